"""The words of words/fr/languages.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.languages import Languages as English

if TYPE_CHECKING:
    from words.compiled.protocols.languages import LanguagesWords


class Languages(English):
    """The messages of languages.ftl."""

    def name(self) -> str:
        return "Français"

    def as_in_discord(self) -> str:
        return "Comme dans Discord"

    def person_heading(self) -> str:
        return "**Langue** de ce qui n’est visible que par toi."

    def server_heading(self) -> str:
        return "**Langue** des nouvelles tables."

    def person_chosen(self, *, language: str | int) -> str:
        return f"Ce qui n’est visible que par toi s’affiche maintenant dans cette langue : {language}."

    def person_as_in_discord(self) -> str:
        return "Ce qui n’est visible que par toi s’affiche maintenant dans la langue de ton Discord."

    def server_chosen(self, *, language: str | int) -> str:
        return f"Les nouvelles tables utilisent maintenant cette langue : {language}. Les tables déjà ouvertes gardent la leur."

    def server_as_in_discord(self) -> str:
        return "Les nouvelles tables utilisent maintenant la langue de ce serveur dans Discord. Les tables déjà ouvertes gardent la leur."

    def settled_language(self) -> str:
        return "ta langue"

    def settled_locale(self) -> str:
        return "la langue de ton Discord"
