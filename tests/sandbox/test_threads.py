"""Threads: archived, locked, private; who is in them and what is refused in them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from sandbox import ActionError, Message, Person, Sandbox
from sandbox.refusals.permissions import Overwrite, Permission
from tests.sandbox.rawbot import RawBot

TEXT = {"content": "x"}
BUTTON = {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]}
PICK = {"name": "pick", "description": "pick", "options": [{"name": "where", "description": "where", "type": 7}]}


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(strict=False) as running:
        yield running
        assert running.deviations == []


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[RawBot]:
    async with RawBot(sandbox) as bot:
        await bot.register({"name": "go", "description": "go"}, PICK)
        yield bot


@pytest.fixture
def alice(sandbox: Sandbox) -> Person:
    return sandbox.person("alice")


@pytest.fixture
def bob(sandbox: Sandbox) -> Person:
    return sandbox.person("bob")


async def posted(raw: RawBot, place: Person, body: Any = TEXT) -> Any:
    return await raw.call("POST", f"/channels/{place.channel.id}/messages", body)


async def with_button(raw: RawBot, place: Person) -> Message:
    """A message of the bot with the button "Go"."""
    _, message = await posted(raw, place, TEXT | BUTTON)
    return raw.sandbox.message(message["id"])


async def test_an_archived_thread(raw: RawBot, alice: Person, bob: Person) -> None:
    inside = await bob.open_thread("inside")
    _, message = await posted(raw, inside)
    path = f"/channels/{inside.channel.id}/messages/{message['id']}"
    await inside.change_thread(archived=True)
    assert (await raw.socket.until("THREAD_UPDATE"))["thread_metadata"]["archived"] is True
    status, body = await raw.call("PATCH", path, TEXT)
    assert (status, body["code"]) == (400, 50083)
    with pytest.raises(ActionError, match="archived"):
        await inside.slash("go")
    # A message opens it again.
    assert (await posted(raw, inside))[0] == 200
    assert (await raw.socket.until("THREAD_UPDATE"))["thread_metadata"]["archived"] is False
    assert (await raw.call("PATCH", path, TEXT))[0] == 200
    await inside.change_thread(archived=True)
    assert (await raw.call("DELETE", path))[0] == 204
    await inside.say("and open again")
    assert not inside.channel.archived


async def test_a_locked_thread(sandbox: Sandbox, raw: RawBot, alice: Person, bob: Person) -> None:
    inside = await bob.open_thread("inside")
    with pytest.raises(ActionError, match="may not change"):
        await inside.change_thread(locked=True)
    moderator = alice.at(inside.channel.id)
    await moderator.change_thread(locked=True)
    status, body = await posted(raw, inside)
    assert (status, body["code"]) == (403, 160005)
    with pytest.raises(ActionError, match="locked"):
        await inside.say("x")
    # Somebody who may manage threads can still send a command, and the bot can answer that one.
    interaction, task = await raw.asked(moderator)
    assert (await raw.answer(interaction, 4, TEXT))[0] == 200
    await task
    sandbox.world.allow("table", "MANAGE_THREADS")
    assert (await posted(raw, inside))[0] == 200


async def test_a_private_thread_that_the_bot_has_not_joined(sandbox: Sandbox, raw: RawBot, alice: Person) -> None:
    inside = await alice.open_thread("behind", private=True)
    interaction, task = await raw.asked(inside)
    assert interaction["channel"]["type"] == 12
    assert int(interaction["app_permissions"]) & 1 << 38, "the bits do not tell"
    assert (await raw.answer(interaction, 4, TEXT))[0] == 200
    await task
    status, body = await posted(raw, inside)
    assert (status, body["code"]) == (403, 50001)
    assert inside.channel.id not in str(await raw.call("GET", f"/guilds/{sandbox.world.guild_id}/threads/active"))
    # Named in it, it comes in.
    await inside.say(f"<@{sandbox.world.bot.id}> come in")
    assert (await raw.socket.until("THREAD_CREATE"))["id"] == inside.channel.id
    assert (await posted(raw, inside))[0] == 200


async def test_a_private_thread_is_private(sandbox: Sandbox, raw: RawBot, alice: Person, bob: Person) -> None:
    sandbox.world.allow("table", "CREATE_PRIVATE_THREADS")
    table = sandbox.world.channel("table").id
    status, thread = await raw.call("POST", f"/channels/{table}/threads", {"name": "ours", "type": 12})
    assert (status, thread["type"], thread["thread_metadata"]["invitable"]) == (201, 12, True)
    inside = bob.at(thread["id"])
    await raw.call("POST", f"/channels/{thread['id']}/messages", TEXT)
    with pytest.raises(ActionError, match="cannot see"):
        await inside.slash("go")
    assert not sandbox.world.sees(bob.id, inside.channel)
    assert sandbox.world.sees(alice.id, inside.channel), "who manages threads sees all"
    members = f"/channels/{thread['id']}/thread-members"
    assert (await raw.call("PUT", f"{members}/{bob.id}"))[0] == 204
    assert sandbox.world.sees(bob.id, inside.channel)
    _, told = await raw.call("GET", members)
    assert {one["user_id"] for one in told} == {bob.id, sandbox.world.bot.id}
    assert (await raw.call("DELETE", f"{members}/{bob.id}"))[0] == 204
    assert not sandbox.world.sees(bob.id, inside.channel)
    assert (await raw.call("PUT", f"{members}/1"))[1]["code"] == 10013
    assert (await raw.call("DELETE", f"{members}/@me"))[0] == 204
    assert (await raw.socket.until("THREAD_DELETE"))["id"] == thread["id"]
    assert (await raw.call("PUT", f"{members}/@me"))[1]["code"] == 50001
    assert (await raw.call("PUT", f"/channels/{table}/thread-members/@me"))[1]["code"] == 50024


async def test_the_bot_joins_a_public_thread(sandbox: Sandbox, raw: RawBot, bob: Person) -> None:
    inside = await bob.open_thread("inside")
    members = f"/channels/{inside.channel.id}/thread-members"
    assert (await raw.call("PUT", f"{members}/@me"))[0] == 204
    _, active = await raw.call("GET", f"/guilds/{sandbox.world.guild_id}/threads/active")
    assert [one["user_id"] for one in active["members"]] == [sandbox.world.bot.id]
    await inside.change_thread(archived=True)
    assert (await raw.call("DELETE", f"{members}/@me"))[1]["code"] == 50083
    assert (await raw.call("PATCH", f"/channels/{inside.channel.id}", {"name": "x"}))[1]["code"] == 50013


async def test_a_thread_on_a_message(raw: RawBot, alice: Person) -> None:
    """It has the id of its message, which shows it; there is one at the most, and it outlives the message."""
    _, message = await posted(raw, alice)
    path = f"/channels/{alice.channel.id}/messages/{message['id']}"
    status, thread = await raw.call("POST", f"{path}/threads", {"name": "a game", "auto_archive_duration": 10080})
    assert (status, thread["id"], thread["parent_id"]) == (201, message["id"], alice.channel.id)
    assert thread["thread_metadata"]["auto_archive_duration"] == 10080
    told = await raw.socket.until("MESSAGE_UPDATE")
    assert (told["id"], told["flags"] & 1 << 5, told["thread"]["name"]) == (message["id"], 1 << 5, "a game")
    _, seen = await raw.call("GET", path)
    assert seen["thread"]["id"] == message["id"]
    status, body = await raw.call("POST", f"{path}/threads", {"name": "another"})
    assert (status, body["code"]) == (400, 160004)
    status, body = await raw.call("POST", f"{path}/threads", {"name": "x", "auto_archive_duration": 7})
    assert (status, body["code"]) == (400, 50035)
    assert (await raw.call("DELETE", path))[0] == 204
    assert (await posted(raw, alice.at(thread["id"])))[0] == 200


async def test_a_message_outlives_its_thread(sandbox: Sandbox, raw: RawBot, alice: Person) -> None:
    _, message = await posted(raw, alice)
    path = f"/channels/{alice.channel.id}/messages/{message['id']}"
    await raw.call("POST", f"{path}/threads", {"name": "a game"})
    sandbox.remove_channel(message["id"])
    status, seen = await raw.call("GET", path)
    assert (status, seen.get("thread")) == (200, None)
    assert (await posted(raw, alice))[0] == 200


async def test_nobody_presses_a_button_in_a_locked_thread(raw: RawBot, alice: Person, bob: Person) -> None:
    """Discord disables the buttons of locked threads for everybody, administrators too."""
    inside = await bob.open_thread("inside")
    message = await with_button(raw, inside)
    await alice.at(inside.channel.id).change_thread(locked=True)
    for person in (inside, alice.at(inside.channel.id)):
        with pytest.raises(ActionError, match="locked"):
            await person.click(message, "Go", wait=False)


async def test_a_press_first_reopens_an_archived_thread(raw: RawBot, bob: Person) -> None:
    inside = await bob.open_thread("inside")
    message = await with_button(raw, inside)
    await inside.change_thread(archived=True)
    assert (await raw.socket.until("THREAD_UPDATE"))["thread_metadata"]["archived"] is True
    press = asyncio.create_task(inside.click(message, "Go", wait=False))
    assert (await raw.socket.until("THREAD_UPDATE"))["thread_metadata"]["archived"] is False
    assert (await raw.answer(await raw.socket.until("INTERACTION_CREATE"), 6))[0] == 200
    assert (await press).failed is None


async def test_who_was_not_added_to_an_archived_thread_presses_nothing(raw: RawBot, bob: Person) -> None:
    inside = await bob.open_thread("inside")
    message = await with_button(raw, inside)
    carol = raw.sandbox.person("carol", inside.channel.id)
    await inside.change_thread(archived=True)
    with pytest.raises(ActionError, match="archived"):
        await carol.click(message, "Go", wait=False)
    assert inside.channel.archived
    # Writing reopens the thread and makes its writer a member; then the press reopens it too.
    await carol.say("hello")
    await inside.change_thread(archived=True)
    press = asyncio.create_task(carol.click(message, "Go", wait=False))
    assert (await raw.answer(await raw.socket.until("INTERACTION_CREATE"), 6))[0] == 200
    await press
    assert not inside.channel.archived


async def test_a_press_reopens_a_thread_only_with_the_right_to_write(raw: RawBot, bob: Person) -> None:
    inside = await bob.open_thread("inside")
    message = await with_button(raw, inside)
    await inside.change_thread(archived=True)
    bob.channel.overwrites.append(Overwrite(bob.id, is_member=True, deny=Permission.SEND_MESSAGES_IN_THREADS))
    with pytest.raises(ActionError, match="archived"):
        await inside.click(message, "Go", wait=False)


async def test_a_deleted_channel_takes_its_threads_without_a_word(sandbox: Sandbox, raw: RawBot, bob: Person) -> None:
    sandbox.add_channel("other")
    parent = bob.at("other")
    inside = await parent.open_thread("inside")
    sandbox.remove_channel("other")
    told = []
    while (event := await raw.socket.read())["t"] != "CHANNEL_DELETE":
        told.append(event["t"])
    assert "THREAD_DELETE" not in told
    assert event["d"]["id"] == parent.channel.id
    assert (await posted(raw, inside))[1]["code"] == 10003


async def test_members_of_a_thread_come_in_pages(sandbox: Sandbox, raw: RawBot, bob: Person) -> None:
    inside = await bob.open_thread("inside")
    path = f"/channels/{inside.channel.id}/thread-members"
    for name in ("carol", "dave", "eve"):
        assert (await raw.call("PUT", f"{path}/{sandbox.person(name).id}"))[0] == 204
    wanted = sorted((sandbox.person(name).id for name in ("bob", "carol", "dave", "eve")), key=int)
    found: list[str] = []
    for _ in range(4):
        _, page = await raw.call("GET", f"{path}?with_member=true&limit=2&after={found[-1] if found else 0}")
        assert all(one["member"]["user"]["id"] == one["user_id"] for one in page)
        found += [one["user_id"] for one in page]
        if not page:
            break
    assert (found, page) == (wanted, [])
    _, plain = await raw.call("GET", path)
    assert [one["user_id"] for one in plain] == wanted
    assert all("member" not in one for one in plain)


async def test_a_thread_that_is_picked_is_told_with_its_owner(raw: RawBot, bob: Person) -> None:
    """Libraries read a picked thread's owner and counts; discord.py never answers without them."""
    inside = await bob.open_thread("inside")
    interaction, task = await raw.asked(bob, "pick", where=inside.channel)
    assert (await raw.answer(interaction, 4, TEXT))[0] == 200
    await task
    picked = interaction["data"]["resolved"]["channels"][inside.channel.id]
    assert (picked["owner_id"], picked["message_count"], picked["member_count"]) == (bob.id, 0, 1)
    assert picked["thread_metadata"]["archived"] is False
    assert int(picked["permissions"]) & Permission.VIEW_CHANNEL
