"""Acts before a game: those of everybody at the table, and those of its host."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rules.game import OptionError
from rules.record import written
from sessions.acts.checks import check_host, check_lobby, seat_at
from sessions.dice import clean, lot
from sessions.log import (
    Cancelled,
    Declined,
    Entry,
    First,
    Handed,
    Invited,
    Joined,
    Left,
    OptionsChanged,
    Removed,
    SeedGiven,
    Started,
)
from sessions.people.settings import server_of
from sessions.refusals.limits import ClockNotAllowed
from sessions.refusals.moments import EmptySeed, FirstNotSeated, StillInvited, TableFull
from sessions.refusals.participants import (
    AlreadyInvited,
    AlreadySeated,
    HasDeclined,
    NotInvited,
    NotThere,
    OnlyInvited,
    WasRemoved,
)
from sessions.refusals.requests import SeatedTwice, WrongOptions, WrongPlayers
from sessions.session import Session
from sessions.state.options import CLOCK, SEATING, changed, with_defaults
from sessions.state.players import Person, Player


class Join(Struct, frozen=True):
    """Sit down at a table. A person who is invited takes the seat that is held for them."""

    person: Player

    def apply(self, session: Session) -> list[Entry]:
        """Raises AlreadySeated, OnlyInvited, WasRemoved or TableFull, or the refusal for a table that is no lobby."""
        check_lobby(session)
        user_id = self.person.user_id
        if session.seat_of(user_id):
            raise AlreadySeated(session)
        if not session.is_invited(user_id):
            if session.table_options[SEATING.name] == "invited" and not session.has_declined(user_id):
                raise OnlyInvited(session)
            if user_id in session.removed:
                raise WasRemoved(session)
            if session.free <= 0:
                raise TableFull(session)
        return [Joined(self.person)]


class Accept(Struct, frozen=True):
    """Say yes to an invitation, and sit down. A person who has declined it can still do so while a seat is free."""

    person: Player

    def apply(self, session: Session) -> list[Entry]:
        """Raises AlreadySeated, NotInvited or TableFull, or the refusal for a table that is no lobby."""
        check_lobby(session)
        if session.seat_of(self.person.user_id):
            raise AlreadySeated(session)
        if session.has_declined(self.person.user_id):
            return Join(self.person).apply(session)
        _check_invited(session, self.person.user_id)
        return [Joined(self.person)]


class Decline(Struct, frozen=True):
    """Say no to an invitation."""

    user_id: int

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotInvited, or the refusal for a table that is no lobby."""
        check_lobby(session)
        _check_invited(session, self.user_id)
        return [Declined(self.user_id), *not_first(session, self.user_id)]


def _check_invited(session: Session, user_id: int) -> None:
    if not session.is_invited(user_id):
        raise NotInvited(session)


def not_first(session: Session, user_id: int) -> list[Entry]:
    """The entry that leaves seat 1 to the lot, if this user was to sit there and goes now; else nothing."""
    return [First(None)] if session.first == user_id else []


class Leave(Struct, frozen=True):
    """Leave the table.

    If the host leaves, the person who has sat there longest becomes the host. A table without persons is cancelled.
    """

    user_id: int

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotSeated, or the refusal for a table that is no lobby."""
        check_lobby(session)
        seat_at(session, self.user_id)
        entries: list[Entry] = [Left(self.user_id), *not_first(session, self.user_id)]
        stay = [each for each in session.people if isinstance(each, Person) and each.user_id != self.user_id]
        if not stay:
            entries.append(Cancelled(by=self.user_id))
        elif session.host == self.user_id:
            entries.append(Handed(stay[0].user_id))
        return entries


class GiveSeed(Struct, frozen=True):
    """Give a client seed: a word that goes into the dice. It replaces the one that this user gave before."""

    user_id: int
    text: str

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotSeated or EmptySeed, or the refusal for a table that is no lobby."""
        check_lobby(session)
        seat_at(session, self.user_id)
        word = clean(self.text)
        if not word:
            raise EmptySeed(session)
        return [SeedGiven(self.user_id, word)]


class Cancel(Struct, frozen=True):
    """Close the lobby without a game. Its host and moderators may do so."""

    user_id: int
    moderator: bool = False

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotHost, or the refusal for a table that is no lobby."""
        check_lobby(session)
        if not self.moderator:
            check_host(session, self.user_id)
        return [Cancelled(by=self.user_id)]


class Start(Struct, frozen=True):
    """Draw lots for the seats and start the game.

    `salt` is a text that nobody at the table could choose. It goes into the dice if nobody gave a client seed.
    """

    user_id: int
    salt: str

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotHost, StillInvited, FirstNotSeated or WrongPlayers, or the refusal for a table that is no lobby."""
        check_lobby(session)
        check_host(session, self.user_id)
        if session.invited:
            raise StillInvited(session)
        people = [each.user_id for each in session.people]
        if session.first is not None and session.first not in people:
            raise FirstNotSeated(session)
        try:
            session.game.new(len(people), session.options)
        except OptionError as error:
            raise WrongPlayers(session.game, len(people), session) from error
        salt = session.dice_salt(self.salt)
        # Records of strangers have numbers in place of their ids, and the lot must follow from those.
        known = {session.stand_ins.get(each, each): each for each in people}
        first = session.stand_ins.get(session.first, session.first) if session.first is not None else None
        return [Started(self.salt, tuple(known[each] for each in lot(session.secret, salt, [*known], first)))]


class ChangeOption(Struct, frozen=True):
    """Set an option of the game, or a table option, to another value."""

    user_id: int
    name: str
    value: str

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotHost, WrongOptions or ClockNotAllowed, or the refusal for a table that is no lobby."""
        check_lobby(session)
        check_host(session, self.user_id)
        allowed = server_of(session).clocks
        if self.name == CLOCK.name and self.value in CLOCK.values and self.value not in allowed:
            raise ClockNotAllowed(session, allowed)
        options, terms = dict(session.options), dict(session.table_options)
        if self.name in options:
            options[self.name] = self.value
        else:
            terms = changed(terms, self.name, self.value)
        try:
            return [OptionsChanged(written(session.game.settle(options)), written(with_defaults(terms)))]
        except OptionError as error:
            raise WrongOptions(session.game, error) from error


class SitFirst(Struct, frozen=True):
    """Give seat 1 to a user at the table, or let the lot decide (None)."""

    user_id: int
    first: int | None

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotHost, NotThere for somebody who does not sit there, or the refusal for a table that is no lobby."""
        check_lobby(session)
        check_host(session, self.user_id)
        if self.first is not None and not session.seat_of(self.first):
            raise NotThere(session)
        return [First(self.first)]


class Invite(Struct, frozen=True):
    """Invite people. A seat is held for each of them until they answer."""

    user_id: int
    people: Sequence[Player]

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotHost, SeatedTwice, AlreadyInvited, HasDeclined or TableFull.

        Also raises the refusal for a table that is no lobby.
        """
        check_lobby(session)
        check_host(session, self.user_id)
        if len({each.user_id for each in self.people}) != len(self.people):
            raise SeatedTwice
        for each in self.people:
            if session.seat_of(each.user_id):
                raise SeatedTwice
            if session.is_invited(each.user_id):
                raise AlreadyInvited(session, each.name)
            if session.has_declined(each.user_id):
                raise HasDeclined(session, each.name)
        if len(self.people) > session.free:
            raise TableFull(session)
        return [Invited(each) for each in self.people]


class Remove(Struct, frozen=True):
    """Remove somebody from the table, or withdraw their invitation."""

    user_id: int
    whom: int

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotHost, NotThere for the host or who is not there, or the refusal for a table that is no lobby."""
        check_lobby(session)
        check_host(session, self.user_id)
        there = session.seat_of(self.whom) or session.is_invited(self.whom)
        if not there or self.whom == self.user_id:
            raise NotThere(session)
        return [Removed(self.whom), *not_first(session, self.whom)]


class Hand(Struct, frozen=True):
    """Make another person at the table its host."""

    user_id: int
    to: int

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotHost or NotThere, or the refusal for a table that is no lobby."""
        check_lobby(session)
        check_host(session, self.user_id)
        computers = [each.user_id for each in session.computers]
        if not session.seat_of(self.to) or self.to in (self.user_id, *computers):
            raise NotThere(session)
        return [Handed(self.to)]
