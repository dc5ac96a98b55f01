-- Tournaments. Every change of one raises its version, so that two that are made at once never mix.
CREATE TABLE tournament (
    id         INTEGER NOT NULL PRIMARY KEY,  -- that of the interaction that made it: two of one press are one
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,              -- where it is announced and played
    name       TEXT    NOT NULL,
    game       TEXT    NOT NULL,
    terms      TEXT    NOT NULL,              -- JSON: what its organiser chose
    state      TEXT    NOT NULL CHECK (state IN ('registration', 'running', 'finished', 'cancelled')),
    version    INTEGER NOT NULL,
    language   TEXT    NOT NULL,              -- of its messages and tables
    made_by    INTEGER NOT NULL,              -- 0: somebody who was deleted
    made_at    INTEGER NOT NULL,              -- in seconds since 1970, UTC, like all moments
    secret     BLOB    NOT NULL,              -- from which its lots are drawn
    closes     INTEGER NOT NULL,              -- when registration ends
    starts     INTEGER,                       -- when it began; NULL: not yet
    ends       INTEGER,                       -- when it is over at the latest, and once it is, when it was
    due        INTEGER                        -- when it is to be looked at; NULL: never
) STRICT;
CREATE INDEX tournament_in_server ON tournament (guild_id, id);
CREATE INDEX tournament_due ON tournament (due) WHERE due IS NOT NULL;
CREATE INDEX tournament_made_by ON tournament (made_by);

-- Who registered. `entry` counts in the order in which people joined.
CREATE TABLE tournament_entrant (
    tournament INTEGER NOT NULL REFERENCES tournament (id),
    entry      INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,              -- below 0: somebody who was deleted
    name       TEXT    NOT NULL,              -- as in the server; '' of somebody who was deleted
    state      TEXT    NOT NULL CHECK (state IN ('in', 'waiting', 'withdrawn', 'removed', 'gone')),
    number     INTEGER NOT NULL,              -- the pairing number; 0 before it is drawn
    salt       TEXT    NOT NULL,              -- the id of the press, which goes into the lots
    at         INTEGER NOT NULL,
    PRIMARY KEY (tournament, entry)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX tournament_entrant_user ON tournament_entrant (user_id, tournament);

-- The boards: each becomes one table. `seats` and `points` are numbers with spaces between, seat 1 first.
CREATE TABLE tournament_board (
    tournament INTEGER NOT NULL REFERENCES tournament (id),
    board      INTEGER NOT NULL,
    round      INTEGER NOT NULL,
    seats      TEXT    NOT NULL,              -- the pairing numbers of who sits there
    session_id INTEGER REFERENCES session (id),  -- NULL: its table is not open yet
    points     TEXT    NOT NULL,              -- a win has 2, a draw 1; '' while it is not over
    how        TEXT    NOT NULL,              -- how it came to them; '' while it is not over
    at         INTEGER NOT NULL,              -- when it was over; 0 before
    PRIMARY KEY (tournament, board)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX tournament_board_session ON tournament_board (session_id) WHERE session_id IS NOT NULL;

-- What organisers did and what was decided by rule, for people to read. Nothing is computed from it.
CREATE TABLE tournament_journal (
    tournament INTEGER NOT NULL REFERENCES tournament (id),
    number     INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,              -- who did it; 0: the rules, or somebody who was deleted
    kind       TEXT    NOT NULL,
    facts      TEXT    NOT NULL,              -- JSON: no names
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_journal_user ON tournament_journal (user_id);
