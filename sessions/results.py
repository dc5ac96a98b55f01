"""How the seats come out of a game that its rules have ended."""

from __future__ import annotations

from data.rows import FinishedRow, ResultRow
from rules.core import Outcome
from sessions.log import TableEnding
from sessions.session import Session


def places(outcome: Outcome, seats: int) -> tuple[int, ...]:
    """The place of each seat, seat 1 first: winners share the first, a draw is shared by all.

    The others follow by score, where the game keeps scores, and share a place where it keeps none or these are
    equal. One who plays alone and loses is second to the game.
    """
    if not outcome.winners:
        return (1,) * seats if seats > 1 else (2,)

    def rank(seat: int) -> tuple[bool, int]:
        return seat not in outcome.winners, -(outcome.scores[seat - 1] if outcome.scores else 0)

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
    if outcome is None or session.began != tuple(each.user_id for each in session.people):
        return ()
    return tuple(
        ResultRow(seat, person.user_id, place, outcome.scores[seat - 1] if outcome.scores else None)
        for (seat, person), place in zip(
            enumerate(session.people, 1), places(outcome, len(session.people)), strict=True
        )
    )


def finished(session: Session) -> FinishedRow | None:
    """What else is told of a game that has results; None where it has none."""
    if not results(session):
        return None
    return FinishedRow(" ".join(f"{name}={value}" for name, value in session.options.items()), session.moves)
