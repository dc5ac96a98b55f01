"""Positions of Stranded on Mars made by hand, and what is asked of them in the tests."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from rules.core import Chance, Over, Position, advance
from rules.mars import GAME, Mars
from rules.mars.cards import ABILITIES, AGING, CHAPTERS, COUNTS, HAZARDS, Phase
from rules.mars.piles import NONE, pile
from rules.mars.row import Faceup
from rules.mars.state import Pending, Step, full_aging
from rules.notation import legal, read_recorded


def new(level: int = 1) -> Mars:
    """The first position of a game at this level."""
    position = GAME.new(1, {"level": str(level)})
    assert isinstance(position, Mars)
    return position


def cards(words: str) -> tuple[Faceup, ...]:
    """A row: codes with spaces between, `+` behind a doubled card, `!` behind a used one, `*` behind a free draw's."""
    return tuple(
        Faceup(word.rstrip("+!*"), doubled="+" in word, used="!" in word, free="*" in word) for word in words.split()
    )


def fight(
    foe: str = "h5.plain",
    row: str = "",
    *,
    level: int = 1,
    phase: Phase = Phase.RED,
    life: int = 10,
    stack: str = "s.weak s.weak",
    discard: str = "",
    aging: str | None = None,
    hazards: str = "h1.card2 h1.card2",
    finals: Sequence[str] = ("f.20", "f.25"),
    **fields: Any,
) -> Mars:
    """A fight against `foe`, a hazard or a Final Chapter, with these cards in the row and the unordered piles.

    `aging` None leaves the aging stack whole. Other fields of a position may be given by name.
    """
    chapter = foe in CHAPTERS
    if chapter and foe not in finals:
        finals = (foe, "f.20") if foe != "f.20" else (foe, "f.25")
    return Mars(
        seats=1,
        number=1,
        level=level,
        life=life,
        step=Step.FIGHT,
        middle=pile(stack.split()),
        discard=pile(discard.split()),
        aging=full_aging(level) if aging is None else pile(aging.split()),
        hazards=NONE if chapter else pile(hazards.split()),
        finals=tuple(finals),
        phase=Phase.FINAL if chapter else phase,
        foe=foe,
        row=cards(row),
        **fields,
    )


def after(position: Position, *plies: str) -> Mars:
    """The position after `plies`, as a record would write them."""
    for ply in plies:
        position = advance(position, read_recorded(ply, position))
    assert isinstance(position, Mars)
    return position


def may(position: Position) -> list[str]:
    """The legal plies, in the order offered."""
    return [str(ply) for ply in legal(position)]


def chances(position: Position) -> dict[str, int]:
    """What chance may bring, with its weights."""
    turn = position.turn()
    assert isinstance(turn, Chance)
    return {str(ply): weight for ply, weight in zip(turn.plies, turn.weights, strict=True)}


def row(position: Mars) -> str:
    """The codes of the row."""
    return " ".join(card.code for card in position.row)


def ended(position: Position) -> str | None:
    """The reason why the game is over; None while it goes on."""
    turn = position.turn()
    return turn.outcome.reason if isinstance(turn, Over) else None


def crowded(dice: random.Random, cards: int) -> Mars:
    """A fight against a chapter with so many cards in the row and all others spread over all piles."""
    codes = [code for code, count in COUNTS.items() for _ in range(count)]
    dice.shuffle(codes)
    row = tuple(
        Faceup(code, dice.random() < 0.3, code in ABILITIES and dice.random() < 0.5, dice.random() < 0.4)
        for code in codes[:cards]
    )
    piles: dict[str, list[str]] = {
        key: [] for key in ("middle", "discard", "destroyed", "past", "aging", "top", "bottom")
    }
    for code in codes[cards:]:
        open_to = ["middle", "discard", "destroyed", "bottom"]
        open_to += ["past"] if code in HAZARDS else ["aging"] if code in AGING else ["top"]
        piles[dice.choice(open_to)].append(code)
    one, other = dice.sample(sorted(CHAPTERS), 2)
    return Mars(
        seats=1,
        level=4,
        life=17,
        step=Step.ON,
        hazards=NONE,
        top=tuple(piles["top"]),
        bottom=tuple(piles["bottom"]),
        finals=(one, other),
        phase=Phase.FINAL,
        foe=one,
        row=row,
        uses=pile([card.code for card in row if card.used]),
        pending=Pending("swap2", 1, 2),
        middle=pile(piles["middle"]),
        discard=pile(piles["discard"]),
        destroyed=pile(piles["destroyed"]),
        past=pile(piles["past"]),
        aging=pile(piles["aging"]),
    )
