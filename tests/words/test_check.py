"""`python -m words.check`: what is an error, what is only reported, and how a translation becomes outdated."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.words.committed import committed
from words import check
from words.languages import ABOUT, DRAFTS, ENGLISH, FOLDER, LANGUAGES, Language

GERMAN = Language("de")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two English messages, of which German has one."""
    write(tmp_path, "en", "one = One\ntwo = “Two” of { $who }\n")
    write(tmp_path, "de", "one = Eins\n")
    return tmp_path


def write(folder: Path, language: str, text: str) -> None:
    (folder / language).mkdir(exist_ok=True)
    (folder / language / "kit.ftl").write_text(text, "utf-8")


def test_a_third_of_a_file_is_no_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for language in ("en", "pl"):
        shutil.copytree(FOLDER / language, tmp_path / language, ignore=shutil.ignore_patterns("__pycache__"))
    path = tmp_path / "pl" / "lobby.ftl"
    messages = path.read_text("utf-8").split("\n\n")
    path.write_text("\n\n".join(messages[: len(messages) // 3]) + "\n", "utf-8")
    (tmp_path / "pl" / "kit.ftl").unlink()
    assert check.main([], tmp_path) == 0
    assert "pl (beta): " in capsys.readouterr().out


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != ENGLISH and each not in DRAFTS])
def test_a_language_that_is_offered_has_every_message(language: Language) -> None:
    found = check.state(committed(), language)
    assert (found.missing, found.outdated, found.obsolete) == ((), (), ())


def test_a_line_for_each_language_says_how_far_it_is(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main([], folder) == 0
    assert (
        capsys.readouterr().out == f"de ({ABOUT[GERMAN].status}): 50 % translated; 1 missing, 0 outdated, 0 obsolete\n"
    )


def test_an_error_is_told_and_fails(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(folder, "de", "two = Zwei\n")
    assert check.main([], folder) == 1
    assert "words/de/kit.ftl:1: two: $who is lost: English shows it\n" in capsys.readouterr().out


def test_what_english_no_longer_has_is_no_error(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(folder, "de", "old = { $gone }\n")
    assert check.main(["--report", "de"], folder) == 0
    told = capsys.readouterr().out
    assert "0 % translated; 2 missing, 0 outdated, 1 obsolete" in told
    assert "  kit.old\n" in told


def test_a_text_that_is_too_long_is_an_error_where_the_language_is_offered(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write(folder, "en", "# max 4\none = One\n")
    write(folder, "de", "one = Eines\n")
    monkeypatch.setattr(check, "DRAFTS", frozenset({GERMAN}))
    assert check.main([], folder) == 0
    assert check.main(["--report", "de"], folder) == 0
    assert "one: 5 characters, at most 4: 'Eines'" in capsys.readouterr().out
    monkeypatch.setattr(check, "DRAFTS", frozenset())
    assert check.main([], folder) == 1
    write(folder, "de", "one = Eins\n")
    assert check.main([], folder) == 0
    write(folder, "en", "# max 2\none = One\n")
    assert check.main([], folder) == 1


def outdated(folder: Path, capsys: pytest.CaptureFixture[str]) -> bool:
    capsys.readouterr()
    assert check.main(["--report", "de"], folder) == 0
    return "  kit.one\n" in capsys.readouterr().out.partition("Outdated")[2]


def test_a_change_of_english_outdates_a_translation_until_it_changes(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(folder, "en", "one = One\n")
    assert check.main(["--note"], folder) == 0
    assert not outdated(folder, capsys)
    write(folder, "en", "one = Just one\n")
    assert outdated(folder, capsys)
    assert check.main(["--note", "de"], folder) == 0
    assert outdated(folder, capsys), "to note what is there confirms nothing"
    write(folder, "de", "one = Nur eins\n")
    assert not outdated(folder, capsys), "somebody translated it since"
    assert check.main(["--note"], folder) == 0
    write(folder, "en", "one = Only one\n")
    assert outdated(folder, capsys)
    assert check.main(["--confirm", "de", "kit.one"], folder) == 0
    assert not outdated(folder, capsys)


def test_signs_spaces_and_comments_outdate_nothing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(folder, "en", 'one = It\'s "One"\n')
    assert check.main(["--note"], folder) == 0
    write(folder, "en", "# New.\none =\n    It’s\n    “One”\n")
    assert not outdated(folder, capsys)


def test_notes_are_sorted_and_a_merge_of_two_of_them_is_read(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(folder, "de", "two = Zwei von { $who }\none = Eins\n")
    check.main(["--note"], folder)
    path = folder / "de" / "translated.txt"
    lines = path.read_text("utf-8").splitlines()
    assert [each.split()[0] for each in lines] == ["kit.one", "kit.two"]
    name, _, own = lines[0].split()
    path.write_text("\n".join([f"{name} 00000000 {own}", "<<<<<<< ours", *lines]), "utf-8")
    assert not outdated(folder, capsys)
    check.main(["--note"], folder)
    assert path.read_text("utf-8").splitlines() == lines


@pytest.mark.parametrize("arguments", [["--report", "xx"], ["--note", "en"], ["--confirm", "de", "kit.nothing"]])
def test_what_does_not_exist_is_told(folder: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(arguments, folder) == 2
    assert "there is no" in capsys.readouterr().err
