"""Walking through a form: the kinds of objects that it holds, all of them or those that are wanted."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.refusals import limits
from sandbox.refusals.walking import components, of_kinds, texts, walk

NUMBERS = {kind: number for number, kind in limits.COMPONENTS.items()}
KINDS = sorted({*NUMBERS, *limits.HOLDS, *(held for fields in limits.HOLDS.values() for held in fields.values())})
DEEP = 3
"""So many objects lie in each other in the forms of these tests."""


def full(kind: str, depth: int = DEEP) -> dict[str, Any]:
    """An object of this kind with one of everything that it may hold, alone in lists, and in these as well."""
    made: dict[str, Any] = {"type": NUMBERS[kind]} if kind in NUMBERS else {}
    for name, held in limits.HOLDS.get(kind, {}).items() if depth else ():
        inner = [full(each, depth - 1) for each in (NUMBERS if held == "component" else (held,))]
        made[name] = inner[0] if name in ("media", "author", "footer") else [*inner, None, "no object"]
    return made


@pytest.mark.parametrize("form", ["message", "modal", "command", "autocomplete"])
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_of_a_kind_is_all_of_that_kind(form: str, kind: str) -> None:
    filled = full(form)
    assert list(of_kinds(frozenset((kind,)), form, filled)) == [each for each in walk(form, filled) if each[0] == kind]


def test_a_form_is_walked_through_in_order_with_the_paths() -> None:
    button, text = {"type": NUMBERS["button"]}, {"type": NUMBERS["text"], "content": "hello"}
    section = {"type": NUMBERS["section"], "components": [text, None, {"type": 99}, "no object"], "accessory": button}
    form = {"components": [section], "embeds": [{"author": {"name": "Ann"}}]}
    assert list(walk("message", form)) == [
        ("message", form, ()),
        ("embed", {"author": {"name": "Ann"}}, ("embeds", 0)),
        ("embed_author", {"name": "Ann"}, ("embeds", 0, "author")),
        ("section", section, ("components", 0)),
        ("text", text, ("components", 0, "components", 0)),
        ("button", button, ("components", 0, "accessory")),
    ]
    assert [kind for kind, _, _ in components(form)] == ["section", "text", "button"]
    assert texts(form) == ["hello"]
