-- Pairs of users whom organisers keep apart in a tournament: they are never paired. `low` is the lower id.
CREATE TABLE tournament_apart (
    tournament BIGINT NOT NULL REFERENCES tournament (id),
    low        BIGINT NOT NULL,
    high       BIGINT NOT NULL,
    PRIMARY KEY (tournament, low, high)
);
CREATE INDEX tournament_apart_low ON tournament_apart (low);
CREATE INDEX tournament_apart_high ON tournament_apart (high);
