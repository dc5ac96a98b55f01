"""Compiles all texts in advance, and writes their types: `python -m words` (`make words`).

mypy knows all messages and their variables from `words/messages.pyi`. Neither result is committed. What is wrong in a
language is printed, and English stands in for it; what is wrong in English is an error.
"""

from __future__ import annotations

import sys

from words.compiler import faults, stub
from words.languages import FOLDER
from words.loading import prepare
from words.source import sources

STUB = FOLDER / "messages.pyi"
"""The types of `words/messages.py`, for mypy."""


def main() -> int:
    """Write the types and compile all languages; 1 if English has faults, which are printed."""
    languages = sources()
    wrong = faults(languages)
    for told in wrong.values():
        sys.stderr.writelines(f"{each}\n" for each in told)
    if wrong["en"]:
        return 1
    types = stub(languages["en"])
    if not STUB.exists() or STUB.read_text("utf-8") != types:
        STUB.write_text(types, "utf-8", newline="\n")
    prepare()
    return 0


if __name__ == "__main__":
    sys.exit(main())
