"""The words of words/fr/offers.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.offers import Offers as English

if TYPE_CHECKING:
    from words.compiled.protocols.offers import OffersWords


class Offers(English):
    """The messages of offers.ftl."""

    def find(self) -> str:
        return "Trouver un adversaire"

    def offer(self) -> str:
        return "Proposer une partie"

    def withdraw(self) -> str:
        return "Retirer"

    def all_offers(self) -> str:
        return "Propositions ouvertes"

    def play_computer(self) -> str:
        return "Jouer contre l’ordinateur entre-temps"

    def watch(self) -> str:
        return "Me signaler les propositions"

    def stop_telling(self) -> str:
        return "Ne plus me prévenir"

    def go_to_channel(self) -> str:
        return "Aller au salon"

    def terms(self, *, clock: str | int, game: str | int, rated: Literal['rated', 'casual', 'either']) -> str:
        return f"{game} · {clock} · " + ("non classée" if rated == 'casual' else "classée" if rated == 'rated' else "classée ou non")

    def any_game(self) -> str:
        return "N’importe quel jeu"

    def any_clock(self) -> str:
        return "N’importe quel délai"

    def rated(self, *, rated: Literal['rated', 'casual', 'either']) -> str:
        return ("Ne compte pas pour la cote" if rated == 'casual' else "Compte pour la cote" if rated == 'rated' else "Classée ou non, peu importe")

    def stands(self, *, time: Literal['hour', 'six-hours', 'day', 'three-days', 'week']) -> str:
        return ("La proposition tient 3 jours" if time == 'three-days' else "La proposition tient 1 jour" if time == 'day' else "La proposition tient 6 heures" if time == 'six-hours' else "La proposition tient 1 heure" if time == 'hour' else "La proposition tient 1 semaine")

    def heading(self) -> str:
        return "Trouver un adversaire"

    def about(self) -> str:
        return "Dis à quoi tu voudrais jouer. Dès que quelqu’un dans ce serveur veut la même chose, votre partie commence d’elle-même, et chacun reçoit un appel. Les autres voient la proposition, mais pas de qui elle vient."

    def game_menu(self) -> str:
        return "Quel jeu"

    def clock_menu(self) -> str:
        return "Combien de temps peut durer un tour"

    def rated_menu(self) -> str:
        return "Si la partie compte pour la cote"

    def stands_menu(self) -> str:
        return "Combien de temps tient la proposition"

    def yours(self) -> str:
        return "**Tes propositions**"

    def own_line(self, *, terms: str | int, when: str | int) -> str:
        return f"- {terms}, fin {when}"

    def own_menu(self) -> str:
        return "Retirer l’une de tes propositions"

    def offered(self, *, terms: str | int, when: str | int) -> str:
        return f"Ta proposition tient : {terms}. Elle se termine {when}. Tu reçois un appel dès que quelqu’un y répond."

    def meanwhile(self) -> str:
        return "En attendant, tu peux jouer contre l’ordinateur : ta proposition tient toujours."

    def started(self, *, game: str | int, who: str | int) -> str:
        return f"Tu as un adversaire : tu joues à {game} avec {who}."

    def started_elsewhere(self) -> str:
        return "Tu as un adversaire : votre partie s’ouvre, et tu y reçois un appel."

    def withdrawn(self) -> str:
        return "Ta proposition est retirée."

    def withdrawn_before(self) -> str:
        return "Cette proposition ne tient plus."

    def list_heading(self, *, offers: int) -> str:
        return ("Personne ne cherche d’adversaire dans ce serveur en ce moment." if offers == 0 else f"Il y a {offers} proposition ouverte dans ce serveur." if offers in (0, 1) else f"Il y a {offers} propositions ouvertes dans ce serveur.")

    def list_title(self) -> str:
        return "Propositions ouvertes"

    def line(self, *, terms: str | int, when: str | int) -> str:
        return f"- {terms}, faite {when}"

    def more(self, *, more: int) -> str:
        return (f"- et {more} autre" if more in (0, 1) else f"- et {more} autres")

    def list_note(self) -> str:
        return "Accepte une proposition : votre partie commence si vous pouvez jouer maintenant, l’un comme l’autre. Sinon, ta propre proposition tient."

    def take_menu(self) -> str:
        return "Accepter une proposition"

    def called(self, *, game: str | int, opponent: str | int, turn: bool, who: str | int) -> str:
        return f"{who} : tu as un adversaire. Ta partie de {game} avec {opponent} commence" + (", et c’est à toi de jouer." if turn else ".")

    def direct(self, *, channel: str | int, game: str | int, opponent: str | int, turn: bool) -> str:
        return f"Tu as un adversaire. Ta partie de {game} avec {opponent} commence dans {channel}" + (", et c’est à toi de jouer." if turn else ".")

    def watch_heading(self) -> str:
        return "Propositions dans ce serveur"

    def watch_about(self) -> str:
        return "Choisis des jeux, et tu reçois un message privé quand quelqu’un dans ce serveur en propose un et pourrait jouer avec toi : un message par jour au plus, tous serveurs confondus."

    def watch_menu(self) -> str:
        return "Aucun message sur les propositions"

    def watching(self, *, games: str | int) -> str:
        return f"Tu recevras un message quand quelqu’un dans ce serveur propose {games}."

    def watching_any(self) -> str:
        return "Tu recevras un message quand quelqu’un dans ce serveur propose un jeu, n’importe lequel."

    def not_watching(self) -> str:
        return "Tu ne recevras pas de message sur les propositions dans ce serveur."

    def stopped(self) -> str:
        return "Tu ne recevras plus de message sur les propositions dans ce serveur-là. Avec `/me`, tu peux y choisir de nouveau."

    def watch_in_servers(self) -> str:
        return "Cela se choisit pour chaque serveur : utilise `/me` dans un serveur."

    def told(self, *, server: str | int, terms: str | int, when: str | int) -> str:
        return f"Dans {server}, quelqu’un propose une partie : {terms}. La proposition se termine {when}. Avec `/find` dans ce serveur, tu peux proposer la même chose, et la partie commence."

    def told_note(self) -> str:
        return "Tu as demandé ce message avec `/me`. Tu en reçois un par jour au plus."
