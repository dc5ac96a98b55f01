-- By how much people's results have made puzzles more difficult, or easier. Nothing here says who has tried them.
CREATE TABLE puzzle_difficulty (
    puzzle TEXT NOT NULL PRIMARY KEY,  -- its key in seeds/puzzles
    shift  REAL    NOT NULL,  -- in points
    people INTEGER NOT NULL   -- how many people's results that is
) STRICT, WITHOUT ROWID;
