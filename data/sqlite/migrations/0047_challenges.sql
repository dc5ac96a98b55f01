-- Who wants to play again with a stranger whom they have met: one challenge of each to each other.
CREATE TABLE challenge (
    user_id   INTEGER NOT NULL,
    other_id  INTEGER NOT NULL,
    by_word   TEXT    NOT NULL,  -- what the user was called when they made it
    by_number INTEGER NOT NULL,
    word      TEXT    NOT NULL,  -- what the other was called when they played
    number    INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    clock     TEXT    NOT NULL,
    language  TEXT    NOT NULL,
    made_at   INTEGER NOT NULL,  -- in seconds since 1970, UTC, as all that follow
    until     INTEGER NOT NULL,
    told_at   INTEGER NOT NULL,  -- when the other was told; 0: not yet
    declined  INTEGER NOT NULL,  -- 1: the other does not want it, which its user does not learn
    look_at   INTEGER NOT NULL,  -- when it is looked at next whether the other can be told
    PRIMARY KEY (user_id, other_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX challenge_to ON challenge (other_id);
CREATE INDEX challenge_to_look_at ON challenge (look_at) WHERE told_at = 0;
CREATE INDEX challenge_ends ON challenge (until);
