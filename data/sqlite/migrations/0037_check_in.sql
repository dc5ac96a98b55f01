-- Check-in before a tournament starts, and what somebody who registered is still to be told.
ALTER TABLE tournament ADD COLUMN checks INTEGER;                           -- when check-in ends; NULL: it has not begun
ALTER TABLE tournament_entrant ADD COLUMN here INTEGER NOT NULL DEFAULT 0;  -- whether they have checked in
ALTER TABLE tournament_entrant ADD COLUMN call TEXT NOT NULL DEFAULT '';    -- 'up': they have a place now; 'check': check-in
