-- What somebody learns from their own games: costly turns, which come back until they are solved twice.
CREATE TABLE exercise (
    user_id    INTEGER NOT NULL,
    session_id INTEGER NOT NULL,  -- the table of the game
    after      INTEGER NOT NULL,  -- how many plies of the game stand before the turn that is looked for
    guild_id   INTEGER NOT NULL,  -- the server of the table; 0 for direct messages
    content    TEXT    NOT NULL,  -- what it consists of: opponents/exercises.py
    answered   INTEGER NOT NULL,
    solved     INTEGER NOT NULL,
    due        INTEGER,           -- from when on it is asked again, in seconds since 1970, UTC; NULL: it is not
    at         INTEGER NOT NULL,  -- when it was made or answered last
    PRIMARY KEY (user_id, session_id, after)
) STRICT, WITHOUT ROWID;
CREATE INDEX exercise_due ON exercise (user_id, due) WHERE due IS NOT NULL;
CREATE INDEX exercise_of_server ON exercise (guild_id);
