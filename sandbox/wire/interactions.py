"""Answers to interactions: the callback, then `@original` and followups through the interaction's token."""

from __future__ import annotations

import time

from aiohttp import web

from sandbox.refusals.checking import check
from sandbox.refusals.errors import ApiError, FormErrors, Json, Path, form_error
from sandbox.refusals.permissions import Permission
from sandbox.wire.body import STATE, answer, is_set, no_content, read_form
from sandbox.wire.payloads import message_json, user_json
from sandbox.wire.posting import Draft, create, delete, edit
from sandbox.world.state import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    EPHEMERAL,
    LOADING,
    MODAL,
    TOKEN_LIFE,
    Event,
    Interaction,
    State,
    StoredMessage,
)

routes = web.RouteTableDef()
WEBHOOK = "/webhooks/{webhook}/{token}"
MOST_FOLLOW_UPS = 5
"""The most follow-ups to an interaction from a guild of which the bot is no member."""
PONG, MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, OPEN_MODAL = 1, 4, 5, 6, 7, 8, 9

# Which answers fit which interactions. DEFER_UPDATE and UPDATE need a message to act on.
FITTING = {
    COMMAND: (MESSAGE, DEFER, OPEN_MODAL),
    COMPONENT: (MESSAGE, DEFER, DEFER_UPDATE, UPDATE, OPEN_MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL: (MESSAGE, DEFER, DEFER_UPDATE, UPDATE),
}


@routes.post("/interactions/{interaction}/{token}/callback")
async def callback(request: web.Request) -> web.Response:
    """The first answer. Raises 10062 when it comes too late, 40060 when it is not the first."""
    state = request.app[STATE]
    interaction = _interaction(state, request.match_info["interaction"], request.match_info["token"])
    form, uploads = await read_form(request)
    # Reading the body takes its time: ask again before anything is changed.
    _interaction(state, interaction.id, interaction.token)
    kind = form.get("type")
    fitting = FITTING[interaction.kind]
    if kind not in fitting or (kind in (DEFER_UPDATE, UPDATE) and interaction.message_id is None):
        sentence = f"Value must be one of {{{', '.join(map(str, fitting))}}}."
        raise form_error(("type",), "BASE_TYPE_CHOICES", sentence)
    draft = Draft(form.get("data") or {}, uploads, ("data",))
    message = _answer(state, interaction, int(kind), draft)
    interaction.answer = int(kind)
    state.unanswered.discard(interaction.id)
    interaction.answered_at = time.perf_counter()
    if interaction.timer is not None:
        interaction.timer.cancel()
    state.mark("ACKNOWLEDGED", interaction.id, interaction.channel_id)
    _tell_person(state, interaction)
    interaction.settled.set()
    if not is_set(request, "with_response"):
        return no_content()
    return answer(_callback_json(state, interaction, message))


def _interaction(state: State, interaction_id: str, token: str) -> Interaction:
    interaction = state.interactions.get(interaction_id)
    if interaction is None or interaction.token != token or interaction.failed is not None:
        raise ApiError(10062)
    if interaction.answer is not None:
        raise ApiError(40060)
    return interaction


def _answer(state: State, interaction: Interaction, kind: int, draft: Draft) -> StoredMessage | None:
    private = _is_private(interaction, draft.form)
    if kind in (MESSAGE, DEFER):
        if kind == DEFER and int(draft.form.get("flags") or 0) & ~EPHEMERAL:
            sentence = "A deferral takes no flag but EPHEMERAL."
            raise form_error(("data", "flags"), "MESSAGE_FLAGS_INVALID", sentence)
        interaction.private = private
        message = _post(state, interaction, draft, private=private, first=True, loading=kind == DEFER)
        interaction.original_id = message.id
        return message
    if kind in (DEFER_UPDATE, UPDATE):
        message = state.messages[interaction.message_id or ""]
        interaction.original_id = message.id
        if kind == UPDATE:
            if message.deleted:
                raise ApiError(10008)
            edit(state, message, draft)
            interaction.touched = True
        return message
    if kind == CHOICES:
        _check_below([*check("autocomplete", draft.form).found, *_wrong_choices(interaction, draft.form)])
        interaction.choices = list(draft.form.get("choices") or [])
    else:
        _check_below(check("modal", draft.form).found)
        interaction.modal = draft.form
    return None


def _is_private(interaction: Interaction, form: Json) -> bool:
    """Whether an answer is ephemeral. All are to a member who may not use the applications that they bring along."""
    if interaction.brought:
        held = Permission(int(interaction.payload["member"]["permissions"]))
        if Permission.USE_EXTERNAL_APPS not in held:
            return True
    return bool(int(form.get("flags") or 0) & EPHEMERAL)


def _wrong_choices(interaction: Interaction, form: Json) -> list[tuple[Path, str, str]]:
    """Choices whose values are not of the type of the option that was asked for."""
    options = interaction.data.get("options") or []
    while options and options[0].get("type") in (1, 2):
        options = options[0].get("options") or []
    asked = next((one["type"] for one in options if one.get("focused")), 3)
    kinds: dict[int, tuple[type, ...]] = {3: (str,), 4: (int,), 10: (int, float)}
    wanted, code = kinds[asked], "APPLICATION_COMMAND_OPTIONS_CHOICES_TYPE_INVALID"
    return [
        (("choices", position, "value"), code, "Choice value is not of the option's type")
        for position, choice in enumerate(form.get("choices") or ())
        if not isinstance(choice.get("value"), wanted)
    ]


def _check_below(found: list[tuple[Path, str, str]]) -> None:
    FormErrors([(("data", *path), code, sentence) for path, code, sentence in found]).raise_if_any()


def _post(
    state: State,
    interaction: Interaction,
    draft: Draft,
    *,
    private: bool,
    first: bool,
    loading: bool = False,
) -> StoredMessage:
    person = state.world.people[interaction.user_id]
    metadata = _metadata(state, interaction)
    legacy: Json | None = None
    if interaction.kind == COMMAND and first:
        words = _command_words(interaction.data)
        legacy = {"id": interaction.id, "type": COMMAND, "name": words, "user": user_json(person)}
    if not first and interaction.original_id is not None:
        metadata["original_response_message_id"] = interaction.original_id
    message = create(
        state,
        draft,
        channel_id=interaction.channel_id,
        author_id=state.world.bot.id,
        only_for=interaction.user_id if private else None,
        kind=20 if interaction.kind == COMMAND and first else 0,
        metadata=metadata,
        legacy_interaction=legacy,
        from_interaction=True,
        loading=loading,
    )
    interaction.posted.append(message.id)
    interaction.touched = interaction.touched or not loading
    return message


def _metadata(state: State, interaction: Interaction) -> Json:
    """How a message came about: by whom and through what; a form also tells what opened it."""
    metadata: Json = {
        "id": interaction.id,
        "type": interaction.kind,
        "user": user_json(state.world.people[interaction.user_id]),
        "authorizing_integration_owners": dict(interaction.payload["authorizing_integration_owners"]),
    }
    if interaction.kind == COMMAND:
        metadata |= {"name": interaction.data["name"], "command_type": interaction.data["type"]}
    elif interaction.kind == COMPONENT and interaction.message_id:
        metadata["interacted_message_id"] = interaction.message_id
    elif interaction.kind == MODAL:
        metadata["triggering_interaction_metadata"] = _metadata(state, state.interactions[interaction.source_id or ""])
    return metadata


def _command_words(data: Json) -> str:
    words = [data["name"]]
    options = data.get("options") or []
    while options and options[0].get("type") in (1, 2):
        words.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(words)


def _tell_person(state: State, interaction: Interaction) -> None:
    body: Json = {"nonce": interaction.nonce}
    name = "INTERACTION_SUCCESS"
    if interaction.choices is not None:
        name, body = "AUTOCOMPLETE", body | {"choices": interaction.choices}
    elif interaction.modal is not None:
        form = interaction.modal
        shown = {key: form.get(key) for key in ("custom_id", "title", "components")}
        name, body = "MODAL", body | shown | {"interaction_id": interaction.id}
    state.bus.publish(Event(name, body, interaction.user_id, interaction.channel_id))


def _callback_json(state: State, interaction: Interaction, message: StoredMessage | None) -> Json:
    body: Json = {"interaction": {"id": interaction.id, "type": interaction.kind}}
    if message is None:
        return body
    loading = interaction.answer == DEFER
    body["interaction"] |= {
        "response_message_id": message.id,
        "response_message_loading": loading,
        "response_message_ephemeral": message.ephemeral,
    }
    if interaction.answer in (MESSAGE, UPDATE):
        body["resource"] = {"type": interaction.answer, "message": message_json(state, message)}
    return body


# ---- through the token: @original and followups ----


def _by_token(request: web.Request) -> tuple[State, Interaction]:
    """Raises 50027 for a token that is unknown or older than 15 minutes, 10015 before any answer."""
    state = request.app[STATE]
    interaction = state.by_token.get(request.match_info["token"])
    if interaction is None or request.match_info["webhook"] != state.world.application_id:
        raise ApiError(50027)
    if interaction.answer is None:
        raise ApiError(10015)
    if state.clock.now() - interaction.created > TOKEN_LIFE:
        raise ApiError(50027)
    return state, interaction


def _reached(request: web.Request) -> tuple[State, Interaction, StoredMessage]:
    state, interaction = _by_token(request)
    wanted = request.match_info.get("message", "@original")
    message_id = interaction.original_id if wanted == "@original" else wanted
    message = state.messages.get(message_id or "")
    own = message_id in interaction.posted or message_id in (interaction.original_id, interaction.message_id)
    if message is None or message.deleted or not own:
        raise ApiError(10008)
    return state, interaction, message


@routes.get(WEBHOOK + "/messages/{message}")
async def read(request: web.Request) -> web.Response:
    """The original answer, or a followup by its id."""
    state, _, message = _reached(request)
    return answer(message_json(state, message))


@routes.patch(WEBHOOK + "/messages/{message}")
async def change(request: web.Request) -> web.Response:
    """Edit the original answer, or a followup."""
    state, interaction, message = _reached(request)
    form, uploads = await read_form(request)
    edit(state, message, Draft(form, uploads))
    interaction.touched = True
    return answer(message_json(state, message))


@routes.delete(WEBHOOK + "/messages/{message}")
async def remove(request: web.Request) -> web.Response:
    """Delete the original answer, or a followup."""
    state, interaction, message = _reached(request)
    delete(state, message)
    interaction.touched = True
    return no_content()


@routes.post(WEBHOOK)
async def follow_up(request: web.Request) -> web.Response:
    """A further message. The first one after a deferral takes the place of "is thinking"."""
    state, interaction = _by_token(request)
    form, uploads = await read_form(request)
    if interaction.brought and interaction.follow_ups >= MOST_FOLLOW_UPS:
        raise ApiError(40094)
    interaction.follow_ups += 1
    waiting = state.messages.get(interaction.original_id or "")
    if waiting is not None and waiting.body.flags & LOADING and not waiting.deleted:
        message = edit(state, waiting, Draft(form, uploads), ping=True)
        interaction.touched = True
    else:
        private = _is_private(interaction, form)
        message = _post(state, interaction, Draft(form, uploads), private=private, first=False)
    return answer(message_json(state, message))
