"""What people of a calm soak do first: in few steps, everything that a bot is most likely to do wrong.

What is drawn at random comes after. So a broken bot is found soon, whatever the seed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress

from bench.soak.company import RULED, Company
from bench.soak.deeds import MODERATOR
from rules.catalogue import GAMES
from rules.core import Game
from sandbox import ActionError, Message, Person, Result, Sandbox
from sessions.session import Session
from sessions.state.clock import DAY

PICKS = ("pick", "pickb", "pickc")
"""The actions of a board's menus."""

MOVES = 11
"""So many choices are made in each game of the tour."""


class Tour:
    """The steps, one after the other.

    `step` waits until the bot is idle and moves the clock on a little, `leap` moves it on by so many seconds and lets
    the bot look at what is due.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        company: Company,
        step: Callable[[], Awaitable[None]],
        leap: Callable[[float], Awaitable[None]],
    ) -> None:
        self._sandbox = sandbox
        self._company = company
        self._step = step
        self._leap = leap

    async def run(self, first: str, second: str) -> None:
        """Two games with all that happens around moves, a lobby with its host, a setting, and a clock that runs out."""
        games = [each for each in GAMES.values() if each.seats[-1] > 1]
        await self._play(first, games[0], draw=False)
        await self._play(second, games[1], draw=True)
        await self._prepare(first, games[-1])
        await self._settle()
        await self._open(RULED, games[0])
        await self._leap(2 * DAY)
        for person in self._company.rooms[RULED]:
            await self._press(person, self._live(RULED), "waiton")

    async def _open(self, room: str, game: Game) -> None:
        """A game for two begins: the first two people of a room play it."""
        host, guest = self._company.rooms[room][:2]
        await self._command(host, "play", game=game.key, opponent=guest)
        await self._press(guest, self._live(room), "accept")
        await self._press(host, self._live(room), "start")

    async def _play(self, room: str, game: Game, *, draw: bool) -> None:
        """A game for two, from its lobby to its end: a draw, or that somebody gives up."""
        host, guest, stranger = self._company.rooms[room][:3]
        await self._open(room, game)
        await self._type_a_move(room, stranger)
        for _ in range(MOVES):
            await self._pick(room)
        await self._pause_and_type(room)
        await self._take_back(room)
        await self._command(guest, "board", text=True)
        await self._command(guest, "history")
        if draw:
            await self._command(host, "draw")
            await self._answer(room)
        else:
            asked = await self._command(host, "resign")
            if asked is not None and asked.reply is not None:
                await self._press(host, asked.reply, "resigned")
        await self._command(guest, "record")

    async def _prepare(self, room: str, game: Game) -> None:
        """A lobby with an invitation, a word for the dice, and what a host can do."""
        host, guest, other = self._company.rooms[room][:3]
        await self._command(host, "play", game=game.key, opponent=guest)
        await self._press(guest, self._live(room), "accept")
        await self._press(guest, self._live(room), "word")
        opened = await self._press(host, self._live(room), "options")
        panel = opened.reply if opened is not None else None
        if panel is not None:
            await self._press(host, panel, "settle")
            await self._press(host, panel, "first")
            await self._press(host, panel, "panel", "people")
            await self._press(host, panel, "guests", other.id)
            await self._press(host, panel, "remove")
            await self._press(host, panel, "hand")
        await self._press(guest, self._live(room), "leave")

    async def _settle(self) -> None:
        """Somebody turns a setting of theirs off."""
        person = self._company.rooms[RULED][0]
        asked = await self._command(person, "me")
        if asked is not None and asked.reply is not None:
            await self._press(person, asked.reply, "setperson", "off")

    # A step

    async def _command(self, person: Person, name: str, **given: object) -> Result | None:
        """Send a command. None where Discord does not let that person send it."""
        result = None
        with suppress(ActionError):
            result = await person.slash(name, wait=False, **given)
            self._company.used[f"/{name}"] += 1
        await self._step()
        return result

    async def _press(self, person: Person, message: Message | None, action: str, *picked: str) -> Result | None:
        """Press what has that action on a message, with what is `picked` if it is offered. None where nothing does."""
        found = self._company.one(person, message, action) if message is not None else []
        wanted = [each for each in found if each.offers(picked)]
        if not wanted:
            return None
        result = None
        with suppress(ActionError):
            result = await self._company.press_one(wanted[0], *(picked if wanted[0].is_menu else ()))
        await self._step()
        return result

    def _live(self, room: str) -> Message | None:
        found = self._company.live(room)
        return found[0] if found is not None else None

    async def _session(self, room: str) -> Session | None:
        """The running game of a room, if there is one."""
        found = self._company.live(room)
        session = await self._company.shown(found[1]) if found is not None else None
        return session if session is not None and session.state == "running" else None

    async def _actor(self, room: str) -> tuple[Person, str] | None:
        """Who is to act in a room, and a move that they could make."""
        session = await self._session(room)
        actor = self._company.player(room, session.actor_person) if session is not None else None
        if session is None or actor is None:
            return None
        following = next(iter(session.continuations().values()))
        return actor, following[0]

    async def _type_a_move(self, room: str, person: Person) -> None:
        """Somebody types a move that whoever is to act could make."""
        if (found := await self._actor(room)) is not None:
            await self._command(person, "move", move=found[1])

    async def _pick(self, room: str) -> None:
        """Whoever is to act picks something on the board."""
        found, live = await self._actor(room), self._live(room)
        if found is not None and live is not None:
            for action in self._picks(found[0], live):
                await self._press(found[0], live, action)
                return

    def _picks(self, person: Person, board: Message) -> Iterator[str]:
        return (action for action in PICKS if self._company.one(person, board, action))

    async def _pause_and_type(self, room: str) -> None:
        """A moderator pauses the game, and who is to act types a move all the same."""
        found, moderator = await self._actor(room), self._sandbox.person(MODERATOR, room)
        await self._command(moderator, "pause")
        if found is not None:
            await self._command(found[0], "move", move=found[1])
        await self._command(moderator, "resume")

    async def _take_back(self, room: str) -> None:
        """Whoever moved last asks for their move back, and everybody agrees."""
        session = await self._session(room)
        moved = [each for each in session.played if each.seat] if session is not None else []
        if session is not None and moved:
            mover = self._company.player(room, session.people[moved[-1].seat - 1])
            if mover is not None:
                await self._command(mover, "takeback")
            await self._answer(room)

    async def _answer(self, room: str) -> None:
        """Everybody who is asked something says yes."""
        session = await self._session(room)
        if session is not None and session.question is not None:
            for user_id in session.question.open:
                voter = next((each for each in self._company.rooms[room] if each.id == str(user_id)), None)
                if voter is not None:
                    await self._press(voter, self._live(room), "answer")
