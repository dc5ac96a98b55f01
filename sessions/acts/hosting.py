"""Acts of the host in a lobby: changing options, inviting and removing people, seat 1, another host."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rules.game import OptionError
from rules.record import written
from sessions.acts.checks import check_host, check_lobby
from sessions.acts.lobby import not_first
from sessions.log import Entry, First, Handed, Invited, OptionsChanged, Removed
from sessions.people.settings import server_of
from sessions.refusals.limits import ClockNotAllowed
from sessions.refusals.moments import TableFull
from sessions.refusals.participants import AlreadyInvited, HasDeclined, NotThere
from sessions.refusals.requests import SeatedTwice, WrongOptions
from sessions.session import Session
from sessions.state.options import CLOCK, with_defaults
from sessions.state.players import Player


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
        (options if self.name in options else terms)[self.name] = self.value
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
