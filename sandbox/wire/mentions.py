"""Who is really pinged by a text, after `allowed_mentions` and rights."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from sandbox.refusals.errors import FormErrors

EVERYONE = "everyone"
_USER = re.compile(r"<@!?(\d{15,21})>")
_EVERYONE = re.compile(r"@(everyone|here)")
_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


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
