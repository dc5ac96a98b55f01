"""Whatever else changes a log in the file is seen, and nothing is read of it as if it were true."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from data.rows import EntryRow, SessionRow
from data.seals import check, genesis_of, seal
from data.store import Store
from data.troubles import DamagedError
from tests.data.samples import ALICE, PLAY, START, anonymous, found, kept, plain

WHOLE = SessionRow(3, "stranded", 1, 5, 7, b"\x00secret\xff", True, "running", 8, 0)


def sealed(row: SessionRow) -> tuple[EntryRow, ...]:
    """A log of eight entries that belongs to `row`."""
    before = genesis_of(row)
    written = [("opened", '{"options":"blacks=1","people":[[1,"Änn"]]}'), ("started", '{"salt":"12"}')]
    entries = []
    for number, (kind, facts) in enumerate([*written, *[("ply", '{"seat":1,"ply":"take b2"}')] * 6], 1):
        before = seal(before, number, kind, facts, 1_000 + number)
        entries.append(EntryRow(number, kind, facts, 1_000 + number, before))
    return tuple(entries)


ENTRIES = sealed(WHOLE)


def flipped(text: str) -> Iterator[str]:
    """The text with each of its letters as another one, and without it."""
    for place, letter in enumerate(text):
        yield f"{text[:place]}{chr(ord(letter) ^ 1)}{text[place + 1 :]}"
        yield text[:place] + text[place + 1 :]


def altered() -> Iterator[tuple[int, EntryRow]]:
    """Every entry with one thing in it changed, and its index."""
    for place, each in enumerate(ENTRIES):
        yield from ((place, replace(each, facts=facts)) for facts in flipped(each.facts))
        yield from ((place, replace(each, kind=kind)) for kind in flipped(each.kind))
        for bit in range(32):
            yield place, replace(each, at=each.at ^ 1 << bit)
            yield place, replace(each, number=each.number ^ 1 << bit)
        for byte in range(len(each.seal)):
            yield place, replace(each, seal=bytes((*each.seal[:byte], each.seal[byte] ^ 1, *each.seal[byte + 1 :])))
        yield place, replace(each, seal=b"")
        # From one field into the next: the same text, cut elsewhere.
        yield place, replace(each, kind=f"{each.kind}/{each.facts[0]}", facts=each.facts[1:])


def refused(row: SessionRow, entries: tuple[EntryRow, ...], after: EntryRow | None = None) -> str:
    """What a log that is not whole is refused with."""
    with pytest.raises(DamagedError) as caught:
        check(row, entries, after)
    assert caught.value.session_id == row.id
    return str(caught.value)


def test_a_log_as_it_was_written_is_whole_from_any_entry_on() -> None:
    check(WHOLE, ENTRIES)
    for known in range(1, 9):
        check(WHOLE, ENTRIES[known:], ENTRIES[known - 1])
    assert len({each.seal for each in ENTRIES}) == 8, "equal plies have seals of their own"
    assert {len(each.seal) for each in ENTRIES} == {16}


def test_any_letter_changed_is_damage_and_is_named() -> None:
    changed = list(altered())
    assert len(changed) > 800
    for place, entry in changed:
        entries = (*ENTRIES[:place], entry, *ENTRIES[place + 1 :])
        assert f"from entry {place + 1} on" in refused(WHOLE, entries)
        if place:
            refused(WHOLE, entries[place:], entries[place - 1])


def test_missing_added_and_swapped_entries_are_damage() -> None:
    for place, each in enumerate(ENTRIES):
        refused(WHOLE, (*ENTRIES[:place], *ENTRIES[place + 1 :]))
        refused(WHOLE, (*ENTRIES[:place], each, *ENTRIES[place:]))
        refused(WHOLE, ENTRIES[:place])
        for other in range(place):
            swapped = list(ENTRIES)
            swapped[place], swapped[other] = swapped[other], swapped[place]
            refused(WHOLE, tuple(swapped))
            # Only what was written is swapped, and the numbers stay in order.
            renumbered = tuple(replace(entry, number=number) for number, entry in enumerate(swapped, 1))
            refused(WHOLE, renumbered)
    refused(replace(WHOLE, version=9), ENTRIES)
    refused(replace(WHOLE, version=7), ENTRIES)


def test_a_gap_behind_what_is_known_is_damage() -> None:
    refused(WHOLE, ENTRIES[5:], ENTRIES[3])
    refused(WHOLE, ENTRIES[3:], ENTRIES[4])
    refused(replace(WHOLE, version=4), (), ENTRIES[4])


@pytest.mark.parametrize(
    "other",
    [
        replace(WHOLE, id=4),
        replace(WHOLE, game="stranded2"),
        replace(WHOLE, rules_version=2),
        replace(WHOLE, guild_id=6),
        replace(WHOLE, channel_id=8),
        replace(WHOLE, secret=b"\x00secret\xfe"),
        replace(WHOLE, secret=b""),
        replace(WHOLE, game="stranded/1", rules_version=0),
    ],
    ids=["session", "game", "rules", "server", "channel", "secret", "no secret", "game and rules"],
)
def test_a_log_is_bound_to_its_session_its_game_and_its_secret(other: SessionRow) -> None:
    refused(other, ENTRIES)
    check(other, sealed(other))


# In the file


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
async def test_damage_in_the_file_is_told_and_left_as_it_is(store: Store, path: Path, name: str) -> None:
    first, statements = DAMAGES[name]
    known = [*(await kept(store)).entries, *(await store.append(1, 1, START)).entries]
    with plain(path) as connection:
        connection.executescript(statements)
    damaged = contents(path)
    for each in (*[each for each in known if each.number < first], None):
        # Whoever knows the log up to there sees it too.
        with pytest.raises(
            DamagedError, match=r"^The log of table 1 is damaged.* restore a backup from before"
        ) as caught:
            await store.session(1, each)
        assert caught.value.session_id == 1
        with plain(path) as connection:
            assert connection.execute("UPDATE session SET set_aside = 0 WHERE set_aside").rowcount == 1
    assert await store.forget(ALICE, [1], anonymous) == [1], "a new seal would hide it"
    assert contents(path) == damaged, "nothing else of it is touched"
    other = await kept(store, 8)
    assert await found(store, other.id) == other, "the other tables go on"


async def test_what_is_known_already_is_not_read_again(store: Store, path: Path) -> None:
    await kept(store)
    last = (await store.append(1, 1, START)).entries[-1]
    with plain(path) as connection:
        connection.execute("UPDATE entry SET facts = '{}' WHERE number = 2")
    row = await store.append(1, 5, PLAY)
    assert await store.session(1, last) == row
    with pytest.raises(DamagedError, match="from entry 2 on"):
        await store.session(1)


async def test_a_backup_put_back_under_a_bot_that_knew_more_is_read_anew(store: Store, path: Path) -> None:
    first = await kept(store)
    last = (await store.append(1, 1, START)).entries[-1]
    with plain(path) as connection:
        connection.execute("DELETE FROM entry WHERE number > 1")
        connection.execute("UPDATE session SET version = 1, state = 'lobby'")
    row = await store.session(1, last)
    assert row is not None
    assert (row.version, row.entries) == (1, first.entries), "all of it, from the first entry"
