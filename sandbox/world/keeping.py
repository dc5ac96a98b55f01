"""Keeping the local Discord between two runs: its world in a JSON file, uploaded files in a folder beside it.

Kept are the people, guilds, channels, threads, registered commands, the clock and all messages that are neither deleted
nor private, each with its id. What concerns running interactions is not kept: their tokens live for minutes.
"""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import msgspec
from msgspec import Struct

from sandbox.refusals.errors import Json
from sandbox.world.files import StoredFile
from sandbox.world.guild import Channel, Guild, User
from sandbox.world.state import LOADING, Body, State, StoredMessage

log = logging.getLogger("sandbox")
FORMAT = 1
KEEP_EVERY = 1.0
"""Seconds between two looks at whether there is something new to keep."""


class NotReadable(Exception):
    """A kept world cannot be read. The text is a sentence for the person who runs the local Discord."""


class KeptFile(Struct, frozen=True):
    """An uploaded file of a message; its bytes lie in the folder, in a file with its id as name."""

    id: str
    filename: str
    url: str
    description: str | None = None


class KeptMessage(Struct, frozen=True):
    """A message without its files (which are in `files`), and without what it said before its edits."""

    message: StoredMessage
    files: list[KeptFile]


class Kept(Struct, frozen=True):
    """All that is kept. `base` is the address of the server at that time, which the addresses of files begin with.

    `ahead` is how many seconds the clock was moved on by, `last_id` the newest id that was given out.
    """

    format: int
    base: str
    ahead: float
    last_id: int
    bot: User
    people: list[User]
    home: str
    guilds: list[Guild]
    channels: list[Channel]
    commands: list[Json]
    messages: list[KeptMessage]


class Keeper:
    """Keeps a state's world at `place` while it runs."""

    def __init__(self, state: State, place: Path) -> None:
        self._state = state
        self._place = place
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Load the world that is kept, if one is, and keep it from now on. Raises NotReadable; then nothing is kept."""
        load(self._state, self._place)
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Keep the world a last time, if it was started."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
            self._save()

    async def _run(self) -> None:
        saved = 0.0
        while True:
            await asyncio.sleep(KEEP_EVERY)
            if self._state.last_activity > saved:
                saved = self._state.last_activity
                self._save()

    def _save(self) -> None:
        try:
            save(self._state, self._place)
        except OSError as error:
            log.error("Can't save the server in %s (%s).", self._place, error.strerror)


def files_beside(place: Path) -> Path:
    """The folder of the uploaded files that belong to the world kept at `place`."""
    return place.with_name(f"{place.name}.files")


def save(state: State, place: Path) -> None:
    """Write the world to `place`: a reader finds the old one or the new one, whole. Raises OSError."""
    world = state.world
    messages = [_kept(one) for one in state.messages.values() if not (one.deleted or one.ephemeral or _waits(one))]
    kept = Kept(
        FORMAT,
        state.base,
        state.clock.advanced,
        state.ids.last,
        world.bot,
        list(world.people.values()),
        world.home.id,
        list(world.guilds.values()),
        list(world.channels.values()),
        [one for commands in state.commands.values() for one in commands.values()],
        messages,
    )
    folder, wanted = files_beside(place), {file.id for each in messages for file in each.files}
    there = {one.name for one in folder.iterdir()} if folder.is_dir() else set()
    _save_files(state, folder, wanted - there)
    _write(place, msgspec.json.encode(kept))
    for file_id in there - wanted:
        (folder / file_id).unlink(missing_ok=True)


def load(state: State, place: Path) -> None:
    """Put the world kept at `place`, if there is one, in place of the state's own. Raises NotReadable."""
    try:
        raw = place.read_bytes()
    except FileNotFoundError:
        return
    except OSError as error:
        raise NotReadable(f"Can't read the saved server {place} ({error.strerror}).") from None
    try:
        _fill(state, _decoded(raw, state.base), files_beside(place))
    except (msgspec.MsgspecError, ValueError, KeyError) as error:
        raise NotReadable(
            f"The saved server {place} is damaged ({error}). Put a copy of it back, or remove it. "
            "Removing it starts a new server, where you can't reach the stored games."
        ) from None


def _waits(message: StoredMessage) -> bool:
    """Whether it is a deferred answer that shows nothing yet."""
    return bool(message.body.flags & LOADING)


def _kept(message: StoredMessage) -> KeptMessage:
    body = message.body
    bare = Body(body.content, body.components, body.embeds, [], body.flags, body.mentions)
    fields = {name: getattr(message, name) for name in StoredMessage.__dataclass_fields__}
    files = [KeptFile(one.id, one.filename, one.url, one.description) for one in body.files]
    return KeptMessage(StoredMessage(**(fields | {"body": bare, "history": []})), files)


def _decoded(raw: bytes, base: str) -> Kept:
    """The kept world, with the addresses of files as they are now. Raises what msgspec raises, and ValueError."""
    kept = msgspec.json.decode(raw, type=Kept)
    if kept.format != FORMAT:
        raise ValueError(f"its format is {kept.format}, and this is a program for format {FORMAT}")
    if kept.base == base:
        return kept
    return msgspec.json.decode(raw.replace(f"{kept.base}/".encode(), f"{base}/".encode()), type=Kept)


def _fill(state: State, kept: Kept, folder: Path) -> None:
    """Replace what is in the state. Raises KeyError or ValueError for a world that does not hang together."""
    guilds = {one.id: one for one in kept.guilds}
    channels = {one.id: one for one in kept.channels}
    people = {one.id: one for one in kept.people}
    home = guilds[kept.home]
    for channel in kept.channels:
        if (channel.guild_id or kept.home) not in guilds or (channel.parent_id or channel.id) not in channels:
            raise ValueError(f"the channel {channel.id} is nowhere")
    for each in kept.messages:
        if each.message.channel_id not in channels or each.message.author_id not in {*people, kept.bot.id}:
            raise ValueError(f"the message {each.message.id} is nobody's or nowhere")
    world = state.world
    world.bot, world.people, world.home, world.guilds, world.channels = kept.bot, people, home, guilds, channels
    state.commands = {None: {}}
    for command in kept.commands:
        state.commands.setdefault(command.get("guild_id"), {})[command["id"]] = command
    for each in kept.messages:
        each.message.body.files = [found for one in each.files if (found := _file(one, folder)) is not None]
        for file in each.message.body.files:
            state.files.add(file)
        state.keep(each.message)
    state.clock.advance(kept.ahead)
    state.ids.follow(kept.last_id)
    state.interaction_ids.follow(kept.last_id)


def _file(kept: KeptFile, folder: Path) -> StoredFile | None:
    """A file with its bytes, or None when they were lost: its message is shown without it."""
    try:
        data = (folder / kept.id).read_bytes()
    except OSError:
        return None
    return StoredFile(kept.id, kept.filename, data, kept.url, kept.description)


def _save_files(state: State, folder: Path, missing: set[str]) -> None:
    """Write the files of these ids."""
    if missing:
        folder.mkdir(exist_ok=True)
    for file_id in missing:
        file = state.files.get(file_id)
        if file is not None:
            _write(folder / file_id, file.data)


def _write(place: Path, data: bytes) -> None:
    fresh = place.with_name(f"{place.name}.new")
    fresh.write_bytes(data)
    fresh.replace(place)
