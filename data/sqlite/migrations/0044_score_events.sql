-- Deals of score events, beside those of the day: a deal and an attempt belong to a tournament, or to none.
CREATE TABLE new_deal (
    event    INTEGER NOT NULL DEFAULT 0,  -- the tournament; 0: the deal of the day
    day      INTEGER NOT NULL,  -- days since 1970-01-01, UTC
    game     TEXT    NOT NULL,
    options  TEXT    NOT NULL,
    secret   BLOB    NOT NULL,
    bound_at INTEGER NOT NULL,
    PRIMARY KEY (event, day)
) STRICT, WITHOUT ROWID;

INSERT INTO new_deal SELECT 0, day, game, options, secret, bound_at FROM deal;
DROP TABLE deal;
ALTER TABLE new_deal RENAME TO deal;

CREATE TABLE new_attempt (
    event      INTEGER NOT NULL DEFAULT 0,
    day        INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,  -- below 0 for somebody who was deleted and leaves a score in an event
    session_id INTEGER NOT NULL REFERENCES session (id),
    guild_id   INTEGER NOT NULL,
    score      INTEGER,
    won        INTEGER,
    at         INTEGER,
    given_up   INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (event, day, user_id)
) STRICT, WITHOUT ROWID;

INSERT INTO new_attempt SELECT 0, day, user_id, session_id, guild_id, score, won, at, given_up FROM attempt;
DROP TABLE attempt;
ALTER TABLE new_attempt RENAME TO attempt;

CREATE UNIQUE INDEX attempt_of_session ON attempt (session_id);
CREATE INDEX attempt_of_user ON attempt (user_id, day);
CREATE INDEX attempt_by_score ON attempt (event, day, score) WHERE score IS NOT NULL;
CREATE INDEX attempt_in_server ON attempt (guild_id, event, day, score);
