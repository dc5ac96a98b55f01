-- Rounds that are paired one after another: until when people say that they are ready, how many pairs are kept apart,
-- and what a board came to before it was corrected, since rounds are paired again from that.
ALTER TABLE tournament ADD COLUMN gathers BIGINT;  -- NULL: nobody is asked
ALTER TABLE tournament ADD COLUMN apart BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tournament_entrant ADD COLUMN ready BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tournament_board ADD COLUMN earlier TEXT COLLATE "C" NOT NULL DEFAULT '';
