"""How many turns each seat of a game has taken, and whether these are enough for the game to count."""

from __future__ import annotations

from rules.core import CHANCE, Resign
from sessions.state.table import TableState


def turns_of(table: TableState) -> dict[int, int]:
    """By seat, the number of turns that it has taken."""
    turns: dict[int, set[int]] = {seat: set() for seat in range(1, len(table.people) + 1)}
    for each in table.played:
        if each.seat != CHANCE and not isinstance(each.ply, Resign):
            turns[each.seat].add(each.turn)
    return {seat: len(each) for seat, each in turns.items()}


def early_leavers(table: TableState) -> frozenset[int]:
    """The seats that were given up before their player had taken enough turns, while the others played on.

    A player who ends the game by giving up is none of them: a game that is over so soon is a short one.
    """
    turns = turns_of(table)
    return frozenset(
        each.seat
        for each in table.played
        if isinstance(each.ply, Resign) and each.after.ended is None and turns[each.seat] < table.game.rated_from
    )


def long_enough(table: TableState) -> bool:
    """Whether every seat that stayed has taken the number of turns that a rated result needs.

    An early leaver cannot spoil the game of the others: theirs counts, and the leaver comes last in it.
    """
    early = early_leavers(table)
    return all(turns >= table.game.rated_from for seat, turns in turns_of(table).items() if seat not in early)
