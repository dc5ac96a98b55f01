"""The pool: somebody wants to play with anybody, of whatever server, who wants the same.

Its offers have the server 0, so they belong to one process. That process alone matches them, two by two, and nothing
that anybody reads when they make an offer depends on who else has made one.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress

from msgspec import Struct

from data.errors import FullError, OfferGoneError, SeatedError
from data.rows import ANY, OfferRow
from data.shards import Shards
from data.store import Store
from sessions.acts import Abandon
from sessions.failing import failing_as
from sessions.people.eligibility import limit_reached, suitable
from sessions.people.settings import StoredSettings
from sessions.people.strangers import (
    ACCOUNT_DAYS,
    CLOCK,
    CLOCKS,
    MOST_A_DAY,
    MOST_APART,
    old_enough_at,
)
from sessions.refusals.base import NotKept, NotRead, Refusal
from sessions.refusals.limits import (
    AccountTooNew,
    ClockRefused,
    DirectClosed,
    NotAgreed,
    NotFromHere,
    TooManyGames,
    TooManyOffers,
    TooManyPoolGames,
)
from sessions.refusals.requests import UnknownGame
from sessions.session import Session
from sessions.state import options
from sessions.state.clock import DAY, MINUTE
from sessions.state.players import Stranger
from sessions.state.table import APART, DIRECT, Place
from sessions.tables.access import SessionAccess
from sessions.tables.books import Books
from sessions.tables.conduct import Conduct
from sessions.tables.nearness import Nearness, again
from sessions.tables.offers import MOST_OFFERS, STANDS, Pair, Terms, offered_games, pair_of, wanted
from sessions.tables.opening import Opening, Openings
from sessions.tables.strangers import Strangers

log = logging.getLogger(__name__)

_LOOKED_AT = 50
"""The most offers that are looked at in one round."""

_CANDIDATES = 100
"""The most offers that are tried for one match, the oldest first."""

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
    """Makes, lists and matches offers to people of all servers.

    Attributes:
        account_days (int): how old an account must be, in days.
    """

    def __init__(
        self,
        access: SessionAccess,
        store: Store,
        settings: StoredSettings,
        openings: Openings,
        strangers: Strangers,
        conduct: Conduct,
        books: Books,
        shards: Shards,
    ) -> None:
        self.account_days = ACCOUNT_DAYS
        self._access = access
        self._store = store
        self._settings = settings
        self._openings = openings
        self._strangers = strangers
        self._conduct = conduct
        self._nearness = Nearness(access, books)
        self._shards = shards
        self._counted_at = -COUNTED_EVERY
        self._counts: dict[str, int] = {}
        self._matched: dict[int, tuple[OfferRow, OfferRow]] = {}
        """The offers that have led to the last games, by the session's id: they may have to stand again."""

    async def check(self, user_id: int, guild_id: int) -> None:
        """Check that a user can make an offer in the pool, from a channel of the server `guild_id` (0: from none).

        It depends on nobody else. Raises NotFromHere, NotAgreed, AccountTooNew, Barred, Paused, DirectClosed,
        TooManyPoolGames, TooManyGames, NotRead or NotKept.
        """
        if guild_id and not (await self._settings.server(guild_id)).pool:
            raise NotFromHere
        if not await self._strangers.has_agreed(user_id):
            raise NotAgreed
        if (wait := old_enough_at(user_id, self.account_days) - self._access.now()) > 0:
            raise AccountTooNew(wait)
        await self._conduct.check(user_id)
        if await self._channel(user_id) is None:
            raise DirectClosed
        with failing_as(NotRead):
            found = await self._store.open_apart([user_id])
        if found[user_id] >= MOST_APART:
            raise TooManyPoolGames(MOST_APART)
        most = await limit_reached(self._settings, user_id)
        if most is not None:
            raise TooManyGames(most)

    async def make(self, user_id: int, wish: PoolWish, beside: OfferRow | None = None) -> OfferRow:
        """Keep an offer, after `check`, and the same one in a server with it (`beside`). Returns the one in the pool.

        Raises UnknownGame, ClockRefused, TooManyOffers, DirectClosed, NotRead or NotKept.
        """
        if wish.terms.game not in (ANY, *offered_games()):
            raise UnknownGame(wish.terms.game)
        if wish.terms.clock not in (ANY, *CLOCKS):
            raise ClockRefused(CLOCKS)
        channel_id, now = await self._channel(user_id), self._access.now()
        if channel_id is None:
            raise DirectClosed
        offer = OfferRow(
            guild_id=DIRECT,
            user_id=user_id,
            game=wish.terms.game,
            clock=wish.terms.clock,
            rated=wish.terms.rated,
            channel_id=channel_id,
            parent_id=0,
            name="",
            language=wish.language,
            moderator=False,
            salt=wish.salt,
            made_at=now,
            until=now + STANDS[wish.stands],
            near=wish.near,
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
            return await self._store.withdraw_offers(
                DIRECT, user_id, None if terms is None else (terms.game, terms.clock, terms.rated)
            )

    async def waiting(self) -> dict[str, int]:
        """How many people waited in the pool some minutes ago, by the game. Show nobody the number. Raises NotRead."""
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
        if not self._shards.own(DIRECT):
            return []
        with failing_as(NotRead):
            found = await self._store.pool_to_look_at(_LOOKED_AT)
        begun, taken = list[Session](), set[tuple[object, ...]]()
        for offer in found:
            if offer.key in taken or offer.until <= self._access.now():
                continue
            for pair in await self._pairs(offer):
                if (session := await self._started(pair)) is not None:
                    begun.append(session)
                    taken |= {pair.older.key, pair.newer.key}
                    break
        waiting: dict[int, list[OfferRow]] = {}
        for each in found:
            if each.key not in taken:
                waiting.setdefault(again(each, self._access.now()), []).append(each)
        for when, offers in waiting.items():
            with failing_as(NotKept):
                await self._store.note_looked_at(offers, when)
        return begun

    async def _started(self, pair: Pair) -> Session | None:
        """The game of two offers; None if it cannot begin, which concerns no other offer."""
        try:
            return await self.start(pair)
        except (NotRead, NotKept):
            raise
        except Refusal as refusal:
            log.warning("Two offers in the pool lead to no game: %r", refusal)
            return None

    async def _pairs(self, offer: OfferRow) -> list[Pair]:
        """The pairs of an offer that could start a game now: those who have not met for longest, then the oldest."""
        with failing_as(NotRead):
            found = await self._store.fitting_offers(offer, _CANDIDATES)
        if not found:
            return []
        welcome = set(await self._suitable(offer.user_id, [each.user_id for each in found]))
        with failing_as(NotRead):
            met = await self._store.met_apart(offer.user_id, self._access.now() - DAY)
        fresh = [
            each
            for each in found
            if each.user_id in welcome and (each.user_id not in met or met[each.user_id].lately < MOST_A_DAY)
        ]
        fresh = await self._nearness.near_enough(offer, fresh)
        fresh.sort(key=lambda each: (met[each.user_id].last if each.user_id in met else 0, each.made_at, each.user_id))
        return [pair_of(offer, each) for each in fresh]

    async def _suitable(self, user_id: int, others: Sequence[int]) -> list[int]:
        """Those of the users `others` with whom a user can be matched now, in their order. Raises NotRead."""
        everybody = list(dict.fromkeys([user_id, *others]))
        with failing_as(NotRead):
            games = await self._store.open_apart(everybody)
        ready = {each for each in everybody if games[each] < MOST_APART and await self._can_play(each)}
        if user_id not in ready:
            return []
        ready -= await self._conduct.apart_from(user_id)
        return await suitable(self._settings, user_id, [each for each in others if each in ready], self._access.now())

    async def _can_play(self, user_id: int) -> bool:
        """Whether somebody still agrees to play with strangers, and can be reached."""
        return await self._strangers.has_agreed(user_id) and await self._channel(user_id) is not None

    async def _channel(self, user_id: int) -> int | None:
        """The id of the channel of somebody's direct messages; None if they have refused the last one."""
        with failing_as(NotRead):
            row = await self._store.direct_of(user_id)
        return row.channel_id or None if row is not None and row.refused_at is None else None

    async def start(self, pair: Pair) -> Session | None:
        """Start the game of two offers, and take them, wherever the same ones stand. Nothing is shown yet.

        None if one of them does not stand any more, or one of the two has as many games as they can have.
        """
        older, newer = pair.older, pair.newer
        names = [await self._strangers.names.drawn(each.user_id) for each in (older, newer)]
        channels = {each.user_id: await self._channel(each.user_id) for each in (older, newer)}
        game = wanted(older.game, newer.game) or self._drawn()
        opening = Opening(
            game_key=game,
            place=Place(DIRECT, APART),
            people=[Stranger.named(each.user_id, each.word, each.number) for each in names],
            table_options={
                options.CLOCK.name: wanted(older.clock, newer.clock) or CLOCK,
                options.RATED.name: wanted(older.rated, newer.rated) or options.RATED.default,
                options.THREAD.name: "direct",
                options.FORFEIT.name: "on",
            },
            salt=newer.salt,
            at_once=True,
            language=older.language,
            offers=(older, newer),
            showings={user_id: channel_id for user_id, channel_id in channels.items() if channel_id is not None},
        )
        if len(opening.showings) < len(channels):
            return None
        with suppress(OfferGoneError, SeatedError):
            session = await self._openings.open(opening)
            self._matched[session.id] = (older, newer)
            while len(self._matched) > _REMEMBERED:
                del self._matched[next(iter(self._matched))]
            return session
        return None

    async def not_shown(self, session: Session) -> bool:
        """Close a game whose first board a player could not be shown. The offers of the others stand again.

        Whether it was closed. Raises NotRead or NotKept.
        """
        gone = session.unreachable
        for offer in self._matched.pop(session.id, ()):
            if offer.user_id not in gone and offer.until > self._access.now():
                with suppress(FullError), failing_as(NotKept):
                    await self._store.make_offer(offer, MOST_OFFERS)
        return await self._access.do_wanted(session.id, lambda found: Abandon() if found.state == "running" else None)

    def _drawn(self) -> str:
        """A game for two who both want to play any."""
        keys = sorted(offered_games())
        return keys[int.from_bytes(self._access.new_secret()[:8]) % len(keys)]
