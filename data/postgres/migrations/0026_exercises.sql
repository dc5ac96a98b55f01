-- What somebody learns from their own games: costly turns, which come back until they are solved twice.
CREATE TABLE exercise (
    user_id    BIGINT  NOT NULL,
    session_id BIGINT  NOT NULL,  -- the table of the game
    after      BIGINT  NOT NULL,  -- how many plies of the game stand before the turn that is looked for
    guild_id   BIGINT  NOT NULL,  -- the server of the table; 0 for direct messages
    content    TEXT    COLLATE "C" NOT NULL,  -- what it consists of: opponents/exercises.py
    answered   BIGINT  NOT NULL,
    solved     BIGINT  NOT NULL,
    due        BIGINT,            -- from when on it is asked again, in seconds since 1970, UTC; NULL: it is not
    at         BIGINT  NOT NULL,  -- when it was made or answered last
    PRIMARY KEY (user_id, session_id, after)
);
CREATE INDEX exercise_due ON exercise (user_id, due) WHERE due IS NOT NULL;
CREATE INDEX exercise_of_server ON exercise (guild_id);
