"""Games shown elsewhere than at their tables: the list of those that run, results, and what followers read."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.interactions.components import button, menu, row
from cogs.interactions.ids import Press
from cogs.languages import say_around
from cogs.messages import boards
from cogs.messages.calls import to_the_live
from cogs.messages.controls import MENU_SIZE
from cogs.messages.parts import GOLD, GREEN, GREY, Composed, Part, image, message, text
from cogs.messages.table_menu import FOLLOW
from cogs.pictures.pictures import Picture
from cogs.words import rooms as words
from cogs.words.about import title
from sessions.session import Session
from sessions.tables.news import FollowRow, Follows
from sessions.tables.overview import Listed
from words import Words

SIZE = 12
"""The most games in the list. Even with long names and links they fit into a message."""

MY_GAMES = "mygames"
"""The action of the button below the list: it shows the user's own games privately."""

RESULT = "result"
"""A word of the button *Replay* of a posted result, by which that message is found in a channel."""

UNFOLLOW = "unfollow"
"""The action of the menu of the games that a user follows."""


def games(say: Words, listed: Listed) -> discord.ui.LayoutView:
    """The list of the running games, with a button for one's own."""
    return message(GREEN, text(*words.games(say, listed)), row(button(say.games.my_games(), Press(MY_GAMES))))


def result(session: Session, picture: Picture) -> Composed:
    """A finished game in the channel for results: who played, who won and why, the final position, and its replay."""
    say = say_around(session)
    view = message(
        GOLD,
        text(words.result_of(say, session), *boards.result(say, session)),
        image(picture),
        row(
            button(say.replaying.replay(), Press("replay", session.id, words=(RESULT,))),
            button(say.watching.history(), Press("history", session.id)),
        ),
    )
    return Composed(view, picture)


# Following


def following(
    say: Words, session: Session | None, followed: Sequence[tuple[FollowRow, Session | None]]
) -> discord.ui.LayoutView:
    """The private screen of /follow: the notifications of this game, if there is one, and what else the user follows.

    `followed` are all games that they follow; None stands for one that cannot be read.
    """
    number = session.id if session is not None else 0
    here = next((row.what for row, _ in followed if row.session_id == number), None)
    others = [each for each in followed if each[0].session_id != number]
    shown: list[Part] = [text(say.rooms.follow_nothing_here())]
    if session is not None:
        shown = [
            text(say.rooms.follow_heading(game=title(say, session.game.key)), words.following(say, session, here)),
            *_choices(say, session, here),
        ]
    told = say.rooms.follow_none() if session is None and not others else say.rooms.follow_others(number=len(others))
    return message(GREY, *shown, text(told), *_others(say, others))


def _choices(say: Words, session: Session, here: Follows | None) -> list[Part]:
    if session.ended:
        return []
    labels = {"turns": say.rooms.tell_turns(), "end": say.rooms.tell_end()}
    buttons = [
        button(label, Press(FOLLOW, session.id, words=(what,)), disabled=what == here) for what, label in labels.items()
    ]
    stop = button(say.rooms.stop_following(), Press(FOLLOW, session.id, words=("stop",)), disabled=here is None)
    return [row(*buttons, stop)]


def _others(say: Words, others: Sequence[tuple[FollowRow, Session | None]]) -> list[Part]:
    options = [
        discord.SelectOption(label=_label(say, session), value=str(row.session_id))
        for row, session in others[:MENU_SIZE]
    ]
    return [row(menu(say.rooms.pick_to_stop(), options, Press(UNFOLLOW)))] if options else []


def _label(say: Words, session: Session | None) -> str:
    if session is None:
        return say.rooms.followed_unknown()
    return words.game_label(say, session)


def told(say: Words, session: Session) -> Composed:
    """The direct message to a follower: whose turn it is, or how the game ended."""
    content = (
        words.followed_end(say, session, boards.outcome(say, session))
        if session.ended
        else words.followed_turn(say, session)
    )
    return Composed(to_the_live(say, session), content=content)


def called(session: Session, user_ids: Sequence[int]) -> Composed:
    """The same in the game's channel, for followers who are mentioned there."""
    say = say_around(session)
    content = (
        words.called_end(say, session, user_ids, boards.outcome(say, session))
        if session.ended
        else words.called_turn(say, session, user_ids)
    )
    return Composed(to_the_live(say, session), content=content, named=tuple(user_ids))
