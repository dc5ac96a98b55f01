"""A snapshot's answers: whose turn it is, what is to be told, and what the record says. Logs are made by hand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules.core import Choice, Over, Played, Resign
from rules.notation import seat_to_act
from sessions.session import Session
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, CAT, PEOPLE, SECRET, every_game, finished, lobby, play_out, started
from tests.sessions.scripted import scripted_session


def part(session: Session, played: Sequence[Played]) -> str:
    """Which plies of the log these are, written as `scripted_session` reads them, with dashes for the others."""
    return "".join(_letter(each) if each in played else "-" for each in session.played)


def _letter(played: Played) -> str:
    if not isinstance(played.ply, Resign):
        return str(played.seat)
    letter = "0abcdef"[played.seat]
    return letter if seat_to_act(played.before) == played.seat else letter.upper()


# What the player to act is told: the log, who is to act, and the plies told


@pytest.mark.parametrize(
    ("log", "then", "told"),
    [
        # Before anybody has acted, all that the table did.
        ("000", "1", "000"),
        # In the middle of a turn: this turn, with its die.
        ("0001", "1", "0001"),
        ("01102", "2", "---02"),
        ("0110220303", "3", "------0303"),
        # A turn begins: the turn before, with its die, and the new die.
        ("0110", "2", "0110"),
        ("0110220", "3", "---0220"),
        ("0110220", "1", "---0220"),
        ("1122", "1", "--22"),
        ("11", "2", "11"),
        # Someone was passed over without a choice: the chance between is told.
        ("01100", "3", "01100"),
        # A seat that acts twice in a row.
        ("0220110", "1", "---0110"),
        ("02201101", "1", "---01101"),
        # The game is over: the last turn.
        ("0110220", "", "---0220"),
        ("011022", "", "---022"),
        ("", "1", ""),
        ("000", "", "000"),
    ],
)
def test_recent(log: str, then: str, told: str) -> None:
    session = scripted_session(log, then)
    assert part(session, session.recent()) == told


@pytest.mark.parametrize(
    ("log", "then", "told"),
    [
        # Who is to act resigns: the next is told of it, and of what was begun.
        ("01102b0", "3", "---02b0"),
        ("0110b0", "3", "---0b0"),
        # Somebody else does, in the middle of a turn, before its first ply, and before its die.
        ("011C", "1", "011C"),
        ("0110220330110C", "2", "---------0110C"),
        # The turn goes on, and the next begins.
        ("022011C1", "1", "---011C1"),
        ("022011C10", "2", "---011C10"),
        ("0110C2", "2", "---0C2"),
        # A resignation ends the game.
        ("0110b", "", "---0b"),
        ("01102b", "", "---02b"),
    ],
)
def test_recent_with_resignations(log: str, then: str, told: str) -> None:
    session = scripted_session(log, then)
    assert part(session, session.recent()) == told


def test_a_resignation_out_of_turn_that_ends_the_game_is_told_with_the_last_turn() -> None:
    session = scripted_session("0220110A", "2", seats=2)
    assert session.state == "over"
    assert part(session, session.recent()) == "---0110A"


@every_game
async def test_what_is_told_goes_on_to_the_last_ply(tables: Tables, key: str) -> None:
    session = await play_out(tables, await started(tables, key=key), seed=3)
    for length in range(1, session.plies + 1):
        past = Session(
            session.row, session.game, session.options, session.people, session.played[:length], session.start
        )
        recent = past.recent()
        assert recent
        assert recent == past.played[-len(recent) :]


# What a past board is left with: the log, the length that the board was made for, and its turn


@pytest.mark.parametrize(
    ("log", "plies", "turn"),
    [
        ("0110220", 1, "011----"),
        ("0110220", 2, "011----"),
        ("0110220", 4, "---022-"),
        ("0110220", 5, "---022-"),
        # The board of the present turn: what was done of it, and before anything, its die.
        ("01102", 4, "---02"),
        ("0110", 4, "---0"),
        # A seat that acts twice in a row has two turns on one board at most.
        ("0110110", 1, "011----"),
        ("0110110", 4, "011011-"),
        # Lengths that no board had.
        ("0110", 0, "----"),
        ("0110", 5, "----"),
        ("0110", 99, "----"),
        ("0110", -1, "----"),
    ],
)
def test_turn_before(log: str, plies: int, turn: str) -> None:
    session = scripted_session(log, "213")
    assert part(session, session.turn_before(plies)) == turn


@pytest.mark.parametrize(
    ("log", "plies", "turn"),
    [
        # Out of turn: before the turn's first ply, in its middle, and after it.
        ("0110C2", 4, "---0C2"),
        ("01102C2", 4, "---02C2"),
        ("01102C2", 6, "---02C2"),
        ("01102C0", 4, "---02--"),
        # Whose turn it is resigns: that was the turn.
        ("0110b0", 4, "---0b-"),
        ("01102b0", 4, "---02b-"),
    ],
)
def test_turn_before_with_resignations(log: str, plies: int, turn: str) -> None:
    session = scripted_session(log, "13")
    assert part(session, session.turn_before(plies)) == turn


def test_actor_at() -> None:
    session = scripted_session("0110220", "3")
    assert [session.actor_at(plies) for plies in range(9)] == [0, 1, 1, 0, 2, 2, 0, 3, None]
    assert session.actor_at(-1) is None
    over = scripted_session("0110")
    assert over.actor_at(4) is None
    assert over.actor is None


def test_the_one_to_act_after_resignations() -> None:
    assert scripted_session("0110b", "3").actor == 3
    assert scripted_session("0110C", "23").actor == 2


# What a snapshot says of itself


async def test_a_lobby(tables: Tables) -> None:
    session = await lobby(tables, (BEN, ANN))
    assert (session.state, session.plies, session.start, session.actor) == ("lobby", 0, None, None)
    assert session.names == ("Ben", "Ann")
    assert (session.opener_name, session.actor_name) == ("Ben", "nobody")
    assert (session.seat_of(ANN.user_id), session.seat_of(CAT.user_id)) == (2, None)
    assert (session.words(), session.recent(), session.turn_before(0)) == ({}, (), ())
    assert not session.ended


async def test_names_are_kept_as_given(tables: Tables) -> None:
    odd = [type(ANN)(number, name) for number, name in enumerate(["*_~`", "<@1> @everyone", "‮née\n", " "], 1)]
    session = await lobby(tables, odd)
    assert session.people == tuple(odd)
    session = await tables.start_game(session.id, 1, "salt")
    assert set(session.people) == set(odd)


@every_game
async def test_words_lead_to_every_legal_ply(tables: Tables, key: str) -> None:
    session = await started(tables, key=key)
    turn = session.position.turn()
    assert isinstance(turn, Choice)
    words = session.words()
    assert sorted(ply for plies in words.values() for ply in plies) == sorted(map(str, turn.plies))
    first = next(iter(words))
    assert all(ply.startswith(first) for ply in words[first])
    assert session.words(("no such word",)) == {}


@every_game
async def test_chance_settles_to_a_person_or_the_end(tables: Tables, key: str) -> None:
    session = await started(tables, key=key)
    for seed in range(3):
        session = await play_out(tables, session, seed)
        for length in range(1, session.plies):
            after = session.played[length - 1].after.turn()
            assert session.played[length].seat == (after.seat if isinstance(after, Choice) else 0)
        assert isinstance(session.position.turn(), Over)
        session = await tables.rematch(session.id, ANN.user_id)
        session = await tables.start_game(session.id, ANN.user_id, f"salt {seed}")
        assert isinstance(session.position.turn(), Choice)


# The record


async def test_a_record_hides_the_secret_until_the_game_is_over(tables: Tables) -> None:
    session = await started(tables)
    text = str(session.record())
    assert SECRET.hex() not in text
    assert f"dice: {session.commitment}" in text
    assert "salt: salt" in text
    session = await finished_from(tables, session)
    assert f"secret: {SECRET.hex()}\n" in str(session.record())


async def finished_from(tables: Tables, session: Session) -> Session:
    for person in (ANN, BEN):
        if session.state == "running":
            session = await tables.resign(session.id, person.user_id)
    return session


async def test_a_record_tells_the_whole_game(tables: Tables) -> None:
    session = await finished(tables, people=PEOPLE[:3])
    record = session.record()
    assert (record.game, record.seats, record.options) == (session.game, 3, session.options)
    assert list(record.plies) == [str(each.ply) for each in session.played]
    assert record.notes["players"] == " ".join(str(person.user_id) for person in session.people)
    assert "youngest" not in record.notes


async def test_a_record_says_who_was_named_the_youngest(tables: Tables) -> None:
    session = await lobby(tables, youngest=BEN)
    session = await tables.start_game(session.id, ANN.user_id, "salt")
    assert session.record().notes["youngest"] == str(BEN.user_id)
