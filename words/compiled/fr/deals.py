"""The words of words/fr/deals.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.deals import Deals as English

if TYPE_CHECKING:
    from words.compiled.protocols.deals import DealsWords


class Deals(English):
    """The messages of deals.ftl."""

    def heading(self, *, date: str | int) -> str:
        return f"## Donne du jour {date}"

    def dealt(self, *, game: str | int, options: str | int) -> str:
        return f"**{game}**. {options}. Tout le monde reçoit les mêmes cartes, et seul ton premier essai compte. On n’y annule rien, et il n’y a ni conseils ni coups d’essai."

    def seen(self) -> str:
        return "Qui voit ton plateau voit les cartes. En messages privés, il n’est visible que pour toi."

    def not_played(self, *, until: str | int) -> str:
        return f"Tu n’as pas encore joué cette donne. Un essai commencé le jour même compte s’il est fini avant {until}."

    def missed(self) -> str:
        return "Tu n’as pas joué cette donne."

    def running(self, *, link: str | int, until: str | int) -> str:
        return f"Ton essai est en cours. Il compte s’il est fini avant {until}. {link}"

    def unscored(self) -> str:
        return "Ton essai n’a pas de score : il a fini trop tard, ou sans résultat."

    def scored(self, *, number: int, place: str | int, score: str | int) -> str:
        return f"Ton score est de {score}. " + ("Pour l’instant, personne d’autre n’a de score." if number in (0, 1) else f"C’est la place {place} sur {number}, tous serveurs confondus.")

    def streak(self, *, best: int, now: int) -> str:
        return ("Tu n’as joué ni hier ni aujourd’hui." if now == 0 else f"Tu as joué {now} jour de suite." if now in (0, 1) else f"Tu as joué {now} jours de suite.") + " " + (f"Ta plus longue série est de {best} jour." if best in (0, 1) else f"Ta plus longue série est de {best} jours.")

    def next(self, *, when: str | int) -> str:
        return f"La prochaine donne arrive {when}."

    def new_day(self) -> str:
        return "⚠️ Un nouveau jour a commencé : c’est donc une autre donne."

    def none(self) -> str:
        return "Il n’y a pas de donne du jour ici."

    def here(self) -> str:
        return "### Les meilleurs scores de ce serveur"

    def everywhere(self) -> str:
        return "### Les meilleurs scores de tous les serveurs"

    def nobody(self) -> str:
        return "Personne n’a encore de score."

    def ranked(self, *, days: int, name: str | int, place: str | int, score: str | int, won: bool) -> str:
        return f"{place}\\. {name} : {score}" + (", gagné" if won else ", perdu") + ("" if days == 0 else f", {days} jour de suite" if days in (0, 1) else f", {days} jours de suite")

    def somebody(self) -> str:
        return "quelqu’un d’un autre serveur"

    def more(self, *, number: int) -> str:
        return (f"… et {number} de plus" if number in (0, 1) else f"… et {number} de plus")

    def named(self) -> str:
        return "-# Les personnes d’autres serveurs ne sont nommées ici que si elles le veulent (/me)."

    def fingerprint_of(self, *, fingerprint: str | int, since: str | int) -> str:
        return f"-# Empreinte de cette donne, publiée {since} : {fingerprint}"

    def fingerprint_next(self, *, fingerprint: str | int) -> str:
        return f"-# Empreinte de la prochaine donne : {fingerprint}"

    def secret_of(self, *, secret: str | int) -> str:
        return f"-# Secret de cette donne, dont le SHA-256 est l’empreinte : {secret}"

    def secret_later(self, *, when: str | int) -> str:
        return f"-# Le secret de cette donne sera publié {when}."

    def play_here(self) -> str:
        return "Jouer dans ce salon"

    def play_direct(self) -> str:
        return "Jouer en messages privés"

    def practise_here(self) -> str:
        return "S’entraîner dans ce salon"

    def practise_direct(self) -> str:
        return "S’entraîner en messages privés"

    def yesterday(self) -> str:
        return "La donne d’hier"

    def today(self) -> str:
        return "La donne d’aujourd’hui"

    def best_game(self) -> str:
        return "Voir la meilleure partie"

    def begins(self, *, date: str | int, scored: bool) -> str:
        return (f"Ton essai à la donne du jour {date} commence ici." if scored else f"Ici, tu t’entraînes à la donne du jour {date}.")

    def direct_closed(self) -> str:
        return "Je ne peux pas t’envoyer de messages privés. Autorise-les dans les paramètres de confidentialité de ce serveur, ou joue dans le salon. Ton essai n’a pas commencé."

    def best(self, *, date: str | int, name: str | int, score: str | int) -> str:
        return f"Le meilleur essai à la donne du jour {date} : {name}, avec {score} points."

    def no_best(self) -> str:
        return "Personne n’a de score à cette donne, ou son secret n’est pas encore publié."

    def board_attempt(self, *, date: str | int, until: str | int) -> str:
        return f"-# Donne du jour {date} : cet essai compte s’il est fini avant {until}."

    def board_over(self, *, date: str | int) -> str:
        return f"-# Donne du jour {date} : un essai."

    def board_practice(self, *, date: str | int) -> str:
        return f"-# Donne du jour {date} : entraînement, qui ne compte pas."

    def withheld(self, *, when: str | int) -> str:
        return f"D’autres jouent peut-être encore les mêmes cartes : le secret de cette donne sera publié {when}."
