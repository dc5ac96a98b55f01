"""The whole position of Stranded on Mars: in as many words as the maximum length allows, in lines, or with a table.

It does not list the piles of hazards and aging cards: they contain all cards of their kind that are nowhere else.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from render.face import ALT, COLUMNS, TEXT
from render.kit.texts import clip, in_columns, in_lines, minus, plain, plain_names
from render.mars.scenes import ability_of, over
from render.mars.words.speech import Speech
from render.mars.words.standing import each_numbered, fight, heading, numbered
from render.mars.words.story import Story
from render.scene import Scene
from rules.mars import Mars
from rules.mars.cards import VALUES
from rules.mars.piles import Counts, listed
from rules.mars.row import Faceup, Worth
from words import lists

_Card = Literal["full", "short", "name", "code"]
"""How a card is called: with its value and ability, with its code, value and ability, or by its name or code alone."""

_WAYS: tuple[tuple[_Card, _Card], ...] = (("full", "name"), ("short", "name"), ("short", "code"), ("code", "code"))
"""How the cards of the row and those of the piles are called, from the plainest way to the shortest."""


_NAME, _DOES = 18, 11
"""How many characters a name and an ability may have."""


class _Position(Struct, frozen=True):
    """A position in sentences, or in lines."""

    before: list[str]
    row: list[str]
    after: list[str]
    by_codes: bool
    """Whether the row is one sentence with codes."""

    @property
    def all(self) -> list[str]:
        """All sentences in their order."""
        return [*self.before, *self.row, *self.after]


def alt(say: Speech, scene: Scene[Mars]) -> str:
    """The position and what happened last, in at most ALT characters.

    Cards go by their titles, or by the codes of the rules if the titles take too many characters.
    """
    whole = " ".join(_fitting(say, scene, " ", ALT).all)
    room = ALT - 1 - len(whole)
    last = [clip(say.words.kit.last(told=each), room) for each in _last(say, scene) if room > 20]
    return " ".join([clip(whole, ALT), *last])


def text(say: Speech, scene: Scene[Mars]) -> str:
    """The same in lines, in at most TEXT characters, with one line for each card of the row if there is room."""
    return in_lines(say.words, _fitting(say, scene, "\n", TEXT).all, _last(say, scene), TEXT)


def grid(say: Speech, scene: Scene[Mars]) -> str:
    """The same in narrow lines, with the row as a table if there is room."""
    said = _fitting(say, scene, "\n", TEXT)
    last = [say.words.kit.last(told=each) for each in _last(say, scene)]
    drawn = [] if said.by_codes or not said.row else table(say, scene.position)
    before = [*said.before, *([say.mars.row_table_heading()] if drawn else said.row)]
    return in_columns(before, drawn, [*said.after, *last], COLUMNS)


def _last(say: Speech, scene: Scene[Mars]) -> list[str]:
    return Story(say, plain_names(say.words, scene)).told(scene.recent)[-1:]


def _fitting(say: Speech, scene: Scene[Mars], between: Literal[" ", "\n"], length: int) -> _Position:
    """The position in the plainest way that fits into `length` characters when joined with `between`."""
    for row, piles in _WAYS:
        said = _position(say, scene, row, piles, in_lines=between == "\n")
        if len(between.join(said.all)) <= length:
            break
    return said


def _position(say: Speech, scene: Scene[Mars], row: _Card, piles: _Card, *, in_lines: bool) -> _Position:
    here, w = scene.position, say.mars
    who = plain(say.words, scene.names[0] if scene.names else "", 1)
    view = [_called(say, code, row) for code in here.view]
    before = [
        *heading(say, scene, who),
        *fight(say, here),
        *([w.in_view(cards=numbered(say, view))] if view else []),
    ]
    after = [_stack(say, here, piles)]
    if any(here.discard):
        after.append(w.discard(size=sum(here.discard), cards=_heap(say, here.discard, piles)))
    if any(here.destroyed):
        after.append(w.removed(size=sum(here.destroyed), cards=_heap(say, here.destroyed, piles)))
    if any(here.past):
        after.append(w.hazard_discard(size=sum(here.past), cards=_heap(say, here.past, piles, hazards=True)))
    if row != "code":
        after.append(w.left(hazards=sum(here.hazards), aging=sum(here.aging)))
    if here.finals:
        after.append(_chapters(say, here))
    return _Position(before, _row(say, here, row, in_lines) if here.row else [], after, row == "code")


def _chapters(say: Speech, here: Mars) -> str:
    """The Final Chapters, those that are beaten first."""
    beaten = here.beaten + tuple(code for code in here.finals if code not in here.beaten)
    order = beaten if len(here.beaten) == 2 else here.finals
    said = [
        say.mars.chapter_stands(foe=say.foe(code), beaten=code in here.beaten, value=here.value_of(code))
        for code in order
    ]
    return say.mars.chapters(
        chapters=lists.listed(say.words, said), first=order != here.finals, foe=say.foe(here.finals[0])
    )


def _row(say: Speech, here: Mars, how: _Card, in_lines: bool) -> list[str]:
    """The row of cards, with what was done to each and whether its ability can be used; with codes, as letters."""
    w = say.mars
    if how == "code":
        found = [f"{_code(card.code)} {marks(say, card)}".rstrip() for card in here.row]
        return [w.row_by_codes(cards=lists.listed(say.words, found))]
    found = [_noted(say, here, place, worth, how) for place, worth in enumerate(here.worths())]
    if not in_lines:
        return [w.row(cards=numbered(say, found))]
    *first, last = each_numbered(say, found)
    return [w.row_heading(), *first, w.row_last(card=last)]


def _noted(say: Speech, here: Mars, place: int, worth: Worth, how: _Card) -> str:
    """A card of the row with notes: what was done to it, and whether its ability can be used."""
    w, card = say.mars, here.row[place]
    usable = not card.used and not over(here) and here.can_use(place)
    notes = [
        note()
        for note, holds in (
            (w.note_doubled, card.doubled),
            (w.note_made_0, worth.feared),
            (w.note_left_out, not worth.counted),
            (w.note_used, card.used),
            (w.note_usable, usable),
            (w.note_free, card.free),
        )
        if holds
    ]
    called = _called(say, card.code, how)
    return w.row_card(card=called, notes=lists.listed(say.words, notes)) if notes else called


def _stack(say: Speech, here: Mars, how: _Card) -> str:
    """What is known about the stack: the cards on its top in order, its middle, and those on its bottom in order."""
    return say.mars.stack(
        size=here.stack_size,
        tops=bool(here.top),
        top=lists.listed(say.words, [_called(say, code, how) for code in here.top]),
        bottoms=bool(here.bottom),
        bottom=lists.listed(say.words, [_called(say, code, how) for code in here.bottom]),
        rests=any(here.middle),
        rest=_heap(say, here.middle, how),
    )


def _heap(say: Speech, counts: Counts, how: _Card, *, hazards: bool = False) -> str:
    found = listed(counts)
    if how == "name":
        return say.heap(found, hazards)
    codes = [f"{many} {_code(code)}" if many > 1 else _code(code) for code, many in found.items()]
    return lists.listed(say.words, codes)


def _called(say: Speech, code: str, how: _Card) -> str:
    match how:
        case "full":
            return say.full(code)
        case "short":
            return _short(say, code)
        case "name":
            return say.name(code)
        case "code":
            return _code(code)


def _code(code: str) -> str:
    """The card's code in the rules, without the prefix of the starting deck."""
    return code.removeprefix("s.")


def _short(say: Speech, code: str) -> str:
    """A card of a long row: its code, its value, and its ability if the code does not say it."""
    ability = ability_of(code)
    acts = ability is not None and ability not in code
    return say.mars.short(code=_code(code), value=minus(VALUES[code]), acts=acts, does=say.does(code))


def table(say: Speech, here: Mars) -> list[str]:
    """One line for each card of the row: its place, name, printed value, ability, and marks."""
    lines = list[str]()
    for place, card in enumerate(here.row, 1):
        name = clip(say.name(card.code), _NAME)
        does = _does(say, card.code)
        lines.append(f"{place:>2} {name:<{_NAME}} {minus(VALUES[card.code]):>2} {does:<{_DOES}} {marks(say, card)}")
    return lines


def marks(say: Speech, card: Faceup) -> str:
    """What was done to a card of the row, as letters."""
    letters = say.mars.letter_doubled(), say.mars.letter_used(), say.mars.letter_free()
    flags = zip(letters, (card.doubled, card.used, card.free), strict=True)
    return "".join(letter for letter, holds in flags if holds)


def _does(say: Speech, code: str) -> str:
    """What a card does, in few characters."""
    ability = ability_of(code)
    if ability is None:
        return ""
    does = say.labels.does[ability]
    return does if len(does) <= _DOES else clip(say.labels.brief[ability], _DOES)
