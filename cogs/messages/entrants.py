"""The private screen on which an organiser sees an entrant: their results, who isn't paired with them, and removal."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import SelectOption

from cogs.interactions.components import button, menu, row
from cogs.interactions.ids import Press
from cogs.messages.controls import MENU_SIZE
from cogs.messages.parts import GREEN, Part, message, text
from cogs.words import placings
from cogs.words.names import safe
from render.kit.texts import clip
from tournaments.events.apart import can_keep_apart
from tournaments.events.entrants import takes_part
from tournaments.events.state import EntrantRow, Tournament
from words import Words
from words.lists import both

PLAYER, GAME, OUT, REMOVE = "cupplayer", "cupgame", "cupout", "cupremove"
"""The actions: show an entrant, and a game of theirs; ask why they are removed, and remove them."""

APART = "cupapart"
"""The action of the menu that keeps an entrant apart from another one, or no longer."""

MENUS = 3
"""The most menus of players: all who play, and some who wait."""


def players(say: Words, tournament: Tournament) -> list[Part]:
    """Menus of those who have registered; nothing if nobody has."""
    called = placings.plain_names(say, tournament)
    options = [
        SelectOption(label=clip(called[each.entry], 100), value=str(each.entry))
        for each in tournament.entrants
        if takes_part(each) or each.number
    ]
    return _menus(say.tournaments.players_menu(), options, Press(PLAYER, words=(str(tournament.id),)))


def _menus(placeholder: str, options: Sequence[SelectOption], press: Press) -> list[Part]:
    """Menus of these options, as one has room for few. The page makes the custom id of each unique."""
    return [
        row(menu(placeholder, each, Press(press.action, page=page, words=press.words)))
        for page in range(MENUS)
        if (each := options[MENU_SIZE * page : MENU_SIZE * (page + 1)])
    ]


def player(say: Words, tournament: Tournament, entry: int) -> discord.ui.LayoutView:
    """One entrant: their games that are over, of which the result can be corrected, and what else organisers can do."""
    told, called = say.tournaments, placings.plain_names(say, tournament)
    by_number = placings.names_by_number(say, tournament)
    own = next(each for each in tournament.entrants if each.entry == entry)
    words = (str(tournament.id), str(entry))
    options = [
        SelectOption(label=_game(say, each.board, both(say, others)), value=str(each.board))
        for each in tournament.boards
        if own.number in each.seats and each.how
        if (others := [by_number[other] for other in each.seats if other != own.number])
    ][:MENU_SIZE]
    menus = [row(menu(told.games_menu(), options, Press(GAME, words=words[:1])))] if options else []
    plays = takes_part(own)
    leaves = [row(button(told.remove(), Press(OUT, words=words), tone="bad"))] if plays and not tournament.over else []
    kept = [called[each.entry] for each in _kept_apart(tournament, own)]
    return message(
        GREEN,
        text(f"### {safe(called[entry])}", told.kept_apart(names=both(say, list(map(safe, kept)))) if kept else ""),
        *menus,
        *(_apart(say, tournament, own) if plays and can_keep_apart(tournament) else []),
        *leaves,
    )


def _game(say: Words, board: int, who: str) -> str:
    room = 80 - len(say.tournaments.game_choice(board=board, who=""))
    return say.tournaments.game_choice(board=board, who=clip(who, room))


def _kept_apart(tournament: Tournament, own: EntrantRow) -> list[EntrantRow]:
    """From whom organisers keep an entrant apart. Whom people avoid is their own business, and stands nowhere."""
    return [each for each in tournament.entrants if frozenset((own.user_id, each.user_id)) in tournament.kept]


def _apart(say: Words, tournament: Tournament, own: EntrantRow) -> list[Part]:
    """Menus of the others, who are kept apart from the entrant by one choice, and no longer by another."""
    told, called = say.tournaments, placings.plain_names(say, tournament)
    kept = {each.entry for each in _kept_apart(tournament, own)}
    options = [
        SelectOption(
            label=told.pair_again(who=clip(who, 50)) if each.entry in kept else told.keep_apart(who=clip(who, 50)),
            value=str(each.entry),
        )
        for each in tournament.entrants
        if each.entry != own.entry and takes_part(each)
        for who in [called[each.entry]]
    ]
    press = Press(APART, words=(str(tournament.id), str(own.entry)))
    return _menus(told.apart_menu(), options, press)
