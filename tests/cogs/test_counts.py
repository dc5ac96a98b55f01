"""What is counted reads well for none, one and two of it."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from cogs.words import games, replaying, standings
from sessions.dice import Luck
from sessions.results.ratings import Rating
from sessions.results.standings import Best, Count, Tally
from sessions.tables.overview import Listed
from tests.cogs.snapshots import opened
from tests.sessions.club import ANN, BEN
from tests.sessions.scripted import scripted_session
from words import ENGLISH, of

SAY = of(ENGLISH)


def test_somebody_in_a_ranking() -> None:
    told = [
        standings.ranked(SAY, 1, "Ann", 812.4, Tally(played=played, won=won))
        for played, won in ((1, 0), (1, 1), (2, 1))
    ]
    assert told == [
        "1. Ann: 812, 1 game, none won",
        "1. Ann: 812, 1 game, 1 won",
        "1. Ann: 812, 2 games, 1 won",
    ]
    streak = Tally(played=2, won=2, streak=2, best_streak=2)
    assert standings.ranked(SAY, 2, "Ben", 0.0, streak) == "2. Ben: 0, 2 games, 2 won, 2 in a row"


def test_somebody_in_a_ranking_by_scores() -> None:
    assert standings.scored(SAY, 1, "Ann", Best(1, -3, 1)) == "1. Ann: −3, in 1 game"
    assert standings.scored(SAY, 2, "Ben", Best(2, 7, 2)) == "2. Ben: 7, in 2 games"


@pytest.mark.parametrize(
    ("number", "length", "told"),
    [
        (1, 0, "1 game, no moves."),
        (1, 1, "1 game, 1 move."),
        (2, 1, "2 games, 1 move on average."),
        (2, 2, "2 games, 2 moves on average."),
    ],
)
def test_the_head_of_a_ranking(number: int, length: int, told: str) -> None:
    assert standings.ranking(SAY, "stranded", number, length)[1] == told


def test_wins_by_seat() -> None:
    seats = {1: Count(1, 0), 2: Count(2, 2)}
    assert standings.by_seat(SAY, seats) == "-# Wins by seat: 0 of 1 in seat 1, 2 of 2 in seat 2."


def test_a_tally() -> None:
    def told(found: Tally) -> str:
        return standings.tally(SAY, "stranded", found, None, {}, {})[1]

    assert told(Tally(played=1, moves=1)) == "1 game: lost, 1 move."
    assert told(Tally(played=1, won=1, moves=2)) == "1 game: won, 2 moves."
    assert told(Tally(played=1, drawn=1)) == "1 game: drawn, no moves."
    assert told(Tally(played=2, won=1, moves=4)) == "2 games: 1 won and 1 lost, 2 moves on average."
    assert told(Tally(played=2, won=2, moves=2)) == "2 games: 2 won, 1 move on average."
    assert told(Tally(played=2, drawn=1)) == "2 games: 1 drawn and 1 lost, no moves on average."


@pytest.mark.parametrize(
    ("rating", "told"),
    [
        (None, "No rating yet."),
        (Rating(813.6, provisional=False), "Rating 814."),
        (
            Rating(31.4, provisional=True),
            "Rating 31 (provisional until there are more games against different players).",
        ),
    ],
)
def test_a_rating(rating: Rating | None, told: str) -> None:
    assert standings.tally(SAY, "stranded", Tally(played=1), rating, {}, {1: Count(1, 0)})[1].endswith(f" {told}")


def test_a_tally_by_seat_and_opponent_or_by_score() -> None:
    """A game for one has scores and no seats to compare; whoever played with no computer is told nothing of them."""
    found = Tally(played=2, won=1, moves=4)
    found.against.update({7: Count(1, 0), 8: Count(2, 1)})
    found.scores.update({"level=1": [4], "level=2": [-3, 1]})
    seats = {1: Count(1, 0), 2: Count(1, 1)}
    assert standings.tally(SAY, "mars", found, None, {7: "Ben", 8: "Cat"}, seats)[2:] == [
        "Wins by seat: 0 of 1 in seat 1, 1 of 1 in seat 2.",
        "Head to head: 0 of 1 against Ben, 1 of 2 against Cat.",
    ]
    found.against_levels.update({"hard": Count(1, 0), "easy": Count(2, 1)})
    assert standings.tally(SAY, "mars", found, None, {}, seats)[3:] == [
        "Wins against computers: easy 1 of 2, hard 0 of 1."
    ]
    found.against_levels.clear()
    assert standings.tally(SAY, "mars", found, None, {}, {})[2:] == [
        f"{standings.with_options(SAY, 'mars', 'level=1')}: 4 in 1 game.",
        f"{standings.with_options(SAY, 'mars', 'level=2')}: best 1, average −1 in 2 games.",
    ]


@pytest.mark.parametrize(
    ("total", "mine", "here"),
    [
        (0, "You’re at no open tables.", "There are no open tables in this server."),
        (1, "You’re at 1 open table.", "There is 1 open table in this server."),
        (2, "You’re at 2 open tables.", "There are 2 open tables in this server."),
    ],
)
def test_open_tables(total: int, mine: str, here: str) -> None:
    listed = Listed((), 0, 1, total)
    assert (games.heading(SAY, listed, mine=True), games.heading(SAY, listed, mine=False)) == (mine, here)


def test_the_moves_of_a_game() -> None:
    assert [SAY.watching.moves_so_far(moves=number) for number in range(3)] == [
        "This game has no moves.",
        "This game has 1 move.",
        "This game has 2 moves.",
    ]


def test_the_pictures_of_a_replay() -> None:
    assert [SAY.replaying.drawing(drawn=drawn, frames=frames) for drawn, frames in ((0, 1), (1, 1), (1, 2))] == [
        "Creating the replay: 0 of 1 frames done.",
        "Creating the replay: 1 of 1 frames done.",
        "Creating the replay: 1 of 2 frames done.",
    ]


@pytest.mark.parametrize(
    ("key", "draws", "told"),
    [
        (
            "strata5",
            0,
            "Only the seats are drawn at random in this game. I drew them again from its secret, and the result",
        ),
        ("games_up", 1, "I repeated this game’s random draws from its secret (1 draw). The results were the same."),
        (
            "stranded",
            2,
            "I rolled this game’s dice again from its secret (2 draws). The results were the same.",
        ),
    ],
)
def test_what_was_drawn_in_a_game(key: str, draws: int, told: str) -> None:
    session = opened((ANN, BEN), key)
    assert replaying.verified(SAY, session, draws, whole_lot=True).startswith(told)


def test_the_luck_of_a_game() -> None:
    session = scripted_session("0|011", "1")
    once = Luck(1, Counter({"red": 1}), defaultdict(float, {"red": 0.5, "blue": 0.5}))
    twice = Luck(2, Counter({3: 2}), defaultdict(float, {3: 1.0, 1: 1.0}))
    first, second, *_ = session.people
    assert replaying.luck(SAY, session, {(1, "rolls of the die"): once, (2, "value of cards drawn"): twice})[1:] == [
        f"- **{first.name}**, rolls of the die (1): red 1 (0.5 expected), blue 0 (0.5 expected).",
        f"- **{second.name}**, value of cards drawn (2): 3.00 on average, 2.00 expected.",
    ]
    many = Luck(1, Counter({"7": 1}), defaultdict(float, {str(each): 0.1 for each in range(10)}))
    assert replaying.luck(SAY, session, {(1, "cards drawn"): many})[1] == (
        f"- **{first.name}**, cards drawn (1): 1 of 10 possible results."
    )
