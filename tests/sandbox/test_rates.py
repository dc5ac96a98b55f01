"""Rate limits: their headers, the waiting of the library, 429s, and the window for old edits."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sandbox import Person, Sandbox
from sandbox.wire.faults import OLD_EDITS, OLD_WINDOW, ROUTES, WIDE, Rate
from tests.sandbox.rawbot import RawBot
from tests.sandbox.toybot import ToyBot

POST = ROUTES["POST /channels/{}/messages"]


@pytest.fixture
async def raw(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[RawBot]:
    """A bot that waits for no limit, and limits by a clock that stands until it is moved on."""
    monkeypatch.setattr(sandbox.clock, "passing", sandbox.clock.now)
    async with RawBot(sandbox) as bot:
        yield bot


async def test_the_headers_are_there_and_wide(raw: RawBot) -> None:
    await raw.post({"content": "x"})
    assert raw.headers["X-RateLimit-Limit"] == str(WIDE.limit)
    assert raw.headers["X-RateLimit-Remaining"] == str(WIDE.limit - 1)
    bucket = raw.headers["X-RateLimit-Bucket"]
    await raw.post({"content": "x"}, "second-table")
    assert raw.headers["X-RateLimit-Bucket"] == bucket
    assert raw.headers["X-RateLimit-Remaining"] == str(WIDE.limit - 1), "each channel has a window of its own"
    await raw.call("GET", "/users/@me")
    assert raw.headers["X-RateLimit-Bucket"] != bucket


async def test_one_too_many(sandbox: Sandbox, raw: RawBot) -> None:
    sandbox.rates.real = True
    for left in reversed(range(POST.limit)):
        assert (await raw.post({"content": "x"}))[0] == 200
        assert raw.headers["X-RateLimit-Remaining"] == str(left)
    status, body = await raw.post({"content": "x"})
    assert (status, body["global"], raw.headers["X-RateLimit-Scope"]) == (429, False, "user")
    assert 0 < body["retry_after"] <= POST.seconds
    assert float(raw.headers["Retry-After"]) == pytest.approx(body["retry_after"], abs=0.001)
    assert sandbox.rates.limited == ["POST /channels/{}/messages"]
    assert len(sandbox.messages()) == POST.limit
    assert (await raw.post({"content": "x"}, "second-table"))[0] == 200
    sandbox.clock.advance(POST.seconds)
    assert (await raw.post({"content": "x"}))[0] == 200


async def test_the_limit_for_all_routes(sandbox: Sandbox, raw: RawBot, monkeypatch: pytest.MonkeyPatch) -> None:
    await raw.register({"name": "go", "description": "go"})
    interaction, task = await raw.asked(sandbox.person("alice"))
    sandbox.clock.advance(1)
    monkeypatch.setattr("sandbox.wire.faults.WIDE_GLOBAL", Rate(3, 2.5))
    for path in ("/gateway", "/users/@me", "/gateway/bot"):
        assert (await raw.call("GET", path))[0] == 200
    status, body = await raw.post({"content": "x"})
    assert (status, body["global"]) == (429, True)
    assert (raw.headers["X-RateLimit-Global"], raw.headers["X-RateLimit-Scope"]) == ("true", "global")
    assert (await raw.answer(interaction, 4, {"content": "x"}))[0] == 200, "answers to interactions are free of it"
    await task
    sandbox.clock.advance(2.5)
    assert (await raw.post({"content": "x"}))[0] == 200


async def test_the_library_waits_by_the_headers(
    sandbox: Sandbox, toy: ToyBot, alice: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ROUTES, "POST /channels/{}/messages", Rate(2, 0.3))
    sandbox.rates.real = True
    channel = toy.get_partial_messageable(int(alice.channel.id))
    for number in range(5):
        await channel.send(str(number))
    assert [message.text for message in sandbox.messages()] == list("01234")
    assert sandbox.rates.limited == [], "it waited, and was not refused"


async def test_edits_of_old_messages_have_a_window(sandbox: Sandbox, raw: RawBot) -> None:
    sandbox.expect(30046)
    paths = []
    for _ in range(2):
        _, message = await raw.post({"content": "x"})
        paths.append(f"/channels/{message['channel_id']}/messages/{message['id']}")
    for _ in range(10):
        assert (await raw.call("PATCH", paths[0], {"content": "y"}))[0] == 200
    sandbox.clock.advance(3601)
    for number in range(OLD_EDITS):
        assert (await raw.call("PATCH", paths[number % 2], {"content": "y"}))[0] == 200
    for path in paths:  # the window is the channel's
        status, body = await raw.call("PATCH", path, {"content": "y"})
        assert (status, body["code"]) == (429, 30046)
        assert 0 < body["retry_after"] <= OLD_WINDOW
    sandbox.clock.advance(OLD_WINDOW)
    assert (await raw.call("PATCH", paths[0], {"content": "z"}))[0] == 200
    _, fresh = await raw.post({"content": "new"})
    for _ in range(OLD_EDITS + 1):
        path = f"/channels/{fresh['channel_id']}/messages/{fresh['id']}"
        assert (await raw.call("PATCH", path, {"content": "newer"}))[0] == 200


async def test_limits_can_be_switched_off(sandbox: Sandbox, raw: RawBot) -> None:
    sandbox.rates.real, sandbox.rates.on = True, False
    for _ in range(POST.limit + 3):
        assert (await raw.post({"content": "x"}))[0] == 200
    assert "X-RateLimit-Limit" not in raw.headers
