-- What keeps games between strangers clean: see the step of the same number in data/sqlite/migrations.
CREATE TABLE avoided_stranger (
    user_id  BIGINT NOT NULL,
    other_id BIGINT NOT NULL,
    word     TEXT   COLLATE "C" NOT NULL,
    number   BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (user_id, other_id)
);
CREATE INDEX avoided_by ON avoided_stranger (other_id);

CREATE TABLE report (
    session_id BIGINT NOT NULL,
    by_id      BIGINT NOT NULL,
    about_id   BIGINT NOT NULL,
    reason     TEXT   COLLATE "C" NOT NULL,
    at         BIGINT NOT NULL,
    PRIMARY KEY (by_id, session_id)
);
CREATE INDEX report_about ON report (about_id);
CREATE INDEX report_at ON report (at);

CREATE TABLE bar (
    user_id BIGINT NOT NULL,
    why     TEXT   COLLATE "C" NOT NULL,
    until   BIGINT NOT NULL,
    times   BIGINT NOT NULL,
    PRIMARY KEY (user_id, why)
);
CREATE INDEX bar_until ON bar (until);
