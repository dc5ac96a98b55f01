"""The private boards on which somebody tries moves, or plans them."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from msgspec import Struct

from cogs.interactions.components import Button, Row, button, long_form, menu, row
from cogs.interactions.ids import Press
from cogs.messages.controls import Group, Offer, PlyWords, cached_weigh, controls, groups, next_words
from cogs.messages.game_history import LOOK, TRY, ViewedGame, attached_record
from cogs.messages.parts import GREY, Part, image, message, text
from cogs.messages.story import newest_lines
from cogs.messages.table_menu import PLAN
from cogs.pictures.pictures import Picture
from cogs.words import history as words
from cogs.words.history import how_lost
from cogs.words.names import bold, safe, short_names
from render.catalogue import face
from render.kit.texts import clip
from render.scene import Scene
from sessions.records.past import onward
from sessions.records.variations import Tried
from sessions.session import Session
from sessions.state.plans import Line
from sessions.tables.private import LONGEST_NOTE, is_answered, lines_of
from words import Words

if TYPE_CHECKING:
    from render.face import Teller
    from rules.core import Played


BACK, ANEW, CHANCE, ROLL = "tryback", "tryanew", "trychance", "tryroll"
"""The actions: take back the last choice, go back to where the line begins, choose what chance does, draw it."""


class Kind(Struct, frozen=True):
    """What a private board is for: the actions of its menus, and of the buttons that take back one choice or all."""

    play: str
    back: str
    anew: str


TRYING = Kind(TRY, BACK, ANEW)
"""Moves are tried for all seats."""

_ROOM = 500
"""The maximum of characters above the picture."""


class TriedGame(Struct, frozen=True):
    """A line that a user tries.

    Attributes:
        viewed (ViewedGame): the game from which it starts.
        moment (int): where in the game it starts (`ViewedGame.moment`).
        before (tuple of Played): the plies of the game up to there.
        tried (Tried): the line.
        chosen (tuple of str): the words of the next ply that have been picked.
        kind (Kind): what the board is for.
    """

    viewed: ViewedGame
    moment: int
    before: tuple[Played, ...]
    tried: Tried
    chosen: PlyWords = ()
    kind: Kind = TRYING

    def press(self, action: str) -> Press:
        """The press that does something with this line."""
        return Press(action, self.viewed.session, self.moment, words=(self.tried.line,))

    @property
    def move(self) -> int:
        """After how many moves of the game it starts: a stop of its history."""
        return sum(bool(each.seat) for each in self.before)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players by seat, as they are; empty ones if they are unknown."""
        return self.viewed.past.names_at(len(self.before))

    @property
    def teller(self) -> Teller:
        """The teller of the game in the user's language."""
        return face(self.viewed.past.game.key, self.viewed.say).teller

    @property
    def offered(self) -> Sequence[Group]:
        """The choices of the seat to act."""
        return groups(self.tried.continuations, self.chosen, cached_weigh(self.teller, self.tried.position))


def scene(game: TriedGame) -> Scene:
    """The position after the line, with the plies of its last turn and the choices."""
    past, tried = game.viewed.past, game.tried
    weigh = cached_weigh(game.teller, tried.position)
    last = tried.played[-1].turn if tried.played else 0
    return Scene(
        tried.position,
        game.names,
        tuple(each for each in tried.played if each.turn == last),
        game.chosen,
        next_words(game.offered, weigh),
        viewer=game.viewed.viewer or 1,
        how=how_lost(past),
        short_names=short_names(game.viewed.say, game.names),
    )


def board(
    game: TriedGame,
    picture: Picture,
    page: int = 0,
    note: str = "",
    heading: str = "",
    also: Sequence[Button] = (),
) -> discord.ui.LayoutView:
    """What was tried, the position, the choices, and the ways back. `note` says what went wrong.

    `heading` says what the board is for, if that is not trying; `also` are buttons that stand after the ways back.
    """
    say, tried = game.viewed.say, game.tried
    names = [bold(say, name) if name else "" for name in game.names]
    story = newest_lines(game.teller.tell(tried.played, names), _ROOM) if tried.played else []
    changed = bool(tried.steps)
    ways = [
        button(say.variations.undo(), game.press(game.kind.back), disabled=not changed),
        button(say.variations.discard(), Press(game.kind.anew, game.viewed.session, game.moment), disabled=not changed),
    ]
    if game.chosen:
        ways.insert(0, button(say.tables.back(), game.press(game.kind.play)))
    if game.kind is TRYING and (game.viewed.past.over or not game.viewed.session):
        ways.append(button(say.watching.history(), Press(LOOK, game.viewed.session, words=(str(game.move), "from"))))
    return message(
        GREY,
        text(heading or words.heading(say, game.viewed.past.game.key, game.move), *story),
        image(picture),
        text(_standing(game, names), note),
        *_choices(game, page),
        row(*ways),
        *([row(*also)] if also else []),
        *attached_record(game.viewed),
    )


def _standing(game: TriedGame, names: Sequence[str]) -> str:
    """What is to be chosen, or how the game would end."""
    say, tried, teller = game.viewed.say, game.tried, game.teller
    if tried.seat is None:
        return teller.result(tried.position, names, how_lost(game.viewed.past))
    if not tried.seat:
        return say.variations.chance()
    if game.chosen:
        return say.tables.choose_on(label=teller.label(tried.position, game.chosen))
    badge = teller.badge(tried.position, tried.seat)
    return say.tables.turn(
        badge=badge, who=names[tried.seat - 1] or say.kit.unnamed(seat=tried.seat), ask=teller.ask(tried.position)
    )


def _choices(game: TriedGame, page: int) -> list[Row | Part]:
    say, tried = game.viewed.say, game.tried
    if tried.seat:
        play = game.kind.play
        offer = Offer(say, tried.position, game.teller, game.press(play), play, play)
        return [*controls(offer, game.offered, page)]
    outcomes = tried.outcomes()
    if not outcomes:
        return []
    names = words.plain_names(say, game.names)
    options = [
        discord.SelectOption(
            label=clip(words.unmarked(game.teller.tell([each], names)[-1:]) or str(each.ply), 100), value=str(index)
        )
        for index, each in enumerate(outcomes)
    ]
    return [
        row(menu(say.variations.choose_chance(), options, game.press(CHANCE))),
        row(button(say.variations.at_random(), game.press(ROLL), tone="good")),
    ]


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


def planning_board(
    say: Words, session: Session, seat: int, game: TriedGame, picture: Picture, page: int = 0, note: str = ""
) -> discord.ui.LayoutView:
    """The board on which the player in `seat` enters a line. It can be saved once it has a whole answer."""
    answered = is_answered(game.tried.played, seat)
    also = [
        button(say.plans.save(), game.press(SAVE), tone="good", disabled=not answered),
        button(say.plans.see(), Press(PLAN, session.id)),
    ]
    return board(game, picture, page, note, words.board_heading(say, session, seat), also)


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
