"""Commands are described in the languages of Discord, and registered again only where something has changed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cogs import library, registration
from cogs.words.commands import in_language
from render.kit.texts import clip
from rules.catalogue import GAMES
from sandbox import Sandbox
from tests.play import translating
from tests.play.club import club_in
from tests.pseudo import spoken
from words import ENGLISH, PSEUDO, Language, of
from words.pseudo import pseudo


@pytest.fixture(autouse=True)
def germans_read_the_pseudo_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def best(wanted: str, _offered: object) -> Language | None:
        return PSEUDO if wanted == "de" else ENGLISH if wanted.startswith("en") else None

    monkeypatch.setattr(registration, "best", best)
    monkeypatch.setattr(translating, "wanted", library.wanted)  # each start translates anew
    with spoken():
        yield


def puts(sandbox: Sandbox) -> int:
    """How often commands were registered."""
    return sum(each.what == "REQUEST PUT" for each in sandbox.timeline)


async def start(sandbox: Sandbox, database: Path) -> dict[str, Any]:
    """Start the bot and end it; the commands that Discord has then, by name."""
    async with club_in(sandbox, database):
        return {each["name"]: each for each in sandbox.state.commands[None].values()}


async def test_descriptions_and_games_are_translated_and_the_pseudo_language_has_no_names_to_type(
    tmp_path: Path,
) -> None:
    async with Sandbox() as sandbox:
        commands = await start(sandbox, tmp_path / "tables.sqlite3")
    for name, command in commands.items():
        english = in_language(of(ENGLISH), name, {})
        assert command["description"] == english
        assert command["description_localizations"] == {"en-US": english, "de": clip(pseudo(english), 100)}
        assert not command["name_localizations"]
        for option in command["options"]:
            assert set(option["description_localizations"]) == {"en-US", "de"}
            assert option["description_localizations"]["en-US"] == option["description"]
            assert option["description_localizations"]["de"].startswith("[")
            assert "name_localizations" not in option
    games, *_ = commands["play"]["options"]
    assert [each["value"] for each in games["choices"]] == list(GAMES)
    for choice in games["choices"]:
        assert choice["name_localizations"] == {"en-US": choice["name"], "de": pseudo(choice["name"])}


async def test_a_changed_translation_is_registered_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Sandbox() as sandbox:
        database = tmp_path / "tables.sqlite3"
        counted = []
        for _ in range(2):
            await start(sandbox, database)
            counted.append(puts(sandbox))
        monkeypatch.setattr(of(PSEUDO).commands, "me", lambda: "Ðîƒƒéŕéñţ")
        for _ in range(2):
            assert (await start(sandbox, database))["me"]["description_localizations"]["de"] == "Ðîƒƒéŕéñţ"
            counted.append(puts(sandbox))
        monkeypatch.setattr(of(ENGLISH).commands, "privacy", lambda: "Different")
        for _ in range(2):
            await start(sandbox, database)
            counted.append(puts(sandbox))
    assert counted == [1, 1, 2, 2, 3, 3]


async def test_a_language_that_is_offered_anew_is_registered_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Sandbox() as sandbox:
        database = tmp_path / "tables.sqlite3"
        counted = []
        for offered in ((ENGLISH,), (ENGLISH,), (ENGLISH, PSEUDO), (ENGLISH, PSEUDO)):
            german = PSEUDO if PSEUDO in offered else None
            monkeypatch.setattr(
                registration, "best", lambda wanted, _, german=german: german if wanted == "de" else None
            )
            await start(sandbox, database)
            counted.append(puts(sandbox))
    assert counted == [1, 1, 2, 2]
