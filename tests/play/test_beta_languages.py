"""A language that no native speaker has read yet is offered as “beta”, with a way to report a wrong sentence."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cogs import languages
from sandbox import Message
from tests.play.answers import private
from tests.play.club import Club
from tests.play.settings import pick, screen, settle
from words import ENGLISH, PSEUDO, Language, Words, of

GERMAN = Language("de")
PAGE = "https://example.org/report"


@pytest.fixture(autouse=True)
def german_is_new(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English, German and the pseudo-language are offered, and German is marked as new."""
    monkeypatch.setattr(languages, "_offered", (ENGLISH, GERMAN, PSEUDO))
    monkeypatch.setattr(languages, "BETAS", frozenset({GERMAN}))
    yield
    languages.report_at(None)


def options(shown: Message) -> dict[str, str]:
    """The choices of the menu of languages, by their values."""
    (found,) = [each for each in shown.menus if each.custom_id.endswith(":language")]
    return {each.value: each.label for each in found.options}


def note(say: Words) -> str:
    """What is said about German where no page for reports is known."""
    return say.languages.beta_tell(languages="Deutsch", many=1)


async def test_only_a_new_language_is_marked_in_both_menus(club: Club) -> None:
    for shown in (await screen(club.alice), private(await club.alice.slash("settings"))):
        told = options(shown)
        assert told[GERMAN] == "Deutsch (beta)"
        assert told[ENGLISH] == "English"
        assert "beta" not in told[PSEUDO]


async def test_a_note_below_the_menu_says_whom_to_tell_of_a_wrong_sentence(club: Club) -> None:
    for shown in (await screen(club.alice), private(await club.alice.slash("settings"))):
        assert "-# Deutsch is new here. Found a wrong sentence? Tell this bot’s host." in shown.text
        assert "http" not in shown.text


async def test_the_note_names_the_page_for_reports_if_the_host_has_one(club: Club) -> None:
    languages.report_at(PAGE)
    for shown in (await screen(club.alice), private(await club.alice.slash("settings"))):
        assert f"-# Deutsch is new here. Found a wrong sentence? Report it here: {PAGE}" in shown.text


async def test_who_reads_a_new_language_is_told_in_it(club: Club) -> None:
    """Whether they have chosen it or their Discord is in it."""
    german = of(GERMAN)
    assert note(german) != note(of(ENGLISH))
    await settle(club.alice, "language", GERMAN)
    shown = await screen(club.alice)
    assert note(german) in shown.text
    assert options(shown)[GERMAN] == german.languages.beta(language="Deutsch")
    club.bob.user.locale = GERMAN
    assert note(german) in (await screen(club.bob)).text


async def test_a_change_names_the_language_without_the_mark(club: Club) -> None:
    told = await pick(club.alice, await screen(club.alice), "language", GERMAN)
    assert told == of(GERMAN).languages.person_chosen(language="Deutsch")


async def test_several_new_languages_are_in_one_note(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "_offered", (ENGLISH, GERMAN, Language("fr")))
    monkeypatch.setattr(languages, "BETAS", frozenset({GERMAN, Language("fr")}))
    assert "-# Deutsch and Français are new here." in (await screen(club.alice)).text


async def test_without_a_new_language_there_is_no_note(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "BETAS", frozenset())
    for shown in (await screen(club.alice), private(await club.alice.slash("settings"))):
        assert "new here" not in shown.text
        assert not any("beta" in each for each in options(shown).values())
