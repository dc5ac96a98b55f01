"""A store is opened where the setting says; without psycopg a sentence says what to install."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import data
from data.errors import StoreError
from data.opening import open_store
from data.places import Url
from tests.data.samples import kept

URL = Url("postgresql://bot:s3cret@localhost/tables")


async def test_a_path_is_opened_as_a_file(path: Path) -> None:
    store = await open_store(path)
    await kept(store)
    await store.close()
    assert path.read_bytes().startswith(b"SQLite format 3")


async def test_without_psycopg_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    if "data.postgres" in sys.modules:
        # The import that fails replaces it, where other modules look for its parts.
        monkeypatch.setattr(data, "postgres", sys.modules["data.postgres"])
    for name in [each for each in sys.modules if each.startswith(("psycopg", "data.postgres"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError) as told:
        await open_store(URL)
    said = str(told.value)
    assert "psycopg isn't installed" in said
    assert said.endswith("Install it with: python -m pip install --require-hashes -r requirements-postgres.txt")
    assert "s3cret" not in said


def test_a_bot_with_a_file_imports_nothing_of_postgresql() -> None:
    """It starts no slower for it, and needs no psycopg."""
    look = "import sys, bot; print([each for each in sys.modules if each.startswith(('psycopg', 'data.postgres'))])"
    words = [sys.executable, "-c", look]
    done = subprocess.run(words, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2])
    assert done.stdout.strip() == "[]"
