"""The words of words/fr/computers.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.computers import Computers as English

if TYPE_CHECKING:
    from words.compiled.protocols.computers import ComputersWords


class Computers(English):
    """The messages of computers.ftl."""

    def thinks(self, *, badge: str | int, who: str | int) -> str:
        return f"{badge} {who} réfléchit."

    def thinks_elsewhere(self, *, alone: bool, number: int, who: str | int) -> str:
        return ("Tes ordinateurs réfléchissent d’abord à " + (f"{number} autre table" if number in (0, 1) else f"{number} autres tables") + "." if alone else f"Les ordinateurs de {who} réfléchissent d’abord à " + (f"{number} autre table" if number in (0, 1) else f"{number} autres tables") + ".")

    def versus_heading(self) -> str:
        return "Jouer contre l’ordinateur"

    def versus_about(self) -> str:
        return "La partie commence tout de suite. Elle ne compte pas pour la cote."

    def versus_direct(self) -> str:
        return "La partie commence tout de suite, ici, entre toi et moi."

    def versus_solo(self, *, games: str | int, number: int) -> str:
        return (f"{games} se joue en solo, sans ordinateur." if number in (0, 1) else f"{games} se jouent en solo, sans ordinateur.")

    def solo(self) -> str:
        return "Ce jeu se joue en solo : aucun ordinateur n’y participe."

    def versus_start(self) -> str:
        return "Jouer contre l’ordinateur"

    def versus_set_up(self) -> str:
        return "Préparer d’abord la table"

    def play_alone(self) -> str:
        return "Jouer en solo"

    def open_table(self) -> str:
        return "Ouvrir une table"

    def level(self, *, level: Literal['easy', 'hard', 'medium']) -> str:
        return ("Ordinateur : moyen" if level == 'medium' else "Ordinateur : facile" if level == 'easy' else "Ordinateur : difficile")

    def level_about(self, *, level: Literal['easy', 'hard', 'medium']) -> str:
        return ("Joue bien, mais néglige parfois quelque chose" if level == 'medium' else "Fait des erreurs : pour tes premières parties" if level == 'easy' else "Joue du mieux qu’il peut")

    def opponents(self, *, number: int) -> str:
        return (f"Contre {number} ordinateur" if number in (0, 1) else f"Contre {number} ordinateurs")

    def add(self) -> str:
        return "Ajouter un ordinateur"

    def alone(self, *, add: str | int) -> str:
        return f"Pour jouer sans attendre, appuie sur « {add} »."

    def replace_menu(self) -> str:
        return "Un ordinateur à la place d’une invitation"

    def replace(self, *, computer: str | int, who: str | int) -> str:
        return f"{computer} remplace {who}"

    def stand_in(self) -> str:
        return "Laisser jouer un ordinateur"

    def stand_in_ask(self) -> str:
        return "Quel ordinateur doit faire le remplacement ? Les autres personnes à table doivent d’abord être d’accord."

    def stand_in_alone(self) -> str:
        return "Quel ordinateur doit faire le remplacement ?"

    def stand_in_menu(self) -> str:
        return "Choisis un ordinateur et une place"

    def stand_in_own(self, *, computer: str | int) -> str:
        return f"{computer} joue à ta place"

    def stand_in_for(self, *, computer: str | int, owner: str | int) -> str:
        return f"{computer} joue pour {owner}"

    def late_forfeit(self, *, when: str | int, who: str | int) -> str:
        return f"{who} n’a plus de temps, mais peut encore jouer. Sinon, le forfait sera déclaré {when}."

    def done_substituted(self) -> str:
        return "Le remplacement est fait."

    def name_newcomer(self) -> str:
        return "Qui doit prendre la place ? Nomme une personne ou un ordinateur."

    def name_one_newcomer(self) -> str:
        return "Nomme une personne ou un ordinateur pour la place, pas les deux."

    def beaten(self, *, levels: str | int) -> str:
        return f"Ordinateurs battus : {levels}."

    def beaten_level(self, *, level: Literal['easy', 'hard', 'medium'], played: str | int, won: str | int) -> str:
        return (f"moyen {won} fois sur {played}" if level == 'medium' else f"facile {won} fois sur {played}" if level == 'easy' else f"difficile {won} fois sur {played}")

    def try_next(self, *, level: Literal['easy', 'medium'], next: Literal['medium', 'hard'], won: int) -> str:
        return ("Tu as battu le niveau facile " + (f"{won} fois" if won in (0, 1) else f"{won} fois") + "." if level == 'easy' else "Tu as battu le niveau moyen " + (f"{won} fois" if won in (0, 1) else f"{won} fois") + ".") + " " + ("Jouer contre le niveau moyen ?" if next == 'medium' else "Jouer contre le niveau difficile ?")

    def try_button(self, *, next: Literal['hard', 'medium']) -> str:
        return ("Jouer contre le niveau moyen" if next == 'medium' else "Jouer contre le niveau difficile")
