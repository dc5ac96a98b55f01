-- Moves that players plan in advance, and notes that they keep on games: each is seen by its user alone.
CREATE TABLE plan (
    session_id BIGINT NOT NULL REFERENCES session (id),
    user_id    BIGINT NOT NULL,
    since      BIGINT NOT NULL,
    lines      TEXT   COLLATE "C" NOT NULL,
    PRIMARY KEY (session_id, user_id)
);
CREATE INDEX plan_by_user ON plan (user_id);

CREATE TABLE note (
    user_id    BIGINT NOT NULL,
    session_id BIGINT NOT NULL REFERENCES session (id),
    text       TEXT   COLLATE "C" NOT NULL,
    PRIMARY KEY (user_id, session_id)
);
