"""The words of words/en/privacy.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.privacy import PrivacyWords


class Privacy:
    """The messages of privacy.ftl."""

    def delete(self) -> str:
        return "Delete it"

    def delete_now(self) -> str:
        return "Delete for good"

    def keep(self) -> str:
        return "Keep it"

    def notice(self) -> str:
        return "Privacy notice"

    def terms(self) -> str:
        return "Terms"

    def nothing(self) -> str:
        return "Nothing is kept about you."

    def kept_on(self) -> str:
        return "Everything stays as it is."

    def asked(self) -> str:
        return "Do you want to be forgotten? You leave the lobbies in which you sit, and resign the games that you play. Games stay, with “Former player” in place of your name. What was posted in channels stays there. This cannot be undone."

    def kept_id(self) -> str:
        return "Your Discord id is kept."

    def kept_tables(self, *, counted: str | int, tables: int) -> str:
        return "Your Discord id is kept, and " + (f"{tables} table" if tables == 1 else f"{tables} tables") + f" with your name: {counted}."

    def tables_lobby(self, *, number: int) -> str:
        return f"{number} open"

    def tables_running(self, *, number: int) -> str:
        return f"{number} running"

    def tables_over(self, *, number: int) -> str:
        return f"{number} over"

    def tables_cancelled(self, *, number: int) -> str:
        return f"{number} cancelled"

    def called(self, *, names: str | int) -> str:
        return f"You are called {names} there."

    def settings(self, *, settings: str | int) -> str:
        return f"With `/me` you have set: {settings}."

    def puzzles(self, *, puzzles: int) -> str:
        return (f"Your answers to {puzzles} puzzle are kept." if puzzles == 1 else f"Your answers to {puzzles} puzzles are kept.")

    def followed(self, *, games: int) -> str:
        return (f"You follow {games} game." if games == 1 else f"You follow {games} games.")

    def offers(self, *, number: int) -> str:
        return f"Your open offers to play, and of which offers you want to be told, are kept: {number} in all."

    def file(self) -> str:
        return "The file has all of it: your names, seats, moves, words that you added, results, and what else the tables' logs say of you."

    def done_none(self) -> str:
        return "Done. Nothing of yours is in the bot's database any more."

    def done(self, *, tables: int) -> str:
        return "Done. Your name and id were taken out of " + (f"{tables} table" if tables == 1 else f"{tables} tables") + "; nothing else of yours is in the bot's database."

    def done_damaged(self, *, tables: int) -> str:
        return (f"Done, but for {tables} table whose record was damaged on the host's disk and cannot be rewritten. The host's log says more; please ask the host." if tables == 1 else f"Done, but for {tables} tables whose record was damaged on the host's disk and cannot be rewritten. The host's log says more; please ask the host.")

    def traces(self) -> str:
        return "Its files still hold traces, since a program reads them just now. The bot removes these by itself within two hours, or once that program has ended."

    def no_backups(self) -> str:
        return "This bot makes no backups by itself."

    def in_backups(self, *, backups: int) -> str:
        return ("Its newest backup still holds what you deleted; a new one takes its place each day." if backups == 1 else f"Its backups still hold what you deleted: one is made each day, and the newest {backups} are kept, so it is gone from them in about {backups} days." if backups == 1 else f"Its backups still hold what you deleted: one is made each day, and the newest {backups} are kept, so it is gone from them in about {backups} days.")

    def delete_again(self) -> str:
        return "If the host restores a backup or has copies elsewhere, delete your data again then, or ask the host."


if TYPE_CHECKING:

    def checked(words: Privacy) -> PrivacyWords:
        return words
