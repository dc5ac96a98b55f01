"""The words of words/en/standings.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.standings import StandingsWords


class Standings:
    """The messages of standings.ftl."""

    def explained(self, *, most: str | int) -> str:
        return f"-# A rating begins at 0 and rises as a player's skill becomes certain. Games count for it in which every player has taken some turns: of the same two players at most {most} a day, which begins at 00:00 UTC."

    def counted(self) -> str:
        return "-# Games count that were played to their end by those who began them, and draws that were agreed on."

    def heading(self, *, direct: bool, name: str | int) -> str:
        return (f"## {name} in these direct messages" if direct else f"## {name} in this server")

    def none_of(self, *, direct: bool, name: str | int) -> str:
        return (f"{name} has not finished a game in these direct messages yet." if direct else f"{name} has not finished a game in this server yet.")

    def none_of_game(self, *, direct: bool, game: str | int, name: str | int) -> str:
        return (f"{name} has not finished a game of {game} in these direct messages yet." if direct else f"{name} has not finished a game of {game} in this server yet.")

    def none_here(self) -> str:
        return "Nobody has finished a game in this server yet."

    def none_here_game(self, *, game: str | int) -> str:
        return f"Nobody has finished a game of {game} in this server yet."

    def tally_one(self, *, how: Literal['drawn', 'lost', 'won'], moves: int) -> str:
        return "1 game: " + ("drawn" if how == 'drawn' else "won" if how == 'won' else "lost") + ", " + ("no moves" if moves == 0 else "1 move" if moves == 1 else f"{moves} moves") + "."

    def tally(self, *, games: int, moves: int, shares: str | int) -> str:
        return (f"{games} game" if games == 1 else f"{games} games") + f": {shares}, " + ("no moves" if moves == 0 else "1 move" if moves == 1 else f"{moves} moves") + " on average."

    def won(self, *, number: int) -> str:
        return f"{number} won"

    def drawn(self, *, number: int) -> str:
        return f"{number} drawn"

    def lost(self, *, number: int) -> str:
        return f"{number} lost"

    def rating_none(self) -> str:
        return "No rating yet."

    def rating(self, *, provisional: bool, rating: str | int) -> str:
        return (f"Rating {rating} (provisional: it takes more games to say something)." if provisional else f"Rating {rating}.")

    def streak(self, *, best: str | int, now: int) -> str:
        return f"Won in a row: {best} at best" + ("." if now == 0 else f", {now} just now.")

    def won_in_seats(self, *, seats: str | int) -> str:
        return f"Won: {seats}."

    def in_seat(self, *, played: str | int, seat: str | int, won: str | int) -> str:
        return f"{won} of {played} in seat {seat}"

    def ahead(self, *, rivals: str | int) -> str:
        return f"Ahead: {rivals}."

    def against(self, *, name: str | int, played: str | int, won: str | int) -> str:
        return f"{won} of {played} against {name}"

    def score(self, *, options: str | int, score: str | int) -> str:
        return f"{options}: {score} in 1 game."

    def scores(self, *, best: str | int, games: int, mean: str | int, options: str | int) -> str:
        return f"{options}: best {best}, {mean} on average of " + (f"{games} game" if games == 1 else f"{games} games") + "."

    def with_options(self, *, options: str | int) -> str:
        return f"With {options}"

    def all_games(self) -> str:
        return "All games"

    def option(self, *, option: str | int, value: str | int) -> str:
        return f"{option} {value}"

    def option_meaning(self, *, meaning: str | int, option: str | int, value: str | int) -> str:
        return f"{option} {value} ({meaning})"

    def choose_game(self) -> str:
        return "Choose a game"

    def list_games(self) -> str:
        return "List of games"

    def results(self) -> str:
        return "Results"

    def won_with(self, *, options: str | int, played: str | int, won: str | int) -> str:
        return f"{options}: {won} of {played} won."

    def chart_first(self) -> str:
        return "Start"

    def chart_last(self) -> str:
        return "Latest rated game"

    def chart_alt(self, *, lines: str | int, name: str | int) -> str:
        return f"Chart of the ratings of {name} over their rated games. {lines}"

    def chart_line(self, *, best: str | int, game: str | int, games: int, now: str | int) -> str:
        return f"{game}: " + (f"{games} game" if games == 1 else f"{games} games") + f", {best} at best, {now} now."

    def games_heading(self, *, name: str | int, number: int, page: str | int, pages: int) -> str:
        return (f"{name} has finished no games that you can look at here." if number == 0 else f"{name}: {number} finished game" if number == 1 else f"{name}: {number} finished games") + ("" if pages == 1 else f", page {page} of {pages}")

    def see_history(self) -> str:
        return "See how a game went"

    def game_against(self, *, game: str | int, how: Literal['drawn', 'lost', 'won'], others: str | int) -> str:
        return f"{game}: " + ("drawn" if how == 'drawn' else "won" if how == 'won' else "lost") + f" against {others}"

    def game_alone(self, *, game: str | int, score: str | int, won: bool) -> str:
        return f"{game}: " + ("won" if won else "lost") + f", score {score}"

    def ranking_one(self, *, moves: int) -> str:
        return "1 game, " + ("no moves" if moves == 0 else "1 move" if moves == 1 else f"{moves} moves") + "."

    def ranking(self, *, games: int, moves: int) -> str:
        return (f"{games} game" if games == 1 else f"{games} games") + ", " + ("no moves" if moves == 0 else "1 move" if moves == 1 else f"{moves} moves") + " on average."

    def ranked(self, *, games: int, name: str | int, place: str | int, rating: str | int, streak: int, won: int) -> str:
        return f"{place}. {name}: {rating}, " + (f"{games} game" if games == 1 else f"{games} games") + ", " + ("none won" if won == 0 else f"{won} won") + ("" if streak == 1 else "" if streak == 0 else f", {streak} in a row")

    def scored(self, *, games: int, name: str | int, place: str | int, score: str | int) -> str:
        return f"{place}. {name}: {score}, in " + (f"{games} game" if games == 1 else f"{games} games")

    def provisional(self, *, names: str | int) -> str:
        return f"-# Not ranked yet, as their ratings are provisional: {names}."

    def others(self, *, number: int) -> str:
        return (f"{number} other" if number == 1 else f"{number} others")

    def by_seat(self, *, seats: str | int) -> str:
        return f"-# Won by seat: {seats}."

    def more(self, *, number: int) -> str:
        return f"-# … and {number} more."

    def counts(self) -> str:
        return "-# This game counts for the ratings."

    def counts_not_short(self, *, turns: int) -> str:
        return "-# This game does not count for the ratings: it takes " + (f"{turns} turn" if turns == 1 else f"{turns} turns") + " of every player."

    def counts_not_often(self, *, most: str | int) -> str:
        return f"-# This game does not count for the ratings: two of its players already had {most} games on the same day that do."

    def counts_not_computer(self) -> str:
        return "-# This game does not count for the ratings: a computer played in it."

    def counts_not_agreed(self) -> str:
        return "-# This game does not count for the ratings: the table has agreed so."

    def counts_not_replaced(self) -> str:
        return "-# This game does not count for the ratings: somebody took over a seat."


if TYPE_CHECKING:

    def checked(words: Standings) -> StandingsWords:
        return words
