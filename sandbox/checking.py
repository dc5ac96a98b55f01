"""The interpreter of `limits`: checks what a bot sends and tells every fault in Discord's nested shape."""

from __future__ import annotations

import re
from collections.abc import Collection

from sandbox import limits
from sandbox.crosschecks import RULES, Context
from sandbox.errors import FormErrors, Json, Path
from sandbox.walking import walk

V2 = 1 << 15

_BY_KIND: dict[str, list[limits.Limit]] = {}
for _limit in limits.LIMITS:
    _BY_KIND.setdefault(_limit.kind, []).append(_limit)


def check(kind: str, form: Json, *, files: Collection[str] = (), v2: bool = False) -> FormErrors:
    """All faults of a form.

    `kind` is `message`, `modal`, `command` or `autocomplete`. `files` are the names of the attachments that the
    message will have; `v2` says whether it is shown with Components V2.
    """
    errors = FormErrors()
    context = Context(kind, form, set(files), v2)
    for found, value, path in walk(kind, form):
        for limit in _BY_KIND.get(found, ()):
            _apply(limit, value, path, errors)
        for cross in limits.CROSS:
            if (
                cross.kind == found
                or (cross.kind == "select" and found in limits.SELECTS)
                or (cross.kind == "options" and found in ("command", "option") and value.get("options"))
            ):
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
        case "length" | "pattern" if not isinstance(given, str):
            # A choice's value and a nonce may be numbers; nothing else with a length may.
            if at[-1] not in ("value", "nonce") or not isinstance(given, int | float):
                errors.add(at, "STRING_TYPE_CONVERT", f'Could not interpret "{given}" as string.')
        case "count" if not isinstance(given, list):
            errors.add(at, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        case "range" if not isinstance(given, int | float):
            errors.add(at, "NUMBER_TYPE_COERCE", f'Value "{given}" is not int.')
        case "length" | "count" if not limit.low <= len(given) <= limit.high:
            if limit.low:
                sentence = f"Must be between {limit.low} and {limit.high} in length."
                errors.add(at, "BASE_TYPE_BAD_LENGTH", sentence)
            else:
                errors.add(at, "BASE_TYPE_MAX_LENGTH", f"Must be {limit.high} or fewer in length.")
        case "range" if given < limit.low:
            errors.add(at, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {limit.low}.")
        case "range" if given > limit.high:
            errors.add(at, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {limit.high}.")
        case "choice" if given not in limit.values or isinstance(given, bool):
            errors.add(at, "BASE_TYPE_CHOICES", f"Value must be one of {set(limit.values)}.")
        case "pattern" if not re.fullmatch(limit.pattern, given):
            errors.add(at, "STRING_TYPE_REGEX", "String value did not match validation regex.")


def _cross(cross: limits.Cross, value: Json, path: Path, context: Context, errors: FormErrors) -> None:
    for below, words in RULES[cross.name](value, context):
        code = cross.code.format(*words[:1]) if cross.name == "button_needs_its_way" else cross.code
        gaps = words[1:] if cross.name == "button_needs_its_way" else words
        errors.add((*path, *below), code, cross.sentence.format(*gaps))
