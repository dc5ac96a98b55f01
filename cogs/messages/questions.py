"""What the players of a table are asked beside their moves: the question of the table, and questions before an act."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from cogs.interactions.components import Button, button, row
from cogs.interactions.ids import Press
from cogs.languages import say_at
from cogs.messages.computers import stand_in_for
from cogs.messages.parts import GREY, Part, message, text
from cogs.words import clocks
from cogs.words import game_actions as words
from render.kit.consequences import Tone
from sessions.acts import Answer, is_possible
from sessions.log import Matter
from sessions.session import Session
from sessions.state.players import Player
from sessions.state.questions import Question
from words import Words


def news_lines(session: Session) -> list[str]:
    """The lines of the live board about acts other than moves, absence, and the clock."""
    say = say_at(session)
    told = (words.news(say, session), words.is_away(say, session), clocks.on_board(say, session))
    return [each for each in told if each]


AGREED: Mapping[Matter, Tone] = {Matter.BACK: "good", Matter.DRAW: "bad", Matter.SEAT: "bad", Matter.TIME: "bad"}
"""The tone of a yes: it takes back moves; or it ends the game, or costs somebody a seat, and cannot be undone."""


def open_question(session: Session) -> list[Part]:
    """The table's open question, or that a player's time is over, with the buttons that answer it."""
    question, say = session.question, say_at(session)
    if question is not None:
        late = words.late_too(say, session)
        wait = [button(say.game_actions.wait(), Press("waiton", session.id, session.version))] if late else []
        if question.matter is Matter.TIME:
            # The question says so already.
            late = ""
        return [
            text(*(each for each in (late, words.question(say, session, question)) if each)),
            *([row(*answers)] if (answers := [*_answers(say, session, question), *wait]) else []),
        ]
    if session.clock is not None and session.clock.late and session.actor is not None:
        if session.alone:
            # Computers wait.
            return [text(words.late(say, session))]
        if session.viewer and session.seat_of(session.viewer) == session.actor:
            # The others decide.
            return [text(words.late(say, session))]
        stand_in = stand_in_for(say, session, session.actor_person)
        costs = words.seat_costs(say, session) if stand_in else ""
        return [
            text(*(each for each in (words.late(say, session), costs) if each)),
            row(
                button(say.game_actions.wait(), Press("waiton", session.id, session.version)),
                *stand_in,
                button(say.game_actions.give_up_for(), Press("giveupfor", session.id, session.version), tone="bad"),
            ),
        ]
    return []


def _answers(say: Words, session: Session, question: Question) -> list[Button]:
    """The buttons that answer the table's question; in a view those that its viewer can press."""
    press = Press("answer", session.id, question.number)
    no = press.with_words("no")
    if session.viewer and session.viewer not in question.open:
        withdraws = is_possible(session, Answer(session.viewer, question.number, yes=False))
        return [button(say.apart.withdraw(), no)] if withdraws else []
    yes = button(say.game_actions.yes(), press.with_words("yes"), tone=AGREED[question.matter])
    return [yes, button(say.game_actions.no(), no)]


def give_up_question(say: Words, session: Session) -> discord.ui.LayoutView:
    """The private question before the seat of a player whose time is over is given up."""
    press = Press("giveupfor", session.id, session.version)
    return message(
        GREY,
        text(words.give_up_question(say, session)),
        row(
            button(say.game_actions.give_up_for(), press.with_words("yes"), tone="bad"),
            button(say.game_actions.wait_on(), press.with_words("no")),
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
            button(say.game_actions.take_out(), press, tone="bad"),
            button(say.game_actions.leave_in(), Press("leavein", session.id)),
        ),
    )


def move_question(
    say: Words, session: Session, channel_id: int, blind: Sequence[Player], token: str
) -> discord.ui.LayoutView:
    """The private question before a table is moved to a channel that these people do not see.

    `token` in the button proves that the moderator's permission was checked.
    """
    press = Press("moveit", session.id, words=(str(channel_id), token))
    return message(
        GREY,
        text(words.move_question(say, channel_id, blind)),
        row(
            button(say.game_actions.move_anyway(), press, tone="bad"),
            button(say.game_actions.stay_here(), Press("stayhere", session.id)),
        ),
    )
