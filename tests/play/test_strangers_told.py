"""Nothing that reaches a stranger's client says who, where or what the other is but their player name and moves."""

from __future__ import annotations

import random
from contextlib import ExitStack, suppress

import pytest

from rules.catalogue import GAMES
from sandbox import ActionError, Message, Person
from sessions.session import Session
from tests.play.apart import board_of, play_ply
from tests.play.club import Club, control
from tests.play.settings import settle
from tests.play.strangers import met
from tests.play.telling import Telling
from tests.play.thinkers import Brief

FOR_TWO = [key for key, game in GAMES.items() if 2 in game.seats]

AWKWARD = (
    "**Zq**", "_Zq under_", "`Zqcode`", "@everyone Zq", "Zq <@1>", "Zq\u202eright", "Zq\u200bnothing", "אורZq",
    "Zq\nline", "[Zq](https://zq.example)", "Zq:smile:", "||Zq||", "# Zq", "Zq" * 15, "Zq’s „quoted“", "Zq & Co <b>",
    "ßZqÄ", "🦊Zq🦊", "Zq{player}", "Zq $name", "%Zq%s", "Zq\\", "-# Zq", "> Zq", "1. Zq",
)  # fmt: skip
"""Names that mean something to Discord, to the bot's texts, or to neither; none of them is a word of the bot."""

ENDS = ("resigned", "forget", "draw")
"""The actions of buttons that end a game, or may: two who offer a draw agree."""

COMMANDS = ("board", "history", "games", "stats", "verify", "record", "replay", "me", "privacy", "help", "find", "note")
"""What both ask for in every game."""


def named(person: Person, name: str) -> None:
    """Give somebody another name in Discord."""
    person.user.global_name = name
    person.user.username = f"zq_{person.user.key}_{len(name)}"


async def explored(person: Person, message: Message) -> None:
    """Press everything below a message that ends nothing."""
    for button in message.buttons:
        if button.custom_id and not button.disabled and button.custom_id.split(":")[1] not in ENDS:
            with suppress(ActionError):
                await person.click(message, button.custom_id)


async def pressed(club: Club, session: Session, person: Person, action: str) -> Message:
    """What somebody reads after they pressed the button with this action under their board."""
    board = await board_of(club, session, person)
    return (await person.click(board, control(board, action))).said


async def whole_game(club: Club, game: str, dice: random.Random, people: list[Person]) -> Session:
    """A game in which both ask for all there is, with a question, an end, a report and a rematch."""
    session = await met(club, *people, game=game, clock="1d")
    for _ in range(3):
        session = await play_ply(club, session, dice)
    for person in people:
        for command in COMMANDS:
            with suppress(ActionError):
                await person.slash(command)
        await person.autocomplete("move", "move", "")
        await explored(person, await pressed(club, session, person, "besides"))
    await people[0].slash("draw")
    await club.caught_up()
    board = await board_of(club, session, people[1])
    await people[1].click(board, control(board, "answer", "no"))
    await club.caught_up()
    session = await club.tables.load(session.id)
    question = (await people[0].slash("resign")).said
    await people[0].click(question, control(question, "resigned"))
    await club.caught_up(since=session)
    session = await club.tables.load(session.id)
    assert session.ended
    for person in people:
        await explored(person, await board_of(club, session, person))
        for command in COMMANDS:
            await person.slash(command)
        await club.caught_up()
        about = await pressed(club, session, person, "opponent")
        for value in about.menus[0].values:
            await person.choose(about, value)
        await person.click(about, about.buttons[0].custom_id or "")
    return session


@pytest.mark.parametrize("game", FOR_TWO)
@pytest.mark.once
@pytest.mark.timeout(300)
async def test_nothing_tells_who_the_other_is(club: Club, game: str, figures: Brief, dice: random.Random) -> None:
    """Neither ids nor names, nor those of their servers and channels: in no message, file, custom id, link or text."""
    club.sandbox.add_guild("Zqserver of Bob", "bob", channels=("zqhall",))
    club.sandbox.world.guild("Zqserver of Bob").nicks[club.bob.id] = "Zqnick"
    club.bob.leave()
    await settle(club.bob.direct(), "language", "de")
    people = [club.alice.direct(), club.bob.direct()]
    with ExitStack() as stack:
        told = [Telling(club.sandbox, each) for each in people]
        for each in told:
            stack.enter_context(club.sandbox.state.bus.listening(each.hear))
        first, second = dice.sample(AWKWARD, 2)
        named(club.alice, first.replace("Zq", "Xj"))
        named(club.bob, second)
        await whole_game(club, game, dice, people)
    needles = {
        0: ("Zq", "zqhall", club.sandbox.world.guild("Zqserver of Bob").id, "zq_bob"),
        1: ("Xj", club.sandbox.world.home.name, club.sandbox.world.guild_id, club.alice.channel.id, "zq_alice"),
    }
    for number, (mine, other) in enumerate(((told[0], people[1]), (told[1], people[0]))):
        mine.read_files()
        assert len(mine.told) > 50
        assert mine.finds(people[number].id), "what names the reader is heard"
        for needle in (other.id, other.channel.id, *needles[number]):
            assert not mine.finds(needle), (needle, mine.finds(needle)[0][:600])
