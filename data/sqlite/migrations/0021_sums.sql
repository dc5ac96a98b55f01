-- What would otherwise be read from all games of a server, or from all that anybody follows.

-- How somebody has done in one seat of a game in a server. Games with computers are left out, and so are direct messages.
-- It is written in the transactions that end a game or forget somebody, and follows from finished and result.
CREATE TABLE played (
    guild_id INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    user_id  INTEGER NOT NULL,  -- 0: everybody who was forgotten
    seat     INTEGER NOT NULL,
    helped   INTEGER NOT NULL,  -- 1: games for one in which hints were given
    several  INTEGER NOT NULL,  -- 1: games of several
    games    INTEGER NOT NULL,
    won      INTEGER NOT NULL,
    moves    INTEGER NOT NULL,  -- of all players
    PRIMARY KEY (guild_id, game, user_id, seat, helped, several)
) STRICT, WITHOUT ROWID;

-- Somebody's best score in games for one of a server, with these options; of equal ones the earlier one.
CREATE TABLE best (
    guild_id   INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    options    TEXT    NOT NULL,
    hinted     INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,  -- 0: everybody who was forgotten
    score      INTEGER NOT NULL,
    at         INTEGER NOT NULL,  -- when that game was over, in seconds since 1970, UTC
    session_id INTEGER NOT NULL,  -- that game
    games      INTEGER NOT NULL,  -- how many of their games have a score
    PRIMARY KEY (guild_id, game, options, hinted, user_id)
) STRICT, WITHOUT ROWID;

-- The games of each player in the order in which they were over.
CREATE TABLE game_of_player (
    guild_id   INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    user_id    INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    session_id INTEGER NOT NULL,
    won        INTEGER NOT NULL,  -- 1: they won it
    helped     INTEGER NOT NULL,  -- 1: it was one for one in which hints were given
    PRIMARY KEY (guild_id, game, user_id, at, session_id)
) STRICT, WITHOUT ROWID;

-- What stands in them for the games so far.
CREATE TEMPORARY TABLE each_seat AS
SELECT guild_id, game, options, moves, at, finished.session_id, seat, score, many,
    CASE WHEN user_id > 0 THEN user_id ELSE 0 END AS who,
    CASE WHEN hinted THEN 1 ELSE 0 END AS hints,
    CASE WHEN hinted AND many = 0 THEN 1 ELSE 0 END AS help,
    CASE WHEN place = 1 AND (lost = 1 OR many = 0) THEN 1 ELSE 0 END AS victory
FROM finished
JOIN result ON result.session_id = finished.session_id
JOIN (
    SELECT session_id,
        max(CASE WHEN seat > 1 THEN 1 ELSE 0 END) AS many,
        max(CASE WHEN place > 1 THEN 1 ELSE 0 END) AS lost
    FROM result GROUP BY session_id
) AS seats ON seats.session_id = finished.session_id
WHERE guild_id <> 0 AND rated <> 'computer';

INSERT INTO played (guild_id, game, user_id, seat, helped, several, games, won, moves)
SELECT guild_id, game, who, seat, help, many, count(*), sum(victory), sum(moves) FROM each_seat
GROUP BY guild_id, game, who, seat, help, many;

INSERT INTO best (guild_id, game, options, hinted, user_id, score, at, session_id, games)
SELECT guild_id, game, options, hints, who, score, at, session_id, games FROM (
    SELECT guild_id, game, options, hints, who, score, at, session_id,
        row_number() OVER (
            PARTITION BY guild_id, game, options, hints, who ORDER BY score DESC, at, session_id
        ) AS place,
        count(*) OVER (PARTITION BY guild_id, game, options, hints, who) AS games
    FROM each_seat WHERE score IS NOT NULL AND many = 0
) AS scored WHERE place = 1;

INSERT INTO game_of_player (guild_id, game, user_id, at, session_id, won, helped)
SELECT guild_id, game, who, at, session_id, max(victory), max(help) FROM each_seat WHERE who > 0
GROUP BY guild_id, game, who, at, session_id;

DROP TABLE each_seat;
