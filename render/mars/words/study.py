"""What the player of Stranded on Mars can look up: every pile, and the odds of what comes next.

Each line begins with a bold heading, so that one thing can be found in a page of text on a phone.
"""

from __future__ import annotations

from collections.abc import Mapping

from render.kit.texts import minus, signed
from render.mars.words.speech import Speech
from rules.mars import Mars
from rules.mars.cards import HARD_AGING, NORMAL_AGING
from rules.mars.piles import Counts, listed
from words import lists


def study(say: Speech, here: Mars) -> list[str]:
    """What can come next, what lies where, the two chapters, and the score so far."""
    w = say.mars
    return [
        _next(say, here),
        _stack(say, here),
        w.study_discard(size=sum(here.discard), cards=_heap(say, here.discard)),
        w.study_removed(size=sum(here.destroyed), cards=_heap(say, here.destroyed)),
        _aging(say, here),
        w.study_hazards(size=sum(here.hazards), cards=_heap(say, here.hazards, hazards=True)),
        w.study_hazard_discard(size=sum(here.past), cards=_heap(say, here.past, hazards=True)),
        *(_chapter(say, here, code) for code in here.finals),
        _score(say, here),
    ]


def _heap(say: Speech, counts: Counts, *, hazards: bool = False) -> str:
    return say.heap(listed(counts), hazards)


def _next(say: Speech, here: Mars) -> str:
    """What the next card can be, with the odds."""
    odds = here.odds()
    if not odds:
        return say.mars.study_next_none()
    if len(odds) == 1:
        return say.mars.study_next_one(card=say.name(*odds))
    return say.mars.study_next(renewed=not here.stack_size, shares=_shares(say, odds))


def _stack(say: Speech, here: Mars) -> str:
    return say.mars.study_stack(
        size=here.stack_size,
        tops=bool(here.top),
        top=say.known(here.top),
        rests=any(here.middle),
        rest=_heap(say, here.middle),
        bottoms=bool(here.bottom),
        bottom=say.known(here.bottom),
    )


def _aging(say: Speech, here: Mars) -> str:
    """The remaining aging cards: the normal ones before the hard ones (MA-4)."""
    left = listed(here.aging)
    normal = {code: many for code, many in left.items() if code in NORMAL_AGING}
    hard = {code: many for code, many in left.items() if code in HARD_AGING}
    if not left:
        return say.mars.study_aging_empty()
    first, later = (normal, hard) if normal else (hard, {})
    return say.mars.study_aging(
        size=sum(left.values()), shares=_shares(say, first), later=bool(later), cards=say.heap(later)
    )


def _chapter(say: Speech, here: Mars, code: str) -> str:
    """A Final Chapter with its value, its free cards and its text."""
    text = say.labels.chapters.get(code, "")
    return say.mars.study_chapter(
        state="beaten" if code in here.beaten else "now" if code == here.foe else "open",
        foe=say.foe(code),
        value=here.value_of(code),
        free=here.free_draws_of(code),
        says=bool(text),
        text=text,
    )


def _score(say: Speech, here: Mars) -> str:
    lines = [
        say.mars.study_line(line=say.labels.lines[each.line], points=signed(each.points)) for each in here.score_lines()
    ]
    return say.mars.study_score(score=minus(here.score), lines=lists.listed(say.words, lines))


def _shares(say: Speech, odds: Mapping[str, int]) -> str:
    """What can come, the most likely first: `Tired 44 %, Hot Meal 6 %`."""
    whole = sum(odds.values())
    ranked = sorted(odds.items(), key=lambda each: -each[1])
    return lists.listed(say.words, [_share(say, code, round(100 * many / whole)) for code, many in ranked])


def _share(say: Speech, code: str, percent: int) -> str:
    if not percent:
        return say.mars.share_small(card=say.name(code))
    return say.mars.share(card=say.name(code), percent=percent)
