"""What people of a soak step by step do first: in few steps, everything that a bot is most likely to do wrong.

What is drawn at random comes after. So a broken bot is found soon, whatever the seed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence

from bench.soak.actions import MODERATOR
from bench.soak.steps import Steps
from rules.catalogue import GAMES
from rules.game import Game
from sandbox import Person
from sessions.state.clock import DAY

RULED = "ruled"
"""The channel in the server whose settings are changed."""

PICKS = ("pick", "pickb", "pickc")
"""The actions of a board's menus."""

MOVES = 11
"""The number of choices in each game of the tour."""


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
