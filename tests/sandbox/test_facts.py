"""The table of facts drawn from Discord's description, and the local Discord held against it, route by route."""

from __future__ import annotations

import copy
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from sandbox import Sandbox
from sandbox.describe import drawn, main, written
from sandbox.refusals.facts import DIFFERENCES, TABLE, Answers, Facts, facts, route_key
from sandbox.refusals.permissions import Permission
from sandbox.wire.app import routes
from tests.sandbox.breaking import broken
from tests.sandbox.forms import BUTTON, COMMAND, INPUT, SAMPLES, SELECT, label, modal, option, row
from tests.sandbox.rawbot import RawBot
from tests.sandbox.toybot import png

OFFICIAL = Path(__file__).resolve().parents[3] / "shared" / "discord" / "openapi.json"
Form = dict[str, Any]

RICH: Form = {
    "content": "words",
    "tts": False,
    "nonce": "one",
    "flags": 0,
    "allowed_mentions": {"parse": ["users"], "replied_user": False},
    "embeds": [
        {
            "title": "A title",
            "description": "More",
            "color": 7,
            "fields": [{"name": "a", "value": "b", "inline": True}],
            "footer": {"text": "below"},
            "author": {"name": "above"},
        }
    ],
    "components": [
        row({**BUTTON, "disabled": False, "id": 3, "emoji": {"name": "🎲"}}),
        row({**SELECT, "placeholder": "Pick", "min_values": 1, "max_values": 1}),
    ],
}
EDIT = {name: value for name, value in RICH.items() if name not in ("nonce", "tts")}
RICH_COMMAND: Form = {
    **COMMAND,
    "options": [
        option(required=True, min_length=1, max_length=9),
        option(name="n", type=4, min_value=1, max_value=3, choices=[{"name": "one", "value": 1}]),
        option(name="who", type=6),
    ],
    "default_member_permissions": 8,
    "contexts": [0],
    "integration_types": [0],
}


@pytest.fixture
async def raw() -> AsyncIterator[RawBot]:
    async with Sandbox(strict=False) as sandbox, RawBot(sandbox) as bot:
        sandbox.rates.on = False  # hundreds of wrong requests in a moment
        yield bot
        assert sandbox.deviations == []


# ---- the table ----


NO_DESCRIPTION = (
    "Discord's description, openapi.json, is not in ../shared/discord: the table of its facts was not compared with it."
)


@pytest.mark.skipif(not OFFICIAL.is_file(), reason=NO_DESCRIPTION)
def test_the_table_is_what_the_description_says() -> None:
    assert written(drawn(json.loads(OFFICIAL.read_text(encoding="utf-8")))) == TABLE.read_text(encoding="utf-8")


def test_the_table_has_the_routes_that_are_served() -> None:
    assert set(facts().routes) == {f"{method} {route_key(path)}" for method, path in routes()}


def test_the_table_holds_no_prose() -> None:
    def words(node: Any) -> set[str]:
        if isinstance(node, dict):
            return set(node) | {word for inner in node.values() for word in words(inner)}
        return {word for inner in node for word in words(inner)} if isinstance(node, list) else set()

    assert not words(json.loads(TABLE.read_text())) & {"summary", "example", "operationId"}
    assert '"description":"' not in TABLE.read_text()


def test_drawing_tells_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    before = TABLE.read_bytes()
    lacking = tmp_path / "lacking.json"
    lacking.write_text('{"paths": {}}')
    for path, sentence in ((tmp_path / "none.json", "Can't read"), (lacking, "doesn't have")):
        monkeypatch.setattr("sys.argv", ["describe", str(path)])
        assert main() == 2
        assert sentence in capsys.readouterr().err
    assert TABLE.read_bytes() == before


# ---- where and in which words a fault is told ----


@pytest.mark.parametrize(
    ("shape", "body"), [("MessageCreateRequest", RICH), ("ApplicationCommandCreateRequest", RICH_COMMAND)]
)
def test_a_fault_is_told_at_its_place(shape: str, body: Form) -> None:
    whole = {"$ref": f"#/shapes/{shape}"}
    assert facts().faults(whole, body) == []
    cases = list(broken(whole, body))
    assert len(cases) > 40
    for way, why, wrong in cases:
        places = {path for path, _, _ in facts().faults(whole, wrong)}
        assert any(path[: len(way)] == way[: len(path)] for path in places), (way, why, places)


TYPED: Form = {
    "oneOf": [
        {"properties": {"type": {"const": 1}, "a": {"type": "integer"}}},
        {"properties": {"type": {"enum": [2]}, "b": {"type": "string"}}},
    ]
}


@pytest.mark.parametrize(
    ("shape", "value", "place", "code"),
    [
        ({"type": "integer"}, True, (), "NUMBER_TYPE_COERCE"),
        ({"type": "integer"}, 1.5, (), "NUMBER_TYPE_COERCE"),
        ({"const": 3}, 4, (), "BASE_TYPE_CHOICES"),
        ({"type": "string", "minLength": 2}, "x", (), "BASE_TYPE_MIN_LENGTH"),
        ({"additionalProperties": {"type": "string"}}, {"a": 1}, ("a",), "STRING_TYPE_CONVERT"),
        ({"properties": {"b": {}}, "additionalProperties": False}, {"a": 1}, ("a",), "FIELD_UNKNOWN"),
        ({"allOf": [{"type": "string"}, {"maxLength": 1}]}, "xy", (), "BASE_TYPE_MAX_LENGTH"),
        ({"type": "array", "uniqueItems": True}, [1, 1], (), "SET_TYPE_CONTAINS_DUPLICATES"),
        ({"type": "null"}, 1, (), "BASE_TYPE_CHOICES"),
        ({"type": ["string", "null"], "enum": ["a"]}, 1, (), "STRING_TYPE_CONVERT"),
        ({"type": ["string", "null"], "enum": ["a"]}, "b", (), "BASE_TYPE_CHOICES"),
        ({"type": "string"}, "\ud83d", (), "STRING_TYPE_CONVERT"),
        (
            {"type": "array", "items": {"type": "string", "minLength": 1, "maxLength": 3}},
            [""],
            (0,),
            "BASE_TYPE_BAD_LENGTH",
        ),
        ({"type": "string", "pattern": "^[0-9]+$"}, "x", (), "STRING_TYPE_REGEX"),
        ({"type": "integer", "minimum": 2}, 1, (), "NUMBER_TYPE_MIN"),
        ({"type": "integer", "maximum": 2}, 10**400, (), "NUMBER_TYPE_MAX"),
        ({"type": "object", "minProperties": 1}, {}, (), "BASE_TYPE_MIN_LENGTH"),
        ({"required": ["a"]}, {}, ("a",), "BASE_TYPE_REQUIRED"),
        (TYPED, {"type": 7}, ("type",), "UNION_TYPE_CHOICES"),
        (TYPED, {"type": 2, "a": 1, "b": 1}, ("b",), "STRING_TYPE_CONVERT"),
        ({"oneOf": [{"type": "null"}, TYPED]}, {"type": 1, "a": "x"}, ("a",), "NUMBER_TYPE_COERCE"),
        ({"oneOf": [{"required": ["a", "b"]}, {"required": ["c"]}]}, {}, ("c",), "BASE_TYPE_REQUIRED"),
    ],
)
def test_the_words_of_a_shape(shape: Any, value: Any, place: tuple[str, ...], code: str) -> None:
    table = Facts({"routes": {}, "refusals": {}, "shapes": {}})
    assert [(path, one) for path, one, _ in table.faults(shape, value)] == [(place, code)]


@pytest.mark.parametrize(
    ("shape", "value"),
    [
        ({"type": "string", "format": "snowflake"}, 2**64 - 1),
        ({"type": ["string", "null"], "enum": ["a"]}, None),
        ({"type": ["integer", "null"], "const": 1}, None),
        ({"oneOf": [{"type": "string"}, {"maxLength": 3}]}, "x"),
        ({"type": "integer"}, 2.0),
    ],
)
def test_what_discord_takes_though_the_description_does_not_say_so(shape: Any, value: object) -> None:
    """Ids as numbers, null beside the listed values, and a value that several options of a union take."""
    assert Facts({"routes": {}, "refusals": {}, "shapes": {}}).faults(shape, value) == []


def test_an_answer_that_is_not_discords_is_told() -> None:
    route = "GET /gateway"
    assert facts().of_answer(route, 200, {"url": "ws://127.0.0.1/"}) == []
    assert facts().of_answer(route, 200, {"url": 7})[0][:2] == (("url",), "STRING_TYPE_CONVERT")
    assert facts().of_answer(route, 302, None)[0][1] == "STATUS"
    assert facts().of_answer("DELETE /channels/{}/messages/{}", 204, {})[0][1] == "BODY"
    assert facts().of_answer(route, 403, {"code": 50001, "message": "Missing Access"}) == []


async def test_the_sandbox_notes_its_own_wrong_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Sandbox(strict=False) as sandbox, RawBot(sandbox) as bot:
        shapes = copy.deepcopy(facts().shapes)
        shapes["GatewayResponse"]["properties"]["url"] = {"type": "integer"}
        other = Facts({"routes": facts().routes, "refusals": facts().refusals, "shapes": shapes})
        monkeypatch.setattr("sandbox.refusals.facts.facts", lambda: other)
        assert (await bot.call("GET", "/gateway"))[0] == 200
        assert len(sandbox.deviations) == 1
        with pytest.raises(AssertionError, match="GET /gateway -> 200: url"):
            sandbox.assert_clean()


async def test_what_differs_on_purpose_is_seen_to_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.refusals.facts.DIFFERENCES", ())
    async with Sandbox(strict=False) as sandbox, RawBot(sandbox) as bot:
        assert (await bot.post({"content": 7}))[0] == 400
        route, place = sandbox.deviations[0].partition(" -> 400: ")[::2]
        covering = [one for one in DIFFERENCES if one.covers(route, place.partition(":")[0])]
    assert covering == list(DIFFERENCES)


# ---- every answer ----


async def test_what_is_looked_up(raw: RawBot) -> None:
    world = raw.sandbox.world
    thread = await raw.sandbox.person("bob").open_thread("inside")
    _, message = await raw.post({"content": "x"})
    await raw.register(COMMAND)
    table, guild = world.channel("table").id, world.guild_id
    paths = [
        *(
            "/users/@me",
            "/oauth2/applications/@me",
            "/applications/@me",
            "/gateway",
            "/gateway/bot",
            "/users/@me/guilds",
        ),
        *(f"/users/{thread.id}", f"/channels/{table}", f"/channels/{thread.channel.id}", f"/channels/{table}/messages"),
        *(f"/channels/{table}/messages/{message['id']}", f"/guilds/{guild}", f"/guilds/{guild}/channels"),
        *(f"/guilds/{guild}/threads/active", f"/guilds/{guild}/roles", f"/guilds/{guild}/members/{thread.id}"),
        *(
            f"/applications/{world.application_id}/commands",
            f"/applications/{world.application_id}/guilds/{guild}/commands",
        ),
    ]
    for path in paths:
        assert (await raw.call("GET", path))[0] == 200
    assert raw.sandbox.deviations == []


@pytest.mark.parametrize("kind", sorted(kind for kind, sample in SAMPLES.items() if sample[0] == "message"))
async def test_messages(raw: RawBot, kind: str) -> None:
    form = SAMPLES[kind][1]
    assert facts().of_request("POST /channels/{}/messages", form) == []
    assert (await raw.post(form, files={"a.png": png()} if kind in ("attachment", "file") else None))[0] == 200
    assert raw.sandbox.deviations == []


# ---- every request: the twin is taken, what breaks one word of the description is refused ----

Stage = Callable[[RawBot], Awaitable[tuple[str, Any]]]


async def _interaction(raw: RawBot) -> Form:
    await raw.register(COMMAND)
    interaction, task = await raw.asked(raw.sandbox.person("alice"), "play")
    raw.tasks.append(task)
    return dict(interaction)


async def _answered(raw: RawBot) -> Form:
    interaction = await _interaction(raw)
    assert (await raw.answer(interaction, 4, {"content": "x"}))[0] == 200
    return interaction


async def _message(raw: RawBot) -> Form:
    return dict((await raw.post({"content": "x"}))[1])


async def _command(raw: RawBot, path: str) -> str:
    status, body = await raw.call("POST", path, COMMAND)
    assert status == 201
    return f"{path}/{body['id']}"


def _table(raw: RawBot) -> str:
    return f"/channels/{raw.sandbox.world.channel('table').id}"


def _commands(raw: RawBot, *, guild: bool) -> str:
    place = f"/guilds/{raw.sandbox.world.guild_id}" if guild else ""
    return f"/applications/{raw.application}{place}/commands"


async def _a_thread(raw: RawBot) -> tuple[str, Form]:
    raw.sandbox.world.allow("table", "MANAGE_THREADS")
    _, thread = await raw.call("POST", f"{_table(raw)}/threads", {"name": "mine", "type": 11})
    return f"/channels/{thread['id']}", {
        "name": "ours",
        "archived": False,
        "locked": False,
        "auto_archive_duration": 60,
    }


async def _callback(raw: RawBot, body: Form) -> tuple[str, Form]:
    interaction = await _interaction(raw)
    return f"/interactions/{interaction['id']}/{interaction['token']}/callback", body


async def _webhook(raw: RawBot, body: Form, below: str = "") -> tuple[str, Form]:
    interaction = await _answered(raw)
    return f"/webhooks/{raw.application}/{interaction['token']}{below}", body


async def _edit(raw: RawBot) -> tuple[str, Form]:
    return f"{_table(raw)}/messages/{(await _message(raw))['id']}", EDIT


async def _bulk(raw: RawBot) -> tuple[str, Form]:
    raw.sandbox.world.allow("table", "MANAGE_MESSAGES")
    return f"{_table(raw)}/messages/bulk-delete", {"messages": [(await _message(raw))["id"] for _ in range(2)]}


async def _on_message(raw: RawBot) -> tuple[str, Form]:
    path = f"{_table(raw)}/messages/{(await _message(raw))['id']}/threads"
    return path, {"name": "here", "auto_archive_duration": 60}


async def _fixed(path: str, body: Any) -> tuple[str, Any]:
    return path, body


async def _direct(raw: RawBot) -> tuple[str, Form]:
    return "/users/@me/channels", {"recipient_id": raw.sandbox.person("bob").id}


def _events(raw: RawBot) -> str:
    raw.sandbox.world.home.bot_permissions |= Permission.CREATE_EVENTS
    return f"/guilds/{raw.sandbox.world.guild_id}/scheduled-events"


def _event() -> Form:
    return {
        "name": "Cup",
        "description": "Rounds",
        "scheduled_start_time": "2100-01-01T10:00:00+00:00",
        "scheduled_end_time": "2100-01-01T12:00:00+00:00",
        "privacy_level": 2,
        "entity_metadata": {"location": "#table"},
        "entity_type": 3,
    }


async def _an_event(raw: RawBot) -> tuple[str, Form]:
    _, event = await raw.call("POST", _events(raw), _event())
    return f"{_events(raw)}/{event['id']}", {**_event(), "status": 2}


async def _patched(raw: RawBot, *, guild: bool) -> tuple[str, Form]:
    return await _command(raw, _commands(raw, guild=guild)), RICH_COMMAND


STAGES: list[tuple[str, str, Stage]] = [
    ("POST /channels/{}/messages", "rich", lambda raw: _fixed(f"{_table(raw)}/messages", RICH)),
    *(
        ("POST /channels/{}/messages", kind, lambda raw, form=form: _fixed(f"{_table(raw)}/messages", form))
        for kind, (of, form, _) in SAMPLES.items()
        if of == "message" and kind not in ("message", "attachment", "file", "media")
    ),
    ("PATCH /channels/{}/messages/{}", "rich", _edit),
    ("POST /channels/{}/messages/bulk-delete", "two", _bulk),
    ("POST /channels/{}/messages/{}/threads", "one", _on_message),
    ("POST /channels/{}/threads", "one", lambda raw: _fixed(f"{_table(raw)}/threads", {"name": "new", "type": 11})),
    ("PATCH /channels/{}", "a thread", _a_thread),
    ("POST /users/@me/channels", "one", _direct),
    ("POST /guilds/{}/scheduled-events", "one", lambda raw: _fixed(_events(raw), _event())),
    ("PATCH /guilds/{}/scheduled-events/{}", "one", _an_event),
    *(
        (f"{method} /applications/{{}}{place}/commands{below}", "rich", stage)
        for guild, place in ((False, ""), (True, "/guilds/{}"))
        for method, below, stage in (
            ("PUT", "", lambda raw, guild=guild: _fixed(_commands(raw, guild=guild), [RICH_COMMAND])),
            ("POST", "", lambda raw, guild=guild: _fixed(_commands(raw, guild=guild), RICH_COMMAND)),
            ("PATCH", "/{}", lambda raw, guild=guild: _patched(raw, guild=guild)),
        )
    ),
    ("POST /interactions/{}/{}/callback", "message", lambda raw: _callback(raw, {"type": 4, "data": EDIT})),
    ("POST /interactions/{}/{}/callback", "deferral", lambda raw: _callback(raw, {"type": 5, "data": {"flags": 64}})),
    (
        "POST /interactions/{}/{}/callback",
        "form",
        lambda raw: _callback(raw, {"type": 9, "data": modal(label({**INPUT, "max_length": 9, "required": False}))}),
    ),
    ("POST /webhooks/{}/{}", "rich", lambda raw: _webhook(raw, EDIT)),
    ("PATCH /webhooks/{}/{}/messages/{}", "rich", lambda raw: _webhook(raw, EDIT, "/messages/@original")),
]


def test_answers_are_compared_in_the_end_and_not_heaped_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.refusals.facts.MOST", 2)
    answers = Answers()
    for _ in range(5):
        answers.put("GET /gateway", 200, b'{"url": 7}')
    assert len(answers._waiting) == 2
    assert len(answers.deviations()) == 5
    assert not answers._waiting


def test_every_route_with_a_body_has_a_stage() -> None:
    assert {route for route, _, _ in STAGES} == {route for route, one in facts().routes.items() if "takes" in one}


@pytest.mark.parametrize(("route", "name", "stage"), STAGES, ids=[f"{route}-{name}" for route, name, _ in STAGES])
async def test_a_request_is_refused_where_its_twin_is_taken(raw: RawBot, route: str, name: str, stage: Stage) -> None:
    path, twin = await stage(raw)
    method = route.partition(" ")[0]
    cases = list(broken(facts().routes[route]["takes"], twin))
    assert cases
    for way, why, body in cases:
        status, answer = await raw.call(method, path, body)
        assert (status, answer["code"]) == (400, 50035), (way, why)
    status, answer = await raw.call(method, path, twin)
    assert 200 <= status < 300, answer


@pytest.mark.parametrize("query", ["limit=0", "limit=101", "limit=many", "before=yesterday", "after=x"])
async def test_a_query_is_refused_where_its_twin_is_taken(raw: RawBot, query: str) -> None:
    status, answer = await raw.call("GET", f"{_table(raw)}/messages?{query}")
    assert (status, answer["code"]) == (400, 50035)
    assert (await raw.call("GET", f"{_table(raw)}/messages?limit=100&before=9&after=0"))[0] == 200
