-- A session is a game at one table, from lobby to result.
-- Ids are never used again (AUTOINCREMENT): old buttons carry them.
CREATE TABLE session (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    game          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    options       TEXT    NOT NULL,             -- as in a record: name=value, spaces between
    guild_id      INTEGER NOT NULL,
    channel_id    INTEGER NOT NULL,
    opener_id     INTEGER NOT NULL,
    youngest_id   INTEGER,                      -- who sits in seat 1, where the opener said so
    state         TEXT    NOT NULL CHECK (state IN ('lobby', 'running', 'over', 'cancelled')),
    ending        TEXT    NOT NULL DEFAULT '',  -- why it ended, where the rules did not end it
    secret        BLOB    NOT NULL,             -- what the dice are drawn from
    salt          TEXT    NOT NULL DEFAULT '',  -- what the table could not choose, mixed into the dice
    version       INTEGER NOT NULL DEFAULT 1,   -- one more with every change
    shown         INTEGER NOT NULL DEFAULT 0,   -- the version that the channel was shown last
    message_id    INTEGER,                      -- the live message
    message_plies INTEGER NOT NULL DEFAULT -1,  -- how many plies it was made for; -1 is a lobby
    created_at    INTEGER NOT NULL,             -- seconds since 1970, UTC
    changed_at    INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_open_session_a_channel ON session (channel_id) WHERE state IN ('lobby', 'running');
CREATE INDEX session_by_channel ON session (channel_id, id);
CREATE INDEX session_to_show ON session (id) WHERE shown < version;

CREATE TABLE seat (
    session_id INTEGER NOT NULL REFERENCES session (id),
    seat       INTEGER NOT NULL CHECK (seat > 0),  -- in the lobby, the order of joining
    user_id    INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    PRIMARY KEY (session_id, seat),
    UNIQUE (session_id, user_id)
) STRICT, WITHOUT ROWID;

-- The primary key refuses a second writer of the same ply.
CREATE TABLE ply (
    session_id INTEGER NOT NULL REFERENCES session (id),
    number     INTEGER NOT NULL CHECK (number > 0),
    seat       INTEGER NOT NULL CHECK (seat >= 0),  -- 0 is chance
    words      TEXT    NOT NULL,
    played_at  INTEGER NOT NULL,
    PRIMARY KEY (session_id, number)
) STRICT, WITHOUT ROWID;

-- Small things that the bot remembers about itself, such as which commands it registered last.
CREATE TABLE memo (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
