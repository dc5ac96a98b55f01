"""Controls that bring computer players to a table: in the list of games, in the host's panel, in a running game."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import SelectOption
from msgspec import Struct

from cogs.interactions.components import Button, button, menu, row
from cogs.interactions.ids import Press
from cogs.messages.controls import MENU_SIZE
from cogs.messages.parts import GREY, Part, message, text
from cogs.words import computers as words
from cogs.words.about import title
from cogs.words.game_actions import seat_costs
from sessions.acts import Substitute, is_possible
from sessions.acts.computers import new_computer
from sessions.session import Session
from sessions.state.players import Computer, ComputerLevel, Person, Player
from sessions.tables import games
from words import Words

MINE = "mine"
"""The value of the choice of computers that are as strong as the reader."""


class Versus(Struct, frozen=True):
    """What is chosen for a game against computers.

    Attributes:
        game_key (str): the game.
        level (ComputerLevel or None): how well the computers play; None: as well as the user.
        opponents (int): how many computers play; one that the game does not allow is corrected by `fitting`.
    """

    game_key: str
    level: ComputerLevel | None
    opponents: int = 1

    def words(self) -> tuple[str, ...]:
        """The choice as the words of a press."""
        return self.game_key, MINE if self.level is None else self.level.value, str(self.opponents)

    def fitting(self) -> Versus:
        """The same choice, with a number of computers that the game allows."""
        return Versus(self.game_key, self.level, min(max(self.opponents, _fewest(self.game_key)), _most(self.game_key)))


def _fewest(game_key: str) -> int:
    return max(1, games()[game_key].seats[0] - 1)


def _most(game_key: str) -> int:
    return games()[game_key].seats[-1] - 1


def against_computers(
    say: Words,
    chosen: Versus,
    start: Press,
    set_up: Press,
    points: Mapping[ComputerLevel, float] | None = None,
    *,
    direct: bool,
) -> list[Part]:
    """The part of the list of games that starts a game against computers: which game, which level, how many.

    `start` starts it, and `set_up` opens its lobby. `points` say how strong the levels are in that game, where that is
    known. `direct`: in direct messages with the bot.
    """
    told, keys = say.computers, [key for key, game in games().items() if game.seats[-1] > 1][:MENU_SIZE]
    by_game = [SelectOption(label=title(say, key), value=key, default=key == chosen.game_key) for key in keys]
    by_level = [
        _my_level(say, default=chosen.level is None),
        *(
            SelectOption(
                label=words.level(say, each),
                value=each.value,
                description=words.level_about(say, each, (points or {}).get(each)),
                default=each is chosen.level,
            )
            for each in ComputerLevel
        ),
    ]
    numbers = range(_fewest(chosen.game_key), _most(chosen.game_key) + 1)
    by_number = [
        SelectOption(label=told.opponents(number=each), value=str(each), default=each == chosen.opponents)
        for each in numbers[:MENU_SIZE]
    ]
    menus = [by_game, by_level, *([by_number] if len(numbers) > 1 else [])]
    about = told.versus_direct() if direct else told.versus_about()
    return [
        text(f"### {told.versus_heading()}", about, f"-# {words.solo(say)}" if words.solo(say) else ""),
        *(
            # The pages make the custom ids unique.
            row(menu(told.versus_heading(), options, Press("versus", page=page, words=chosen.words())))
            for page, options in enumerate(menus)
        ),
        row(button(told.versus_start(), start, tone="good"), button(told.versus_set_up(), set_up)),
    ]


def seats_for_computers(say: Words, session: Session) -> list[Part]:
    """The menus of the host's panel that add a computer, and put one in the place of somebody who is invited."""
    found: list[Part] = []
    if session.free > 0:
        options = [
            _my_level(say),
            *(
                SelectOption(label=words.level(say, each), value=each.value, description=words.level_about(say, each))
                for each in ComputerLevel
            ),
        ]
        found.append(row(menu(say.computers.add(), options, Press("addcomputer", session.id))))
    if session.invited:
        options = [
            SelectOption(label=words.replaces(say, session, guest, level), value=_choice(guest, level))
            for guest in session.invited
            for level in ComputerLevel
        ]
        press = Press("replaceguest", session.id)
        found.append(row(menu(say.computers.replace_menu(), options[:MENU_SIZE], press)))
    return found


def _my_level(say: Words, *, default: bool = False) -> SelectOption:
    """The choice of computers that are as strong as the reader."""
    told = say.computers
    return SelectOption(label=told.my_level(), value=MINE, description=told.my_level_about(), default=default)


def _choice(player: Player, level: ComputerLevel) -> str:
    return f"{player.user_id}.{level.value}"


def tag_of(session: Session, user_id: int) -> str:
    """What names a player in a button: their id, and at a table apart their seat, as ids are not told there."""
    return f"{_SEAT}{session.seat_of(user_id)}" if session.apart else str(user_id)


def tagged(session: Session, tag: str) -> int | None:
    """The id of the player whom `tag_of` has named; None for anything else."""
    seat = tag.removeprefix(_SEAT)
    if tag.startswith(_SEAT) and seat.isdecimal() and 0 < int(seat) <= len(session.people):
        return session.people[int(seat) - 1].user_id
    return int(tag) if tag.removeprefix("-").isdecimal() else None


_SEAT = "s"
"""What a tag begins with that is a seat."""


def stand_in_button(say: Words, session: Session, user_id: int, owner: int | None = None) -> list[Button]:
    """The button with which a computer takes over a seat: that of `owner`, or any. None where nobody may ask for it."""
    possible = [each for each in session.playing if owner in (None, each.user_id) and _takes(session, user_id, each)]
    words_ = () if owner is None else (tag_of(session, owner),)
    label = words.take_over(say, session, possible)
    return [button(label, Press("standin", session.id, words=words_), tone="bad")] if possible else []


def stand_in_for(say: Words, session: Session, owner: Player | None) -> list[Button]:
    """The same button for a seat whose player is not there, as the others see it. None where nobody else plays."""
    others = [each for each in session.playing if isinstance(each, Person) and each != owner]
    return stand_in_button(say, session, others[0].user_id, owner.user_id) if owner is not None and others else []


def stand_in_question(say: Words, session: Session, user_id: int, owner: int | None) -> discord.ui.LayoutView | None:
    """The private question which computer is to take over the seat of `owner`, or of anybody. None if none can."""
    actor = session.actor_person
    seats = sorted(session.playing, key=lambda each: (each != actor, each.user_id != user_id))
    options = [
        SelectOption(
            label=words.stands_in(say, session, each, level, own=each.user_id == user_id),
            value=f"{tag_of(session, each.user_id)}.{level.value}",
        )
        for each in seats
        if owner in (None, each.user_id) and _takes(session, user_id, each)
        for level in ComputerLevel
        if not isinstance(each, Computer) or each.level is not level
    ]
    if not options:
        return None
    ask = say.computers.stand_in_alone() if session.alone else say.computers.stand_in_ask()
    press = Press("standin", session.id, words=() if owner is None else (tag_of(session, owner),))
    told = text(*(each for each in (ask, seat_costs(say, session)) if each))
    return message(GREY, told, row(menu(say.computers.stand_in_menu(), options[:MENU_SIZE], press)))


def _takes(session: Session, user_id: int, owner: Player) -> bool:
    """Whether this user may ask that a computer takes over the seat of `owner`."""
    computer = new_computer(session, next(iter(ComputerLevel)))
    return is_possible(session, Substitute(user_id, owner.user_id, computer))
