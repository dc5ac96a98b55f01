"""The words of words/en/lobby.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.lobby import LobbyWords


class Lobby:
    """The messages of lobby.ftl."""

    def join(self) -> str:
        return "Join"

    def leave(self) -> str:
        return "Leave"

    def start(self) -> str:
        return "Start"

    def cancel(self) -> str:
        return "Cancel"

    def accept(self) -> str:
        return "Accept"

    def decline(self) -> str:
        return "Decline"

    def options(self) -> str:
        return "Options"

    def details(self) -> str:
        return "Details"

    def invite(self) -> str:
        return "Invite"

    def add_word(self) -> str:
        return "Add a word"

    def opens(self, *, few: int, hosts: bool, many: int, private: bool, size: Literal['one', 'same', 'range'], who: str | int) -> str:
        return f"{who} " + ("hosts" if hosts else "opens") + " a table for " + (f"{few} players" if size == 'same' else "one player" if size == 'one' else f"{few} to {many} players") + (", by invitation only" if private else "") + "."

    def for_players(self, *, few: int, many: int, size: Literal['one', 'same', 'range']) -> str:
        return "For " + (f"{few} players" if size == 'same' else "one player" if size == 'one' else f"{few} to {many} players")

    def seat_host(self, *, who: str | int) -> str:
        return f"{who} (host)"

    def seat_invited(self, *, who: str | int) -> str:
        return f"{who}: invited, has not answered yet"

    def seats_free(self, *, number: int) -> str:
        return (f"{number} seat" if number == 1 else f"{number} seats") + " free"

    def declined(self, *, number: int, who: str | int) -> str:
        return f"{who} declined."

    def called(self, *, number: int, who: str | int) -> str:
        return f"{who}: you are invited. Press {self.accept()} or {self.decline()}."

    def chosen(self, *, options: str | int) -> str:
        return f"Chosen: {options}"

    def option_value(self, *, option: str | int, value: str | int) -> str:
        return f"{option} {value}"

    def switch_to(self, *, what: str | int) -> str:
        return f"Switch to: {what}"

    def start_after_answers(self, *, guests: str | int, host: str | int, number: int) -> str:
        return f"{host} can start once {guests} " + (f"has answered, or is removed under {self.options()}." if number == 1 else f"have answered, or are removed under {self.options()}.")

    def start_with_enough(self, *, host: str | int, number: int) -> str:
        return f"{host} can start once {number} people sit here."

    def start_now(self, *, host: str | int) -> str:
        return f"{host} can start now."

    def for_one(self, *, games: str | int) -> str:
        return f"For one person, /play has games against the computer and {games}, and /tutorial teaches every game."

    def for_one_tutorial(self) -> str:
        return "For one person, /play has games against the computer, and /tutorial teaches every game."

    def seats_by_lot(self) -> str:
        return "The seats are drawn by lot."

    def sits_first_then_lot(self, *, who: str | int) -> str:
        return f"{who} sits first; the others by lot."

    def rule_sits_first(self, *, rule: str | int, who: str | int) -> str:
        return f"{who}, {rule}, sits first; the others by lot."

    def fingerprint(self, *, draws: Literal['cards', 'dice', 'lot'], fingerprint: str | int) -> str:
        return "Fingerprint of " + ("the cards" if draws == 'cards' else "the lot" if draws == 'lot' else "the dice") + f": {fingerprint}"

    def word_added(self, *, who: str | int) -> str:
        return f"{who} has added a word."

    def word_label(self) -> str:
        return "Your word"

    def word_hint(self) -> str:
        return "Anything. It stands in the game's record, too."

    def word_asked(self, *, draws: Literal['cards', 'dice', 'lot']) -> str:
        return ("The cards are" if draws == 'cards' else "The lot is" if draws == 'lot' else "The dice are") + " drawn from the bot's secret and from the players' words. The secret was chosen before you add a word, so whoever hosts the bot could not choose it to fit your word. Copy the fingerprint of the secret, then add a word that nobody can guess, best when everybody has sat down:"

    def word_taken(self, *, word: str | int) -> str:
        return f"Your word was added: {word}. Keep it, and this fingerprint:"

    def word_taken_check(self, *, draws: Literal['cards', 'dice', 'lot']) -> str:
        return "After the game, the record shows with both that " + ("the cards were" if draws == 'cards' else "the lot was" if draws == 'lot' else "the dice were") + " fair, even if whoever hosts the bot wanted to cheat."

    def press_again(self) -> str:
        return "That took too long. Please press again."

    def closed_cancelled(self) -> str:
        return "This table was cancelled."

    def closed_nobody_came(self) -> str:
        return "Nobody came, so this table was closed."

    def closed_nobody_started(self) -> str:
        return "Nobody started the game, so this table was closed."

    def begun(self, *, number: int, players: str | int) -> str:
        return f"The game has begun: {players} " + ("plays" if number == 1 else "play") + "."

    def details_heading(self, *, game: str | int, table: str | int) -> str:
        return f"{game}, table {table}"

    def details_players(self, *, few: int, many: int, size: Literal['one', 'same', 'range']) -> str:
        return "For " + (f"{few} players" if size == 'same' else "one player" if size == 'one' else f"{few} to {many} players") + "."

    def at_the_table(self) -> str:
        return "At the table"

    def follows_from_secret(self, *, draws: Literal['cards', 'dice', 'lot']) -> str:
        return ("The cards follow" if draws == 'cards' else "The lot follows" if draws == 'lot' else "The dice follow") + " from a secret that the bot chose before, and from the words that players add. So nobody can have chosen how the luck falls."

    def option_now(self, *, about: str | int, value: str | int) -> str:
        return f"{about}: {value}"

    def value_meaning(self, *, meaning: str | int, value: str | int) -> str:
        return f"{value}: {meaning}"

    def page_game(self) -> str:
        return "Game"

    def page_table(self) -> str:
        return "Table"

    def page_people(self) -> str:
        return "People"

    def heading_game(self) -> str:
        return "The rules of this table"

    def heading_table(self) -> str:
        return "How it is played here"

    def heading_people(self) -> str:
        return "Who plays"

    def no_options(self) -> str:
        return "This game has nothing to choose."

    def first_menu(self) -> str:
        return "Who sits first"

    def first_menu_rule(self, *, rule: str | int) -> str:
        return f"Who sits first ({rule}, by the rules)"

    def by_lot(self) -> str:
        return "The lot decides who sits first"

    def sits_first(self, *, who: str | int) -> str:
        return f"{who} sits first"

    def remove_menu(self) -> str:
        return "Remove somebody"

    def hand_menu(self) -> str:
        return "Hand the table to"

    def invite_menu(self) -> str:
        return "Invite somebody"

    def guest(self, *, who: str | int) -> str:
        return f"{who} (invited)"

    def value_label(self, *, option: str | int, value: str | int) -> str:
        return f"{option}: {value}"

    def values_from_to(self, *, first: str | int, last: str | int, option: str | int) -> str:
        return f"{option}: {first} to {last}"

    def handed(self, *, who: str | int) -> str:
        return f"The table is {who}'s now."

    def invited(self, *, who: str | int) -> str:
        return f"{who} is invited. The lobby says so, and waits for an answer."

    def name_the_game(self) -> str:
        return "Which game? When you invite people, name the game too: /play has a field for it."

    def open_menu(self) -> str:
        return "Open a table of …"

    def others_in_servers(self, *, command: str | int) -> str:
        return f"Games for several people are played in servers: use {command} in a server that I am a member of."

    def alone(self) -> str:
        return f"Only you see this. The board comes when you press {self.start()}."

    def open_it(self) -> str:
        return "Open it"

    def leave_it(self) -> str:
        return "Leave it"

    def not_opened(self) -> str:
        return "No table was opened."

    def more_question(self, *, most: int) -> str:
        return ("You have chosen to sit at no table at present." if most == 0 else f"You have chosen to sit at no more than {most} table at a time, and you do." if most == 1 else f"You have chosen to sit at no more than {most} tables at a time, and you do.") + " Do you want to open this one all the same? You can change your limit with /me."

    def open_thread(self) -> str:
        return "Open a thread"

    def join_it(self) -> str:
        return "Join it"

    def no_thread_now(self) -> str:
        return "I cannot open a thread here now. Open one yourself, and use /play in it."

    def joined(self, *, game: str | int) -> str:
        return f"You sit at this table of {game}."

    def table_open(self, *, game: str | int) -> str:
        return f"Your table of {game} is open."


if TYPE_CHECKING:

    def checked(words: Lobby) -> LobbyWords:
        return words
