"""Opening and deleting channels and threads; guilds that the bot joins and leaves, and that fail for a while."""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.refusals.errors import Json, form_error
from sandbox.refusals.permissions import MEMBERS, Permission
from sandbox.wire.payloads import channel_json, guild_json, thread_member_json
from sandbox.world.guild import DM, PUBLIC_THREAD, TEXT, Channel, Guild
from sandbox.world.state import Event, State, StoredMessage

GUILDS = 1 << 0
GONE = ("id", "guild_id", "parent_id", "type")
"""The fields of a thread that stay in events once it is out of sight."""


def add(state: State, name: str, kind: int = TEXT, guild_id: str | None = None) -> str:
    """Open a channel in a guild (by default the home guild) and return its id."""
    stamp = state.clock.stamp()
    channel = Channel(state.ids.next(), name, kind, position=len(state.world.channels), opened=stamp)
    channel.guild_id = guild_id or state.world.guild_id
    state.world.channels[channel.id] = channel
    _tell(state, "CHANNEL_CREATE", channel, channel_json(state, channel))
    return channel.id


def open_thread(
    state: State,
    parent_id: str,
    name: str,
    owner_id: str,
    message: StoredMessage | None = None,
    *,
    kind: int = PUBLIC_THREAD,
    archives_after: int | None = None,
) -> str:
    """Open a thread, joined by its owner, and return its id; with `message`, on that message, whose id it takes.

    Raises 50035 for a name that is none.
    """
    if not 1 <= len(name) <= 100:
        raise form_error(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
    thread_id = message.id if message is not None else state.ids.next()
    stamp = state.clock.stamp()
    thread = Channel(thread_id, name, kind, parent_id, owner_id=owner_id, opened=stamp, members={owner_id})
    thread.guild_id = state.world.channels[parent_id].guild_id
    thread.archives_after = archives_after or thread.archives_after
    state.world.channels[thread_id] = thread
    if message is not None:
        message.thread_id = thread_id
    _tell(state, "THREAD_CREATE", thread, channel_json(state, thread) | {"newly_created": True})
    return thread_id


def direct(state: State, user_id: str) -> Channel:
    """The direct messages of somebody and the bot, begun if need be."""
    both = {user_id, state.world.bot.id}
    for channel in state.world.channels.values():
        if channel.type == DM and channel.members == both:
            return channel
    name = f"{state.world.people[user_id].username}-and-{state.world.bot.username.lower()}"
    channel = Channel(state.ids.next(), name, DM, opened=state.clock.stamp(), members=both)
    state.world.channels[channel.id] = channel
    state.bus.publish(Event("CHANNEL_CREATE", channel_json(state, channel) | {"name": name}, user_id))
    return channel


def change(state: State, channel: Channel, *, archived: bool | None = None, locked: bool | None = None) -> None:
    """Archive or lock a thread, or undo it (None: leave it so), and announce the change."""
    channel.archived = channel.archived if archived is None else archived
    channel.locked = channel.locked if locked is None else locked
    name = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
    if state.bot_can_see(channel):
        state.dispatch(name, channel_json(state, channel), GUILDS)


def join(state: State, thread: Channel, user_id: str) -> None:
    """Bring somebody into a thread. The bot is notified of a private one when it comes in."""
    if user_id in thread.members:
        return
    thread.members.add(user_id)
    if user_id == state.world.bot.id:
        body = channel_json(state, thread) | {"member": thread_member_json(thread, user_id)}
        state.dispatch("THREAD_CREATE", body, GUILDS)


def leave(state: State, thread: Channel, user_id: str) -> None:
    """Take somebody out of a thread; the bot, out of a private one, loses sight of it."""
    if user_id not in thread.members:
        return
    thread.members.discard(user_id)
    if user_id == state.world.bot.id and not state.bot_can_see(thread):
        body = {key: value for key, value in channel_json(state, thread).items() if key in GONE}
        state.dispatch("THREAD_DELETE", body, GUILDS)


def remove(state: State, name: str) -> None:
    """Delete a channel or thread, its threads and all messages in it.

    The bot hears of a deleted channel alone, not of the threads that go with it.
    """
    channel = state.world.channel(name)
    for thread in [one for one in state.world.channels.values() if one.parent_id == channel.id]:
        state.bus.publish(Event("CHANNEL_DELETE", {"id": thread.id}))
        _forget(state, thread)
    body = channel_json(state, channel)
    _tell(state, "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel, body)
    _forget(state, channel)


def _forget(state: State, channel: Channel) -> None:
    for message in state.by_channel.get(channel.id, ()):
        message.deleted = True
        state.thinking.discard(message.id)
    del state.world.channels[channel.id]


def _tell(state: State, name: str, channel: Channel, body: Json) -> None:
    if name.endswith("CREATE"):
        state.bus.publish(Event("CHANNEL_CREATE", body))
    elif name.endswith("DELETE"):
        state.bus.publish(Event("CHANNEL_DELETE", {"id": channel.id}))
    if state.bot_can_see(channel):
        state.dispatch(name, body, GUILDS)


def add_guild(
    state: State, name: str, members: Iterable[str], channels: Iterable[str], *, has_bot: bool = True
) -> Guild:
    """Found a guild of people (ids, the owner first) with text channels; with `has_bot` the bot is in it."""
    people = list(members)
    stamp = state.clock.stamp()
    granted = MEMBERS & ~Permission.CHANGE_NICKNAME
    guild = Guild(state.ids.next(), name, people[0], state.ids.next(), granted, stamp, set(people), has_bot=has_bot)
    state.world.guilds[guild.id] = guild
    for position, title in enumerate(channels):
        channel = Channel(state.ids.next(), title, position=position, opened=stamp, guild_id=guild.id)
        state.world.channels[channel.id] = channel
    if has_bot:
        _tell_of_guild(state, guild)
    return guild


def invite_bot(state: State, guild: Guild) -> None:
    """Bring the bot into a guild."""
    guild.has_bot = True
    _tell_of_guild(state, guild)


def expel_bot(state: State, guild: Guild) -> None:
    """Take the bot out of a guild: it is notified, and its own commands there are gone."""
    guild.has_bot = False
    state.commands.pop(guild.id, None)
    state.dispatch("GUILD_DELETE", {"id": guild.id}, GUILDS)


def begin_outage(state: State, guild: Guild) -> None:
    """Have an outage take a guild away for a while; the bot stays its member."""
    guild.available = False
    state.dispatch("GUILD_DELETE", {"id": guild.id, "unavailable": True}, GUILDS)


def end_outage(state: State, guild: Guild) -> None:
    """End an outage."""
    guild.available = True
    _tell_of_guild(state, guild, back=True)


def _tell_of_guild(state: State, guild: Guild, *, back: bool = False) -> None:
    """Announce a guild: one that is `back` says that it is available again, a new one says nothing about it."""
    body = guild_json(state, guild, created=True)
    if not back:
        del body["unavailable"]
    state.dispatch("GUILD_CREATE", body, GUILDS)
