"""The interpreter of `limits`: checks a form whose shape is in order, and tells all faults as Discord nests them."""

from __future__ import annotations

import re
from collections.abc import Collection

from sandbox.refusals import limits
from sandbox.refusals.crosschecks import RULES
from sandbox.refusals.errors import FormErrors, Json, Path
from sandbox.refusals.walking import Context, walk

V2 = 1 << 15

_BY_KIND: dict[str, list[limits.Limit]] = {}
for _limit in limits.LIMITS:
    _BY_KIND.setdefault(_limit.kind, []).append(_limit)

_SEVERAL = {
    "select": limits.SELECTS,
    "options": ("command", "option"),
    "linked": ("button", "embed", "embed_author"),
    "named": ("command", "option", "choice"),
    "called": ("command", "option"),
    "bounded": ("text_input", "option"),
    "written": ("text", "embed_field"),
}
"""What a rule across fields calls by one name."""

_CROSS_BY_KIND: dict[str, list[limits.Cross]] = {}
for _rule in limits.CROSS:
    for _kind in _SEVERAL.get(_rule.kind, (_rule.kind,)):
        _CROSS_BY_KIND.setdefault(_kind, []).append(_rule)


def check(kind: str, form: Json, *, files: Collection[str] = (), v2: bool = False, kept: bool = False) -> FormErrors:
    """All faults of a form.

    `kind` is `message`, `modal`, `command` or `autocomplete`. `files` are the names of the attachments that the
    message will have; `v2` says whether it is shown with Components V2, `kept` whether its components are those that it
    has already.
    """
    errors = FormErrors()
    context = Context(kind, form, set(files), v2, kept)
    for found, value, path in walk(kind, form):
        for limit in _BY_KIND.get(found, ()):
            _apply(limit, value, path, errors)
        for cross in _CROSS_BY_KIND.get(found, ()):
            if cross.kind != "options" or value.get("options"):
                _cross(cross, value, path, context, errors)
    return errors


def _apply(limit: limits.Limit, value: Json, path: Path, errors: FormErrors) -> None:
    given = value.get(limit.field)
    at = (*path, limit.field)
    if given is None:
        if limit.rule == "required":
            errors.add(at, "BASE_TYPE_REQUIRED", "This field is required")
        return
    match limit.rule:
        case "length" | "count" if not isinstance(given, str | list):
            return  # a choice's value may be a number
        case "length" | "count" if not limit.low <= len(given) <= limit.high:
            if limit.low:
                sentence = f"Must be between {limit.low} and {limit.high} in length."
                errors.add(at, "BASE_TYPE_BAD_LENGTH", sentence)
            else:
                errors.add(at, "BASE_TYPE_MAX_LENGTH", f"Must be {limit.high} or fewer in length.")
        case "pattern" if not re.fullmatch(limit.pattern, given):
            errors.add(at, "STRING_TYPE_REGEX", "String value did not match validation regex.")


def _cross(cross: limits.Cross, value: Json, path: Path, context: Context, errors: FormErrors) -> None:
    for below, words in RULES[cross.name](value, context):
        errors.add((*path, *below), cross.code, cross.sentence.format(*words))
