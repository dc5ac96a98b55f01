"""The words of words/en/languages.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.languages import LanguagesWords


class Languages:
    """The messages of languages.ftl."""

    def name(self) -> str:
        return "English"

    def as_in_discord(self) -> str:
        return "As in Discord"

    def person_heading(self) -> str:
        return "**Language** of what only you see."

    def server_heading(self) -> str:
        return "**Language** of new tables."

    def person_chosen(self, *, language: str | int) -> str:
        return f"What only you see is now in {language}."

    def person_as_in_discord(self) -> str:
        return "What only you see is now in the language of your Discord."

    def server_chosen(self, *, language: str | int) -> str:
        return f"New tables are now in {language}. Tables that are open keep their language."

    def server_as_in_discord(self) -> str:
        return "New tables are now in the language of this server in Discord. Tables that are open keep their language."

    def settled_language(self) -> str:
        return "your language"

    def settled_locale(self) -> str:
        return "the language of your Discord"


if TYPE_CHECKING:

    def checked(words: Languages) -> LanguagesWords:
        return words
