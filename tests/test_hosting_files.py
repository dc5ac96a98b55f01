"""What hosts copy: the container file, the compose file, the unit and their pages name what there is."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from sandbox.process import ROOT
from settings import variables

HOSTING = ROOT / "docs" / "hosting"
FILES = [ROOT / "Containerfile", ROOT / "compose.yaml", *sorted(HOSTING.iterdir())]


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_what_is_copied_into_the_image_exists() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", read(ROOT / "Containerfile"), re.MULTILINE)
    names = [name for line in copied for name in line.split()]
    assert names
    assert not [name for name in names if not (ROOT / name).exists()]


def test_the_image_has_everything_that_the_bot_imports() -> None:
    copied = {
        name
        for line in re.findall(r"^COPY (.+) \S+$", read(ROOT / "Containerfile"), re.MULTILINE)
        for name in line.split()
    }
    development = {"bench", "docs", "sandbox", "tests"}
    packages = {each.parent.name for each in ROOT.glob("*/__init__.py")}
    assert packages - development <= copied


def test_the_image_runs_without_rights_and_installs_nothing() -> None:
    _, last = read(ROOT / "Containerfile").split("AS packages", 1)[1].split("\nFROM ", 1)
    assert "pip" not in last
    assert re.search(r"^USER 10001$", last, re.MULTILINE)
    assert read(ROOT / "compose.yaml").count("read_only: true") == 1


def test_the_limits_of_memory_are_those_of_the_page() -> None:
    """The files have the limit of the middle column, and every limit is above what a process of its column needs."""
    page = read(HOSTING / "machines.md")
    needed, limits = (
        [cell.replace(",", "") for cell in re.findall(rf"^\| {name} \|(.*)\|$", page, re.MULTILINE)[0].split("|")]
        for name in ("memory of each", "limit of its memory")
    )
    gigabytes = [int(cell.removesuffix("GB ")) for cell in limits]
    assert all(int(re.findall(r"\d+", cell)[-1]) < 1000 * most for cell, most in zip(needed, gigabytes, strict=True))
    assert f"MemoryMax={gigabytes[1]}G\n" in read(HOSTING / "tables.service")
    assert f"mem_limit: ${{MEMORY_LIMIT:-{gigabytes[1]}g}} " in read(ROOT / "compose.yaml")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_settings_that_are_named_exist(path: Path) -> None:
    named = set(re.findall(r"\bTABLES_[A-Z_]+\b", read(path)))
    assert named <= set(variables().values())


@pytest.mark.parametrize("path", sorted(HOSTING.glob("*.md")), ids=lambda path: path.name)
def test_the_files_that_are_named_exist(path: Path) -> None:
    links = re.findall(r"\]\((?!http)([^)#]+)", read(path))
    assert not [link for link in links if not (HOSTING / link).exists()]
    assert not [name for name in re.findall(r"\brequirements[\w-]*\.txt\b", read(path)) if not (ROOT / name).exists()]


def test_the_compose_file_can_be_read() -> None:
    compose = shutil.which("docker")
    command = [
        compose or "",
        "compose",
        "--file",
        str(ROOT / "compose.yaml"),
        "--profile",
        "postgres",
        "config",
        "--services",
    ]
    if compose is None or subprocess.run([compose, "compose", "version"], capture_output=True, check=False).returncode:
        pytest.skip("docker compose is not installed: nobody has read compose.yaml")
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert set(found.stdout.split()) == {"bot", "postgres", "shards-a", "shards-b"}


UNITS = ("tables.service", "tables@.service")


@pytest.mark.parametrize("name", UNITS)
def test_systemd_accepts_the_unit(tmp_path: Path, name: str) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip(f"systemd is not installed: nobody has checked {name}")
    unit = tmp_path / name.replace("@", "@0-3")
    # The program is not where a host has it.
    unit.write_text(read(HOSTING / name).replace("/opt/tables/.venv/bin/python", "/bin/true"), encoding="utf-8")
    found = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    about = [line for line in (found.stdout + found.stderr).splitlines() if unit.name in line]
    assert not about, about


def test_the_template_is_the_unit_with_shards() -> None:
    unit, template = (set(read(HOSTING / name).splitlines()) for name in UNITS)
    assert {each for each in template - unit if not each.startswith(("#", "Description"))} == {
        "EnvironmentFile=-/etc/tables-%i.env",
        "Environment=TABLES_SHARD_IDS=%i TABLES_DATABASE=/var/lib/tables/tables.sqlite3 PYTHONDONTWRITEBYTECODE=1",
    }
    assert len(unit - template) == 3, "its path, its description and its environment"


@pytest.mark.parametrize(
    ("given", "options", "words"),
    [
        (["-m", "upkeep", "doctor"], ["--pipe", "--wait", "--collect", "--quiet"], ["-m", "upkeep", "doctor"]),
        (
            ["--unit=next", "--no-block", "--", "bot.py", "--take-over"],
            ["--unit=next", "--no-block"],
            ["bot.py", "--take-over"],
        ),
        (["-m", "data", "check", "a b"], ["--pipe", "--wait", "--collect", "--quiet"], ["-m", "data", "check", "a b"]),
    ],
)
def test_commands_run_as_the_unit_does(tmp_path: Path, given: list[str], options: list[str], words: list[str]) -> None:
    """A stand-in for systemd-run prints what it is given."""
    played = tmp_path / "systemd-run"
    played.write_text('#!/bin/sh\nprintf "%s\\n" "$@"\n', encoding="utf-8")
    played.chmod(0o755)
    found = subprocess.run(
        ["sh", HOSTING / "as-tables", *given],
        env={"PATH": f"{tmp_path}:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert found[: len(options)] == options
    at = found.index("--")
    assert found[at + 1 :] == ["/opt/tables/.venv/bin/python", *words]
    unit = read(HOSTING / "tables.service")
    named = [each.removeprefix("--property=") for each in found[:at] if each.startswith("--property=")]
    assert len(named) == 7
    assert all(f"{each}\n" in unit for each in named)
    (environment,) = re.findall(r"^Environment=(.*)$", unit, re.MULTILINE)
    assert [
        each.removeprefix("--setenv=") for each in found[:at] if each.startswith("--setenv=")
    ] == environment.split()
