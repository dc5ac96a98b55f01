"""Messages of score events: the public one, and the private screen of somebody who plays."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import SelectOption
from msgspec import Struct

from cogs.interactions.components import Button, button, menu, row, rows_of
from cogs.interactions.ids import Press
from cogs.messages.parts import BLURPLE, GOLD, Part, image, message, text
from cogs.messages.tournaments import HOW, JOURNAL, LEAVE, PLACES, changes, colour
from cogs.pictures.pictures import Picture
from cogs.words import events as words
from cogs.words import journals, tournaments
from render.tournaments.table import WIDEST
from sessions.session import Session
from sessions.tables.deals import KnownDeal
from tournaments.events.reading import Line
from tournaments.events.state import Tournament
from tournaments.standings.scores import Scored
from words import Words

PLAY, HERE, DIRECT, DEALS, PAGE = "cupplay", "cupdealhere", "cupdirect", "cupdeals", "cuppage"
"""The actions: the private screen, begin an attempt in a channel or in direct messages, the fingerprints, and a page of
the standings. The words of a press are the tournament and, where a deal is played, its day."""


def public(
    say: Words,
    tournament: Tournament,
    found: Sequence[Scored],
    journal: Sequence[Line] = (),
    picture: Picture | None = None,
    *,
    home: bool = True,
) -> discord.ui.LayoutView:
    """The message of an event. `found` are its standings; `picture` shows them, once somebody has a place in them.

    `home`: whether it is for the server of the event, and not for another one in which it can be played.
    """
    ended = tournament.state == "cancelled"
    lines = [journals.cancelled(say, tournament, journal)] if ended else words.status(say, tournament, found, PLACES)
    return message(
        colour(tournament),
        text(
            *tournaments.about(say, tournament),
            say.events.everywhere() if tournament.everywhere else "",
            *lines,
            say.deals.named() if tournament.everywhere and picture is not None else "",
        ),
        *([image(picture)] if picture is not None else []),
        *changes(say, tournament, journal),
        *_pages(say, tournament, len(found)),
        *rows_of(_buttons(say, tournament, home=home)),
    )


def _pages(say: Words, tournament: Tournament, players: int) -> list[Part]:
    """A menu of the pages of the standings of so many players; nothing where the message shows all."""
    options = [
        SelectOption(label=say.live.places(first=first + 1, last=min(first + WIDEST, players)), value=str(page))
        for page, first in enumerate(range(0, players, WIDEST), 1)
    ][:25]
    press = Press(PAGE, words=(str(tournament.id),))
    return [row(menu(say.live.places_menu(), options, press))] if len(options) > 1 else []


def page(say: Words, tournament: Tournament, here: Sequence[Scored], picture: Picture) -> discord.ui.LayoutView:
    """A page of the standings, privately. `here` are those who stand on it."""
    return message(BLURPLE, text(*words.table(say, tournament, here)), image(picture))


def _buttons(say: Words, tournament: Tournament, *, home: bool) -> list[Button]:
    own = (str(tournament.id),)
    running = tournament.state == "running"
    play = [button(say.events.play(), Press(PLAY, words=own), tone="good")] if running else []
    told = home and tournament.state != "registration"
    journal = [button(say.tournaments.journal(), Press(JOURNAL, words=own))] if told else []
    return [
        *play,
        button(say.tournaments.how(), Press(HOW, words=own)),
        *journal,
        button(say.events.check_deals(), Press(DEALS, words=own)),
    ]


class Own(Struct, frozen=True):
    """How somebody stands in an event.

    Attributes:
        user_id (int): who.
        deal (KnownDeal | None): the deal that is open.
        attempt (Session | None): their attempt at it.
    """

    user_id: int
    deal: KnownDeal | None
    attempt: Session | None


def screen(say: Words, tournament: Tournament, shown: Own) -> discord.ui.LayoutView:
    """The private screen: the deal that is open, how the user's attempt at it stands, and their scores."""
    deal, entrant = shown.deal, tournament.entrant(shown.user_id)
    lines = [say.events.none_open()] if deal is None else words.playing(say, tournament, deal, shown.attempt)
    may = deal is not None and shown.attempt is None
    if may and entrant is not None and entrant.state != "in":
        lines, may = [say.refusals.was_withdrawn(removed=entrant.state == "removed")], False
    playing = [] if deal is None or not may else _playing(say, tournament, deal.day)
    leaves = entrant is not None and entrant.state == "in" and tournament.state == "running"
    leave = button(say.tournaments.withdraw(), Press(LEAVE, words=(str(tournament.id),)))
    mine = words.own(say, tournament, shown.user_id)
    return message(
        GOLD,
        text(f"### {tournaments.name(tournament)}", *lines, say.deals.seen() if may else ""),
        *rows_of(playing),
        *([text(*mine)] if mine else []),
        *([row(leave)] if leaves else []),
    )


def _playing(say: Words, tournament: Tournament, day: int) -> list[Button]:
    """The buttons that begin the attempt."""
    given = (str(tournament.id), str(day))
    return [
        button(say.deals.play_direct(), Press(DIRECT, words=given), tone="good"),
        button(say.deals.play_here(), Press(HERE, words=given), tone="good"),
    ]


def check(say: Words, deals: Sequence[KnownDeal]) -> discord.ui.LayoutView:
    """The fingerprints of all deals, and the secrets of those that are over, privately."""
    return message(BLURPLE, text(*words.check(say, deals)))
