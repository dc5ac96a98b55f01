"""An interaction that Discord delivers twice, as happens after a resume, is answered once."""

from __future__ import annotations

import discord
import pytest

from cogs.interactions.router import REMEMBERED, Router
from sandbox import Result
from tests.play.club import Club
from tests.play.turns import after_a_turn


async def command(club: Club) -> Result:
    """A command that is answered privately."""
    return await club.alice.slash("help")


async def thinking(club: Club) -> Result:
    """A command that changes the table."""
    return await club.alice.slash("draw")


async def button(club: Club) -> Result:
    """A button of a board."""
    return await club.alice.click(club.live(await club.session()), "More")


async def foreign(club: Club) -> Result:
    """A button that no version of the bot knows."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="?", custom_id="b0:something:else"))
    channel = club.bot.get_partial_messageable(int(club.alice.channel.id))
    message = club.sandbox.message(str((await channel.send("from another age", view=view)).id))
    return await club.alice.click(message, "?")


async def form(club: Club) -> Result:
    """A form."""
    told = (await club.alice.slash("history")).said
    await club.alice.click(told, "See the board")
    asked = await club.alice.click(told, "Go to…")
    assert asked.modal is not None
    return await club.alice.submit(asked.modal, answer="0")


@pytest.mark.parametrize("make", [command, thinking, button, foreign, form])
async def test_a_repeated_interaction_reaches_nobody(club: Club, make: object) -> None:
    await after_a_turn(club)
    assert callable(make)
    result = await make(club)
    await club.caught_up()
    log, seen = (await club.session()).log, len(club.sandbox.timeline)
    club.sandbox.redeliver(result.id)
    await club.sandbox.settle()
    assert (await club.session()).log == log
    requests = [each for each in club.sandbox.timeline[seen:] if each.what.startswith("REQUEST")]
    assert not requests, "Discord hears nothing more"


async def test_a_repeated_autocomplete_is_not_answered_again(club: Club) -> None:
    session = await after_a_turn(club)
    await club.who(session).autocomplete("move", "move", "")
    asked = list(club.sandbox.state.interactions)[-1]
    seen = len(club.sandbox.timeline)
    club.sandbox.redeliver(asked)
    await club.sandbox.settle()
    assert not [each for each in club.sandbox.timeline[seen:] if each.what.startswith("REQUEST")]


async def test_a_click_that_is_still_being_answered_is_not_begun_again(club: Club) -> None:
    """The answer to the first is on its way: the second would be played before Discord says that there is one."""
    session = await after_a_turn(club)
    more = (await club.alice.click(club.live(session), "More")).said
    club.sandbox.faults.next("POST", "/callback", delay=0.3)
    offer = next(each.custom_id for each in more.buttons if each.label == "Offer a draw")
    pressed = await club.alice.press(more, offer or "", wait=False)
    club.sandbox.redeliver(pressed.id)
    await club.caught_up(since=session)
    await club.sandbox.settle()
    assert "Your request is now on the board." in more.text, "no refusal took the place of the answer"


def test_what_is_remembered_is_bounded() -> None:
    router = Router()
    assert not any(router.seen_before(each) for each in range(3 * REMEMBERED))
    assert all(router.seen_before(each) for each in range(2 * REMEMBERED, 3 * REMEMBERED))
    assert not router.seen_before(0), "it is forgotten"
