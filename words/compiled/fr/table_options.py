"""The words of words/fr/table_options.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.table_options import TableOptions as English

if TYPE_CHECKING:
    from words.compiled.protocols.table_options import TableOptionsWords


class TableOptions(English):
    """The messages of table_options.ftl."""

    def auto_about(self) -> str:
        return "Si le bot joue lui-même le seul coup possible, sauf quand ce coup décide la partie pour quelqu’un."

    def auto_on(self, *, begins: bool) -> str:
        return ("Coups forcés automatiques" if begins else "coups forcés automatiques")

    def auto_off(self, *, begins: bool) -> str:
        return ("Pas de coups automatiques" if begins else "pas de coups automatiques")

    def thread_about(self) -> str:
        return "Si la partie se joue dans un fil à part."

    def thread_off(self, *, begins: bool) -> str:
        return ("Partie dans ce salon" if begins else "partie dans ce salon")

    def thread_on(self, *, begins: bool) -> str:
        return ("Partie dans un fil" if begins else "partie dans un fil")

    def side_about(self) -> str:
        return "De quel côté on voit le plateau, quand il a des côtés."

    def side_fixed(self, *, begins: bool) -> str:
        return ("Plateau toujours vu du même côté" if begins else "plateau toujours vu du même côté")

    def side_mover(self, *, begins: bool) -> str:
        return ("Plateau vu du côté de qui doit jouer" if begins else "plateau vu du côté de qui doit jouer")

    def seating_about(self) -> str:
        return "Qui peut prendre place."

    def seating_open(self, *, begins: bool) -> str:
        return ("Ouvert à tout le monde" if begins else "ouvert à tout le monde")

    def seating_invited(self, *, begins: bool) -> str:
        return ("Sur invitation seulement" if begins else "sur invitation seulement")

    def clock_about(self) -> str:
        return "Combien de temps un tour peut durer."

    def clock_none(self, *, begins: bool) -> str:
        return ("Temps illimité" if begins else "temps illimité")

    def clock_1h(self) -> str:
        return "1 heure par tour"

    def clock_12h(self) -> str:
        return "12 heures par tour"

    def clock_1d(self) -> str:
        return "1 jour par tour"

    def clock_3d(self) -> str:
        return "3 jours par tour"

    def clock_1w(self) -> str:
        return "1 semaine par tour"

    def reserve_about(self) -> str:
        return "Ce que chaque place peut utiliser au-delà de la pendule, sur toute la partie."

    def reserve_none(self, *, begins: bool) -> str:
        return ("Pas de temps de réserve" if begins else "pas de temps de réserve")

    def reserve_1h(self) -> str:
        return "1 heure de réserve"

    def reserve_12h(self) -> str:
        return "12 heures de réserve"

    def reserve_1d(self) -> str:
        return "1 jour de réserve"

    def reserve_3d(self) -> str:
        return "3 jours de réserve"

    def reserve_1w(self) -> str:
        return "1 semaine de réserve"

    def answer_about(self) -> str:
        return "Combien de temps on peut répondre à une demande à la table, comme celle de reprendre un coup."

    def answer_1h(self, *, begins: bool) -> str:
        return ("Demandes closes après 1 heure" if begins else "demandes closes après 1 heure")

    def answer_12h(self, *, begins: bool) -> str:
        return ("Demandes closes après 12 heures" if begins else "demandes closes après 12 heures")

    def answer_1d(self, *, begins: bool) -> str:
        return ("Demandes closes après 1 jour" if begins else "demandes closes après 1 jour")

    def answer_3d(self, *, begins: bool) -> str:
        return ("Demandes closes après 3 jours" if begins else "demandes closes après 3 jours")

    def answer_1w(self, *, begins: bool) -> str:
        return ("Demandes closes après 1 semaine" if begins else "demandes closes après 1 semaine")

    def forfeit_about(self) -> str:
        return "Avec une pendule : si le forfait est automatique quand le temps est dépassé d’autant que dure un tour."

    def forfeit_off(self, *, begins: bool) -> str:
        return ("Temps écoulé : les autres décident" if begins else "temps écoulé : les autres décident")

    def forfeit_on(self, *, begins: bool) -> str:
        return ("Forfait après encore un tour de retard" if begins else "forfait après encore un tour de retard")

    def rated_about(self) -> str:
        return "Si la partie compte pour la cote."

    def rated_yes(self, *, begins: bool) -> str:
        return ("La partie compte pour la cote" if begins else "la partie compte pour la cote")

    def rated_no(self, *, begins: bool) -> str:
        return ("La partie ne compte pas pour la cote" if begins else "la partie ne compte pas pour la cote")
