"""Everybody reads the table's language in public, and their own in private.

There is one language so far, so two more are made up: every text of theirs is English after a mark.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cogs.commands.reference import clauses_of
from cogs.commands.rulebook import how_to_play
from render.catalogue import FACES, face
from render.face import Face
from render.scene import Scene
from render.stranded.words.teller import StrandedTeller
from rules.core import Played
from rules.stranded import Stranded
from sessions.learning import pages
from tests.play.club import Club
from tests.play.test_fair_dice import texts
from tests.play.test_lobby import answer
from tests.play.test_watching import moved, private, resign
from words import ENGLISH, Language, Words, of

PUBLIC, PRIVATE = Language("x-public"), Language("x-private")
MARKS = {PUBLIC: "‹all›", PRIVATE: "‹one›"}


class MarkedTeller(StrandedTeller):
    """Stranded in a made-up language."""

    def __init__(self, language: Language) -> None:
        self._mark = MARKS[language]

    def alt(self, scene: Scene[Stranded]) -> str:
        return f"{self._mark} {super().alt(scene)}"

    def text(self, scene: Scene[Stranded]) -> str:
        return f"{self._mark} {super().text(scene)}"

    def grid(self, scene: Scene[Stranded]) -> str:
        return f"{self._mark} {super().grid(scene)}"

    def ask(self, here: Stranded) -> str:
        return f"{self._mark} {super().ask(here)}"

    def meaning(self, here: Stranded, words: Sequence[str]) -> str:
        return f"{self._mark} {super().meaning(here, words)}"

    def tell(self, played: Sequence[Played[Stranded]], names: Sequence[str]) -> list[str]:
        return [f"{self._mark} {each}" for each in super().tell(played, names)]

    def result(self, here: Stranded, names: Sequence[str], how: Mapping[int, str] = {}, /) -> str:
        return f"{self._mark} {super().result(here, names, how)}"


@pytest.fixture(autouse=True)
def two_languages(monkeypatch: pytest.MonkeyPatch) -> Mapping[Language, Words]:
    """Tables speak one made-up language, and people the other: the words of both."""
    english = face("stranded", ENGLISH)
    made = {language: Face(english.make_painter, MarkedTeller(language), english.palette) for language in MARKS}
    monkeypatch.setitem(FACES, "stranded", {ENGLISH: english, **made})
    say = {language: Words(language, partial(getattr, of(ENGLISH))) for language in MARKS}
    languages: dict[str, Any] = {
        "language_of": lambda _: PUBLIC,
        "language_for": lambda _: PRIVATE,
        "say_at": lambda _: say[PUBLIC],
        "say_to": lambda _: say[PRIVATE],
    }
    for name, module in list(sys.modules.items()):
        for function, replacement in languages.items():
            if name.startswith("cogs.") and hasattr(module, function):
                monkeypatch.setattr(module, function, replacement)
    return say


def only(mark: Language, *texts: str) -> None:
    """All these texts are in that language, and none in the other."""
    for text in texts:
        assert MARKS[mark] in text, text
        assert all(other not in text for language, other in MARKS.items() if language != mark), text


async def test_a_board_is_in_the_tables_language(club: Club) -> None:
    session = await moved(club)
    board = club.live(session)
    only(PUBLIC, board.text, board.alt or "", *(each for menu in board.menus for each in menu.labels))


async def test_a_result_is_in_the_tables_language(club: Club) -> None:
    await moved(club)
    session = await resign(club)
    only(PUBLIC, club.live(session).text, club.live(session).alt or "")
    only(PRIVATE, private(await club.carol.slash("board")).text)


async def test_what_one_person_looks_at_is_in_their_language(club: Club) -> None:
    session = await moved(club)
    actor = club.who(session)
    for looked in (private(await actor.slash("board")), private(await club.carol.slash("board"))):
        only(PRIVATE, looked.alt or "")
        assert MARKS[PUBLIC] not in looked.text
    only(PRIVATE, private(await actor.slash("board", text=True)).text)
    told = private(await club.carol.slash("history"))
    only(PRIVATE, told.text)
    await club.carol.click(told, "See the board")
    only(PRIVATE, told.text, told.alt or "")


async def test_what_is_offered_and_played_is_in_the_language_of_who_plays(club: Club) -> None:
    session = await moved(club)
    actor = club.who(session)
    offered = await actor.autocomplete("move", "move", "")
    only(PRIVATE, *(each["name"] for each in offered))
    first, *_ = (each for group in session.continuations().values() for each in group)
    only(PRIVATE, answer(await actor.slash("move", move=first)))


async def test_a_lesson_is_in_the_learners_language(club: Club) -> None:
    lesson = private(await club.alice.slash("tutorial", game="stranded"))
    only(PRIVATE, lesson.alt or "", *(each for menu in lesson.menus for each in menu.labels))


@pytest.fixture
def marked_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages of Strata 5 in the language of people, with a mark in each text that a player reads."""
    folder = tmp_path / "seeds"
    shutil.copytree(pages.SEEDS, folder)
    mark, translated = MARKS[PRIVATE], folder / PRIVATE
    translated.mkdir()
    for file in (folder / ENGLISH).glob("strata5.*"):
        text = re.sub(r'(?m)^((?:title|task|done|wrong) = "+\n?)', rf"\1{mark} ", file.read_text("utf-8"))
        text = re.sub(r"(?m)^(- |# |## )", rf"\1{mark} ", text)
        (translated / file.name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(pages, "SEEDS", folder)


@pytest.mark.usefixtures("marked_pages")
async def test_rules_and_lessons_are_in_the_readers_language(
    club: Club, two_languages: Mapping[Language, Words]
) -> None:
    how = private(await club.alice.slash("rules", game="strata5"))
    only(PRIVATE, how.text)
    await club.alice.click(how, "All rules")
    only(PRIVATE, how.text, *(each for menu in how.menus for each in menu.labels[1:-1]))
    await club.alice.click(how, "Next ▶")
    only(PRIVATE, how.text)
    lesson = private(await club.alice.slash("tutorial", game="strata5"))
    assert lesson.text.count(MARKS[PRIVATE]) == 2, "title and task"
    only(PRIVATE, "\n".join(texts(clauses_of(two_languages[PRIVATE], "strata5", ["S5-3"]))))


@pytest.mark.usefixtures("marked_pages")
async def test_english_stands_in_for_rules_that_a_language_lacks(club: Club) -> None:
    told = private(await club.alice.slash("rules", game="mars")).text
    assert how_to_play(of(ENGLISH), "mars") in told


def test_a_game_without_a_language_speaks_english() -> None:
    assert face("mars", PUBLIC) is face("mars", ENGLISH)
    assert face("stranded", PUBLIC) is not face("stranded", ENGLISH)
