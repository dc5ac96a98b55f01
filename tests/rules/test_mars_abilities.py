"""Stranded on Mars, clause by clause: the abilities (MA-20 to MA-30)."""

from __future__ import annotations

import pytest

from rules.mars.cards import ABILITIES, AGING, Phase
from rules.mars.events import Copied, Doubled, Dropped, Exchanged, LifeGained, PutUnder, Restacked, Stepped
from rules.mars.piles import listed
from rules.mars.state import Pending, Step
from tests.rules.mars_tables import after, chances, fight, may, row


def uses(here: object) -> list[str]:
    """The `use` plies among the legal ones."""
    return [ply for ply in may(here) if ply.startswith("use")]  # type: ignore[arg-type]


def test_ma20_aging_cards_have_nothing_to_use() -> None:
    """MA-20: not one of them, and `copy` cannot take theirs."""
    here = fight(row=" ".join(sorted(AGING)) + " h1.copy")
    assert uses(here) == []


def test_ma20_another_card_is_one_in_the_row_and_not_the_one_used() -> None:
    """MA-20: for `destroy`, `double`, both exchanges and `under`."""
    for card in ("h1.destroy", "h2.double", "h4.swap1", "h1.swap2", "h1.under"):
        assert uses(fight(row=card)) == []
        assert may(after(fight(row=f"s.weak {card} a.stop"), "use 2")) == ["on 1", "on 3"]


@pytest.mark.parametrize(
    ("card", "life", "level", "then"),
    [
        ("h1.life1", 10, 1, 11),
        ("s.meal", 10, 1, 12),
        ("s.meal", 21, 1, 22),
        ("h3.life1", 21, 1, 22),
        ("s.meal", 19, 4, 20),
    ],
)
def test_ma21_life_rises_as_far_as_the_most_allows(card: str, life: int, level: int, then: int) -> None:
    """MA-21, MA-6: up to 22, at level 4 up to 20; told by what it rose."""
    here = after(fight(row=card, life=life, level=level), "use 1")
    assert here.life == then
    assert here.events == (LifeGained(then - life),)


def test_ma30_life_at_the_most_is_not_offered() -> None:
    """MA-30, MA-21."""
    assert uses(fight(row="s.meal", life=22)) == []
    assert uses(fight(row="s.meal", life=20, level=4)) == []
    assert uses(fight(row="s.meal", life=20, level=3)) == ["use 1"]


def test_ma22_extra_cards_one_after_the_other() -> None:
    """MA-22: `look` or `enough`, also before the first; after the last the fight goes on; no stop card prevents it."""
    two = after(fight(row="h1.card2 a.stop", stack="s.weak s.weak s.focus", free=1), "use 1")
    assert may(two) == ["look", "enough"]
    assert row(after(two, "enough")) == "h1.card2 a.stop"
    one = after(two, "look", "card s.focus")
    assert may(one) == ["look", "enough"]
    assert one.pending == Pending("card2", 0, 1)
    both = after(one, "look", "card s.weak")
    assert both.step is Step.FIGHT
    assert row(both) == "h1.card2 a.stop s.focus s.weak"
    assert both.free == 1
    single = after(fight(row="h4.card1"), "use 1", "look", "card s.weak")
    assert single.step is Step.FIGHT


def test_ma23_destroy_another_card_for_nothing() -> None:
    """MA-23: it leaves the game at once, aging cards too; life is as before."""
    here = after(fight(row="s.focus h3.destroy a.despair"), "use 2", "on 3")
    assert listed(here.destroyed) == {"a.despair": 1}
    assert (row(here), here.life, here.total) == ("s.focus h3.destroy", 10, 3)


def test_ma24_double_another_card_once() -> None:
    """MA-24: it stays so if the doubling card leaves; no card is doubled twice."""
    here = after(fight(row="h3.double h2.double h5.plain h1.destroy"), "use 1", "on 3")
    assert here.events == (Doubled("h5.plain"),)
    assert here.total == 2 + 1 + 8
    assert may(after(here, "use 2")) == ["on 1", "on 4"]
    assert after(here, "use 4", "on 1").total == 1 + 8
    assert uses(fight(row="h2.double h5.plain+")) == []


def test_ma24_a_doubled_card_that_leaves_the_row_is_doubled_no_more() -> None:
    """MA-24: put under an empty stack's cards and drawn again."""
    here = fight(row="h2.double h1.under h5.plain", stack="", bottom=("s.weak",), aging="")
    here = after(here, "use 1", "on 3", "use 2", "on 3", "pay", "card s.weak", "pay", "card h5.plain")
    assert here.total == 1 + 4


def test_ma25_copy_uses_anothers_ability() -> None:
    """MA-25: used or not, of starting and knowledge cards; the copied card may be the target, the copy card not."""
    here = fight(row="h1.copy h1.destroy! s.weak h2.copy a.stop h2.plain s.meal")
    copying = after(here, "use 1")
    assert may(copying) == ["on 2", "on 7"]
    destroying = after(copying, "on 2")
    assert destroying.events == (Copied("h1.destroy"),)
    assert may(destroying) == ["on 2", "on 3", "on 4", "on 5", "on 6", "on 7"]
    assert row(after(destroying, "on 2")) == "h1.copy s.weak h2.copy a.stop h2.plain s.meal"


def test_ma25_several_copies_of_the_same_ability() -> None:
    """MA-25, MA-24: each copy doubles another card; then the copied card may be used itself."""
    here = fight(row="h1.copy h2.copy h2.double h5.plain s.sharp s.focus")
    here = after(here, "use 1", "on 3", "on 4", "use 2", "on 3", "on 5")
    assert here.total == 1 + 1 + 8 + 4 + 1
    assert may(after(here, "use 3")) == ["on 1", "on 2", "on 6"]


@pytest.mark.parametrize("ability", sorted(set(ABILITIES.values()) - {"copy"}))
def test_ma25_every_ability_can_be_copied_and_does_the_same(ability: str) -> None:
    """MA-25: what follows `on` is what follows `use` of the card itself, but for who is used."""
    card = next(code for code, each in ABILITIES.items() if each == ability)
    here = fight(row=f"h1.copy {card} s.focus", phase=Phase.RED)
    copied, used = after(here, "use 1", "on 2"), after(here, "use 2")
    assert (copied.step, copied.life, copied.lowered) == (used.step, used.life, used.lowered)
    if used.step is Step.ON:
        assert may(copied) == ["on 2", "on 3"]
        assert may(used) == ["on 1", "on 3"]
    else:
        assert [ply for ply in may(copied) if not ply.startswith("use")] == [
            ply for ply in may(used) if not ply.startswith("use")
        ]


def test_ma25_only_abilities_that_could_be_used_are_offered() -> None:
    """MA-25, MA-30: no life at the most, no `step` in the green phase, nothing to double but the copy card itself."""
    assert uses(fight(row="h1.copy s.meal", life=22)) == []
    assert uses(fight(row="h1.copy h1.step", phase=Phase.GREEN)) == []
    assert uses(fight(row="h1.copy h2.double!+")) == []
    assert uses(fight(row="h1.copy h2.double+")) == ["use 2"]
    assert uses(fight(row="h1.copy h2.copy")) == []
    assert uses(fight(row="h1.copy a.fear h2.plain")) == []


def test_ma26_step_values_the_hazard_one_phase_lower() -> None:
    """MA-26: once for each use, not below green, not against Final Chapters."""
    here = fight("h4.sort", "h1.step h1.copy h2.copy")
    assert here.value == 11
    once = after(here, "use 1")
    assert (once.value, once.events) == (7, (Stepped(Phase.YELLOW),))
    twice = after(once, "use 2", "on 1")
    assert twice.value == 4
    assert uses(twice) == []
    assert uses(fight(row="h1.step", phase=Phase.GREEN)) == []
    assert uses(fight("f.20", row="h1.step")) == []
    settled = after(fight("h4.sort", "h1.step h5.plain h4.card1 s.sharp", phase=Phase.YELLOW), "use 1", "end")
    assert listed(settled.discard)["h4.sort"] == 1
    assert settled.lowered == 0


# MA-27


def test_ma27_sort_looks_at_up_to_three_drops_one_and_restacks() -> None:
    """MA-27: in view they are not in the row and do not act; the first named is the next to be drawn."""
    here = after(fight(row="h3.sort", stack="a.stop s.focus s.sharp s.weak", free=1), "use 1")
    assert may(here) == ["look", "enough"]
    here = after(here, "look", "card a.stop", "look", "card s.focus")
    assert may(here) == ["look", "enough"]
    assert not here.stopped
    assert row(here) == "h3.sort"
    here = after(here, "look", "card s.sharp")
    assert may(here) == ["drop 1", "drop 2", "drop 3", "keep"]
    kept = after(here, "keep")
    assert may(kept) == [f"stack {order}" for order in ("123", "132", "213", "231", "312", "321")]
    stacked = after(kept, "stack 312")
    assert stacked.top == ("s.sharp", "a.stop", "s.focus")
    assert stacked.events == (Restacked(3),)
    dropped = after(here, "drop 1")
    assert listed(dropped.discard) == {"a.stop": 1}
    assert Dropped("a.stop") in dropped.events
    assert dropped.view == ("s.focus", "s.sharp")
    assert may(dropped) == ["stack 12", "stack 21"]
    turned = after(dropped, "stack 21")
    assert turned.top == ("s.sharp", "s.focus")
    assert chances(after(turned, "draw")) == {"card s.sharp": 1}
    assert chances(after(turned, "draw", "card s.sharp", "pay", "card s.focus", "pay")) == {"card s.weak": 1}


def test_ma27_sort_may_stop_at_any_time() -> None:
    """MA-27: no `drop` when none was looked at, no `stack` with one left or none."""
    here = after(fight(row="h3.sort", stack="s.focus s.weak"), "use 1")
    assert after(here, "enough").step is Step.FIGHT
    one = after(here, "look", "card s.focus", "enough")
    assert may(one) == ["drop 1", "keep"]
    kept, dropped = after(one, "keep"), after(one, "drop 1")
    assert (kept.step, kept.top, kept.view) == (Step.FIGHT, ("s.focus",), ())
    assert (dropped.step, dropped.top, dropped.view) == (Step.FIGHT, (), ())
    assert listed(dropped.discard) == {"s.focus": 1}


def test_ma27_sort_again_over_what_is_known() -> None:
    """MA-27: the cards looked at first lie deeper than those put back last."""
    here = fight(row="h3.sort h4.sort", stack="s.weak s.weak", top=("s.focus", "s.sharp"))
    here = after(here, "use 1", "look", "card s.focus", "enough", "keep")
    assert here.top == ("s.focus", "s.sharp")
    here = after(here, "use 2", "look", "card s.focus", "look", "card s.sharp", "look", "card s.weak", "drop 1")
    assert after(here, "stack 21").top == ("s.weak", "s.sharp")


def test_ma27_sort_at_the_edge_of_an_empty_stack() -> None:
    """MA-27, MA-31, MA-32: cards in view stay out of the renewed stack, on which they are put."""
    here = fight(row="h3.sort", stack="s.focus", discard="s.weak", aging="a.stop")
    here = after(here, "use 1", "look", "card s.focus", "look")
    assert chances(here) == {"aging a.stop": 1}
    here = after(here, "aging a.stop")
    assert chances(here) == {"card s.weak": 1, "card a.stop": 1}
    here = after(here, "card a.stop", "look", "card s.weak")
    assert here.stack_size == 0
    here = after(here, "drop 2", "stack 21")
    assert here.top == ("s.weak", "s.focus")
    assert listed(here.discard) == {"a.stop": 1}


def test_ma27_with_nothing_left_to_look_at_there_is_enough_alone() -> None:
    """MA-27, MA-30: a choice with one answer."""
    here = after(fight(row="h3.sort", stack="s.focus", aging=""), "use 1", "look", "card s.focus")
    assert may(here) == ["enough"]
    assert may(after(here, "enough", "keep")) == ["pay", "end"]


# MA-28 and MA-29


def test_ma28_an_exchange_takes_the_old_cards_place_and_free_draw() -> None:
    """MA-28: the old card is in the discard before the new one comes."""
    here = fight(row="s.weak* h4.swap1 s.daze+!", stack="s.sharp")
    free = after(here, "use 2", "on 1")
    assert listed(free.discard) == {"s.weak": 1}
    assert free.events == (Exchanged("s.weak"),)
    free = after(free, "card s.sharp")
    assert free.row[0].free
    paid = after(here, "use 2", "on 3", "card s.sharp")
    assert paid.row[2] == ("s.sharp", False, False, False)
    assert paid.step is Step.FIGHT


def test_ma28_swap2_once_or_twice() -> None:
    """MA-28: the first is not optional; then again, also on the card just drawn, or `enough`."""
    here = after(fight(row="s.weak h1.swap2", stack="s.focus s.focus", life=9), "use 2")
    assert may(here) == ["on 1"]
    once = after(here, "on 1", "card s.focus")
    assert may(once) == ["on 1", "enough"]
    assert after(once, "enough").step is Step.FIGHT
    twice = after(once, "on 1", "card s.focus")
    assert twice.step is Step.FIGHT
    assert listed(twice.discard) == {"s.weak": 1, "s.focus": 1}


def test_ma28_an_exchange_on_an_empty_stack_may_bring_the_same_card_back() -> None:
    """MA-28, MA-31, MA-32: it lies in the discard already when that is renewed."""
    here = after(fight(row="s.weak h4.swap1", stack="", aging="a.stop"), "use 2", "on 1")
    assert chances(here) == {"aging a.stop": 1}
    assert chances(after(here, "aging a.stop")) == {"card s.weak": 1, "card a.stop": 1}
    alone = after(fight(row="s.weak! h4.swap1", stack="", aging=""), "use 2", "on 1")
    assert chances(alone) == {"card s.weak": 1}
    back = after(alone, "card s.weak")
    assert back.row[0] == ("s.weak", False, False, False)


def test_ma28_a_card_just_exchanged_can_be_used() -> None:
    """MA-28, MA-15: exchanges of exchanged cards, by a card that came in exchange."""
    here = fight(row="s.weak h4.swap1", stack="h3.swap1", top=("h1.swap2",), bottom=("s.sharp",))
    here = after(here, "use 2", "on 1", "card h1.swap2")
    assert may(after(here, "use 1")) == ["on 2"]
    here = after(here, "use 1", "on 2", "card h3.swap1", "enough", "use 2", "on 1", "card s.sharp")
    assert row(here) == "s.sharp h3.swap1"


def test_ma29_under_puts_a_card_below_the_stack() -> None:
    """MA-29: under any put there before; a free draw is given back, another not."""
    here = fight(row="s.weak* h1.under s.daze h2.under", stack="s.sharp", free=0)
    one = after(here, "use 2", "on 1")
    assert (one.bottom, one.free) == (("s.weak",), 1)
    assert one.events == (PutUnder("s.weak", True),)
    two = after(one, "use 3", "on 2")
    assert (two.bottom, two.free, row(two)) == (("s.weak", "s.daze"), 1, "h1.under h2.under")
    drawn = after(two, "draw", "card s.sharp", "pay", "card s.weak", "pay")
    assert chances(drawn) == {"card s.daze": 1}


def test_ma29_an_empty_stack_is_renewed_first() -> None:
    """MA-29, MA-31: after `use`, or the `on` of `copy`, and before this `on`."""
    here = fight(row="h1.under h1.copy s.weak", stack="", discard="s.focus", aging="a.stop")
    used, copied = after(here, "use 1"), after(here, "use 2", "on 1")
    for waiting in (used, copied):
        assert chances(waiting) == {"aging a.stop": 1}
    renewed = after(used, "aging a.stop")
    assert may(renewed) == ["on 2", "on 3"]
    assert listed(renewed.middle) == {"s.focus": 1, "a.stop": 1}
    assert may(after(copied, "aging a.stop")) == ["on 1", "on 3"]
    done = after(renewed, "on 3")
    assert (listed(done.middle), done.bottom) == ({"s.focus": 1, "a.stop": 1}, ("s.weak",))


def test_ma29_without_aging_cards_the_discard_alone_is_renewed_at_once() -> None:
    """MA-29, MA-32: no ply stands between; and with nothing at all to draw `under` is not offered."""
    here = after(fight(row="h1.under s.weak", stack="", discard="s.focus", aging=""), "use 1")
    assert may(here) == ["on 2"]
    assert (listed(here.middle), sum(here.discard)) == ({"s.focus": 1}, 0)
    assert uses(fight(row="h1.under s.weak", stack="", aging="")) == []


def test_ma30_what_needs_a_card_to_draw_is_not_offered_without_one() -> None:
    """MA-30: `card1`, `card2`, `sort`, `under`, also to `copy`; exchanges go on, for the old card is there."""
    cards = "h4.card1 h1.card2 h3.sort h1.under h1.swap2 h1.copy h4.swap1"
    assert uses(fight(row=cards, stack="", aging="")) == ["use 5", "use 6", "use 7"]
    assert may(after(fight(row=cards, stack="", aging=""), "use 6")) == ["on 5", "on 7"]
    assert len(uses(fight(row=cards, stack="", aging="", discard="s.weak"))) == 7
    assert len(uses(fight(row=cards, stack="", aging="a.lost"))) == 7
    assert len(uses(fight(row=cards, stack="", aging="", top=("s.weak",)))) == 7
    assert len(uses(fight(row=cards, stack="", aging="", bottom=("s.weak",)))) == 7


def test_ma30_what_helps_nothing_is_offered_all_the_same() -> None:
    """MA-30: doubling a 0 or an aging card, and destroying the best card."""
    here = fight(row="h2.double s.weak a.lost h5.plain h1.destroy")
    assert may(after(here, "use 1")) == ["on 2", "on 3", "on 4", "on 5"]
    assert after(here, "use 1", "on 3").total == 1 - 8 + 4
    assert "on 4" in may(after(here, "use 5"))


def test_ma30_a_second_extra_card_needs_one_to_draw() -> None:
    """MA-30, MA-22: `enough` alone is left."""
    here = after(fight(row="h1.card2", stack="s.weak", aging=""), "use 1", "look", "card s.weak")
    assert may(here) == ["enough"]
