-- Only SQLite needs another order of the columns: see the step of the same number in data/sqlite/migrations.
ALTER TABLE offer ALTER COLUMN seats SET DEFAULT 2;
