-- Tournaments: see the step of the same number in data/sqlite/migrations.
CREATE TABLE tournament (
    id         BIGINT  NOT NULL PRIMARY KEY,
    guild_id   BIGINT  NOT NULL,
    channel_id BIGINT  NOT NULL,
    name       TEXT    COLLATE "C" NOT NULL,
    game       TEXT    COLLATE "C" NOT NULL,
    terms      TEXT    COLLATE "C" NOT NULL,
    state      TEXT    COLLATE "C" NOT NULL CHECK (state IN ('registration', 'running', 'finished', 'cancelled')),
    version    BIGINT  NOT NULL,
    language   TEXT    COLLATE "C" NOT NULL,
    made_by    BIGINT  NOT NULL,
    made_at    BIGINT  NOT NULL,
    secret     BYTEA   NOT NULL,
    closes     BIGINT  NOT NULL,
    starts     BIGINT,
    ends       BIGINT,
    due        BIGINT
);
CREATE INDEX tournament_in_server ON tournament (guild_id, id);
CREATE INDEX tournament_due ON tournament (due) WHERE due IS NOT NULL;
CREATE INDEX tournament_made_by ON tournament (made_by);

-- Who registered. `entry` counts in the order in which people joined.
CREATE TABLE tournament_entrant (
    tournament BIGINT  NOT NULL REFERENCES tournament (id),
    entry      BIGINT  NOT NULL,
    user_id    BIGINT  NOT NULL,
    name       TEXT    COLLATE "C" NOT NULL,
    state      TEXT    COLLATE "C" NOT NULL CHECK (state IN ('in', 'waiting', 'withdrawn', 'removed', 'gone')),
    number     BIGINT  NOT NULL,
    salt       TEXT    COLLATE "C" NOT NULL,
    at         BIGINT  NOT NULL,
    PRIMARY KEY (tournament, entry)
);
CREATE UNIQUE INDEX tournament_entrant_user ON tournament_entrant (user_id, tournament);

-- The boards: each becomes one table. `seats` and `points` are numbers with spaces between, seat 1 first.
CREATE TABLE tournament_board (
    tournament BIGINT  NOT NULL REFERENCES tournament (id),
    board      BIGINT  NOT NULL,
    round      BIGINT  NOT NULL,
    seats      TEXT    COLLATE "C" NOT NULL,
    session_id BIGINT  REFERENCES session (id),
    points     TEXT    COLLATE "C" NOT NULL,
    how        TEXT    COLLATE "C" NOT NULL,
    at         BIGINT  NOT NULL,
    PRIMARY KEY (tournament, board)
);
CREATE UNIQUE INDEX tournament_board_session ON tournament_board (session_id) WHERE session_id IS NOT NULL;

-- What organisers did and what was decided by rule, for people to read. Nothing is computed from it.
CREATE TABLE tournament_journal (
    tournament BIGINT  NOT NULL REFERENCES tournament (id),
    number     BIGINT  NOT NULL,
    at         BIGINT  NOT NULL,
    user_id    BIGINT  NOT NULL,
    kind       TEXT    COLLATE "C" NOT NULL,
    facts      TEXT    COLLATE "C" NOT NULL,
    PRIMARY KEY (tournament, number)
);
CREATE INDEX tournament_journal_user ON tournament_journal (user_id);
