"""Runs the commands of the project (`python -m rules …`) in this process: a process of its own takes 0.1 s to 0.5 s.

Where the process matters, tests start one: what closed pipes do to it, what it does with its memory, what order its
hashes have.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from unittest import mock

from msgspec import Struct


class Ended(Struct, frozen=True):
    """How a command ended: its exit status, and what it printed."""

    returncode: int
    stdout: str
    stderr: str


def run_here(main: Callable[[list[str]], int], *arguments: str | os.PathLike[str], stdin: bytes = b"") -> Ended:
    """Do `main(arguments)` as a process would: with this on standard input, and no event loop running.

    Raises what `main` lets through, but for SystemExit, which argparse raises.
    """
    given = io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8")
    printed, complained = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="") for _ in range(2))

    def ended() -> int:
        try:
            return main([os.fspath(each) for each in arguments])
        except SystemExit as end:
            return int(end.code or 0)

    with (
        redirect_stdout(printed),
        redirect_stderr(complained),
        mock.patch.object(sys, "stdin", given),
        ThreadPoolExecutor(1) as beside,
    ):
        status = beside.submit(ended).result()
    return Ended(status, _text(printed), _text(complained))


def _text(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()
