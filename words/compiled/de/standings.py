"""The words of words/de/standings.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.standings import Standings as English

if TYPE_CHECKING:
    from words.compiled.protocols.standings import StandingsWords


class Standings(English):
    """The messages of standings.ftl."""

    def explained(self, *, most: str | int) -> str:
        return f"-# Eine Wertungszahl beginnt bei 0 und steigt, je sicherer sich die Spielstärke zeigt. Es zählen Partien, in denen alle einige Züge gemacht haben: von denselben zwei Personen höchstens {most} am Tag, der um 00:00 UTC beginnt."

    def counted(self) -> str:
        return "-# Es zählen Partien, die von denen zu Ende gespielt wurden, die sie begonnen haben, und vereinbarte Remis."

    def heading(self, *, direct: bool, name: str | int) -> str:
        return (f"## {name} in diesen Direktnachrichten" if direct else f"## {name} auf diesem Server")

    def none_of(self, *, direct: bool, name: str | int) -> str:
        return (f"{name} hat in diesen Direktnachrichten noch keine Partie beendet." if direct else f"{name} hat auf diesem Server noch keine Partie beendet.")

    def none_of_game(self, *, direct: bool, game: str | int, name: str | int) -> str:
        return (f"{name} hat in diesen Direktnachrichten noch keine Partie {game} beendet." if direct else f"{name} hat auf diesem Server noch keine Partie {game} beendet.")

    def none_here(self) -> str:
        return "Auf diesem Server hat noch niemand eine Partie beendet."

    def none_here_game(self, *, game: str | int) -> str:
        return f"Auf diesem Server hat noch niemand eine Partie {game} beendet."

    def tally_one(self, *, how: Literal['drawn', 'lost', 'won'], moves: int) -> str:
        return "1 Partie: " + ("unentschieden" if how == 'drawn' else "gewonnen" if how == 'won' else "verloren") + ", " + ("kein Zug" if moves == 0 else "1 Zug" if moves == 1 else f"{moves} Züge") + "."

    def tally(self, *, games: int, moves: int, shares: str | int) -> str:
        return (f"{games} Partie" if games == 1 else f"{games} Partien") + f": {shares}, im Schnitt " + ("kein Zug" if moves == 0 else "1 Zug" if moves == 1 else f"{moves} Züge") + "."

    def won(self, *, number: int) -> str:
        return f"{number} gewonnen"

    def drawn(self, *, number: int) -> str:
        return f"{number} unentschieden"

    def lost(self, *, number: int) -> str:
        return f"{number} verloren"

    def rating_none(self) -> str:
        return "Noch keine Wertungszahl."

    def rating(self, *, provisional: bool, rating: str | int) -> str:
        return (f"Wertungszahl {rating} (vorläufig: Für eine Aussage braucht es mehr Partien)." if provisional else f"Wertungszahl {rating}.")

    def streak(self, *, best: str | int, now: int) -> str:
        return f"In Folge gewonnen: höchstens {best}" + ("." if now == 0 else f", zurzeit {now}.")

    def won_in_seats(self, *, seats: str | int) -> str:
        return f"Gewonnen: {seats}."

    def in_seat(self, *, played: str | int, seat: str | int, won: str | int) -> str:
        return f"{won} von {played} auf Platz {seat}"

    def ahead(self, *, rivals: str | int) -> str:
        return f"Vorn: {rivals}."

    def against(self, *, name: str | int, played: str | int, won: str | int) -> str:
        return f"{won} von {played} gegen {name}"

    def score(self, *, options: str | int, score: str | int) -> str:
        return f"{options}: {score} in 1 Partie."

    def scores(self, *, best: str | int, games: int, mean: str | int, options: str | int) -> str:
        return f"{options}: bestes Ergebnis {best}, im Schnitt {mean} aus " + (f"{games} Partie" if games == 1 else f"{games} Partien") + "."

    def with_options(self, *, options: str | int) -> str:
        return f"Mit {options}"

    def all_games(self) -> str:
        return "Alle Partien"

    def option(self, *, option: str | int, value: str | int) -> str:
        return f"{option} {value}"

    def option_meaning(self, *, meaning: str | int, option: str | int, value: str | int) -> str:
        return f"{option} {value} ({meaning})"

    def choose_game(self) -> str:
        return "Ein Spiel wählen"

    def list_games(self) -> str:
        return "Liste der Partien"

    def results(self) -> str:
        return "Ergebnisse"

    def won_with(self, *, options: str | int, played: str | int, won: str | int) -> str:
        return f"{options}: {won} von {played} gewonnen."

    def chart_first(self) -> str:
        return "Beginn"

    def chart_last(self) -> str:
        return "Letzte gewertete Partie"

    def chart_alt(self, *, lines: str | int, name: str | int) -> str:
        return f"Verlauf der Wertungszahlen von {name} über die gewerteten Partien. {lines}"

    def chart_line(self, *, best: str | int, game: str | int, games: int, now: str | int) -> str:
        return f"{game}: " + (f"{games} Partie" if games == 1 else f"{games} Partien") + f", höchstens {best}, jetzt {now}."

    def games_heading(self, *, name: str | int, number: int, page: str | int, pages: int) -> str:
        return (f"{name} hat keine Partien beendet, die du hier ansehen kannst." if number == 0 else f"{name}: {number} beendete Partie" if number == 1 else f"{name}: {number} beendete Partien") + ("" if pages == 1 else f", Seite {page} von {pages}")

    def see_history(self) -> str:
        return "Den Verlauf einer Partie ansehen"

    def game_against(self, *, game: str | int, how: Literal['drawn', 'lost', 'won'], others: str | int) -> str:
        return f"{game}: " + ("unentschieden" if how == 'drawn' else "gewonnen" if how == 'won' else "verloren") + f" gegen {others}"

    def game_alone(self, *, game: str | int, score: str | int, won: bool) -> str:
        return f"{game}: " + ("gewonnen" if won else "verloren") + f", Ergebnis {score}"

    def ranking_one(self, *, moves: int) -> str:
        return "1 Partie, " + ("kein Zug" if moves == 0 else "1 Zug" if moves == 1 else f"{moves} Züge") + "."

    def ranking(self, *, games: int, moves: int) -> str:
        return (f"{games} Partie" if games == 1 else f"{games} Partien") + ", im Schnitt " + ("kein Zug" if moves == 0 else "1 Zug" if moves == 1 else f"{moves} Züge") + "."

    def ranked(self, *, games: int, name: str | int, place: str | int, rating: str | int, streak: int, won: int) -> str:
        return f"{place}. {name}: {rating}, " + (f"{games} Partie" if games == 1 else f"{games} Partien") + ", " + ("keine gewonnen" if won == 0 else f"{won} gewonnen") + ("" if streak == 1 else "" if streak == 0 else f", {streak} in Folge")

    def scored(self, *, games: int, name: str | int, place: str | int, score: str | int) -> str:
        return f"{place}. {name}: {score}, in " + (f"{games} Partie" if games == 1 else f"{games} Partien")

    def provisional(self, *, names: str | int) -> str:
        return f"-# Noch ohne Rang, weil die Wertungszahl vorläufig ist: {names}."

    def others(self, *, number: int) -> str:
        return (f"{number} weitere Person" if number == 1 else f"{number} weitere")

    def by_seat(self, *, seats: str | int) -> str:
        return f"-# Gewonnen nach Plätzen: {seats}."

    def more(self, *, number: int) -> str:
        return f"-# … und {number} mehr."

    def counts(self) -> str:
        return "-# Diese Partie zählt für die Wertung."

    def counts_not_short(self, *, turns: int) -> str:
        return "-# Diese Partie zählt nicht für die Wertung: Dafür braucht es " + (f"{turns} Zug" if turns == 1 else f"{turns} Züge") + " von allen."

    def counts_not_often(self, *, most: str | int) -> str:
        return f"-# Diese Partie zählt nicht für die Wertung: Zwei der Beteiligten hatten am selben Tag schon {most} Partien, die zählen."

    def counts_not_computer(self) -> str:
        return "-# Diese Partie zählt nicht für die Wertung: Ein Computer hat mitgespielt."

    def counts_not_agreed(self) -> str:
        return "-# Diese Partie zählt nicht für die Wertung: So ist es am Tisch vereinbart."

    def counts_not_replaced(self) -> str:
        return "-# Diese Partie zählt nicht für die Wertung: Jemand hat einen Platz übernommen."
