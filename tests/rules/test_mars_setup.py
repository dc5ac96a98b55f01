"""Stranded on Mars, clause by clause: the cards and the preparation (MA-1 to MA-8)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from render.mars.words.labels import titles
from rules.mars.cards import (
    ABILITIES,
    AGING,
    CHAPTERS,
    CODES,
    COUNTS,
    HARD_AGING,
    HAZARDS,
    KINDS,
    NORMAL_AGING,
    STARTING,
    VALUES,
    Phase,
)
from rules.mars.events import AgingJoined
from rules.mars.piles import listed, pile
from tests.rules.mars_tables import after, chances, ended, fight, may, new
from words import LANGUAGES, Language, of

PAGE = (Path(__file__).parents[2] / "seeds" / "en" / "mars.md").read_text(encoding="utf-8")


def rows(clause: str) -> list[list[str]]:
    """The cells of the table below a clause of the page, without its head."""
    text = PAGE.partition(f"**{clause}**")[2].partition("\n- **MA-")[0]
    lines = [line.strip("| ").replace("−", "-").split(" | ") for line in text.splitlines() if line.startswith("|")]
    return lines[2:]


def test_ma1_every_ability_is_on_the_page() -> None:
    """MA-1: the abilities of the cards are those listed, and none more."""
    listed_there = PAGE.partition("**MA-1**")[2].partition("- **MA-2**")[0]
    assert set(ABILITIES.values()) == set(re.findall(r"`(\w+)`", listed_there))


def test_ma2_the_starting_deck_is_the_pages() -> None:
    """MA-2: 18 cards, with value, ability and count as in the table."""
    table = [(code.strip("`"), int(value), ability, int(count)) for code, value, ability, count in rows("MA-2")]
    ours = [(code, VALUES[code], ABILITIES.get(code, "-"), count) for code, count in STARTING.items()]
    assert ours == table
    assert sum(STARTING.values()) == 18


def test_ma3_the_hazards_are_the_pages() -> None:
    """MA-3: 30 hazards, with free draws, values and knowledge as in the table."""
    found: dict[str, int] = {}
    for kind, free, values, knowledge in rows("MA-3"):
        assert KINDS[kind].free == int(free)
        assert KINDS[kind].values == tuple(map(int, values.split(" / ")))
        for value, abilities in re.findall(r"(\d)\**: ([^.]+)", knowledge):
            for ability, count in re.findall(r"(\w+)(?: \((\d)\))?", abilities):
                found[f"{kind}.{ability}"] = int(count or 1)
                assert VALUES[f"{kind}.{ability}"] == int(value)
                assert ABILITIES.get(f"{kind}.{ability}", "plain") == ability
    assert found == HAZARDS
    assert sum(HAZARDS.values()) == 30


def test_ma4_the_aging_cards_are_the_pages() -> None:
    """MA-4: eight normal and three hard ones, with their values."""
    assert sum(NORMAL_AGING.values()) == 8
    assert listed(new(3).aging) == NORMAL_AGING | HARD_AGING
    assert {code: VALUES[code] for code in AGING} == {
        "a.daze": -1,
        "a.dull": -2,
        "a.numb": -3,
        "a.fear": 0,
        "a.hunger1": 0,
        "a.stop": 0,
        "a.hunger2": 0,
        "a.lost": -4,
        "a.despair": -5,
    }
    assert (NORMAL_AGING["a.dull"], NORMAL_AGING["a.fear"], sum(HARD_AGING.values())) == (2, 2, 3)
    assert not AGING & set(ABILITIES)


def test_ma4_hard_aging_cards_come_when_no_normal_one_is_left() -> None:
    """MA-4: the normal cards left are as likely as their counts; the hard ones come after the last of them."""
    both = after(fight(aging="a.dull a.dull a.stop a.lost a.despair", free=1, stack="", discard="s.weak"), "draw")
    assert chances(both) == {"aging a.dull": 2, "aging a.stop": 1}
    hard = after(fight(aging="a.lost a.despair", free=1, stack="", discard="s.weak"), "draw")
    assert chances(hard) == {"aging a.lost": 1, "aging a.despair": 1}


def test_ma5_the_chapters_are_the_pages() -> None:
    """MA-5: ten Final Chapters, with free draws and values as in the table."""
    table = []
    for codes, free, value, _ in rows("MA-5"):
        names = re.findall(r"`(f\.\w+)`", codes)
        table += list(zip(names, free.split(" "), (value if "×" not in value else "-").split(" "), strict=True))
    ours = [(code, str(free or "sum"), str(value or "-")) for code, (free, value) in CHAPTERS.items()]
    assert [(code, free, {"sum": "-"}.get(value, value)) for code, free, value in table] == ours


def test_ma5_f_aged_counts_every_aging_card_that_ever_joined() -> None:
    """MA-5, MA-7: also the one of the start and those destroyed; and the value rises when one joins in this fight."""
    here = fight("f.aged", "a.dull", level=2, life=9, stack="", discard="s.sharp", aging="a.fear a.lost", free=1)
    assert here.value == 2 * 8
    joined = after(here, "draw", "aging a.fear")
    assert joined.value == 2 * 9
    gone = fight("f.aged", "h1.destroy a.dull", level=1, aging="a.fear a.lost")
    assert gone.value == after(gone, "use 1", "on 2").value == 2 * 8
    assert after(new(2), "aging a.dull", "final f.20", "final f.25").value_of("f.aged") == 2
    assert after(new(1), "final f.20", "final f.25").value_of("f.aged") == 0


def test_ma5_f_all_adds_up_the_hazards_never_beaten() -> None:
    """MA-5: their free draws and their red values; they stay in the hazard discard when it is beaten."""
    unbeaten = pile(["h1.copy", "h4.sort", "h4.card1"])
    first = fight("f.20", "h5.plain+ h5.plain+ s.sharp+", finals=("f.20", "f.all"), past=unbeaten)
    begun = after(first, "end")
    assert (begun.foe, begun.free, begun.value) == ("f.all", 1 + 4 + 4, 3 + 11 + 11)
    assert begun.past == unbeaten
    won = after(fight("f.all", "h5.plain+ h5.plain+ h4.sort+ h3.sort+", beaten=("f.20",), past=unbeaten), "end")
    assert won.past == unbeaten
    assert ended(won) == "won"


@pytest.mark.parametrize(
    ("level", "life", "most", "numb", "aging"),
    [(1, 20, 22, False, False), (2, 20, 22, False, True), (3, 20, 22, True, True), (4, 18, 20, True, True)],
)
def test_ma6_what_a_level_settles(level: int, life: int, most: int, numb: bool, aging: bool) -> None:
    """MA-6: life, the most, whether `a.numb` is in, and whether an aging card is in the deck from the start."""
    start = new(level)
    assert (start.life, start.most) == (life, most)
    assert ("a.numb" in listed(start.aging)) is numb
    assert any(ply.startswith("aging") for ply in may(start)) is aging
    assert sum(start.aging) == 10 + numb


def test_ma7_the_first_aging_card_and_two_different_chapters() -> None:
    """MA-7: from level 2 up an aging card by its weight, of the normal ones; then two chapters, each as likely."""
    start = new(4)
    assert chances(start) == {
        "aging a.daze": 1,
        "aging a.dull": 2,
        "aging a.numb": 1,
        "aging a.fear": 2,
        "aging a.hunger1": 1,
        "aging a.stop": 1,
    }
    assert chances(new(2)) == {name: weight for name, weight in chances(start).items() if name != "aging a.numb"}
    joined = after(start, "aging a.dull")
    assert joined.events == (AgingJoined("a.dull"),)
    assert listed(joined.middle) == STARTING | {"a.dull": 1}
    assert chances(joined) == {f"final {code}": 1 for code in CHAPTERS}
    second = after(joined, "final f.30")
    assert chances(second) == {f"final {code}": 1 for code in CHAPTERS if code != "f.30"}
    assert after(second, "final f.20").finals == ("f.30", "f.20")


def test_ma8_the_piles_at_the_start() -> None:
    """MA-8: the starting deck is the stack, all hazards are in their pile, the discards are empty, the phase green."""
    start = new(1)
    assert listed(start.middle) == STARTING
    assert listed(start.hazards) == HAZARDS
    assert not any((*start.discard, *start.past, *start.destroyed))
    assert start.phase is Phase.GREEN
    assert start.number == 0
    assert after(start, "final f.20", "final f.25").number == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_title_of_its_own_and_a_line_of_flavour(language: Language) -> None:
    written = titles(of(language))
    assert list(written) == [*CODES, *CHAPTERS]
    names = [name for title in written.values() for name in (title.name, title.knowledge) if name]
    assert len(set(names)) == len(names)
    assert all(title.flavour.endswith((".", "?", "!", "…")) for title in written.values())
    assert {code for code, title in written.items() if title.knowledge} == set(HAZARDS)
    assert sum(COUNTS.values()) == 59
