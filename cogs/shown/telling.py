"""What happened in a game, in sentences: everybody by the name of whoever had the seat then."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from cogs.words import around, table
from cogs.words.names import bold
from render.catalogue import FACES
from sessions.past import Past


def told(past: Past, indices: Iterable[int]) -> list[str]:
    """What the plies at these indices of `past.played` did; of seats that others gave up, why."""
    teller, lines = FACES[past.game.key].teller, list[str]()
    for (why, names), plies in groupby(indices, lambda index: (_why(past, index), _names_at(past, index))):
        lines += [why] if why else teller.tell([past.played[index] for index in plies], names)
    return [line for line in lines if line]


def _names_at(past: Past, index: int) -> tuple[str, ...]:
    """The names by seat at that ply, bold and safe to show; empty where nobody knows them."""
    return tuple(bold(name) if name else "" for name in past.names_at(index))


def how_lost(past: Past) -> dict[int, str]:
    """By seat, what its player did in place of giving up, where others gave it up."""
    how = {past.played[index].seat: table.LEFT_SERVER for index in past.gone}
    return how | {past.played[index].seat: around.RAN_OUT for index in past.late}


def _why(past: Past, index: int) -> str:
    """Why the ply gave up a seat, where its player did not choose to."""
    if index not in past.gone and index not in past.late:
        return ""
    name = past.names_at(index)[past.played[index].seat - 1]
    return table.left_server(name) if index in past.gone else around.timed_out(name)
