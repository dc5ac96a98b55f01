"""The whole position of Stranded on Mars in English, in as many words as the maximum length allows.

It does not list the piles of hazards and aging cards: they contain all cards of their kind that are nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from render.face import ALT, COLUMNS, TEXT
from render.kit.numbers import minus
from render.kit.words import clip, count, in_columns, in_lines, plain, went
from render.mars.scenes import ability_of, over
from render.mars.words.grid import table
from render.mars.words.labels import ENGLISH
from render.mars.words.speech import becomes, foe, free_cards, full, name, terms
from render.mars.words.story import Story
from render.scene import Scene
from rules.core import Over
from rules.mars import Mars
from rules.mars.cards import VALUES
from rules.mars.events import GameEnd
from rules.mars.piles import Counts, listed
from rules.mars.state import Step

_ROW = "Row:"

_Say = Callable[[str], str]

ENDINGS = {
    GameEnd.WON: "{} has won and leaves Mars: both Final Chapters are beaten.",
    GameEnd.LOST_FIGHT: "{} has lost: there was not enough life to pay for a lost fight.",
    GameEnd.HUNGER: "{} has lost: there was not enough life to pay for hunger.",
    GameEnd.CHAPTER: "{} has lost: a Final Chapter cannot be beaten any more.",
    GameEnd.RESIGNED: "{} {gave_up} and has lost.",
}
"""How a game ended; `{}` is the player's name."""

_WAITS = {
    Step.FIRST_AGING: "an aging card comes",
    Step.FINAL: "a Final Chapter is drawn",
    Step.DEAL: "a hazard is dealt",
    Step.FACE: "to choose a hazard",
    Step.CHAPTER: "to choose a chapter",
    Step.FIGHT: "to go on or end the fight",
    Step.AGING: "an aging card joins the deck",
    Step.CARD: "a card comes",
    Step.ON: "to choose a card",
    Step.LOOK: "to take a card or stop",
    Step.DROP: "to drop a card or none",
    Step.STACK: "to put cards back",
    Step.DESTROY: "to destroy cards",
}


def alt(scene: Scene[Mars]) -> str:
    """The position and what happened last, in at most ALT characters.

    Cards go by their titles, or by the codes of the rules if the titles take too many characters.
    """
    whole = _fitting(scene, " ", ALT)
    room = ALT - 1 - len(whole)
    return " ".join([clip(whole, ALT), *(clip(f"Last: {each}", room) for each in _last(scene) if room > 20)])


def text(scene: Scene[Mars]) -> str:
    """The same in lines, in at most TEXT characters, with one line for each card of the row if there is room."""
    return in_lines(_fitting(scene, "\n", TEXT).split("\n"), _last(scene), TEXT)


def grid(scene: Scene[Mars]) -> str:
    """The same in narrow lines, with the row as a table if there is room."""
    before, rows, after = _fitting(scene, "\n", TEXT).split("\n"), list[str](), list[str]()
    here = scene.position
    if _ROW in before:
        at = before.index(_ROW)
        after = before[at + 1 + len(here.row) :]
        before, rows = before[:at], table(here)
    last = [f"Last: {each}" for each in _last(scene)]
    return in_columns(before, rows, [*after, *last], COLUMNS)


def _last(scene: Scene[Mars]) -> list[str]:
    return Story([plain(each, 1) for each in scene.names]).told(scene.recent)[-1:]


def _fitting(scene: Scene[Mars], between: str, length: int) -> str:
    """The position in the plainest of four ways that fits into `length` characters, its parts joined with `between`."""
    whole = ""
    for row, piles in ((full, name), (_short, name), (_short, _code), (_code, _code)):
        whole = between.join(_position(scene, row, piles, between))
        if len(whole) <= length:
            break
    return whole


def _position(scene: Scene[Mars], row: _Say, piles: _Say, between: str) -> list[str]:
    here = scene.position
    who = plain(scene.names[0] if scene.names else "", 1)
    turn = here.turn()
    if isinstance(turn, Over):
        doing = ENDINGS[GameEnd(turn.outcome.ending)].format(who, gave_up=went(scene.how, 1))
    elif scene.stopped:
        doing = f"{who}: the game has ended. It waited for: {_WAITS[here.step]}."
    else:
        doing = f"{who}: {_WAITS[here.step]}."
    phase = ENGLISH.phases[here.phase]
    score = "score" if isinstance(turn, Over) else "score so far"
    parts = [
        f"Stranded on Mars, level {here.level}. {doing}",
        f"{phase}, life {here.life} of {here.most}, {score} {minus(here.score)}.",
        *_fight(here),
        *([f"In view: {_numbered(map(row, here.view))}."] if here.view else []),
        *([f"{_ROW}{_row(here, row, between)}."] if here.row else []),
        *_stack(here, piles),
        *_lying("Discard", here.discard, piles),
        *_lying("Removed", here.destroyed, piles),
        *_lying("Hazard discard", here.past, foe if piles is name else _code),
        *(
            []
            if row is _code
            else [f"Left: {count(sum(here.hazards), 'hazard')}, {count(sum(here.aging), 'aging card')}."]
        ),
    ]
    if here.finals:
        beaten = here.beaten + tuple(code for code in here.finals if code not in here.beaten)
        order = beaten if len(here.beaten) == 2 else here.finals
        said = [f"{foe(code)} {'beaten' if code in here.beaten else here.value_of(code)}" for code in order]
        first = f", {foe(here.finals[0])} drawn first" if order != here.finals else ""
        parts.append(f"Chapters: {', '.join(said)}{first}.")
    return parts


def _fight(here: Mars) -> list[str]:
    """The foe or those to choose from, how the fight stands, and the ability under way."""
    said: list[str] = []
    if here.dealt:
        offers = [f"{foe(code)} ({terms(here, code)}; gives {becomes(code)})" for code in here.dealt]
        said.append(f"Dealt: {_numbered(offers)}.")
    if here.foe is not None:
        lowered = f", lowered {here.lowered}" if here.lowered else ""
        stop = ", stopped" if here.stopped else ""
        hunger = f", hunger {here.hunger}" if here.hunger else ""
        said.append(
            f"Against {foe(here.foe)}: sum {minus(here.total)} of {here.value}{lowered}, "
            f"{free_cards(here.free)} left{stop}{hunger}."
        )
    if here.lost_to is not None:
        said.append(f"Lost to {foe(here.lost_to)}, {here.budget} left to destroy cards with.")
    if here.pending is not None:
        ability, place, left = here.pending
        said.append(f"Under way: {ENGLISH.does[ability]} by card {place + 1}, {left} to go.")
    if here.gap is not None:
        said.append(f"A {'free ' if here.gap.free else ''}card is coming to place {here.gap.place + 1}.")
    gone = [
        f"{name(code)} {many}"
        for code, uses in listed(here.uses).items()
        if (many := uses - sum(card.used for card in here.row if card.code == code)) > 0
    ]
    if gone:
        said.append(f"Used and gone: {', '.join(gone)}.")
    return said


def _row(here: Mars, say: _Say, between: str) -> str:
    """The row of cards, with what was done to each and whether its ability can be used; with codes, as letters."""
    if say is _code:
        return f" {_LETTERS} {', '.join(_lettered(here, place) for place in range(len(here.row)))}"
    found = []
    for place, (card, worth) in enumerate(zip(here.row, here.worths(), strict=True)):
        notes = [
            *(["doubled"] if card.doubled else []),
            *(["made 0"] if worth.feared else []),
            *([] if worth.counted else ["left out"]),
            *(["used"] if card.used else ["usable"] if not over(here) and here.can_use(place) else []),
            *(["free"] if card.free else []),
        ]
        found.append(say(card.code) + (f" ({', '.join(notes)})" if notes else ""))
    return " " + _numbered(found) if between == " " else between + between.join(_each(found))


_LETTERS = "in order (d doubled, u used, f free)"


def _lettered(here: Mars, place: int) -> str:
    """A card of the row in as few characters as possible: `h4.card1 du`."""
    card = here.row[place]
    flags = zip("duf", (card.doubled, card.used, card.free), strict=True)
    return f"{_code(card.code)} {''.join(letter for letter, holds in flags if holds)}".rstrip()


def _stack(here: Mars, say: _Say) -> list[str]:
    """What is known about the stack: the cards on its top in order, its middle, and those on its bottom in order."""
    top = f", next {', '.join(map(say, here.top))}" if here.top else ""
    bottom = f", at the bottom {', '.join(map(say, here.bottom))}" if here.bottom else ""
    middle = f": {_heap(here.middle, say)}" if any(here.middle) else ""
    return [f"Stack {here.stack_size}{top}{bottom}{middle}."]


def _lying(what: str, counts: Counts, say: _Say) -> list[str]:
    return [f"{what} {sum(counts)}: {_heap(counts, say)}."] if any(counts) else []


def _heap(counts: Counts, say: _Say) -> str:
    times = " " if say is _code else " × "
    return ", ".join(f"{many}{times}{say(code)}" if many > 1 else say(code) for code, many in listed(counts).items())


def _numbered(said: Iterable[str]) -> str:
    return "; ".join(_each(said))


def _each(said: Iterable[str]) -> list[str]:
    return [f"{place} {each}" for place, each in enumerate(said, 1)]


def _code(code: str) -> str:
    """The card's code in the rules, without the prefix of the starting deck."""
    return code.removeprefix("s.")


def _short(code: str) -> str:
    """A card of a long row: its code, its value, and its ability if the code does not say it."""
    ability = ability_of(code)
    plain_code = ability is not None and ability not in code
    return f"{_code(code)} {minus(VALUES[code])}" + (f" {ENGLISH.does[ability]}" if ability and plain_code else "")
