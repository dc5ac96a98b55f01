"""A lobby as a message, and what is left of it."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ButtonStyle

from cogs.answers.components import button, row
from cogs.answers.forms import form
from cogs.answers.ids import Press
from cogs.shown.parts import GREEN, GREY, message, rules_button, text
from cogs.words import table as words
from cogs.words.about import about, title
from sessions.dice import WORD
from sessions.session import Session


def lobby(session: Session, invited: Sequence[int] = ()) -> discord.ui.LayoutView:
    """The lobby: the game, its options, who sits there; `invited` are told that they were named."""
    game, number = session.game, session.id
    enough = len(session.people) in game.seats
    full = len(session.people) >= game.seats[-1]
    return message(
        GREEN,
        text(f"## {title(game.key)}", words.opens(session), words.invited(invited)),
        text(about(game.key).summary, *(f"-# {line}" for line in words.options(session))),
        discord.ui.Separator(),
        text(*words.seats(session), f"-# {words.order(session)}"),
        text(f"-# {words.bound_dice(session)}", words.worded(session)),
        row(
            button(words.JOIN, Press("join", number), ButtonStyle.success, disabled=full),
            button(words.LEAVE, Press("leave", number)),
            button(words.START, Press("start", number), ButtonStyle.primary, disabled=not enough),
            button(words.CANCEL, Press("cancel", number), ButtonStyle.danger),
        ),
        row(button(words.ADD_WORD, Press("word", number)), rules_button(session)),
    )


def closed(session: Session, board: str | None = None) -> discord.ui.LayoutView:
    """What is left of a lobby: who plays and what the dice are bound to, or that it was cancelled.

    `board` is the address of the first board.
    """
    heading = f"## {title(session.game.key)}"
    if session.state == "cancelled":
        return message(GREY, text(heading, words.CANCELLED))
    bound = text(f"-# {words.bound_dice(session)}", words.worded(session))
    return message(GREY, text(heading, words.begun(session, board)), bound)


def word_form(session: Session) -> discord.ui.Modal:
    """Asks for a word for the dice; the fingerprint stands beside it, to be copied before the word is known."""
    press = Press("worded", session.id)
    return form(words.ADD_WORD, words.word_asked(session), words.WORD_LABEL, words.WORD_HINT, WORD, press)
