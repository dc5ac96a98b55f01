-- Leagues: the seasons of one have the id of the first, and their entrants and boards are in divisions.
ALTER TABLE tournament ADD COLUMN series BIGINT NOT NULL DEFAULT 0;  -- 0: no league
ALTER TABLE tournament ADD COLUMN season BIGINT NOT NULL DEFAULT 1;
CREATE UNIQUE INDEX tournament_season ON tournament (series, season) WHERE series <> 0;
ALTER TABLE tournament_entrant ADD COLUMN division BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tournament_board ADD COLUMN division BIGINT NOT NULL DEFAULT 0;
