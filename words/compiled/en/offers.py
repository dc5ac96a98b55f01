"""The words of words/en/offers.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.offers import OffersWords


class Offers:
    """The messages of offers.ftl."""

    def find(self) -> str:
        return "Find an opponent"

    def offer(self) -> str:
        return "Offer to play"

    def withdraw(self) -> str:
        return "Withdraw"

    def all_offers(self) -> str:
        return "Open offers"

    def play_computer(self) -> str:
        return "Play a computer meanwhile"

    def watch(self) -> str:
        return "Tell me of offers"

    def stop_telling(self) -> str:
        return "Stop telling me"

    def go_to_channel(self) -> str:
        return "Go to the channel"

    def terms(self, *, clock: str | int, game: str | int, rated: Literal['rated', 'casual', 'either']) -> str:
        return f"{game} · {clock} · " + ("not rated" if rated == 'casual' else "rated" if rated == 'rated' else "rated or not")

    def any_game(self) -> str:
        return "Any game"

    def any_clock(self) -> str:
        return "Any clock"

    def rated(self, *, rated: Literal['rated', 'casual', 'either']) -> str:
        return ("Does not count for the ratings" if rated == 'casual' else "Counts for the ratings" if rated == 'rated' else "Rated or not: I do not mind")

    def stands(self, *, time: Literal['hour', 'six-hours', 'day', 'three-days', 'week']) -> str:
        return ("The offer stands for 3 days" if time == 'three-days' else "The offer stands for 1 day" if time == 'day' else "The offer stands for 6 hours" if time == 'six-hours' else "The offer stands for 1 hour" if time == 'hour' else "The offer stands for 1 week")

    def heading(self) -> str:
        return "Find an opponent"

    def about(self) -> str:
        return "Say what you would like to play. As soon as somebody in this server wants the same, your game starts by itself, and both of you are called. The others see the offer, but not whose it is."

    def game_menu(self) -> str:
        return "Which game"

    def clock_menu(self) -> str:
        return "How long a turn may take"

    def rated_menu(self) -> str:
        return "Whether it counts for the ratings"

    def stands_menu(self) -> str:
        return "How long the offer stands"

    def yours(self) -> str:
        return "**Your offers**"

    def own_line(self, *, terms: str | int, when: str | int) -> str:
        return f"- {terms}, ends {when}"

    def own_menu(self) -> str:
        return "Withdraw one of your offers"

    def offered(self, *, terms: str | int, when: str | int) -> str:
        return f"Your offer stands: {terms}. It ends {when}. You are called as soon as somebody matches it."

    def meanwhile(self) -> str:
        return "While you wait, you can play against a computer: your offer stands meanwhile."

    def started(self, *, game: str | int, who: str | int) -> str:
        return f"You have an opponent: you play {game} with {who}."

    def started_elsewhere(self) -> str:
        return "You have an opponent: your game is being opened, and you are called there."

    def withdrawn(self) -> str:
        return "Your offer is withdrawn."

    def withdrawn_before(self) -> str:
        return "This offer does not stand any more."

    def list_heading(self, *, offers: int) -> str:
        return ("Nobody is looking for an opponent in this server just now." if offers == 0 else f"In this server there is {offers} open offer." if offers == 1 else f"In this server there are {offers} open offers.")

    def list_title(self) -> str:
        return "Open offers"

    def line(self, *, terms: str | int, when: str | int) -> str:
        return f"- {terms}, offered {when}"

    def more(self, *, more: int) -> str:
        return (f"- and {more} more" if more == 1 else f"- and {more} more")

    def list_note(self) -> str:
        return "Take an offer, and your game starts if the two of you can play now. Otherwise your own offer stands."

    def take_menu(self) -> str:
        return "Take an offer"

    def called(self, *, game: str | int, opponent: str | int, turn: bool, who: str | int) -> str:
        return f"{who}: you have an opponent. Your game of {game} with {opponent} begins" + (", and it is your turn." if turn else ".")

    def direct(self, *, channel: str | int, game: str | int, opponent: str | int, turn: bool) -> str:
        return f"You have an opponent. Your game of {game} with {opponent} begins in {channel}" + (", and it is your turn." if turn else ".")

    def watch_heading(self) -> str:
        return "Offers in this server"

    def watch_about(self) -> str:
        return "Choose games, and you get a direct message when somebody in this server offers one of them and could play with you: at most one message a day, from all servers together."

    def watch_menu(self) -> str:
        return "No messages about offers"

    def watching(self, *, games: str | int) -> str:
        return f"You will be told when somebody in this server offers {games}."

    def watching_any(self) -> str:
        return "You will be told when somebody in this server offers any game."

    def not_watching(self) -> str:
        return "You will not be told of offers in this server."

    def stopped(self) -> str:
        return "You will not be told of offers in that server any more. With `/me` in that server you can choose again."

    def watch_in_servers(self) -> str:
        return "You choose this for each server separately: use `/me` in a server."

    def told(self, *, server: str | int, terms: str | int, when: str | int) -> str:
        return f"In {server} somebody offers a game: {terms}. The offer ends {when}. With `/find` in that server you can offer the same, and the game starts."

    def told_note(self) -> str:
        return "You have asked for this message with `/me`. You get at most one a day."


if TYPE_CHECKING:

    def checked(words: Offers) -> OffersWords:
        return words
