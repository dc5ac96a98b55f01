"""Stranded on Mars, as the suite has to know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from render.mars.words.speech import Speech
from rules.mars import Mars
from rules.mars import state as mars
from rules.mars.cards import ABILITIES, AGING, COUNTS, INDEX, Phase
from rules.mars.piles import pile
from rules.notation import legal
from tests.games.kit import Kit, Sample, Truth
from tests.games.places import verbs
from tests.rules.mars_tables import after, fight
from words import ENGLISH, of


def card(here: Mars, number: str, name: str = "") -> str:
    """The code of a card of the row, which goes by that name."""
    code = here.row[int(number) - 1].code
    assert not name or Speech(of(ENGLISH)).name(code) == name
    return code


def acting(here: Mars) -> str:
    assert here.pending is not None
    return here.pending.ability


_A_CARD = r"card (\d+), ([^,]+)"
_CARD = "C" + _A_CARD[1:] + ","

TRUTHS: Mapping[str, Truth] = {
    r"First choose one of the 2 hazards to face \(MA-9\)\.": lambda here, _: verbs(here) == {"face"},
    r"First choose which Final Chapter to fight \(MA-33\)\.": lambda here, _: verbs(here) == {"chapter"},
    r"You’re fighting ([^:]+): finish that fight first \(MA-12\)\.": lambda here, words, _: (
        here.step is mars.Step.FIGHT and here.foe is not None and words[0] not in ("draw", "pay", "use", "end")
    ),
    r"You lost the fight: destroy cards from the row, or stop with “done” \(MA-19\)\.": lambda here, _: (
        verbs(here) == {"destroy", "done"}
    ),
    r"First finish using card (\d+), ([^,]+) \(MA-15\)\.": lambda here, _, number, name: (
        int(number) == here.pending.place + 1 and card(here, number, name) and not verbs(here) & {"draw", "pay", "end"}
    ),
    r"There are no cards left to draw \(MA-32\)\.": lambda here, _: not here.odds(),
    r"No free cards left in this fight \(MA-13\)\.": lambda here, _: here.free == 0,
    r"There’s a stop card in the row, so you can’t draw free cards \(MA-13\)\.": lambda here, _: (
        any(each.code == "a.stop" for each in here.row) and here.free
    ),
    r"You have (\d+) free cards? left: draw before you pay \(MA-13\)\.": lambda here, _, free: (
        here.free == int(free) and "draw" in verbs(here)
    ),
    r"A card costs (\d) life, and you only have (\d+) \(MA-13\)\.": lambda here, _, price, life: (
        (here.price, here.life) == (int(price), int(life)) and here.life < here.price
    ),
    r"You must win a Final Chapter, and you need (\d+) more \(MA-33\)\.": lambda here, _, missing: (
        here.in_chapter and here.value - here.total == int(missing) > 0
    ),
    r"You have to draw a card before you can end the fight \(MA-16\)\.": lambda here, _: (
        not here.row and verbs(here) & {"draw", "pay"}
    ),
    r"None of the cards in the row can be used now \(MA-15\)\.": lambda here, _: "use" not in verbs(here),
    r"There are no cards in the row \(MA-12\)\.": lambda here, _: not here.row,
    r"There’s no card (\d+) in the row, which has (\d+) cards? \(MA-12\)\.": lambda here, _, number, many: (
        len(here.row) == int(many) and not 1 <= int(number) <= len(here.row)
    ),
    rf"{_CARD} is an aging card: it acts by itself \(MA-20\)\.": lambda here, _, at, name: (
        card(here, at, name) in AGING
    ),
    rf"{_CARD} has no ability to use \(MA-15\)\.": lambda here, _, at, name: card(here, at, name) not in ABILITIES,
    rf"{_CARD} has already been used \(MA-15\)\.": lambda here, _, at, __: here.row[int(at) - 1].used,
    rf"{_CARD} has been used in this fight as often as there are copies of it \(MA-15\)\.": lambda here, _, at, name: (
        here.uses[INDEX[card(here, at, name)]] == COUNTS[card(here, at)]
    ),
    r"You already have (\d+) life, the maximum \(MA-30\)\.": lambda here, _, life: here.life == here.most == int(life),
    rf"{_CARD} does nothing against a Final Chapter \(MA-26\)\.": lambda here, _, at, name: (
        here.in_chapter and ABILITIES[card(here, at, name)] == "step"
    ),
    r"This hazard is already at its green value \(MA-26\)\.": lambda here, _: here.phase == here.lowered,
    rf"There’s no ability in the row that {_A_CARD}, can copy now \(MA-30\)\.": lambda here, _, at, name: (
        ABILITIES[card(here, at, name)] == "copy" and not here.can_use(int(at) - 1)
    ),
    rf"Every other card is already doubled, so {_A_CARD}, has nothing to double \(MA-30\)\.": (
        lambda here, _, at, name: (
            ABILITIES[card(here, at, name)] == "double"
            and all(each.doubled for place, each in enumerate(here.row, 1) if place != int(at))
        )
    ),
    rf"There’s no card left to draw for {_A_CARD} \(MA-30\)\.": lambda here, _, at, name: (
        ABILITIES[card(here, at, name)] in ("card1", "card2", "sort") and not here.odds()
    ),
    rf"There’s no draw pile left, so {_A_CARD}, can’t put a card below it \(MA-30\)\.": lambda here, _, at, name: (
        ABILITIES[card(here, at, name)] == "under" and not here.odds()
    ),
    rf"{_CARD} needs another card in the row \(MA-30\)\.": lambda here, _, __, ___: len(here.row) == 1,
    r"You’ve used the card, so you have to make the first exchange \(MA-28\)\.": lambda here, _: (
        acting(here) == "swap2" and here.pending.left == 2
    ),
    r"You’ve used the card, so you have to choose a card for it \(MA-(\d+)\)\.": lambda here, _, clause: (
        {"destroy": 23, "double": 24, "copy": 25, "swap1": 28, "under": 29}[acting(here)] == int(clause)
        and verbs(here) == {"on"}
    ),
    rf"{_CARD} is the one being used: choose another \(MA-20\)\.": lambda here, _, at, __: (
        here.pending.place == int(at) - 1 and acting(here) != "copy"
    ),
    rf"{_CARD} is already doubled \(MA-24\)\.": lambda here, _, at, __: here.row[int(at) - 1].doubled,
    rf"{_CARD} has no ability to copy \(MA-25\)\.": lambda here, _, at, name: card(here, at, name) not in ABILITIES,
    rf"{_CARD} is a copy card itself and can’t be copied \(MA-25\)\.": lambda here, _, at, name: (
        ABILITIES[card(here, at, name)] == "copy"
    ),
    rf"{_CARD} would change nothing now \(MA-30\)\.": lambda here, _, at, name: (
        acting(here) == "copy" and ABILITIES[card(here, at, name)] != "copy"
    ),
    r"Revealed cards: (\d)\. There’s no card (\d+) \(MA-27\)\.": lambda here, _, many, number: (
        len(here.view) == int(many) and not 1 <= int(number) <= len(here.view)
    ),
    r"Name all (\d) cards, the next to be drawn first, as in “(stack \d+)” \(MA-27\)\.": lambda here, _, many, ply: (
        len(here.view) == int(many) and ply in map(str, legal(here))
    ),
    r"An aging card costs 2, but you only have (\d+) left \(MA-19\)\.": lambda here, words, left: (
        here.budget == int(left) < 2 and card(here, words[1]) in AGING
    ),
    r"There are 2 hazards: face 1 or 2 \(MA-9\)\.": lambda here, _: len(here.dealt) == 2,
    r"There are 2 Final Chapters: choose 1 or 2 \(MA-33\)\.": lambda here, _: len(here.finals) == 2,
}


def choosing(**fields: Any) -> Mars:
    """The choice between the two Final Chapters."""
    return replace(fight("f.20", finals=("f.20", "f.25")), foe=None, step=mars.Step.CHAPTER, **fields)


EMPTY: dict[str, Any] = {"stack": "", "discard": "", "aging": ""}
WORN = "h1.copy h1.copy! s.weak a.dull h1.step"
SWAPPING = after(fight(row="h1.swap2 s.weak"), "use 1")
SORTING = after(
    fight(row="h3.sort", stack="s.weak s.weak s.weak"), "use 1", "look", "card s.weak", "look", "card s.weak"
)

SAMPLES = [
    Sample(fight(row="s.weak", life=0), "pay", "A card costs 1 life, and you only have 0 (MA-13)."),
    Sample(
        fight(row="a.stop", free=1), "draw", "There’s a stop card in the row, so you can’t draw free cards (MA-13)."
    ),
    Sample(choosing(), "face 1", "First choose which Final Chapter to fight (MA-33)."),
    Sample(choosing(), "chapter 3", "There are 2 Final Chapters: choose 1 or 2 (MA-33)."),
    Sample(SWAPPING, "draw", "First finish using card 1, Inventory (MA-15)."),
    Sample(fight(row="s.meal!"), "use 1", "Card 1, Hot Meal, has already been used (MA-15)."),
    Sample(fight(row="s.weak", **EMPTY), "pay", "There are no cards left to draw (MA-32)."),
    Sample(fight("f.20", "s.weak"), "end", "You must win a Final Chapter, and you need 20 more (MA-33)."),
    Sample(
        fight(row="h1.step", uses=pile(["h1.step"])),
        "use 1",
        "Card 1, Rope and Anchor, has been used in this fight as often as there are copies of it (MA-15).",
    ),
    Sample(fight(row="s.meal", life=22), "use 1", "You already have 22 life, the maximum (MA-30)."),
    Sample(fight("f.20", "h1.step"), "use 1", "Card 1, Rope and Anchor, does nothing against a Final Chapter (MA-26)."),
    Sample(fight(row="h1.step", phase=Phase.GREEN), "use 1", "This hazard is already at its green value (MA-26)."),
    Sample(fight(row="h1.copy"), "use 1", "There’s no ability in the row that card 1, Echo, can copy now (MA-30)."),
    Sample(
        fight(row="h2.double s.weak+"),
        "use 1",
        "Every other card is already doubled, so card 1, Parallel Wiring, has nothing to double (MA-30).",
    ),
    Sample(fight(row="h3.card1", **EMPTY), "use 1", "There’s no card left to draw for card 1, Rover Keys (MA-30)."),
    Sample(
        fight(row="h1.under s.weak", **EMPTY),
        "use 1",
        "There’s no draw pile left, so card 1, Shallow Pit, can’t put a card below it (MA-30).",
    ),
    Sample(fight(row="h1.destroy"), "use 1", "Card 1, Crowbar, needs another card in the row (MA-30)."),
    Sample(SWAPPING, "enough", "You’ve used the card, so you have to make the first exchange (MA-28)."),
    Sample(
        after(fight(row="h1.destroy s.weak"), "use 1"),
        "enough",
        "You’ve used the card, so you have to choose a card for it (MA-23).",
    ),
    Sample(
        after(fight(row="h1.destroy s.weak"), "use 1"),
        "on 1",
        "Card 1, Crowbar, is the one being used: choose another (MA-20).",
    ),
    Sample(after(fight(row="h2.double s.weak+ s.weak"), "use 1"), "on 2", "Card 2, Tired, is already doubled (MA-24)."),
    Sample(after(fight(row=WORN), "use 1"), "on 3", "Card 3, Tired, has no ability to copy (MA-25)."),
    Sample(after(fight(row=WORN), "use 1"), "on 2", "Card 2, Echo, is a copy card itself and can’t be copied (MA-25)."),
    Sample(
        after(fight(row=WORN + " s.meal", life=22), "use 1"),
        "on 6",
        "Card 6, Hot Meal, would change nothing now (MA-30).",
    ),
    Sample(after(SORTING, "enough"), "drop 4", "Revealed cards: 2. There’s no card 4 (MA-27)."),
    Sample(
        after(SORTING, "enough", "keep"),
        "stack 11",
        "Name all 2 cards, the next to be drawn first, as in “stack 21” (MA-27).",
    ),
    Sample(
        after(fight("h2.plain", "a.fear s.weak", phase=Phase.GREEN), "end"),
        "destroy 1",
        "An aging card costs 2, but you only have 1 left (MA-19).",
    ),
]

KIT = Kit(
    key="mars",
    truths=TRUTHS,
    samples=SAMPLES,
    room=68,
    board_options=["level"],
    own_tones=True,
    lessons={"Win a fight": r"beat Stale Air"},
    rare=["a rival for the best turn", "two groups in a menu"],
)
