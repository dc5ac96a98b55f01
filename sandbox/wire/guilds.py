"""Guilds that the bot comes into, is taken out of, and that fail for a while."""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.refusals.permissions import MEMBERS, Permission
from sandbox.wire.payloads import guild_json
from sandbox.wire.rooms import GUILDS
from sandbox.world.guild import Channel, Guild
from sandbox.world.state import State


def add(state: State, name: str, members: Iterable[str], channels: Iterable[str], *, has_bot: bool = True) -> Guild:
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
        _arrive(state, guild)
    return guild


def invite(state: State, guild: Guild) -> None:
    """Bring the bot into a guild."""
    guild.has_bot = True
    _arrive(state, guild)


def expel(state: State, guild: Guild) -> None:
    """Take the bot out of a guild: it is told, and its own commands there are gone."""
    guild.has_bot = False
    state.commands.pop(guild.id, None)
    state.dispatch("GUILD_DELETE", {"id": guild.id}, GUILDS)


def fail(state: State, guild: Guild) -> None:
    """Have an outage take a guild away for a while; the bot stays its member."""
    guild.available = False
    state.dispatch("GUILD_DELETE", {"id": guild.id, "unavailable": True}, GUILDS)


def recover(state: State, guild: Guild) -> None:
    """End an outage."""
    guild.available = True
    _arrive(state, guild, back=True)


def _arrive(state: State, guild: Guild, *, back: bool = False) -> None:
    """Tell of a guild: one that is `back` says that it is available again, a new one says nothing of it."""
    body = guild_json(state, guild, created=True)
    if not back:
        del body["unavailable"]
    state.dispatch("GUILD_CREATE", body, GUILDS)
