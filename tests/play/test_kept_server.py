"""A game goes on after the local Discord and the bot were both stopped and started again, by its old buttons."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from sandbox.__main__ import play, world_beside

Json = dict[str, Any]
PATIENCE = 60


class Played:
    """A running `python -m sandbox --database`, used through the API of its page."""

    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        self._url, self._session = url, session
        self.state: Json = {}

    async def read(self, path: str) -> Any:
        async with self._session.get(f"{self._url}/page/api/{path}") as response:
            return await response.json()

    async def act(self, who: str, **what: Any) -> None:
        body = {"person": self.person(who), "channel": self.channel, "nonce": "1", **what}
        async with self._session.post(f"{self._url}/page/api/act", json=body, headers={"Origin": self._url}) as answer:
            assert answer.status == 200, await answer.text()

    def person(self, name: str) -> str:
        return str(next(one["id"] for one in self.state["people"] if one["username"] == name))

    @property
    def channel(self) -> str:
        return str(next(one["id"] for one in self.state["channels"] if one["name"] == "table"))

    async def command(self, who: str, name: str, *options: Json) -> None:
        command = next(one["id"] for one in self.state["commands"] if one["name"] == name)
        await self.act(who, kind="command", command_id=command, options=list(options))

    async def press(self, who: str, message: Json, control: Json, *values: str) -> None:
        found = {"message_id": message["id"], "custom_id": control["custom_id"], "component_type": control["type"]}
        await self.act(who, kind="component", **found, values=list(values))

    async def sees(self, who: str, wanted: Callable[[Json], bool]) -> Json:
        """Wait until somebody sees a message that is wanted: the newest such."""
        async with asyncio.timeout(PATIENCE):
            while True:
                seen: list[Json] = await self.read(f"messages?channel={self.channel}&person={self.person(who)}")
                for message in reversed(seen):
                    if wanted(message):
                        return message
                await asyncio.sleep(0.05)


def controls(node: Any) -> list[Json]:
    """The buttons and menus of a message."""
    if isinstance(node, list):
        return [found for each in node for found in controls(each)]
    if not isinstance(node, dict):
        return []
    inside = [found for name in ("components", "accessory") for found in controls(node.get(name))]
    return [node, *inside] if "custom_id" in node else inside


def called(message: Json, label: str) -> Json | None:
    """The button with a label, if the message has it."""
    return next((one for one in controls(message) if one.get("label") == label), None)


def picks(message: Json) -> list[Json]:
    """What chooses a move, or its beginning."""
    return [one for one in controls(message) if one["custom_id"].startswith(("m2:pick", "b2:pick"))]


@asynccontextmanager
async def played(database: Path, capsys: pytest.CaptureFixture[str]) -> AsyncIterator[Played]:
    """The local Discord in this process, and the bot in its own; both are ended as by hand."""
    running = asyncio.create_task(play(0, database, world=world_beside(database)))
    said = ""
    async with asyncio.timeout(PATIENCE):
        while "connected to Gateway" not in said:
            await asyncio.sleep(0.01)
            said += capsys.readouterr().out
            assert not running.done(), said
    found = re.search(r"The chat page: (http://127\.0\.0\.1:\d+)/", said)
    assert found is not None
    async with aiohttp.ClientSession() as session:
        page = Played(found[1], session)
        page.state = await page.read("state")
        yield page
    assert not running.done(), "it is what hears the signal"
    signal.raise_signal(signal.SIGINT)
    async with asyncio.timeout(PATIENCE):
        assert await running == 0
    assert "Traceback" not in capsys.readouterr().out


async def test_a_game_goes_on_by_its_old_buttons(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "games.sqlite3"
    async with played(database, capsys) as page:
        bob = {"name": "opponent", "type": 6, "value": page.person("bob")}
        await page.command("alice", "play", {"name": "game", "type": 3, "value": "stranded"}, bob)
        lobby = await page.sees("bob", lambda message: called(message, "Accept") is not None)
        await page.press("bob", lobby, called(lobby, "Accept") or {})
        full = await page.sees("alice", lambda message: (called(message, "Start") or {}).get("disabled") is False)
        await page.press("alice", full, called(full, "Start") or {})
        board = await page.sees("alice", lambda message: bool(picks(message)))
        known = page.state
    async with played(database, capsys) as page:
        for name in ("guild", "people", "channels"):
            assert page.state[name] == known[name], f"the {name} changed"
        assert {one["id"] for one in page.state["commands"]} == {one["id"] for one in known["commands"]}
        again = await page.sees("alice", lambda message: message["id"] == board["id"])
        assert picks(again) == picks(board)
        pick = picks(again)[0]
        for who in ("alice", "bob"):  # whose turn it is, the dice decided
            await page.press(who, again, pick, *[one["value"] for one in pick.get("options", [])[:1]])
        await page.sees("alice", lambda message: message["id"] == board["id"] and picks(message) != picks(board))
