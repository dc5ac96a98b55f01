"""What people do, turned into interactions and messages: the way in for the page and for tests alike.

Each function checks what Discord's own client or server would check before the bot hears of it, and raises
`ActionError` with a sentence when it would not be possible.
"""

from __future__ import annotations

import secrets
import time

from sandbox.errors import ActionError, Json
from sandbox.limits import ATTACHMENT_SIZE
from sandbox.options import check_options
from sandbox.payloads import channel_json, member_json, message_json, user_json
from sandbox.permissions import Permission
from sandbox.posting import Draft, create, delete
from sandbox.rooms import open_thread
from sandbox.state import Event, Interaction, State, StoredMessage
from sandbox.walking import components, kind_of
from sandbox.world import Channel

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
ACKNOWLEDGE_WITHIN = 3.0
TOKEN_LIFE = 15 * 60.0
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
    command = next((one for one in state.all_commands() if one["id"] == command_id), None)
    if command is None:
        raise ActionError("There is no such command.")
    channel = _channel(state, channel_id)
    rights = state.world.permissions(person_id, channel)
    if Permission.USE_APPLICATION_COMMANDS not in rights:
        raise ActionError("You may not use commands in this channel.")
    needed = command.get("default_member_permissions")
    if needed is not None and not _granted(int(needed), int(rights)):
        raise ActionError(f"You may not use /{command['name']}.")
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"], "options": options}
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    check_options(command["name"], command["options"], options, complete=not autocomplete)
    resolved = _resolved(state, _user_values(options), channel)
    if resolved:
        data["resolved"] = resolved
    kind = AUTOCOMPLETE if autocomplete else COMMAND
    return _send(state, kind, person_id, channel_id, data, nonce)


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
    crossed an edit on its way.
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
    data: Json = {"custom_id": custom_id, "component_type": component["type"], "id": component.get("id", 0)}
    if kind_of(component) != "button":
        data["values"] = _checked_values(component, values or [])
        if kind_of(component) in ("user_select", "mentionable_select"):
            data["resolved"] = _resolved(state, data["values"], _channel(state, message.channel_id))
    return _send(state, COMPONENT, person_id, message.channel_id, data, nonce, message=message, snapshot=body)


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
    message = state.messages.get(source.message_id or "")
    data: Json = {"custom_id": custom_id, "components": filled}
    snapshot = message_json(state, message) if message is not None and not message.deleted else None
    shown = message if snapshot is not None else None
    return _send(state, MODAL, person_id, source.channel_id, data, nonce, message=shown, snapshot=snapshot)


def say(state: State, person_id: str, channel_id: str, content: str, reply_to: str | None = None) -> StoredMessage:
    """Write a message in a channel."""
    channel = _channel(state, channel_id)
    if state.world.send_permission(channel) not in state.world.permissions(person_id, channel):
        raise ActionError("You may not write in this channel.")
    if not content.strip():
        raise ActionError("An empty message says nothing.")
    if len(content) > 2000:
        raise ActionError("A message holds 2000 characters at most.")
    reference, kind = None, 0
    if reply_to is not None:
        if reply_to not in state.messages:
            raise ActionError("The message to reply to is gone.")
        reference, kind = _reference(state, channel_id, reply_to), 19
    draft = Draft({"content": content})
    return create(state, draft, channel_id=channel_id, author_id=person_id, kind=kind, reference=reference)


def start_thread(state: State, person_id: str, channel_id: str, name: str) -> str:
    """Open a public thread in a channel and return its id."""
    channel = _channel(state, channel_id)
    if channel.is_thread:
        raise ActionError("A thread cannot be opened in a thread.")
    if Permission.CREATE_PUBLIC_THREADS not in state.world.permissions(person_id, channel):
        raise ActionError("You may not open threads here.")
    if not 1 <= len(name) <= 100:
        raise ActionError("A thread's name has 1 to 100 characters.")
    return open_thread(state, channel_id, name, person_id)


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


def deliver(state: State, interaction: Interaction) -> None:
    """Send an interaction to the bot (again, for the tests of double delivery)."""
    interaction.sent_at = time.perf_counter()
    state.mark("INTERACTION_CREATE", interaction.id, interaction.channel_id)
    state.dispatch("INTERACTION_CREATE", interaction.payload, 0)


def fail(state: State, interaction: Interaction, reason: str) -> None:
    """Give an interaction up: the person is told, and a later answer gets 10062."""
    if interaction.answer is not None or interaction.failed is not None:
        return
    interaction.failed = reason
    state.unanswered.discard(interaction.id)
    interaction.settled.set()
    body = {"nonce": interaction.nonce, "reason": reason}
    state.mark("INTERACTION_FAILED", interaction.id, interaction.channel_id)
    state.bus.publish(Event("INTERACTION_FAILED", body, interaction.user_id, interaction.channel_id))


def fail_pending(state: State, reason: str) -> None:
    """Give up everything that waits for an answer, as when the bot's process has died."""
    for interaction_id in list(state.unanswered):
        interaction = state.interactions[interaction_id]
        if interaction.timer is not None:
            interaction.timer.cancel()
        fail(state, interaction, reason)


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
) -> Interaction:
    world, channel = state.world, _channel(state, channel_id)
    person = world.people[person_id]
    rights = world.permissions(person_id, channel)
    if Permission.VIEW_CHANNEL not in rights:
        raise ActionError("You cannot see this channel.")
    interaction = Interaction(
        state.ids.next(),
        secrets.token_urlsafe(96),
        kind,
        person_id,
        channel_id,
        nonce,
        state.clock.now(),
        data,
        message_id=message.id if message is not None else None,
        private=bool(message is not None and message.ephemeral),
    )
    member = member_json(state, person) | {"permissions": str(int(rights))}
    place = channel_json(state, channel) | {"permissions": str(int(rights))}
    interaction.payload = {
        "id": interaction.id,
        "application_id": world.application_id,
        "type": kind,
        "data": data,
        "guild_id": world.guild_id,
        "guild": {"id": world.guild_id, "locale": world.locale, "features": []},
        "channel_id": channel_id,
        "channel": place,
        "member": member,
        "token": interaction.token,
        "version": 1,
        "app_permissions": str(int(world.permissions(world.bot.id, channel))),
        "locale": person.locale,
        "guild_locale": world.locale,
        "entitlements": [],
        "authorizing_integration_owners": {"0": world.guild_id},
        "context": 0,
        "attachment_size_limit": ATTACHMENT_SIZE,
    }
    if snapshot is not None:
        interaction.payload["message"] = snapshot
    state.interactions[interaction.id] = interaction
    state.by_token[interaction.token] = interaction
    state.unanswered.add(interaction.id)
    if state.gateway is None or not state.gateway.reachable:
        fail(state, interaction, NO_BOT)
        return interaction
    interaction.timer = state.clock.call_after(ACKNOWLEDGE_WITHIN, lambda: fail(state, interaction, NO_ANSWER))
    deliver(state, interaction)
    return interaction


def _granted(needed: int, held: int) -> bool:
    """Whether a command that asks for rights is offered; asking for 0 leaves it to those who hold all."""
    return held & Permission.ADMINISTRATOR != 0 or (needed != 0 and held & needed == needed)


def _channel(state: State, channel_id: str) -> Channel:
    channel = state.world.channels.get(channel_id)
    if channel is None:
        raise ActionError("There is no such channel.")
    return channel


def _reference(state: State, channel_id: str, message_id: str) -> Json:
    return {"type": 0, "message_id": message_id, "channel_id": channel_id, "guild_id": state.world.guild_id}


def _user_values(options: list[Json]) -> list[str]:
    found: list[str] = []
    for option in options:
        if option.get("type") in (6, 9):
            found.append(str(option.get("value", "")))
        found += _user_values(option.get("options") or [])
    return found


def _resolved(state: State, user_ids: list[str], channel: Channel) -> Json:
    users = [user for one in user_ids if (user := state.world.user(one)) is not None]
    if not users:
        return {}
    members: Json = {}
    for user in users:
        rights = str(int(state.world.permissions(user.id, channel)))
        members[user.id] = member_json(state, user, with_user=False) | {"permissions": rights}
    return {"users": {user.id: user_json(user) for user in users}, "members": members}


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
