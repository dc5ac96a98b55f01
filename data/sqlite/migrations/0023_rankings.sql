-- The ratings of a game in a server as they follow from its meetings, written by whichever process has worked them out, so
-- that others need not. The row goes in the transaction that changes a meeting there.
CREATE TABLE ranking (
    guild_id INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    content  TEXT    NOT NULL,  -- what the process has written
    PRIMARY KEY (guild_id, game)
) STRICT, WITHOUT ROWID;
