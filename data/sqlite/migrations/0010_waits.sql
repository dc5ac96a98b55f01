-- What a table waits for, so that lists of open tables need no log: since when, until when, and who is to act.

ALTER TABLE session ADD COLUMN since INTEGER;     -- seconds since 1970, UTC; unknown: since the last entry
ALTER TABLE session ADD COLUMN deadline INTEGER;  -- when the time of who is to act ends; NULL without a clock
ALTER TABLE player ADD COLUMN acts INTEGER NOT NULL DEFAULT 0;  -- 1: the table waits for this player
INSERT OR REPLACE INTO memo (name, value) VALUES ('waits', 'to be told from the logs');
