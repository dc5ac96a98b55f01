"""The words of words/en/around.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.around import AroundWords


class Around:
    """The messages of around.ftl."""

    def more(self) -> str:
        return "More"

    def details(self) -> str:
        return "Details"

    def keep_still(self) -> str:
        return "Keep it still"

    def let_turn(self) -> str:
        return "Let it turn"

    def take_back(self) -> str:
        return "Take back"

    def ask_back(self) -> str:
        return "Ask to take back"

    def offer_draw(self) -> str:
        return "Offer a draw"

    def nudge(self) -> str:
        return "Nudge"

    def yes(self) -> str:
        return "Yes"

    def no(self) -> str:
        return "No"

    def wait(self) -> str:
        return "Wait longer"

    def give_up_for(self) -> str:
        return "Give up their seat"

    def wait_on(self) -> str:
        return "Keep waiting"

    def open_again(self) -> str:
        return "Open again"

    def leave_in(self) -> str:
        return "Let them play on"

    def what_else(self) -> str:
        return "What you can do besides moving:"

    def watching(self) -> str:
        return "You do not play at this table. While you watch, you can do the following:"

    def nothing_else(self) -> str:
        return "There is nothing else that you can do at this table just now."

    def substitute(self, *, command: str | int) -> str:
        return f"Somebody else can take over a seat: {command}."

    def details_of(self, *, fingerprint: str | int) -> str:
        return f"{self.details()}: {fingerprint}"

    def asked(self) -> str:
        return "It is asked on the board now."

    def asked_before(self) -> str:
        return "You asked, and that is settled already: the board shows how the game stands."

    def done_taken_back(self) -> str:
        return "Taken back."

    def done_draw(self) -> str:
        return "You both want a draw, and so it is one."

    def done_nudged(self) -> str:
        return "They have been called again."

    def done_given_up(self) -> str:
        return "Their seat is given up."

    def done_stilled(self) -> str:
        return "Everybody sees the board like this from now on."

    def paused(self) -> str:
        return "The game is paused: nobody can move, and clocks stop. /resume lets it go on."

    def resumed(self) -> str:
        return "The game goes on."

    def still_waiting(self) -> str:
        return "You keep waiting."

    def left_in(self) -> str:
        return "They play on."

    def moved_to(self, *, channel: str | int) -> str:
        return f"The table is in {channel} now."

    def news_unanswered(self, *, matter: Literal['back', 'draw', 'time', 'seat'], who: str | int) -> str:
        return (f"The request to give up a seat by {who} was not answered in time, so it is closed." if matter == 'time' else f"The offer of a draw by {who} was not answered in time, so it is closed." if matter == 'draw' else f"The request to take back a move by {who} was not answered in time, so it is closed." if matter == 'back' else f"The request to hand over a seat by {who} was not answered in time, so it is closed.")

    def news_withdrawn(self, *, matter: Literal['back', 'draw', 'seat', 'time'], who: str | int) -> str:
        return (f"{who} withdrew the request to give up a seat." if matter == 'time' else f"{who} withdrew the offer of a draw." if matter == 'draw' else f"{who} withdrew the request to take back a move." if matter == 'back' else f"{who} withdrew the request to hand over a seat.")

    def news_declined(self, *, matter: Literal['back', 'draw', 'seat', 'time'], who: str | int) -> str:
        return (f"{who} said no to the request to give up a seat." if matter == 'time' else f"{who} said no to the offer of a draw." if matter == 'draw' else f"{who} said no to the request to take back a move." if matter == 'back' else f"{who} said no to the request to hand over a seat.")

    def news_yes_withdrawn(self, *, who: str | int) -> str:
        return f"{who} withdrew their yes, so nothing is done."

    def news_taken_back(self, *, who: str | int) -> str:
        return f"{who} took back a move."

    def news_substituted(self, *, newcomer: str | int, who: str | int) -> str:
        return f"{newcomer} has taken over the seat of {who}."

    def news_more_time_away(self, *, who: str | int) -> str:
        return f"{who} had said that they would be away, and has more time."

    def news_more_time_down(self, *, who: str | int) -> str:
        return f"The time of {who} ran out while the bot was down, so they have more time."

    def news_more_time_wait(self, *, by: str | int, who: str | int) -> str:
        return f"{by} would rather wait, so {who} has more time."

    def news_nudged(self, *, by: str | int, who: str | int) -> str:
        return f"{by} asks whether {who} is still there."

    def news_resumed(self, *, who: str | int) -> str:
        return f"{who} let the game go on."

    def news_still(self, *, who: str | int) -> str:
        return f"{who} keeps the board still."

    def news_turning(self, *, who: str | int) -> str:
        return f"{who} lets the board turn again."

    def news_reopened(self, *, who: str | int) -> str:
        return f"{who} opened the game again."

    def news_new_secret(self, *, draws: Literal['cards', 'dice', 'lot']) -> str:
        return "The host of the bot has restored a backup. From here on " + ("the cards come" if draws == 'cards' else "the lot comes" if draws == 'lot' else "the dice come") + " from another secret."

    def a_moderator(self) -> str:
        return "A moderator"

    def asks_back(self, *, who: str | int) -> str:
        return f"{who} asks to take back their last move."

    def asks_draw(self, *, who: str | int) -> str:
        return f"{who} offers a draw."

    def asks_time(self, *, late: str | int, who: str | int) -> str:
        return f"{who} wants to give up the seat of {late}, whose time is up."

    def asks_own_seat(self, *, newcomer: str | int, who: str | int) -> str:
        return f"{who} would hand their seat to {newcomer}."

    def asks_seat(self, *, newcomer: str | int, owner: str | int, who: str | int) -> str:
        return f"{who} would have {newcomer} take over the seat of {owner}."

    def do_you_agree(self, *, number: int, others: str | int) -> str:
        return f"{others}: do you agree?"

    def question_closes(self, *, assent: bool, when: str | int) -> str:
        return f"This question closes {when}" + ("; then no answer counts as yes" if assent else "") + "."

    def late(self, *, command: str | int, number: int, others: str | int, who: str | int) -> str:
        return f"{who} has run out of time. {others}: wait longer, give up their seat, or have somebody take it over with {command}. Until then {who} can still move."

    def late_forfeit(self, *, command: str | int, number: int, others: str | int, when: str | int, who: str | int) -> str:
        return f"{who} has run out of time. {others}: wait longer, give up their seat, or have somebody take it over with {command}. If nothing is done, the seat is given up {when}. Until then {who} can still move."

    def late_too(self, *, who: str | int) -> str:
        return f"{who} has run out of time, and can still move."

    def timed_out(self, *, who: str | int) -> str:
        return f"The time of {who} was out, so their seat was given up."

    def give_up_question(self, *, late: str | int) -> str:
        return f"Do you want to give up the seat of {late}? It cannot be taken back."

    def away(self, *, command: str | int, least: str | int, most: str | int, turns: int, until: str | int) -> str:
        return f"You are away until {until}. If a clock of yours runs out before then, the game waits for you: for the time of {turns} turns in each game, but at least {least} and at most {most}. With {command} you are back."

    def back_again(self) -> str:
        return "Welcome back. Your clocks run again as usual."

    def budget_after(self, *, left: int, month: int, year: int) -> str:
        return f"You can be away for {month} days in any 30, and for {year} in any 365. After this absence, " + ("none of these days is left" if left == 0 else f"{left} of these days is left" if left == 1 else f"{left} of these days are left") + "."

    def budget_now(self, *, left: int, month: int, year: int) -> str:
        return f"You can be away for {month} days in any 30, and for {year} in any 365. " + ("None of these days is left now" if left == 0 else f"{left} of these days is left now" if left == 1 else f"{left} of these days are left now") + "."

    def is_away(self, *, until: str | int, who: str | int) -> str:
        return f"{who} is away until {until}."

    def is_away_clock_waits(self, *, until: str | int, who: str | int) -> str:
        return f"{who} is away until {until}; their clock waits for them."

    def is_away_clock_waits_until(self, *, latest: str | int, until: str | int, who: str | int) -> str:
        return f"{who} is away until {until}; their clock waits for them here until {latest} at the latest."

    def taken_out(self, *, who: str | int) -> str:
        return f"A moderator gave up the seat of {who}."

    def take_out_question(self, *, who: str | int) -> str:
        return f"Do you want to give up the seat of {who} in this game? It cannot be taken back."

    def paused_by(self, *, who: str | int) -> str:
        return f"The game was paused by {who}. It goes on when a moderator resumes it."

    def paused_by_a_moderator(self) -> str:
        return "The game was paused by a moderator. It goes on when a moderator resumes it."


if TYPE_CHECKING:

    def checked(words: Around) -> AroundWords:
        return words
