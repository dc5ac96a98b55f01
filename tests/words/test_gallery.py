"""The gallery: every message of a language as players see it, and pictures, on one page for each language."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.async_api import Browser, expect

from render import catalogue
from render.gallery import __main__ as command
from render.gallery import examples
from render.gallery import page as pages
from render.gallery.examples import NUMBERS, Recorder, made_up
from render.gallery.page import as_html
from render.gallery.places import Place, State, outline_of, place_of, state_of
from tests.browsers import browser
from tests.equipment import needs_chromium
from tests.words.committed import committed
from words import ENGLISH, PSEUDO, Language, of
from words.source import Message, Source, reading

__all__ = ["browser"]

TEXT = """told = { $who } took { $count ->
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
    found = made_up(source, source.messages["told"], Said())
    assert {each.given["who"] for each in found} == {"‹who›"}
    assert {each.given["count"] for each in found} == set(NUMBERS)
    assert {each.given["wins"] for each in found} == {True, False}
    assert {each.given["side"] for each in found} == {"red", "blue"}
    assert all(each.said == f"‹who› {each.given['count']} {each.given['wins']} {each.given['side']}" for each in found)


def test_examples_are_heard_once_and_not_too_many() -> None:
    recorder = Recorder(ENGLISH)
    say = recorder.words()
    for name in ("Ann", "Ann", "Ben", "Cat", "Dan", "Eve"):
        told = [each.kit.list_two(a=name, b="x", sound="other") for each in (say, of(ENGLISH))]
        assert told[0] == told[1]
    heard = recorder.heard["kit", "list_two"]
    assert [each.given["a"] for each in heard] == ["Ann", "Ben", "Cat", "Dan"]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of English, with the words and pictures of one game."""
    path = tmp_path_factory.mktemp("gallery") / "page.html"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(examples, "FACES", {"games_up": catalogue.FACES["games_up"]})
        patch.setattr(examples, "GAMES", 1)
        patch.setattr(pages, "sources", committed)
        assert command.main(["en", "--out", str(path), "--issues", "https://example.org/issues"]) == 0
    return path


@pytest.fixture(scope="module")
def page(path: Path) -> str:
    """The HTML of that page."""
    return path.read_text(encoding="utf-8")


def card(page: str, name: str) -> str:
    """The part of the page that shows a message."""
    return page.split(f'<article id="{name}"')[1].split("</article>", maxsplit=1)[0]


def made(monkeypatch: pytest.MonkeyPatch, english: str, german: str) -> str:
    """The page of German, if these were all texts there are, and no game."""
    texts = {"en": {"kit": reading(english, "en", "kit")}, "de": {"kit": reading(german, "de", "kit")}}
    monkeypatch.setattr(pages, "sources", lambda: texts)
    monkeypatch.setattr(examples, "FACES", {})
    return pages.page(Language("de"))


# The page


def test_every_message_is_on_the_page_with_an_anchor(page: str) -> None:
    for file, source in committed()["en"].items():
        assert f'<section id="{file}">' in page
        for message in source.messages:
            assert f'<article id="{file}.{message}"' in page
            assert f'href="#{file}.{message}"' in page
    assert 'data-state="missing"' not in page


def test_messages_that_a_game_has_said_are_shown_as_it_said_them(page: str) -> None:
    told = card(page, "games_up.told")
    assert "Alice moved" in told
    assert "made-up values" not in told


def test_messages_that_no_game_has_said_have_made_up_values(page: str) -> None:
    told = card(page, "languages.person-chosen")
    assert "‹" in told
    assert "made-up values" in told


def test_there_are_pictures_and_texts_lead_to_one_that_contains_them(page: str) -> None:
    assert page.count('src="data:image/png;base64,') >= 6
    (name,) = re.findall('class=shown href="#([^"]+)"', card(page, "games_up.key-small"))
    assert f'<img loading=lazy id="{name}"' in page


def test_what_a_language_lacks_is_marked_and_english_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    english = committed()["en"]["kit"]
    (lacking, present, *_) = english.messages
    texts = {"en": {"kit": english}, "de": {"kit": reading(f"{present} = Da", "de", "kit")}}
    monkeypatch.setattr(pages, "sources", lambda: texts)
    monkeypatch.setattr(examples, "FACES", {})
    told = pages.page(Language("de"))
    assert 'data-state="missing"' in card(told, f"kit.{lacking}")
    assert "English stands in." in card(told, f"kit.{lacking}")
    assert 'data-state="translated"' in card(told, f"kit.{present}")


def test_a_text_that_is_longer_than_its_limit_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    length = len(of(Language("de")).kit.list_comma())
    for limit, long in ((length, "false"), (length - 1, "true")):
        told = card(made(monkeypatch, f"# max {limit}\nlist-comma = x", "list-comma = x"), "kit.list-comma")
        assert f'data-long="{long}"' in told
        assert f"{length} of {limit}</span>" in told
        assert ("too long" in told) == (long == "true")


def test_what_was_read_is_to_be_read_again_after_a_change_of_either_text(monkeypatch: pytest.MonkeyPatch) -> None:
    def mark(english: str, german: str) -> str:
        told = made(monkeypatch, f"list-comma = {english}", f"list-comma = {german}")
        return card(told, "kit.list-comma").split('data-mark="')[1].split('"', maxsplit=1)[0]

    assert mark("a", "b") == mark("a", "b")
    assert len({mark("a", "b"), mark("c", "b"), mark("a", "c")}) == 3


def test_values_are_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    told = made(monkeypatch, "# <b> & $n\nlist-comma = x", "list-comma = x")
    assert "&lt;b&gt; &amp; $n" in told
    assert "<b>" not in told


# What a message is


@pytest.mark.parametrize(
    ("file", "comment", "section", "place"),
    [
        ("deals", "max 38", "", Place.BUTTON),
        ("settings", "What it is.\nmax 45", "", Place.FORM),
        ("mars", "max 80", "In the picture", Place.MENU),
        ("games", "max 1024", "", Place.ALT),
        ("commands", "max 100", "Moves", Place.COMMAND),
        ("rooms", "max 100", "", Place.MENU),
        ("deals", "", "Buttons, at most 38 characters", Place.BUTTON),
        ("strata5", "", "In the picture: short, and nothing may be cut", Place.PICTURE),
        ("mars", "Buttons. $aging: whether …", "Labels of choices: at most 80 characters", Place.BUTTON),
        ("mars", "", "Labels of choices: at most 80 characters, those of buttons at most 38", Place.MENU),
        ("computers", "The placeholder of a menu, and its choices", "In the lobby", Place.MENU),
        ("deals", "Above the buttons that begin the attempt", "The screen of /deal", Place.CHAT),
        ("games_up", "", "What happened, in the past tense", Place.CHAT),
    ],
)
def test_what_a_message_is(file: str, comment: str, section: str, place: Place) -> None:
    assert place_of(file, section, Message("told", (), 1, comment)) is place


def test_a_file_is_told_of_by_its_own_comment_and_its_sections() -> None:
    told = outline_of(
        "### All of it,\n### in two lines.\n\na = A\n\n## First\n## part\n\n# Note\nb =\n    B\n\n## Second\nc = C\n"
    )
    assert told.about == "All of it, in two lines."
    assert told.sections == {"a": "", "b": "First part", "c": "Second"}


def test_how_far_a_message_is() -> None:
    message = Message("told", (), 1)
    german = Source("de", "kit", {"told": message})
    assert state_of(Language("de"), german, message) is State.TRANSLATED
    assert state_of(Language("de"), Source("de", "kit"), message) is State.MISSING
    assert state_of(Language("de"), None, message) is State.MISSING
    assert state_of(PSEUDO, None, message) is State.TRANSLATED
    assert state_of(Language("de"), german, message, "kit", ["kit.told"]) is State.OUTDATED
    assert state_of(Language("de"), german, message, "lobby", ["kit.told"]) is State.TRANSLATED


# Markdown


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("a < b & c", "<div>a &lt; b &amp; c</div>"),
        ("**Take** *it* __now__", "<div><strong>Take</strong> <em>it</em> <u>now</u></div>"),
        (
            "## Head\n-# small\n- item",
            '<div class="h2">Head</div><div class="small">small</div><div class="bullet">item</div>',
        ),
        ("`a5 *b*`", "<div><code>a5 *b*</code></div>"),
        ("```\n<a>\n*b*\n```", "<pre>&lt;a&gt;\n*b*</pre>"),
        (r"\*Eve\* snake_case_name", "<div>*Eve* snake_case_name</div>"),
        ("[*here*](https://x.example/a_b)", '<div><span class="link"><em>here</em></span></div>'),
        ("<t:12:R>", '<div><span class="mention">in 3 hours</span></div>'),
        ("> said", '<div class="quote">said</div>'),
        ("a\n\nb", "<div>a</div><div>&nbsp;</div><div>b</div>"),
    ],
)
def test_markdown_is_shown_as_discord_shows_it(text: str, html: str) -> None:
    assert as_html(text) == html


# In a browser


@needs_chromium
@pytest.mark.once
async def test_a_reviewer_works_through_the_page(browser: Browser, path: Path) -> None:
    page = await browser.new_page(viewport={"width": 400, "height": 800})
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    await page.goto(path.as_uri())
    shown, progress = page.locator("article:visible"), page.locator("#progress")
    many = await shown.count()
    assert await page.evaluate("document.documentElement.scrollWidth") == 400, "nothing sticks out on a phone"

    await page.fill("#search", "kit.list-TWO")
    await expect(shown).to_have_count(1)
    await shown.locator(".read").check()
    await expect(progress).to_have_text(f"1 of {many:,} read")
    await page.reload()
    await expect(progress).to_have_text(f"1 of {many:,} read")
    await page.locator("#filters label", has_text="not yet read").click()
    await expect(shown).to_have_count(many - 1)

    await page.fill("#search", "games_up.key-small")
    await shown.locator(".shown").click()
    assert await page.locator("#zoom img").evaluate("image => image.naturalWidth > 0")
    await page.locator("#zoom button").click()

    await shown.locator(".wrong").click()
    await page.fill("#better", "Better & shorter")
    fields = parse_qs(urlsplit(await page.locator("#issue").get_attribute("href") or "").query)
    report = await page.locator("#ready").input_value()
    assert fields["body"] == [report]
    assert report.splitlines()[:2] == ["Language: English (en)", "Message: games_up.key-small"]
    assert report.splitlines()[-1] == "Better: Better & shorter"
    await page.locator("#copy").click()
    await expect(page.locator("#copied")).to_have_text("Copied.")
    assert not errors


# The command


def test_a_language_that_does_not_exist_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(["tlh"])
    assert ended.value.code == 2
    assert "invalid choice: 'tlh'" in capsys.readouterr().err


def test_without_a_language_there_are_all_pages_and_an_index(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "page", lambda language, _issues: f"the page of {language}")
    assert command.main(["--out", str(tmp_path / "all")]) == 0
    index = (tmp_path / "all" / "index.html").read_text("utf-8")
    for each in (*committed(), PSEUDO):
        assert (tmp_path / "all" / f"{each}.html").read_text("utf-8") == f"the page of {each}"
        assert f'href="{each}.html"' in index
    assert "Deutsch" in index


def test_reports_lead_to_the_issues_of_the_project(tmp_path: Path) -> None:
    project = tmp_path / "pyproject.toml"
    assert command.issues_of_project(project) is None
    project.write_text("[project]\nname = 'x'\n")
    assert command.issues_of_project(project) is None
    project.write_text("[project.urls]\nIssues = 'https://example.org/issues'\n")
    assert command.issues_of_project(project) == "https://example.org/issues"
    assert pages.new_issue("https://example.org/issues/") == "https://example.org/issues/new"
    assert (
        pages.new_issue("https://example.org/issues/new?template=text")
        == "https://example.org/issues/new?template=text"
    )
