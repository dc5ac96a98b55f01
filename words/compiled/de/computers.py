"""The words of words/de/computers.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.computers import Computers as English

if TYPE_CHECKING:
    from words.compiled.protocols.computers import ComputersWords


class Computers(English):
    """The messages of computers.ftl."""

    def thinks(self, *, badge: str | int, who: str | int) -> str:
        return f"{badge} {who} denkt nach."

    def thinks_elsewhere(self, *, alone: bool, number: int, who: str | int) -> str:
        return ("Deine Computer denken zuerst an " + (f"{number} anderen Tisch" if number == 1 else f"{number} anderen Tischen") + " nach." if alone else f"Die Computer von {who} denken zuerst an " + (f"{number} anderen Tisch" if number == 1 else f"{number} anderen Tischen") + " nach.")

    def versus_heading(self) -> str:
        return "Gegen den Computer"

    def versus_about(self) -> str:
        return "Die Partie beginnt sofort. Sie zählt nicht für die Wertung."

    def versus_direct(self) -> str:
        return "Die Partie beginnt sofort, hier zwischen dir und mir."

    def versus_solo(self, *, games: str | int, number: int) -> str:
        return (f"{games} ist für eine Person, ohne Computerspieler." if number == 1 else f"{games} sind für eine Person, ohne Computerspieler.")

    def solo(self) -> str:
        return "Dieses Spiel spielst du allein: Computerspieler gibt es darin nicht."

    def versus_start(self) -> str:
        return "Gegen den Computer spielen"

    def versus_set_up(self) -> str:
        return "Zuerst den Tisch einrichten"

    def play_alone(self) -> str:
        return "Allein spielen"

    def open_table(self) -> str:
        return "Einen Tisch eröffnen"

    def level(self, *, level: Literal['easy', 'hard', 'medium']) -> str:
        return ("Computer: mittel" if level == 'medium' else "Computer: leicht" if level == 'easy' else "Computer: schwer")

    def level_about(self, *, level: Literal['easy', 'hard', 'medium']) -> str:
        return ("Spielt gut und übersieht manches" if level == 'medium' else "Macht Fehler: für deine ersten Partien" if level == 'easy' else "Spielt, so gut er kann")

    def opponents(self, *, number: int) -> str:
        return (f"Gegen {number} Computer" if number == 1 else f"Gegen {number} Computer")

    def add(self) -> str:
        return "Computer dazusetzen"

    def alone(self, *, add: str | int) -> str:
        return f"Willst du nicht warten, dann drück {add}."

    def replace_menu(self) -> str:
        return "Ein Computer statt jemand Eingeladenem"

    def replace(self, *, computer: str | int, who: str | int) -> str:
        return f"{computer} statt {who}"

    def stand_in(self) -> str:
        return "Computer weiterspielen lassen"

    def stand_in_ask(self) -> str:
        return "Welcher Computer soll einen Platz übernehmen? Die anderen am Tisch werden vorher gefragt."

    def stand_in_alone(self) -> str:
        return "Welcher Computer soll einen Platz übernehmen?"

    def stand_in_menu(self) -> str:
        return "Wähle einen Computer und einen Platz"

    def stand_in_own(self, *, computer: str | int) -> str:
        return f"{computer} spielt für dich weiter"

    def stand_in_for(self, *, computer: str | int, owner: str | int) -> str:
        return f"{computer} spielt für {owner} weiter"

    def late_forfeit(self, *, when: str | int, who: str | int) -> str:
        return f"Die Zeit von {who} ist um; ziehen geht noch. Geschieht nichts, wird der Platz {when} aufgegeben."

    def done_substituted(self) -> str:
        return "Der Platz ist übernommen."

    def name_newcomer(self) -> str:
        return "Wer soll den Platz übernehmen? Nenne eine Person oder einen Computer."

    def name_one_newcomer(self) -> str:
        return "Nenne für den Platz eine Person oder einen Computer, nicht beides."

    def beaten(self, *, levels: str | int) -> str:
        return f"Computer besiegt: {levels}."

    def beaten_level(self, *, level: Literal['easy', 'hard', 'medium'], played: str | int, won: str | int) -> str:
        return (f"mittel in {won} von {played}" if level == 'medium' else f"leicht in {won} von {played}" if level == 'easy' else f"schwer in {won} von {played}")

    def try_next(self, *, level: Literal['easy', 'medium'], next: Literal['medium', 'hard'], won: int) -> str:
        return ("Du hast die Stufe „leicht“ " + (f"{won} Mal" if won == 1 else f"{won} Mal") + " besiegt." if level == 'easy' else "Du hast die Stufe „mittel“ " + (f"{won} Mal" if won == 1 else f"{won} Mal") + " besiegt.") + " " + ("Willst du gegen „mittel“ spielen?" if next == 'medium' else "Willst du gegen „schwer“ spielen?")

    def try_button(self, *, next: Literal['hard', 'medium']) -> str:
        return ("Gegen „mittel“ spielen" if next == 'medium' else "Gegen „schwer“ spielen")
