"""The words of words/pl/languages.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.languages import Languages as English

if TYPE_CHECKING:
    from words.compiled.protocols.languages import LanguagesWords


class Languages(English):
    """The messages of languages.ftl."""

    def name(self) -> str:
        return "Polski"

    def as_in_discord(self) -> str:
        return "Jak na Discordzie"

    def person_heading(self) -> str:
        return "**Język** tego, co widzisz tylko ty."

    def server_heading(self) -> str:
        return "**Język** nowych stołów."

    def person_chosen(self, *, language: str | int) -> str:
        return f"Wszystko, co widzisz tylko ty, jest teraz w języku: {language}."

    def person_as_in_discord(self) -> str:
        return "Wszystko, co widzisz tylko ty, jest teraz w języku twojego Discorda."

    def server_chosen(self, *, language: str | int) -> str:
        return f"Nowe stoły są teraz w języku: {language}. Otwarte stoły zachowują swój język."

    def server_as_in_discord(self) -> str:
        return "Nowe stoły są teraz w języku, który ten serwer ma na Discordzie. Otwarte stoły zachowują swój język."

    def settled_language(self) -> str:
        return "twój język"

    def settled_locale(self) -> str:
        return "język twojego Discorda"
