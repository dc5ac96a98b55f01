"""THIRD-PARTY.md is what `python -m bench.third_party` writes, and says of each licence what it asks."""

from __future__ import annotations

import re
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest

from bench import third_party
from bench.third_party import BUNDLED, FREE, LOCK_FILES, OBLIGING, PURPOSES, licence_of, locked, packages, page
from tests.equipment import HAS_PSYCOPG, NO_PSYCOPG, ROOT

pytestmark = pytest.mark.skipif(not HAS_PSYCOPG, reason=NO_PSYCOPG)


def test_the_page_is_what_the_command_writes() -> None:
    """If this fails after a change of the lock files: `python -m bench.third_party`."""
    assert (ROOT / "THIRD-PARTY.md").read_text(encoding="utf-8") == page()


def test_the_image_installs_no_other_lock_file() -> None:
    installed = re.findall(r"-r (\S+)", (ROOT / "Containerfile").read_text(encoding="utf-8"))
    assert installed
    assert set(installed) <= set(LOCK_FILES)


def test_every_package_of_the_lock_files_has_a_row() -> None:
    rows = packages()
    assert {each.name: each.version for each in rows} == {k: v for file in LOCK_FILES for k, v in locked(file).items()}
    assert {part for each in rows for part in re.split(" AND | OR ", each.licence)} <= FREE | OBLIGING.keys()
    assert not [each.name for each in rows if each.purpose == "for "], "nobody needs it"
    assert set(PURPOSES) <= {each.name for each in rows}


def test_the_command_writes_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(third_party, "FILE", tmp_path / "page.md")
    assert third_party.main() == 0
    assert (tmp_path / "page.md").read_text(encoding="utf-8") == page()


@pytest.mark.parametrize(
    ("metadata", "licence"),
    [
        ({"license_expression": "Apache-2.0 AND MIT"}, "Apache-2.0 AND MIT"),
        (
            {"classifier": ["License :: OSI Approved :: MIT License"], "license": "The MIT License\n\nCopyright …"},
            "MIT",
        ),
        ({"license": "APL 2"}, "Apache-2.0"),
    ],
)
def test_a_licence_is_told_in_one_of_three_places(metadata: dict[str, Any], licence: str) -> None:
    assert licence_of({"name": "some", **metadata}) == licence


@pytest.mark.parametrize("metadata", [{}, {"license_expression": "AGPL-3.0-only"}, {"license": "ask me"}])
def test_a_licence_that_nobody_has_read_is_an_error(metadata: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="some tells a licence"):
        licence_of({"name": "some", **metadata})


def test_a_new_dependency_needs_a_purpose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(PURPOSES, "pillow")
    with pytest.raises(ValueError, match="what pillow is for"):
        packages()


def test_a_package_that_is_not_installed_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(third_party, "_installed", lambda _: None)
    with pytest.raises(ValueError, match="is not installed"):
        packages()


@pytest.mark.parametrize("package", BUNDLED)
def test_every_library_that_a_wheel_brings_is_named(package: str) -> None:
    """Wheels of other systems have other folders, and then there is nothing to compare."""
    paths = [path for path in distribution(package).files or [] if path.parts[0].endswith(".libs")]
    brought = {re.split(r"[-.]", path.name)[0] for path in paths}
    assert brought <= {name for names in BUNDLED[package] for name in names.split(", ")}
