-- The deals of the day, and who has played which.
CREATE TABLE deal (
    day      BIGINT PRIMARY KEY,
    game     TEXT   COLLATE "C" NOT NULL,
    options  TEXT   COLLATE "C" NOT NULL,
    secret   BYTEA  NOT NULL,
    bound_at BIGINT NOT NULL
);

CREATE TABLE attempt (
    day        BIGINT NOT NULL,
    user_id    BIGINT NOT NULL,
    session_id BIGINT NOT NULL REFERENCES session (id),
    guild_id   BIGINT NOT NULL,
    score      BIGINT,
    won        BOOLEAN,
    at         BIGINT,
    PRIMARY KEY (day, user_id)
);

CREATE UNIQUE INDEX attempt_of_session ON attempt (session_id);
CREATE INDEX attempt_of_user ON attempt (user_id, day);
CREATE INDEX attempt_by_score ON attempt (day, score) WHERE score IS NOT NULL;
CREATE INDEX attempt_in_server ON attempt (guild_id, day, score);
