"""What people read about an analysis: how the chances went, luck and choices, and the expensive moves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, takewhile
from typing import TYPE_CHECKING

from cogs.words.about import title
from cogs.words.history import describe
from cogs.words.names import bold
from opponents.analysis import Analysed, Mistake
from opponents.reasons import explaining
from opponents.skill import skill_of
from opponents.thinking import quantities
from render.catalogue import face
from render.kit.advice import Compared
from render.kit.texts import plain, unnamed
from sessions.records.past import Past, onward
from words import Words
from words.lists import divided, listed

if TYPE_CHECKING:
    from rules.core import Position

SHOWN = 3
"""The number of expensive moves that are shown."""


def percent(say: Words, share: float) -> str:
    """A share as a percentage."""
    return say.analysis.percent(number=_points(share))


def names(say: Words, past: Past) -> list[str]:
    """The players' names by seat, for plain text."""
    return [plain(say, name, seat, 40) for seat, name in enumerate(past.names, 1)]


def _bold_names(say: Words, past: Past) -> list[str]:
    return [bold(say, name or unnamed(say, seat)) for seat, name in enumerate(past.names, 1)]


def heading(say: Words, past: Past) -> str:
    """Which game was analysed."""
    return f"-# {say.analysis.heading(game=title(say, past.game.key))}"


def split(say: Words, past: Past, analysed: Analysed) -> list[str]:
    """A line for each player: the chances at the start and at the end, luck and choices. The shown numbers add up."""
    lines = []
    for seat, who in enumerate(_bold_names(say, past), 1):
        begun, ended = (_points(analysed.shares[index][seat - 1]) for index in (0, -1))
        luck = _points(analysed.luck(seat))
        lines.append(
            say.analysis.player(
                who=who,
                start=say.analysis.percent(number=begun),
                end=say.analysis.percent(number=ended),
                luck=_signed(luck),
                choices=_signed(ended - begun - luck),
            )
        )
    return lines


def expensive(say: Words, past: Past, analysed: Analysed, reader: int | None = None) -> list[str]:
    """The most expensive moves with better ones, a line each below a heading; those of the seat `reader` first."""
    if not analysed.mistakes:
        return [say.analysis.none_expensive()]
    lines = [
        " ".join(
            [
                say.analysis.mistake(
                    number=number,
                    move=past.moves_until(each.index + 1),
                    cost=_points(each.cost),
                    played=" ".join(describe(say, past, [each.index])),
                    better=better(say, past, each),
                ),
                *why(say, past, each),
            ]
        )
        for number, each in enumerate(shown(analysed, reader), 1)
    ]
    return [f"**{say.analysis.expensive()}**", *lines]


def shown(analysed: Analysed, reader: int | None) -> list[Mistake]:
    """The expensive moves that are listed: those of the seat `reader` first, the worst first."""
    return sorted(analysed.mistakes, key=lambda each: each.seat != reader)[:SHOWN]


def better(say: Words, past: Past, mistake: Mistake) -> str:
    """What was better than an expensive move."""
    teller = face(past.game.key, say).teller
    plies = onward(past.position(mistake.index), mistake.better)
    return divided(say, teller.advised(plies))


def why(say: Words, past: Past, mistake: Mistake) -> list[str]:
    """Why the better move was better than the one that was played: what it would have brought, or else the chance."""
    seat, turn = mistake.seat, past.played[mistake.index].turn
    chosen = onward(past.position(mistake.index), mistake.better)
    own = takewhile(lambda each: (each.seat, each.turn) == (seat, turn), past.played[mistake.index :])
    ends = chosen[-1].after, list(islice(own, len(chosen)))[-1].after
    shares = min(1.0, mistake.share + mistake.cost), mistake.share
    told = outdoes(say, past.game.key, seat, ends, shares)
    return told or [
        *_reply(say, past, mistake),
        say.analysis.why_better(
            better=percent(say, min(1.0, mistake.share + mistake.cost)), played=percent(say, mistake.share)
        ),
    ]


def outdoes(
    say: Words, game_key: str, seat: int, ends: tuple[Position, Position], shares: tuple[float, float]
) -> list[str]:
    """What explains that a turn is better than another; nothing if no quantity of the game does.

    `ends` are the positions after the better turn and after the other one, and `shares` what `seat` can expect there.
    """
    if any(each.ended for each in ends):
        return []
    better, played = (quantities(each, seat) for each in ends)
    named = explaining(skill_of(type(ends[0])), better, played, shares)
    compared = {name: Compared(better[name], played[name], name in named) for name in better}
    return face(game_key, say).teller.outdoes(compared) if compared else []


def _reply(say: Words, past: Past, mistake: Mistake) -> list[str]:
    """The best reply of another player to the move that was played, if one is known."""
    plies = onward(past.played[mistake.index].after, mistake.reply)
    # Before chance no seat is to move, and its number is 0.
    if not plies or plies[0].seat in (mistake.seat, 0):
        return []
    moves = divided(say, face(past.game.key, say).teller.advised(plies))
    return [say.analysis.best_reply(who=_bold_names(say, past)[plies[0].seat - 1], moves=moves)]


def at_stop(say: Words, past: Past, analysed: Analysed, stop: int) -> list[str]:
    """What belongs to a moment of the game: the chances there and, if the move was expensive, a better one."""
    shares = analysed.shares[past.stops[stop]]
    lines = [f"-# {say.analysis.chances(list=listed(say, _chances(say, _bold_names(say, past), shares)))}"]
    here = (each for each in analysed.mistakes if past.moves_until(each.index + 1) == stop)
    for each in here:
        costly = say.analysis.was_expensive(cost=_points(each.cost), better=better(say, past, each))
        lines.append(" ".join([costly, *why(say, past, each)]))
    return lines


def alt(say: Words, past: Past, analysed: Analysed) -> str:
    """The words that stand for the chart."""
    called = names(say, past)
    return say.analysis.alt(
        moves=len(past.stops) - 1,
        start=listed(say, _chances(say, called, analysed.shares[0])),
        end=listed(say, _chances(say, called, analysed.shares[-1])),
    )


def _chances(say: Words, called: Sequence[str], shares: Sequence[float]) -> list[str]:
    return [
        say.analysis.chance(who=who, percent=percent(say, share)) for who, share in zip(called, shares, strict=True)
    ]


def _points(share: float) -> int:
    """A share in percentage points."""
    return round(100 * share)


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", "−") if points else "±0"
