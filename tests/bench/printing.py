"""What `python -m bench` prints, as tests read it."""

from __future__ import annotations

from collections.abc import Sequence

from bench.__main__ import main


def printed(*arguments: str) -> list[str]:
    """The lines that `python -m bench` prints."""
    said: list[str] = []
    assert main(arguments, say=said.append) == 0
    return "\n".join(said).splitlines()


def row(lines: Sequence[str], name: str) -> list[str]:
    """The cells of the row of that name, which is there once."""
    (line,) = [line for line in lines if line.startswith(name + " ")]
    return line.removeprefix(name).split()
