"""What people read of games with strangers: the page on which they agree, offers to them, and who waits."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.words import offers
from cogs.words.about import title
from cogs.words.clocks import after
from cogs.words.names import bold, plain_in, safe
from cogs.words.times import when
from sessions.session import Session
from sessions.tables.offers import ANY, offered_games
from words import Words

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
        words.i_write(),
        *([words.agreed(when=when(agreed))] if agreed else []),
    ]


def waiting(say: Words, numbers: Mapping[str, int]) -> list[str]:
    """A line for each game that people offer to strangers. `numbers`: how many they were, by the game, or ANY."""
    known = [each for each in (ANY, *offered_games()) if numbers.get(each)]
    return [_waits(say, offers.game(say, each), numbers[each]) for each in known]


def _waits(say: Words, game: str, number: int) -> str:
    if number < _FEW:
        return say.strangers.waits(game=game, many="someone")
    return say.strangers.waits(game=game, many="several" if number < _MANY else "crowd")


def called(say: Words, session: Session, user_id: int) -> str:
    """The message to a player whom the bot has matched with a stranger, with the deadline if it is their turn."""
    actor = session.actor_person
    acts = actor is not None and actor.user_id == user_id
    others = [plain_in(say, session, each) for each in session.people if each.user_id != user_id]
    line = say.strangers.called(opponent=bold(say, others[0]), game=title(say, session.game.key), turn=acts)
    return after(say, line, session) if acts else line
