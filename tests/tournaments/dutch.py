"""Writes the fixtures with which our Swiss pairings are compared: rounds, as the FIDE Dutch system pairs them.

    pip install caissify-pairings==0.5.0
    python -m tests.tournaments.dutch

A line is one round: the players as it begins, and the pairs of the Dutch system with the first seat first (0: a bye).
caissify-pairings agreed with bbpPairings in all 193 rounds in which the two were compared (docs/decisions/0048).
"""

from __future__ import annotations

import json
import random
from pathlib import Path

from tests import seeds
from tournaments.pairing.boards import DUELS, Board, How, Round, bye
from tournaments.pairing.field import DOWN, UP, Entrant, Player, players

FILE = Path(__file__).parent.parent / "fixtures" / "pairings" / "dutch.jsonl"

FIELDS = ((16, 6, 40), (17, 6, 30), (30, 7, 12))
"""The number of players, of rounds, and of tournaments: 504 rounds."""


def _dutch(field: list[Player], rounds: list[Round], number: int, most: int) -> list[tuple[int, int]]:
    from caissify_pairings import generate_pairings  # only who writes the fixtures has it

    rows = [
        {
            "id": each.number,
            "name": str(each.number),
            "score": each.points / 2,
            "rating": 3000 - each.number,
            "starting_number": each.number,
            "color_hist": [_colour(round_, each.number) for round_ in rounds],
            "float_history": [{UP: "up", DOWN: "down", 0: "none"}[float_] for float_ in each.floats],
            "bye_count": each.byes,
        }
        for each in field
    ]
    met = {(each.number, other) for each in field for other in each.met if each.number < other}
    found = generate_pairings(
        system="dutch", players=rows, previous_pairings=met, round_number=number, total_rounds=most
    )
    return [(each["white_id"], each["black_id"] or 0) for each in found]


def _colour(round_: Round, number: int) -> str:
    seats = next(board.seats for board in round_.boards if number in board.seats)
    return "none" if len(seats) == 1 else "white" if seats[0] == number else "black"


def main() -> None:
    """Write the file."""
    dice = seeds.shared("dutch")
    lines = []
    for count, most, tournaments in FIELDS:
        for _ in range(tournaments):
            rounds: list[Round] = []
            entrants = [Entrant(number) for number in range(1, count + 1)]
            for number in range(1, most + 1):
                field = players(entrants, rounds, range(1, count + 1), number)
                pairs = _dutch(field, rounds, number, most)
                states = [(each.points, sorted(each.met), each.seats, each.floats, each.byes) for each in field]
                lines.append(json.dumps([states, pairs], separators=(",", ":")))
                rounds.append(Round(number, tuple(_result(dice, pair) for pair in pairs)))
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(len(lines), "rounds")


def _result(dice: random.Random, pair: tuple[int, int]) -> Board:
    first, second = pair
    if not second:
        return bye(first, DUELS)
    draws, wins = dice.random() < 0.1, dice.random() < 1 / (1 + 10 ** ((first - second) * 25 / 400))
    points = 1 if draws else 2 if wins else 0
    return Board(pair, (points, 2 - points), How.PLAYED)


if __name__ == "__main__":
    main()
