"""The history of a game in private messages: one moment as a picture, or a page of turns in words."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

import discord
from msgspec import Struct

from cogs.interactions.components import Button, Row, button, form, row
from cogs.interactions.ids import Press
from cogs.messages.parts import BLURPLE, Part, image, message, text
from cogs.messages.story import newest_lines
from cogs.pictures.pictures import Picture
from cogs.words import analysis as analysis_words
from cogs.words import history as words
from cogs.words.history import describe, how_lost
from cogs.words.names import short_names
from opponents.analysis import Analysed
from render.kit.texts import clip
from render.scene import Scene
from sessions.records.past import Past
from words import ENGLISH, Words, of

LOOK, TELL, ASK, GO, ANALYSE = "look", "tell", "goto", "gone", "analyse"
"""The actions: show a moment, show a page of turns, open the form that asks for a move, submit this form, analyse."""

TRY = "try"
"""The action that begins or continues a line of moves that somebody tries."""

_PAGE = 2800
"""The maximum of characters on a page of turns."""

_TURN = 1000
"""The maximum of characters of one turn on a page."""

_ROOM = 1500
"""The maximum of characters above a picture."""


_BEYOND_LAST = 99_999
"""A stop after the end of any game. The button Last has it, and leads to the last stop at the time of the press."""


class ViewedGame(Struct, frozen=True):
    """A game whose history a user looks at. A *stop* is an index of `past.stops`, counted from 0.

    Attributes:
        past (Past): the game.
        session (int): the id of its session; 0 for a game from a file, which is attached to the message.
        viewer (int or None): the seat from whose side the board is shown, if the user has one.
        say (Words): the words of the user's language.
        analysed (Analysed or None): what an analysis of the game found, if there is one.
        numbers (tuple of int): the number of the log's entry of each ply; empty for a game from a file.
    """

    past: Past
    session: int
    viewer: int | None = None
    say: Words = of(ENGLISH)
    analysed: Analysed | None = None
    numbers: tuple[int, ...] = ()

    def moment(self, stop: int) -> int:
        """The number of the log's entry after which a stop stands, or of a file's plies; 0 is the beginning."""
        plies = self.past.stops[stop]
        return self.numbers[plies - 1] if self.numbers and plies else plies

    @property
    def last(self) -> int:
        """The last stop."""
        return len(self.past.stops) - 1


def scene(viewed: ViewedGame, stop: int) -> Scene:
    """The scene of a stop."""
    past = viewed.past
    names = past.names_at(past.stops[stop])
    return Scene(
        past.position(past.stops[stop]),
        names,
        past.since(stop),
        viewer=viewed.viewer or 1,
        stopped=past.stopped and stop == viewed.last,
        how=how_lost(past),
        short_names=short_names(viewed.say, names),
    )


def frame(viewed: ViewedGame, shown: range) -> Scene:
    """The scene of a frame of a replay that shows these plies. Without plies, it is the beginning or the end."""
    past = viewed.past
    names = past.names_at(shown.start)
    return Scene(
        past.position(shown.stop),
        names,
        past.played[shown.start : shown.stop],
        viewer=viewed.viewer or 1,
        stopped=past.stopped and shown.start == len(past.played),
        how=how_lost(past),
        replay=True,
        short_names=short_names(viewed.say, names),
    )


def moment(viewed: ViewedGame, stop: int, picture: Picture) -> discord.ui.LayoutView:
    """The message of a stop: what happened since the previous stop, and the position after it."""
    stops = viewed.past.stops
    plies = range(stops[stop - 1] if stop else 0, stops[stop])
    lines = newest_lines(describe(viewed.say, viewed.past, plies), _ROOM)
    return message(
        BLURPLE,
        text(
            words.at_move(viewed.say, viewed.past.game.key, stop, viewed.last),
            *lines,
            *(analysis_words.at_stop(viewed.say, viewed.past, viewed.analysed, stop) if viewed.analysed else []),
        ),
        image(picture),
        *_navigation(viewed, LOOK, stop, viewed.last),
        row(
            button(
                viewed.say.watching.in_words(), Press(TELL, viewed.session, words=(str(page_of(viewed, stop)), "from"))
            ),
            *_analyse(viewed),
            *_try_button(viewed, stop),
        ),
        *attached_record(viewed),
    )


def _try_button(viewed: ViewedGame, stop: int) -> list[Button]:
    """The button with which moves are tried from a stop, if the game is over."""
    if viewed.session and not viewed.past.over:
        return []
    return [button(viewed.say.variations.try_moves(), Press(TRY, viewed.session, viewed.moment(stop)))]


def page(viewed: ViewedGame, number: int) -> discord.ui.LayoutView:
    """The message of a page of turns. `number` counts from 0."""
    pages = pages_of(viewed)
    here = pages[number]
    see = Press(LOOK, viewed.session, words=(str(here.stop), "from"))
    return message(
        BLURPLE,
        text(words.pages(viewed.say, viewed.past.game.key, number, len(pages) - 1)),
        discord.ui.TextDisplay("\n".join(here.lines) or viewed.say.watching.nothing_yet()),
        *_navigation(viewed, TELL, number, len(pages) - 1),
        row(button(viewed.say.watching.see_board(), see), *_analyse(viewed)),
        *attached_record(viewed),
    )


class Page(Struct, frozen=True):
    """A page of turns: a line for each turn, and the last stop of the page."""

    lines: tuple[str, ...]
    stop: int


def pages_of(viewed: ViewedGame) -> list[Page]:
    """All pages of a game, at least one."""
    past = viewed.past
    pages: list[Page] = []
    lines: list[str] = []
    plies, stop, stops = 0, 0, past.stops
    for played in past.turns:
        said = describe(viewed.say, past, range(plies, plies + len(played)))
        moves = range(past.moves_until(plies) + 1, past.moves_until(plies + len(played)) + 1)
        line = clip(words.turn(moves, said), _TURN)
        if lines and sum(map(len, lines)) + len(lines) + len(line) > _PAGE:
            pages.append(Page(tuple(lines), stop))
            lines = []
        lines += [line] if said else []
        plies += len(played)
        stop = max(0, bisect_right(stops, plies) - 1)
    return [*pages, Page(tuple(lines), stop)]


def page_of(viewed: ViewedGame, stop: int) -> int:
    """The number of the page that contains a stop."""
    pages = pages_of(viewed)
    return next((number for number, each in enumerate(pages) if stop <= each.stop), len(pages) - 1)


def _navigation(viewed: ViewedGame, action: str, here: int, last: int) -> list[Row]:
    """The buttons that turn pages; none where there is a single one."""
    if last <= 0:
        return []

    def to(target: int, name: str) -> Press:
        # The name makes the custom ids of a message unique.
        return Press(action, viewed.session, words=(str(target), name))

    first, final = here == 0, here >= last
    ways = [
        button(viewed.say.watching.first(), to(0, "first"), disabled=first),
        button(viewed.say.watching.back(), to(max(here - 1, 0), "back"), disabled=first),
        button(viewed.say.watching.next(), to(min(here + 1, last), "next"), disabled=final),
        button(viewed.say.watching.last(), to(_BEYOND_LAST, "last"), disabled=final),
    ]
    if action == LOOK:
        ways.insert(2, button(viewed.say.watching.go_to(), Press(ASK, viewed.session)))
    return [row(*ways)]


def _analyse(viewed: ViewedGame) -> list[Button]:
    """The button that analyses a game, if it is over."""
    return [button(viewed.say.analysis.analyse(), Press(ANALYSE, viewed.session))] if viewed.past.over else []


def attached_record(viewed: ViewedGame) -> list[Part]:
    """The attached record, if the game is from a file."""
    return [] if viewed.session else [discord.ui.File(f"attachment://{words.RECORD_FILE}")]


def move_form(viewed: ViewedGame) -> discord.ui.Modal:
    """The form that asks for the number of a move."""
    say, press = viewed.say.watching, Press(GO, viewed.session)
    return form(say.form_title(), say.moves_so_far(moves=viewed.last), say.form_label(), say.form_hint(), 5, press)


def number_in(given: Sequence[str], last: int) -> int | None:
    """The number in the first word, at most `last`; None if it is no number."""
    if not given or not given[0].isdecimal() or len(given[0]) > 9:
        return None
    return min(int(given[0]), last)
