-- Challenges between strangers: see the step of the same number in data/sqlite/migrations.
CREATE TABLE challenge (
    user_id   BIGINT NOT NULL,
    other_id  BIGINT NOT NULL,
    by_word   TEXT COLLATE "C" NOT NULL,
    by_number BIGINT NOT NULL,
    word      TEXT COLLATE "C" NOT NULL,
    number    BIGINT NOT NULL,
    game      TEXT COLLATE "C" NOT NULL,
    clock     TEXT COLLATE "C" NOT NULL,
    language  TEXT COLLATE "C" NOT NULL,
    made_at   BIGINT NOT NULL,
    until     BIGINT NOT NULL,
    told_at   BIGINT NOT NULL,
    declined  BIGINT NOT NULL,
    look_at   BIGINT NOT NULL,
    PRIMARY KEY (user_id, other_id)
);
CREATE INDEX challenge_to ON challenge (other_id);
CREATE INDEX challenge_to_look_at ON challenge (look_at) WHERE told_at = 0;
CREATE INDEX challenge_ends ON challenge (until);
