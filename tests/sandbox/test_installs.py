"""The application in somebody's account: what it gives, what leaving and removing it takes, and what Discord limits."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from sandbox import ActionError, Person, Sandbox
from sandbox.refusals.permissions import Overwrite, Permission
from tests.sandbox.rawbot import RawBot

TEXT = {"content": "x"}
PRIVATE = {**TEXT, "flags": 1 << 6}
EVERYWHERE = {"name": "go", "description": "go", "integration_types": [0, 1], "contexts": [0, 1]}
GUILDS_ONLY = {"name": "house", "description": "for guilds", "integration_types": [0], "contexts": [0, 1]}
PERSONS_ONLY = {"name": "mine", "description": "for persons", "integration_types": [1], "contexts": [0, 1]}
BUTTON = {
    **TEXT,
    "components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}],
}


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(strict=False) as running:
        running.add_guild("Foreign", has_bot=False)
        yield running
        assert running.deviations == []


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[RawBot]:
    async with RawBot(sandbox, intents=1 | 1 << 9 | 1 << 12) as bot:
        assert (await bot.register(EVERYWHERE, GUILDS_ONLY, PERSONS_ONLY))[0] == 200
        yield bot


@pytest.fixture
def bob(sandbox: Sandbox) -> Person:
    return sandbox.person("bob")


def offered(sandbox: Sandbox, person: Person) -> set[str]:
    return {each["name"] for each in sandbox.state.offered(person.user, person.channel)}


async def owners(raw: RawBot, person: Person, words: str = "go") -> Any:
    interaction, task = await raw.asked(person, words)
    await raw.answer(interaction, 4, TEXT)
    await task
    return interaction["authorizing_integration_owners"]


async def sent(raw: RawBot, person: Person, body: Any = TEXT) -> Any:
    """What the bot is answered when it writes to somebody."""
    return await raw.call("POST", f"/channels/{person.direct().channel.id}/messages", body)


async def test_direct_messages_need_a_shared_guild_or_the_install(sandbox: Sandbox, raw: RawBot, bob: Person) -> None:
    assert (await sent(raw, bob))[0] == 200
    bob.leave()
    status, body = await sent(raw, bob)
    assert (status, body["code"]) == (403, 50278)
    bob.install()
    assert (await sent(raw, bob))[0] == 200
    bob.user.closed = True
    assert (await sent(raw, bob))[1]["code"] == 50007
    bob.uninstall()
    assert (await sent(raw, bob))[1]["code"] == 50278
    bob.join()
    bob.user.closed = False
    assert (await sent(raw, bob))[0] == 200
    assert (await raw.call("POST", "/users/@me/channels", {"recipient_id": bob.id}))[0] == 200


async def test_a_guild_that_the_bot_left_is_not_shared(sandbox: Sandbox, raw: RawBot, bob: Person) -> None:
    sandbox.expel_bot("The Game Room")
    assert (await sent(raw, bob))[1]["code"] == 50278
    sandbox.invite_bot("Foreign")
    assert (await sent(raw, bob))[0] == 200


async def test_which_commands_are_offered_where(sandbox: Sandbox, raw: RawBot, bob: Person) -> None:
    hall, direct = bob.at("hall"), bob.direct()
    assert offered(sandbox, bob) == offered(sandbox, direct) == {"go", "house"}
    assert offered(sandbox, hall) == set()
    bob.install()
    assert offered(sandbox, bob) == offered(sandbox, direct) == {"go", "house", "mine"}
    assert offered(sandbox, hall) == {"go", "mine"}
    bob.leave()
    assert offered(sandbox, direct) == {"go", "mine"}
    bob.uninstall()
    assert offered(sandbox, direct) == set()
    with pytest.raises(ActionError, match="no command /go"):
        await direct.slash("go")


async def test_who_let_the_bot_in_is_told(sandbox: Sandbox, raw: RawBot, bob: Person) -> None:
    home, foreign = sandbox.world.guild_id, bob.at("hall")
    assert await owners(raw, bob) == {"0": home}
    assert await owners(raw, bob.direct()) == {"0": "0"}
    bob.install()
    assert await owners(raw, bob) == {"0": home, "1": bob.id}
    assert await owners(raw, bob, "mine") == {"1": bob.id}
    assert await owners(raw, bob, "house") == {"0": home}
    assert await owners(raw, bob.direct()) == {"0": "0", "1": bob.id}
    assert await owners(raw, foreign) == {"1": bob.id}
    bob.leave()
    assert await owners(raw, bob.direct()) == {"1": bob.id}


async def test_old_buttons_in_direct_messages_need_the_same(sandbox: Sandbox, raw: RawBot, bob: Person) -> None:
    direct = bob.direct()
    await sent(raw, bob, BUTTON)
    bob.leave()
    with pytest.raises(ActionError, match="share no server"):
        await direct.click(direct.last(), "Go")
    with pytest.raises(ActionError, match="could not be delivered"):
        await direct.say("hello?")
    bob.install()
    interaction, task = await raw.pressed(direct, "Go")
    assert interaction["authorizing_integration_owners"] == {"1": bob.id}
    await raw.answer(interaction, 4, TEXT)
    await task
    await direct.say("hello?")
    bob.uninstall()
    with pytest.raises(ActionError, match="share no server"):
        await direct.click(direct.messages()[0], "Go")


async def test_buttons_and_forms_in_a_foreign_guild_need_the_install(
    sandbox: Sandbox, raw: RawBot, bob: Person
) -> None:
    bob.install()
    hall = bob.at("hall")
    interaction, task = await raw.asked(hall)
    await raw.answer(interaction, 4, BUTTON)
    await task
    bob.uninstall()
    with pytest.raises(ActionError, match="do not have this bot"):
        await hall.click(hall.last(), "Go")
    carol = sandbox.person("carol", "hall")
    pressed, task = await raw.pressed(carol, "Go")
    assert pressed["authorizing_integration_owners"] == {}, "others can press what somebody's application has posted"
    await raw.answer(pressed, 4, TEXT)
    await task
    bob.install()
    interaction, task = await raw.pressed(hall, "Go")
    field = {"type": 1, "components": [{"type": 4, "custom_id": "f", "label": "f", "style": 1}]}
    await raw.answer(interaction, 9, {"custom_id": "form", "title": "Form", "components": [field]})
    form = (await task).modal
    assert form is not None
    bob.uninstall()
    with pytest.raises(ActionError, match="do not have this bot"):
        await hall.submit(form, f="x")


async def test_at_most_five_follow_ups_where_the_bot_is_no_member(sandbox: Sandbox, raw: RawBot, bob: Person) -> None:
    bob.install()

    async def follow_ups(place: Person) -> list[int]:
        interaction, task = await raw.asked(place)
        await raw.answer(interaction, 4, PRIVATE)
        await task
        path = f"/webhooks/{raw.application}/{interaction['token']}"
        return [(await raw.call("POST", path, PRIVATE))[1].get("code", 0) for _ in range(6)]

    assert await follow_ups(bob.at("hall")) == [0] * 5 + [40094]
    assert await follow_ups(bob) == [0] * 6
    assert await follow_ups(bob.direct()) == [0] * 6


async def test_without_use_external_apps_answers_are_private(sandbox: Sandbox, raw: RawBot, bob: Person) -> None:
    bob.install()
    hall = bob.at("hall")

    async def private(place: Person) -> tuple[bool, ...]:
        interaction, task = await raw.asked(place)
        await raw.answer(interaction, 4, TEXT)
        first = (await task).said
        _, second = await raw.call("POST", f"/webhooks/{raw.application}/{interaction['token']}", TEXT)
        return first.ephemeral, sandbox.message(second["id"]).ephemeral

    assert await private(hall) == (False, False)
    for place in (hall, bob):
        place.channel.overwrites.append(Overwrite(bob.id, is_member=True, deny=Permission.USE_EXTERNAL_APPS))
    assert await private(hall) == (True, True)
    assert await private(bob) == (False, False), "where the bot is a member it is no external application"


async def test_leaving(sandbox: Sandbox, raw: RawBot, bob: Person) -> None:
    with pytest.raises(ActionError, match="owner"):
        sandbox.person("alice").leave()
    thread = await bob.open_thread("inside")
    bob.leave()
    assert bob.id not in thread.channel.members
    assert not sandbox.world.sees(bob.id, bob.channel)
    with pytest.raises(ActionError, match="not in the server"):
        bob.leave()
    assert (await raw.call("GET", f"/guilds/{sandbox.world.guild_id}/members/{bob.id}"))[1]["code"] == 10007
    bob.leave("Foreign")
    bob.join()
    assert sandbox.world.sees(bob.id, bob.channel)
