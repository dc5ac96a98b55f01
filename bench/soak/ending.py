"""The end of a soak with troubles: every table can go on, and every free channel takes a new one."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence

from bench.soak.bot import Bots
from bench.soak.crowd import Group
from bench.soak.evidence import Screen, Violation
from data.rows import MessageRow, SessionRow
from rules.catalogue import GAMES
from sandbox import Sandbox
from sandbox.world.guild import User
from sessions.session import Session
from sessions.tables.storing import read_session


class Ending:
    """Tries every table and channel once. `idle` waits until nothing is left to be shown."""

    def __init__(self, sandbox: Sandbox, bot: Bots, rolls: random.Random, idle: Callable[[], Awaitable[None]]) -> None:
        self._sandbox = sandbox
        self._bot = bot
        self._rolls = rolls
        self._idle = idle
        self._found: list[Violation] = []

    async def violations(self, seats: Sequence[Group], newcomers: tuple[User, User]) -> list[Violation]:
        """Every table can go on, and every channel without one takes a new one."""
        for row in (await self._bot.stored()).values():
            if row.state in ("lobby", "running"):
                session = read_session(row)
                acts = session.actor_person
                view = session.seen_by(acts.user_id) if session.apart and acts is not None else session
                if view.live is not None and view.viewer not in session.unreachable:
                    await self._press_on(view, view.live)
        taken = {row.channel_id for row in (await self._bot.stored()).values() if _takes_the_channel(row)}
        # A game for one leaves its channel free.
        several = next(key for key, game in GAMES.items() if game.seats[-1] > 1)
        # Two people open them who have settled nothing. In the ruled server it depends on its settings.
        free = [each.channel_id for each in seats if int(each.channel_id) not in taken and not each.ruled]
        for place in free:
            opener, other = (self._sandbox.person(each.id, place) for each in newcomers)
            await opener.slash("play", wait=False, game=several, opponent=other)
        await self._idle()
        taken = {row.channel_id for row in (await self._bot.stored()).values() if _takes_the_channel(row)}
        self._found += [
            Violation("free", f"channel {place} takes no new table") for place in free if int(place) not in taken
        ]
        return self._found

    async def _press_on(self, session: Session, live: MessageRow) -> None:
        """Press something on a table's live message; a lobby is cancelled by its host, or its invitation declined."""
        message = self._sandbox.message(str(live.message_id))
        before, screen = len(message.history), Screen(message.payload)
        if session.invited and session.state == "lobby":
            invited = session.invited[0].user_id
            user_id, wanted = invited, [each for each in screen.controls if each.press.action == "decline"]
        elif session.state == "lobby":
            user_id, wanted = session.host, [each for each in screen.controls if each.press.action == "cancel"]
        else:
            user_id, wanted = session.viewer or int(screen.actor or 0), screen.picks
        if not wanted or message.deleted:
            return  # a proof reports it
        control = self._rolls.choice(wanted)
        person = self._sandbox.person(str(user_id), str(live.channel_id))
        values = None if control.value is None else [control.value]
        pressed = await person.press(message, control.custom_id, values, wait=False)
        try:
            async with asyncio.timeout(30):
                # Who wants to be asked before a move that decides the game reads that alone.
                while len(message.history) == before and not message.deleted and not pressed.reply:  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
        except TimeoutError:
            self._found.append(
                Violation("free", "a press on its live message changes nothing", session.id, int(message.id))
            )


def _takes_the_channel(row: SessionRow) -> bool:
    return row.exclusive and row.state in ("lobby", "running") and not row.set_aside
