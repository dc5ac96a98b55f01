"""The words of words/pl/computers.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.computers import Computers as English

if TYPE_CHECKING:
    from words.compiled.protocols.computers import ComputersWords


class Computers(English):
    """The messages of computers.ftl."""

    def thinks(self, *, badge: str | int, who: str | int) -> str:
        return f"{badge} {who} myśli."

    def thinks_elsewhere(self, *, alone: bool, number: int, who: str | int) -> str:
        return ("Twoje komputery myślą najpierw przy " + (f"{number} innych stołach" if (number != 1 and (number % 10 not in (2, 3, 4) or number % 100 in (12, 13, 14))) else f"{number} innych stołach" if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{number} innym stole" if number == 1 else f"{number} innych stołach") + "." if alone else f"Komputery, z którymi gra {who}, myślą najpierw przy " + (f"{number} innych stołach" if (number != 1 and (number % 10 not in (2, 3, 4) or number % 100 in (12, 13, 14))) else f"{number} innych stołach" if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{number} innym stole" if number == 1 else f"{number} innych stołach") + ".")

    def versus_heading(self) -> str:
        return "Gra z komputerem"

    def versus_about(self) -> str:
        return "Partia zaczyna się od razu. Nie liczy się do rankingu."

    def versus_direct(self) -> str:
        return "Partia zaczyna się od razu, tutaj, między tobą a mną."

    def versus_solo(self, *, games: str | int, number: int) -> str:
        return (f"{games} to gry dla jednej osoby, bez graczy komputerowych." if (number != 1 and (number % 10 not in (2, 3, 4) or number % 100 in (12, 13, 14))) else f"{games} to gry dla jednej osoby, bez graczy komputerowych." if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{games} to gra dla jednej osoby, bez graczy komputerowych." if number == 1 else f"{games} to gry dla jednej osoby, bez graczy komputerowych.")

    def solo(self) -> str:
        return "W tę grę grasz bez przeciwników: nie ma w niej graczy komputerowych."

    def versus_start(self) -> str:
        return "Zagraj z komputerem"

    def versus_set_up(self) -> str:
        return "Najpierw przygotuj stół"

    def play_alone(self) -> str:
        return "Gra dla jednej osoby"

    def open_table(self) -> str:
        return "Otwórz stół"

    def level(self, *, level: Literal['easy', 'hard', 'medium']) -> str:
        return ("Komputer: średni" if level == 'medium' else "Komputer: łatwy" if level == 'easy' else "Komputer: trudny")

    def level_about(self, *, level: Literal['easy', 'hard', 'medium']) -> str:
        return ("Gra dobrze, ale czasem coś przeoczy" if level == 'medium' else "Popełnia błędy: na pierwsze partie" if level == 'easy' else "Gra najlepiej, jak potrafi")

    def opponents(self, *, number: int) -> str:
        return (f"Przeciwko {number} komputerom" if (number != 1 and (number % 10 not in (2, 3, 4) or number % 100 in (12, 13, 14))) else f"Przeciwko {number} komputerom" if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"Przeciwko {number} komputerowi" if number == 1 else f"Przeciwko {number} komputerom")

    def add(self) -> str:
        return "Dodaj komputer"

    def alone(self, *, add: str | int) -> str:
        return f"Aby zagrać bez czekania, naciśnij {add}."

    def replace_menu(self) -> str:
        return "Komputer zamiast zaproszonej osoby"

    def replace(self, *, computer: str | int, who: str | int) -> str:
        return f"{computer} zamiast: {who}"

    def stand_in(self) -> str:
        return "Niech dalej gra komputer"

    def stand_in_ask(self) -> str:
        return "Który komputer ma przejąć miejsce? Najpierw pytam pozostałe osoby przy stole."

    def stand_in_alone(self) -> str:
        return "Który komputer ma przejąć miejsce?"

    def stand_in_menu(self) -> str:
        return "Wybierz komputer i miejsce"

    def stand_in_own(self, *, computer: str | int) -> str:
        return f"{computer} gra dalej za ciebie"

    def stand_in_for(self, *, computer: str | int, owner: str | int) -> str:
        return f"{computer} gra dalej; miejsce: {owner}"

    def late_forfeit(self, *, when: str | int, who: str | int) -> str:
        return f"Czas gracza {who} minął, ale ruch jest jeszcze możliwy. Jeśli go nie będzie, miejsce przepadnie {when}."

    def done_substituted(self) -> str:
        return "Miejsce zostało przejęte."

    def name_newcomer(self) -> str:
        return "Kto ma przejąć miejsce? Podaj osobę albo komputer."

    def name_one_newcomer(self) -> str:
        return "Podaj dla miejsca osobę albo komputer, nie jedno i drugie."

    def beaten(self, *, levels: str | int) -> str:
        return f"Pokonane komputery: {levels}."

    def beaten_level(self, *, level: Literal['easy', 'hard', 'medium'], played: str | int, won: str | int) -> str:
        return (f"średni {won} z {played}" if level == 'medium' else f"łatwy {won} z {played}" if level == 'easy' else f"trudny {won} z {played}")

    def try_next(self, *, level: Literal['easy', 'medium'], next: Literal['medium', 'hard'], won: int) -> str:
        return ("Łatwy poziom został przez ciebie pokonany " + (f"{won} razy" if (won != 1 and (won % 10 not in (2, 3, 4) or won % 100 in (12, 13, 14))) else f"{won} razy" if (won % 10 in (2, 3, 4) and won % 100 not in (12, 13, 14)) else f"{won} raz" if won == 1 else f"{won} razy") + "." if level == 'easy' else "Średni poziom został przez ciebie pokonany " + (f"{won} razy" if (won != 1 and (won % 10 not in (2, 3, 4) or won % 100 in (12, 13, 14))) else f"{won} razy" if (won % 10 in (2, 3, 4) and won % 100 not in (12, 13, 14)) else f"{won} raz" if won == 1 else f"{won} razy") + ".") + " " + ("Zagrać ze średnim?" if next == 'medium' else "Zagrać z trudnym?")

    def try_button(self, *, next: Literal['hard', 'medium']) -> str:
        return ("Zagraj ze średnim" if next == 'medium' else "Zagraj z trudnym")
