"""The words of words/en/deals.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.deals import DealsWords


class Deals:
    """The messages of deals.ftl."""

    def heading(self, *, date: str | int) -> str:
        return f"## Deal of the day {date}"

    def dealt(self, *, game: str | int, options: str | int) -> str:
        return f"**{game}**. {options}. Everybody is dealt the same cards, and only your first attempt counts. In it nothing can be taken back, and there are no hints or tried moves."

    def seen(self) -> str:
        return "Whoever sees your board sees the cards. In direct messages only you see it."

    def not_played(self, *, until: str | int) -> str:
        return f"You have not played this deal yet. An attempt that begins on its day counts if it is over before {until}."

    def missed(self) -> str:
        return "You did not play this deal."

    def running(self, *, link: str | int, until: str | int) -> str:
        return f"Your attempt is under way. It counts if it is over before {until}. {link}"

    def unscored(self) -> str:
        return "Your attempt has no score: it was over too late, or it was ended without a result."

    def scored(self, *, number: int, place: str | int, score: str | int) -> str:
        return f"Your score is {score}. " + ("You are the only one with a score so far." if number == 1 else f"That is place {place} of {number} over all servers.")

    def streak(self, *, best: int, now: int) -> str:
        return ("You have not played on one of the last two days." if now == 0 else f"You have played on {now} day in a row." if now == 1 else f"You have played on {now} days in a row.") + " " + (f"Your best is {best} day." if best == 1 else f"Your best is {best} days.")

    def next(self, *, when: str | int) -> str:
        return f"The next deal comes {when}."

    def new_day(self) -> str:
        return "⚠️ A new day has begun, so this is another deal."

    def none(self) -> str:
        return "There is no deal of the day here."

    def here(self) -> str:
        return "### Best scores in this server"

    def everywhere(self) -> str:
        return "### Best scores in all servers"

    def nobody(self) -> str:
        return "Nobody has a score yet."

    def ranked(self, *, days: int, name: str | int, place: str | int, score: str | int, won: bool) -> str:
        return f"{place}\\. {name}: {score}" + (", won" if won else ", lost") + ("" if days == 0 else f", {days} day in a row" if days == 1 else f", {days} days in a row")

    def somebody(self) -> str:
        return "somebody in another server"

    def more(self, *, number: int) -> str:
        return (f"… and {number} more" if number == 1 else f"… and {number} more")

    def named(self) -> str:
        return "-# People from other servers are named here only if they want that (/me)."

    def fingerprint_of(self, *, fingerprint: str | int, since: str | int) -> str:
        return f"-# Fingerprint of this deal, published {since}: {fingerprint}"

    def fingerprint_next(self, *, fingerprint: str | int) -> str:
        return f"-# Fingerprint of the next deal: {fingerprint}"

    def secret_of(self, *, secret: str | int) -> str:
        return f"-# Secret of this deal, whose SHA-256 is the fingerprint: {secret}"

    def secret_later(self, *, when: str | int) -> str:
        return f"-# The secret of this deal is published {when}."

    def play_here(self) -> str:
        return "Play in this channel"

    def play_direct(self) -> str:
        return "Play in direct messages"

    def practise_here(self) -> str:
        return "Practise in this channel"

    def practise_direct(self) -> str:
        return "Practise in direct messages"

    def yesterday(self) -> str:
        return "Yesterday’s deal"

    def today(self) -> str:
        return "Today’s deal"

    def best_game(self) -> str:
        return "Watch the best game"

    def begins(self, *, date: str | int, scored: bool) -> str:
        return (f"Your attempt at the deal of the day {date} begins here." if scored else f"Here you practise the deal of the day {date}.")

    def direct_closed(self) -> str:
        return "I cannot send you direct messages. Open them in the privacy settings of this server, or play in the channel. Your attempt has not begun."

    def best(self, *, date: str | int, name: str | int, score: str | int) -> str:
        return f"The best game of the deal of the day {date}: {name}, with {score} points."

    def no_best(self) -> str:
        return "Nobody has a score at that deal, or its secret is not published yet."

    def board_attempt(self, *, date: str | int, until: str | int) -> str:
        return f"-# Deal of the day {date}: this attempt counts if it is over before {until}."

    def board_over(self, *, date: str | int) -> str:
        return f"-# Deal of the day {date}: an attempt."

    def board_practice(self, *, date: str | int) -> str:
        return f"-# Deal of the day {date}: practice, which does not count."

    def withheld(self, *, when: str | int) -> str:
        return f"Others may still play the same cards, so the secret of this deal is published {when}."


if TYPE_CHECKING:

    def checked(words: Deals) -> DealsWords:
        return words
