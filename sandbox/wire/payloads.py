"""Discord's JSON objects, made from what the local Discord remembers."""

from __future__ import annotations

from msgspec import to_builtins

from sandbox.refusals.errors import Json
from sandbox.refusals.permissions import MEMBERS, Overwrite, Permission
from sandbox.refusals.walking import of_kinds
from sandbox.world.guild import FORUM, PRIVATE_THREAD, STAGE, VOICE, Channel, Guild, ScheduledEvent, User
from sandbox.world.state import HAS_THREAD, State, StoredMessage

_MEDIA = frozenset(("media",))


def user_json(user: User) -> Json:
    """A user object."""
    return {
        "id": user.id,
        "username": user.username,
        "discriminator": "0000" if user.bot else "0",
        "global_name": user.global_name,
        "avatar": None,
        "avatar_decoration_data": None,
        "banner": None,
        "accent_color": None,
        "primary_guild": None,
        "clan": None,
        "collectibles": None,
        "public_flags": 0,
        "flags": 0,
        "bot": user.bot,
    }


def member_json(state: State, user: User, guild: Guild | None = None, *, with_user: bool = True) -> Json:
    """A member object, by default of the home guild."""
    guild = guild or state.world.home
    member: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": guild.opened,
        "nick": guild.nicks.get(user.id),
        "pending": False,
        "premium_since": None,
        "roles": [guild.bot_role] if user.bot else [],
        "unusual_dm_activity_until": None,
        "deaf": False,
        "mute": False,
    }
    if with_user:
        member["user"] = user_json(user)
    return member


def _overwrite_json(overwrite: Overwrite) -> Json:
    return {
        "id": overwrite.target,
        "type": 1 if overwrite.is_member else 0,
        "allow": str(int(overwrite.allow)),
        "deny": str(int(overwrite.deny)),
    }


def channel_json(state: State, channel: Channel) -> Json:
    """A channel object: of a channel, a thread or a direct message."""
    if channel.guild_id is None:
        people = [state.world.people[one] for one in sorted(channel.members) if one in state.world.people]
        body: Json = {"id": channel.id, "type": channel.type, "last_message_id": channel.last_message_id, "flags": 0}
        return body | {"name": None, "recipients": [user_json(one) for one in people]}
    body = {
        "id": channel.id,
        "type": channel.type,
        "guild_id": channel.guild_id,
        "name": channel.name,
        "parent_id": channel.parent_id,
        "last_message_id": channel.last_message_id,
        "rate_limit_per_user": 0,
        "flags": 0,
    }
    if channel.is_thread:
        body |= {
            "owner_id": channel.owner_id,
            "message_count": channel.message_count,
            "total_message_sent": channel.message_count,
            "member_count": len(channel.members),
            "thread_metadata": {
                "archived": channel.archived,
                "archive_timestamp": channel.opened,
                "auto_archive_duration": channel.archives_after,
                "locked": channel.locked,
                "create_timestamp": channel.opened,
            },
        }
    else:
        body |= {
            "topic": channel.topic,
            "position": channel.position,
            "nsfw": False,
            "permission_overwrites": [_overwrite_json(one) for one in channel.overwrites],
            "default_auto_archive_duration": 1440,
        }
    if channel.type in (VOICE, STAGE):
        body |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
    if channel.type == FORUM:
        body |= {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None}
        body["default_forum_layout"] = 0
    if channel.type == PRIVATE_THREAD:
        body["thread_metadata"]["invitable"] = True
    return body


def thread_member_json(thread: Channel, user_id: str) -> Json:
    """A member of a thread."""
    return {"id": thread.id, "user_id": user_id, "join_timestamp": thread.opened, "flags": 0}


def _role_json(role_id: str, name: str, permissions: Permission, position: int, bot_id: str | None) -> Json:
    return {
        "id": role_id,
        "name": name,
        "description": None,
        "permissions": str(int(permissions)),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": bot_id is not None,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
        "tags": {"bot_id": bot_id} if bot_id else {},
    }


def roles_json(state: State, guild: Guild) -> list[Json]:
    """The roles of a guild: @everyone and the bot's own."""
    bot = state.world.bot
    return [
        _role_json(guild.id, "@everyone", MEMBERS, 0, None),
        _role_json(guild.bot_role, bot.username, guild.bot_permissions, 1, bot.id),
    ]


def guild_json(state: State, guild: Guild, *, created: bool = False) -> Json:
    """A guild object; `created` adds what only GUILD_CREATE carries."""
    world = state.world
    body: Json = {
        "id": guild.id,
        "name": guild.name,
        "owner_id": guild.owner_id,
        "icon": None,
        "description": None,
        "home_header": None,
        "hub_type": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "application_id": None,
        "default_message_notifications": 1,
        "emojis": [],
        "explicit_content_filter": 0,
        "features": [],
        "incidents_data": None,
        "max_members": 500000,
        "max_presences": None,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "mfa_level": 0,
        "nsfw": False,
        "nsfw_level": 0,
        "preferred_locale": guild.locale,
        "premium_progress_bar_enabled": False,
        "premium_subscription_count": 0,
        "premium_tier": 0,
        "public_updates_channel_id": None,
        "region": "deprecated",
        "roles": roles_json(state, guild),
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "stickers": [],
        "system_channel_flags": 0,
        "system_channel_id": None,
        "vanity_url_code": None,
        "verification_level": 0,
        "widget_channel_id": None,
        "widget_enabled": False,
    }
    if created:
        inside = [one for one in world.channels.values() if one.guild_id == guild.id]
        channels = [one for one in inside if state.bot_can_see(one) or not one.is_thread]
        body |= {
            "joined_at": guild.opened,
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members) + 1,
            "members": [member_json(state, world.bot, guild)],
            "channels": [channel_json(state, one) for one in channels if not one.is_thread],
            "threads": [channel_json(state, one) for one in channels if one.is_thread and not one.archived],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [scheduled_json(state, guild, each) for each in guild.events.values()],
            "soundboard_sounds": [],
        }
    return body


def scheduled_json(state: State, guild: Guild, event: ScheduledEvent) -> Json:
    """A scheduled event that takes place elsewhere."""
    creator = state.world.user(event.creator_id)
    assert creator is not None
    return {
        "id": event.id,
        "guild_id": guild.id,
        "name": event.name,
        "description": event.description,
        "channel_id": None,
        "creator_id": event.creator_id,
        "creator": user_json(creator),
        "image": None,
        "scheduled_start_time": event.start,
        "scheduled_end_time": event.end,
        "status": event.status,
        "entity_type": 3,
        "entity_id": None,
        "recurrence_rule": None,
        "privacy_level": 2,
        "user_count": 0,
        "user_rsvp": None,
        "guild_scheduled_event_exceptions": [],
        "entity_metadata": {"location": event.location},
    }


def guild_counts(guild: Guild) -> Json:
    """How many members a guild has, and how many of them are online: here everybody is."""
    count = len(guild.members) + guild.has_bot
    return {"approximate_member_count": count, "approximate_presence_count": count}


def application_json(state: State) -> Json:
    """The application that the token belongs to."""
    bot = state.world.bot
    owner = state.world.people[state.world.home.owner_id]
    return {
        "id": state.world.application_id,
        "name": bot.username,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user_json(bot),
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "hook": True,
        "is_monetized": False,
        "owner": user_json(owner),
        "team": None,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": sum(one.has_bot for one in state.world.guilds.values()),
        "approximate_user_install_count": sum(one.installed for one in state.world.people.values()),
        "approximate_user_authorization_count": 0,
        "flags_new": "0",
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {"0": {}, "1": {}},
    }


def message_json(state: State, message: StoredMessage) -> Json:
    """A message object. Files that a component or an embed shows are not listed as attachments again."""
    author = state.world.user(message.author_id)
    assert author is not None
    shown = media_in(message.body.components, message.body.embeds)
    body: Json = {
        "id": message.id,
        "channel_id": message.channel_id,
        "type": message.type,
        "author": user_json(author),
        "content": message.body.content,
        "timestamp": message.stamp,
        "edited_timestamp": message.edited,
        "tts": False,
        "mention_everyone": "everyone" in message.body.mentions,
        "mentions": [user_json(user) for one in message.body.mentions if (user := state.world.user(one)) is not None],
        "mention_roles": [],
        "attachments": [file.json(ephemeral=message.ephemeral) for file in message.body.files if file.url not in shown],
        "embeds": to_builtins(message.body.embeds),
        "components": to_builtins(message.body.components),
        "pinned": False,
        "flags": message.body.flags | (HAS_THREAD if message.thread_id is not None else 0),
    }
    if message.nonce is not None:
        body["nonce"] = message.nonce
    if author.bot:
        body["application_id"] = state.world.application_id
    if message.from_interaction:
        body["webhook_id"] = state.world.application_id
    if message.metadata is not None:
        body["interaction_metadata"] = to_builtins(message.metadata)
    if message.legacy_interaction is not None:
        body["interaction"] = to_builtins(message.legacy_interaction)
    if message.reference is not None:
        body["message_reference"] = dict(message.reference)
        if message.type == 19:
            source = state.messages.get(message.reference["message_id"])
            gone = source is None or source.deleted
            body["referenced_message"] = None if source is None or gone else _plain(state, source)
    if message.thread_id in state.world.channels:
        body["thread"] = channel_json(state, state.world.channels[message.thread_id])
    return body


def _plain(state: State, message: StoredMessage) -> Json:
    body = message_json(state, message)
    body.pop("referenced_message", None)
    return body


def media_in(components: list[Json], embeds: list[Json]) -> set[str]:
    """The addresses of everything that components and embeds show."""
    found = {str(value.get("url")) for _, value, _ in of_kinds(_MEDIA, "message", {"components": components})}
    for embed in embeds:
        found |= {str((embed.get(name) or {}).get("url")) for name in ("image", "thumbnail")}
    return found


def readable_message(state: State, message: StoredMessage) -> Json:
    """A message as the bot may read it: what others wrote is privileged, unless they mention the bot or write to it.

    The intent that would lift this is privileged itself, and no bot gets it here.
    """
    body = message_json(state, message)
    bot = state.world.bot.id
    if state.world.channels[message.channel_id].guild_id is None:
        return body
    if message.author_id != bot and bot not in message.body.mentions:
        body |= {"content": "", "embeds": [], "attachments": [], "components": []}
    return body


def gateway_message(state: State, message: StoredMessage) -> Json:
    """A message for the gateway: as the bot may read it, in a guild with that and the member."""
    body = readable_message(state, message)
    author = state.world.user(message.author_id)
    assert author is not None
    guild = state.world.guild_of(state.world.channels[message.channel_id])
    if guild is None:
        return body
    body["guild_id"] = guild.id
    if not message.from_interaction:
        body["member"] = member_json(state, author, guild, with_user=False)
    for mentioned in body["mentions"]:
        user = state.world.user(mentioned["id"])
        assert user is not None
        mentioned["member"] = member_json(state, user, guild, with_user=False)
    return body


def page_person(state: State, user: User) -> Json:
    """A person as the page has them. `member`: whether they are in the home guild; `installed`: as in `User`."""
    return {
        "id": user.id,
        "username": user.username,
        "global_name": user.global_name,
        "color": user.color,
        "locale": user.locale,
        "installed": user.installed,
        "member": user.id in state.world.home.members,
    }


def page_message(state: State, message: StoredMessage) -> Json:
    """A message for the page and for tests: Discord's object and who was really pinged."""
    return message_json(state, message) | {"pings": list(message.pings)}
