"""The results of a finished game: the place and score of each seat."""

from __future__ import annotations

from collections.abc import Mapping

from data.rows import FinishedRow, Rated, ResultRow
from rules.core import CHANCE, Outcome, Resign
from sessions.log import TableEnding
from sessions.session import Session
from sessions.state.options import RATED
from sessions.state.players import Computer, Player

MOST_A_DAY = 3
"""How many games of one kind between the same two players of a server are rated in a day."""


def places(outcome: Outcome, seats: int, left: Mapping[int, int] | None = None) -> tuple[int, ...]:
    """The place of each seat, seat 1 first. Winners share the first place; in a draw all seats share it.

    The others are ordered by score, if the game has scores, and then by how long they stayed in the game. `left` has,
    by seat, the index of the ply with which the seat was out of the game. Equal seats share a place. Whoever plays
    alone and loses has place 2.
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
    """A row for each seat of a game that its rules have ended, or that ended by an agreed draw; else none.

    A game in which a seat was taken over has no results, as more than one person played it. A deal of the day has them
    only as an attempt that was over in time: in practice its cards are known.
    """
    if session.former or not _has_results(session):
        return ()
    if session.ending is not None and session.ending.how is TableEnding.AGREED:
        return tuple(
            ResultRow(seat, each.user_id, 1, None, _level(each)) for seat, each in enumerate(session.people, 1)
        )
    outcome = session.outcome
    if outcome is None or session.starting_order != tuple(each.user_id for each in session.people):
        return ()
    return tuple(
        ResultRow(seat, person.user_id, place, outcome.scores[seat - 1] if outcome.scores else None, _level(person))
        for (seat, person), place in zip(
            enumerate(session.people, 1), places(outcome, len(session.people), _left(session)), strict=True
        )
    )


def _has_results(session: Session) -> bool:
    """Whether a game is no deal, or an attempt at one that was over in time."""
    deal = session.deal
    return deal is None or (deal.scored and session.position_since < deal.closes)


def finished(session: Session) -> FinishedRow | None:
    """What else is stored of a game with results; None if it has none."""
    if not results(session):
        return None
    options = " ".join(f"{name}={value}" for name, value in session.options.items())
    return FinishedRow(options, session.moves, _counts(session), MOST_A_DAY)


def _counts(session: Session) -> Rated:
    """Whether the game counts for the ratings, as far as that follows from it alone."""
    if session.computers:
        return "computer"
    if session.table_options[RATED.name] == "no":
        return "agreed"
    return "yes" if _long_enough(session) else "short"


def _level(player: Player) -> str | None:
    """How well a computer plays; None for a person."""
    return player.level.value if isinstance(player, Computer) else None


def _left(session: Session) -> dict[int, int]:
    """By seat, the index of the ply with which the seat was out of the game; only of seats that are out."""
    found: dict[int, int] = {}
    for index, each in enumerate(session.played):
        gone = set(each.before.remaining()) - set(each.after.remaining())
        found.update(dict.fromkeys(gone - set(found), index))
    return found


def _long_enough(session: Session) -> bool:
    """Whether every seat has taken the number of turns that a rated result needs."""
    turns: dict[int, set[int]] = {seat: set() for seat in range(1, len(session.people) + 1)}
    for each in session.played:
        if each.seat != CHANCE and not isinstance(each.ply, Resign):
            turns[each.seat].add(each.turn)
    return all(len(each) >= session.game.rated_from for each in turns.values())
