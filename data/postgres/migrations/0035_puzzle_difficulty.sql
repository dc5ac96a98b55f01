-- By how much people's results have made puzzles more difficult, or easier. Nothing here says who has tried them.
CREATE TABLE puzzle_difficulty (
    puzzle TEXT COLLATE "C" NOT NULL PRIMARY KEY,  -- its key in seeds/puzzles
    shift  DOUBLE PRECISION NOT NULL,  -- in points
    people BIGINT NOT NULL   -- how many people's results that is
);
