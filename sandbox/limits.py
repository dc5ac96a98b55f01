"""What Discord allows in what a bot sends, as data. `checking` is the interpreter.

`LIMITS` are rules on one field: `kind.field`, the rule, its bounds. `HOLDS` says which kinds of object lie
under which field, `PLACES` which components may stand where. `CROSS` names the rules across fields; each is
a function of that name in `crosschecks`. Bounds are those of Discord's documentation for API v10.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

RuleName = Literal["length", "count", "range", "choice", "required", "pattern"]


@dataclass(frozen=True)
class Limit:
    """One rule on one field.

    `path` is `kind.field`. `length` bounds the characters of a string, `count` the items of a list, `range` a
    number, all inclusive; `choice` lists the values allowed; `pattern` is a regular expression that the
    whole string must match; `required` says that the field must be there and not null.
    """

    path: str
    rule: RuleName
    low: int = 0
    high: int = 0
    values: tuple[object, ...] = ()
    pattern: str = ""

    @property
    def kind(self) -> str:
        return self.path.partition(".")[0]

    @property
    def field(self) -> str:
        return self.path.partition(".")[2]


def _length(path: str, low: int, high: int) -> Limit:
    return Limit(path, "length", low, high)


def _count(path: str, low: int, high: int) -> Limit:
    return Limit(path, "count", low, high)


def _range(path: str, low: int, high: int) -> Limit:
    return Limit(path, "range", low, high)


def _choice(path: str, *values: object) -> Limit:
    return Limit(path, "choice", values=values)


def _required(*paths: str) -> tuple[Limit, ...]:
    return tuple(Limit(path, "required") for path in paths)


MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_EMBED_TEXT = 6000
MAX_ROW_BUTTONS = 5
MAX_COMMAND_TEXT = 8000
MAX_COMMANDS = {1: 100, 2: 15, 3: 15}
MAX_FILES = 10
ATTACHMENT_SIZE = 10 * 1024 * 1024
REQUEST_SIZE = 25 * 1024 * 1024

# Component types by Discord's numbers.
COMPONENTS: dict[int, str] = {
    1: "row",
    2: "button",
    3: "string_select",
    4: "text_input",
    5: "user_select",
    6: "role_select",
    7: "mentionable_select",
    8: "channel_select",
    9: "section",
    10: "text",
    11: "thumbnail",
    12: "gallery",
    13: "file",
    14: "separator",
    17: "container",
    18: "label",
}
SELECTS = ("string_select", "user_select", "role_select", "mentionable_select", "channel_select")
WITH_CUSTOM_ID = ("button", "text_input", *SELECTS)
V2_ONLY = ("section", "text", "thumbnail", "gallery", "file", "separator", "container")

# (kind, field) -> the kind of what lies there; "component" means: by its type.
HOLDS: dict[tuple[str, str], str] = {
    ("message", "embeds"): "embed",
    ("message", "components"): "component",
    ("message", "attachments"): "attachment",
    ("embed", "fields"): "embed_field",
    ("embed", "author"): "embed_author",
    ("embed", "footer"): "embed_footer",
    ("row", "components"): "component",
    ("section", "components"): "component",
    ("section", "accessory"): "component",
    ("container", "components"): "component",
    ("gallery", "items"): "gallery_item",
    ("gallery_item", "media"): "media",
    ("thumbnail", "media"): "media",
    ("file", "file"): "media",
    ("string_select", "options"): "select_option",
    ("modal", "components"): "component",
    ("label", "component"): "component",
    ("command", "options"): "option",
    ("option", "options"): "option",
    ("option", "choices"): "choice",
    ("autocomplete", "choices"): "choice",
}

# Where a component may stand: (kind of the holder, field) -> kinds. A message without the flag for
# Components V2 is the kind "legacy_message" here.
PLACES: dict[tuple[str, str], tuple[str, ...]] = {
    ("legacy_message", "components"): ("row",),
    ("message", "components"): ("row", "section", "text", "gallery", "file", "separator", "container"),
    ("container", "components"): ("row", "section", "text", "gallery", "file", "separator"),
    ("row", "components"): ("button", *SELECTS),
    ("modal_row", "components"): ("text_input",),
    ("section", "components"): ("text",),
    ("section", "accessory"): ("button", "thumbnail"),
    ("modal", "components"): ("row", "label", "text"),
    ("label", "component"): ("text_input", *SELECTS),
}

NAME = r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}"

LIMITS: tuple[Limit, ...] = (
    # messages
    _length("message.content", 0, 2000),
    _length("message.nonce", 0, 25),
    _count("message.embeds", 0, 10),
    _count("message.attachments", 0, MAX_FILES),
    _length("attachment.description", 0, 1024),
    _length("embed.title", 0, 256),
    _length("embed.description", 0, 4096),
    _length("embed.url", 0, 2048),
    _count("embed.fields", 0, 25),
    _range("embed.color", 0, 0xFFFFFF),
    *_required("embed_field.name", "embed_field.value", "embed_footer.text", "embed_author.name"),
    _length("embed_field.name", 1, 256),
    _length("embed_field.value", 1, 1024),
    _length("embed_footer.text", 1, 2048),
    _length("embed_author.name", 1, 256),
    # components
    *_required("row.components", "button.style", "text.content", "gallery.items", "gallery_item.media"),
    *_required("thumbnail.media", "media.url", "file.file", "container.components"),
    *_required("section.components", "section.accessory", "label.label", "label.component"),
    *_required(*(f"{kind}.custom_id" for kind in WITH_CUSTOM_ID if kind != "button")),
    *_required("string_select.options", "select_option.label", "select_option.value", "text_input.style"),
    _count("row.components", 1, MAX_ROW_BUTTONS),
    _choice("button.style", 1, 2, 3, 4, 5, 6),
    _length("button.label", 0, 80),
    _length("button.url", 1, 512),
    *(_length(f"{kind}.custom_id", 1, 100) for kind in WITH_CUSTOM_ID),
    *(_length(f"{kind}.placeholder", 0, 150) for kind in SELECTS),
    *(_range(f"{kind}.min_values", 0, 25) for kind in SELECTS),
    *(_range(f"{kind}.max_values", 1, 25) for kind in SELECTS),
    _count("string_select.options", 1, 25),
    _length("select_option.label", 1, 100),
    _length("select_option.value", 1, 100),
    _length("select_option.description", 0, 100),
    _length("text.content", 1, MAX_TEXT),
    _count("section.components", 1, 3),
    _count("gallery.items", 1, 10),
    _length("gallery_item.description", 1, 1024),
    _length("thumbnail.description", 1, 1024),
    _length("media.url", 1, 2048),
    _choice("separator.spacing", 1, 2),
    _count("container.components", 1, MAX_COMPONENTS),
    _range("container.accent_color", 0, 0xFFFFFF),
    # modals
    *_required("modal.title", "modal.custom_id", "modal.components"),
    _length("modal.title", 1, 45),
    _length("modal.custom_id", 1, 100),
    _count("modal.components", 1, 5),
    _length("label.label", 1, 45),
    _length("label.description", 1, 100),
    _choice("text_input.style", 1, 2),
    _length("text_input.label", 1, 45),
    _length("text_input.placeholder", 0, 100),
    _length("text_input.value", 0, 4000),
    _range("text_input.min_length", 0, 4000),
    _range("text_input.max_length", 1, 4000),
    # commands
    *_required("command.name", "option.name", "option.description", "option.type"),
    *_required("choice.name", "choice.value"),
    _length("command.name", 1, 32),
    _length("command.description", 1, 100),
    _count("command.options", 0, 25),
    _choice("command.type", 1, 2, 3),
    Limit("option.name", "pattern", pattern=NAME),
    _length("option.name", 1, 32),
    _length("option.description", 1, 100),
    _choice("option.type", *range(1, 12)),
    _count("option.options", 0, 25),
    _count("option.choices", 0, 25),
    _range("option.min_length", 0, 6000),
    _range("option.max_length", 1, 6000),
    _length("choice.name", 1, 100),
    _length("choice.value", 0, 100),
    _count("autocomplete.choices", 0, 25),
)


@dataclass(frozen=True)
class Cross:
    """A rule across fields: `name` is the function in `crosschecks`, `code` and `sentence` what Discord says.

    `kind` is the kind of object that the function looks at; `select` stands for every kind of select, `options`
    for everything that has options: a command, a group, a subcommand.
    """

    name: str
    kind: str
    code: str
    sentence: str


CROSS: tuple[Cross, ...] = (
    Cross("components_in_place", "message", "UNION_TYPE_CHOICES", 'Value of field "type" must be one of {}.'),
    Cross("components_in_place", "modal", "UNION_TYPE_CHOICES", 'Value of field "type" must be one of {}.'),
    Cross(
        "no_legacy_fields_in_v2",
        "message",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        "The '{}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
    ),
    Cross("five_rows", "message", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length."),
    Cross(
        "total_components",
        "message",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
        "The maximum number of components per message is 40, nested ones counted: there are {}.",
    ),
    Cross(
        "total_text",
        "message",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
        "Total displayable text size exceeds 4000: there are {}.",
    ),
    Cross("total_embed_text", "message", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000"),
    Cross(
        "unique_custom_ids",
        "message",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
        "Component custom id cannot be duplicated",
    ),
    Cross(
        "unique_custom_ids",
        "modal",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
        "Component custom id cannot be duplicated",
    ),
    Cross("unique_component_ids", "message", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"),
    Cross(
        "row_width",
        "row",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        "The specified component exceeds the maximum width",
    ),
    Cross("button_needs_its_way", "button", "BUTTON_COMPONENT_{}", "{}"),
    Cross(
        "button_needs_a_face",
        "button",
        "BUTTON_COMPONENT_EMPTY",
        "A button must have a label or an emoji",
    ),
    Cross(
        "unique_option_values",
        "string_select",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        "The specified option value is already used",
    ),
    Cross(
        "select_bounds",
        "select",
        "SELECT_COMPONENT_BOUNDS_INVALID",
        "min_values, max_values and the number of options do not agree",
    ),
    Cross(
        "too_many_defaults",
        "string_select",
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
        "Number of default options exceeds max_values",
    ),
    Cross(
        "attachments_exist",
        "message",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        "The referenced attachment was not found. Please check the attachment name and try again.",
    ),
    Cross("media_scheme", "media", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'attachment')."),
    Cross("command_name", "command", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid"),
    Cross("option_name_lower", "option", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid"),
    Cross(
        "unique_option_names",
        "options",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        "Option name already exists",
    ),
    Cross(
        "required_first",
        "options",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        "Required options must be placed before non-required options",
    ),
    Cross(
        "subcommands_unmixed",
        "options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        "Sub-command and sub-command group option types are mutually exclusive to all other types",
    ),
    Cross(
        "choices_or_autocomplete",
        "option",
        "APPLICATION_COMMAND_OPTIONS_CHOICES_WITH_AUTOCOMPLETE",
        "Choices cannot be used together with autocomplete",
    ),
    Cross(
        "choices_of_type",
        "option",
        "APPLICATION_COMMAND_OPTIONS_CHOICES_TYPE_INVALID",
        "Choice value is not of the option's type, or the option's type takes no choices",
    ),
    Cross(
        "unique_choice_names",
        "option",
        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
        "There is already an option choice with the same name",
    ),
    Cross(
        "command_text",
        "command",
        "APPLICATION_COMMAND_TOO_LARGE",
        "Command exceeds maximum size (8000)",
    ),
)
