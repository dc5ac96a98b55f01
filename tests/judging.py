"""What the bot sends in the play tests is judged once more, by @discordjs/builders (`tests/foreign/judge.mjs`).

Each process of a run writes the requests that it sees to a file of its own. When the last test has ended, node judges
all files at once. What it objects to is printed and fails the run. Where node or the library is missing, nothing is
written; `tests/sandbox/test_foreign.py` says so.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from msgspec import Struct

from sandbox.wire.body import listeners
from tests.equipment import DISCORDJS, HAS_DISCORDJS

FOLDER = "JUDGED_REQUESTS"
"""The environment's name for the folder of the files; workers of xdist inherit it."""

_LIMIT = 120.0
_written: set[int] = set()


class Fault(Struct, frozen=True):
    """An objection: to a request to `route`, first sent by the test `by`, at `place` in its JSON, and `why`."""

    route: str
    place: str
    why: str
    by: str

    def __str__(self) -> str:
        return f"{self.by}: {self.route}: {self.place}: {self.why}"


class Verdict(Struct, frozen=True):
    """How many requests were judged, and all objections."""

    judged: int
    faults: list[Fault]


@contextlib.contextmanager
def recording(test: str) -> Iterator[None]:
    """Write down what the local Discord is sent while the block runs, each request once; `test` is who has it sent."""
    folder = os.environ.get(FOLDER)
    if folder is None:
        yield
        return
    file = Path(folder) / f"{os.getpid()}.jsonl"

    def hear(route: str, body: bytes) -> None:
        sent = hash((route, body))
        if sent not in _written:
            _written.add(sent)
            line = body.replace(b"\n", b" ").decode()  # in JSON, a line ends only between values
            with file.open("a", encoding="utf-8") as out:
                out.write(f"[{json.dumps(route)}, {line}, {json.dumps(test)}]\n")

    listeners.append(hear)
    try:
        yield
    finally:
        listeners.remove(hear)


def verdict(files: Sequence[Path]) -> Verdict:
    """Have node judge the requests in these files. Raises AssertionError when it cannot."""
    node = shutil.which("node")
    assert node is not None
    command = [node, "judge.mjs", *map(str, files)]
    run = subprocess.run(command, cwd=DISCORDJS, capture_output=True, text=True, check=False, timeout=_LIMIT)
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    return Verdict(found["judged"], [Fault(**each) for each in found["faults"]])


def register(config: pytest.Config) -> None:
    """Have a run's requests judged at its end; in a worker of xdist there is nothing to do."""
    if HAS_DISCORDJS and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Judging())


class Judging:
    """The plugin of the process that runs the tests or their workers."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="judged-"))
        self._verdict: Verdict | None = None
        os.environ[FOLDER] = str(self._folder)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Judge; an objection fails the run."""
        files = sorted(self._folder.glob("*.jsonl"))
        if files:
            self._verdict = verdict(files)
            if self._verdict.faults:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print how many requests were judged, and the objections."""
        if self._verdict is None:
            return
        count = len(self._verdict.faults)
        said = f"@discordjs/builders judged {self._verdict.judged} requests of the bot"
        terminalreporter.write_line(f"\n{said}, with {count} objection(s):" if count else f"\n{said}: all in order.")
        for fault in self._verdict.faults:
            terminalreporter.write_line(str(fault), red=True)

    def pytest_unconfigure(self) -> None:
        """Remove the files."""
        os.environ.pop(FOLDER, None)
        shutil.rmtree(self._folder, ignore_errors=True)
