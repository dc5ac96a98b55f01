"""Rights: Discord's permission bits, and what somebody may do in a channel."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntFlag


class Permission(IntFlag):
    """The bits of Discord's permissions that matter here."""

    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    CHANGE_NICKNAME = 1 << 26
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40
    CREATE_EVENTS = 1 << 44
    SEND_POLLS = 1 << 49
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


NOTHING = Permission(0)
ALL = Permission((1 << 53) - 1)

# What every member of the default guild may do.
MEMBERS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.CONNECT
    | Permission.CHANGE_NICKNAME
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.SEND_POLLS
    | Permission.USE_EXTERNAL_APPS
)


# What everybody may do in a direct message.
DIRECT = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.MENTION_EVERYONE
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.SEND_POLLS
)
# The rights that the bot is given where it is no member: in direct messages, and where a person brought it along.
GUEST = Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE | Permission.USE_EXTERNAL_EMOJIS

# What nobody can do who may not send.
INSIDE = Permission.MENTION_EVERYONE | Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.SEND_POLLS


@dataclass
class Overwrite:
    """A channel's own word on one role or one member: what is added, what is taken away."""

    target: str
    is_member: bool = False
    allow: Permission = NOTHING
    deny: Permission = NOTHING


def _under(overwrites: list[Overwrite], held: Permission) -> Permission:
    """What is left of `held` under overwrites of one kind: what one of them allows, another cannot deny."""
    if not overwrites:
        return held
    allow, deny = NOTHING, NOTHING
    for overwrite in overwrites:
        allow |= overwrite.allow
        deny |= overwrite.deny
    return (held & ~deny) | allow


def in_channel(
    user: str,
    owner: str,
    everyone: str,
    roles: dict[str, Permission],
    overwrites: Iterable[Overwrite],
    *,
    sending: Permission = Permission.SEND_MESSAGES,
) -> Permission:
    """What `user` may do in a channel, by Discord's order: roles, @everyone's overwrite, roles', the member's.

    `roles` are the member's roles with their bits, @everyone (whose id is the guild's) among them.
    Without VIEW_CHANNEL nothing is left; without `sending` (threads have a right of their own) nothing that
    goes into a message.
    """
    if user == owner:
        return ALL
    held = NOTHING
    for bits in roles.values():
        held |= bits
    if Permission.ADMINISTRATOR in held:
        return ALL
    listed = list(overwrites)
    others = [each for each in listed if each.target != everyone]
    held = _under([each for each in listed if each.target == everyone], held)
    held = _under([each for each in others if not each.is_member and each.target in roles], held)
    held = _under([each for each in others if each.is_member and each.target == user], held)
    if Permission.VIEW_CHANNEL not in held:
        return Permission(0)
    return held if sending in held else held & ~INSIDE
