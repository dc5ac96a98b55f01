"""Puzzles: how they are found and proved."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from opponents.analysis import Value
from opponents.puzzles import __main__ as command
from opponents.puzzles import finding, proving
from opponents.puzzles.finding import Spot, found_by_medium, puzzle_at, spots, tried
from opponents.puzzles.proving import WIDE, divided, every_turn, proved
from opponents.puzzles.puzzle import CLEAR, File, Head, Puzzle, Trials, goals, key_of, margin, read, written
from opponents.skill import Skill, best_budget, skill_of
from opponents.thinking import last_position, played, think
from opponents.thought import Candidate, Found
from rules.catalogue import GAMES
from rules.core import Choice, Position

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


UP = GAMES["games_up"]


def found(*shares: float) -> list[Candidate]:
    """What a search of seat 1 has found, with these shares."""
    return [Candidate((str(number),), (share, 1 - share)) for number, share in enumerate(shares)]


@cache
def puzzle() -> Puzzle:
    """The puzzle at the end of WON."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(finding, "TRIES", 1)
        made = puzzle_at(Spot(UP, last_position(WON), WON), 500)
    assert made is not None
    return made


def test_answers_are_divided_where_they_are_clearly_apart() -> None:
    apart = divided(found(0.8, 0.79, 0.6, 0.1), 1, CLEAR)
    assert apart is not None
    assert [each.plies for each in apart.answers] == [("0",), ("1",)]
    assert [each.plies for each in apart.others] == [("2",), ("3",)]
    assert (apart.share, apart.other) == (0.8, 0.6)
    assert divided(found(0.8, 0.7, 0.1), 1, CLEAR) is None, "another one is nearly as good"
    assert divided(found(0.8, 0.79), 1, CLEAR) is None, "nothing is wrong"
    assert divided(found(0.8, 0.8, 0.8, 0.8, 0.1), 1, CLEAR) is None, "nearly everything is right"
    assert divided(found(0.25, 0.0), 1, CLEAR) is None, "it is lost anyway"


def test_a_position_is_proved_by_looks_that_agree() -> None:
    made = puzzle()
    assert {each.plies for each in made.answers} == {("e5 d4",), ("b6 d4",)}
    assert made.key == key_of(WON)
    assert made.proof.share - made.proof.other >= margin(UP)
    assert made.proof.nodes == 500
    assert made.proof.looked == WIDE
    again = proved(UP, last_position(WON), 500)
    assert again is not None
    assert (again.answers, again.others, again.proof) == (made.answers, made.others, made.proof), "it is repeatable"
    assert proved(UP, played(UP.new(2, {}), ["first 1"]), 300) is None, "nothing is clear at the beginning"


def test_a_turn_that_the_first_search_overlooks_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stored answer is no longer right where a turn that looks bad at a glance is as good."""
    position = last_position(WON)
    overlooked = every_turn(position)[10]
    goal = played(position, overlooked.plies)
    values = {goal: 0.9, **dict.fromkeys(goals(position, found_answers()), 1.0)}

    def value(after: Position, *_: object, **__: object) -> Value:
        share = values.get(after, 0.1)
        return Value((share, 1 - share))

    monkeypatch.setattr(proving, "value", value)
    monkeypatch.setattr(proving, "confirmed", lambda *_: True)
    assert proved(UP, position, 100) is None, "it is neither as good nor clearly worse"
    values[goal] = 1.0
    three = proved(UP, position, 100, found_answers())
    assert three is not None
    assert {each.plies for each in three.answers} == {*(each.plies for each in found_answers()), overlooked.plies}
    values[goal] = 0.5
    two = proved(UP, position, 100)
    assert two is not None
    assert {each.plies for each in two.answers} == {each.plies for each in found_answers()}


def found_answers() -> list[Candidate]:
    """The right answers at the end of WON."""
    return [Candidate((ply,), (1.0, 0.0)) for ply in ("e5 d4", "b6 d4")]


def test_a_second_engine_must_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answers stay ahead by a third of what the first look found."""
    position = last_position(WON)
    skill, shares = skill_of(type(position)), dict.fromkeys(goals(position, found_answers()), 0.9)

    def second(after: Position, *_: object) -> Found:
        share = shares.get(after, 0.1)
        return Found([Candidate((), (share, 1 - share))])

    knowing = Skill(evaluate=skill.evaluate, search=skill.search, turns=skill.turns, second=second)
    monkeypatch.setattr(proving, "skill_of", lambda _: knowing)
    agreed = proved(UP, position, 300)
    assert agreed is not None
    assert agreed.proof.second
    for each in shares:
        shares[each] = 0.2
    assert proved(UP, position, 300) is None


def test_a_proof_keeps_the_margin_as_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    """The file has rounded shares. Rounding can make a difference smaller than the margin; then there is no puzzle."""
    position = last_position(WON)
    answers = goals(position, found_answers())
    other = [0.80003]

    def value(after: Position, *_: object, **__: object) -> Value:
        share = 0.95004 if after in answers else other[0]
        return Value((share, 1 - share))

    monkeypatch.setattr(proving, "value", value)
    monkeypatch.setattr(proving, "confirmed", lambda *_: True)
    assert proved(UP, position, 100) is None
    other[0] = 0.7999
    clear = proved(UP, position, 100)
    assert clear is not None
    assert clear.proof.share - clear.proof.other >= margin(UP)


def test_a_win_that_another_turn_only_delays_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    position = last_position(WON)
    answers = goals(position, found_answers())

    def value(after: Position, *_: object, **__: object) -> Value:
        return Value((1.0, 0.0) if after in answers else (0.91 - 0.1 * (after.turn() is None), 0.09))

    monkeypatch.setattr(proving, "CLEAR", 0.05, raising=False)
    monkeypatch.setattr(proving, "margin", lambda _: 0.05)
    monkeypatch.setattr(proving, "value", value)
    monkeypatch.setattr(proving, "confirmed", lambda *_: True)
    assert proved(UP, position, 100) is None


def test_a_file_is_read_as_it_was_written_the_easiest_first() -> None:
    easy = puzzle()
    hard = replace(easy, key="ffffffff", trials=replace(easy.trials, glance=6, easy=6, medium=6, hard=6))
    file = File(Head("games_up", "", CLEAR, 0, 1), (hard, easy))
    assert read(written(file)) == File(file.head, (easy, hard))


def test_the_games_with_puzzles_can_be_played_again() -> None:
    first, again = (next(spots(UP, 1, 0.1)) for _ in range(2))
    assert first == again
    assert last_position(first.record) == first.position


def test_only_positions_that_medium_misses_are_wanted(monkeypatch: pytest.MonkeyPatch, dice: random.Random) -> None:
    """A first look need not find the whole margin then; what medium finds is left out."""
    usual = {each.record for each in spots(UP, 1, 0.1)}
    assert usual
    monkeypatch.setattr(finding, "found_by_medium", lambda *_: False)
    assert {each.record for each in spots(UP, 1, 0.1, missed=True)} > usual
    monkeypatch.setattr(finding, "found_by_medium", lambda *_: True)
    assert not list(spots(UP, 1, 0.1, missed=True))
    monkeypatch.undo()
    position = last_position(WON)
    best = think(position, 1, dice, best_budget(position))
    assert found_by_medium(position, best), "medium captures the last piece, too"
    assert not found_by_medium(position, replace(best, candidates=best.glanced[-1:]))


def test_the_command_adds_puzzles_proves_and_rates_them_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "FOLDER", tmp_path)
    monkeypatch.setattr(command, "FIRST", 0.01)
    monkeypatch.setattr(finding, "TRIES", 1)
    assert command.main(["make", "games_up", "--games", "2", "--times", "0.01", "--look", "0.1"]) == 0
    path = tmp_path / "games_up.jsonl"
    made = read(path.read_text(encoding="utf-8"))
    assert made.head.games == 2
    assert made.puzzles
    assert {each.proof.nodes for each in made.puzzles} == {400}
    assert command.main(["prove", "games_up", "--times", "0.015"]) == 0
    proved_again = read(path.read_text(encoding="utf-8"))
    assert {each.proof.nodes for each in proved_again.puzzles} <= {600}
    assert {each.key for each in proved_again.puzzles} <= {each.key for each in made.puzzles}
    before = path.read_text(encoding="utf-8")
    assert command.main(["prove", "games_up", "--times", "0.01"]) == 0
    assert path.read_text(encoding="utf-8") == before, "a larger budget has proved them already"
    trivial = replace(made.puzzles[0], key="00000000", trials=Trials(1, 0.0, 9, 9, 9, 9, 9))
    path.write_text(written(File(made.head, (trivial,))), encoding="utf-8")
    assert command.main(["rate", "games_up"]) == 0
    (rated,) = read(path.read_text(encoding="utf-8")).puzzles
    assert rated.trials == replace(made.puzzles[0], key="00000000").trials
    monkeypatch.setattr(Trials, "trivial", True)
    assert command.main(["rate", "games_up"]) == 0
    assert read(path.read_text(encoding="utf-8")).puzzles == ()


def test_trials_count_who_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "TRIES", 1)
    position = last_position(WON)
    turn = position.turn()
    assert isinstance(turn, Choice)
    best = tried(position, goals(position, found_answers()))
    assert best == Trials(1, round(2 / len(turn.plies), 4), best.glance, best.easy, 0, 0, best.tempting)
    assert best.tempting == len(turn.plies) - 2
    assert not best.trivial
    worst = tried(position, goals(position, [Candidate(("c2 b3",), (0, 1))]))
    assert (worst.glance, worst.easy, worst.medium, worst.hard) == (1,) * 4
    assert worst.difficulty() > best.difficulty()


def test_a_puzzle_is_trivial_where_a_guess_is_right_or_all_else_loses_at_once() -> None:
    usual = Trials(6, 0.1, 3, 3, 0, 0, 5)
    assert not usual.trivial
    assert replace(usual, guess=0.6).trivial
    assert replace(usual, tempting=1).trivial
