"""The words of words/de/lobby.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.lobby import Lobby as English

if TYPE_CHECKING:
    from words.compiled.protocols.lobby import LobbyWords


class Lobby(English):
    """The messages of lobby.ftl."""

    def join(self) -> str:
        return "Mitspielen"

    def leave(self) -> str:
        return "Verlassen"

    def start(self) -> str:
        return "Starten"

    def cancel(self) -> str:
        return "Absagen"

    def accept(self) -> str:
        return "Annehmen"

    def decline(self) -> str:
        return "Ablehnen"

    def options(self) -> str:
        return "Optionen"

    def details(self) -> str:
        return "Details"

    def invite(self) -> str:
        return "Einladen"

    def add_word(self) -> str:
        return "Wort beitragen"

    def opens(self, *, few: int, hosts: bool, many: int, private: bool, size: Literal['one', 'same', 'range'], who: str | int) -> str:
        return f"{who} " + ("leitet" if hosts else "eröffnet") + " einen Tisch für " + (f"{few} Personen" if size == 'same' else "eine Person" if size == 'one' else f"{few} bis {many} Personen") + (", nur auf Einladung" if private else "") + "."

    def for_players(self, *, few: int, many: int, size: Literal['one', 'same', 'range']) -> str:
        return "Für " + (f"{few} Personen" if size == 'same' else "eine Person" if size == 'one' else f"{few} bis {many} Personen")

    def seat_host(self, *, who: str | int) -> str:
        return f"{who} (leitet den Tisch)"

    def seat_invited(self, *, who: str | int) -> str:
        return f"{who}: eingeladen, noch ohne Antwort"

    def seats_free(self, *, number: int) -> str:
        return (f"{number} Platz" if number == 1 else f"{number} Plätze") + " frei"

    def declined(self, *, number: int, who: str | int) -> str:
        return f"{who} " + ("hat" if number == 1 else "haben") + " abgelehnt."

    def called(self, *, number: int, who: str | int) -> str:
        return f"{who}: " + ("Du bist eingeladen. Drück" if number == 1 else "Ihr seid eingeladen. Drückt") + f" „{self.accept()}“ oder „{self.decline()}“."

    def chosen(self, *, options: str | int) -> str:
        return f"Gewählt: {options}"

    def option_value(self, *, option: str | int, value: str | int) -> str:
        return f"{option} {value}"

    def switch_to(self, *, what: str | int) -> str:
        return f"Wechsel: {what}"

    def start_after_answers(self, *, guests: str | int, host: str | int, number: int) -> str:
        return f"{host} kann starten, sobald {guests} " + (f"geantwortet hat oder unter „{self.options()}“ entfernt ist." if number == 1 else f"geantwortet haben oder unter „{self.options()}“ entfernt sind.")

    def start_with_enough(self, *, host: str | int, number: int) -> str:
        return f"{host} kann starten, sobald " + (f"{number} Person hier sitzt." if number == 1 else f"{number} Personen hier sitzen.")

    def start_now(self, *, host: str | int) -> str:
        return f"{host} kann jetzt starten."

    def for_one(self, *, games: str | int) -> str:
        return f"Für eine Person hat /play Partien gegen den Computer und {games}, und /tutorial lehrt jedes Spiel."

    def for_one_tutorial(self) -> str:
        return "Für eine Person hat /play Partien gegen den Computer, und /tutorial lehrt jedes Spiel."

    def seats_by_lot(self) -> str:
        return "Die Plätze werden ausgelost."

    def sits_first_then_lot(self, *, who: str | int) -> str:
        return f"{who} sitzt auf Platz 1; die übrigen Plätze werden ausgelost."

    def rule_sits_first(self, *, rule: str | int, who: str | int) -> str:
        return f"{who} ({rule}) sitzt auf Platz 1; die übrigen Plätze werden ausgelost."

    def fingerprint(self, *, draws: Literal['cards', 'dice', 'lot'], fingerprint: str | int) -> str:
        return "Fingerabdruck " + ("der Karten" if draws == 'cards' else "des Loses" if draws == 'lot' else "der Würfel") + f": {fingerprint}"

    def word_added(self, *, who: str | int) -> str:
        return f"{who} hat ein Wort beigetragen."

    def word_label(self) -> str:
        return "Dein Wort"

    def word_hint(self) -> str:
        return "Irgendetwas. Es steht auch im Protokoll der Partie."

    def word_asked(self, *, draws: Literal['cards', 'dice', 'lot']) -> str:
        return ("Die Karten folgen" if draws == 'cards' else "Das Los folgt" if draws == 'lot' else "Die Würfel folgen") + " aus dem Geheimnis des Bots und aus den Wörtern der Mitspielenden. Das Geheimnis steht fest, bevor du ein Wort beiträgst; wer den Bot betreibt, konnte es also nicht passend zu deinem Wort wählen. Kopiere den Fingerabdruck des Geheimnisses und trag dann ein Wort bei, das niemand erraten kann, am besten, wenn alle sitzen:"

    def word_taken(self, *, word: str | int) -> str:
        return f"Dein Wort ist dabei: {word}. Behalte es, und diesen Fingerabdruck:"

    def word_taken_check(self, *, draws: Literal['cards', 'dice', 'lot']) -> str:
        return "Nach der Partie zeigt das Protokoll mit beiden, dass " + ("die Karten" if draws == 'cards' else "das Los" if draws == 'lot' else "die Würfel") + " ehrlich " + ("war" if draws == 'lot' else "waren") + ", selbst wenn jemand, der den Bot betreibt, schummeln wollte."

    def press_again(self) -> str:
        return "Das hat zu lange gedauert. Bitte drück noch einmal."

    def closed_cancelled(self) -> str:
        return "Dieser Tisch wurde abgesagt."

    def closed_nobody_came(self) -> str:
        return "Niemand kam, deshalb wurde dieser Tisch geschlossen."

    def closed_nobody_started(self) -> str:
        return "Niemand hat die Partie gestartet, deshalb wurde dieser Tisch geschlossen."

    def begun(self, *, number: int, players: str | int) -> str:
        return f"Die Partie hat begonnen: {players} " + ("spielt" if number == 1 else "spielen") + "."

    def details_heading(self, *, game: str | int, table: str | int) -> str:
        return f"{game}, Tisch {table}"

    def details_players(self, *, few: int, many: int, size: Literal['one', 'same', 'range']) -> str:
        return "Für " + (f"{few} Personen" if size == 'same' else "eine Person" if size == 'one' else f"{few} bis {many} Personen") + "."

    def at_the_table(self) -> str:
        return "Am Tisch"

    def follows_from_secret(self, *, draws: Literal['cards', 'dice', 'lot']) -> str:
        return ("Die Karten folgen" if draws == 'cards' else "Das Los folgt" if draws == 'lot' else "Die Würfel folgen") + " aus einem Geheimnis, das der Bot vorher gewählt hat, und aus den Wörtern der Mitspielenden. So kann niemand bestimmt haben, wie das Glück fällt."

    def option_now(self, *, about: str | int, value: str | int) -> str:
        return f"{about}: {value}"

    def value_meaning(self, *, meaning: str | int, value: str | int) -> str:
        return f"{value}: {meaning}"

    def page_game(self) -> str:
        return "Spiel"

    def page_table(self) -> str:
        return "Tisch"

    def page_people(self) -> str:
        return "Personen"

    def heading_game(self) -> str:
        return "Die Regeln dieses Tisches"

    def heading_table(self) -> str:
        return "Wie hier gespielt wird"

    def heading_people(self) -> str:
        return "Wer mitspielt"

    def no_options(self) -> str:
        return "Bei diesem Spiel gibt es nichts zu wählen."

    def first_menu(self) -> str:
        return "Wer auf Platz 1 sitzt"

    def first_menu_rule(self, *, rule: str | int) -> str:
        return f"Wer auf Platz 1 sitzt (nach den Regeln {rule})"

    def by_lot(self) -> str:
        return "Das Los entscheidet, wer auf Platz 1 sitzt"

    def sits_first(self, *, who: str | int) -> str:
        return f"{who} sitzt auf Platz 1"

    def remove_menu(self) -> str:
        return "Jemanden entfernen"

    def hand_menu(self) -> str:
        return "Den Tisch übergeben an"

    def invite_menu(self) -> str:
        return "Jemanden einladen"

    def guest(self, *, who: str | int) -> str:
        return f"{who} (eingeladen)"

    def value_label(self, *, option: str | int, value: str | int) -> str:
        return f"{option}: {value}"

    def values_from_to(self, *, first: str | int, last: str | int, option: str | int) -> str:
        return f"{option}: {first} bis {last}"

    def handed(self, *, who: str | int) -> str:
        return f"{who} leitet jetzt den Tisch."

    def invited(self, *, who: str | int) -> str:
        return f"{who} ist eingeladen. Die Lobby zeigt das und wartet auf eine Antwort."

    def name_the_game(self) -> str:
        return "Welches Spiel? Wenn du Leute einlädst, nenne auch das Spiel: /play hat ein Feld dafür."

    def open_menu(self) -> str:
        return "Einen Tisch eröffnen …"

    def others_in_servers(self, *, command: str | int) -> str:
        return f"Spiele für mehrere Personen spielt man auf Servern: Nutze {command} auf einem Server, auf dem ich Mitglied bin."

    def alone(self) -> str:
        return f"Nur du siehst das. Das Brett kommt, wenn du „{self.start()}“ drückst."

    def open_it(self) -> str:
        return "Eröffnen"

    def leave_it(self) -> str:
        return "Lieber nicht"

    def not_opened(self) -> str:
        return "Es wurde kein Tisch eröffnet."

    def more_question(self, *, most: int) -> str:
        return ("Du hast gewählt, zurzeit an keinem Tisch zu sitzen." if most == 0 else f"Du hast gewählt, an höchstens {most} Tisch gleichzeitig zu sitzen, und das tust du." if most == 1 else f"Du hast gewählt, an höchstens {most} Tischen gleichzeitig zu sitzen, und das tust du.") + " Möchtest du diesen trotzdem eröffnen? Dein Limit änderst du mit /me."

    def open_thread(self) -> str:
        return "Thread eröffnen"

    def join_it(self) -> str:
        return "Beitreten"

    def no_thread_now(self) -> str:
        return "Ich kann hier gerade keinen Thread eröffnen. Eröffne selbst einen und nutze darin /play."

    def joined(self, *, game: str | int) -> str:
        return f"Du sitzt an diesem Tisch ({game})."

    def table_open(self, *, game: str | int) -> str:
        return f"Dein Tisch ist offen ({game})."
