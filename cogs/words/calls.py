"""The calls: what those read who are invited, or who are to move or to answer, in a channel and in direct messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from cogs.words import clocks as time
from cogs.words.about import title
from cogs.words.names import bold, plain_in, safe
from sessions.session import Session
from words import Words
from words.lists import both


def invited(say: Words, session: Session) -> str:
    """A direct message to somebody who was named when a table opened."""
    return say.settings.invited(
        host=bold(say, session.host_name), game=title(say, session.game.key), channel=_channel(session)
    )


def answered(say: Words, session: Session) -> str:
    """A direct message to the host: everybody whom they invited has answered, or somebody has not for a long time."""
    game = title(say, session.game.key)
    if session.invited:
        guests = _silent(session)
        return say.settings.unheard(guests=both(say, guests), number=len(guests), game=game, channel=_channel(session))
    return say.settings.answered(game=game, ready=_ready(session), channel=_channel(session))


def your_turn(say: Words, session: Session, user_id: int) -> str:
    """A direct message to a person who has to move or to answer a question, with the others there and the deadline."""
    what, game, others = _what(say, session, user_id), title(say, session.game.key), _others(say, session, user_id)
    told = say.settings.your_turn(what=what, game=game, others=others, channel=_channel(session))
    return told if what == "asked" else time.after_call(say, told, session)


def called(say: Words, session: Session, user_ids: Sequence[int]) -> str:
    """A message in the channel that calls those who are invited, who are to move or to answer: a line for each reason.

    It is what a phone shows as a notification, so it is plain text.
    """
    words, game = say.settings, title(say, session.game.key)
    if session.state != "lobby":
        return "\n".join(_called_turn(say, session, each) for each in user_ids)
    told, guests = [], [f"<@{each}>" for each in user_ids if each != session.host]
    if guests:
        told.append(words.called_guests(guests=both(say, guests), host=bold(say, session.host_name), game=game))
    if session.host in user_ids:
        told.append(_called_host(say, session))
    return "\n".join(told)


def _called_host(say: Words, session: Session) -> str:
    """The line that calls the host: everybody has answered, or somebody has not for a long time."""
    host, game = f"<@{session.host}>", title(say, session.game.key)
    if not session.invited:
        return say.settings.called_host(host=host, game=game, ready=_ready(session))
    guests = _silent(session)
    return say.settings.called_host_unheard(host=host, guests=both(say, guests), number=len(guests), game=game)


def _silent(session: Session) -> list[str]:
    """The names of those of whose open invitations the host has got a notice, as a notification shows them."""
    return [safe(each.name) for each in session.invited if each.user_id not in session.invited_at]


def your_end(say: Words, session: Session, user_id: int, result: str) -> str:
    """A direct message to a player whose table is closed; `result` says how."""
    words, game, channel = say.settings, title(say, session.game.key), _channel(session)
    if session.state == "cancelled":
        return words.your_table_closed(game=game, channel=channel, result=result)
    if session.alone:
        return words.your_game_alone_over(game=game, channel=channel, result=result)
    others = _others(say, session, user_id)
    return words.your_game_over(game=game, others=others, channel=channel, result=result)


def called_end(say: Words, session: Session, user_ids: Sequence[int], result: str) -> str:
    """The same in the channel, for several players who are mentioned."""
    words, game = say.settings, title(say, session.game.key)
    told = words.called_closed if session.state == "cancelled" else words.called_over
    return told(players=both(say, [f"<@{each}>" for each in user_ids]), game=game, result=result)


def _called_turn(say: Words, session: Session, user_id: int) -> str:
    """The line that calls somebody to move or to answer, with the others there and the deadline."""
    what, game, others = _what(say, session, user_id), title(say, session.game.key), _others(say, session, user_id)
    told = say.settings.called_turn(who=f"<@{user_id}>", what=what, game=game, others=others)
    return told if what == "asked" else time.after_call(say, told, session)


def _others(say: Words, session: Session, user_id: int) -> str:
    """The names of the others at a table, as a notification shows them: without marks."""
    return both(say, [safe(plain_in(say, session, each)) for each in session.people if each.user_id != user_id])


def _channel(session: Session) -> str:
    return f"<#{session.place.channel_id}>"


def _ready(session: Session) -> bool:
    """Whether enough people sit at a table."""
    return len(session.people) in session.game.seats


def _what(say: Words, session: Session, user_id: int) -> Literal["turn", "reminder", "asked"]:
    """What somebody is called for."""
    actor = session.actor_person
    if actor is None or actor.user_id != user_id:
        return "asked"
    return "reminder" if time.reminded(say, session) else "turn"
