"""The files of a test run are in memory where there is room (`tests/memory_files.py`)."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.memory_files import LEAST, use_memory


@pytest.fixture(autouse=True)
def undone(monkeypatch: pytest.MonkeyPatch) -> None:
    """TMPDIR is not set, and there is room in memory."""
    monkeypatch.setenv("TMPDIR", "")
    monkeypatch.delenv("TMPDIR")
    monkeypatch.setattr(tempfile, "tempdir", tempfile.tempdir)
    monkeypatch.setattr(shutil, "disk_usage", lambda _where: SimpleNamespace(free=LEAST))
    monkeypatch.setattr(os, "statvfs", lambda _where: SimpleNamespace(f_flag=0))


def test_files_are_made_in_memory(tmp_path: Path) -> None:
    assert use_memory(tmp_path)
    assert os.environ["TMPDIR"] == str(tmp_path)
    assert tempfile.gettempdir() == str(tmp_path)


def test_what_somebody_chose_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", "/elsewhere")
    assert not use_memory(tmp_path)
    assert os.environ["TMPDIR"] == "/elsewhere"


@pytest.mark.parametrize("lack", ["folder", "room", "programs"])
def test_the_disk_is_used_where_memory_will_not_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lack: str) -> None:
    if lack == "room":
        monkeypatch.setattr(shutil, "disk_usage", lambda _where: SimpleNamespace(free=LEAST - 1))
    elif lack == "programs":
        monkeypatch.setattr(os, "statvfs", lambda _where: SimpleNamespace(f_flag=os.ST_NOEXEC))
    assert not use_memory(tmp_path / "none" if lack == "folder" else tmp_path)
    assert "TMPDIR" not in os.environ
