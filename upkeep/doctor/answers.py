"""The harmless calls of the doctor, and what the bot expects in Discord's answers to them.

A test holds the table against the local Discord, with which the bot is tested.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Shape = dict[str, Any] | list[Any]
"""What an answer has to contain: an object with these fields, or a list of which each element is like this.

At its leaves are types, or tuples of types.
"""

CALLS: dict[str, Shape] = {
    "/applications/@me": {
        "id": str,
        "name": str,
        "flags": int,
        "interactions_endpoint_url": (str, type(None)),
    },
    "/users/@me": {"id": str, "username": str, "discriminator": str},
    "/gateway/bot": {
        "url": str,
        "shards": int,
        "session_start_limit": {"total": int, "remaining": int, "reset_after": int, "max_concurrency": int},
    },
    "/users/@me/guilds": [{"id": str, "name": str, "permissions": str}],
    "/applications/{application}/commands": [{"id": str, "name": str, "description": str, "version": str}],
}
"""The calls, all of which only read, with what the bot expects in their answers. They are made in this order."""


def differences(expected: Any, answer: Any, place: str = "") -> Iterator[str]:
    """Return the places in an answer which are not as the bot expects them, each with what is wrong there."""
    where = place or "the answer"
    match expected:
        case dict():
            if not isinstance(answer, dict):
                yield f"{where} isn't an object"
                return
            for name, inner in expected.items():
                inside = f"{place}.{name}" if place else name
                if name in answer:
                    yield from differences(inner, answer[name], inside)
                else:
                    yield f"{inside} is missing"
        case [inner]:
            if not isinstance(answer, list):
                yield f"{where} isn't a list"
                return
            for number, element in enumerate(answer):
                yield from differences(inner, element, f"{place}[{number}]")
        case _:
            if not isinstance(answer, expected) or isinstance(answer, bool):
                yield f"{where} has the wrong type"
