-- What analyses of their games have found about somebody's own play.
CREATE TABLE review (
    user_id    INTEGER NOT NULL,
    session_id INTEGER NOT NULL,  -- the table of the game
    guild_id   INTEGER NOT NULL,  -- the server of the table; 0 for direct messages
    game       TEXT    NOT NULL,  -- the key of the game
    content    TEXT    NOT NULL,  -- what was found: sessions/learning/progress.py
    at         INTEGER NOT NULL,  -- when it was found, in seconds since 1970, UTC
    PRIMARY KEY (user_id, session_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX review_of_server ON review (guild_id);
