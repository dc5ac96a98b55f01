"""How the seats come out of a game that its rules have ended."""

from __future__ import annotations

from collections.abc import Mapping

from data.rows import FinishedRow, ResultRow
from rules.core import CHANCE, Outcome, Resign
from sessions.log import TableEnding
from sessions.session import Session

MOST_A_DAY = 3
"""So many games of one kind a day count for the ratings of any two players of a server."""


def places(outcome: Outcome, seats: int, left: Mapping[int, int] | None = None) -> tuple[int, ...]:
    """The place of each seat, seat 1 first: winners share the first, a draw is shared by all.

    The others follow by score, where the game keeps scores, and then by how long they stayed in the game: `left` is
    the index of the ply with which a seat was out of it. Those who are equal share a place. One who plays alone and
    loses is second to the game.
    """
    if not outcome.winners:
        return (1,) * seats if seats > 1 else (2,)
    gone = left or {}
    stayed = max(gone.values(), default=0) + 1

    def rank(seat: int) -> tuple[bool, int, int]:
        score = outcome.scores[seat - 1] if outcome.scores else 0
        return seat not in outcome.winners, -score, -gone.get(seat, stayed)

    def better(one: int, other: int) -> bool:
        winners = one in outcome.winners, other in outcome.winners
        return rank(one) < rank(other) if not all(winners) else False

    everybody = range(1, seats + 1)
    return tuple(1 + sum(better(other, seat) for other in everybody) for seat in everybody)


def results(session: Session) -> tuple[ResultRow, ...]:
    """A row for each seat of a game that is over by its rules or a draw that was agreed on; none otherwise.

    Nor has a game a result in which somebody took over a seat: it is nobody's alone.
    """
    if session.former:
        return ()
    if session.ending is not None and session.ending.how is TableEnding.AGREED:
        return tuple(ResultRow(seat, each.user_id, 1, None) for seat, each in enumerate(session.people, 1))
    outcome = session.outcome
    if outcome is None or session.starting_order != tuple(each.user_id for each in session.people):
        return ()
    return tuple(
        ResultRow(seat, person.user_id, place, outcome.scores[seat - 1] if outcome.scores else None)
        for (seat, person), place in zip(
            enumerate(session.people, 1), places(outcome, len(session.people), _left(session)), strict=True
        )
    )


def finished(session: Session) -> FinishedRow | None:
    """What else is told of a game that has results; None where it has none."""
    if not results(session):
        return None
    options = " ".join(f"{name}={value}" for name, value in session.options.items())
    return FinishedRow(options, session.moves, "yes" if _long_enough(session) else "short", MOST_A_DAY)


def _left(session: Session) -> dict[int, int]:
    """By seat, the index of the ply with which it was out of the game while the game went on, or which ended it."""
    found: dict[int, int] = {}
    for index, each in enumerate(session.played):
        gone = set(each.before.remaining()) - set(each.after.remaining())
        found.update(dict.fromkeys(gone - set(found), index))
    return found


def _long_enough(session: Session) -> bool:
    """Whether every seat has taken as many turns as a rated result takes."""
    turns: dict[int, set[int]] = {seat: set() for seat in range(1, len(session.people) + 1)}
    for each in session.played:
        if each.seat != CHANCE and not isinstance(each.ply, Resign):
            turns[each.seat].add(each.turn)
    return all(len(each) >= session.game.rated_from for each in turns.values())
