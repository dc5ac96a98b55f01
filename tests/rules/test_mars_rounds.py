"""Stranded on Mars, clause by clause: dealing, drawing, settling and destroying (MA-9 to MA-19)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.core import Chance, Choice, IllegalPlyError
from rules.mars import Mars
from rules.mars.cards import Phase
from rules.mars.events import Cost, Destroyed, GameEnd, LifePaid, Lost, PhaseBegun, Won
from rules.mars.piles import listed, pile
from rules.mars.state import FightResult, Step
from tests.rules.mars_tables import after, cards, chances, ended, fight, may, new, row


def begun(hazards: str, past: str = "", phase: Phase = Phase.GREEN) -> Mars:
    """A round about to begin with these hazards in the pile and in the hazard discard."""
    return replace(
        after(new(), "final f.20", "final f.25"),
        hazards=pile(hazards.split()),
        past=pile(past.split()),
        phase=phase,
    )


# MA-9 to MA-11


def test_the_first_round_of_the_page() -> None:
    """MA-9, MA-13, MA-16, MA-18, MA-19, MA-21: the plies of the page's example, and what it says of them."""
    here = after(new(), "final f.25", "final f.toll", "deal h1.copy", "deal h2.double", "face 2")
    assert (here.foe, here.value, here.free) == ("h2.double", 1, 2)
    assert listed(here.past) == {"h1.copy": 1}
    here = after(here, "draw", "card s.weak", "draw", "card s.daze")
    assert (here.total, here.missing, here.free) == (-1, 2, 0)
    here = after(here, "pay", "card s.meal")
    assert (here.life, here.total) == (19, -1)
    here = after(here, "use 3")
    assert here.life == 21
    here = after(here, "end")
    assert (here.life, here.budget, here.lost_to) == (19, 2, "h2.double")
    assert listed(here.past) == {"h1.copy": 1, "h2.double": 1}
    here = after(here, "destroy 2", "destroy 1")
    assert listed(here.destroyed) == {"s.daze": 1, "s.weak": 1}
    assert listed(here.discard) == {"s.meal": 1}
    assert (here.budget, here.lost_to, here.number) == (0, None, 2)
    here = after(here, "deal h4.sort", "deal h1.life1")
    assert sum(here.hazards) == 26


def test_ma9_two_hazards_are_dealt_and_one_is_faced() -> None:
    """MA-9: each card left is as likely as any; the other goes to the hazard discard; equal ones are both offered."""
    start = begun("h1.card2 h1.card2 h3.sort")
    assert chances(start) == {"deal h1.card2": 2, "deal h3.sort": 1}
    one = after(start, "deal h1.card2")
    assert chances(one) == {"deal h1.card2": 1, "deal h3.sort": 1}
    assert may(after(one, "deal h1.card2")) == ["face 1", "face 2"]
    two = after(one, "deal h3.sort")
    first, second = after(two, "face 1"), after(two, "face 2")
    assert (first.foe, listed(first.past)) == ("h1.card2", {"h3.sort": 1})
    assert (second.foe, listed(second.past)) == ("h3.sort", {"h1.card2": 1})
    assert first.free == 1
    assert second.free == 3


def test_ma10_the_last_hazard_must_be_faced() -> None:
    """MA-10: one chance ply with one outcome, and the fight is on."""
    start = begun("h2.plain")
    assert chances(start) == {"deal h2.plain": 1}
    assert after(start, "deal h2.plain").foe == "h2.plain"


def test_ma11_the_next_phase_deals_the_hazard_discard() -> None:
    """MA-11: green to yellow to red; beaten hazards do not come back."""
    lost = after(fight("h3.sort", "s.weak", phase=Phase.GREEN, hazards="", past=pile(["h4.sort"])), "end", "done")
    assert (lost.phase, listed(lost.hazards), sum(lost.past)) == (Phase.YELLOW, {"h3.sort": 1, "h4.sort": 1}, 0)
    assert PhaseBegun(Phase.YELLOW) in lost.events
    won = after(fight("h1.copy", "h5.plain", phase=Phase.YELLOW, hazards="", past=pile(["h4.sort"])), "end")
    assert (won.phase, listed(won.hazards)) == (Phase.RED, {"h4.sort": 1})


@pytest.mark.parametrize("phase", [Phase.GREEN, Phase.YELLOW, Phase.RED])
def test_ma11_a_phase_without_hazards_is_passed_over(phase: Phase) -> None:
    """MA-11: with all hazards beaten, the Final Chapters follow at once; no phase passed over is told."""
    here = after(fight("h1.copy", "h5.plain", phase=phase, hazards=""), "end")
    assert here.phase is Phase.FINAL
    assert may(here) == ["chapter 1", "chapter 2"]
    assert here.events == (Won("h1.copy", 4, (0, 1, 3)[phase]), PhaseBegun(Phase.FINAL))


def test_rounds_are_numbered_from_the_first_deal_to_the_end_of_settling() -> None:
    """MA-9, MA-19: the choice between hazards, the fight and the destroying belong to one turn."""
    here = begun("h1.card2 h3.sort h4.sort h5.plain")
    numbers = []
    for ply in ("deal h1.card2", "deal h3.sort", "face 2", "draw", "card s.weak", "end", "destroy 1", "deal h4.sort"):
        turn = here.turn()
        assert isinstance(turn, Choice | Chance)
        numbers.append(turn.turn)
        here = after(here, ply)
    assert numbers == [1, 1, 1, 1, 1, 1, 1, 2]


# MA-12 to MA-16


def test_ma12_the_phase_values_the_hazard_and_a_gap_closes() -> None:
    """MA-12: green, yellow, red values; free draws never change; cards stand in the order drawn."""
    for phase, value in ((Phase.GREEN, 2), (Phase.YELLOW, 5), (Phase.RED, 8)):
        here = fight("h3.sort", phase=phase)
        assert (here.value, here.free_draws) == (value, 3)
    here = fight(row="s.weak h1.destroy s.focus", stack="s.sharp")
    assert row(after(here, "use 2", "on 1")) == "h1.destroy s.focus"
    assert row(after(here, "use 2", "on 1", "pay", "card s.sharp")) == "h1.destroy s.focus s.sharp"


def test_ma12_a_card_drawn_in_exchange_takes_the_place_of_the_old_one() -> None:
    """MA-12, MA-28: before the exchanging card and behind it."""
    here = fight(row="s.weak h4.swap1 s.daze", stack="s.sharp")
    assert row(after(here, "use 2", "on 1", "card s.sharp")) == "s.sharp h4.swap1 s.daze"
    assert row(after(here, "use 2", "on 3", "card s.sharp")) == "s.weak h4.swap1 s.sharp"


def test_ma13_draw_while_there_are_free_draws_else_pay() -> None:
    """MA-13: never both; a stop card forbids free draws; `pay` needs the life."""
    assert may(fight(free=1)) == ["draw"]
    assert may(fight(row="s.weak", free=1)) == ["draw", "end"]
    assert may(fight(row="s.weak")) == ["pay", "end"]
    assert may(fight(row="a.stop", free=3)) == ["pay", "end"]
    assert may(fight(row="s.weak", life=0)) == ["end"]
    assert may(fight(row="a.stop", free=3, life=0)) == ["end"]


def test_ma13_a_stop_card_that_leaves_stops_no_more() -> None:
    """MA-13, MA-20: destroyed, exchanged or put below the stack."""
    here = fight(row="a.stop h1.destroy h4.swap1 h1.under", free=2, stack="s.weak")
    assert "draw" not in may(here)
    assert "draw" in may(after(here, "use 2", "on 1"))
    assert "draw" in may(after(here, "use 3", "on 1", "card s.weak"))
    assert "draw" in may(after(here, "use 4", "on 1"))


def test_ma13_the_toll_is_two() -> None:
    """MA-13: against `f.toll` a paid card costs 2 life, and 1 is not enough."""
    here = fight("f.toll", "s.weak", life=2)
    assert here.price == 2
    paid = after(here, "pay")
    assert (paid.life, paid.events) == (0, (LifePaid(2, Cost.CARD),))
    assert "pay" not in may(fight("f.toll", "s.meal", life=1))
    assert after(fight(row="s.weak", life=2), "pay").life == 1


def test_ma13_the_top_then_the_middle_then_the_bottom() -> None:
    """MA-13: what is known has the one outcome; the cards of the middle are as likely as their counts."""
    here = fight(stack="s.weak s.weak s.focus", top=("s.sharp",), bottom=("a.dull", "s.meal"), free=9)
    here = after(here, "draw")
    assert chances(here) == {"card s.sharp": 1}
    here = after(here, "card s.sharp", "draw")
    assert chances(here) == {"card s.focus": 1, "card s.weak": 2}
    here = after(here, "card s.weak", "draw", "card s.weak", "draw", "card s.focus", "draw")
    assert chances(here) == {"card a.dull": 1}
    here = after(here, "card a.dull")
    assert here.odds() == {"s.meal": 1}


def test_ma14_free_draws_are_used_up_by_draw_alone() -> None:
    """MA-14: a card that leaves gives none back, nor do cards drawn by abilities or for life use one."""
    here = fight(row="h1.card2 h1.destroy", free=2, stack="s.weak s.weak s.weak")
    looked = after(here, "use 1", "look", "card s.weak", "enough")
    assert looked.free == 2
    drawn = after(looked, "draw", "card s.weak")
    assert drawn.free == 1
    assert [card.free for card in drawn.row] == [False, False, False, True]
    assert after(drawn, "use 2", "on 4").free == 1


def test_ma15_a_card_can_be_used_once() -> None:
    """MA-15: each once, in any order; until one is finished only its own plies are legal."""
    here = fight(row="h2.double h3.double s.weak", life=22)
    assert may(here) == ["pay", "use 1", "use 2", "end"]
    assert may(after(here, "use 2")) == ["on 1", "on 3"]
    assert may(after(here, "use 2", "on 1")) == ["pay", "use 1", "end"]
    assert may(after(here, "use 2", "on 1", "use 1", "on 3")) == ["pay", "end"]


def test_ma15_a_code_is_used_at_most_as_often_as_there_are_cards_of_it() -> None:
    """MA-15: one that left and came back counts as another, but not without end; the next fight counts anew."""
    here = fight(row="h1.under h1.swap2 s.weak", stack="s.weak", top=("s.focus",), life=20)
    back = after(here, "use 1", "on 3", "use 2", "on 1", "card s.focus", "enough")
    assert may(replace(back, row=(*back.row, *cards("h1.under")))) == ["pay", "end"]
    assert "use 2" in may(fight(row="h1.life1! h1.life1 s.weak", uses=pile(["h1.life1"])))
    assert "use 2" not in may(fight(row="h1.life1! h1.life1 s.weak", uses=pile(["h1.life1", "h1.life1"])))
    assert not any(after(back, "end", "done").uses)


def test_ma15_copy_is_a_use_of_its_own_code() -> None:
    """MA-15: so the copied card can still be used."""
    here = after(fight(row="h1.copy s.meal", life=10), "use 1", "on 2")
    assert listed(here.uses) == {"h1.copy": 1}
    assert here.life == 12
    assert after(here, "use 2").life == 14


def test_ma16_end_needs_a_card_or_no_way_to_get_one() -> None:
    """MA-16: not on an empty row while a card can be drawn or paid for."""
    assert may(fight(free=1)) == ["draw"]
    assert may(fight(free=0)) == ["pay"]
    assert may(fight(free=0, life=0)) == ["end"]
    assert may(fight(free=1, stack="", aging="")) == ["end"]
    assert may(fight(free=1, stack="", aging="a.lost")) == ["draw"]
    assert may(fight("h1.copy", row="s.weak", phase=Phase.GREEN)) == ["pay", "end"]


# MA-17


@pytest.mark.parametrize(
    ("cards_", "points"),
    [
        ("s.sharp s.daze", [2, -1]),
        ("s.sharp+ s.daze+ s.weak+", [4, -2, 0]),
        ("a.fear s.sharp s.focus", [0, 0, 1]),
        ("a.fear s.focus+ s.sharp", [0, 2, 0]),
        ("a.fear s.sharp+ h2.plain", [0, 4, 0]),
        ("s.sharp+ a.fear s.focus+", [0, 0, 2]),
        ("a.fear a.fear s.sharp h5.plain s.focus", [0, 0, 0, 0, 1]),
        ("a.fear a.fear s.focus", [0, 0, 0]),
        ("a.fear s.weak s.daze", [0, 0, -1]),
        ("a.fear+ h3.sort+ h3.swap1+", [0, 0, 4]),
        ("a.fear a.fear h3.sort+ h3.swap1", [0, 0, 0, 0]),
    ],
)
def test_ma17_doubling_and_fear(cards_: str, points: list[int]) -> None:
    """MA-17: printed values, twice where doubled; fear takes the highest printed one, of equals one not doubled."""
    here = fight(row=cards_)
    assert [worth.points for worth in here.worths()] == points
    assert here.total == sum(points)


def test_ma17_fear_without_a_positive_card_hits_none() -> None:
    """MA-17: a 0 or less is not made 0, nor is a card made 0 twice."""
    here = fight(row="a.fear s.weak s.daze+ a.fear s.focus a.fear")
    assert [worth.feared for worth in here.worths()] == [False, False, False, False, True, False]


@pytest.mark.parametrize(
    ("cards_", "points"),
    [
        ("s.sharp s.focus s.weak", [2, 1, 0]),
        ("s.sharp s.focus", [2, 0]),
        ("s.sharp s.focus a.dull", [2, 0, -2]),
        ("s.sharp a.daze a.dull a.lost", [0, -1, -2, 0]),
        ("a.dull+ a.daze+ a.lost s.sharp h5.plain", [-4, -2, -4, 0, 0]),
        ("s.daze h5.plain s.sharp+ s.focus", [0, 4, 4, 0]),
        ("a.fear h5.plain h4.sort s.sharp", [0, 0, 3, 0]),
        ("a.fear h5.plain s.weak", [0, 0, 0]),
    ],
)
def test_ma17_only_half_of_the_cards_count(cards_: str, points: list[int]) -> None:
    """MA-17: against `f.half` half of the row, rounded up: aging cards first, then those worth most, fear before."""
    here = fight("f.half", cards_)
    assert [worth.points for worth in here.worths()] == points
    assert sum(worth.counted for worth in here.worths()) == (len(points) + 1) // 2


def test_ma17_one_more_for_every_card() -> None:
    """MA-17: against `f.plus`, those made 0 too, and not twice for doubled ones."""
    here = fight("f.plus", "a.fear h5.plain s.sharp+ s.daze a.dull")
    assert [worth.points for worth in here.worths()] == [1, 1, 5, 0, -1]
    assert [worth.feared for worth in here.worths()] == [False, True, False, False, False]
    assert here.total == 6


# MA-18, MA-19 and MA-35


def test_ma18_a_beaten_hazard_becomes_knowledge() -> None:
    """MA-18: it joins the discard with the row, in every phase, with the sum at the value."""
    here = after(fight("h3.sort", "h5.plain h5.plain"), "end")
    assert listed(here.discard) == {"h3.sort": 1, "h5.plain": 2}
    assert here.life == 10
    assert here.events == (Won("h3.sort", 8, 8),)
    assert here.step is Step.DEAL


def test_ma18_a_lost_fight_costs_the_difference() -> None:
    """MA-18: value minus sum, more than the value when the sum is negative; the hazard goes to the hazard discard."""
    here = after(fight("h2.double", "s.daze s.weak", phase=Phase.YELLOW), "end")
    assert (here.life, here.budget) == (10 - 4, 4)
    assert listed(here.past) == {"h2.double": 1}
    assert here.events == (Lost("h2.double", -1, 3), LifePaid(4, Cost.LOST_FIGHT))


def test_ma18_hunger_is_paid_won_or_lost() -> None:
    """MA-18, MA-19: 1 for each `a.hunger1`, 2 for `a.hunger2`; it is no budget."""
    won = after(fight("h1.copy", "h5.plain a.hunger1 a.hunger2", phase=Phase.GREEN), "end")
    assert won.life == 7
    assert won.events == (Won("h1.copy", 4, 0), LifePaid(3, Cost.HUNGER))
    lost = after(fight("h3.sort", "a.hunger1 s.focus", phase=Phase.GREEN), "end")
    assert (lost.life, lost.budget) == (8, 1)


def test_ma18_hunger_that_left_the_row_costs_nothing() -> None:
    """MA-18, MA-20: destroyed before the end."""
    here = after(fight("h1.copy", "h1.destroy a.hunger2", phase=Phase.GREEN), "use 1", "on 2", "end")
    assert here.life == 10


def test_ma19_the_difference_destroys_cards() -> None:
    """MA-19: 1 a card, 2 an aging card; `done` stops; without anything affordable there is no ply."""
    here = after(fight("h3.sort", "a.dull s.focus s.weak a.stop", phase=Phase.GREEN), "end")
    assert here.budget == 3
    assert may(here) == ["destroy 1", "destroy 2", "destroy 3", "destroy 4", "done"]
    left = after(here, "destroy 4")
    assert (left.budget, may(left)) == (1, ["destroy 2", "destroy 3", "done"])
    assert left.events == (Destroyed("a.stop"),)
    done = after(left, "done")
    assert listed(done.discard) == {"a.dull": 1, "s.focus": 1, "s.weak": 1}
    assert listed(done.destroyed) == {"a.stop": 1}
    only_aging = after(fight("h1.card2", "a.stop", phase=Phase.YELLOW), "end")
    assert only_aging.step is Step.DEAL
    assert listed(only_aging.discard) == {"a.stop": 1}


def test_ma19_everything_may_be_destroyed() -> None:
    """MA-19: with nothing left in the row there is no ply, whatever the budget."""
    here = after(fight("h5.plain", "s.weak", life=20), "end", "destroy 1")
    assert (here.step, here.budget, here.life) == (Step.DEAL, 0, 6)


@pytest.mark.parametrize(
    ("here", "expected"),
    [
        (fight("h3.sort", "h5.plain h5.plain"), FightResult(True, 8, 8, 0, 0, 0, None)),
        (fight("h3.sort", "s.focus a.hunger2"), FightResult(False, 1, 8, 7, 2, 7, None)),
        (fight("h3.sort", "s.focus", life=6), FightResult(False, 1, 8, 7, 0, 0, GameEnd.LOST_FIGHT)),
        (fight("h3.sort", "s.focus a.hunger2", life=8), FightResult(False, 1, 8, 7, 2, 0, GameEnd.HUNGER)),
        (fight("f.20", "h5.plain+ h4.sort+ h4.card1+", life=0), FightResult(True, 20, 20, 0, 0, 0, None)),
        (
            fight("f.20", "h5.plain+ h4.sort+ h4.card1+", beaten=("f.25",)),
            FightResult(True, 20, 20, 0, 0, 0, GameEnd.WON),
        ),
    ],
)
def test_what_end_would_do_is_what_it_does(here: Mars, expected: FightResult) -> None:
    """MA-16 to MA-19, MA-35, MA-36: told before it is played."""
    assert here.fight_result() == expected
    settled = after(here, "end")
    assert settled.ending is expected.ending
    if expected.ending in (None, GameEnd.WON):
        assert settled.life == here.life - expected.difference - expected.hunger
    assert settled.budget == expected.budget


def test_ma35_a_payment_that_cannot_be_made_in_full_loses() -> None:
    """MA-35, MA-18: none of it is paid; zero life is fine; what was paid before stays paid."""
    zero = after(fight("h3.sort", "s.focus", life=7), "end")
    assert (zero.life, ended(zero)) == (0, None)
    lost = after(fight("h3.sort", "s.focus", life=6), "end")
    assert (lost.life, ended(lost)) == (6, "cannot pay for a lost fight")
    hungry = after(fight("h3.sort", "s.focus a.hunger2", life=8), "end")
    assert (hungry.life, ended(hungry)) == (1, "cannot pay for hunger")
    assert listed(hungry.past) == {"h3.sort": 1}
    fine = after(fight("h1.copy", "h5.plain a.hunger2", life=2), "end")
    assert (fine.life, ended(fine)) == (0, None)
    for over in (lost, hungry):
        with pytest.raises(IllegalPlyError):
            over.resign(1)


def test_ma18_beaten_though_its_hunger_cannot_be_paid() -> None:
    """MA-18, MA-35: the hazard is knowledge, the chapter counts."""
    hazard = after(fight("h1.copy", "h5.plain a.hunger1", life=0), "end")
    assert ended(hazard) == "cannot pay for hunger"
    assert listed(hazard.discard) == {"h1.copy": 1}
    assert listed(pile(hazard.never_beaten())) == {"h1.card2": 2}
    chapter = after(fight("f.20", "h5.plain+ h4.sort+ h4.card1+ a.hunger1", life=0, beaten=("f.25",)), "end")
    assert (ended(chapter), chapter.beaten) == ("cannot pay for hunger", ("f.25", "f.20"))
