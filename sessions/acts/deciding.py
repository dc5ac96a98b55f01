"""Whether a move is certain to end the game, or to take its player out of the game."""

from __future__ import annotations

from msgspec import Struct

from rules.core import Choice, Position
from rules.foresight import foresee
from rules.notation import read
from sessions.acts.playing import STEPS, Play
from sessions.log import PlyPlayed
from sessions.people.settings import person_of
from sessions.session import Session


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
