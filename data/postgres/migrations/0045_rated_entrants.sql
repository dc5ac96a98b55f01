-- Whether an entrant's pairing number follows from a rating; of all others it is drawn.
ALTER TABLE tournament_entrant ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;
