-- Arenas: since when somebody waits for an opponent, and who waited as games were paired, so that it can be checked.
ALTER TABLE tournament_entrant ADD COLUMN waits INTEGER NOT NULL DEFAULT 0;  -- 0: takes a break
ALTER TABLE tournament_board ADD COLUMN queue TEXT NOT NULL DEFAULT '';
