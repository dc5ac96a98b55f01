"""pyproject.toml: the version, and the lock files of what it depends on.

What stands in a lock file is compared with what the installed packages ask for. That needs no network.
"""

from __future__ import annotations

import itertools
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from importlib import metadata
from typing import NamedTuple

import nox
import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import bot
from tests.equipment import HAS_PSYCOPG, ROOT
from tests.project import PROJECT, PYTHONS

SYSTEMS = {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}
"""`sys_platform` and `platform_system` of the systems that a host may have."""

DIRECT = {
    "requirements.txt": PROJECT["project"]["dependencies"],
    "requirements-postgres.txt": (
        *PROJECT["project"]["dependencies"],
        *PROJECT["project"]["optional-dependencies"]["postgres"],
    ),
    **{
        f"requirements-{group}.txt": (
            *PROJECT["project"]["dependencies"],
            *nox.project.dependency_groups(PROJECT, group),
        )
        for group in ("cjk", "play", "dev")
    },
    **{
        f"requirements-{extra}.txt": (*PROJECT["project"]["dependencies"], *asked)
        for extra, asked in PROJECT["project"]["optional-dependencies"].items()
    },
}
"""What pyproject.toml asks for, by the lock file that has it."""

LOCK_FILES = pytest.mark.parametrize("name", DIRECT)

PSYCOPG = {"psycopg", "psycopg-binary"}
"""Packages that may be missing on a developer's machine without PostgreSQL."""


class Locked(NamedTuple):
    """A package of a lock file: `name==version`, with a marker where not every system needs it, and its hashes."""

    requirement: Requirement
    hashes: list[str]


def read_lock(text: str) -> dict[str, Locked]:
    """The packages of a lock file by their normalized names."""
    lines = re.sub(r"\\\n", "", re.sub(r"(?m)^\s*#.*\n?", "", text)).splitlines()
    found: dict[str, Locked] = {}
    for line in filter(str.strip, lines):
        requirement, *hashes = line.split(" --hash=")
        package = Requirement(requirement.strip())
        found[canonicalize_name(package.name)] = Locked(package, [each.strip() for each in hashes])
    return found


def lock_of(name: str) -> dict[str, Locked]:
    """The packages of the lock file `name` in the root."""
    return read_lock((ROOT / name).read_text(encoding="utf-8"))


def environments() -> Iterable[dict[str, str]]:
    """The environments that the lock files are for, as markers see them."""
    for python, system in itertools.product(PYTHONS, SYSTEMS):
        yield {
            **{name: str(value) for name, value in default_environment().items()},
            "python_version": python,
            "python_full_version": f"{python}.0",
            "sys_platform": system,
            "platform_system": SYSTEMS[system],
            "os_name": "nt" if system == "win32" else "posix",
            "extra": "",
        }


def _applies(requirement: Requirement, environment: dict[str, str]) -> bool:
    """Whether a requirement holds in an environment; what `environment` lacks is as it is here."""
    return requirement.marker is None or requirement.marker.evaluate(environment)


def installed_needs(name: str) -> list[str]:
    """What the installed package asks for; nothing where this machine does not need the package itself."""
    try:
        return metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return []


def differences(asked: Iterable[str], lock: Mapping[str, Locked], environment: dict[str, str]) -> list[str]:
    """A sentence for each difference of a lock file from `asked` and all that these packages need in an environment."""
    found: list[str] = []
    needed: set[tuple[str, frozenset[str]]] = set()
    waiting = [(Requirement(each), "") for each in asked]
    while waiting:
        requirement, extra = waiting.pop()
        if not _applies(requirement, {**environment, "extra": extra}):
            continue
        name = canonicalize_name(requirement.name)
        locked = lock.get(name)
        if locked is None or not _applies(locked.requirement, environment):
            found.append(f"{requirement} is not locked")
            continue
        (pin,) = locked.requirement.specifier
        if not requirement.specifier.contains(pin.version, prereleases=True):
            found.append(f"{requirement} is locked as {pin.version}")
        if (name, frozenset(requirement.extras)) not in needed:
            needed.add((name, frozenset(requirement.extras)))
            below = [Requirement(each) for each in installed_needs(name)]
            waiting += [(each, wanted) for each in below for wanted in ("", *requirement.extras)]
    held = {name for name, each in lock.items() if _applies(each.requirement, environment)}
    unneeded = sorted(held - {name for name, _ in needed})
    return found + [f"{name} is locked, and nothing needs it" for name in unneeded]


# ---- the version ----


def test_the_changelog_has_a_heading_for_the_version() -> None:
    headings = re.findall(r"(?m)^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert PROJECT["project"]["version"] in [heading.partition(" ")[0] for heading in headings]


def test_the_bot_tells_its_version_without_a_token() -> None:
    run = subprocess.run(
        [sys.executable, ROOT / "bot.py", "--version"], capture_output=True, text=True, check=True, cwd="/", env={}
    )
    assert (run.stdout, run.stderr) == (f"tables {PROJECT['project']['version']}\n", "")


def test_an_argument_that_the_bot_does_not_know_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        bot.main(["--verbose"])
    assert "--verbose" in capsys.readouterr().err


# ---- the lock files ----


@LOCK_FILES
def test_every_locked_package_has_hashes(name: str) -> None:
    lock = lock_of(name)
    assert len(lock) >= len(DIRECT[name])
    for package in lock.values():
        assert package.hashes, package
        assert all(re.fullmatch("sha256:[0-9a-f]{64}", each) for each in package.hashes), package
        assert [each.operator for each in package.requirement.specifier] == ["=="], package


@LOCK_FILES
def test_what_is_installed_is_what_is_locked(name: str) -> None:
    """Otherwise the comparison below would look at other packages. `make test` installs what is locked."""
    for package in lock_of(name).values():
        if _applies(package.requirement, {}) and (HAS_PSYCOPG or package.requirement.name not in PSYCOPG):
            version = metadata.version(package.requirement.name)
            assert package.requirement.specifier.contains(version, prereleases=True), (package, version)


@LOCK_FILES
def test_a_lock_file_has_what_is_asked_for_and_nothing_else(name: str) -> None:
    """If this fails after a change of pyproject.toml: `make lock`."""
    lock = lock_of(name)
    if not HAS_PSYCOPG and lock.keys() & PSYCOPG:
        pytest.skip("psycopg is not installed: nothing tells what it needs, so lock files with it were not compared.")
    for environment in environments():
        assert differences(DIRECT[name], lock, environment) == [], environment


@LOCK_FILES
def test_all_lock_files_have_the_same_versions(name: str) -> None:
    development = lock_of("requirements-dev.txt")
    for package, locked in lock_of(name).items():
        assert development[package].requirement.specifier == locked.requirement.specifier
        assert development[package].hashes == locked.hashes


@pytest.mark.parametrize(
    ("asked", "lock", "found"),
    [
        (["aiohttp==3.14.5"], "", ["aiohttp==3.14.5 is not locked"]),
        (["chess==1.11.1"], "chess==1.11.2", ["chess==1.11.1 is locked as 1.11.2"]),
        ([], "chess==1.11.2", ["chess is locked, and nothing needs it"]),
        (["markdown-it-py"], "markdown-it-py==4.3.0", ["mdurl~=0.1 is not locked"]),
        (["chess; sys_platform == 'win32'"], "chess==1.11.2 ; sys_platform == 'win32'", []),
        (["chess"], "chess==1.11.2 ; sys_platform == 'win32'", ["chess is not locked"]),
        (["Markdown_It.py"], "markdown-it-py==4.3.0 \\\n  --hash=sha256:0\n    # via x\nmdurl==0.1.2", []),
    ],
)
def test_a_lock_file_that_is_out_of_date_is_noticed(asked: list[str], lock: str, found: list[str]) -> None:
    environment = next(each for each in environments() if each["sys_platform"] == "linux")
    assert differences(asked, read_lock(lock), environment) == found


def test_dependencies_stand_in_one_place() -> None:
    """Each lock file says at its top how it is made."""
    for name in DIRECT:
        assert "#    make lock\n" in (ROOT / name).read_text(encoding="utf-8")
    assert {file.name for file in ROOT.glob("*requirements*")} == set(DIRECT)
