"""Puzzles: how they are found and proved."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from opponents.puzzles import __main__ as command
from opponents.puzzles import finding
from opponents.puzzles.finding import SEEDS, TRIES, Spot, divided, proved, spots, tried
from opponents.puzzles.puzzle import CLEAR, File, Head, Trials, goals, key_of, margin, read, written
from opponents.thinking import last_position, played
from opponents.thought import Candidate, Thought
from rules.catalogue import GAMES
from rules.record import Record

WON = """game: games_up
seats: 2
options: target=18 stacks=free turning=on

first 1
e2 d3
a1 c3
c3 e3
d2 d4
d5 d4
d3 d4
"""
"""A game in which seat 1 has one capture that decides it, from either of two sides."""


def thought(*shares: float) -> Thought:
    """What a search of seat 1 has found, with these shares."""
    found = tuple(Candidate((str(number),), (share, 1 - share)) for number, share in enumerate(shares))
    return Thought(1, found[0], found, 100)


def test_answers_are_divided_where_they_are_clearly_apart() -> None:
    found = divided(thought(0.8, 0.79, 0.6, 0.1), CLEAR)
    assert found is not None
    assert [each.plies for each in found.answers] == [("0",), ("1",)]
    assert [each.plies for each in found.others] == [("2",), ("3",)]
    assert (found.share, found.other) == (0.8, 0.6)
    assert divided(thought(0.8, 0.7, 0.1), CLEAR) is None, "another one is nearly as good"
    assert divided(thought(0.8, 0.79), CLEAR) is None, "nothing is wrong"
    assert divided(thought(0.8, 0.8, 0.8, 0.8, 0.1), CLEAR) is None, "nearly everything is right"
    assert divided(thought(0.25, 0.0), CLEAR) is None, "it is lost anyway"


def test_a_position_is_proved_by_searches_that_agree() -> None:
    position = last_position(WON)
    found = proved(Spot(GAMES["games_up"], position, WON), 2_000)
    assert found is not None
    assert {each.plies for each in found.answers} == {("e5 d4",), ("b6 d4",)}
    assert found.key == key_of(WON)
    assert found.proof.share - found.proof.other >= margin(GAMES["games_up"])
    assert (found.proof.nodes, found.proof.seeds) == (2_000, SEEDS)
    assert found == proved(Spot(GAMES["games_up"], position, WON), 2_000), "the same on every machine"
    start = GAMES["games_up"].new(2, {})
    begun = played(start, ["first 1"])
    record = str(Record(GAMES["games_up"], 2, GAMES["games_up"].settle({}), ("first 1",)))
    assert proved(Spot(GAMES["games_up"], begun, record), 500) is None, "nothing is clear at the beginning"


def test_a_proof_keeps_the_margin_as_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    """The file has rounded shares. Rounding can make a difference smaller than the margin; then there is no puzzle."""
    spot = Spot(GAMES["games_up"], last_position(WON), WON)
    shares = {("e5 d4",): 0.95004, ("c2 b3",): 0.80003}
    found = tuple(Candidate(plies, (share, 1 - share)) for plies, share in shares.items())
    monkeypatch.setattr(finding, "think", lambda *_: Thought(1, found[0], found, 100))
    monkeypatch.setattr(finding, "tried", lambda *_: Trials(1, 0, 0))
    assert proved(spot, 100) is None
    found = (found[0], Candidate(("c2 b3",), (0.7999, 0.2001)))
    clear = proved(spot, 100)
    assert clear is not None
    assert clear.proof.share - clear.proof.other >= margin(spot.game)


def test_a_file_is_read_as_it_was_written_the_easiest_first() -> None:
    found = proved(Spot(GAMES["games_up"], last_position(WON), WON), 1_000)
    assert found is not None
    hard = replace(found, key="ffffffff", trials=Trials(6, 6, 6))
    file = File(Head("games_up", "", CLEAR, 0, 1), (hard, found))
    assert read(written(file)) == File(file.head, (found, hard))


def test_the_games_with_puzzles_can_be_played_again() -> None:
    first, again = (next(spots(GAMES["games_up"], 1, 0.1)) for _ in range(2))
    assert first == again
    assert last_position(first.record) == first.position


def test_the_command_adds_puzzles_and_proves_them_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "FOLDER", tmp_path)
    monkeypatch.setattr(finding, "TRIES", 1)
    assert command.main(["make", "games_up", "--games", "2", "--times", "0.02", "--look", "0.1"]) == 0
    path = tmp_path / "games_up.jsonl"
    made = read(path.read_text(encoding="utf-8"))
    assert made.head.games == 2
    assert made.puzzles
    assert {each.proof.nodes for each in made.puzzles} == {800}
    assert command.main(["prove", "games_up", "--times", "0.03"]) == 0
    proved_again = read(path.read_text(encoding="utf-8"))
    assert {each.proof.nodes for each in proved_again.puzzles} <= {1_200}
    assert {each.key for each in proved_again.puzzles} <= {each.key for each in made.puzzles}
    before = path.read_text(encoding="utf-8")
    assert command.main(["prove", "games_up", "--times", "0.02"]) == 0
    assert path.read_text(encoding="utf-8") == before, "a larger budget has proved them already"


def test_trials_count_who_fails() -> None:
    position = last_position(WON)
    best = goals(position, [Candidate((ply,), (1, 0)) for ply in ("e5 d4", "b6 d4")])
    assert tried(position, best) == Trials(TRIES, tried(position, best).easy, 0)
    worst = goals(position, [Candidate(("c2 b3",), (0, 1))])
    assert tried(position, worst) == Trials(TRIES, TRIES, TRIES)
    assert tried(position, worst).difficulty == 1
