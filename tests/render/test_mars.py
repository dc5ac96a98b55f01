"""Stranded on Mars in words and as a picture."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from render.face import ALT
from render.kit.canvas import Pen
from render.kit.theme import Rgb, Tint
from render.mars.picture import symbols, table, tints
from render.mars.picture.row import LONG, line_of
from render.mars.scenes import ability_of
from render.mars.words.teller import MarsTeller
from render.picture import HEIGHT
from render.scene import Scene
from rules.core import Choice, Played, Position
from rules.mars import Mars
from rules.mars.cards import ABILITIES, CHAPTERS, CODES, HAZARDS, LEVELS, Phase
from rules.mars.events import GameEnd
from rules.mars.piles import NONE, pile
from rules.mars.row import Faceup
from rules.mars.state import Pending, Step
from rules.notation import legal
from rules.record import parse
from tests import seeds
from tests.faces import english
from tests.render.plays import known, play
from tests.render.sight import SIGHT, lab, luminance
from tests.rules.mars_tables import after, crowded, fight, new
from words import ENGLISH, of

FACE = english("mars")
TELLER = MarsTeller(of(ENGLISH))
TITLES = TELLER.labels.titles
NAMES = ("Alice",)
GAMES = sorted((Path(__file__).parents[1] / "rules" / "fixtures" / "games").glob("mars-*.record"))


def recorded(file: Path) -> list[Played[Mars]]:
    """A recorded game of Mars."""
    record = parse(file.read_text(encoding="utf-8"))
    return play(known(Mars, record.game.new(record.seats, record.options)), *record.plies)


def tell(here: Mars, *lines: str) -> list[str]:
    return TELLER.tell(play(here, *lines), NAMES)


def labels(here: Mars) -> dict[str, str]:
    return {str(ply): TELLER.label(here, str(ply).split()) for ply in legal(here)}


def on(here: Mars) -> Scene[Mars]:
    return Scene(here, NAMES)


def drawn(sign: str) -> Image.Image:
    """The shape of a sign, white on black."""
    pen = Pen(24, 24)
    symbols.draw(pen, sign, 12, 12, 10, (0, 0, 0), (255, 255, 255))
    return pen.done().getchannel("A")


def painted(scene: Scene[Mars]) -> Image.Image:
    [picture] = FACE.painter.paint(scene)
    return picture.image()


def differ(one: Scene[Mars], other: Scene[Mars], box: tuple[int, int, int, int]) -> bool:
    """Whether two pictures differ within a box."""
    return ImageChops.difference(painted(one).crop(box), painted(other).crop(box)).getbbox() is not None


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


def test_a_round_is_told_in_short_sentences() -> None:
    """The first round of the rules page."""
    first = after(new(), "final f.25", "final f.toll")
    lines = "deal h1.copy|deal h2.double|face 2|draw|card s.weak|draw|card s.daze|pay|card s.meal|use 3|end"
    assert tell(first, *lines.split("|"), "destroy 2", "destroy 1") == [
        "Hazards: Static on the Radio and Weak Batteries.",
        "Alice faced Weak Batteries: needs 1 with 2 free cards.",
        "Alice drew Tired (0) and Light-Headed (−1).",
        "Alice paid 1 life for Hot Meal (0).",
        "Alice used Hot Meal and gained 2 life.",
        "Alice lost to Weak Batteries (−1 to 1) and paid 2 life.",
        "Alice destroyed Light-Headed and Tired.",
    ]


def test_equal_cards_are_told_together_and_renewals_in_between() -> None:
    """MA-31: a long fight stays short."""
    here = fight("h4.sort", "", free=4, stack="s.weak s.weak", discard="s.focus", aging="a.dull")
    told = tell(here, "draw", "card s.weak", "draw", "card s.weak", "draw", "aging a.dull", "card a.dull", "draw")
    assert told == [
        "Alice drew 2 × Tired (0).",
        "The discard pile was shuffled into a new draw pile: 2 cards, with Dulled Senses (−2) among them.",
        "Alice drew Dulled Senses (−2).",
        "Alice drew a free card.",
    ]
    alone = fight("h4.sort", "", free=4, stack="", discard="s.focus", aging="")
    assert tell(alone, "draw", "card s.focus") == [
        "The discard pile was shuffled into a new draw pile: 1 card, without a new aging card.",
        "Alice drew Steady Hands (1).",
    ]


def test_abilities_are_told_in_one_sentence_each() -> None:
    """MA-22 to MA-29."""
    here = fight("h3.life1", "h1.card2 h1.swap2 s.daze h3.sort h1.copy h1.step", stack="s.weak s.focus s.meal s.sharp")
    sort = ("use 4", "look", "card s.weak", "look", "card s.focus", "enough", "drop 1")
    assert tell(here, *sort) == ["Alice used Weather Station, saw Tired (0) and Steady Hands (1), and discarded Tired."]
    assert tell(here, *sort[:5]) == ["Alice used Weather Station, saw Tired (0) and Steady Hands (1)."]
    draws = ("use 1", "look", "card s.weak", "look", "card s.focus")
    assert tell(here, *draws) == ["Alice used Spare Tools, drew Tired (0) and Steady Hands (1)."]
    assert tell(here, "use 1", "look", "card s.sharp") == ["Alice used Spare Tools and drew Clear Head (2)."]
    swap = ("use 2", "on 3", "card s.weak", "enough")
    assert tell(here, *swap) == ["Alice used Inventory, discarded Light-Headed and drew Tired (0) instead."]
    copy = ("use 5", "on 1", "look", "card s.sharp", "enough")
    assert tell(here, *copy) == ["Alice used Echo, copied Spare Tools and drew Clear Head (2)."]
    assert tell(here, "use 6") == ["Alice used Rope and Anchor, and lowered the hazard to its Yellow Sol value."]
    assert tell(after(here, "use 1"), "enough") == ["Alice stopped there."]


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_says_by_itself_what_it_is(level: int) -> None:
    """MA-6: at the start and in the list of levels, where each may stand alone."""
    meaning = TELLER.about.options["level"].meanings[str(level)]
    life, most, aging, numb = LEVELS[level]
    assert meaning.startswith(f"{life} life (at most {most}), ")
    assert ("1 aging card in the deck from the start" in meaning) == aging
    assert meaning.endswith("no aging card left out") == numb
    assert len(f"{level}: {meaning}") <= 100, "a choice of autocomplete"
    chances = [*(["aging a.stop"] if aging else []), "final f.25", "final f.toll"]
    told = tell(new(level), *chances)
    assert told[0] == f"Level {level}: {meaning}."
    assert sum(line.startswith("Level") for line in told) == 1
    begun = after(new(level), *chances)
    assert tell(begun, "deal h1.copy", "deal h2.double") == ["Hazards: Static on the Radio and Weak Batteries."]


def test_the_course_of_a_game_is_told() -> None:
    """MA-7, MA-10, MA-11, MA-33 to MA-36, MA-38."""
    assert tell(new(2), "aging a.stop", "final f.25", "final f.toll") == [
        "Level 2: 20 life (at most 22), 1 aging card in the deck from the start, Numb Fingers (−3) left out.",
        "Cold Feet (0) is in the deck from the start.",
        "Final Chapters: Cross the Plain and Last of the Air.",
    ]
    last = fight("h1.life1", "h4.card1", phase=Phase.RED, hazards="")
    assert tell(last, "end")[-2:] == [
        "Alice beat Stale Air (3 to 3) and gained Fresh Filters.",
        "The Final Chapters start.",
    ]
    chapter = fight("f.20", "h5.plain+ h5.plain+ h4.card1+", finals=("f.20", "f.25"))
    assert tell(chapter, "end") == [
        "Alice beat Fuel the Ascent Stage (22 to 20).",
        "Next is the other Final Chapter, Cross the Plain: needs 25 with 7 free cards.",
    ]
    single = fight("h1.life1", "h4.card1", phase=Phase.RED, hazards="h1.copy")
    assert tell(single, "end", "deal h1.copy")[-2:] == [
        "Hazards: Static on the Radio.",
        "It’s the last one, so it must be faced: needs 3 with 1 free card.",
    ]
    hunger = fight("h1.life1", "h4.card1 a.hunger2", life=1)
    assert tell(hunger, "end")[-1] == "Alice had to pay 2 life for hunger but had only 1."
    assert tell(hunger, "resign 1") == ["Alice resigned."]
    stuck = fight("f.20", "s.weak", life=1, stack="s.weak", aging="")
    assert tell(stuck, "pay", "card s.weak")[-1] == "Fuel the Ascent Stage can no longer be beaten."


@pytest.mark.parametrize(
    ("here", "plies", "verdict"),
    [
        (
            replace(fight("f.20", "h5.plain+ h5.plain+ h4.card1+"), beaten=("f.25",)),
            "end",
            "Alice wins and leaves Mars",
        ),
        (fight("h5.plain", "s.weak", life=3), "end", "Alice loses: not enough life to pay for a lost fight."),
        (
            fight("h1.life1", "h4.card1 a.hunger2", life=1),
            "end",
            "Alice loses: not enough life to pay for hunger.",
        ),
        (fight("h1.life1", "h4.card1"), "resign 1", "Alice resigned and loses."),
    ],
)
def test_results_are_a_win_or_a_loss_and_score_line_by_line(here: Mars, plies: str, verdict: str) -> None:
    """MA-34 to MA-38: never a draw."""
    end = after(here, plies)
    result = TELLER.result(end, NAMES)
    assert result.startswith(verdict)
    assert "draw" not in result.lower()
    assert result.endswith(f"Score at level 1: {str(end.score).replace('-', '−')}.")
    first, *lines = result.split("\n")
    assert first.endswith(".")
    assert [int(line.split(": ")[1].split(" (")[0]) for line in lines[:-1]] == [
        each.number for each in end.score_lines()
    ]
    assert TELLER.badge(end, 1) == {GameEnd.WON: "🚀", GameEnd.RESIGNED: "🏳️"}.get(end.ending or GameEnd.WON, "💀")


def test_a_lost_game_tells_the_life_that_the_picture_shows() -> None:
    """MA-37: it counts nothing unless the game is won."""
    lost = after(fight("h5.plain", "s.weak", life=3), "end")
    assert lost.life == 3
    assert "Life left: 3 (±0, counts only after a win)" in TELLER.result(lost, NAMES)
    won = after(replace(fight("f.20", "h5.plain+ h5.plain+ h4.card1+"), beaten=("f.25",)), "end")
    assert f"Life left: {won.life} (+{5 * won.life})\n" in TELLER.result(won, NAMES)


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


def row_box(place: int, small: bool = False, cards: int = 0) -> tuple[int, int, int, int]:
    """Where the card of this place (from 1) lies in the picture, in a row of so many `cards`."""
    wide, high = (88, 104) if small else (144, 164)
    each, step = line_of(cards or (LONG + 1 if small else 1))
    x = table.EDGE + round((place - 1) % each * step)
    y = table.ROW_TOP + (place - 1) // each * (high + 9)
    return x, y, x + wide, y + high


@pytest.mark.parametrize("cards", [1, 5, 6, 14, LONG, LONG + 1, 30, 59])
def test_rows_of_any_length_fit(cards: int) -> None:
    """Each card shows: another one in its place changes that place."""
    here = fight("h5.plain", " ".join(["s.weak"] * cards))
    picture = painted(on(here))
    assert picture.height <= HEIGHT
    small = cards > LONG
    for place in {1, cards // 2 + 1, cards}:
        row = list(here.row)
        row[place - 1] = Faceup("s.meal")
        box = row_box(place, small, cards)
        assert box[2] <= picture.width
        assert box[3] <= picture.height
        assert differ(on(here), on(replace(here, row=tuple(row))), box)


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("h4.card1", "h4.sort"),  # another ability
        ("h4.card1", "h4.card1!"),  # used
        ("h4.card1", "h4.card1+"),  # doubled
        ("h4.card1", "h4.card1*"),  # taken by a free draw
        ("s.daze", "a.daze"),  # the same value from another deck
        ("h2.plain", "s.sharp"),
        ("a.hunger1", "a.hunger2"),
    ],
)
def test_a_card_shows_what_it_is_and_can_do(one: str, other: str, small: bool) -> None:
    """MA-12, MA-15, MA-24."""
    rest = " s.weak" * (LONG if small else 2)
    boxes = [row_box(1, small), row_box(2, small)]
    first, second = on(fight("h5.plain", one + rest)), on(fight("h5.plain", other + rest))
    assert differ(first, second, boxes[0])
    assert not differ(first, second, boxes[1])


@pytest.mark.parametrize("small", [False, True])
def test_fear_chapters_and_life_change_cards(small: bool) -> None:
    """MA-17, MA-30: made 0, left out, worth 1 more, and no longer usable."""
    rest = " s.weak" * (LONG if small else 2)
    box = row_box(1, small)
    plain, feared = fight("h5.plain", f"h4.card1{rest} s.weak"), fight("h5.plain", f"h4.card1{rest} a.fear")
    assert differ(on(plain), on(feared), box)
    half, plus, usual = (fight(code, f"s.weak{rest} h4.card1 h4.sort") for code in ("f.half", "f.plus", "f.20"))
    assert differ(on(half), on(usual), row_box(1 + (LONG if small else 2), small))
    assert differ(on(plus), on(usual), box)
    meal, full = (fight("h5.plain", f"s.meal{rest}", life=life) for life in (10, 22))
    assert differ(on(meal), on(full), box)


def test_places_that_may_be_chosen_are_marked() -> None:
    here = fight("h5.plain", "s.meal s.weak", free=2)
    bare = on(here)
    left, top, right, bottom = table.pile_box(0)
    boxes = {"draw": (left, top, right, bottom), "use 1": row_box(1), "use 2": row_box(2)}
    for words, box in boxes.items():
        marked = replace(bare, choices=(tuple(words.split()),))
        assert {each for each, where in boxes.items() if differ(bare, marked, where)} == {words}
        picked = replace(bare, chosen=tuple(words.split()))
        assert differ(picked, marked, box)
    offered = on(after(new(), "final f.25", "final f.toll", "deal h1.card2", "deal h1.copy"))
    halves = [(0, table.MIDDLE - 6, 270, table.PILES_TOP), (270, table.MIDDLE - 6, 512, table.PILES_TOP)]
    for which, half in enumerate(halves, 1):
        marked = replace(offered, choices=(("face", str(which)),))
        assert [differ(offered, marked, each) for each in halves] == [each is half for each in halves]
    view = on(after(fight("h3.life1", "h3.sort s.weak"), "use 1", "look", "card s.weak", "enough"))
    assert differ(view, replace(view, choices=(("drop", "1"),)), (250, table.MIDDLE, 510, table.PILES_TOP))


def test_the_panel_shows_how_the_fight_stands() -> None:
    """MA-12, MA-13, MA-26: value, sum, free draws, the phase lit, hunger, a stop card."""
    here = fight("h3.life1", "h2.plain s.weak", free=2)
    panel = (table.PANEL_LEFT, table.MIDDLE, table.PANEL_LEFT + table.PANEL_WIDE, table.PILES_TOP)
    foe = (table.EDGE, table.MIDDLE, table.PANEL_LEFT - 6, table.PILES_TOP)
    for row in ("h2.plain s.focus", "h2.plain a.hunger1", "h2.plain a.stop"):
        assert differ(on(here), on(fight("h3.life1", row, free=2)), panel)
    assert differ(on(here), on(replace(here, free=1)), panel)
    stepped = replace(here, lowered=1)
    assert differ(on(here), on(stepped), panel)
    assert differ(on(here), on(stepped), foe)
    asked = after(fight("h3.life1", "h1.destroy s.weak"), "use 1")
    assert differ(on(asked), on(replace(asked, pending=Pending("swap1", 0, 1))), panel)


def test_life_shows_what_ending_would_cost() -> None:
    """MA-18, MA-33: but not where the fight cannot be ended."""
    strip = (0, table.TRACK_TOP, 800, table.MIDDLE)
    cheap, dear = fight("h3.life1", "h5.plain"), fight("h5.plain", "h5.plain")
    assert differ(on(cheap), on(dear), strip)
    must, other = fight("f.20", "h5.plain"), fight("f.40", "h5.plain")
    assert not differ(on(must), on(other), strip)
    assert differ(on(cheap), on(replace(cheap, life=9)), strip)


def test_piles_and_chapters_show() -> None:
    """Counts of all six, and how many cards are known on top and at the bottom of the stack."""
    here = fight("h3.life1", "s.weak")
    strip = (0, table.PILES_TOP, 800, table.ROW_TOP - 6)
    card = pile(["s.weak"])
    others = [
        replace(here, middle=card),
        replace(here, middle=card, top=("s.weak",)),
        replace(here, middle=card, bottom=("s.weak",)),
        replace(here, discard=card),
        replace(here, destroyed=card),
        replace(here, hazards=NONE),
        replace(here, past=pile(["h1.copy"])),
        replace(here, aging=pile(["a.lost"])),
    ]
    for one, other in combinations([here, *others], 2):
        assert differ(on(one), on(other), strip)
    plates = (table.PLATES_LEFT, table.MIDDLE, 780, table.PILES_TOP)
    fought = fight("f.20", "s.weak", finals=("f.20", "f.toll"))
    beaten = replace(fought, foe="f.toll", beaten=("f.20",))
    assert differ(on(fought), on(beaten), plates)


def test_won_and_lost_look_apart_and_nothing_is_asked_of_either() -> None:
    won = after(replace(fight("f.20", "h5.plain+ h5.plain+ h4.card1+"), beaten=("f.25",)), "end")
    lost = replace(won, ending=GameEnd.HUNGER)
    assert painted(on(won)) != painted(on(lost))
    end = after(fight("h5.plain", "s.meal", life=3), "end")
    assert painted(on(end)) == painted(replace(on(end), stopped=True))


# Colours


@pytest.mark.parametrize("sight", SIGHT)
def test_the_phases_differ_for_every_eye_and_in_shape(sight: str) -> None:
    bodies = [lab(tints.PHASES[phase].body, SIGHT[sight]) for phase in (Phase.GREEN, Phase.YELLOW, Phase.RED)]
    assert all(math.dist(one, other) > 20 for one, other in combinations(bodies, 2))
    shapes = [drawn(name) for name in ("green", "yellow", "red", "final")]
    for one, other in combinations(shapes, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] / 255 > 0.04


@pytest.mark.parametrize("tint", [tints.START, tints.KNOWLEDGE, tints.OLD, tints.HAZARD, tints.CHAPTER])
def test_print_on_cards_is_legible(tint: Tint) -> None:
    """WCAG 2.2, 1.4.3: 4.5 to 1."""
    assert contrast(tint.body, tint.ink) > 4.5
    assert contrast(tint.body, tints.FACE) > 4.5


@pytest.mark.parametrize("ground", [tints.TABLE, tints.PANEL])
def test_print_on_the_table_is_legible(ground: Rgb) -> None:
    for ink in (tints.SOFT, tints.RISK, tints.LIFE):
        assert contrast(ground, ink) > 4.5


def contrast(one: Rgb, other: Rgb) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_every_position_that_waits_is_asked_about() -> None:
    """No step falls through to the sentence for positions that wait for nobody."""
    for file in GAMES:
        for each in recorded(file):
            if isinstance(each.before.turn(), Choice):
                assert TELLER.ask(each.before) != "Nothing to choose right now."
