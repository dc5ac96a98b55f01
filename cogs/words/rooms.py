"""What people read in the channels that a server has for its games: the list of those that run."""

from __future__ import annotations

from cogs.words import clocks
from cogs.words.about import title
from cogs.words.games import called, called_all
from cogs.words.links import linked
from cogs.words.names import place
from sessions.session import Session
from sessions.tables.overview import Listed
from words import Words


def games(say: Words, listed: Listed) -> list[str]:
    """The list of the games that run in a server, in lines. Moments are shown by Discord, so it never gets old."""
    if not listed.tables:
        return [say.rooms.games_heading(), say.rooms.games_none()]
    left = listed.total - len(listed.tables)
    more = [say.rooms.games_more(number=left)] if left else []
    return [say.rooms.games_heading(), *(_line(say, each.session) for each in listed.tables), *more]


def _line(say: Words, session: Session) -> str:
    """A game: what is played, by whom, whose turn it is and until when, and the way to it."""
    return f"{_game(say, session)} {linked(say.tables.go_to_board(), place(session))}"


def _game(say: Words, session: Session) -> str:
    game, people = title(say, session.game.key), called_all(say, session.people)
    actor = session.actor_person
    if session.paused:
        return say.rooms.game_paused(game=game, people=people)
    if actor is None or len(session.people) == 1:
        return say.rooms.game_nobody(game=game, people=people)
    return clocks.after(say, say.rooms.game_turn(game=game, people=people, who=called(say, actor)), session)
