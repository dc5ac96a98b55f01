"""What people ask of the bot, turned into interactions: the way in for the page and for tests alike.

Each function checks what Discord's own client or server would check before the bot hears of it, and raises
`ActionError` with a sentence when it would not be possible.
"""

from __future__ import annotations

import secrets
import time

from sandbox.people.options import ATTACHMENT, CHANNEL, MENTIONABLE, USER, check_options
from sandbox.people.writing import channel_of, check_unlocked, reopen
from sandbox.refusals.errors import ActionError, Json
from sandbox.refusals.limits import ATTACHMENT_SIZE
from sandbox.refusals.permissions import GUEST, Permission
from sandbox.refusals.walking import components, kind_of
from sandbox.wire.payloads import channel_json, member_json, message_json, user_json
from sandbox.world.guild import (
    MESSAGED,
    Channel,
    User,
)
from sandbox.world.state import (
    ACKNOWLEDGE_WITHIN,
    AUTOCOMPLETE,
    BOT_DM,
    COMMAND,
    COMPONENT,
    GUILD,
    GUILD_INSTALL,
    MODAL,
    USER_INSTALL,
    Event,
    Interaction,
    State,
    StoredMessage,
)

PICKED = (
    *("id", "name", "type", "parent_id", "guild_id", "flags", "last_message_id", "rate_limit_per_user"),
    *("topic", "position", "nsfw"),
    *("thread_metadata", "owner_id", "message_count", "member_count", "total_message_sent"),
)
"""The fields of a picked channel that the bot gets; the last five only of threads."""
NO_ANSWER = "The application did not respond"
NO_BOT = "The bot is not online"


def run_command(
    state: State,
    person_id: str,
    channel_id: str,
    command_id: str,
    options: list[Json],
    *,
    nonce: str = "",
    autocomplete: bool = False,
) -> Interaction:
    """Send a slash command, or ask for completions of the option that has `focused`."""
    channel = channel_of(state, channel_id)
    offered = state.offered(state.world.people[person_id], channel)
    command = next((one for one in offered if one["id"] == command_id), None)
    if command is None:
        raise ActionError("There is no such command here.")
    rights = state.world.permissions(person_id, channel)
    if Permission.USE_APPLICATION_COMMANDS not in rights:
        raise ActionError("You may not use commands in this channel.")
    if channel.type not in MESSAGED:
        raise ActionError("A forum holds posts; open one.")
    if channel.archived:
        raise ActionError("This thread is archived: commands are not to be had in it.")
    check_unlocked(state, person_id, channel)
    needed = command.get("default_member_permissions")
    if needed is not None and not _granted(int(needed), int(rights)):
        raise ActionError(f"You may not use /{command['name']}.")
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"], "options": options}
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    check_options(command["name"], command["options"], options, complete=not autocomplete)
    resolved = _resolved(state, _values(options, USER, MENTIONABLE), channel) | _files(state, options)
    if channels := _values(options, CHANNEL):
        resolved["channels"] = {each: _found(state, person_id, each) for each in channels}
    if resolved:
        data["resolved"] = resolved
    kind = AUTOCOMPLETE if autocomplete else COMMAND
    return _send(state, kind, person_id, channel_id, data, nonce, types=command["integration_types"])


def press(
    state: State,
    person_id: str,
    message_id: str,
    custom_id: str,
    values: list[str] | None = None,
    *,
    nonce: str = "",
    snapshot: Json | None = None,
) -> Interaction:
    """Press a button or choose from a menu of a message.

    `snapshot` is the message as the person still sees it, when that is no longer how it stands: a press that
    crossed an edit on its way. In an archived thread the person's client first reopens the thread.
    """
    message = state.messages.get(message_id)
    if message is None or message.only_for not in (None, person_id) or (message.deleted and snapshot is None):
        raise ActionError("This message is gone.")
    body = snapshot if snapshot is not None else message_json(state, message)
    component = next((one for _, one, _ in components(body) if one.get("custom_id") == custom_id), None)
    if component is None:
        raise ActionError(f"The message has no button or menu {custom_id!r}.")
    if component.get("disabled"):
        raise ActionError("This button or menu is disabled.")
    channel = channel_of(state, message.channel_id)
    if channel.locked:
        raise ActionError("This thread is locked: its buttons and menus are disabled for everybody.")
    if channel.archived:
        reopen(state, person_id, channel)
    data: Json = {"custom_id": custom_id, "component_type": component["type"], "id": component.get("id", 0)}
    if kind_of(component) != "button":
        data["values"] = _checked_values(component, values or [])
        if kind_of(component) in ("user_select", "mentionable_select"):
            data["resolved"] = _resolved(state, data["values"], channel)
        if kind_of(component) == "channel_select":
            data["resolved"] = {"channels": {each: _found(state, person_id, each) for each in data["values"]}}
    _check_installed(state, person_id, channel, message.owners)
    # What the bot posted by itself may be pressed by whoever reaches it, in either way.
    types = [GUILD_INSTALL, USER_INSTALL] if message.owners is None else [int(one) for one in message.owners]
    place = message.channel_id
    return _send(state, COMPONENT, person_id, place, data, nonce, message=message, snapshot=body, types=types)


def submit_modal(
    state: State,
    person_id: str,
    interaction_id: str,
    custom_id: str,
    filled: list[Json],
    *,
    nonce: str = "",
) -> Interaction:
    """Send a modal that an earlier interaction opened. `filled` is Discord's list of components with values."""
    source = state.interactions.get(interaction_id)
    if source is None or source.modal is None or source.user_id != person_id:
        raise ActionError("This form was not opened for you.")
    if source.modal["custom_id"] != custom_id:
        raise ActionError("This is another form.")
    owners = source.payload["authorizing_integration_owners"]
    _check_installed(state, person_id, channel_of(state, source.channel_id), owners)
    message = state.messages.get(source.message_id or "")
    data: Json = {"custom_id": custom_id, "components": filled}
    snapshot = message_json(state, message) if message is not None and not message.deleted else None
    shown = message if snapshot is not None else None
    return _send(
        *(state, MODAL, person_id, source.channel_id, data, nonce),
        message=shown,
        snapshot=snapshot,
        source_id=source.id,
        types=[int(one) for one in owners],
    )


def _check_installed(state: State, person_id: str, channel: Channel, owners: Json | None) -> None:
    """Raise ActionError for a control that came by an application which the person has not installed any more.

    So it is in direct messages with the bot without a common guild, and where the bot is no member. Discord does not
    document this: it is the stricter choice. Others can press what somebody's application has posted.
    """
    guild = state.world.guild_of(channel)
    if guild is None and not state.world.reaches(person_id):
        raise ActionError("You share no server with this bot, and do not have it in your account.")
    brought = guild is not None and not guild.has_bot and (owners or {}).get("1") == person_id
    if brought and not state.world.people[person_id].installed:
        raise ActionError("You do not have this bot in your account any more.")


def deliver(state: State, interaction: Interaction) -> None:
    """Send an interaction to the bot (again, for the tests of double delivery)."""
    interaction.sent_at = time.perf_counter()
    state.mark("INTERACTION_CREATE", interaction.id, interaction.channel_id)
    state.dispatch("INTERACTION_CREATE", interaction.payload, 0)


def fail(state: State, interaction: Interaction, reason: str) -> None:
    """Give an interaction up: the person reads that it failed, and a later answer gets 10062."""
    if interaction.answer is not None or interaction.failed is not None:
        return
    interaction.failed = reason
    state.unanswered.discard(interaction.id)
    interaction.settled.set()
    body = {"nonce": interaction.nonce, "reason": reason}
    state.mark("INTERACTION_FAILED", interaction.id, interaction.channel_id)
    state.bus.publish(Event("INTERACTION_FAILED", body, interaction.user_id, interaction.channel_id))


def fail_unheard(state: State) -> None:
    """Give up everything that waits for an answer where no session of the bot hears of it, as when its process died."""
    for interaction_id in list(state.unanswered):
        interaction = state.interactions[interaction_id]
        if _heard(state, interaction.payload.get("guild_id")):
            continue
        if interaction.timer is not None:
            interaction.timer.cancel()
        fail(state, interaction, NO_BOT)


def _heard(state: State, guild_id: str | None) -> bool:
    return state.gateway is not None and state.gateway.reaches(guild_id)


def _send(
    state: State,
    kind: int,
    person_id: str,
    channel_id: str,
    data: Json,
    nonce: str,
    *,
    message: StoredMessage | None = None,
    snapshot: Json | None = None,
    source_id: str | None = None,
    types: list[int] | None = None,
) -> Interaction:
    world, channel = state.world, channel_of(state, channel_id)
    person = world.people[person_id]
    rights = world.permissions(person_id, channel)
    if not world.sees(person_id, channel):
        raise ActionError("You cannot see this channel.")
    interaction = Interaction(
        state.interaction_ids.next(),
        secrets.token_urlsafe(96),
        kind,
        person_id,
        channel_id,
        nonce,
        state.clock.now(),
        data,
        message_id=message.id if message is not None else None,
        source_id=source_id,
        private=bool(message is not None and message.ephemeral),
    )
    place = channel_json(state, channel) | {"permissions": str(int(rights))}
    interaction.payload = {
        "id": interaction.id,
        "application_id": world.application_id,
        "type": kind,
        "data": data,
        "channel_id": channel_id,
        "channel": place,
        "token": interaction.token,
        "version": 1,
        "locale": person.locale,
        "entitlements": [],
        "attachment_size_limit": ATTACHMENT_SIZE,
        **_surroundings(state, person, channel, types or [0]),
    }
    if snapshot is not None:
        interaction.payload["message"] = snapshot
    state.interactions[interaction.id] = interaction
    state.by_token[interaction.token] = interaction
    state.unanswered.add(interaction.id)
    if not _heard(state, interaction.payload.get("guild_id")):
        fail(state, interaction, NO_BOT)
        return interaction
    interaction.timer = state.clock.call_after(ACKNOWLEDGE_WITHIN, lambda: fail(state, interaction, NO_ANSWER))
    deliver(state, interaction)
    return interaction


def _surroundings(state: State, person: User, channel: Channel, types: list[int]) -> Json:
    """Where an interaction comes from: the guild and the member, or the direct message; and who let the bot in.

    `types` are the ways of installing that the command is for.
    """
    world, guild = state.world, state.world.guild_of(channel)
    owners = {"1": person.id} if person.installed and USER_INSTALL in types else {}
    if guild is None:
        shared = {"0": "0"} if GUILD_INSTALL in types and world.shares(person.id) else {}
        found: Json = {"user": user_json(person), "context": BOT_DM}
        return found | {"app_permissions": str(int(GUEST)), "authorizing_integration_owners": {**shared, **owners}}
    by_guild = {"0": guild.id} if guild.has_bot and GUILD_INSTALL in types else {}
    rights = str(int(world.permissions(person.id, channel)))
    app_rights = world.permissions(world.bot.id, channel) if guild.has_bot else GUEST
    return {
        "guild_id": guild.id,
        "guild": {"id": guild.id, "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": member_json(state, person, guild) | {"permissions": rights},
        "context": GUILD,
        "app_permissions": str(int(app_rights)),
        "authorizing_integration_owners": {**by_guild, **owners},
    }


def _granted(needed: int, held: int) -> bool:
    """Whether a command that asks for rights is offered; asking for 0 leaves it to those who hold all."""
    return held & Permission.ADMINISTRATOR != 0 or (needed != 0 and held & needed == needed)


def _values(options: list[Json], *kinds: int) -> list[str]:
    found: list[str] = []
    for option in options:
        if option.get("type") in kinds:
            found.append(str(option.get("value", "")))
        found += _values(option.get("options") or [], *kinds)
    return found


def _files(state: State, options: list[Json]) -> Json:
    """The files that were attached to a command, as the bot hears of them."""
    found = {one: state.files.get(one) for one in _values(options, ATTACHMENT)}
    if any(file is None for file in found.values()):
        raise ActionError("There is no such file.")
    return {"attachments": {one: file.json(ephemeral=True) for one, file in found.items() if file}} if found else {}


def _resolved(state: State, user_ids: list[str], channel: Channel) -> Json:
    users = [user for one in user_ids if (user := state.world.user(one)) is not None]
    if not users:
        return {}
    members: Json = {}
    guild = state.world.guild_of(channel)
    # Somebody who is no member is a user and nothing else.
    for user in (each for each in users if each.bot or guild is None or each.id in guild.members):
        rights = str(int(state.world.permissions(user.id, channel)))
        members[user.id] = member_json(state, user, guild, with_user=False) | {"permissions": rights}
    if channel.guild_id is None:
        return {"users": {user.id: user_json(user) for user in users}}
    return {"users": {user.id: user_json(user) for user in users}, "members": members}


def _found(state: State, person_id: str, channel_id: str) -> Json:
    """A channel that was picked in a menu, as the bot hears of it."""
    channel = channel_of(state, channel_id)
    found = {name: value for name, value in channel_json(state, channel).items() if name in PICKED}
    return found | {"permissions": str(int(state.world.permissions(person_id, channel)))}


def _checked_values(component: Json, values: list[str]) -> list[str]:
    low, high = component.get("min_values"), component.get("max_values")
    low, high = 1 if low is None else int(low), 1 if high is None else int(high)
    if not low <= len(values) <= high:
        raise ActionError(f"This menu takes {low} to {high} values.")
    if kind_of(component) == "string_select":
        offered = [option["value"] for option in component["options"]]
        for value in values:
            if value not in offered:
                raise ActionError(f"This menu does not offer {value!r}.")
    return values
