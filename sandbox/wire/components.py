"""Components as Discord gives them back: with ids, defaults filled in, and media resolved to real addresses."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import to_builtins

from sandbox.refusals.errors import Json
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
