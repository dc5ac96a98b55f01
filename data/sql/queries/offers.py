"""The SQL of open offers, and of who wants to be told of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from data.errors import FullError, OfferGoneError
from data.rows import ANY, OfferRow, WatchRow
from data.shards import Shards
from data.sql.connection import Connection
from data.sql.queries import standing
from data.sql.queries.ownership import owned

_COLUMNS = ", ".join(OfferRow.__struct_fields__)

_TERMS = "game = ? AND clock = ? AND rated = ? AND seats = ?"

_KEY = f"guild_id = ? AND user_id = ? AND {_TERMS}"
"""What names an offer: whose it is, where, and on which terms."""

_SOON = 60
"""Seconds after which a new offer is looked at without being asked: the process that made it may have died."""


def make(connection: Connection, offer: OfferRow, now: int, most: int) -> None:
    """Keep an offer, or make the same one stand longer. Raises FullError as `Store.make_offer` does.

    The row of the server was taken before, or for the pool that of the user: of two that a user makes at once, one
    waits for the other before it counts.
    """
    others = connection.execute(
        f"SELECT count(*) FROM offer WHERE guild_id = ? AND user_id = ? AND until > ? AND NOT ({_KEY})",  # noqa: S608 - ours
        (offer.guild_id, offer.user_id, now, *offer.key),
    ).fetchone()[0]
    if others >= most:
        raise FullError("This user has as many offers as they may have.")
    marks = ", ".join("?" * (len(OfferRow.__struct_fields__) + 1))
    connection.execute(
        f"INSERT INTO offer ({_COLUMNS}, look_at) VALUES ({marks})"  # noqa: S608 - the names are ours
        " ON CONFLICT (guild_id, user_id, game, clock, rated, seats) DO UPDATE SET channel_id = excluded.channel_id,"
        " parent_id = excluded.parent_id, name = excluded.name, language = excluded.language,"
        " moderator = excluded.moderator, salt = excluded.salt, until = excluded.until, near = excluded.near,"
        " look_at = excluded.look_at",
        (*_values(offer), now + _SOON if offer.guild_id else now),
    )
    _mark(connection, offer.guild_id, now)


def _mark(connection: Connection, guild_id: int, now: int) -> None:
    """Note that what the standing message of a server lists has changed."""
    standing.mark(connection, guild_id, "offers", now)


def _values(offer: OfferRow) -> tuple[object, ...]:
    return tuple(getattr(offer, name) for name in OfferRow.__struct_fields__)


def _offer(row: Sequence[object]) -> OfferRow:
    named = dict(zip(OfferRow.__struct_fields__, row, strict=True))
    return OfferRow(**{**named, **{name: bool(named[name]) for name in ("moderator", "near")}})  # type: ignore[arg-type]  # the columns are its fields


def fitting(connection: Connection, offer: OfferRow, now: int, most: int) -> list[OfferRow]:
    """The offers of others in the same server with terms that fit, the oldest first, at most `most`."""
    wanted: list[str | int] = []
    terms = ""
    for name in ("game", "clock", "rated"):
        value = getattr(offer, name)
        if value != ANY:
            terms += f" AND {name} IN (?, '{ANY}')"
            wanted.append(value)
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM offer WHERE guild_id = ? AND user_id <> ? AND until > ? AND seats = ?{terms}"  # noqa: S608 - ours
        " ORDER BY made_at, user_id LIMIT ?",
        (offer.guild_id, offer.user_id, now, offer.seats, *wanted, most),
    )
    return [_offer(row) for row in rows]


def standing_in(connection: Connection, guild_id: int, now: int, most: int) -> list[OfferRow]:
    """The offers that stand in a server, the oldest first, at most `most`."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM offer WHERE guild_id = ? AND until > ? ORDER BY made_at, user_id LIMIT ?",  # noqa: S608
        (guild_id, now, most),
    )
    return [_offer(row) for row in rows]


def of_user(connection: Connection, user_id: int, now: int) -> list[OfferRow]:
    """The offers of a user that stand, in all servers, the oldest first."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM offer WHERE user_id = ? AND until > ? ORDER BY made_at, guild_id",  # noqa: S608 - ours
        (user_id, now),
    )
    return [_offer(row) for row in rows]


def take(connection: Connection, offers: Iterable[OfferRow], now: int) -> None:
    """Delete these offers, with the same ones of their users in the pool or elsewhere.

    Those of a server take the same ones in the pool with them, and those of the pool the same ones everywhere. Raises
    OfferGoneError unless all of them stood.
    """
    # In one order everywhere: two transactions that take the same offers wait for each other, and never in a circle.
    for offer in sorted(offers, key=lambda each: each.key[1:]):
        same = f"user_id = ? AND {_TERMS}"
        if not offer.guild_id:
            # First the one in the pool, as where those of a server are taken.
            gone = not withdraw(connection, 0, offer.user_id, offer.terms, now)
            found = connection.execute(
                f"DELETE FROM offer WHERE {same} RETURNING guild_id",  # noqa: S608 - ours
                (offer.user_id, *offer.terms),
            ).fetchall()
        else:
            found = connection.execute(
                f"DELETE FROM offer WHERE guild_id IN (0, ?) AND {same} RETURNING guild_id",  # noqa: S608 - ours
                offer.key,
            ).fetchall()
            gone = (offer.guild_id,) not in [(each[0],) for each in found]
        if gone:
            raise OfferGoneError("One of these offers does not stand any more.")
        for guild_id in sorted({each[0] for each in found} - {0}):
            _mark(connection, guild_id, now)


def withdraw(
    connection: Connection, guild_id: int, user_id: int, terms: tuple[str, str, str, int] | None, now: int
) -> int:
    """Delete one offer of a user in a server, or all of them. Returns how many were deleted."""
    if terms is None:
        found = connection.execute("DELETE FROM offer WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))
    else:
        found = connection.execute(f"DELETE FROM offer WHERE {_KEY}", (guild_id, user_id, *terms))  # noqa: S608 - ours
    if found.rowcount:
        _mark(connection, guild_id, now)
    return found.rowcount


def end_in_channel(connection: Connection, channel_id: int, now: int) -> int:
    """Delete the offers that were made in a channel. Returns how many were deleted."""
    ended = connection.execute("DELETE FROM offer WHERE channel_id = ? RETURNING guild_id", (channel_id,)).fetchall()
    for guild_id in {row[0] for row in ended}:
        _mark(connection, guild_id, now)
    return len(ended)


def end_in_server(connection: Connection, guild_id: int) -> None:
    """Delete all offers of a server."""
    connection.execute("DELETE FROM offer WHERE guild_id = ?", (guild_id,))


def to_look_at(connection: Connection, now: int, most: int, shards: Shards) -> list[OfferRow]:
    """The offers in servers of `shards` that are to be looked at by `now`, the longest overdue first."""
    ours, given = owned(shards)
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM offer WHERE look_at <= ? AND guild_id <> 0{ours} ORDER BY look_at LIMIT ?",  # noqa: S608
        (now, *given, most),
    )
    return [_offer(row) for row in rows]


def pool_to_look_at(connection: Connection, now: int, most: int) -> list[OfferRow]:
    """The offers in the pool that are to be looked at by `now`, the longest overdue first, at most `most`."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM offer WHERE guild_id = 0 AND look_at <= ?"  # noqa: S608 - ours
        " ORDER BY look_at, made_at, user_id LIMIT ?",
        (now, most),
    )
    return [_offer(row) for row in rows]


def pool_sizes(connection: Connection, now: int) -> dict[tuple[str, int], int]:
    """How many users have open offers in the pool, by the game and the number of seats."""
    rows = connection.execute(
        "SELECT game, seats, count(DISTINCT user_id) FROM offer WHERE guild_id = 0 AND until > ? GROUP BY game, seats",
        (now,),
    )
    return {(row[0], row[1]): row[2] for row in rows}


def note_looked(connection: Connection, offers: Iterable[OfferRow], now: int, again: int) -> None:
    """Delete those of these offers that have ended, and look at the others again at `again`, or when they end."""
    for offer in offers:
        if offer.until <= now:
            # It may have been made to stand longer since it was read.
            connection.execute(f"DELETE FROM offer WHERE {_KEY} AND until <= ?", (*offer.key, now))  # noqa: S608 - ours
            _mark(connection, offer.guild_id, now)
        else:
            connection.execute(
                f"UPDATE offer SET look_at = CASE WHEN until < ? THEN until ELSE ? END WHERE {_KEY}",  # noqa: S608 - ours
                (again, again, *offer.key),
            )


def forget_person(connection: Connection, user_id: int, now: int) -> None:
    """Delete all offers of a user, and what they want to be told of."""
    ended = connection.execute("DELETE FROM offer WHERE user_id = ? RETURNING guild_id", (user_id,)).fetchall()
    for guild_id in sorted({row[0] for row in ended}):
        _mark(connection, guild_id, now)
    connection.execute("DELETE FROM watch WHERE user_id = ?", (user_id,))


def forget_server(connection: Connection, guild_id: int) -> None:
    """Delete all offers of a server, and who wants to be told of them."""
    end_in_server(connection, guild_id)
    connection.execute("DELETE FROM watch WHERE guild_id = ?", (guild_id,))


# Who wants to be told


def watches(connection: Connection, user_id: int) -> list[WatchRow]:
    """What a user wants to be told of, by server and game."""
    rows = connection.execute(
        "SELECT guild_id, user_id, game, told_at FROM watch WHERE user_id = ? ORDER BY guild_id, game", (user_id,)
    )
    return [WatchRow(*row) for row in rows]


def change_watches(connection: Connection, guild_id: int, user_id: int, games: Iterable[str]) -> None:
    """Have a user be told of offers of these games in a server, and of no others there."""
    (told_at,) = connection.execute(
        "SELECT coalesce(max(told_at), 0) FROM watch WHERE user_id = ?", (user_id,)
    ).fetchone()
    connection.execute("DELETE FROM watch WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))
    connection.executemany(
        "INSERT INTO watch (guild_id, user_id, game, told_at) VALUES (?,?,?,?)",
        [(guild_id, user_id, game, told_at) for game in games],
    )


def watchers(connection: Connection, offer: OfferRow, before: int, most: int) -> list[int]:
    """Who wants to be told of an offer and was last told before `before`, at most `most`: the longest wait first."""
    if offer.game == ANY:
        terms, given = "", list[str]()
    else:
        terms, given = f" AND game IN (?, '{ANY}')", [offer.game]
    rows = connection.execute(
        f"SELECT user_id FROM watch WHERE guild_id = ? AND user_id <> ? AND told_at < ?{terms}"  # noqa: S608 - ours
        " GROUP BY user_id ORDER BY min(told_at), user_id LIMIT ?",
        (offer.guild_id, offer.user_id, before, *given, most),
    )
    return [row[0] for row in rows]


def note_told(connection: Connection, user_id: int, before: int, now: int) -> bool:
    """Note that a user is told now, if they were last told before `before`; whether it was so."""
    # It is written before it is known: of two that tell somebody at once, one waits here for the other.
    told = connection.execute("UPDATE watch SET told_at = ? WHERE user_id = ? AND told_at < ?", (now, user_id, before))
    return told.rowcount > 0
