"""The words of words/fr/rooms.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.rooms import Rooms as English

if TYPE_CHECKING:
    from words.compiled.protocols.rooms import RoomsWords


class Rooms(English):
    """The messages of rooms.ftl."""

    def games_heading(self) -> str:
        return "## Parties en cours"

    def games_none(self) -> str:
        return "Aucune partie n’est en cours sur ce serveur. `/play` ouvre une table."

    def games_more(self, *, number: int) -> str:
        return "-# " + (f"{number} autre partie est en cours" if number in (0, 1) else f"{number} autres parties sont en cours") + " sur ce serveur. `/games` en donne la liste."

    def game_turn(self, *, game: str | int, people: str | int, who: str | int) -> str:
        return f"- **{game}**, {people} : à {who} de jouer."

    def game_nobody(self, *, game: str | int, people: str | int) -> str:
        return f"- **{game}**, {people}."

    def game_paused(self, *, game: str | int, people: str | int) -> str:
        return f"- **{game}**, {people} : en pause."

    def result_of(self, *, game: str | int, people: str | int) -> str:
        return f"**{game}**, {people}."

    def follow_heading(self, *, game: str | int) -> str:
        return f"## Suivre {game}"

    def follow_nothing_here(self) -> str:
        return "## Suivre des parties"

    def follow_not(self, *, people: str | int) -> str:
        return f"Tu ne suis pas cette partie de {people}. Si tu la suis, tu en as des nouvelles comme tu l’as choisi avec /me."

    def follow_turns(self, *, people: str | int) -> str:
        return f"Tu suis cette partie de {people} : tu as des nouvelles de ses tours, au plus une fois par minute, et de sa fin."

    def follow_end(self, *, people: str | int) -> str:
        return f"Tu suis cette partie de {people} : tu apprendras qu’elle est terminée."

    def follow_over(self, *, people: str | int) -> str:
        return f"Cette partie de {people} est terminée."

    def follow_button(self) -> str:
        return "Suivre"

    def tell_turns(self) -> str:
        return "Me dire chaque tour"

    def tell_end(self) -> str:
        return "Me dire seulement la fin"

    def stop_following(self) -> str:
        return "Ne plus suivre"

    def follow_none(self) -> str:
        return "Tu ne suis aucune partie. Utilise /follow là où d’autres jouent."

    def follow_others(self, *, number: int) -> str:
        return ("Tu ne suis aucune autre partie." if number == 0 else f"Tu suis {number} autre partie :" if number in (0, 1) else f"Tu suis {number} autres parties :")

    def pick_to_stop(self) -> str:
        return "Ne plus suivre…"

    def followed_game(self, *, game: str | int, people: str | int) -> str:
        return f"{game} : {people}"

    def followed_unknown(self) -> str:
        return "Une partie qu’on ne peut plus lire"

    def followed_turn(self, *, channel: str | int, game: str | int, people: str | int, who: str | int) -> str:
        return f"Tu suis {game} de {people} dans {channel} : à {who} de jouer."

    def called_turn(self, *, game: str | int, mentions: str | int, who: str | int) -> str:
        return f"{mentions} : dans la partie de {game} que vous suivez, à {who} de jouer."

    def followed_end(self, *, channel: str | int, game: str | int, people: str | int, result: str | int) -> str:
        return f"{game} de {people} dans {channel}, que tu suivais, est terminée. {result}"

    def called_end(self, *, game: str | int, mentions: str | int, result: str | int) -> str:
        return f"{mentions} : la partie de {game} que vous suiviez est terminée. {result}"

    def which_board(self) -> str:
        return "Plusieurs parties sont en cours dans les fils de ce salon. Laquelle veux-tu voir ?"

    def pick_board(self) -> str:
        return "Choisir une partie"
