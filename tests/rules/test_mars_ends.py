"""Stranded on Mars, clause by clause: the deck, the Final Chapters and the end (MA-31 to MA-38), and that it ends."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from rules.core import Choice, IllegalPlyError, Over
from rules.mars import Mars
from rules.mars.cards import ABILITIES, CHAPTERS, COUNTS
from rules.mars.events import AgingJoined, Cost, LifePaid, Renewed, Won
from rules.mars.piles import listed, pile
from rules.mars.state import Line, Step
from rules.notation import legal
from tests.rules.mars_tables import after, cards, chances, ended, fight, may, new
from tests.rules.walks import a_ply


def test_ma31_an_aging_card_joins_when_a_card_is_needed() -> None:
    """MA-31: not when the last one leaves; the row stays out; the new stack is in unknown order."""
    here = fight(row="s.sharp", stack="s.weak", discard="s.focus s.focus", aging="a.fear a.lost", free=2)
    last = after(here, "draw", "card s.weak")
    assert last.stack_size == 0
    assert may(last) == ["draw", "end"]
    assert last.odds() == {"s.focus": 2, "a.fear": 1}
    needed = after(last, "draw")
    assert chances(needed) == {"aging a.fear": 1}
    assert needed.step is Step.AGING
    renewed = after(needed, "aging a.fear")
    assert renewed.events == (AgingJoined("a.fear"), Renewed(3))
    assert chances(renewed) == {"card s.focus": 2, "card a.fear": 1}
    assert sum(renewed.discard) == 0
    assert listed(renewed.aging) == {"a.lost": 1}
    assert after(last, "end").stack_size == 0


def test_ma31_paying_and_looking_renew_too() -> None:
    """MA-31: `aging` stands between the ply that needs the card and its `card`; life is paid before."""
    here = fight(row="h4.card1", stack="", aging="a.fear")
    paid = after(here, "pay")
    assert (paid.life, may(paid)) == (9, ["aging a.fear"])
    assert paid.events == (LifePaid(1, Cost.CARD),)
    looked = after(here, "use 1", "look")
    assert may(looked) == ["aging a.fear"]
    assert chances(after(looked, "aging a.fear")) == {"card a.fear": 1}


def test_ma31_the_odds_before_an_aging_card_joins() -> None:
    """MA-31: one in so many for each that may join, the discard's cards as often as not."""
    here = fight(stack="", discard="s.weak s.weak a.dull", aging="a.dull a.dull a.stop a.lost")
    # Three ways to join: twice a.dull (then 2 of 4 cards are s.weak, 2 a.dull), once a.stop.
    assert here.odds() == {"s.weak": 6, "a.dull": 3 + 2, "a.stop": 1}
    assert fight(stack="", aging="").odds() == {}


def test_ma32_with_no_aging_card_left_the_discard_alone_is_the_stack() -> None:
    """MA-32: without a ply; with nothing left at all, nothing can be drawn."""
    here = fight(row="s.sharp", stack="", discard="s.focus s.weak", aging="", free=3)
    assert here.odds() == {"s.focus": 1, "s.weak": 1}
    drawn = after(here, "draw")
    assert chances(drawn) == {"card s.focus": 1, "card s.weak": 1}
    assert drawn.events == (Renewed(2),)
    assert drawn.aging_joined == 10
    empty = after(drawn, "card s.focus", "draw", "card s.weak")
    assert empty.free == 1
    assert may(empty) == ["end"]
    assert not empty.can_draw


# The Final Chapters


def test_ma33_the_chapters_one_after_the_other() -> None:
    """MA-33, MA-36: the order is chosen; the other follows at once; beating it wins."""
    start = after(fight("h1.copy", "h5.plain", hazards="", finals=("f.30", "f.25")), "end")
    assert may(start) == ["chapter 1", "chapter 2"]
    assert after(start, "chapter 1").foe == "f.30"
    first = after(start, "chapter 2")
    assert (first.foe, first.value, first.free) == ("f.25", 25, 7)
    assert first.number == start.number
    row = cards("h5.plain+ h5.plain+ h4.card1+ h4.sort+ h4.swap1+")
    second = after(replace(first, row=row), "end")
    assert (second.foe, second.value, second.free, second.row) == ("f.30", 30, 8, ())
    assert second.events == (Won("f.25", 34, 25),)
    assert second.number == first.number + 1
    assert second.beaten == ("f.25",)
    won = after(replace(second, row=row), "end")
    assert ended(won) == "won"
    turn = won.turn()
    assert isinstance(turn, Over)
    assert turn.outcome.winners == (1,)


def test_ma33_a_chapter_must_be_won() -> None:
    """MA-33: `end` stands only with the sum at or above the value; drawing for life goes on."""
    assert may(fight("f.20", "h5.plain+ h5.plain+ h3.sort!")) == ["pay"]
    assert may(fight("f.20", "h5.plain+ h5.plain+ h3.sort! h2.plain")) == ["pay", "end"]
    assert may(fight("f.20", "h5.plain", free=1)) == ["draw"]


ENOUGH = {
    "f.20": "h5.plain+ h5.plain+ h4.card1 s.focus",
    "f.25": "h5.plain+ h5.plain+ h4.card1+ h4.sort",
    "f.30": "h5.plain+ h5.plain+ h4.card1+ h4.sort+ h2.plain",
    "f.35": "h5.plain+ h5.plain+ h4.card1+ h4.sort+ h4.swap1+ s.focus",
    "f.40": "h5.plain+ h5.plain+ h4.card1+ h4.sort+ h4.swap1+ h4.destroy+",
    "f.toll": "h5.plain+ h5.plain+",
    "f.half": "h5.plain+ h5.plain+ h4.card1+ s.weak s.weak s.weak",
    "f.plus": "h5.plain+ h5.plain+ h4.card1+ h4.sort+ h4.swap1+ h4.destroy+ s.sharp s.focus s.weak",
    "f.aged": "h5.plain+ h5.plain+",
    "f.all": "h5.plain+ h4.card1+",
}
"""For each chapter a row that is just enough: eight aging cards have joined, h1.copy and h4.sort were never beaten."""


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_ma33_every_chapter_can_be_fought_and_beaten(chapter: str) -> None:
    """MA-33, MA-5, MA-17: with a row that is just enough, and not with one more aging card in it."""
    unbeaten, other = pile(["h1.copy", "h4.sort"]), "f.25" if chapter == "f.20" else "f.20"
    here = fight(chapter, ENOUGH[chapter], aging="a.fear a.despair", past=unbeaten, beaten=(other,))
    assert here.total == here.value
    assert ended(after(here, "end")) == "won"
    assert "end" not in may(replace(here, row=(*here.row, *cards("a.lost"))))


def test_ma34_without_a_way_on_the_game_is_lost() -> None:
    """MA-34: at once, when neither `end` nor a draw nor an ability is possible."""
    here = fight("f.20", "h5.plain", life=1, stack="s.weak s.weak")
    lost = after(here, "pay", "card s.weak")
    assert ended(lost) == "chapter not beaten"
    assert lost.life == 0
    assert ended(after(fight("f.20", "h5.plain", life=0, free=1), "draw", "card s.weak")) == "chapter not beaten"
    assert ended(after(fight("f.20", "s.weak", life=0, free=2), "draw", "card s.weak")) is None


def test_ma34_an_ability_keeps_the_game_going_whatever_it_does() -> None:
    """MA-34: a useless one too; when it is used up, the game is lost."""
    here = after(fight("f.20", "h2.double", life=1), "pay", "card s.weak")
    assert may(here) == ["use 1"]
    assert ended(after(here, "use 1", "on 2")) == "chapter not beaten"
    nothing_to_draw = fight("f.20", "h5.plain h1.destroy", life=5, stack="", aging="")
    assert may(nothing_to_draw) == ["use 2"]
    assert ended(after(nothing_to_draw, "use 2", "on 1")) == "chapter not beaten"


def test_ma34_a_stop_card_may_lose_a_chapter() -> None:
    """MA-34, MA-13: free draws are left, but no life to draw beside the stop card."""
    here = after(fight("f.20", "s.weak", life=0, free=2, stack="a.stop"), "draw", "card a.stop")
    assert ended(here) == "chapter not beaten"


def test_ma34_all_beaten_needs_no_card() -> None:
    """MA-34: `f.all` with no hazard never beaten has 0 free draws and value 0; `pay` is possible too."""
    here = after(fight("h1.copy", "h5.plain", hazards="", finals=("f.20", "f.all")), "end", "chapter 2")
    assert (here.free, here.value) == (0, 0)
    assert may(here) == ["pay", "end"]
    assert after(here, "end").foe == "f.20"
    assert may(after(here, "pay", "card s.weak")) == ["pay", "end"]
    assert may(after(fight("f.all", "", stack="s.daze s.daze", past=pile([])), "pay", "card s.daze")) == ["pay"]
    assert may(fight("f.aged", "", free=5)) == ["draw"]


def test_ma36_the_second_chapter_wins_only_with_its_hunger_paid() -> None:
    """MA-36, MA-35."""
    row = "h5.plain+ h5.plain+ h4.sort+ a.hunger2"
    assert ended(after(fight("f.20", row, life=2, beaten=("f.25",)), "end")) == "won"
    assert ended(after(fight("f.20", row, life=1, beaten=("f.25",)), "end")) == "cannot pay for hunger"


def test_ma37_the_score_line_by_line() -> None:
    """MA-37: cards owned in stack, discard, row and view; destroyed ones do not count; hazards wherever they lie."""
    here = fight(
        "h5.plain",
        "h4.sort a.fear",
        stack="s.sharp a.dull",
        discard="h3.sort",
        top=("s.focus",),
        bottom=("a.lost",),
        view=("s.daze",),
        destroyed=pile(["a.despair", "s.sharp"]),
        hazards="h1.copy h1.copy",
        past=pile(["h2.plain"]),
        beaten=("f.20",),
    )
    lines = {each.line: (each.number, each.points) for each in here.score_lines()}
    assert lines == {
        Line.CARDS: (5, 3 + 2 + 2 + 1 - 1),
        Line.AGING: (3, -15),
        Line.CHAPTERS: (1, 15),
        Line.LIFE: (10, 0),
        Line.UNBEATEN: (4, -12),
    }
    assert here.score == 7 - 15 + 15 - 12


def test_ma37_life_counts_when_won() -> None:
    """MA-37: 5 each; chapters 15 each; the same numbers are the outcome's."""
    won = after(fight("f.20", "h5.plain+ h5.plain+ h4.sort+", life=3, beaten=("f.25",), stack=""), "end")
    turn = won.turn()
    assert isinstance(turn, Over)
    assert turn.outcome.scores == (4 + 4 + 3 + 30 + 15,)
    assert turn.outcome.scores == (won.score,)


def test_ma37_from_the_first_ply_on() -> None:
    """MA-37: the starting deck is worth 0 and 30 hazards -90; dealt ones count where they lie."""
    start = new(1)
    assert start.score == 2 + 3 - 5 - 90
    dealt = after(start, "final f.20", "final f.25", "deal h1.copy")
    assert dealt.score == start.score
    assert after(dealt, "deal h5.plain", "face 1").score == start.score
    assert after(new(2), "aging a.fear").score == start.score - 5


def test_ma38_resigning_at_any_time_is_a_loss() -> None:
    """MA-38: by chance's turn or one's own; scored by MA-37; once."""
    for here in (new(4), after(new(1), "final f.20", "final f.25", "deal h1.copy"), fight(row="s.weak"), fight()):
        over = after(here, "resign 1")
        turn = over.turn()
        assert isinstance(turn, Over)
        assert turn.outcome.winners == ()
        assert turn.outcome.reason == "resigned"
        assert turn.outcome.scores == (here.score,)
        assert may(over) == []
        with pytest.raises(IllegalPlyError):
            over.resign(1)


# It always ends

ROUNDS = 3 * sum(new(1).hazards) // 2 + 2
"""No game has more rounds: in three phases of at most 30 hazards these come two by two, and two chapters follow."""

USES = sum(COUNTS[code] for code in ABILITIES)
"""No fight has more uses of an ability (MA-15)."""


def left(position: Mars) -> tuple[int, ...]:
    """What becomes less with every ply, the first numbers before the later ones.

    The rounds to come; what is still to be done before the fight; the uses left; the plies left of the ability under
    way; free draws, life, and the card that is coming; the plies of settling.
    """
    before = {Step.FIRST_AGING: 4, Step.FINAL: 3 - len(position.finals), Step.DEAL: 3 - len(position.dealt)}
    before |= {Step.FACE: 1, Step.CHAPTER: 1}
    waiting = {Step.AGING: 2, Step.CARD: 1}.get(position.step, 0)
    ability = {Step.DROP: 2, Step.STACK: 1}.get(position.step, 0)
    if position.pending is not None and not ability:
        # An exchange is chosen, renewed and drawn; `copy` goes on as another ability; three looks, drop and stack.
        ability = 100 if position.pending.ability == "copy" else 10 + 4 * position.pending.left
        ability -= {Step.AGING: 2, Step.CARD: 3}.get(position.step, 0)
        ability += 3 if position.pending.ability == "under" and position.step is Step.AGING else 0
    settled = {Step.OVER: 0, Step.DESTROY: 1 + len(position.row)}.get(position.step, 100)
    return (
        -position.number,
        before.get(position.step, 0),
        settled,
        USES - sum(position.uses),
        ability,
        position.free + position.life,
        waiting,
    )


@pytest.mark.parametrize("seed", range(60))
def test_no_sequence_of_plies_loops_for_ever(seed: int, dice: random.Random) -> None:
    """MA-15, MA-25, MA-29: something always becomes less, so every game ends; here over long random games."""
    position = replace(new(seed % 4 + 1), life=dice.choice((20, 60, 200)))
    while not isinstance(turn := position.turn(), Over):
        plies = [ply for ply in legal(position) if str(ply) not in ("end", "enough", "done")]
        ply = (
            dice.choice(plies) if plies and isinstance(turn, Choice) and dice.random() < 0.9 else a_ply(position, dice)
        )
        following = position.play(ply)
        assert isinstance(following, Mars)
        assert left(following) < left(position), str(ply)
        assert following.number <= ROUNDS
        position = following
