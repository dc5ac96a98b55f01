-- What servers and people have settled: a row for each thing that is other than at first, its value as JSON.
CREATE TABLE server_setting (
    guild_id INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    value    TEXT    NOT NULL,
    PRIMARY KEY (guild_id, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE person_setting (
    user_id INTEGER NOT NULL,
    name    TEXT    NOT NULL,
    value   TEXT    NOT NULL,
    PRIMARY KEY (user_id, name)
) STRICT, WITHOUT ROWID;

INSERT INTO person_setting (user_id, name, value) SELECT user_id, 'hints', 'false' FROM person WHERE NOT hints;
DROP TABLE person;

-- A message may be a call too: one that names who is to move where one board is kept for the whole game.
CREATE TABLE message_new (
    session_id INTEGER NOT NULL REFERENCES session (id),
    message_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    shows      TEXT    NOT NULL CHECK (shows IN ('lobby', 'board', 'end', 'call')),
    version    INTEGER NOT NULL,                     -- the number of the last entry that it shows
    live       INTEGER NOT NULL,
    PRIMARY KEY (session_id, message_id)
) STRICT, WITHOUT ROWID;

INSERT INTO message_new SELECT session_id, message_id, channel_id, shows, version, live FROM message;
DROP TABLE message;
ALTER TABLE message_new RENAME TO message;
CREATE UNIQUE INDEX one_live_message ON message (session_id) WHERE live;
CREATE INDEX message_to_retire ON message (session_id) WHERE NOT live;
