-- What is looked up again and again, or while others wait, without going through all that there is.

-- The number of the last entry that every follower of a game's turns was told of. NULL: nobody follows the game;
-- 9223372036854775807: all who follow it are told of its end alone. A move does not change it.
ALTER TABLE session ADD COLUMN followers_told INTEGER;
UPDATE session SET followers_told = (
    SELECT min(CASE WHEN what = 'turns' THEN seen ELSE 9223372036854775807 END) FROM follow WHERE session_id = session.id
) WHERE id IN (SELECT session_id FROM follow);
CREATE INDEX session_to_tell ON session (id)
    WHERE followers_told IS NOT NULL AND (version > followers_told OR state IN ('over', 'cancelled'));

CREATE INDEX open_by_game ON session (game, state) WHERE NOT set_aside AND state IN ('lobby', 'running');

-- The few entries by which games were ended otherwise than by their rules.
CREATE INDEX entry_ended ON entry (session_id, number, facts) WHERE kind = 'ended';
