"""Who replaced whom in a game: of a table, and as a record tells it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from rules.record import Record, RecordError
from sessions.session import Session
from sessions.state.players import Player
from sessions.state.table import Former

_LINE = re.compile(r"seat ([0-9]{1,3}) after ply ([0-9]{1,6}), (-?[0-9]{1,20}) by (-?[0-9]{1,20})")
_OLDER = re.compile(r"seat ([0-9]{1,3}) until move [0-9]{1,6}")


class Replacement(Struct, frozen=True):
    """The user `comes` took over a seat from the user `goes` when `plies` plies stood.

    `str` is the value of a line `replaced N` in a record.
    """

    seat: int
    plies: int
    goes: int
    comes: int

    def __str__(self) -> str:
        return f"seat {self.seat} after ply {self.plies}, {self.goes} by {self.comes}"


def successions(session: Session) -> list[tuple[Former, Player]]:
    """Everybody whose seat somebody took over at a table, with whoever did, oldest first."""
    found = []
    for number, each in enumerate(session.former):
        later = (other.person for other in session.former[number + 1 :] if other.seat == each.seat)
        found.append((each, next(later, session.people[each.seat - 1])))
    return found


def replacements(session: Session) -> list[Replacement]:
    """The replacements at a table, oldest first."""
    return [
        Replacement(former.seat, former.plies, former.person.user_id, comes.user_id)
        for former, comes in successions(session)
    ]


def replaced_in(record: Record, began: Sequence[int]) -> list[Replacement]:
    """The replacements that a record of format 2 tells, oldest first; `began` are its players, from seat 1 on.

    Raises RecordError for a line that cannot be read, or names somebody who did not have the seat.
    """
    seated, found = list(began), list[Replacement]()
    for key, value in record.notes.items():
        if not key.startswith("replaced "):
            continue
        match = _LINE.fullmatch(value)
        each = Replacement(*map(int, match.groups())) if match else None
        if each is None or not 1 <= each.seat <= len(seated) or each.plies > len(record.plies):
            raise RecordError(f"The line “{key[:40]}” cannot be read: it tells no replacement in this game.")
        if seated[each.seat - 1] != each.goes:
            raise RecordError(f"The line “{key[:40]}” is wrong: seat {each.seat} was not that player's.")
        seated[each.seat - 1] = each.comes
        found.append(each)
    return found


def began_in(record: Record, players: Sequence[int]) -> list[int]:
    """Who began the game of a record that names `players`, from seat 1 on.

    In format 1 these are those who sat there at the end, and lines `seat N until move M` name who was there before.
    Raises ValueError for a damaged line.
    """
    found = list(players)
    if record.format > 1:
        return found
    known = set[int]()
    for key, value in record.notes.items():
        match = _OLDER.fullmatch(key)
        seat = int(match[1]) if match else 0
        # The oldest comes first.
        if 1 <= seat <= len(found) and seat not in known:
            known.add(seat)
            found[seat - 1] = int(value)
    return found
