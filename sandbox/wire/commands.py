"""Registering application commands, global and of the guild."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from aiohttp import web
from msgspec import to_builtins

from sandbox.refusals.checking import check
from sandbox.refusals.commandchecks import repeated_names
from sandbox.refusals.errors import ApiError, FormErrors, Json
from sandbox.refusals.limits import MAX_COMMANDS
from sandbox.wire.body import STATE, answer, described, no_content, read_json
from sandbox.world.state import Event, State

routes = web.RouteTableDef()
GLOBAL = "/applications/{application}/commands"
GUILD = "/applications/{application}/guilds/{guild}/commands"


def _place(request: web.Request) -> tuple[State, str | None]:
    state = request.app[STATE]
    if request.match_info["application"] != state.world.application_id:
        raise ApiError(50001)
    guild = request.match_info.get("guild")
    if guild is not None and (guild not in state.world.guilds or not state.world.guilds[guild].has_bot):
        raise ApiError(50001)
    return state, guild


@routes.get(GLOBAL)
@routes.get(GUILD)
async def listing(request: web.Request) -> web.Response:
    """The commands that are registered in this place; their translations are left out unless they are asked for."""
    state, guild = _place(request)
    found = list(state.commands.get(guild, {}).values())
    asked = request.query.get("with_localizations", "").lower() == "true"
    return answer(found if asked else [_untranslated(each) for each in found])


@routes.put(GLOBAL)
@routes.put(GUILD)
async def replace_all(request: web.Request) -> web.Response:
    """Register exactly these commands; one of the same name and type keeps its id."""
    state, guild = _place(request)
    forms = await read_json(request, _checked)
    old = {(one["name"], one["type"]): one for one in state.commands.get(guild, {}).values()}
    made = [_command(state, guild, form, old.get((form["name"], form.get("type", 1)))) for form in forms]
    state.commands[guild] = {command["id"]: command for command in made}
    _tell(state)
    return answer(made)


@routes.post(GLOBAL)
@routes.post(GUILD)
async def add(request: web.Request) -> web.Response:
    """Register a command, or replace the one of its name and type."""
    state, guild = _place(request)
    form = await read_json(request)
    present = state.commands.setdefault(guild, {})
    same = [one for one in present.values() if (one["name"], one["type"]) == (form.get("name"), form.get("type", 1))]
    others = [one for one in present.values() if one not in same]
    errors = check("command", form)
    _check_number([*others, form], errors)
    errors.raise_if_any()
    command = _command(state, guild, form, same[0] if same else None)
    present[command["id"]] = command
    _tell(state)
    return answer(command, 200 if same else 201)


@routes.get(GLOBAL + "/{command}")
@routes.get(GUILD + "/{command}")
async def read(request: web.Request) -> web.Response:
    """One command. Raises 10063."""
    return answer(_found(request)[1])


@routes.patch(GLOBAL + "/{command}")
@routes.patch(GUILD + "/{command}")
async def change(request: web.Request) -> web.Response:
    """Change some of a command's fields."""
    state, old = _found(request)
    form = old | await read_json(request)
    check("command", form).raise_if_any()
    command = _command(state, old.get("guild_id"), form, old)
    state.commands[old.get("guild_id")][old["id"]] = command
    _tell(state)
    return answer(command)


@routes.delete(GLOBAL + "/{command}")
@routes.delete(GUILD + "/{command}")
async def remove(request: web.Request) -> web.Response:
    """Take a command back."""
    state, old = _found(request)
    del state.commands[old.get("guild_id")][old["id"]]
    _tell(state)
    return no_content()


def _found(request: web.Request) -> tuple[State, Json]:
    state, guild = _place(request)
    command = state.commands.get(guild, {}).get(request.match_info["command"])
    if command is None:
        raise ApiError(10063)
    return state, command


def _untranslated(holder: Json) -> Json:
    """A command, an option or a choice without its translations."""
    kept = {key: value for key, value in holder.items() if not key.endswith("_localizations")}
    for name in ("options", "choices"):
        if isinstance(kept.get(name), list):
            kept[name] = [_untranslated(each) for each in kept[name]]
    return kept


@lru_cache(maxsize=4)
def _checked(route: str, raw: bytes) -> list[Json]:
    """The commands of a request to register exactly these, once they are checked. Raises ApiError.

    A bot sends the same ones at each start, and nothing that it sends takes longer to check. So they are kept, and may
    not be changed.
    """
    forms: list[Json] = described(route, raw)
    errors = FormErrors()
    if not isinstance(forms, list):
        errors.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        errors.raise_if_any()
    _check_all(forms, errors)
    errors.raise_if_any()
    return forms


def _check_all(forms: list[Any], errors: FormErrors) -> None:
    for position, form in enumerate(forms):
        for path, code, sentence in check("command", form).found:
            errors.add((position, *path), code, sentence)
    for kind in MAX_COMMANDS:
        of_kind = [(position, form) for position, form in enumerate(forms) if form.get("type", 1) == kind]
        for among, way in repeated_names([form for _, form in of_kind]):
            sentence = "Application command names must be unique"
            errors.add((of_kind[among][0], *way), "APPLICATION_COMMANDS_DUPLICATE_NAME", sentence)
    _check_number(forms, errors)


def _check_number(forms: list[Json], errors: FormErrors) -> None:
    for kind, most in MAX_COMMANDS.items():
        if sum(1 for form in forms if form.get("type", 1) == kind) > most:
            sentence = f"Maximum number of application commands reached ({most})."
            errors.add((), "APPLICATION_COMMAND_TOO_MANY", sentence)


def _command(state: State, guild: str | None, form: Json, old: Json | None) -> Json:
    permissions = form.get("default_member_permissions")
    command: Json = {
        "id": old["id"] if old else state.ids.next(),
        "application_id": state.world.application_id,
        "version": state.ids.next(),
        "type": form.get("type") or 1,
        "name": form["name"],
        "name_localizations": form.get("name_localizations"),
        "description": form.get("description") or "",
        "description_localizations": form.get("description_localizations"),
        "default_member_permissions": None if permissions is None else str(permissions),
        "options": to_builtins(form.get("options") or []),
        "nsfw": bool(form.get("nsfw", False)),
        "integration_types": form.get("integration_types") or [0],
        "contexts": form.get("contexts"),
        "dm_permission": form.get("dm_permission") is not False,
    }
    if guild is not None:
        command["guild_id"] = guild
    return command


def _tell(state: State) -> None:
    state.bus.publish(Event("COMMANDS_UPDATE", state.all_commands()))
