"""The guilds that stand in the local Discord: their people, roles and channels.

`default_world` is what tests and `make play` start with. Rights of the bot in a channel are changed with
`World.forbid` and `World.allow`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.refusals.errors import ApiError
from sandbox.refusals.permissions import DIRECT, MEMBERS, NOTHING, Overwrite, Permission, in_channel
from sandbox.world.clock import Snowflakes

TEXT, DM, VOICE, ANNOUNCEMENT, STAGE, FORUM = 0, 1, 2, 5, 13, 15
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
KINDS = {"text": TEXT, "voice": VOICE, "announcement": ANNOUNCEMENT, "stage": STAGE, "forum": FORUM}
THREADS = (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
MESSAGED = (TEXT, DM, VOICE, ANNOUNCEMENT, STAGE, *THREADS)
"""The types of channels that hold messages: a forum holds posts, which are threads."""


@dataclass
class User:
    """A person, or the bot. `key` is the name by which tests call the person.

    `closed` says that the person takes no direct messages, `installed` that they have installed the application for
    themselves, so that its commands follow them into every guild, and that it can write to them without a common guild.
    """

    id: str
    key: str
    username: str
    global_name: str | None
    color: str = "#5865f2"
    bot: bool = False
    locale: str = "en-US"
    closed: bool = False
    installed: bool = False

    @property
    def shown(self) -> str:
        """The name that others see."""
        return self.global_name or self.username


@dataclass
class Channel:
    """A channel or a thread of one, or a direct message (`guild_id` None).

    `members` are those who have joined a thread (only they enter a private one), or who write to each other. A thread
    is archived after `archives_after` minutes in which nobody writes.
    """

    id: str
    name: str
    type: int = TEXT
    parent_id: str | None = None
    topic: str = ""
    position: int = 0
    overwrites: list[Overwrite] = field(default_factory=list)
    owner_id: str | None = None
    archived: bool = False
    locked: bool = False
    opened: str = ""
    last_message_id: str | None = None
    message_count: int = 0
    members: set[str] = field(default_factory=set)
    guild_id: str | None = None
    archives_after: int = 1440

    @property
    def is_thread(self) -> bool:
        """Whether it hangs on another channel."""
        return self.type in THREADS


@dataclass
class ScheduledEvent:
    """An event of a guild that takes place elsewhere. Times are as in ISO 8601; `status` is Discord's number."""

    id: str
    creator_id: str
    name: str
    location: str
    start: str
    end: str
    description: str | None = None
    status: int = 1


@dataclass
class Guild:
    """A guild. Its id is also that of the role @everyone; `nicks` are names that members have here alone.

    `has_bot` is whether the bot is a member, `available` whether Discord can serve it at present.
    """

    id: str
    name: str
    owner_id: str
    bot_role: str
    bot_permissions: Permission
    opened: str
    members: set[str] = field(default_factory=set)
    nicks: dict[str, str] = field(default_factory=dict)
    locale: str = "en-US"
    has_bot: bool = True
    available: bool = True
    events: dict[str, ScheduledEvent] = field(default_factory=dict)


@dataclass
class World:
    """The bot, the people, their guilds and all channels. `home` is the guild that is there from the start."""

    bot: User
    people: dict[str, User]
    home: Guild
    guilds: dict[str, Guild]
    channels: dict[str, Channel]

    @property
    def guild_id(self) -> str:
        """The id of the home guild."""
        return self.home.id

    @property
    def application_id(self) -> str:
        """The application shares its id with its bot user, as new ones on Discord do."""
        return self.bot.id

    def user(self, user_id: str) -> User | None:
        """The person or bot with this id."""
        return self.bot if user_id == self.bot.id else self.people.get(user_id)

    def person(self, key: str) -> User:
        """The person whom tests call `key`. Raises KeyError naming those there are."""
        for user in self.people.values():
            if key in (user.key, user.id):
                return user
        raise KeyError(f"nobody is called {key!r}; there are {[user.key for user in self.people.values()]}")

    def channel(self, name: str) -> Channel:
        """The channel of this name (with or without #) or id. Raises KeyError naming those there are."""
        bare = name.removeprefix("#")
        for channel in self.channels.values():
            if bare in (channel.id, channel.name):
                return channel
        raise KeyError(f"no channel {name!r}; there are {[channel.name for channel in self.channels.values()]}")

    def guild(self, name: str) -> Guild:
        """The guild of this name or id. Raises KeyError naming those there are."""
        for guild in self.guilds.values():
            if name in (guild.id, guild.name):
                return guild
        raise KeyError(f"no guild {name!r}; there are {[guild.name for guild in self.guilds.values()]}")

    def guild_of(self, channel: Channel) -> Guild | None:
        """The guild that a channel is in, or None for a direct message."""
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def permissions(self, user_id: str, channel: Channel) -> Permission:
        """What somebody may do in a channel; a thread asks the channel that it hangs on."""
        guild = self.guild_of(channel)
        if guild is None:
            return DIRECT if user_id in channel.members else NOTHING
        if user_id == self.bot.id and not guild.has_bot:
            return NOTHING
        if user_id != self.bot.id and user_id not in guild.members:
            return NOTHING
        place = self.channels[channel.parent_id] if channel.parent_id else channel
        roles = {guild.id: MEMBERS}
        if user_id == self.bot.id:
            roles[guild.bot_role] = guild.bot_permissions
        sending = self.send_permission(channel)
        held = in_channel(user_id, guild.owner_id, guild.id, roles, place.overwrites, sending=sending)
        if channel.type in (VOICE, STAGE) and Permission.CONNECT not in held:
            return held & Permission.VIEW_CHANNEL
        return held

    def shares(self, user_id: str) -> bool:
        """Whether somebody is in a guild in which the bot is, too."""
        return any(guild.has_bot and user_id in guild.members for guild in self.guilds.values())

    def reaches(self, user_id: str) -> bool:
        """Whether the bot and somebody can write to each other: they share a guild, or the person installed the bot."""
        return self.shares(user_id) or self.people[user_id].installed

    def shown(self, user: User, guild: Guild | None) -> str:
        """The name that others see in a guild: the nickname there, if there is one."""
        return (guild.nicks.get(user.id) if guild is not None else None) or user.shown

    def sees(self, user_id: str, channel: Channel) -> bool:
        """Whether somebody may read a channel: with VIEW_CHANNEL, and in a private thread as one of its members."""
        rights = self.permissions(user_id, channel)
        if Permission.VIEW_CHANNEL not in rights:
            return False
        is_open = channel.type != PRIVATE_THREAD or Permission.MANAGE_THREADS in rights
        return is_open or user_id in channel.members

    def require(self, user_id: str, channel: Channel, *needed: Permission) -> None:
        """Raise 50001 when the channel cannot be seen, 50013 when one of `needed` is missing."""
        if not self.sees(user_id, channel):
            raise ApiError(50001)
        held = self.permissions(user_id, channel)
        for permission in needed:
            if permission not in held:
                raise ApiError(50013)

    def send_permission(self, channel: Channel) -> Permission:
        """The right that sending asks for: threads have one of their own."""
        return Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES

    def forbid(self, channel: str, *names: str) -> None:
        """Take rights (by name, such as `SEND_MESSAGES`) from the bot in one channel."""
        overwrite = self._own_overwrite(self.channel(channel))
        for name in names:
            overwrite.deny |= Permission[name]
            overwrite.allow &= ~Permission[name]

    def allow(self, channel: str, *names: str) -> None:
        """Give the bot rights in one channel."""
        overwrite = self._own_overwrite(self.channel(channel))
        for name in names:
            overwrite.allow |= Permission[name]
            overwrite.deny &= ~Permission[name]

    def _own_overwrite(self, channel: Channel) -> Overwrite:
        for overwrite in channel.overwrites:
            if overwrite.target == self.bot.id:
                return overwrite
        overwrite = Overwrite(self.bot.id, is_member=True)
        channel.overwrites.append(overwrite)
        return overwrite


PEOPLE = (
    # key, username, shown name, colour
    ("alice", "alice", "Alice", "#c2410c"),
    ("bob", "bob", "Bob", "#1d4ed8"),
    ("carol", "carol", "Carol", "#15803d"),
    ("dave", "dave", "Dave", "#7e22ce"),
    # A name such as people really choose: Markdown, a mention, underscores.
    ("eve", "eve_", "*Eve* @everyone _x_", "#be123c"),
)

CHANNELS = (
    # name, topic, what @everyone may not do there
    ("table", "Play here.", Permission(0)),
    ("second-table", "A second game has room here.", Permission(0)),
    ("quiet", "No pictures: files may not be attached here.", Permission.ATTACH_FILES),
    ("look-only", "Nobody but the owner may write here.", Permission.SEND_MESSAGES),
)


ACCOUNT_AGE = 400 * 86_400
"""Seconds before now at which the accounts of people were created: an id tells of that."""


def account_id(ids: Snowflakes) -> str:
    """A fresh id of somebody whose account is as old as most are."""
    return str(int(ids.next()) - (ACCOUNT_AGE * 1000 << 22))


def default_world(ids: Snowflakes, stamp: str) -> World:
    """One guild, owned by Alice, four more people, four channels and one that the bot cannot see."""
    people = {
        user.id: user
        for user in (User(account_id(ids), key, username, shown, colour) for key, username, shown, colour in PEOPLE)
    }
    bot = User(ids.next(), "bot", "Tables", None, bot=True)
    guild_id = ids.next()
    channels: dict[str, Channel] = {}
    for position, (name, topic, denied) in enumerate(CHANNELS):
        channel = Channel(ids.next(), name, topic=topic, position=position, opened=stamp)
        if denied:
            channel.overwrites.append(Overwrite(guild_id, deny=denied))
        channels[channel.id] = channel
    unseen = Channel(ids.next(), "unseen", topic="The bot cannot see this channel.", position=len(CHANNELS))
    unseen.opened = stamp
    unseen.overwrites.append(Overwrite(bot.id, is_member=True, deny=Permission.VIEW_CHANNEL))
    channels[unseen.id] = unseen
    granted = MEMBERS & ~Permission.CHANGE_NICKNAME
    home = Guild(guild_id, "The Game Room", next(iter(people)), ids.next(), granted, stamp, set(people))
    for channel in channels.values():
        channel.guild_id = guild_id
    return World(bot, people, home, {guild_id: home}, channels)
