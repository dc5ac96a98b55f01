"""What the plies of The Game's Up! mean, and in which menus and in which order they are offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from render.games_up.words.state import SIDES
from render.games_up.words.story import leapt_over
from render.kit.texts import capital, signed
from rules.core import Played
from rules.games_up import SEVEN, GamesUp, Move
from rules.notation import begun
from words import Words

_WIN = 1000
"""What a win is worth when moves are compared, in points: more than any capture."""


def meaning(say: Words, here: GamesUp, words: Sequence[str]) -> str:
    """What picking `words` means: what moves, or where it goes and what that brings."""
    w, found = say.games_up, _begun(here, words)
    if not found:
        return capital(" ".join(words))
    if len(words) > 1:
        return _whole(say, here, found[0])
    captures = any(here.stack(ply.end) for ply in found)
    wins = any(_gain(here, ply) >= _WIN for ply in found)
    can: Literal["win", "capture", "no"] = "win" if wins else "capture" if captures else "no"
    start, stack = found[0].start, here.stack(found[0].start)
    top = stack[-1]
    shown = SEVEN - top.face
    if len(stack) > 1:
        return w.label_stack(start=start, face=top.face, shown=shown, can=can)
    if top.owner == here.seat:
        return w.label_own(face=top.face, start=start, shown=shown, can=can)
    return w.label_theirs(side=SIDES[top.owner], face=top.face, start=start, shown=shown, can=can)


def advised(say: Words, played: Played[GamesUp]) -> str:
    """What to do, as advice."""
    here, ply = played.before, played.ply
    assert isinstance(ply, Move), "a seat moves a piece"
    return say.games_up.advise_move(
        what="single" if len(here.stack(ply.start)) == 1 else "stack",
        start=ply.start,
        end=ply.end,
        captures=bool(here.stack(ply.end)),
    )


def weigh(here: GamesUp, words: Sequence[str]) -> tuple[int, int]:
    """The player's own pieces before the opponent's; winning moves first, then by points."""
    brings = [_gain(here, ply) for ply in _begun(here, words)]
    theirs = len(words) == 1 and here.owner(words[0]) != here.seat
    return int(theirs), -max(brings, default=0)


def _begun(here: GamesUp, words: Sequence[str]) -> list[Move]:
    return [ply for ply in begun(here, words) if isinstance(ply, Move)]


def _gain(here: GamesUp, ply: Move) -> int:
    """The points of a ply, and _WIN more if it wins (GU-17, GU-18)."""
    ahead = here.outlook(ply)
    return ahead.points + _WIN * (ahead.scores[here.seat - 1] >= here.target)


def _whole(say: Words, here: GamesUp, ply: Move) -> str:
    """What a ply does: where the piece goes, what it captures, and the points for it."""
    ahead, leaps = here.outlook(ply), leapt_over(ply) is not None
    gain = signed(ahead.points)
    if not ahead.taken:
        return say.games_up.label_go(start=ply.start, leaps=leaps, end=ply.end, gains=bool(ahead.points), gain=gain)
    return say.games_up.label_takes(
        start=ply.start,
        leaps=leaps,
        end=ply.end,
        prey="stack" if len(ahead.taken) > 1 else "single",
        taken=len(ahead.taken),
        preyface=ahead.taken[-1].face,
        gain=gain,
    )
