-- Joining late, where rounds are played in one sitting: how many rounds somebody has missed, and the points of the start.
ALTER TABLE tournament_entrant ADD COLUMN late INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tournament_entrant ADD COLUMN start INTEGER NOT NULL DEFAULT 0;
