"""The pool: somebody wants to play with anybody, of whatever server, who wants the same.

Its offers have the server 0, so they belong to one process. That process alone matches them, and nothing
that anybody reads when they make an offer depends on who else has made one.
"""

from __future__ import annotations

import logging
from contextlib import suppress

from msgspec import Struct

from data.errors import FullError
from data.rows import ANY, OfferRow
from data.shards import Shards
from data.store import Store
from sessions.acts import Abandon
from sessions.failing import failing_as
from sessions.people.strangers import CLOCK, CLOCKS, RATED_SEATS
from sessions.refusals.base import NotKept, NotRead, Refusal
from sessions.refusals.limits import ClockRefused, DirectClosed, TooManyOffers
from sessions.refusals.requests import UnknownGame
from sessions.session import Session
from sessions.state import options
from sessions.state.clock import MINUTE
from sessions.state.players import Stranger
from sessions.state.table import DIRECT
from sessions.tables.access import SessionAccess
from sessions.tables.company import Company, Group
from sessions.tables.direct import Direct
from sessions.tables.nearness import again
from sessions.tables.offers import MOST_OFFERS, STANDS, Terms, drawn_game, offered_games, seats_of, wanted
from sessions.tables.opening import Opening
from sessions.tables.stranger_games import PLACE, StrangerGames
from sessions.tables.strangers import Strangers

log = logging.getLogger(__name__)

_LOOKED_AT = 50
"""The most offers that are looked at in one round."""

_REMEMBERED = 1000
"""For how many games it is remembered from which offers they come."""

COUNTED_EVERY = 10 * MINUTE
"""Seconds between two counts of who waits: nobody can see by them what comes of an offer of theirs."""


class PoolWish(Struct, frozen=True):
    """What somebody offers to strangers.

    Attributes:
        terms (Terms): the game, the clock, and whether it is rated.
        stands (str): for how long the offer stands: a key of STANDS.
        salt (str): the id of the interaction, which goes into the dice.
        language (str): the language of the table that it may lead to (BCP 47).
        near (bool): whether others of about the same rating are wanted at first.
    """

    terms: Terms
    stands: str
    salt: str
    language: str
    near: bool = False


class Pool:
    """Makes, lists and matches offers to people of all servers."""

    def __init__(
        self,
        access: SessionAccess,
        store: Store,
        strangers: Strangers,
        direct: Direct,
        company: Company,
        games: StrangerGames,
        shards: Shards,
    ) -> None:
        self._access = access
        self._store = store
        self._strangers = strangers
        self._direct = direct
        self._company = company
        self._games = games
        self._shards = shards
        self._counted_at = -COUNTED_EVERY
        self._counts: dict[tuple[str, int], int] = {}
        self._matched: dict[int, Group] = {}
        """The offers that have led to the last games, by the session's id: they may have to stand again."""

    @property
    def here(self) -> bool:
        """Whether the pool belongs to this process."""
        return self._shards.own(DIRECT)

    async def make(self, user_id: int, wish: PoolWish, beside: OfferRow | None = None) -> OfferRow:
        """Keep an offer, and with it the same one in a server (`beside`). Returns the one in the pool.

        `Admission.check` comes before.

        Raises UnknownGame, ClockRefused, TooManyOffers, DirectClosed, NotRead or NotKept.
        """
        if wish.terms.game not in (ANY, *offered_games()) or wish.terms.seats not in seats_of(wish.terms.game):
            raise UnknownGame(wish.terms.game)
        if wish.terms.clock not in (ANY, *CLOCKS):
            raise ClockRefused(CLOCKS)
        channel_id, now = await self._direct.open_channel(user_id), self._access.now()
        if channel_id is None:
            raise DirectClosed
        offer = OfferRow(
            guild_id=DIRECT,
            user_id=user_id,
            game=wish.terms.game,
            clock=wish.terms.clock,
            rated=wish.terms.rated if wish.terms.seats in RATED_SEATS else "no",
            channel_id=channel_id,
            parent_id=0,
            name="",
            language=wish.language,
            moderator=False,
            salt=wish.salt,
            made_at=now,
            until=now + STANDS[wish.stands],
            near=wish.near,
            seats=wish.terms.seats,
        )
        try:
            with failing_as(NotKept):
                await self._store.make_offer(offer, MOST_OFFERS, beside)
        except FullError as error:
            raise TooManyOffers(MOST_OFFERS) from error
        return offer

    async def of(self, user_id: int) -> list[OfferRow]:
        """The offers of a user in the pool, the oldest first. Raises NotRead."""
        with failing_as(NotRead):
            return [each for each in await self._store.offers_of(user_id) if not each.guild_id]

    async def withdraw(self, user_id: int, terms: Terms | None = None) -> int:
        """End the offer of a user with these terms in the pool, or all of theirs; how many stood. Raises NotKept."""
        with failing_as(NotKept):
            return await self._store.withdraw_offers(DIRECT, user_id, None if terms is None else terms.key)

    async def waiting(self) -> dict[tuple[str, int], int]:
        """How many people waited in the pool some minutes ago, by the game and the number of seats. Raises NotRead.

        Show nobody how many they are.
        """
        now = self._access.now()
        if now - self._counted_at >= COUNTED_EVERY:
            with failing_as(NotRead):
                self._counts, self._counted_at = await self._store.pool_sizes(), now
        return self._counts

    # Matching

    async def look(self) -> list[Session]:
        """Match the offers that are new, or are to be looked at again; the games that begin. Nothing is shown yet.

        Where the pool belongs to another process, nothing is done. Raises NotRead or NotKept.
        """
        if not self.here:
            return []
        with failing_as(NotRead):
            found = await self._store.pool_to_look_at(_LOOKED_AT)
        begun, taken = list[Session](), set[tuple[object, ...]]()
        for offer in found:
            if offer.key in taken or offer.until <= self._access.now():
                continue
            async for group in self._company.groups(offer):
                if (session := await self._started(group)) is not None:
                    begun.append(session)
                    taken |= {each.key for each in group}
                    break
        waiting: dict[int, list[OfferRow]] = {}
        for each in found:
            if each.key not in taken:
                waiting.setdefault(again(each, self._access.now()), []).append(each)
        for when, offers in waiting.items():
            with failing_as(NotKept):
                await self._store.note_looked_at(offers, when)
        return begun

    async def _started(self, group: Group) -> Session | None:
        """The game of these offers; None if it cannot begin, which concerns no other offer."""
        try:
            return await self.start(group)
        except (NotRead, NotKept):
            raise
        except Refusal as refusal:
            log.warning("Offers in the pool lead to no game: %r", refusal)
            return None

    async def start(self, group: Group) -> Session | None:
        """Start the game of these offers, and take them, wherever the same ones stand. Nothing is shown yet.

        None if one of them does not stand any more, or somebody has as many games as they can have.
        """
        names = [await self._strangers.names.drawn(each.user_id) for each in group]
        session = await self._games.begin(
            Opening(
                game_key=wanted(*(each.game for each in group)) or drawn_game(self._access.new_secret()),
                place=PLACE,
                people=[Stranger.named(each.user_id, each.word, each.number) for each in names],
                table_options={
                    options.CLOCK.name: wanted(*(each.clock for each in group)) or CLOCK,
                    options.RATED.name: wanted(*(each.rated for each in group)) or options.RATED.default,
                },
                salt=group[-1].salt,
                language=group[0].language,
                offers=group,
            )
        )
        if session is not None:
            self._matched[session.id] = group
            while len(self._matched) > _REMEMBERED:
                del self._matched[next(iter(self._matched))]
        return session

    async def not_shown(self, session: Session) -> bool:
        """Close a game whose first board a player could not be shown. The offers of the others stand again.

        Returns whether it was closed. Raises NotRead or NotKept.
        """
        gone = session.unreachable
        for offer in self._matched.pop(session.id, ()):
            if offer.user_id not in gone and offer.until > self._access.now():
                with suppress(FullError), failing_as(NotKept):
                    await self._store.make_offer(offer, MOST_OFFERS)
        return await self._access.do_wanted(session.id, lambda found: Abandon() if found.state == "running" else None)
