"""Acts of a lobby: sitting down, standing up, cancelling, starting."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core import OptionError
from rules.record import written
from sessions.checks import check_host, check_lobby, seat_at
from sessions.dice import clean, lot
from sessions.log import Cancelled, Entry, Handed, Joined, Left, Person, Settled, Started, Worded
from sessions.refusals import (
    AlreadySeated,
    ClockNotAllowed,
    FirstNotSeated,
    NoWord,
    TableFull,
    WrongOptions,
    WrongPlayers,
)
from sessions.session import Session
from sessions.settings import server_of
from sessions.terms import CLOCK, settle


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down."""

    person: Person

    def apply(self, session: Session) -> list[Entry]:
        """Raises AlreadySeated or TableFull, or the refusal for a table that is no lobby."""
        check_lobby(session)
        if session.seat_of(self.person.user_id):
            raise AlreadySeated(session)
        if len(session.people) >= session.game.seats[-1]:
            raise TableFull(session)
        return [Joined(self.person)]


@dataclass(frozen=True, slots=True)
class Leave:
    """Stand up. The table passes to whoever sits there longest; with nobody left it is cancelled."""

    user_id: int

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotSeated, or the refusal for a table that is no lobby."""
        check_lobby(session)
        seat_at(session, self.user_id)
        entries: list[Entry] = [Left(self.user_id)]
        stay = [each for each in session.people if each.user_id != self.user_id]
        if not stay:
            entries.append(Cancelled())
        elif session.host == self.user_id:
            entries.append(Handed(stay[0].user_id))
        return entries


@dataclass(frozen=True, slots=True)
class Settle:
    """Give an option of the game, or a term of the table, another value: for the host."""

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
        options, terms = dict(session.options), dict(session.terms)
        (options if self.name in options else terms)[self.name] = self.value
        try:
            return [Settled(written(session.game.settle(options)), written(settle(terms)))]
        except OptionError as error:
            raise WrongOptions(session.game, error) from error


@dataclass(frozen=True, slots=True)
class AddWord:
    """Give a word of one's own for the dice, in place of one that was given before."""

    user_id: int
    text: str

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotSeated or NoWord, or the refusal for a table that is no lobby."""
        check_lobby(session)
        seat_at(session, self.user_id)
        word = clean(self.text)
        if not word:
            raise NoWord(session)
        return [Worded(self.user_id, word)]


@dataclass(frozen=True, slots=True)
class Cancel:
    """Close the lobby without a game: for its host and for moderators."""

    user_id: int
    moderator: bool = False

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotHost, or the refusal for a table that is no lobby."""
        check_lobby(session)
        if not self.moderator:
            check_host(session, self.user_id)
        return [Cancelled()]


@dataclass(frozen=True, slots=True)
class Start:
    """Draw the seats and begin. `salt` is what the table could not choose; it goes into the dice that have no words."""

    user_id: int
    salt: str

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotHost, FirstNotSeated or WrongPlayers, or the refusal for a table that is no lobby."""
        check_lobby(session)
        check_host(session, self.user_id)
        people = [each.user_id for each in session.people]
        if session.first is not None and session.first not in people:
            raise FirstNotSeated(session)
        try:
            session.game.new(len(people), session.options)
        except OptionError as error:
            raise WrongPlayers(session.game, len(people), session) from error
        salt = session.dice_salt(self.salt)
        return [Started(self.salt, tuple(lot(session.row.secret, salt, people, session.first)))]
