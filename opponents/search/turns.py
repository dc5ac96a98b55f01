"""Whole turns of a seat: its plies up to chance, another seat, or the end."""

from __future__ import annotations

from typing import Any, NamedTuple

from opponents.skill import Skill
from opponents.thought import Meter
from rules.core import Choice, Over, Ply, Position


class WholeTurn(NamedTuple):
    """A way through a turn."""

    plies: tuple[Ply, ...]
    after: Position


def whole_turns(position: Position, skill: Skill[Any], meter: Meter, most: int) -> list[WholeTurn]:
    """The different turns of the seat to act, at most about `most`, in the order of the game's `order`.

    Of turns that lead to the same position, only the first is returned. When there are too many turns, or nodes run
    out, the later plies of a turn are the first of the order, so that each first ply is still among the turns.
    """
    turn = position.turn()
    assert isinstance(turn, Choice), "only a seat has turns"
    found: list[WholeTurn] = []
    seen: set[Position] = set()

    def visit(here: Position, plies: tuple[Ply, ...], share: float) -> None:
        now = here.turn()
        if not (isinstance(now, Choice) and (now.seat, now.turn) == (turn.seat, turn.turn)):
            if here not in seen:
                seen.add(here)
                found.append(WholeTurn(plies, here))
            return
        options = skill.order(here, now.plies) if skill.order else now.plies
        if plies:
            options = options[: max(1, int(share))] if meter.left else options[:1]
        for ply in options:
            meter.spend()
            visit(here.play(ply), (*plies, ply), share / len(options))

    visit(position, (), float(most))
    return found


def winning_turn(position: Position, meter: Meter, most: int) -> WholeTurn | None:
    """A turn that wins the game alone, among the first `most` positions of the turn; None if none is found."""
    turn = position.turn()
    assert isinstance(turn, Choice), "only a seat has turns"
    waiting = [WholeTurn((), position)]
    for plies, here in waiting:
        now = here.turn()
        if isinstance(now, Over) and now.outcome.winners == (turn.seat,):
            return WholeTurn(plies, here)
        if isinstance(now, Choice) and (now.seat, now.turn) == (turn.seat, turn.turn):
            for ply in now.plies[: max(0, most - len(waiting))]:
                if not meter.spend():
                    return None
                waiting.append(WholeTurn((*plies, ply), here.play(ply)))
    return None
