-- Of each game that its rules have ended: what its results are told by. Those of older games are told from their logs at
-- the next start.
CREATE TABLE finished (
    session_id INTEGER PRIMARY KEY REFERENCES session (id),
    guild_id   INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    options    TEXT    NOT NULL,  -- as in a record: name=value, spaces between
    moves      INTEGER NOT NULL,  -- plies that people chose, without giving up
    at         INTEGER NOT NULL   -- when it was over, in seconds since 1970, UTC
) STRICT;

CREATE INDEX finished_in_server ON finished (guild_id, game, at);
INSERT OR REPLACE INTO memo (name, value) VALUES ('results', 'to be told from the logs');

-- The open tables of a user and of a server, to be found among all that are over.
ALTER TABLE player ADD COLUMN open INTEGER NOT NULL DEFAULT 1;
UPDATE player SET open = 0
WHERE session_id IN (SELECT id FROM session WHERE state NOT IN ('lobby', 'running'));
CREATE INDEX open_of_player ON player (user_id, session_id) WHERE open;
CREATE INDEX open_in_server ON session (guild_id) WHERE NOT set_aside AND state IN ('lobby', 'running');
