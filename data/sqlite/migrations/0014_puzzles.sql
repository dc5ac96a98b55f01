-- Who tried which puzzle: the puzzle of a day in a server, or one of their own (guild_id and day are 0).
CREATE TABLE puzzle (
    user_id  INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    day      INTEGER NOT NULL,  -- days since 1970, UTC
    puzzle   TEXT    NOT NULL,  -- its key in seeds/puzzles
    tries    INTEGER NOT NULL,
    solved   INTEGER NOT NULL,
    at       INTEGER NOT NULL,  -- when it was tried last, in seconds since 1970, UTC
    PRIMARY KEY (user_id, guild_id, day, puzzle)
) STRICT, WITHOUT ROWID;
CREATE INDEX puzzle_of_day ON puzzle (guild_id, day);
