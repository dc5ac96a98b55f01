"""The log of a session: whatever happens to a table is one of these entries, kept as its kind and its facts in JSON.

A kind that is kept somewhere is never renamed and never means anything else.
"""

from __future__ import annotations

import json
from enum import Enum
from typing import Any

from data.rows import SessionRow
from sessions.dice.draws import mark
from sessions.log import happenings as around
from sessions.log.entry import Entry, ModeratorName, Person, UserId


class TableEnding(Enum):
    """How a game ended where its rules did not end it."""

    MODERATOR = "moderator"
    """Somebody who looks after the channel ended it."""

    OUTDATED = "outdated"
    """Its rules have changed since, and it was put away to make room."""

    NOT_SHOWN = "not shown"
    """Its channel takes no message, so nobody ever saw it."""

    SERVER_LEFT = "server left"
    """The bot was removed from its server."""

    CHANNEL_GONE = "channel gone"
    """Its channel or thread was deleted."""

    AGREED = "agreed"
    """The players agreed on a draw."""

    SILENCE = "silence"
    """Nobody had done anything for a long time; it can be opened again."""


class Opened(Entry, frozen=True):
    """A table was opened by `host`, who sits there with the other `people`.

    `options` are written as in a record, and `terms` likewise (`sessions/state/options.py`). `first` is the user who is
    to sit in seat 1, where that was said. Tables of before have no terms; at some of them the table plays what is the
    only choice (`auto`).
    """

    kind = "opened"
    options: str
    host: UserId
    first: UserId | None
    people: tuple[Person, ...]
    auto: bool = False
    terms: str = ""


class Settled(Entry, frozen=True):
    """The options of the game and the terms of the table are these from now on, both written in full."""

    kind = "settled"
    options: str
    terms: str


class First(Entry, frozen=True):
    """This user is to sit in seat 1; None: the lot decides."""

    kind = "first"
    user_id: UserId | None


class Invited(Entry, frozen=True):
    """The host invited somebody, for whom a seat is held until they answer."""

    kind = "invited"
    person: Person


class Declined(Entry, frozen=True):
    """Somebody who was invited will not play."""

    kind = "declined"
    user_id: UserId


class Joined(Entry, frozen=True):
    """Somebody sat down, invited or not."""

    kind = "joined"
    person: Person


class Removed(Entry, frozen=True):
    """The host took somebody's seat from them, or withdrew an invitation."""

    kind = "removed"
    user_id: UserId


class Left(Entry, frozen=True):
    """Somebody stood up."""

    kind = "left"
    user_id: UserId


class Handed(Entry, frozen=True):
    """The table passed to another host."""

    kind = "handed"
    user_id: UserId


class Worded(Entry, frozen=True):
    """Somebody gave a word for the dice, in place of one that they gave before.

    Where that person was forgotten since, the word is empty, and `digest` is what went into the dice of it.
    """

    kind = "worded"
    user_id: UserId
    word: str
    digest: str = ""

    @property
    def mark(self) -> str:
        """What goes into the dice."""
        return self.digest or mark(self.word)


class Cancelled(Entry, frozen=True):
    """The lobby closed without a game; `how` says why, where nobody closed it (`NOBODY_CAME`)."""

    kind = "cancelled"
    how: str = ""


class Started(Entry, frozen=True):
    """The game began: `order` are the users from seat 1 on, `salt` is what the table could not choose."""

    kind = "started"
    salt: str
    order: tuple[UserId, ...]


class PlyPlayed(Entry, frozen=True):
    """A seat (0: chance) played a ply, in the notation."""

    kind = "ply"
    seat: int
    ply: str


class Moved(Entry, frozen=True):
    """The table went from the channel `left` to another; `by` is who moved it, 0 where it did so by itself.

    By itself it goes into a thread of its own, whose id is that of the message in `left` on which it hangs, and back.
    """

    kind = "moved"
    channel_id: int
    left: int
    by: UserId = 0


class LeftServer(Entry, frozen=True):
    """Somebody whom the table waited for had left the server, as `by` found out; their seat is given up next."""

    kind = "left server"
    user_id: UserId
    by: UserId


class Ended(Entry, frozen=True):
    """The game ended otherwise than by its rules; `by` and `by_id` are whoever ended it, where somebody did.

    `withheld`: it can be opened again, and so its secret is not shown until `Revealed`. Entries of old logs, whose
    secret could be shown at once, do not say so.
    """

    kind = "ended"
    how: TableEnding
    by: ModeratorName = ""
    by_id: UserId = 0
    withheld: bool = False


class Why(Enum):
    """Why the dice of a table are drawn from another secret."""

    SHOWN = "shown"
    """The game was opened again, and its secret could have been shown while it was closed."""

    RESTORED = "restored"
    """The host has restored a backup: what was played, and shown, after it was made is not known."""


class Bound(Entry, frozen=True):
    """From here on the dice are drawn from another secret, in hexadecimal digits; players see its fingerprint."""

    kind = "bound"
    secret: str
    why: Why


class Revealed(Entry, frozen=True):
    """A game that was closed for silence was not opened again in time: from here on its secret can be shown."""

    kind = "revealed"


_KINDS: dict[str, type[Entry]] = {
    each.kind: each
    for each in (
        *(Opened, Settled, First, Invited, Declined, Joined, Left, Removed, Handed, Worded, Cancelled),
        *(Started, PlyPlayed, Moved, LeftServer, Ended, Bound, Revealed),
        *(around.TakenBack, around.Asked, around.Agreed, around.SaidNo, around.Substituted, around.Paused),
        *(around.Resumed, around.Reminded, around.Nudged, around.RanOut, around.Granted, around.TimeUp),
        *(around.Reopened, around.Unanswered, around.GivenUp, around.Stilled),
    )
}


NOBODY_CAME = "nobody came"
"""How a lobby closes by itself."""


class UnknownEntryError(ValueError):
    """An entry that this version of the bot cannot read."""


def read(kind: str, facts: str) -> Entry:
    """The entry that is kept so: the inverse of `Entry.row`. Raises UnknownEntryError."""
    try:
        if kind == PlyPlayed.kind:  # by far the most
            found = json.loads(facts)
            return PlyPlayed(found["seat"], found["ply"])
        return _KINDS[kind](**{name: _rich(kind, name, value) for name, value in json.loads(facts).items()})
    except (KeyError, TypeError, ValueError) as error:
        raise UnknownEntryError(f"an entry {kind!r} cannot be read") from error


def entries(row: SessionRow) -> list[Entry]:
    """The log of a stored session. Raises UnknownEntryError."""
    return [read(each.kind, each.facts) for each in row.entries]


def _rich(kind: str, name: str, value: Any) -> Any:
    match name:
        case "people":
            return tuple(Person(*each) for each in value)
        case "person":
            return None if value is None else Person(*value)
        case "order" | "voters":
            return tuple(value)
        case "how" if kind == Ended.kind:
            return TableEnding(value)
        case "matter":
            return around.Matter(value)
        case "why":
            return Why(value) if kind == Bound.kind else around.Grace(value)
        case _:
            return value
