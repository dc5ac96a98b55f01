"""Seals: checksums that bind each entry of a log to its session and to every entry before it, so that damage shows.

What is read from a damaged database can have any type and any bytes. None of it may raise another error here.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from typing import Any, get_args

from data.errors import DamagedError
from data.rows import EntryRow, SessionRow, State

_SIZE = 16

_MOVED = "moved"
"""The kind of the entry by which a session moves from the channel `left` to `channel_id`."""


def genesis(session_id: int, game: str, rules_version: int, guild_id: int, channel_id: int, secret: bytes) -> bytes:
    """Return what the seal of a session's first entry is built on: everything about the session that never changes."""
    hidden = secret.hex() if isinstance(secret, bytes) else "no secret"
    facts = f"{session_id}/{game}/{rules_version}/{guild_id}/{channel_id}/{hidden}"
    return _digest(facts.encode(errors="surrogateescape"))


def genesis_of(row: SessionRow, entries: Iterable[EntryRow] = ()) -> bytes:
    """Return what the seal of the first of `entries` is built on. It may have been opened in another channel."""
    moves = _moves(entries)
    opened_in = moves[0][0] if moves else row.channel_id
    return genesis(row.id, row.game, row.rules_version, row.guild_id, opened_in, row.secret)


def _moves(entries: Iterable[EntryRow]) -> list[tuple[Any, Any]]:
    """Return the channels of each move, from and to. Damaged moves are left out: their seals are wrong anyway."""
    found = []
    for each in entries:
        if each.kind == _MOVED:
            try:
                facts = json.loads(each.facts)
                found.append((facts["left"], facts["channel_id"]))
            except (TypeError, ValueError, LookupError):
                continue
    return found


def seal(before: bytes, number: int, kind: str, facts: str, at: int) -> bytes:
    """Return the seal of an entry that follows the one with the seal `before`: 16 bytes."""
    return _digest(before + f"{number}/{at}/{kind}/{facts}".encode(errors="surrogateescape"))


def _digest(content: bytes) -> bytes:
    return hashlib.blake2b(content, digest_size=_SIZE).digest()


def check(row: SessionRow, entries: Sequence[EntryRow], after: EntryRow | None = None) -> None:
    """Raise DamagedError unless `entries` follow `after` (None: are the session's first) and none was altered."""
    before = after.seal if after else genesis_of(row, entries)
    number = after.number if after else 0
    if row.state not in get_args(State):
        raise DamagedError(row.id, number)
    for each in entries:
        number += 1
        before = seal(before, each.number, each.kind, each.facts, each.at)
        if each.number != number or each.seal != before:
            raise DamagedError(row.id, number)
    moves = _moves(entries)
    if number != row.version or (moves and moves[-1][1] != row.channel_id):
        raise DamagedError(row.id, number)
