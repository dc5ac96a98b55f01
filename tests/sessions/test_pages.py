"""The pages that teach a game, in every language: each says what the English page says, and English stands in."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from rules.catalogue import GAMES
from sessions.learning import lessons
from sessions.learning.lessons import ENGLISH, SEEDS, page, tutorial

TEXTS = {"title", "task", "done", "wrong", "why"}
"""What is translated in a lesson; of `why`, the values."""

LANGUAGES = sorted(each.name for each in SEEDS.iterdir() if (each / "games_up.md").exists())
TRANSLATED = [
    pytest.param(language, file.name, id=f"{language}-{file.name}")
    for language in LANGUAGES
    for file in sorted((SEEDS / language).iterdir())
]

NOTATION = re.compile(r"(?<![\w.])[a-f][1-6](?!\w)|`[^`]+`")
"""Squares, and whatever stands in backticks: the same in every language."""


def clauses(text: str) -> list[str]:
    """The ids of a page's clauses, in its order."""
    return re.findall(r"^- \*\*(\w\w-\d+)\*\*", text, re.MULTILINE)


def told(lesson: dict[str, Any]) -> str:
    """All texts of a lesson."""
    why = lesson.get("why", {}).values()
    return "\n".join([*(str(lesson[each]) for each in sorted(TEXTS - {"why"})), *why])


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_a_page_is_a_translation_of_an_english_page(language: str, name: str) -> None:
    assert (SEEDS / ENGLISH / name).exists()
    key, _, kind = name.partition(".")
    assert key in {*GAMES, "tournaments"}
    assert kind in ("md", "howto.md", "tutorial.toml", "rounds.md", "events.md", "arena.md")
    english, other = page(name, ENGLISH), page(name, language)
    if kind == "tutorial.toml":
        check_tutorial(tomllib.loads(english)["lesson"], tomllib.loads(other)["lesson"])
    assert clauses(other) == clauses(english)
    if kind.endswith("md"):
        titles = [re.findall(r"^#+(?= )", each, re.MULTILINE) for each in (english, other)]
        assert titles[0] == titles[1], "the same headings"


def check_tutorial(english: list[dict[str, Any]], other: list[dict[str, Any]]) -> None:
    """Fail where these lessons differ in anything but their texts."""
    assert len(other) == len(english)
    for number, (wanted, found) in enumerate(zip(english, other, strict=True), 1):
        assert found.keys() == wanted.keys(), number
        for name in wanted.keys() - TEXTS:
            assert found[name] == wanted[name], (number, name)
        assert found.get("why", {}).keys() == wanted.get("why", {}).keys(), number
        assert set(NOTATION.findall(told(found))) == set(NOTATION.findall(told(wanted))), number
        assert all(str(found[name]).strip() for name in TEXTS - {"why"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["tournaments.md", "tournaments.rounds.md", "tournaments.arena.md"])
def test_a_page_on_tournaments_fits_into_one_message(language: str, name: str) -> None:
    """A message on Discord has at most 4,000 characters."""
    assert len(page(name, language)) < 4000


LESSON = {"title": "A", "after": 1, "task": "Go to a1.", "done": "C", "wrong": "D", "right": ["a1"], "why": {"b2": "E"}}


@pytest.mark.parametrize(
    "changes",
    [
        {"after": 2},
        {"right": ["a2"]},
        {"goal": "shows 6"},
        {"why": {"b3": "E"}},
        {"task": "Geh nach a2."},
        {"done": " "},
    ],
)
def test_a_tutorial_that_differs_is_found(changes: dict[str, object]) -> None:
    check_tutorial([LESSON], [LESSON | {"title": "B", "task": "Geh nach a1.", "why": {"b2": "F"}}])
    with pytest.raises(AssertionError):
        check_tutorial([LESSON], [LESSON | changes])


def test_english_stands_in_for_a_missing_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, name in (("en", "some.md"), ("en", "some.howto.md"), ("xx", "some.md")):
        (tmp_path / language).mkdir(exist_ok=True)
        (tmp_path / language / name).write_text(f"{language} {name}", encoding="utf-8")
    monkeypatch.setattr(lessons, "SEEDS", tmp_path)
    assert page("some.md", "xx") == "xx some.md"
    assert page("some.howto.md", "xx") == "en some.howto.md"
    assert page("some.md", "yy") == "en some.md"
    assert lessons.has_page("some.md")
    assert not lessons.has_page("some.tutorial.toml")
    with pytest.raises(FileNotFoundError):
        page("some.tutorial.toml", "xx")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_tutorial_can_be_given(key: str, language: str) -> None:
    given = tutorial(key, language)
    assert [each.played for each in given] == [each.played for each in tutorial(key)]
