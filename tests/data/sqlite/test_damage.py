"""A damaged table is told from every other, set aside as it is, and out of everybody's way."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from data.errors import ConflictError, DamagedError, StoreError
from data.rows import MessageRow
from data.sql.queries import logs
from data.sqlite.files.checking import reading
from data.sqlite.store import SqliteStore
from tests.data.samples import ALICE
from tests.data.sqlite.files import damage, filled, moves, opened, plain, table


async def found_damaged(store: SqliteStore, session_id: int = 1) -> DamagedError:
    with pytest.raises(DamagedError) as caught:
        await store.session(session_id)
    return caught.value


def kept_of(path: Path, session_id: int = 1) -> list[str]:
    """All rows of the session, but for whether it is set aside."""
    with plain(path) as connection:
        rows = [
            *connection.execute(
                "SELECT id, state, version, shown, changed_at FROM session WHERE id = ?", (session_id,)
            ),
            *connection.execute("SELECT * FROM entry WHERE session_id = ?", (session_id,)),
            *connection.execute("SELECT * FROM player WHERE session_id = ?", (session_id,)),
            *connection.execute("SELECT * FROM message WHERE session_id = ?", (session_id,)),
        ]
    return [str(tuple(row)) for row in rows]


async def test_a_damaged_table_frees_its_channel_and_is_kept_as_it_is(path: Path) -> None:
    await filled(path)
    async with opened(path) as store:
        await store.note_post(1, MessageRow(99, 7, "board", 12))
        damage(path, 1)
        before = kept_of(path)
        with pytest.raises(ConflictError):
            await store.create(table(7), moves(1))
        assert (await found_damaged(store)).number == 5
        assert await store.exclusive_in_channel(7) is None
        new = await store.create(table(7), moves(1))
        assert [await store.exclusive_in_channel(7)] == await store.meant_in(7, ALICE) == [new.id]
        assert kept_of(path) == before
        for other in (2, 3):
            assert (await store.session(other)) is not None


async def test_without_another_table_its_channel_still_means_it(path: Path) -> None:
    """Who asks for the board reads that it is damaged, and not that there never was a game."""
    await filled(path)
    async with opened(path) as store:
        damage(path, 1)
        await found_damaged(store)
        assert await store.meant_in(7, ALICE) == [1]
        await found_damaged(store)


async def test_it_stays_set_aside_though_its_log_is_put_right(path: Path) -> None:
    """Its channel may have another table by now. `python -m data restore` gives it back."""
    await filled(path)
    with plain(path) as connection:
        whole = connection.execute("SELECT facts FROM entry WHERE session_id = 1 AND number = 5").fetchone()
    damage(path, 1)
    async with opened(path) as store:
        await found_damaged(store)
        with plain(path) as connection:
            connection.execute("UPDATE entry SET facts = ? WHERE session_id = 1 AND number = 5", whole)
        assert (await found_damaged(store)).number == 0, "no entry is named"


async def test_nothing_of_it_is_shown_or_tidied_up_any_more(path: Path) -> None:
    await filled(path, 2)
    async with opened(path) as store:
        for session_id in (1, 2):
            await store.note_post(session_id, MessageRow(90 + session_id, 7, "board", 1))
            await store.note_post(session_id, MessageRow(95 + session_id, 7, "board", 2))
        assert await store.to_show() == [1, 2]
        damage(path, 1)
        await found_damaged(store)
        assert await store.to_show() == [2]


async def test_the_host_is_told_once_whoever_finds_it(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    await filled(path)
    damage(path, 2)
    async with opened(path) as one, opened(path) as other:
        for store in (one, other, one):
            await found_damaged(store, 2)
    async with opened(path) as later:
        await found_damaged(later, 2)
    (told,) = [each for each in caplog.records if each.levelno >= logging.WARNING]
    sentence = told.getMessage()
    assert "table 2" in sentence
    assert "from entry 5 on" in sentence
    assert "python -m data restore" in sentence


async def test_processes_that_find_it_together_tell_it_once(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    await filled(path)
    damage(path, 1)
    async with opened(path) as one, opened(path) as other:
        found = await asyncio.gather(*(each.session(1) for each in (one, other) * 3), return_exceptions=True)
    assert [type(each) for each in found] == [DamagedError] * 6
    assert len([each for each in caplog.records if each.levelno >= logging.WARNING]) == 1


async def test_every_flipped_bit_of_a_row_is_told_in_a_sentence(tmp_path: Path) -> None:
    """No bit of the pages that hold sessions and entries brings up anything but a sentence, or a log other than ours.

    A flip that no reading meets (free space, other tables, what a column beside the log says) leaves the log whole.
    """
    path = tmp_path / "whole.sqlite3"
    await filled(path, 1, 4)
    async with opened(path) as store:
        whole = await store.session(1)
    assert whole is not None
    with plain(path) as connection:
        connection.execute("PRAGMA journal_mode = DELETE").fetchall()
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        roots = [
            row[0]
            for row in connection.execute("SELECT rootpage FROM sqlite_schema WHERE name IN ('session', 'entry')")
        ]
    content = path.read_bytes()
    copy = tmp_path / "copy.sqlite3"
    met, sentences = 0, set[str]()
    for root in roots:
        start = (root - 1) * size
        used = [start + place for place in range(size) if content[start + place]]
        for place in used:
            flipped = bytearray(content)
            flipped[place] ^= 1 << (place % 8)
            copy.write_bytes(flipped)
            try:
                with reading(copy) as connection:
                    row = logs.load(connection, 1)
            except StoreError as error:
                sentences.add(str(error))
                met += 1
            else:
                # A row that cannot be found is a session that is not known.
                assert row is None or (row.entries, row.secret) == (whole.entries, whole.secret), place
    assert met > 100
    assert all(each.endswith((".", "?")) for each in sentences), sentences


async def test_a_page_that_cannot_be_read_is_damage_of_its_tables(path: Path) -> None:
    await filled(path, 2, 400)
    with plain(path) as connection:
        connection.execute("PRAGMA journal_mode = DELETE").fetchall()
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    content = path.read_bytes()
    page = content.index(b"walk a390") // size
    with path.open("r+b") as file:
        file.seek(page * size)
        file.write(b"\xa5" * 8)
    async with opened(path) as store:
        outcomes = []
        for session_id in (1, 2):
            try:
                outcomes.append(await store.session(session_id) is not None)
            except DamagedError:
                outcomes.append(False)
        assert False in outcomes
        for channel, whole in zip((7, 8), outcomes, strict=True):
            assert (await store.exclusive_in_channel(channel) is not None) == whole
