"""A bot without a library: raw requests and a raw websocket, to send what discord.py would not send."""

from __future__ import annotations

import asyncio
import io
import json
import zlib
from types import TracebackType
from typing import Any, Self

import aiohttp

from sandbox import Person, Result, Sandbox
from sandbox.people.person import PATIENCE


class Socket:
    """One connection to the gateway, with or without compression."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, compressed: bool) -> None:
        self.socket = socket
        self._inflate = zlib.decompressobj() if compressed else None

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def read(self) -> dict[str, Any]:
        """The next message; `{"closed": code}` at the end."""
        async with asyncio.timeout(PATIENCE):
            message = await self.socket.receive()
        if message.type is aiohttp.WSMsgType.BINARY:
            assert self._inflate is not None
            assert message.data.endswith(b"\x00\x00\xff\xff")
            return dict(json.loads(self._inflate.decompress(message.data)))
        if message.type is aiohttp.WSMsgType.TEXT:
            return dict(json.loads(message.data))
        return {"closed": self.socket.close_code}

    async def until(self, name: str) -> dict[str, Any]:
        """The data of the next event of this name."""
        while True:
            message = await self.read()
            assert "closed" not in message, message
            if message["t"] == name:
                return dict(message["d"])


class RawBot:
    """Online while its block runs."""

    def __init__(self, sandbox: Sandbox, intents: int = 1 | 1 << 9) -> None:
        self.sandbox = sandbox
        self.intents = intents
        self.api = f"{sandbox.url}/api/v10"
        self.tasks: list[asyncio.Task[Result]] = []

    async def __aenter__(self) -> Self:
        self.session = aiohttp.ClientSession()
        self.socket = await self.connect()
        assert (await self.socket.read())["op"] == 10
        await self.identify(self.socket)
        self.ready = await self.socket.until("READY")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.socket.socket.close()
        await self.session.close()

    async def connect(self, compress: str = "") -> Socket:
        query = f"?v=10&encoding=json&compress={compress}"
        url = self.sandbox.url.replace("http", "ws", 1) + "/gateway/" + query
        return Socket(await self.session.ws_connect(url), bool(compress))

    async def identify(
        self,
        socket: Socket,
        token: str | None = None,
        intents: int | None = None,
        shard: tuple[int, int] | None = None,
    ) -> None:
        data: dict[str, Any] = {"token": token or self.sandbox.token, "properties": {}}
        data |= {"shard": shard} if shard is not None else {}
        await socket.send(2, data | {"intents": self.intents if intents is None else intents})

    async def call(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        files: dict[str, bytes] | None = None,
        token: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[int, Any]:
        """A request with the token; returns the status and the JSON of the answer (None when it is empty)."""
        sent = {"Authorization": f"Bot {token or self.sandbox.token}", **(headers or {})}
        data: Any = None
        if files is not None:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body))
            for number, (name, content) in enumerate(files.items()):
                kind = "application/octet-stream"
                data.add_field(f"files[{number}]", io.BytesIO(content), filename=name, content_type=kind)
        elif body is not None:
            data = json.dumps(body)
            sent["Content-Type"] = "application/json"
        async with self.session.request(method, self.api + path, data=data, headers=sent) as response:
            self.headers = response.headers
            text = await response.text()
            if response.content_type != "application/json":
                return response.status, text or None
            assert response.headers["Content-Type"] == "application/json"
            return response.status, json.loads(text)

    async def post(self, body: Any, channel: str = "table", **more: Any) -> tuple[int, Any]:
        """Post a message."""
        return await self.call("POST", f"/channels/{self.sandbox.world.channel(channel).id}/messages", body, **more)

    async def register(self, *commands: dict[str, Any]) -> tuple[int, Any]:
        """Replace the global commands."""
        return await self.call("PUT", f"/applications/{self.application}/commands", list(commands))

    @property
    def application(self) -> str:
        return self.sandbox.world.application_id

    async def answer(self, interaction: dict[str, Any], kind: int, data: Any = None, **more: Any) -> tuple[int, Any]:
        """Answer an interaction."""
        body = {"type": kind} if data is None else {"type": kind, "data": data}
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback?with_response=1"
        return await self.call("POST", path, body, **more)

    async def asked(self, person: Person, words: str = "go", **options: Any) -> tuple[Any, asyncio.Task[Result]]:
        """Have somebody send a slash command: the interaction as it arrives, and the action still going on."""
        task = asyncio.create_task(person.slash(words, wait=False, **options))
        return await self.socket.until("INTERACTION_CREATE"), task

    async def pressed(self, person: Person, label: str) -> tuple[Any, asyncio.Task[Result]]:
        """Have somebody press a button of the newest message that has one: as `asked`."""
        message = person.last(lambda each: bool(each.buttons))
        task = asyncio.create_task(person.click(message, label, wait=False))
        return await self.socket.until("INTERACTION_CREATE"), task
