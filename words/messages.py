"""The words of one language, file by file. mypy reads `messages.pyi`, which `make words` writes, in place of this."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from words.languages import Language


class Words:
    """All that is said in one language: an attribute for each file, and in it a method for each message.

    `load` makes the words of a file when they are first used. It raises FileNotFoundError if English has no such file.
    """

    def __init__(self, language: Language, load: Callable[[str], Any]) -> None:
        self.language = language
        self._load = load

    def __getattr__(self, file: str) -> Any:
        try:
            words = self._load(file)
        except FileNotFoundError as error:
            raise AttributeError(f"no file words/en/{file}.ftl") from error
        setattr(self, file, words)  # found without this method from now on
        return words
