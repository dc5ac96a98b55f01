"""Builds the image of `Containerfile` and tries it: a read-only root, another user, the texts' cache, a volume.

With an engine, it also starts what `compose.yaml` describes.

    python -m bench.image                          with docker or podman, where one of them answers
    python -m bench.image --debian /var/tmp/clean  the same steps in a clean Debian of debootstrap (Linux, as root)

It needs the network, and takes some minutes. The Debian is kept in the folder for the next time, and all else is
removed. `--lend PATH`, with --debian: a file or folder that the steps may read too, such as a folder of wheels.
The exit status is 1 if a step fails or the image is not as it is to be.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from bench.image import compose, containerfile, debian, engine
from bench.image.trial import LOCAL_DISCORD, attempt

ROOT = Path(__file__).resolve().parents[2]
MIRROR = "https://deb.debian.org/debian"


def main(arguments: Sequence[str] | None = None, say: Callable[[str], None] = print) -> int:
    """The exit status as the module's docstring says."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.image", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--debian", type=Path, metavar="FOLDER", help="do without an engine, with a Debian kept here")
    parser.add_argument("--mirror", default=MIRROR, help=f"where debootstrap finds Debian (default: {MIRROR})")
    parser.add_argument("--lend", type=Path, action="append", default=[], metavar="PATH")
    given = parser.parse_args(arguments)
    stages = containerfile.read((ROOT / "Containerfile").read_text(encoding="utf-8"))
    try:
        if given.debian is not None:
            in_debian(stages, given.debian.resolve(), given.mirror, given.lend, say)
        elif (name := engine.engine()) is not None:
            in_engine(stages, name, say)
        else:
            parser.error("neither docker nor podman answers; --debian does without")
    except (RuntimeError, OSError, subprocess.CalledProcessError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def in_engine(stages: Sequence[containerfile.Stage], name: str, say: Callable[[str], None]) -> None:
    """Build and try the image with an engine, and remove both."""
    last, volume = stages[-1], f"{engine.TAG}-{os.getpid()}"
    shown = {f"{LOCAL_DISCORD}/sandbox": ROOT / "sandbox"}
    try:
        engine.build(name, ROOT)
        asyncio.run(
            attempt(
                lambda command, passed: engine.started(name, command, volume, shown, passed),
                last.command,
                last.user,
                last.environment,
                say,
            )
        )
        if (words := compose.command(name)) is None:
            say("compose is not installed: compose.yaml was not started")
            return
        for services in (compose.ALONE, compose.SHARDED):
            asyncio.run(compose.attempt(words, ROOT, services, say))
    finally:
        engine.forget(name, volume)


def in_debian(
    stages: Sequence[containerfile.Stage],
    folder: Path,
    mirror: str,
    lent: Sequence[Path],
    say: Callable[[str], None],
) -> None:
    """Build and try the image in a Debian that is kept in `folder`; what was built is removed."""
    if os.geteuid() != 0:
        raise RuntimeError("only root can do without a container engine")
    clean, last = debian.base(folder, mirror), stages[-1]
    with tempfile.TemporaryDirectory(prefix="image-", dir=folder.parent) as out:
        # The image's own user must reach the volume.
        Path(out).chmod(0o755)
        root = debian.build(stages, clean, Path(out), ROOT, lent, say)
        volume = debian.volume_for(last, root, Path(out) / "volume")
        shown = {f"{LOCAL_DISCORD}/sandbox": ROOT / "sandbox"}
        asyncio.run(
            attempt(
                lambda command, passed: debian.started(last, root, command, volume, shown, passed),
                last.command,
                last.user,
                last.environment,
                say,
            )
        )


if __name__ == "__main__":
    sys.exit(main())
