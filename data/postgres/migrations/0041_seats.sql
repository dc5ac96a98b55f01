-- How many people are to play, and reports of each opponent: see the step of the same number in data/sqlite/migrations.
ALTER TABLE offer ADD COLUMN seats BIGINT NOT NULL DEFAULT 2;
ALTER TABLE offer DROP CONSTRAINT offer_pkey;
ALTER TABLE offer ADD PRIMARY KEY (guild_id, user_id, game, clock, rated, seats);
ALTER TABLE report DROP CONSTRAINT report_pkey;
ALTER TABLE report ADD PRIMARY KEY (by_id, session_id, about_id);
