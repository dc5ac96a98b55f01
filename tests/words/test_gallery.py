"""The gallery: every message of a language with examples, and pictures, on one page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from render import catalogue
from tests.words.committed import committed
from words import ENGLISH, Language, gallery, of
from words.gallery import Recorder, made_up
from words.source import reading

TEXT = """# Author: Ann
# Reviewer: Bob

told = { $who } took { $count ->
    [0] nothing
    [one] { $count } cap
   *[other] { $count } caps
 }{ $wins ->
    [yes] {" "}and wins
   *[no] {""}
 } for { $side ->
    [red] red
   *[blue] blue
 }.
"""


class Said:
    """A message with variables of each type."""

    def told(self, *, who: str, count: int, wins: bool, side: str) -> str:
        return f"{who} {count} {wins} {side}"


def test_made_up_values_are_all_tried() -> None:
    source = reading(TEXT, "en", "kit")
    examples = made_up(source, source.messages["told"], Said())
    assert {each.given["who"] for each in examples} == {"‹who›"}
    assert {each.given["count"] for each in examples} == set(gallery.NUMBERS)
    assert {each.given["wins"] for each in examples} == {True, False}
    assert {each.given["side"] for each in examples} == {"red", "blue"}
    assert all(
        each.said == f"‹who› {each.given['count']} {each.given['wins']} {each.given['side']}" for each in examples
    )


def test_examples_are_heard_once_and_not_too_many() -> None:
    recorder = Recorder(ENGLISH)
    say = recorder.words()
    for name in ("Ann", "Ann", "Ben", "Cat", "Dan", "Eve"):
        assert say.kit.list_two(a=name, b="x") == of(ENGLISH).kit.list_two(a=name, b="x")
    heard = recorder.heard["kit", "list_two"]
    assert [each.given["a"] for each in heard] == ["Ann", "Ben", "Cat", "Dan"]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page of English, with the words and pictures of one game."""
    path = tmp_path_factory.mktemp("gallery") / "page.html"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gallery, "FACES", {"games_up": catalogue.FACES["games_up"]})
        patch.setattr(gallery, "GAMES", 1)
        patch.setattr(gallery, "sources", committed)
        assert gallery.main(["en", "--out", str(path)]) == 0
    return path.read_text(encoding="utf-8")


def test_every_message_is_on_the_page(page: str) -> None:
    for file, source in committed()["en"].items():
        assert f'<h2 id="{file}">' in page
        for message in source.messages:
            assert f"<code>{message}</code>" in page
    assert "missing" not in re.findall("<em>(.*?)</em>", page)


def test_messages_that_a_game_has_said_are_shown_as_it_said_them(page: str) -> None:
    told = page.split("<code>told</code>")[1].split("<code>", maxsplit=1)[0]
    assert "Alice moved" in told
    assert "made-up values" not in told


def test_there_are_pictures_of_the_games(page: str) -> None:
    assert page.count('src="data:image/png;base64,') >= 6


def test_a_language_that_does_not_exist_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        gallery.main(["tlh"])
    assert ended.value.code == 2
    assert "invalid choice: 'tlh'" in capsys.readouterr().err


def test_what_a_language_lacks_is_marked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    files = committed()
    (lacking, *_) = files["en"]["kit"].messages
    german = reading("# Author: Ann\n# Reviewer: nobody yet\n", "de", "kit")
    monkeypatch.setattr(gallery, "sources", lambda: {"en": {"kit": files["en"]["kit"]}, "de": {"kit": german}})
    monkeypatch.setattr(gallery, "FACES", {})
    told = gallery.page(Language("de"))
    assert f"<code>{lacking}</code>" in told
    assert "<em>missing</em>" in told
    assert "Author: Ann. Reviewer: nobody yet." in told
