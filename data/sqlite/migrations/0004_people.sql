-- Who is named in which log, to be found by user: also those who only sat in a lobby, or ended a table.
CREATE TABLE named (
    user_id    INTEGER NOT NULL,
    session_id INTEGER NOT NULL REFERENCES session (id),
    PRIMARY KEY (user_id, session_id)
) STRICT, WITHOUT ROWID;

-- An entry that was damaged is passed over: it must not keep the file from being brought up to date.
CREATE TEMP VIEW whole AS
SELECT session_id, kind, CASE WHEN json_valid(facts) THEN facts ELSE '{}' END AS facts FROM main.entry
WHERE kind IN ('opened', 'joined');

INSERT OR IGNORE INTO named (user_id, session_id)
SELECT user_id, session_id FROM (
    SELECT json_extract(person.value, '$[0]') AS user_id, session_id FROM whole, json_each(facts, '$.people') AS person
    UNION SELECT json_extract(facts, '$.host'), session_id FROM whole
    UNION SELECT json_extract(facts, '$.first'), session_id FROM whole
    UNION SELECT json_extract(facts, '$.person[0]'), session_id FROM whole
    UNION SELECT user_id, session_id FROM player
) WHERE typeof(user_id) = 'integer';

DROP VIEW temp.whole;
CREATE INDEX named_in_session ON named (session_id);

-- The servers in which tables were opened; left_at: since when the bot has been out of it, in seconds since 1970, UTC.
CREATE TABLE server (
    guild_id INTEGER PRIMARY KEY,
    left_at  INTEGER
) STRICT;

INSERT INTO server (guild_id) SELECT DISTINCT guild_id FROM session WHERE guild_id <> 0;
CREATE INDEX session_by_server ON session (guild_id);
