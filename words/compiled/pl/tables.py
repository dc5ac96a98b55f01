"""The words of words/pl/tables.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.tables import Tables as English

if TYPE_CHECKING:
    from words.compiled.protocols.tables import TablesWords


class Tables(English):
    """The messages of tables.ftl."""

    def sorry(self) -> str:
        return "Coś poszło nie tak po naszej stronie. Nic z partii nie zginęło: /board pokazuje, jak stoi."

    def unknown_button(self) -> str:
        return "Ten przycisk należy do starszej wersji bota. /board pokazuje partię z przyciskami, które działają."

    def command_changed(self) -> str:
        return "Ta komenda się zmieniła. Odśwież Discorda (Ctrl+R) i spróbuj jeszcze raz."

    def not_here(self) -> str:
        return "Stoły otwiera się na serwerach, na których jestem, a tu mnie nie ma. Może mnie dodać ktoś, kto zarządza serwerem. /rules działa wszędzie."

    def wrong_value(self) -> str:
        return "Jedna z wartości jest złego rodzaju albo nie należy do tego serwera."

    def nobody_else(self) -> str:
        return "W wiadomościach prywatnych jesteśmy tylko ty i ja, więc nie podawaj innych osób. Możesz je podać na serwerze, na którym jestem."

    def activity(self) -> str:
        return "Press / and play"

    def rules(self) -> str:
        return "Zasady"

    def the_rule(self) -> str:
        return "Zasada"

    def record(self) -> str:
        return "Zapis"

    def rematch(self) -> str:
        return "Rewanż"

    def resign(self) -> str:
        return "Poddaj"

    def back(self) -> str:
        return "Wstecz"

    def play_on(self) -> str:
        return "Graj dalej"

    def earlier(self) -> str:
        return "◀ Wcześniej"

    def more(self) -> str:
        return "Więcej ▶"

    def previous(self) -> str:
        return "◀ Wstecz"

    def next(self) -> str:
        return "Dalej ▶"

    def go_to_page(self) -> str:
        return "Idź do strony"

    def study(self) -> str:
        return "Szczegóły"

    def whole_page(self) -> str:
        return "Cała strona"

    def go_to_board(self) -> str:
        return "Do planszy"

    def go_to_table(self) -> str:
        return "Do stołu"

    def fingerprint(self, *, draws: Literal['cards', 'dice', 'lot'], fingerprint: str | int, table: str | int) -> str:
        return f"Stół {table}. Odcisk " + ("kart" if draws == 'cards' else "losowania" if draws == 'lot' else "kości") + f": {fingerprint}."

    def fingerprints(self, *, draws: Literal['cards', 'dice', 'lot'], first: str | int, last: str | int, table: str | int) -> str:
        return f"Stół {table}. Odcisk " + ("kart" if draws == 'cards' else "losowania" if draws == 'lot' else "kości") + f" na początku: {first}. Odcisk teraz: {last}."

    def turn(self, *, ask: str | int, badge: str | int, who: str | int) -> str:
        return f"{badge} {who}: {ask}"

    def choose_on(self, *, label: str | int) -> str:
        return f"{label}: wybierz, co dalej."

    def menu(self, *, asks: str | int, entries: str | int) -> str:
        return f"{asks} ({entries})"

    def menu_page(self, *, asks: str | int, entries: str | int, page: str | int, pages: str | int) -> str:
        return f"{asks} ({entries}, strona {page} z {pages})"

    def menu_choose(self) -> str:
        return "Wybierz"

    def ended_by_moderator(self, *, who: str | int) -> str:
        return f"Partię zakończył moderator {who}. Nie ma ona wyniku."

    def ended_by_a_moderator(self) -> str:
        return "Partię zakończył moderator. Nie ma ona wyniku."

    def ended_outdated(self) -> str:
        return "Zasady tej gry zmieniły się od początku partii, więc została zamknięta. Nie ma ona wyniku."

    def ended_not_shown(self) -> str:
        return "Partia została zamknięta, bo na tym kanale nie można nic pokazać. Nie ma ona wyniku."

    def ended_server_left(self) -> str:
        return "Partia została zamknięta, bo bot został usunięty z tego serwera. Nie ma ona wyniku."

    def ended_channel_gone(self) -> str:
        return "Partia została zamknięta, bo jej kanał został usunięty. Nie ma ona wyniku."

    def ended_agreed(self) -> str:
        return "Remis: gracze się na niego zgodzili."

    def ended_computers_left(self) -> str:
        return "Partia została zamknięta, bo zostały w niej tylko komputery. Nie ma ona wyniku."

    def ended_silence(self) -> str:
        return "Partia została zamknięta, bo od miesiąca nikt nie wykonał ruchu. Jej gracze mogą ją otworzyć na nowo."

    def footing(self, *, draws: Literal['cards', 'dice', 'lot'], moves: int, table: str | int) -> str:
        return f"Stół {table}, " + ("bez ruchów" if moves == 0 else f"{moves} ruchy" if (moves % 10 in (2, 3, 4) and moves % 100 not in (12, 13, 14)) else f"{moves} ruch" if moves == 1 else f"{moves} ruchów") + f". {self.record()} daje partię jako plik, żeby sprawdzić " + ("karty" if draws == 'cards' else "losowanie" if draws == 'lot' else "kości") + "."

    def moves(self, *, moves: int) -> str:
        return ("bez ruchów" if moves == 0 else f"{moves} ruchy" if (moves % 10 in (2, 3, 4) and moves % 100 not in (12, 13, 14)) else f"{moves} ruch" if moves == 1 else f"{moves} ruchów")

    def record_of(self, *, moves: int, table: str | int) -> str:
        return f"Stół {table}, " + ("bez ruchów" if moves == 0 else f"{moves} ruchy" if (moves % 10 in (2, 3, 4) and moves % 100 not in (12, 13, 14)) else f"{moves} ruch" if moves == 1 else f"{moves} ruchów") + "."

    def record_check(self, *, command: str | int, draws: Literal['cards', 'dice', 'lot']) -> str:
        return "Żeby sprawdzić " + ("karty" if draws == 'cards' else "losowanie" if draws == 'lot' else "kości") + f", uruchom {command} w kopii kodu tego bota, z odciskiem, który był pokazany przed partią."

    def record_later(self, *, draws: Literal['cards', 'dice', 'lot']) -> str:
        return ("Sekretu kart nie ma tu do końca partii. Potem każdy może je sprawdzić." if draws == 'cards' else "Sekretu losowania nie ma tu do końca partii. Potem każdy może je sprawdzić." if draws == 'lot' else "Sekretu kości nie ma tu do końca partii. Potem każdy może je sprawdzić.")

    def secret_withheld(self, *, draws: Literal['cards', 'dice', 'lot'], when: str | int) -> str:
        return "Partia została zamknięta, bo nikt nie wykonał ruchu. Jej gracze mogą ją otworzyć na nowo, więc " + (f"sekret kart pozostaje ukryty do {when}. Jeśli do tego czasu nikt jej nie otworzy, każdy będzie mógł je sprawdzić." if draws == 'cards' else f"sekret losowania pozostaje ukryty do {when}. Jeśli do tego czasu nikt jej nie otworzy, każdy będzie mógł je sprawdzić." if draws == 'lot' else f"sekret kości pozostaje ukryty do {when}. Jeśli do tego czasu nikt jej nie otworzy, każdy będzie mógł je sprawdzić.")

    def best_own(self, *, own: str | int) -> str:
        return f"Z tymi opcjami: twój najlepszy wynik {own}."

    def best_server(self, *, server: str | int) -> str:
        return f"Z tymi opcjami: najlepszy wynik na serwerze {server}."

    def best_both(self, *, own: str | int, server: str | int) -> str:
        return f"Z tymi opcjami: twój najlepszy wynik {own}, najlepszy na serwerze {server}."

    def done(self, *, label: str | int) -> str:
        return f"{label}: zrobione."

    def resigned(self) -> str:
        return "Poddajesz partię."

    def resign_question(self, *, game: str | int) -> str:
        return f"Czy chcesz poddać tę partię w {game}? Tego nie można cofnąć."

    def playing_on(self) -> str:
        return "Grasz dalej."

    def nothing_to_study(self) -> str:
        return "W tej grze nie ma więcej szczegółów: wszystko widać na planszy."

    def gone_from_lobby(self, *, who: str | int) -> str:
        return f"{who} opuszcza serwer. Stół czeka; jeśli pójdziecie dalej bez tej osoby, jej miejsce będzie wolne."

    def gone_from_game(self, *, who: str | int) -> str:
        return f"{who} opuszcza serwer, a jest kolej tej osoby; jeśli pójdziecie dalej bez niej, jej miejsce przepadnie."

    def go_on_without(self, *, who: str | int) -> str:
        return f"Dalej bez: {who}"

    def went_on(self, *, who: str | int) -> str:
        return f"Idziecie dalej bez gracza {who}."

    def left_server(self, *, who: str | int) -> str:
        return f"{who} opuszcza serwer, więc miejsce tej osoby przepada."

    def close_it(self) -> str:
        return "Zamknij"

    def leave_open(self) -> str:
        return "Zostaw otwarty"

    def end_it(self) -> str:
        return "Zakończ"

    def leave_running(self) -> str:
        return "Nie kończ"

    def stays_open(self) -> str:
        return "Stół zostaje otwarty."

    def goes_on(self) -> str:
        return "Partia toczy się dalej."

    def close_question(self, *, game: str | int) -> str:
        return f"Czy chcesz zamknąć ten stół do gry {game}? Partia jeszcze się nie zaczęła."

    def end_question(self, *, game: str | int, number: int, players: str | int) -> str:
        return (f"Czy chcesz zakończyć tę partię w {game} (grają {players})? Nie będzie miała wyniku." if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"Czy chcesz zakończyć tę partię w {game} (gra {players})? Nie będzie miała wyniku." if number == 1 else f"Czy chcesz zakończyć tę partię w {game} (grają {players})? Nie będzie miała wyniku.")

    def closed(self) -> str:
        return "Stół jest zamknięty."

    def closed_and_kept(self) -> str:
        return "Stół jest zamknięty. Jego partia zostaje zachowana: daje ją /record."

    def clauses_heading(self, *, clauses: str | int, game: str | int, number: int) -> str:
        return f"{game}, " + ("zasady" if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else "zasada" if number == 1 else "zasady") + f" {clauses}"

    def rules_heading(self, *, game: str | int, page: str | int, pages: str | int) -> str:
        return f"{game}, strona {page} z {pages}"
