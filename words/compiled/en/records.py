"""The words of words/en/records.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.records import RecordsWords


class Records:
    """The messages of records.ftl."""

    def no_header_line(self, *, line: str | int, text: str | int) -> str:
        return f"Line {line} is no header line “key: value”: “{text}”."

    def header_line_twice(self, *, line: str | int, text: str | int) -> str:
        return f"Line {line} says “{text}” for the second time."

    def no_seats(self) -> str:
        return "The header names no number of seats."

    def wrong_options(self, *, why: str | int) -> str:
        return f"The header is wrong: {why}"

    def wrong_seats(self, *, allowed: str | int, game: str | int, seats: int) -> str:
        return (f"{game} is for {allowed} seats, not {seats}." if seats == 1 else f"{game} is for {allowed} seats, not {seats}.")

    def no_pair(self, *, text: str | int) -> str:
        return f"“{text}” is not of the form name=value."

    def option_twice(self, *, text: str | int) -> str:
        return f"The option “{text}” is given twice."

    def newer_format(self, *, format: str | int, most: str | int) -> str:
        return f"The record has format {format}, and this version of the bot reads formats up to {most}: it takes a newer version."

    def empty_line(self, *, line: str | int) -> str:
        return f"Line {line} is empty, and a move should stand there."

    def illegal_move(self, *, line: str | int, text: str | int) -> str:
        return f"Line {line} says “{text}”, which is not a legal move there."

    def damaged_header(self) -> str:
        return "The record's header is damaged: its secret or its players cannot be read."

    def other_players(self, *, players: int, seats: int) -> str:
        return "The header names " + (f"{seats} seat" if seats == 1 else f"{seats} seats") + ", and " + (f"{players} player" if players == 1 else f"{players} players") + "."

    def word_of_a_stranger(self) -> str:
        return "The header holds the word of somebody who did not play."

    def other_seats(self) -> str:
        return "The seats are not as the lot drew them."

    def secret_not_shown(self) -> str:
        return "The game was closed because nobody moved, and could be opened again when this record was made, so its secret is not in it. A record that is made thirty days after it was closed has it."

    def missing_line(self, *, text: str | int) -> str:
        return f"The record has no line “{text}”: only a finished game can be checked."

    def other_draw(self, *, drawn: str | int, ply: str | int, text: str | int) -> str:
        return f"Ply {ply} is “{text}”, and the secret draws “{drawn}”."

    def stops_early(self) -> str:
        return "The record stops before the end of the game: plies are missing."

    def damaged_line(self, *, text: str | int) -> str:
        return f"The line “{text}” in the header is damaged."

    def no_replacement(self, *, text: str | int) -> str:
        return f"The line “{text}” cannot be read: it tells no replacement in this game."

    def wrong_replacement(self, *, seat: str | int, text: str | int) -> str:
        return f"The line “{text}” is wrong: seat {seat} was not that player's."

    def other_secret(self) -> str:
        return "The secret is not the one that was promised when the table opened."


if TYPE_CHECKING:

    def checked(words: Records) -> RecordsWords:
        return words
