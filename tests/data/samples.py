"""Sessions to keep, and what happens at single statements of a store."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from data.rows import Change, NewEntry, NewSession, Rewriting, SessionRow
from data.store import Store

NEW = NewSession("stranded", 1, 5, 7, b"secret")
OPENED = Change((NewEntry("opened", '{"host":1}'),), "lobby", players=(1, 2))

ALICE, BOB, CAROL = 1001, 1002, 1003


def entry(kind: str, **facts: Any) -> NewEntry:
    """An entry to be appended."""
    return NewEntry(kind, json.dumps(facts, ensure_ascii=False))


PLIES = (
    entry("ply", seat=0, ply="die r"),
    entry("ply", seat=1, ply="corner a1"),
    entry("ply", seat=2, ply="corner e5"),
)

START = Change((entry("started", salt="word", order=[BOB, ALICE]), *PLIES), "running", (BOB, ALICE))
"""A game begins, and the first plies are played."""

PLAY = Change(PLIES, "running")
"""Some more plies."""


def table(channel_id: int = 7, game: str = "stranded", *, exclusive: bool = True) -> NewSession:
    """What never changes of a new table in that channel."""
    return NewSession(
        game=game,
        rules_version=1,
        guild_id=5,
        channel_id=channel_id,
        secret=b"\x00secret\xff",
        exclusive=exclusive,
    )


def lobby(*players: int) -> Change:
    """A table is opened by the first of `players`, Alice and Bob if nobody is named."""
    people = players or (ALICE, BOB)
    opening = entry("opened", options="blacks=1", host=people[0], people=people)
    return Change((opening,), "lobby", people, named=people)


async def kept(store: Store, channel_id: int = 7) -> SessionRow:
    """A new lobby in that channel."""
    return await store.create(table(channel_id), lobby())


async def found(store: Store, session_id: int = 1) -> SessionRow:
    """The session as it is stored, which must be there."""
    row = await store.session(session_id)
    assert row is not None, f"no session {session_id}"
    return row


def facts(row: SessionRow) -> list[NewEntry]:
    """What happened in the session, without numbers, times and seals."""
    return [NewEntry(each.kind, each.facts) for each in row.entries]


def anonymous(row: SessionRow) -> Rewriting:
    """The log without Alice."""
    return Rewriting(tuple(entry(each.kind, by=-1) for each in row.entries), {ALICE: -1})


class Before:
    """Has `act` happen once, just before a statement with `words` is carried out."""

    def __init__(self, words: str, act: Callable[[], object]) -> None:
        self._words = words
        self._act = act
        self.happened = False

    def __call__(self, statement: str) -> None:
        if self._words in statement and not self.happened:
            self.happened = True
            self._act()


class AtStatement:
    """Has `act` happen just before statement number `step` is carried out. `statements` counts all statements."""

    def __init__(self, step: int, act: Callable[[], object]) -> None:
        self._step = step
        self._act = act
        self.statements = 0

    def __call__(self, _statement: str) -> None:
        self.statements += 1
        if self.statements == self._step:
            self._act()


def moved(channel_id: int, left: int) -> Change:
    """A session goes from one channel to another."""
    facts = f'{{"channel_id":{channel_id},"left":{left},"by":0}}'
    return Change((NewEntry("moved", facts),), "running", channel_id=channel_id)
