"""What an analysis says of expensive moves: whose, what was better, and why, in words that address nobody."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cogs.words import analysis
from opponents.analysis import Analysed, Mistake
from render.catalogue import face
from render.face import Teller
from render.kit.advice import Compared
from rules.catalogue import GAMES
from rules.core import CHANCE, Choice
from sessions.records.past import Past
from tests.opponents.random_games import random_game
from words import ENGLISH, Language, of

SAY = of(ENGLISH)

GAMES_PLAYED = 40
"""So many games are looked through for a reason that is the game's own; mostly the first has one."""


def game_with_mistakes(key: str, dice: random.Random) -> tuple[Past, Analysed]:
    """A game at random, of which every third choice is taken for a mistake; any other ply for the better one."""
    game = GAMES[key]
    _, start, played = random_game(key, dice, game.seats[0], most=300)
    past = Past(game, start, tuple(played), ("Ann", "Ben")[: game.seats[0]])
    found: list[Mistake] = []
    for index, each in enumerate(played):
        turn = each.before.turn()
        if each.seat != CHANCE and isinstance(turn, Choice) and len(turn.plies) > 1:
            other = dice.choice([ply for ply in turn.plies if ply != each.ply])
            found.append(Mistake(index, each.seat, 0.03, (str(other),), 0.5))
    shares = (0.5,) * game.seats[0]
    return past, Analysed((shares,) * (len(played) + 1), tuple(each.seat for each in played), tuple(found[::3]))


def reasons(key: str, dice: random.Random, language: str) -> Iterator[str]:
    past, analysed = game_with_mistakes(key, dice)
    assert analysed.mistakes
    for each in analysed.mistakes:
        yield " ".join(analysis.why(of(Language(language)), past, each))


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.seeded
def test_why_a_better_move_is_better_is_always_said(key: str, dice: random.Random) -> None:
    chance, own = SAY.analysis.why_better(better="53%", played="50%"), 0
    overridden = type(face(key, SAY).teller).outdoes is not Teller.outdoes
    for _ in range(GAMES_PLAYED if overridden else 1):
        for each in reasons(key, dice, "en"):
            assert " would have " in each, each
            assert "our " not in each, "the reader need not be who played it"
            own += each != chance
        if own:
            break
    assert bool(own) is overridden, "a game that tells why a move is better (`Teller.outdoes`) does so"


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.seeded
def test_it_is_said_in_every_language(key: str, language: str, dice: random.Random) -> None:
    for each in reasons(key, dice, language):
        assert each
        assert "would" not in each


@pytest.mark.parametrize(
    ("key", "quantities", "told"),
    [
        (
            "games_up",
            {"points": (11, 5), "their points": (2, 5)},
            ["The score would have been 11 to 2 instead of 5 to 5."],
        ),
        ("games_up", {"points": (5, 5), "their points": (5, 5)}, []),
        (
            "stranded",
            {"danger": (0.05, 0.3), "their danger": (0.6, 0.2)},
            [
                "The risk of being stranded on the next roll would have been 5% instead of 30%.",
                "The highest risk for an opponent would have been 60% instead of 20%.",
            ],
        ),
        ("stranded", {"danger": (0.3, 0.05), "their danger": (0.2, 0.2)}, []),
        (
            "strata5",
            {
                "free pawns": (4, 3),
                "their free pawns": (3, 3),
                "captures in reach": (0, 1),
                "their captures in reach": (0, 2),
            },
            [
                "The count of pawns that can move would have been 4 to 3 instead of 3 to 3.",
                "The count of captures in reach would have been 0 to 0 instead of 1 to 2.",
            ],
        ),
        (
            "mars",
            {"missing": (2, 4), "life": (12, 10)},
            ["The fight would have been 2 short instead of 4.", "That would have left 12 life instead of 10."],
        ),
        ("mars", {"missing": (0, 4), "life": (10, 12)}, []),
    ],
)
def test_each_game_compares_what_counts_in_it(
    key: str, quantities: dict[str, tuple[float, float]], told: list[str]
) -> None:
    balances = dict.fromkeys(("lead", "free balance", "captures balance"), Compared(1, 0))
    compared = {**balances, **{name: Compared(*each) for name, each in quantities.items()}}
    assert face(key, SAY).teller.outdoes(compared) == told


def test_the_readers_own_mistakes_come_first(dice: random.Random) -> None:
    past, _ = game_with_mistakes("games_up", dice)
    choices = [index for index, each in enumerate(past.played) if each.seat != CHANCE]
    theirs, mine = (next(index for index in choices if past.played[index].seat == seat) for seat in (1, 2))
    plies = [str(each.ply) for each in past.played]
    found = (Mistake(theirs, 1, 0.4, (plies[theirs],)), Mistake(mine, 2, 0.1, (plies[mine],)))
    analysed = Analysed(((0.5, 0.5),) * (len(plies) + 1), tuple(each.seat for each in past.played), found)
    of_ben, of_ann = analysis.expensive(SAY, past, analysed, 2)[1:]
    assert "cost 10 percentage points" in of_ben
    assert "**Ben** " in of_ben.split("Better: ")[0]
    assert "cost 40 percentage points" in of_ann
    assert "cost 40 " in analysis.expensive(SAY, past, analysed)[1], "for others, the worst comes first"
