"""All that the local Discord remembers, and how its parts hear of what happens.

`State` holds the world, messages, interactions and commands; it decides nothing. Every change is announced on the
`Bus` to the page and to waiting tests, and through `State.dispatch` to the bot's gateway.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

from msgspec import Struct

from sandbox.refusals.errors import Json
from sandbox.refusals.facts import Answers
from sandbox.world.clock import Clock, Snowflakes, Timer, usual_clock
from sandbox.world.files import FileStore, StoredFile
from sandbox.world.guild import Channel, User, World, default_world

HAS_THREAD = 1 << 5
EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15
SUPPRESS_EMBEDS, SILENT = 1 << 2, 1 << 12
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
"""The types of interactions, by Discord's numbers."""
GUILD, BOT_DM = 0, 1
"""Contexts of commands and interactions."""
GUILD_INSTALL, USER_INSTALL = 0, 1
"""The ways of installing an application: for a guild, and for a person."""
ACKNOWLEDGE_WITHIN = 3.0
TOKEN_LIFE = 15 * 60.0


def allowed_in(command: Json, context: int) -> bool:
    """Whether a command may be used in a context (0 guild, 1 direct message with the bot)."""
    if command["contexts"] is not None:
        return context in command["contexts"]
    return context == GUILD or bool(command["dm_permission"])


@dataclass
class Body:
    """What a message shows. An edit makes a new one and puts it in place whole. `mentions` are the ids it names."""

    content: str = ""
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    files: list[StoredFile] = field(default_factory=list)
    flags: int = 0
    mentions: list[str] = field(default_factory=list)

    @property
    def is_v2(self) -> bool:
        """Whether it is shown with Components V2."""
        return bool(self.flags & V2)


@dataclass
class StoredMessage:
    """A message as it now stands. `only_for` is the one person who sees an ephemeral message."""

    id: str
    channel_id: str
    author_id: str
    created: float
    stamp: str
    body: Body = field(default_factory=Body)
    type: int = 0
    edited: str | None = None
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

    @property
    def ephemeral(self) -> bool:
        """Whether one person alone sees it."""
        return self.only_for is not None

    @property
    def owners(self) -> Json | None:
        """Who let the bot in that answered with this message; None for what was posted without an interaction."""
        owners: Json | None = (self.metadata or {}).get("authorizing_integration_owners")
        return owners


@dataclass
class Interaction:
    """Something a person did that the bot must answer. `kind` is Discord's interaction type, 2 to 5.

    `source_id` is the interaction that opened the form which this one sends.
    """

    id: str
    token: str
    kind: int
    user_id: str
    channel_id: str
    nonce: str
    created: float
    data: Json
    message_id: str | None = None
    source_id: str | None = None
    payload: Json = field(default_factory=dict)
    answer: int | None = None
    failed: str | None = None
    original_id: str | None = None
    private: bool = False
    choices: list[Json] | None = None
    modal: Json | None = None
    posted: list[str] = field(default_factory=list)
    follow_ups: int = 0
    touched: bool = False
    timer: Timer | None = None
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    sent_at: float = 0.0
    answered_at: float | None = None

    @property
    def brought(self) -> bool:
        """Whether it comes from a guild where the bot is no member: a person brought the application along."""
        return "guild_id" in self.payload and "0" not in self.payload["authorizing_integration_owners"]


class Event(Struct, frozen=True):
    """Something that happened: `t` and `d` as the page's protocol has them, and who may know (None: all)."""

    t: str
    d: Any
    only_for: str | None = None
    channel_id: str | None = None


class Moment(Struct, frozen=True):
    """A point on the timeline: `at` in seconds of `time.perf_counter`, what, and the id it concerns."""

    at: float
    what: str
    id: str
    channel_id: str = ""


class Refusal(Struct, frozen=True):
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


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def fresh_token_ends(now: float) -> str:
    """The second and third part of a new token of Discord's shape: its time in seconds, and a secret."""
    return f"{_base64(int(now).to_bytes(4, 'big'))}.{_base64(secrets.token_bytes(28))}"


class Bus:
    """Calls everybody who listens, in the order in which they came."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Event], None]] = []

    def publish(self, event: Event) -> None:
        """Tell an event to everybody who listens."""
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
    def online(self) -> bool:
        """Whether a bot is connected."""

    def reaches(self, guild_id: str | None) -> bool:
        """Whether a bot will hear an event of a guild (None: a direct message) that is sent now."""

    def hears(self, intent: int) -> bool:
        """Whether the bot's intents include one of the bits of `intent`."""

    def dispatch(self, name: str, payload: Json, intent: int) -> None:
        """Send an event to the bot."""


class State:
    """Everything, by id. `base` is the address of the server, known once it listens."""

    def __init__(self, clock: Clock | None = None) -> None:
        self.clock = clock or usual_clock()
        self.ids = Snowflakes(self.clock)
        # Dice depend on them: they must not tell how many messages the bot had sent by then, a matter of its speed.
        self.interaction_ids = Snowflakes(self.clock, worker=1)
        self.world: World = default_world(self.ids, self.clock.stamp())
        self._token_ends = fresh_token_ends(self.clock.now())
        self.base = ""
        self.messages: dict[str, StoredMessage] = {}
        self.files = FileStore()
        self.by_channel: dict[str, list[StoredMessage]] = {}
        self.nonces: dict[tuple[str, str], StoredMessage] = {}
        self.unanswered: set[str] = set()
        self.thinking: set[str] = set()
        self.commands: dict[str | None, dict[str, Json]] = {None: {}}
        self.interactions: dict[str, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self.bus = Bus()
        self.refusals: list[Refusal] = []
        self.answers = Answers()
        self.timeline: deque[Moment] = deque(maxlen=200_000)
        self.requests_open = 0
        self.last_activity = time.perf_counter()
        self.gateway: Dispatcher | None = None

    @property
    def online(self) -> bool:
        """Whether a bot is connected and identified."""
        return self.gateway is not None and self.gateway.online

    @property
    def token(self) -> str:
        """The only token that is taken. As on Discord, its first part is the application's id."""
        return f"{_base64(self.world.application_id.encode())}.{self._token_ends}"

    def mark(self, what: str, subject: str, channel_id: str = "") -> None:
        """Put a moment on the timeline."""
        self.last_activity = time.perf_counter()
        self.timeline.append(Moment(self.last_activity, what, subject, channel_id))

    def hears(self, intent: int) -> bool:
        """Whether a bot hears events of one of the bits of `intent`."""
        return self.gateway is not None and self.gateway.hears(intent)

    def dispatch(self, name: str, payload: Json, intent: int) -> None:
        """Send an event to the bot, if its intents include one of the bits of `intent` (0: always)."""
        if self.gateway is not None:
            self.gateway.dispatch(name, payload, intent)

    def keep(self, message: StoredMessage) -> None:
        """Add a new message."""
        self.messages[message.id] = message
        if message.nonce is not None:
            self.nonces[message.author_id, str(message.nonce)] = message
        self.by_channel.setdefault(message.channel_id, []).append(message)

    def messages_in(self, channel_id: str, person_id: str | None = None) -> list[StoredMessage]:
        """The messages of a channel that a person sees (None: those that everybody sees), oldest first."""
        return [
            message
            for message in self.messages.values()
            if message.channel_id == channel_id and not message.deleted and message.only_for in (None, person_id)
        ]

    def all_commands(self, guild_id: str | None = None) -> list[Json]:
        """The commands of a guild (by default the home guild): its own and the global ones that those do not hide."""
        own = self.commands.get(guild_id or self.world.guild_id, {})
        taken = {(command["name"], command["type"]) for command in own.values()}
        rest = self.commands[None].values()
        return [*own.values(), *(one for one in rest if (one["name"], one["type"]) not in taken)]

    def offered(self, person: User, channel: Channel) -> list[Json]:
        """The commands that a person is offered in a channel, by where they may be used and how they came there."""
        guild = self.world.guild_of(channel)
        if guild is None:
            found = [one for one in self.commands[None].values() if allowed_in(one, BOT_DM)]
            by_guild = self.world.shares(person.id)
        else:
            found = [one for one in self.all_commands(guild.id) if allowed_in(one, GUILD)]
            by_guild = guild.has_bot
        ways = {GUILD_INSTALL: by_guild, USER_INSTALL: person.installed}
        return [one for one in found if any(ways[each] for each in one["integration_types"])]

    def bot_can_see(self, channel: Channel) -> bool:
        """Whether the bot hears of what happens there."""
        return self.world.sees(self.world.bot.id, channel)
