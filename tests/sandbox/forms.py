"""Messages, components, modals and commands as a bot sends them: the smallest of each kind that Discord takes."""

from __future__ import annotations

from typing import Any

from sandbox.refusals import limits

Form = dict[str, Any]

V2 = 1 << 15

BUTTON: Form = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}

SELECT: Form = {"type": 3, "custom_id": "pick", "options": [{"label": "A", "value": "a"}]}

TEXT: Form = {"type": 10, "content": "words"}

GALLERY: Form = {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}]}

THUMBNAIL: Form = {"type": 11, "media": {"url": "https://example.org/a.png"}}

SECTION: Form = {"type": 9, "components": [TEXT], "accessory": THUMBNAIL}

INPUT: Form = {"type": 4, "custom_id": "text", "style": 1}

COMMAND: Form = {"name": "play", "description": "Play a game"}


def row(*inside: Form) -> Form:
    return {"type": 1, "components": list(inside)}


def v2(*inside: Form) -> Form:
    return {"flags": V2, "components": list(inside)}


def container(*inside: Form) -> Form:
    return {"type": 17, "components": list(inside)}


def modal(*inside: Form) -> Form:
    return {"title": "A form", "custom_id": "form", "components": list(inside)}


def label(inside: Form) -> Form:
    return {"type": 18, "label": "A label", "component": inside}


def select(number: int) -> Form:
    return {"type": number, "custom_id": f"select-{number}"}


def option(**more: Any) -> Form:
    return {"name": "word", "description": "A word", "type": 3, **more}


def command(*options: Form) -> Form:
    return {**COMMAND, "options": list(options)}


# kind -> (form of which kind, a form that is in order, the way to an object of that kind in it)
SAMPLES: dict[str, tuple[str, Form, tuple[str | int, ...]]] = {
    "message": ("message", {"content": "x"}, ()),
    "attachment": ("message", {"content": "x", "attachments": [{"id": "0"}]}, ("attachments", 0)),
    "embed": ("message", {"embeds": [{"title": "x"}]}, ("embeds", 0)),
    "embed_field": ("message", {"embeds": [{"fields": [{"name": "a", "value": "b"}]}]}, ("embeds", 0, "fields", 0)),
    "embed_footer": ("message", {"embeds": [{"footer": {"text": "x"}}]}, ("embeds", 0, "footer")),
    "embed_author": ("message", {"embeds": [{"author": {"name": "x"}}]}, ("embeds", 0, "author")),
    "row": ("message", {"content": "x", "components": [row(BUTTON)]}, ("components", 0)),
    "button": ("message", {"content": "x", "components": [row(BUTTON)]}, ("components", 0, "components", 0)),
    "string_select": ("message", v2(row(SELECT)), ("components", 0, "components", 0)),
    "select_option": ("message", v2(row(SELECT)), ("components", 0, "components", 0, "options", 0)),
    **{
        limits.COMPONENTS[number]: ("message", v2(row(select(number))), ("components", 0, "components", 0))
        for number in (5, 6, 7, 8)
    },
    "section": ("message", v2(SECTION), ("components", 0)),
    "text": ("message", v2(TEXT), ("components", 0)),
    "thumbnail": ("message", v2(SECTION), ("components", 0, "accessory")),
    "gallery": ("message", v2(GALLERY), ("components", 0)),
    "gallery_item": ("message", v2(GALLERY), ("components", 0, "items", 0)),
    "media": ("message", v2(GALLERY), ("components", 0, "items", 0, "media")),
    "file": ("message", v2({"type": 13, "file": {"url": "attachment://a.png"}}), ("components", 0)),
    "separator": ("message", v2({"type": 14}), ("components", 0)),
    "container": ("message", v2(container(TEXT)), ("components", 0)),
    "modal": ("modal", modal(row(INPUT)), ()),
    "label": ("modal", modal(label(INPUT)), ("components", 0)),
    "text_input": ("modal", modal(label(INPUT)), ("components", 0, "component")),
    "command": ("command", COMMAND, ()),
    "option": ("command", command(option()), ("options", 0)),
    "choice": ("command", command(option(choices=[{"name": "A", "value": "a"}])), ("options", 0, "choices", 0)),
    "autocomplete": ("autocomplete", {"choices": [{"name": "A", "value": "a"}]}, ()),
}
