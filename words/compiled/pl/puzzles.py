"""The words of words/pl/puzzles.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.puzzles import Puzzles as English

if TYPE_CHECKING:
    from words.compiled.protocols.puzzles import PuzzlesWords


class Puzzles(English):
    """The messages of puzzles.ftl."""

    def go_on(self) -> str:
        return "Dalej: zagadka"

    def next(self) -> str:
        return "Następna zagadka ▶"

    def show_solution(self) -> str:
        return "Pokaż rozwiązanie"

    def heading_daily(self, *, game: str | int) -> str:
        return f"-# {game}, zagadka dnia"

    def heading_own(self, *, game: str | int, number: str | int, puzzles: str | int) -> str:
        return f"-# {game}, zagadka {number} z {puzzles}"

    def title(self, *, asks: Literal['turn', 'choice']) -> str:
        return ("### Znajdź najlepszą turę" if asks == 'turn' else "### Znajdź najlepszy ruch")

    def task(self, *, asks: Literal['turn', 'choice'], left: int) -> str:
        return ("Jedna tura jest tu wyraźnie lepsza od wszystkich innych. Znajdź ją." if asks == 'turn' else "Jeden ruch jest tu wyraźnie lepszy od wszystkich innych. Znajdź go.") + " " + (f"Masz {left} prób." if (left != 1 and (left % 10 not in (2, 3, 4) or left % 100 in (12, 13, 14))) else f"Masz {left} próby." if (left % 10 in (2, 3, 4) and left % 100 not in (12, 13, 14)) else f"Masz {left} próbę." if left == 1 else f"Masz {left} próby.")

    def best_reply(self, *, story: str | int) -> str:
        return f"Najlepsza odpowiedź na to: {story}"

    def worth(self, *, asks: Literal['turn', 'choice'], best: str | int, share: str | int) -> str:
        return (f"Komputer oczekuje, że wygrasz potem {share} na 100 gier, a po najlepszej turze {best}." if asks == 'turn' else f"Komputer oczekuje, że wygrasz potem {share} na 100 gier, a po najlepszym ruchu {best}.")

    def left(self, *, left: int) -> str:
        return (f"Spróbuj jeszcze raz: zostało ci {left} prób." if (left != 1 and (left % 10 not in (2, 3, 4) or left % 100 in (12, 13, 14))) else f"Spróbuj jeszcze raz: zostały ci {left} próby." if (left % 10 in (2, 3, 4) and left % 100 not in (12, 13, 14)) else f"Spróbuj jeszcze raz: została ci {left} próba." if left == 1 else f"Spróbuj jeszcze raz: zostało ci {left} próby.")

    def found(self) -> str:
        return "Tak samo gra komputer."

    def wins_too(self) -> str:
        return "To wygrywa grę."

    def solution(self, *, moves: str | int) -> str:
        return f"Komputer gra: **{moves}**."

    def finished(self) -> str:
        return "Ta zagadka jest już zakończona. Oto rozwiązanie."

    def solvers(self, *, solved: int, tried: int) -> str:
        return (f"Próbowało jej tu {tried} osób, rozwiązało: {solved}." if (tried != 1 and (tried % 10 not in (2, 3, 4) or tried % 100 in (12, 13, 14))) else f"Próbowały jej tu {tried} osoby, rozwiązało: {solved}." if (tried % 10 in (2, 3, 4) and tried % 100 not in (12, 13, 14)) else "Nikt inny jeszcze jej tu nie próbował." if tried == 1 else f"Próbowało jej tu {tried} osoby, rozwiązało: {solved}.")

    def streak(self, *, days: int) -> str:
        return (f"Zagadka dnia rozwiązana {days} dni z rzędu." if (days != 1 and (days % 10 not in (2, 3, 4) or days % 100 in (12, 13, 14))) else f"Zagadka dnia rozwiązana {days} dni z rzędu." if (days % 10 in (2, 3, 4) and days % 100 not in (12, 13, 14)) else f"Zagadka dnia rozwiązana {days} dzień z rzędu." if days == 1 else f"Zagadka dnia rozwiązana {days} dnia z rzędu.")

    def all_done(self, *, game: str | int, puzzles: int) -> str:
        return (f"Nie ma zagadek do gry {game}." if puzzles == 0 else f"To już wszystkie {puzzles} zagadek do gry {game}." if (puzzles != 1 and (puzzles % 10 not in (2, 3, 4) or puzzles % 100 in (12, 13, 14))) else f"To już wszystkie {puzzles} zagadki do gry {game}." if (puzzles % 10 in (2, 3, 4) and puzzles % 100 not in (12, 13, 14)) else f"To była jedyna zagadka do gry {game}." if puzzles == 1 else f"To już wszystkie {puzzles} zagadki do gry {game}.")

    def none(self) -> str:
        return "Nie ma zagadek."

    def gone(self) -> str:
        return "Tej zagadki już nie ma. `/puzzle` da ci inną."

    def stats_heading(self) -> str:
        return "### Zagadki"

    def stats_daily(self, *, solved: str | int, tried: int) -> str:
        return (f"Zagadki dnia: rozwiązane {solved} z {tried}." if (tried != 1 and (tried % 10 not in (2, 3, 4) or tried % 100 in (12, 13, 14))) else f"Zagadki dnia: rozwiązane {solved} z {tried}." if (tried % 10 in (2, 3, 4) and tried % 100 not in (12, 13, 14)) else f"Zagadki dnia: rozwiązane {solved} z {tried}." if tried == 1 else f"Zagadki dnia: rozwiązane {solved} z {tried}.")

    def stats_streak(self, *, best: int, now: int) -> str:
        return ("Najdłuższa seria: " + (f"{best} dni" if (best != 1 and (best % 10 not in (2, 3, 4) or best % 100 in (12, 13, 14))) else f"{best} dni" if (best % 10 in (2, 3, 4) and best % 100 not in (12, 13, 14)) else f"{best} dzień" if best == 1 else f"{best} dnia") + "." if now == 0 else f"Obecna seria: {now} dni, najdłuższa: " + (f"{best} dni" if (best != 1 and (best % 10 not in (2, 3, 4) or best % 100 in (12, 13, 14))) else f"{best} dni" if (best % 10 in (2, 3, 4) and best % 100 not in (12, 13, 14)) else f"{best} dzień" if best == 1 else f"{best} dnia") + "." if (now != 1 and (now % 10 not in (2, 3, 4) or now % 100 in (12, 13, 14))) else f"Obecna seria: {now} dni, najdłuższa: " + (f"{best} dni" if (best != 1 and (best % 10 not in (2, 3, 4) or best % 100 in (12, 13, 14))) else f"{best} dni" if (best % 10 in (2, 3, 4) and best % 100 not in (12, 13, 14)) else f"{best} dzień" if best == 1 else f"{best} dnia") + "." if (now % 10 in (2, 3, 4) and now % 100 not in (12, 13, 14)) else f"Obecna seria: {now} dzień, najdłuższa: " + (f"{best} dni" if (best != 1 and (best % 10 not in (2, 3, 4) or best % 100 in (12, 13, 14))) else f"{best} dni" if (best % 10 in (2, 3, 4) and best % 100 not in (12, 13, 14)) else f"{best} dzień" if best == 1 else f"{best} dnia") + "." if now == 1 else f"Obecna seria: {now} dnia, najdłuższa: " + (f"{best} dni" if (best != 1 and (best % 10 not in (2, 3, 4) or best % 100 in (12, 13, 14))) else f"{best} dni" if (best % 10 in (2, 3, 4) and best % 100 not in (12, 13, 14)) else f"{best} dzień" if best == 1 else f"{best} dnia") + ".")

    def stats_own(self, *, solved: str | int, tried: int) -> str:
        return (f"Inne zagadki: rozwiązane {solved} z {tried}." if (tried != 1 and (tried % 10 not in (2, 3, 4) or tried % 100 in (12, 13, 14))) else f"Inne zagadki: rozwiązane {solved} z {tried}." if (tried % 10 in (2, 3, 4) and tried % 100 not in (12, 13, 14)) else f"Inne zagadki: rozwiązane {solved} z {tried}." if tried == 1 else f"Inne zagadki: rozwiązane {solved} z {tried}.")

    def stats_today(self, *, solved: int, tried: int) -> str:
        return ("Dzisiejszej zagadki nikt tu jeszcze nie próbował." if tried == 0 else f"Dzisiejszej zagadki próbowało tu {tried} osób, rozwiązało: {solved}." if (tried != 1 and (tried % 10 not in (2, 3, 4) or tried % 100 in (12, 13, 14))) else f"Dzisiejszej zagadki próbowały tu {tried} osoby, rozwiązało: {solved}." if (tried % 10 in (2, 3, 4) and tried % 100 not in (12, 13, 14)) else f"Dzisiejszej zagadki próbowała tu {tried} osoba, rozwiązało: {solved}." if tried == 1 else f"Dzisiejszej zagadki próbowało tu {tried} osoby, rozwiązało: {solved}.")
