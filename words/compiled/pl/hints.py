"""The words of words/pl/hints.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.hints import Hints as English

if TYPE_CHECKING:
    from words.compiled.protocols.hints import HintsWords


class Hints(English):
    """The messages of hints.ftl."""

    def hint(self) -> str:
        return "Podpowiedź"

    def play_it(self) -> str:
        return "Zagraj to"

    def heading(self, *, moves: str | int) -> str:
        return f"**Podpowiedź**: {moves}."

    def choice(self, *, asks: str | int, choice: str | int) -> str:
        return f"{asks}: {choice}"

    def after_it(self) -> str:
        return "Obrazek pokazuje planszę po tej turze."

    def share(self, *, share: int) -> str:
        return ("Komputer nie widzi już drogi do wygranej." if share == 0 else "Komputer spodziewa się tak na pewno wygrać." if share == 100 else f"Komputer spodziewa się tak wygrać {share} na 100 partii.")

    def otherwise(self, *, moves: str | int, share: int) -> str:
        return f"Drugi w kolejności wybór to {moves}: {share} na 100 partii."

    def only(self) -> str:
        return "Nic innego nie można zagrać."

    def follows(self, *, story: str | int) -> str:
        return f"W najlepszej grze, jaką widzi, dalej jest tak: {story}"

    def taken(self, *, list: str | int) -> str:
        return f"Podpowiedzi: {list}"

    def taken_by(self, *, hints: str | int, who: str | int) -> str:
        return f"{who} {hints}"

    def none_here(self, *, why: Literal['people', 'rated', 'off']) -> str:
        return ("W tej partii grają przeciw sobie ludzie, więc nie ma w niej podpowiedzi. Są w partiach w pojedynkę i z komputerem." if why == 'people' else "Przy tym stole gra się bez podpowiedzi." if why == 'off' else "Ta partia liczy się do rankingu graczy, więc nie ma w niej podpowiedzi. Są w partiach w pojedynkę i z komputerem.")

    def failed(self) -> str:
        return "Komputer tym razem nie znalazł podpowiedzi. Nic nie zostało policzone."

    def option(self) -> str:
        return "Czy można prosić o podpowiedzi. W partiach rankingowych między ludźmi nigdy ich nie ma."

    def option_on(self, *, begins: bool) -> str:
        return ("Podpowiedzi w partiach z komputerem" if begins else "podpowiedzi w partiach z komputerem")

    def option_off(self, *, begins: bool) -> str:
        return ("Bez podpowiedzi" if begins else "bez podpowiedzi")
