"""Deals of the day and of events: the same cards for everybody, one scored attempt for each person, and scores.

A day lasts from 00:00 to 24:00 UTC. The deal of a day is bound on the day before, at the latest: its secret is chosen
and stored, and its fingerprint can be read. docs/decisions/0037 says what that proves. The deals of a score event are
bound together when it is announced (`tournaments.events.scored`), and played as those of the day.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from msgspec import Struct

from data.errors import AttemptedError
from data.rows import AttemptRow as AttemptRow
from data.rows import DealRow
from data.rows import DealTable as DealTable
from data.store import Store
from rules.catalogue import GAMES
from rules.game import Game
from rules.record import pairs, written
from sessions.dice import commitment
from sessions.failing import failing_as
from sessions.log import Opened, TableEnding, UnknownEntryError, read
from sessions.refusals.base import Damaged, NotKept, NotRead, Outdated
from sessions.refusals.requests import HadAttempt, NoAttempt, NoDeal, Spoils, UnknownSession
from sessions.results.streaks import Streak, day_of, streak
from sessions.session import Session
from sessions.state.deals import Deal, closes, date
from sessions.state.players import Person
from sessions.state.table import Place
from sessions.tables.access import SessionAccess
from sessions.tables.opening import OpenedDeal, Opening, Openings
from sessions.tables.strangers import Strangers

MOST = 10
"""The most people in a table of scores."""

REMEMBERED = 1000
"""The number of attempts whose players are kept in memory."""


def dealt_games() -> list[Game]:
    """The games that can be a deal: for one person, with cards."""
    return [game for game in GAMES.values() if tuple(game.seats) == (1,) and game.draws == "cards"]


class KnownDeal(Struct, frozen=True):
    """What anybody may know of the deal of a day.

    Attributes:
        day (int): the number of the day, counted from 1970-01-01.
        game (str): the key of the game.
        options (dict[str, str]): the options of the game.
        fingerprint (str): the SHA-256 of the secret, 64 hexadecimal digits.
        bound_at (int): since when the fingerprint could be read, in seconds since 1970.
        secret (str): the secret in hexadecimal digits; empty as long as attempts at the deal can count.
    """

    day: int
    game: str
    options: dict[str, str]
    fingerprint: str
    bound_at: int
    secret: str = ""

    @property
    def date(self) -> str:
        """The day as `2026-11-22`."""
        return date(self.day)


class Scored(Struct, frozen=True):
    """Somebody in a table of scores. `person` is None if the viewer may not know who it is."""

    place: int
    person: Person | None
    attempt: AttemptRow
    streak: Streak


def _unseen(attempt: Session) -> bool:
    """Whether an attempt was closed because its first board could not be shown: nobody has seen a card of it."""
    return attempt.ending is not None and attempt.ending.how is TableEnding.NOT_SHOWN and not attempt.moves


def _of_day(attempts: Sequence[AttemptRow], day: int, event: int = 0) -> AttemptRow | None:
    """The attempt of that day among those of a user, in an event or at the deal of the day."""
    return next((each for each in attempts if each.day == day and each.event == event), None)


class Deals:
    """Binds deals, opens attempts and practice tables, and ranks attempts."""

    def __init__(self, access: SessionAccess, store: Store, strangers: Strangers, openings: Openings) -> None:
        self._access = access
        self._store = store
        self._strangers = strangers
        self._openings = openings
        self._bound_until = -1
        self._people: dict[int, Person] = {}
        """Who plays in which session, by its id, for tables of scores; oldest first."""

    @property
    def today(self) -> int:
        """The number of the present day."""
        return day_of(self._access.now())

    async def bind(self) -> None:
        """Bind the deals of today and tomorrow, if that was not done yet. Raises NotKept."""
        today, offered = self.today, dealt_games()
        if self._bound_until > today or not offered:
            return
        wanted = [self._new(day, offered[day % len(offered)]) for day in (today, today + 1)]
        with failing_as(NotKept):
            await self._store.bind_deals(wanted)
        self._bound_until = today + 1

    def of_event(self, event: int, days: Sequence[int], game_key: str) -> list[DealRow]:
        """New deals of these days for a score event, of a game among `dealt_games`. They are not bound yet."""
        return [self._new(day, GAMES[game_key], event) for day in days]

    def _new(self, day: int, game: Game, event: int = 0) -> DealRow:
        """A new deal, which is not bound yet. Its options change from day to day, each through all its values."""
        options = {each.name: each.values[day % len(each.values)] for each in game.options}
        return DealRow(day, game.key, written(options), self._access.new_secret(), self._access.now(), event)

    async def known(self, days: Sequence[int]) -> dict[int, KnownDeal]:
        """The deals of these days, by day, as far as there are any. Raises NotRead or NotKept."""
        await self.bind()
        return {row.day: self.known_of(row) for row in await self._rows(days)}

    def known_of(self, row: DealRow) -> KnownDeal:
        """What anybody may know of this deal now."""
        secret = row.secret.hex() if closes(row.day) <= self._access.now() else ""
        return KnownDeal(row.day, row.game, pairs(row.options.split()), commitment(row.secret), row.bound_at, secret)

    async def _rows(self, days: Sequence[int]) -> list[DealRow]:
        with failing_as(NotRead):
            return await self._store.deals(days)

    # Playing

    async def opening(self, day: int, person: Person, place: Place, guild_id: int, *, scored: bool) -> Opening:
        """The table at which a person plays the deal of a day: to be scored, or to practise it.

        `guild_id` is the server in whose table an attempt counts; 0 for none. Raises NoDeal where there is no such
        deal, HadAttempt for a second attempt, and NoAttempt for practice before the attempt is over.
        """
        await self.bind()
        rows = await self._rows([day])
        if not rows:
            raise NoDeal
        return await self.opening_of(rows[0], person, place, guild_id, scored=scored)

    async def opening_of(self, row: DealRow, person: Person, place: Place, guild_id: int, *, scored: bool) -> Opening:
        """The same for a deal that was read. Raises HadAttempt or NoAttempt."""
        day, instead = row.day, 0
        attempt = await self.attempt(day, person.user_id, row.event)
        if attempt is not None and _unseen(attempt):
            instead, attempt = attempt.id, None
        if scored and attempt is not None:
            raise HadAttempt(attempt)
        if not scored and (attempt is None or not attempt.ended):
            raise NoAttempt(attempt)
        deal = OpenedDeal(Deal(day, scored, row.event), row.secret, guild_id, instead)
        return Opening(row.game, place, [person], pairs(row.options.split()), salt=date(day), deal=deal)

    async def open(self, opening: Opening) -> Session:
        """Open the table. Raises HadAttempt where another process was faster, and what `Openings.open` raises."""
        try:
            return await self._openings.open(opening)
        except AttemptedError as error:
            assert opening.deal is not None, "only an attempt can be the second one"
            deal = opening.deal.deal
            begun = await self.attempt(deal.day, opening.people[0].user_id, deal.event)
            if begun is None:
                raise NotKept from error
            raise HadAttempt(begun) from error

    async def attempt(self, day: int, user_id: int, event: int = 0) -> Session | None:
        """Somebody's attempt at the deal of a day, or of an event; None if they have had none. Raises NotRead."""
        found = _of_day(await self._attempts(user_id), day, event)
        return await self._access.load(found.session_id) if found is not None else None

    async def _attempts(self, user_id: int) -> list[AttemptRow]:
        with failing_as(NotRead):
            return (await self._store.attempts([user_id]))[user_id]

    async def check_looking(self, session: Session, user_id: int) -> None:
        """Check that a user may look through the game of a table. Raises Spoils for cards that they can still play.

        Who sits there may always, and others when their own attempt is over, or when the secret is published.
        """
        if session.deal is None or not session.sealed or session.seat_of(user_id) is not None:
            return
        attempt = await self.attempt(session.deal.day, user_id, session.deal.event)
        if attempt is None or not attempt.ended:
            raise Spoils(session)

    # Scores

    async def own(self, day: int, user_id: int, found: DealTable) -> tuple[Scored | None, Streak]:
        """A user's score in the table `found` of that day, None if they have none; and their streak. Raises NotRead.

        The streak says on how many days in a row they have finished the deal of the day, not given it up.
        """
        attempts = await self._attempts(user_id)
        row, days = _of_day(attempts, day), self._streak(attempts)
        if row is None or found.place is None:
            return None, days
        return Scored(found.place, None, row, days), days

    def _streak(self, attempts: Sequence[AttemptRow]) -> Streak:
        played = [each for each in attempts if not each.event and each.score is not None and not each.given_up]
        return streak((each.day for each in played), self.today)

    async def ranking(
        self, day: int, guild_id: int | None, user_id: int, here: int = 0
    ) -> tuple[DealTable, list[Scored]]:
        """The table of a day in a server, or over all servers if `guild_id` is None, as a user may see it.

        Over all servers, these are named: the user, those whose attempt counts in the server `here` in which the user
        looks (0: in none), and by their player names people who want that. Raises NotRead.
        """
        with failing_as(NotRead):
            found = await self._store.deal_table(day, guild_id, user_id, MOST)
            attempts = await self._store.attempts(each.user_id for each in found.best)
        listed, place = [], 0
        for number, each in enumerate(found.best, 1):
            if number == 1 or each.score != found.best[number - 2].score:
                place = number
            known = guild_id is not None or each.user_id == user_id or (here != 0 and each.guild_id == here)
            person = await self.person(each, known=known)
            listed.append(Scored(place, person, each, self._streak(attempts[each.user_id])))
        return found, listed

    async def person(self, attempt: AttemptRow, *, known: bool) -> Person | None:
        """Whose attempt it is, if that is `known` to the viewer; else their player name, if they want that."""
        if not known:
            return await self._strangers.listed(attempt.user_id)
        if attempt.session_id not in self._people:
            # The game is not replayed for its player's name. A forgotten person has no attempt in any table.
            with suppress(Damaged, UnknownEntryError), failing_as(NotRead):
                row = await self._store.session(attempt.session_id)
                for each in row.entries[:1] if row is not None else ():
                    match read(each.kind, each.facts):
                        case Opened(people=(Person() as person, *_)):
                            self._people[attempt.session_id] = person
            while len(self._people) > REMEMBERED:
                del self._people[next(iter(self._people))]
        return self._people.get(attempt.session_id)

    async def best(self, day: int, user_id: int, here: int = 0) -> tuple[Session, Scored] | None:
        """The best attempt of a day over all servers, and its place in the table, as a user may see it.

        None as long as attempts can count, where nobody has a score, and where the game cannot be read.
        """
        if self._access.now() < closes(day):
            return None
        _, listed = await self.ranking(day, None, user_id, here)
        with suppress(Damaged, Outdated, UnknownSession):
            if listed:
                return await self._access.load(listed[0].attempt.session_id), listed[0]
        return None
