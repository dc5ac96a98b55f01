"""The messages of a table, made afresh each time from the session: the lobby, the board, and what is left of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle

from cogs.components import Row, button, menu, row, rows_of
from cogs.ids import Press
from cogs.menus import Entry, Group
from cogs.pictures import FILE_NAME, Picture, face_of
from cogs.words import option_lines, safe, safe_names
from render.words import clip
from sessions.session import Session

if TYPE_CHECKING:
    from rules.core import Played

GREEN, BLURPLE, GREY, GOLD = (discord.Colour(value) for value in (0x3BA55D, 0x5865F2, 0x4F545C, 0xE3B341))

MENU_SIZE = 25
"""Discord's most options in a menu; more of them page."""

AS_BUTTONS = 5
"""Up to so many choices are buttons in one row: one tap instead of two."""

Part = discord.ui.Item[Any]


def _message(colour: discord.Colour, *parts: Part) -> discord.ui.LayoutView:
    # No time-out: what the parts mean is in their ids, and nothing waits for them in memory.
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Container(*parts, accent_colour=colour))
    return view


def _text(*lines: str) -> Part:
    return discord.ui.TextDisplay(clip("\n".join(line for line in lines if line), 3500))


def _image(picture: Picture) -> Part:
    item = discord.MediaGalleryItem(f"attachment://{FILE_NAME}", description=picture.alt)
    return discord.ui.MediaGallery(item)


def lobby(session: Session, invited: Sequence[int] = ()) -> discord.ui.LayoutView:
    """The lobby: the game, its options, who sits there; `invited` are told that they were named."""
    game, row_ = session.game, session.row
    few, many = game.seats[0], game.seats[-1]
    seats = [f"{number}. {name}" for number, name in enumerate(safe_names(session), 1)]
    seats += [f"{number}. *free*" for number in range(len(seats) + 1, many + 1)]
    if row_.youngest_id is None:
        order = "The seats are drawn by lot at the start."
    else:
        order = f"<@{row_.youngest_id}> is the youngest and will sit in seat 1; the others by lot."
    enough = len(session.people) in game.seats
    players = f"{few} players" if few == many else f"{few} to {many} players"
    call = " ".join(f"<@{user_id}>" for user_id in invited)
    return _message(
        GREEN,
        _text(
            f"## {game.title}",
            f"{safe(session.opener_name)} opens a table for {players}.",
            f"{call}: you are invited. Press Leave if it is not the time." if call else "",
        ),
        _text(game.words, *(f"-# {line}" for line in option_lines(session))),
        discord.ui.Separator(),
        _text(*seats, f"-# {order}"),
        _text(
            f"-# Table {session.id}. The dice are bound to `{session.commitment[:16]}` and can be checked afterwards."
        ),
        row(
            button("Join", Press("join", session.id), ButtonStyle.success, disabled=len(session.people) >= many),
            button("Leave", Press("leave", session.id)),
            button("Start", Press("start", session.id), ButtonStyle.primary, disabled=not enough),
            button("Cancel", Press("cancel", session.id), ButtonStyle.danger),
            button("Rules", rules_press(session)),
        ),
    )


def closed_lobby(session: Session, board: str | None = None) -> discord.ui.LayoutView:
    """What is left of a lobby: who plays, or that it was cancelled. `board` is the address of the first board."""
    if session.state == "cancelled":
        return _message(GREY, _text(f"## {session.game.title}", "This table was cancelled."))
    seats = " · ".join(f"{number} {name}" for number, name in enumerate(safe_names(session), 1))
    where = f"[Go to the board]({board})" if board else ""
    return _message(GREY, _text(f"## {session.game.title}", f"The game has begun. {seats}", where))


def board(
    session: Session, picture: Picture, offered: Sequence[Group], chosen: tuple[str, ...] = (), page: int = 0
) -> discord.ui.LayoutView:
    """The live board: what happened, the picture, whose turn it is and what they must do, and the menus."""
    actor = session.actor
    assert actor is not None, "a live board waits for a seat"
    face = face_of(session)
    position = session.position
    ask = f"{face.label(position, chosen)}: choose how to go on." if chosen else face.ask(position)
    parts: list[Part] = [
        *_told(session, session.recent()),
        _image(picture),
        _text(f"{face.badge(position, actor)} <@{session.people[actor - 1].user_id}>: {ask}"),
        *_controls(session, offered, page),
    ]
    last = [
        button("Rules", rules_press(session)),
        button("Resign", Press("resign", session.id, session.plies)),
    ]
    if chosen:
        last.insert(0, button("Back", Press("pick", session.id, session.plies), ButtonStyle.primary))
    return _message(BLURPLE, *parts, row(*last))


def past_board(session: Session, turn: Sequence[Played], picture: Picture) -> discord.ui.LayoutView:
    """A board that was live once: the turn that was taken on it, and no controls."""
    return _message(GREY, *_told(session, turn), _image(picture))


def final_board(session: Session, picture: Picture) -> discord.ui.LayoutView:
    """The end: who won and why, the final board, and what can be done next."""
    row_ = session.row
    if row_.ending:
        result = f"The game was {safe(row_.ending)}. It has no result."
    else:
        result = face_of(session).result(session.position, safe_names(session))
    return _message(
        GOLD,
        *_told(session, session.recent()),
        _image(picture),
        _text(f"## {result}" if len(result) < 120 else f"**{result}**"),
        _text(f"-# Table {session.id}, {session.plies} plies. Record shows the game and how to check its dice."),
        row(
            button("Rematch", Press("rematch", session.id), ButtonStyle.success),
            button("Record", Press("record", session.id)),
            button("Rules", rules_press(session)),
        ),
    )


def resign_question(session: Session) -> discord.ui.LayoutView:
    """Asks, privately, before a seat is given up."""
    return _message(
        GREY,
        _text(f"Do you want to resign this game of {session.game.title}? It cannot be taken back."),
        row(
            button("Resign", Press("resigned", session.id), ButtonStyle.danger),
            button("Play on", Press("stay", session.id)),
        ),
    )


def note(text: str) -> discord.ui.LayoutView:
    """A private message of one sentence, to take the place of a question."""
    return _message(GREY, _text(text))


def rules_press(session: Session) -> Press:
    """Opens the rules of the session's game."""
    return Press("rules", session.id, words=(session.game.key,))


def rules_page(title: str, text: str, game_key: str, page: int, pages: Sequence[str]) -> discord.ui.LayoutView:
    """One page of a game's rules, privately: `pages` are the titles of all, `page` counts from 0."""
    options = [
        discord.SelectOption(label=clip(each, 100), value=str(number), default=number == page)
        for number, each in enumerate(pages[:MENU_SIZE])
    ]
    before, after = max(page - 1, 0), min(page + 1, len(pages) - 1)
    return _message(
        BLURPLE,
        _text(f"-# {title}, page {page + 1} of {len(pages)}"),
        discord.ui.TextDisplay(text),
        row(menu("Go to a page", options, Press("turnto", words=(game_key,)))),
        row(
            button("◀ Back", Press("prev", page=before, words=(game_key,)), disabled=page == 0),
            button("Next ▶", Press("next", page=after, words=(game_key,)), disabled=page == len(pages) - 1),
        ),
    )


def _told(session: Session, played: Sequence[Played]) -> list[Part]:
    """What happened, as a text; none where nothing has."""
    lines = face_of(session).tell(played, safe_names(session)) if played else []
    return [_text(*lines)] if any(lines) else []


def _controls(session: Session, offered: Sequence[Group], page: int) -> list[Row]:
    """The groups as rows: a few choices are buttons, many a menu, more than a menu holds a menu with pages."""
    rows: list[Row] = []
    for group in offered:
        if len(group.entries) <= AS_BUTTONS:
            rows += rows_of([_choice_button(session, entry) for entry in group.entries])
            continue
        pages = -(-len(group.entries) // MENU_SIZE)
        shown = min(page, pages - 1)
        part = group.entries[shown * MENU_SIZE : (shown + 1) * MENU_SIZE]
        press = Press("pick", session.id, session.plies, words=group.prefix)
        options = [_option(session, entry, group.prefix) for entry in part]
        rows.append(row(menu(_placeholder(group, shown, pages), options, press)))
        if pages > 1:
            rows.append(_pager(session, group, shown, pages))
    return rows


def _placeholder(group: Group, shown: int, pages: int) -> str:
    verb = " ".join(word for word in group.prefix if word.isalpha()).capitalize()
    where = f" (page {shown + 1} of {pages})" if pages > 1 else ""
    return f"{verb + ': choose' if verb else 'Choose'} one of {len(group.entries)}{where}"


def _pager(session: Session, group: Group, shown: int, pages: int) -> Row:
    def press(action: str, page: int) -> Press:
        return Press(action, session.id, session.plies, page, group.prefix)

    return row(
        button("◀ Earlier", press("before", max(shown - 1, 0)), disabled=shown == 0),
        button("More ▶", press("more", min(shown + 1, pages - 1)), disabled=shown == pages - 1),
    )


def _choice_button(session: Session, entry: Entry) -> Any:
    label = face_of(session).label(session.position, entry.words)
    return button(label, Press("pick", session.id, session.plies, words=entry.words), ButtonStyle.primary)


def _option(session: Session, entry: Entry, prefix: tuple[str, ...]) -> discord.SelectOption:
    label = clip(face_of(session).label(session.position, entry.words), 100)
    words = " ".join(entry.words)
    value = " ".join(entry.words[len(prefix) :])
    return discord.SelectOption(label=label, value=value, description=words if entry.whole else f"{words} …")
