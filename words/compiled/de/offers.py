"""The words of words/de/offers.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.offers import Offers as English

if TYPE_CHECKING:
    from words.compiled.protocols.offers import OffersWords


class Offers(English):
    """The messages of offers.ftl."""

    def find(self) -> str:
        return "Gegenüber suchen"

    def offer(self) -> str:
        return "Partie anbieten"

    def withdraw(self) -> str:
        return "Zurückziehen"

    def all_offers(self) -> str:
        return "Offene Angebote"

    def play_computer(self) -> str:
        return "Solange gegen einen Computer spielen"

    def watch(self) -> str:
        return "Angebote melden"

    def stop_telling(self) -> str:
        return "Nicht mehr melden"

    def go_to_channel(self) -> str:
        return "Zum Kanal"

    def terms(self, *, clock: str | int, game: str | int, rated: Literal['rated', 'casual', 'either']) -> str:
        return f"{game} · {clock} · " + ("nicht gewertet" if rated == 'casual' else "gewertet" if rated == 'rated' else "gewertet oder nicht")

    def any_game(self) -> str:
        return "Beliebiges Spiel"

    def any_clock(self) -> str:
        return "Beliebige Bedenkzeit"

    def rated(self, *, rated: Literal['rated', 'casual', 'either']) -> str:
        return ("Zählt nicht für die Wertung" if rated == 'casual' else "Zählt für die Wertung" if rated == 'rated' else "Gewertet oder nicht: ist mir gleich")

    def stands(self, *, time: Literal['hour', 'six-hours', 'day', 'three-days', 'week']) -> str:
        return ("Das Angebot gilt 3 Tage" if time == 'three-days' else "Das Angebot gilt 1 Tag" if time == 'day' else "Das Angebot gilt 6 Stunden" if time == 'six-hours' else "Das Angebot gilt 1 Stunde" if time == 'hour' else "Das Angebot gilt 1 Woche")

    def heading(self) -> str:
        return "Gegenüber suchen"

    def about(self) -> str:
        return "Sag, was du spielen möchtest. Sobald jemand auf diesem Server dasselbe will, beginnt eure Partie von selbst, und ihr werdet beide gerufen. Die anderen sehen das Angebot, aber nicht, von wem es ist."

    def game_menu(self) -> str:
        return "Welches Spiel"

    def clock_menu(self) -> str:
        return "Wie lange ein Zug dauern darf"

    def rated_menu(self) -> str:
        return "Ob es für die Wertung zählt"

    def stands_menu(self) -> str:
        return "Wie lange das Angebot gilt"

    def yours(self) -> str:
        return "**Deine Angebote**"

    def own_line(self, *, terms: str | int, when: str | int) -> str:
        return f"- {terms}, Ende {when}"

    def own_menu(self) -> str:
        return "Eines deiner Angebote zurückziehen"

    def offered(self, *, terms: str | int, when: str | int) -> str:
        return f"Dein Angebot gilt: {terms}. Es endet {when}. Du wirst gerufen, sobald jemand dazu passt."

    def meanwhile(self) -> str:
        return "Bis dahin kannst du gegen einen Computer spielen: Dein Angebot gilt weiter."

    def started(self, *, game: str | int, who: str | int) -> str:
        return f"Du hast ein Gegenüber: Du spielst {game} mit {who}."

    def started_elsewhere(self) -> str:
        return "Du hast ein Gegenüber: Eure Partie wird gerade eröffnet, und du wirst dort gerufen."

    def withdrawn(self) -> str:
        return "Dein Angebot ist zurückgezogen."

    def withdrawn_before(self) -> str:
        return "Dieses Angebot gilt nicht mehr."

    def list_heading(self, *, offers: int) -> str:
        return ("Auf diesem Server sucht gerade niemand ein Gegenüber." if offers == 0 else f"Auf diesem Server gibt es {offers} offenes Angebot." if offers == 1 else f"Auf diesem Server gibt es {offers} offene Angebote.")

    def list_title(self) -> str:
        return "Offene Angebote"

    def line(self, *, terms: str | int, when: str | int) -> str:
        return f"- {terms}, gemacht {when}"

    def more(self, *, more: int) -> str:
        return (f"- und {more} weiteres" if more == 1 else f"- und {more} weitere")

    def list_note(self) -> str:
        return "Nimm ein Angebot an, und eure Partie beginnt, wenn ihr beide gerade spielen könnt. Sonst gilt dein eigenes Angebot."

    def take_menu(self) -> str:
        return "Ein Angebot annehmen"

    def called(self, *, game: str | int, opponent: str | int, turn: bool, who: str | int) -> str:
        return f"{who}: Du hast ein Gegenüber. Deine Partie {game} mit {opponent} beginnt" + (", und du bist am Zug." if turn else ".")

    def direct(self, *, channel: str | int, game: str | int, opponent: str | int, turn: bool) -> str:
        return f"Du hast ein Gegenüber. Deine Partie {game} mit {opponent} beginnt in {channel}" + (", und du bist am Zug." if turn else ".")

    def watch_heading(self) -> str:
        return "Angebote auf diesem Server"

    def watch_about(self) -> str:
        return "Wähle Spiele, und du bekommst eine Direktnachricht, wenn jemand auf diesem Server eines davon anbietet und mit dir spielen könnte: höchstens eine am Tag, von allen Servern zusammen."

    def watch_menu(self) -> str:
        return "Keine Nachrichten über Angebote"

    def watching(self, *, games: str | int) -> str:
        return f"Du erfährst, wenn jemand auf diesem Server {games} anbietet."

    def watching_any(self) -> str:
        return "Du erfährst, wenn jemand auf diesem Server irgendein Spiel anbietet."

    def not_watching(self) -> str:
        return "Du erfährst nichts von Angeboten auf diesem Server."

    def stopped(self) -> str:
        return "Du erfährst nichts mehr von Angeboten auf jenem Server. Mit `/me` kannst du dort neu wählen."

    def watch_in_servers(self) -> str:
        return "Das wählst du für jeden Server einzeln: Nutze `/me` auf einem Server."

    def told(self, *, server: str | int, terms: str | int, when: str | int) -> str:
        return f"Auf {server} bietet jemand eine Partie an: {terms}. Das Angebot endet {when}. Mit `/find` kannst du auf diesem Server dasselbe anbieten, und die Partie beginnt."

    def told_note(self) -> str:
        return "Du hast mit `/me` um diese Nachricht gebeten. Du bekommst höchstens eine am Tag."
