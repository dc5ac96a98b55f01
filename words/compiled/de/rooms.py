"""The words of words/de/rooms.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.rooms import Rooms as English

if TYPE_CHECKING:
    from words.compiled.protocols.rooms import RoomsWords


class Rooms(English):
    """The messages of rooms.ftl."""

    def games_heading(self) -> str:
        return "## Partien, die hier laufen"

    def games_none(self) -> str:
        return "Auf diesem Server läuft gerade keine Partie. `/play` eröffnet einen Tisch."

    def games_more(self, *, number: int) -> str:
        return "-# " + (f"{number} weitere Partie läuft" if number == 1 else f"{number} weitere Partien laufen") + " auf diesem Server. `/games` zählt sie auf."

    def game_turn(self, *, game: str | int, people: str | int, who: str | int) -> str:
        return f"- **{game}**, {people}: {who} ist am Zug."

    def game_nobody(self, *, game: str | int, people: str | int) -> str:
        return f"- **{game}**, {people}."

    def game_paused(self, *, game: str | int, people: str | int) -> str:
        return f"- **{game}**, {people}: angehalten."

    def result_of(self, *, game: str | int, people: str | int) -> str:
        return f"**{game}**, {people}."

    def follow_heading(self, *, game: str | int) -> str:
        return f"## {game} folgen"

    def follow_nothing_here(self) -> str:
        return "## Partien folgen"

    def follow_not(self, *, people: str | int) -> str:
        return f"Du folgst dieser Partie von {people} nicht. Wenn du ihr folgst, hörst du von ihr so, wie du es mit /me gewählt hast."

    def follow_turns(self, *, people: str | int) -> str:
        return f"Du folgst dieser Partie von {people}: Du hörst von ihren Zügen, höchstens einmal in der Minute, und von ihrem Ende."

    def follow_end(self, *, people: str | int) -> str:
        return f"Du folgst dieser Partie von {people}: Du hörst davon, wenn sie zu Ende ist."

    def follow_over(self, *, people: str | int) -> str:
        return f"Diese Partie von {people} ist zu Ende."

    def follow_button(self) -> str:
        return "Folgen"

    def tell_turns(self) -> str:
        return "Von jedem Zug hören"

    def tell_end(self) -> str:
        return "Nur vom Ende hören"

    def stop_following(self) -> str:
        return "Nicht mehr folgen"

    def follow_none(self) -> str:
        return "Du folgst keiner Partie. Benutze /follow dort, wo andere eine spielen."

    def follow_others(self, *, number: int) -> str:
        return ("Du folgst keiner anderen Partie." if number == 0 else f"Du folgst {number} anderen Partie:" if number == 1 else f"Du folgst {number} anderen Partien:")

    def pick_to_stop(self) -> str:
        return "Nicht mehr folgen…"

    def followed_game(self, *, game: str | int, people: str | int) -> str:
        return f"{game}: {people}"

    def followed_unknown(self) -> str:
        return "Eine Partie, die nicht mehr lesbar ist"

    def followed_turn(self, *, channel: str | int, game: str | int, people: str | int, who: str | int) -> str:
        return f"Du folgst {game} von {people} in {channel}: {who} ist am Zug."

    def called_turn(self, *, game: str | int, mentions: str | int, who: str | int) -> str:
        return f"{mentions}: In der Partie {game}, der ihr folgt, ist {who} am Zug."

    def followed_end(self, *, channel: str | int, game: str | int, people: str | int, result: str | int) -> str:
        return f"{game} von {people} in {channel}, der Partie, der du gefolgt bist, ist zu Ende. {result}"

    def called_end(self, *, game: str | int, mentions: str | int, result: str | int) -> str:
        return f"{mentions}: Die Partie {game}, der ihr gefolgt seid, ist zu Ende. {result}"

    def which_board(self) -> str:
        return "In Threads dieses Kanals laufen mehrere Partien. Welche willst du sehen?"

    def pick_board(self) -> str:
        return "Eine Partie wählen"
