"""The SQL of seasons: spans of time of a server, and the places that were reached in them.

While a season runs, the figures of its games stand where those of a server's games stand (`played`, `best`,
`game_of_player`, `meeting`, `ranking`), with its key in place of the server's id: a number below 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from data.rows import SeasonPlace, SeasonRow
from data.shards import Shards
from data.sql.connection import Connection
from data.sql.queries import memos, rankings
from data.sql.queries.ownership import owned

_DAY = 86_400
"""Seconds of a day."""

_NUMBER = "seasons"
"""The memo with the id of the newest season: no id is ever used again."""

_SEASON = "season.id, season.guild_id, season.name, season.begins, season.ends, season.state = 'over'"
_PLACE = ", ".join(SeasonPlace.__struct_fields__)
_OF_PLACE = ", ".join(f"season_place.{each}" for each in SeasonPlace.__struct_fields__)

FIGURES = ("played", "best", "game_of_player", "meeting", "ranking")
"""The tables that have figures of running seasons."""


class Scope(Struct, frozen=True):
    """Games that are added up together: those of a server, or those of a season.

    Attributes:
        key (int): the server's id, or what stands for the season in its place.
        since, until (int | None): from when on and until when games count; None for all.
    """

    key: int
    since: int | None = None
    until: int | None = None

    @property
    def limits(self) -> str:
        """The end of a WHERE clause: the games of the server that are among them. It has no parameters."""
        return "" if self.since is None else f" AND at >= {self.since} AND at < {self.until}"

    def counts(self, at: int) -> bool:
        """Whether a game that was over at this moment is among them."""
        return self.since is None or self.until is None or self.since <= at < self.until


def _row(row: Sequence[Any]) -> SeasonRow:
    season_id, guild_id, name, begins, ends, over = row
    return SeasonRow(season_id, guild_id, name, begins, ends, bool(over))


def running(connection: Connection, guild_id: int | None = None) -> list[tuple[int, Scope]]:
    """The server and the games of each running season: of a server, or of all, in the order of the keys."""
    where, given = ("", ()) if guild_id is None else (" AND guild_id = ?", (guild_id,))
    rows = connection.execute(
        f"SELECT guild_id, id, begins, ends FROM season WHERE state = 'running'{where} ORDER BY id DESC",  # noqa: S608 - ours
        given,
    )
    return [(server, Scope(-season_id, begins, ends)) for server, season_id, begins, ends in rows.fetchall()]


def scopes(connection: Connection, guild_id: int, at: int) -> tuple[Scope, ...]:
    """Where a game of a server that was over at this moment is added up: in its season, if one runs, and in all."""
    found = [each for _, each in running(connection, guild_id) if each.counts(at)] if guild_id else []
    return (*found, Scope(guild_id))


def begin(connection: Connection, guild_id: int, name: str, now: int, days: int) -> SeasonRow | None:
    """Begin a season that ends with the day that is `days` days later; None where one is running."""
    connection.execute(
        "INSERT INTO memo (name, value) VALUES (?, '1')"
        " ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(memo.value AS BIGINT) + 1 AS TEXT)",
        (_NUMBER,),
    )
    season_id = int(memos.memo(connection, _NUMBER) or 0)
    begun = connection.execute(
        "INSERT INTO season (id, guild_id, name, begins, ends, state) VALUES (?,?,?,?,?,'running')"
        " ON CONFLICT DO NOTHING",
        (season_id, guild_id, name, now, (now // _DAY + days + 1) * _DAY),
    )
    if begun.rowcount != 1:
        return None
    # Its end asks whether the stamp is the same, also of a season without games.
    memos.remember(connection, rankings.stamp_of(-season_id), "0")
    return of_server(connection, guild_id)[0]


def of_server(connection: Connection, guild_id: int) -> list[SeasonRow]:
    """The seasons of a server, the newest first."""
    rows = connection.execute(f"SELECT {_SEASON} FROM season WHERE guild_id = ? ORDER BY id DESC", (guild_id,))  # noqa: S608 - ours
    return [_row(row) for row in rows]


def due(connection: Connection, before: int, shards: Shards) -> list[SeasonRow]:
    """The running seasons of `shards` whose end was at `before` or earlier."""
    ours, given = owned(shards)
    rows = connection.execute(
        f"SELECT {_SEASON} FROM season WHERE state = 'running' AND ends <= ?{ours} ORDER BY ends",  # noqa: S608 - ours
        (before, *given),
    )
    return [_row(row) for row in rows]


def end(connection: Connection, season_id: int, stamp: str, found: Iterable[SeasonPlace], now: int) -> bool:
    """Make these the final places of a season, if its games are as they were at this stamp; whether it is so."""
    # The stamp is taken: whoever ends a game of the season waits for it, or has changed it.
    same = connection.execute(
        "UPDATE memo SET value = value WHERE name = ? AND value = ?", (rankings.stamp_of(-season_id), stamp)
    )
    if same.rowcount != 1:
        return False
    ended = connection.execute(
        "UPDATE season SET state = 'over', ends = CASE WHEN ends > ? THEN ? ELSE ends END"
        " WHERE id = ? AND state = 'running'",
        (now, now, season_id),
    )
    if ended.rowcount != 1:
        return False
    connection.executemany(
        f"INSERT INTO season_place (season_id, {_PLACE}) VALUES (?,?,?,?,?,?,?,?,?)",  # noqa: S608 - ours
        [(season_id, *(getattr(each, name) for name in SeasonPlace.__struct_fields__)) for each in found],
    )
    _drop_figures(connection, season_id)
    return True


def _drop_figures(connection: Connection, season_id: int) -> None:
    for table in FIGURES:
        connection.execute(f"DELETE FROM {table} WHERE guild_id = ?", (-season_id,))  # noqa: S608 - ours
    memos.forget_memo(connection, rankings.stamp_of(-season_id))


def places(connection: Connection, season_id: int) -> list[SeasonPlace]:
    """The final places of a season."""
    rows = connection.execute(
        f"SELECT {_PLACE} FROM season_place WHERE season_id = ? ORDER BY game, options, place",  # noqa: S608 - ours
        (season_id,),
    )
    return [SeasonPlace(*row) for row in rows]


def places_of(connection: Connection, user_id: int) -> list[tuple[SeasonRow, SeasonPlace]]:
    """The final places of a user, with their seasons."""
    rows = connection.execute(
        f"SELECT {_SEASON}, {_OF_PLACE} FROM season_place JOIN season ON season.id = season_id"  # noqa: S608 - ours
        " WHERE user_id = ? ORDER BY season.id, game, options",
        (user_id,),
    )
    return [(_row(row[:6]), SeasonPlace(*row[6:])) for row in map(tuple, rows)]


def forget_person(connection: Connection, user_id: int) -> None:
    """Remove a user's id and name from final places: the places stay."""
    connection.execute("UPDATE season_place SET user_id = 0, name = '' WHERE user_id = ?", (user_id,))


def forget_server(connection: Connection, guild_id: int) -> None:
    """Delete the seasons of a server with their places."""
    for (season_id,) in connection.execute("SELECT id FROM season WHERE guild_id = ?", (guild_id,)).fetchall():
        _drop_figures(connection, season_id)
        connection.execute("DELETE FROM season_place WHERE season_id = ?", (season_id,))
    connection.execute("DELETE FROM season WHERE guild_id = ?", (guild_id,))
