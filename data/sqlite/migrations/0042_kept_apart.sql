-- Pairs of users whom organisers keep apart in a tournament: they are never paired. `low` is the lower id.
CREATE TABLE tournament_apart (
    tournament INTEGER NOT NULL REFERENCES tournament (id),
    low        INTEGER NOT NULL,
    high       INTEGER NOT NULL,
    PRIMARY KEY (tournament, low, high)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_apart_low ON tournament_apart (low);
CREATE INDEX tournament_apart_high ON tournament_apart (high);
