"""The lobby of a table, and what it becomes when the game begins or the table is closed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import discord

from cogs.interactions.components import Button, button, form, row, rows_of
from cogs.interactions.ids import Press
from cogs.languages import say_at
from cogs.messages.parts import GREEN, GREY, Part, addressed, guide_button, message, rules_button, text, with_thumbnail
from cogs.pictures.pictures import Picture
from cogs.words import lobby as words
from cogs.words import standings
from cogs.words.about import about, title
from cogs.words.table import bound_dice
from cogs.words.table_options import table_option_value
from sessions.dice import WORD
from sessions.session import Session
from sessions.state.options import AUTO, SEATING
from words import Words

if TYPE_CHECKING:
    from rules.game import Option


def lobby(session: Session, picture: Picture, note: str = "", obstacle: str = "") -> discord.ui.LayoutView:
    """The lobby: the game with its thumbnail, the players, the options, and who may start.

    `note` stands below, and `obstacle` says why it cannot start.
    """
    say, number, key = say_at(session), session.id, session.game.key
    heading = text(f"## {title(say, key)}", words.opens(say, session), f"-# {about(say, key).summary}")
    return message(
        GREEN,
        with_thumbnail(heading, picture),
        text(*words.seats(say, session), words.calls(say, [addressed(say, session, each) for each in session.invited])),
        text(*(f"-# {line}" for line in _conditions(say, session, note) if line), note, obstacle),
        text(f"-# {words.fingerprint(say, session)}", words.client_seeds(say, session)),
        *_answers(say, session),
        *rows_of(_seats(say, session)),
        row(
            # The version of the lobby: for an orphan, only this tells whom it has called.
            button(say.lobby.options(), Press("options", number, session.version)),
            *_invite(say, session),
            button(say.lobby.details(), Press("details", number)),
            rules_button(say, session),
            guide_button(say, key),
        ),
        *rows_of([] if session.invited else list(_switches(say, session))),
    )


def _seats(say: Words, session: Session) -> list[Button]:
    """The buttons with which people sit down, stand up, start and cancel.

    As long as somebody is invited, who reads the lobby to answer, it has none that can do nothing yet, and none for the
    host alone: those are in the panel behind *Options*.
    """
    number, guests = session.id, [each for each in session.people if each.user_id != session.host]
    leave = button(say.lobby.leave(), Press("leave", number, session.version))
    if session.invited:
        return [*(_join(say, session) if session.free > 0 else []), *([leave] if guests else [])]
    return [
        *_join(say, session),
        leave,
        button(say.lobby.start(), Press("start", number), tone="good", disabled=not words.ready(session)),
        button(say.computers.add(), Press("seating", number), disabled=session.free <= 0),
        button(say.lobby.cancel(), Press("cancel", number), tone="bad"),
    ]


def _conditions(say: Words, session: Session, note: str) -> tuple[str, ...]:
    """What is agreed on, who may start, and what happens when somebody is silent. `note`: why it would not count."""
    claim = "" if note else words.claim_rule(say, session)
    return words.chosen(say, session), words.who_starts(say, session), claim


def _join(say: Words, session: Session) -> list[Button]:
    """The button Join; none in direct messages, and where only invited users can join.

    A person who has declined an invitation is one of these, too.
    """
    closed = session.table_options[SEATING.name] == "invited" and not session.declined
    if closed or session.place.direct:
        return []
    return [button(say.lobby.join(), Press("join", session.id), tone="good", disabled=session.free <= 0)]


def _invite(say: Words, session: Session) -> list[Button]:
    """The button Invite; none in direct messages, nor as long as somebody is invited."""
    if session.place.direct or session.invited:
        return []
    return [button(say.lobby.invite(), Press("inviting", session.id), disabled=session.free <= 0)]


def _answers(say: Words, session: Session) -> list[Part]:
    """The buttons with which invited users answer; none if nobody is invited."""
    if not session.invited:
        return []
    accept = button(say.lobby.accept(), Press("accept", session.id), tone="good")
    return [row(accept, button(say.lobby.decline(), Press("decline", session.id)))]


def _switches(say: Words, session: Session) -> Iterator[Button]:
    """The buttons with which the host changes an option of two values. The label is the value it changes to."""
    for option in session.game.options:
        if words.is_switch(option):
            value = _other(option, session.options)
            yield _switch(session, option, value, words.switch_label(say, session.game.key, option, value))
    value = _other(AUTO, session.table_options)
    yield _switch(
        session, AUTO, value, say.lobby.switch_to(what=table_option_value(say, AUTO, value, session.table_options))
    )


def _switch(session: Session, option: Option, value: str, label: str) -> Button:
    return button(label, Press("switch", session.id, words=(option.name, value)))


def _other(option: Option, chosen: dict[str, str]) -> str:
    return next(value for value in option.values if value != chosen[option.name])


def closed(session: Session, board: str | None = None) -> discord.ui.LayoutView:
    """A retired lobby: who plays and the fingerprint of the dice, or why the table was closed.

    `board` is the URL of the live message, if there is one.
    """
    say = say_at(session)
    heading = f"## {title(say, session.game.key)}"
    if session.state == "cancelled" and not session.went_apart:
        return message(GREY, text(heading, words.closed(say, session)))
    bound = text(f"-# {bound_dice(say, session)}", words.client_seeds(say, session))
    if session.went_apart:
        return message(GREY, text(heading, words.closed(say, session)), bound)
    return message(GREY, text(heading, words.begun(say, session, board), standings.at_the_start(say, session)), bound)


def solo_started(session: Session) -> str:
    """The text of the message on which the thread of a solo game is opened: who plays, and the fingerprint."""
    say = say_at(session)
    lines = (
        f"## {title(say, session.game.key)}",
        words.begun(say, session, None),
        f"-# {bound_dice(say, session)}",
        words.client_seeds(say, session),
    )
    return "\n".join(line for line in lines if line)


def word_form(say: Words, session: Session) -> discord.ui.Modal:
    """The form for a client seed. It shows the fingerprint, so that players can copy it before they enter a word."""
    press = Press("worded", session.id)
    told = say.lobby
    return form(told.add_word(), words.word_asked(say, session), told.word_label(), told.word_hint(), WORD, press)
