"""Opening and deleting channels and threads."""

from __future__ import annotations

from sandbox.errors import Json, form_error
from sandbox.payloads import channel_json
from sandbox.state import Event, State, StoredMessage
from sandbox.world import PUBLIC_THREAD, Channel

GUILDS = 1 << 0


def add(state: State, name: str) -> str:
    """Open a text channel and return its id."""
    stamp = state.clock.stamp()
    channel = Channel(state.ids.next(), name, position=len(state.world.channels), opened=stamp)
    state.world.channels[channel.id] = channel
    _tell(state, "CHANNEL_CREATE", channel, channel_json(state, channel))
    return channel.id


def open_thread(state: State, parent_id: str, name: str, owner_id: str, message: StoredMessage | None = None) -> str:
    """Open a public thread and return its id; with `message`, on that message, whose id it takes. Raises 50035."""
    if not 1 <= len(name) <= 100:
        raise form_error(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
    thread_id = message.id if message is not None else state.ids.next()
    thread = Channel(thread_id, name, PUBLIC_THREAD, parent_id, owner_id=owner_id, opened=state.clock.stamp())
    state.world.channels[thread_id] = thread
    if message is not None:
        message.thread_id = thread_id
    _tell(state, "THREAD_CREATE", thread, channel_json(state, thread) | {"newly_created": True})
    return thread_id


def remove(state: State, name: str) -> None:
    """Delete a channel or thread, its threads and all messages in it."""
    channel = state.world.channel(name)
    for thread in [one for one in state.world.channels.values() if one.parent_id == channel.id]:
        remove(state, thread.id)
    body = channel_json(state, channel)
    _tell(state, "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel, body)
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
