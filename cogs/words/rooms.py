"""What people read of games elsewhere than at their tables: in lists, in channels for results, and as followers."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.words import clocks
from cogs.words.about import title
from cogs.words.games import called, called_all, channel
from cogs.words.names import linked, place, plain_names
from render.kit.texts import clip
from sessions.session import Session
from sessions.tables.news import Follows
from sessions.tables.overview import Listed
from words import Words
from words.lists import both


def games(say: Words, listed: Listed) -> list[str]:
    """The list of the games that run in a server, in lines. Moments are shown by Discord, so it never gets old."""
    if not listed.tables:
        return [say.rooms.games_heading(), say.rooms.games_none()]
    left = listed.total - len(listed.tables)
    more = [say.rooms.games_more(number=left)] if left else []
    return [say.rooms.games_heading(), *(game_line(say, each.session) for each in listed.tables), *more]


def game_line(say: Words, session: Session) -> str:
    """A game: what is played, by whom, whose turn it is and until when, where, and the way to it."""
    told = (_game(say, session), channel(session), linked(say.tables.go_to_board(), place(session)))
    return " ".join(each for each in told if each)


def _game(say: Words, session: Session) -> str:
    game, people = title(say, session.game.key), called_all(say, session.people)
    actor = session.actor_person
    if session.paused:
        return say.rooms.game_paused(game=game, people=people)
    if actor is None or len(session.people) == 1:
        return say.rooms.game_nobody(game=game, people=people)
    return clocks.after(say, say.rooms.game_turn(game=game, people=people, who=called(say, actor)), session)


def result_of(say: Words, session: Session) -> str:
    """Above the result of a finished game: what was played, by whom, and the way to it."""
    told = say.rooms.result_of(game=title(say, session.game.key), people=called_all(say, session.people))
    return f"{told} {linked(say.tables.go_to_board(), place(session))}"


# To followers


def following(say: Words, session: Session, what: Follows | None) -> str:
    """Which notifications the user gets of a game; None: they do not follow it."""
    words, people = say.rooms, called_all(say, session.people)
    if session.ended:
        return words.follow_over(people=people)
    told = {"turns": words.follow_turns, "end": words.follow_end, None: words.follow_not}
    return told[what](people=people)


def followed_turn(say: Words, session: Session) -> str:
    """A direct message: whose turn it is in a game, and until when."""
    game, people = title(say, session.game.key), called_all(say, session.people)
    told = say.rooms.followed_turn(game=game, people=people, channel=channel(session), who=_actor(say, session))
    return clocks.after(say, told, session)


def called_turn(say: Words, session: Session, user_ids: Sequence[int]) -> str:
    """The same in the game's channel, for several users who are mentioned."""
    game = title(say, session.game.key)
    told = say.rooms.called_turn(mentions=_mentions(say, user_ids), game=game, who=_actor(say, session))
    return clocks.after(say, told, session)


def followed_end(say: Words, session: Session, result: str) -> str:
    """A direct message: how a game ended."""
    game, people = title(say, session.game.key), called_all(say, session.people)
    return say.rooms.followed_end(game=game, people=people, channel=channel(session), result=result)


def called_end(say: Words, session: Session, user_ids: Sequence[int], result: str) -> str:
    """The same in the game's channel, for several users who are mentioned."""
    game = title(say, session.game.key)
    return say.rooms.called_end(mentions=_mentions(say, user_ids), game=game, result=result)


def _actor(say: Words, session: Session) -> str:
    return called(say, session.actor_person) if session.actor_person is not None else say.names.somebody()


def _mentions(say: Words, user_ids: Sequence[int]) -> str:
    return both(say, [f"<@{each}>" for each in user_ids])


def game_label(say: Words, session: Session) -> str:
    """A game in a menu: what is played, and by whom."""
    people = both(say, plain_names(say, session))
    return clip(say.rooms.followed_game(game=title(say, session.game.key), people=people), 100)
