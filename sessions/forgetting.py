"""A log without somebody: what is kept of a game when a person who played it is forgotten.

Who is forgotten gets a stand-in in each log: a number below 0 that follows from nothing about them, and no name. A word
for the dice becomes its digest. So the game stays, its dice still check out, and nothing in it tells whose it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from data.rows import ResultRow, Rewriting, SessionRow
from sessions.happenings import Asked, Substituted
from sessions.log import Ended, Entry, First, Invited, Joined, Opened, Person, PlyPlayed, Started, Worded, read


def entries(row: SessionRow) -> list[Entry]:
    """The log of a stored session. Raises UnknownEntryError."""
    return [read(each.kind, each.facts) for each in row.entries]


def without(row: SessionRow, user_ids: Iterable[int]) -> Rewriting:
    """The log of `row` without these users."""
    log = entries(row)
    return _written_anew(row, log, set(user_ids), set())


def without_all(row: SessionRow) -> Rewriting:
    """The log of `row` without anybody."""
    log = entries(row)
    moderators = {each.by for each in log if isinstance(each, Ended) and not each.by_id}
    return _written_anew(row, log, {user_id for each in log for user_id in each.users()}, moderators)


def _written_anew(row: SessionRow, log: list[Entry], user_ids: set[int], names: set[str]) -> Rewriting:
    order = list(dict.fromkeys(user_id for each in log for user_id in each.users()))
    lowest = min([0, *order])
    gone = [user_id for user_id in order if user_id > 0 and user_id in user_ids]
    stand_ins = {user_id: lowest - number for number, user_id in enumerate(gone, 1)}
    # Of a table that was ended before ids were kept, the moderator is known by name alone.
    names = names | {each.name for each in _persons(log) if each.user_id in stand_ins}
    lobby = row.state == "lobby"
    return Rewriting(tuple(_anonymous(each, stand_ins, names, lobby).row() for each in log), stand_ins)


def _persons(log: Iterable[Entry]) -> list[Person]:
    found: list[Person] = []
    for each in log:
        if isinstance(each, Opened):
            found += each.people
        elif isinstance(each, Joined | Invited | Substituted | Asked) and each.person is not None:
            found.append(each.person)
    return found


def _anonymous(entry: Entry, stand_ins: Mapping[int, int], names: set[str], lobby: bool) -> Entry:
    def other(person: Person) -> Person:
        if person.user_id in stand_ins:
            return Person(stand_ins[person.user_id], "")
        return Person(0, "") if not person.user_id and person.name in names else person

    match entry:
        case Opened(first=first) if lobby and first in stand_ins:
            # In a lobby, nobody waits for somebody who will never come.
            entry = replace(entry, first=None)
        case First(user_id=user_id) if lobby and user_id in stand_ins:
            entry = First(None)
        case Worded(user_id=user_id) if user_id in stand_ins:
            entry = replace(entry, word="", digest=entry.mark)
    return entry.renamed(other)


def about(row: SessionRow, user_id: int, result: ResultRow | None) -> dict[str, Any]:
    """What a stored session keeps of a user, for them to read: plain values, as in JSON. Raises UnknownEntryError."""
    log = entries(row)
    order = next((each.order for each in log if isinstance(each, Started)), ())
    seat = order.index(user_id) + 1 if user_id in order else None
    return {
        "table": row.id,
        "game": row.game,
        "server": str(row.guild_id),
        "channel": str(row.channel_id),
        "state": row.state,
        "opened": row.entries[0].at,
        "last change": row.entries[-1].at,
        "your names": list(dict.fromkeys(each.name for each in _persons(log) if each.user_id == user_id)),
        "you opened it": any(isinstance(each, Opened) and each.host == user_id for each in log),
        "you were invited": any(isinstance(each, Invited) and each.person.user_id == user_id for each in log),
        "you ended it as a moderator, named": [
            each.by for each in log if isinstance(each, Ended) and each.by_id == user_id
        ],
        "your seat": seat,
        "your moves": [each.ply for each in log if isinstance(each, PlyPlayed) and seat and each.seat == seat],
        "your words for the dice": [each.word for each in log if isinstance(each, Worded) and each.user_id == user_id],
        "your place": result.place if result else None,
        "your score": result.score if result else None,
    }
