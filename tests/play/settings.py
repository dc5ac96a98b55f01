"""The screens of /settings and /me, and lists that a server has in a channel."""

from __future__ import annotations

from sandbox import Message, Person
from tests.play.answers import answer
from tests.play.club import Club

ROOM = "room"


async def server_screen(person: Person) -> Message:
    """The screen, as somebody who manages the server has it."""
    result = await person.slash("settings")
    assert result.failed is None, result.failed
    assert result.said.ephemeral
    return result.said


async def settle_server(person: Person, name: str, *values: str) -> str:
    """Change something on a new screen by its menu or, where it is on or off, its button; what is told then."""
    return await pick(person, await server_screen(person), name, *values)


async def pick(person: Person, shown: Message, name: str, *values: str) -> str:
    """Change something on a screen."""
    menus = [each.custom_id for each in shown.menus if each.custom_id.endswith(f":{name}")]
    buttons = [each.custom_id or "" for each in shown.buttons if f":{name} " in (each.custom_id or "")]
    if menus:
        result = await person.choose(shown, *values, menu=menus[0])
    else:
        result = await person.click(shown, buttons[0])
    assert result.failed is None, result.failed
    if result.replies:
        return answer(result)
    return next((line.removeprefix("✅ ") for line in shown.text.splitlines() if line.startswith("✅ ")), "")


async def screen(person: Person) -> Message:
    """The screen, as the person has it."""
    result = await person.slash("me")
    assert result.failed is None, result.failed
    return result.said


async def settle(person: Person, name: str, *values: str) -> str:
    """Change something on a new screen; what is told then."""
    return await pick(person, await screen(person), name, *values)


def lists(club: Club, channel: str = ROOM) -> list[Message]:
    """The bot's messages in the channel of the list."""
    return club.sandbox.messages(club.sandbox.world.channel(channel).id)


async def choose_channel(club: Club, *channels: str, setting: str = "games_channel") -> str:
    """Choose the channel of the list on the second page of /settings; what is told then."""
    shown = await server_screen(club.alice)
    await club.alice.click(shown, "Channels for lists and results")
    menu = next(each.custom_id for each in shown.menus if each.custom_id.endswith(setting))
    wanted = [club.sandbox.world.channel(each).id for each in channels]
    result = await club.alice.choose(shown, *wanted, menu=menu)
    await club.bot.router.under_way.idle()
    if result.replies:
        return answer(result)
    return next(line.removeprefix("✅ ") for line in shown.text.splitlines() if line.startswith("✅ "))


async def later(club: Club, seconds: int = 60) -> None:
    """Time passes, and the bot looks what is due."""
    club.sandbox.clock.advance(seconds)
    await club.bot.alarms.look()
    await club.bot.router.under_way.idle()
    await club.sandbox.settle()
