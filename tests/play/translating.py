"""The descriptions of the bot's commands, translated once for all bots of a test run that describe the same ones.

Each start of a bot asks for some thousand translations, and the tests start more than a thousand bots.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from discord import app_commands

from cogs import library
from cogs.registration import CommandTranslator
from tests.play.reading import words

NAMES = {"alice", "bob", "carol", "corner", "tower", "take", "move"}
"""What is the same in every language: names, and the words of moves."""

_translate = library.wanted
_translated: dict[object, list[Mapping[str, Any]]] = {}


async def wanted(tree: app_commands.CommandTree[Any], translator: CommandTranslator) -> list[Mapping[str, Any]]:
    """The results of `library.wanted`, by what they depend on: the commands, the languages and the translator."""
    commands = json.dumps([command.to_dict(tree) for command in tree.get_commands()])
    known = commands, frozenset(translator.languages.items()), CommandTranslator.translate
    if known not in _translated:
        _translated[known] = await _translate(tree, translator)
    return _translated[known]


def in_pseudo(text: str) -> bool:
    """Whether a text is in the pseudo-language; it is in English otherwise, not in both."""
    accents, plain = bool(re.search("[à-ž]", text)), bool(set(words(text)) - NAMES)
    assert accents != plain, text
    return accents
