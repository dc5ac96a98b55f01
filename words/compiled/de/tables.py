"""The words of words/de/tables.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.tables import Tables as English

if TYPE_CHECKING:
    from words.compiled.protocols.tables import TablesWords


class Tables(English):
    """The messages of tables.ftl."""

    def sorry(self) -> str:
        return "Bei uns ist etwas schiefgegangen. Nichts Gespieltes ist verloren: /board zeigt die Partie, wie sie steht."

    def unknown_button(self) -> str:
        return "Dieser Knopf gehört zu einer älteren Version des Bots. /board zeigt die Partie mit Knöpfen, die gehen."

    def command_changed(self) -> str:
        return "Dieser Befehl hat sich geändert. Lade Discord neu (Strg+R) und versuch es noch einmal."

    def not_here(self) -> str:
        return "Tische eröffnet man auf Servern, auf denen ich Mitglied bin, und hier bin ich keines. Wer den Server verwaltet, kann mich hinzufügen. /rules geht überall."

    def wrong_value(self) -> str:
        return "Einer der Werte ist nicht von der richtigen Art oder nicht auf diesem Server."

    def nobody_else(self) -> str:
        return "In Direktnachrichten sind nur du und ich; lass andere Personen also weg. Auf einem Server, auf dem ich Mitglied bin, kannst du sie nennen."

    def activity(self) -> str:
        return "Tippe / und spiel"

    def rules(self) -> str:
        return "Regeln"

    def the_rule(self) -> str:
        return "Die Regel"

    def record(self) -> str:
        return "Protokoll"

    def rematch(self) -> str:
        return "Revanche"

    def resign(self) -> str:
        return "Aufgeben"

    def back(self) -> str:
        return "Zurück"

    def play_on(self) -> str:
        return "Weiterspielen"

    def earlier(self) -> str:
        return "◀ Frühere"

    def more(self) -> str:
        return "Weitere ▶"

    def previous(self) -> str:
        return "◀ Zurück"

    def next(self) -> str:
        return "Weiter ▶"

    def go_to_page(self) -> str:
        return "Gehe zu Seite"

    def study(self) -> str:
        return "Details"

    def whole_page(self) -> str:
        return "Die ganze Seite"

    def go_to_board(self) -> str:
        return "Zum Brett"

    def go_to_table(self) -> str:
        return "Zum Tisch"

    def fingerprint(self, *, draws: Literal['cards', 'dice', 'lot'], fingerprint: str | int, table: str | int) -> str:
        return f"Tisch {table}. Fingerabdruck " + ("der Karten" if draws == 'cards' else "des Loses" if draws == 'lot' else "der Würfel") + f": {fingerprint}."

    def fingerprints(self, *, draws: Literal['cards', 'dice', 'lot'], first: str | int, last: str | int, table: str | int) -> str:
        return f"Tisch {table}. Fingerabdruck " + ("der Karten" if draws == 'cards' else "des Loses" if draws == 'lot' else "der Würfel") + f" am Anfang: {first}. Fingerabdruck jetzt: {last}."

    def turn(self, *, ask: str | int, badge: str | int, who: str | int) -> str:
        return f"{badge} {who}: {ask}"

    def choose_on(self, *, label: str | int) -> str:
        return f"{label}: Wähle, wie es weitergeht."

    def menu(self, *, asks: str | int, entries: str | int) -> str:
        return f"{asks} ({entries})"

    def menu_page(self, *, asks: str | int, entries: str | int, page: str | int, pages: str | int) -> str:
        return f"{asks} ({entries}, Seite {page} von {pages})"

    def menu_choose(self) -> str:
        return "Wähle"

    def ended_by_moderator(self, *, who: str | int) -> str:
        return f"{who} von der Moderation hat die Partie beendet. Sie hat kein Ergebnis."

    def ended_by_a_moderator(self) -> str:
        return "Die Moderation hat die Partie beendet. Sie hat kein Ergebnis."

    def ended_outdated(self) -> str:
        return "Die Regeln dieses Spiels haben sich seit dem Beginn geändert, deshalb wurde die Partie geschlossen. Sie hat kein Ergebnis."

    def ended_not_shown(self) -> str:
        return "Die Partie wurde geschlossen, weil in diesem Kanal nichts gepostet werden kann. Sie hat kein Ergebnis."

    def ended_server_left(self) -> str:
        return "Die Partie wurde geschlossen, weil der Bot von diesem Server entfernt wurde. Sie hat kein Ergebnis."

    def ended_channel_gone(self) -> str:
        return "Die Partie wurde geschlossen, weil ihr Kanal gelöscht wurde. Sie hat kein Ergebnis."

    def ended_agreed(self) -> str:
        return "Unentschieden: Die Mitspielenden haben sich darauf geeinigt."

    def ended_computers_left(self) -> str:
        return "Die Partie wurde geschlossen, weil nur noch Computer mitspielten. Sie hat kein Ergebnis."

    def ended_silence(self) -> str:
        return "Die Partie wurde geschlossen, weil einen Monat lang niemand gezogen hat. Wer mitspielt, kann sie wieder öffnen."

    def footing(self, *, draws: Literal['cards', 'dice', 'lot'], moves: int, table: str | int) -> str:
        return f"Tisch {table}, " + ("kein Zug" if moves == 0 else f"{moves} Zug" if moves == 1 else f"{moves} Züge") + f". „{self.record()}“ gibt die Partie als Datei, um " + ("die Karten" if draws == 'cards' else "das Los" if draws == 'lot' else "die Würfel") + " zu prüfen."

    def moves(self, *, moves: int) -> str:
        return ("kein Zug" if moves == 0 else f"{moves} Zug" if moves == 1 else f"{moves} Züge")

    def record_of(self, *, moves: int, table: str | int) -> str:
        return f"Tisch {table}, " + ("kein Zug" if moves == 0 else f"{moves} Zug" if moves == 1 else f"{moves} Züge") + "."

    def record_check(self, *, command: str | int, draws: Literal['cards', 'dice', 'lot']) -> str:
        return "Um " + ("die Karten" if draws == 'cards' else "das Los" if draws == 'lot' else "die Würfel") + f" zu prüfen, starte {command} in einer Kopie des Codes dieses Bots, mit dem Fingerabdruck, wie du ihn vor der Partie gelesen hast."

    def record_later(self, *, draws: Literal['cards', 'dice', 'lot']) -> str:
        return "Das Geheimnis " + ("der Karten fehlt, bis die Partie vorbei ist. Dann können alle sie prüfen." if draws == 'cards' else "des Loses fehlt, bis die Partie vorbei ist. Dann können alle es prüfen." if draws == 'lot' else "der Würfel fehlt, bis die Partie vorbei ist. Dann können alle sie prüfen.")

    def secret_withheld(self, *, draws: Literal['cards', 'dice', 'lot'], when: str | int) -> str:
        return "Die Partie wurde geschlossen, weil niemand gezogen hat. Wer mitspielt, kann sie wieder öffnen; deshalb wird das Geheimnis " + (f"der Karten erst am {when} gezeigt. Hat bis dahin niemand die Partie wieder geöffnet, können alle sie prüfen." if draws == 'cards' else f"des Loses erst am {when} gezeigt. Hat bis dahin niemand die Partie wieder geöffnet, können alle es prüfen." if draws == 'lot' else f"der Würfel erst am {when} gezeigt. Hat bis dahin niemand die Partie wieder geöffnet, können alle sie prüfen.")

    def best_own(self, *, own: str | int) -> str:
        return f"Mit diesen Optionen: dein bestes Ergebnis {own}."

    def best_server(self, *, server: str | int) -> str:
        return f"Mit diesen Optionen: das beste auf diesem Server {server}."

    def best_both(self, *, own: str | int, server: str | int) -> str:
        return f"Mit diesen Optionen: dein bestes Ergebnis {own}, das beste auf diesem Server {server}."

    def done(self, *, label: str | int) -> str:
        return f"{label}: erledigt."

    def resigned(self) -> str:
        return "Du hast aufgegeben."

    def resign_question(self, *, game: str | int) -> str:
        return f"Möchtest du diese Partie ({game}) aufgeben? Das lässt sich nicht rückgängig machen."

    def playing_on(self) -> str:
        return "Du spielst weiter."

    def nothing_to_study(self) -> str:
        return "Zu dieser Partie gibt es nichts weiter nachzusehen: Das Brett zeigt alles."

    def gone_from_lobby(self, *, who: str | int) -> str:
        return f"{who} hat den Server verlassen. Der Tisch wartet; macht ihr ohne {who} weiter, ist der Platz wieder frei."

    def gone_from_game(self, *, who: str | int) -> str:
        return f"{who} hat den Server verlassen und ist am Zug; macht ihr ohne {who} weiter, wird der Platz aufgegeben."

    def go_on_without(self, *, who: str | int) -> str:
        return f"Weiter ohne {who}"

    def went_on(self, *, who: str | int) -> str:
        return f"Es geht ohne {who} weiter."

    def left_server(self, *, who: str | int) -> str:
        return f"{who} hat den Server verlassen, deshalb wurde der Platz aufgegeben."

    def close_it(self) -> str:
        return "Schließen"

    def leave_open(self) -> str:
        return "Offen lassen"

    def end_it(self) -> str:
        return "Beenden"

    def leave_running(self) -> str:
        return "Weiterlaufen lassen"

    def stays_open(self) -> str:
        return "Der Tisch bleibt offen."

    def goes_on(self) -> str:
        return "Die Partie geht weiter."

    def close_question(self, *, game: str | int) -> str:
        return f"Möchtest du diesen Tisch ({game}) schließen? Die Partie hat noch nicht begonnen."

    def end_question(self, *, game: str | int, number: int, players: str | int) -> str:
        return (f"Möchtest du die Partie von {players} ({game}) beenden? Sie hat dann kein Ergebnis." if number == 1 else f"Möchtest du diese Partie von {players} ({game}) beenden? Sie hat dann kein Ergebnis.")

    def closed(self) -> str:
        return "Der Tisch ist geschlossen."

    def closed_and_kept(self) -> str:
        return "Der Tisch ist geschlossen. Die Partie bleibt erhalten: /record gibt sie."

    def clauses_heading(self, *, clauses: str | int, game: str | int, number: int) -> str:
        return f"{game}, " + ("Regel" if number == 1 else "Regeln") + f" {clauses}"

    def rules_heading(self, *, game: str | int, page: str | int, pages: str | int) -> str:
        return f"{game}, Seite {page} von {pages}"
