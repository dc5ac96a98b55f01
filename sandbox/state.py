"""All that the local Discord remembers, and how its parts hear of what happens.

`State` holds the world, messages, interactions and commands; it decides nothing. Every change is told on the
`Bus` to the page and to waiting tests, and through `State.dispatch` to the bot's gateway.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

from sandbox.clock import Clock, Snowflakes, Timer
from sandbox.errors import Json
from sandbox.faults import Faults
from sandbox.files import FileStore, StoredFile
from sandbox.permissions import Permission
from sandbox.world import Channel, World, default_world

EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15
SUPPRESS_EMBEDS, SILENT = 1 << 2, 1 << 12


@dataclass
class StoredMessage:
    """A message as it now stands. `only_for` is the one person who sees an ephemeral message."""

    id: str
    channel_id: str
    author_id: str
    created: float
    stamp: str
    content: str = ""
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    files: list[StoredFile] = field(default_factory=list)
    flags: int = 0
    type: int = 0
    edited: str | None = None
    mentions: list[str] = field(default_factory=list)
    pings: list[str] = field(default_factory=list)
    only_for: str | None = None
    nonce: str | int | None = None
    reference: Json | None = None
    metadata: Json | None = None
    legacy_interaction: Json | None = None
    from_interaction: bool = False
    deleted: bool = False
    thread_id: str | None = None
    history: list[Json] = field(default_factory=list)
    old_edits: int = 0

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & V2)

    @property
    def ephemeral(self) -> bool:
        return self.only_for is not None


@dataclass
class Interaction:
    """Something a person did that the bot must answer. `kind` is Discord's interaction type, 2 to 5."""

    id: str
    token: str
    kind: int
    user_id: str
    channel_id: str
    nonce: str
    created: float
    data: Json
    message_id: str | None = None
    payload: Json = field(default_factory=dict)
    answer: int | None = None
    failed: str | None = None
    original_id: str | None = None
    private: bool = False
    choices: list[Json] | None = None
    modal: Json | None = None
    posted: list[str] = field(default_factory=list)
    touched: bool = False
    timer: Timer | None = None
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    sent_at: float = 0.0
    answered_at: float | None = None


@dataclass(frozen=True)
class Event:
    """Something that happened: `t` and `d` as the page's protocol has them, and who may know (None: all)."""

    t: str
    d: Any
    only_for: str | None = None
    channel_id: str | None = None


@dataclass(frozen=True)
class Moment:
    """A point on the timeline: `at` in seconds of `time.perf_counter`, what, and the id it concerns."""

    at: float
    what: str
    id: str
    channel_id: str = ""


@dataclass(frozen=True)
class Refusal:
    """A 4xx or 501 that the bot was given."""

    method: str
    path: str
    status: int
    code: int
    sentence: str
    errors: Json | None = None

    def __str__(self) -> str:
        detail = f" {self.errors}" if self.errors else ""
        return f"{self.method} {self.path} -> {self.status} ({self.code}) {self.sentence}{detail}"


class Bus:
    """Calls everybody who listens, in the order in which they came."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Event], None]] = []

    def publish(self, event: Event) -> None:
        for listener in list(self._listeners):
            listener(event)

    @contextlib.contextmanager
    def listening(self, listener: Callable[[Event], None]) -> Iterator[None]:
        """Have `listener` called with every event while the block runs."""
        self._listeners.append(listener)
        try:
            yield
        finally:
            self._listeners.remove(listener)


class Dispatcher(Protocol):
    """What the state asks of the gateway."""

    @property
    def online(self) -> bool: ...

    @property
    def reachable(self) -> bool: ...

    def dispatch(self, name: str, payload: Json, intent: int) -> None: ...


class State:
    """Everything, by id. `base` is the address of the server, known once it listens."""

    def __init__(self, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.ids = Snowflakes(self.clock)
        self.world: World = default_world(self.ids, self.clock.stamp())
        self.token = f"sandbox.{secrets.token_hex(16)}"
        self.base = ""
        self.messages: dict[str, StoredMessage] = {}
        self.files = FileStore()
        self.by_channel: dict[str, list[StoredMessage]] = {}
        self.unanswered: set[str] = set()
        self.thinking: set[str] = set()
        self.commands: dict[str | None, dict[str, Json]] = {None: {}}
        self.interactions: dict[str, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self.bus = Bus()
        self.faults = Faults()
        self.refusals: list[Refusal] = []
        self.timeline: deque[Moment] = deque(maxlen=200_000)
        self.requests_open = 0
        self.last_activity = time.perf_counter()
        self.old_edit_allowance = 5
        self.old_edit_pause = 0.25
        self.gateway: Dispatcher | None = None

    @property
    def online(self) -> bool:
        """Whether a bot is connected and identified."""
        return self.gateway is not None and self.gateway.online

    def mark(self, what: str, subject: str, channel_id: str = "") -> None:
        """Put a moment on the timeline."""
        self.last_activity = time.perf_counter()
        self.timeline.append(Moment(self.last_activity, what, subject, channel_id))

    def dispatch(self, name: str, payload: Json, intent: int) -> None:
        """Send an event to the bot, if its intents include one of the bits of `intent` (0: always)."""
        if self.gateway is not None:
            self.gateway.dispatch(name, payload, intent)

    def keep(self, message: StoredMessage) -> None:
        """Add a new message."""
        self.messages[message.id] = message
        self.by_channel.setdefault(message.channel_id, []).append(message)

    def messages_in(self, channel_id: str, person_id: str | None = None) -> list[StoredMessage]:
        """The messages of a channel that a person sees (None: those that everybody sees), oldest first."""
        return [
            message
            for message in self.messages.values()
            if message.channel_id == channel_id and not message.deleted and message.only_for in (None, person_id)
        ]

    def all_commands(self) -> list[Json]:
        """The commands that people are offered: the guild's own and the global ones."""
        own = self.commands.get(self.world.guild_id, {})
        taken = {(command["name"], command["type"]) for command in own.values()}
        rest = self.commands[None].values()
        return [*own.values(), *(one for one in rest if (one["name"], one["type"]) not in taken)]

    def bot_can_see(self, channel: Channel) -> bool:
        return Permission.VIEW_CHANNEL in self.world.permissions(self.world.bot.id, channel)
