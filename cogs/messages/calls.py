"""Short messages to players: a call in the channel, one sent directly, a question before a decisive move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle

from cogs.interactions.components import button, row
from cogs.interactions.ids import Press
from cogs.messages import parts
from cogs.messages.composed import Composed
from cogs.messages.parts import GREY, message, text
from cogs.words import places
from cogs.words import settings as words
from cogs.words.names import link
from sessions.session import Session

SHOW = "show"
"""The action of the one button on a message that called somebody and is to be edited to show the board or lobby."""

HERE = "goonhere"
"""The action of the one button on a message that tells, in the channel of a locked thread, where a game can go on."""


def editable_call(session: Session, user_ids: Sequence[int]) -> Composed:
    """Calls users in the channel, and becomes the board or lobby by an edit; until then a press shows that in it."""
    press = Press(SHOW, session.id, session.version)
    return Composed(_plain(button(words.SHOW_HERE, press)), content=words.called(session, user_ids))


def call(session: Session, user_id: int) -> Composed:
    """Calls a user in the channel, beside a board that stays; it is taken away when they have moved."""
    return Composed(_to_the_live(session), content=words.called(session, [user_id]))


def direct(session: Session, user_id: int) -> Composed:
    """Tells somebody directly what they would have been called for."""
    if session.state != "lobby":
        told = words.your_turn(session, user_id)
    else:
        told = words.answered(session) if user_id == session.host else words.invited(session)
    return Composed(_to_the_live(session), content=told)


def go_on_here(session: Session, thread_id: int, channel_id: int) -> Composed:
    """Tells, in the channel of a thread that was locked, whose turn it is there, and offers to go on in the channel."""
    press = Press(HERE, session.id, session.version, words=(str(channel_id),))
    told = places.thread_locked(session, addressed(session), thread_id)
    return Composed(_plain(button(places.GO_ON_HERE, press, ButtonStyle.primary)), content=told)


def addressed(session: Session) -> str:
    """Whoever is to act: by a mention, or by name where they do not want to be mentioned."""
    person = session.actor_person
    return parts.addressed(session, person) if person is not None else ""


def _to_the_live(session: Session) -> discord.ui.View | None:
    """A button that leads to the live message, where there is one."""
    url = link(session)
    label = words.GO_TO_TABLE if session.state == "lobby" else words.GO_TO_BOARD
    return _plain(discord.ui.Button(label=label, url=url)) if url else None


def _plain(item: discord.ui.Item[Any]) -> discord.ui.View:
    """The one control of a message of plain text. Notifications show the text of no other messages."""
    return discord.ui.View(timeout=None).add_item(item)


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
