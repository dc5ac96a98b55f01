-- The deals of the day, and who has played which.
CREATE TABLE deal (
    day      INTEGER PRIMARY KEY,  -- days since 1970-01-01, UTC
    game     TEXT    NOT NULL,
    options  TEXT    NOT NULL,     -- as in a record: name=value, spaces between
    secret   BLOB    NOT NULL,
    bound_at INTEGER NOT NULL      -- when its fingerprint could first be read, in seconds since 1970, UTC
) STRICT;

CREATE TABLE attempt (
    day        INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    session_id INTEGER NOT NULL REFERENCES session (id),
    guild_id   INTEGER NOT NULL,   -- the server in whose table it counts; 0 for none
    score      INTEGER,            -- NULL until the game is over, and where it does not count
    won        INTEGER,
    at         INTEGER,            -- when it was over, in seconds since 1970, UTC
    PRIMARY KEY (day, user_id)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX attempt_of_session ON attempt (session_id);
CREATE INDEX attempt_of_user ON attempt (user_id, day);
CREATE INDEX attempt_by_score ON attempt (day, score) WHERE score IS NOT NULL;
CREATE INDEX attempt_in_server ON attempt (guild_id, day, score);
