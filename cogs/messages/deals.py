"""The private screen of /deal: the deal of a day, how the user's attempt stands, and the tables of scores."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from msgspec import Struct

from cogs.interactions.components import Button, button, row, rows_of
from cogs.interactions.ids import Press
from cogs.messages.parts import GOLD, Part, guide_button, message, text
from cogs.words import deals as words
from sessions.results.streaks import Streak
from sessions.session import Session
from sessions.tables.deals import DealTable, KnownDeal, Scored
from words import Words

SHOW, HERE, DIRECT, BEST = "deal", "dealhere", "dealdirect", "dealbest"
"""The actions of its buttons. The first word of a press is the day; the second, where there is one, says `practice`."""

PRACTICE = "practice"

Ranking = tuple[DealTable, Sequence[Scored]]


class Shown(Struct, frozen=True):
    """What the screen shows.

    Attributes:
        deal (KnownDeal): the deal.
        following (KnownDeal or None): that of the next day, if it is bound.
        is_today (bool): whether an attempt can begin.
        attempt (Session or None): the user's attempt.
        streak (Streak): for how many days in a row they have played.
        own (Scored or None): their score.
        here (Ranking or None): the table of the server; None in direct messages.
        everywhere (Ranking): the table over all servers.
        is_new (bool): whether the user has never finished the game.
    """

    deal: KnownDeal
    following: KnownDeal | None
    is_today: bool
    attempt: Session | None
    streak: Streak
    own: Scored | None
    here: Ranking | None
    everywhere: Ranking
    is_new: bool = False


def screen(say: Words, shown: Shown, note: str = "") -> discord.ui.LayoutView:
    """The screen. `note` is a sentence above everything else; empty for none."""
    deal, direct = shown.deal, shown.here is None
    status = [words.status(say, deal, shown.attempt, shown.own, shown.everywhere[0])]
    if shown.is_today:
        status += [words.days_in_a_row(say, shown.streak), words.following(say, deal)]
    may_begin = shown.is_today and shown.attempt is None
    buttons = _playing(say, shown, direct=direct) if may_begin or _may_practise(shown) else []
    learning = may_begin and shown.is_new
    tables = [] if shown.here is None else words.table(say, say.deals.here(), *shown.here)
    tables += words.table(say, say.deals.everywhere(), *shown.everywhere)
    other = deal.day - 1 if shown.is_today else deal.day + 1
    label = say.deals.yesterday() if shown.is_today else say.deals.today()
    turning = [button(label, Press(SHOW, words=(str(other),)))]
    if deal.secret and shown.everywhere[0].number:
        turning.append(button(say.deals.best_game(), Press(BEST, words=(str(deal.day),))))
    return message(
        GOLD,
        text(note, *words.heading(say, deal)),
        text(*status, say.deals.seen() if may_begin and not direct else ""),
        *(_learning(say, deal.game) if learning else []),
        *rows_of(buttons),
        text(*tables, say.deals.named() if shown.everywhere[0].number else ""),
        text(*words.fingerprints(say, deal, shown.following)),
        *rows_of(turning),
    )


def _learning(say: Words, game_key: str) -> list[Part]:
    """What leads somebody who does not know the game to it, before their only attempt. It opens beside the screen."""
    return [
        text(words.learn_first(say, game_key)),
        row(
            guide_button(say, game_key),
            button(say.learning.how_to_play(), Press("rules", words=(game_key,))),
        ),
    ]


def _may_practise(shown: Shown) -> bool:
    return shown.attempt is not None and shown.attempt.ended


def _playing(say: Words, shown: Shown, *, direct: bool) -> list[Button]:
    """The buttons that begin the attempt, or practice after it."""
    day, practice = str(shown.deal.day), _may_practise(shown)
    given = (day, PRACTICE) if practice else (day,)
    here = say.deals.practise_here() if practice else say.deals.play_here()
    private = say.deals.practise_direct() if practice else say.deals.play_direct()
    if direct:
        return [button(private, Press(HERE, words=given), tone="good")]
    return [
        button(private, Press(DIRECT, words=given), tone="good"),
        button(here, Press(HERE, words=given), tone="good"),
    ]
