-- Deals of score events, beside those of the day: a deal and an attempt belong to a tournament, or to none.
ALTER TABLE deal ADD COLUMN event BIGINT NOT NULL DEFAULT 0;
ALTER TABLE deal DROP CONSTRAINT deal_pkey;
ALTER TABLE deal ADD PRIMARY KEY (event, day);

ALTER TABLE attempt ADD COLUMN event BIGINT NOT NULL DEFAULT 0;
ALTER TABLE attempt DROP CONSTRAINT attempt_pkey;
ALTER TABLE attempt ADD PRIMARY KEY (event, day, user_id);

DROP INDEX attempt_by_score;
DROP INDEX attempt_in_server;
CREATE INDEX attempt_by_score ON attempt (event, day, score) WHERE score IS NOT NULL;
CREATE INDEX attempt_in_server ON attempt (guild_id, event, day, score);
