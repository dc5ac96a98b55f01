"""Entries of what happens before a game, and of where and how a table is shown."""

from __future__ import annotations

from sessions.dice import ClientSeed
from sessions.log.entry import Entry
from sessions.state.draft import Draft, without
from sessions.state.players import Player, UserId
from sessions.state.table import TableState

NOBODY_CAME = "nobody came"
"""Why a lobby closes by itself."""

PLAYED_APART = "played apart"
"""Why a lobby closes whose game begins at a table apart, in the players' direct messages."""


class Opened(Entry, frozen=True):
    """A table was opened by `host`, who sits there with the other `people`.

    `options` are written as in a record, and `terms`, those of the table (`sessions/state/options.py`), likewise.
    `first` is the user who is to sit in seat 1, where that was said. Everybody reads the table in `language` (BCP 47).
    Tables of before have no terms, and are in English; at some of them the table plays what is the only choice
    (`auto`). `after` is the id of the finished game of which this is the rematch, or 0; `lobby` that of the lobby in
    which the people of a table apart have gathered, whose secret and words it has, or 0. `contest` is the id of the
    tournament to which the game belongs, or 0; `event` is what that is called, and `board` the number of its board.
    """

    kind = "opened"
    options: str
    host: UserId
    first: UserId | None
    people: tuple[Player, ...]
    auto: bool = False
    terms: str = ""
    language: str = "en"
    after: int = 0
    lobby: int = 0
    contest: int = 0
    event: str = ""
    board: int = 0

    def change(self, draft: Draft) -> None:
        """The table stands, as a lobby."""
        draft.agree_on(self.options, self.terms or f"auto={'on' if self.auto else 'off'}")
        draft.host, draft.first, draft.people = self.host, self.first, self.people
        draft.language, draft.after = self.language, self.after
        draft.contest, draft.event, draft.board = self.contest, self.event, self.board
        draft.position_since = draft.changed_at


class OptionsChanged(Entry, frozen=True):
    """The options of the game and those of the table are these from now on, both written in full."""

    kind = "settled"
    options: str
    terms: str

    def change(self, draft: Draft) -> None:
        """They replace those before."""
        draft.agree_on(self.options, self.terms)


class First(Entry, frozen=True):
    """This user is to sit in seat 1; None: the lot decides."""

    kind = "first"
    user_id: UserId | None

    def change(self, draft: Draft) -> None:
        """That replaces what was said before."""
        draft.first = self.user_id


class Invited(Entry, frozen=True):
    """The host invited somebody, for whom a seat is held until they answer."""

    kind = "invited"
    person: Player

    def change(self, draft: Draft) -> None:
        """A seat is held. A host who was called because all had answered waits again."""
        draft.clear_answers(self.person.user_id)
        draft.invited = (*draft.invited, self.person)
        draft.invited_at = {**draft.invited_at, self.person.user_id: draft.changed_at}
        draft.last_call = 0


class Unheard(Entry, frozen=True):
    """These users have not answered their invitations for a long time, and the host gets a notice of it."""

    kind = "unheard"
    user_ids: tuple[UserId, ...]

    def change(self, draft: Draft) -> None:
        """The host is called, once for each of these invitations."""
        draft.invited_at = {each: at for each, at in draft.invited_at.items() if each not in self.user_ids}
        draft.last_call = draft.number

    def calls(self, table: TableState) -> tuple[int, ...]:
        """The host, while one of them has still to answer."""
        waits = any(each.user_id in self.user_ids for each in table.invited)
        return _host_of(table) if waits else ()


class Declined(Entry, frozen=True):
    """Somebody who was invited will not play."""

    kind = "declined"
    user_id: UserId

    def change(self, draft: Draft) -> None:
        """Their seat is free again."""
        draft.declined += tuple(each for each in draft.invited if each.user_id == self.user_id)
        draft.answer(self.user_id)

    def calls(self, table: TableState) -> tuple[int, ...]:
        """The host, once everybody who was invited has answered."""
        return _host_alone(table)


class Joined(Entry, frozen=True):
    """Somebody sat down, invited or not."""

    kind = "joined"
    person: Player

    def change(self, draft: Draft) -> None:
        """They have the next seat."""
        draft.sit_down(self.person)

    def calls(self, table: TableState) -> tuple[int, ...]:
        """The host, once everybody who was invited has answered."""
        return _host_alone(table)


class Removed(Entry, frozen=True):
    """The host took somebody's seat from them, or withdrew an invitation."""

    kind = "removed"
    user_id: UserId

    def change(self, draft: Draft) -> None:
        """Who sat there cannot come back uninvited. Who never sat there still can."""
        draft.removed += tuple(each.user_id for each in draft.people if each.user_id == self.user_id)
        draft.invited = without(draft.invited, self.user_id)
        draft.stand_up(self.user_id)


class Left(Entry, frozen=True):
    """Somebody stood up."""

    kind = "left"
    user_id: UserId

    def change(self, draft: Draft) -> None:
        """Their seat is free again."""
        draft.stand_up(self.user_id)


class Handed(Entry, frozen=True):
    """The table passed to another host."""

    kind = "handed"
    user_id: UserId

    def change(self, draft: Draft) -> None:
        """The person who was called was the host of before."""
        draft.host, draft.last_call = self.user_id, 0


class SeedGiven(Entry, frozen=True):
    """Somebody gave a word for the dice, in place of one that they gave before.

    If that person was deleted since, the word is empty, and `digest` is what went into the dice of it.
    """

    kind = "worded"
    user_id: UserId
    word: str
    digest: str = ""

    @property
    def seed(self) -> ClientSeed:
        """What goes into the dice."""
        return ClientSeed(self.user_id, self.word, self.digest)

    def change(self, draft: Draft) -> None:
        """The last word of each player counts, in the order in which they were given."""
        draft.client_seeds = (*without(draft.client_seeds, self.user_id), self.seed)


class Cancelled(Entry, frozen=True):
    """The lobby closed without a game; `how` says why, where nobody cancelled it (`NOBODY_CAME`, `PLAYED_APART`).

    `by` is who closed it, where somebody did; old logs do not say so.
    """

    kind = "cancelled"
    how: str = ""
    by: UserId = 0

    def change(self, draft: Draft) -> None:
        """The table is closed."""
        draft.state = "cancelled"


class Started(Entry, frozen=True):
    """The game began: `order` are the users from seat 1 on, `salt` is what the table could not choose."""

    kind = "started"
    salt: str
    order: tuple[UserId, ...]

    def change(self, draft: Draft) -> None:
        """The game runs."""
        draft.begin(self.salt, self.order)


class Matched(Entry, frozen=True):
    """The game began since these users had offered to play it."""

    kind = "matched"
    user_ids: tuple[UserId, ...]

    def change(self, draft: Draft) -> None:
        """All of them are called, as nobody knew when somebody would come."""
        draft.last_call = draft.number

    def calls(self, table: TableState) -> tuple[int, ...]:
        """Those who still play, until somebody has moved."""
        begun = table.state == "running" and not any(each.seat for each in table.played)
        return tuple(each.user_id for each in table.people if begun and each.user_id in self.user_ids)


class ChallengeTaken(Matched, frozen=True):
    """The game began since the first of these users had challenged the other, who has accepted."""

    kind = "challenge taken"


def _host_alone(table: TableState) -> tuple[int, ...]:
    """The host of a lobby in which nobody has still to answer an invitation."""
    return () if table.invited else _host_of(table)


def _host_of(table: TableState) -> tuple[int, ...]:
    """The host of a lobby who sits there."""
    here = any(each.user_id == table.host and each.name for each in table.people)
    return (table.host,) if table.state == "lobby" and here else ()


class Moved(Entry, frozen=True):
    """The table went from the channel `left` to another; `by` is who moved it, 0 where it did so by itself.

    By itself it goes into a thread of its own, whose id is that of the message in `left` to which it is attached, and
    back.
    """

    kind = "moved"
    channel_id: int
    left: int
    by: UserId = 0

    def change(self, draft: Draft) -> None:
        """The table is in the other channel."""
        draft.channel_id = self.channel_id
        if not self.by:
            back = draft.thread_anchor is not None and self.channel_id == draft.thread_anchor[0]
            draft.thread_anchor = None if back else (self.left, self.channel_id)


class Stilled(Entry, frozen=True):
    """From here on the picture of the board is kept from turning by itself, or if not `still`, it turns again."""

    kind = "stilled"
    by: UserId
    still: bool

    def change(self, draft: Draft) -> None:
        """The picture is kept still, or turns."""
        draft.still = self.still
