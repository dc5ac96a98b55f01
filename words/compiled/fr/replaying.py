"""The words of words/fr/replaying.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.replaying import Replaying as English

if TYPE_CHECKING:
    from words.compiled.protocols.replaying import ReplayingWords


class Replaying(English):
    """The messages of replaying.ftl."""

    def replay(self) -> str:
        return "Film"

    def in_line(self) -> str:
        return "Un autre film se dessine dans ce serveur. Le tien vient ensuite."

    def too_large(self) -> str:
        return "Cette partie est trop longue pour un film. /history la montre coup par coup."

    def stopped(self) -> str:
        return "Le film n’est pas terminé : je m’arrête. Redemande-le dans une minute."

    def drawing(self, *, drawn: str | int, frames: str | int) -> str:
        return f"Le film se dessine : {drawn} images sur {frames} jusqu’ici."

    def shown(self, *, frames: int, game: str | int, table: str | int, whole: bool) -> str:
        return f"-# {game}, table {table} : " + ("tous les tours" if whole else "pas tous les tours, car il y en a trop") + ", " + (f"{frames} image" if frames in (0, 1) else f"{frames} images") + "."

    def no_gif(self) -> str:
        return "-# Il est trop long pour un GIF. S’il ne s’anime pas sur ton téléphone, /history montre chaque coup."

    def alt(self, *, game: str | int, table: str | int) -> str:
        return f"La partie de {game} à la table {table} en images animées. /history la raconte en mots."

    def verified(self, *, drawn: Literal['dice', 'cards', 'lot', 'seats'], partly: bool, times: int) -> str:
        return ("Le tirage au sort de cette partie (" + (f"{times} tirage" if times in (0, 1) else f"{times} tirages") + ") a été refait à partir du secret de la partie, avec le même résultat" + (", sauf pour les places de personnes dont le nom a été effacé depuis." if partly else ".") if drawn == 'lot' else "Les cartes de cette partie (" + (f"{times} tirage" if times in (0, 1) else f"{times} tirages") + ") ont été tirées à nouveau du secret de la partie, avec le même résultat" + (", sauf pour les places de personnes dont le nom a été effacé depuis." if partly else ".") if drawn == 'cards' else "Les dés de cette partie (" + (f"{times} tirage" if times in (0, 1) else f"{times} tirages") + ") ont été tirés à nouveau du secret de la partie, avec le même résultat" + (", sauf pour les places de personnes dont le nom a été effacé depuis." if partly else ".") if drawn == 'dice' else "Dans ce jeu, seules les places sont laissées au hasard. Elles ont été tirées à nouveau du secret de la partie, avec le même résultat" + (", sauf pour les places de personnes dont le nom a été effacé depuis." if partly else "."))

    def fingerprint(self) -> str:
        return "Le secret a l’empreinte qui était affichée avant la partie :"

    def proof(self) -> str:
        return "`python -m sessions`, lancé sur le fichier que /record donne, dit ce que cela prouve, et à qui."

    def seats_drawn(self) -> str:
        return "Les places ont été tirées pour les personnes qui ont commencé la partie."

    def took_over(self, *, former: str | int, newcomer: str | int, seat: str | int) -> str:
        return f"En place {seat}, {newcomer} a remplacé {former}."

    def luck(self) -> str:
        return "La part de chance :"

    def luck_mean(self, *, came: str | int, expected: str | int, name: str | int, times: str | int, what: str | int) -> str:
        return f"- {name}, {what} ({times}) : {came} en moyenne, {expected} attendu."

    def luck_different(self, *, all: str | int, came: str | int, name: str | int, times: str | int, what: str | int) -> str:
        return f"- {name}, {what} ({times}) : {came} différents sur {all}."

    def luck_results(self, *, name: str | int, results: str | int, times: str | int, what: str | int) -> str:
        return f"- {name}, {what} ({times}) : {results}."

    def luck_result(self, *, came: str | int, expected: str | int, result: str | int) -> str:
        return f"{result} {came} ({expected} attendu)"
