"""What happened in The Game's Up!."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from render.kit.texts import called, signed
from rules import games_up as game
from rules import grid
from rules.core import Played, Resign
from rules.games_up import GamesUp, Move, other
from words import Words


def told(say: Words, each: Played[GamesUp], names: Sequence[str], *, least: bool = False) -> list[str]:
    """What a ply did: one sentence, and another if the opponent's score falls. `least`: in as few words as possible."""
    match each.ply:
        case game.First(seat=seat):
            return [say.games_up.starts_by_lot(who=called(say, names, seat))]
        case Resign():
            return [say.kit.gave_up(who=called(say, names, each.seat))]
        case Move() as ply:
            moved = _least if least else _moved
            return [moved(say, each, ply, names), *_fallen(say, each, names)]
        case _:
            raise AssertionError(f"{each.ply} is no ply of The Game's Up!")


def leapt_over(ply: Move) -> str | None:
    """The square that a ply leaps over, if it leaps (GU-9)."""
    (file, rank), (to_file, to_rank) = grid.place(ply.start), grid.place(ply.end)
    if max(abs(to_file - file), abs(to_rank - rank)) < 2:
        return None
    return grid.name((file + to_file) // 2, (rank + to_rank) // 2)


def _least(say: Words, each: Played[GamesUp], ply: Move, names: Sequence[str]) -> str:
    return say.games_up.told_least(**_details(say, each, ply, names))


def _moved(say: Words, each: Played[GamesUp], ply: Move, names: Sequence[str]) -> str:
    over = leapt_over(ply)
    return say.games_up.told(
        **_details(say, each, ply, names),
        shown=each.before.outlook(ply).moved[-1].face,
        leaps=over is not None,
        over=over or "",
        score=each.after.score(each.seat),
        target=each.after.target,
    )


def _details(say: Words, each: Played[GamesUp], ply: Move, names: Sequence[str]) -> dict[str, Any]:
    """Who moved what where, and what was captured: what every sentence about a move says."""
    ahead, moved = each.before.outlook(ply), each.before.stack(ply.start)
    return {
        "who": called(say, names, each.seat),
        "rival": called(say, names, other(each.seat)),
        "what": "stack" if len(moved) > 1 else "own" if moved[0].owner == each.seat else "theirs",
        "tall": len(moved),
        "face": moved[-1].face,
        "start": ply.start,
        "end": ply.end,
        "prey": "stack" if len(ahead.taken) > 1 else "single" if ahead.taken else "none",
        "taken": len(ahead.taken),
        "preyface": ahead.taken[-1].face if ahead.taken else "",
        "gains": bool(ahead.taken or ahead.points),
        "gain": signed(ahead.points),
    }


def _fallen(say: Words, each: Played[GamesUp], names: Sequence[str]) -> list[str]:
    """The opponent's score, if it falls."""
    return [
        say.games_up.falls(who=called(say, names, event.seat), before=event.before, after=event.after)
        for event in each.after.events
        if isinstance(event, game.Rescored) and event.seat == other(each.seat)
    ]
