"""What the local Discord sends and takes, held against Discord's own description of its HTTP API.

The description stays out of the project; without it beside the repository these tests skip.
"""

from __future__ import annotations

import copy
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from sandbox import Sandbox
from tests.sandbox.rawbot import RawBot
from tests.sandbox.test_limits import COMMAND, SAMPLES, option
from tests.sandbox.toybot import png

OFFICIAL = Path(__file__).resolve().parents[3] / "shared" / "discord" / "openapi.json"
pytestmark = pytest.mark.skipif(not OFFICIAL.is_file(), reason="Discord's openapi.json is not at ../shared/discord")


class Official:
    """The description, with unions told apart by `type` and numbers taken for snowflakes."""

    def __init__(self) -> None:
        self.document = json.loads(OFFICIAL.read_text())
        self.schemas = self.document["components"]["schemas"]
        self.schemas["SnowflakeType"] = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}

    def faults(self, name: str, value: Any) -> list[str]:
        schema = {"$ref": f"#/components/schemas/{name}", "components": self.document["components"]}
        validator = jsonschema.Draft202012Validator(schema)
        return [f"{error.json_path}: {error.message[:300]}" for error in validator.iter_errors(value)]


@pytest.fixture(scope="module")
def official() -> Official:
    return Official()


@pytest.fixture
async def raw() -> AsyncIterator[RawBot]:
    async with Sandbox(strict=False) as sandbox, RawBot(sandbox) as bot:
        yield bot


async def test_what_is_looked_up(official: Official, raw: RawBot) -> None:
    world = raw.sandbox.world
    thread = await raw.sandbox.person("bob").open_thread("inside")
    table = world.channel("table").id
    paths = {
        "/users/@me": "UserPIIResponse",
        "/oauth2/applications/@me": "PrivateApplicationResponse",
        f"/users/{thread.id}": "UserResponse",
        f"/channels/{table}": "GuildChannelResponse",
        f"/channels/{thread.channel.id}": "ThreadResponse",
        f"/guilds/{world.guild_id}": "GuildWithCountsResponse",
        f"/guilds/{world.guild_id}/members/{thread.id}": "GuildMemberResponse",
    }
    told = {}
    for path, name in paths.items():
        status, body = await raw.call("GET", path)
        assert status == 200
        told[name] = official.faults(name, body)
    assert told == {name: [] for name in paths.values()}


@pytest.mark.parametrize("kind", sorted(kind for kind, sample in SAMPLES.items() if sample[0] == "message"))
async def test_messages(official: Official, raw: RawBot, kind: str) -> None:
    form = SAMPLES[kind][1]
    assert official.faults("MessageCreateRequest", form) == []
    needs_file = kind in ("attachment", "file")
    status, body = await raw.post(form, files={"a.png": png()} if needs_file else None)
    assert status == 200
    assert official.faults("MessageResponse", body) == []


async def test_commands(official: Official, raw: RawBot) -> None:
    forms = [
        {**COMMAND, "options": [option(required=True), option(name="n", type=4, min_value=1)]},
        {"name": "who", "type": 2},
    ]
    _, bodies = await raw.register(*forms)
    for form, body in zip(forms, bodies, strict=True):
        assert official.faults("ApplicationCommandCreateRequest", form) == []
        assert official.faults("ApplicationCommandResponse", body) == []


@pytest.mark.parametrize(("kind", "name"), [(4, "content"), (5, ""), (9, "modal")])
async def test_answers_to_interactions(official: Official, raw: RawBot, kind: int, name: str) -> None:
    await raw.register(COMMAND)
    interaction, task = await raw.asked(raw.sandbox.person("alice"), "play")
    data = {"content": {"content": "x"}, "modal": copy.deepcopy(SAMPLES["label"][1]), "": {"flags": 64}}[name]
    if kind == 9:
        assert official.faults("ModalInteractionCallbackRequestData", data) == []
    status, body = await raw.answer(interaction, kind, data)
    assert status == 200
    assert official.faults("InteractionCallbackResponse", body) == []
    result = await task
    if result.reply is not None:
        assert official.faults("MessageResponse", raw.sandbox.message(result.reply.id).payload) == []
