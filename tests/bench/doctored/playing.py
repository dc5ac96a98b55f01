"""The evidence of a few tables that are as they must be, and how to get at what is to be changed of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bench.soak.evidence import Evidence, Post, Sample, Screen, at_versions
from bench.soak.gathering import kept_in, names_of, posts_of, requests_of
from data.rows import EntryRow, SessionRow
from sandbox.refusals.walking import components
from sandbox.world.state import Refusal
from sessions.log import TakenBack
from tests import seeds
from tests.play.apart import play_ply
from tests.play.club import Club, open_club
from tests.play.strangers import met

Cases = list[tuple[str, Callable[[Evidence], None]]]
"""What changes the evidence, and the name of the proof that must fail then."""

RUNNING, LOBBY, APART = 2, 3, 4
"""The tables that go on; the last one in the direct messages of two strangers."""

_PLAYED: list[Evidence] = []
"""What was played, once it was."""


async def played(club: Club) -> Evidence:
    """A game that runs after some plies, one of strangers, a lobby, and a game that was given up; all as it must be."""
    club_dice = seeds.shared("soak")
    session = await club.start("stranded", 2)
    await club.bob.click((await club.bob.slash("resign")).said, "Resign")
    await club.caught_up(since=session)
    session = await club.start("stranded", 2)
    for _ in range(6):
        await club.play_one(session, club_dice)
        session = await club.session()
    await club.alice.at("second-table").slash("play", game="games_up", opponent=club.bob)
    await club.caught_up()
    apart = await met(club)
    for _ in range(4):
        apart = await play_ply(club, apart, club_dice)
    rows: dict[int, SessionRow] = {}
    while (row := await club.tables.store.session(len(rows) + 1)) is not None:
        rows[row.id] = row
    found = Evidence(rows, posts=posts_of(club.sandbox, 0.0), requests=requests_of(club.sandbox, 0.0))
    found.names = names_of(club.sandbox)
    found.kept = [await kept_in(club.tables.store, club.sandbox)]
    found.logs = [{row.id: row.entries[:3] for row in rows.values()}]
    found.refusals = [Refusal("POST", "/channels/1/messages", 403, 50013, "Missing Permissions")]
    found.lines = [
        "2026-11-21 14:00:00,000 INFO    bot: all is well",
        "2026-11-21 14:00:00,001 ERROR   discord.client: Attempting a reconnect in 1.00s",
        "Traceback (most recent call last):",
        "2026-11-21 14:00:00,002 ERROR   discord.shard: Attempting a reconnect for shard ID 3 in 0.76s",
    ]
    found.lives = [[Sample(float(second), 100_000_000, 14) for second in range(200)]]
    return found


async def evidence(folder: Path) -> Evidence:
    """What `played` leaves, played once in a process, to be changed freely."""
    if not _PLAYED:
        secret = seeds.shared("soak", "secret").randbytes(32)
        async with open_club(folder / "tables.sqlite3", secret=secret) as club:
            _PLAYED.append(await played(club))
    one = _PLAYED[0]
    return Evidence(
        {**one.rows},
        [*one.logs],
        [*one.posts],
        [*one.requests],
        [*one.excuses],
        [*one.lives],
        [*one.lines],
        dict(one.names),
        [*one.refusals],
        kept=[*one.kept],
    )


def live(found: Evidence, table: int = RUNNING) -> Post:
    """A live message of a table: that of the player to act, where each has one."""
    row = found.rows[table]
    ((_, session),) = at_versions(row, [row.version])
    actor = session.actor_person
    known = session.seen_by(actor.user_id if actor is not None else 0).live
    assert known is not None
    return next(each for each in found.posts if each.message_id == known.message_id)


def put(found: Evidence, old: Post, **changes: Any) -> None:
    """Change a post."""
    found.posts[found.posts.index(old)] = replace(old, **changes)


def edited(found: Evidence, table: int, edit: Callable[[list[EntryRow]], list[EntryRow]]) -> None:
    """Change a table's log."""
    row = found.rows[table]
    entries = [replace(each, number=number) for number, each in enumerate(edit(list(row.entries)), 1)]
    found.rows[table] = replace(row, entries=tuple(entries), version=len(entries))


def last_ply(found: Evidence) -> int:
    """The place of the running game's last entry that is a ply of a person."""
    entries = found.rows[RUNNING].entries
    return max(place for place, each in enumerate(entries) if each.kind == "ply" and json.loads(each.facts)["seat"])


def taken_back(found: Evidence, plies: int) -> None:
    """Moves are taken back, until so many stand."""
    row = found.rows[RUNNING].entries[-1]
    entry = TakenBack(11, plies).row()
    edited(found, RUNNING, lambda entries: [*entries, replace(row, kind=entry.kind, facts=entry.facts)])


def reading(screen: Screen, other: Callable[[str], str]) -> Screen:
    """The screen with another first text."""
    payload = json.loads(json.dumps(screen.payload))
    part = next(each for kind, each, _ in components(payload) if kind == "text")
    part["content"] = other(part["content"])
    return Screen(payload)
