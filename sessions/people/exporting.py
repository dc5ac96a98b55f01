"""What logs hold of people: how it is exported, and how people are deleted from it.

In each log, the id of a deleted user is replaced by a number below 0 that does not depend on the id, and their name is
removed. Their client seed is replaced by its digest. So the game is kept, its dice can still be checked, and nothing in
it says who played.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from data.rows import ResultRow, Rewriting, SessionRow
from sessions.log import (
    Dealt,
    Entry,
    First,
    Invited,
    Mention,
    Opened,
    PlyPlayed,
    SeedGiven,
    Started,
    Substituted,
    entries,
)
from sessions.state.deals import date
from sessions.state.players import Computer, Forgotten, Person, is_user
from sessions.state.table import DIRECT

YOU, ANOTHER, COMPUTER = "you", "someone else", "a computer"


def about(
    row: SessionRow, user_id: int, result: ResultRow | None, names: Collection[str] = (), note: str = ""
) -> dict[str, Any]:
    """What is stored of a user in a session: plain values, as in JSON.

    `names` are the user's names in other logs, as old logs have a moderator's name without an id. `note` is the user's
    note on it. The ids and names of other users are left out, and so are what others have planned and the secret of the
    dice. Raises UnknownEntryError.
    """
    log = entries(row)
    own_names = names_of(log, user_id)
    known = {*own_names, *names}
    seat, moves = _seat_and_moves(row, log, user_id)
    return {
        "table": row.id,
        "game": row.game,
        "server": str(row.guild_id) if row.guild_id != DIRECT else "none (direct messages)",
        "channel": str(next((each.channel_id for each in row.showings if each.user_id == user_id), row.channel_id)),
        "state": row.state,
        "opened": row.entries[0].at,
        "last change": row.entries[-1].at,
        "your names": own_names,
        "you opened it": any(isinstance(each, Opened) and each.host == user_id for each in log),
        "you were invited": any(isinstance(each, Invited) and each.person.user_id == user_id for each in log),
        "your seat": seat,
        "your moves": [ply for ply, _ in moves],
        "times of your moves": [at for _, at in moves],
        "words you added": [each.word for each in log if isinstance(each, SeedGiven) and each.user_id == user_id],
        "moves you planned": [[*line] for each in row.plans if each.user_id == user_id for line in each.lines],
        "your note": note or None,
        "your place": result.place if result else None,
        "your score": result.score if result else None,
        "daily deal": next((date(each.day) for each in log if isinstance(each, Dealt)), None),
        "log entries about you": [
            {"what": each.kind, "at": stored.at, **_told(each, user_id, known)}
            for each, stored in zip(log, row.entries, strict=True)
            if user_id in each.users() or _by_name_alone(each) in known
        ],
    }


def names_of(log: Iterable[Entry], user_id: int) -> list[str]:
    """The names of a user in a log, oldest first, with those that they had as a moderator."""
    found = [person.name for each in log for person in each.persons() if person.user_id == user_id]
    return list(dict.fromkeys(filter(None, found)))


def _seat_and_moves(row: SessionRow, log: Iterable[Entry], user_id: int) -> tuple[int | None, list[tuple[str, int]]]:
    """The last seat that a user had, and the plies that they played, with their times."""
    seated: dict[int, int] = {}
    last: int | None = None
    moves = []
    for entry, stored in zip(log, row.entries, strict=True):
        match entry:
            case Started(order=order):
                seated = dict(enumerate(order, 1))
            case Substituted(seat=seat, person=person):
                seated[seat] = person.user_id
            case PlyPlayed(seat=seat, ply=ply) if seat and seated.get(seat) == user_id:
                moves.append((ply, stored.at))
        last = next((seat for seat, each in seated.items() if each == user_id), last)
    return last, moves


def _by_name_alone(entry: Entry) -> str:
    """The name of the moderator in an entry of an old log that has no id for them; else empty."""
    return next((person.name for person in entry.persons() if not person.user_id), "")


def _told(entry: Entry, user_id: int, names: Collection[str]) -> dict[str, Any]:
    """The fields of an entry. The user is called `you` in them, and nobody else is named."""

    def person(other: int, name: str = "") -> str:
        if other != user_id:
            return ANOTHER
        return f"{YOU}, as {name}" if name else YOU

    def told(value: Any) -> Any:
        match value:
            case Person() | Forgotten():
                return person(value.user_id, value.name)
            case Computer():
                return COMPUTER
            case int(other):
                return person(other) if other else None
            case str(name):
                by_id = getattr(entry, "by_id", 0)
                return name if by_id == user_id or (not by_id and name in names) else ANOTHER
            case tuple(several):
                return [*map(told, several)]
            case _:
                return value

    named = entry.naming()
    return {name: told(getattr(entry, name)) if name in named else plain for name, plain in entry.facts().items()}


def without(row: SessionRow, user_ids: Iterable[int], names: Iterable[str] = ()) -> Rewriting:
    """The log of `row` without these users. `names` are their names: old logs have moderators by name alone."""
    return _written_anew(row, entries(row), set(user_ids), set(names))


def without_all(row: SessionRow) -> Rewriting:
    """The log of `row` without any user."""
    log = entries(row)
    moderators = {person.name for each in log for person in each.persons() if not person.user_id}
    return _written_anew(row, log, {user_id for each in log for user_id in each.users()}, moderators)


def _written_anew(row: SessionRow, log: list[Entry], user_ids: set[int], names: set[str]) -> Rewriting:
    order = list(dict.fromkeys(user_id for each in log for user_id in each.users()))
    lowest = min([0, *order])
    gone = [user_id for user_id in order if is_user(user_id) and user_id in user_ids]
    stand_ins = {user_id: lowest - number for number, user_id in enumerate(gone, 1)}
    # Old logs have the moderator who ended a table by name alone.
    names = names | {person.name for each in log for person in each.persons() if person.user_id in stand_ins}
    lobby = row.state == "lobby"
    return Rewriting(tuple(_anonymous(each, stand_ins, names, lobby).row() for each in log), stand_ins)


def _anonymous(entry: Entry, stand_ins: Mapping[int, int], names: set[str], lobby: bool) -> Entry:
    def other(person: Mention) -> Mention:
        if person.user_id in stand_ins:
            return Mention(stand_ins[person.user_id], "")
        return Mention(0, "") if not person.user_id and person.name in names else person

    match entry:
        case Opened(first=first) if lobby and first in stand_ins:
            # A lobby must not wait for somebody who will never come.
            entry = replace(entry, first=None)
        case First(user_id=user_id) if lobby and user_id in stand_ins:
            entry = First(None)
        case SeedGiven(user_id=user_id) if user_id in stand_ins:
            entry = replace(entry, word="", digest=entry.seed.mark)
    return entry.renamed(other)
