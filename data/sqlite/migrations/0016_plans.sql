-- Moves that players plan in advance, and notes that they keep on games: each is seen by its user alone.
CREATE TABLE plan (
    session_id INTEGER NOT NULL REFERENCES session (id),
    user_id    INTEGER NOT NULL,
    since      INTEGER NOT NULL,  -- the number of the last entry when it was made
    lines      TEXT    NOT NULL,  -- JSON: a list of lines, each of them a list of plies
    PRIMARY KEY (session_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX plan_by_user ON plan (user_id);

CREATE TABLE note (
    user_id    INTEGER NOT NULL,
    session_id INTEGER NOT NULL REFERENCES session (id),
    text       TEXT    NOT NULL,
    PRIMARY KEY (user_id, session_id)
) STRICT, WITHOUT ROWID;
