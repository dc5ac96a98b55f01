-- What ratings follow from, and whether a game counts for them, which is decided when it begins.

-- When a game began that can count for the ratings, in seconds since 1970, UTC; NULL: it cannot, or has not begun.
ALTER TABLE session ADD COLUMN begun INTEGER;
-- 1: two of its players had enough rated games of this kind with each other on the day on which it began.
ALTER TABLE session ADD COLUMN often INTEGER NOT NULL DEFAULT 0;

-- What the rated games of two people of a server say about which of them is stronger. It is written when a game ends, and
-- stays when somebody is forgotten: a number below 0, which is one person's within a server and a game and follows from
-- nothing, stands for them from then on.
CREATE TABLE meeting (
    guild_id INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    one      INTEGER NOT NULL,  -- a user's id; the lower one of the two
    other    INTEGER NOT NULL,
    games    INTEGER NOT NULL,  -- how many rated games they had with each other
    weight   REAL    NOT NULL,  -- how many games these are worth: each later game makes the earlier ones worth less
    won      REAL    NOT NULL,  -- how much of that the one won; a draw is half a game
    since    INTEGER NOT NULL,  -- the day of their first game, counted from 1970, UTC
    PRIMARY KEY (guild_id, game, one, other),
    CHECK (one < other)
) STRICT, WITHOUT ROWID;
CREATE INDEX meeting_of_one ON meeting (one);
CREATE INDEX meeting_of_other ON meeting (other);

-- Those of older games are counted at the next start.
INSERT INTO memo (name, value)
SELECT 'meetings', 'to be told from the results' WHERE EXISTS (SELECT * FROM finished);
