"""Whom the bot's messages call or notify, of what, and when."""

from __future__ import annotations

from datetime import UTC, datetime

from sandbox import Message, Person
from sandbox.refusals.errors import Json
from sessions.acts import Resign
from sessions.session import Session
from tests.play.answers import answer
from tests.play.club import Club

EVERY_TURN, END, STOP = "Notify me every turn", "Notify me at the end only", "Unfollow this game"

ENDS = ("is over", "is closed")

DAY = 86_400


async def follow(person: Person, how: str = EVERY_TURN) -> Message:
    """Somebody follows the channel's game; the screen then."""
    shown = (await person.slash("follow")).said
    assert shown.ephemeral
    result = await person.click(shown, how)
    assert not result.replies, answer(result)
    return shown


def mentions(club: Club, person: Person) -> list[str]:
    """The messages of #table that stand and mention somebody who follows the game, as they were posted."""
    found = [each for each in club.sandbox.messages() if person.user.key in each.pings]
    return [each.text for each in found]


async def over(club: Club) -> Session:
    """The game ends, as Alice gives up."""
    session = await club.session()
    done = await club.tables.do(session.id, Resign(int(club.alice.id)))
    await club.bot.services.display.show(done)
    return done


def called(club: Club, person: Person) -> list[Message]:
    """The messages of #table, deleted ones too, that called somebody."""
    return calling(club, person.user.key)


def first_of(message: Message) -> Json:
    """A message as it was posted, and as a notification shows it."""
    return message.history[0] if message.history else message.payload


def calling(club: Club, person: str) -> list[Message]:
    """The messages of #table, deleted ones too, that called whoever has this name in the local Discord."""
    channel = club.sandbox.world.channel("table").id
    found = [club.sandbox.message(each.id) for each in club.sandbox.state.by_channel[channel]]
    return [each for each in found if person in each.pings]


def told_of_ends(club: Club, person: Person) -> list[str]:
    """What notifications told somebody of the end of a table, in #table: the first words of each message."""
    firsts = [str(first_of(each)["content"]) for each in called(club, person)]
    return [each for each in firsts if any(end in each for end in ENDS)]


async def choose_hour(person: Person, hour: int) -> Message:
    """Somebody chooses the hour of their digest; the page then."""
    shown = (await person.slash("me")).said
    await person.click(shown, "Daily digest")
    await person.choose(shown, str(hour))
    return shown


def until_hour(club: Club, hour: int) -> int:
    """Seconds until it is that hour in UTC."""
    now = datetime.fromtimestamp(club.sandbox.clock.now(), UTC)
    since_midnight = now.hour * 3600 + now.minute * 60 + now.second
    return (hour * 3600 - since_midnight) % DAY + 1
