"""Forks the bot and its tools: `python -m tests.fork_server SOCKET`, with the number of an open Unix socket.

A bot's process spends most of its start on imports. This process has made them, and each of its children begins after
them. It has one thread, so that forking is safe, and ends when its socket is closed.
"""

from __future__ import annotations

import gc
import importlib
import io
import json
import os
import runpy
import select
import signal
import socket
import sys
from typing import NamedTuple

MODULES = ("sandbox.launcher", "bot", "cogs.bot", "data.sqlite.store", "upkeep")
"""What every bot process imports before it is online."""

PATIENCE = 60.0
"""Seconds that a bot waits for the local Discord to register its commands before it goes online."""

LARGEST = 2**18
"""The most bytes of a request: a command, a folder and an environment."""


class Child(NamedTuple):
    """What a forked process is to do: what `python -m MODULE ARGUMENTS` does."""

    module: str
    arguments: list[str]
    folder: str
    environment: dict[str, str]


def serve(requests: socket.socket) -> Child | None:
    """Fork a process for each request, and report how each ends. Returns None at last, and its task in each child.

    A request comes with two files: the output of the process, and where its id is written at once, and later its exit
    status, as decimal numbers in a line each.
    """
    reports: dict[int, int] = {}
    woken, wake = os.pipe2(os.O_NONBLOCK | os.O_CLOEXEC)
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    while True:
        ready, _, _ = select.select([requests.fileno(), woken], [], [])
        if woken in ready:
            os.read(woken, 4096)
            _reap(reports)
        if requests.fileno() in ready:
            request, files, _, _ = socket.recv_fds(requests, LARGEST, 2)
            if not request:
                return None
            output, report = files
            pid = os.fork()
            if not pid:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                for file in (*reports.values(), report, woken, wake):
                    os.close(file)
                requests.close()
                _redirect(output)
                return Child(**json.loads(request))
            os.close(output)
            os.write(report, b"%d\n" % pid)
            reports[pid] = report


def _reap(reports: dict[int, int]) -> None:
    """Report the children that have ended, and forget them."""
    while reports:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            return
        report = reports.pop(pid)
        os.write(report, b"%d\n" % os.waitstatus_to_exitcode(status))
        os.close(report)


def _redirect(output: int) -> None:
    """Have this process write to `output`, read nothing, and be in a session of its own."""
    os.setsid()
    nothing = os.open(os.devnull, os.O_RDONLY)
    for file, target in ((nothing, 0), (output, 1), (output, 2)):
        os.dup2(file, target)
    for file in (nothing, output):
        os.close(file)


def main() -> int:
    """Serve; in each child run its module, and return its exit code."""
    for module in MODULES:
        importlib.import_module(module)
    gc.collect()
    # It stays so in the children: `bot` freezes what a usual process has imported, too. To look through all of it for
    # garbage would have each child copy it.
    gc.freeze()
    child = serve(socket.socket(fileno=int(sys.argv[1])))
    if child is None:
        return 0
    os.chdir(child.folder)
    os.environ.clear()
    os.environ.update(child.environment)
    sys.argv = [child.module, *child.arguments]
    for stream in (sys.stdout, sys.stderr):
        assert isinstance(stream, io.TextIOWrapper)
        stream.reconfigure(write_through=True)  # as with PYTHONUNBUFFERED
    if child.module == "sandbox.launcher":
        from cogs import registration
        from sandbox.launcher import main as launch

        # However busy the machine is, a bot that is online has registered its commands.
        registration.REGISTER_WITHIN = PATIENCE
        return launch()
    runpy.run_module(child.module, run_name="__main__", alter_sys=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
