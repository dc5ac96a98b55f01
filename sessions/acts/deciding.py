"""Whether a move decides the game of whoever plays it: it ends the game, or takes them out of it, for certain."""

from __future__ import annotations

from msgspec import Struct

from rules.core import Choice, Position
from rules.foresight import foresee
from rules.notation import read
from sessions.acts.playing import Play
from sessions.log import PlyPlayed
from sessions.people.settings import person_of
from sessions.session import Session


class Decisive(Struct, frozen=True):
    """A ply that decides: the position before it, and its words; `text` is all that would be played with it."""

    position: Position
    words: tuple[str, ...]
    text: str


def decisive(session: Session, play: Play) -> Decisive | None:
    """The first ply of `play` that decides the game of somebody who wants to be asked then; None where none does.

    Raises what playing it would raise, where they want to be asked.
    """
    if not person_of(session, play.user_id).confirm:
        return None
    plies = [each.ply for each in play.apply(session) if isinstance(each, PlyPlayed)]
    position = session.position
    for text in plies:
        turn = position.turn()
        assert isinstance(turn, Choice), "what is played is the ply of a choice"
        ply = read(text, turn.plies)
        if foresee(position, ply).consequence is not None:
            return Decisive(position, tuple(text.split()), ", ".join(plies))
        position = position.play(ply)
    return None
