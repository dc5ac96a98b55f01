"""The words of words/pl/replaying.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.replaying import Replaying as English

if TYPE_CHECKING:
    from words.compiled.protocols.replaying import ReplayingWords


class Replaying(English):
    """The messages of replaying.ftl."""

    def replay(self) -> str:
        return "Powtórka"

    def in_line(self) -> str:
        return "Na tym serwerze powstaje właśnie inna powtórka. Twoja będzie następna."

    def too_large(self) -> str:
        return "Ta partia jest za długa na ruchomy obraz. /history pokazuje ją ruch po ruchu."

    def stopped(self) -> str:
        return "Powtórka nie jest gotowa: muszę odejść. Poproś o nią jeszcze raz za minutę."

    def drawing(self, *, drawn: str | int, frames: str | int) -> str:
        return f"Powtórka powstaje: gotowe {drawn} z {frames}."

    def shown(self, *, frames: int, game: str | int, table: str | int, whole: bool) -> str:
        return f"-# {game}, stół {table}: " + ("każda tura" if whole else "nie każda tura, bo jest ich za dużo") + ", " + (f"{frames} obrazy" if (frames % 10 in (2, 3, 4) and frames % 100 not in (12, 13, 14)) else f"{frames} obraz" if frames == 1 else f"{frames} obrazów") + "."

    def no_gif(self) -> str:
        return "-# Jest za długa na GIF. Jeśli na twoim telefonie się nie rusza, /history pokazuje każdy ruch."

    def alt(self, *, game: str | int, table: str | int) -> str:
        return f"Partia w {game} przy stole {table} jako ruchomy obraz. /history opowiada ją słowami."

    def verified(self, *, drawn: Literal['dice', 'cards', 'lot', 'seats'], partly: bool, times: int) -> str:
        return ("Losowanie tej partii (" + (f"{times} losy" if (times % 10 in (2, 3, 4) and times % 100 not in (12, 13, 14)) else f"{times} los" if times == 1 else f"{times} losów") + ") zostało wyprowadzone jeszcze raz z sekretu partii, z tym samym wynikiem" + (", poza miejscami graczy, których nazwy są już usunięte." if partly else ".") if drawn == 'lot' else "Karty tej partii (" + (f"{times} dobrania" if (times % 10 in (2, 3, 4) and times % 100 not in (12, 13, 14)) else f"{times} dobranie" if times == 1 else f"{times} dobrań") + ") zostały wyprowadzone jeszcze raz z sekretu partii, z tym samym wynikiem" + (", poza miejscami graczy, których nazwy są już usunięte." if partly else ".") if drawn == 'cards' else "Kości tej partii (" + (f"{times} rzuty" if (times % 10 in (2, 3, 4) and times % 100 not in (12, 13, 14)) else f"{times} rzut" if times == 1 else f"{times} rzutów") + ") zostały wyprowadzone jeszcze raz z sekretu partii, z tym samym wynikiem" + (", poza miejscami graczy, których nazwy są już usunięte." if partly else ".") if drawn == 'dice' else "W tej partii losuje się tylko miejsca. Zostały wyprowadzone jeszcze raz z sekretu partii, z tym samym wynikiem" + (", poza miejscami graczy, których nazwy są już usunięte." if partly else "."))

    def fingerprint(self) -> str:
        return "Sekret ma odcisk, który był pokazany przed partią:"

    def proof(self) -> str:
        return "`python -m sessions`, uruchomione na pliku z /record, mówi, czego to dowodzi i komu."

    def seats_drawn(self) -> str:
        return "Miejsca zostały wylosowane dla tych, którzy zaczynali partię."

    def took_over(self, *, former: str | int, newcomer: str | int, seat: str | int) -> str:
        return f"{newcomer} przejmuje miejsce {seat}, które wcześniej miał gracz {former}."

    def luck(self) -> str:
        return "Jak potoczył się los:"

    def luck_mean(self, *, came: str | int, expected: str | int, name: str | int, times: str | int, what: str | int) -> str:
        return f"- {name}, {what} ({times}): średnio {came}, oczekiwane {expected}."

    def luck_different(self, *, all: str | int, came: str | int, name: str | int, times: str | int, what: str | int) -> str:
        return f"- {name}, {what} ({times}): {came} z {all} różnych."

    def luck_results(self, *, name: str | int, results: str | int, times: str | int, what: str | int) -> str:
        return f"- {name}, {what} ({times}): {results}."

    def luck_result(self, *, came: str | int, expected: str | int, result: str | int) -> str:
        return f"{result} {came} (oczekiwane {expected})"
