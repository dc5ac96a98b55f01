-- A table whose log is damaged is set aside: kept as it is, but no more in the way of its channel or of the display.
ALTER TABLE session ADD COLUMN set_aside INTEGER NOT NULL DEFAULT 0;

DROP INDEX one_open_session_a_channel;
DROP INDEX open_in_channel;
DROP INDEX session_to_show;
CREATE UNIQUE INDEX one_open_session_a_channel ON session (channel_id)
    WHERE exclusive AND NOT set_aside AND state IN ('lobby', 'running');
CREATE INDEX open_in_channel ON session (channel_id) WHERE NOT set_aside AND state IN ('lobby', 'running');
CREATE INDEX session_to_show ON session (id) WHERE NOT set_aside AND shown < version;
CREATE INDEX open_session ON session (id) WHERE NOT set_aside AND state IN ('lobby', 'running');
