"""Which players took over seats in a game: at a table, and in a record."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from rules.record import Flaw, FlawedRecordError, Record
from sessions.session import Session
from sessions.state.players import Player
from sessions.state.table import Former

_LINE = re.compile(r"seat ([0-9]{1,3}) after ply ([0-9]{1,6}), (-?[0-9]{1,20}) by (-?[0-9]{1,20})")
_OLDER = re.compile(r"seat ([0-9]{1,3}) until move [0-9]{1,6}")


class Replacement(Struct, frozen=True):
    """A seat that another user took over. `str` gives the value of a line `replaced N` in a record.

    Attributes:
        seat (int): the seat, from 1.
        plies (int): how many plies stood then.
        goes (int): the id of who had the seat.
        comes (int): the id of who has taken it over.
    """

    seat: int
    plies: int
    goes: int
    comes: int

    def __str__(self) -> str:
        return f"seat {self.seat} after ply {self.plies}, {self.goes} by {self.comes}"


def successions(session: Session) -> list[tuple[Former, Player]]:
    """The players whose seats were taken over at a table, each with who took it over, oldest first."""
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
    """The replacements in a record of format 2, oldest first. `began` are the players at the start, seat 1 first.

    Raises FlawedRecordError for a line that cannot be read, or names somebody who did not have the seat.
    """
    seated, found = list(began), list[Replacement]()
    for key, value in record.notes.items():
        if not key.startswith("replaced "):
            continue
        match = _LINE.fullmatch(value)
        each = Replacement(*map(int, match.groups())) if match else None
        if each is None or not 1 <= each.seat <= len(seated) or each.plies > len(record.plies):
            flaw = Flaw("no replacement", text=key[:40])
            raise FlawedRecordError(f"The line “{key[:40]}” doesn't describe a replacement in this game.", flaw)
        if seated[each.seat - 1] != each.goes:
            flaw = Flaw("wrong replacement", each.seat, key[:40])
            raise FlawedRecordError(f"The line “{key[:40]}” is wrong: seat {each.seat} wasn't that player's.", flaw)
        seated[each.seat - 1] = each.comes
        found.append(each)
    return found


def began_in(record: Record, players: Sequence[int]) -> list[int]:
    """The players at the start of a record's game, seat 1 first. `players` are those that its header names.

    In format 1 the header names the players at the end, and lines `seat N until move M` name earlier ones.
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
