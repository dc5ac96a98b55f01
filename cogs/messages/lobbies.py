"""A lobby as a message, and what is left of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle

from cogs.interactions.components import Button, button, row, rows_of
from cogs.interactions.forms import form
from cogs.interactions.ids import Press
from cogs.messages.parts import GREEN, GREY, Part, addressed, guide_button, message, rules_button, text, with_thumbnail
from cogs.pictures.pictures import Picture
from cogs.words import lobby as words
from cogs.words.about import about, title
from cogs.words.table import bound_dice
from cogs.words.table_options import table_option_value
from sessions.dice.draws import WORD
from sessions.session import Session
from sessions.state.options import AUTO, SEATING

if TYPE_CHECKING:
    from rules.game import Option


def lobby(session: Session, picture: Picture) -> discord.ui.LayoutView:
    """The lobby: the game with a small picture, who sits there, what was chosen, who may start."""
    number = session.id
    heading = text(f"## {title(session.game.key)}", words.opens(session), f"-# {about(session.game.key).summary}")
    return message(
        GREEN,
        with_thumbnail(heading, picture),
        text(*words.seats(session), words.calls([addressed(session, each) for each in session.invited])),
        text(*(f"-# {line}" for line in (words.chosen(session), words.who_starts(session)) if line)),
        text(f"-# {words.fingerprint(session)}", words.client_seeds(session)),
        *_answers(session),
        row(
            *_join(session),
            # At which version the lobby was made: of one that was not noted, nothing else tells whom it has called.
            button(words.LEAVE, Press("leave", number, session.version)),
            button(words.START, Press("start", number), ButtonStyle.primary, disabled=not words.ready(session)),
            button(words.CANCEL, Press("cancel", number), ButtonStyle.danger),
        ),
        row(
            button(words.OPTIONS, Press("options", number)),
            button(words.INVITE, Press("inviting", number), disabled=session.free <= 0),
            button(words.DETAILS, Press("details", number)),
            rules_button(session),
            guide_button(session.game.key),
        ),
        *rows_of(list(_switches(session))),
    )


def _join(session: Session) -> list[Button]:
    """The button of those who are not invited; at a table by invitation there is none."""
    if session.table_options[SEATING.name] == "invited":
        return []
    return [button(words.JOIN, Press("join", session.id), ButtonStyle.success, disabled=session.free <= 0)]


def _answers(session: Session) -> list[Part]:
    """The buttons of those who are invited."""
    if not session.invited:
        return []
    accept = button(words.ACCEPT, Press("accept", session.id), ButtonStyle.success)
    return [row(accept, button(words.DECLINE, Press("decline", session.id)))]


def _switches(session: Session) -> Iterator[Button]:
    """What one press of the host changes: each button says what it switches to."""
    for option in session.game.options:
        if words.is_switch(option):
            value = _other(option, session.options)
            yield _switch(session, option, value, words.switch_label(session.game.key, option, value))
    value = _other(AUTO, session.table_options)
    yield _switch(session, AUTO, value, words.switch_to(table_option_value(AUTO, value)))


def _switch(session: Session, option: Option, value: str, label: str) -> Button:
    return button(label, Press("switch", session.id, words=(option.name, value)))


def _other(option: Option, chosen: dict[str, str]) -> str:
    return next(value for value in option.values if value != chosen[option.name])


def closed(session: Session, board: str | None = None) -> discord.ui.LayoutView:
    """What is left of a lobby: who plays and what the dice are bound to, or why it closed.

    `board` is the address of the first board.
    """
    heading = f"## {title(session.game.key)}"
    if session.state == "cancelled":
        return message(GREY, text(heading, words.closed(session)))
    bound = text(f"-# {bound_dice(session)}", words.client_seeds(session))
    return message(GREY, text(heading, words.begun(session, board)), bound)


def solo_started(session: Session) -> str:
    """What a game for one that has had no lobby posts for its thread to hang on: who plays, and the dice's bond."""
    told = (
        f"## {title(session.game.key)}",
        words.begun(session, None),
        f"-# {bound_dice(session)}",
        words.client_seeds(session),
    )
    return "\n".join(line for line in told if line)


def word_form(session: Session) -> discord.ui.Modal:
    """Asks for a word for the dice; the fingerprint stands beside it, to be copied before the word is known."""
    press = Press("worded", session.id)
    return form(words.ADD_WORD, words.word_asked(session), words.WORD_LABEL, words.WORD_HINT, WORD, press)
