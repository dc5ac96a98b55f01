"""What the player of Stranded on Mars can look up, in English: every pile, and the odds of what comes next.

Each line begins with a bold heading, so that one thing can be found in a page of text on a phone.
"""

from __future__ import annotations

from collections.abc import Mapping

from render.kit.numbers import minus, signed
from render.kit.words import count
from render.mars.words.labels import ENGLISH
from render.mars.words.speech import chapter, heap, known, name
from rules.mars import Mars
from rules.mars.cards import HARD_AGING, NORMAL_AGING
from rules.mars.piles import Counts, listed


def study(here: Mars) -> list[str]:
    """What can come next, what lies where, the two chapters, and the score so far."""
    said = [*_next(here), *_stack(here)]
    said += [_heap("Discard", here.discard), _heap("Removed from the game", here.destroyed)]
    said += _aging(here)
    said += [_heap("Hazard pile", here.hazards, hazards=True), _heap("Hazard discard", here.past, hazards=True)]
    for code in here.finals:
        state = "beaten" if code in here.beaten else "fought now" if code == here.foe else "still to be beaten"
        said.append(f"**Final Chapter**, {state}: {chapter(here, code)}.")
    lines = ", ".join(f"{ENGLISH.lines[each.line]} {signed(each.points)}" for each in here.score_lines())
    said.append(f"**Score so far** {minus(here.score)}: {lines}.")
    return said


def _heap(title: str, counts: Counts, *, hazards: bool = False) -> str:
    """An unordered pile: the number of its cards, and which they are."""
    lying = f": {heap(listed(counts), hazards)}" if any(counts) else ""
    return f"**{title}**, {count(sum(counts), 'card')}{lying}."


def _next(here: Mars) -> list[str]:
    """What the next card can be, with the odds."""
    odds = here.odds()
    if not odds:
        return ["**The next card**: none can be drawn any more."]
    if len(odds) == 1:
        return [f"**The next card** is {name(*odds)}."]
    first = "" if here.stack_size else ", after the stack is renewed"
    return [f"**The next card**{first}: {_shares(odds)}."]


def _stack(here: Mars) -> list[str]:
    said = [f"**Stack**, {count(here.stack_size, 'card')}"]
    if here.top:
        said.append(f"on top, in this order: {known(here.top)}")
    if any(here.middle):
        said.append(f"{'then ' if here.top else ''}in unknown order: {heap(listed(here.middle))}")
    if here.bottom:
        said.append(f"at the bottom, the lowest last: {known(here.bottom)}")
    return [f"{'; '.join(said)}."]


def _aging(here: Mars) -> list[str]:
    """The remaining aging cards: the normal ones before the hard ones (MA-4)."""
    left = listed(here.aging)
    normal = {code: many for code, many in left.items() if code in NORMAL_AGING}
    hard = {code: many for code, many in left.items() if code in HARD_AGING}
    if not left:
        return ["**Aging stack**: empty."]
    first, later = (normal, hard) if normal else (hard, {})
    said = f"**Aging stack**, {count(sum(left.values()), 'card')}; the next one: {_shares(first)}"
    return [f"{said}; only after these: {heap(later)}." if later else f"{said}."]


def _shares(odds: Mapping[str, int]) -> str:
    """What can come, the most likely first: `Tired 44 %, Hot Meal 6 %`. The space before `%` does not break."""
    whole = sum(odds.values())
    ranked = sorted(odds.items(), key=lambda each: -each[1])
    return ", ".join(f"{name(code)} {_percent(many, whole)}" for code, many in ranked)


def _percent(many: int, whole: int) -> str:
    share = round(100 * many / whole)
    return f"{share}\u00a0%" if share else "under 1\u00a0%"
