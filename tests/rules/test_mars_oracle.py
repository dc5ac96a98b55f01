"""The engine of Stranded on Mars held against the naive one, ply by ply, over random games.

Random choices alone die young, so the games are played with more life than any level gives, and by players who end
fights seldom: they come to every phase, every ability and every Final Chapter.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.core import Chance, Over, Position
from rules.mars import Mars
from rules.mars.cards import CHAPTERS
from rules.mars.piles import listed, pile
from rules.mars.state import Step
from rules.notation import legal
from rules.record import parse, replay
from tests.rules.mars_tables import after, new
from tests.rules.naive_mars import NaiveMars, Worlds, every, share
from tests.rules.perft import FIXTURES

SEEDS = st.integers(0, 2**32 - 1)
LEVELS = st.sampled_from((1, 2, 3, 4))


def shares(weights: dict[str, int]) -> dict[str, Fraction]:
    total = sum(weights.values())
    return {name: share(weight, total) for name, weight in weights.items()}


def told(position: Position) -> dict[str, object]:
    """Everything that both engines know, from the engine."""
    assert isinstance(position, Mars)
    turn = position.turn()
    plies: dict[str, Fraction] | dict[str, None] = dict.fromkeys(map(str, legal(position)))
    if isinstance(turn, Chance):
        plies = shares({str(ply): weight for ply, weight in zip(turn.plies, turn.weights, strict=True)})
    fighting = position.foe is not None
    return {
        "legal": plies,
        "life": position.life,
        "row": [(card.code, card.doubled, card.used, card.free) for card in position.row],
        "view": list(position.view),
        "stack": position.stack_size,
        "next": shares(position.odds()),
        "discard": listed(position.discard),
        "destroyed": listed(position.destroyed),
        "hazards": sum(position.hazards),
        "past": listed(position.past),
        "foe": (position.foe, position.value, position.total) if fighting else None,
        "free": position.free,
        "budget": position.budget,
        "beaten": list(position.beaten),
        "aging joined": position.aging_joined,
        "score": position.score,
        "reason": turn.outcome.reason if isinstance(turn, Over) else "",
        "ended": (turn.outcome.winners, turn.outcome.scores) if isinstance(turn, Over) else None,
    }


def told_naively(naive: NaiveMars) -> dict[str, object]:
    """The same from the naive engine."""
    over = naive.waits == "over"
    return {
        "legal": naive.legal(),
        "life": naive.life,
        "row": [(card.code, card.doubled, card.used, card.free) for card in naive.row],
        "view": naive.view,
        "stack": len(naive.stack),
        "next": next_card(naive),
        "discard": dict(Counter(naive.discard)),
        "destroyed": dict(Counter(naive.gone)),
        "hazards": len(naive.hazards),
        "past": dict(Counter(naive.hazard_discard)),
        "foe": (naive.foe, naive.value(), naive.sum()) if naive.foe else None,
        "free": naive.free if naive.foe else 0,
        "budget": naive.budget,
        "beaten": naive.beaten,
        "aging joined": naive.joined,
        "score": naive.score(),
        "reason": naive.reason,
        "ended": ((1,) if naive.reason == "won" else (), (naive.score(),)) if over else None,
    }


def next_card(naive: NaiveMars) -> dict[str, Fraction]:
    """The chances of the next card to be drawn: those of the stack, or of what will be the new one (MA-31)."""
    if len(naive.stack):
        return naive.stack.odds()
    found: dict[str, Fraction] = {}
    for joining, chance in (naive.aging.odds() or {"": Fraction(1)}).items():
        new = Counter([*naive.discard, *([joining] if joining else [])])
        for code, count in new.items():
            found[code] = found.get(code, 0) + chance * share(count, new.total())
    return found


def a_lively_ply(position: Position, dice: random.Random) -> str:
    """Any ply, all of chance's alike; `end` and `enough` are put off most of the time, where something else can be."""
    plies = [str(ply) for ply in legal(position)]
    if dice.random() < 0.85:
        plies = [ply for ply in plies if ply not in ("end", "enough")] or plies
    return dice.choice(plies)


def agree(position: Position, naive: NaiveMars, dice: random.Random, *, resign: float = 0.0, deck: int = 99) -> None:
    """Play one game by both engines, which must tell the same all the way.

    The game is played to its end, or until there are more than `deck` cards in the deck.
    """
    while True:
        expected = told_naively(naive)
        assert told(position) == expected
        if expected["ended"] is not None or len(naive.deck) + len(naive.discard) + len(naive.row) > deck:
            return
        assert isinstance(position, Mars)
        usable = [f"use {place + 1}" for place in range(len(position.row)) if position.can_use(place)]
        assert usable == [str(ply) for ply in legal(position) if str(ply).startswith("use")]
        ply = "resign 1" if dice.random() < resign else a_lively_ply(position, dice)
        outlook = position.fight_result() if ply == "end" else None
        life = position.life
        position = after(position, ply)
        naive.play(ply)
        if outlook is not None:
            assert (outlook.ending is None and position.ending is None) or outlook.ending is position.ending
            paid = outlook.difference + outlook.hunger
            assert outlook.ending is not None or life - position.life == paid


@given(level=LEVELS, resign=st.sampled_from((0.0, 0.0, 0.01)), seed=SEEDS)
@settings(max_examples=30)
def test_both_engines_agree_on_every_position_of_a_game(level: int, resign: float, seed: int) -> None:
    """MA-2 to MA-38: legal plies, chances, sums, piles, life, score and how the game ended."""
    agree(new(level), NaiveMars(level), random.Random(seed), resign=resign)


@given(level=LEVELS, life=st.sampled_from((30, 60, 150, 300)), seed=SEEDS)
@settings(max_examples=30)
def test_both_engines_agree_on_long_games(level: int, life: int, seed: int) -> None:
    """MA-9 to MA-37, with life enough to come to the end of the red phase and beyond."""
    agree(replace(new(level), life=life), NaiveMars(level, life=life), random.Random(seed))


@given(level=LEVELS, life=st.sampled_from((10, 20, 40)), seed=SEEDS, data=st.data())
@settings(max_examples=120)
def test_both_engines_agree_on_games_with_a_few_hazards_and_strong_decks(
    level: int, life: int, seed: int, data: st.DataObject
) -> None:
    """MA-10, MA-11, MA-15, MA-17 to MA-36: phases passed over, every chapter, stacks that run empty all the time."""
    dice = random.Random(seed)
    deck = dice.sample([*every("s."), *every("h"), *every("h"), *every("a.")], data.draw(st.integers(0, 14)))
    hazards = dice.sample(every("h"), data.draw(st.integers(1, 4)))
    agree(*smaller(level, life, deck, hazards, normal=["a.dull", "a.fear"], hard=["a.lost"]), dice)


def smaller(
    level: int,
    life: int,
    deck: Sequence[str],
    hazards: Sequence[str],
    normal: Sequence[str],
    hard: Sequence[str],
    *,
    worlds: bool = False,
) -> tuple[Mars, NaiveMars]:
    """The start of a game with fewer cards, for both engines."""
    small = replace(new(level), life=life, middle=pile(deck), hazards=pile(hazards), aging=pile([*normal, *hard]))
    naive = NaiveMars(
        level,
        *([Worlds] if worlds else []),
        deck=deck,
        hazards=hazards,
        normal=normal,
        hard=hard,
        life=life,
    )
    naive.joined = small.aging_joined
    return small, naive


DECKS = (
    ("h3.sort", "h1.under", "h1.copy", "s.weak", "s.focus"),
    ("h3.sort", "h4.sort", "s.weak", "s.weak", "s.daze"),
    ("h1.under", "h2.under", "h1.copy", "s.meal", "s.focus"),
    ("h1.swap2", "h3.sort", "h2.copy", "s.focus", "s.focus"),
    ("h3.sort", "h2.under", "h4.swap1", "h1.card2", "s.sharp"),
)


@given(level=LEVELS, deck=st.sampled_from(DECKS), life=st.sampled_from((8, 20)), seed=SEEDS)
@settings(max_examples=60)
def test_what_is_known_gives_the_true_chances(level: int, deck: Sequence[str], life: int, seed: int) -> None:
    """MA-4, MA-8, MA-9, MA-11, MA-13, MA-27, MA-29, MA-31: every hidden order is written out.

    What is seen strikes orders out; the chances of a ply are the shares of the orders left that begin with it.
    """
    dice = random.Random(seed)
    hazards = dice.sample(every("h"), 3)
    start, naive = smaller(level, life, deck, hazards, ["a.daze", "a.dull", "a.dull"], ["a.lost"], worlds=True)
    agree(start, naive, dice, deck=7)


def test_a_shuffled_deck_deals_what_the_chances_say() -> None:
    """MA-4, MA-8, MA-31: whole games from decks shuffled for good deal every card as often as the weights say.

    For each code: how often it came, beside the sum of its chances each time it might have come, within 4.5 standard
    errors, over some thousands of draws.
    """
    expected: dict[str, float] = {}
    spread: dict[str, float] = {}
    came: dict[str, int] = {}
    for seed in range(100):
        dice = random.Random(seed)
        level = seed % 4 + 1
        position = replace(new(level), life=60)
        shuffled = Shuffled(level, dice)
        while not isinstance(turn := position.turn(), Over):
            if isinstance(turn, Chance):
                ply = shuffled.deals(position, dice)
                weights = {str(ply): weight for ply, weight in zip(turn.plies, turn.weights, strict=True)}
                assert ply in weights
                total = sum(turn.weights)
                for name, weight in weights.items():
                    chance = weight / total
                    expected[name] = expected.get(name, 0.0) + chance
                    spread[name] = spread.get(name, 0.0) + chance * (1 - chance)
                came[ply] = came.get(ply, 0) + 1
            else:
                ply = a_lively_ply(position, dice)
            shuffled.follow(position, ply)
            position = after(position, ply)
    assert sum(came.values()) > 6000
    assert {code for name in came if name.startswith("final") for code in [name[6:]]} == set(CHAPTERS)
    for name, chances in expected.items():
        error = spread[name] ** 0.5
        assert abs(came.get(name, 0) - chances) <= 4.5 * error + 1e-9, name


class Shuffled:
    """Real piles, each a list in the order in which it lies, the next card first."""

    def __init__(self, level: int, dice: random.Random) -> None:
        self.dice = dice
        hard = ["a.hunger2", "a.lost", "a.despair"]
        normal = [code for code in every("a.") if code not in hard and (level > 2 or code != "a.numb")]
        self.aging = self.shuffled(normal) + self.shuffled(hard)
        self.finals = self.shuffled(CHAPTERS)
        self.hazards = self.shuffled(every("h"))
        self.stack = self.shuffled([*every("s."), *self.aging[: level > 1]])

    def shuffled(self, cards: Iterable[str]) -> list[str]:
        found = list(cards)
        self.dice.shuffle(found)
        return found

    def deals(self, position: Mars, dice: random.Random) -> str:
        """The ply of chance that the piles make."""
        match position.step:
            case Step.FIRST_AGING | Step.AGING:
                return f"aging {self.aging[0]}"
            case Step.FINAL:
                return f"final {self.finals[0]}"
            case Step.DEAL:
                if not self.hazards:
                    cards = [code for code, count in listed(position.hazards).items() for _ in range(count)]
                    self.hazards = self.shuffled(cards)
                return f"deal {self.hazards[0]}"
            case _:
                if not self.stack:
                    cards = [code for code, count in listed(position.middle).items() for _ in range(count)]
                    self.stack = self.shuffled(cards)
                return f"card {self.stack[0]}"

    def follow(self, position: Mars, ply: str) -> None:
        """What the ply does to the piles."""
        word, _, rest = ply.partition(" ")
        if word == "aging":
            del self.aging[0]
        elif word == "final":
            del self.finals[0]
        elif word == "deal":
            del self.hazards[0]
        elif word == "card":
            del self.stack[0]
        elif word == "on" and position.pending is not None and position.pending.ability == "under":
            if not self.stack:
                cards = [code for code, count in listed(position.middle).items() for _ in range(count)]
                self.stack = self.shuffled(cards)
            self.stack.append(position.row[int(rest) - 1].code)
        elif word == "stack":
            self.stack = [position.view[int(digit) - 1] for digit in rest] + self.stack
        elif word in ("keep", "drop") and len(position.view) - (word == "drop") == 1:
            left = [code for place, code in enumerate(position.view, 1) if ply != f"drop {place}"]
            self.stack = left + self.stack


def test_both_engines_agree_on_the_recorded_games() -> None:
    """The games among the fixtures, resignations and all."""
    files = sorted((FIXTURES / "games").glob("mars-*.record"))
    assert files
    for file in files:
        record = parse(file.read_text(encoding="utf-8"))
        naive = NaiveMars(int(record.options["level"]))
        for played in replay(record):
            assert told(played.before) == told_naively(naive), file.name
            naive.play(str(played.ply))
            assert told(played.after) == told_naively(naive), file.name
