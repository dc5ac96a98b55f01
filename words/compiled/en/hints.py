"""The words of words/en/hints.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.hints import HintsWords


class Hints:
    """The messages of hints.ftl."""

    def hint(self) -> str:
        return "Hint"

    def play_it(self) -> str:
        return "Play it"

    def heading(self, *, moves: str | int) -> str:
        return f"**Hint**: {moves}."

    def choice(self, *, asks: str | int, choice: str | int) -> str:
        return f"{asks}: {choice}"

    def after_it(self) -> str:
        return "The picture shows the board after this turn."

    def share(self, *, share: int) -> str:
        return ("It sees no way to win any more." if share == 0 else "It expects to win with this in any case." if share == 100 else f"It expects to win {share} of 100 games with this.")

    def otherwise(self, *, moves: str | int, share: int) -> str:
        return f"The next best is {moves}: {share} of 100 games."

    def only(self) -> str:
        return "There is nothing else to play."

    def follows(self, *, story: str | int) -> str:
        return f"In the best play that it sees, this follows: {story}"

    def taken(self, *, list: str | int) -> str:
        return f"Hints: {list}"

    def taken_by(self, *, hints: str | int, who: str | int) -> str:
        return f"{who} {hints}"

    def none_here(self, *, why: Literal['people', 'rated', 'off']) -> str:
        return ("People play against each other in this game, so it has no hints. Games alone and games with a computer have them." if why == 'people' else "This table has agreed to play without hints." if why == 'off' else "This game counts for the ratings of its players, so it has no hints. Games alone and games with a computer have them.")

    def failed(self) -> str:
        return "The computer could not find a hint this time. Nothing was counted."

    def option(self) -> str:
        return "Whether players may ask for hints. Rated games between people never have hints."

    def option_on(self, *, begins: bool) -> str:
        return ("Hints in games with a computer" if begins else "hints in games with a computer")

    def option_off(self, *, begins: bool) -> str:
        return ("No hints" if begins else "no hints")


if TYPE_CHECKING:

    def checked(words: Hints) -> HintsWords:
        return words
