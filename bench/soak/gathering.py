"""Gathers evidence from the local Discord: every public message of the bot, and every request to it."""

from __future__ import annotations

from typing import Any

from bench.soak.evidence import Kept, Post, Request, Screen
from cogs.interactions.ids import BUTTON, FORM, MENU, Press, press_of
from data.store import Store
from sandbox import Sandbox
from sandbox.refusals.permissions import Permission
from sandbox.world.state import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction

THINKING = 1 << 7
"""The flag of a message that says nothing yet."""


def posts_of(sandbox: Sandbox, begun: float) -> list[Post]:
    """Every public message of the bot; `begun` is when the soak began, by the sandbox's clock."""
    found, bot_id = [], sandbox.world.bot.id
    for one in sandbox.state.messages.values():
        if one.author_id == bot_id and one.only_for is None:
            message = sandbox.message(one.id)
            screens = tuple(Screen(each) for each in (*message.history, message.payload))
            pings = tuple(int(each) for each in one.pings if each.isdecimal())
            channel = sandbox.world.channels[one.channel_id]
            viewer = next((int(each) for each in channel.members if channel.guild_id is None and each != bot_id), 0)
            at = one.created - begun
            found.append(Post(int(one.id), int(one.channel_id), at, screens, pings, one.deleted, viewer))
    return found


def names_of(sandbox: Sandbox) -> dict[int, str]:
    """What everybody is called, by id."""
    return {int(each.id): each.shown for each in sandbox.world.people.values()}


def commands_of(sandbox: Sandbox) -> frozenset[str]:
    """The names of the commands that the bot registered."""
    return frozenset(str(each["name"]) for each in sandbox.state.commands[None].values())


async def kept_in(store: Store, sandbox: Sandbox) -> Kept:
    """What everybody and every server has settled by now, as it is stored."""
    world = sandbox.world
    rows = {int(each): await store.person_settings(int(each)) for each in world.people}
    rows |= {int(each): await store.server_settings(int(each)) for each in world.guilds}
    return Kept(sandbox.clock.now(), rows)


def requests_of(sandbox: Sandbox, begun: float, patience: float = 1.0) -> list[Request]:
    """Every request to the bot; `begun` is when the soak began, by the sandbox's clock.

    What was asked was done at most `patience` seconds after it was acknowledged.
    """
    return [_request(sandbox, each, begun, patience) for each in sandbox.state.interactions.values()]


def _request(sandbox: Sandbox, one: Interaction, begun: float, patience: float) -> Request:
    what, name, plies = f"interaction {one.kind}", "", tuple[str, ...]()
    press, values, given = None, tuple[str, ...](), dict[str, Any]()
    if one.kind in (COMPONENT, MODAL):
        what = str(one.data["custom_id"])
        press = _press(what)
        values = tuple(one.data.get("values", ())) if one.kind == COMPONENT else _typed(one.data["components"])
        if press is not None:
            name = press.action
            if name.startswith("pick"):
                plies = (" ".join((*press.words, *values)),)
            elif name == "sure":
                plies = _steps(" ".join(press.words))
    elif one.kind in (COMMAND, AUTOCOMPLETE):
        what = f"{'autocomplete of ' if one.kind == AUTOCOMPLETE else ''}/{one.data['name']}"
        given = {each["name"]: each["value"] for each in one.data["options"] if "value" in each}
        if one.kind == COMMAND:
            name = what
            plies = _steps(str(given["move"])) if name == "/move" else ()
    after = one.answered_at - one.sent_at if one.answered_at is not None else None
    told, files = _told(sandbox, one)
    channel = sandbox.world.channels[one.channel_id]
    return Request(
        one.id,
        int(one.user_id),
        int(one.channel_id),
        one.created - begun,
        what,
        plies,
        after,
        name,
        given,
        press,
        values,
        int(channel.guild_id or 0),
        one.created,
        one.created + (after or 0.0) + patience,
        Permission.MANAGE_MESSAGES in sandbox.world.permissions(one.user_id, channel),
        told,
        files,
        one.modal is not None,
    )


def _press(custom_id: str) -> Press | None:
    match = BUTTON.fullmatch(custom_id) or MENU.fullmatch(custom_id) or FORM.fullmatch(custom_id)
    return press_of(match) if match else None


def _steps(typed: str) -> tuple[str, ...]:
    return tuple(" ".join(each.split()) for each in typed.replace(";", ",").split(","))


def _typed(parts: list[dict[str, Any]]) -> tuple[str, ...]:
    inner = [each.get("component") or {} for each in parts]
    return tuple(str(each["value"]) for each in inner if "value" in each)


def _told(sandbox: Sandbox, one: Interaction) -> tuple[tuple[Screen, ...], tuple[bytes, ...]]:
    """What the private messages said that answered an interaction, or the one under which it was pressed."""
    stored = [sandbox.state.messages[each] for each in one.posted]
    if one.private and one.message_id is not None:
        stored.append(sandbox.state.messages[one.message_id])
    screens, files = list[Screen](), list[bytes]()
    for each in stored:
        if each.only_for is None:
            continue
        message = sandbox.message(each.id)
        screens += [Screen(body) for body in (*message.history, message.payload) if not body["flags"] & THINKING]
        files += [file.data for file in each.body.files]
    return tuple(screens), tuple(files)
