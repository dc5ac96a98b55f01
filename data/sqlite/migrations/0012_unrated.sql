-- A table may agree that its game does not count for the ratings.
CREATE TABLE finished_anew (
    session_id INTEGER PRIMARY KEY REFERENCES session (id),
    guild_id   INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    options    TEXT    NOT NULL,  -- as in a record: name=value, spaces between
    moves      INTEGER NOT NULL,  -- plies that the seats chose, without giving up
    at         INTEGER NOT NULL,  -- when it was over, in seconds since 1970, UTC
    rated      TEXT    NOT NULL DEFAULT 'yes' CHECK (rated IN ('yes', 'short', 'often', 'computer', 'agreed'))
) STRICT;
INSERT INTO finished_anew (session_id, guild_id, game, options, moves, at, rated)
SELECT session_id, guild_id, game, options, moves, at, rated FROM finished;
DROP TABLE finished;
ALTER TABLE finished_anew RENAME TO finished;
CREATE INDEX finished_in_server ON finished (guild_id, game, at);
