-- The columns of a key stand first. Where they do not, the checks of SQLite 3.40 call a table without rowids damaged.
CREATE TABLE new_offer (
    guild_id   INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    clock      TEXT    NOT NULL,
    rated      TEXT    NOT NULL,
    seats      INTEGER NOT NULL DEFAULT 2,
    channel_id INTEGER NOT NULL,
    parent_id  INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    language   TEXT    NOT NULL,
    moderator  INTEGER NOT NULL,
    salt       TEXT    NOT NULL,
    made_at    INTEGER NOT NULL,
    until      INTEGER NOT NULL,
    look_at    INTEGER NOT NULL,
    near       INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, user_id, game, clock, rated, seats)
) STRICT, WITHOUT ROWID;
INSERT INTO new_offer (guild_id, user_id, game, clock, rated, seats, channel_id, parent_id, name, language, moderator,
                       salt, made_at, until, look_at, near)
SELECT guild_id, user_id, game, clock, rated, seats, channel_id, parent_id, name, language, moderator,
       salt, made_at, until, look_at, near FROM offer;
DROP TABLE offer;
ALTER TABLE new_offer RENAME TO offer;
CREATE INDEX offer_by_age ON offer (guild_id, made_at);
CREATE INDEX offer_of_user ON offer (user_id);
CREATE INDEX offer_in_channel ON offer (channel_id);
CREATE INDEX offer_to_look_at ON offer (look_at);
CREATE INDEX offer_in_pool ON offer (look_at) WHERE guild_id = 0;
