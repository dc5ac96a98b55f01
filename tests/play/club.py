"""A local Discord with the bot on it, in one event loop, and people who play."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiosqlite import Connection

import cogs.bot
from bench import samples
from cogs import library, registration
from cogs.bot import BotOptions, TableBot
from cogs.commands import replaying
from cogs.interactions import request
from cogs.interactions.ids import press_from_id
from cogs.interactions.limits import Limits
from cogs.interactions.underway import UnderWay
from cogs.registration import Memo
from data.shards import EVERY_SERVER, Shards
from rules.catalogue import GAMES
from rules.notation import legal
from sandbox import Message, Person, Result, Sandbox
from sandbox.people.person import PATIENCE
from sessions.acts import ChangeOption, Play
from sessions.session import Session
from sessions.tables import Tables
from tests import seeds
from tests.databases import open_store
from tests.play import translating
from tournaments.events.service import Tournaments

QUIET = 0.002
"""Seconds in which nothing happens when the bot is idle. What its threads still do is counted (`club_in`)."""


class Club:
    """The sandbox, the bot's tables, and the people; `secret` is what the dice of all tables come from.

    Once `impatience` is set, the bot acknowledges clicks that it has not answered yet, as it does after a second.
    """

    def __init__(
        self, sandbox: Sandbox, tables: Tables, bot: TableBot, secret: bytes, impatience: asyncio.Event
    ) -> None:
        self.sandbox = sandbox
        self.tables = tables
        self.bot = bot
        self.secret = secret
        self.impatience = impatience
        self.alice = sandbox.person("alice")
        self.bob = sandbox.person("bob")
        self.carol = sandbox.person("carol")
        self.dave = sandbox.person("dave")

    @property
    def people(self) -> list[Person]:
        """Four people, Alice first."""
        return [self.alice, self.bob, self.carol, self.dave]

    def newest(self, text: str = "") -> Message:
        """The newest public message of #table that holds `text`."""
        return next(each for each in reversed(self.sandbox.messages()) if text in each.text)

    async def session(self, channel: str = "table") -> Session:
        """The newest session of a channel, as it is stored."""
        found = await self.tables.finder.meant_in(int(self.sandbox.world.channel(channel).id))
        assert found is not None, f"no session in #{channel}"
        return found

    def who(self, session: Session) -> Person:
        """The person whose turn it is."""
        assert session.actor is not None, "nobody is to act"
        wanted = str(session.people[session.actor - 1].user_id)
        return next(person for person in self.people if person.id == wanted)

    async def start(self, game: str, seats: int, **options: str) -> Session:
        """Open a table for Alice and as many others as `seats` needs, with these options, and start the game.

        The others are invited, and accept.
        """
        if GAMES[game].seats[-1] == 1:
            return await self.begin(game, None, **options)
        named = zip(("opponent", "opponent2", "opponent3"), self.people[1:seats], strict=False)
        guests: dict[str, Any] = dict(named)
        await self.alice.slash("play", game=game, **guests)
        await self.accept()
        for name, value in options.items():
            await self.tables.do((await self.session()).id, ChangeOption(int(self.alice.id), name, value))
        lobby = await self.session()
        await self.alice.click(self.live(lobby), control(self.live(lobby), "start"))
        await self.caught_up(since=lobby)
        return await self.session()

    async def begin(self, game: str, person: Person | None = None, **options: str) -> Session:
        """A game for one, which that person, or else Alice, begins with these options."""
        person = person or self.alice
        channel = int(person.channel.id)
        before = await self.tables.finder.meant_in(channel, int(person.id))
        asked = (await person.slash("play", game=game)).reply
        if GAMES[game].options:
            assert asked is not None
            for name, value in options.items():
                await person.choose(asked, f"{name}={value}")
            await person.click(asked, control(asked, "begin"))
        while (found := await self.tables.finder.meant_in(channel, int(person.id))) is None or (
            before is not None and found.id == before.id
        ):
            await self.sandbox.settle(0.01)
        await self.caught_up()
        return await self.tables.load(found.id)

    async def add_word(self, lobby: Message, who: Person, word: str) -> Result:
        """Somebody gives a word for the dice, behind the lobby's Details."""
        asked = await who.click((await who.click(lobby, "Details")).said, "Add a word")
        assert asked.modal is not None, asked
        return await who.submit(asked.modal, answer=word)

    async def accept(self, channel: str = "table") -> Session:
        """Everybody who is invited to the lobby of a channel accepts."""
        session = await self.session(channel)
        for person in session.invited:
            session = await self.tables.load(session.id)
            guest = next(each for each in self.people if each.id == str(person.user_id))
            await guest.at(channel).click(self.live(session), control(self.live(session), "accept"))
            await self.caught_up(since=session)
        return await self.session(channel)

    async def caught_up(self, since: Session | None = None) -> None:
        """Wait for what `shown` waits for, and until nothing is under way any more."""
        await self.shown(since)
        await self.bot.router.under_way.idle()
        await self.sandbox.settle(QUIET)

    async def shown(self, since: Session | None = None) -> None:
        """Wait until every channel was shown what is stored, with a change `since` that snapshot if one is given."""
        # The store tells nobody of changes.
        while since and (await self.tables.load(since.id)).version == since.version:  # noqa: ASYNC110
            await asyncio.sleep(QUIET)
        while await self.tables.messages.to_show():  # noqa: ASYNC110
            await asyncio.sleep(QUIET)

    async def play_out(self) -> Session:
        """Play the running game to its end by clicks and typed moves."""
        session = await self.session()
        dice = seeds.dice("play_out", session.id)
        while session.state == "running":
            await self.take_turn(session, dice, hasty(session, dice))
            await self.caught_up(since=session)
            session = await self.session()
        return session

    async def play_unseen(self, session: Session, until: Callable[[Session], object] | None = None) -> Session:
        """Play a game on beside Discord, and show then what has become of it: a small part of the work of clicks.

        It is played by plies at random until `until` says so, or else hastily to its end. The channel is shown none of
        the plies but the last ones: a test that looks at what is shown on the way has them clicked.
        """
        dice, before = seeds.dice("play_unseen", session.id), session.version
        while session.state == "running" and not (until and until(session)):
            assert session.actor is not None, "nobody is to act"
            ply = str(dice.choice(legal(session.position))) if until else hasty(session, dice)
            person = session.people[session.actor - 1]
            session = await self.tables.do(session.id, Play(person.user_id, ply, session.version))
        return session if session.version == before else await self.show(session)

    async def show(self, session: Session) -> Session:
        """Show a session that was changed beside Discord, and wait until all of it is shown."""
        await self.bot.services.display.show(session)
        await self.caught_up()
        return await self.tables.load(session.id)

    async def play_one(self, session: Session, dice: random.Random) -> None:
        """One ply by whoever is to act, and all that follows from it."""
        await self.take_turn(session, dice)
        await self.caught_up(since=session)

    async def take_turn(self, session: Session, dice: random.Random, ply: str = "") -> None:
        """This ply, or any, by whoever is to act: typed, or picked under the board, at random."""
        actor = self.who(session)
        ply = ply or dice.choice([ply for group in session.continuations().values() for ply in group])
        if dice.random() < 0.3:
            await actor.slash("move", move=ply)
        else:
            await pick(actor, self.live(session), ply)

    def live(self, session: Session) -> Message:
        """The session's live message."""
        assert session.row.live is not None, "the session has a live message"
        return self.sandbox.message(str(session.row.live.message_id))


def hasty(session: Session, dice: random.Random) -> str:
    """A ply for the player to act that brings the end of the game nearer (`bench.samples.hasty`)."""
    return samples.hasty(session.position, dice)


def control(message: Message, action: str, *words: str) -> str:
    """The custom id of the button with this action, and with these among its words: its label has any language."""
    for button in message.buttons:
        press = press_from_id(button.custom_id or "")
        if press is not None and press.action == action and set(words) <= set(press.words):
            return button.custom_id or ""
    raise AssertionError(f"no button {action!r} {words} in {message}")


async def ask_to_resign(person: Person, board: Message) -> Result:
    """Press Resign, which stands behind More; the answer is the question whether they want to."""
    return await person.click((await person.click(board, "More")).said, "Resign")


async def pick(person: Person, board: Message, ply: str) -> None:
    """Pick `ply` under the board: by button or menu, in one step or several."""
    for _ in range(8):
        words = await _press(person, board, ply)
        if words == ply:
            return
        if words is None:
            await person.click(board, control(board, "more"))
    raise AssertionError(f"{ply} is not offered under the board")


async def _press(person: Person, board: Message, ply: str) -> str | None:
    """Press what leads to `ply`; the words that are chosen then, or None where nothing leads there."""

    def leads(words: str) -> bool:
        return bool(words) and f"{ply} ".startswith(f"{words} ")

    for button in board.buttons:
        _, action, *_, words = (button.custom_id or "::::").split(":")
        if action.startswith("pick") and leads(words):
            await person.click(board, button.custom_id or "")
            return words
    for menu in board.menus:
        prefix = menu.custom_id.split(":")[-1]
        for value in menu.values:
            if leads(words := f"{prefix} {value}".strip()):
                await person.choose(board, value, menu=menu.placeholder)
                return words
    return None


@asynccontextmanager
async def open_club(database: Path, *, secret: bytes | None = None) -> AsyncIterator[Club]:
    """A club whose bot keeps its tables in `database`."""
    async with Sandbox() as sandbox, club_in(sandbox, database, secret=secret) as club:
        yield club


def _count_threads(patches: pytest.MonkeyPatch) -> UnderWay:
    """What the threads of this event loop do for the bot: statements of its store, pictures and other heavy work."""
    found, loop = UnderWay(), asyncio.get_running_loop()
    execute: Any = Connection._execute
    run = loop.run_in_executor

    async def counted_statement(*arguments: Any, **named: Any) -> Any:
        with found:
            return await execute(*arguments, **named)

    def counted_work(*arguments: Any) -> asyncio.Future[Any]:
        work = run(*arguments)
        found.__enter__()
        work.add_done_callback(lambda _: found.__exit__(None, None, None))
        return work

    patches.setattr(Connection, "_execute", counted_statement)
    patches.setattr(loop, "run_in_executor", counted_work)
    return found


@asynccontextmanager
async def club_in(
    sandbox: Sandbox,
    database: Path,
    *,
    secret: bytes | None = None,
    limits: Limits | None = None,
    shards: Shards = EVERY_SERVER,
    register_within: float = PATIENCE,
) -> AsyncIterator[Club]:
    """A club in a local Discord that is there already, and stays when the bot has left.

    All its tables have one `secret`, which is drawn for the running test unless it is given. `shards`: which servers
    belong to the bot's process. `register_within`: seconds that the bot waits for its commands before it goes online.
    """
    secret = secret or seeds.dice("secret").randbytes(32)
    store = await open_store(database, sandbox.clock.now)
    # How long the bot lets somebody wait before it says that an answer follows must not depend on the machine.
    patient = pytest.MonkeyPatch()
    impatience = asyncio.Event()
    patient.setattr(request, "acknowledgement_due", impatience.wait)
    patient.setattr(cogs.bot, "PATIENCE", PATIENCE)
    patient.setattr(registration, "REGISTER_WITHIN", register_within)
    patient.setattr(replaying, "TELL_EVERY", PATIENCE)
    patient.setattr(library, "wanted", translating.wanted)
    in_threads = _count_threads(patient)
    try:
        tables = Tables(store, make_secret=lambda: secret, shards=shards)
        # The people of the local Discord have joined it just now.
        tables.admission.account_days = 0
        await tables.startup.bind_anew(Tournaments(tables).bind_anew)
        bot = TableBot(tables, Memo(store.memo, store.remember), BotOptions(draw_threads=2, limits=limits))
        # Strangers are matched when a test says so (`tests.play.pool.look`).
        bot.alarms.often.clear()
        sandbox.also_busy += [lambda: bot.router.under_way.busy, lambda: in_threads.busy]
        async with sandbox.running(bot):
            yield Club(sandbox, tables, bot, secret, impatience)
    finally:
        patient.undo()
        sandbox.also_busy.clear()
        await store.close()
