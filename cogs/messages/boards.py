"""The messages of a game: the live board with its controls, retired boards, and the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle

from cogs.interactions.components import button, row, rows_of
from cogs.interactions.ids import Press
from cogs.languages import say_at
from cogs.messages import computers, fitting, questions, table_menu
from cogs.messages.controls import Offer, menus_and_buttons
from cogs.messages.menus import Group
from cogs.messages.parts import (
    BLURPLE,
    GOLD,
    GREY,
    Part,
    addressed,
    image,
    message,
    rules_button,
    text,
)
from cogs.pictures.pictures import Picture, face_of, how_lost_in, teller_of
from cogs.words import around as around_words
from cogs.words import computers as computer_words
from cogs.words import deals, learning
from cogs.words import table as words
from cogs.words.computers import NextLevel
from cogs.words.history import describe
from cogs.words.names import bold_names, bold_person, plain
from render.kit.words import clip
from sessions.records.past import past_of
from sessions.session import Session
from sessions.state.players import Computer, Player
from words import Words

if TYPE_CHECKING:
    from rules.core import Played

_HEADING = 120
"""The maximum length of a result that is set as a heading, in characters. A longer one would fill a phone."""


def board(
    session: Session,
    picture: Picture,
    offered: Sequence[Group],
    chosen: tuple[str, ...] = (),
    page: int = 0,
    hint: str = "",
    *,
    elsewhere: bool = False,
    thinks_elsewhere: int = 0,
) -> discord.ui.LayoutView:
    """The live board: what happened, the picture, whose turn it is, what the player must do, and the menus.

    `offered`, `chosen` and `page`: what the menus offer, the words chosen so far, and the page of the menus, from 0.
    `hint`: a line that explains the moment to a newcomer; empty for none. `elsewhere`: a player sits at other tables
    too, so that there is a button for the next game. `thinks_elsewhere`: at how many tables of the person who plays
    here computers are still to think.
    """
    actor, person = session.actor, session.actor_person
    assert actor is not None, "a live board waits for a seat"
    assert person is not None, "a seat is somebody's"
    face = face_of(session)
    say, teller, position = say_at(session), face.teller, session.position
    ask = say.tables.choose_on(label=teller.label(position, chosen)) if chosen else teller.ask(position)
    turn = say.tables.turn(badge=teller.badge(position, actor), who=addressed(say, session, person), ask=ask)
    status = [turn, learning.hint(hint)]
    if isinstance(person, Computer):
        thinks = say.computers.thinks(badge=teller.badge(position, actor), who=bold_person(say, person))
        status, offered, hint = [thinks, computer_words.thinks_elsewhere(say, session, thinks_elsewhere)], (), ""
    if session.paused:
        status, offered, hint = [around_words.paused(say, session)], (), ""
    offer = Offer(say, position, teller, Press("pick", session.id, session.version), "before", "more", repeats=True)
    menus, last = menus_and_buttons(offer, offered, page)
    if chosen:
        last.append(button(say.tables.back(), Press("pick", session.id, session.version)))
    turning_note = table_menu.turning_note(session, teller)
    if turning_note:
        last.append(button(say.around.keep_still(), Press("keepstill", session.id, session.version)))
    also = {
        "takeback": not chosen and table_menu.can_take_back_freely(session),
        "nextgame": elsewhere,
        "rules": True,
        "letturn": session.still and not turning_note,
        "study": teller.has_study(position),
        "viewlarge": face.large is not None,
        "nohints": hint,
    }
    extras = [each for each, wanted in also.items() if wanted]
    return message(
        BLURPLE,
        *what_happened(say, session, session.recent(), brief=True),
        image(picture),
        text(
            *status,
            deals.on_board(say, session),
            f"-# {turning_note}" if turning_note and not session.moves else "",
            *questions.news_lines(session),
        ),
        *menus,
        *questions.open_question(session),
        *rows_of(table_menu.last_row(session, last, extras)),
    )


def past_board(session: Session, turn: Sequence[Played], picture: Picture | None = None) -> discord.ui.LayoutView:
    """A retired board: what happened in its turn, with the `picture` of the position after it, if given."""
    say = say_at(session)
    return message(
        GREY, *what_happened(say, session, turn), *([image(picture)] if picture else []), *_dice_commitment(session)
    )


def final_board(
    session: Session, picture: Picture, beside: str = "", next_level: NextLevel | None = None
) -> discord.ui.LayoutView:
    """The end: who won and why, the final position, and buttons for what can be done next.

    `beside` is a text below the result; `next_level` is the level of computers that is offered, if any. Of the last
    turn and of the result, only as much is shown as on a live board: the message before shows the whole turn, the
    picture shows the score, and `/board` says it in words.
    """
    say = say_at(session)
    # The result says who gave up.
    resigned = session.resigned
    chosen = [each for each in session.recent() if each not in resigned]
    return message(
        GOLD,
        *what_happened(say, session, chosen, brief=True),
        image(picture),
        text(result(session)[0], beside),
        *(_next_level(say, session, next_level) if next_level else ()),
        text(*words.hints(say, session), f"-# {words.footing(say, session)}"),
        *_dice_commitment(session),
        *rows_of(
            [
                button(say.tables.rematch(), Press("rematch", session.id), ButtonStyle.success),
                button(say.tables.record(), Press("record", session.id)),
                rules_button(say, session),
                *([button(say.around.open_again(), Press("reopen", session.id))] if session.closed_for_silence else []),
                button(say.replaying.replay(), Press("replay", session.id)),
                button(say.watching.history(), Press("history", session.id)),
                button(say.analysis.analyse(), Press("analyse", session.id)),
            ]
        ),
    )


def _next_level(say: Words, session: Session, offered: NextLevel) -> list[Part]:
    press = Press("rematch", session.id, words=(offered.above.value,))
    return [
        text(computer_words.try_next(say, offered)),
        row(button(computer_words.try_button(say, offered), press, ButtonStyle.primary)),
    ]


def result(session: Session) -> list[str]:
    """The result of a finished game, in lines. Names are bold; a short first line is a heading."""
    first, *rest = outcome(say_at(session), session).split("\n")
    return [f"## {first}" if len(first) < _HEADING else first, *rest]


def outcome(say: Words, session: Session) -> str:
    """The result of a finished game as a text without a heading."""
    if session.ending is not None:
        return words.ended_by_table(say, session)
    teller = teller_of(session, say.language)
    return teller.result(session.position, bold_names(say, session), how_lost_in(session))


def resign_question(say: Words, session: Session, user_id: int, missing: Player | None = None) -> discord.ui.LayoutView:
    """The private question before a user resigns, who can let a computer play on instead.

    `missing` is the player to act, if they have left the server.
    """
    return message(
        GREY,
        text(words.resign_question(say, session)),
        row(
            button(say.tables.resign(), Press("resigned", session.id), ButtonStyle.danger),
            button(say.tables.play_on(), Press("stay", session.id)),
            *computers.stand_in_button(say, session, user_id, user_id),
        ),
        *(go_on_without(say, session, missing) if missing else ()),
    )


def gone_question(say: Words, session: Session, missing: Player) -> discord.ui.LayoutView:
    """The private offer to go on without the player to act, who has left the server."""
    return message(GREY, *go_on_without(say, session, missing))


def go_on_without(say: Words, session: Session, missing: Player) -> list[Part]:
    """The parts of a private message that offer to go on without a player who has left the server."""
    press = Press("without", session.id, words=(str(missing.user_id),))
    return [
        text(words.gone_question(say, session, missing.name)),
        row(
            button(words.go_on_without(say, missing.name), press, ButtonStyle.primary),
            *computers.stand_in_for(say, session, missing),
        ),
    ]


def end_question(say: Words, session: Session, token: str) -> discord.ui.LayoutView:
    """The private question to a moderator before a table is closed.

    `token` in the button proves that the moderator's permission was checked.
    """
    end, leave = words.end_labels(say, session)
    return message(
        GREY,
        text(words.end_question(say, session)),
        row(
            button(end, Press("end", session.id, words=(token,)), ButtonStyle.danger),
            button(leave, Press("leaveit", session.id)),
        ),
    )


def _dice_commitment(session: Session) -> list[Part]:
    """The fingerprint of the dice, if perhaps no lobby shows it: one person plays, or the secret was replaced."""
    shown = session.alone or len(session.secrets) > 1
    say = say_at(session)
    return [text(deals.on_board(say, session), f"-# {words.bound_dice(say, session)}")] if shown else []


def what_happened(say: Words, session: Session, played: Sequence[Played], *, brief: bool = False) -> list[Part]:
    """A text that says what the plies `played` did; no part if there is nothing to say.

    The oldest lines are left out if it is too long. `brief`: at most BRIEF_LINES, but at least the last sentence. Each
    player has the name of whoever had the seat at that ply.
    """
    index = {id(each): number for number, each in enumerate(session.played)}
    plies = [index[id(each)] for each in played]
    past = past_of(session, partial(plain, say))
    lines = describe(say, past, plies, brief=brief) if played else []
    resigned = session.resigned
    if not brief or not lines or any(each in resigned for each in played):
        # It must not be left out that a seat was given up.
        return [text(*newest_lines(lines))] if lines else []
    first, *rest = _newest_rows(lines)
    # The ellipsis stands in the first line.
    shown = [f"… {rest[0]}", *rest[1:]] if first == "…" and rest else [first, *rest]
    small = sum(map(_rows, shown)) > BRIEF_LINES
    return [text(*(f"-# {line}" if small else line for line in shown))]


STORY_LENGTH = 600
"""The maximum of characters that say what happened: about twenty lines on a phone."""

BRIEF_LINES = 2
"""The maximum of lines on a phone that say what happened above a live board, so that picture and controls fit.

A longer sentence is set in small letters. What is left out is in the game's history.
"""


def _newest_rows(lines: Sequence[str]) -> list[str]:
    """The last of `lines`: as many as fit BRIEF_LINES, at least one; an ellipsis stands for those left out."""
    kept, room = [clip(lines[-1], STORY_LENGTH)], BRIEF_LINES - _rows(lines[-1])
    for line in reversed(lines[:-1]):
        room -= _rows(line)
        if room < 0:
            return ["…", *kept]
        kept.insert(0, line)
    return kept


def _rows(line: str) -> int:
    """An upper estimate of the lines that a sentence takes on a phone, with an ellipsis before it."""
    return fitting.rows(f"… {line}", 1.05 * fitting.SIZE)


def newest_lines(lines: Sequence[str], room: int = STORY_LENGTH) -> list[str]:
    """The last of `lines`: as many as fit `room` characters, with an ellipsis if older ones are left out."""
    kept: list[str] = []
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            # At least one line is kept; it is cut if it is too long.
            return ["…", *kept] if kept else [clip(line, len(line) + room)]
        kept.insert(0, line)
    return kept
