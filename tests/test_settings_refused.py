"""Settings that cannot be used end the start with a sentence, and nothing that could be a secret is repeated."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from data.places import PlaceError, Url, place

ROOT = Path(__file__).parent.parent

PASSWORD = "geh3im"


def started(folder: Path, *command: str, **environment: str) -> tuple[int, str]:
    """The status of a program that is started in a folder, and all that it writes."""
    done = subprocess.run(
        [sys.executable, *(command or (str(ROOT / "bot.py"),))],
        cwd=folder,
        env=os.environ | {"DISCORD_TOKEN": "to.ke.n", "PYTHONPATH": str(ROOT)} | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("TABLES_API", f"http://me:{PASSWORD}@127.0.0.1:1/", "TABLES_API must be an address"),
        ("TABLES_API", "http://proxy:99999/", "TABLES_API must be an address"),
        ("TABLES_API", "http://proxy:0/", "TABLES_API must be an address"),
        ("TABLES_API", "http://[::1/", "TABLES_API must be an address"),
        ("TABLES_API", "http://a..b/", "TABLES_API must be an address"),
        ("TABLES_API", "http://:80/", "TABLES_API must be an address"),
        ("TABLES_FEEDBACK_URL", f"https://me:{PASSWORD}@example.org/", "TABLES_FEEDBACK_URL must be the address"),
        ("TABLES_DATABASE", f"mysql://me:{PASSWORD}@db/tables", "TABLES_DATABASE must be the path of a file"),
        ("TABLES_DATABASE", f"POSTGRESQL://me:{PASSWORD}@db/tables", "TABLES_DATABASE must be the path of a file"),
        ("TABLES_DATABASE", f"host=db user=me password={PASSWORD}", "TABLES_DATABASE must be the path of a file"),
        ("TABLES_DATABASE", f"postgresql://me:{PASSWORD}@[::1/tables", "TABLES_DATABASE must be the path of a file"),
        ("TABLES_DATABASE", f"postgresql://db/tables?sslmode={PASSWORD}", "TABLES_DATABASE has an unknown sslmode"),
    ],
)
def test_a_setting_that_cannot_be_used_is_a_sentence(tmp_path: Path, name: str, value: str, sentence: str) -> None:
    status, said = started(tmp_path, **{name: value})
    assert status == 1
    assert sentence in said
    assert len(said.splitlines()) == 1, "one sentence, and no traceback"
    assert PASSWORD not in said
    assert not list(tmp_path.iterdir()), "no file was made"


def test_a_file_of_settings_that_is_not_utf_8_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(f"TABLES_BACKUPS=B\xfccher{PASSWORD}\n".encode("latin-1"))
    for command in ((), ("-m", "upkeep", "doctor")):
        status, said = started(tmp_path, *command)
        assert status == 1
        assert said == "The file .env isn't written in UTF-8. Open it in an editor and save it as UTF-8.\n"


def test_a_byte_order_mark_is_no_part_of_the_first_setting(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes("TABLES_LOG_LEVEL=ERRATIC\n".encode("utf-8-sig"))
    assert "TABLES_LOG_LEVEL must be one of" in started(tmp_path)[1]


@pytest.mark.parametrize("command", [("check",), ("copy", "tables.sqlite3"), ("backup",), ("restored",)])
def test_command_lines_do_not_repeat_the_url_of_another_database(tmp_path: Path, command: tuple[str, ...]) -> None:
    value = f"mysql://me:{PASSWORD}@db/tables"
    status, said = started(tmp_path, "-m", "data", *command, value, *(["."] if command == ("backup",) else []))
    assert status == 2
    assert "it must be the path of a file or the URL of a PostgreSQL database" in said
    assert PASSWORD not in said


def test_parameters_that_libpq_does_not_know_are_not_shown() -> None:
    url = Url(f"postgresql://me@db/tables?sslmode=require&pasword={PASSWORD}&host=a%2Fb")
    assert str(url) == "postgresql://me@db/tables?sslmode=require&host=a/b"
    assert url.cleaned(f'invalid value "{PASSWORD}" of "require"') == 'invalid value "…" of "require"'


@pytest.mark.parametrize("text", ["tables.sqlite3", "C:\\tables\\data.sqlite3", "/srv/my passwords/tables"])
def test_names_of_files_are_files(text: str) -> None:
    assert place(text) == Path(text)


@pytest.mark.parametrize("mode", ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"])
def test_every_sslmode_of_libpq_is_taken(mode: str) -> None:
    assert isinstance(place(f"postgresql://db/tables?sslmode={mode}"), Url)
    with pytest.raises(PlaceError, match="sslmode"):
        place(f"postgresql://db/tables?sslmode={mode}s")
