"""The words of words/en/tables.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.tables import TablesWords


class Tables:
    """The messages of tables.ftl."""

    def sorry(self) -> str:
        return "Something went wrong on our side. Nothing that was played is lost: /board shows the game as it stands."

    def unknown_button(self) -> str:
        return "That button belongs to an older version of this bot. /board shows the game with buttons that work."

    def command_changed(self) -> str:
        return "That command has changed. Reload Discord (Ctrl+R) and try again."

    def not_here(self) -> str:
        return "Tables are opened in servers that I am a member of, and I am not a member here. Somebody who manages the server can add me. /rules works everywhere."

    def wrong_value(self) -> str:
        return "One of the values is not of the right kind, or not in this server."

    def nobody_else(self) -> str:
        return "In direct messages there is nobody but you and me, so leave out other people. In a server that I am a member of, you can name them."

    def activity(self) -> str:
        return "Press / and play"

    def rules(self) -> str:
        return "Rules"

    def the_rule(self) -> str:
        return "The rule"

    def record(self) -> str:
        return "Record"

    def rematch(self) -> str:
        return "Rematch"

    def resign(self) -> str:
        return "Resign"

    def back(self) -> str:
        return "Back"

    def play_on(self) -> str:
        return "Play on"

    def earlier(self) -> str:
        return "◀ Earlier"

    def more(self) -> str:
        return "More ▶"

    def previous(self) -> str:
        return "◀ Back"

    def next(self) -> str:
        return "Next ▶"

    def go_to_page(self) -> str:
        return "Go to a page"

    def study(self) -> str:
        return "Details"

    def whole_page(self) -> str:
        return "The whole page"

    def go_to_board(self) -> str:
        return "Go to the board"

    def go_to_table(self) -> str:
        return "Go to the table"

    def fingerprint(self, *, draws: Literal['cards', 'dice', 'lot'], fingerprint: str | int, table: str | int) -> str:
        return f"Table {table}. Fingerprint of " + ("the cards" if draws == 'cards' else "the lot" if draws == 'lot' else "the dice") + f": {fingerprint}."

    def fingerprints(self, *, draws: Literal['cards', 'dice', 'lot'], first: str | int, last: str | int, table: str | int) -> str:
        return f"Table {table}. Fingerprint of " + ("the cards" if draws == 'cards' else "the lot" if draws == 'lot' else "the dice") + f" at first: {first}. Fingerprint now: {last}."

    def turn(self, *, ask: str | int, badge: str | int, who: str | int) -> str:
        return f"{badge} {who}: {ask}"

    def choose_on(self, *, label: str | int) -> str:
        return f"{label}: choose how to go on."

    def menu(self, *, asks: str | int, entries: str | int) -> str:
        return f"{asks} ({entries})"

    def menu_page(self, *, asks: str | int, entries: str | int, page: str | int, pages: str | int) -> str:
        return f"{asks} ({entries}, page {page} of {pages})"

    def menu_choose(self) -> str:
        return "Choose"

    def ended_by_moderator(self, *, who: str | int) -> str:
        return f"The game was ended by {who}, a moderator. It has no result."

    def ended_by_a_moderator(self) -> str:
        return "The game was ended by a moderator. It has no result."

    def ended_outdated(self) -> str:
        return "The rules of this game have changed since it began, so it was closed. It has no result."

    def ended_not_shown(self) -> str:
        return "The game was closed, because nothing can be posted in this channel. It has no result."

    def ended_server_left(self) -> str:
        return "The game was closed, because the bot was removed from this server. It has no result."

    def ended_channel_gone(self) -> str:
        return "The game was closed, because its channel was deleted. It has no result."

    def ended_agreed(self) -> str:
        return "A draw: the players agreed on it."

    def ended_computers_left(self) -> str:
        return "The game was closed, because only computers were left in it. It has no result."

    def ended_silence(self) -> str:
        return "The game was closed, because nobody had moved for a month. Its players can open it again."

    def footing(self, *, draws: Literal['cards', 'dice', 'lot'], moves: int, table: str | int) -> str:
        return f"Table {table}, " + ("no moves" if moves == 0 else f"{moves} move" if moves == 1 else f"{moves} moves") + f". {self.record()} gives the game as a file, to check " + ("the cards" if draws == 'cards' else "the lot" if draws == 'lot' else "the dice") + "."

    def moves(self, *, moves: int) -> str:
        return ("no moves" if moves == 0 else f"{moves} move" if moves == 1 else f"{moves} moves")

    def record_of(self, *, moves: int, table: str | int) -> str:
        return f"Table {table}, " + ("no moves" if moves == 0 else f"{moves} move" if moves == 1 else f"{moves} moves") + "."

    def record_check(self, *, command: str | int, draws: Literal['cards', 'dice', 'lot']) -> str:
        return "To check " + ("the cards" if draws == 'cards' else "the lot" if draws == 'lot' else "the dice") + f", run {command} in a copy of this bot's code, with the fingerprint as you read it before the game."

    def record_later(self, *, draws: Literal['cards', 'dice', 'lot']) -> str:
        return "The secret of " + ("the cards is left out until the game is over. Then everybody can check them." if draws == 'cards' else "the lot is left out until the game is over. Then everybody can check it." if draws == 'lot' else "the dice is left out until the game is over. Then everybody can check them.")

    def secret_withheld(self, *, draws: Literal['cards', 'dice', 'lot'], when: str | int) -> str:
        return "The game was closed because nobody moved. Its players can open it again, so the secret of " + (f"the cards is not shown until {when}. If nobody has opened the game again by then, everybody can check them." if draws == 'cards' else f"the lot is not shown until {when}. If nobody has opened the game again by then, everybody can check it." if draws == 'lot' else f"the dice is not shown until {when}. If nobody has opened the game again by then, everybody can check them.")

    def best_own(self, *, own: str | int) -> str:
        return f"With these options: your best {own}."

    def best_server(self, *, server: str | int) -> str:
        return f"With these options: the best in this server {server}."

    def best_both(self, *, own: str | int, server: str | int) -> str:
        return f"With these options: your best {own}, the best in this server {server}."

    def done(self, *, label: str | int) -> str:
        return f"{label}: done."

    def resigned(self) -> str:
        return "You have resigned."

    def resign_question(self, *, game: str | int) -> str:
        return f"Do you want to resign this game of {game}? It cannot be taken back."

    def playing_on(self) -> str:
        return "You play on."

    def nothing_to_study(self) -> str:
        return "This game has no further details to look up: the board shows everything."

    def gone_from_lobby(self, *, who: str | int) -> str:
        return f"{who} has left the server. The table waits; if you go on without them, their seat is free again."

    def gone_from_game(self, *, who: str | int) -> str:
        return f"{who} has left the server. It is their turn; if you go on without them, their seat is given up."

    def go_on_without(self, *, who: str | int) -> str:
        return f"Go on without {who}"

    def went_on(self, *, who: str | int) -> str:
        return f"You go on without {who}."

    def left_server(self, *, who: str | int) -> str:
        return f"{who} has left the server, so their seat was given up."

    def close_it(self) -> str:
        return "Close it"

    def leave_open(self) -> str:
        return "Leave it open"

    def end_it(self) -> str:
        return "End it"

    def leave_running(self) -> str:
        return "Leave it running"

    def stays_open(self) -> str:
        return "The table stays open."

    def goes_on(self) -> str:
        return "The game goes on."

    def close_question(self, *, game: str | int) -> str:
        return f"Do you want to close this table of {game}, which has not begun?"

    def end_question(self, *, game: str | int, number: int, players: str | int) -> str:
        return (f"Do you want to end {players}’s game of {game}? It will have no result." if number == 1 else f"Do you want to end this game of {game} between {players}? It will have no result.")

    def closed(self) -> str:
        return "The table is closed."

    def closed_and_kept(self) -> str:
        return "The table is closed. Its game is kept: /record gives it."

    def clauses_heading(self, *, clauses: str | int, game: str | int, number: int) -> str:
        return f"{game}, " + ("rule" if number == 1 else "rules") + f" {clauses}"

    def rules_heading(self, *, game: str | int, page: str | int, pages: str | int) -> str:
        return f"{game}, page {page} of {pages}"


if TYPE_CHECKING:

    def checked(words: Tables) -> TablesWords:
        return words
