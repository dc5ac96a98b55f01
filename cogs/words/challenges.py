"""The texts about challenges between strangers who have met."""

from __future__ import annotations

from cogs.words import clocks, offers
from cogs.words.about import title
from cogs.words.names import bold, plain_in, player_name, safe
from cogs.words.times import when
from sessions.session import Session
from sessions.tables.challenges import ChallengeRow
from words import Words


def named(say: Words, word: str, number: int) -> str:
    """A player name in bold type."""
    return bold(say, player_name(say, word, number))


def terms(say: Words, row: ChallengeRow) -> str:
    """The game and the clock of a challenge, in one line."""
    return say.challenges.terms(game=title(say, row.game), clock=offers.clock(say, row.clock))


def about(say: Words, word: str, number: int, own: str) -> list[str]:
    """What somebody reads before they challenge a stranger; `own` is their own player name, empty if they have none."""
    player = named(say, word, number)
    seen = [say.challenges.seen_as(player=player, name=safe(own))] if own else []
    return [say.challenges.about(player=player), say.challenges.unrated(), *seen]


def made(say: Words, row: ChallengeRow) -> str:
    """The answer to a user who has made a challenge: it stands now."""
    player = named(say, row.word, row.number)
    return say.challenges.made(player=player, terms=terms(say, row), when=when(row.until))


def to_you(say: Words, row: ChallengeRow) -> str:
    """The line about a challenge that its receiver reads: it names the challenger."""
    player = named(say, row.by_word, row.by_number)
    return say.challenges.to_you_line(player=player, terms=terms(say, row), when=when(row.until))


def by_you(say: Words, row: ChallengeRow) -> str:
    """The line about a challenge that its challenger reads: it names the receiver."""
    player = named(say, row.word, row.number)
    return say.challenges.by_you_line(player=player, terms=terms(say, row), when=when(row.until))


def told(say: Words, row: ChallengeRow) -> str:
    """The direct message that tells the receiver of a challenge."""
    player = named(say, row.by_word, row.by_number)
    return say.challenges.told(player=player, terms=terms(say, row), when=when(row.until))


def started(say: Words, session: Session, user_id: int) -> str:
    """The answer to a user who has accepted a challenge: the game starts."""
    return say.challenges.started(game=title(say, session.game.key), player=_other(say, session, user_id))


def called(say: Words, session: Session, user_id: int) -> str:
    """The message to a player when the game of a challenge starts, with the deadline if it is their turn."""
    actor = session.actor_person
    acts = actor is not None and actor.user_id == user_id
    line = say.challenges.called(
        player=_other(say, session, user_id),
        game=title(say, session.game.key),
        theirs=session.host == user_id,
        turn=acts,
    )
    return clocks.after(say, line, session) if acts else line


def _other(say: Words, session: Session, user_id: int) -> str:
    """The other player of a game for two, in bold type."""
    return next(bold(say, plain_in(say, session, each)) for each in session.people if each.user_id != user_id)
