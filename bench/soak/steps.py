"""Steps that people of a soak step by step take one after the other, and the tour that they take first.

A step is a command, or a press on a message. The tour does in few steps what a bot is most likely to do wrong; what is
drawn at random comes after. So a broken bot is found soon, whatever the seed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress

from bench.soak.actions import MODERATOR, Actions
from bench.soak.evidence import Screen
from rules.catalogue import GAMES
from rules.game import Game
from sandbox import ActionError, Message, Person, Result, Sandbox
from sessions.session import Session
from sessions.state.clock import DAY
from sessions.state.players import Player
from sessions.tables import Tables

RULED = "ruled"
"""The channel in the server whose settings are changed."""

PICKS = ("pick", "pickb", "pickc")
"""The actions of a board's menus."""

MOVES = 11
"""The number of choices in each game of the tour."""


class Steps:
    """How those take steps whom somebody leads; `rooms` are all people, by room.

    `step` waits until the bot is idle and moves the clock on a little, `leap` moves it on by a number of seconds and
    lets the bot look at what is due.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        tables: Tables,
        rooms: Mapping[str, Sequence[Person]],
        actions: Actions,
        step: Callable[[], Awaitable[None]],
        leap: Callable[[float], Awaitable[None]],
    ) -> None:
        self.sandbox = sandbox
        self._tables = tables
        self.rooms = rooms
        self.actions = actions
        self.step = step
        self.leap = leap

    async def command(self, person: Person, name: str, **given: object) -> Message | None:
        """Send a command. Returns the private answer, if there is one."""
        result = None
        # Discord does not let everybody send everything.
        with suppress(ActionError):
            result = await person.slash(name, wait=False, **given)
            self.actions.used[f"/{name}"] += 1
        return await self._answer(result)

    async def press(
        self, person: Person, message: Message | None, action: str, *picked: str, of: str = ""
    ) -> Message | None:
        """Press what has that action on a message, with what is `picked` if it is offered, and `of` in its words.

        Returns the private answer, or else that message; None where nothing could be pressed.
        """
        found = self.actions.choices(person, message) if message is not None else []
        result = None
        for each in found:
            words = str(each.component["custom_id"]).split(":")[-1].split()
            if each.action == action and each.offers(picked) and (not of or of in words):
                with suppress(ActionError):
                    result = await self.actions.press(each, *(picked if each.is_menu else ()))
                break
        return None if result is None else await self._answer(result) or message

    async def _answer(self, result: Result | None) -> Message | None:
        if result is None:
            return None
        await self.step()
        return result.reply

    def live(self, room: str) -> Message | None:
        """The newest message of a room with controls that everybody sees, if there is one."""
        return _with_controls(self.sandbox.messages(room))

    def own(self, person: Person) -> Message | None:
        """The newest board, or end, that somebody has in their direct messages, if there is one."""
        return _with_controls([each for each in person.messages() if not each.ephemeral and not each.deleted])

    async def session(self, room: str) -> Session | None:
        """The running game of a room as it is stored, if there is one."""
        live = self.live(room)
        shows = Screen(live.payload).shows if live is not None else None
        session = await self._tables.load(shows[1]) if shows is not None else None
        return session if session is not None and session.state == "running" else None

    def player(self, room: str, player: Player | None) -> Person | None:
        """Somebody of a room by who sits at its table; None where nobody does, or somebody from elsewhere."""
        return next((each for each in self.rooms[room] if player is not None and each.id == str(player.user_id)), None)

    async def actor(self, room: str) -> tuple[Person, str] | None:
        """Who is to act in a room, and a move that they could make."""
        session = await self.session(room)
        actor = self.player(room, session.actor_person) if session is not None else None
        if session is None or actor is None:
            return None
        return actor, next(iter(session.continuations().values()))[0]

    async def begin(self, room: str, game: Game) -> tuple[Person, Person]:
        """A game for two begins: the first two people of a room play it."""
        host, guest = self.rooms[room][:2]
        await self.command(host, "play", game=game.key, opponent=guest)
        await self.press(guest, self.live(room), "accept")
        await self.press(host, self.live(room), "start")
        return host, guest

    async def end(self, room: str) -> None:
        """A moderator ends what is open in a room."""
        moderator = self.sandbox.person(MODERATOR, room)
        await self.press(moderator, await self.command(moderator, "end"), "end")


def _with_controls(messages: Sequence[Message]) -> Message | None:
    return next((each for each in reversed(messages) if each.by_bot and Screen(each.payload).shows is not None), None)


class Tour(Steps):
    """The steps, one after the other."""

    def parts(self, first: str, second: str) -> Iterator[Awaitable[None]]:
        """The parts of the tour, each to be awaited before the next: a game, which shows most faults, and the rest."""
        games = [each for each in GAMES.values() if each.seats[-1] > 1]
        yield self._play(first, games[0], draw=False)
        yield self._rest(first, second, games)

    async def _rest(self, first: str, second: str, games: Sequence[Game]) -> None:
        """Another game with all that happens around moves, a lobby with its host, a setting, a clock that runs out."""
        await self._play(second, games[1], draw=True)
        await self._prepare(first, games[-1])
        await self._settle()
        await self.begin(RULED, games[0])
        await self.leap(2 * DAY)
        for person in self.rooms[RULED]:
            await self.press(person, self.live(RULED), "waiton")

    async def _play(self, room: str, game: Game, *, draw: bool) -> None:
        """A game for two, from its lobby to its end: a draw, or that somebody gives up."""
        host, guest, stranger = self.rooms[room][:3]
        await self.begin(room, game)
        await self._type_a_move(room, stranger)
        for _ in range(MOVES):
            await self._pick(room)
        await self._pause_and_type(room)
        await self._take_back(room)
        await self.command(guest, "board", text=True)
        await self.command(guest, "history")
        if draw:
            await self.command(host, "draw")
            await self._agree(room)
        else:
            await self.press(host, await self.command(host, "resign"), "resigned")
        await self.command(guest, "record")

    async def _prepare(self, room: str, game: Game) -> None:
        """A lobby with an invitation, a word for the dice, and what a host can do."""
        host, guest, other = self.rooms[room][:3]
        await self.command(host, "play", game=game.key, opponent=guest)
        await self.press(guest, self.live(room), "accept")
        await self.press(guest, await self.press(guest, self.live(room), "details"), "word")
        panel = await self.press(host, self.live(room), "options")
        await self.press(host, panel, "settle")
        await self.press(host, panel, "panel", "people")
        for action in (("remove",), ("guests", other.id), ("first",)):
            await self.press(host, panel, *action)
        await self.press(other, self.live(room), "accept")
        await self.press(host, panel, "hand")
        await self.press(guest, self.live(room), "leave")

    async def _settle(self) -> None:
        """Somebody turns a setting of theirs off."""
        person = self.rooms[RULED][0]
        await self.press(person, await self.command(person, "me"), "setperson", "off")

    async def _type_a_move(self, room: str, person: Person) -> None:
        """Somebody types a move that the player to act could make."""
        if (found := await self.actor(room)) is not None:
            await self.command(person, "move", move=found[1])

    async def _pick(self, room: str) -> None:
        """The player to act picks something on the board."""
        found, live = await self.actor(room), self.live(room)
        if found is not None and live is not None:
            offered = {each.action for each in self.actions.choices(found[0], live)}
            await self.press(found[0], live, next((each for each in PICKS if each in offered), ""))

    async def _pause_and_type(self, room: str) -> None:
        """A moderator pauses the game, and who is to act types a move all the same."""
        found, moderator = await self.actor(room), self.sandbox.person(MODERATOR, room)
        await self.command(moderator, "pause")
        if found is not None:
            await self.command(found[0], "move", move=found[1])
        await self.command(moderator, "resume")

    async def _take_back(self, room: str) -> None:
        """The player who moved last asks for their move back, and everybody agrees."""
        session = await self.session(room)
        moved = [each for each in session.played if each.seat] if session is not None else []
        if session is not None and moved:
            mover = self.player(room, session.people[moved[-1].seat - 1])
            if mover is not None:
                await self.command(mover, "takeback")
            await self._agree(room)

    async def _agree(self, room: str) -> None:
        """Everybody who is asked something says yes."""
        session = await self.session(room)
        if session is not None and session.question is not None:
            for user_id in session.question.open:
                voter = next((each for each in self.rooms[room] if each.id == str(user_id)), None)
                if voter is not None:
                    await self.press(voter, self.live(room), "answer")
