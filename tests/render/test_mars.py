"""Stranded on Mars in words and as a picture."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from render.face import ALT
from render.mars.picture import table
from render.mars.scenes import ability_of
from render.scene import Scene
from rules.core import Choice, Played, Position
from rules.mars import Mars
from rules.mars.cards import ABILITIES, CHAPTERS, CODES, HAZARDS, LEVELS, Phase
from rules.mars.piles import NONE, pile
from rules.mars.state import Pending, Step
from rules.record import parse
from tests import seeds
from tests.render.mars import NAMES, TELLER, drawn, labels, on
from tests.render.plays import known, play
from tests.rules.mars_tables import after, crowded, fight, new

TITLES = TELLER.labels.titles
GAMES = sorted((Path(__file__).parents[1] / "rules" / "fixtures" / "games").glob("mars-*.record"))


def recorded(file: Path) -> list[Played[Mars]]:
    """A recorded game of Mars."""
    record = parse(file.read_text(encoding="utf-8"))
    return play(known(Mars, record.game.new(record.seats, record.options)), *record.plies)


# Titles


def test_no_two_cards_are_called_the_same() -> None:
    """MA-2 to MA-5: hazards and chapters by one name, what is owned by another."""
    assert set(TITLES) == {*CODES, *CHAPTERS}
    fought = [TITLES[code].name for code in (*HAZARDS, *CHAPTERS)]
    owned = [TITLES[code].knowledge or TITLES[code].name for code in CODES]
    assert len(set(fought)) == len(fought)
    assert len(set(owned)) == len(owned)
    assert all(TITLES[code].knowledge for code in HAZARDS)


def test_every_ability_has_a_sign_and_words() -> None:
    """MA-1, MA-4: whatever is printed on a card is drawn and said."""
    for code in CODES:
        ability = ability_of(code)
        assert (ability is not None) == (code in ABILITIES or code[2:] in TELLER.labels.does)
        if ability:
            assert drawn(ability).getbbox()
            assert TELLER.labels.does[ability]


# Questions and labels: what each choice costs and brings


def test_facing_says_what_is_fought_and_gained() -> None:
    """MA-9: both can be chosen, equal ones too."""
    here = after(new(), "final f.25", "final f.toll", "deal h1.card2", "deal h1.card2")
    assert TELLER.ask(here) == "Choose a hazard to face. The other one goes to the hazard discard pile."
    assert labels(here) == {
        "face 1": "1: Lost Toolbox, needs 0 with 1 free card, gives a 0, +2 cards",
        "face 2": "2: Lost Toolbox, needs 0 with 1 free card, gives a 0, +2 cards",
    }


def test_drawing_and_paying_say_what_is_left() -> None:
    """MA-13, MA-31: and that an aging card joins first."""
    free = fight("h4.sort", "s.weak", free=2)
    assert TELLER.ask(free) == "Your sum is 0 of 11, with 2 free cards left."
    assert TELLER.label(free, ["draw"]) == "Draw"
    paid = replace(free, free=0, life=17)
    assert TELLER.ask(paid).endswith("0 of 11. No free cards are left, and the next card costs 1 life.")
    assert TELLER.label(paid, ["pay"]) == "Pay 1 life"
    empty = replace(paid, middle=NONE, discard=pile(["s.weak"]))
    assert TELLER.label(empty, ["pay"]) == "Pay 1 life, aging card joins"
    toll = fight("f.toll", "s.weak")
    assert TELLER.label(toll, ["pay"]) == "Pay 2 life"
    assert TELLER.ask(toll).endswith("You must win this fight.")
    stopped = fight("h4.sort", "s.weak a.stop", free=2)
    assert "A stop card blocks free cards" in TELLER.ask(stopped)
    poor = fight("h4.sort", "s.weak", life=0)
    assert TELLER.ask(poor).endswith("You don’t have enough life for another card.")


@pytest.mark.parametrize(
    ("here", "label"),
    [
        (fight("h4.sort", "h4.card1", phase=Phase.YELLOW), "End fight (−4 life)"),
        (
            fight("h4.sort", "h4.card1 a.hunger1", phase=Phase.YELLOW),
            "End fight (−5 life)",
        ),
        (fight("h4.sort", "", life=3, stack="", aging=""), "End fight (−11 life) – you lose"),
        (fight("h4.sort", "h5.plain h5.plain h4.card1"), "End fight (won)"),
        (
            fight("h1.life1", "h4.card1 a.hunger2"),
            "End fight (won, −2 life)",
        ),
        (
            fight("h1.life1", "h4.card1 a.hunger2", life=1),
            "End fight (−2 life) – you lose",
        ),
        (fight("f.20", "h5.plain+ h5.plain+ h4.card1+"), "End fight (won)"),
        (
            replace(fight("f.20", "h5.plain+ h5.plain+ h4.card1+"), beaten=("f.25",)),
            "End fight (won) – you win",
        ),
    ],
)
def test_ending_says_what_it_brings(here: Mars, label: str) -> None:
    """MA-16 to MA-19, MA-33, MA-35, MA-36."""
    assert TELLER.label(here, ["end"]) == label


def test_using_says_what_it_brings() -> None:
    """MA-21 to MA-29: life as far as the most allows."""
    row = "s.meal h1.life1 h1.card2 h1.swap2 h1.copy h1.destroy h1.under h1.step h2.double h3.sort h3.swap1 h3.card1"
    here = fight("h3.life1", row, life=21)
    assert [label for ply, label in labels(here).items() if ply.startswith("use")] == [
        "Use 1: Hot Meal, +1 life",
        "Use 2: Fresh Filters, +1 life",
        "Use 3: Spare Tools, draw up to 2 cards",
        "Use 4: Inventory, exchange up to 2 cards",
        "Use 5: Echo, copy another ability",
        "Use 6: Crowbar, destroy another card",
        "Use 7: Shallow Pit, put another card below the draw pile",
        "Use 8: Rope and Anchor, hazard needs 5 instead of 8",
        "Use 9: Parallel Wiring, double another card",
        "Use 10: Weather Station, look at up to 3 cards, discard up to 1",
        "Use 11: Patched Suit, exchange another card",
        "Use 12: Rover Keys, draw up to 1 card",
    ]
    assert labels(after(here, "use 8"))["end"].startswith("End fight (won")
    assert TELLER.label(here, ["use"]) == "Use a card"


def test_targets_say_what_happens_to_them() -> None:
    """MA-23 to MA-29."""
    row = "s.meal a.dull s.focus* h1.destroy h2.double h1.copy h1.swap2 h1.under"
    here = fight("h3.life1", row)

    def targets(*plies: str) -> list[str]:
        return list(labels(after(here, *plies)).values())[1:3]

    assert targets("use 4") == ["2: Dulled Senses −2", "3: Steady Hands 1"]
    assert targets("use 5") == ["2: Dulled Senses, −2 becomes −4", "3: Steady Hands, 1 becomes 2"]
    assert labels(after(here, "use 6"))["on 1"] == "1: Hot Meal, +2 life"
    assert targets("use 7") == ["2: Dulled Senses −2", "3: Steady Hands 1"]
    assert targets("use 8") == ["2: Dulled Senses −2", "3: Steady Hands 1, gives a free card back"]
    again = after(here, "use 7", "on 2", "card s.weak")
    assert labels(again)["enough"] == "Stop here"
    assert TELLER.ask(again).endswith("draw a replacement, or stop.")


def test_sorting_is_asked_step_by_step() -> None:
    """MA-27: equal cards are told apart by their number in view."""
    here = after(fight("h3.life1", "h3.sort s.weak", stack="s.weak s.weak s.focus"), "use 1")
    assert labels(here) == {"look": "Look at 1 (3 left)", "enough": "Stop here"}
    seen = after(here, "look", "card s.weak", "look", "card s.weak", "look", "card s.focus")
    assert labels(seen)["drop 3"] == "3: Steady Hands 1"
    kept = after(seen, "drop 3")
    assert labels(kept) == {
        "stack 12": "Next 1 Tired, then 2 Tired",
        "stack 21": "Next 2 Tired, then 1 Tired",
    }
    for position in (here, seen, kept):
        assert TELLER.ask(position).endswith((".", "?"))


def test_destroying_says_the_budget() -> None:
    """MA-19: aging cards cost 2."""
    here = after(fight("h4.sort", "a.dull s.weak", phase=Phase.GREEN), "end")
    assert TELLER.ask(here).startswith("You lost the fight and have 6 left to destroy cards")
    assert labels(here) == {
        "destroy 1": "1: Dulled Senses −2, costs 2",
        "destroy 2": "2: Tired 0",
        "done": "Stop destroying cards",
    }


def test_chapters_are_offered_with_their_texts() -> None:
    """MA-5, MA-33."""
    for one, other in combinations(CHAPTERS, 2):
        here = replace(fight(one, finals=(one, other)), foe=None, step=Step.CHAPTER, past=pile(HAZARDS))
        said = labels(here)
        assert said["chapter 1"].startswith(f"1: {TITLES[one].name}, needs ")
        assert max(map(len, said.values())) <= 80
        assert not any(label.endswith("…") for label in said.values())
    toll = replace(fight("f.toll", finals=("f.toll", "f.20")), foe=None, step=Step.CHAPTER)
    assert labels(toll)["chapter 1"].endswith("16 with 7 free cards, each paid card costs 2 life")


# What happened


# What is known


def test_study_tells_every_pile_and_the_odds() -> None:
    """MA-4, MA-27, MA-29, MA-31: tops and bottoms in their order, the likeliest first."""
    here = fight("h4.sort", "s.weak", stack="s.weak s.weak s.focus", discard="s.daze", aging="a.fear a.lost")
    said = TELLER.study(replace(here, destroyed=pile(["s.daze"]), past=pile(["h1.card2", "h1.card2"])))
    assert said[:6] == [
        "**Next card**: Tired 67%, Steady Hands 33%.",
        "**Draw pile**, 3 cards. In unknown order: Steady Hands, 2 × Tired.",
        "**Discard pile**, 1 card: Light-Headed.",
        "**Removed from the game**, 1 card: Light-Headed.",
        "**Aging pile**, 2 cards. Next: Night Terrors 100%. Only after these: Lost Bearings.",
        "**Hazard pile**, 2 cards: 2 × Lost Toolbox.",
    ]
    assert said[6] == "**Hazard discard pile**, 2 cards: 2 × Lost Toolbox."
    known = TELLER.study(replace(here, top=("s.meal", "s.sharp"), bottom=("s.daze",), aging=NONE))
    assert known[0] == "**Next card**: Hot Meal."
    assert ". On top, in this order: Hot Meal, Clear Head. Then in unknown order: " in known[1]
    assert known[1].endswith(". At the bottom, the lowest last: Light-Headed.")
    assert "**Aging pile**: empty." in known
    empty = TELLER.study(replace(here, middle=NONE, discard=pile(["s.weak"])))
    assert empty[0] == "**Next card**, after reshuffling: Tired 50%, Night Terrors 50%."
    none = fight("h4.sort", "s.weak", stack="", aging="")
    assert "**Discard pile**, no cards." in TELLER.study(none)
    assert TELLER.study(none)[0] == "**Next card**: there are no cards left to draw."
    for lines in (said, known, empty, TELLER.study(none)):
        assert all(line.startswith("**") for line in lines), "each is found by how it begins"


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_study_fits_a_message(file: Path) -> None:
    for each in recorded(file):
        assert sum(len(line) + 3 for line in TELLER.study(each.after)) < 3500


# The position in words


@pytest.mark.parametrize("most", sorted({each.most for each in LEVELS.values()}))
def test_the_track_of_life_has_so_many_cells_of_each_kind(most: int) -> None:
    for life, risk in ((0, 0), (1, 1), (most // 2, 0), (most // 2, 3), (most, 0), (most, most)):
        track = table._life(life, risk, most)
        kinds = ["full"] * (life - risk) + ["risk"] * risk + ["hollow"] * (most - life)
        step = (table._LIFE_WIDE - table._CELLS - 6) / most
        for cell, kind in enumerate(kinds):
            left = table._CELLS + step * cell
            box = (math.floor(left), 0, math.ceil(left + step - table._GAP), track.height)
            assert track.crop(box).tobytes() == table._cells(kind, most).crop(box).tobytes(), (life, risk, cell)


def test_alt_text_tells_the_fight() -> None:
    here = fight("h3.life1", "h5.plain+ a.fear s.meal*! h1.swap2", life=9, free=2, top=("s.sharp",), discard="s.daze")
    pending = after(here, "use 4")
    assert TELLER.alt(Scene(pending, NAMES, tuple(play(here, "use 4")))) == (
        "Stranded on Mars, level 1. Alice has to choose a card. Red Sol, life 9 of 22, score so far −9. "
        "Against Withering Seedlings: sum 0 of 8, 2 free cards left. In progress: swap 2 by card 4, 2 to go. "
        "Row: 1 Storm-Proof Shelter 4 (doubled, counts 0); 2 Night Terrors 0, highest = 0; "
        "3 Hot Meal 0, +2 life (used, free); 4 Inventory 0, swap 2 (used). "
        "Draw pile 3, next Clear Head: 2 × Tired. Discard pile 1: Light-Headed. Left: 2 hazards, 10 aging cards. "
        "Chapters: Fuel the Ascent Stage 20, Cross the Plain 25. Last: Alice used Inventory."
    )


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_alt_text_tells_all_positions_of_a_game_apart(file: Path) -> None:
    """Of games that come as far as the Final Chapters, whole ones."""
    seen: dict[str, Position] = {}
    for each in recorded(file):
        text = TELLER.alt(Scene(each.after, NAMES, (each,)))
        assert len(text) <= ALT
        bare = TELLER.alt(on(each.after))
        assert not bare.endswith("…")
        assert seen.setdefault(bare, each.after) == each.after


@pytest.mark.parametrize("cards", [2, 7, 14, 20, 30, 40, 59])
def test_the_longest_alt_text_fits_whole(cards: int) -> None:
    """Every card is told wherever it lies, however long the row is and whatever the player is called."""
    for seed in range(40):
        here = crowded(seeds.dice(cards, seed), cards)
        text = TELLER.alt(Scene(here, ("W" * 60,)))
        assert len(text) <= ALT, seed
        assert "Chapters: " in text
        assert text.endswith("."), seed


@pytest.mark.parametrize("seed", range(12))
def test_alt_text_of_a_long_row_tells_every_change(seed: int, dice: random.Random) -> None:
    """One card elsewhere, used, doubled, or another order: the words differ even where they are shortest."""
    here = crowded(dice, 30)
    row = list(here.row)
    place = dice.randrange(30)
    card = row[place]
    others = [
        replace(here, row=(*row[:place], card._replace(doubled=not card.doubled), *row[place + 1 :])),
        replace(here, row=(*row[:place], card._replace(used=not card.used), *row[place + 1 :])),
        replace(here, row=(*row[:place], card._replace(free=not card.free), *row[place + 1 :])),
        replace(here, row=(*row[:place], *row[place + 1 :]), discard=pile([*_cards(here.discard), card.code])),
        replace(here, row=tuple(row[::-1])),
        replace(here, bottom=here.bottom[1:], discard=pile([*_cards(here.discard), *here.bottom[:1]])),
        replace(here, pending=Pending("swap2", 1, 1)),
        replace(here, uses=pile([*_cards(here.uses), "h1.copy"])),
        replace(here, level=3, life=16),
    ]
    changed = [each for each in others if each != here]
    assert len(changed) >= len(others) - 2
    texts = [TELLER.alt(on(each)) for each in (here, *changed)]
    assert len(set(texts)) == len(texts)


def _cards(counts: Sequence[int]) -> list[str]:
    return [code for code, count in zip(CODES, counts, strict=True) for _ in range(count)]


# The picture


# Colours


def test_every_position_that_waits_is_asked_about() -> None:
    """No step falls through to the sentence for positions that wait for nobody."""
    for file in GAMES:
        for each in recorded(file):
            if isinstance(each.before.turn(), Choice):
                assert TELLER.ask(each.before) != "Nothing to choose right now."
