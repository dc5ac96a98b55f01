"""Whatever else changes a log in the file is seen, and nothing is read of it as if it were true."""

from __future__ import annotations

from pathlib import Path

import pytest

from data.errors import DamagedError
from data.sqlite.store import SqliteStore
from tests.data.samples import ALICE, NEW, OPENED, PLAY, START, anonymous, found, kept, moved
from tests.data.sqlite.files import plain

DAMAGES: dict[str, tuple[int, str]] = {
    "an option": (1, "UPDATE entry SET facts = replace(facts, 'blacks=1', 'blacks=2') WHERE number = 1"),
    "a person": (1, "UPDATE entry SET facts = replace(facts, '1001', '1009') WHERE number = 1"),
    "the salt": (2, "UPDATE entry SET facts = replace(facts, 'word', 'ward') WHERE number = 2"),
    "a ply": (3, "UPDATE entry SET facts = replace(facts, 'die r', 'die b') WHERE number = 3"),
    "a kind": (5, "UPDATE entry SET kind = 'ended' WHERE number = 5"),
    "a time": (4, "UPDATE entry SET at = at + 1 WHERE number = 4"),
    "a seal": (5, "UPDATE entry SET seal = x'00000000000000000000000000000000' WHERE number = 5"),
    "another's seal": (5, "UPDATE entry SET seal = (SELECT seal FROM entry WHERE number = 4) WHERE number = 5"),
    "the first missing": (1, "DELETE FROM entry WHERE number = 1"),
    "one missing": (3, "DELETE FROM entry WHERE number = 3"),
    "the last missing": (5, "DELETE FROM entry WHERE number = 5"),
    "all missing": (1, "DELETE FROM entry"),
    "one added": (6, "INSERT INTO entry SELECT session_id, 6, kind, facts, at, seal FROM entry WHERE number = 5"),
    "one added and counted": (
        6,
        "INSERT INTO entry SELECT session_id, 6, kind, facts, at, seal FROM entry WHERE number = 5;"
        "UPDATE session SET version = 6",
    ),
    "two swapped": (
        4,
        "UPDATE entry SET number = 99 WHERE number = 4; UPDATE entry SET number = 4 WHERE number = 5;"
        "UPDATE entry SET number = 5 WHERE number = 99",
    ),
    "the number of entries": (6, "UPDATE session SET version = 4"),
    "letters that are none": (4, "UPDATE entry SET facts = CAST(x'7bff7d' AS TEXT) WHERE number = 4"),
    "a game that cannot be read": (1, "UPDATE session SET game = CAST(x'73ff' AS TEXT)"),
    "a state": (1, "PRAGMA ignore_check_constraints = ON; UPDATE session SET state = 'won'"),
    "the server": (1, "UPDATE session SET guild_id = 6"),
    "the channel": (1, "UPDATE session SET channel_id = 77"),
    "the secret": (1, "UPDATE session SET secret = x'00'"),
    "the game": (1, "UPDATE session SET game = 'games_up'"),
    "the rules": (1, "UPDATE session SET rules_version = 2"),
}
"""What may happen to a log of five entries, and the first one that is not as it was."""


def contents(path: Path) -> list[tuple[object, ...]]:
    """Everything that is kept of sessions, byte for byte."""
    with plain(path) as connection:
        connection.text_factory = bytes
        tables = ("session", "entry", "player", "named", "message", "result")
        return [row for name in tables for row in connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2")]


@pytest.mark.parametrize("name", DAMAGES)
async def test_damage_in_the_file_is_told_and_left_as_it_is(store: SqliteStore, path: Path, name: str) -> None:
    first, statements = DAMAGES[name]
    known = [*(await kept(store)).entries, *(await store.append(1, 1, START)).entries]
    with plain(path) as connection:
        connection.executescript(statements)
    damaged = contents(path)
    for each in (*[each for each in known if each.number < first], None):
        # Whoever knows the log up to there sees it too.
        with pytest.raises(
            DamagedError, match=r"^The log of table 1 is damaged.* stop the bot and restore an earlier backup"
        ) as caught:
            await store.session(1, each)
        assert caught.value.session_id == 1
        with plain(path) as connection:
            assert connection.execute("UPDATE session SET set_aside = 0 WHERE set_aside").rowcount == 1
    assert await store.forget_person(ALICE, [1], anonymous) == [1], "a new seal would hide it"
    assert contents(path) == damaged, "nothing else of it is touched"
    other = await kept(store, 8)
    assert await found(store, other.id) == other, "the other tables go on"


async def test_what_is_known_already_is_not_read_again(store: SqliteStore, path: Path) -> None:
    await kept(store)
    last = (await store.append(1, 1, START)).entries[-1]
    with plain(path) as connection:
        connection.execute("UPDATE entry SET facts = '{}' WHERE number = 2")
    row = await store.append(1, 5, PLAY)
    assert await store.session(1, last) == row
    with pytest.raises(DamagedError, match="from entry 2 on"):
        await store.session(1)


async def test_a_backup_put_back_under_a_bot_that_knew_more_is_read_anew(store: SqliteStore, path: Path) -> None:
    first = await kept(store)
    last = (await store.append(1, 1, START)).entries[-1]
    with plain(path) as connection:
        connection.execute("DELETE FROM entry WHERE number > 1")
        connection.execute("UPDATE session SET version = 1, state = 'lobby'")
    row = await store.session(1, last)
    assert row is not None
    assert (row.version, row.entries) == (1, first.entries), "all of it, from the first entry"


@pytest.mark.parametrize(
    ("statement", "given"),
    [
        ("UPDATE session SET channel_id = ?", (7,)),
        ("UPDATE session SET channel_id = ?", (99,)),
        ("UPDATE entry SET facts = ? WHERE kind = 'moved'", ('{"channel_id":8,"left":6,"by":0}',)),
        ("UPDATE entry SET facts = ? WHERE kind = 'moved'", ('{"channel_id":8}',)),
        ("UPDATE entry SET facts = ? WHERE kind = 'moved'", ("[]",)),
        ("UPDATE entry SET facts = ? WHERE kind = 'moved'", ("nothing",)),
    ],
)
async def test_another_place_than_the_log_tells_is_damage(
    store: SqliteStore, path: Path, statement: str, given: tuple[str | int, ...]
) -> None:
    row = await store.create(NEW, OPENED)
    await store.append(row.id, 1, moved(8, 7))
    with plain(path) as connection:
        connection.execute(statement, given)
    with pytest.raises(DamagedError):
        await store.session(row.id)
