"""The private screen on which an organiser says who can join a tournament."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
from discord import SelectOption

from cogs.interactions.components import button, form, menu, row
from cogs.interactions.ids import Press
from cogs.messages.controls import MENU_SIZE
from cogs.messages.parts import GREEN, Part, message, text
from cogs.words import conditions as words
from cogs.words import tournaments
from render.kit.texts import clip
from tournaments.events.state import Tournament
from tournaments.events.terms import CHECK_IN, EXPERIENCE
from words import Words

CONDITIONS, REQUIRE, RATING, RATED = "cupterms", "cuprequire", "cuprating", "cuprated"
"""The actions: show the screen, a menu of it, the button that asks for a range of ratings, and its form."""

RANGE_LENGTH = 15
"""The longest range of ratings that can be typed, in characters."""

Roles = Sequence[tuple[int, str]]
"""Roles of a server: their ids and names."""


def screen(say: Words, tournament: Tournament, roles: Roles) -> discord.ui.LayoutView:
    """Who can join, with menus that change it. `roles` are those that can be demanded."""
    told, terms, own = say.conditions, tournament.terms, (str(tournament.id),)
    lengths = {seconds: value for value, seconds in CHECK_IN.items()}
    menus: Mapping[str, tuple[Mapping[str, str], str]] = {
        "games": ({str(each): tournaments.who(say, each) for each in EXPERIENCE}, str(terms.games)),
        "reliable": (
            {value: words.reliable(say, chosen) for value, chosen in (("1", True), ("0", False))},
            str(int(terms.reliable)),
        ),
        "check_in": (
            {value: words.check_in(say, value) for value in CHECK_IN},
            lengths.get(terms.check_in, ""),
        ),
        "role": (
            {"0": told.no_role_needed(), **{str(role): name for role, name in roles[: MENU_SIZE - 1]}},
            str(terms.role),
        ),
    }
    if terms.live and not terms.arena:
        both = {value: words.late(say, chosen) for value, chosen in (("1", True), ("0", False))}
        menus = {**menus, "late": (both, str(int(terms.late)))}
    if terms.scored:
        # Nobody loses by time, checks in, or has a rating.
        menus = {name: menus[name] for name in ("games", "role")}
    return message(
        GREEN,
        text(f"### {told.heading()}", told.about(), *words.all_of(say, terms)),
        *(_choice(say, name, *given, page, own) for page, (name, given) in enumerate(menus.items())),
        *([] if terms.scored else [row(button(told.rating_button(), Press(RATING, words=own)))]),
    )


def _choice(say: Words, name: str, labels: Mapping[str, str], chosen: str, page: int, own: tuple[str, ...]) -> Part:
    """A menu of one of the conditions. The page makes its custom id unique."""
    options = [
        SelectOption(label=clip(label, 100), value=f"{name}={value}", default=value == chosen)
        for value, label in labels.items()
    ]
    return row(menu(say.conditions.heading(), options, Press(REQUIRE, page=page, words=own)))


def rating_form(say: Words, tournament_id: int) -> discord.ui.Modal:
    """The form that asks for a range of ratings."""
    told, press = say.conditions, Press(RATED, words=(str(tournament_id),))
    return form(told.rating_title(), told.rating_text(), told.rating_label(), told.rating_hint(), RANGE_LENGTH, press)
