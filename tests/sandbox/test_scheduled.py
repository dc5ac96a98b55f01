"""Scheduled events of a guild, as the bot makes, changes and deletes them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from sandbox import Sandbox
from sandbox.refusals.permissions import Permission
from sandbox.wire.scheduled import MOST, SCHEDULED_EVENTS
from sandbox.world.guild import ScheduledEvent
from tests.sandbox.rawbot import RawBot


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(strict=False) as running:
        running.world.home.bot_permissions |= Permission.CREATE_EVENTS
        yield running
        assert running.deviations == []


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[RawBot]:
    async with RawBot(sandbox, intents=1 | SCHEDULED_EVENTS) as bot:
        await bot.socket.until("GUILD_CREATE")
        yield bot


def at(sandbox: Sandbox, hours: float) -> str:
    """A moment so many hours from now."""
    return (datetime.fromtimestamp(sandbox.clock.now(), UTC) + timedelta(hours=hours)).isoformat()


def form(sandbox: Sandbox, **other: Any) -> dict[str, Any]:
    own = {"name": "Cup", "privacy_level": 2, "entity_type": 3, "entity_metadata": {"location": "#table"}}
    return own | {"scheduled_start_time": at(sandbox, 1), "scheduled_end_time": at(sandbox, 3), **other}


async def made(raw: RawBot, sandbox: Sandbox, **other: Any) -> tuple[int, Any]:
    return await raw.call("POST", f"/guilds/{sandbox.world.guild_id}/scheduled-events", form(sandbox, **other))


async def test_an_event_is_made_read_changed_and_deleted(sandbox: Sandbox, raw: RawBot) -> None:
    status, event = await made(raw, sandbox, description="Rounds")
    assert (status, event["status"], event["entity_metadata"], event["description"]) == (
        200,
        1,
        {"location": "#table"},
        "Rounds",
    )
    assert (await raw.socket.until("GUILD_SCHEDULED_EVENT_CREATE"))["id"] == event["id"]
    path = f"/guilds/{sandbox.world.guild_id}/scheduled-events"
    assert [each["id"] for each in (await raw.call("GET", path))[1]] == [event["id"]]
    status, moved = await raw.call("PATCH", f"{path}/{event['id']}", {"scheduled_end_time": at(sandbox, 5)})
    assert (status, moved["scheduled_end_time"]) == (200, at(sandbox, 5))
    assert (await raw.call("PATCH", f"{path}/{event['id']}", {"status": 2}))[1]["status"] == 2
    assert (await raw.call("GET", f"{path}/{event['id']}"))[1]["status"] == 2
    assert (await raw.call("PATCH", f"{path}/{event['id']}", {"status": 3}))[1]["status"] == 3
    assert (await raw.call("GET", path))[1] == []
    assert (await raw.call("PATCH", f"{path}/{event['id']}", {"name": "Late"}))[1]["code"] == 180000
    assert (await raw.call("DELETE", f"{path}/{event['id']}"))[0] == 204
    assert (await raw.call("GET", f"{path}/{event['id']}"))[1]["code"] == 10070


async def test_an_event_is_over_at_its_end(sandbox: Sandbox, raw: RawBot) -> None:
    _, event = await made(raw, sandbox)
    path = f"/guilds/{sandbox.world.guild_id}/scheduled-events/{event['id']}"
    await raw.call("PATCH", path, {"status": 2})
    sandbox.clock.advance(4 * 3600)
    assert (await raw.call("GET", path))[1]["status"] == 3


@pytest.mark.parametrize(
    ("other", "field"),
    [
        ({"scheduled_end_time": None}, "scheduled_end_time"),
        ({"scheduled_start_time": "2020-01-01T00:00:00+00:00"}, "scheduled_start_time"),
        ({"name": "x" * 101}, "name"),
        ({"entity_metadata": {}}, "entity_metadata"),
    ],
)
async def test_what_cannot_be_is_refused(sandbox: Sandbox, raw: RawBot, other: dict[str, Any], field: str) -> None:
    status, refused = await made(raw, sandbox, **other)
    assert (status, refused["code"]) == (400, 50035)
    assert field in refused["errors"]


async def test_other_refusals(sandbox: Sandbox, raw: RawBot) -> None:
    _, event = await made(raw, sandbox)
    path = f"/guilds/{sandbox.world.guild_id}/scheduled-events"
    assert (await raw.call("PATCH", f"{path}/{event['id']}", {"status": 3}))[1]["code"] == 50035
    assert (await made(raw, sandbox, entity_type=2, entity_metadata=None, channel_id="1"))[0] in (400, 501)
    home = sandbox.world.home
    for number in range(1, MOST):
        home.events[str(number)] = ScheduledEvent(str(number), sandbox.world.bot.id, "x", "y", at(sandbox, 1), "")
    assert (await made(raw, sandbox))[1]["code"] == 30038
    home.bot_permissions &= ~Permission.CREATE_EVENTS
    assert (await made(raw, sandbox))[1]["code"] == 50013
    assert (await raw.call("DELETE", f"{path}/{event['id']}"))[1]["code"] == 50013
