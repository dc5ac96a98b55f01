"""Every line of the table of limits: what keeps it is taken, what breaks it is refused at the right place."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from sandbox import Sandbox
from sandbox.refusals.checking import check
from sandbox.refusals.facts import facts
from sandbox.refusals.limits import CROSS, LIMITS, Limit
from tests.sandbox.forms import (
    BUTTON,
    COMMAND,
    INPUT,
    SAMPLES,
    SECTION,
    SELECT,
    TEXT,
    V2,
    Form,
    command,
    container,
    label,
    modal,
    option,
    row,
    select,
    v2,
)
from tests.sandbox.rawbot import RawBot
from tests.sandbox.toybot import png

POLL: Form = {"question": {"text": "Which?"}, "answers": [{"poll_media": {"text": "This"}}]}


FILES = {"a.png"}


def at(form: Form, way: tuple[str | int, ...]) -> Form:
    node: Any = form
    for step in way:
        node = node[step]
    assert isinstance(node, dict)
    return node


def faults(kind: str, form: Form) -> set[tuple[str, ...]]:
    """The places of all faults of a form."""
    found = check(kind, form, files=FILES, v2=bool(form.get("flags", 0) & V2)).found
    return {tuple(map(str, path)) for path, _, _ in found}


def too_much(limit: Limit) -> list[Any]:
    """Values that break a limit, just so."""
    match limit.rule:
        case "length":
            values: list[Any] = ["x" * (limit.high + 1)]
            return [*values, ""] if limit.low else values
        case "count":
            values = [[{}] * (limit.high + 1)]
            return [*values, []] if limit.low else values
        case "pattern":
            return ["no spaces", "!"]
        case _:
            return [None]


def just_right(limit: Limit) -> list[Any]:
    """Values at the edge that are still fine."""
    match limit.rule:
        case "length":
            return ["x" * limit.high, "x" * max(1, limit.low)]
        case "pattern":
            return ["a-b_c", "größe", "चाल"]
        case _:
            return []


@pytest.mark.parametrize("kind", sorted(SAMPLES))
def test_the_samples_are_in_order(kind: str) -> None:
    of, form, _ = SAMPLES[kind]
    assert check(of, form, files=FILES, v2=bool(form.get("flags", 0) & V2)).found == []


@pytest.mark.parametrize("limit", LIMITS, ids=lambda limit: f"{limit.path}-{limit.rule}")
def test_a_limit_refuses_what_breaks_it(limit: Limit) -> None:
    of, form, way = SAMPLES[limit.kind]
    place = (*map(str, way), limit.field)
    for value in too_much(limit):
        broken = copy.deepcopy(form)
        at(broken, way)[limit.field] = value
        assert place in faults(of, broken), value


@pytest.mark.parametrize("limit", LIMITS, ids=lambda limit: f"{limit.path}-{limit.rule}")
def test_a_limit_says_what_the_description_does_not(limit: Limit) -> None:
    of, form, way = SAMPLES[limit.kind]
    shape = {"message": "MessageCreateRequest", "modal": "ModalInteractionCallbackRequestData"}.get(of, "")
    whole = {"$ref": f"#/shapes/{shape or 'ApplicationCommandCreateRequest'}"}
    taken = []
    for value in too_much(limit):
        broken = copy.deepcopy(form)
        at(broken, way)[limit.field] = value
        places = [path for path, _, _ in facts().faults(whole, broken)]
        taken.append((*way, limit.field) not in places)
    assert any(taken), "one place is enough to say it"


@pytest.mark.parametrize("limit", LIMITS, ids=lambda limit: f"{limit.path}-{limit.rule}")
def test_a_limit_takes_what_keeps_it(limit: Limit) -> None:
    of, form, way = SAMPLES[limit.kind]
    for value in just_right(limit):
        kept = copy.deepcopy(form)
        at(kept, way)[limit.field] = value
        found = check(of, kept, files=FILES, v2=bool(form.get("flags", 0) & V2)).found
        wrong = [code for path, code, _ in found if path == (*way, limit.field) and code.startswith(("BASE", "NUMBER"))]
        assert wrong == [], value


def buttons(count: int, start: int = 0) -> list[Form]:
    return [{**BUTTON, "custom_id": f"b{start + number}"} for number in range(count)]


SUB = {"name": "sub", "description": "x", "type": 1}
BROKEN: dict[str, list[tuple[str, Form, str]]] = {
    # rule -> forms that break it, each with the place where that is told
    "components_in_place": [
        ("message", {"content": "x", "components": [BUTTON]}, "components.0.type"),
        ("message", {"content": "x", "components": [container(TEXT)]}, "components.0.type"),
        ("message", v2(BUTTON), "components.0.type"),
        ("message", v2(container(container(TEXT))), "components.0.components.0.type"),
        ("message", v2(row(TEXT)), "components.0.components.0.type"),
        ("message", v2({**SECTION, "accessory": SELECT}), "components.0.accessory.type"),
        ("message", v2({"type": 99}), "components.0.type"),
        ("modal", modal(row(BUTTON)), "components.0.components.0.type"),
        ("modal", modal(INPUT), "components.0.type"),
    ],
    "no_legacy_fields_in_v2": [
        ("message", {**v2(TEXT), "content": "x"}, "content"),
        ("message", {**v2(TEXT), "embeds": [{"title": "x"}]}, "embeds"),
        ("message", {**v2(TEXT), "poll": POLL}, "poll"),
    ],
    "five_rows": [("message", {"content": "x", "components": [row(*buttons(1, n)) for n in range(6)]}, "components")],
    "total_components": [
        ("message", v2(*(container(*[TEXT] * 9) for _ in range(4)), TEXT), "components"),
        ("message", v2(*(row(*buttons(5, 5 * n)) for n in range(6)), container(*[TEXT] * 4)), "components"),
    ],
    "total_text": [
        ("message", v2({**TEXT, "content": "x" * 3999}, container({**TEXT, "content": "yz"})), "components")
    ],
    "total_embed_text": [("message", {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]}, "embeds")],
    "unique_custom_ids": [
        ("message", v2(row(BUTTON), container(row(BUTTON))), "components.1.components.0.components.0.custom_id"),
        ("modal", modal(label(INPUT), label(INPUT)), "components.1.component.custom_id"),
    ],
    "unique_component_ids": [("message", v2({**TEXT, "id": 7}, {**TEXT, "id": 7}), "components.1.id")],
    "row_width": [
        ("message", {"content": "x", "components": [row(SELECT, BUTTON)]}, "components.0.components.1"),
    ],
    "button_needs_custom_id": [
        ("message", v2(row({"type": 2, "style": 1, "label": "x"})), "components.0.components.0.custom_id")
    ],
    "pressed_button_has_no_url": [
        ("message", v2(row({**BUTTON, "url": "https://example.org"})), "components.0.components.0.url")
    ],
    "link_button_needs_url": [
        ("message", v2(row({"type": 2, "style": 5, "label": "x"})), "components.0.components.0.url")
    ],
    "link_scheme": [
        *(
            ("message", v2(row({"type": 2, "style": 5, "label": "x", "url": url})), "components.0.components.0.url")
            for url in ("javascript:alert(1)", "data:text/html,x", "example.org")
        ),
        ("message", {"embeds": [{"title": "x", "url": "javascript:alert(1)"}]}, "embeds.0.url"),
    ],
    "link_button_has_no_custom_id": [
        ("message", v2(row({**BUTTON, "style": 5, "url": "https://e.org"})), "components.0.components.0.custom_id")
    ],
    "button_needs_a_face": [
        ("message", v2(row({"type": 2, "style": 1, "custom_id": "x"})), "components.0.components.0.label")
    ],
    "emoji_exists": [
        ("message", v2(row({**BUTTON, "emoji": {"name": "x"}})), "components.0.components.0.emoji.name"),
        ("message", v2(row({**BUTTON, "emoji": {"id": "1", "name": "x"}})), "components.0.components.0.emoji.id"),
        (
            "message",
            v2(row({**SELECT, "options": [{"label": "A", "value": "a", "emoji": {"name": "▲"}}]})),
            "components.0.components.0.options.0.emoji.name",
        ),
    ],
    "unique_option_values": [
        ("message", v2(row({**SELECT, "options": SELECT["options"] * 2})), "components.0.components.0.options.1.value")
    ],
    "select_bounds": [
        ("message", v2(row({**SELECT, "max_values": 2})), "components.0.components.0.max_values"),
        ("message", v2(row({**select(5), "min_values": 3, "max_values": 2})), "components.0.components.0.min_values"),
    ],
    "too_many_defaults": [
        (
            "message",
            v2(row({**SELECT, "options": [{"label": v, "value": v, "default": True} for v in "ab"]})),
            "components.0.components.0.options",
        ),
        (
            "message",
            v2(row({**select(5), "default_values": [{"id": str(n), "type": "user"} for n in (1, 2)]})),
            "components.0.components.0.default_values",
        ),
    ],
    "attachments_exist": [
        (
            "message",
            v2({"type": 12, "items": [{"media": {"url": "attachment://b.png"}}]}),
            "components.0.items.0.media.url",
        ),
        ("message", {"embeds": [{"image": {"url": "attachment://b.png"}}]}, "embeds.0.image.url"),
    ],
    "media_scheme": [
        ("message", v2({"type": 12, "items": [{"media": {"url": "ftp://a/b.png"}}]}), "components.0.items.0.media.url")
    ],
    "file_is_attached": [
        ("message", v2({"type": 13, "file": {"url": "https://example.org/a.png"}}), "components.0.file.url")
    ],
    "blank_text": [
        ("message", v2({**TEXT, "content": " \n"}), "components.0.content"),
        ("message", {"embeds": [{"fields": [{"name": " ", "value": "b"}]}]}, "embeds.0.fields.0.name"),
    ],
    "length_bounds": [
        ("modal", modal(label({**INPUT, "min_length": 3, "max_length": 2})), "components.0.component.min_length"),
        ("command", command(option(min_length=3, max_length=2)), "options.0.min_length"),
        ("command", command(option(type=4, min_value=3, max_value=2)), "options.0.min_value"),
    ],
    "known_locales": [
        ("command", {**COMMAND, "name_localizations": {"xx": "spiel"}}, "name_localizations.xx"),
        ("command", {**COMMAND, "description_localizations": {"de-DE": "Spiel"}}, "description_localizations.de-DE"),
        ("command", command(option(name_localizations={"en": "word"})), "options.0.name_localizations.en"),
        (
            "command",
            command(option(choices=[{"name": "A", "value": "a", "name_localizations": {"klingon": "A"}}])),
            "options.0.choices.0.name_localizations.klingon",
        ),
    ],
    "command_name": [
        ("command", {**COMMAND, "name": "Play"}, "name"),
        ("command", {**COMMAND, "name": "two words"}, "name"),
        ("command", {"name": "play"}, "description"),
    ],
    "option_name_lower": [("command", command(option(name="Word")), "options.0.name")],
    "localized_names": [
        ("command", {**COMMAND, "name_localizations": {"de": "Spiel"}}, "name_localizations.de"),
        ("command", {**COMMAND, "name_localizations": {"fr": "deux mots"}}, "name_localizations.fr"),
        ("command", command(option(name_localizations={"de": "ein wort"})), "options.0.name_localizations.de"),
    ],
    "unique_option_names": [
        ("command", command(option(), option()), "options.1.name"),
        (
            "command",
            command(option(), option(name="b", name_localizations={"de": "word"})),
            "options.1.name_localizations.de",
        ),
    ],
    "required_first": [("command", command(option(), option(name="b", required=True)), "options.1")],
    "subcommands_unmixed": [
        ("command", command(SUB, option()), "options"),
        ("command", command({**SUB, "options": [SUB]}), "options.0.options"),
        ("command", command({**SUB, "type": 2, "options": [option()]}), "options.0.options"),
    ],
    "choices_or_autocomplete": [
        ("command", command(option(autocomplete=True, choices=[{"name": "a", "value": "a"}])), "options.0.autocomplete")
    ],
    "choices_of_type": [
        ("command", command(option(type=4, choices=[{"name": "a", "value": "a"}])), "options.0.choices.0.value"),
        ("command", command(option(type=6, autocomplete=True)), "options.0.autocomplete"),
    ],
    "unique_choice_names": [
        (
            "command",
            command(option(choices=[{"name": "a", "value": "a"}, {"name": "a", "value": "b"}])),
            "options.0.choices.1.name",
        )
    ],
    "command_text": [
        (
            "command",
            command(
                *(
                    option(name=f"o{n}", choices=[{"name": f"{m:0>97}", "value": "v" * 100} for m in range(25)])
                    for n in range(2)
                )
            ),
            "",
        )
    ],
}
CASES = [(rule, *case) for rule, cases in BROKEN.items() for case in cases]


def test_every_rule_across_fields_is_tried() -> None:
    assert set(BROKEN) == {cross.name for cross in CROSS}


@pytest.mark.parametrize(("rule", "of", "form", "place"), CASES)
def test_a_rule_across_fields(rule: str, of: str, form: Form, place: str) -> None:
    assert tuple(filter(None, place.split("."))) in faults(of, form)


def test_forty_components_are_fine() -> None:
    assert faults("message", v2(*(container(*[TEXT] * 9) for _ in range(4)))) == set()


def test_a_group_with_subcommands_is_fine() -> None:
    group = {"name": "group", "description": "x", "type": 2, "options": [{**SUB, "options": [option()]}]}
    assert faults("command", command(group, SUB)) == set()


@pytest.fixture
async def raw() -> AsyncIterator[RawBot]:
    async with Sandbox(strict=False) as sandbox, RawBot(sandbox) as bot:
        yield bot


async def test_the_server_refuses_by_the_table(raw: RawBot) -> None:
    """Once through HTTP for each form of a message or command that is wrong: 400, nested, nothing posted."""
    for _, of, form, place in CASES:
        if of == "message":
            status, body = await raw.post(form)
            way = place.split(".")
        elif of == "command":
            status, body = await raw.register(form)
            way = ["0", *filter(None, place.split("."))]
        else:
            continue
        assert (status, body["code"]) == (400, 50035), form
        node = body["errors"]
        for step in way:
            if "_errors" not in node:  # what the description itself says may be told of the holder
                node = node[step]
        assert "_errors" in json.dumps(node)
    assert raw.sandbox.messages() == []
    assert raw.sandbox.state.all_commands() == []


async def test_the_server_takes_the_samples(raw: RawBot) -> None:
    for of, form, _ in SAMPLES.values():
        if of == "message":
            status, body = await raw.post(
                form, files={"a.png": png()} if form.get("attachments") or "13" in str(form) else None
            )
            assert status == 200, body
        elif of == "command":
            status, body = await raw.register(form)
            assert status == 200, body


@pytest.mark.parametrize(
    ("kind", "count", "status"), [(1, 100, 200), (1, 101, 400), (2, 15, 200), (2, 16, 400), (3, 16, 400)]
)
async def test_the_number_of_commands(raw: RawBot, kind: int, count: int, status: int) -> None:
    more = {"description": "x"} if kind == 1 else {}
    commands = [{"name": f"c{number}", "type": kind, **more} for number in range(count)]
    assert (await raw.register(*commands))[0] == status


async def test_two_commands_of_one_name(raw: RawBot) -> None:
    status, body = await raw.register(COMMAND, COMMAND)
    assert (status, body["errors"]["1"]["name"]["_errors"][0]["code"]) == (400, "APPLICATION_COMMANDS_DUPLICATE_NAME")


async def test_answers_to_autocomplete_and_forms(raw: RawBot) -> None:
    await raw.register(command(option(autocomplete=True)))
    alice = raw.sandbox.person("alice")

    async def refused(kind: int, data: Form, *way: str) -> bool:
        if kind == 8:
            task: asyncio.Task[Any] = asyncio.create_task(alice.autocomplete("play", "word", "x"))
        else:
            task = asyncio.create_task(alice.slash("play"))
        interaction = await raw.socket.until("INTERACTION_CREATE")
        status, body = await raw.answer(interaction, kind, data)
        fine = {"choices": []} if kind == 8 else modal(label(INPUT))
        if status == 400:
            node = body["errors"]["data"]
            for step in way:
                node = node[step]
            assert (await raw.answer(interaction, kind, fine))[0] == 200
        await task
        return status == 400

    choice = {"name": "a", "value": "a"}
    assert not await refused(8, {"choices": [choice] * 25})
    assert await refused(8, {"choices": [choice] * 26}, "choices", "_errors")
    assert await refused(8, {"choices": [{"name": "", "value": "a"}]}, "choices", "0", "name", "_errors")
    assert await refused(8, {"choices": [{"name": "x" * 101, "value": "a"}]}, "choices", "0", "name", "_errors")
    assert not await refused(9, modal(label(INPUT)))
    assert await refused(9, {**modal(label(INPUT)), "title": "x" * 46}, "title", "_errors")
    assert await refused(9, modal(BUTTON), "components", "0", "type", "_errors")
