-- A table may agree that its game does not count for the ratings.
ALTER TABLE finished DROP CONSTRAINT finished_rated_check;
ALTER TABLE finished ADD CONSTRAINT finished_rated_check
    CHECK (rated IN ('yes', 'short', 'often', 'computer', 'agreed'));
