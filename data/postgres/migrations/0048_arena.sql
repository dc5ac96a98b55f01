-- Arenas: since when somebody waits for an opponent, and who waited as games were paired, so that it can be checked.
ALTER TABLE tournament_entrant ADD COLUMN waits BIGINT NOT NULL DEFAULT 0;  -- 0: takes a break
ALTER TABLE tournament_board ADD COLUMN queue TEXT COLLATE "C" NOT NULL DEFAULT '';
