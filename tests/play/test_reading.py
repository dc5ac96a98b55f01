"""What finds plain English on the local Discord finds it wherever people read."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Sandbox
from sandbox.world.state import Event
from tests.play.reading import Reading, words


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Ýöûŕ move", ["move"]),
        ("`/play`, /me, <@123>, <t:1:R>, https://a.example/x ST-16 a5 b4", []),
        ("Ŝéé [Ţħé ţàƀļé](https://discord.com/channels/1/2/3) now", ["now"]),
        ("```\nab1 x\n```", ["ab"]),
        ("`python -m sessions` stranded-1.txt gb/r 0123abcdef", []),
        ("and/or", ["and", "or"]),
    ],
)
def test_words_are_what_a_language_has(text: str, found: list[str]) -> None:
    assert words(text) == found


@pytest.mark.parametrize(
    "shown",
    [
        {"content": "Plain"},
        {"components": [{"type": 17, "components": [{"type": 10, "content": "Plain"}]}]},
        {"components": [{"type": 1, "components": [{"type": 2, "label": "Plain", "custom_id": "x"}]}]},
        {"components": [{"type": 3, "placeholder": "Plain", "options": []}]},
        {"components": [{"type": 3, "options": [{"label": "ä", "value": "a1", "description": "Plain"}]}]},
        {"components": [{"type": 12, "items": [{"media": {}, "description": "Plain"}]}]},
    ],
)
async def test_every_part_of_a_message_is_read(shown: dict[str, Any]) -> None:
    async with Sandbox() as sandbox:
        reading = Reading(sandbox)
        reading.hear(Event("MESSAGE_CREATE", {**shown, "author": {"id": "1", "username": "Somebody"}}))
        assert reading.texts == {}, "people may write what they want"
        reading.hear(Event("MESSAGE_UPDATE", {**shown, "author": {"id": sandbox.world.bot.id, "username": "Somebody"}}))
        assert reading.plain() == ["plain: message: Plain"]
        assert reading.plain("Plain names") == []


async def test_forms_and_choices_are_read_and_moves_are_not() -> None:
    async with Sandbox() as sandbox:
        reading = Reading(sandbox)
        reading.hear(Event("MODAL", {"title": "Form", "components": [{"label": "Field"}]}))
        choices = [{"name": "take a1 · ţàķé", "value": "take a1"}, {"name": "take b2 · Take", "value": "take b2"}]
        reading.hear(Event("AUTOCOMPLETE", {"choices": choices}))
        menu = {"options": [{"label": "ţ", "value": "b2", "description": "take b2"}]}
        reading.hear(Event("MESSAGE_CREATE", {"components": [menu], "author": {"id": sandbox.world.bot.id}}))
        assert reading.plain() == ["field: form: Field", "form: form: Form", "take: choice:  · Take"]
