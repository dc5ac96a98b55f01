"""The words of words/pl/standings.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.standings import Standings as English

if TYPE_CHECKING:
    from words.compiled.protocols.standings import StandingsWords


class Standings(English):
    """The messages of standings.ftl."""

    def explained(self, *, most: str | int) -> str:
        return f"-# Ranking zaczyna się od 0 i rośnie, gdy umiejętności gracza stają się pewniejsze. Liczą się partie, w których każdy gracz ma za sobą kilka tur: między tymi samymi dwoma graczami najwyżej {most} dziennie; dzień zaczyna się o 00:00 UTC."

    def counted(self) -> str:
        return "-# Liczą się partie rozegrane do końca przez tych, którzy je zaczęli, i uzgodnione remisy."

    def heading(self, *, direct: bool, name: str | int) -> str:
        return (f"## {name} w tych wiadomościach prywatnych" if direct else f"## {name} na tym serwerze")

    def none_of(self, *, direct: bool, name: str | int) -> str:
        return (f"{name} nie ma jeszcze skończonej partii w tych wiadomościach prywatnych." if direct else f"{name} nie ma jeszcze skończonej partii na tym serwerze.")

    def none_of_game(self, *, direct: bool, game: str | int, name: str | int) -> str:
        return (f"{name} nie ma jeszcze skończonej partii w {game} w tych wiadomościach prywatnych." if direct else f"{name} nie ma jeszcze skończonej partii w {game} na tym serwerze.")

    def none_here(self) -> str:
        return "Na tym serwerze nikt jeszcze nie skończył partii."

    def none_here_game(self, *, game: str | int) -> str:
        return f"Na tym serwerze nikt jeszcze nie skończył partii w {game}."

    def tally_one(self, *, how: Literal['drawn', 'lost', 'won'], moves: int) -> str:
        return "1 partia: " + ("remis" if how == 'drawn' else "wygrana" if how == 'won' else "przegrana") + ", " + ("bez ruchów" if moves == 0 else f"{moves} ruchy" if (moves % 10 in (2, 3, 4) and moves % 100 not in (12, 13, 14)) else "1 ruch" if moves == 1 else f"{moves} ruchów") + "."

    def tally(self, *, games: int, moves: int, shares: str | int) -> str:
        return (f"{games} partie" if (games % 10 in (2, 3, 4) and games % 100 not in (12, 13, 14)) else f"{games} partia" if games == 1 else f"{games} partii") + f": {shares}, średnio " + ("bez ruchów" if moves == 0 else f"{moves} ruchy" if (moves % 10 in (2, 3, 4) and moves % 100 not in (12, 13, 14)) else "1 ruch" if moves == 1 else f"{moves} ruchów") + "."

    def won(self, *, number: int) -> str:
        return (f"{number} wygrane" if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{number} wygrana" if number == 1 else f"{number} wygranych")

    def drawn(self, *, number: int) -> str:
        return (f"{number} remisy" if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{number} remis" if number == 1 else f"{number} remisów")

    def lost(self, *, number: int) -> str:
        return (f"{number} przegrane" if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{number} przegrana" if number == 1 else f"{number} przegranych")

    def rating_none(self) -> str:
        return "Jeszcze bez rankingu."

    def rating(self, *, provisional: bool, rating: str | int) -> str:
        return (f"Ranking {rating} (tymczasowy: żeby coś mówił, trzeba więcej partii)." if provisional else f"Ranking {rating}.")

    def streak(self, *, best: str | int, now: int) -> str:
        return f"Wygrane z rzędu: najwięcej {best}" + ("." if now == 0 else f", teraz {now}.")

    def won_in_seats(self, *, seats: str | int) -> str:
        return f"Wygrane: {seats}."

    def in_seat(self, *, played: str | int, seat: str | int, won: str | int) -> str:
        return f"{won} z {played} na miejscu {seat}"

    def ahead(self, *, rivals: str | int) -> str:
        return f"Lepszy wynik: {rivals}."

    def against(self, *, name: str | int, played: str | int, won: str | int) -> str:
        return f"{won} z {played} przeciw graczowi {name}"

    def score(self, *, options: str | int, score: str | int) -> str:
        return f"{options}: {score} w 1 partii."

    def scores(self, *, best: str | int, games: int, mean: str | int, options: str | int) -> str:
        return f"{options}: najlepszy wynik {best}, średnio {mean} z " + (f"{games} partii" if (games % 10 in (2, 3, 4) and games % 100 not in (12, 13, 14)) else f"{games} partii" if games == 1 else f"{games} partii") + "."

    def with_options(self, *, options: str | int) -> str:
        return f"Z opcjami {options}"

    def all_games(self) -> str:
        return "Wszystkie partie"

    def option(self, *, option: str | int, value: str | int) -> str:
        return f"{option} {value}"

    def option_meaning(self, *, meaning: str | int, option: str | int, value: str | int) -> str:
        return f"{option} {value} ({meaning})"

    def choose_game(self) -> str:
        return "Wybierz grę"

    def list_games(self) -> str:
        return "Lista partii"

    def results(self) -> str:
        return "Wyniki"

    def won_with(self, *, options: str | int, played: str | int, won: str | int) -> str:
        return f"{options}: wygrane {won} z {played}."

    def chart_first(self) -> str:
        return "Początek"

    def chart_last(self) -> str:
        return "Ostatnia partia rankingowa"

    def chart_alt(self, *, lines: str | int, name: str | int) -> str:
        return f"Wykres rankingu: {name}, kolejne partie rankingowe. {lines}"

    def chart_line(self, *, best: str | int, game: str | int, games: int, now: str | int) -> str:
        return f"{game}: " + (f"{games} partii" if (games != 1 and (games % 10 not in (2, 3, 4) or games % 100 in (12, 13, 14))) else f"{games} partie" if (games % 10 in (2, 3, 4) and games % 100 not in (12, 13, 14)) else f"{games} partia" if games == 1 else f"{games} partii") + f", najwyżej {best}, teraz {now}."

    def games_heading(self, *, name: str | int, number: int, page: str | int, pages: int) -> str:
        return (f"{name}: brak ukończonych partii, które możesz tu zobaczyć." if number == 0 else f"{name}: {number} ukończonych partii" if (number != 1 and (number % 10 not in (2, 3, 4) or number % 100 in (12, 13, 14))) else f"{name}: {number} ukończone partie" if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{name}: {number} ukończona partia" if number == 1 else f"{name}: {number} ukończonych partii") + ("" if pages == 1 else f", strona {page} z {pages}")

    def see_history(self) -> str:
        return "Zobacz przebieg partii"

    def game_against(self, *, game: str | int, how: Literal['drawn', 'lost', 'won'], others: str | int) -> str:
        return f"{game}: " + ("remis" if how == 'drawn' else "wygrana" if how == 'won' else "przegrana") + f", przeciwnicy: {others}"

    def game_alone(self, *, game: str | int, score: str | int, won: bool) -> str:
        return f"{game}: " + ("wygrana" if won else "przegrana") + f", wynik {score}"

    def ranking_one(self, *, moves: int) -> str:
        return "1 partia, " + ("bez ruchów" if moves == 0 else f"{moves} ruchy" if (moves % 10 in (2, 3, 4) and moves % 100 not in (12, 13, 14)) else "1 ruch" if moves == 1 else f"{moves} ruchów") + "."

    def ranking(self, *, games: int, moves: int) -> str:
        return (f"{games} partie" if (games % 10 in (2, 3, 4) and games % 100 not in (12, 13, 14)) else f"{games} partia" if games == 1 else f"{games} partii") + ", średnio " + ("bez ruchów" if moves == 0 else f"{moves} ruchy" if (moves % 10 in (2, 3, 4) and moves % 100 not in (12, 13, 14)) else "1 ruch" if moves == 1 else f"{moves} ruchów") + "."

    def ranked(self, *, games: int, name: str | int, place: str | int, rating: str | int, streak: int, won: int) -> str:
        return f"{place}. {name}: {rating}, " + (f"{games} partie" if (games % 10 in (2, 3, 4) and games % 100 not in (12, 13, 14)) else f"{games} partia" if games == 1 else f"{games} partii") + ", " + ("bez wygranych" if won == 0 else f"{won} wygrane" if (won % 10 in (2, 3, 4) and won % 100 not in (12, 13, 14)) else f"{won} wygrana" if won == 1 else f"{won} wygranych") + ("" if streak == 1 else "" if streak == 0 else f", {streak} z rzędu")

    def scored(self, *, games: int, name: str | int, place: str | int, score: str | int) -> str:
        return f"{place}. {name}: {score}, " + (f"{games} partie" if (games % 10 in (2, 3, 4) and games % 100 not in (12, 13, 14)) else f"{games} partia" if games == 1 else f"{games} partii")

    def provisional(self, *, names: str | int) -> str:
        return f"-# Jeszcze poza listą, bo ich rankingi są tymczasowe: {names}."

    def others(self, *, number: int) -> str:
        return (f"{number} inne osoby" if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{number} inna osoba" if number == 1 else f"{number} innych osób")

    def by_seat(self, *, seats: str | int) -> str:
        return f"-# Wygrane według miejsc: {seats}."

    def more(self, *, number: int) -> str:
        return (f"-# … i jeszcze {number}." if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"-# … i jeszcze {number}." if number == 1 else f"-# … i jeszcze {number}.")

    def counts(self) -> str:
        return "-# Ta partia liczy się do rankingu."

    def counts_not_short(self, *, turns: int) -> str:
        return (f"-# Ta partia nie liczy się do rankingu: potrzebne są {turns} tury każdego gracza." if (turns % 10 in (2, 3, 4) and turns % 100 not in (12, 13, 14)) else f"-# Ta partia nie liczy się do rankingu: potrzebna jest {turns} tura każdego gracza." if turns == 1 else f"-# Ta partia nie liczy się do rankingu: potrzeba {turns} tur każdego gracza.")

    def counts_not_often(self, *, most: str | int) -> str:
        return f"-# Ta partia nie liczy się do rankingu: liczba wspólnych partii dwóch jej graczy, które się liczą, wynosi tego dnia już {most}."

    def counts_not_computer(self) -> str:
        return "-# Ta partia nie liczy się do rankingu: grał w niej komputer."

    def counts_not_agreed(self) -> str:
        return "-# Ta partia nie liczy się do rankingu: tak ustalono przy stole."

    def counts_not_replaced(self) -> str:
        return "-# Ta partia nie liczy się do rankingu: ktoś przejął w niej miejsce."
