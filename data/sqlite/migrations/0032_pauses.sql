-- What organisers change of the clocks of a tournament's games. Each table is brought to it, also after a crash.
ALTER TABLE tournament ADD COLUMN paused_at INTEGER;                       -- since when it is paused; NULL: it is not
ALTER TABLE tournament_board ADD COLUMN extra INTEGER NOT NULL DEFAULT 0;  -- seconds that each player has beyond the bank
ALTER TABLE tournament_board ADD COLUMN given INTEGER NOT NULL DEFAULT 0;  -- how many of them its table has
ALTER TABLE tournament_board ADD COLUMN held INTEGER NOT NULL DEFAULT 0;   -- whether its table is paused with it
