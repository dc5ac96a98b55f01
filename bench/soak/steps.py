"""Steps that people of a calm soak take one after the other: a command, or a press on a message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

from bench.soak.company import Company
from sandbox import ActionError, Message, Person, Result, Sandbox
from sessions.session import Session


class Steps:
    """How those take steps whom somebody leads.

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
        self.sandbox = sandbox
        self.company = company
        self.step = step
        self.leap = leap

    async def command(self, person: Person, name: str, **given: object) -> Result | None:
        """Send a command. None where Discord does not let that person send it."""
        result = None
        with suppress(ActionError):
            result = await person.slash(name, wait=False, **given)
            self.company.used[f"/{name}"] += 1
        await self.step()
        return result

    async def press(self, person: Person, message: Message | None, action: str, *picked: str) -> Result | None:
        """Press what has that action on a message, with what is `picked` if it is offered. None where nothing does."""
        found = self.company.one(person, message, action) if message is not None else []
        wanted = [each for each in found if each.offers(picked)]
        if not wanted:
            return None
        result = None
        with suppress(ActionError):
            result = await self.company.press_one(wanted[0], *(picked if wanted[0].is_menu else ()))
        await self.step()
        return result

    def live(self, room: str) -> Message | None:
        """The live message of a room, if there is one."""
        found = self.company.live(room)
        return found[0] if found is not None else None

    async def session(self, room: str) -> Session | None:
        """The running game of a room, if there is one."""
        found = self.company.live(room)
        session = await self.company.shown(found[1]) if found is not None else None
        return session if session is not None and session.state == "running" else None
