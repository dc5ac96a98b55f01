"""Names of commands and parameters in each language: Discord takes them, and texts name commands as people see them."""

from __future__ import annotations

import re
from inspect import getmembers, isfunction

import pytest

from cogs.words.commands import name_of, parameter_of
from tests.play.answers import answer
from tests.play.club import Club
from words import ENGLISH, LANGUAGES, Language, of
from words.typed import in_language, names

TAKEN = re.compile(r"[-_\w]{1,32}")
"""What Discord takes as a name; besides, it is in lower case."""


def keys() -> set[str]:
    """The names of all messages of the file."""
    return {name for name, _ in getmembers(type(of(ENGLISH).command_names), isfunction)}


async def test_each_command_and_parameter_has_a_name_and_english_ones_are_those_of_the_code(club: Club) -> None:
    say, used = of(ENGLISH), set()
    for command in club.sandbox.state.commands[None].values():
        used.add(command["name"])
        assert name_of(say, command["name"]) == command["name"]
        for option in command.get("options", []):
            used.add(f"option_{option['name'].rstrip('0123456789')}")
            assert parameter_of(say, option["name"]) == option["name"]
    assert used == keys(), "each name has a use"


async def test_discord_gets_the_names_of_every_language_that_is_offered(club: Club) -> None:
    (play,) = [each for each in club.sandbox.state.commands[None].values() if each["name"] == "play"]
    assert (
        play["name_localizations"].items() >= {"de": "spielen", "fr": "jouer", "pl": "graj", "pt-BR": "jogar"}.items()
    )
    options = {each["name"]: each["name_localizations"] for each in play["options"]}
    assert (options["game"]["de"], options["opponent2"]["pt-BR"]) == ("spiel", "adversário2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_discord_takes_each_name_and_no_two_are_alike(language: Language) -> None:
    say = of(language)
    found = {key: getattr(say.command_names, key)() for key in keys()}
    assert {key: name for key, name in found.items() if not TAKEN.fullmatch(name) or name != name.lower()} == {}
    for among in (True, False):
        alike = [name for key, name in found.items() if key.startswith("option_") is among]
        assert len(set(alike)) == len(alike)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_compiler_reads_is_what_the_messages_say(language: Language) -> None:
    say = of(language)
    assert dict(names(language)) == {
        key: name_of(say, key) for key in keys() if not key.startswith("option_") and key in names(language)
    }


def test_texts_name_a_command_as_the_reader_types_it() -> None:
    assert "`/spielen`" in of(Language("de")).learning.greeting()
    assert "/jogar" in of(Language("pt-BR")).refusals.no_table()
    assert "/play" in of(ENGLISH).refusals.no_table()
    assert in_language("`/play`, /board. a/play docs/play https://x/play /nothing", "de") == (
        "`/spielen`, /brett. a/play docs/play https://x/play /nothing"
    )


async def test_a_german_reader_is_told_german_names_and_can_type_the_english_one(club: Club) -> None:
    club.alice.user.locale = "de"
    told = answer(await club.alice.slash("help"))
    assert "`/spielen`" in told
    assert "`/play`" not in told
    assert "`/abwesend tage:0`" in answer(await club.alice.slash("away", days=2))
