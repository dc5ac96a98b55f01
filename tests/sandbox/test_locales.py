"""Languages in the local Discord: what people have chosen, and the translations of commands."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from sandbox import Sandbox
from tests.sandbox.rawbot import RawBot

COMMAND: dict[str, Any] = {
    "name": "go",
    "description": "Go somewhere",
    "name_localizations": {"de": "geh"},
    "description_localizations": {"de": "Geh irgendwohin"},
    "options": [
        {
            "type": 3,
            "name": "where",
            "description": "Where to",
            "description_localizations": {"de": "Wohin"},
            "choices": [{"name": "home", "name_localizations": {"de": "heim"}, "value": "home"}],
        }
    ],
}


@pytest.fixture
async def raw() -> AsyncIterator[RawBot]:
    async with Sandbox(strict=False) as sandbox, RawBot(sandbox) as bot:
        yield bot


def translations(holder: dict[str, Any]) -> list[Any]:
    """All translations of a command, of its options and of their choices."""
    own = [value for key, value in holder.items() if key.endswith("_localizations") and value]
    inner = [each for name in ("options", "choices") for each in holder.get(name, ())]
    return own + [found for each in inner for found in translations(each)]


async def test_registering_returns_the_translations_and_the_list_leaves_them_out(raw: RawBot) -> None:
    everything = [{"de": "geh"}, {"de": "Geh irgendwohin"}, {"de": "Wohin"}, {"de": "heim"}]
    status, (made,) = await raw.register(COMMAND)
    assert (status, translations(made)) == (200, everything)
    path = f"/applications/{raw.application}/commands"
    _, (listed,) = await raw.call("GET", path)
    assert translations(listed) == []
    assert listed["options"][0]["choices"] == [{"name": "home", "value": "home"}]
    assert "description_localizations" not in listed
    _, (asked,) = await raw.call("GET", f"{path}?with_localizations=true")
    assert translations(asked) == everything
    assert translations((await raw.call("GET", f"{path}/{made['id']}"))[1]) == everything


@pytest.mark.parametrize(
    "localizations",
    [{"xx": "text"}, {"de": ""}, {"de": "x" * 101}, {"de": 5}, "text"],
    ids=["no language", "empty", "too long", "no text", "no object"],
)
async def test_translations_that_discord_does_not_take(raw: RawBot, localizations: Any) -> None:
    assert (await raw.register({**COMMAND, "description_localizations": localizations}))[0] == 400


async def test_two_commands_are_not_called_alike_in_a_language(raw: RawBot) -> None:
    other = {"name": "run", "description": "Run"}
    for names in ({"de": "geh"}, {"fr": "go"}):
        status, told = await raw.register(COMMAND, {**other, "name_localizations": names})
        assert status == 400
        assert "APPLICATION_COMMANDS_DUPLICATE_NAME" in str(told)
    assert (await raw.register(COMMAND, {**other, "name_localizations": {"de": "lauf"}}))[0] == 200


async def test_the_longest_translation_counts_for_the_length_of_a_command(raw: RawBot) -> None:
    choices = [{"name": f"{number}", "name_localizations": {"de": "x" * 100}, "value": "v"} for number in range(25)]
    options = [{"type": 3, "name": f"o{number}", "description": "d", "choices": choices} for number in range(4)]
    assert (await raw.register({**COMMAND, "options": options}))[0] == 400


async def test_an_interaction_has_the_languages_of_the_person_and_of_the_server(raw: RawBot) -> None:
    await raw.register({"name": "go", "description": "Go"})
    alice = raw.sandbox.person("alice")
    alice.user.locale, raw.sandbox.world.home.locale = "de", "fr"
    here, asking = await raw.asked(alice)
    assert (here["locale"], here["guild_locale"]) == ("de", "fr")
    await raw.answer(here, 4, {"content": "x"})
    await asking
    direct, asking = await raw.asked(raw.sandbox.person("bob").direct())
    assert direct["locale"] == "en-US"
    assert "guild_locale" not in direct
    await raw.answer(direct, 4, {"content": "x"})
    await asking
