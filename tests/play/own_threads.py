"""Tables in threads."""

from __future__ import annotations

import random
from typing import Any

from sandbox import Message
from sandbox import Person as Player
from sessions.acts import ChangeOption, Play
from sessions.session import Session
from tests.play.answers import said_nothing
from tests.play.club import Club
from tests.play.turns import plies


async def shut_away(club: Club) -> tuple[Player, Session]:
    """A game in a thread that was archived and locked before its last move could be shown: who is inside, the game."""
    inside = await club.alice.open_thread("inside")
    await inside.slash("play", game="stranded", opponent=club.bob)
    session = await club.accept(inside.channel.id)
    await inside.click(club.live(session), "Start")
    await club.caught_up(since=session)
    session = await club.session(inside.channel.id)
    await inside.change_thread(archived=True, locked=True)
    # A bot that does not know yet that the thread is locked may try to open it again.
    club.sandbox.expect(50083, 160005, 50013)
    actor = club.who(session)
    # What was played just before it was archived could not be shown.
    after = await club.tables.do(session.id, Play(int(actor.id), plies(session)[0]))
    club.bot.services.display.background.retries.later(after.id, pause=0.0)
    return inside, after


async def wanting(club: Club, game: str = "stranded", seats: int = 2) -> Session:
    """A lobby of a table that is to be played in a thread of its own."""
    given: dict[str, Any] = dict(zip(("opponent", "opponent2", "opponent3"), club.people[1:seats], strict=False))
    said_nothing(await club.alice.slash("play", game=game, **given))
    for person in given.values():
        await person.click(club.live(await club.session()), "Accept")
    lobby = await club.session()
    return await club.tables.do(lobby.id, ChangeOption(int(club.alice.id), "thread", "on"))


async def begun(club: Club, game: str = "stranded", seats: int = 2) -> Session:
    """A game in a thread of its own."""
    lobby = await wanting(club, game, seats)
    said_nothing(await club.alice.click(club.live(lobby), "Start"))
    await club.caught_up(since=lobby)
    session = await club.tables.load(lobby.id)
    assert session.thread_anchor is not None, "it has a thread"
    return session


async def play(club: Club, session: Session, dice: random.Random) -> Session:
    """One ply, typed in the thread by whoever is to act."""
    plies = [ply for group in session.continuations().values() for ply in group]
    said = await club.who(session).at(str(session.row.channel_id)).slash("move", move=dice.choice(plies))
    assert said.failed is None, said.failed
    await club.caught_up(since=session)
    return await club.tables.load(session.id)


async def locked(club: Club) -> tuple[Session, Message]:
    """A game whose thread Alice has locked, and what the channel is told of that."""
    session = await begun(club)
    since = {each.id for each in club.sandbox.messages()}
    await club.alice.at(str(session.row.channel_id)).change_thread(locked=True)
    await club.sandbox.settle()
    (told,) = [each for each in club.sandbox.messages() if each.id not in since]
    return session, told
