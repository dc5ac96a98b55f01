"""Why a hint advises a move, in the sentences of every game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import pytest

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


Changes = Mapping[str, tuple[float, float, float]]


def advice(key: str, changes: Changes = MappingProxyType({}), plies: int = 0, share: float = 0.5) -> Advice:
    """The first ply of a position, as advised."""
    before = waiting(key, plies)
    turn = before.turn()
    assert isinstance(turn, Choice)
    first = Played(before, turn.seat, turn.plies[0], before.play(turn.plies[0]))
    quantities = {name: Quantity(*each) for name, each in changes.items()}
    return Advice(turn.seat, (first,), share, changes=quantities)


@pytest.mark.parametrize(
    ("own", "theirs", "told"),
    [
        ((3, 11, 11), (5, 2, 2), ["Your score changes by +8, and your opponent’s drops by 3."]),
        ((3, 5, 5), (5, 5, 5), ["Your score changes by +2."]),
        ((3, 3, 3), (5, 4, 4), ["Your opponent’s score drops by 1."]),
        (
            (3, 3, 0),
            (5, 5, 9),
            [
                "This scores nothing right away.",
                "With best play after that, the score is 0 for you and 9 for your opponent.",
            ],
        ),
    ],
)
def test_the_games_up_tells_points(
    own: tuple[float, float, float], theirs: tuple[float, float, float], told: list[str]
) -> None:
    found = advice("games_up", {"points": own, "their points": theirs})
    assert face("games_up", SAY).teller.gains(found) == told


def test_stranded_tells_risks_once_the_towers_stand() -> None:
    changes = {"danger": (0.5, 0.25, 0.25), "their danger": (0.25, 0.25, 0.25)}
    teller = face("stranded", SAY).teller
    assert teller.gains(advice("stranded", changes)) == []
    assert teller.gains(advice("stranded", changes, 4)) == [
        "Your risk of being stranded on your next roll goes from 50% to 25%.",
        "The highest risk for any opponent stays at 25%.",
    ]
    none = {"danger": (0.0, 0.0, 0.0), "their danger": (0.0, 0.0, 0.0)}
    assert teller.gains(advice("stranded", none, 4)) == []


def test_mars_tells_what_is_missing_only_while_the_fight_goes_on() -> None:
    teller = face("mars", SAY).teller
    changes = {"missing": (5.0, 3.0, 3.0), "life": (20.0, 18.0, 18.0)}
    drawing = advice("mars", changes, 1)
    assert isinstance(drawing.played[0].after, Mars)
    assert drawing.played[0].after.foe
    assert teller.gains(drawing) == [
        "You’d need 3 more to win the fight, not 5.",
        "Your life goes from 20 to 18.",
    ]


def test_strata_tells_free_pawns_and_threats() -> None:
    changes = {
        "free pawns": (5.0, 6.0, 6.0),
        "their free pawns": (5.0, 4.0, 4.0),
        "captures in reach": (0.0, 1.0, 1.0),
        "their captures in reach": (0.0, 0.0, 0.0),
    }
    assert face("strata5", SAY).teller.gains(advice("strata5", changes)) == [
        "After this, 6 of your pawns can move, and 4 of your opponent’s can.",
        "After this, you threaten 1 pawn, and your opponent threatens none of yours.",
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
