"""What people read about open offers: their terms, lists of them, and the calls when they lead to a game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Literal

from cogs.words import clocks
from cogs.words import settings as setting_words
from cogs.words.about import title
from cogs.words.names import bold, bold_in
from cogs.words.times import when
from sessions.log import Matched
from sessions.session import Session
from sessions.tables.offers import ANY, OfferRow, Terms, offered_games
from words import Words
from words.lists import both, either

_TIMES: Mapping[str, Literal["hour", "six-hours", "day", "three-days", "week"]] = {
    "1h": "hour",
    "6h": "six-hours",
    "1d": "day",
    "3d": "three-days",
    "1w": "week",
}
"""For how long an offer stands, as the custom ids and as the messages have it."""

_RATED: Mapping[str, Literal["rated", "casual", "either"]] = {"yes": "rated", "no": "casual", ANY: "either"}
"""Whether a game counts for the ratings, as the offers and as the messages have it."""


def game(say: Words, key: str) -> str:
    """The game of an offer."""
    return say.offers.any_game() if key == ANY else title(say, key)


def pool_game(say: Words, key: str, seats: int) -> str:
    """The game of an offer to strangers, with the number of players where there are more than two."""
    called = game(say, key)
    return called if seats == 2 else say.strangers.game_for(game=called, seats=seats)


def clock(say: Words, value: str) -> str:
    """The clock of an offer, as a label."""
    return say.offers.any_clock() if value == ANY else setting_words.clocks(say)[value]


def rated(say: Words, value: str) -> str:
    """Whether the game of an offer counts for the ratings, as a label."""
    return say.offers.rated(rated=_RATED[value])


def stands(say: Words, value: str) -> str:
    """For how long an offer stands, as a label."""
    return say.offers.stands(time=_TIMES[value])


def challenge_stands(say: Words, value: str) -> str:
    """For how long a challenge stands, as a label."""
    return say.challenges.stands(time=_TIMES[value])


def terms(say: Words, wanted: Terms) -> str:
    """What an offer says, in one line."""
    return say.offers.terms(game=game(say, wanted.game), clock=clock(say, wanted.clock), rated=_RATED[wanted.rated])


def offer_terms(say: Words, offer: OfferRow) -> str:
    """What an offer says, in one line, and whether it is for strangers."""
    if offer.guild_id:
        return terms(say, Terms.of(offer))
    called = pool_game(say, offer.game, offer.seats)
    return say.strangers.terms(game=called, clock=clock(say, offer.clock), rated=_RATED[offer.rated])


def readable(offers: Iterable[OfferRow]) -> list[OfferRow]:
    """Those offers whose terms this version of the bot knows: a game may have left the catalogue."""
    known = {ANY, *offered_games()}
    return [each for each in offers if each.game in known]


def offered(say: Words, offer: OfferRow) -> str:
    """Tells somebody that their offer stands."""
    return say.offers.offered(terms=offer_terms(say, offer), when=when(offer.until))


def own(say: Words, offers: Sequence[OfferRow]) -> list[str]:
    """Somebody's own offers, a line each, below a heading; nothing if there are none."""
    if not offers:
        return []
    lines = [say.offers.own_line(terms=offer_terms(say, each), when=when(each.until)) for each in offers]
    return [say.offers.yours(), *lines]


def listed(say: Words, offers: Mapping[Terms, int], number: int, most: int) -> list[str]:
    """The list of a server's offers: those with the same terms in one line, with since when the first of them stands.

    `number`: how many offers there are; at most `most` lines.
    """
    lines = [say.offers.line(terms=terms(say, each), when=when(since)) for each, since in offers.items()]
    more = [say.offers.more(more=len(lines) - most)] if len(lines) > most else []
    return [say.offers.list_heading(offers=number), *lines[:most], *more]


def started(say: Words, session: Session, user_id: int) -> str:
    """Tells somebody that their offer has led to a game."""
    return say.offers.started(game=title(say, session.game.key), who=_opponents(say, session, user_id))


def watching(say: Words, games: Collection[str]) -> str:
    """Tells somebody of which offers they will be told."""
    if not games:
        return say.offers.not_watching()
    if ANY in games:
        return say.offers.watching_any()
    return say.offers.watching(games=either(say, [game(say, each) for each in sorted(games)]))


def told(say: Words, offer: OfferRow, server: str) -> list[str]:
    """A direct message to somebody who wants notifications of offers. `server` is the name of the server."""
    line = terms(say, Terms.of(offer))
    return [
        say.offers.told(server=bold(say, server), terms=line, when=when(offer.until)),
        f"-# {say.offers.told_note()}",
    ]


# The calls when a game starts


def is_new(session: Session, user_id: int) -> bool:
    """Whether the game of a user has just begun by their offer, so that they are called for that."""
    last = session.log[session.last_call - 1] if session.last_call else None
    return isinstance(last, Matched) and user_id in session.called_users


def called(say: Words, session: Session, user_id: int) -> str:
    """The call in the channel to somebody whose offer has led to a game, with the deadline if it is their turn."""
    line = say.offers.called(
        who=f"<@{user_id}>",
        opponent=_opponents(say, session, user_id),
        game=title(say, session.game.key),
        turn=_acts(session, user_id),
    )
    return clocks.after(say, line, session) if _acts(session, user_id) else line


def direct(say: Words, session: Session, user_id: int) -> str:
    """The same as a direct message."""
    line = say.offers.direct(
        opponent=_opponents(say, session, user_id),
        game=title(say, session.game.key),
        channel=f"<#{session.place.channel_id}>",
        turn=_acts(session, user_id),
    )
    return clocks.after(say, line, session) if _acts(session, user_id) else line


def _acts(session: Session, user_id: int) -> bool:
    actor = session.actor_person
    return actor is not None and actor.user_id == user_id


def _opponents(say: Words, session: Session, user_id: int) -> str:
    return both(say, [bold_in(say, session, each) for each in session.people if each.user_id != user_id])
