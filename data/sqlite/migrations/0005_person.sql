-- What somebody has settled for themselves. Who has settled nothing has no row.
CREATE TABLE person (
    user_id INTEGER PRIMARY KEY,
    hints   INTEGER NOT NULL DEFAULT 1 CHECK (hints IN (0, 1))  -- whether a first game explains itself
) STRICT;
