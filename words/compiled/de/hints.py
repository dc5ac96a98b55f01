"""The words of words/de/hints.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.hints import Hints as English

if TYPE_CHECKING:
    from words.compiled.protocols.hints import HintsWords


class Hints(English):
    """The messages of hints.ftl."""

    def hint(self) -> str:
        return "Hinweis"

    def play_it(self) -> str:
        return "So spielen"

    def heading(self, *, moves: str | int) -> str:
        return f"**Hinweis**: {moves}."

    def choice(self, *, asks: str | int, choice: str | int) -> str:
        return f"{asks}: {choice}"

    def after_it(self) -> str:
        return "Das Bild zeigt das Brett nach diesem Zug."

    def share(self, *, share: int) -> str:
        return ("Er sieht keinen Weg mehr zum Sieg." if share == 0 else "Damit rechnet er sicher mit dem Sieg." if share == 100 else f"Damit rechnet er mit {share} Siegen in 100 Partien.")

    def otherwise(self, *, moves: str | int, share: int) -> str:
        return f"Am zweitbesten ist {moves}: {share} von 100 Partien."

    def only(self) -> str:
        return "Etwas anderes kannst du nicht spielen."

    def follows(self, *, story: str | int) -> str:
        return f"Im besten Spiel, das er sieht, geht es so weiter: {story}"

    def taken(self, *, list: str | int) -> str:
        return f"Hinweise: {list}"

    def taken_by(self, *, hints: str | int, who: str | int) -> str:
        return f"{who} {hints}"

    def none_here(self, *, why: Literal['people', 'rated', 'off']) -> str:
        return ("In dieser Partie spielen Menschen gegeneinander, deshalb gibt es keine Hinweise. Allein und in Partien mit einem Computer gibt es sie." if why == 'people' else "An diesem Tisch wird ohne Hinweise gespielt." if why == 'off' else "Diese Partie zählt für die Wertung ihrer Spieler, deshalb gibt es keine Hinweise. Allein und in Partien mit einem Computer gibt es sie.")

    def failed(self) -> str:
        return "Der Computer hat diesmal keinen Hinweis gefunden. Er wurde nicht gezählt."

    def option(self) -> str:
        return "Ob es Hinweise gibt. In gewerteten Partien unter Menschen gibt es nie welche."

    def option_on(self, *, begins: bool) -> str:
        return ("Hinweise in Partien mit einem Computer" if begins else "Hinweise in Partien mit einem Computer")

    def option_off(self, *, begins: bool) -> str:
        return ("Keine Hinweise" if begins else "keine Hinweise")
