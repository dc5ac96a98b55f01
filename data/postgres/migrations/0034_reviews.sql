-- What analyses of their games have found about somebody's own play.
CREATE TABLE review (
    user_id    BIGINT  NOT NULL,
    session_id BIGINT  NOT NULL,  -- the table of the game
    guild_id   BIGINT  NOT NULL,  -- the server of the table; 0 for direct messages
    game       TEXT    COLLATE "C" NOT NULL,  -- the key of the game
    content    TEXT    COLLATE "C" NOT NULL,  -- what was found: sessions/learning/progress.py
    at         BIGINT  NOT NULL,  -- when it was found, in seconds since 1970, UTC
    PRIMARY KEY (user_id, session_id)
);
CREATE INDEX review_of_server ON review (guild_id);
