"""A proxy for Discord's HTTP interface, which several processes share: a stand-in that hands requests on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
from aiohttp import web

from sandbox import BotProcess, Sandbox

KEPT = ("Authorization", "Content-Type", "X-Audit-Log-Reason", "User-Agent")
"""The headers that the proxy hands on."""


@asynccontextmanager
async def proxy(sandbox: Sandbox) -> AsyncIterator[tuple[str, list[str]]]:
    """The address of a proxy while the block runs, and the requests that it has handed on."""
    passed: list[str] = []

    async def hand_on(request: web.Request) -> web.Response:
        passed.append(f"{request.method} {request.path}")
        headers = {name: request.headers[name] for name in KEPT if name in request.headers}
        async with (
            aiohttp.ClientSession() as session,
            session.request(
                request.method, f"{sandbox.url}{request.path_qs}", data=await request.read(), headers=headers
            ) as answer,
        ):
            told = {
                name: text for name, text in answer.headers.items() if name.startswith(("X-", "Via", "Content-Type"))
            }
            return web.Response(body=await answer.read(), status=answer.status, headers=told)

    app = web.Application(client_max_size=2**26)
    app.router.add_route("*", "/{path:.*}", hand_on)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10", passed
    finally:
        await runner.cleanup()


async def test_all_requests_go_through_the_proxy(tmp_path: Path) -> None:
    async with Sandbox() as sandbox, proxy(sandbox) as (address, passed):
        bot = BotProcess(sandbox, tmp_path / "tables.sqlite3", environment={"TABLES_API": address})
        await bot.start()
        answer = await sandbox.person("alice").slash("play", game="games_up", opponent=sandbox.person("bob"))
        assert answer.failed is None
        await sandbox.settle()
        assert sandbox.messages(), "the lobby stands in the channel"
        assert await bot.stop() == 0
        assert not bot.problems
        reached = [each for each in sandbox.timeline if each.what.startswith("REQUEST ")]
        assert [f"{each.what.removeprefix('REQUEST ')} /api/v10{each.id}" for each in reached] == passed
        assert any("/callback" in each for each in passed), "answers to interactions too"
