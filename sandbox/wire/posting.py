"""Making, changing and deleting messages, with everything that Discord checks on the way."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import dataclass, field

from msgspec import to_builtins

from sandbox.refusals import limits
from sandbox.refusals.checking import check
from sandbox.refusals.errors import ApiError, FormErrors, Json, Path, form_error
from sandbox.refusals.permissions import Permission
from sandbox.refusals.walking import texts
from sandbox.wire.components import EVERYONE, check_allowed, completed, pinged, resolve_media
from sandbox.wire.payloads import (
    gateway_message,
    media_in,
    page_message,
)
from sandbox.wire.rooms import change, join
from sandbox.world.files import StoredFile, Upload, clean_name
from sandbox.world.state import EPHEMERAL, LOADING, SILENT, SUPPRESS_EMBEDS, V2, Body, Event, State, StoredMessage

GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 9, 1 << 12
SETTABLE = SUPPRESS_EMBEDS | EPHEMERAL | SILENT | V2


@dataclass
class Draft:
    """A message as a request brings it. `below` is where its form lies in the request (`data` of a callback)."""

    form: Json
    uploads: Mapping[int, Upload] = field(default_factory=dict)
    below: Path = ()


def create(
    state: State,
    draft: Draft,
    *,
    channel_id: str,
    author_id: str,
    only_for: str | None = None,
    kind: int = 0,
    metadata: Json | None = None,
    legacy_interaction: Json | None = None,
    from_interaction: bool = False,
    reference: Json | None = None,
    loading: bool = False,
) -> StoredMessage:
    """Check a draft and post it. Raises `ApiError` (50035, 50006, 40005; 10003) with nothing posted."""
    form = draft.form
    if channel_id not in state.world.channels:
        raise ApiError(10003)
    message = StoredMessage(
        state.ids.next(),
        channel_id,
        author_id,
        state.clock.now(),
        state.clock.stamp(),
        type=kind,
        only_for=only_for,
        nonce=form.get("nonce"),
        metadata=metadata,
        legacy_interaction=legacy_interaction,
        from_interaction=from_interaction,
        reference=reference,
    )
    message.body.flags = int(form.get("flags") or 0) & SETTABLE & ~EPHEMERAL
    if only_for is not None:
        message.body.flags |= EPHEMERAL
    if loading:
        message.body.flags |= LOADING
    else:
        message.body = _filled(state, message, draft, message.body.flags, new=True)
        _ping(state, message, form.get("allowed_mentions"))
    state.keep(message)
    if loading:
        state.thinking.add(message.id)
    channel = state.world.channels[channel_id]
    if channel.archived and not channel.locked and not message.ephemeral:
        change(state, channel, archived=False)
    channel.last_message_id = message.id
    channel.message_count += 1
    _tell(state, "MESSAGE_CREATE", message)
    return message


def edit(state: State, message: StoredMessage, draft: Draft, *, ping: bool = False) -> StoredMessage:
    """Check what is to change and change it. Raises `ApiError` with the message left as it was.

    An edit of the text rebuilds who is mentioned, and notifies nobody. `ping` is set for the first followup after a
    deferral, which fills the waiting message and does ping.
    """
    before = page_message(state, message)
    flags = message.body.flags & ~LOADING
    wanted = draft.form.get("flags")
    if wanted is not None:
        if message.body.is_v2 and not int(wanted) & V2:
            sentence = "The IS_COMPONENTS_V2 flag cannot be removed once it is set."
            raise form_error((*draft.below, "flags"), "MESSAGE_FLAGS_INVALID", sentence)
        flags = (flags & ~SUPPRESS_EMBEDS) | (int(wanted) & (SUPPRESS_EMBEDS | V2))
    check_allowed(draft.form.get("allowed_mentions"))
    was_loading = bool(message.body.flags & LOADING)
    message.body = _filled(state, message, draft, flags, new=False)
    if not was_loading:
        message.edited = state.clock.stamp()
    if ping:
        _ping(state, message, draft.form.get("allowed_mentions"))
    elif "content" in draft.form or (message.body.is_v2 and "components" in draft.form):
        message.body.mentions = _mentioned(state, message, draft.form.get("allowed_mentions"))
    message.history.append(before)
    state.thinking.discard(message.id)
    _tell(state, "MESSAGE_UPDATE", message)
    return message


def tell_changed(state: State, message: StoredMessage) -> None:
    """Tell of a message that changed otherwise than by an edit: a thread hangs on it now."""
    _tell(state, "MESSAGE_UPDATE", message)


def delete(state: State, message: StoredMessage) -> None:
    """Take a message away for everybody."""
    message.deleted = True
    state.thinking.discard(message.id)
    body = {"id": message.id, "channel_id": message.channel_id}
    state.mark("MESSAGE_DELETE", message.id, message.channel_id)
    state.bus.publish(Event("MESSAGE_DELETE", body, message.only_for, message.channel_id))
    if not message.ephemeral and state.bot_can_see(state.world.channels[message.channel_id]):
        guild_id = state.world.channels[message.channel_id].guild_id
        if guild_id is not None:
            body["guild_id"] = guild_id
        state.dispatch("MESSAGE_DELETE", body, DIRECT_MESSAGES if guild_id is None else GUILD_MESSAGES)


def _filled(state: State, message: StoredMessage, draft: Draft, flags: int, *, new: bool) -> Body:
    """What the message would show with the draft's fields. Raises `ApiError`; the message stays as it is."""
    form = draft.form
    files = _files(state, message, draft, new=new)
    body = copy.copy(message.body)
    body.flags, body.files = flags, files
    shown = dict(form)
    shown.setdefault("content", body.content)
    shown.setdefault("embeds", body.embeds)
    shown.setdefault("components", body.components)
    names = {file.filename for file in files}
    errors = check("message", shown, files=names, v2=body.is_v2, kept="components" not in form)
    _check_kept_media(message, form, files, errors)
    if draft.below:
        errors.found = [((*draft.below, *path), code, sentence) for path, code, sentence in errors.found]
    errors.raise_if_any()
    if form.get("poll") or form.get("sticker_ids"):
        raise ApiError(501)
    if "content" in form:
        body.content = (form["content"] or "").strip()
    body.components = completed(form["components"] or []) if "components" in form else to_builtins(body.components)
    body.embeds = to_builtins((form["embeds"] or []) if "embeds" in form else body.embeds)
    resolve_media(body.components, body.embeds, files, state.ids.next)
    if not (body.content or body.components or body.embeds or files):
        raise ApiError(50006)
    for file in files:
        state.files.add(file)
    return body


def _check_kept_media(message: StoredMessage, form: Json, files: list[StoredFile], errors: FormErrors) -> None:
    """Components that stay must not show a file that the edit takes away."""
    if "attachments" not in form or "components" in form:
        return
    gone = {file.url for file in message.body.files} - {file.url for file in files}
    if gone & media_in(message.body.components, []):
        sentence = "A component still shows an attachment that this edit removes."
        errors.add(("attachments",), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", sentence)


def _files(state: State, message: StoredMessage, draft: Draft, *, new: bool) -> list[StoredFile]:
    """The files that the message will have: those kept, then the new ones.

    With a list of `attachments` only what it names stays or comes; without one all stay and all come.
    """
    listed = draft.form.get("attachments")
    errors = FormErrors()
    if len(draft.uploads) > limits.MAX_FILES:
        errors.add((*draft.below, "attachments"), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
        errors.raise_if_any()
    if any(len(upload.data) > limits.ATTACHMENT_SIZE for upload in draft.uploads.values()):
        raise ApiError(40005)
    if "attachments" not in draft.form:
        kept = [] if new else list(message.body.files)
        return kept + [_store(state, message, upload, {}) for _, upload in sorted(draft.uploads.items())]
    old = {file.id: file for file in message.body.files}
    files: list[StoredFile] = []
    used: set[int] = set()
    for position, item in enumerate(listed or ()):
        reference = str(item.get("id", ""))
        if reference in old:
            file = copy.copy(old[reference])
            file.description = item.get("description", file.description)
            files.append(file)
        elif reference.isdigit() and int(reference) in draft.uploads:
            used.add(int(reference))
            files.append(_store(state, message, draft.uploads[int(reference)], item))
        else:
            at = (*draft.below, "attachments", position, "id")
            errors.add(at, "ATTACHMENT_NOT_FOUND", "There is no file of this number in the request.")
    for number in sorted(set(draft.uploads) - used):
        errors.add(
            (*draft.below, "attachments"),
            "ATTACHMENT_NOT_LISTED",
            f"files[{number}] was sent and is not listed.",
        )
    errors.raise_if_any()
    return files


def _store(state: State, message: StoredMessage, upload: Upload, item: Json) -> StoredFile:
    file_id = state.ids.next()
    name = clean_name(str(item.get("filename") or upload.filename))
    url = f"{state.base}/cdn/attachments/{message.channel_id}/{file_id}/{name}"
    return StoredFile(file_id, name, upload.data, url, item.get("description"))


def _mentioned(state: State, message: StoredMessage, allowed: Json | None) -> list[str]:
    """The ids that a message mentions, as `allowed` lets it."""
    check_allowed(allowed)
    channel = state.world.channels[message.channel_id]
    rights = state.world.permissions(message.author_id, channel)
    replied_to = None
    if message.reference is not None and message.type == 19:
        source = state.messages.get(message.reference["message_id"])
        replied_to = source.author_id if source is not None else None
    body = [message.body.content, *texts({"components": message.body.components})]
    everybody = [*state.world.people, state.world.bot.id]
    # A mention in a thread brings in who may see the channel that it hangs on.
    known = [one for one in everybody if Permission.VIEW_CHANNEL in state.world.permissions(one, channel)]
    return pinged(
        body,
        allowed,
        known,
        may_ping_everyone=Permission.MENTION_EVERYONE in rights,
        replied_to=replied_to,
    )


def _ping(state: State, message: StoredMessage, allowed: Json | None) -> None:
    channel = state.world.channels[message.channel_id]
    message.body.mentions = _mentioned(state, message, allowed)
    if channel.is_thread and not message.ephemeral:
        for one in message.body.mentions:
            if one != EVERYONE:
                join(state, channel, one)
    if message.body.flags & SILENT or message.ephemeral:
        message.pings = []
    elif EVERYONE in message.body.mentions:
        message.pings = [EVERYONE, *(one for one in state.world.people if state.world.sees(one, channel))]
    else:
        message.pings = [one for one in message.body.mentions if one != message.author_id]


def _tell(state: State, name: str, message: StoredMessage) -> None:
    state.mark(name, message.id, message.channel_id)
    state.bus.publish(Event(name, page_message(state, message), message.only_for, message.channel_id))
    if not message.ephemeral and state.bot_can_see(state.world.channels[message.channel_id]):
        intent = DIRECT_MESSAGES if state.world.channels[message.channel_id].guild_id is None else GUILD_MESSAGES
        if state.hears(intent):
            state.dispatch(name, gateway_message(state, message), intent)
