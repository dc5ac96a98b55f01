"""Yeses to the table's question that cross each other in two processes: both count, and both people read so."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from data.rows import Change, SessionRow
from data.sqlite.store import SqliteStore
from sandbox import Person, Result
from sessions.acts import Act, Answer, OfferDraw, Play, Substitute
from sessions.log import Person as Seated
from sessions.session import Session
from sessions.tables import Tables
from tests.play.answers import answer
from tests.play.club import Club
from tests.play.turns import plies


@pytest.fixture
async def elsewhere(club: Club, tmp_path: Path) -> AsyncIterator[Tables]:
    """The tables of another process on the same file."""
    store = await SqliteStore.open(tmp_path / "tables.sqlite3", clock=club.sandbox.clock.now)
    yield Tables(store)
    await store.close()


async def crossed(
    club: Club, monkeypatch: pytest.MonkeyPatch, elsewhere: Tables, act: Act, press: Callable[[], Awaitable[Result]]
) -> Result:
    """Press, while another process does `act` between our reading of the table and our writing of it."""
    store = club.tables.store
    append = store.append

    async def late(session_id: int, version: int, change: Change) -> SessionRow:
        monkeypatch.setattr(store, "append", append)
        await elsewhere.do(session_id, act)
        return await append(session_id, version, change)

    monkeypatch.setattr(store, "append", late)
    found = await press()
    # What the other process did, it would show.
    await club.bot.services.display.background.catch_up()
    return found


def silent(result: Result) -> bool:
    """Whether nobody was told that something is wrong: the board says it all."""
    return result.reply is None or not result.reply.ephemeral


async def asked(club: Club, act: Act) -> Session:
    """The newest table, asked something on its board."""
    session = await club.session()
    await club.bot.services.display.show(await club.tables.do(session.id, act))
    return await club.session()


def number(person: Person) -> int:
    return int(person.id)


async def test_two_yeses_of_two_people_both_count(
    club: Club, elsewhere: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.start("stranded", 3)
    dave = Seated(number(club.dave), "Dave")
    session = await asked(club, Substitute(number(club.alice), number(club.bob), dave, owner_left=True))
    yes = Answer(number(club.carol), session.version, yes=True)
    told = await crossed(club, monkeypatch, elsewhere, yes, lambda: club.dave.click(club.live(session), "Yes"))
    assert silent(told), told
    after = await club.session()
    assert after.seat_of(number(club.dave)) == session.seat_of(number(club.bob))


async def test_the_same_yes_twice_is_told_as_done(
    club: Club, elsewhere: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.start("strata5", 2)
    session = await asked(club, OfferDraw(number(club.alice)))
    yes = Answer(number(club.bob), session.version, yes=True)
    told = await crossed(club, monkeypatch, elsewhere, yes, lambda: club.bob.click(club.live(session), "Yes"))
    assert "You already said yes, and it’s done." in answer(told)
    assert (await club.session()).ended


async def test_two_offers_of_a_draw_are_a_draw(club: Club, elsewhere: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    await club.start("strata5", 2)
    offer = OfferDraw(number(club.alice))
    told = await crossed(club, monkeypatch, elsewhere, offer, lambda: club.bob.slash("draw"))
    assert answer(told) == "You both agreed to a draw."
    after = await club.session()
    assert "Draw by agreement." in club.live(after).text


async def test_a_yes_that_comes_after_a_move_is_told_so(
    club: Club, elsewhere: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await club.start("strata5", 2)
    mover = club.who(session)
    other = club.bob if mover == club.alice else club.alice
    asks = await asked(club, OfferDraw(number(mover)))
    move = Play(number(mover), plies(session)[0])
    told = await crossed(club, monkeypatch, elsewhere, move, lambda: other.click(club.live(asks), "Yes"))
    assert "the game has moved on" in answer(told)
    assert not (await club.session()).ended
