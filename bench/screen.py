"""A table in a channel of the local Discord as its people see it: what can be pressed, and when an answer is shown.

`Players` play at many tables without a pause, and note every click that failed.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Literal

from msgspec import Struct

from bench.bare_bot import BUTTON as BARE_BUTTON
from cogs.interactions.ids import BUTTON, MENU, Press, press_of
from data.sqlite.store import SqliteStore
from sandbox import Sandbox
from sandbox.people.acting import NO_BOT
from sandbox.refusals.walking import components, texts
from sandbox.world.state import Event

LIMIT = 60.0
"""Seconds after which a board that does not come ends the bench."""

Kind = Literal["edited", "posted"]


THINKING = 0.2
"""Seconds between what came of a click and the next one at the same table."""

WAITED = 20.0
"""Seconds after which a click of which nothing is seen has failed."""


class Control(Struct, frozen=True):
    """Something that can be pressed: by whom (an id), what, which value; `timed` where it stands for a ply."""

    person: str
    custom_id: str
    value: str | None
    timed: bool


class Click(Struct, frozen=True):
    """A click that was answered: whether a message was edited or a new one posted, and after how many seconds.

    `acknowledged` and `shown` count from the click; a click that Discord gave up (3 s) has neither.
    """

    kind: Kind | None
    acknowledged: float | None
    shown: float | None


Reader = Callable[[Mapping[str, Any], str], list[Control]]
"""From a message and the id of the person who opened the table to what can be pressed on it."""


def board_controls(message: Mapping[str, Any], opener: str) -> list[Control]:
    """What our bot's message offers: plies while a game runs, else Accept, Start or Rematch, else nothing."""
    plies, others = [], []
    told = "\n".join(texts(dict(message)))
    actors = re.findall(r"<@(\d+)>:", told)
    for _, value, _ in components(dict(message)):
        press = _press(value)
        if press is None or value.get("disabled"):
            continue
        custom_id = value["custom_id"]
        if press.action.startswith("pick") and actors:
            if "options" in value:
                plies += [Control(actors[-1], custom_id, each["value"], timed=True) for each in value["options"]]
            elif press.words:
                plies.append(Control(actors[-1], custom_id, None, timed=True))
        elif press.action == "accept":
            others.append(Control(re.findall(r"<@(\d+)>", told)[0], custom_id, None, timed=False))
        elif press.action in ("start", "begin", "rematch"):
            others.append(Control(opener, custom_id, None, timed=False))
    return plies or others


def one_button(custom_id: str) -> Reader:
    """Reads the messages of a peer, which offer one button."""

    def controls(message: Mapping[str, Any], opener: str) -> list[Control]:
        found = [value for _, value, _ in components(dict(message)) if value.get("custom_id") == custom_id]
        return [Control(opener, custom_id, None, timed=True) for _ in found]

    return controls


bare_controls = one_button(BARE_BUTTON)


def _press(component: Mapping[str, Any]) -> Press | None:
    custom_id = str(component.get("custom_id"))
    match = BUTTON.fullmatch(custom_id) or MENU.fullmatch(custom_id)
    return press_of(match) if match else None


class Seat:
    """One table in one channel, and people who press whatever is theirs to press, at random."""

    def __init__(
        self, sandbox: Sandbox, channel: str, read: Reader, rolls: random.Random, *, guild: str | None = None
    ) -> None:
        """The channel is made, in a server by its name; without a name, in the first one."""
        sandbox.add_channel(channel, guild=guild)
        self._sandbox = sandbox
        self._read = read
        self._rolls = rolls
        self._opener = sandbox.person("alice", channel)
        self._live = ""
        self._controls: list[Control] = []
        self._asked: set[str] = set()
        """Private messages from which the game begins."""
        self._waiting: asyncio.Future[tuple[float, Kind]] | None = None

    @property
    def channel_id(self) -> str:
        """The Discord id of the channel in which the table is."""
        return self._opener.channel.id

    async def open(self, command: str, **options: Any) -> None:
        """Open the table by its command and go on until something stands there that is timed."""
        answer = self._expect()
        await self._opener.slash(command, wait=False, **options)
        await asyncio.wait_for(answer, LIMIT)
        await self.ready()

    async def ready(self) -> None:
        """Start a game, or the next one, where none is running."""
        while not self._controls[0].timed:
            click = await self._press(self._controls[0])
            if click.shown is None and self._waiting is not None:
                # It came too late for an answer, and what it led to is shown all the same.
                await asyncio.wait_for(self._waiting, LIMIT)

    async def click(self) -> Click:
        """Press something at random that is timed, and wait until what came of it is shown."""
        await self.ready()
        return await self._press(self._rolls.choice(self._controls))

    async def _press(self, control: Control) -> Click:
        person = self._sandbox.person(control.person, self.channel_id)
        values = None if control.value is None else [control.value]
        answer = self._expect()
        begun = time.perf_counter()
        result = await person.press(self._sandbox.message(self._live), control.custom_id, values, wait=False)
        if result.failed == NO_BOT:
            raise RuntimeError("the bot is gone")
        if result.failed is not None:
            return Click(None, None, None)
        shown, kind = await asyncio.wait_for(answer, LIMIT)
        return Click(kind, result.acknowledged_after, shown - begun)

    def _expect(self) -> asyncio.Future[tuple[float, Kind]]:
        self._waiting = asyncio.get_running_loop().create_future()
        return self._waiting

    def hear(self, event: Event) -> None:
        """Note a message of the channel that came or changed. What offers nothing to press is not the live one."""
        now = time.perf_counter()
        waiting = self._waiting
        controls = self._read(event.d, self._opener.id)
        if event.only_for is not None and controls:
            self._asked.add(event.d["id"])
        elif event.only_for is not None:
            # "… is thinking" is no answer; any other private message turns somebody down.
            answered = event.d["id"] in self._asked or event.d["flags"] & 1 << 7
            if waiting and not waiting.done() and not answered:
                waiting.set_exception(RuntimeError(f"a click was turned down: {event.d['content'] or texts(event.d)}"))
            return
        if not controls:
            return
        self._live, self._controls = event.d["id"], controls
        if waiting and not waiting.done():
            waiting.set_result((now, "posted" if event.t == "MESSAGE_CREATE" else "edited"))


class Screen:
    """Tells every table of a local Discord what happens in its channel."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._seats: dict[str | None, Seat] = {}
        self._listening = sandbox.state.bus.listening(self._hear)

    def __enter__(self) -> Screen:
        self._listening.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self._listening.__exit__(*error)

    def add(self, seat: Seat) -> None:
        """Tell `seat` from now on."""
        self._seats[seat.channel_id] = seat

    def _hear(self, event: Event) -> None:
        seat = self._seats.get(event.channel_id)
        if seat and event.t in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            seat.hear(event)


class Failure(Struct, frozen=True):
    """A click that failed: when (by `time.perf_counter`), at which table (its channel's id), and what was said."""

    at: float
    channel_id: str
    why: str


class Players:
    """Plays at all `seats` while the block runs.

    Attributes:
        done (int): the clicks that were answered.
        failures (list of Failure): those that failed.
        slowest (float): seconds until what came of a click was shown, at the most.
    """

    def __init__(self, seats: Iterable[Seat]) -> None:
        self._seats = list(seats)
        self._over = False
        self._tasks: list[asyncio.Task[None]] = []
        self.done = 0
        self.failures: list[Failure] = []
        self.slowest = 0.0

    async def __aenter__(self) -> Players:
        self._tasks = [asyncio.create_task(self._play(seat)) for seat in self._seats]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._over = True
        await asyncio.gather(*self._tasks)

    async def _play(self, seat: Seat) -> None:
        while not self._over:
            try:
                click = await asyncio.wait_for(seat.click(), WAITED)
            except (RuntimeError, TimeoutError) as error:
                self._fail(seat, str(error) or "nothing was shown")
                # Somebody who reads that it failed tries again a moment later.
                await asyncio.sleep(3 * THINKING)
                continue
            if click.shown is None:
                self._fail(seat, "no answer within 3 s")
            else:
                self.done += 1
                self.slowest = max(self.slowest, click.shown)
            await asyncio.sleep(THINKING)

    def _fail(self, seat: Seat, why: str) -> None:
        self.failures.append(Failure(time.perf_counter(), seat.channel_id, why))

    def why(self) -> str:
        """The failures by what was said, in words."""
        return ", ".join(f"{count} x {why}" for why, count in Counter(each.why for each in self.failures).items())


async def remains(database: Path) -> tuple[int, int]:
    """How many tables are not shown as they stand, and how many servers are noted as left."""
    store = await SqliteStore.open(database)
    try:
        return len(await store.to_show()), len(await store.servers_left(0))
    finally:
        await store.close()
