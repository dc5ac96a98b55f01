"""Docker or podman: builds the image, and runs commands in it as `compose.yaml` does."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

TAG = "tables-trial"


def engine() -> str | None:
    """The name of a container engine that answers, or None."""
    return next((each for each in ("docker", "podman") if shutil.which(each) and answers(each)), None)


def answers(name: str) -> bool:
    """Whether an engine can be used: a client whose daemon does not run cannot."""
    asked = subprocess.run([name, "info"], capture_output=True, check=False)  # noqa: S603 - the name of an engine
    return asked.returncode == 0


def build(name: str, context: Path, options: Sequence[str] = ()) -> None:
    """Build the image. Raises CalledProcessError where a step fails."""
    file = ["--file", str(context / "Containerfile")]
    subprocess.run([name, "build", *file, "--tag", TAG, *options, str(context)], check=True)  # noqa: S603 - fixed words


def started(
    name: str, command: Sequence[str], volume: str, shown: Mapping[str, Path], passed: Iterable[str]
) -> list[str]:
    """A command that runs `command` in the image as `compose.yaml` has it run, in this machine's network.

    `shown` are folders of this machine by their place in the image, and `passed` the names of variables that it gets.
    """
    rights = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", "--security-opt", "no-new-privileges"]  # noqa: S108 - the container's own
    mounts = [f"{volume}:/data", *(f"{path}:{place}:ro" for place, path in shown.items())]
    options = [part for mount in mounts for part in ("--volume", mount)]
    options += [part for variable in passed for part in ("--env", variable)]
    return [name, "run", "--rm", "--network", "host", *rights, *options, TAG, *command]


def forget(name: str, volume: str) -> None:
    """Remove the volume and the image."""
    for command in (["volume", "rm", "--force", volume], ["image", "rm", "--force", TAG]):
        subprocess.run([name, *command], capture_output=True, check=False)  # noqa: S603 - fixed words
