-- Later secrets of tournaments: see the step of the same number in data/sqlite/migrations.
ALTER TABLE tournament ADD COLUMN secrets TEXT COLLATE "C" NOT NULL DEFAULT '[]';
