"""When the secret of the dice is shown, and when the dice get another: tables closed for silence, restored backups."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from data.errors import StoreError
from data.sqlite.files.backups import copy
from data.sqlite.files.restoring import restore
from data.sqlite.store import SqliteStore
from data.store import COPIED, Store
from rules.core import CHANCE, Chance
from rules.notation import legal
from sessions.__main__ import main
from sessions.acts import BindAnew, End, GiveSeed, Play, Reopen, Resign, TakeBack, Tick
from sessions.clocks.deadlines import LAST_WARNING, NOTICE, REVEAL
from sessions.dice import Secret, commitment, draw
from sessions.log import Bound, Ended, Reopened, Revealed, TableEnding, Why
from sessions.records.redrawing import redraw_game
from sessions.records.writing import record
from sessions.refusals.base import NotKept
from sessions.refusals.moments import Finished, NotOverYet, SecretWithheld
from sessions.session import Session
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, FRESH, Refused, Time, lobby, started, to_act

NOW = 1_800_000_000
OTHER = b"and one more secret, for the end"


@pytest.fixture
def time() -> Time:
    return Time(NOW)


@pytest.fixture
def secret() -> bytes:
    """The first secret of all tables. It is fixed: how long a game takes follows from it."""
    return b"a secret with which a game lasts"


async def play(tables: Tables, session: Session, plies: int) -> Session:
    """The game after so many plies of people, each the first that is legal."""
    for _ in range(plies):
        if session.state == "running":
            act = Play(to_act(session).user_id, str(legal(session.position)[0]))
            session = await tables.do(session.id, act)
    return session


async def silent(tables: Tables, time: Time, session: Session | None = None) -> Session:
    """A game that was closed because nobody moved."""
    session = session or await play(tables, await started(tables), 9)
    for seconds in (LAST_WARNING, NOTICE):
        time.now += seconds
        session = await tables.do(session.id, Tick(time.now))
    assert session.closed_for_silence
    return session


async def revealed(tables: Tables, time: Time) -> Session:
    """One that nobody has opened again in time."""
    session = await silent(tables, time)
    time.now += REVEAL
    session = await tables.do(session.id, Tick(time.now))
    assert session.log[-1] == Revealed()
    return session


async def ended(tables: Tables, session: Session) -> Session:
    """The game when it is over: by its rules, or since Ann gives up."""
    if session.state == "over":
        return session
    return await tables.do(session.id, Resign(ANN.user_id))


def drawn_from(session: Session) -> list[bytes]:
    """The secret from which each die is, in order: the one that draws it."""
    salt, found = session.dice_salt(session.salt), []
    for number, played in enumerate(session.played, 1):
        turn = played.before.turn()
        if played.seat == CHANCE and isinstance(turn, Chance):
            bound = next(each.secret for each in reversed(session.secrets) if each.plies < number)
            assert draw(bound, salt, number, turn) == played.ply, number
            found.append(bound)
    return found


def checked(session: Session, path: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The exit status of the check of a record, and what it prints."""
    file = path.parent / "record.txt"
    file.write_text(str(record(session)), encoding="utf-8")
    status = main([str(file), *arguments])
    told = capsys.readouterr()
    return status, told.out + told.err


# Closed for silence


async def test_a_game_that_can_be_opened_again_keeps_its_secret(
    tables: Tables, time: Time, path: Path, refused: Refused, capsys: pytest.CaptureFixture[str], secret: bytes
) -> None:
    session = await silent(tables, time)
    assert session.log[-1] == Ended(TableEnding.SILENCE, withheld=True)
    assert secret.hex() not in str(record(session))
    with pytest.raises(SecretWithheld):
        redraw_game(session)
    status, told = checked(session, path, capsys)
    assert status == 1
    assert "could still be reopened when this record was made. That's why the secret isn't included" in told


async def test_its_secret_is_shown_when_nobody_has_opened_it_in_time(
    tables: Tables,
    elsewhere: Tables,
    store: Store,
    time: Time,
    path: Path,
    capsys: pytest.CaptureFixture[str],
    secret: bytes,
) -> None:
    session = await silent(tables, time)
    assert await store.next_due() == time.now + REVEAL
    time.now += REVEAL - 1
    assert await ticked(tables, store) == []
    time.now += 1
    assert await ticked(tables, store) == [session.id]
    session = await tables.load(session.id)
    assert session.log[-1] == Revealed()
    assert await elsewhere.load(session.id) == session
    assert await store.next_due() is None
    assert f"secret: {secret.hex()}" in str(record(session))
    assert redraw_game(session).came.total() == len(drawn_from(session)) > 0
    status, told = checked(session, path, capsys, "--fingerprint", session.commitment)
    assert (status, "a different secret" in told) == (0, False)


async def ticked(tables: Tables, store: Store) -> list[int]:
    """The sessions to which time brought something."""
    return [each async for each in tables.scheduler.do_due()]


async def test_its_secret_is_shown_when_nobody_is_left_who_could_open_it(tables: Tables, time: Time) -> None:
    session = await silent(tables, time)
    await tables.people.forget(ANN.user_id)
    assert (await tables.load(session.id)).withheld
    await tables.people.forget(BEN.user_id)
    session = await tables.load(session.id)
    assert session.secret_shown
    assert redraw_game(session).came.total() > 0


@pytest.mark.parametrize("end", [End("Mo", 99), Resign(ANN.user_id)])
async def test_what_is_over_for_good_shows_its_secret_at_once(tables: Tables, end: End | Resign) -> None:
    session = await play(tables, await started(tables), 5)
    with pytest.raises(NotOverYet):
        redraw_game(session)
    session = await tables.do(session.id, end)
    assert session.secret_shown
    assert redraw_game(session).came.total() == len(drawn_from(session))


async def test_opened_again_in_time_a_game_goes_on_with_its_secret(
    tables: Tables, time: Time, path: Path, capsys: pytest.CaptureFixture[str], secret: bytes
) -> None:
    session = await silent(tables, time)
    session = await tables.do(session.id, Reopen(BEN.user_id, FRESH))
    assert session.log[-1] == Reopened(BEN.user_id)
    session = await ended(tables, await play(tables, session, 20))
    assert set(drawn_from(session)) == {secret}
    assert checked(session, path, capsys, "--fingerprint", session.commitment)[0] == 0


# Another secret


async def test_opened_again_later_it_goes_on_with_another(
    tables: Tables, elsewhere: Tables, time: Time, path: Path, capsys: pytest.CaptureFixture[str], secret: bytes
) -> None:
    before = await revealed(tables, time)
    session = await tables.do(before.id, Reopen(BEN.user_id, FRESH))
    assert session.log[before.version :][:2] == (Bound(FRESH.hex(), Why.SHOWN), Reopened(BEN.user_id))
    assert not session.secret_shown
    for kept in (secret, FRESH):
        assert kept.hex() not in str(record(session))
    session = await play(tables, session, 20)
    assert await elsewhere.load(session.id) == session
    session = await ended(tables, session)
    assert set(drawn_from(session)) == {secret, FRESH}
    assert drawn_from(session)[: len(drawn_from(before))] == drawn_from(before)
    assert redraw_game(session).came.total() == len(drawn_from(session))
    status, told = checked(session, path, capsys, "--fingerprint", session.commitment)
    assert status == 0
    assert "The secrets are those that were promised" in told
    assert f"After ply {len(before.played)} the dice come from another secret, with the fingerprint" in told
    assert commitment(FRESH) in told
    assert "these dice prove nothing" in told


async def test_a_second_secret_is_withheld_like_the_first(tables: Tables, time: Time) -> None:
    before = await revealed(tables, time)
    session = await tables.do(before.id, Reopen(BEN.user_id, FRESH))
    session = await silent(tables, time, session)
    assert FRESH.hex() not in str(record(session))
    session = await tables.do(session.id, Reopen(BEN.user_id, OTHER))
    assert session.secret == FRESH, "nobody has seen it"


async def test_a_record_with_two_secrets_is_checked_in_both(
    tables: Tables, time: Time, path: Path, capsys: pytest.CaptureFixture[str], secret: bytes
) -> None:
    before = await revealed(tables, time)
    session = await tables.do(before.id, Reopen(BEN.user_id, FRESH))
    session = await ended(tables, await play(tables, session, 20))
    text = str(record(session))
    file = path.parent / "forged.txt"
    plies = len(before.played)
    forgeries = {
        FRESH.hex(): OTHER.hex(),
        secret.hex(): OTHER.hex(),
        f"{commitment(FRESH)} after": f"{commitment(OTHER)} after",
        f"after ply {plies}": "after ply 0",
        "shown": "for fun",
        f"secret 2: {FRESH.hex()}": "other: line",
    }
    for part, forged in forgeries.items():
        assert part in text
        file.write_text(text.replace(part, forged), encoding="utf-8")
        assert main([str(file)]) == 1, part
    capsys.readouterr()
    assert text.startswith("record format 3, which needs a newer version of the bot"), "older versions refuse it"


async def test_what_was_closed_by_an_older_version_goes_on_with_another(
    tables: Tables, time: Time, secret: bytes
) -> None:
    """Such a version showed the secret at once."""
    session = await play(tables, await started(tables), 9)
    session = await tables.do(session.id, Closed())
    assert session.secret_shown
    assert secret.hex() in str(record(session))
    session = await tables.do(session.id, Reopen(BEN.user_id, FRESH))
    assert session.secret == FRESH


class Closed:
    """Closes a game as the versions did that withheld no secret."""

    def apply(self, session: Session) -> list[Ended]:
        return [Ended(TableEnding.SILENCE)]


async def test_what_is_taken_back_behind_another_secret_is_played_anew_with_it(tables: Tables) -> None:
    session = await started(tables)
    while not (session.played and session.played[-1].seat):
        session = await play(tables, session, 1)
    plies = len(session.played)
    session = await tables.do(session.id, BindAnew(FRESH))
    assert session.secrets[-1] == Secret(plies, FRESH, Why.RESTORED)
    session = await tables.do(session.id, TakeBack(session.people[session.played[-1].seat - 1].user_id))
    if session.question is None:
        assert session.secrets[-1].plies == len(session.played) < plies
    session = await ended(tables, await play(tables, session, 20))
    assert redraw_game(session).came.total() == len(drawn_from(session))


# Restored backups


def restored(path: Path) -> Path:
    """A backup of the database, put in the place of another file."""
    backup, target = path.with_name("backup.sqlite3"), path.with_name("restored.sqlite3")
    with closing(sqlite3.connect(path, isolation_level=None)) as source:
        copy(source, backup)
    restore(backup, target, 0.0)
    return target


async def test_a_copy_says_that_it_is_one(tables: Tables, store: Store, path: Path) -> None:
    await started(tables)
    target = restored(path)
    assert await store.memo(COPIED) is None
    copied = await SqliteStore.open(target)
    assert await copied.memo(COPIED) is not None
    await copied.close()


async def test_after_a_restore_all_tables_that_go_on_get_other_dice(
    tables: Tables,
    time: Time,
    path: Path,
    caplog: pytest.LogCaptureFixture,
    secret: bytes,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sessions.tables.startup.TOLD_EVERY", 2)
    caplog.set_level(logging.INFO)
    closed = await silent(tables, time)
    running = await play(tables, await started(tables, channel=8), 9)
    waits = await lobby(tables, channel=9)
    await tables.do(waits.id, GiveSeed(ANN.user_id, "rain"))
    over = await ended(tables, await play(tables, await started(tables, channel=10), 9))
    store = await SqliteStore.open(restored(path), time)
    try:
        later = Tables(store, make_secret=lambda: FRESH)
        await later.startup.bind_anew()
        assert "3 tables get other dice" in caplog.text
        assert "2 of 3 tables have other dice" in caplog.text
        found = {each.id: await later.load(each.id) for each in (closed, running, waits, over)}
        for each in (closed, running):
            assert found[each.id].secrets == (Secret(0, secret), Secret(len(each.played), FRESH, Why.RESTORED))
        assert found[waits.id].secrets == (Secret(0, FRESH, Why.RESTORED),)
        assert found[waits.id].commitment == commitment(FRESH)
        assert found[waits.id].client_seeds == (), "a word that came before the secret proves nothing"
        assert found[over.id].version == over.version
        assert found[closed.id].withheld
        session = await ended(later, await play(later, found[running.id], 20))
        assert set(drawn_from(session)) == {secret, FRESH}
        assert redraw_game(session).came.total() == len(drawn_from(session))
        await Tables(store, make_secret=lambda: OTHER).startup.bind_anew()
        assert (await later.load(waits.id)).secret == FRESH, "once is enough"
    finally:
        await store.close()


async def test_a_restore_that_could_not_be_seen_to_is_seen_to_at_the_next_start(
    tables: Tables, time: Time, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sessions = [await started(tables, channel=channel) for channel in (7, 8)]
    store = await SqliteStore.open(restored(path), time)
    try:
        real, seen = SqliteStore.append, list[int]()

        async def failing(self: Store, session_id: int, *given: object) -> object:
            if seen:
                raise StoreError("The disk is full.")
            seen.append(session_id)
            return await real(self, session_id, *given)  # type: ignore[arg-type]

        monkeypatch.setattr(SqliteStore, "append", failing)
        with pytest.raises(NotKept):
            await Tables(store, make_secret=lambda: FRESH).startup.bind_anew()
        monkeypatch.undo()
        later = Tables(store, make_secret=lambda: OTHER)
        await later.startup.bind_anew()
        assert {(await later.load(each.id)).secret for each in sessions} == {OTHER}
    finally:
        await store.close()


async def test_no_other_secret_is_bound_for_what_is_over(tables: Tables, time: Time, refused: Refused) -> None:
    over = await ended(tables, await play(tables, await started(tables), 9))
    await refused(Finished, tables.do(over.id, BindAnew(FRESH)))
    shown = await revealed(tables, time)
    await refused(Finished, tables.do(shown.id, BindAnew(FRESH)))
