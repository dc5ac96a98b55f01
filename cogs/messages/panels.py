"""Private messages before a game: the host's panel, the details, the list of games, the options of a solo game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import discord
from discord import SelectOption

from cogs.interactions.components import Menu, Row, button, menu, people_menu, row, rows_of
from cogs.interactions.ids import Press
from cogs.messages.computers import seats_for_computers
from cogs.messages.controls import MENU_SIZE
from cogs.messages.offers import find_button
from cogs.messages.parts import (
    BLURPLE,
    GREEN,
    GREY,
    Part,
    guide_button,
    message,
    rules_of,
    text,
    thumbnail_of,
    with_thumbnail,
)
from cogs.pictures.pictures import Picture
from cogs.words import lobby as words
from cogs.words.about import about, option_words, title
from cogs.words.table_options import bank_meaning, mattering, table_option_value, table_option_words, usual_game
from sessions.people.settings import server_of
from sessions.session import Session
from sessions.state.options import BANK, CLOCK, TABLE_OPTIONS
from sessions.state.players import Computer
from sessions.tables.lengths import UsualGame
from words import Words

if TYPE_CHECKING:
    from rules.game import Game, Option

LOT = "lot"
"""The value of the menu for the first seat by which the lot decides."""

PICTURED = 7
"""The maximum of games in the list with their thumbnail, as Discord allows 40 components in a message."""

_BUTTONS = 5


# The host's panel


def panel(say: Words, session: Session, page: str, usual: UsualGame | None = None) -> discord.ui.LayoutView:
    """The host's panel. `page` is a key of `words.PAGES`. A choice takes effect at once.

    `usual` says how many turns games like this one take, for the page of the table's options.
    """
    tabs = [
        button(label(say), Press("panel", session.id, words=(each,)), disabled=each == page)
        for each, label in words.PAGES.items()
    ]
    cancel = button(say.lobby.cancel_table(), Press("cancel", session.id), tone="bad")
    shown = _table_page(say, session, usual) if page == "table" else _PAGES[page](say, session)
    return message(BLURPLE, text(f"### {words.HEADINGS[page](say)}"), *shown, row(*tabs, cancel))


def _game_page(say: Words, session: Session) -> list[Part]:
    key, found = session.game.key, list[Part]()
    for option in session.game.options:
        found.append(text(f"-# {option_words(say, key, option.name).description}"))
        press = Press("settle", session.id, words=("game", option.name))
        found += _option_menus(say, key, option, session.options[option.name], press, str)
    if about(say, key).first or session.first is not None:
        found.append(row(_first_menu(say, session)))
    return found or [text(say.lobby.no_options())]


def _option_menus(
    say: Words, game_key: str, option: Option, value: str, press: Press, picked: Callable[[str], str], page: int = 0
) -> Iterator[Row]:
    """A menu of an option's values, or several menus if there are too many values for one.

    `picked` returns the value of a menu's choice for a value of the option. The pages in the custom ids count from
    `page`, because custom ids in a message must be unique.
    """
    menus = -(-len(option.values) // MENU_SIZE)
    size = -(-len(option.values) // menus)
    for number in range(menus):
        part = option.values[number * size : (number + 1) * size]
        options = [
            SelectOption(
                label=words.value_label(say, game_key, option, each),
                value=picked(each),
                description=words.value_meaning(say, game_key, option, each),
                default=each == value,
            )
            for each in part
        ]
        yield row(menu(words.part_of_values(say, game_key, option, part), options, _paged(press, page + number)))


def _paged(press: Press, page: int) -> Press:
    return Press(press.action, press.session, page=page, words=press.words)


def _first_menu(say: Words, session: Session) -> Menu:
    options = [SelectOption(label=say.lobby.by_lot(), value=LOT, default=session.first is None)]
    options += [
        SelectOption(
            label=words.sits_first(say, session, each), value=str(each.user_id), default=each.user_id == session.first
        )
        for each in session.people
    ]
    return menu(words.first_menu(say, session.game.key), options, Press("first", session.id))


def _table_page(say: Words, session: Session, usual: UsualGame | None) -> list[Part]:
    found = list[Part]()
    # A computer can still make room for a person, so that the game would be rated.
    for term in mattering(session) if session.place.direct else TABLE_OPTIONS:
        value = session.table_options[term.name]
        if term is BANK and usual is not None:
            found.append(text(f"-# {usual_game(say, usual)}"))
        options = [
            SelectOption(
                label=table_option_value(say, term, each, session.table_options, begins=True),
                value=each,
                description=bank_meaning(say, session, each, usual) if term is BANK else None,
                default=each == value,
            )
            for each in _offered(session, term)
        ]
        press = Press("settle", session.id, words=("table", term.name))
        found.append(row(menu(table_option_words(say, term, session.table_options).about, options, press)))
    return found


def _offered(session: Session, term: Option) -> Sequence[str]:
    """The values of a table option that can be chosen. Of clocks: those that the server allows, and the present one."""
    if term is not CLOCK:
        return term.values
    allowed = {*server_of(session).clocks, session.table_options[term.name]}
    return [each for each in term.values if each in allowed]


def _people_page(say: Words, session: Session) -> list[Part]:
    found: list[Part] = [text(*words.seats(say, session))]
    if session.free > 0 and not session.place.direct:
        most = min(session.free, MENU_SIZE)
        found.append(row(people_menu(say.lobby.invite_menu(), Press("guests", session.id), max_values=most)))
    found += seats_for_computers(say, session)
    sits = [each for each in session.people if each.user_id != session.host]
    goes = [(each, False) for each in sits] + [(each, True) for each in session.invited]
    if goes:
        options = [
            SelectOption(label=words.goes(say, session, each, invited=asked), value=str(each.user_id))
            for each, asked in goes
        ]
        found.append(row(menu(say.lobby.remove_menu(), options, Press("remove", session.id))))
    people = [each for each in sits if not isinstance(each, Computer)]
    if people:
        options = [SelectOption(label=words.plain(say, session, each), value=str(each.user_id)) for each in people]
        found.append(row(menu(say.lobby.hand_menu(), options, Press("hand", session.id))))
    return found


_PAGES: Mapping[str, Callable[[Words, Session], list[Part]]] = {
    "game": _game_page,
    "people": _people_page,
}


# For everybody


def details(say: Words, session: Session) -> discord.ui.LayoutView:
    """The details that the lobby leaves out, with a button that adds a client seed."""
    add = button(say.lobby.add_word(), Press("word", session.id))
    return message(BLURPLE, text("\n".join(words.details(say, session))), row(add))


def game_list(
    say: Words, listed: Mapping[str, Game], pictures: Picture, versus: Sequence[Part], *, direct: bool = False
) -> discord.ui.LayoutView:
    """The list of games, with a thumbnail of the first PICTURED of them; choosing a game opens a table.

    Above it stands `versus`, which starts a game against computers. `direct`: the list is shown in direct messages,
    where only some games can be played with people.
    """
    parts: list[Part] = [*versus, text(f"### {say.computers.play_alone() if direct else say.computers.open_table()}")]
    for key, name in zip(listed, pictures.names, strict=False):
        parts.append(
            discord.ui.Section(
                text(*words.listed(say, key, listed[key])), accessory=thumbnail_of(name, words.thumbnail(say, key))
            )
        )
    parts += [text(*words.listed(say, key, listed[key])) for key in list(listed)[PICTURED:]]
    how = button(say.learning.how_to_play(), Press("welcome"))
    more: list[Part] = [text(words.others_in_servers(say)), row(how)] if direct else [row(find_button(say), how)]
    return message(GREEN, *parts, *_game_choices(say, list(listed)), *more)


def taught(say: Words, keys: Sequence[str]) -> list[Part]:
    """The part of the list of games that teaches newcomers one of these games; nothing for none."""
    if not keys:
        return []
    options = [SelectOption(label=title(say, key), value=key) for key in keys[:MENU_SIZE]]
    return [
        text(f"### {say.learning.newcomers()}", say.learning.newcomers_about()),
        row(menu(say.learning.newcomers_menu(), options, Press("guide"))),
    ]


def _game_choices(say: Words, keys: Sequence[str]) -> list[Row]:
    if len(keys) <= _BUTTONS:
        return rows_of([button(title(say, key), Press("opengame", words=(key,)), tone="good") for key in keys])
    options = [SelectOption(label=title(say, key), value=key) for key in keys[:MENU_SIZE]]
    return [row(menu(say.lobby.open_menu(), options, Press("opengame")))]


def more_question(say: Words, most: int, press: Press) -> discord.ui.LayoutView:
    """The question before a user who has reached their own limit of tables opens one more; `press` opens it."""
    return message(
        BLURPLE,
        text(say.lobby.more_question(most=most)),
        row(
            button(say.lobby.open_it(), press, tone="good"),
            button(say.lobby.leave_it(), Press("leaveopen")),
        ),
    )


def taken(say: Words, sentence: str, joins: Press | None, opens: Press | None) -> discord.ui.LayoutView:
    """Says that a channel has a table already. `joins` joins it, `opens` opens another one in a thread.

    At least one of the two must be given.
    """
    offered = [(say.lobby.join_it(), joins), (say.lobby.open_thread(), opens)]
    buttons = [button(label, press, tone="good") for label, press in offered if press is not None]
    return message(GREY, text(sentence), row(*buttons))


def solo_panel(say: Words, game: Game, chosen: Mapping[str, str], picture: Picture) -> discord.ui.LayoutView:
    """A solo game before it begins: its options with the values `chosen` so far, what they change, and Start."""
    pairs = tuple(
        f"{option.name}={chosen[option.name]}" for option in game.options if chosen[option.name] != option.default
    )
    parts: list[Part] = []
    for option in game.options:
        parts.append(text(*words.option_lines(say, game.key, option, chosen[option.name])))
        press = Press("alone", words=(game.key, *pairs))

        def picked(value: str, name: str = option.name) -> str:
            return f"{name}={value}"

        parts += _option_menus(say, game.key, option, chosen[option.name], press, picked, page=len(parts))
    return message(
        GREEN,
        with_thumbnail(text(*words.solo_heading(say, game.key)), picture),
        *parts,
        row(
            button(say.lobby.start(), Press("begin", words=(game.key, *pairs)), tone="good"),
            rules_of(say, game.key),
            guide_button(say, game.key),
        ),
        text(f"-# {say.computers.solo()}", f"-# {say.lobby.alone()}"),
    )
