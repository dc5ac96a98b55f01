"""The notice: what the message on which a game's thread was opened says of this game."""

from __future__ import annotations

import discord

from cogs.languages import say_at
from cogs.messages.boards import result
from cogs.messages.parts import GOLD, GREEN, Part, image, message, text
from cogs.pictures.pictures import Picture, teller_of
from cogs.words import lobby, places
from cogs.words import table as words
from cogs.words.about import title
from cogs.words.names import bold_names, plain_in
from sessions.session import Session


def notice(session: Session, thread: int, picture: Picture | None = None) -> discord.ui.LayoutView:
    """Who plays in which thread and how the game stands; with `picture`, the result of a finished game."""
    say = say_at(session)
    heading = text(f"## {title(say, session.game.key)}", places.played_in(say, session, thread))
    if picture is not None:
        return message(GOLD, heading, text(result(say, session)[0]), image(picture), *_dice_commitment(session))
    return message(GREEN, heading, text(*_standing(session)), *_dice_commitment(session))


def _standing(session: Session) -> list[str]:
    """How a running game stands, and whose turn it is, in lines."""
    seat, person = session.actor, session.actor_person
    if seat is None or person is None:
        return []
    say, teller, position = say_at(session), teller_of(session), session.position
    turn = [] if session.solo else [places.to_move(say, teller.badge(position, seat), plain_in(say, session, person))]
    return [teller.progress(position, bold_names(say, session)), *turn]


def _dice_commitment(session: Session) -> list[Part]:
    say = say_at(session)
    return [text(f"-# {words.bound_dice(say, session)}", lobby.client_seeds(say, session))]
