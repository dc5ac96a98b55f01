-- What people are called where strangers see them: see the step of the same number in data/sqlite/migrations.
CREATE TABLE player_name (
    user_id    BIGINT NOT NULL PRIMARY KEY,
    word       TEXT   COLLATE "C" NOT NULL,
    number     BIGINT NOT NULL,
    renamed_at BIGINT NOT NULL
);
CREATE UNIQUE INDEX one_of_this_name ON player_name (word, number);
