-- With whom people do not want to play again whom they know by a player name alone.
CREATE TABLE avoided_stranger (
    user_id  INTEGER NOT NULL,
    other_id INTEGER NOT NULL,
    word     TEXT    NOT NULL,  -- what the other was called then: the key of a word
    number   INTEGER NOT NULL,  -- and the number behind it
    at       INTEGER NOT NULL,  -- in seconds since 1970, UTC
    PRIMARY KEY (user_id, other_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX avoided_by ON avoided_stranger (other_id);

-- What people say of other players for the host to read; at most one for each game, and kept for a while only.
CREATE TABLE report (
    session_id INTEGER NOT NULL,
    by_id      INTEGER NOT NULL,
    about_id   INTEGER NOT NULL,
    reason     TEXT    NOT NULL,
    at         INTEGER NOT NULL,  -- in seconds since 1970, UTC
    PRIMARY KEY (by_id, session_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX report_about ON report (about_id);
CREATE INDEX report_at ON report (at);

-- Who may not play with strangers, for one reason or several.
CREATE TABLE bar (
    user_id INTEGER NOT NULL,
    why     TEXT    NOT NULL,
    until   INTEGER NOT NULL,  -- in seconds since 1970, UTC
    times   INTEGER NOT NULL,  -- how often in a row it came to that
    PRIMARY KEY (user_id, why)
) STRICT, WITHOUT ROWID;
CREATE INDEX bar_until ON bar (until);
