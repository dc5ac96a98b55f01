-- Open offers: who wants to play what, on which terms ('any': whatever), and until when.
CREATE TABLE offer (
    guild_id   INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    clock      TEXT    NOT NULL,
    rated      TEXT    NOT NULL,
    channel_id INTEGER NOT NULL,
    parent_id  INTEGER NOT NULL,  -- the channel of a thread; 0 for what is no thread
    name       TEXT    NOT NULL,  -- of the user, as they were called then
    language   TEXT    NOT NULL,  -- of the table that it may lead to
    moderator  INTEGER NOT NULL,  -- 1: they could moderate that channel
    salt       TEXT    NOT NULL,  -- the id of the interaction, which goes into the dice
    made_at    INTEGER NOT NULL,  -- in seconds since 1970, UTC, like the two that follow
    until      INTEGER NOT NULL,
    look_at    INTEGER NOT NULL,  -- when it is looked at next without being asked
    PRIMARY KEY (guild_id, user_id, game, clock, rated)
) STRICT, WITHOUT ROWID;
CREATE INDEX offer_by_age ON offer (guild_id, made_at);
CREATE INDEX offer_of_user ON offer (user_id);
CREATE INDEX offer_in_channel ON offer (channel_id);
CREATE INDEX offer_to_look_at ON offer (look_at);

-- Who wants to be told of offers of a game ('any': of all games) in a server.
CREATE TABLE watch (
    guild_id INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    told_at  INTEGER NOT NULL,  -- when they were told last, of any game in any server; 0: never
    PRIMARY KEY (guild_id, user_id, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX watch_by_game ON watch (guild_id, game, told_at);
CREATE INDEX watch_of_user ON watch (user_id);
