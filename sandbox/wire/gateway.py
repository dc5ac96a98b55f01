"""The websocket through which the bot hears of things: hello, identify, heartbeat, resume, events."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from aiohttp import WSMsgType, web

from sandbox.refusals.errors import Json
from sandbox.wire.connection import SENDS_A_MINUTE, Connection, Sharding, compressor, shard_of
from sandbox.wire.payloads import guild_json, user_json
from sandbox.world.state import Event, State

log = logging.getLogger("sandbox.gateway")

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE_STATE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = 7, 8, 9, 10, 11
UNKNOWN_OP, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, INVALID_SEQ, RATE_LIMITED, TIMED_OUT, DISALLOWED_INTENTS = 4005, 4007, 4008, 4009, 4014
INVALID_SHARD, SHARDING_REQUIRED = 4010, 4011
FINAL = (AUTHENTICATION_FAILED, INVALID_SHARD, SHARDING_REQUIRED, 4012, 4013, DISALLOWED_INTENTS)
"""Codes after which a bot must not connect again."""
HEARTBEAT_MS = 41_250
ACK_AFTER = 0.05
"""Seconds before a heartbeat is answered. discord.py notes when it sent one on another thread, a moment after it
did: an answer that is there before the note, as loopback's can be, is taken for one 41 seconds late."""
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
KEPT_EVENTS = 1000
GUILD_ITSELF = ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE")
"""The events whose `id` is that of the guild."""


@dataclass
class Session:
    """One identified bot, or one shard of it (its number, and how many there are).

    It outlives its connection, so that it can be resumed.
    """

    id: str
    intents: int
    shard: tuple[int, int] = (0, 1)
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))
    connection: Connection | None = None


class Gateway:
    """All sessions. `online` is whether one of them is connected."""

    def __init__(self, state: State) -> None:
        self.sharding = Sharding()
        self._state = state
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        self._held: list[tuple[Session, str]] | None = None

    @property
    def online(self) -> bool:
        """Whether a bot is connected and identified."""
        return any(session.connection is not None for session in self._sessions.values())

    @property
    def shards(self) -> list[tuple[int, int]]:
        """The shards that are connected, each with how many there are, sorted; one may be held twice."""
        return sorted(one.shard for one in self._sessions.values() if one.connection is not None)

    def reaches(self, guild_id: str | None) -> bool:
        """Whether an event of a guild (None: a direct message) is heard: by who is connected, or may yet resume."""
        return any(shard_of(guild_id, one.shard[1]) == one.shard[0] for one in self._sessions.values())

    @property
    def sessions(self) -> int:
        """How many sessions are known, connected or to be resumed."""
        return len(self._sessions)

    def hears(self, intent: int) -> bool:
        """Whether the intents of any session include one of the bits of `intent`."""
        return any(session.intents & intent for session in self._sessions.values())

    def dispatch(self, name: str, payload: Json, intent: int) -> None:
        """Send an event to every session of the guild's shard whose intents ask for it, and keep it for a resume."""
        guild_id = payload["id"] if name in GUILD_ITSELF else payload.get("guild_id")
        for session in self._sessions.values():
            number, count = session.shard
            if (not intent or session.intents & intent) and shard_of(guild_id, count) == number:
                self._to(session, name, payload)

    def drop(self) -> None:
        """Cut every connection; the sessions can be resumed."""
        for session in self._sessions.values():
            if session.connection is not None:
                session.connection.cut()
                session.connection = None
        self._tell_presence()

    def close_with(self, code: int, reason: str = "") -> None:
        """Close every connection with a code. After 4004 and 4010 to 4014 (and 4007, 4009) no session is resumed."""
        for connection in self._connections:
            connection.close(code, reason)
        for session in self._sessions.values():
            session.connection = None
        if code in FINAL or code in (INVALID_SEQ, TIMED_OUT):
            self._sessions.clear()
        self._tell_presence()

    def repeat(self, count: int = 1) -> None:
        """Send the last `count` events once more, with the numbers that they had, as after a resume that was cut."""
        for session in self._sessions.values():
            if session.connection is not None:
                for _, text in list(session.sent)[-count:]:
                    session.connection.send_text(text)

    @contextlib.contextmanager
    def shuffled(self, order: Callable[[list[str]], list[str]] = lambda events: events[::-1]) -> Iterator[None]:
        """Hold events back while the block runs and send them then in another order (by default backwards)."""
        self._held = []
        try:
            yield
        finally:
            held, self._held = self._held, None
            for session in self._sessions.values():
                mine = [text for one, text in held if one is session]
                for text in order(mine):
                    if session.connection is not None:
                        session.connection.send_text(text)

    def ask_to_reconnect(self) -> None:
        """Send op 7: the bot should connect again and resume."""
        for connection in self._connections:
            connection.send(RECONNECT, None)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Send op 9. Unless `resumable`, the sessions are forgotten and the bot must identify anew."""
        for connection in self._connections:
            connection.send(INVALID_SESSION, resumable)
        if not resumable:
            self.forget()

    def forget(self) -> None:
        """Forget all sessions, as when the bot's process is known to be dead."""
        self._sessions.clear()
        self._tell_presence()

    async def close(self) -> None:
        """Close all connections, for the end of the server."""
        for connection in list(self._connections):
            connection.close(1001, "the sandbox ends")
        self._sessions.clear()

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one websocket from hello to its end."""
        socket = web.WebSocketResponse(max_msg_size=64 * 1024, timeout=0.2)
        await socket.prepare(request)
        connection = Connection(socket, request.transport, compressor(request.query.get("compress", "")))
        self._connections.add(connection)
        writer = asyncio.create_task(connection.write())
        session: Session | None = None
        connection.send(HELLO, {"heartbeat_interval": HEARTBEAT_MS, "_trace": ["sandbox"]})
        try:
            async for message in socket:
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    connection.close(DECODE_ERROR, "Error while decoding payload.")
                    continue
                session = self._read(connection, session, message.data)
        finally:
            self._connections.discard(connection)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
            self._left(session, connection, socket.close_code)
        return socket

    def _left(self, session: Session | None, connection: Connection, code: int | None) -> None:
        if session is None or session.connection is not connection:
            return
        session.connection = None
        if code in (1000, 1001):
            self._sessions.pop(session.id, None)
        log.info("the bot left the gateway (%s)", code)
        self._tell_presence()

    def _read(self, connection: Connection, session: Session | None, text: str | bytes) -> Session | None:
        now = asyncio.get_running_loop().time()
        if len(connection.times) == SENDS_A_MINUTE and now - connection.times[0] < 60:
            connection.close(RATE_LIMITED, "You are being rate limited.")
            return session
        connection.times.append(now)
        try:
            message = json.loads(text)
            op, data = int(message["op"]), message.get("d")
        except (ValueError, KeyError, TypeError):
            connection.close(DECODE_ERROR, "Error while decoding payload.")
            return session
        match op:
            case 1:
                asyncio.get_running_loop().call_later(ACK_AFTER, connection.send, ACK, None)
            case 2 if session is not None:
                connection.close(ALREADY_AUTHENTICATED, "Already authenticated.")
            case 2:
                return self._identify(connection, data)
            case 6:
                return self._resume(connection, data)
            case 3 | 4 | 8 if session is None:
                connection.close(NOT_AUTHENTICATED, "Not authenticated.")
            case 3:
                pass  # Nobody here looks at the bot's status.
            case _:
                log.error("NOT IMPLEMENTED: gateway op %s: %s", op, data)
                connection.close(UNKNOWN_OP, "Unknown opcode.")
        return session

    def _identify(self, connection: Connection, data: Json) -> Session | None:
        intents, (number, count) = int(data.get("intents", 0)), data.get("shard") or (0, 1)
        if (refused := self._refusal(data, intents, number, count)) is not None:
            connection.close(*refused)
            return None
        if self.sharding.refuses(number, self._state.clock.now()):
            connection.send(INVALID_SESSION, False)
            return None
        # A bot that comes back with other shards has none of those before.
        for old in [one for one in self._sessions.values() if one.connection is None]:
            if old.shard == (number, count) or old.shard[1] != count:
                del self._sessions[old.id]
        session = Session(secrets.token_hex(16), intents, (number, count), connection=connection)
        self._sessions[session.id] = session
        state = self._state
        joined = [one for one in state.world.guilds.values() if one.has_bot and shard_of(one.id, count) == number]
        ready = {
            "v": 10,
            "user": user_json(state.world.bot) | {"verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": one.id, "unavailable": True} for one in joined],
            "session_id": session.id,
            "resume_gateway_url": state.base.replace("http://", "ws://", 1) + "/gateway/",
            "application": {"id": state.world.application_id, "flags": 0},
            "shard": [number, count],
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "session_type": "normal",
            "_trace": ["sandbox"],
        }
        self._to(session, "READY", ready)
        if intents & 1:
            for guild in joined:
                if guild.available:
                    self._to(session, "GUILD_CREATE", guild_json(state, guild, created=True))
        log.info("the bot is online")
        self._tell_presence()
        return session

    def _refusal(self, data: Json, intents: int, number: int, count: int) -> tuple[int, str] | None:
        """Why a bot may not identify, if it may not: the code to close with, and what is said."""
        if data.get("token", "").removeprefix("Bot ") != self._state.token:
            return AUTHENTICATION_FAILED, "Authentication failed."
        if intents & PRIVILEGED:
            return DISALLOWED_INTENTS, "Disallowed intent(s)."
        if not 0 <= number < count:
            return INVALID_SHARD, "Invalid shard."
        return (SHARDING_REQUIRED, "Sharding required.") if count < self.sharding.needed else None

    def _resume(self, connection: Connection, data: Json) -> Session | None:
        if data.get("token", "").removeprefix("Bot ") != self._state.token:
            connection.close(AUTHENTICATION_FAILED, "Authentication failed.")
            return None
        session = self._sessions.get(str(data.get("session_id")))
        seen = int(data.get("seq") or 0)
        if session is None or (session.sent and session.sent[0][0] > seen + 1):
            connection.send(INVALID_SESSION, False)
            return None
        if seen > session.sequence:
            connection.close(INVALID_SEQ, "Invalid seq.")
            return None
        session.connection = connection
        for sequence, text in session.sent:
            if sequence > seen:
                connection.send_text(text)
        self._to(session, "RESUMED", {"_trace": ["sandbox"]})
        log.info("the bot resumed after event %s", seen)
        self._tell_presence()
        return session

    def _to(self, session: Session, name: str, payload: Json) -> None:
        session.sequence += 1
        text = json.dumps({"op": DISPATCH, "s": session.sequence, "t": name, "d": payload})
        session.sent.append((session.sequence, text))
        if self._held is not None:
            self._held.append((session, text))
        elif session.connection is not None:
            session.connection.send_text(text)

    def _tell_presence(self) -> None:
        self._state.bus.publish(Event("BOT", {"online": self.online}))
