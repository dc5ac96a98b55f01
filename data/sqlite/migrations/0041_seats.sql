-- How many people are to play is one of the terms of an offer. Of several opponents, each can be reported.
CREATE TABLE new_offer (
    guild_id   INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    clock      TEXT    NOT NULL,
    rated      TEXT    NOT NULL,
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
    seats      INTEGER NOT NULL DEFAULT 2,
    PRIMARY KEY (guild_id, user_id, game, clock, rated, seats)
) STRICT, WITHOUT ROWID;
INSERT INTO new_offer (guild_id, user_id, game, clock, rated, channel_id, parent_id, name, language, moderator, salt,
                       made_at, until, look_at, near)
SELECT guild_id, user_id, game, clock, rated, channel_id, parent_id, name, language, moderator, salt,
       made_at, until, look_at, near FROM offer;
DROP TABLE offer;
ALTER TABLE new_offer RENAME TO offer;
CREATE INDEX offer_by_age ON offer (guild_id, made_at);
CREATE INDEX offer_of_user ON offer (user_id);
CREATE INDEX offer_in_channel ON offer (channel_id);
CREATE INDEX offer_to_look_at ON offer (look_at);
CREATE INDEX offer_in_pool ON offer (look_at) WHERE guild_id = 0;

CREATE TABLE new_report (
    session_id INTEGER NOT NULL,
    by_id      INTEGER NOT NULL,
    about_id   INTEGER NOT NULL,
    reason     TEXT    NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (by_id, session_id, about_id)
) STRICT, WITHOUT ROWID;
INSERT INTO new_report SELECT session_id, by_id, about_id, reason, at FROM report;
DROP TABLE report;
ALTER TABLE new_report RENAME TO report;
CREATE INDEX report_about ON report (about_id);
CREATE INDEX report_at ON report (at);
