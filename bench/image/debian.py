"""An image's steps in a clean Debian of debootstrap: what a container engine does, by chroot and mounts (Linux, root).

All mounts are made in a mount namespace of the process that needs them (`unshare --mount`), and end with it.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from bench.image.containerfile import PATH, Stage, Step

RELEASE = "trixie"
"""The Debian whose Python is the one of the image that the Containerfile begins with."""

PACKAGES = ("python3", "python3-venv", "ca-certificates")

GIVEN = ("/etc/resolv.conf", "/etc/hosts")
"""What an engine gives to every container: names of the network."""

MOUNTS = 'mount --rbind /dev "$ROOT/dev"; mount -t proc proc "$ROOT/proc"'


def base(folder: Path, mirror: str) -> Path:
    """A clean Debian with Python in `folder`, made where it is missing; returns the folder."""
    done = folder / "usr" / "local" / "bin" / "python"
    if not done.is_symlink():
        packages = ",".join(PACKAGES)
        command = ["debootstrap", "--variant=minbase", f"--include={packages}", RELEASE, str(folder), mirror]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - fixed words, and the caller's folder
        done.symlink_to("/usr/bin/python3")
    return folder


def build(
    stages: Sequence[Stage], clean: Path, out: Path, context: Path, lent: Iterable[Path], say: Callable[[str], None]
) -> Path:
    """Follow all stages, each in a copy of the Debian at `clean` in `out`; returns the folder of the last one.

    `lent` are files and folders of this machine that the steps may read at the same place, such as a folder of wheels.
    Raises CalledProcessError where a step fails, RuntimeError where the Debian has another Python than the image.
    """
    roots: dict[str, Path] = {}
    for number, stage in enumerate(stages):
        name = stage.name or str(number)
        roots[name] = root = out / name
        subprocess.run(["cp", "--archive", str(clean), str(root)], check=True)  # noqa: S603, S607 - fixed words
        _check_python(stage, root)
        folder = "/"
        for step in stage.steps:
            say(f"{step.word} {step.rest}"[:100])
            if step.word == "WORKDIR":
                folder = step.rest
                inside(root, folder).mkdir(parents=True, exist_ok=True)
            elif step.word == "COPY":
                copy(step, roots[step.origin] if step.origin else context, root, folder)
            elif step.word == "RUN":
                run(root, folder, step.rest, lent)
            elif step.word == "VOLUME":
                inside(root, step.rest).mkdir(parents=True, exist_ok=True)
    return root


def _check_python(stage: Stage, root: Path) -> None:
    wanted = re.search(r"python:(\d+\.\d+)", stage.image)
    found = sorted(path.name for path in (root / "usr" / "bin").glob("python3.*[0-9]"))
    if wanted is None or f"python{wanted[1]}" not in found:
        raise RuntimeError(f"the image begins with {stage.image}, and Debian {RELEASE} has {', '.join(found)}")


def inside(root: Path, path: str) -> Path:
    """Where a path of the image is on this machine."""
    return root / path.lstrip("/")


def copy(step: Step, source: Path, root: Path, folder: str) -> None:
    """Copy as COPY does: of a folder what it contains. What Python compiled on this machine stays behind."""
    target = inside(root, os.path.join(folder, step.target))  # noqa: PTH118 - a path of the image, absolute or not
    for name in step.sources:
        what = inside(source, name)
        if what.is_dir():
            ignored = shutil.ignore_patterns("__pycache__") if step.origin is None else None
            shutil.copytree(what, target, symlinks=True, ignore=ignored, dirs_exist_ok=True)
        else:
            target.mkdir(parents=True, exist_ok=True)
            shutil.copy2(what, target)


def run(root: Path, folder: str, line: str, lent: Iterable[Path]) -> None:
    """Run a line of shell as root in the image. Raises CalledProcessError if it fails."""
    pip = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    environment = {"PATH": PATH, "HOME": "/root", "DEBIAN_FRONTEND": "noninteractive", **pip}
    within = ["chroot", str(root), "env", "-i", *(f"{name}={value}" for name, value in environment.items())]
    command = shlex.join([*within, "sh", "-c", f"cd {shlex.quote(folder)} && {line}"])
    binds = [_bind(root, path) for path in (*map(Path, GIVEN), *lent)]
    subprocess.run(namespace(root, [MOUNTS, *binds, f"exec {command}"]), check=True)  # noqa: S603 - the Containerfile's words


def _bind(root: Path, path: Path) -> str:
    """A line of shell that shows a path of this machine at the same place in the image, to be read."""
    at, own = shlex.quote(str(inside(root, str(path)))), shlex.quote(str(path))
    make = f"mkdir -p {at}" if path.is_dir() else f"mkdir -p $(dirname {at}); test -e {at} || touch {at}"
    return f"{make}; mount --bind {own} {at}; mount -o remount,bind,ro {at}"


def namespace(root: Path, lines: Iterable[str]) -> list[str]:
    """A command that runs lines of shell, of which the last one takes its place, with mounts of its own."""
    script = "; ".join([f"set -e; ROOT={shlex.quote(str(root))}", *lines])
    return ["unshare", "--mount", "--propagation", "private", "sh", "-c", script]


def started(
    stage: Stage, root: Path, command: Sequence[str], volume: Path, shown: Mapping[str, Path], passed: Iterable[str]
) -> list[str]:
    """A command that runs `command` in the image as `compose.yaml` has it run.

    The root is read-only, /tmp is in memory, the volume is at `volume`; the user is that of the image, without
    capabilities or new privileges. `shown` are folders of this machine by their place in the image, and `passed` the
    names of variables that it gets beside its own.
    """
    at = shlex.quote(str(inside(root, stage.volumes[0])))
    lines = ['mount --bind "$ROOT" "$ROOT"; mount -o remount,bind,ro "$ROOT"', MOUNTS]
    lines += [f"mount -t tmpfs tmpfs $ROOT/tmp; mount --bind {shlex.quote(str(volume))} {at}"]
    if shown:
        # Places for what is shown are made in memory: the root cannot be written any more.
        lines.append('mount -t tmpfs tmpfs "$ROOT/mnt"')
        for place, path in shown.items():
            there = shlex.quote(str(inside(root, place)))
            lines.append(f"mkdir -p {there}; mount --bind {shlex.quote(str(path))} {there}")
            lines.append(f"mount -o remount,bind,ro {there}")
    rights = ["--reuid", stage.user, "--regid", stage.user, "--clear-groups", "--no-new-privs", "--bounding-set=-all"]
    variables = {"PATH": PATH, "HOME": stage.volumes[0], **stage.environment}
    own = " ".join(f"{name}={shlex.quote(value)}" for name, value in variables.items())
    others = " ".join(f'{name}="${{{name}-}}"' for name in passed)
    line = shlex.quote(f"cd {shlex.quote(stage.folder)} && exec {shlex.join(command)}")
    lines.append(f'exec chroot "$ROOT" setpriv {shlex.join(rights)} env -i {own} {others} sh -c {line}')
    return namespace(root, lines)


def volume_for(stage: Stage, root: Path, place: Path) -> Path:
    """A new volume at `place`: as an engine makes it, with the owner and rights of the image's folder."""
    like = inside(root, stage.volumes[0])
    place.mkdir()
    os.chown(place, like.stat().st_uid, like.stat().st_gid)
    place.chmod(like.stat().st_mode & 0o7777)
    return place
