-- The scheduled event that a server has for a tournament in one sitting, and what it shows.
ALTER TABLE tournament ADD COLUMN event INTEGER NOT NULL DEFAULT 0;        -- 0: none; -1: nothing more is to be shown
ALTER TABLE tournament ADD COLUMN event_shown TEXT NOT NULL DEFAULT '';    -- JSON
