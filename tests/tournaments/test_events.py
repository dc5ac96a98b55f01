"""Tournaments that are played: acts, what time brings, and boards that open once though processes are killed."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bench.boards import opened
from sessions.acts import Act, Resign
from sessions.refusals.base import Refusal
from sessions.session import Session
from sessions.state.clock import DAY
from tests.tournaments.held import GUILD, ID, Held
from tournaments.events.acts import Begin, Cancel, Leave, Register
from tournaments.events.joining import MOST_OF_ONE
from tournaments.events.refusals import (
    HasRegistered,
    InManyTournaments,
    NoTournament,
    NotRegistered,
    RegistrationOver,
    TooFewEntrants,
    TooManyTournaments,
    TournamentOver,
    WasWithdrawn,
)
from tournaments.events.terms import Terms


async def test_what_is_not_possible_is_refused(held: Held) -> None:
    await held.make(most=3)
    refused: list[tuple[type[Refusal], object]] = [
        (TooFewEntrants, Begin(held.now)),
        (NotRegistered, Leave(1, held.now)),
    ]
    await held.enter(1, 2, 3, 4)
    refused += [(HasRegistered, Register(1, "A", "x", held.now)), (HasRegistered, Register(4, "D", "x", held.now))]
    refused += [(RegistrationOver, Register(5, "E", "x", held.now + DAY))]
    tournament = await held.all.load(ID, GUILD)
    for kind, act in refused[2:]:
        with pytest.raises(kind):
            act.apply(tournament)  # type: ignore[attr-defined]
    await held.all.do(ID, GUILD, Begin(held.now))
    for kind, act in [
        (RegistrationOver, Begin(held.now)),
        (RegistrationOver, Register(5, "E", "x", held.now)),
        (WasWithdrawn, Leave(4, held.now)),
        (NotRegistered, Leave(9, held.now)),
    ]:
        with pytest.raises(kind):
            await held.all.do(ID, GUILD, act)  # type: ignore[arg-type]
    await held.all.do(ID, GUILD, Cancel(9, "why"))
    for over in (Cancel(9, "why"), Leave(1, held.now)):
        with pytest.raises(TournamentOver):
            await held.all.do(ID, GUILD, over)
    with pytest.raises(NoTournament):
        await held.all.load(ID, GUILD + 1)


async def test_a_server_and_a_person_have_few_at_a_time(held: Held) -> None:
    for number in range(3):
        await held.make(number + 1)
    with pytest.raises(TooManyTournaments):
        await held.make(9)
    for number in range(MOST_OF_ONE + 1):
        await held.make(100 + number, guild_id=100 + number)
    for number in range(MOST_OF_ONE):
        await held.enter(1, number=100 + number, guild_id=100 + number)
    with pytest.raises(InManyTournaments):
        await held.enter(1, number=100 + MOST_OF_ONE, guild_id=100 + MOST_OF_ONE)


@pytest.mark.parametrize("people", range(3, 11))
async def test_everybody_meets_everybody_once(held: Held, people: int) -> None:
    """And the numbers follow from the secret and the presses alone."""
    await held.make(most=10)
    await held.enter(*range(1, people + 1))
    tournament = await held.all.do(ID, GUILD, Begin(held.now))
    pairs = Counter(frozenset(each.seats) for each in tournament.boards)
    assert len(pairs) == people * (people - 1) // 2
    assert set(pairs.values()) == {1}
    first = Counter(each.seats[0] for each in tournament.boards)
    assert max(first.values()) - min(first[number] for number in range(1, people + 1)) <= 1
    assert sorted(tournament.numbered) == list(range(1, people + 1))


async def test_boards_that_nobody_opens_end_by_themselves(held: Held) -> None:
    """So a tournament ends, whatever its channel allows."""
    await held.make(bank="3d")
    await held.enter(1, 2, 3)
    await held.all.do(ID, GUILD, Begin(held.now))
    held.clock[0] += 6 * DAY
    assert (await held.all.advance(ID, GUILD)).row.state == "running"
    held.clock[0] += DAY
    tournament = await held.all.advance(ID, GUILD)
    assert tournament.row.state == "finished"
    assert {each.how for each in tournament.boards} == {"annulled"}


async def test_all_games_are_over_by_their_banks(held: Held) -> None:
    """Nobody moves in any game: each is lost by time, and the tournament is over when it said."""
    await held.make(bank="3d")
    await held.enter(1, 2, 3, 4)
    await held.all.do(ID, GUILD, Begin(held.now))
    ends = (await held.opened()).row.ends
    tournament = await held.wait(8)
    assert tournament.row.state == "finished"
    assert ends is not None
    assert tournament.row.ends is not None
    assert tournament.row.ends <= ends
    assert {each.how for each in tournament.boards} == {"walkover"}


async def test_a_deletion_withdraws_and_moves_nobody_afterwards(held: Held) -> None:
    await held.make()
    await held.enter(1, 2, 3, 4)
    await held.all.do(ID, GUILD, Begin(held.now))
    await held.opened()
    await held.tables.people.forget(1)
    tournament = await held.all.load(ID, GUILD)
    [gone] = [each for each in tournament.entrants if each.user_id < 0]
    assert (gone.name, gone.state) == ("", "gone")
    assert {each.how for each in tournament.boards if gone.number in each.seats} == {"annulled"}
    assert tournament.divisions[0].out == (gone.number,)
    for board in tournament.unfinished:
        loser = tournament.numbered[board.seats[0]]
        await held.tables.do_wanted(board.session_id or 0, partial(_resigned, loser.user_id))
    before = await held.all.advance(ID, GUILD)
    assert before.row.state == "finished"
    await held.tables.people.forget(2)
    after = await held.all.load(ID, GUILD)
    told = [[(each.number, each.place, each.points) for each in one.divisions[0].placed] for one in (before, after)]
    assert told[0] == told[1]


def _resigned(user_id: int, session: Session) -> Act | None:
    return Resign(user_id) if session.state == "running" else None


@pytest.mark.seeded
@pytest.mark.parametrize(
    ("terms", "people", "boards"),
    [
        ({"most": 10}, 10, 45),
        ({"most": 10, "format": "stages"}, 10, 26),
        ({"most": 8, "format": "swiss", "bank": "15m", "rounds": 2}, 8, 8),
    ],
)
async def test_each_board_has_one_table_though_processes_are_killed(
    tmp_path: Path, dice: random.Random, terms: dict[str, Any], people: int, boards: int
) -> None:
    """Four at a time on one file, each killed at any moment and begun anew; the last ones finish."""
    found = await opened(tmp_path / "tables.sqlite3", Terms(**terms), people, 12, dice)
    assert found.wrong == []
    assert found.tables == len(found.tournament.boards) == boards
    assert sum(sum(each.points) for each in found.tournament.boards) == 2 * boards
