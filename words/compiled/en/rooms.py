"""The words of words/en/rooms.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.rooms import RoomsWords


class Rooms:
    """The messages of rooms.ftl."""

    def games_heading(self) -> str:
        return "## Games that run here"

    def games_none(self) -> str:
        return "No game runs in this server just now. `/play` opens a table."

    def games_more(self, *, number: int) -> str:
        return "-# " + (f"{number} more game runs" if number == 1 else f"{number} more games run") + " in this server. `/games` lists them."

    def game_turn(self, *, game: str | int, people: str | int, who: str | int) -> str:
        return f"- **{game}**, {people}: {who} is to play."

    def game_nobody(self, *, game: str | int, people: str | int) -> str:
        return f"- **{game}**, {people}."

    def game_paused(self, *, game: str | int, people: str | int) -> str:
        return f"- **{game}**, {people}: paused."

    def result_of(self, *, game: str | int, people: str | int) -> str:
        return f"**{game}**, {people}."

    def follow_heading(self, *, game: str | int) -> str:
        return f"## Following {game}"

    def follow_nothing_here(self) -> str:
        return "## Following games"

    def follow_not(self, *, people: str | int) -> str:
        return f"You do not follow this game of {people}. If you follow it, you are told in the way that you have chosen with /me."

    def follow_turns(self, *, people: str | int) -> str:
        return f"You follow this game of {people}: you are told of its turns, at most once a minute, and of its end."

    def follow_end(self, *, people: str | int) -> str:
        return f"You follow this game of {people}: you are told when it is over."

    def follow_over(self, *, people: str | int) -> str:
        return f"This game of {people} is over."

    def follow_button(self) -> str:
        return "Follow"

    def tell_turns(self) -> str:
        return "Tell me of every turn"

    def tell_end(self) -> str:
        return "Tell me of the end only"

    def stop_following(self) -> str:
        return "Stop following"

    def follow_none(self) -> str:
        return "You follow no game. Use /follow where others play one."

    def follow_others(self, *, number: int) -> str:
        return ("You follow no other game." if number == 0 else f"You follow {number} other game:" if number == 1 else f"You follow {number} other games:")

    def pick_to_stop(self) -> str:
        return "Stop following…"

    def followed_game(self, *, game: str | int, people: str | int) -> str:
        return f"{game}: {people}"

    def followed_unknown(self) -> str:
        return "A game that cannot be read any more"

    def followed_turn(self, *, channel: str | int, game: str | int, people: str | int, who: str | int) -> str:
        return f"You follow {game} of {people} in {channel}: {who} is to play."

    def called_turn(self, *, game: str | int, mentions: str | int, who: str | int) -> str:
        return f"{mentions}: in the game of {game} that you follow, {who} is to play."

    def followed_end(self, *, channel: str | int, game: str | int, people: str | int, result: str | int) -> str:
        return f"{game} of {people} in {channel}, which you followed, is over. {result}"

    def called_end(self, *, game: str | int, mentions: str | int, result: str | int) -> str:
        return f"{mentions}: the game of {game} that you followed is over. {result}"

    def which_board(self) -> str:
        return "Several games run in threads of this channel. Which one do you want to see?"

    def pick_board(self) -> str:
        return "Pick a game"


if TYPE_CHECKING:

    def checked(words: Rooms) -> RoomsWords:
        return words
