"""How a game of The Game's Up! stands, how it ended, and what its two sides are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from render.games_up.scenes import turned
from render.kit.texts import called
from render.scene import Departure, Scene
from rules.core import Choice, Over
from rules.games_up import QUIET_PLIES, SIZE, SQUARES, End, GamesUp, Move, other, worth
from words import Words
from words.lists import both, divided, listed

Side = Literal["red", "blue"]

SIDES: Mapping[int, Side] = {1: "red", 2: "blue"}
"""The colour of each seat, as messages select by it."""

SIGNS = {1: "🔴", 2: "🟦"}
"""The emoji of each seat."""


def state(say: Words, scene: Scene[GamesUp], names: Sequence[str]) -> list[str]:
    """Whose turn it is, the scores, forbidden moves, moves without a capture, and how the picture is turned."""
    w, here = say.games_up, scene.position
    turn = here.turn()
    if isinstance(turn, Over):
        doing = verdict(say, here, names, scene.how)
    elif scene.stopped:
        doing = say.kit.ended()
    elif isinstance(turn, Choice):
        doing = w.to_move(who=names[here.seat - 1])
    else:
        doing = w.lot_to_come()
    scores = [w.score_sided(who=names[seat - 1], side=side, score=here.score(seat)) for seat, side in SIDES.items()]
    told = [w.state(doing=doing, target=here.target, scores=listed(say, scores))]
    if here.closed and isinstance(turn, Choice) and not scene.stopped:
        told.append(w.no_way_back(ways=_ways(say, here.closed)))
    if here.history:
        told.append(w.quiet(quiet=here.quiet, most=QUIET_PLIES, times=max(here.times, 1)))
    if turned(scene):
        told.append(w.turned(quarters=turned(scene)))
    return told


def pieces(say: Words, here: GamesUp) -> list[str]:
    """The pieces of both sides: the single ones, then the stacks."""
    w, found = say.games_up, list[str]()
    for seat, side in SIDES.items():
        own = [square for square in SQUARES if here.owner(square) == seat]
        single = [f"{square} {here.stack(square)[0].face}" for square in own if len(here.stack(square)) == 1]
        tall = [w.stack_at(square=each, stack=_stack(say, here, each)) for each in own if len(here.stack(each)) > 1]
        found.append(w.singles(side=side, pieces=listed(say, single)) if single else w.no_singles(side=side))
        if tall:
            found.append(w.stacks(side=side, stacks=divided(say, tall)))
    return found


def stacks(say: Words, here: GamesUp) -> list[str]:
    """The stacks in lines, with a heading; or that there are none."""
    w = say.games_up
    tall = [square for square in SQUARES if len(here.stack(square)) > 1]
    lines = [w.stack_line(square=square, stack=_stack(say, here, square)) for square in tall]
    return [w.stacks_heading(), *lines] if lines else [w.no_stacks()]


def ranks(say: Words, here: GamesUp) -> list[str]:
    """The squares rank by rank, from the top."""
    return [_rank(say, here, rank) for rank in range(SIZE, 0, -1)]


def verdict(say: Words, here: GamesUp, names: Sequence[str], how: Mapping[int, Departure]) -> str:
    """How a finished game ended."""
    w, turn = say.games_up, here.turn()
    assert isinstance(turn, Over), "only a finished game has a result"
    seat, *_ = turn.outcome.winners or (1,)
    winner, numbers = called(say, names, seat), turn.outcome.numbers
    match End(turn.outcome.ending):
        case End.TARGET:
            return w.won_target(winner=winner, target=numbers[0])
        case End.NO_MOVE_LEADS:
            return w.won_no_move(winner=winner, more=numbers[0], less=numbers[1])
        case End.NO_MOVE_EQUAL:
            return w.drawn_no_move(score=numbers[0])
        case End.QUIET_LEADS:
            return w.won_quiet(winner=winner, more=numbers[0], less=numbers[1], most=QUIET_PLIES)
        case End.QUIET_EQUAL:
            return w.drawn_quiet(score=numbers[0], most=QUIET_PLIES)
        case End.THIRD_TIME:
            return w.drawn_third()
        case End.RESIGNED:
            loser = other(seat)
            return say.kit.won_resigned(loser=called(say, names, loser), how=how.get(loser, "resigned"), winner=winner)


def _rank(say: Words, here: GamesUp, rank: int) -> str:
    """The squares of a rank, from a to f: `Rank 4: a red 3; b blue stack of 2, top 5; …`. Empty squares come last."""
    w, found, empty = say.games_up, list[str](), list[str]()
    for file in "abcdef":
        top, tall = here.top(f"{file}{rank}"), len(here.stack(f"{file}{rank}"))
        if top is None:
            empty.append(file)
        elif tall > 1:
            found.append(w.rank_stack(file=file, side=SIDES[top.owner], tall=tall, face=top.face))
        else:
            found.append(w.rank_piece(file=file, side=SIDES[top.owner], face=top.face))
    if empty:
        found.append(w.rank_empty(files=both(say, empty)))
    return w.rank(rank=rank, squares=divided(say, found))


def _ways(say: Words, closed: Sequence[Move]) -> str:
    return both(say, [say.games_up.way(start=way.start, end=way.end) for way in closed])


def _stack(say: Words, here: GamesUp, square: str) -> str:
    """A stack from the top down; a colour is named when it changes: `red 4, 2, blue 6 (3, sum 12)`."""
    stack = here.stack(square)
    found, owner = list[str](), 0
    for piece in reversed(stack):
        same = piece.owner == owner
        found.append(f"{piece.face}" if same else say.games_up.stack_piece(side=SIDES[piece.owner], face=piece.face))
        owner = piece.owner
    return say.games_up.stack(pieces=listed(say, found), tall=len(stack), sum=worth(stack))
