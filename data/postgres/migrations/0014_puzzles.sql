-- Who tried which puzzle: the puzzle of a day in a server, or one of their own (guild_id and day are 0).
CREATE TABLE puzzle (
    user_id  BIGINT  NOT NULL,
    guild_id BIGINT  NOT NULL,
    day      BIGINT  NOT NULL,
    puzzle   TEXT    COLLATE "C" NOT NULL,
    tries    BIGINT  NOT NULL,
    solved   BOOLEAN NOT NULL,
    at       BIGINT  NOT NULL,
    PRIMARY KEY (user_id, guild_id, day, puzzle)
);
CREATE INDEX puzzle_of_day ON puzzle (guild_id, day);
