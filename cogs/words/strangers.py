"""What people read of games with strangers: the page on which they agree, offers to them, and who waits."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.words import offers
from cogs.words.about import title
from cogs.words.clocks import after
from cogs.words.names import bold, plain_in, safe
from cogs.words.times import when
from sessions.session import Session
from sessions.tables.offers import ANY, offered_games, seats_of
from words import Words
from words.lists import both

_FEW, _MANY = 2, 5
"""From how many people on “a few” and “many” of them wait: nobody reads how many they are."""


def page(say: Words, name: str, agreed: int) -> list[str]:
    """What strangers see of somebody, and what they never see, in paragraphs.

    `agreed`: since when they agree; 0 if they do not.
    """
    words = say.strangers
    seen = f"{words.they_see(name=safe(name))}\n{words.they_never_see()}"
    return [
        words.about(),
        seen,
        words.in_lists(),
        say.challenges.on_page(),
        words.i_write(),
        *([words.agreed(when=when(agreed))] if agreed else []),
    ]


def waiting(say: Words, numbers: Mapping[tuple[str, int], int]) -> list[str]:
    """A line for each game that people offer to strangers.

    `numbers`: how many they were, by the game, or ANY, and the number of seats.
    """
    known = [(game, seats) for game in (ANY, *offered_games()) for seats in seats_of(game)]
    return [_waits(say, offers.pool_game(say, *each), numbers[each]) for each in known if numbers.get(each)]


def _waits(say: Words, game: str, number: int) -> str:
    if number < _FEW:
        return say.strangers.waits(game=game, many="someone")
    return say.strangers.waits(game=game, many="several" if number < _MANY else "crowd")


def called(say: Words, session: Session, user_id: int) -> str:
    """The message to a player whom the bot has matched with strangers, with the deadline if it is their turn."""
    actor = session.actor_person
    acts = actor is not None and actor.user_id == user_id
    others = [bold(say, plain_in(say, session, each)) for each in session.people if each.user_id != user_id]
    game, number = title(say, session.game.key), len(others)
    line = say.strangers.called(opponents=both(say, others), number=number, game=game, turn=acts)
    return after(say, line, session) if acts else line
