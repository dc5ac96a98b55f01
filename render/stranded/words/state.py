"""How a game of Stranded stands, how it ended, and what its colours are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Literal

from render.kit.texts import called
from render.scene import Departure, Scene
from rules import stranded as game
from rules.core import Chance, Over
from rules.stranded import HOLE, PRINTED, Step, Stranded
from words import Words
from words.lists import both, divided

Color = Literal["red", "blue", "yellow", "green", "black"]
COLORS: Mapping[str, Color] = {"r": "red", "b": "blue", "y": "yellow", "g": "green", "k": "black"}
"""The colours as messages select by them, by their letters in the notation."""

SIGNS = {"r": "❤️", "b": "🔷", "y": "⭐", "g": "🍀", "k": "⚫"}
"""The emblems of the colours as emoji, by the letters of the notation."""


def now(say: Words, scene: Scene[Stranded], names: Sequence[str]) -> str:
    """Whose turn it is and for what, or how the game has ended."""
    here = scene.position
    if isinstance(here.turn(), Over):
        return result(say, here, names, scene.how)
    if scene.stopped:
        return say.kit.ended()
    return say.stranded.now(who=names[here.seat - 1], doing=doing(say, here))


def towers(say: Words, scene: Scene[Stranded], names: Sequence[str]) -> str:
    """Where everybody's tower is, in a list."""
    w, here, found = say.stranded, scene.position, list[str]()
    for seat in range(1, here.seats + 1):
        who, where, has = names[seat - 1], standing(say, here, seat, scene.how), here.colors[seat - 1]
        told = w.tower(who=who, color=COLORS[has], standing=where) if has else w.no_tower(who=who, standing=where)
        found.append(told)
    return divided(say, found)


def tower_lines(say: Words, scene: Scene[Stranded], names: Sequence[str]) -> list[str]:
    """Where everybody's tower is, in lines."""
    w, here, found = say.stranded, scene.position, list[str]()
    for seat in range(1, here.seats + 1):
        who, where, has = names[seat - 1], standing(say, here, seat, scene.how), here.colors[seat - 1]
        told = w.no_tower_line(who=who, standing=where)
        found.append(w.tower_line(who=who, color=COLORS[has], standing=where) if has else told)
    return found


def columns(say: Words, here: Stranded) -> str:
    """The columns with their caps, in a list."""
    return divided(say, [_column(say, here, column) for column in game.COLUMNS])


def ranks(say: Words, here: Stranded) -> list[str]:
    """The columns rank by rank, from the top."""
    return [
        say.stranded.rank(rank=rank, places=divided(say, [_place(say, here, f"{file}{rank}") for file in "abcde"]))
        for rank in range(5, 0, -1)
    ]


def doing(say: Words, here: Stranded) -> str:
    """What the position waits for, in a few words."""
    w = say.stranded
    if isinstance(here.turn(), Chance):
        return w.doing_caps() if here.step is Step.CAPS else w.doing_roll()
    match here.step:
        case Step.TOWER:
            return w.doing_tower()
        case Step.CORNER:
            return w.doing_corner()
        case Step.COLOR:
            return w.doing_color()
        case Step.TAKE:
            return w.doing_take(color=turn_color(here))
        case Step.MOVE:
            return w.doing_move(color=turn_color(here))
        case Step.STRAND:
            return w.doing_strand(color=turn_color(here))
        case Step.PUT:
            return w.doing_put(color=tower_color(here, here.jumped[0]))
        case _:
            return ""


def standing(say: Words, here: Stranded, seat: int, how: Mapping[int, Departure]) -> str:
    """Where the seat's tower is and, for one that is out, why."""
    spot = here.spot(seat)
    if stranded_on(here, seat):
        return say.stranded.standing(where="stranded", column=spot or "", how="no")
    gone: Literal["no", "resigned"] | Departure = "no" if seat in here.active else how.get(seat, "resigned")
    where: Literal["on", "nowhere", "none"] = "on" if spot else "nowhere" if here.colors[seat - 1] else "none"
    return say.stranded.standing(where=where, column=spot or "", how=gone)


def stranded_on(here: Stranded, seat: int) -> str | None:
    """The column on whose bare ground a seat was stranded; None for any other seat.

    Towers stand on bare ground only by being stranded (ST-16, ST-18, ST-22).
    """
    spot = here.spot(seat)
    return spot if seat not in here.active and spot and not here.caps(spot) else None


def result(say: Words, here: Stranded, names: Sequence[str], how: Mapping[int, Departure]) -> str:
    """The winner, and how the others went out."""
    turn = here.turn()
    assert isinstance(turn, Over), "only a finished game has a result"
    winners = turn.outcome.winners
    first = say.stranded.won(who=both(say, [called(say, names, seat) for seat in winners]))
    others = [_went(say, here, names, how, seat) for seat in range(1, here.seats + 1) if seat not in winners]
    return f"{first} {say.stranded.others(went=both(say, others))}"


def _went(say: Words, here: Stranded, names: Sequence[str], how: Mapping[int, Departure], seat: int) -> str:
    """How a seat went out of the game."""
    spot = stranded_on(here, seat)
    why: Literal["stranded", "resigned"] | Departure = "stranded" if spot else how.get(seat, "resigned")
    return say.stranded.went(who=called(say, names, seat), how=why, column=spot or "")


def _column(say: Words, here: Stranded, column: str) -> str:
    w, caps = say.stranded, [say.stranded.color(color=COLORS[cap]) for cap in reversed(here.caps(column))]
    return w.column(column=column, caps=_piled(say, caps) if caps else w.bare(color=COLORS[PRINTED[column]]))


def _place(say: Words, here: Stranded, column: str) -> str:
    """A column among those of its rank: `a red on blue on green ground, red tower`."""
    w, file = say.stranded, column[0]
    if column == HOLE:
        return w.place_hole(file=file)
    printed, caps = COLORS[PRINTED[column]], [w.color(color=COLORS[cap]) for cap in reversed(here.caps(column))]
    piled = _piled(say, [*caps, w.ground(color=printed)]) if caps else w.bare_ground(color=printed)
    seat = here.tower_on(column)
    return (
        w.place_tower(file=file, caps=piled, color=tower_color(here, seat)) if seat else w.place(file=file, caps=piled)
    )


def _piled(say: Words, layers: Sequence[str]) -> str:
    """`layers` from the top down: `red on blue on green ground`."""
    return reduce(lambda upper, lower: say.stranded.on_top(upper=upper, lower=lower), layers)


def turn_color(here: Stranded) -> Color:
    """The colour of the turn. Only called once it is known."""
    assert here.color is not None, "the colour of the turn is known"
    return COLORS[here.color]


def tower_color(here: Stranded, seat: int) -> Color:
    """The colour of the seat's tower. Only called for a seat that has one."""
    color = here.colors[seat - 1]
    assert color is not None, "the seat has a tower"
    return COLORS[color]
