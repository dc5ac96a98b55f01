"""The rules across fields that `limits.CROSS` names: each a function that yields where a form breaks it."""

from __future__ import annotations

import re

from sandbox.refusals import limits
from sandbox.refusals.commandchecks import COMMAND_RULES
from sandbox.refusals.errors import Json
from sandbox.refusals.walking import Context, Faults, Rule, components, kind_of, texts, walk

PRESSED, LINK, PREMIUM = (1, 2, 3, 4), 5, 6
"""Styles of buttons."""


def components_in_place(form: Json, context: Context) -> Faults:
    """Every component stands where one of its kind may stand (`limits.PLACES`)."""
    numbers = {name: number for number, name in limits.COMPONENTS.items()}
    for kind, value, path in walk(context.kind, form):
        for (holder, name), allowed in limits.PLACES.items():
            wanted = kind
            if kind == "message" and not context.v2:
                wanted = "legacy_message"
            elif kind == "row" and context.kind == "modal":
                wanted = "modal_row"
            if holder != wanted or value.get(name) is None:
                continue
            inner = value[name]
            for position, item in enumerate(inner if isinstance(inner, list) else [inner]):
                if kind_of(item) not in allowed:
                    at = (*path, name, position) if isinstance(inner, list) else (*path, name)
                    yield (*at, "type"), (tuple(numbers[one] for one in allowed),)


def no_legacy_fields_in_v2(form: Json, context: Context) -> Faults:
    """Components V2 stand alone: no content, embeds, poll or stickers."""
    if context.v2:
        for name in ("content", "embeds", "poll", "sticker_ids"):
            if form.get(name):
                yield (name,), (name,)


def five_rows(form: Json, context: Context) -> Faults:
    """Without Components V2 a message has five rows at most."""
    if not context.v2 and len(form.get("components") or ()) > 5:
        yield ("components",), ()


def total_components(form: Json, _: Context) -> Faults:
    """All components of a message together, nested ones counted."""
    total = sum(1 for _ in components(form))
    if total > limits.MAX_COMPONENTS:
        yield ("components",), (total,)


def total_text(form: Json, _: Context) -> Faults:
    """All characters of the text displays of a message together."""
    total = sum(map(len, texts(form)))
    if total > limits.MAX_TEXT:
        yield ("components",), (total,)


def total_embed_text(form: Json, _: Context) -> Faults:
    """All characters of the embeds of a message together."""
    total = 0
    for embed in form.get("embeds") or ():
        fields = embed.get("fields") or ()
        total += len(embed.get("title") or "") + len(embed.get("description") or "")
        total += len((embed.get("footer") or {}).get("text") or "")
        total += len((embed.get("author") or {}).get("name") or "")
        total += sum(len(one.get("name") or "") + len(one.get("value") or "") for one in fields)
    if total > limits.MAX_EMBED_TEXT:
        yield ("embeds",), ()


def unique_custom_ids(form: Json, context: Context) -> Faults:
    """No two components of a form share a custom id."""
    seen: set[str] = set()
    for _kind, value, path in components(form, context.kind):
        custom_id = value.get("custom_id")
        if isinstance(custom_id, str) and custom_id in seen:
            yield (*path, "custom_id"), ()
        seen.add(str(custom_id))


def unique_component_ids(form: Json, _: Context) -> Faults:
    """No two components of a message share an id, where ids are given."""
    seen: set[object] = set()
    for _kind, value, path in components(form):
        if value.get("id") and value["id"] in seen:
            yield (*path, "id"), ()
        seen.add(value.get("id"))


def row_width(row: Json, _: Context) -> Faults:
    """A row holds five buttons or one menu."""
    width = 0
    for position, item in enumerate(row.get("components") or ()):
        width += 1 if kind_of(item) == "button" else limits.MAX_ROW_BUTTONS
        if width > limits.MAX_ROW_BUTTONS:
            yield ("components", position), ()


def button_needs_custom_id(button: Json, _: Context) -> Faults:
    """A button that is pressed has a custom id; an empty one is refused for its length."""
    if button.get("style") in PRESSED and button.get("custom_id") is None:
        yield ("custom_id",), ()


def pressed_button_has_no_url(button: Json, _: Context) -> Faults:
    """A button that is pressed leads nowhere."""
    if button.get("style") in PRESSED and button.get("url") is not None:
        yield ("url",), ()


def link_button_needs_url(button: Json, _: Context) -> Faults:
    """A link button has an address."""
    if button.get("style") == LINK and not button.get("url"):
        yield ("url",), ()


def link_scheme(holder: Json, _: Context) -> Faults:
    """A link leads to the web, or to a place in Discord's own client."""
    if holder.get("url") and not str(holder["url"]).lower().startswith(("http://", "https://", "discord://")):
        yield ("url",), ()


def link_button_has_no_custom_id(button: Json, _: Context) -> Faults:
    """The bot is never notified of a press of a link, so it has no custom id."""
    if button.get("style") == LINK and button.get("custom_id") is not None:
        yield ("custom_id",), ()


def button_needs_a_face(button: Json, _: Context) -> Faults:
    """A button shows a label or an emoji; a premium one shows its own."""
    if button.get("style") != PREMIUM and not button.get("label") and not button.get("emoji"):
        yield ("label",), ()


def emoji_exists(holder: Json, _: Context) -> Faults:
    """An emoji is one of Unicode's. Custom ones are not to be had: the guilds here have none."""
    emoji = holder.get("emoji")
    if isinstance(emoji, dict) and (emoji.get("id") is not None or not is_emoji(str(emoji.get("name")))):
        yield ("emoji", "id" if emoji.get("id") is not None else "name"), ()


def unique_option_values(select: Json, _: Context) -> Faults:
    """No two options of a menu share a value."""
    seen: set[object] = set()
    for position, option in enumerate(select.get("options") or ()):
        if option.get("value") in seen:
            yield ("options", position, "value"), ()
        seen.add(option.get("value"))


def select_bounds(select: Json, _: Context) -> Faults:
    """A menu asks for no more than it offers, and its least is no more than its most."""
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    low, high = 1 if low is None else low, 1 if high is None else high
    if low > high:
        yield ("min_values",), ()
    if kind_of(select) == "string_select" and low > len(select.get("options") or ()):
        yield ("min_values",), ()
    if kind_of(select) == "string_select" and high > len(select.get("options") or ()):
        yield ("max_values",), ()


def too_many_defaults(select: Json, _: Context) -> Faults:
    """No more options, people, roles or channels are chosen beforehand than may be chosen."""
    most = select.get("max_values")
    most = 1 if most is None else most
    if sum(1 for option in select.get("options") or () if option.get("default")) > most:
        yield ("options",), ()
    if len(select.get("default_values") or ()) > most:
        yield ("default_values",), ()


def attachments_exist(form: Json, context: Context) -> Faults:
    """What is shown as `attachment://name` is among the files of the message."""
    for kind, value, path in walk("message", form):
        if kind == "media" and _is_missing(value.get("url"), context):
            yield (*path, "url"), ()
    for position, embed in enumerate(form.get("embeds") or ()):
        for name in ("image", "thumbnail"):
            if _is_missing((embed.get(name) or {}).get("url"), context):
                yield ("embeds", position, name, "url"), ()


def _is_missing(url: object, context: Context) -> bool:
    if not isinstance(url, str) or not url.startswith("attachment://"):
        return False
    return url.removeprefix("attachment://") not in context.files


def media_scheme(media: Json, _: Context) -> Faults:
    """Media come from the web or from the attachments."""
    url = media.get("url")
    if isinstance(url, str) and url and not url.startswith(("http://", "https://", "attachment://")):
        yield ("url",), ()


def file_is_attached(file: Json, context: Context) -> Faults:
    """A file component shows an attachment of its message; one that an edit leaves alone has its real address."""
    url = (file.get("file") or {}).get("url")
    if not context.kept and isinstance(url, str) and not url.startswith("attachment://"):
        yield ("file", "url"), ()


def blank_text(holder: Json, _: Context) -> Faults:
    """A text is more than blanks."""
    for name in ("content", "name", "value"):
        if isinstance(holder.get(name), str) and not holder[name].strip():
            yield (name,), ()


RULES: dict[str, Rule] = {
    rule.__name__: rule
    for rule in (
        *COMMAND_RULES,
        components_in_place,
        no_legacy_fields_in_v2,
        five_rows,
        total_components,
        total_text,
        total_embed_text,
        unique_custom_ids,
        unique_component_ids,
        row_width,
        button_needs_custom_id,
        pressed_button_has_no_url,
        link_button_needs_url,
        link_scheme,
        link_button_has_no_custom_id,
        button_needs_a_face,
        emoji_exists,
        unique_option_values,
        select_bounds,
        too_many_defaults,
        attachments_exist,
        media_scheme,
        file_is_attached,
        blank_text,
    )
}
"""The rules by the names that `limits.CROSS` uses."""


# Unicode's property Emoji without ASCII and the halves of flags, as ranges of hexadecimal numbers.
_RANGES = """
    a9 ae 203c 2049 2122 2139 2194-2199 21a9-21aa 231a-231b 2328 23cf 23e9-23f3 23f8-23fa 24c2 25aa-25ab 25b6
    25c0 25fb-25fe 2600-2604 260e 2611 2614-2615 2618 261d 2620 2622-2623 2626 262a 262e-262f 2638-263a 2640
    2642 2648-2653 265f-2660 2663 2665-2666 2668 267b 267e-267f 2692-2697 2699 269b-269c 26a0-26a1 26a7
    26aa-26ab 26b0-26b1 26bd-26be 26c4-26c5 26c8 26ce-26cf 26d1 26d3-26d4 26e9-26ea 26f0-26f5 26f7-26fa 26fd
    2702 2705 2708-270d 270f 2712 2714 2716 271d 2721 2728 2733-2734 2744 2747 274c 274e 2753-2755 2757
    2763-2764 2795-2797 27a1 27b0 27bf 2934-2935 2b05-2b07 2b1b-2b1c 2b50 2b55 3030 303d 3297 3299 1f004 1f0cf
    1f170-1f171 1f17e-1f17f 1f18e 1f191-1f19a 1f201-1f202 1f21a 1f22f 1f232-1f23a 1f250-1f251
    1f300-1f321 1f324-1f393 1f396-1f397 1f399-1f39b 1f39e-1f3f0 1f3f3-1f3f5 1f3f7-1f4fd 1f4ff-1f53d 1f549-1f54e
    1f550-1f567 1f56f-1f570 1f573-1f57a 1f587 1f58a-1f58d 1f590 1f595-1f596 1f5a4-1f5a5 1f5a8 1f5b1-1f5b2 1f5bc
    1f5c2-1f5c4 1f5d1-1f5d3 1f5dc-1f5de 1f5e1 1f5e3 1f5e8 1f5ef 1f5f3 1f5fa-1f64f 1f680-1f6c5 1f6cb-1f6d2
    1f6d5-1f6d8 1f6dc-1f6e5 1f6e9 1f6eb-1f6ec 1f6f0 1f6f3-1f6fc 1f7e0-1f7eb 1f7f0 1f90c-1f93a 1f93c-1f945
    1f947-1f9ff 1fa70-1fa7c 1fa80-1fa8a 1fa8e-1fac6 1fac8 1facd-1fadc 1fadf-1faea 1faef-1faf8
"""


def _pattern() -> re.Pattern[str]:
    ranges = [tuple(chr(int(end, 16)) for end in one.split("-")) for one in _RANGES.split()]
    one = "[" + "".join(f"{ends[0]}-{ends[-1]}" for ends in ranges) + "]"
    single = rf"{one}\uFE0F?[\U0001F3FB-\U0001F3FF]?(?:[\U000E0020-\U000E007F]+)?"
    flag = r"[\U0001F1E6-\U0001F1FF]{2}"
    return re.compile(rf"{flag}|[0-9#*]\uFE0F?\u20E3|{single}(?:\u200D{single})*")


_EMOJI = _pattern()


def is_emoji(text: str) -> bool:
    """Whether a text is one emoji and nothing else; modifiers, joined ones, flags and keycaps count as one."""
    return _EMOJI.fullmatch(text) is not None
