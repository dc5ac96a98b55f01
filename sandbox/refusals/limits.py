"""What Discord refuses in what a bot sends beyond its own description (`facts`), as data. `checking` interprets it.

`LIMITS` are rules on one field in which the documentation is stricter: `kind.field`, the rule, its bounds.
`HOLDS` says which kinds of object lie under which field, `PLACES` which components may stand where. `CROSS` names
the rules across fields; each is a function of that name in `crosschecks.RULES`. All are of the documentation of API
v10.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

RuleName = Literal["length", "count", "required", "pattern"]


class Limit(Struct, frozen=True):
    """One rule on one field.

    `path` is `kind.field`. `length` bounds the characters of a string, `count` the items of a list, both inclusive;
    `pattern` is a regular expression that the whole string must match; `required` says that the field must be there
    and not null.
    """

    path: str
    rule: RuleName
    low: int = 0
    high: int = 0
    pattern: str = ""

    @property
    def kind(self) -> str:
        """The kind of object that it is about."""
        return self.path.partition(".")[0]

    @property
    def field(self) -> str:
        """The field of that object."""
        return self.path.partition(".")[2]


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

# kind -> field -> the kind of what lies there; "component" means: by its type.
HOLDS: dict[str, dict[str, str]] = {
    "message": {"embeds": "embed", "components": "component", "attachments": "attachment"},
    "embed": {"fields": "embed_field", "author": "embed_author", "footer": "embed_footer"},
    "row": {"components": "component"},
    "section": {"components": "component", "accessory": "component"},
    "container": {"components": "component"},
    "gallery": {"items": "gallery_item"},
    "gallery_item": {"media": "media"},
    "thumbnail": {"media": "media"},
    "file": {"file": "media"},
    "string_select": {"options": "select_option"},
    "modal": {"components": "component"},
    "label": {"component": "component"},
    "command": {"options": "option"},
    "option": {"options": "option", "choices": "choice"},
    "autocomplete": {"choices": "choice"},
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
    Limit("message.content", "length", 0, 2000),  # the description has the 4000 of paying people
    Limit("embed_field.name", "length", 1, 256),
    Limit("embed_field.value", "length", 1, 1024),
    Limit("embed_footer.text", "required"),
    Limit("embed_footer.text", "length", 1, 2048),
    Limit("embed_author.name", "required"),
    Limit("embed_author.name", "length", 1, 256),
    Limit("button.url", "length", 1, 512),
    Limit("media.url", "length", 1, 2048),
    Limit("modal.components", "count", 1, 5),  # 40 by the description, 5 by the documentation
    Limit("command.description", "length", 1, 100),
    Limit("option.name", "pattern", pattern=NAME),
    Limit("option.options", "count", 0, 25),
    Limit("choice.value", "length", 0, 100),
)


class Cross(Struct, frozen=True):
    """A rule across fields: `name` is the function in `crosschecks`, `code` and `sentence` what Discord says.

    `kind` is the kind of object that the function looks at. Some stand for several: `select` for every kind of select,
    `options` for everything that has options (a command, a group, a subcommand), `named` for everything that has
    translations, `linked` for what leads to an address, `bounded` for what takes texts or numbers between bounds,
    `written` for texts that are shown.
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
    Cross("button_needs_custom_id", "button", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id required"),
    Cross(
        "pressed_button_has_no_url",
        "button",
        "BUTTON_COMPONENT_INVALID_URL",
        "A custom id and url cannot both be specified",
    ),
    Cross("link_button_needs_url", "button", "BUTTON_COMPONENT_URL_REQUIRED", "A url is required"),
    Cross(
        "link_scheme",
        "linked",
        "URL_TYPE_INVALID_SCHEME",
        "Scheme must be one of ('http', 'https', 'discord').",
    ),
    Cross(
        "link_button_has_no_custom_id",
        "button",
        "BUTTON_COMPONENT_INVALID_CUSTOM_ID",
        "A custom id and url cannot both be specified",
    ),
    Cross(
        "button_needs_a_face",
        "button",
        "BUTTON_COMPONENT_EMPTY",
        "A button must have a label or an emoji",
    ),
    Cross("emoji_exists", "button", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji"),
    Cross("emoji_exists", "select_option", "SELECT_COMPONENT_OPTION_INVALID_EMOJI", "Invalid emoji"),
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
        "select",
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
    Cross("file_is_attached", "file", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('attachment',)."),
    Cross("blank_text", "written", "BASE_TYPE_REQUIRED", "This field is required"),
    Cross("length_bounds", "bounded", "NUMBER_TYPE_MAX", "The minimum must not be above the maximum"),
    Cross("known_locales", "named", "BASE_TYPE_CHOICES", "There is no locale {!r}."),
    Cross("command_name", "command", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid"),
    Cross("option_name_lower", "option", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid"),
    Cross("localized_names", "called", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid"),
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
