"""The chat page's side: state, messages, socket, actions, and who may use it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Any

import aiohttp
import pytest
import yarl

from sandbox import Person, Sandbox
from sandbox.people.person import PATIENCE
from tests.sandbox.conftest import REAL_TIME
from tests.sandbox.toybot import ToyBot, png


class Page:
    """A browser tab in which one person sits."""

    def __init__(self, session: aiohttp.ClientSession, sandbox: Sandbox, person: Person) -> None:
        self.session, self.sandbox, self.person = session, sandbox, person
        self.origin = {"Origin": sandbox.url}
        self.count = 0

    async def open(self) -> None:
        url = f"{self.sandbox.url}/page/ws?person={self.person.id}"
        self.socket = await self.session.ws_connect(url, headers=self.origin)

    async def get(self, path: str, **query: str) -> Any:
        async with self.session.get(f"{self.sandbox.url}/page/api/{path}", params=query) as response:
            assert response.status == 200
            return await response.json()

    async def act(self, kind: str, **more: Any) -> tuple[int, Any]:
        self.count += 1
        place = {"person": self.person.id, "channel": self.person.channel.id, "nonce": f"n{self.count}"}
        body = {**place, "kind": kind, **more}
        url = f"{self.sandbox.url}/page/api/act"
        async with self.session.post(url, json=body, headers=self.origin) as response:
            return response.status, await response.json()

    async def until(self, name: str) -> Any:
        """The data of the next push of this kind."""
        async with asyncio.timeout(PATIENCE):
            while True:
                push = json.loads((await self.socket.receive()).data)
                if push["t"] == name:
                    return push["d"]

    def command(self, name: str) -> str:
        return next(str(one["id"]) for one in self.sandbox.state.all_commands() if one["name"] == name)


@pytest.fixture
async def page(sandbox: Sandbox, toy: ToyBot, alice: Person) -> AsyncIterator[Page]:
    async with aiohttp.ClientSession() as session:
        tab = Page(session, sandbox, alice)
        await tab.open()
        yield tab
        await tab.socket.close()


async def test_the_state(sandbox: Sandbox, page: Page) -> None:
    state = await page.get("state")
    assert state["guild"] == {"id": sandbox.world.guild_id, "name": sandbox.world.home.name}
    assert state["bot"]["online"] is True
    assert [one["username"] for one in state["people"]] == ["alice", "bob", "carol", "dave", "eve_"]
    assert state["people"][4]["global_name"] == "*Eve* @everyone _x_"
    assert set(state["channels"][0]) == {"id", "name", "type", "parent_id", "topic", "person"}
    assert "hello" in {one["name"] for one in state["commands"]}


async def test_whose_direct_messages_a_channel_is(sandbox: Sandbox, page: Page, bob: Person) -> None:
    there = bob.direct().channel.id
    owners = {one["id"]: one["person"] for one in (await page.get("state"))["channels"]}
    assert owners.pop(there) == bob.id
    assert set(owners.values()) == {None}


async def test_a_command_from_the_page(page: Page, bob: Person) -> None:
    option = {"name": "friend", "type": 6, "value": bob.id}
    assert await page.act("command", command_id=page.command("hello"), options=[option]) == (200, {"ok": True})
    message = await page.until("MESSAGE_CREATE")
    assert message["content"] == f"hello {bob.mention}"
    assert message["pings"] == [bob.id]
    assert (await page.until("INTERACTION_SUCCESS")) == {"nonce": "n1"}
    button = message["components"][0]["components"][0]
    press = {"message_id": message["id"], "custom_id": button["custom_id"], "component_type": 2}
    assert (await page.act("component", **press))[0] == 200
    assert (await page.until("MESSAGE_UPDATE"))["content"] == "counted to 2"
    listed = await page.get("messages", channel=page.person.channel.id, person=bob.id)
    assert [one["content"] for one in listed] == ["counted to 2"]


async def test_a_file_from_the_page(page: Page, sandbox: Sandbox) -> None:
    url, place = f"{sandbox.url}/page/api/upload", {"channel": page.person.channel.id, "name": "a.txt"}
    async with page.session.post(url, params=place, data=b"hi", headers=page.origin) as response:
        assert response.status == 200
        found = await response.json()
    option = {"name": "file", "type": 11, "value": found["id"]}
    assert (await page.act("command", command_id=page.command("read"), options=[option]))[0] == 200
    assert (await page.until("MESSAGE_CREATE"))["content"] == "a.txt, 2: hi"
    async with page.session.post(url, params=place, data=b"hi") as response:
        assert response.status == 403, "another page sends nothing"
    async with page.session.post(url, params={"channel": "1"}, data=b"hi", headers=page.origin) as response:
        assert response.status == 404


async def test_completions_and_forms(page: Page) -> None:
    focused = {"name": "text", "type": 3, "value": "bl", "focused": True}
    await page.act("autocomplete", command_id=page.command("word"), options=[focused])
    answer = await page.until("AUTOCOMPLETE")
    assert answer == {"nonce": "n1", "choices": [{"name": "block c3", "value": "block c3"}]}
    await page.act("command", command_id=page.command("pick"), options=[])
    message = await page.until("MESSAGE_CREATE")
    await page.act("component", message_id=message["id"], custom_id="ask", component_type=2)
    modal = await page.until("MODAL")
    assert modal["title"] == "A question"
    filled = [{"type": 18, "component": {"type": 4, "custom_id": "answer", "value": "yes"}}]
    sent = {"custom_id": modal["custom_id"], "components": filled, "interaction_id": modal["interaction_id"]}
    assert (await page.act("modal", **sent))[0] == 200
    reply = await page.until("MESSAGE_CREATE")
    assert reply["content"] == "you wrote yes"
    assert reply["flags"] & 64


async def test_private_messages_go_to_one_tab(sandbox: Sandbox, page: Page, bob: Person) -> None:
    other = Page(page.session, sandbox, bob)
    await other.open()
    await page.act("command", command_id=page.command("secret"), options=[])
    private = await page.until("MESSAGE_CREATE")
    await page.act("say", content="for all")
    assert (await other.until("MESSAGE_CREATE"))["content"] == "for all"
    assert (await other.act("dismiss", message_id=private["id"]))[0] == 400
    assert (await page.act("dismiss", message_id=private["id"]))[0] == 200
    assert (await page.until("MESSAGE_DELETE"))["id"] == private["id"]
    await other.socket.close()


async def test_no_answer_is_told(sandbox: Sandbox, page: Page) -> None:
    await page.act("command", command_id=page.command("mute"), options=[])
    sandbox.clock.advance(4)
    failed = await page.until("INTERACTION_FAILED")
    assert failed == {"nonce": "n1", "reason": "The application did not respond"}


async def test_threads_and_deleting(page: Page, sandbox: Sandbox) -> None:
    assert (await page.act("thread", name="a game"))[0] == 200
    thread = await page.until("CHANNEL_CREATE")
    assert (thread["name"], thread["type"], thread["parent_id"]) == ("a game", 11, page.person.channel.id)
    await page.act("say", content="one")
    message = await page.until("MESSAGE_CREATE")
    await page.act("say", content="two", reply_to=message["id"])
    assert (await page.until("MESSAGE_CREATE"))["message_reference"]["message_id"] == message["id"]
    assert (await page.act("delete", message_id=message["id"]))[0] == 200
    assert (await page.until("MESSAGE_DELETE"))["id"] == message["id"]


@REAL_TIME
async def test_the_clock_is_moved_on_for_everybody(page: Page, sandbox: Sandbox) -> None:
    assert (await page.get("state"))["ahead"] == 0
    assert sandbox.clock_file.read_text() == "+0.0"
    assert (await page.act("clock", seconds=86_400))[0] == 200
    assert await page.until("CLOCK") == {"ahead": 86_400}
    assert (await page.get("state"))["ahead"] == 86_400
    assert sandbox.clock_file.read_text() == "+86400.0"
    await page.act("say", content="a day later")
    message = await page.until("MESSAGE_CREATE")
    assert datetime.fromisoformat(message["timestamp"]) - datetime.now(UTC) > timedelta(hours=23)


async def test_a_person_chooses_the_language_of_their_discord(page: Page, sandbox: Sandbox) -> None:
    state = await page.get("state")
    assert {one["locale"] for one in state["people"]} == {"en-US"}
    assert {"de", "en-GB", "en-XA", "fr", "pl"} <= {*state["locales"]}
    assert state["locales"] == sorted(state["locales"])
    assert (await page.act("locale", locale="de"))[0] == 200
    told = {one["id"]: one["locale"] for one in await page.until("PEOPLE")}
    assert told.pop(page.person.id) == "de" == sandbox.world.people[page.person.id].locale
    assert set(told.values()) == {"en-US"}


async def test_the_pseudo_language_can_be_chosen_and_unknown_ones_cannot(page: Page, sandbox: Sandbox) -> None:
    assert (await page.act("locale", locale="en-XA"))[0] == 200
    assert sandbox.world.people[page.person.id].locale == "en-XA"
    assert (await page.act("locale", locale="tlh"))[0] == 400
    assert sandbox.world.people[page.person.id].locale == "en-XA"


async def test_the_bot_comes_and_goes(page: Page, sandbox: Sandbox) -> None:
    sandbox.gateway.drop()
    assert (await page.until("BOT")) == {"online": False}
    assert (await page.until("BOT")) == {"online": True}


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"kind": "dance"},
        {"kind": "clock", "seconds": -60},
        {"kind": "clock", "seconds": "nan"},
        {"kind": "clock", "seconds": 1e9},
        {"kind": "clock"},
        {"kind": "locale", "locale": "tlh"},
        {"kind": "say", "content": " "},
        {"kind": "component", "message_id": "1", "custom_id": "x"},
    ],
)
async def test_nonsense_is_refused_in_a_sentence(page: Page, body: dict[str, Any]) -> None:
    status, answer = await page.act(**{"kind": "", **body})
    assert status == 400
    assert answer["error"]


async def test_other_pages_are_shut_out(page: Page, sandbox: Sandbox) -> None:
    for origin in ("https://example.org", "null", None):
        headers = {"Origin": origin} if origin else {}
        async with page.session.post(f"{sandbox.url}/page/api/act", json={"kind": "say"}, headers=headers) as response:
            assert response.status == 403
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            await page.session.ws_connect(f"{sandbox.url}/page/ws?person={page.person.id}", headers=headers)


async def test_files_are_served_and_nothing_else(page: Page, sandbox: Sandbox, alice: Person) -> None:
    async with page.session.get(f"{sandbox.url}/") as response:
        assert response.status == 200
        assert "default-src 'self'" in response.headers["Content-Security-Policy"]
    for path in (
        "/page/nothing.js",
        "/page/..%2f__init__.py",
        "/page/%2e%2e/__init__.py",
        "/cdn/attachments/1/2/a.png",
    ):
        async with page.session.get(yarl.URL(sandbox.url + path, encoded=True)) as response:
            assert response.status == 404
    media = (await alice.slash("board")).said.media[0]
    async with page.session.get(media["url"]) as response:
        assert response.headers["Content-Type"] == "image/png"
        assert await response.read() == png()


async def test_somebody_adds_the_bot_to_their_account_and_leaves_the_server(page: Page, sandbox: Sandbox) -> None:
    bob = sandbox.person("bob")
    [told] = [each for each in (await page.get("state"))["people"] if each["id"] == bob.id]
    assert (told["installed"], told["member"]) == (False, True)
    for kind, change in (("install", {"installed": True}), ("membership", {"member": False})):
        assert (await page.act(kind, person=bob.id, **change))[0] == 200
        [told] = [each for each in await page.until("PEOPLE") if each["id"] == bob.id]
    assert (told["installed"], told["member"]) == (True, False)
    assert bob.user.installed
    assert not sandbox.world.sees(bob.id, bob.channel)
    channels = (await page.get("state"))["channels"]
    assert bob.id in [each["person"] for each in channels], "their direct messages are at hand"
    assert (await page.act("membership", person=bob.id, member=True))[0] == 200
    assert sandbox.world.sees(bob.id, bob.channel)
    status, answer = await page.act("membership", person=sandbox.world.home.owner_id, member=False)
    assert (status, answer["error"]) == (400, "The owner of a server cannot leave it.")
