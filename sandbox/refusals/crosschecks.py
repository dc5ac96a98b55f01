"""The rules across fields that `limits.CROSS` names: each a function that yields where a form breaks it."""

from __future__ import annotations

from sandbox.refusals import limits
from sandbox.refusals.commandchecks import COMMAND_RULES
from sandbox.refusals.context import Context, Faults, Rule
from sandbox.refusals.emoji import is_emoji
from sandbox.refusals.errors import Json
from sandbox.refusals.walking import components, kind_of, texts, walk

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
    """A button that is pressed has a custom id; an empty one is told by its length."""
    if button.get("style") in PRESSED and button.get("custom_id") is None:
        yield ("custom_id",), ()


def pressed_button_has_no_url(button: Json, _: Context) -> Faults:
    """A button that is pressed leads nowhere."""
    if button.get("style") in PRESSED and button.get("url") is not None:
        yield ("url",), ()


def link_button_needs_url(button: Json, _: Context) -> Faults:
    """A link leads somewhere."""
    if button.get("style") == LINK and not button.get("url"):
        yield ("url",), ()


def link_scheme(holder: Json, _: Context) -> Faults:
    """A link leads to the web, or to a place in Discord's own client."""
    if holder.get("url") and not str(holder["url"]).lower().startswith(("http://", "https://", "discord://")):
        yield ("url",), ()


def link_button_has_no_custom_id(button: Json, _: Context) -> Faults:
    """A press of a link is never told to the bot, so it has no custom id."""
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
