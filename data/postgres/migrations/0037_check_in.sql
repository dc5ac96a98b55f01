-- Check-in before a tournament starts: see the step of the same number in data/sqlite/migrations.
ALTER TABLE tournament ADD COLUMN checks BIGINT;
ALTER TABLE tournament_entrant ADD COLUMN here BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tournament_entrant ADD COLUMN call TEXT COLLATE "C" NOT NULL DEFAULT '';
