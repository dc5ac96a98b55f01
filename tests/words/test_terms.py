"""The agreed terms, and the translations that use another one."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.catalogue import GAMES
from tests.words.committed import committed
from words import terms
from words.source import reading


def found(english: str, german: str) -> list[str]:
    """The terms that a German text lacks."""
    files = [{"kit": reading(f"m = {text}", language, "kit")} for language, text in (("en", english), ("de", german))]
    return [each.partition("“")[2].partition("”")[0] for each in terms.findings(files[0], files[1], "de")]


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("This game is rated.", "Diese Partie ist gewertet."),
        ("Ask for a takeback", "Um Zurücknahme bitten: einen Zug zurücknehmen"),
        ("Use `/hint now`.", "Nutze den Befehl."),
        ("Not overrated", "Nicht überschätzt"),
    ],
)
def test_an_agreed_term_is_no_finding(english: str, german: str) -> None:
    assert found(english, german) == []


@pytest.mark.parametrize(
    ("english", "german", "term"),
    [
        ("{ $a ->\n    [yes] Rated\n   *[no] Not\n }", "Mit Rangliste", "Rated"),
        ("Your opponents’ turn", "Dein Gegenüber zieht", "opponents"),
        ("A hint", "Ein Tipp", "hint"),
    ],
)
def test_another_term_is_a_finding(english: str, german: str, term: str) -> None:
    assert term in found(english, german)


def test_a_term_of_one_game_is_looked_for_in_its_files_only() -> None:
    game = reading("title = Stranded on Mars\nm = aging cards", "en", "red")
    english, german = reading("m = aging cards", "en", "kit"), reading("m = alte Karten", "de", "kit")
    assert terms.findings({"red": game}, {"red": german}, "de")
    assert not terms.findings({"red": game, "kit": english}, {"kit": german}, "de")


def test_what_names_a_game_is_the_title_in_its_messages() -> None:
    games = terms.titles(committed()["en"])
    assert {*games.values()} == GAMES.keys()
    named = {each.belongs_to for each in terms.terms()}
    assert {each for each in named if each[:1].isupper()} <= games.keys()
    assert len(named & games.keys()) > 3


def test_every_term_has_a_form_in_every_column() -> None:
    table = terms.terms()
    assert len(table) > 90
    assert all(each.forms.keys() == {"de", "fr", "pl", "es", "pt-BR"} for each in table)
    assert len({each.name for each in table}) == len(table)


def test_an_exception_names_a_message_and_a_term_that_exist_and_has_a_reason(tmp_path: Path) -> None:
    names = {each.name for each in terms.terms()}
    for language, message, term in terms.exceptions():
        file, _, name = message.partition(".")
        assert name in committed()["en"][file].messages, message
        assert term in names, term
        assert language in {"*", *committed()}, language
    path = tmp_path / "exceptions.txt"
    path.write_text("de kit.draw draw:\n", "utf-8")
    with pytest.raises(ValueError, match="reason"):
        terms.exceptions(path)


def test_the_terms_of_a_language_are_a_glossary_for_tools(capsys: pytest.CaptureFixture[str]) -> None:
    assert terms.main(["de"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "source,target"
    assert "rematch,Revanche" in told
    assert not any("*" in each or "|" in each for each in told)
    assert terms.main(["xx"]) == 2
