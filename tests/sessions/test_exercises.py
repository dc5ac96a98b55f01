"""Exercises from somebody's own games: which plies are theirs, when they come back, and what cannot be read."""

from __future__ import annotations

import random

from msgspec.structs import replace

from opponents.exercises import Exercise, written
from opponents.thought import Candidate
from rules.core import CHANCE, Choice
from rules.notation import legal
from sessions.learning.exercises import exercise_position, next_due, own_plies
from sessions.records.past import onward
from sessions.records.writing import bare_record
from sessions.state.table import Former
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, CAT, play_one, started

DAY = 86_400


async def test_the_plies_of_a_seat_are_of_whoever_sat_there(tables: Tables, dice: random.Random) -> None:
    session = await started(tables)
    for _ in range(6):
        session = await play_one(tables, session, dice)
    ann, ben = (own_plies(session, each.user_id) for each in (ANN, BEN))
    assert ann | ben == {index for index, each in enumerate(session.played) if each.seat != CHANCE}
    assert not ann & ben
    assert not own_plies(session, CAT.user_id)
    seat = session.seat_of(ANN.user_id)
    assert seat is not None
    middle = sorted(ann)[len(ann) // 2]
    people = tuple(CAT if each == ANN else each for each in session.people)
    later = replace(session, people=people, former=(Former(seat, ANN, middle),))
    assert own_plies(later, ANN.user_id) == {index for index in ann if index < middle}
    assert own_plies(later, CAT.user_id) == {index for index in ann if index >= middle}


def test_an_exercise_comes_back_after_1_3_7_and_21_days_until_it_is_solved_twice() -> None:
    assert [next_due(answered, 0, 0) for answered in (1, 2, 3, 4, 5)] == [each * DAY for each in (1, 3, 7, 21, 21)]
    assert next_due(1, 1, 0) == DAY
    assert next_due(2, 2, 0) is None


async def test_an_exercise_is_the_position_before_the_turn(tables: Tables, dice: random.Random) -> None:
    session = await started(tables, key="strata5")
    for _ in range(4):
        session = await play_one(tables, session, dice)
    turn = session.position.turn()
    assert isinstance(turn, Choice)
    better, was = (Candidate((str(each),), (0.5, 0.5)) for each in legal(session.position)[:2])
    exercise = Exercise(str(bare_record(session)), session.moves + 1, better, was, 100)
    here = exercise_position(written(exercise))
    assert here is not None
    assert here.position == session.position
    assert here.seat == turn.seat
    for candidate in (better, was):
        judged = here.judged(onward(here.position, candidate.plies))
        assert judged is not None
        assert judged.right is (candidate is better)
        assert here.was_played(judged) is (candidate is was)
    assert exercise_position("{}") is None
    assert exercise_position(written(replace(exercise, record="no record"))) is None
