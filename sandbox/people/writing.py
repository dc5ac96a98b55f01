"""What people do without the bot: they write and delete messages, open threads, move the clock, choose a language.

Each function checks what Discord's own client or server would check, and raises `ActionError` with a sentence when
it would not be possible.
"""

from __future__ import annotations

from sandbox.refusals.errors import ActionError, Json
from sandbox.refusals.facts import facts
from sandbox.refusals.limits import ATTACHMENT_SIZE
from sandbox.refusals.permissions import Permission
from sandbox.wire.payloads import page_person
from sandbox.wire.posting import Draft, create, delete
from sandbox.wire.rooms import change, join, open_thread
from sandbox.world.files import StoredFile, clean_name
from sandbox.world.guild import (
    ANNOUNCEMENT,
    ANNOUNCEMENT_THREAD,
    DM,
    FORUM,
    MESSAGED,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
)
from sandbox.world.state import (
    Event,
    State,
    StoredMessage,
)

PSEUDO = "en-XA"
"""A language that Discord does not have, but people here can: many bots are tried in it before they are translated."""

LONGEST = 400 * 86_400
"""The maximum number of seconds by which the clock is moved on in one go."""


def upload(state: State, channel_id: str, name: str, data: bytes) -> StoredFile:
    """Keep a file that somebody attaches to a command. Raises ActionError for one that is too large to be sent."""
    if len(data) > ATTACHMENT_SIZE:
        raise ActionError("This file is too large.")
    file_id, kept = state.ids.next(), clean_name(name)
    file = StoredFile(file_id, kept, data, f"{state.base}/cdn/attachments/{channel_id}/{file_id}/{kept}")
    state.files.add(file)
    return file


def channel_of(state: State, channel_id: str) -> Channel:
    """The channel with this id. Raises ActionError when there is none."""
    channel = state.world.channels.get(channel_id)
    if channel is None:
        raise ActionError("There is no such channel.")
    return channel


def check_unlocked(state: State, person_id: str, channel: Channel) -> None:
    """Raise ActionError for a person who may not write in a locked thread."""
    if channel.locked and Permission.MANAGE_THREADS not in state.world.permissions(person_id, channel):
        raise ActionError("This thread is locked.")


def reopen(state: State, person_id: str, thread: Channel) -> None:
    """Reopen an archived thread, as a client does before a press in it.

    Raises ActionError for a person who may not write there or was not added to the thread.
    """
    may_write = state.world.send_permission(thread) in state.world.permissions(person_id, thread)
    if person_id not in thread.members or not may_write:
        raise ActionError("This thread is archived, and you cannot reopen it: an error occurred, please try again.")
    change(state, thread, archived=False)


def say(state: State, person_id: str, channel_id: str, content: str, reply_to: str | None = None) -> StoredMessage:
    """Write a message in a channel. A person who writes in a thread becomes its member."""
    channel = channel_of(state, channel_id)
    if state.world.send_permission(channel) not in state.world.permissions(person_id, channel):
        raise ActionError("You may not write in this channel.")
    if channel.type not in MESSAGED:
        raise ActionError("A forum holds posts; open one.")
    if channel.type == DM and not state.world.reaches(person_id):
        raise ActionError("Your message could not be delivered: you share no server with this bot.")
    check_unlocked(state, person_id, channel)
    if not content.strip():
        raise ActionError("An empty message says nothing.")
    if len(content) > 2000:
        raise ActionError("A message holds 2000 characters at most.")
    reference, kind = None, 0
    if reply_to is not None:
        if reply_to not in state.messages:
            raise ActionError("The message to reply to is gone.")
        reference, kind = _reference(state, channel_id, reply_to), 19
    if channel.is_thread:
        join(state, channel, person_id)
    draft = Draft({"content": content})
    return create(state, draft, channel_id=channel_id, author_id=person_id, kind=kind, reference=reference)


def start_thread(state: State, person_id: str, channel_id: str, name: str, *, private: bool = False) -> str:
    """Open a thread in a channel, or a post in a forum, and return its id. The bot is not in a private one."""
    channel = channel_of(state, channel_id)
    if channel.is_thread:
        raise ActionError("A thread cannot be opened in a thread.")
    if channel.type not in (TEXT, ANNOUNCEMENT, FORUM) or (private and channel.type != TEXT):
        raise ActionError("Such a thread cannot be opened here.")
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    if channel.type == FORUM:
        needed = Permission.SEND_MESSAGES
    if needed not in state.world.permissions(person_id, channel):
        raise ActionError("You may not open threads here.")
    if not 1 <= len(name) <= 100:
        raise ActionError("A thread's name has 1 to 100 characters.")
    kind = PRIVATE_THREAD if private else ANNOUNCEMENT_THREAD if channel.type == ANNOUNCEMENT else PUBLIC_THREAD
    return open_thread(state, channel_id, name, person_id, kind=kind)


def change_thread(
    state: State, person_id: str, channel_id: str, *, archived: bool | None = None, locked: bool | None = None
) -> None:
    """Archive or lock a thread, or undo it: one's own may be archived, for the rest one needs MANAGE_THREADS."""
    thread = channel_of(state, channel_id)
    if not thread.is_thread:
        raise ActionError("This is no thread.")
    rights = state.world.permissions(person_id, thread)
    own = thread.owner_id == person_id and locked is None and not thread.locked
    if not own and Permission.MANAGE_THREADS not in rights:
        raise ActionError("You may not change this thread.")
    change(state, thread, archived=archived, locked=locked)


def remove(state: State, person_id: str, message_id: str) -> None:
    """Delete one's own message, or as somebody who may manage messages any message."""
    message = state.messages.get(message_id)
    if message is None or message.deleted:
        raise ActionError("This message is gone.")
    rights = state.world.permissions(person_id, state.world.channels[message.channel_id])
    if message.author_id != person_id and Permission.MANAGE_MESSAGES not in rights:
        raise ActionError("You may not delete this message.")
    delete(state, message)


def dismiss(state: State, person_id: str, message_id: str) -> None:
    """Forget an ephemeral message. The bot does not hear of it."""
    message = state.messages.get(message_id)
    if message is None or message.only_for != person_id:
        raise ActionError("Only a private message can be dismissed.")
    delete(state, message)


def move_clock(state: State, seconds: float) -> None:
    """Move the clock on for everybody. It never goes back: ids are made of its time."""
    if not 0 < seconds <= LONGEST:
        raise ActionError("The clock goes forward only, and at the most 400 days in one go.")
    state.clock.advance(seconds)
    state.bus.publish(Event("CLOCK", {"ahead": state.clock.ahead}))


def locales() -> list[str]:
    """The languages in which people here can have their Discord, in alphabetical order."""
    return sorted([*facts().shapes["AvailableLocalesEnum"]["enum"], PSEUDO])


def choose_locale(state: State, person_id: str, locale: str) -> None:
    """Set the language in which a person has their Discord."""
    if locale not in locales():
        raise ActionError(f"Discord has no language {locale!r}.")
    state.world.people[person_id].locale = locale
    _tell_people(state)


def install(state: State, person_id: str, *, installed: bool) -> None:
    """Add the application to a person's account, or with `installed` False remove it. The bot does not hear of it."""
    state.world.people[person_id].installed = installed
    _tell_people(state)


def join_guild(state: State, person_id: str, guild_id: str) -> None:
    """Make a person a member of a guild. A bot without the members intent does not hear of it."""
    state.world.guilds[guild_id].members.add(person_id)
    _tell_people(state)


def leave_guild(state: State, person_id: str, guild_id: str) -> None:
    """Have a person leave a guild, and all of its threads. A bot without the members intent does not hear of it."""
    guild = state.world.guilds[guild_id]
    if person_id not in guild.members:
        raise ActionError(f"You are not in the server {guild.name}.")
    if guild.owner_id == person_id:
        raise ActionError("The owner of a server cannot leave it.")
    guild.members.discard(person_id)
    guild.nicks.pop(person_id, None)
    for channel in state.world.channels.values():
        if channel.is_thread and channel.guild_id == guild_id:
            channel.members.discard(person_id)
    _tell_people(state)


def _tell_people(state: State) -> None:
    state.bus.publish(Event("PEOPLE", [page_person(state, each) for each in state.world.people.values()]))


def _reference(state: State, channel_id: str, message_id: str) -> Json:
    guild_id = state.world.channels[channel_id].guild_id
    place = {"guild_id": guild_id} if guild_id is not None else {}
    return {"type": 0, "message_id": message_id, "channel_id": channel_id, **place}
