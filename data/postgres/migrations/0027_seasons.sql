-- Seasons: spans of time of a server, whose leaderboards are made from the games alone that end in them. While one runs, its
-- figures stand in played, best, game_of_player, meeting and ranking, with its id below 0 in place of the server's.
CREATE TABLE season (
    id       BIGINT  NOT NULL PRIMARY KEY,  -- above 0; never used again
    guild_id BIGINT  NOT NULL,
    name     TEXT COLLATE "C" NOT NULL,
    begins   BIGINT  NOT NULL,              -- in seconds since 1970, UTC, like the one that follows
    ends     BIGINT  NOT NULL,
    state    TEXT COLLATE "C" NOT NULL CHECK (state IN ('running', 'over'))
);
CREATE INDEX season_of_server ON season (guild_id, id);
CREATE UNIQUE INDEX one_running_season ON season (guild_id) WHERE state = 'running';
CREATE INDEX season_due ON season (ends) WHERE state = 'running';

-- The final places of seasons that are over. Nothing computes them again.
CREATE TABLE season_place (
    season_id BIGINT  NOT NULL REFERENCES season (id),
    game      TEXT COLLATE "C" NOT NULL,
    options   TEXT COLLATE "C" NOT NULL,  -- of games for one, which are ranked by score; empty for rated games
    place     BIGINT  NOT NULL,
    user_id   BIGINT  NOT NULL,  -- 0: they were forgotten
    name      TEXT COLLATE "C" NOT NULL,  -- of the first places; empty behind them, and where they were forgotten
    value     BIGINT  NOT NULL,  -- the rating or the score
    games     BIGINT  NOT NULL,
    won       BIGINT  NOT NULL,
    PRIMARY KEY (season_id, game, options, place)
);
CREATE INDEX season_place_of_user ON season_place (user_id);
