-- Games with hints and games that were given up; rematches that open once; what nobody read.

-- 1: a player was given a hint. Such games have tables of scores of their own.
ALTER TABLE finished ADD COLUMN hinted INTEGER NOT NULL DEFAULT 0;
-- 1: the attempt was given up. Then it counts for no streak.
ALTER TABLE attempt ADD COLUMN given_up INTEGER NOT NULL DEFAULT 0;

UPDATE finished SET hinted = 1
WHERE EXISTS (SELECT * FROM entry WHERE entry.session_id = finished.session_id AND kind = 'hinted');
UPDATE attempt SET given_up = 1
WHERE score IS NOT NULL AND EXISTS (
    SELECT * FROM entry
    WHERE entry.session_id = attempt.session_id AND kind = 'ply' AND facts LIKE '%"ply":"resign %'
);

-- Games for one that were given up at once have no result. Of older games, these are those that had fewer than three moves.
CREATE TEMPORARY TABLE given_up_at_once AS
SELECT session_id FROM finished
WHERE moves < 3
AND NOT EXISTS (SELECT * FROM result WHERE result.session_id = finished.session_id AND seat > 1)
AND EXISTS (
    SELECT * FROM entry
    WHERE entry.session_id = finished.session_id AND kind = 'ply' AND facts LIKE '%"ply":"resign %'
);
UPDATE attempt SET score = NULL, won = NULL, at = NULL
WHERE session_id IN (SELECT session_id FROM given_up_at_once);
DELETE FROM result WHERE session_id IN (SELECT session_id FROM given_up_at_once);
DELETE FROM finished WHERE session_id IN (SELECT session_id FROM given_up_at_once);
DROP TABLE given_up_at_once;

-- Of which finished game a table is the rematch: its id and, where nobody else is invited, the levels of the computers.
-- Only one of each is open at a time. Empty: it is none, or was opened by an older version.
ALTER TABLE session ADD COLUMN rematch TEXT NOT NULL DEFAULT '';
CREATE INDEX open_rematch ON session (rematch) WHERE rematch <> '' AND state IN ('lobby', 'running');

-- That a result was posted is told by `due`, which is NULL then.
ALTER TABLE result_post DROP COLUMN message_id;
