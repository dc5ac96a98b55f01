"""Acts of a running game: playing a ply, giving up."""

from __future__ import annotations

import re

from msgspec import Struct

from rules import core
from rules.core import Choice
from rules.notation import UnreadablePlyError, read
from sessions.acts.checks import acting_seat, playing_seat
from sessions.log import Entry, PlyPlayed
from sessions.refusals import IllegalMove
from sessions.session import Session

_STEPS = re.compile(r"\s*[,;]\s*")


class Play(Struct, frozen=True):
    """Play what `text` names; `version` is the log's length that the user saw, where that is known.

    Several steps of one turn stand in one text with commas between (`take b2, move c3`): all are played, or none.
    """

    user_id: int
    text: str
    version: int | None = None

    def apply(self, session: Session) -> list[Entry]:
        """Raises Stale, Finished, NotSeated, OutOfGame, NotYourTurn, NotStarted or IllegalMove as they apply."""
        seat = acting_seat(session, self.user_id, self.version)
        position, entries = session.position, list[Entry]()
        for step in _STEPS.split(self.text):
            turn = position.turn()
            # Behind a die or the end of the turn, nobody knows yet what will be legal.
            options = turn.plies if isinstance(turn, Choice) and turn.seat == seat else ()
            try:
                ply = read(step, options)
            except UnreadablePlyError as error:
                raise IllegalMove(session, step, [*map(str, error.matches)], [*map(str, options)], position) from error
            position = position.play(ply)
            entries.append(PlyPlayed(seat, str(ply)))
        return entries


class Resign(Struct, frozen=True):
    """Give up one's seat, whoever's turn it is."""

    user_id: int

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotSeated or OutOfGame, or the refusal for a table at which no game runs."""
        seat = playing_seat(session, self.user_id)
        return [PlyPlayed(seat, str(core.Resign(seat)))]
