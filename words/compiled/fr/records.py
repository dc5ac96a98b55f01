"""The words of words/fr/records.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.records import Records as English

if TYPE_CHECKING:
    from words.compiled.protocols.records import RecordsWords


class Records(English):
    """The messages of records.ftl."""

    def no_header_line(self, *, line: str | int, text: str | int) -> str:
        return f"La ligne {line} n’est pas une ligne d’en-tête « key: value » : « {text} »."

    def header_line_twice(self, *, line: str | int, text: str | int) -> str:
        return f"La ligne {line} dit « {text} » pour la deuxième fois."

    def no_seats(self) -> str:
        return "L’en-tête ne donne aucun nombre de places."

    def wrong_options(self, *, why: str | int) -> str:
        return f"L’en-tête est faux : {why}"

    def wrong_seats(self, *, allowed: str | int, game: str | int, seats: int) -> str:
        return (f"{game} a {allowed} places, pas {seats}." if seats in (0, 1) else f"{game} a {allowed} places, pas {seats}.")

    def no_pair(self, *, text: str | int) -> str:
        return f"« {text} » n’a pas la forme nom=valeur."

    def option_twice(self, *, text: str | int) -> str:
        return f"L’option « {text} » est donnée deux fois."

    def newer_format(self, *, format: str | int, most: str | int) -> str:
        return f"La feuille a le format {format}, et cette version du bot lit les formats jusqu’à {most} : il faut une version plus récente."

    def empty_line(self, *, line: str | int) -> str:
        return f"La ligne {line} est vide, alors qu’un coup devrait s’y trouver."

    def illegal_move(self, *, line: str | int, text: str | int) -> str:
        return f"La ligne {line} dit « {text} », qui n’est pas un coup permis à cet endroit."

    def damaged_header(self) -> str:
        return "L’en-tête de la feuille est endommagé : son secret ou ses noms ne peuvent pas être lus."

    def other_players(self, *, players: int, seats: int) -> str:
        return "L’en-tête donne " + (f"{seats} place" if seats in (0, 1) else f"{seats} places") + ", et " + (f"{players} nom" if players in (0, 1) else f"{players} noms") + "."

    def word_of_a_stranger(self) -> str:
        return "L’en-tête contient le mot de quelqu’un qui n’a pas joué."

    def other_seats(self) -> str:
        return "Les places ne sont pas celles du tirage au sort."

    def secret_not_shown(self) -> str:
        return "La partie avait été close car personne ne jouait, et pouvait être rouverte quand cette feuille a été faite : son secret n’y est donc pas. Une feuille faite trente jours après la clôture le contient."

    def missing_line(self, *, text: str | int) -> str:
        return f"La feuille n’a pas de ligne « {text} » : seule une partie terminée peut être vérifiée."

    def other_draw(self, *, drawn: str | int, ply: str | int, text: str | int) -> str:
        return f"Le coup {ply} est « {text} », et le secret tire « {drawn} »."

    def stops_early(self) -> str:
        return "La feuille s’arrête avant la fin de la partie : des coups manquent."

    def damaged_line(self, *, text: str | int) -> str:
        return f"La ligne « {text} » de l’en-tête est endommagée."

    def no_replacement(self, *, text: str | int) -> str:
        return f"La ligne « {text} » ne peut pas être lue : elle ne décrit aucun remplacement dans cette partie."

    def wrong_replacement(self, *, seat: str | int, text: str | int) -> str:
        return f"La ligne « {text} » est fausse : la place {seat} n’était pas à cette personne."

    def other_secret(self) -> str:
        return "Le secret n’est pas celui qui était promis à l’ouverture de la table."
