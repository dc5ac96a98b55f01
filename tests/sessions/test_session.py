"""A snapshot's answers: whose turn it is, what is to be told, what a moment was. Most logs are made by hand."""

from __future__ import annotations

import pytest

from rules.core import CHANCE, Choice, Over
from sessions.acts import Cancel, End, Join, Leave, Start
from sessions.fold import Fold
from sessions.log import Person
from sessions.session import Moment
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, CAT, accepted, every_game, lobby, play_out, rematch, started, to_act
from tests.sessions.scripted import part, scripted_session

# What the player to act is told: the log, who is to act, and the plies told


@pytest.mark.parametrize(
    ("log", "then", "told"),
    [
        # Before anybody has acted, all that the table did.
        ("000", "|1", "000"),
        ("00|0", "1", "000"),
        # In the middle of a turn: this turn, with its die.
        ("00|01", "1", "--01"),
        ("|011|02", "2", "---02"),
        ("|011|022|0303", "3", "------0303"),
        # A turn begins: the turn before, with its die, and the new die.
        ("|011|0", "2", "0110"),
        ("|011|022|0", "3", "---0220"),
        ("|011|022|0", "1", "---0220"),
        ("|11|22", "|1", "--22"),
        ("|11", "|2", "11"),
        # Someone was passed over without a choice: that was the turn before.
        ("|011|0|0", "3", "---00"),
        # A seat that has two turns in a row.
        ("|022|011|0", "1", "---0110"),
        ("|022|011|01", "1", "------01"),
        # The game is over: the last turn.
        ("|011|022", "", "---022"),
        ("000", "", "000"),
        ("", "|1", ""),
        ("", "", ""),
    ],
)
def test_recent(log: str, then: str, told: str) -> None:
    session = scripted_session(log, then)
    assert part(session, session.recent()) == told


@pytest.mark.parametrize(
    ("log", "then", "told"),
    [
        # Who is to act resigns: the next is told of it, and of what was begun.
        ("|011|02b|0", "3", "---02b0"),
        ("|011|0b|0", "3", "---0b0"),
        # Somebody else does, in the middle of a turn, before its first ply, and before its die.
        ("|011C", "1", "011C"),
        ("|011|022|033|011|0C", "2", "---------0110C"),
        ("|011|022|033|011C", "|2", "---------011C"),
        # The turn goes on, and the next begins.
        ("|022|011C1", "1", "---011C1"),
        ("|022|011C1|0", "2", "---011C10"),
        ("|011|0C2", "2", "---0C2"),
        # A resignation ends the game.
        ("|011|0b", "", "---0b"),
        ("|011|02b", "", "---02b"),
    ],
)
def test_recent_with_resignations(log: str, then: str, told: str) -> None:
    session = scripted_session(log, then)
    assert part(session, session.recent()) == told


def test_one_who_plays_alone_is_told_two_turns_and_not_the_whole_game() -> None:
    alone = scripted_session("|01|01|01|0", "1", seats=1)
    assert part(alone, alone.recent()) == "----010"
    alone = scripted_session("|01|01|011", "1", seats=1)
    assert part(alone, alone.recent()) == "----011"


def test_a_resignation_out_of_turn_that_ends_the_game_is_told_with_the_turn_it_interrupted() -> None:
    session = scripted_session("|022|011|0A", "2", seats=2)
    assert session.state == "over"
    assert part(session, session.recent()) == "------0A"


@every_game
async def test_what_is_told_goes_on_to_the_last_ply(tables: Tables, key: str) -> None:
    session = await play_out(tables, await started(tables, key=key))
    fold = Fold(session.row, session.game)
    for number, entry in enumerate(session.log, 1):
        fold.add(entry)
        past = fold.done()
        if number <= 2 or past.actor == CHANCE:
            continue
        recent = past.recent()
        assert recent
        assert recent == past.played[-len(recent) :]
        turns = [each.turn for each in recent]
        assert len(set(turns)) <= 2
        assert recent[0] is past.played[0] or past.played[-len(recent) - 1].turn < turns[0], "whole turns are told"


# What a past board is left with: the log, the entry that the board was made at, and its turn


@pytest.mark.parametrize(
    ("log", "version", "turn"),
    [
        ("|011|022|0", 3, "011----"),
        ("|011|022|0", 4, "011----"),
        ("|011|022|0", 6, "---022-"),
        ("|011|022|0", 7, "---022-"),
        # The board of the present turn: what was done of it, and before anything, its die.
        ("|011|02", 6, "---02"),
        ("|011|0", 6, "---0"),
        # A seat that has two turns in a row: each board has its own.
        ("|011|011|0", 3, "011----"),
        ("|011|011|0", 6, "---011-"),
        # The board from before the first ply, one that has seen everything, and numbers that no board had.
        ("|011|0", 2, "011-"),
        ("|011|0", 99, "---0"),
        ("|011|0", 0, "011-"),
    ],
)
def test_the_turn_of_a_past_board(log: str, version: int, turn: str) -> None:
    session = scripted_session(log, "213")
    assert part(session, session.of_turn(session.at(version).turn)) == turn


@pytest.mark.parametrize(
    ("log", "version", "turn"),
    [
        # Out of turn: before the turn's first ply, in its middle, and after it.
        ("|011|0C2", 6, "---0C2"),
        ("|011|02C2", 6, "---02C2"),
        ("|011|02C2", 8, "---02C2"),
        ("|011|02C|0", 6, "---02--"),
        # Whose turn it is resigns: that was the turn.
        ("|011|0b|0", 6, "---0b-"),
        ("|011|02b|0", 6, "---02b-"),
    ],
)
def test_the_turn_of_a_past_board_with_resignations(log: str, version: int, turn: str) -> None:
    session = scripted_session(log, "13")
    assert part(session, session.of_turn(session.at(version).turn)) == turn


def test_of_turn_is_none_of_a_turn_that_was_not() -> None:
    session = scripted_session("0|01", "1")
    assert part(session, session.of_turn(0)) == "0--"
    assert session.of_turn(2) == session.of_turn(-1) == ()


def test_at_tells_turn_and_seat_of_every_entry() -> None:
    session = scripted_session("|011|022|0", "3")
    moments = [(1, 0), (1, 1), (1, 1), (2, 0), (2, 2), (2, 2), (3, 0), (3, 3), (3, 3)]
    assert [session.at(version) for version in range(2, 11)] == [Moment(*each) for each in moments]
    assert session.at(0) == session.at(1) == Moment(1, 0), "before the start: what it began with"
    assert scripted_session("|011|0").at(6) == Moment(2, None), "it was over"


def test_plies_know_the_numbers_of_their_entries() -> None:
    session = scripted_session("|011", "|2")
    assert session.numbers == (3, 4, 5)
    assert (session.version, session.stale_before) == (5, 5)


def test_the_one_to_act_after_resignations() -> None:
    assert scripted_session("|011|0b", "|3").actor == 3
    assert scripted_session("|011C", "|2|3").actor == 2


# The number of the log's entry behind what buttons of the first format carry: how many plies had been played


def test_what_buttons_of_the_first_format_carry() -> None:
    session = scripted_session("0|011", "1")
    assert [session.version_after(plies) for plies in range(5)] == [2, 3, 4, 5, 6]
    assert session.version_after(5) == session.version_after(99) == 7, "of a future that is not there: always stale"
    assert session.at(session.version_after(2)) == Moment(1, 1)


async def test_what_buttons_of_the_first_format_carry_counts_no_other_entries(tables: Tables) -> None:
    session = await lobby(tables, (ANN,))
    assert session.version_after(0) == 2
    for person in (BEN, CAT):
        session = await tables.do(session.id, Join(person))
    session = await tables.do(session.id, Start(ANN.user_id, "salt"))
    start = 4
    assert session.version_after(0) == start
    assert session.version_after(len(session.played)) == session.version == start + len(session.played)
    session = await tables.do(session.id, End("Mod"))
    assert session.version_after(len(session.played)) == session.version - 1


# What a snapshot says of itself


async def test_a_lobby(tables: Tables) -> None:
    session = await lobby(tables, (BEN, ANN))
    assert (session.state, session.played, session.start, session.actor) == ("lobby", (), None, None)
    assert session.names == ("Ben", "Ann")
    assert (session.host_name, session.actor_person, session.outcome) == ("Ben", None, None)
    assert (session.seat_of(ANN.user_id), session.seat_of(CAT.user_id)) == (2, None)
    assert (session.continuations(), session.recent(), session.stale_before) == ({}, (), 0)
    assert (session.ended, session.solo, session.version) == (False, False, 1)


async def test_a_running_game(tables: Tables) -> None:
    session = await started(tables, (BEN, ANN))
    assert session.actor is not None
    assert session.actor_person == to_act(session) == session.people[session.actor - 1]
    assert (session.outcome, session.ended, session.ending) == (None, False, None)
    assert session.version == session.stale_before == len(session.log) == session.row.version
    session = await tables.do(session.id, End("Mod"))
    assert (session.actor, session.actor_person, session.ended) == (None, None, True)
    assert (session.outcome, session.continuations()) == (None, {}), "the rules did not end it"


async def test_a_host_who_is_not_at_the_table_has_no_name(tables: Tables) -> None:
    session = await lobby(tables, (ANN,))
    session = await tables.do(session.id, Cancel(ANN.user_id))
    assert session.host_name == "Ann"
    emptied = await lobby(tables, (BEN,))
    assert (await tables.do(emptied.id, Leave(BEN.user_id))).host_name == ""


async def test_names_are_kept_as_given(tables: Tables) -> None:
    odd = [Person(number, name) for number, name in enumerate(["*_~`", "<@1> @everyone", "‮née\n", ' "'], 1)]
    session = await lobby(tables, odd)
    assert session.people == tuple(odd)
    session = await tables.do(session.id, Start(1, "salt"))
    assert set(session.people) == set(odd)
    assert set((await Tables(tables.store).load(session.id)).people) == set(odd)


@every_game
async def test_continuations_lead_to_every_legal_ply(tables: Tables, key: str) -> None:
    session = await started(tables, key=key)
    turn = session.position.turn()
    assert isinstance(turn, Choice)
    words = session.continuations()
    assert sorted(ply for plies in words.values() for ply in plies) == sorted(map(str, turn.plies))
    first = next(iter(words))
    assert all(ply.startswith(first) for ply in words[first])
    assert session.continuations(("no such word",)) == {}


@every_game
async def test_chance_settles_to_a_person_or_the_end(tables: Tables, key: str) -> None:
    session = await started(tables, key=key)
    for seed in range(3):
        session = await play_out(tables, session)
        for number in range(1, len(session.played)):
            after = session.played[number - 1].after.turn()
            assert session.played[number].seat == (after.seat if isinstance(after, Choice) else CHANCE)
        assert isinstance(session.position.turn(), Over)
        session = await rematch(tables, session.id, ANN, "salt")
        if not session.solo:
            session = await accepted(tables, session)
            session = await tables.do(session.id, Start(ANN.user_id, f"salt {seed}"))
        assert isinstance(session.position.turn(), Choice)
