"""The guild that stands in the local Discord: its people, roles and channels.

`default_world` is what tests and `make play` start with. Rights of the bot in a channel are changed with
`World.forbid` and `World.allow`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.clock import Snowflakes
from sandbox.errors import ApiError
from sandbox.permissions import MEMBERS, Overwrite, Permission, in_channel

TEXT, PUBLIC_THREAD, PRIVATE_THREAD = 0, 11, 12
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)


@dataclass
class User:
    """A person, or the bot. `key` is the name by which tests call the person."""

    id: str
    key: str
    username: str
    global_name: str | None
    color: str = "#5865f2"
    bot: bool = False
    locale: str = "en-US"

    @property
    def shown(self) -> str:
        """The name that others see."""
        return self.global_name or self.username


@dataclass
class Channel:
    """A text channel or a thread of one."""

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

    @property
    def is_thread(self) -> bool:
        return self.type in THREADS


@dataclass
class World:
    """One guild. `guild_id` is also the id of the role @everyone."""

    guild_id: str
    guild_name: str
    owner_id: str
    bot: User
    bot_role: str
    bot_permissions: Permission
    people: dict[str, User]
    channels: dict[str, Channel]
    opened: str
    locale: str = "en-US"

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
            if user.key == key or user.id == key:
                return user
        raise KeyError(f"nobody is called {key!r}; there are {[user.key for user in self.people.values()]}")

    def channel(self, name: str) -> Channel:
        """The channel of this name (with or without #) or id. Raises KeyError naming those there are."""
        bare = name.removeprefix("#")
        for channel in self.channels.values():
            if bare in (channel.id, channel.name):
                return channel
        raise KeyError(f"no channel {name!r}; there are {[channel.name for channel in self.channels.values()]}")

    def permissions(self, user_id: str, channel: Channel) -> Permission:
        """What somebody may do in a channel; a thread asks the channel that it hangs on."""
        place = self.channels[channel.parent_id] if channel.parent_id else channel
        roles = {self.guild_id: MEMBERS}
        if user_id == self.bot.id:
            roles[self.bot_role] = self.bot_permissions
        return in_channel(user_id, self.owner_id, self.guild_id, roles, place.overwrites)

    def require(self, user_id: str, channel: Channel, *needed: Permission) -> None:
        """Raise 50001 when the channel cannot be seen, 50013 when one of `needed` is missing."""
        held = self.permissions(user_id, channel)
        if Permission.VIEW_CHANNEL not in held:
            raise ApiError(50001)
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


def default_world(ids: Snowflakes, stamp: str) -> World:
    """One guild owned by Alice, four more people, four channels and one that the bot cannot see."""
    people = {
        user.id: user
        for user in (User(ids.next(), key, username, shown, colour) for key, username, shown, colour in PEOPLE)
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
    owner = next(iter(people))
    granted = MEMBERS & ~Permission.CHANGE_NICKNAME
    return World(guild_id, "The Game Room", owner, bot, ids.next(), granted, people, channels, stamp)
