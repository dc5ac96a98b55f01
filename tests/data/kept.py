"""Files with running games in them, and damage to these."""

from __future__ import annotations

from pathlib import Path

from data.rows import Change, NewEntry, NewSession, SessionRow
from tests.data.samples import ALICE, BOB, dump, opened, plain

__all__ = ["ALICE", "BOB", "damage", "dump", "filled", "mode", "moves", "opened", "plain", "table"]


def table(channel_id: int) -> NewSession:
    """A table in that channel."""
    return NewSession("stranded", 1, 5, channel_id, b"\x00a secret of some length\xff")


def moves(count: int) -> Change:
    """So many entries of a game that runs between Alice and Bob."""
    entries = tuple(NewEntry("ply", f'{{"seat":1,"ply":"walk a{number}"}}') for number in range(count))
    return Change(entries, "running", (ALICE, BOB))


async def filled(path: Path, tables: int = 3, entries: int = 12) -> list[SessionRow]:
    """Make a file with running games, each in a channel of its own (7, 8, …)."""
    async with opened(path) as store:
        return [await store.create(table(7 + place), moves(entries)) for place in range(tables)]


def damage(path: Path, session_id: int, number: int = 5) -> None:
    """Flip one letter of an entry."""
    with plain(path) as connection:
        connection.execute(
            "UPDATE entry SET facts = replace(facts, 'walk', 'wAlk') WHERE session_id = ? AND number = ?",
            (session_id, number),
        )


def mode(path: Path) -> int:
    """Who may do what with a file or folder."""
    return path.stat().st_mode & 0o777
