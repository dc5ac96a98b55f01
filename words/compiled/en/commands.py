"""The words of words/en/commands.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.commands import CommandsWords


class Commands:
    """The messages of commands.ftl."""

    def play(self) -> str:
        return "Open a table in this channel, or choose from the games"

    def play_game(self) -> str:
        return "Which game to play (else you choose from all of them)"

    def play_opponent(self) -> str:
        return "Somebody to invite; they accept or decline"

    def play_against(self) -> str:
        return "How well a computer plays against you"

    def level_easy(self) -> str:
        return "easy"

    def level_medium(self) -> str:
        return "medium"

    def level_hard(self) -> str:
        return "hard"

    def invite(self) -> str:
        return "Invite somebody to the table that you opened in this channel"

    def invite_guest(self) -> str:
        return "Whom to invite; they accept or decline"

    def find(self) -> str:
        return "Find an opponent in this server: your game starts when somebody wants the same"

    def find_game(self) -> str:
        return "Which game to offer (else any)"

    def games(self) -> str:
        return "The games that wait for you, and those of this server"

    def deal(self) -> str:
        return "Deal of the day: the same cards for everybody, and one attempt that counts"

    def move(self) -> str:
        return "Take your turn in this channel's game"

    def move_move(self) -> str:
        return "What to play: pick one, or type it"

    def takeback(self) -> str:
        return "Take back your last move, or ask the others whether you may"

    def draw(self) -> str:
        return "Offer a draw in a game for two"

    def plan(self) -> str:
        return "Plan answers to moves of your opponent in this channel's game"

    def note(self) -> str:
        return "Your private note on this channel's game"

    def resign(self) -> str:
        return "Give up in this channel's game"

    def nudge(self) -> str:
        return "Ask whoever is to move whether they are still there"

    def substitute(self) -> str:
        return "Have somebody take over a seat of this channel's game"

    def substitute_player(self) -> str:
        return "Whose seat it is"

    def substitute_newcomer(self) -> str:
        return "Who takes it over"

    def substitute_computer(self) -> str:
        return "Which computer takes it over, instead of a person"

    def away(self) -> str:
        return "Say that you are away for some days: your clocks wait until you are back"

    def away_days(self, *, most: int) -> str:
        return (f"How many days you are away, {most} at the most; 0: you are back" if most == 1 else f"How many days you are away, {most} at the most; 0: you are back")

    def board(self) -> str:
        return "See this channel's game as it stands, privately"

    def board_text(self) -> str:
        return "In characters instead of a picture, or in sentences, as you choose with /me"

    def follow(self) -> str:
        return "Be told of the turns, or of the end, of a game in which you do not play"

    def history(self) -> str:
        return "See how this channel's game went, move by move"

    def open(self) -> str:
        return "Look through a game from a record file"

    def open_record(self) -> str:
        return "A file as /record gives it"

    def record(self) -> str:
        return "Get this channel's game as a file, and check that its luck was fair"

    def replay(self) -> str:
        return "This channel's game as a moving picture"

    def verify(self) -> str:
        return "Check that the dice or cards of this channel's finished game were fair"

    def rules(self) -> str:
        return "How a game is played, and its rules in full"

    def rules_game(self) -> str:
        return "Which game (else the one of this channel)"

    def tutorial(self) -> str:
        return "Learn a game in a few minutes: a short guided game, for you alone"

    def tutorial_game(self) -> str:
        return "Which game (else the one of this channel)"

    def puzzle(self) -> str:
        return "Find the best move: the puzzle of the day, or one of a game for you alone"

    def puzzle_game(self) -> str:
        return "Which game (else the puzzle of the day)"

    def help(self) -> str:
        return "What can be played here, and how to begin"

    def stats(self) -> str:
        return "How somebody has done in this server's games"

    def stats_player(self) -> str:
        return "Who (else you)"

    def stats_game(self) -> str:
        return "Which game (else all)"

    def leaderboard(self) -> str:
        return "The best players of this server"

    def leaderboard_game(self) -> str:
        return "Which game (else all)"

    def settings(self) -> str:
        return "Set how tables are opened and shown in this server (for those who manage it)"

    def me(self) -> str:
        return "Set when you are called, what you are shown, and whom you play with"

    def privacy(self) -> str:
        return "See what is kept about you, get it as a file, or delete it"

    def end(self) -> str:
        return "End this channel's game without a result (for moderators)"

    def moveto(self) -> str:
        return "Take this channel's table to another channel (for moderators)"

    def moveto_channel(self) -> str:
        return "Where the table goes on"

    def pause(self) -> str:
        return "Let this channel's game rest (for moderators)"

    def resume(self) -> str:
        return "Let this channel's game go on (for moderators)"

    def takeout(self) -> str:
        return "Give up somebody's seat in this channel's game (for moderators)"

    def takeout_player(self) -> str:
        return "Whose seat it is"


if TYPE_CHECKING:

    def checked(words: Commands) -> CommandsWords:
        return words
