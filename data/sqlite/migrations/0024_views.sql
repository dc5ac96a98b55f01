-- Where a table is shown that several play in direct messages: to each of its players in their own. Tables in one place have
-- no rows. The table's own `shown` is then the smallest of those who can be reached.
CREATE TABLE showing (
    session_id INTEGER NOT NULL REFERENCES session (id),
    user_id    INTEGER NOT NULL,            -- to whom
    channel_id INTEGER NOT NULL,            -- their direct messages with the bot
    shown      INTEGER NOT NULL DEFAULT 0,  -- the number of the last entry that they were shown; 0 for none
    PRIMARY KEY (session_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX showing_to_user ON showing (user_id, session_id);

-- The direct messages of people with the bot.
CREATE TABLE direct (
    user_id    INTEGER NOT NULL PRIMARY KEY,
    channel_id INTEGER NOT NULL,  -- 0: not known, as none was ever opened
    opened_at  INTEGER NOT NULL,  -- when the channel was noted, in seconds since 1970, UTC, like the two that follow
    closed_at  INTEGER,           -- since when nothing is sent, as Discord refused a message; NULL once they use the bot again
    refused_at INTEGER            -- when Discord refused the last one, and none has arrived since; NULL: none
) STRICT, WITHOUT ROWID;
CREATE INDEX direct_closed ON direct (user_id) WHERE closed_at IS NOT NULL;
CREATE INDEX direct_refused ON direct (refused_at) WHERE refused_at IS NOT NULL;

-- Each place in which a table is shown has a live message of its own.
DROP INDEX one_live_message;
CREATE UNIQUE INDEX one_live_message ON message (session_id, channel_id) WHERE live;
