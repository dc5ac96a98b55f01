"""The words of words/pl/offers.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.offers import Offers as English

if TYPE_CHECKING:
    from words.compiled.protocols.offers import OffersWords


class Offers(English):
    """The messages of offers.ftl."""

    def find(self) -> str:
        return "Znajdź przeciwnika"

    def offer(self) -> str:
        return "Zaoferuj partię"

    def withdraw(self) -> str:
        return "Wycofaj"

    def all_offers(self) -> str:
        return "Otwarte oferty"

    def play_computer(self) -> str:
        return "Zagraj tymczasem z komputerem"

    def watch(self) -> str:
        return "Mów mi o ofertach"

    def stop_telling(self) -> str:
        return "Nie mów mi więcej"

    def go_to_channel(self) -> str:
        return "Przejdź do kanału"

    def terms(self, *, clock: str | int, game: str | int, rated: Literal['rated', 'casual', 'either']) -> str:
        return f"{game} · {clock} · " + ("nierankingowa" if rated == 'casual' else "rankingowa" if rated == 'rated' else "rankingowa lub nie")

    def any_game(self) -> str:
        return "Dowolna gra"

    def any_clock(self) -> str:
        return "Dowolny czas"

    def rated(self, *, rated: Literal['rated', 'casual', 'either']) -> str:
        return ("Nie liczy się do rankingu" if rated == 'casual' else "Liczy się do rankingu" if rated == 'rated' else "Rankingowa lub nie: wszystko jedno")

    def stands(self, *, time: Literal['hour', 'six-hours', 'day', 'three-days', 'week']) -> str:
        return ("Oferta jest ważna 3 dni" if time == 'three-days' else "Oferta jest ważna 1 dzień" if time == 'day' else "Oferta jest ważna 6 godzin" if time == 'six-hours' else "Oferta jest ważna 1 godzinę" if time == 'hour' else "Oferta jest ważna 1 tydzień")

    def heading(self) -> str:
        return "Znajdź przeciwnika"

    def about(self) -> str:
        return "Powiedz, w co chcesz zagrać. Gdy tylko ktoś na tym serwerze zechce tego samego, wasza partia zacznie się sama i oboje dostaniecie wezwanie. Inni widzą ofertę, ale nie widzą, czyja jest."

    def game_menu(self) -> str:
        return "Jaka gra"

    def clock_menu(self) -> str:
        return "Ile może trwać tura"

    def rated_menu(self) -> str:
        return "Czy partia liczy się do rankingu"

    def stands_menu(self) -> str:
        return "Jak długo oferta jest ważna"

    def yours(self) -> str:
        return "**Twoje oferty**"

    def own_line(self, *, terms: str | int, when: str | int) -> str:
        return f"- {terms}, koniec {when}"

    def own_menu(self) -> str:
        return "Wycofaj jedną ze swoich ofert"

    def offered(self, *, terms: str | int, when: str | int) -> str:
        return f"Twoja oferta jest ważna: {terms}. Kończy się {when}. Dostaniesz wezwanie, gdy tylko ktoś ją przyjmie."

    def meanwhile(self) -> str:
        return "W tym czasie możesz zagrać z komputerem: twoja oferta pozostaje ważna."

    def started(self, *, game: str | int, who: str | int) -> str:
        return f"Masz przeciwnika: grasz w {game}, a z tobą {who}."

    def started_elsewhere(self) -> str:
        return "Masz przeciwnika: wasza partia właśnie się otwiera i dostaniesz tam wezwanie."

    def withdrawn(self) -> str:
        return "Twoja oferta jest wycofana."

    def withdrawn_before(self) -> str:
        return "Ta oferta nie jest już ważna."

    def list_heading(self, *, offers: int) -> str:
        return ("Na tym serwerze nikt teraz nie szuka przeciwnika." if offers == 0 else f"Na tym serwerze są {offers} otwarte oferty." if (offers % 10 in (2, 3, 4) and offers % 100 not in (12, 13, 14)) else f"Na tym serwerze jest {offers} otwarta oferta." if offers == 1 else f"Na tym serwerze jest {offers} otwartych ofert.")

    def list_title(self) -> str:
        return "Otwarte oferty"

    def line(self, *, terms: str | int, when: str | int) -> str:
        return f"- {terms}, złożona {when}"

    def more(self, *, more: int) -> str:
        return (f"- i jeszcze {more}" if (more % 10 in (2, 3, 4) and more % 100 not in (12, 13, 14)) else f"- i jeszcze {more}" if more == 1 else f"- i jeszcze {more}")

    def list_note(self) -> str:
        return "Przyjmij ofertę, a wasza partia się zacznie, jeśli oboje możecie teraz grać. W przeciwnym razie ważna będzie twoja własna oferta."

    def take_menu(self) -> str:
        return "Przyjmij ofertę"

    def called(self, *, game: str | int, opponent: str | int, turn: bool, who: str | int) -> str:
        return f"{who}: masz przeciwnika. Zaczyna się twoja partia ({game}), a gra z tobą {opponent}" + (". Twoja kolej." if turn else ".")

    def direct(self, *, channel: str | int, game: str | int, opponent: str | int, turn: bool) -> str:
        return f"Masz przeciwnika. W {channel} zaczyna się twoja partia ({game}), a gra z tobą {opponent}" + (". Twoja kolej." if turn else ".")

    def watch_heading(self) -> str:
        return "Oferty na tym serwerze"

    def watch_about(self) -> str:
        return "Wybierz gry, a dostaniesz wiadomość prywatną, gdy ktoś na tym serwerze zaoferuje jedną z nich i będzie mógł z tobą zagrać: najwyżej jedną dziennie, ze wszystkich serwerów razem."

    def watch_menu(self) -> str:
        return "Żadnych wiadomości o ofertach"

    def watching(self, *, games: str | int) -> str:
        return f"Dostaniesz wiadomość, gdy ktoś na tym serwerze zaoferuje: {games}."

    def watching_any(self) -> str:
        return "Dostaniesz wiadomość, gdy ktoś na tym serwerze zaoferuje dowolną grę."

    def not_watching(self) -> str:
        return "Nie dostaniesz wiadomości o ofertach na tym serwerze."

    def stopped(self) -> str:
        return "Nie dostaniesz już wiadomości o ofertach na tamtym serwerze. Przez `/me` możesz tam wybrać na nowo."

    def watch_in_servers(self) -> str:
        return "To wybiera się osobno dla każdego serwera: użyj `/me` na serwerze."

    def told(self, *, server: str | int, terms: str | int, when: str | int) -> str:
        return f"Na serwerze {server} ktoś oferuje partię: {terms}. Oferta kończy się {when}. Przez `/find` na tym serwerze możesz zaoferować to samo, a partia się zacznie."

    def told_note(self) -> str:
        return "Ta wiadomość przychodzi na twoje życzenie z `/me`. Dostajesz najwyżej jedną dziennie."
