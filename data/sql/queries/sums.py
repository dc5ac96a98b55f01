"""The SQL of sums over the finished games of servers: they are kept, so that nobody waits until all are added up.

They are written in the transaction that changes what they follow from. So they are right at any moment, and the same
in every process. In them, user 0 stands for everybody who was forgotten. Games with computers are left out. Of those in
direct messages, whose server is 0, only the rated ones of several count: the bot has matched their players.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from data.sql.connection import Connection
from data.sql.queries import books, seasons
from data.sql.queries.seasons import Scope

_SEVERAL = "EXISTS (SELECT * FROM result AS other WHERE other.session_id = finished.session_id AND seat > 1)"
_LOST = "EXISTS (SELECT * FROM result AS other WHERE other.session_id = finished.session_id AND place > 1)"

_SEATS = (
    "(SELECT {key} AS guild_id, game, options, moves, at, finished.session_id, seat, score,"  # noqa: S608 - the text is ours
    " CASE WHEN user_id > 0 THEN user_id ELSE 0 END AS who,"
    " CASE WHEN hinted THEN 1 ELSE 0 END AS hints,"
    f" CASE WHEN {_SEVERAL} THEN 1 ELSE 0 END AS many,"
    f" CASE WHEN hinted AND NOT {_SEVERAL} THEN 1 ELSE 0 END AS help,"
    # Where all of several share the first place, the game is a draw.
    f" CASE WHEN place = 1 AND ({_LOST} OR NOT {_SEVERAL}) THEN 1 ELSE 0 END AS victory"
    " FROM {tables} WHERE finished.session_id = result.session_id AND rated <> 'computer'"
    f" AND (guild_id <> 0 OR rated = 'yes' AND {_SEVERAL}){{only}}) AS each_seat"
)
"""All seats of the games that count."""

_PLAYED = (
    "INSERT INTO played (guild_id, game, user_id, seat, helped, several, games, won, moves)"
    " SELECT guild_id, game, who, seat, help, many, count(*), sum(victory), sum(moves) FROM {seats}"
    " GROUP BY guild_id, game, who, seat, help, many"
)

_BEST = (
    "INSERT INTO best (guild_id, game, options, hinted, user_id, score, at, session_id, games)"
    " SELECT guild_id, game, options, hints, who, score, at, session_id, games FROM"
    " (SELECT guild_id, game, options, hints, who, score, at, session_id,"
    " row_number() OVER"
    " (PARTITION BY guild_id, game, options, hints, who ORDER BY score DESC, at, session_id) AS place,"
    " count(*) OVER (PARTITION BY guild_id, game, options, hints, who) AS games"
    " FROM {seats} WHERE score IS NOT NULL AND many = 0) AS scored WHERE place = 1"
)

_ORDERED = (
    "INSERT INTO game_of_player (guild_id, game, user_id, at, session_id, won, helped)"
    " SELECT guild_id, game, who, at, session_id, max(victory), max(help) FROM {seats} WHERE who > 0"
    " GROUP BY guild_id, game, who, at, session_id"
)

_GAMES_FIRST, _PERSON_FIRST = "finished CROSS JOIN result", "result CROSS JOIN finished"
"""With what SQLite begins: a cross join keeps it from turning them round. For PostgreSQL it is any other join."""


def _seats(tables: str, scope: Scope | None = None, only: str = "") -> str:
    """The seats of all servers, or of a season, whose key then stands in place of the server's id."""
    key = "guild_id" if scope is None or scope.key > 0 else str(scope.key)
    return _SEATS.format(key=key, tables=tables, only=only + (scope.limits if scope else ""))


class Seat(Struct, frozen=True):
    """How a seat came out of a game. `user_id` is 0 where nobody knows any more who sat there."""

    user_id: int
    seat: int
    place: int
    score: int | None


class _Game(Struct, frozen=True):
    """A game that counts."""

    session_id: int
    guild_id: int
    game: str
    options: str
    moves: int
    at: int
    hinted: bool
    scopes: Sequence[Scope]
    seats: Sequence[Seat]

    @property
    def several(self) -> bool:
        return any(each.seat > 1 for each in self.seats)

    @property
    def helped(self) -> bool:
        return self.hinted and not self.several

    def won(self, seat: Seat) -> bool:
        return seat.place == 1 and (any(each.place > 1 for each in self.seats) or not self.several)

    def like(self, other: _Game) -> bool:
        """Whether another one differs by its users alone."""
        own, theirs = ([(each.seat, each.place, each.score) for each in one.seats] for one in (self, other))
        return replace(self, seats=()) == replace(other, seats=()) and sorted(own, key=str) == sorted(theirs, key=str)


def _game(connection: Connection, session_id: int) -> _Game | None:
    """A finished game; None where it does not count."""
    rows = connection.execute(
        "SELECT guild_id, game, options, moves, at, hinted, rated, user_id, seat, place, score FROM finished"
        " JOIN result ON result.session_id = finished.session_id"
        " WHERE finished.session_id = ? AND rated <> 'computer'",
        (session_id,),
    ).fetchall()
    if not rows:
        return None
    guild_id, game, options, moves, at, hinted, rated = tuple(rows[0])[:7]
    if not guild_id and (rated != "yes" or len(rows) == 1):
        return None
    # In one order, so that of two games that end at once none waits for the other in a circle.
    seats = sorted((Seat(max(0, row[7]), *tuple(row)[8:]) for row in rows), key=lambda each: (each.user_id, each.seat))
    scopes = seasons.scopes(connection, guild_id, at)
    return _Game(session_id, guild_id, game, options, moves, at, bool(hinted), scopes, seats)


@contextmanager
def changing(connection: Connection, session_id: int) -> Iterator[None]:
    """What is stored of a finished game, or of one that is not over yet, is changed meanwhile."""
    before = _game(connection, session_id)
    yield
    after = _game(connection, session_id)
    kept = {*before.seats} & {*after.seats} if before and after and after.like(before) else set()
    gone = [each for each in before.seats if each not in kept] if before else []
    new = [each for each in after.seats if each not in kept] if after else []
    if before:
        _count(connection, before, gone, -1)
        _leave_out(connection, before, gone)
    if after:
        _count(connection, after, new, 1)
        _put_in_order(connection, after, new)
        _add_scores(connection, after, new)
    if before:
        _take_scores(connection, before, gone)


def _count(connection: Connection, game: _Game, seats: Sequence[Seat], number: int) -> None:
    """Count the game of these seats so many times more."""
    for scope, each in product(game.scopes, seats):
        key = (scope.key, game.game, each.user_id, each.seat, int(game.helped), int(game.several))
        connection.execute(
            "INSERT INTO played (guild_id, game, user_id, seat, helped, several, games, won, moves)"
            " VALUES (?,?,?,?,?,?,?,?,?) ON CONFLICT (guild_id, game, user_id, seat, helped, several)"
            " DO UPDATE SET games = played.games + excluded.games, won = played.won + excluded.won,"
            " moves = played.moves + excluded.moves",
            (*key, number, number * game.won(each), number * game.moves),
        )
        if number < 0:
            connection.execute(
                "DELETE FROM played WHERE guild_id = ? AND game = ? AND user_id = ? AND seat = ? AND games = 0", key[:4]
            )


_BETTER = (
    " {0} = CASE WHEN excluded.score > best.score OR excluded.score = best.score AND (excluded.at < best.at"
    " OR excluded.at = best.at AND excluded.session_id < best.session_id) THEN excluded.{0} ELSE best.{0} END,"
)


def _add_scores(connection: Connection, game: _Game, seats: Sequence[Seat]) -> None:
    for scope, each in product(game.scopes, seats):
        if each.score is not None and not game.several:
            connection.execute(
                "INSERT INTO best (guild_id, game, options, hinted, user_id, score, at, session_id, games)"  # noqa: S608 - ours
                " VALUES (?,?,?,?,?,?,?,?,1) ON CONFLICT (guild_id, game, options, hinted, user_id) DO UPDATE SET"
                f"{''.join(map(_BETTER.format, ('score', 'at', 'session_id')))} games = best.games + 1",
                (
                    *(scope.key, game.game, game.options, int(game.hinted), each.user_id),
                    *(each.score, game.at, game.session_id),
                ),
            )


def _take_scores(connection: Connection, game: _Game, seats: Sequence[Seat]) -> None:
    for scope, each in product(game.scopes, seats):
        if each.score is None or game.several:
            continue
        key = (scope.key, game.game, game.options, int(game.hinted), each.user_id)
        where = "guild_id = ? AND game = ? AND options = ? AND hinted = ? AND user_id = ?"
        taken = connection.execute(
            f"UPDATE best SET games = games - 1 WHERE {where} AND session_id <> ?",  # noqa: S608 - ours
            (*key, game.session_id),
        )
        if not taken.rowcount:
            # It was the best one: the next best is looked for.
            connection.execute(f"DELETE FROM best WHERE {where}", key)  # noqa: S608 - ours
            whose, tables = ("user_id = ?", _PERSON_FIRST) if each.user_id else ("user_id <= ?", _GAMES_FIRST)
            hinted = "hinted" if game.hinted else "NOT hinted"
            only = f" AND guild_id = ? AND game = ? AND options = ? AND {hinted} AND {whose}"
            given = (game.guild_id, game.game, game.options, each.user_id)
            connection.execute(_BEST.format(seats=_seats(tables, scope, only)), given)


def _leave_out(connection: Connection, game: _Game, seats: Sequence[Seat]) -> None:
    for scope, each in product(game.scopes, seats):
        connection.execute(
            "DELETE FROM game_of_player WHERE guild_id = ? AND game = ? AND user_id = ? AND at = ? AND session_id = ?",
            (scope.key, game.game, each.user_id, game.at, game.session_id),
        )


def _put_in_order(connection: Connection, game: _Game, seats: Sequence[Seat]) -> None:
    connection.executemany(
        "INSERT INTO game_of_player (guild_id, game, user_id, at, session_id, won, helped) VALUES (?,?,?,?,?,?,?)"
        " ON CONFLICT (guild_id, game, user_id, at, session_id) DO UPDATE SET won = excluded.won",
        [
            (scope.key, game.game, each.user_id, game.at, game.session_id, int(game.won(each)), int(game.helped))
            for scope, each in product(game.scopes, seats)
            if each.user_id
        ],
    )


def count_anew(connection: Connection, guild_id: int | None = None) -> None:
    """Add up all games again: those of a server, or of all. Those of running seasons, too."""
    server, mine = ("", "") if guild_id is None else (" WHERE guild_id = ?", " AND guild_id = ?")
    given = () if guild_id is None else (guild_id,)
    running = seasons.running(connection, guild_id)
    for table, adding in (("played", _PLAYED), ("best", _BEST), ("game_of_player", _ORDERED)):
        connection.execute(f"DELETE FROM {table}{server}", given)  # noqa: S608 - ours
        connection.execute(adding.format(seats=_seats(_GAMES_FIRST, only=mine)), given)
        for of, scope in running:
            connection.execute(f"DELETE FROM {table} WHERE guild_id = ?", (scope.key,))  # noqa: S608 - ours
            connection.execute(adding.format(seats=_seats(_GAMES_FIRST, scope, " AND guild_id = ?")), (of,))
    changed = connection.execute(f"SELECT DISTINCT guild_id FROM played{server}", given).fetchall()  # noqa: S608 - ours
    books.note_changed(connection, [row[0] for row in changed])
