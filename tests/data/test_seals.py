"""A log of which anything was changed does not fit its seals."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from data.errors import DamagedError
from data.rows import EntryRow, SessionRow
from data.seals import check, genesis_of, seal

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
