"""Stranded on Mars once more, as plainly as can be: the engine is held against it, ply by ply.

Written straight from `seeds/en/mars.md` and sharing no line with `rules`: plies are strings, the state is a heap of
lists that are changed in place, and every question is answered by walking them. A face-down pile is one of two things.
`Segments` is what is known of it: bags, one above the other. `Worlds` is the literal truth: every order in which the
cards may lie, each with its probability; what has been seen strikes out the orders that it contradicts.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain, permutations, product
from typing import Protocol

CARDS: dict[str, tuple[int, str, int]] = {}
"""Printed value, ability and count of each card that can be owned."""

for line in """
    s.sharp 2 - 1; s.focus 1 - 3; s.weak 0 - 8; s.meal 0 life2 1; s.daze -1 - 5
    h1.life1 0 life1 2; h1.card2 0 card2 2; h1.swap2 0 swap2 2; h1.copy 0 copy 1; h1.destroy 0 destroy 1
    h1.under 0 under 1; h1.step 0 step 1
    h2.life1 1 life1 2; h2.double 1 double 1; h2.copy 1 copy 1; h2.destroy 1 destroy 1; h2.under 1 under 1
    h2.plain 2 - 2
    h3.life1 2 life1 1; h3.card1 2 card1 1; h3.sort 2 sort 1; h3.swap1 2 swap1 1; h3.double 2 double 1
    h3.destroy 2 destroy 1
    h4.card1 3 card1 1; h4.sort 3 sort 1; h4.swap1 3 swap1 1; h4.destroy 3 destroy 1; h5.plain 4 - 2
    a.daze -1 - 1; a.dull -2 - 2; a.numb -3 - 1; a.fear 0 - 2; a.hunger1 0 - 1; a.stop 0 - 1
    a.hunger2 0 - 1; a.lost -4 - 1; a.despair -5 - 1
""".replace("\n", ";").split(";"):
    if line.strip():
        code, value, ability, count = line.split()
        CARDS[code] = (int(value), ability, int(count))

HAZARD_VALUES = {"h1": (0, 1, 3), "h2": (1, 3, 6), "h3": (2, 5, 8), "h4": (4, 7, 11), "h5": (5, 9, 14)}
CHAPTER_DRAWS = {"f.20": 6, "f.25": 7, "f.30": 8, "f.35": 9, "f.40": 10, "f.toll": 7, "f.half": 9, "f.plus": 10}
CHAPTER_DRAWS |= {"f.aged": 5, "f.all": -1}
CHAPTER_VALUES = {"f.20": 20, "f.25": 25, "f.30": 30, "f.35": 35, "f.40": 40, "f.toll": 16, "f.half": 22, "f.plus": 52}


def every(start: str) -> list[str]:
    """All cards whose code begins so."""
    return [code for code, (_, _, count) in CARDS.items() if code.startswith(start) for _ in range(count)]


class Pile(Protocol):
    """A face-down pile that is drawn from."""

    def __init__(self, bags: Sequence[Sequence[str]]) -> None: ...
    def __len__(self) -> int: ...
    def odds(self) -> dict[str, Fraction]: ...
    def take(self, code: str) -> None: ...
    def put_on_top(self, codes: Sequence[str]) -> None: ...
    def put_under(self, code: str) -> None: ...


@functools.cache
def share(part: int, whole: int) -> Fraction:
    """A probability. Each is made but once: there are few, and they are asked for all the time."""
    return Fraction(part, whole)


class Segments:
    """Bags of cards one above the other; within each, nobody knows the order."""

    def __init__(self, bags: Sequence[Sequence[str]]) -> None:
        self.bags = [list(bag) for bag in bags]

    def __len__(self) -> int:
        return sum(map(len, self.bags))

    def odds(self) -> dict[str, Fraction]:
        for bag in self.bags:
            if bag:
                return {code: share(count, len(bag)) for code, count in Counter(bag).items()}
        return {}

    def take(self, code: str) -> None:
        next(bag for bag in self.bags if bag).remove(code)

    def put_on_top(self, codes: Sequence[str]) -> None:
        self.bags = [[code] for code in codes] + self.bags

    def put_under(self, code: str) -> None:
        self.bags.append([code])


class Worlds:
    """Every order in which the cards may lie, the next to be drawn first, with the number of ways that lead to it."""

    def __init__(self, bags: Sequence[Sequence[str]]) -> None:
        self.orders = Counter(tuple(chain(*parts)) for parts in product(*(permutations(bag) for bag in bags)))

    def __len__(self) -> int:
        return len(next(iter(self.orders)))

    def odds(self) -> dict[str, Fraction]:
        first: Counter[str] = Counter()
        for order, ways in self.orders.items():
            if order:
                first[order[0]] += ways
        total = self.orders.total()
        return {code: share(ways, total) for code, ways in first.items()}

    def take(self, code: str) -> None:
        self.orders = Counter({order[1:]: ways for order, ways in self.orders.items() if order[0] == code})

    def put_on_top(self, codes: Sequence[str]) -> None:
        self.orders = Counter({(*codes, *order): ways for order, ways in self.orders.items()})

    def put_under(self, code: str) -> None:
        self.orders = Counter({(*order, code): ways for order, ways in self.orders.items()})


@dataclass
class Lying:
    """A card of the row."""

    code: str
    free: bool
    doubled: bool = False
    used: bool = False

    @property
    def value(self) -> int:
        return CARDS[self.code][0]

    @property
    def aging(self) -> bool:
        return self.code.startswith("a.")


class NaiveMars:
    """A game under way. `waits` is a word for what it waits for."""

    def __init__(
        self,
        level: int,
        kind: Callable[[Sequence[Sequence[str]]], Pile] = Segments,
        *,
        deck: Sequence[str] | None = None,
        hazards: Sequence[str] | None = None,
        normal: Sequence[str] | None = None,
        hard: Sequence[str] | None = None,
        life: int | None = None,
    ) -> None:
        self.kind = kind
        self.life = life if life is not None else 18 if level == 4 else 20
        self.most = 20 if level == 4 else 22
        hards = ["a.hunger2", "a.lost", "a.despair"]
        normals = [each for each in every("a.") if each not in hards and (level >= 3 or each != "a.numb")]
        self.aging = kind([normals if normal is None else normal, hards if hard is None else hard])
        self.joined = 0
        self.deck = list(every("s.") if deck is None else deck)
        self.stack = kind([self.deck])
        self.hazards = kind([every("h") if hazards is None else hazards])
        self.hazard_discard: list[str] = []
        self.discard: list[str] = []
        self.gone: list[str] = []
        self.row: list[Lying] = []
        self.view: list[str] = []
        self.finals: list[str] = []
        self.beaten: list[str] = []
        self.dealt: list[str] = []
        self.phase = 0
        self.foe = ""
        self.lower = 0
        self.free = 0
        self.uses: list[str] = []
        self.budget = 0
        self.reason = ""
        self.user: Lying | None = None
        self.ability = ""
        self.times = 0
        self.coming = ""
        self.coming_at = 0
        self.coming_free = False
        self.waits = "first aging" if level >= 2 else "final"

    # What is legal: each ply with its probability, or with None where the seat chooses

    def legal(self) -> dict[str, Fraction | None]:
        if self.waits in ("first aging", "aging"):
            return {f"aging {code}": chance for code, chance in self.aging.odds().items()}
        if self.waits == "final":
            left = [code for code in CHAPTER_DRAWS if code not in self.finals]
            return {f"final {code}": share(1, len(left)) for code in left}
        if self.waits == "deal":
            return {f"deal {code}": chance for code, chance in self.hazards.odds().items()}
        if self.waits == "card":
            return {f"card {code}": chance for code, chance in self.stack.odds().items()}
        return dict.fromkeys(self.choices())

    def choices(self) -> list[str]:
        if self.waits == "face":
            return ["face 1", "face 2"]
        if self.waits == "chapter":
            return ["chapter 1", "chapter 2"]
        if self.waits == "fight":
            return self.fight_choices()
        if self.waits == "on":
            found = [f"on {number}" for number, card in enumerate(self.row, 1) if self.may_be_target(card)]
            if self.ability == "swap2" and self.times == 1:
                found.append("enough")
            return found
        if self.waits == "look":
            return ["look", "enough"] if self.something_to_draw() else ["enough"]
        if self.waits == "drop":
            return [f"drop {number}" for number in range(1, len(self.view) + 1)] + ["keep"]
        if self.waits == "stack":
            return ["stack " + "".join(order) for order in permutations("123"[: len(self.view)])]
        if self.waits == "destroy":
            return [*self.trashable(), "done"]
        return []

    def something_to_draw(self) -> bool:
        return len(self.stack) + len(self.discard) + len(self.aging) > 0

    def fight_choices(self) -> list[str]:
        found = []
        stop = any(card.code == "a.stop" for card in self.row)
        price = 2 if self.foe == "f.toll" else 1
        if self.free > 0 and not stop and self.something_to_draw():
            found.append("draw")
        elif self.life >= price and self.something_to_draw():
            found.append("pay")
        drawing = len(found) > 0
        for number, card in enumerate(self.row, 1):
            often = self.uses.count(card.code)
            if not card.used and often < CARDS[card.code][2] and self.helps(CARDS[card.code][1], card):
                found.append(f"use {number}")
        if self.foe[0] == "f":
            none_needed = self.foe == "f.all" and not self.hazard_discard
            if self.sum() >= self.value() and (self.row or none_needed or not drawing):
                found.append("end")
        elif self.row or not drawing:
            found.append("end")
        return found

    def helps(self, ability: str, user: Lying) -> bool:
        """MA-30, and MA-25 for what `copy` may do."""
        others = [card for card in self.row if card is not user]
        if ability in ("life1", "life2"):
            return self.life < self.most
        if ability == "step":
            return self.foe[0] == "h" and self.phase - self.lower > 0
        if ability in ("destroy", "swap1", "swap2"):
            return len(others) > 0
        if ability == "under":
            return len(others) > 0 and self.something_to_draw()
        if ability == "double":
            return any(not card.doubled for card in others)
        if ability in ("card1", "card2", "sort"):
            return self.something_to_draw()
        if ability == "copy":
            return any(self.can_be_copied(card, user) for card in others)
        return False

    def can_be_copied(self, card: Lying, user: Lying) -> bool:
        ability = CARDS[card.code][1]
        return card is not user and ability != "copy" and self.helps(ability, user)

    def may_be_target(self, card: Lying) -> bool:
        if card is self.user:
            return False
        if self.ability == "double":
            return not card.doubled
        if self.ability == "copy":
            assert self.user is not None
            return self.can_be_copied(card, self.user)
        return True

    def trashable(self) -> list[str]:
        return [
            f"destroy {number}" for number, card in enumerate(self.row, 1) if (2 if card.aging else 1) <= self.budget
        ]

    # MA-17

    def value(self) -> int:
        if self.foe == "f.aged":
            return 2 * self.joined
        if self.foe == "f.all":
            return sum(HAZARD_VALUES[code[:2]][2] for code in self.hazard_discard)
        if self.foe in CHAPTER_VALUES:
            return CHAPTER_VALUES[self.foe]
        return HAZARD_VALUES[self.foe[:2]][self.phase - self.lower]

    def sum(self) -> int:
        worth = [2 * card.value if card.doubled else card.value for card in self.row]
        zeroed: list[int] = []
        for fear in self.row:
            if fear.code != "a.fear":
                continue
            best = -1
            for place, card in enumerate(self.row):
                if card.value <= 0 or place in zeroed:
                    continue
                higher = best < 0 or card.value > self.row[best].value
                if higher or (card.value == self.row[best].value and self.row[best].doubled and not card.doubled):
                    best = place
            if best >= 0:
                zeroed.append(best)
                worth[best] = 0
        if self.foe == "f.plus":
            worth = [each + 1 for each in worth]
        if self.foe == "f.half":
            aging = sorted((each for each, card in zip(worth, self.row, strict=True) if card.aging), reverse=True)
            other = sorted((each for each, card in zip(worth, self.row, strict=True) if not card.aging), reverse=True)
            half = len(worth) // 2 if len(worth) % 2 == 0 else len(worth) // 2 + 1
            worth = (aging + other)[:half]
        return sum(worth)

    # MA-37

    def score(self) -> int:
        owned = [*self.deck, *self.discard, *(card.code for card in self.row), *self.view]
        points = sum(-5 if code.startswith("a.") else CARDS[code][0] for code in owned)
        points += 15 * len(self.beaten)
        if self.reason == "won":
            points += 5 * self.life
        unbeaten = len(self.hazards) + len(self.hazard_discard) + len(self.dealt)
        return points - 3 * (unbeaten + (self.foe[:1] == "h"))

    # What follows

    def play(self, ply: str) -> None:
        word, _, rest = ply.partition(" ")
        if word == "resign":
            self.lose("resigned")
        elif word == "aging":
            self.aging.take(rest)
            self.joined += 1
            if self.waits == "first aging":
                self.deck.append(rest)
                self.stack = self.kind([self.deck])
                self.waits = "final"
            else:
                self.discard.append(rest)
                self.shuffle_the_discard()
                self.waits = self.coming
        elif word == "final":
            self.finals.append(rest)
            if len(self.finals) == 2:
                self.next_round()
        elif word == "deal":
            self.hazards.take(rest)
            self.dealt.append(rest)
            if len(self.dealt) == 2:
                self.waits = "face"
            elif len(self.hazards) == 0:
                self.begin(self.dealt.pop())
        elif word == "face":
            chosen = self.dealt[int(rest) - 1]
            self.dealt.remove(chosen)
            self.hazard_discard.append(self.dealt.pop())
            self.begin(chosen)
        elif word == "chapter":
            self.begin(self.finals[int(rest) - 1])
        elif word == "draw":
            self.free -= 1
            self.card_wanted(len(self.row), free=True)
        elif word == "pay":
            self.life -= 2 if self.foe == "f.toll" else 1
            self.card_wanted(len(self.row), free=False)
        elif word == "card":
            self.stack.take(rest)
            self.deck.remove(rest)
            self.card_came(rest)
        elif word == "use":
            card = self.row[int(rest) - 1]
            card.used = True
            self.uses.append(card.code)
            self.user = card
            self.start_ability(CARDS[card.code][1])
        elif word == "on":
            self.act_on(self.row[int(rest) - 1])
        elif word == "look":
            self.card_wanted(len(self.row), free=False)
        elif word == "enough":
            self.no_more()
        elif word == "drop":
            self.discard.append(self.view.pop(int(rest) - 1))
            self.put_back_or_ask()
        elif word == "keep":
            self.put_back_or_ask()
        elif word == "stack":
            self.view = [self.view[int(digit) - 1] for digit in rest]
            self.put_back()
        elif word == "end":
            self.settle()
        elif word == "destroy":
            card = self.row.pop(int(rest) - 1)
            self.budget -= 2 if card.aging else 1
            self.gone.append(card.code)
            if not self.trashable():
                self.clear_away()
        elif word == "done":
            self.clear_away()

    def lose(self, reason: str) -> None:
        self.reason = reason
        self.waits = "over"

    def next_round(self) -> None:
        self.waits = "deal"
        while len(self.hazards) == 0:
            self.phase += 1
            if self.phase == 3:
                self.waits = "chapter"
                return
            self.hazards = self.kind([self.hazard_discard])
            self.hazard_discard = []

    def begin(self, foe: str) -> None:
        self.foe = foe
        self.lower = 0
        self.uses = []
        if foe == "f.all":
            self.free = sum(int(code[1]) for code in self.hazard_discard)
        else:
            self.free = CHAPTER_DRAWS[foe] if foe[0] == "f" else int(foe[1])
        self.fight()

    def fight(self) -> None:
        self.ability = ""
        self.user = None
        self.waits = "fight"
        if not self.fight_choices():
            self.lose("chapter not beaten")

    def shuffle_the_discard(self) -> None:
        self.deck = self.discard
        self.stack = self.kind([self.deck])
        self.discard = []

    def cards_needed_for(self, what: str) -> None:
        """MA-31, MA-32."""
        self.coming = what
        self.waits = what
        if len(self.stack) == 0:
            if len(self.aging) > 0:
                self.waits = "aging"
            else:
                self.shuffle_the_discard()

    def card_wanted(self, place: int, *, free: bool) -> None:
        self.coming_at = place
        self.coming_free = free
        self.cards_needed_for("card")

    def card_came(self, code: str) -> None:
        if self.ability == "sort":
            self.view.append(code)
        else:
            self.row.insert(self.coming_at, Lying(code, self.coming_free))
        if not self.ability:
            self.fight()
            return
        self.times -= 1
        if self.times == 0:
            self.no_more()
        else:
            self.waits = "on" if self.ability == "swap2" else "look"

    def start_ability(self, ability: str) -> None:
        self.ability = ability
        if ability in ("life1", "life2"):
            self.life = min(self.life + int(ability[4]), self.most)
            self.fight()
        elif ability == "step":
            self.lower += 1
            self.fight()
        elif ability in ("card1", "card2", "sort"):
            self.times = {"card1": 1, "card2": 2, "sort": 3}[ability]
            self.waits = "look"
        elif ability == "under":
            self.cards_needed_for("on")
        else:
            self.times = 2 if ability == "swap2" else 1
            self.waits = "on"

    def act_on(self, card: Lying) -> None:
        if self.ability == "copy":
            self.start_ability(CARDS[card.code][1])
        elif self.ability == "double":
            card.doubled = True
            self.fight()
        elif self.ability == "destroy":
            self.take_away(card)
            self.gone.append(card.code)
            self.fight()
        elif self.ability == "under":
            self.take_away(card)
            self.stack.put_under(card.code)
            self.deck.append(card.code)
            if card.free:
                self.free += 1
            self.fight()
        else:
            place = self.take_away(card)
            self.discard.append(card.code)
            self.card_wanted(place, free=card.free)

    def take_away(self, card: Lying) -> int:
        place = next(place for place, each in enumerate(self.row) if each is card)
        del self.row[place]
        return place

    def no_more(self) -> None:
        if self.ability == "sort" and self.view:
            self.waits = "drop"
        else:
            self.fight()

    def put_back_or_ask(self) -> None:
        if len(self.view) >= 2:
            self.waits = "stack"
        else:
            self.put_back()

    def put_back(self) -> None:
        self.stack.put_on_top(self.view)
        self.deck += self.view
        self.view = []
        self.fight()

    def settle(self) -> None:
        """MA-18."""
        reached, value, foe = self.sum(), self.value(), self.foe
        difference = value - reached
        if difference > self.life:
            self.lose("cannot pay for a lost fight")
            return
        self.foe = ""
        if difference <= 0:
            if foe[0] == "f":
                self.beaten.append(foe)
            else:
                self.discard.append(foe)
        else:
            self.life -= difference
            self.hazard_discard.append(foe)
        hunger = 0
        for card in self.row:
            hunger += {"a.hunger1": 1, "a.hunger2": 2}.get(card.code, 0)
        if hunger > self.life:
            self.lose("cannot pay for hunger")
            return
        self.life -= hunger
        self.budget = max(0, difference)
        self.waits = "destroy"
        if not self.trashable():
            self.clear_away()

    def clear_away(self) -> None:
        self.discard += [card.code for card in self.row]
        self.row = []
        self.budget = 0
        if self.phase < 3:
            self.next_round()
        elif len(self.beaten) == 2:
            self.lose("won")
        else:
            self.begin(next(chapter for chapter in self.finals if chapter not in self.beaten))
