"""Steps that people of a soak step by step take one after the other: a command, or a press on a message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress

from bench.soak.actions import MODERATOR, Actions
from bench.soak.evidence import Screen
from rules.game import Game
from sandbox import ActionError, Message, Person, Result, Sandbox
from sessions.session import Session
from sessions.state.players import Player
from sessions.tables import Tables


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
        for message in reversed(self.sandbox.messages(room)):
            if message.by_bot and Screen(message.payload).shows is not None:
                return message
        return None

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
