"""The words of words/pl/lobby.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.lobby import Lobby as English

if TYPE_CHECKING:
    from words.compiled.protocols.lobby import LobbyWords


class Lobby(English):
    """The messages of lobby.ftl."""

    def join(self) -> str:
        return "Dołącz"

    def leave(self) -> str:
        return "Odejdź"

    def start(self) -> str:
        return "Zacznij"

    def cancel(self) -> str:
        return "Odwołaj"

    def accept(self) -> str:
        return "Przyjmij"

    def decline(self) -> str:
        return "Odmów"

    def options(self) -> str:
        return "Opcje"

    def details(self) -> str:
        return "Szczegóły"

    def invite(self) -> str:
        return "Zaproś"

    def add_word(self) -> str:
        return "Dodaj słowo"

    def opens(self, *, few: int, hosts: bool, many: int, private: bool, size: Literal['one', 'same', 'range'], who: str | int) -> str:
        return "Stół " + (f"dla {few} osób" if size == 'same' else "dla jednej osoby" if size == 'one' else f"dla {few}–{many} osób") + f", gospodarz: {who}" + (". Tylko dla zaproszonych" if private else "") + "."

    def for_players(self, *, few: int, many: int, size: Literal['one', 'same', 'range']) -> str:
        return (f"Dla {few} osób" if size == 'same' else "Dla jednej osoby" if size == 'one' else f"Dla {few}–{many} osób")

    def seat_host(self, *, who: str | int) -> str:
        return f"{who} (gospodarz)"

    def seat_invited(self, *, who: str | int) -> str:
        return f"{who}: zaproszenie wysłane, jeszcze bez odpowiedzi"

    def seats_free(self, *, number: int) -> str:
        return (f"{number} wolne miejsca" if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{number} wolne miejsce" if number == 1 else f"{number} wolnych miejsc")

    def declined(self, *, number: int, who: str | int) -> str:
        return (f"{who} odmawiają." if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{who} odmawia." if number == 1 else f"{who} odmawiają.")

    def called(self, *, number: int, who: str | int) -> str:
        return (f"{who}: macie zaproszenie. Naciśnijcie {self.accept()} albo {self.decline()}." if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{who}: masz zaproszenie. Naciśnij {self.accept()} albo {self.decline()}." if number == 1 else f"{who}: macie zaproszenie. Naciśnijcie {self.accept()} albo {self.decline()}.")

    def chosen(self, *, options: str | int) -> str:
        return f"Wybrane: {options}"

    def option_value(self, *, option: str | int, value: str | int) -> str:
        return f"{option} {value}"

    def switch_to(self, *, what: str | int) -> str:
        return f"Zmień: {what}"

    def start_after_answers(self, *, guests: str | int, host: str | int, number: int) -> str:
        return (f"{host} może zacząć, gdy odpowiedzą {guests} albo gdy usunie te osoby pod {self.options()}." if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{host} może zacząć, gdy odpowie {guests} albo gdy usunie tę osobę pod {self.options()}." if number == 1 else f"{host} może zacząć, gdy odpowiedzą {guests} albo gdy usunie te osoby pod {self.options()}.")

    def start_with_enough(self, *, host: str | int, number: int) -> str:
        return (f"{host} może zacząć, gdy przy stole będą {number} osoby." if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{host} może zacząć, gdy przy stole będzie {number} osoba." if number == 1 else f"{host} może zacząć, gdy przy stole będzie {number} osób.")

    def start_now(self, *, host: str | int) -> str:
        return f"{host} może już zacząć."

    def for_one(self, *, games: str | int) -> str:
        return f"Dla jednej osoby /play ma partie z komputerem i {games}, a /tutorial uczy każdej gry."

    def for_one_tutorial(self) -> str:
        return "Dla jednej osoby /play ma partie z komputerem, a /tutorial uczy każdej gry."

    def seats_by_lot(self) -> str:
        return "O miejscach decyduje losowanie."

    def sits_first_then_lot(self, *, who: str | int) -> str:
        return f"{who} siedzi na pierwszym miejscu; o pozostałych decyduje losowanie."

    def rule_sits_first(self, *, rule: str | int, who: str | int) -> str:
        return f"{who}, {rule}, siedzi na pierwszym miejscu; o pozostałych decyduje losowanie."

    def fingerprint(self, *, draws: Literal['cards', 'dice', 'lot'], fingerprint: str | int) -> str:
        return "Odcisk " + ("kart" if draws == 'cards' else "losowania" if draws == 'lot' else "kości") + f": {fingerprint}"

    def word_added(self, *, who: str | int) -> str:
        return f"{who} dodaje słowo."

    def word_label(self) -> str:
        return "Twoje słowo"

    def word_hint(self) -> str:
        return "Dowolne. Będzie też w zapisie partii."

    def word_asked(self, *, draws: Literal['cards', 'dice', 'lot']) -> str:
        return ("Karty wynikają" if draws == 'cards' else "Losowanie wynika" if draws == 'lot' else "Kości wynikają") + " z sekretu bota i ze słów graczy. Sekret powstał, zanim dodasz słowo, więc nikt, kto prowadzi bota, nie mógł dobrać go do twojego słowa. Skopiuj odcisk sekretu, a potem dodaj słowo, którego nikt nie zgadnie, najlepiej gdy wszyscy już siedzą:"

    def word_taken(self, *, word: str | int) -> str:
        return f"Twoje słowo jest dodane: {word}. Zachowaj je razem z tym odciskiem:"

    def word_taken_check(self, *, draws: Literal['cards', 'dice', 'lot']) -> str:
        return "Po partii zapis pokaże z ich pomocą, że " + ("karty były uczciwe" if draws == 'cards' else "losowanie było uczciwe" if draws == 'lot' else "kości były uczciwe") + ", nawet gdyby ktoś, kto prowadzi bota, chciał oszukać."

    def press_again(self) -> str:
        return "To trwało zbyt długo. Naciśnij jeszcze raz."

    def closed_cancelled(self) -> str:
        return "Ten stół został odwołany."

    def closed_nobody_came(self) -> str:
        return "Nikt nie przyszedł, więc stół został zamknięty."

    def closed_nobody_started(self) -> str:
        return "Nikt nie zaczął partii, więc stół został zamknięty."

    def begun(self, *, number: int, players: str | int) -> str:
        return (f"Partia się zaczęła: grają {players}." if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"Partia się zaczęła: gra {players}." if number == 1 else f"Partia się zaczęła: grają {players}.")

    def details_heading(self, *, game: str | int, table: str | int) -> str:
        return f"{game}, stół {table}"

    def details_players(self, *, few: int, many: int, size: Literal['one', 'same', 'range']) -> str:
        return (f"Dla {few} osób" if size == 'same' else "Dla jednej osoby" if size == 'one' else f"Dla {few}–{many} osób") + "."

    def at_the_table(self) -> str:
        return "Przy stole"

    def follows_from_secret(self, *, draws: Literal['cards', 'dice', 'lot']) -> str:
        return ("Karty wynikają" if draws == 'cards' else "Losowanie wynika" if draws == 'lot' else "Kości wynikają") + " z sekretu, który bot wybrał wcześniej, i ze słów, które dodają gracze. Nikt więc nie mógł wybrać, jak potoczy się los."

    def option_now(self, *, about: str | int, value: str | int) -> str:
        return f"{about}: {value}"

    def value_meaning(self, *, meaning: str | int, value: str | int) -> str:
        return f"{value}: {meaning}"

    def page_game(self) -> str:
        return "Gra"

    def page_table(self) -> str:
        return "Stół"

    def page_people(self) -> str:
        return "Gracze"

    def heading_game(self) -> str:
        return "Zasady tego stołu"

    def heading_table(self) -> str:
        return "Jak się tu gra"

    def heading_people(self) -> str:
        return "Kto gra"

    def no_options(self) -> str:
        return "W tej grze nie ma nic do wyboru."

    def first_menu(self) -> str:
        return "Kto siedzi na pierwszym miejscu"

    def first_menu_rule(self, *, rule: str | int) -> str:
        return f"Kto siedzi na pierwszym miejscu ({rule}, według zasad)"

    def by_lot(self) -> str:
        return "O pierwszym miejscu decyduje losowanie"

    def sits_first(self, *, who: str | int) -> str:
        return f"Pierwsze miejsce: {who}"

    def remove_menu(self) -> str:
        return "Usuń kogoś"

    def hand_menu(self) -> str:
        return "Oddaj stół"

    def invite_menu(self) -> str:
        return "Zaproś kogoś"

    def guest(self, *, who: str | int) -> str:
        return f"{who} (zaproszenie)"

    def value_label(self, *, option: str | int, value: str | int) -> str:
        return f"{option}: {value}"

    def values_from_to(self, *, first: str | int, last: str | int, option: str | int) -> str:
        return f"{option}: od {first} do {last}"

    def handed(self, *, who: str | int) -> str:
        return f"Gospodarzem stołu jest teraz {who}."

    def invited(self, *, who: str | int) -> str:
        return f"{who} dostaje zaproszenie. Poczekalnia to pokazuje i czeka na odpowiedź."

    def name_the_game(self) -> str:
        return "Jaka gra? Gdy kogoś zapraszasz, podaj też grę: /play ma na nią pole."

    def open_menu(self) -> str:
        return "Otwórz stół do gry …"

    def others_in_servers(self, *, command: str | int) -> str:
        return f"W gry dla kilku osób gra się na serwerach: użyj {command} na serwerze, na którym jestem."

    def alone(self) -> str:
        return f"Widzisz to tylko ty. Plansza pojawi się, gdy naciśniesz {self.start()}."

    def open_it(self) -> str:
        return "Otwórz"

    def leave_it(self) -> str:
        return "Zostaw"

    def not_opened(self) -> str:
        return "Żaden stół nie został otwarty."

    def more_question(self, *, most: int) -> str:
        return ("Na razie nie chcesz siedzieć przy żadnym stole." if most == 0 else f"Nie chcesz siedzieć naraz przy więcej niż {most} stołach i tak właśnie jest." if (most % 10 in (2, 3, 4) and most % 100 not in (12, 13, 14)) else f"Nie chcesz siedzieć naraz przy więcej niż {most} stole i tak właśnie jest." if most == 1 else f"Nie chcesz siedzieć naraz przy więcej niż {most} stołach i tak właśnie jest.") + " Czy mimo to chcesz otworzyć ten stół? Swój limit zmienisz w /me."

    def open_thread(self) -> str:
        return "Otwórz wątek"

    def join_it(self) -> str:
        return "Dołącz"

    def no_thread_now(self) -> str:
        return "Nie mogę teraz otworzyć tu wątku. Otwórz go i użyj w nim /play."

    def joined(self, *, game: str | int) -> str:
        return f"Siedzisz przy tym stole do gry {game}."

    def table_open(self, *, game: str | int) -> str:
        return f"Twój stół do gry {game} jest otwarty."
