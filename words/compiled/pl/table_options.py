"""The words of words/pl/table_options.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.table_options import TableOptions as English

if TYPE_CHECKING:
    from words.compiled.protocols.table_options import TableOptionsWords


class TableOptions(English):
    """The messages of table_options.ftl."""

    def auto_about(self) -> str:
        return "Czy bot sam wykonuje jedyny możliwy ruch, jeśli nie kończy on dla kogoś partii."

    def auto_on(self, *, begins: bool) -> str:
        return ("Wymuszone ruchy wykonuje bot" if begins else "wymuszone ruchy wykonuje bot")

    def auto_off(self, *, begins: bool) -> str:
        return ("Bez automatycznych ruchów" if begins else "bez automatycznych ruchów")

    def thread_about(self) -> str:
        return "Czy partia toczy się we własnym wątku."

    def thread_off(self, *, begins: bool) -> str:
        return ("Partia na tym kanale" if begins else "partia na tym kanale")

    def thread_on(self, *, begins: bool) -> str:
        return ("Partia w wątku" if begins else "partia w wątku")

    def side_about(self) -> str:
        return "Z której strony widać planszę, jeśli ma strony."

    def side_fixed(self, *, begins: bool) -> str:
        return ("Plansza zawsze z tej samej strony" if begins else "plansza zawsze z tej samej strony")

    def side_mover(self, *, begins: bool) -> str:
        return ("Plansza od strony gracza, którego kolej" if begins else "plansza od strony gracza, którego kolej")

    def seating_about(self) -> str:
        return "Kto może usiąść do stołu."

    def seating_open(self, *, begins: bool) -> str:
        return ("Dołączyć może każdy" if begins else "dołączyć może każdy")

    def seating_invited(self, *, begins: bool) -> str:
        return ("Tylko dla zaproszonych" if begins else "tylko dla zaproszonych")

    def clock_about(self) -> str:
        return "Ile może trwać tura."

    def clock_none(self, *, begins: bool) -> str:
        return ("Bez limitu czasu" if begins else "bez limitu czasu")

    def clock_1h(self) -> str:
        return "1 godzina na turę"

    def clock_12h(self) -> str:
        return "12 godzin na turę"

    def clock_1d(self) -> str:
        return "1 dzień na turę"

    def clock_3d(self) -> str:
        return "3 dni na turę"

    def clock_1w(self) -> str:
        return "1 tydzień na turę"

    def reserve_about(self) -> str:
        return "Ile czasu ponad zegar ma każdy gracz w całej partii."

    def reserve_none(self, *, begins: bool) -> str:
        return ("Bez zapasu czasu" if begins else "bez zapasu czasu")

    def reserve_1h(self) -> str:
        return "1 godzina zapasu"

    def reserve_12h(self) -> str:
        return "12 godzin zapasu"

    def reserve_1d(self) -> str:
        return "1 dzień zapasu"

    def reserve_3d(self) -> str:
        return "3 dni zapasu"

    def reserve_1w(self) -> str:
        return "1 tydzień zapasu"

    def answer_about(self) -> str:
        return "Jak długo można odpowiadać na pytanie do stołu, na przykład o cofnięcie ruchu."

    def answer_1h(self, *, begins: bool) -> str:
        return ("Pytania otwarte 1 godzinę" if begins else "pytania otwarte 1 godzinę")

    def answer_12h(self, *, begins: bool) -> str:
        return ("Pytania otwarte 12 godzin" if begins else "pytania otwarte 12 godzin")

    def answer_1d(self, *, begins: bool) -> str:
        return ("Pytania otwarte 1 dzień" if begins else "pytania otwarte 1 dzień")

    def answer_3d(self, *, begins: bool) -> str:
        return ("Pytania otwarte 3 dni" if begins else "pytania otwarte 3 dni")

    def answer_1w(self, *, begins: bool) -> str:
        return ("Pytania otwarte 1 tydzień" if begins else "pytania otwarte 1 tydzień")

    def forfeit_about(self) -> str:
        return "Przy grze z zegarem: czy miejsce przepada samo, gdy po końcu czasu minie jeszcze raz tyle, ile może trwać tura."

    def forfeit_off(self, *, begins: bool) -> str:
        return ("Po końcu czasu decydują inni" if begins else "po końcu czasu decydują inni")

    def forfeit_on(self, *, begins: bool) -> str:
        return ("Po podwójnym czasie miejsce przepada" if begins else "po podwójnym czasie miejsce przepada")

    def rated_about(self) -> str:
        return "Czy partia liczy się do rankingu."

    def rated_yes(self, *, begins: bool) -> str:
        return ("Partia liczy się do rankingu" if begins else "partia liczy się do rankingu")

    def rated_no(self, *, begins: bool) -> str:
        return ("Partia nie liczy się do rankingu" if begins else "partia nie liczy się do rankingu")
