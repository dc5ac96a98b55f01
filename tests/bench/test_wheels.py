"""Which locked packages have wheels: what is asked for a platform, and what is said. pip itself is played."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from bench import wheels
from bench.wheels import PLATFORMS, main, missing, wanted

LOCK = """
# written by a command
plain==1.0 \\
    --hash=sha256:aa \\
    --hash=sha256:bb
    # via nothing
only-windows==2.0 ; sys_platform == 'win32' \\
    --hash=sha256:cc
since-3-13==3.0 ; python_full_version >= '3.13' \\
    --hash=sha256:dd
with-extra[binary]==4.0 ; platform_machine != 'armv7l' \\
    --hash=sha256:ee
"""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], str]]:
    """The commands that pip was given, with the requirements; it has no wheels of `Only.Windows` and `since-3-13`."""
    commands: list[tuple[list[str], str]] = []

    def run(command: Sequence[str], **_options: object) -> SimpleNamespace:
        listed = Path(command[-1]).read_text(encoding="utf-8")
        commands.append((list(command), listed))
        for name in ("only-windows", "since-3-13"):
            if name in listed:
                return SimpleNamespace(returncode=1, stderr=f"ERROR: No matching distribution found for {name}==2.0")
        return SimpleNamespace(returncode=0, stderr="")

    monkeypatch.setattr(subprocess, "run", run)
    return commands


def test_markers_are_those_of_the_platform_and_the_python_that_are_asked_for() -> None:
    assert wanted([LOCK], PLATFORMS["linux-x86-64"], "3.11") == {
        "plain": "plain==1.0 --hash=sha256:aa --hash=sha256:bb",
        "with-extra": "with-extra[binary]==4.0 --hash=sha256:ee",
    }
    assert list(wanted([LOCK], PLATFORMS["windows-arm64"], "3.14")) == [
        "plain",
        "only-windows",
        "since-3-13",
        "with-extra",
    ]
    assert list(wanted([LOCK], PLATFORMS["linux-arm32"], "3.12")) == ["plain"]


def test_pip_is_asked_until_all_that_is_missing_is_known(asked: list[tuple[list[str], str]]) -> None:
    windows = PLATFORMS["windows-arm64"]
    needed = wanted([LOCK], windows, "3.14")
    assert list(missing(needed, windows, "3.14")) == ["only-windows", "since-3-13"]
    assert len(asked) == 3
    command, listed = asked[0]
    assert "--only-binary=:all:" in command
    assert command[command.index("--platform") + 1] == "win_arm64"
    assert command[command.index("--abi") + 1] == "cp314"
    assert "plain==1.0 --hash=sha256:aa" in listed


def test_another_failure_of_pip_is_no_missing_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: SimpleNamespace(returncode=1, stderr="ERROR: no network"))
    with pytest.raises(RuntimeError, match="no network"):
        list(missing({"plain": "plain==1.0"}, PLATFORMS["linux-arm64"], "3.14"))


@pytest.mark.parametrize(("without", "status"), [({"since-3-13"}, 0), ({"since-3-13", "unlocked"}, 0), (set(), 1)])
def test_what_is_missing_is_compared_with_what_the_page_says(
    without: set[str],
    status: int,
    asked: list[tuple[list[str], str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(PLATFORMS, "some", replace(PLATFORMS["linux-arm64"], without=frozenset(without)))
    monkeypatch.setattr(wheels, "wanted", lambda *_: {"plain": "plain==1.0", "since-3-13": "since-3-13==3.0"})
    assert main(["--platform", "some", "--python", "3.14"]) == status
    assert capsys.readouterr().out == "some, Python 3.14: 2 packages, no wheels: since-3-13\n"


def test_a_wheel_that_has_appeared_is_told_too(
    asked: list[tuple[list[str], str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PLATFORMS, "some", replace(PLATFORMS["linux-arm64"], without=frozenset({"plain"})))
    monkeypatch.setattr(wheels, "wanted", lambda *_: {"plain": "plain==1.0"})
    assert main(["--platform", "some", "--python", "3.14"]) == 1


def test_the_hosting_page_names_what_has_no_wheel() -> None:
    page = (wheels.ROOT / "docs" / "hosting" / "machines.md").read_text(encoding="utf-8")
    for platform in PLATFORMS.values():
        assert all(f"`{name}`" in page for name in platform.without)


def test_the_lock_files_can_be_read_for_every_platform() -> None:
    texts = [(wheels.ROOT / name).read_text(encoding="utf-8") for name in wheels.LOCK_FILES]
    for platform in PLATFORMS.values():
        for python in wheels.pythons():
            needed = wanted(texts, platform, python)
            assert {"discord-py", "pillow", "msgspec", "jsonschema-rs"} <= set(needed)
            assert all("--hash=sha256:" in each for each in needed.values())
