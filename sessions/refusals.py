"""Every way in which a table says no: one class a case, each with a sentence for the one who asked.

A refusal changes nothing. Names within are plain text: whoever shows the sentence escapes it.
"""

from __future__ import annotations

from collections.abc import Sequence

from sessions.session import Session


class Refusal(Exception):
    """A request that the table turned down. The message is a sentence; `session` is the table, where there is one."""

    def __init__(self, sentence: str, session: Session | None = None) -> None:
        super().__init__(sentence)
        self.session = session


class UnknownSession(Refusal):
    """No session has this id."""

    def __init__(self) -> None:
        super().__init__("This table is not known here any more. Start a new one with /play.")


class NoTable(Refusal):
    """Nothing is being played in the channel."""

    def __init__(self) -> None:
        super().__init__("No game is running in this channel. Start one with /play.")


class ChannelTaken(Refusal):
    """The channel has a table already."""

    def __init__(self, session: Session) -> None:
        what = "is open for players" if session.state == "lobby" else "is running"
        super().__init__(
            f"A table of {session.game.title} {what} in this channel already. One at a time: use another channel "
            "or a thread.",
            session,
        )


class BadRequest(Refusal):
    """Options, seats or opponents that the game does not have."""


class NotSeated(Refusal):
    """Somebody who does not play at this table."""

    def __init__(self, session: Session) -> None:
        super().__init__(f"You do not play at this table of {session.game.title}. You are welcome to watch.", session)


class NotYours(Refusal):
    """Something that only the one who opened the table may do."""

    def __init__(self, session: Session, what: str) -> None:
        super().__init__(f"Only {session.opener_name} may {what}, who opened the table.", session)


class NotYourTurn(Refusal):
    """A player who is not to act."""

    def __init__(self, session: Session) -> None:
        super().__init__(f"It is not your turn: {session.actor_name} is to play.", session)


class OutOfGame(Refusal):
    """A player who is out of a game that goes on without them."""

    def __init__(self, session: Session) -> None:
        super().__init__("You are out of this game. You are welcome to watch it to its end.", session)


class Stale(Refusal):
    """A button or menu made for an earlier moment of the game."""

    def __init__(self, session: Session) -> None:
        super().__init__("The game has moved on since that button was made. Nothing was played.", session)


class Finished(Refusal):
    """The game has ended."""

    def __init__(self, session: Session) -> None:
        super().__init__("This game is over. Start another with /play.", session)


class NotStarted(Refusal):
    """The table is still in its lobby."""

    def __init__(self, session: Session) -> None:
        super().__init__("This game has not started yet.", session)


class AlreadyStarted(Refusal):
    """The lobby has closed: the game runs."""

    def __init__(self, session: Session) -> None:
        super().__init__("This game has started already.", session)


class IllegalMove(Refusal):
    """Words that name no legal ply, or several; `legal` holds what would be legal, or what the words could mean."""

    def __init__(self, session: Session, text: str, matches: Sequence[str], legal: Sequence[str]) -> None:
        self.legal = tuple(matches or legal)
        shown = ", ".join(self.legal[:12]) + (" …" if len(self.legal) > 12 else "")
        asked = " ".join(text.split())[:60]
        if matches:
            sentence = f"“{asked}” could mean more than one move: {shown}. Nothing was played."
        else:
            sentence = f"“{asked}” is not a legal move now. Legal would be: {shown}."
        super().__init__(sentence, session)


class NotMigrated(Refusal):
    """A stored game whose rules the bot has since changed."""

    def __init__(self, title: str) -> None:
        super().__init__(
            f"This game of {title} was played by an earlier version of its rules and cannot go on. It is kept as it is."
        )


class NotKept(Refusal):
    """The database failed: what was asked for could not be kept, and so was not done."""

    def __init__(self) -> None:
        super().__init__("That could not be saved, so it was not done. Nothing is lost; the host's log says more.")


class NotRead(Refusal):
    """The database failed while the table was read. It says nothing of what was done: that may be kept already."""

    def __init__(self) -> None:
        super().__init__("This table could not be read just now. Nothing is lost; the host's log says more.")
