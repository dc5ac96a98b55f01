"""The words of words/pl/records.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.records import Records as English

if TYPE_CHECKING:
    from words.compiled.protocols.records import RecordsWords


class Records(English):
    """The messages of records.ftl."""

    def no_header_line(self, *, line: str | int, text: str | int) -> str:
        return f"Wiersz {line} nie jest wierszem nagłówka „klucz: wartość”: „{text}”."

    def header_line_twice(self, *, line: str | int, text: str | int) -> str:
        return f"Wiersz {line} podaje „{text}” po raz drugi."

    def no_seats(self) -> str:
        return "Nagłówek nie podaje liczby miejsc."

    def wrong_options(self, *, why: str | int) -> str:
        return f"Nagłówek jest błędny: {why}"

    def wrong_seats(self, *, allowed: str | int, game: str | int, seats: int) -> str:
        return (f"Liczba miejsc w grze {game} to {allowed}, a nie {seats}." if (seats % 10 in (2, 3, 4) and seats % 100 not in (12, 13, 14)) else f"Liczba miejsc w grze {game} to {allowed}, a nie {seats}." if seats == 1 else f"Liczba miejsc w grze {game} to {allowed}, a nie {seats}.")

    def no_pair(self, *, text: str | int) -> str:
        return f"„{text}” nie ma postaci nazwa=wartość."

    def option_twice(self, *, text: str | int) -> str:
        return f"Opcja „{text}” jest podana dwa razy."

    def newer_format(self, *, format: str | int, most: str | int) -> str:
        return f"Zapis ma format {format}, a ta wersja bota czyta formaty do {most}: potrzebna jest nowsza wersja."

    def empty_line(self, *, line: str | int) -> str:
        return f"Wiersz {line} jest pusty, a powinien tam być ruch."

    def illegal_move(self, *, line: str | int, text: str | int) -> str:
        return f"Wiersz {line} podaje „{text}”, a to nie jest tam dozwolony ruch."

    def damaged_header(self) -> str:
        return "Nagłówek zapisu jest uszkodzony: nie da się odczytać sekretu albo graczy."

    def other_players(self, *, players: int, seats: int) -> str:
        return "Nagłówek podaje " + (f"{seats} miejsca" if (seats % 10 in (2, 3, 4) and seats % 100 not in (12, 13, 14)) else f"{seats} miejsce" if seats == 1 else f"{seats} miejsc") + " i " + (f"{players} graczy" if (players % 10 in (2, 3, 4) and players % 100 not in (12, 13, 14)) else f"{players} gracza" if players == 1 else f"{players} graczy") + "."

    def word_of_a_stranger(self) -> str:
        return "W nagłówku jest słowo kogoś, kto nie grał."

    def other_seats(self) -> str:
        return "Miejsca nie są takie, jakie wyszły w losowaniu."

    def secret_not_shown(self) -> str:
        return "Partia została zamknięta, bo nikt nie wykonał ruchu, i w chwili zapisu można ją było otworzyć na nowo, więc nie ma w nim sekretu. Ma go zapis zrobiony trzydzieści dni po zamknięciu."

    def missing_line(self, *, text: str | int) -> str:
        return f"W zapisie brakuje wiersza „{text}”: sprawdzić można tylko skończoną partię."

    def other_draw(self, *, drawn: str | int, ply: str | int, text: str | int) -> str:
        return f"Krok {ply} to „{text}”, a z sekretu wynika „{drawn}”."

    def stops_early(self) -> str:
        return "Zapis urywa się przed końcem partii: brakuje kroków."

    def damaged_line(self, *, text: str | int) -> str:
        return f"Wiersz „{text}” w nagłówku jest uszkodzony."

    def no_replacement(self, *, text: str | int) -> str:
        return f"Nie da się odczytać wiersza „{text}”: nie podaje zmiany gracza w tej partii."

    def wrong_replacement(self, *, seat: str | int, text: str | int) -> str:
        return f"Wiersz „{text}” jest błędny: miejsce {seat} nie należało do tego gracza."

    def other_secret(self) -> str:
        return "Sekret nie jest tym, który był obiecany przy otwarciu stołu."
