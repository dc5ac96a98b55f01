"""What the players of a table are asked beside their moves: the question of the table, and questions before an act."""

from __future__ import annotations

import discord
from discord import ButtonStyle

from cogs.interactions.components import button, row
from cogs.interactions.ids import Press
from cogs.messages.parts import GREY, Part, message, text
from cogs.words import around as words
from cogs.words import clocks
from sessions.log import Matter
from sessions.session import Session


def news_lines(session: Session) -> list[str]:
    """The lines of the live board about acts other than moves, absence, and the clock."""
    return [each for each in (words.news(session), words.is_away(session), clocks.on_board(session)) if each]


def open_question(session: Session) -> list[Part]:
    """The table's open question, or that a player's time is over, with the buttons that answer it."""
    question = session.question
    if question is not None:
        press = Press("answer", session.id, question.number)
        late = words.late_too(session)
        wait = [button(words.WAIT, Press("waiton", session.id, session.version))] if late else []
        if question.matter is Matter.TIME:
            # The question says so already.
            late = ""
        return [
            text(*(each for each in (late, words.question(session, question)) if each)),
            row(
                button(words.YES, press.with_words("yes"), ButtonStyle.success),
                button(words.NO, press.with_words("no")),
                *wait,
            ),
        ]
    if session.clock is not None and session.clock.late and session.actor is not None:
        return [
            text(words.late(session)),
            row(
                button(words.WAIT, Press("waiton", session.id, session.version)),
                button(words.GIVE_UP_FOR, Press("giveupfor", session.id, session.version), ButtonStyle.danger),
            ),
        ]
    return []


def give_up_question(session: Session) -> discord.ui.LayoutView:
    """The private question before the seat of a player whose time is over is given up."""
    press = Press("giveupfor", session.id, session.version)
    return message(
        GREY,
        text(words.give_up_question(session)),
        row(
            button(words.GIVE_UP_FOR, press.with_words("yes"), ButtonStyle.danger),
            button(words.WAIT_ON, press.with_words("no")),
        ),
    )


def take_out_question(session: Session, user_id: int, token: str) -> discord.ui.LayoutView:
    """The private question to a moderator before a user's seat is given up.

    `token` in the button proves that the moderator's permission was checked.
    """
    press = Press("takeout", session.id, words=(str(user_id), token))
    return message(
        GREY,
        text(words.take_out_question(session, user_id)),
        row(
            button(words.GIVE_UP_FOR, press, ButtonStyle.danger),
            button(words.LEAVE_IN, Press("leavein", session.id)),
        ),
    )
