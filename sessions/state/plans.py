"""Moves that a player has planned in advance: which of them still apply, and what is to be played now.

A plan belongs to one user at one table. Its lines begin at the same position, and each ends with a ply of the user.
Where two lines differ first, the opponent chooses. A line applies as long as the game goes exactly that way.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from msgspec import Struct

from data.rows import PlanRow
from rules.game import Game
from rules.notation import legal, seat_to_act
from sessions.state.players import Person
from sessions.state.table import TableState

MOST_LINES = 20
"""The most lines of a plan."""

Line = tuple[str, ...]
"""The plies of a line in order, in the notation."""


class PlannedAnswer(Struct, frozen=True):
    """What a player has planned for the present position.

    Attributes:
        user_id (int): the player's id.
        plies (tuple of str): the plies of the player, one after the other, in the notation.
    """

    user_id: int
    plies: tuple[str, ...]


def can_be_planned(game: Game, players: int) -> bool:
    """Whether moves of a game can be planned: it is played by two, and chance decides nothing after the beginning."""
    return players == 2 and game.draws == "lot"


def applying(plan: PlanRow, table: TableState) -> tuple[Line, ...]:
    """What can still be played of a plan: of each line that the game has followed so far, the plies after now.

    Nothing applies once a move was taken back, the game is over, or the user has no seat any more.
    """
    seated = any(each.user_id == plan.user_id for each in table.playing)
    if not seated or any(plan.since < each.number for each in table.undone):
        return ()
    played = tuple(str(each.ply) for each in table.played[bisect_right(table.numbers, plan.since) :])
    return tuple(each[len(played) :] for each in plan.lines if each[: len(played)] == played and each != played)


def planned_answer(plans: Sequence[PlanRow], table: TableState) -> PlannedAnswer | None:
    """What the player to act has planned for the present position; None if they have planned nothing for it."""
    person, seat = table.actor_person, table.actor
    if not isinstance(person, Person):
        return None
    lines = [line for each in plans if each.user_id == person.user_id for line in applying(each, table)]
    position, plies = table.position, list[str]()
    for text in lines[0] if lines else ():
        ply = next((each for each in legal(position) if str(each) == text), None)
        if ply is None or seat_to_act(position) != seat:
            break
        plies.append(text)
        position = position.play(ply)
    return PlannedAnswer(person.user_id, tuple(plies)) if plies else None


def with_line(lines: Sequence[Line], line: Line, own: Sequence[bool]) -> tuple[Line, ...]:
    """The lines with one more. `own` says of each of its plies whether it is the user's.

    Lines that answer the same play differently are replaced, and so are lines that the new one goes on with. A line
    that goes on with the new one stays in its place.
    """
    if any(each[: len(line)] == line for each in lines):
        return tuple(lines)
    return (*(each for each in lines if not _replaced(each, line, own)), line)


def _replaced(before: Line, line: Line, own: Sequence[bool]) -> bool:
    """Whether a line is replaced by a new one, which it does not contain."""
    parting = next((index for index, (one, other) in enumerate(zip(before, line, strict=False)) if one != other), None)
    return parting is None or own[parting]
