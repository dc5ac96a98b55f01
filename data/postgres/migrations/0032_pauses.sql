-- What organisers change of the clocks of a tournament's games: see the step of the same number in data/sqlite/migrations.
ALTER TABLE tournament ADD COLUMN paused_at BIGINT;
ALTER TABLE tournament_board ADD COLUMN extra BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tournament_board ADD COLUMN given BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tournament_board ADD COLUMN held BIGINT NOT NULL DEFAULT 0;
