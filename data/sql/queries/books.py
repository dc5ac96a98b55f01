"""The SQL of leaderboards: what the finished games of a server add up to."""

from __future__ import annotations

from collections.abc import Iterable

from data.rows import BestRow, Book, LatestRow, PlayedRow
from data.sql.connection import Connection
from data.sql.queries import memos, rankings, seasons


def note_changed(connection: Connection, guild_ids: Iterable[int], games: Iterable[str] | None = None) -> None:
    """Note that finished games of servers or of seasons, or what ratings follow from there, are others than before.

    `games` are those of which the ratings may have changed; None for all of them.
    This comes last in a transaction: of two that change a server's games, one waits for the other here.
    """
    changed = set(guild_ids)
    changed |= {scope.key for each in changed if each > 0 for _, scope in seasons.running(connection, each)}
    # In one order, so that nobody waits in a circle.
    for each in sorted(changed):
        connection.execute(
            "INSERT INTO memo (name, value) VALUES (?, '1')"
            " ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(memo.value AS BIGINT) + 1 AS TEXT)",
            (rankings.stamp_of(each),),
        )
        rankings.drop(connection, each, games)


def book(connection: Connection, guild_id: int, known: Book | None = None) -> Book:
    """What is known of the finished games of a server; `known` itself where nothing has changed since it was read."""
    stamp = memos.memo(connection, rankings.stamp_of(guild_id)) or ""
    if known is not None and known.stamp == stamp:
        return known
    return Book(tuple(_played(connection, guild_id)), tuple(_best(connection, guild_id)), stamp)


def _played(connection: Connection, guild_id: int) -> list[PlayedRow]:
    rows = connection.execute(
        "SELECT game, user_id, seat, helped, several, games, won, moves FROM played WHERE guild_id = ?"
        " ORDER BY game, user_id, seat, helped, several",
        (guild_id,),
    )
    found = [
        PlayedRow(key, user_id, seat, bool(helped), bool(several), *rest)
        for key, user_id, seat, helped, several, *rest in rows
    ]
    first = {key: (_first(connection, guild_id, key), key) for key in {each.game for each in found}}
    return sorted(found, key=lambda row: first[row.game])


def _first(connection: Connection, guild_id: int, game: str) -> int:
    """When the first game of this kind was over."""
    (found,) = connection.execute(
        "SELECT min(at) FROM finished WHERE guild_id = ? AND game = ?", (guild_id, game)
    ).fetchone()
    return int(found or 0)


def _best(connection: Connection, guild_id: int) -> list[BestRow]:
    rows = connection.execute(
        "SELECT game, options, hinted, user_id, score, games FROM best WHERE guild_id = ? AND user_id > 0"
        " ORDER BY game, score DESC, at, session_id",
        (guild_id,),
    )
    return [BestRow(key, options, bool(hinted), *rest) for key, options, hinted, *rest in rows]


def latest(connection: Connection, guild_id: int, game: str, user_ids: Iterable[int]) -> dict[int, LatestRow]:
    """The latest finished games of these users, by their ids: of one game, in a server. Who has none is left out."""
    found = {each: _latest(connection, guild_id, game, each) for each in user_ids}
    return {user_id: row for user_id, row in found.items() if row is not None}


def _latest(connection: Connection, guild_id: int, game: str, user_id: int) -> LatestRow | None:
    theirs, given = "FROM game_of_player WHERE guild_id = ? AND game = ? AND user_id = ?", (guild_id, game, user_id)
    newest_first = "ORDER BY at DESC, session_id DESC LIMIT 1"
    newest = connection.execute(f"SELECT session_id {theirs} {newest_first}", given).fetchone()
    if newest is None:
        return None
    lost = connection.execute(
        f"SELECT at, session_id {theirs} AND won = 0 AND helped = 0 {newest_first}",
        given,
    ).fetchone()
    (streak,) = connection.execute(
        f"SELECT count(*) {theirs} AND helped = 0 AND (at, session_id) > (?, ?)",
        (*given, *(lost or (0, 0))),
    ).fetchone()
    return LatestRow(newest[0], streak)
