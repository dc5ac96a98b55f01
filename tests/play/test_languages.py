"""Everybody reads the table's language in public, and their own in private.

Two languages are made up for this: every text of Stranded in them is English after a mark.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from cogs.commands.reference import clauses_of
from cogs.commands.rulebook import how_to_play
from render.catalogue import face
from rules.notation import legal
from sessions.learning import lessons
from tests.play.answers import answer, private
from tests.play.club import Club
from tests.play.reading import texts
from tests.play.tables import resign
from tests.play.turns import moved
from words import ENGLISH, Language, Words, of

PUBLIC, PRIVATE = Language("x-public"), Language("x-private")
MARKS = {PUBLIC: "‹all›", PRIVATE: "‹one›"}


class Marked:
    """The words of a file in English, each text of them after a mark."""

    def __init__(self, words: object, mark: str) -> None:
        self._words, self._mark = words, mark

    def __getattr__(self, message: str) -> Callable[..., str]:
        said = getattr(self._words, message)
        return lambda **given: f"{self._mark}{said(**given)}"


def made_up(language: Language) -> Words:
    """The words of a made-up language."""

    def load(file: str) -> object:
        words = getattr(of(ENGLISH), file)
        return Marked(words, MARKS[language]) if file == "stranded" else words

    return Words(language, load)


@pytest.fixture(autouse=True)
def two_languages(monkeypatch: pytest.MonkeyPatch) -> Mapping[Language, Words]:
    """Tables speak one made-up language, and people the other: the words of both."""
    made = {language: made_up(language) for language in MARKS}
    replaced: dict[str, Any] = {
        "of": lambda language: made.get(language) or of(language),
        "language_of": lambda _: PUBLIC,
        "language_for": lambda _: PRIVATE,
    }
    for name, module in list(sys.modules.items()):
        for function, replacement in replaced.items():
            if name.startswith("cogs.") and hasattr(module, function):
                monkeypatch.setattr(module, function, replacement)
    return made


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


@pytest.mark.parametrize("language", MARKS)
async def test_a_move_can_be_typed_as_its_label(club: Club, language: Language) -> None:
    """In the language of who plays, and in that of the table, in which its menus are. Records have the notation."""
    before = await moved(club)
    ply = str(legal(before.position)[0])
    label = face("stranded", made_up(language)).teller.label(before.position, ply.split())
    only(language, label)
    only(PRIVATE, answer(await club.who(before).slash("move", move=label)))
    after = await club.session()
    assert str(after.played[len(before.played)].ply) == ply


async def test_a_label_of_another_language_is_no_move(club: Club) -> None:
    session = await moved(club)
    label = face("stranded", of(ENGLISH)).teller.label(session.position, str(legal(session.position)[0]).split())
    refused = answer(await club.who(session).slash("move", move=label))
    assert "isn’t a legal move here" in refused


async def test_a_lesson_is_in_the_learners_language(club: Club) -> None:
    lesson = private(await club.alice.slash("tutorial", game="stranded"))
    only(PRIVATE, lesson.alt or "", *(each for menu in lesson.menus for each in menu.labels))


@pytest.fixture
def marked_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages of Strata 5 in the language of people, with a mark in each text that a player reads."""
    folder = tmp_path / "seeds"
    shutil.copytree(lessons.SEEDS, folder)
    mark, translated = MARKS[PRIVATE], folder / PRIVATE
    translated.mkdir()
    for file in (folder / ENGLISH).glob("strata5.*"):
        text = re.sub(r'(?m)^((?:title|task|done|wrong) = "+\n?)', rf"\1{mark} ", file.read_text("utf-8"))
        text = re.sub(r"(?m)^(- |# |## )", rf"\1{mark} ", text)
        (translated / file.name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(lessons, "SEEDS", folder)


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


def test_a_face_is_made_once_for_each_language() -> None:
    public = made_up(PUBLIC)
    assert face("stranded", public) is face("stranded", public)
    assert face("stranded", public) is not face("stranded", of(ENGLISH))


def test_a_language_that_the_bot_does_not_speak_is_english() -> None:
    assert face("mars", of(PUBLIC)) is face("mars", of(ENGLISH))
