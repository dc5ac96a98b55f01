-- Tables apart, and direct messages: see the step of the same number in data/sqlite/migrations.
CREATE TABLE showing (
    session_id BIGINT NOT NULL REFERENCES session (id),
    user_id    BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    shown      BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (session_id, user_id)
);
CREATE INDEX showing_to_user ON showing (user_id, session_id);

CREATE TABLE direct (
    user_id    BIGINT NOT NULL PRIMARY KEY,
    channel_id BIGINT NOT NULL,
    opened_at  BIGINT NOT NULL,
    closed_at  BIGINT,
    refused_at BIGINT
);
CREATE INDEX direct_closed ON direct (user_id) WHERE closed_at IS NOT NULL;
CREATE INDEX direct_refused ON direct (refused_at) WHERE refused_at IS NOT NULL;

DROP INDEX one_live_message;
CREATE UNIQUE INDEX one_live_message ON message (session_id, channel_id) WHERE live;
