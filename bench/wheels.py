"""Asks the package index whether all locked packages have wheels for a platform, so that hosts need no compiler.

    python -m bench.wheels                                        every platform, on every Python of pyproject.toml
    python -m bench.wheels --platform musl-arm64 --python 3.14    only these

It needs the network and takes a minute or two for each platform and Python: pip downloads the wheels, and checks their
hashes, as it would on that platform. The exit status is 1 if something else is missing than the hosting page
`docs/hosting/machines.md` says.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]

LOCK_FILES = ("requirements.txt", "requirements-play.txt", "requirements-postgres.txt", "requirements-metrics.txt")
"""The lock files that hosts install, and that of `make play`."""

GLIBC = 36
"""The newest minor version of glibc whose wheels are taken: that of Debian 12."""


class Platform(Struct, frozen=True):
    """A platform as pip and the markers of requirements know it.

    Attributes:
        tags (tuple[str, ...]): the platform's tags in names of wheels.
        markers (Mapping[str, str]): what markers ask for, where it differs from the running system.
        without (frozenset[str]): the packages of which docs/hosting/machines.md says that they have no wheel there.
    """

    tags: tuple[str, ...]
    markers: Mapping[str, str]
    without: frozenset[str] = frozenset()


def _linux(machine: str, *without: str, musl: bool = False) -> Platform:
    glibc = (f"manylinux_2_{minor}_{machine}" for minor in range(GLIBC, 4, -1))
    tags = (f"musllinux_1_2_{machine}", f"musllinux_1_1_{machine}") if musl else (*glibc, f"manylinux2014_{machine}")
    markers = {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix", "platform_machine": machine}
    return Platform(tags, markers, frozenset(without))


def _other(tag: str, sys_platform: str, system: str, machine: str, *without: str) -> Platform:
    os_name = "nt" if sys_platform == "win32" else "posix"
    markers = {
        "sys_platform": sys_platform,
        "platform_system": system,
        "os_name": os_name,
        "platform_machine": machine,
    }
    return Platform((tag,), markers, frozenset(without))


PLATFORMS = {
    "linux-x86-64": _linux("x86_64"),
    "linux-arm64": _linux("aarch64"),
    "musl-x86-64": _linux("x86_64", musl=True),
    "musl-arm64": _linux("aarch64", musl=True),
    "macos-arm64": _other("macosx_14_0_arm64", "darwin", "Darwin", "arm64"),
    "macos-intel": _other("macosx_14_0_x86_64", "darwin", "Darwin", "x86_64"),
    "windows-x86-64": _other("win_amd64", "win32", "Windows", "AMD64"),
    "windows-arm64": _other("win_arm64", "win32", "Windows", "ARM64", "psycopg-binary"),
    "linux-arm32": _linux("armv7l", "audioop-lts", "jsonschema-rs", "msgspec", "pillow", "psycopg-binary", "zlib-ng"),
}


def pythons() -> list[str]:
    """The versions of Python that the project supports."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = (re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", each) for each in project["classifiers"])
    return [each[1] for each in found if each]


def wanted(texts: Iterable[str], platform: Platform, python: str) -> dict[str, str]:
    """The locked packages that a platform and a Python need: by name, the requirement with its hashes."""
    markers = {**platform.markers, "python_version": python, "python_full_version": f"{python}.0"}
    found: dict[str, str] = {}
    for text in texts:
        for line in re.sub(r"\\\n\s*", " ", re.sub(r"(?m)^\s*#.*\n", "", text)).splitlines():
            requirement, *hashes = line.split(" --hash=")
            if not requirement.strip():
                continue
            read = Requirement(requirement)
            if read.marker is None or read.marker.evaluate(markers):
                read.marker = None
                found[read.name] = " --hash=".join([str(read), *(each.strip() for each in hashes)])
    return found


def missing(needed: Mapping[str, str], platform: Platform, python: str) -> Iterator[str]:
    """The names of the packages without a wheel. pip stops at the first one; so it is asked again without that."""
    left = dict(needed)
    while left and (name := _refused(left, platform, python)) is not None:
        yield name
        del left[name]


def _refused(needed: Mapping[str, str], platform: Platform, python: str) -> str | None:
    """The first package for which pip finds no wheel; None if it finds all. Raises RuntimeError if pip fails else."""
    abi = f"cp{python.replace('.', '')}"
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "requirements.txt"
        listed.write_text("\n".join(needed.values()), encoding="utf-8")
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        command += ["--require-hashes", "--only-binary=:all:", "--python-version", python, "--implementation", "cp"]
        command += [option for each in (abi, "abi3", "none") for option in ("--abi", each)]
        command += [option for tag in (*platform.tags, "any") for option in ("--platform", tag)]
        command += ["--dest", folder, "--requirement", str(listed)]
        run = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    if run.returncode == 0:
        return None
    if found := re.search(r"No matching distribution found for ([\w.-]+?)(?:\[.*\])?==", run.stderr):
        return next(name for name in needed if name.lower() == found[1].lower())
    raise RuntimeError(run.stderr.strip())


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status: 0, or 1 if something else is missing than the page says."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.wheels", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--platform", action="append", choices=PLATFORMS, help="only this platform; can be repeated")
    parser.add_argument("--python", action="append", metavar="3.N", help="only this Python; can be repeated")
    given = parser.parse_args(arguments)
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in LOCK_FILES]
    status = 0
    for name in given.platform or PLATFORMS:
        for python in given.python or pythons():
            needed = wanted(texts, PLATFORMS[name], python)
            lacking = list(missing(needed, PLATFORMS[name], python))
            said = f"no wheels: {', '.join(lacking)}" if lacking else "all have wheels"
            print(f"{name}, Python {python}: {len(needed)} packages, {said}", flush=True)  # noqa: T201 - a command
            if set(lacking) != PLATFORMS[name].without & set(needed):
                status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
