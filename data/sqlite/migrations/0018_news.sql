-- What is told of games elsewhere than at their tables.

-- Who follows which game without playing in it. The row goes when the game is over and they were told so.
CREATE TABLE follow (
    user_id    INTEGER NOT NULL,
    session_id INTEGER NOT NULL REFERENCES session (id),
    guild_id   INTEGER NOT NULL,
    what       TEXT    NOT NULL CHECK (what IN ('turns', 'end')),
    seen       INTEGER NOT NULL,            -- the number of the last entry of the log that they were told of
    told       INTEGER NOT NULL DEFAULT 0,  -- when they were told last, in seconds since 1970, UTC
    message_id INTEGER NOT NULL DEFAULT 0,  -- the message in the game's channel that mentions them; 0: none
    PRIMARY KEY (user_id, session_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX follow_of_session ON follow (session_id);

-- The finished games of servers that have a channel for results: each is posted there once.
CREATE TABLE result_post (
    session_id INTEGER PRIMARY KEY REFERENCES session (id),
    guild_id   INTEGER NOT NULL,
    tried      INTEGER NOT NULL DEFAULT 0,  -- 1: a post was begun
    message_id INTEGER NOT NULL DEFAULT 0,  -- 0: none
    due        INTEGER                      -- when it is tried, in seconds since 1970, UTC; NULL: never again
) STRICT;
CREATE INDEX result_post_due ON result_post (due) WHERE due IS NOT NULL;

-- When people get a list of the games that wait for them.
CREATE TABLE digest (
    user_id INTEGER PRIMARY KEY,
    due     INTEGER NOT NULL,            -- seconds since 1970, UTC
    begun   INTEGER NOT NULL DEFAULT 0   -- when the last one was begun
) STRICT;
CREATE INDEX digest_due ON digest (due);
