"""What the players of a table are asked beside their moves: the question of the table, and questions before an act."""

from __future__ import annotations

import discord
from discord import ButtonStyle

from cogs.interactions.components import button, row
from cogs.interactions.ids import Press
from cogs.languages import say_at
from cogs.messages.computers import stand_in_for
from cogs.messages.parts import GREY, Part, message, text
from cogs.words import around as words
from cogs.words import clocks
from sessions.log import Matter
from sessions.session import Session
from words import Words


def news_lines(session: Session) -> list[str]:
    """The lines of the live board about acts other than moves, absence, and the clock."""
    say = say_at(session)
    told = (words.news(say, session), words.is_away(say, session), clocks.on_board(say, session))
    return [each for each in told if each]


def open_question(session: Session) -> list[Part]:
    """The table's open question, or that a player's time is over, with the buttons that answer it."""
    question, say = session.question, say_at(session)
    if question is not None:
        press = Press("answer", session.id, question.number)
        late = words.late_too(say, session)
        wait = [button(say.around.wait(), Press("waiton", session.id, session.version))] if late else []
        if question.matter is Matter.TIME:
            # The question says so already.
            late = ""
        return [
            text(*(each for each in (late, words.question(say, session, question)) if each)),
            row(
                button(say.around.yes(), press.with_words("yes"), ButtonStyle.success),
                button(say.around.no(), press.with_words("no")),
                *wait,
            ),
        ]
    if session.clock is not None and session.clock.late and session.actor is not None:
        if session.alone:
            # Computers wait.
            return [text(words.late(say, session))]
        return [
            text(words.late(say, session)),
            row(
                button(say.around.wait(), Press("waiton", session.id, session.version)),
                *stand_in_for(say, session, session.actor_person),
                button(say.around.give_up_for(), Press("giveupfor", session.id, session.version), ButtonStyle.danger),
            ),
        ]
    return []


def give_up_question(say: Words, session: Session) -> discord.ui.LayoutView:
    """The private question before the seat of a player whose time is over is given up."""
    press = Press("giveupfor", session.id, session.version)
    return message(
        GREY,
        text(words.give_up_question(say, session)),
        row(
            button(say.around.give_up_for(), press.with_words("yes"), ButtonStyle.danger),
            button(say.around.wait_on(), press.with_words("no")),
        ),
    )


def take_out_question(say: Words, session: Session, user_id: int, token: str) -> discord.ui.LayoutView:
    """The private question to a moderator before a user's seat is given up.

    `token` in the button proves that the moderator's permission was checked.
    """
    press = Press("takeout", session.id, words=(str(user_id), token))
    return message(
        GREY,
        text(words.take_out_question(say, session, user_id)),
        row(
            button(say.around.give_up_for(), press, ButtonStyle.danger),
            button(say.around.leave_in(), Press("leavein", session.id)),
        ),
    )
