"""A soak of several processes: who may be disturbed when one of them, or a connection, is gone."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bench.soak import health, report
from bench.soak.database import CRASHED
from bench.soak.evidence import Evidence, Excuse, Request, Screen
from bench.soak.local import OTHER, RULED, Away, add_servers, longest_away
from bench.soak.sizes import Size
from bench.soak.troubles import kill_excuses
from sandbox import Sandbox
from sandbox.wire.connection import Sharding, shard_of
from sandbox.world.clock import Clock
from sandbox.world.state import Event

BOT = Event("BOT", {"online": True})


async def test_each_server_is_on_a_shard_of_its_own() -> None:
    async with Sandbox() as sandbox:
        add_servers(sandbox, 3)
        guilds = [sandbox.world.home, sandbox.world.guild(OTHER), sandbox.world.guild(RULED)]
        assert sorted(shard_of(each.id, 3) for each in guilds) == [0, 1, 2]
        assert len(sandbox.world.guilds) == 3, "those that were on another shard are gone"
        assert {each.guild_id for each in sandbox.world.channels.values()} == {each.id for each in guilds}
        assert sandbox.gateway.sharding.needed == 3


def test_a_trouble_of_some_servers_explains_nothing_elsewhere() -> None:
    here, there, direct = (Request(str(guild), 1, 2, at=10.0, what="/move", guild_id=guild) for guild in (7, 8, 0))
    excuse = Excuse("kill", 9.0, 11.0, guild_ids=frozenset({7, 0}))
    assert [excuse.covers(each) for each in (here, there, direct)] == [True, False, True]
    assert replace(excuse, guild_ids=None).covers(there)


def test_what_a_killed_process_still_waited_to_say() -> None:
    """A press was acknowledged, and its answer waited behind a slow request when its process was killed."""
    silent = Request("1", 1, 2, at=10.0, what="pick", after=0.5, guild_id=7)
    unasked, told = replace(silent, after=None), replace(silent, told=(Screen({"content": "Done."}),))
    excuses = kill_excuses(30.0, 35.0, frozenset({7}))

    def excused(request: Request) -> bool:
        return any(each.covers(request) for each in excuses)

    assert excused(silent)
    assert not excused(told)
    assert not excused(unasked), "it had to be acknowledged"
    assert not excused(replace(silent, guild_id=8))
    assert not any(each.covers(silent) for each in kill_excuses(60.0, 65.0, frozenset({7}))), "that is too long ago"


def local_discord(clock: Clock, *guild_ids: int) -> Any:
    """As much of a local Discord as tells which shards are connected."""
    gateway = SimpleNamespace(shards=[(0, 2), (1, 2)], sharding=Sharding())
    world = SimpleNamespace(guilds={str(each): None for each in guild_ids})
    return SimpleNamespace(clock=clock, gateway=gateway, world=world)


def test_a_shard_that_is_away_is_an_excuse_for_its_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, even, odd = Clock(1_000.0), 2 << 22, 3 << 22
    discord, excuses = local_discord(clock, even, odd), list[Excuse]()
    away = Away(discord, 2, excuses)
    assert [away.guilds_of(each) for each in (0, 1)] == [frozenset({even, 0}), frozenset({odd})]
    assert Away(discord, 1, excuses).guilds_of(0) is None
    discord.gateway.shards = [(0, 2)]
    away.hear(BOT)
    clock.advance(5.0)
    away.hear(BOT)
    assert not excuses
    discord.gateway.shards = [(0, 2), (1, 2)]
    away.hear(BOT)
    assert excuses == [Excuse("not connected", 1_000.0, 1_006.0, guild_ids=frozenset({odd}))]
    assert not list(away.told())
    late = longest_away(2) + 1
    moments = iter((0.0, late, late))
    monkeypatch.setattr("bench.soak.local.time", SimpleNamespace(perf_counter=lambda: next(moments)))
    for shards in ([(1, 2)], [(0, 2), (1, 2)]):
        discord.gateway.shards = shards
        away.hear(BOT)
    discord.gateway.sharding.too_early.append((3.0, 1))
    assert list(away.told()) == ["shard 0 was away for 41 s", "shard 1 identified too early"]
    assert not list(away.told()), "each is told once"


def test_kills_fall_in_the_first_part() -> None:
    size = Size(600.0, 1, kills=7)
    assert [size.in_round(each, size.kills) for each in range(size.rounds)] == [2, 1, 1, 1, 1, 1, 0, 0, 0, 0]


def test_errors_of_a_database_that_was_killed_are_allowed() -> None:
    away = "2026-11-22 17:18:08,372 ERROR   sessions.failing: The database postgresql://t@/x can't be reached: gone"
    found = Evidence(lines=[away])
    assert len(list(health.quiet(found))) == 1
    found.excuses = [Excuse(CRASHED)]
    assert not list(health.quiet(found))
    found.lines = [away.replace("sessions.failing", "upkeep").replace("can't be reached: gone", "was lost while")]
    assert not list(health.quiet(found))
    found.lines = [away.replace("can't be reached", "is damaged")]
    assert len(list(health.quiet(found))) == 1


def test_a_file_cannot_be_killed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        report.main(["--database-kills", "1"])
    assert "only a database in PostgreSQL can be killed" in capsys.readouterr().err
