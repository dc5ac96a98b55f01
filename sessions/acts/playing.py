"""Acts of a game: moves, also planned ones, and giving up; and whether a move is certain to decide the game."""

from __future__ import annotations

import re

from msgspec import Struct

from rules import core
from rules.core import Choice, Ply, Position
from rules.foresight import foresee
from rules.notation import UnreadablePlyError, normal, read
from sessions.acts.checks import acting_seat, playing_seat
from sessions.fold import then
from sessions.log import Entry, Planned, PlyPlayed
from sessions.people.settings import person_of
from sessions.refusals.moments import IllegalMove, NothingDue
from sessions.session import Session

STEPS = re.compile(r"\s*[,;]\s*")
"""What separates the steps of a turn that are typed together."""

ALL = "all"
"""Follows a ply that is played as often in a row as the game allows: `draw all`."""


class Play(Struct, frozen=True):
    """Play what `text` names; `version` is the log's length that the user saw, where that is known.

    Several steps of one turn stand in one text with commas between (`take b2, move c3`): all are played, or none. The
    last of them may be a ply with `all` after it (`draw all`), where the game lets it be repeated.
    """

    user_id: int
    text: str
    version: int | None = None

    def apply(self, session: Session) -> list[Entry]:
        """Raises Stale, Finished, NotSeated, OutOfGame, NotYourTurn, NotStarted or IllegalMove as they apply."""
        seat = acting_seat(session, self.user_id, self.version)
        position, entries = session.position, list[Entry]()
        *steps, last = STEPS.split(self.text)
        for step in steps:
            ply = self._read(session, seat, position, step)
            position = position.play(ply)
            entries.append(PlyPlayed(seat, str(ply)))
        if (repeated := repeatable(position, last)) is not None and _waits_for(position, seat):
            return _repeated(session, seat, entries, repeated)
        return [*entries, PlyPlayed(seat, str(self._read(session, seat, position, last)))]

    @staticmethod
    def _read(session: Session, seat: int, position: Position, step: str) -> Ply:
        """The ply that a step names. Raises IllegalMove."""
        # Behind a die or the end of the turn, nobody knows yet what will be legal.
        turn = position.turn()
        options = turn.plies if isinstance(turn, Choice) and turn.seat == seat else ()
        try:
            return read(step, options)
        except UnreadablePlyError as error:
            raise IllegalMove(session, step, [*map(str, error.matches)], [*map(str, options)], position) from error


def repeatable(position: Position, text: str) -> Ply | None:
    """The ply that `text` asks to repeat (`draw all`); None where it asks for something else, or that cannot be."""
    turn, words = position.turn(), normal(text)
    plies = turn.plies if isinstance(turn, Choice) else ()
    return next((ply for ply in plies if words == f"{ply} {ALL}" and position.repeats(ply) > 1), None)


def _repeated(session: Session, seat: int, before: list[Entry], ply: Ply) -> list[Entry]:
    """The entries `before`, and then `ply` as often as it can be, with all that chance brings in between.

    It ends early where somebody must choose something else, or where the game says that they should look first.
    """
    found = then(session, before)
    for _ in range(found.position.repeats(ply)):
        found = then(found, [PlyPlayed(seat, str(ply))])
        if not _waits_for(found.position, seat, ply) or found.position.interrupted(ply):
            break
    return list(found.log[session.version :])


def _waits_for(position: Position, seat: int, ply: Ply | None = None) -> bool:
    """Whether the position waits for a choice of `seat`, and `ply` (if given) is one of its plies."""
    turn = position.turn()
    return isinstance(turn, Choice) and turn.seat == seat and (ply is None or ply in turn.plies)


class PlayPlanned(Struct, frozen=True):
    """Play what the player to act has planned for the present position."""

    def apply(self, session: Session) -> list[Entry]:
        """Raises NothingDue where nothing is planned for it."""
        planned = session.planned
        if planned is None:
            raise NothingDue(session)
        plies = Play(planned.user_id, ", ".join(planned.plies), session.version).apply(session)
        return [each for ply in plies for each in (Planned(planned.user_id), ply)]


class Resign(Struct, frozen=True):
    """Give up one's seat, no matter whose turn it is."""

    user_id: int

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotSeated or OutOfGame, or the refusal for a table at which no game runs."""
        seat = playing_seat(session, self.user_id)
        return [PlyPlayed(seat, str(core.Resign(seat)))]


class Decisive(Struct, frozen=True):
    """A ply that decides the game of the player who plays it.

    Attributes:
        position (Position): the position before it.
        words (tuple[str, ...]): its words in the notation.
        text (str): everything that would be played with it, as text.
    """

    position: Position
    words: tuple[str, ...]
    text: str


def decisive(session: Session, play: Play) -> Decisive | None:
    """The first ply of `play` that decides the game; None if none does, or the player does not want to be asked.

    Raises what playing it would raise, if the player wants to be asked.
    """
    if not person_of(session, play.user_id).confirm:
        return None
    played = [each for each in play.apply(session) if isinstance(each, PlyPlayed)]
    position = session.position
    for each in played:
        turn = position.turn()
        if not isinstance(turn, Choice):
            # Behind chance it is a ply that is repeated: nobody knew what would come.
            break
        ply = read(each.ply, turn.plies)
        if foresee(position, ply).consequence is not None:
            once = len(played) == len(STEPS.split(play.text))
            text = ", ".join(step.ply for step in played) if once else play.text
            return Decisive(position, tuple(each.ply.split()), text)
        position = position.play(ply)
    return None
