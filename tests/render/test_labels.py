"""Labels and menus of single games: what they say of a choice, and what they offer first."""

from __future__ import annotations

import pytest

from render.kit import consequences
from rules.core import Position
from rules.foresight import Consequence, foresee
from rules.mars.events import GameEnd
from rules.notation import continuations, legal
from rules.strata5.plies import Block
from rules.strata5.position import Strata5
from tests.faces import english
from tests.games.offering import choices, label, offered
from tests.render.plays import played
from tests.rules.mars_tables import after, fight
from tests.rules.strata5_diagrams import table
from words import ENGLISH, of


def test_a_long_meaning_makes_room_for_what_it_leads_to() -> None:
    here = after(fight("h4.sort", "", life=3, stack="", aging=""))
    said = consequences.label(of(ENGLISH), "x" * 100, lambda: "x" * 90, here, ["end"], lambda _, __: "")
    assert said == f"{'x' * 68}… – you lose"
    assert len(said) == 80


@pytest.mark.parametrize(("whole", "shorter", "taken"), [(69, 20, 69), (70, 69, 69), (70, 20, 20)])
def test_a_shorter_meaning_is_taken_where_there_is_no_room(whole: int, shorter: int, taken: int) -> None:
    here = after(fight("h4.sort", "", life=3, stack="", aging=""))
    said = consequences.label(of(ENGLISH), "x" * whole, lambda: "x" * shorter, here, ["end"], lambda _, __: "")
    assert said == f"{'x' * taken} – you lose"


def test_a_draw_is_foreseen_in_words() -> None:
    """S5-27: the last block is laid, and none lies on level 5."""
    found = [
        label("strata5", here, str(ply))
        for seed in range(20)
        for here in (each.before for each in played("strata5", seed))
        for ply in (legal(here) if isinstance(here, Strata5) and here.blocks_left == 1 else ())
        if isinstance(ply, Block) and foresee(here, ply).consequence is Consequence.DRAWS
    ]
    assert found
    assert all(each.endswith(" – a draw") for each in found)


def test_what_is_left_to_do_in_the_turn_is_told() -> None:
    """ST-11, ST-12, ST-19."""
    said = " ".join(label("stranded", here, str(ply)) for here in choices("stranded", 1) for ply in legal(here))
    assert all(
        words in said for words in ("then 1 place to go", "then 3 places to go", "caps to take", "then you stay put")
    )


# What stands first


def test_strata_5_offers_what_hurts_the_opponent_first_and_what_hurts_oneself_last() -> None:
    """S5-16, S5-21."""
    here = table("c1 c3 r3@b1 b4@b2 r2@c1 b1 r2@f1 b6@c3 b2@d4 e3", part=3, hands=("3", "2"))
    found = offered("strata5", here)
    assert [group.number for group in found] == sorted(group.number for group in found)
    for group in found:
        hurt = [label("strata5", here, " ".join(entry.words)) for entry in group.entries]
        assert [("your" in each) for each in hurt] == sorted("your" in each for each in hurt), hurt
        if group.number == 0:
            assert all("black’s" in each and "your" not in each for each in hurt)


def test_strata_5_groups_many_ends_by_whether_the_pawn_climbs() -> None:
    found = [
        (here, group)
        for here in choices("strata5", 1, range(8))
        if isinstance(here, Strata5)
        for start in continuations(legal(here))
        if start in here.structure.levels and len(continuations(legal(here), (start,))) > 8
        for group in offered("strata5", here, (start,))
    ]
    assert {group.number for _, group in found} == {0, 1, 2}
    for here, group in found:
        for entry in group.entries:
            start, end = entry.words
            climbs = here.structure.level(end) - here.structure.level(start)
            captures = here.pawn_on(end) is not None
            assert group.number == (0 if captures or climbs > 0 else 1 if climbs == 0 else 2)


def ordered(key: str, here: Position) -> list[str]:
    return [" ".join(entry.words) for group in offered(key, here) for entry in group.entries]


def test_mars_offers_what_is_free_first_and_the_end_last_unless_the_fight_is_won() -> None:
    """MA-13, MA-15, MA-16."""
    assert ordered("mars", fight("h4.sort", "s.meal", free=2)) == ["draw", "use 1", "end"]
    assert ordered("mars", fight("h4.sort", "s.meal")) == ["use 1", "pay", "end"]
    assert ordered("mars", fight("h4.sort", "h5.plain h5.plain h4.card1", free=1)) == ["use 3", "end", "draw"]
    lost = fight("h1.life1", "h4.card1! a.hunger2", life=1)
    assert lost.fight_result().ending is GameEnd.HUNGER
    assert ordered("mars", lost) == ["pay", "end"], "it is won, but hunger cannot be paid"


def test_mars_offers_the_worst_card_first_to_be_rid_of_and_the_best_to_be_doubled() -> None:
    """MA-19, MA-23, MA-24, MA-27."""
    row = "h1.destroy h5.plain s.weak a.dull s.daze"
    assert ordered("mars", after(fight(row=row), "use 1")) == ["on 4", "on 5", "on 3", "on 2"]
    assert ordered("mars", after(fight(row=f"h2.double {row[11:]}"), "use 1")) == ["on 2", "on 3", "on 5", "on 4"]
    sorting = after(fight(row="h3.sort", stack="s.weak", top=("s.focus", "s.daze")), "use 1")
    assert ordered("mars", sorting) == ["look", "enough"]
    seen = after(sorting, "look", "card s.focus", "look", "card s.daze", "enough")
    assert ordered("mars", seen) == ["drop 2", "drop 1", "keep"]
    assert ordered("mars", after(seen, "keep")) == ["stack 12", "stack 21"]


def test_mars_parts_a_long_row_into_good_and_bad_cards() -> None:
    row = "h1.destroy " + "s.weak " * 7 + "h5.plain h4.card1 a.despair"
    here = after(fight(row=row), "use 1")
    bad, good = offered("mars", here)
    assert bad.entries[0].words[1] == "11"
    assert [entry.words[1] for entry in good.entries] == ["10", "9"]
    says = english("mars").teller.menu
    assert says(here, bad.prefix, bad.number) == "Destroy a card worth 0 or less"
    assert says(here, good.prefix, good.number) == "Destroy a card worth more than 0"


def test_the_games_up_offers_a_win_before_more_points() -> None:
    """GU-17, GU-18: what wins is said of the piece already."""
    found = 0
    for here in choices("games_up", 1):
        for group in offered("games_up", here):
            said = [label("games_up", here, " ".join(entry.words)) for entry in group.entries]
            wins = ["can win" in each or "you win" in each for each in said]
            assert wins == sorted(wins, reverse=True)
            found += any(wins)
    assert found
