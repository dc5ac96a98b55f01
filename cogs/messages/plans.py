"""The private messages of somebody's plan and of their note, and the board on which a line of the plan is entered."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import discord

from cogs.interactions.components import button, menu, row
from cogs.interactions.forms import long_form
from cogs.interactions.ids import Press
from cogs.messages import variations
from cogs.messages.parts import GREY, Part, message, text
from cogs.messages.table_menu import PLAN
from cogs.messages.variations import Kind, TriedGame
from cogs.pictures.pictures import Picture
from cogs.words import plans as words
from cogs.words.names import safe
from render.kit.texts import clip
from sessions.records.past import onward
from sessions.session import Session
from sessions.state.plans import Line
from sessions.tables.private import LONGEST_NOTE, is_answered, lines_of
from words import Words

ADD, SAVE, DROP, DROP_ALL = "planadd", "plansave", "plandrop", "planclear"
"""The actions: begin a line, save it, delete a line, delete all lines."""

PLANNING = Kind("pl", "plback", "planew")
"""Moves are planned. The first action is short: the custom ids of menus hold a whole line and a ply."""

WRITE, WRITTEN, ERASE = "notewrite", "notewritten", "noteerase"
"""The actions: open the form for it, submit that form, delete the note."""

_LINE = 150
"""The longest text of a line that is not cut, in characters: twenty of them fit into a message."""


def plan(say: Words, session: Session, seat: int) -> discord.ui.LayoutView:
    """The plan of the player in `seat`: all lines that still apply, and ways to add and to delete some."""
    own = session.people[seat - 1].user_id
    lines = lines_of(session, own)
    told = _told(say, session, seat, lines)
    on_turn = session.actor == seat
    add = button(
        say.plans.add(), Press(ADD, session.id, session.version), tone="good", disabled=on_turn or session.ended
    )
    controls: list[Part] = [row(add)]
    if lines:
        options = [
            discord.SelectOption(label=clip(words.in_menu(each), 100), value=digest(line))
            for each, line in zip(told, lines, strict=True)
        ]
        controls = [
            row(menu(say.plans.drop(), options, Press(DROP, session.id))),
            row(add, button(say.plans.drop_all(), Press(DROP_ALL, session.id), tone="bad")),
        ]
    return message(
        GREY,
        text(
            say.plans.heading(),
            *(f"{number}. {each}" for number, each in enumerate(told, 1)),
            words.counted(say, len(lines)) if lines else say.plans.empty(),
            say.refusals.plan_on_turn() if on_turn else "",
            f"-# {say.plans.explained(who=safe(words.opponent(say, session, seat)))}",
        ),
        *controls,
    )


def _told(say: Words, session: Session, seat: int, lines: Sequence[Line]) -> list[str]:
    who = words.opponent(say, session, seat)
    return [words.line(say, who, seat, onward(session.position, each), _LINE) for each in lines]


def digest(line: Line) -> str:
    """What stands for a line in the menu that deletes lines."""
    return f"{zlib.crc32('/'.join(line).encode()):08x}"


def board(
    say: Words, session: Session, seat: int, game: TriedGame, picture: Picture, page: int = 0, note: str = ""
) -> discord.ui.LayoutView:
    """The board on which the player in `seat` enters a line. It can be saved once it has a whole answer."""
    answered = is_answered(game.tried.played, seat)
    also = [
        button(say.plans.save(), game.press(SAVE), tone="good", disabled=not answered),
        button(say.plans.see(), Press(PLAN, session.id)),
    ]
    return variations.board(game, picture, page, note, words.board_heading(say, session, seat), also)


def note(say: Words, session: Session, found: str) -> discord.ui.LayoutView:
    """The user's note on a table, and the ways to change it."""
    write = button(say.plans.change() if found else say.plans.write(), Press(WRITE, session.id), tone="good")
    erase = [button(say.plans.erase(), Press(ERASE, session.id), tone="bad")] if found else []
    shown = text("\n".join(safe(each) for each in found.split("\n"))) if found else text(say.plans.no_note())
    return message(
        GREY, text(say.plans.note_heading()), shown, text(f"-# {say.plans.note_explained()}"), row(write, *erase)
    )


def note_form(say: Words, session: Session, found: str) -> discord.ui.Modal:
    """The form for the user's note, with what it says so far."""
    press = Press(WRITTEN, session.id)
    return long_form(say.plans.form_title(), say.plans.form_label(), say.plans.form_hint(), LONGEST_NOTE, press, found)
