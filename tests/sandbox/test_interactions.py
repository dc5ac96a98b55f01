"""A discord.py bot and people, end to end: commands, components, forms, private answers, deferrals."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from sandbox import ActionError, Person, Sandbox
from sandbox.people.person import PATIENCE
from tests.sandbox.toybot import Board, ToyBot, picture


async def test_a_slash_command_is_answered_in_the_channel(alice: Person, bob: Person) -> None:
    result = await alice.slash("hello")
    assert result.failed is None
    assert result.said.text == "hello world"
    assert not result.said.ephemeral
    assert bob.last().text == "hello world"
    assert result.acknowledged_after is not None
    assert result.acknowledged_after < 3


async def test_a_person_goes_as_a_user_option_and_is_pinged_alone(alice: Person, bob: Person) -> None:
    result = await alice.slash("hello", friend=bob)
    assert result.said.text == f"hello {bob.mention}"
    assert result.said.pings == ["bob"]


async def test_a_file_goes_with_a_command(alice: Person) -> None:
    assert (
        await alice.slash("read", file=alice.upload("my notes.txt", b"hello"))
    ).said.text == "my_notes.txt, 5: hello"
    with pytest.raises(ActionError, match="too large"):
        alice.upload("large.bin", b"x" * (10 * 1024 * 1024 + 1))
    with pytest.raises(ActionError, match="no such file"):
        await alice.slash("read", file="12345")


async def test_options_are_checked_as_the_client_would(alice: Person) -> None:
    with pytest.raises(ActionError, match="needs the option 'text'"):
        await alice.slash("word")
    with pytest.raises(ActionError, match="no option"):
        await alice.slash("word", text="x", wrong=1)
    with pytest.raises(ActionError, match="takes one of"):
        await alice.slash("game show", kind="chess")
    with pytest.raises(ActionError, match="no command"):
        await alice.slash("nothing")
    with pytest.raises(ActionError, match="needs a subcommand"):
        await alice.slash("game")


async def test_subcommands_and_choices(alice: Person) -> None:
    result = await alice.slash("game show", kind="Stranded")
    assert result.said.text == "showing stranded"
    assert result.said.payload["interaction"]["name"] == "game show"


async def test_autocomplete(alice: Person) -> None:
    choices = await alice.autocomplete("word", "text", "ta")
    assert [one["value"] for one in choices] == ["take b2", "take b3"]
    result = await alice.slash("word", text="anything", size=3)
    assert result.said.text == "anything x 3"


async def test_menus(alice: Person, bob: Person) -> None:
    message = (await alice.slash("pick")).said
    assert [menu.placeholder for menu in message.menus] == ["A fruit", "A friend"]
    result = await alice.choose(message, "Red apple")
    assert result.said.text == "took apple"
    assert result.said.ephemeral
    result = await alice.choose(message, bob, menu="A friend")
    assert result.said.text == "chose Bob"
    with pytest.raises(ActionError, match="not 'Plum'"):
        await alice.choose(message, "Plum", menu="A fruit")


async def test_a_form(alice: Person, bob: Person) -> None:
    message = (await alice.slash("pick")).said
    modal = (await alice.click(message, "Ask")).modal
    assert modal is not None
    assert modal.title == "A question"
    assert [field.label for field in modal.fields] == ["Answer"]
    with pytest.raises(ActionError, match="not opened for you"):
        await bob.submit(modal, answer="x")
    result = await alice.submit(modal, Answer="forty-two")
    assert result.said.text == "you wrote forty-two"


async def test_buttons_that_are_disabled_or_absent(alice: Person) -> None:
    message = (await alice.slash("pick")).said
    with pytest.raises(ActionError, match="disabled"):
        await alice.click(message, "Never")
    with pytest.raises(ActionError, match="no button 'Nowhere'"):
        await alice.click(message, "Nowhere")


async def test_a_deferred_update_is_waited_for(alice: Person) -> None:
    message = (await alice.slash("pick")).said
    result = await alice.click(message, "⏳")
    assert result.acknowledged == 6
    assert message.text == "later is now"
    assert message.edited
    assert message.history[0]["content"] == "pick"


async def test_private_answers_are_seen_by_one_person(sandbox: Sandbox, alice: Person, bob: Person) -> None:
    result = await alice.slash("secret")
    assert result.said.ephemeral
    assert alice.messages() == [result.said]
    assert bob.messages() == []
    assert sandbox.messages("table") == []


async def test_defer_then_followup(sandbox: Sandbox, alice: Person, bob: Person) -> None:
    result = await alice.slash("slow")
    await sandbox.settle()
    assert [message.text for message in result.replies] == ["done", "and more"]
    result = await alice.slash("slow", private=True)
    await sandbox.settle()
    assert all(message.ephemeral for message in result.replies)
    assert len(bob.messages()) == 2


async def test_a_layout_with_a_picture(alice: Person) -> None:
    message = (await alice.slash("board")).said
    assert message.text == "The board"
    assert message.alt == "an empty board"
    assert message.image().size == (8, 6)
    assert message.payload["flags"] & (1 << 15)
    # What a component shows is not listed as an attachment again.
    assert message.payload["attachments"] == []
    media = message.media[0]
    assert (media["width"], media["height"]) == (8, 6)
    assert media["url"].startswith("http://127.0.0.1:")


async def test_the_bot_edits_a_layout_with_a_new_picture(toy: ToyBot, alice: Person) -> None:
    message = (await alice.slash("board")).said
    before = message.image_bytes()
    channel = toy.get_partial_messageable(int(alice.channel.id))
    fresh = picture(shade=200, alt="a full board")
    await channel.get_partial_message(int(message.id)).edit(
        view=Board("Another board", "a full board"), attachments=[fresh]
    )
    assert message.text == "Another board"
    assert message.alt == "a full board"
    assert message.image_bytes() != before
    assert message.history[0]["components"] != message.payload["components"]


async def test_a_dynamic_button_works_for_another_process(sandbox: Sandbox) -> None:
    alice = sandbox.person("alice")
    async with sandbox.running(ToyBot()):
        message = (await alice.slash("hello")).said
    assert (await alice.click(message, "Count 1")).failed == "The bot is not online"
    async with sandbox.running(ToyBot()):
        await alice.click(message, "Count 1")
        assert message.text == "counted to 2"
        await alice.click(message, "Count 2")
        assert message.text == "counted to 3"


async def test_a_press_that_crossed_an_edit(alice: Person, bob: Person) -> None:
    message = (await alice.slash("hello")).said
    screen = message.frozen()
    await alice.click(message, "Count 1")
    with pytest.raises(ActionError):
        await bob.click(message, "Count 1")
    await bob.click(screen, "Count 1")
    assert message.text == "counted to 2"


async def test_a_double_click_is_two_interactions(alice: Person) -> None:
    message = (await alice.slash("hello")).said
    results = await asyncio.gather(alice.click(message, "Count 1"), alice.click(message, "Count 1"))
    assert [result.failed for result in results] == [None, None]


async def test_what_others_write_is_privileged(toy: ToyBot, alice: Person) -> None:
    await alice.say("a secret")
    await alice.say(f"<@{toy.application_id}> an order")
    async with asyncio.timeout(PATIENCE):
        seen = [await toy.seen.get(), await toy.seen.get()]
    assert [message.content for message in seen] == ["", f"<@{toy.application_id}> an order"]


async def test_what_the_library_makes_of_an_interaction(toy: ToyBot, alice: Person, bob: Person) -> None:
    message = (await alice.slash("hello", friend=bob)).said
    await bob.click(message, "Count 1")
    command, click = toy.interactions
    assert isinstance(command.user, discord.Member)
    assert command.user.guild_permissions.administrator
    assert command.permissions.manage_messages
    assert not click.permissions.manage_messages
    assert click.app_permissions.send_messages
    assert click.app_permissions.attach_files
    assert not click.app_permissions.manage_messages
    assert click.message is not None
    assert click.message.id == int(message.id)
    assert click.filesize_limit == 10 * 1024 * 1024
    assert click.context.guild
    assert command.locale is discord.Locale.american_english
    assert isinstance(click.channel, discord.TextChannel)
    metadata: Any = click.message.interaction_metadata
    assert metadata.user.id == int(alice.id)


async def test_a_name_with_markdown_reaches_the_bot_as_it_is(sandbox: Sandbox, toy: ToyBot) -> None:
    eve = sandbox.person("eve")
    await eve.slash("secret")
    assert toy.interactions[0].user.display_name == "*Eve* @everyone _x_"


async def test_threads_are_channels(sandbox: Sandbox, alice: Person) -> None:
    inside = await alice.open_thread("a game")
    result = await inside.slash("board")
    assert result.said.channel_id == inside.channel.id
    assert sandbox.messages("table") == []
