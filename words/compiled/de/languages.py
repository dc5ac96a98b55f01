"""The words of words/de/languages.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.languages import Languages as English

if TYPE_CHECKING:
    from words.compiled.protocols.languages import LanguagesWords


class Languages(English):
    """The messages of languages.ftl."""

    def name(self) -> str:
        return "Deutsch"

    def as_in_discord(self) -> str:
        return "Wie in Discord"

    def person_heading(self) -> str:
        return "**Sprache** von allem, was nur du siehst."

    def server_heading(self) -> str:
        return "**Sprache** neuer Tische."

    def person_chosen(self, *, language: str | int) -> str:
        return f"Was nur du siehst, ist jetzt in dieser Sprache: {language}."

    def person_as_in_discord(self) -> str:
        return "Was nur du siehst, ist jetzt in der Sprache deines Discord."

    def server_chosen(self, *, language: str | int) -> str:
        return f"Neue Tische sind jetzt in dieser Sprache: {language}. Offene Tische behalten ihre."

    def server_as_in_discord(self) -> str:
        return "Neue Tische sind jetzt in der Sprache, die dieser Server in Discord hat. Offene Tische behalten ihre."

    def settled_language(self) -> str:
        return "deine Sprache"

    def settled_locale(self) -> str:
        return "die Sprache deines Discord"
