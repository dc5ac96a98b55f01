-- Whether a score event is open to all servers: 1, or 0 where it is its server's own.
ALTER TABLE tournament ADD COLUMN everywhere BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tournament_everywhere ON tournament (id) WHERE everywhere = 1;
