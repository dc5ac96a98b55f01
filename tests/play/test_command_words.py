"""Descriptions of commands and their parameters: each has a message, in every language, and each message a use."""

from __future__ import annotations

from inspect import getmembers, isfunction

import pytest

from cogs.words.about import title, title_to_type
from cogs.words.commands import described, in_language
from cogs.words.game_actions import MOST_DAYS
from tests.play.club import Club
from words import ENGLISH, LANGUAGES, Language, of

LONGEST = 100
"""Discord's most characters of a description."""

LEVELS = ("against", "computer")
"""The parameters whose choices are levels of computers."""

VARIABLES = {"away_days": {"most": MOST_DAYS}}


def keys() -> set[str]:
    """All messages of the file."""
    return {name for name, _ in getmembers(type(of(ENGLISH).commands), isfunction)}


async def test_each_description_is_the_message_of_its_name(club: Club) -> None:
    say, found = of(ENGLISH), set()
    for command in club.sandbox.state.commands[None].values():
        found.add(command["name"])
        assert command["description"] == in_language(say, command["name"], {})
        for option in command.get("options", []):
            key = f"{command['name']}_{option['name'].rstrip('0123456789')}"
            found.add(key)
            assert option["description"] == in_language(say, key, VARIABLES.get(key, {})), key
            for choice in option.get("choices", []) if option["name"] in LEVELS else ():
                found.add(f"level_{choice['value']}")
                assert choice["name"] == in_language(say, f"level_{choice['value']}", {})
    assert found == keys(), "each message has a use"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_description_fits(language: Language) -> None:
    for key in keys():
        assert 0 < len(in_language(of(language), key, VARIABLES.get(key, {}))) <= LONGEST, key


def test_a_description_says_how_it_is_translated() -> None:
    told = described("away_days", most=MOST_DAYS)
    assert told.message == in_language(of(ENGLISH), "away_days", {"most": MOST_DAYS})
    assert in_language(of(ENGLISH), **told.extras) == told.message
    with pytest.raises(AttributeError):
        described("nothing_like_it")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_title_is_found_by_what_a_keyboard_types(club: Club, language: Language) -> None:
    """Discord compares what is typed with the names of the choices, and keyboards have the straight apostrophe."""
    choice = next(each for each in club.sandbox.state.commands[None].values() if each["name"] == "play")["options"][0]
    named = {each["value"]: each for each in choice["choices"]}["games_up"]
    assert named["name"] == "The Game's Up!"
    assert all("’" not in each for each in (named.get("name_localizations") or {}).values())
    assert "’" not in title_to_type(of(language), "games_up")
    assert title(of(language), "games_up") == "The Game’s Up!", "elsewhere it is printed as in a book"
    await club.alice.slash("play", game="The Game's Up!")
    assert (await club.session()).game.key == "games_up"
