"""Whoever has moved and is to move again finds another move played for them."""

from __future__ import annotations

from bench.soak.broken import Patch
from rules.core import Choice
from rules.notation import play_recorded
from sessions.acts.playing import Play
from sessions.log import PlyPlayed
from sessions.log.entry import Entry
from sessions.session import Session


def apply(patch: Patch) -> None:
    """Break it."""
    play = Play.apply

    def twice(self: Play, session: Session) -> list[Entry]:
        entries, position = play(self, session), session.position
        for each in entries:
            assert isinstance(each, PlyPlayed), "a move is made of plies"
            position = play_recorded(each.ply, position).after
        turn = position.turn()
        if isinstance(turn, Choice) and turn.seat == session.actor:
            entries.append(PlyPlayed(turn.seat, str(turn.plies[0])))
        return entries

    patch(Play, "apply", twice)
