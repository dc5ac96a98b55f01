"""The words of words/fr/standings.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.standings import Standings as English

if TYPE_CHECKING:
    from words.compiled.protocols.standings import StandingsWords


class Standings(English):
    """The messages of standings.ftl."""

    def explained(self, *, most: str | int) -> str:
        return f"-# Une cote part de 0 et monte à mesure que le niveau devient certain. Comptent les parties où tout le monde a joué quelques tours : au plus {most} par jour entre les mêmes deux personnes, le jour commençant à 00:00 UTC."

    def counted(self) -> str:
        return "-# Comptent les parties jouées jusqu’au bout par celles et ceux qui les ont commencées, et les nulles d’un commun accord."

    def heading(self, *, direct: bool, name: str | int) -> str:
        return (f"## {name} dans ces messages privés" if direct else f"## {name} dans ce serveur")

    def none_of(self, *, direct: bool, name: str | int) -> str:
        return (f"{name} n’a encore terminé aucune partie dans ces messages privés." if direct else f"{name} n’a encore terminé aucune partie dans ce serveur.")

    def none_of_game(self, *, direct: bool, game: str | int, name: str | int) -> str:
        return (f"{name} n’a encore terminé aucune partie de {game} dans ces messages privés." if direct else f"{name} n’a encore terminé aucune partie de {game} dans ce serveur.")

    def none_here(self) -> str:
        return "Personne n’a encore terminé de partie dans ce serveur."

    def none_here_game(self, *, game: str | int) -> str:
        return f"Personne n’a encore terminé de partie de {game} dans ce serveur."

    def tally_one(self, *, how: Literal['drawn', 'lost', 'won'], moves: int) -> str:
        return "1 partie : " + ("nulle" if how == 'drawn' else "gagnée" if how == 'won' else "perdue") + ", " + ("aucun coup" if moves == 0 else f"{moves} coup" if moves in (0, 1) else f"{moves} coups") + "."

    def tally(self, *, games: int, moves: int, shares: str | int) -> str:
        return (f"{games} partie" if games in (0, 1) else f"{games} parties") + f" : {shares}, " + ("aucun coup" if moves == 0 else f"{moves} coup" if moves in (0, 1) else f"{moves} coups") + " en moyenne."

    def won(self, *, number: int) -> str:
        return (f"{number} gagnée" if number in (0, 1) else f"{number} gagnées")

    def drawn(self, *, number: int) -> str:
        return (f"{number} nulle" if number in (0, 1) else f"{number} nulles")

    def lost(self, *, number: int) -> str:
        return (f"{number} perdue" if number in (0, 1) else f"{number} perdues")

    def rating_none(self) -> str:
        return "Pas encore de cote."

    def rating(self, *, provisional: bool, rating: str | int) -> str:
        return (f"Cote {rating} (provisoire : il faut plus de parties pour la dire sûre)." if provisional else f"Cote {rating}.")

    def streak(self, *, best: str | int, now: int) -> str:
        return f"Victoires d’affilée : {best} au mieux" + ("." if now == 0 else f", {now} en ce moment.")

    def won_in_seats(self, *, seats: str | int) -> str:
        return f"Victoires : {seats}."

    def in_seat(self, *, played: str | int, seat: str | int, won: str | int) -> str:
        return f"{won} sur {played} en place {seat}"

    def ahead(self, *, rivals: str | int) -> str:
        return f"Devant : {rivals}."

    def against(self, *, name: str | int, played: str | int, won: str | int) -> str:
        return f"{won} fois sur {played} contre {name}"

    def score(self, *, options: str | int, score: str | int) -> str:
        return f"{options} : {score} en 1 partie."

    def scores(self, *, best: str | int, games: int, mean: str | int, options: str | int) -> str:
        return f"{options} : record {best}, {mean} en moyenne sur " + (f"{games} partie" if games in (0, 1) else f"{games} parties") + "."

    def with_options(self, *, options: str | int) -> str:
        return f"Avec {options}"

    def all_games(self) -> str:
        return "Toutes les parties"

    def option(self, *, option: str | int, value: str | int) -> str:
        return f"{option} {value}"

    def option_meaning(self, *, meaning: str | int, option: str | int, value: str | int) -> str:
        return f"{option} {value} ({meaning})"

    def choose_game(self) -> str:
        return "Choisir un jeu"

    def list_games(self) -> str:
        return "Liste des parties"

    def results(self) -> str:
        return "Résultats"

    def won_with(self, *, options: str | int, played: str | int, won: str | int) -> str:
        return f"{options} : victoires {won} sur {played}."

    def chart_first(self) -> str:
        return "Début"

    def chart_last(self) -> str:
        return "Dernière partie classée"

    def chart_alt(self, *, lines: str | int, name: str | int) -> str:
        return f"Évolution des cotes de {name} au fil des parties classées. {lines}"

    def chart_line(self, *, best: str | int, game: str | int, games: int, now: str | int) -> str:
        return f"{game} : " + (f"{games} partie" if games in (0, 1) else f"{games} parties") + f", {best} au mieux, {now} à présent."

    def games_heading(self, *, name: str | int, number: int, page: str | int, pages: int) -> str:
        return (f"{name} n’a terminé aucune partie que tu puisses voir ici." if number == 0 else f"{name} : {number} partie terminée" if number in (0, 1) else f"{name} : {number} parties terminées") + ("" if pages == 1 else f", page {page} sur {pages}")

    def see_history(self) -> str:
        return "Voir le déroulement d’une partie"

    def game_against(self, *, game: str | int, how: Literal['drawn', 'lost', 'won'], others: str | int) -> str:
        return f"{game} : " + ("match nul" if how == 'drawn' else "victoire" if how == 'won' else "défaite") + f" contre {others}"

    def game_alone(self, *, game: str | int, score: str | int, won: bool) -> str:
        return f"{game} : " + ("victoire" if won else "défaite") + f", score {score}"

    def ranking_one(self, *, moves: int) -> str:
        return "1 partie, " + ("aucun coup" if moves == 0 else f"{moves} coup" if moves in (0, 1) else f"{moves} coups") + "."

    def ranking(self, *, games: int, moves: int) -> str:
        return (f"{games} partie" if games in (0, 1) else f"{games} parties") + ", " + ("aucun coup" if moves == 0 else f"{moves} coup" if moves in (0, 1) else f"{moves} coups") + " en moyenne."

    def ranked(self, *, games: int, name: str | int, place: str | int, rating: str | int, streak: int, won: int) -> str:
        return f"{place}. {name} : {rating}, " + (f"{games} partie" if games in (0, 1) else f"{games} parties") + ", " + ("aucune gagnée" if won == 0 else f"{won} gagnée" if won in (0, 1) else f"{won} gagnées") + ("" if streak == 1 else "" if streak == 0 else "" if streak in (0, 1) else f", {streak} d’affilée")

    def scored(self, *, games: int, name: str | int, place: str | int, score: str | int) -> str:
        return f"{place}. {name} : {score}, en " + (f"{games} partie" if games in (0, 1) else f"{games} parties")

    def provisional(self, *, names: str | int) -> str:
        return f"-# Pas encore dans le classement, car leur cote est provisoire : {names}."

    def others(self, *, number: int) -> str:
        return (f"{number} autre" if number in (0, 1) else f"{number} autres")

    def by_seat(self, *, seats: str | int) -> str:
        return f"-# Victoires par place : {seats}."

    def more(self, *, number: int) -> str:
        return f"-# … et encore {number}."

    def counts(self) -> str:
        return "-# Cette partie compte pour la cote."

    def counts_not_short(self, *, turns: int) -> str:
        return "-# Cette partie ne compte pas pour la cote : chaque place doit jouer au moins " + (f"{turns} tour" if turns in (0, 1) else f"{turns} tours") + "."

    def counts_not_often(self, *, most: str | int) -> str:
        return f"-# Cette partie ne compte pas pour la cote : deux des personnes à table avaient déjà {most} parties qui comptent le même jour."

    def counts_not_computer(self) -> str:
        return "-# Cette partie ne compte pas pour la cote : un ordinateur y a joué."

    def counts_not_agreed(self) -> str:
        return "-# Cette partie ne compte pas pour la cote : la table en a convenu ainsi."

    def counts_not_replaced(self) -> str:
        return "-# Cette partie ne compte pas pour la cote : il y a eu un remplacement."
