"""The words of words/en/replaying.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.replaying import ReplayingWords


class Replaying:
    """The messages of replaying.ftl."""

    def replay(self) -> str:
        return "Replay"

    def in_line(self) -> str:
        return "Another replay is being drawn in this server. Yours comes next."

    def too_large(self) -> str:
        return "This game is too long for a moving picture. /history shows it move by move."

    def stopped(self) -> str:
        return "The replay is not finished: I am leaving. Please ask again in a minute."

    def drawing(self, *, drawn: str | int, frames: str | int) -> str:
        return f"The replay is being drawn: {drawn} of {frames} so far."

    def shown(self, *, frames: int, game: str | int, table: str | int, whole: bool) -> str:
        return f"-# {game}, table {table}: " + ("every turn" if whole else "not every turn, since there are so many") + ", " + (f"{frames} picture" if frames == 1 else f"{frames} pictures") + "."

    def no_gif(self) -> str:
        return "-# It is too long for a GIF. If it does not move on your phone, /history shows every move."

    def alt(self, *, game: str | int, table: str | int) -> str:
        return f"The game of {game} at table {table} as a moving picture. /history tells it in words."

    def verified(self, *, drawn: Literal['dice', 'cards', 'lot', 'seats'], partly: bool, times: int) -> str:
        return ("The lot of this game (" + (f"{times} draw" if times == 1 else f"{times} draws") + ") was drawn again from the game's secret, with the same result" + (", but for the seats of players whose names were deleted since." if partly else ".") if drawn == 'lot' else "The cards of this game (" + (f"{times} draw" if times == 1 else f"{times} draws") + ") were drawn again from the game's secret, with the same result" + (", but for the seats of players whose names were deleted since." if partly else ".") if drawn == 'cards' else "The dice of this game (" + (f"{times} draw" if times == 1 else f"{times} draws") + ") were drawn again from the game's secret, with the same result" + (", but for the seats of players whose names were deleted since." if partly else ".") if drawn == 'dice' else "In this game only the seats are left to chance. They were drawn again from the game's secret, with the same result" + (", but for the seats of players whose names were deleted since." if partly else "."))

    def fingerprint(self) -> str:
        return "The secret has the fingerprint that was shown before the game:"

    def proof(self) -> str:
        return "`python -m sessions`, run on the file that /record gives, says what this proves and to whom."

    def seats_drawn(self) -> str:
        return "The seats were drawn for those who began the game."

    def took_over(self, *, former: str | int, newcomer: str | int, seat: str | int) -> str:
        return f"{newcomer} took over seat {seat} from {former}."

    def luck(self) -> str:
        return "How the luck fell:"

    def luck_mean(self, *, came: str | int, expected: str | int, name: str | int, times: str | int, what: str | int) -> str:
        return f"- {name}, {what} ({times}): {came} on average, {expected} expected."

    def luck_different(self, *, all: str | int, came: str | int, name: str | int, times: str | int, what: str | int) -> str:
        return f"- {name}, {what} ({times}): {came} of {all} different ones."

    def luck_results(self, *, name: str | int, results: str | int, times: str | int, what: str | int) -> str:
        return f"- {name}, {what} ({times}): {results}."

    def luck_result(self, *, came: str | int, expected: str | int, result: str | int) -> str:
        return f"{result} {came} ({expected} expected)"


if TYPE_CHECKING:

    def checked(words: Replaying) -> ReplayingWords:
        return words
