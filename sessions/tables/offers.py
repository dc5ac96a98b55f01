"""Open offers: somebody wants to play with anybody in a server who wants the same. They are matched two by two.

An offer is kept first, and then looked for a match. So of two that are made in the same instant, whichever process is
later sees both; and the store lets only one process take them. Nobody learns with whom they were not matched.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from msgspec import Struct

from data.errors import FullError, OfferGoneError, SeatedError
from data.rows import ANY as ANY
from data.rows import OfferRow as OfferRow
from data.shards import Shards
from data.store import Store
from rules.catalogue import GAMES
from rules.game import Game
from sessions.failing import failing_as
from sessions.people.eligibility import limit_reached, suitable
from sessions.people.settings import ServerSettings, StoredSettings
from sessions.refusals.base import NotKept, NotRead
from sessions.refusals.limits import ClockRefused, TooManyGames, TooManyOffers
from sessions.refusals.requests import UnknownGame
from sessions.session import Session
from sessions.state.clock import DAY, HOUR
from sessions.state.options import CLOCK, RATED, THREAD
from sessions.state.players import Person
from sessions.state.table import Place
from sessions.tables.access import SessionAccess
from sessions.tables.opening import Opening, Openings

STANDS = {"1h": HOUR, "6h": 6 * HOUR, "1d": DAY, "3d": 3 * DAY, "1w": 7 * DAY}
"""For how many seconds an offer can stand."""

MOST_OFFERS = 3
"""The most offers that somebody can have in a server at a time."""

LISTED = 200
"""The most offers of a server that are listed."""

_CANDIDATES = 100
"""The most offers that are tried for one match, the oldest first."""

_LOOKED_AT = 50
"""The most offers that are looked at in one round."""

LOOK_AGAIN = HOUR // 2
"""Seconds between two looks at an offer: somebody's settings may have changed, or one of their games has ended."""

TOLD_EVERY = DAY
"""Seconds between two messages that tell somebody of offers."""

_TOLD = 10
"""The most people who are notified of one offer."""


class Terms(Struct, frozen=True):
    """What somebody offers to play.

    Attributes:
        game (str): the key of a game, or ANY.
        clock (str): the value of the table option `clock`, or ANY.
        rated (str): the value of the table option `rated`, or ANY.
        seats (int): how many people play; more than two in the pool only.
    """

    game: str
    clock: str
    rated: str
    seats: int = 2

    @classmethod
    def of(cls, offer: OfferRow) -> Terms:
        """The terms of an offer."""
        return cls(*offer.terms)

    @property
    def key(self) -> tuple[str, str, str, int]:
        """The terms as the store has them."""
        return self.game, self.clock, self.rated, self.seats


class Pair(Struct, frozen=True):
    """Two offers that fit each other.

    Attributes:
        older (OfferRow): the one that was made first. The table opens in its channel, and its user is the host.
        newer (OfferRow): the other one.
    """

    older: OfferRow
    newer: OfferRow


def offered_games() -> dict[str, Game]:
    """The games that can be offered, by key: those that two can play."""
    return {key: game for key, game in GAMES.items() if 2 in game.seats}


def drawn_game(secret: bytes) -> str:
    """The key of a game for people who all want to play any, drawn with a new secret."""
    keys = sorted(offered_games())
    return keys[int.from_bytes(secret[:8]) % len(keys)]


def seats_of(game_key: str) -> list[int]:
    """How many people can play a game that strangers are offered. Who takes any game plays with one other."""
    game = offered_games().get(game_key)
    return [2] if game is None else [each for each in game.seats if each > 1]


OFFERED_CLOCK = "3d"
"""The clock of games that strangers find by offers, unless the server prefers another: silence would stop them."""


def usual_clock(server: ServerSettings) -> str:
    """The clock of an offer for which somebody has chosen none."""
    none = server.clock == CLOCK.default and OFFERED_CLOCK in server.clocks
    return OFFERED_CLOCK if none else server.clock


def place_of(offer: OfferRow) -> Place:
    """Where an offer was made."""
    return Place(offer.guild_id, offer.channel_id, offer.parent_id)


class Offers:
    """Makes, lists and matches offers."""

    def __init__(
        self, access: SessionAccess, store: Store, settings: StoredSettings, openings: Openings, shards: Shards
    ) -> None:
        self._access = access
        self._store = store
        self._settings = settings
        self._openings = openings
        self._shards = shards

    async def make(self, offer: OfferRow) -> None:
        """Keep an offer. One of the same person with the same terms stands longer by that.

        Raises UnknownGame, ClockRefused, TooManyGames, TooManyOffers or NotKept.
        """
        if offer.game not in (ANY, *offered_games()):
            raise UnknownGame(offer.game)
        server = await self._settings.server(offer.guild_id)
        if offer.clock not in (ANY, *server.clocks):
            raise ClockRefused(server.clocks)
        most = await limit_reached(self._settings, offer.user_id)
        if most is not None:
            raise TooManyGames(most)
        try:
            with failing_as(NotKept):
                await self._store.make_offer(offer, MOST_OFFERS)
        except FullError as error:
            raise TooManyOffers(MOST_OFFERS) from error

    async def pairs(self, offer: OfferRow) -> list[Pair]:
        """The pairs of an offer that could start a game now, those with the oldest other offer first. Raises NotRead.

        Both people go together, and neither is away or plays enough games already; the server allows the game.
        """
        with failing_as(NotRead):
            found = await self._store.fitting_offers(offer, _CANDIDATES)
        if not found:
            return []
        server = await self._settings.server(offer.guild_id)
        now = self._access.now()
        welcome = set(await suitable(self._settings, offer.user_id, [each.user_id for each in found], now))
        pairs = (pair_of(offer, each) for each in found if each.user_id in welcome)
        return [each for each in pairs if _allowed(each, server)]

    async def start(self, pair: Pair, *, thread: bool = False) -> Session | None:
        """Start the game of two offers, and take them. None if one of them does not stand any more.

        None too, and both offers stand, if one of the two people sits at as many tables as they want to by now.

        `thread`: the game is to be in a thread of its own, which keeps the channel free.

        Raises ServerFull if the server wants no more tables now; then both offers stand.
        """
        server = await self._settings.server(pair.older.guild_id)
        older, newer = pair.older, pair.newer
        game = wanted(older.game, newer.game) or drawn_game(self._access.new_secret())
        clock = wanted(older.clock, newer.clock) or usual_clock(server)
        rated = wanted(older.rated, newer.rated) or RATED.default
        opening = Opening(
            game_key=game,
            place=place_of(older),
            people=[Person(each.user_id, each.name) for each in (older, newer)],
            table_options={CLOCK.name: clock, RATED.name: rated, THREAD.name: "on" if thread else "off"},
            salt=newer.salt,
            at_once=True,
            language=older.language,
            offers=(older, newer),
        )
        with suppress(OfferGoneError, SeatedError):
            return await self._openings.open(opening)
        return None

    async def standing(self, guild_id: int) -> list[OfferRow]:
        """The offers of a server, the oldest first, at most LISTED. Raises NotRead."""
        with failing_as(NotRead):
            return await self._store.offers_in(guild_id, LISTED)

    async def of(self, user_id: int, guild_id: int | None = None) -> list[OfferRow]:
        """The offers of a user, the oldest first: in one server or in all. Raises NotRead."""
        with failing_as(NotRead):
            found = await self._store.offers_of(user_id)
        return [each for each in found if guild_id in (None, each.guild_id)]

    async def withdraw(self, guild_id: int, user_id: int, terms: Terms | None = None) -> int:
        """End the offer of a user with these terms in a server, or all of theirs there; how many stood.

        Raises NotKept.
        """
        with failing_as(NotKept):
            return await self._store.withdraw_offers(guild_id, user_id, None if terms is None else terms.key)

    async def end_channel(self, channel_id: int) -> None:
        """End the offers that were made in a channel or thread that was deleted. Raises NotKept."""
        with failing_as(NotKept):
            await self._store.end_offers_in(channel_id)

    async def to_look_at(self) -> list[OfferRow]:
        """The offers of this process's servers that are to be looked at now: most of them stand, some have ended.

        They are not returned again for LOOK_AGAIN seconds, and those that have ended never. Raises NotRead or NotKept.
        """
        with failing_as(NotRead):
            found = await self._store.offers_to_look_at(_LOOKED_AT, self._shards)
        if found:
            with failing_as(NotKept):
                await self._store.note_looked_at(found, self._access.now() + LOOK_AGAIN)
        return [each for each in found if each.until > self._access.now()]

    # Who wants notifications of offers

    async def watched(self, user_id: int, guild_id: int) -> frozenset[str]:
        """The games of which a user wants notifications in a server, or ANY. Raises NotRead."""
        with failing_as(NotRead):
            found = await self._store.watches(user_id)
        return frozenset(each.game for each in found if each.guild_id == guild_id)

    async def watch(self, guild_id: int, user_id: int, games: Iterable[str]) -> frozenset[str]:
        """Have a user notified of offers of these games in a server, and of no others there. Returns the games.

        Raises UnknownGame or NotKept.
        """
        wanted = frozenset(games)
        for each in wanted:
            if each not in (ANY, *offered_games()):
                raise UnknownGame(each)
        with failing_as(NotKept):
            await self._store.change_watches(guild_id, user_id, wanted)
        return wanted

    async def to_tell(self, offer: OfferRow) -> list[int]:
        """Who could be notified of an offer: they want to be, and could be matched with it. Raises NotRead."""
        with failing_as(NotRead):
            found = await self._store.watchers(offer, self._access.now() - TOLD_EVERY, _TOLD)
        return await suitable(self._settings, offer.user_id, found, self._access.now()) if found else []

    async def note_told(self, user_id: int) -> bool:
        """Note that a user is notified of an offer now; False if they were in the last day. Raises NotKept."""
        with failing_as(NotKept):
            return await self._store.note_told(user_id, self._access.now() - TOLD_EVERY)

    # For /privacy

    async def about(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """What is stored of a user: their offers, and of which they want to be told. Empty lists are left out."""
        with failing_as(NotRead):
            offers, watches = await self._store.offers_of(user_id), await self._store.watches(user_id)
        found: dict[str, list[dict[str, Any]]] = {
            "open offers": [
                {
                    "server": str(each.guild_id) if each.guild_id else "any",
                    "channel": str(each.channel_id),
                    "game": each.game,
                    "clock": each.clock,
                    "rated": each.rated,
                    "players": each.seats,
                    "near your rating at first": each.near,
                    "your name": each.name,
                    "made": each.made_at,
                    "ends": each.until,
                }
                for each in offers
            ],
            "offers of which you want to be told": [
                {"server": str(each.guild_id), "game": each.game, "last told": each.told_at or None} for each in watches
            ],
        }
        return {name: listed for name, listed in found.items() if listed}


def wanted(*values: str) -> str | None:
    """What offers that fit want of one of their terms; None if all of them take anything."""
    return next((each for each in values if each != ANY), None)


def pair_of(one: OfferRow, other: OfferRow) -> Pair:
    """Two offers that fit each other, as a pair."""
    older, newer = sorted((one, other), key=lambda each: (each.made_at, each.user_id))
    return Pair(older, newer)


def _allowed(pair: Pair, server: ServerSettings) -> bool:
    """Whether the server allows the game of two offers: they may be older than its settings."""
    clocks = {pair.older.clock, pair.newer.clock} - {ANY}
    here = not server.channels or not server.channels.isdisjoint(place_of(pair.older).channel_ids)
    return here and clocks <= {*server.clocks} and (server.openers == "everyone" or pair.older.moderator)
