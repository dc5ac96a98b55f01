"""What is told of a game of Stranded on Mars: each ply, the end, and its score."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.mars import Mars
from rules.mars.cards import LEVELS, Phase
from rules.mars.events import GameEnd
from tests.render.mars import NAMES, TELLER, tell
from tests.rules.mars_tables import after, fight, new


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
