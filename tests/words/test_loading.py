"""Loading words: what was compiled is kept and used again, and the bot works where it cannot be kept."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from importlib.util import cache_from_source
from pathlib import Path

import pytest

import bot
from words import ENGLISH, Language, loading
from words.languages import FOLDER
from words.loading import Prepared, load, prepare

GERMAN = Language("de")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a file in English and in German, and with a compiler, in place of `words/`."""
    for name in loading.COMPILER:
        (tmp_path / name).write_bytes((FOLDER / name).read_bytes())
    for language, text in (("en", "a = one\nb = two\n"), ("de", "a = eins\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "kit.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(loading, "FOLDER", tmp_path)
    monkeypatch.setattr(loading._Work, "unkept", None)
    yield tmp_path
    forget()


def forget() -> None:
    """As in a new process: nothing is loaded yet."""
    for each in (loading.load, loading.english_source, loading._compiler):
        each.cache_clear()


def kept(folder: Path, language: Language) -> Path:
    return Path(cache_from_source(str(folder / language / "kit.ftl")))


@pytest.fixture(autouse=True)
def _as_in_a_new_process() -> None:
    forget()


def test_what_was_compiled_is_used_by_the_next_process(folder: Path) -> None:
    assert prepare([GERMAN]) == Prepared(2, None)
    forget()
    assert prepare([GERMAN]) == Prepared(0, None)
    words = load(GERMAN, "kit")
    assert (words.a(), words.b()) == ("eins", "two")


@pytest.mark.parametrize("changed", ["de/kit.ftl", "en/kit.ftl", "compiler.py"])
def test_a_change_of_a_text_or_of_the_compiler_compiles_again(folder: Path, changed: str) -> None:
    prepare([GERMAN])
    forget()
    path = folder / changed
    path.write_text(path.read_text("utf-8") + "# x\n", "utf-8")
    assert prepare([GERMAN]).compiled == (1 if changed == "de/kit.ftl" else 2)
    forget()
    assert prepare([GERMAN]).compiled == 0


@pytest.mark.parametrize("damage", [b"", b"other", None])
def test_damage_compiles_again(folder: Path, damage: bytes | None) -> None:
    prepare([GERMAN])
    forget()
    path = kept(folder, GERMAN)
    path.write_bytes(path.read_bytes()[:-20] if damage is None else damage)
    assert prepare([GERMAN]) == Prepared(1, None)
    assert load(GERMAN, "kit").a() == "eins"


def test_a_folder_that_cannot_be_written_costs_time_only(folder: Path) -> None:
    for language in (ENGLISH, GERMAN):
        (folder / language / "__pycache__").write_text("no folder", "utf-8")
    unkept = folder / GERMAN / "__pycache__"
    for _ in range(2):
        forget()
        assert prepare([GERMAN]) == Prepared(2, unkept)
        assert load(GERMAN, "kit").a() == "eins"


def test_python_may_keep_none_of_its_own_modules(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    prepare([GERMAN])
    assert kept(folder, GERMAN).exists()


def test_a_host_chooses_where_it_is_kept(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.pycache_prefix", str(tmp_path / "elsewhere"))
    prepare([GERMAN])
    assert not (folder / "de" / "__pycache__").exists()
    assert kept(folder, GERMAN).is_relative_to(tmp_path / "elsewhere")
    forget()
    assert prepare([GERMAN]).compiled == 0


def test_a_language_without_the_file_is_english(folder: Path) -> None:
    assert load(Language("fr"), "kit") is load(ENGLISH, "kit")


def test_an_unknown_file_is_no_attribute() -> None:
    with pytest.raises(FileNotFoundError):
        load(ENGLISH, "nothing")
    from words import of

    assert not hasattr(of(ENGLISH), "nothing")


def test_the_host_reads_what_the_start_did(
    folder: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with caplog.at_level(logging.INFO, "bot"):
        bot._prepare_words()
        assert "compiled 2 files of texts" in caplog.text or "compiled 1 files of texts" in caplog.text
        caplog.clear()
        forget()
        bot._prepare_words()
        assert caplog.text == "", "nothing was done"
        for each in folder.glob("*/__pycache__/*"):
            each.unlink()
        for each in folder.glob("*/__pycache__"):
            each.rmdir()
            each.write_text("no folder", "utf-8")
        forget()
        bot._prepare_words()
    assert "PYTHONPYCACHEPREFIX" in caplog.text
    assert str(folder) in caplog.text
