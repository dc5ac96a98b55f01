-- The log is the session's: whatever happens to a table is an entry, and what stands follows from the entries alone.
CREATE TABLE entry (
    session_id INTEGER NOT NULL REFERENCES session (id),
    number     INTEGER NOT NULL CHECK (number > 0),  -- only ever rises; the key refuses a second writer
    kind       TEXT    NOT NULL,
    facts      TEXT    NOT NULL,                     -- JSON
    at         INTEGER NOT NULL,                     -- seconds since 1970, UTC
    seal       BLOB    NOT NULL DEFAULT x'',         -- binds it to the entry before; given to these by the next step
    PRIMARY KEY (session_id, number)
) STRICT, WITHOUT ROWID;

INSERT INTO entry (session_id, number, kind, facts, at)
SELECT id, 1, 'opened', json_object(
    'options', options, 'host', opener_id, 'first', youngest_id,
    'people', (SELECT json_group_array(json_array(user_id, name))
               FROM (SELECT user_id, name FROM seat WHERE session_id = session.id ORDER BY seat))
), created_at FROM session;

INSERT INTO entry (session_id, number, kind, facts, at)
SELECT id, 2, 'cancelled', json_object(), changed_at FROM session WHERE state = 'cancelled';

INSERT INTO entry (session_id, number, kind, facts, at)
SELECT id, 2, 'started', json_object(
    'salt', salt,
    'order', (SELECT json_group_array(user_id)
              FROM (SELECT user_id FROM seat WHERE session_id = session.id ORDER BY seat))
), coalesce((SELECT min(played_at) FROM ply WHERE session_id = session.id), changed_at)
FROM session WHERE state IN ('running', 'over');

INSERT INTO entry (session_id, number, kind, facts, at)
SELECT session_id, number + 2, 'ply', json_object('seat', seat, 'ply', words), played_at FROM ply;

-- "ended by NAME, a moderator", or a table whose rules had changed.
INSERT INTO entry (session_id, number, kind, facts, at)
SELECT id, 3 + (SELECT count(*) FROM ply WHERE session_id = session.id), 'ended',
    CASE WHEN ending LIKE 'ended by %, a moderator'
        THEN json_object('how', 'moderator', 'by', substr(ending, 10, length(ending) - 22))
        ELSE json_object('how', 'outdated', 'by', '') END,
    changed_at
FROM session WHERE state = 'over' AND ending <> '';

-- The messages of a session: the live one, and those that have still to lose their controls.
CREATE TABLE message (
    session_id INTEGER NOT NULL REFERENCES session (id),
    message_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    shows      TEXT    NOT NULL CHECK (shows IN ('lobby', 'board', 'end')),
    version    INTEGER NOT NULL,                     -- the number of the last entry that it shows
    live       INTEGER NOT NULL,
    PRIMARY KEY (session_id, message_id)
) STRICT, WITHOUT ROWID;

INSERT INTO message (session_id, message_id, channel_id, shows, version, live)
SELECT id, message_id, channel_id,
    CASE WHEN message_plies < 0 THEN 'lobby'
         WHEN state = 'over' AND shown >= version THEN 'end'
         ELSE 'board' END,
    CASE WHEN message_plies < 0 THEN 1 ELSE message_plies + 2 END,
    1
FROM session WHERE message_id IS NOT NULL;

CREATE UNIQUE INDEX one_live_message ON message (session_id) WHERE live;
CREATE INDEX message_to_retire ON message (session_id) WHERE NOT live;

-- Who sits where, to be found by user in a channel, and by session to be changed.
CREATE TABLE player (
    user_id    INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    session_id INTEGER NOT NULL REFERENCES session (id),
    PRIMARY KEY (user_id, channel_id, session_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX player_by_session ON player (session_id);
INSERT INTO player (user_id, channel_id, session_id)
SELECT user_id, channel_id, session_id FROM seat JOIN session ON id = session_id;

-- How each seat came out of a game. Those of older games are told from their logs at the first start.
CREATE TABLE result (
    session_id INTEGER NOT NULL REFERENCES session (id),
    seat       INTEGER NOT NULL CHECK (seat > 0),
    user_id    INTEGER NOT NULL,
    place      INTEGER NOT NULL CHECK (place > 0),
    score      INTEGER,
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_by_user ON result (user_id);
INSERT INTO memo (name, value) VALUES ('results', 'to be told from the logs');

-- What follows from the log is kept beside it only where it is searched for.
DROP INDEX one_open_session_a_channel;
DROP INDEX session_to_show;
UPDATE session SET
    shown = (SELECT max(number) FROM entry WHERE session_id = session.id) - (shown < version),
    version = (SELECT max(number) FROM entry WHERE session_id = session.id);
ALTER TABLE session ADD COLUMN exclusive INTEGER NOT NULL DEFAULT 1;  -- 0: its channel may have others
ALTER TABLE session DROP COLUMN options;
ALTER TABLE session DROP COLUMN opener_id;
ALTER TABLE session DROP COLUMN youngest_id;
ALTER TABLE session DROP COLUMN ending;
ALTER TABLE session DROP COLUMN salt;
ALTER TABLE session DROP COLUMN message_id;
ALTER TABLE session DROP COLUMN message_plies;
DROP TABLE seat;
DROP TABLE ply;
CREATE UNIQUE INDEX one_open_session_a_channel ON session (channel_id) WHERE exclusive AND state IN ('lobby', 'running');
CREATE INDEX open_in_channel ON session (channel_id) WHERE state IN ('lobby', 'running');
CREATE INDEX session_to_show ON session (id) WHERE shown < version;
