"""What messages contain: components as Discord gives them back, and who is really pinged by a text.

Discord gives components back with ids, with defaults filled in, and with media resolved to real addresses. Who is
pinged depends on `allowed_mentions` and on rights.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from msgspec import to_builtins

from sandbox.refusals.errors import FormErrors, Json
from sandbox.refusals.limits import SELECTS
from sandbox.refusals.walking import walk
from sandbox.world.files import StoredFile

PARTS = ("media", "gallery_item", "select_option")  # what lies in components and is none
DEFAULTS: dict[str, Json] = {
    **{kind: {"min_values": 1, "max_values": 1, "disabled": False} for kind in SELECTS},
    "button": {"disabled": False},
    "separator": {"spacing": 1, "divider": True},
    "container": {"accent_color": None, "spoiler": False},
    "gallery_item": {"description": None, "spoiler": False},
    "thumbnail": {"description": None, "spoiler": False},
    "file": {"spoiler": False},
}


EVERYONE = "everyone"
_USER = re.compile(r"<@!?(\d{15,21})>")
_EVERYONE = re.compile(r"@(everyone|here)")
_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def completed(components: list[Json]) -> list[Json]:
    """A copy with ids (counted from 1 in order, given ones kept), defaults in place of nulls and gaps."""
    made: list[Json] = to_builtins(components)
    found = [one for one in walk("message", {"components": made}) if one[0] != "message"]
    taken = {value["id"] for kind, value, _ in found if kind not in PARTS and value.get("id")}
    count = 0
    for kind, value, _ in found:
        for name in [name for name, given in value.items() if given is None]:
            del value[name]
        if value.get("emoji"):
            value["emoji"] = {name: given for name, given in value["emoji"].items() if given is not None}
        if value.get("default_values"):
            value["default_values"] = [{**each, "id": str(each["id"])} for each in value["default_values"]]
        for name, default in DEFAULTS.get(kind, {}).items():
            value.setdefault(name, default)
        if kind in PARTS or value.get("id"):
            continue
        count += 1
        while count in taken:
            count += 1
        value["id"] = count
    return made


def resolve_media(
    components: list[Json], embeds: list[Json], files: list[StoredFile], fresh_id: Callable[[], str]
) -> None:
    """Put real addresses in place of `attachment://name`, in place, in components and embeds."""
    by_name = {f"attachment://{file.filename}": file for file in files}
    by_url = {file.url: file for file in files}

    def resolved(media: Json) -> Json:
        url = str(media.get("url", ""))
        file = by_name.get(url) or by_url.get(url)
        if file is not None:
            return file.media()
        if "id" in media:
            return media
        return {"id": fresh_id(), "url": url, "proxy_url": url, "width": None, "height": None, "content_type": None}

    for kind, value, _ in walk("message", {"components": components}):
        if kind == "file":
            value["file"] = resolved(value["file"])
            file = by_url.get(value["file"]["url"])
            if file is not None:
                value["name"], value["size"] = file.filename, file.size
        elif kind in ("gallery_item", "thumbnail"):
            value["media"] = resolved(value["media"])
    for embed in embeds:
        _complete(embed, resolved)


def _complete(embed: Json, resolved: Callable[[Json], Json]) -> None:
    """Fill in what Discord adds to an embed, in place."""
    embed.setdefault("type", "rich")
    for field in embed.get("fields") or ():
        field.setdefault("inline", False)
    for name in ("image", "thumbnail"):
        if embed.get(name):
            media = resolved(embed[name])
            embed[name] = {key: media[key] for key in ("url", "proxy_url", "width", "height") if media.get(key)}


def check_allowed(allowed: dict[str, Any] | None) -> None:
    """Refuse (50035) an `allowed_mentions` that both parses a kind and lists it, or names an unknown kind."""
    if allowed is None:
        return
    errors = FormErrors()
    parse = allowed.get("parse") or []
    for position, kind in enumerate(parse):
        if kind not in ("users", "roles", EVERYONE):
            errors.add(
                ("allowed_mentions", "parse", position),
                "BASE_TYPE_CHOICES",
                "Value must be one of {'users', 'roles', 'everyone'}.",
            )
    for kind in ("users", "roles"):
        listed = allowed.get(kind) or []
        if listed and kind in parse:
            errors.add(
                ("allowed_mentions",),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )
        if len(listed) > 100:
            errors.add(("allowed_mentions", kind), "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length.")
    errors.raise_if_any()


def pinged(
    texts: Iterable[str],
    allowed: dict[str, Any] | None,
    known: Iterable[str],
    *,
    may_ping_everyone: bool,
    replied_to: str | None = None,
) -> list[str]:
    """Ids of the users that a message pings, in the order of the text; `everyone` for @everyone and @here.

    `known` are the ids that exist. Text in code marks pings nobody. Without `allowed` everything in the text
    counts, and the author of a message replied to is pinged too.
    """
    text = _CODE.sub("", "\n".join(texts))
    exists = set(known)
    parse = set(allowed.get("parse") or []) if allowed is not None else {"users", EVERYONE}
    listed = {str(user) for user in (allowed.get("users") or [])} if allowed is not None else set()
    found = [user for user in _USER.findall(text) if user in exists and ("users" in parse or user in listed)]
    wants_reply = True if allowed is None else bool(allowed.get("replied_user"))
    if replied_to in exists and wants_reply:
        found.append(str(replied_to))
    if EVERYONE in parse and may_ping_everyone and _EVERYONE.search(text):
        found.append(EVERYONE)
    return list(dict.fromkeys(found))
