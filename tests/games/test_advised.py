"""Hints and analyses say what to do, in words that are a sentence beside what a menu would leave out."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from render.catalogue import face
from tests.games.kit import Kit
from tests.games.registry import of_the_catalogue
from tests.opponents.random_games import choices
from words import ENGLISH, Language, of

WORDS = Path(__file__).parents[2] / "words"


def test_advice_begins_with_what_to_do(kit: Kit, dice: random.Random) -> None:
    """Where the game says how (`Kit.advised`); else it is what menus say."""
    teller = face(kit.key, of(ENGLISH)).teller
    for each in choices(kit.key, dice):
        (told,) = teller.advised([each])
        assert told.startswith(kit.advised or ""), told


@of_the_catalogue
@pytest.mark.parametrize("language", ["de", "fr"])
def test_other_languages_say_it_too(kit: Kit, language: str, dice: random.Random) -> None:
    """Once the game is translated and has words for it: until then, English stands in."""
    if not kit.advised or not (WORDS / language / f"{kit.key}.ftl").exists():
        return
    teller, english = face(kit.key, of(Language(language))).teller, face(kit.key, of(ENGLISH)).teller
    for each in choices(kit.key, dice)[:40]:
        assert teller.advised([each]) != english.advised([each]), each.ply
