-- When an open table wants to be looked at again: a clock that runs out, a reminder, a silence that has lasted too long.
ALTER TABLE session ADD COLUMN due INTEGER;  -- seconds since 1970, UTC

-- What was open before has no clocks: a lobby waits for a day after its last change, a game for a month.
UPDATE session SET due = changed_at + CASE state WHEN 'lobby' THEN 86400 ELSE 2592000 END
WHERE state IN ('lobby', 'running');
CREATE INDEX session_due ON session (due) WHERE due IS NOT NULL AND NOT set_aside;
