-- Scheduled events of tournaments: see the step of the same number in data/sqlite/migrations.
ALTER TABLE tournament ADD COLUMN event BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tournament ADD COLUMN event_shown TEXT COLLATE "C" NOT NULL DEFAULT '';
