"""Whoever plays with a stranger is told nothing of them but player name and moves, in whatever they are sent."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from sandbox import Message, Person
from sessions.session import Session
from sessions.state.clock import DAY
from tests.play.apart import board_of, play_ply
from tests.play.club import Club, control
from tests.play.pool import look, offer_anywhere
from tests.play.settings import settle
from tests.play.thinkers import Brief

AWKWARD = "Zoë *the* <@1> שׂרה"


def sent_to(person: Person, *channels: str) -> Iterator[str]:
    """All that somebody can see, as it stands in the requests, with what it was before and with files of text."""
    # What says of a message whose it is, and where, is Discord's own.
    own = ("author", "interaction_metadata", "interaction", "channel_id")
    places = [person.direct(), *(person.at(each) for each in channels)]
    for message in (each for place in places for each in place.messages()):
        for payload in (*message.history, message.payload):
            yield json.dumps({name: value for name, value in payload.items() if name not in own}, ensure_ascii=False)
        yield from files(message)


def files(message: Message) -> Iterator[str]:
    """The files of a message that are text."""
    for number, each in enumerate(message.media):
        if str(each["url"]).partition("?")[0].endswith((".txt", ".json", ".sgf")):
            yield message.image_bytes(number).decode()


async def begun(club: Club, game: str) -> Session:
    """A game of Alice, of the home server, and Bob, of another one, where he is called otherwise and reads German."""
    club.sandbox.add_guild("Otherworld", "bob", "carol")
    club.sandbox.world.guild("Otherworld").nicks[club.bob.id] = AWKWARD
    club.bob.user.global_name = f"{AWKWARD} too"
    await settle(club.bob, "language", "de")
    club.bob.leave()
    await offer_anywhere(club, club.alice, game)
    await offer_anywhere(club, club.bob.at("hall"), game)
    (session,) = await look(club)
    return session


async def asks_everything(club: Club, person: Person, session: Session) -> None:
    """Commands about the game, and every button below its board but those that decide it."""
    direct = person.direct()
    for words in ("board", "history", "games", "stats", "verify", "record", "privacy", "me", "find", "note"):
        if words in {each["name"] for each in club.sandbox.state.commands[None].values()}:
            await direct.slash(words)
    for action in sorted(actions(await board_of(club, session, person)) - DECIDES):
        board = await board_of(club, session, person)
        if action in actions(board):
            await direct.click(board, control(board, action))
            await club.caught_up()


DECIDES = {"resign", "rematch", "pick", "answer", "play", "move"}


def actions(message: Message) -> set[str]:
    """What the buttons of a message do."""
    return {each.custom_id.split(":")[1] for each in message.buttons if each.custom_id and not each.disabled}


@pytest.mark.parametrize("game", ["strata5", "games_up", "stranded"])
async def test_nothing_of_the_other_reaches_anybody(club: Club, glances: Brief, game: str, dice: random.Random) -> None:
    session = await begun(club, game)
    for number in range(4):
        session = await play_ply(club, session, dice)
        if number == 1:
            club.sandbox.clock.advance(2 * DAY)
            await club.bot.alarms.look()
            await club.caught_up()
    for person in (club.alice, club.bob):
        await asks_everything(club, person, session)
        await person.direct().slash("draw")
        await club.caught_up()
    session = await club.tables.load(session.id)
    if session.state == "running":
        await club.alice.direct().click((await club.alice.direct().slash("resign")).said, "Resign")
        await club.caught_up()
    session = await club.tables.load(session.id)
    assert session.state == "over"
    for person in (club.alice, club.bob):
        await asks_everything(club, person, session)
        end = await board_of(club, session, person)
        await person.direct().click(end, control(end, "rematch"))
        await club.caught_up()
    world = club.sandbox.world
    alice, bob = club.alice, club.bob
    of_bob = (bob.id, bob.direct().channel.id, "bob", "Zoë", "שׂרה", "Otherworld", world.guild("Otherworld").id)
    of_alice = (alice.id, alice.direct().channel.id, "alice", world.guild_id)
    hidden = {alice: (*of_bob, world.channel("hall").id), bob: (*of_alice, world.channel("table").id)}
    for person, needles in hidden.items():
        told = [*sent_to(person)]
        assert len(told) > 20
        assert any("Record of" in each or "dice" in each for each in told)
        for needle in needles:
            found = [each for each in told if needle.casefold() in each.casefold()]
            assert not found, (needle, found[0][:2000])
