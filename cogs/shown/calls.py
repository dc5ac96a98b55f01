"""Short messages to one player: a call beside the board, one sent directly, a question before a decisive move."""

from __future__ import annotations

import discord
from discord import ButtonStyle

from cogs.answers.components import button, row
from cogs.answers.ids import Press
from cogs.shown.parts import BLURPLE, GREY, message, text
from cogs.words import settings as words
from sessions.session import Session


def call(session: Session, user_id: int) -> discord.ui.LayoutView:
    """Names who is to move, in the channel; it is taken away when they have."""
    return message(BLURPLE, text(words.call(session, user_id)))


def direct(session: Session, user_id: int) -> discord.ui.LayoutView:
    """Tells somebody directly what they would have been called for."""
    return message(
        BLURPLE, text(words.invited(session) if session.state == "lobby" else words.your_turn(session, user_id))
    )


def sure_question(press: Press, label: str) -> discord.ui.LayoutView:
    """Asks, privately, before a move that decides the game; `press` plays it."""
    return message(
        GREY,
        text(words.sure(label)),
        row(
            button(words.PLAY_IT, press, ButtonStyle.danger),
            button(words.LEAVE_IT, Press("unsure", press.session)),
        ),
    )
