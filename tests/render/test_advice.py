"""Why a hint advises a move, in the sentences of every game."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from render.catalogue import face
from render.kit.advice import Advice, Quantity, in_hundred
from rules.catalogue import GAMES
from rules.core import Choice, Played, Position
from rules.mars.position import Mars
from words import ENGLISH, of

SAY = of(ENGLISH)
NAMES = ("**Ann**", "**Ben**")


def waiting(key: str, plies: int = 0) -> Position:
    """A position that waits for a seat, after so many plies: the first of each."""
    game = GAMES[key]
    position: Position = game.new(game.seats[0], game.settle({}))
    while plies or not isinstance(position.turn(), Choice):
        plies -= isinstance(position.turn(), Choice)
        position = position.play(position.turn().plies[0])  # type: ignore[union-attr]
    return position


def advice(key: str, plies: int = 0, share: float = 0.5) -> Advice:
    """The first ply of a position, as advised."""
    before = waiting(key, plies)
    turn = before.turn()
    assert isinstance(turn, Choice)
    first = Played(before, turn.seat, turn.plies[0], before.play(turn.plies[0]))
    return Advice(turn.seat, (first,), share)


def quantity(after: float, other: float, *, later: bool = False, explains: bool = True) -> Quantity:
    """A quantity after the advised move and after the next best one; 1 before. `later`: it explains after best play."""
    return Quantity(1, after, after, other, other, explains and not later, explains and later)


def told(key: str, quantities: Mapping[str, Quantity], plies: int = 0) -> list[str]:
    """What the game says of the move itself."""
    return face(key, SAY).teller.gains(replace(advice(key, plies=plies), changes=quantities))


@pytest.mark.parametrize(
    ("lead", "said"),
    [
        (quantity(9, 3), ["Against your opponent, this is worth +8. The next-best move is worth +2."]),
        (quantity(1, -4), ["Against your opponent, this is worth ±0. The next-best move is worth −5."]),
        (
            quantity(1, -4, later=True),
            [
                "With best play after that, it’s 7 for you and 6 for your opponent. "
                "After the next-best move, it’s 2 and 6."
            ],
        ),
        (quantity(9, 9, explains=False), []),
    ],
)
def test_the_games_up_tells_points_that_explain_the_move(lead: Quantity, said: list[str]) -> None:
    points = {"points": quantity(7, 2), "their points": quantity(6, 6)}
    assert told("games_up", {"lead": lead, **points}) == said


def test_stranded_tells_risks_that_explain_the_move() -> None:
    mine, theirs = quantity(0.25, 0.5), quantity(0.5, 0.25)
    assert told("stranded", {"danger": mine, "their danger": theirs}, 4) == [
        "Your risk of being stranded on your next roll is 25%. After the next-best move, it’s 50%.",
        "The highest risk for an opponent is 50%. After the next-best move, it’s 25%.",
    ]
    nothing = quantity(0.5, 0.5, explains=False)
    assert told("stranded", {"danger": nothing, "their danger": nothing}, 4) == []
    rounded = quantity(0.251, 0.252)
    assert told("stranded", {"danger": rounded, "their danger": nothing}, 4) == [], "the same in whole hundredths"


def test_mars_tells_what_is_missing_only_while_the_fight_goes_on() -> None:
    drawing = advice("mars", plies=1)
    assert isinstance(drawing.played[0].after, Mars)
    assert drawing.played[0].after.foe
    assert told("mars", {"missing": quantity(3, 5), "life": quantity(18, 16)}, 1) == [
        "You’d need 3 more to win the fight. After the next-best move, you’d need 5 more.",
        "This leaves you 18 life. The next-best move leaves 16.",
    ]
    unchanged = {name: quantity(3, 3, explains=False) for name in ("missing", "life")}
    assert told("mars", unchanged, 1) == []


def test_strata_tells_what_explains_the_turn() -> None:
    no = quantity(0, 0, explains=False)
    counts = {"free pawns": quantity(6, 5), "their free pawns": quantity(4, 5)}
    reach = {"captures in reach": quantity(1, 0), "their captures in reach": quantity(0, 2)}
    yes = quantity(2, 0)
    names = ("free balance", "captures balance", "can climb", "they can climb")
    assert told("strata5", {**counts, **reach, **dict.fromkeys(names, no)}) == []
    assert told("strata5", {**counts, **reach, **dict.fromkeys(names, yes)}) == [
        "This keeps your opponent away from level 5.",
        "After this, you threaten to climb to level 5.",
        "After this, 6 of your pawns can move, and 4 of your opponent’s can. After the next-best turn, it’s 5 and 5.",
        "After this, the count of captures in reach is 1 to 0. After the next-best turn, it’s 0 to 2.",
    ]


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (1.0, "With best play, this wins for sure."),
        (0.999, "Estimated winning chance: 99%."),
        (0.5, "Estimated winning chance: 50%."),
        (0.001, "Estimated winning chance: 1%."),
        (0.0, "The computer no longer sees a way to win."),
    ],
)
def test_only_what_is_proved_is_told_as_certain(share: float, said: str) -> None:
    told = face("strata5", SAY).teller.prospects(advice("strata5", share=share), NAMES)
    assert told == [said]


def test_shares_are_rounded_to_whole_hundredths() -> None:
    assert [in_hundred(each) for each in (0.0, 0.004, 0.126, 0.996, 1.0)] == [0, 1, 13, 99, 100]


def test_a_card_in_a_hint_of_mars_says_what_is_done_with_it() -> None:
    facing = advice("mars")
    assert str(facing.played[0].ply) == "face 1"
    (told,) = face("mars", SAY).teller.meanings(facing.played)
    assert told.startswith("Face a hazard (1: "), told
    (drawn,) = face("mars", SAY).teller.meanings(advice("mars", plies=1).played)
    assert drawn == "Draw"
