"""The messages of a game: the live board with its controls, retired boards, and the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import discord
from msgspec import Struct

from cogs.interactions.components import Button, button, row, rows_of
from cogs.interactions.ids import Press
from cogs.languages import say_at
from cogs.messages import computers, heights, questions, table_menu
from cogs.messages.conduct import opponent_button
from cogs.messages.controls import Group, Offer, menus_and_buttons
from cogs.messages.heights import SCREEN, framed
from cogs.messages.offers import find_button
from cogs.messages.parts import (
    BLURPLE,
    GOLD,
    GREY,
    Part,
    addressed,
    claim_button,
    image,
    learn_button,
    message,
    rules_button,
    text,
)
from cogs.messages.story import BRIEF_LINES, stories, what_happened
from cogs.pictures.pictures import Picture, face_of, how_lost_in, teller_of
from cogs.words import apart as apart_words
from cogs.words import computers as computer_words
from cogs.words import deals, learning, standings
from cogs.words import game_actions as around_words
from cogs.words import table as words
from cogs.words.computers import NextLevel
from cogs.words.names import bold_in, bold_names
from sessions.records.past import untold
from sessions.session import Session
from sessions.state.players import Computer, Player
from sessions.state.table import TableEnding
from words import Words

if TYPE_CHECKING:
    from rules.core import Played

_HEADING = 120
"""The maximum length of a result that is set as a heading, in characters. A longer one would fill a phone."""


class Offered(Struct, frozen=True):
    """What a live board offers beside its game."""

    groups: Sequence[Group] = ()
    """What the menus offer."""

    chosen: tuple[str, ...] = ()
    """The words chosen so far."""

    page: int = 0
    """The page of the menus, from 0."""

    hint: str = ""
    """A line that explains the moment to a newcomer; empty for none."""

    elsewhere: bool = False
    """Whether a player sits at other tables too, so that there is a button for the next game."""

    thinks_elsewhere: int = 0
    """At how many tables of the person who plays here computers are still to think."""


def board(session: Session, picture: Picture, offered: Offered) -> discord.ui.LayoutView:
    """The live board: what happened, the picture, whose turn it is, what the player must do, and the menus."""
    return message(BLURPLE, *_fitting(session, picture, every_board_parts(session, picture, offered)))


def every_board_parts(session: Session, picture: Picture, offered: Offered) -> Iterator[list[Part]]:
    """The ways to show a live board, the one that tells most first."""
    chosen, choices, hint = offered.chosen, offered.groups, offered.hint
    actor, person = session.actor, session.actor_person
    assert actor is not None, "a live board waits for a seat"
    assert person is not None, "a seat is somebody's"
    face = face_of(session)
    say, teller, position = say_at(session), face.teller, session.position
    ask = say.tables.choose_on(label=teller.label(position, chosen)) if chosen else teller.ask(position)
    turn = say.tables.turn(badge=teller.badge(position, actor), who=addressed(say, session, person), ask=ask)
    status = [turn]
    if isinstance(person, Computer):
        thinks = say.computers.thinks(badge=teller.badge(position, actor), who=bold_in(say, session, person))
        status = [thinks, computer_words.thinks_elsewhere(say, session, offered.thinks_elsewhere)]
        choices, hint = (), ""
    elif _waits(session):
        status = [say.places.to_move(badge=teller.badge(position, actor), who=bold_in(say, session, person))]
        choices, hint = (), ""
    if session.paused:
        status, choices, hint = [around_words.paused(say, session)], (), ""
    offer = Offer(say, position, teller, Press("pick", session.id, session.version), "before", "more", repeats=True)
    menus, last = menus_and_buttons(offer, choices, offered.page)
    if chosen:
        last.append(button(say.tables.back(), Press("pick", session.id, session.version)))
    turning_note = table_menu.turning_note(session, teller)
    if turning_note:
        last.append(button(say.game_actions.keep_still(), Press("keepstill", session.id, session.version)))
    also = {
        # In the table menu, it is offered in any case.
        table_menu.HINT: not chosen and session.alone and table_menu.can_have_hint(session),
        "takeback": not chosen and not _waits(session) and table_menu.can_take_back_freely(session),
        "viewlarge": face.large is not None,
        "nextgame": offered.elsewhere,
        "rules": True,
        "letturn": session.still and not turning_note,
        "study": teller.has_study(position),
    }
    extras = [each for each, wanted in also.items() if wanted]

    through_large = extras.index("viewlarge") + 1 if "viewlarge" in extras else 0

    def parts(told: str, tip: str, least: int = 0) -> list[Part]:
        return [
            *([text(told)] if told else []),
            image(picture),
            text(
                *status,
                learning.hint(tip),
                deals.on_board(say, session),
                standings.on_board(say, session),
                f"-# {turning_note}" if turning_note and not session.moves else "",
                *questions.news_lines(session),
                *apart_words.unreachable(say, session),
            ),
            *menus,
            *questions.open_question(session),
            *rows_of(table_menu.last_row(session, last, [*extras, *(["nohints"] if tip else [])], least)),
        ]

    # Where the screen has room, the large view is a press away: the picture is too small for what it shows.
    ways = [through_large, 0] if through_large else [0]
    for told in stories(say, session, untold(session)):
        for least in ways:
            yield parts(told, hint, least)
    # A tip is left out before anything that happened is.
    for least in ways:
        yield parts(told, "", least)


def _fitting(session: Session, picture: Picture, ways: Iterable[list[Part]]) -> list[Part]:
    """The first of the ways to show a message that a phone shows whole; else the last."""
    for parts in ways:
        if framed(parts, picture.sizes, session.names) <= SCREEN:
            break
    return parts


def past_board(session: Session, turn: Sequence[Played], picture: Picture | None = None) -> discord.ui.LayoutView:
    """A retired board: what happened in its turn, with the `picture` of the position after it, if given."""
    say = say_at(session)
    return message(
        GREY, *what_happened(say, session, turn), *([image(picture)] if picture else []), *_dice_commitment(session)
    )


def _waits(session: Session) -> bool:
    """Whether this is a view of a table apart whose viewer is not to move: there is nothing to choose for them."""
    return bool(session.viewer) and session.seat_of(session.viewer) != session.actor


def final_board(
    session: Session, picture: Picture, beside: str = "", next_level: NextLevel | None = None
) -> discord.ui.LayoutView:
    """The end: who won and why, the final position, and buttons for what can be done next.

    `beside` is a text below the result; `next_level` is the level of computers that is offered, if any. Of the result,
    only the first line is shown: the picture shows the score, and `/board` says it in words.
    """
    say = say_at(session)
    return message(
        GOLD,
        *_last_story(say, session),
        image(picture),
        text(result(say, session)[0], beside, apart_words.rematch(say, session)),
        *(_next_level(say, session, next_level) if next_level else ()),
        text(*words.hints(say, session), f"-# {words.footing(say, session)}"),
        *_dice_commitment(session),
        *rows_of(
            [
                _again(say, session),
                button(say.tables.record(), Press("record", session.id)),
                rules_button(say, session),
                *claim_button(say, session),
                *(
                    [button(say.game_actions.open_again(), Press("reopen", session.id))]
                    if session.closed_for_silence
                    else []
                ),
                button(say.replaying.replay(), Press("replay", session.id)),
                button(say.watching.history(), Press("history", session.id)),
                button(say.analysis.analyse(), Press("analyse", session.id)),
                *([learn_button(say, session.id)] if session.deal or not session.withheld else []),
                *opponent_button(say, session, session.viewer),
            ]
        ),
    )


def _again(say: Words, session: Session) -> Button:
    """The button to play on: the same game once more, or with somebody else where a stranger did not come."""
    if session.of_pool and session.ending is not None and session.ending.how in _NEVER_BEGUN:
        return find_button(say)
    label = say.tables.play_again() if session.solo else say.tables.rematch()
    return button(label, Press("rematch", session.id), tone="good")


_NEVER_BEGUN = (TableEnding.NOT_SHOWN, TableEnding.NOT_BEGUN)


def _last_story(say: Words, session: Session) -> list[Part]:
    """What led to the end, without who gave up: the result says that.

    What takes more than a few lines is shortened to as few words as possible: the result is what matters.
    """
    told = list(stories(say, session, untold(session).without_resigning))
    shown = next((each for each in told if sum(map(heights.rows, each.split("\n"))) <= BRIEF_LINES), told[-1])
    return [text(shown)] if shown else []


def _next_level(say: Words, session: Session, offered: NextLevel) -> list[Part]:
    press = Press("rematch", session.id, words=(offered.above.value,))
    return [
        text(computer_words.try_next(say, offered)),
        row(button(computer_words.try_button(say, offered), press, tone="good")),
    ]


def result(say: Words, session: Session) -> list[str]:
    """The result of a finished game, in lines. Names are bold; a short first line is a heading."""
    first, *rest = outcome(say, session).split("\n")
    return [f"## {first}" if len(first) < _HEADING else first, *rest]


def outcome(say: Words, session: Session) -> str:
    """The result of a finished game as a text without a heading."""
    if session.ending is not None:
        return words.ended_by_table(say, session)
    teller = teller_of(session, say.language)
    return teller.result(session.position, bold_names(say, session), how_lost_in(session))


def resign_question(say: Words, session: Session, user_id: int, missing: Player | None = None) -> discord.ui.LayoutView:
    """The private question before a user resigns, who can let a computer play on instead.

    `missing` is the player to act, if they have left the server.
    """
    return message(
        GREY,
        text(words.resign_question(say, session)),
        row(
            button(say.tables.resign(), Press("resigned", session.id), tone="bad"),
            button(say.tables.play_on(), Press("stay", session.id)),
            *computers.stand_in_button(say, session, user_id, user_id),
        ),
        *(go_on_without(say, session, missing) if missing else ()),
    )


def gone_question(say: Words, session: Session, missing: Player) -> discord.ui.LayoutView:
    """The private offer to go on without the player to act, who has left the server."""
    return message(GREY, *go_on_without(say, session, missing))


def go_on_without(say: Words, session: Session, missing: Player) -> list[Part]:
    """The parts of a private message that offer to go on without a player who has left the server."""
    press = Press("without", session.id, words=(computers.tag_of(session, missing.user_id),))
    stand_in = computers.stand_in_for(say, session, missing)
    costs = around_words.seat_costs(say, session) if stand_in else ""
    return [
        text(*(each for each in (words.gone_question(say, session, missing.name), costs) if each)),
        row(
            button(words.go_on_without(say, missing.name), press, tone="bad"),
            *stand_in,
        ),
    ]


def end_question(say: Words, session: Session, token: str) -> discord.ui.LayoutView:
    """The private question to a moderator before a table is closed.

    `token` in the button proves that the moderator's permission was checked.
    """
    end, leave = words.end_labels(say, session)
    return message(
        GREY,
        text(words.end_question(say, session)),
        row(
            button(end, Press("end", session.id, words=(token,)), tone="bad"),
            button(leave, Press("leaveit", session.id)),
        ),
    )


def _dice_commitment(session: Session) -> list[Part]:
    """The fingerprint of the dice, if perhaps no lobby shows it: one person plays, or the secret was replaced."""
    shown = session.alone or len(session.secrets) > 1
    say = say_at(session)
    return [text(deals.on_board(say, session), f"-# {words.bound_dice(say, session)}")] if shown else []
