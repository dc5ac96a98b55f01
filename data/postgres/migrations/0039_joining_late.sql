-- Joining late: see the step of the same number in data/sqlite/migrations.
ALTER TABLE tournament_entrant ADD COLUMN late BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tournament_entrant ADD COLUMN start BIGINT NOT NULL DEFAULT 0;
