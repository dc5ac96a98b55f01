"""Messages that call people to their table, and notices in a channel about a game in a thread."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.interactions.components import button, row
from cogs.interactions.ids import Press
from cogs.languages import say_at, say_for
from cogs.messages import boards, parts
from cogs.messages.boards import result
from cogs.messages.parts import GOLD, GREEN, GREY, Composed, Part, image, message, text
from cogs.pictures.pictures import Picture, teller_of
from cogs.words import apart, challenges, lobby, offers, strangers, table
from cogs.words import calls as words
from cogs.words.about import title
from cogs.words.names import bold_names, link, plain_in
from sessions.clocks import deadlines
from sessions.log import ChallengeTaken
from sessions.session import Session
from words import Words

SHOW = "show"
"""The action of the button on a call that is to be edited into the board or lobby. A press does this at once."""

HERE = "goonhere"
"""The action of the button on the message about a locked thread: the game goes on in the channel."""


def editable_call(session: Session, user_ids: Sequence[int]) -> Composed:
    """A call that is then edited into the board or lobby. Until then, a press of its button does this."""
    press, say = Press(SHOW, session.id, session.version), say_at(session)
    return Composed(_plain(button(say.settings.show_here(), press)), content=call_text(say, session, user_ids))


def greeting(lobby: Session, user_id: int) -> Composed:
    """The first message to a player of a game in direct messages, which is then edited into their board."""
    return Composed(None, content=apart.greeting(say_for(lobby, user_id), lobby, user_id))


def call(session: Session, user_ids: Sequence[int]) -> Composed:
    """A call beside a board that stays; it is deleted when the player has moved, unless it tells of the end."""
    say = say_at(session)
    view = to_the_live(say, session) if session.start is not None or session.state == "lobby" else None
    return Composed(view, content=call_text(say, session, user_ids))


def call_text(say: Words, session: Session, user_ids: Sequence[int]) -> str:
    """The text of a call: a line for each of those who are called, first for whose open offers have led to the game.

    At a closed table it tells all of them in one sentence how it ended.
    """
    if session.ended:
        return words.called_end(say, session, user_ids, _result(say, session))
    new = [each for each in user_ids if offers.is_new(session, each)]
    others = [each for each in user_ids if each not in new]
    told = strangers.called if session.of_pool else offers.called
    if new and isinstance(session.log[session.last_call - 1], ChallengeTaken):
        told = challenges.called
    lines = [told(say, session, each) for each in new]
    return "\n".join([*lines, *([words.called(say, session, others)] if others else [])])


def direct(session: Session, user_id: int) -> Composed:
    """The direct message to a user who prefers it to a call."""
    say = say_for(session, user_id)
    if session.ended:
        return _end(say, session, user_id)
    if offers.is_new(session, user_id):
        content = offers.direct(say, session, user_id)
    elif session.state != "lobby":
        content = words.your_turn(say, session, user_id)
    else:
        content = words.answered(say, session) if user_id == session.host else words.invited(say, session)
    return Composed(to_the_live(say, session), content=content)


def _end(say: Words, session: Session, user_id: int) -> Composed:
    """The direct message to a player whose table is closed: how, and the ways to the board and to a rematch."""
    view = to_the_live(say, session) if session.start is not None else None
    if session.state == "over":
        view = view or discord.ui.View(timeout=None)
        for item in parts.claim_button(say, session) if deadlines.can_claim(session, user_id) else ():
            view.add_item(item)
        view.add_item(button(say.tables.rematch(), Press("rematch", session.id), tone="good"))
    return Composed(view, content=words.your_end(say, session, user_id, _result(say, session)))


def _result(say: Words, session: Session) -> str:
    """How a closed table ended, in a sentence or several."""
    return boards.outcome(say, session) if session.state == "over" else lobby.closed(say, session)


def go_on_here(session: Session, thread_id: int, channel_id: int) -> Composed:
    """The message in the channel of a locked thread: whose turn it is there, and a button to go on in the channel."""
    press = Press(HERE, session.id, session.version, words=(str(channel_id),))
    say = say_at(session)
    content = table.thread_locked(say, session, addressed(session), thread_id)
    return Composed(_plain(button(say.places.go_on_here(), press, tone="good")), content=content)


def addressed(session: Session) -> str:
    """The player to act: as a mention, or by name if they do not want to be mentioned."""
    person = session.actor_person
    return parts.addressed(say_at(session), session, person) if person is not None else ""


def to_the_live(say: Words, session: Session) -> discord.ui.View | None:
    """A button with the link to the live message; None if there is none."""
    url = link(session)
    label = say.tables.go_to_table() if session.state == "lobby" else say.tables.go_to_board()
    return _plain(discord.ui.Button(label=label, url=url)) if url else None


def _plain(item: discord.ui.Item[Any]) -> discord.ui.View:
    """The buttons of a message of plain text: the one given."""
    return discord.ui.View(timeout=None).add_item(item)


def sure_question(say: Words, press: Press, label: str) -> discord.ui.LayoutView:
    """The private question before a move that decides the game. `press` plays it; `label` is its label."""
    return message(
        GREY,
        text(say.settings.sure(move=label)),
        row(
            button(say.settings.play_it(), press, tone="bad"),
            button(say.settings.leave_it(), Press("unsure", press.session)),
        ),
    )


def notice(session: Session, thread: int, picture: Picture | None = None) -> discord.ui.LayoutView:
    """Who plays in which thread and how the game stands; with `picture`, the result of a finished game."""
    say = say_at(session)
    heading = text(f"## {title(say, session.game.key)}", table.played_in(say, session, thread))
    if picture is not None:
        return message(GOLD, heading, text(result(say, session)[0]), image(picture), *_dice_commitment(session))
    return message(GREEN, heading, text(*_standing(session)), *_dice_commitment(session))


def _standing(session: Session) -> list[str]:
    """How a running game stands, and whose turn it is, in lines."""
    seat, person = session.actor, session.actor_person
    if seat is None or person is None:
        return []
    say, teller, position = say_at(session), teller_of(session), session.position
    turn = [] if session.solo else [table.to_move(say, teller.badge(position, seat), plain_in(say, session, person))]
    return [teller.progress(position, bold_names(say, session)), *turn]


def _dice_commitment(session: Session) -> list[Part]:
    say = say_at(session)
    return [text(f"-# {table.bound_dice(say, session)}", lobby.client_seeds(say, session))]
