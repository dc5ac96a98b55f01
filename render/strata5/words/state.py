"""How a game of Strata 5 stands, how it ended, and what its two sides are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from render.kit.texts import called
from render.scene import Departure, Scene
from rules.core import Over
from rules.strata5.plies import IDLE_TURNS, End
from rules.strata5.position import Step, Strata5
from rules.strata5.standing import other
from rules.strata5.structure import TOP
from words import Words
from words.lists import both, divided, listed

Side = Literal["red", "black"]

SIDES: Mapping[int, Side] = {1: "red", 2: "black"}
"""The colour of each seat, as messages select by it."""

SIGNS = {1: "🔴", 2: "🔲"}
"""The emoji of each seat."""


_FILES = "abcdefghij"

Part = Literal["first", "second", "block"]

PARTS: Mapping[Step, Part] = {Step.FIRST: "first", Step.SECOND: "second", Step.BLOCK: "block"}
"""The parts of a turn, as messages select by them (S5-7)."""


def state(say: Words, scene: Scene[Strata5], names: Sequence[str]) -> list[str]:
    """Whose turn it is and what they do, or how the game ended; and who has which side."""
    w, here = say.strata5, scene.position
    if isinstance(here.turn(), Over):
        doing = verdict(say, here, names, scene.how)
    elif scene.stopped:
        doing = say.kit.ended()
    else:
        who, moved = names[here.seat - 1], here.moved
        doing = w.doing(who=who, step=PARTS[here.step], moved=bool(moved), space=moved or "")
    return [w.state(turn=here.number, doing=doing), w.sides(red=names[0], black=names[1])]


def verdict(say: Words, here: Strata5, names: Sequence[str], how: Mapping[int, Departure]) -> str:
    """How a finished game ended."""
    w, turn = say.strata5, here.turn()
    assert isinstance(turn, Over), "only a finished game has a result"
    seat, *_ = turn.outcome.winners or (1,)
    winner, loser = called(say, names, seat), called(say, names, other(seat))
    match End(turn.outcome.ending):
        case End.CLIMBED:
            return w.won_climbed(winner=winner)
        case End.LOCKED_BY_CAPTURE:
            return w.won_by_capture(winner=winner, loser=loser)
        case End.LOCKED_BY_BLOCK:
            return w.won_by_block(winner=winner, loser=loser)
        case End.LOCKED_ITSELF:
            return w.won_locked_itself(winner=winner, loser=loser)
        case End.NO_FIVE:
            return w.drawn_no_five()
        case End.IDLE:
            return w.drawn_idle(turns=IDLE_TURNS)
        case End.THIRD_TIME:
            return w.drawn_third()
        case End.RESIGNED:
            return say.kit.won_resigned(winner=winner, loser=loser, how=how.get(other(seat), "resigned"))


def summary(say: Words, here: Strata5) -> list[str]:
    """The levels, the blocks and the pawns in few sentences."""
    return [_levels(say, here), _blocks(say, here), *_pawns(say, here), count(say, here)]


def lines(say: Words, here: Strata5) -> list[str]:
    """The level of each space rank by rank, then blocks and pawns level by level, and the hands."""
    w = say.strata5
    ranks = [w.rank(rank=rank, levels=" ".join(_heights(here, rank))) for rank in range(here.size, 0, -1)]
    return [w.levels_heading(last=_FILES[here.size - 1]), *ranks, w.level_by_level_heading(), *_by_level(say, here)]


def beside_grid(say: Words, here: Strata5) -> list[str]:
    """What a drawing of levels and pawns does not show: the blocks, the hands, and what is trapped."""
    return [say.strata5.blocks_heading(), *_by_level(say, here)]


def progress(say: Words, here: Strata5, names: Sequence[str]) -> str:
    """The pawns of both sides, and the number of blocks left."""
    forces = both(say, [_force(say, here, seat, called(say, names, seat)) for seat in SIDES])
    return say.strata5.progress(forces=forces, blocks=here.blocks_left)


def count(say: Words, here: Strata5) -> str:
    """The number of blocks left, and how close the game is to a draw (S5-28)."""
    return say.strata5.count(
        blocks=here.blocks_left, idle=here.idle, most=IDLE_TURNS, stirred=here.stirred, times=max(here.times, 1)
    )


def _by_level(say: Words, here: Strata5) -> list[str]:
    w, hands = say.strata5, [here.hand(seat) for seat in SIDES]
    red, black = (" ".join(map(str, each)) for each in hands)
    levels = [_level(say, here, level) for level in range(1, TOP + 1)]
    gaps = [w.gap(space=gap.space, level=gap.roof) for gap in here.gaps()]
    return [
        *filter(None, levels),
        *([w.hollow(gaps=listed(say, gaps))] if gaps else []),
        w.in_hand(reds=len(hands[0]), red=red, blacks=len(hands[1]), black=black),
        count(say, here),
    ]


def _heights(here: Strata5, rank: int) -> list[str]:
    return [str(here.structure.level(f"{file}{rank}")) for file in _FILES[: here.size]]


def _level(say: Words, here: Strata5, level: int) -> str:
    """The blocks of a level and the pawns on it; empty if there is none."""
    w = say.strata5
    places = _places(here, level)
    free = [
        w.level_pawn(side=SIDES[pawn.seat], number=pawn.number, space=pawn.space, locked=here.is_locked(pawn))
        for pawn in here.pawns
        if pawn.level == level
    ]
    caged = [
        w.level_trapped(side=SIDES[pawn.seat], number=pawn.number, space=pawn.space)
        for pawn in here.trapped
        if pawn.level == level
    ]
    if not places:
        return ""
    return w.level(level=level, blocks=places, standing=bool(free or caged), pawns=listed(say, [*free, *caged]))


def _places(here: Strata5, level: int) -> str:
    """The blocks of a level by their lower left spaces: `c3 e5`."""
    return " ".join(block.place for block in here.structure.blocks if block.level == level)


def _force(say: Words, here: Strata5, seat: int, name: str) -> str:
    """The number of pawns of a side on the board, and the level of the highest one."""
    own = [here.structure.level(pawn.space) for pawn in here.pawns if pawn.seat == seat]
    return say.strata5.force(who=name, side=SIDES[seat], pawns=len(own), high=max(own, default=0))


def _levels(say: Words, here: Strata5) -> str:
    """The level of each space, rank by rank from the top, as in the notation of chess positions."""
    ranks = [f"{rank} {''.join(_heights(here, rank))}" for rank in range(here.size, 0, -1)]
    return say.strata5.levels_by_rank(last=_FILES[here.size - 1], ranks=listed(say, ranks))


def _blocks(say: Words, here: Strata5) -> str:
    """The blocks of each level, by their lower left spaces."""
    levels = [
        say.strata5.blocks_on_level(level=level, places=places)
        for level in range(1, TOP + 1)
        if (places := _places(here, level))
    ]
    return say.strata5.blocks_by_space(levels=divided(say, levels))


def _pawns(say: Words, here: Strata5) -> list[str]:
    """The pawns on the board, trapped and in hand, by side."""
    w, found = say.strata5, list[str]()
    for seat, side in SIDES.items():
        own = [w.pawn_on(number=pawn.number, space=pawn.space) for pawn in here.pawns if pawn.seat == seat]
        caged = [
            w.pawn_in(number=pawn.number, space=pawn.space, level=pawn.level)
            for pawn in here.trapped
            if pawn.seat == seat
        ]
        hand = here.hand(seat)
        sentence = w.pawns_of(
            side=side,
            board=len(own),
            pawns=listed(say, own),
            hand=len(hand),
            held=" ".join(map(str, hand)),
            trapped=len(caged),
            caged=both(say, caged),
        )
        found.append(sentence)
    return found
