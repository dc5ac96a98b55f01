-- What people are called where strangers see them: two words that the bot has drawn, a thing and a number.
CREATE TABLE player_name (
    user_id    INTEGER NOT NULL PRIMARY KEY,
    word       TEXT    NOT NULL,  -- a key of `sessions/people/player_names.py`
    number     INTEGER NOT NULL,
    renamed_at INTEGER NOT NULL   -- when another name was drawn, in seconds since 1970, UTC; 0: this is the first one
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX one_of_this_name ON player_name (word, number);
