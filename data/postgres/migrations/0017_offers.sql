-- Open offers, and who wants to be told of them: see the step of the same number in data/sqlite/migrations.
CREATE TABLE offer (
    guild_id   BIGINT  NOT NULL,
    user_id    BIGINT  NOT NULL,
    game       TEXT    COLLATE "C" NOT NULL,
    clock      TEXT    COLLATE "C" NOT NULL,
    rated      TEXT    COLLATE "C" NOT NULL,
    channel_id BIGINT  NOT NULL,
    parent_id  BIGINT  NOT NULL,
    name       TEXT    COLLATE "C" NOT NULL,
    language   TEXT    COLLATE "C" NOT NULL,
    moderator  BOOLEAN NOT NULL,
    salt       TEXT    COLLATE "C" NOT NULL,
    made_at    BIGINT  NOT NULL,
    until      BIGINT  NOT NULL,
    look_at    BIGINT  NOT NULL,
    PRIMARY KEY (guild_id, user_id, game, clock, rated)
);
CREATE INDEX offer_by_age ON offer (guild_id, made_at);
CREATE INDEX offer_of_user ON offer (user_id);
CREATE INDEX offer_in_channel ON offer (channel_id);
CREATE INDEX offer_to_look_at ON offer (look_at);

CREATE TABLE watch (
    guild_id BIGINT NOT NULL,
    user_id  BIGINT NOT NULL,
    game     TEXT   COLLATE "C" NOT NULL,
    told_at  BIGINT NOT NULL,
    PRIMARY KEY (guild_id, user_id, game)
);
CREATE INDEX watch_by_game ON watch (guild_id, game, told_at);
CREATE INDEX watch_of_user ON watch (user_id);
