"""What people read about how their play develops."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Literal

from cogs.words.about import title
from cogs.words.standings import RatingChart
from render.kit.series import Series
from render.kit.texts import clip
from sessions.learning.progress import (
    FEWEST,
    LAST,
    WINDOW,
    Estimate,
    Review,
    by_phase,
    course,
    loss_per_move,
    part_of_luck,
)
from words import Words
from words.lists import decimal, listed

_PARTS: tuple[Literal["beginning", "middle", "end"], ...] = ("beginning", "middle", "end")

_CHANGES: tuple[Literal["own", "others", "luck"], ...] = ("own", "others", "luck")

_LEVEL = 0.01
"""The least that the chart's highest level stands for."""

_AT_MOST = 1.5
"""The chart reaches no higher than so many times the highest value of a game: bands of few games are wide."""


def told(say: Words, game_key: str, reviews: Sequence[Review]) -> list[str]:
    """How somebody plays a game, in lines; `reviews` are those of their games, oldest first."""
    words, last = say.reviews, reviews[-LAST:]
    heading = words.heading(game=title(say, game_key))
    if not last:
        return [heading, words.none()]
    found = loss_per_move(last)
    mean = _points(say, found.mean)
    loss = (
        words.loss(mean=mean)
        if len(last) < FEWEST
        else words.loss_between(mean=mean, low=_points(say, found.low), high=_points(say, found.high))
    )
    parts = [
        words.phase(part=part, cost=_points(say, cost))
        for part, cost in zip(_PARTS, by_phase(last), strict=True)
        if cost is not None
    ]
    luck = part_of_luck(last)
    more = FEWEST + 1 - len(reviews)
    return [
        heading,
        f"-# {words.counted(games=len(last))}",
        loss,
        *([f"- {words.phases(list=listed(say, parts))}"] if len(parts) > 1 else []),
        f"- {words.balance(list=listed(say, _balance(say, last)))}",
        *([f"- {words.luck_part(percent=round(100 * luck))}"] if luck is not None else []),
        *([f"-# {words.more_needed(games=more)}"] if more > 0 else []),
    ]


def chart(say: Words, reviews: Sequence[Review]) -> RatingChart | None:
    """The chart of the loss per move over somebody's games; None if they are too few."""
    if len(reviews) <= FEWEST:
        return None
    last = reviews[-LAST:]
    # The first of the last games are compared with games before them, too.
    means: tuple[Estimate, ...] = course(reviews[-LAST - WINDOW :])[-LAST:]
    dots = [loss_per_move([each]).mean for each in last]
    top = max(_LEVEL, *(each.mean for each in means), *dots)
    top = max(top, min(_AT_MOST * top, *[max(each.high for each in means)]))

    def height(value: float) -> float:
        return min(1.0, max(0.0, value / top))

    line = Series(
        say.reviews.line(),
        tuple(height(each.mean) for each in means),
        between=tuple((height(each.low), height(each.high)) for each in means),
        dots=tuple(map(height, dots)),
    )
    levels = tuple(_points(say, level) for level in (0, top / 2, top))
    alt = say.reviews.alt(
        games=len(last),
        before=_points(say, means[0].mean),
        now=_points(say, means[-1].mean),
        low=_points(say, means[-1].low),
        high=_points(say, means[-1].high),
    )
    return RatingChart((line,), levels, (say.reviews.first(), say.reviews.last()), clip(alt, 1024))


def _balance(say: Words, reviews: Sequence[Review]) -> list[str]:
    """What changed the chances per game: the player's moves, those of others, and luck, as far as there were any."""
    sums = (
        -sum(each.loss + each.given_up for each in reviews),
        sum(each.others for each in reviews),
        sum(each.luck for each in reviews),
    )
    had = (True, any(each.others for each in reviews), any(each.luck for each in reviews))
    shown = [
        say.reviews.balance_part(what=what, points=_signed(say, whole / len(reviews)))
        for what, whole in zip(_CHANGES, sums, strict=True)
    ]
    return [*compress(shown, had)]


def _points(say: Words, share: float) -> str:
    """A share in percentage points, with one decimal."""
    return decimal(say, round(100 * share, 1) + 0.0, 1)


def _signed(say: Words, share: float) -> str:
    return f"{'+' if share > 0 else ''}{_points(say, share)}"
