"""The words of words/fr/places.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.places import Places as English

if TYPE_CHECKING:
    from words.compiled.protocols.places import PlacesWords


class Places(English):
    """The messages of places.ftl."""

    def thread_name(self, *, game: str | int, who: str | int) -> str:
        return f"{game} : {who}"

    def no_thread(self) -> str:
        return "Impossible d’ouvrir un fil ici : la partie se joue donc dans ce salon."

    def no_thread_permissions(self, *, number: int, permissions: str | int) -> str:
        return "Je ne peux pas ouvrir de fil : dans ce salon, il me manque " + ("la permission" if number in (0, 1) else "les permissions") + f" {permissions}. Tant que c’est le cas, les parties se jouent dans le salon lui-même."

    def quoted(self, *, name: str | int) -> str:
        return f"« {name} »"

    def go_on_here(self) -> str:
        return "Continuer ici"

    def thread_locked(self, *, game: str | int, player: str | int, thread: str | int) -> str:
        return f"{player} : c’est à toi de jouer à {game}, mais son fil {thread} est verrouillé, et personne ne peut y appuyer sur quoi que ce soit. Toute personne qui joue peut appuyer sur « {self.go_on_here()} » : la partie continue alors dans ce salon. Ou bien quelqu’un qui gère les fils le déverrouille."

    def still_open(self) -> str:
        return "Le fil de cette partie n’est plus verrouillé : continuez-y."

    def played_in(self, *, number: int, players: str | int, thread: str | int) -> str:
        return f"{players} " + ("joue" if number in (0, 1) else "jouent") + f" dans {thread}."

    def to_move(self, *, badge: str | int, who: str | int) -> str:
        return f"{badge} À {who} de jouer."
