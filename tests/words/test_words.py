"""The committed words: complete, fresh, and said in the language that is asked for."""

from __future__ import annotations

import pytest

import cogs.languages
import words
from tests.words.committed import committed
from words import ENGLISH, LANGUAGES, Language, best, lists, of
from words.check import problems


def test_nothing_is_wrong_with_the_fluent_files() -> None:
    assert problems(committed()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_file(language: Language) -> None:
    say = of(language)
    assert say.language == language
    for name in committed()["en"]:
        assert getattr(say, name) is getattr(of(language), name)


def test_an_unknown_language_is_english() -> None:
    kept = words._of.cache_info().currsize
    assert of(Language("xx")) is of(ENGLISH)
    assert words._of.cache_info().currsize == kept, "whoever makes up languages fills no memory"


def test_lists() -> None:
    say = of(ENGLISH)
    aside = ["moved to b2 (level 1), capturing the 2", "laid a block"]
    assert lists.clauses(say, aside) == "moved to b2 (level 1), capturing the 2, and laid a block"
    assert lists.clauses(say, ["moved to b2 (level 1, locked)", "passed"]) == "moved to b2 (level 1, locked) and passed"
    assert lists.clauses(say, aside[::-1]) == "laid a block and moved to b2 (level 1), capturing the 2"
    assert [lists.both(say, "abc"[:number]) for number in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert [lists.either(say, "abc"[:number]) for number in range(4)] == ["", "a", "a or b", "a, b or c"]
    assert lists.listed(say, "abc") == "a, b, c"


@pytest.mark.parametrize(
    ("items", "and_", "or_"),
    [
        (("Inés", "Ana"), "Inés y Ana", "Inés o Ana"),
        (("Ana", "Inés"), "Ana e Inés", "Ana o Inés"),
        (("Ana", "**Íñigo**"), "Ana e **Íñigo**", "Ana o **Íñigo**"),
        (("Ana", "\u2068Hilda\u2069"), "Ana e \u2068Hilda\u2069", "Ana o \u2068Hilda\u2069"),
        (("agua", "hielo"), "agua y hielo", "agua o hielo"),
        (("Ana", "Ian"), "Ana y Ian", "Ana o Ian"),
        (("Ana", "Hugo", "Óscar"), "Ana, Hugo y Óscar", "Ana, Hugo u Óscar"),
        (("7", "8"), "7 y 8", "7 u 8"),
        (("10", "11"), "10 y 11", "10 u 11"),
        (("100", "110"), "100 y 110", "100 o 110"),
        (("h9", "i9"), "h9 e i9", "h9 o i9"),
    ],
)
def test_spanish_lists_heed_the_sound_that_follows(items: tuple[str, ...], and_: str, or_: str) -> None:
    say = of(Language("es"))
    assert lists.both(say, items) == and_
    assert lists.either(say, items) == or_


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("es-ES", "es"),
        ("es-419", "es"),
        ("es", "es"),
        ("pt-BR", "pt-BR"),
        ("en-US", "en"),
    ],
)
def test_the_languages_of_discord_find_the_bots(wanted: str, found: str) -> None:
    assert best(wanted, LANGUAGES) == found


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("de", "de"),
        ("de-DE", "de"),
        ("de_AT", "de"),
        ("en-GB", "en"),
        ("pt", "pt-BR"),
        ("pt-br", "pt-BR"),
        ("fr", None),
        ("", None),
    ],
)
def test_the_best_language_is_the_same_or_one_of_another_region(wanted: str, found: str | None) -> None:
    assert best(wanted, [Language("en"), Language("de"), Language("pt-BR")]) == found


def test_drafts_are_offered_if_the_host_enables_them(monkeypatch: pytest.MonkeyPatch) -> None:
    languages = (Language("en"), Language("de"), Language("fr"), Language("pl"))
    monkeypatch.setattr(cogs.languages, "LANGUAGES", languages)
    monkeypatch.setattr(cogs.languages, "DRAFTS", frozenset(languages[2:]))
    monkeypatch.setattr(cogs.languages, "_offered", ())
    cogs.languages.offer(())
    assert cogs.languages.offered() == ("en", "de")
    assert [cogs.languages.spoken(each) for each in ("de-DE", "fr", "en-GB", "ja", "")] == [
        "de",
        "en",
        "en",
        "en",
        "en",
    ]
    cogs.languages.offer(["fr", "xx"])
    assert cogs.languages.offered() == ("en", "de", "fr")
    assert cogs.languages.spoken("fr") == "fr"
