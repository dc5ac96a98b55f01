"""Private messages with lists of open tables."""

from __future__ import annotations

import discord

from cogs.interactions.components import Button, button, row
from cogs.interactions.ids import Press
from cogs.messages.offers import LIST
from cogs.messages.parts import BLURPLE, Composed, Part, message, text
from cogs.messages.questions import AGREED
from cogs.messages.rooms import MY_GAMES
from cogs.words import games as words
from render.kit.consequences import Tone
from sessions.session import Session
from sessions.tables.overview import Listed
from words import Words

SIZE = 6
"""The number of tables on a page. Even with long names they fit into a message."""

DIGEST, DIGEST_ASKS = 10, 4
"""The most games and the most requests in a digest. Its buttons fill five rows, the last of which leads to the list."""


def tables(say: Words, listed: Listed, user_id: int, guild_id: int, *, mine: bool) -> discord.ui.LayoutView:
    """A page of the user's tables (`mine`) or of the server's, with buttons for the other list and other pages."""
    lines = (
        words.mine(say, listed, user_id, guild_id)
        if mine
        else [words.line(say, each, user_id) for each in listed.tables]
    )
    action = "mine" if mine else "here"
    # The words make the custom ids of a message unique.
    rows = [
        tabs(say, action) if guild_id else [],
        _pager(say, action, listed) if listed.pages > 1 else [],
    ]
    heading = "" if listed.asked and not listed.total and listed.pages == 1 else words.heading(say, listed, mine=mine)
    return message(
        BLURPLE,
        *_requests(say, listed, user_id),
        *([text(heading, *lines)] if heading else []),
        *(row(*buttons) for buttons in rows if buttons),
    )


def _requests(say: Words, listed: Listed, user_id: int) -> list[Part]:
    """What waits for somebody's answer, each with the buttons that answer it."""
    parts: list[Part] = [text(say.games.answers())] if listed.asking else []
    for each in listed.asking:
        parts += [text(words.request(say, each.session, user_id)), row(*answers(say, each.session))]
    return parts


def answers(say: Words, session: Session, number: int = 0) -> list[Button]:
    """The buttons that answer what a table asks somebody, away from it. `number` tells which of several requests."""

    def label(what: str) -> str:
        return say.games.answer_of(what=what, number=number) if number else what

    asked = session.question
    if asked is None:
        accept, decline = Press("listaccept", session.id), Press("listdecline", session.id)
        words_of = say.lobby.accept(), say.lobby.decline()
    else:
        press = Press("listanswer", session.id, asked.number)
        accept, decline = press.with_words("yes"), press.with_words("no")
        words_of = say.game_actions.yes(), say.game_actions.no()
    tone: Tone = "good" if asked is None else AGREED[asked.matter]
    return [button(label(words_of[0]), accept, tone=tone), button(label(words_of[1]), decline)]


def digest(say: Words, waiting: Listed, user_id: int, exercises: int = 0) -> Composed:
    """The daily message with what waits for somebody, the buttons that answer it, and one for all of their tables.

    `exercises` of theirs are due, which its last line says.
    """
    view = discord.ui.View(timeout=None)
    several = len(waiting.asking) > 1
    for number, each in enumerate(waiting.asking):
        for item in answers(say, each.session, number + 1 if several else 0):
            item.row = number
            view.add_item(item)
    more = button(say.games.my_games(), Press(MY_GAMES))
    more.row = len(waiting.asking)
    view.add_item(more)
    return Composed(view, content=words.digest(say, waiting, user_id, exercises))


def tabs(say: Words, action: str) -> list[Button]:
    """The buttons of the lists of a server, of which the one with this action is shown."""
    labels = {"mine": say.games.my_games(), "here": say.games.this_servers(), LIST: say.offers.all_offers()}
    return [button(label, Press(each, words=("tab",)), disabled=each == action) for each, label in labels.items()]


def _pager(say: Words, action: str, listed: Listed) -> list[Button]:
    before, after = max(listed.page - 1, 0), min(listed.page + 1, listed.pages - 1)
    return [
        button(say.tables.previous(), Press(action, page=before, words=("back",)), disabled=listed.page == 0),
        button(say.tables.next(), Press(action, page=after, words=("next",)), disabled=listed.page == listed.pages - 1),
    ]
