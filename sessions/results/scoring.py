"""The results of a finished game: the place and score of each seat."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from data.rows import FinishedRow, Rated, ResultRow
from rules.core import Outcome
from sessions.log import TableEnding
from sessions.session import Session
from sessions.state.options import RATED
from sessions.state.players import Computer, Player
from sessions.state.turns import early_leavers, long_enough, turns_of

MOST_A_DAY = 3
"""How many games of one kind between the same two players of a server that begin on one day are rated."""

MEMORY = 0.8
"""By how much a rated game of two people makes their earlier ones worth less: all together are worth 5 at most."""


def places(
    outcome: Outcome, seats: int, left: Mapping[int, int] | None = None, early: Collection[int] = ()
) -> tuple[int, ...]:
    """The place of each seat, seat 1 first. Winners share the first place; in a draw all seats share it.

    The others are ordered by score, if the game has scores, and then by how long they stayed in the game. `left` has,
    by seat, the index of the ply with which the seat was out of the game; `early` are the seats of early leavers, who
    come after everybody else whatever they have scored. Equal seats share a place. A player who plays alone and
    loses has place 2.
    """
    if not outcome.winners:
        return (1,) * seats if seats > 1 else (2,)
    gone = left or {}
    stayed = max(gone.values(), default=0) + 1

    def rank(seat: int) -> tuple[bool, bool, int, int]:
        score = outcome.scores[seat - 1] if outcome.scores else 0
        return seat not in outcome.winners, seat in early, -score, -gone.get(seat, stayed)

    def better(one: int, other: int) -> bool:
        winners = one in outcome.winners, other in outcome.winners
        return rank(one) < rank(other) if not all(winners) else False

    everybody = range(1, seats + 1)
    return tuple(1 + sum(better(other, seat) for other in everybody) for seat in everybody)


def results(session: Session) -> tuple[ResultRow, ...]:
    """A row for each seat of a game that its rules have ended, or that ended by an agreed draw; else none.

    A game in which a seat was taken over has no results, as more than one person played it. A deal of the day has them
    only as an attempt that was over in time: in practice its cards are known. A game for one that was given up at once
    has none either.
    """
    if session.former or not _has_results(session) or _given_up_at_once(session):
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
            enumerate(session.people, 1),
            places(outcome, len(session.people), _left(session), early_leavers(session)),
            strict=True,
        )
    )


def _has_results(session: Session) -> bool:
    """Whether a game is no deal, or an attempt at one that was over in time."""
    deal = session.deal
    return deal is None or (deal.scored and session.position_since < deal.closes)


def _given_up_at_once(session: Session) -> bool:
    """Whether the player of a game for one gave it up before they had taken enough turns: that says nothing of them."""
    return session.solo and bool(session.resigned) and turns_of(session)[1] < session.game.rated_from


def finished(session: Session) -> FinishedRow | None:
    """What else is stored of a game with results; None if it has none."""
    if not results(session):
        return None
    options = " ".join(f"{name}={value}" for name, value in session.options.items())
    return FinishedRow(
        options, session.moves, _counts(session), MEMORY, bool(session.hints), bool(session.solo and session.resigned)
    )


def can_count(session: Session) -> bool:
    """Whether the game of a table can count for the ratings: it is one of people alone, who want it."""
    return session.wants_rating and len(session.people) > 1


def _counts(session: Session) -> Rated:
    """Whether the game counts for the ratings. That its players had enough was decided when it began."""
    if session.computers:
        return "computer"
    if (session.goes_apart and not session.of_pool) or session.table_options[RATED.name] == "no":
        return "agreed"
    if not long_enough(session):
        return "short"
    return "often" if session.row.often else "yes"


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
