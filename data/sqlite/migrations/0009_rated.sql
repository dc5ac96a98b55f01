-- Whether a game counts for the ratings (`Rated` in data/rows.py). That of older games is told from their logs at the next
-- start, as are their places: in a game from which seats drop out, who stayed longer is ahead.
ALTER TABLE finished ADD COLUMN rated TEXT NOT NULL DEFAULT 'yes' CHECK (rated IN ('yes', 'short', 'often'));
UPDATE finished SET rated = 'short' WHERE moves = 0;
INSERT OR REPLACE INTO memo (name, value) VALUES ('results', 'to be told from the logs');
