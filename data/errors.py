"""What can be wrong with a store. Each message is a sentence on which a host can act."""

from __future__ import annotations


class StoreError(Exception):
    """The database cannot be used, or did not take a change. Nothing was changed. The message is a sentence."""


class ConflictError(StoreError):
    """Somebody else changed the session first: load it again."""


class TakenError(ConflictError):
    """The channel has an open session that is exclusive."""


class FullError(ConflictError):
    """A server has as many open sessions as it wants."""


class SeatedError(ConflictError):
    """A user sits at as many open tables as they want to."""


class AttemptedError(ConflictError):
    """A user has had their attempt at the deal of that day."""


class RematchedError(ConflictError):
    """The rematch of a game is open already.

    session_id: the session that is
    """

    def __init__(self, session_id: int) -> None:
        super().__init__("This rematch is open already.")
        self.session_id = session_id


class OfferGoneError(ConflictError):
    """An open offer that was to be taken does not stand any more."""


class NameTakenError(ConflictError):
    """Another user has this player name."""


class BoardTakenError(ConflictError):
    """A board of a tournament has a table already, or is not to be played any more."""


class DamagedError(StoreError):
    """A session's log is not what was written: something other than this bot has changed the database.

    session_id: the damaged session
    number: the first entry that is not as it was written; 0 where that is not known
    """

    def __init__(self, session_id: int, number: int = 0) -> None:
        where = f" from entry {number} on" if number else ""
        super().__init__(
            f"The log of table {session_id} is damaged{where}: something other than this bot changed the file. The "
            "table is set aside: it stays as it is, and its channel is free for another one. To get it back, stop the "
            "bot and restore an earlier backup (python -m data restore)."
        )
        self.session_id = session_id
        self.number = number
