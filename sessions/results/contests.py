"""What a tournament is told of the game of a board: how it ended, and how its clock stands."""

from __future__ import annotations

from collections.abc import Sequence

from data.rows import BoardClock, BoardEnd
from sessions.log import Entry, Extended, Paused, Resumed, TableEnding, TimeUp
from sessions.results.scoring import results
from sessions.session import Session
from sessions.state.turns import long_enough

PLAYED, TIME, WALKOVER, ANNULLED = "played", "time", "walkover", "annulled"
"""How a board comes to its points, as `tournaments.pairing.boards.How` calls it."""

_WIN, _DRAW = 2, 1


def board_end(session: Session, entries: tuple[Entry, ...]) -> BoardEnd | None:
    """What is noted of the board whose game ends with these entries; None where it goes on, and at other tables.

    A game that has no result, since a moderator ended it or its channel was deleted, gives nobody any points. A table
    that could never be shown leaves its board to be opened again.
    """
    if not session.contest or not session.ended or not entries:
        return None
    places = [each.place for each in results(session)]
    if not places:
        never = session.ending is not None and session.ending.how is TableEnding.NOT_SHOWN
        return BoardEnd((), "") if never else BoardEnd((0,) * len(session.people), ANNULLED)
    return BoardEnd(_points(places), _how(session))


def _points(places: Sequence[int]) -> tuple[int, ...]:
    """The points of each seat: of two, a win or a draw; of more, six times the part of the others that it is ahead of.

    `tournaments.pairing.tables.table_points` counts so, too.
    """
    if len(places) == 2:
        won = _DRAW if len(set(places)) == 1 else _WIN
        return tuple(won if place == 1 else 0 for place in places)
    ahead = [sum(6 if own < other else 3 if own == other else 0 for other in places) - 3 for own in places]
    return tuple(each // (len(places) - 1) for each in ahead)


def board_clock(session: Session, entries: tuple[Entry, ...]) -> BoardClock | None:
    """How the table stands that follows its tournament with these entries; None where they have nothing of that."""
    if not session.contest or session.clock is None:
        return None
    follows = any(isinstance(each, Extended | Paused | Resumed) for each in entries)
    return BoardClock(session.clock.extended, session.paused) if follows else None


def _how(session: Session) -> str:
    if not session.resigned:
        return PLAYED
    if not long_enough(session):
        return WALKOVER
    return TIME if any(isinstance(each, TimeUp) for each in session.log) else PLAYED
