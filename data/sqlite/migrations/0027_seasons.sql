-- Seasons: spans of time of a server, whose leaderboards are made from the games alone that end in them. While one runs, its
-- figures stand in played, best, game_of_player, meeting and ranking, with its id below 0 in place of the server's.
CREATE TABLE season (
    id       INTEGER NOT NULL PRIMARY KEY,  -- above 0; never used again
    guild_id INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    begins   INTEGER NOT NULL,              -- in seconds since 1970, UTC, like the one that follows
    ends     INTEGER NOT NULL,
    state    TEXT    NOT NULL CHECK (state IN ('running', 'over'))
) STRICT;
CREATE INDEX season_of_server ON season (guild_id, id);
CREATE UNIQUE INDEX one_running_season ON season (guild_id) WHERE state = 'running';
CREATE INDEX season_due ON season (ends) WHERE state = 'running';

-- The final places of seasons that are over. Nothing computes them again.
CREATE TABLE season_place (
    season_id INTEGER NOT NULL REFERENCES season (id),
    game      TEXT    NOT NULL,
    options   TEXT    NOT NULL,  -- of games for one, which are ranked by score; empty for rated games
    place     INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,  -- 0: they were forgotten
    name      TEXT    NOT NULL,  -- of the first places; empty behind them, and where they were forgotten
    value     INTEGER NOT NULL,  -- the rating or the score
    games     INTEGER NOT NULL,
    won       INTEGER NOT NULL,
    PRIMARY KEY (season_id, game, options, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX season_place_of_user ON season_place (user_id);
