"""How many turns usual games take: counted in a server's games of people, estimated where these are too few."""

from __future__ import annotations

import pytest

from data.rows import EntryRow
from data.store import Store
from rules.catalogue import GAMES
from sessions.acts import Resign
from sessions.log import Paused, PlyPlayed, TakenBack
from sessions.refusals.base import NotRead
from sessions.session import Session
from sessions.state.clock import DAY, HOUR
from sessions.tables import Tables, lengths
from sessions.tables.lengths import ENOUGH, FRESH, UsualGame, estimated, seats_of, turns_of
from tests.sessions.club import ANN, BEN, CAT, Time, lobby, long_enough, started


def log(*entries: PlyPlayed | TakenBack | Paused) -> list[EntryRow]:
    """Entries as they are stored."""
    rows = [each.row() for each in entries]
    return [EntryRow(number, each.kind, each.facts, 0, b"") for number, each in enumerate(rows, 1)]


def plies(*seats: int) -> list[PlyPlayed]:
    return [PlyPlayed(seat, "pass") for seat in seats]


@pytest.mark.parametrize(
    ("seats", "turns"), [((), 0), ((1, 2, 1, 2), 4), ((1, 1, 0, 1, 2, 2), 2), ((0, 1, 0, 2, 0), 2), ((1, 2, 3, 1), 4)]
)
def test_a_turn_is_all_that_one_seat_plays_in_a_row(seats: tuple[int, ...], turns: int) -> None:
    assert turns_of(log(*plies(*seats))) == turns


def test_what_was_taken_back_and_resignations_are_no_turns() -> None:
    assert turns_of(log(*plies(1, 2, 1), TakenBack(11, 1), *plies(2, 1), Paused("Mod", 9))) == 3
    assert turns_of(log(*plies(1, 2), PlyPlayed(1, "resign 1"))) == 2


def test_a_log_that_cannot_be_read_has_no_turns() -> None:
    assert turns_of([EntryRow(1, "ply", "{}", 0, b"")]) == 0


async def over(tables: Tables, channel: int) -> Session:
    """A finished game that is long enough to count."""
    session = await long_enough(tables, await started(tables, (ANN, BEN), "strata5", channel))
    return await tables.do(session.id, Resign(ANN.user_id))


async def test_the_games_of_people_here_are_counted(
    tables: Tables, store: Store, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lengths, "ENOUGH", 2)
    ours = await lobby(tables, (ANN, BEN), "strata5", 99)
    assert await tables.lengths.usual(ours) == estimated(GAMES["strata5"], 2)
    counted = []
    for channel in (8, 9):
        session = await over(tables, channel)
        row = await store.session(session.id)
        assert row is not None
        counted.append(turns_of(row.entries))
    assert await tables.lengths.usual(ours) == estimated(GAMES["strata5"], 2), "figures are kept for a day"
    time.now += FRESH
    assert await tables.lengths.usual(ours) == UsualGame(max(counted), max(counted), 2)
    four = await lobby(tables, (ANN, BEN, CAT), "stranded", 98)
    assert await tables.lengths.usual(four) == estimated(GAMES["stranded"], 3)


async def test_the_estimate_stands_in_where_the_store_fails(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(_guild_id: int, _game: str, _seats: int) -> UsualGame:
        raise NotRead

    session = await lobby(tables)
    monkeypatch.setattr(tables.lengths, "_counted", fails)
    assert await tables.lengths.usual(session) == estimated(GAMES["stranded"], 2)


async def test_a_lobby_is_for_those_who_sit_there_and_for_as_few_as_the_game_allows(tables: Tables) -> None:
    assert seats_of(await lobby(tables, (ANN,))) == 2
    assert seats_of(await lobby(tables, (ANN, BEN, CAT), channel=8)) == 3


def test_what_a_bank_means_for_a_turn() -> None:
    assert UsualGame(24, 30).each("3d", 2) == 6 * HOUR
    assert UsualGame(20, 30).each("10d", 4) == 2 * DAY
    assert ENOUGH == 20
