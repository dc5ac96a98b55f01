"""The parts of messages: frames, texts, pictures, and buttons that several messages have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from msgspec import Struct

from cogs.interactions.components import Button, menu, row
from cogs.interactions.components import button as _button
from cogs.interactions.ids import Press
from cogs.messages.controls import MENU_SIZE
from cogs.pictures.pictures import Picture
from cogs.words import table as words
from cogs.words.names import bold_in
from render.kit.texts import clip
from sessions.clocks import deadlines
from sessions.people.settings import mentioned
from sessions.session import Session
from sessions.state.players import Person, Player
from words import Words


class Composed(Struct, frozen=True):
    """A message that is ready to be sent.

    It is either a layout without `content`, or plain text with at most a few buttons. Notifications show the text of
    messages of plain text only.

    Attributes:
        view (LayoutView, View or None): the layout, or the buttons below the text.
        picture (Picture or None): the pictures that the layout shows.
        named (tuple of int): the ids of users that the text mentions. An edit that leaves them out would remove the
            highlight of the message.
        file (tuple of str and bytes, or None): the name and the content of a file.
        content (str or None): the plain text.
    """

    view: discord.ui.LayoutView | discord.ui.View | None
    picture: Picture | None = None
    named: tuple[int, ...] = ()
    file: tuple[str, bytes] | None = None
    content: str | None = None


GREEN, BLURPLE, GREY, GOLD = (discord.Colour(value) for value in (0x3BA55D, 0x5865F2, 0x4F545C, 0xE3B341))

TEXT = 3500
"""The maximum of characters of a text, somewhat below the 4,000 that Discord allows in a message."""

Part = discord.ui.Item[Any]

button = _button


def message(colour: discord.Colour, *parts: Part) -> discord.ui.LayoutView:
    """A message in a frame of that colour. It needs no handlers: the custom ids say what its controls do."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Container(*parts, accent_colour=colour))
    return view


def text(*lines: str) -> discord.ui.TextDisplay[Any]:
    """A text of these lines without the empty ones, cut at TEXT characters."""
    return discord.ui.TextDisplay(clip("\n".join(line for line in lines if line), TEXT))


def image(picture: Picture) -> Part:
    """The gallery of a picture or several, with their alternative text."""
    return _gallery(picture.names, picture.alt)


def images(picture: Picture, follows: Picture) -> tuple[Part, Part]:
    """Two galleries, each with its own alternative text, in a message whose picture is `picture.beside(follows)`."""
    names = picture.beside(follows).names
    return _gallery(names[: len(picture.images)], picture.alt), _gallery(names[len(picture.images) :], follows.alt)


def _gallery(names: Sequence[str], alt: str) -> Part:
    items = [discord.MediaGalleryItem(f"attachment://{name}", description=alt) for name in names]
    return discord.ui.MediaGallery(*items)


def with_thumbnail(beside: discord.ui.TextDisplay[Any], picture: Picture) -> Part:
    """A text with a thumbnail beside it."""
    return discord.ui.Section(beside, accessory=thumbnail_of(picture.names[0], picture.alt))


def thumbnail_of(name: str, alt: str) -> discord.ui.Thumbnail[Any]:
    """A thumbnail that is uploaded under that name, with its alternative text."""
    return discord.ui.Thumbnail(f"attachment://{name}", description=alt)


def note(sentence: str) -> discord.ui.LayoutView:
    """A private message of one sentence, which replaces a question."""
    return message(GREY, text(sentence))


def addressed(say: Words, session: Session, person: Player) -> str:
    """A player as a mention, or by name if they do not want to be mentioned now (`preferences.mentioned`)."""
    wanted = isinstance(person, Person) and mentioned(session, person.user_id)
    return f"<@{person.user_id}>" if wanted else bold_in(say, session, person)


LEARN = "learn"
"""The action of the button under a finished game."""


def claim_button(say: Words, session: Session) -> list[Button]:
    """The button that claims a game in which another player was silent; none at other tables."""
    if deadlines.claimed_from(session) is None:
        return []
    return [button(say.game_actions.claim(), Press("claim", session.id), tone="good")]


def learn_button(say: Words, session_id: int) -> Button:
    """The button that shows somebody's own costliest turns of a game that is over."""
    return button(say.exercises.learn(), Press(LEARN, session_id))


def rules_button(say: Words, session: Session) -> Button:
    """The button that opens the rules of the session's game."""
    return button(say.tables.rules(), Press("rules", session.id, words=(session.game.key,)))


def rules_of(say: Words, game_key: str) -> Any:
    """The button that opens the rules of a game, without a session."""
    return button(say.tables.rules(), Press("rules", words=(game_key,)))


def guide_button(say: Words, game_key: str) -> Any:
    """The button that opens the guided game, privately."""
    return button(say.learning.guided_game(), Press("guide", words=(game_key,)))


def refused(say: Words, sentence: str, session: Session, clauses: Sequence[str]) -> discord.ui.LayoutView:
    """The reason why a move is illegal, with a button that shows the clauses."""
    press = Press("clauses", session.id, words=(session.game.key, *clauses))
    return message(GREY, text(sentence), row(button(say.tables.the_rule(), press)))


def clauses(say: Words, texts: Sequence[str], game_key: str, names: Sequence[str], page: int) -> discord.ui.LayoutView:
    """Single clauses of a game's rules, privately. `page` is the page of the first one, counted from 0."""
    return message(
        BLURPLE,
        text(f"-# {words.clauses_heading(say, game_key, names)}"),
        text(*texts),
        row(
            button(say.tables.whole_page(), Press("turnto", page=page, words=(game_key,))),
            button(say.learning.how_to_play(), Press("howto", words=(game_key,))),
        ),
    )


def rules_page(say: Words, body: str, game_key: str, page: int, pages: Sequence[str]) -> discord.ui.LayoutView:
    """One page of a game's rules, privately: `pages` are the titles of all, `page` counts from 0."""
    options = [
        discord.SelectOption(label=clip(each, 100), value=str(number), default=number == page)
        for number, each in enumerate(pages[:MENU_SIZE])
    ]
    before, after = max(page - 1, 0), min(page + 1, len(pages) - 1)
    last = page == len(pages) - 1
    several = len(pages) > 1
    ways = [
        button(say.tables.previous(), Press("prev", page=before, words=(game_key,)), disabled=page == 0),
        button(say.tables.next(), Press("next", page=after, words=(game_key,)), disabled=last),
    ]
    return message(
        BLURPLE,
        text(f"-# {words.rules_heading(say, game_key, page, len(pages))}"),
        discord.ui.TextDisplay(body),
        *([row(menu(say.tables.go_to_page(), options, Press("turnto", words=(game_key,))))] if several else []),
        row(
            *(ways if several else []),
            button(say.learning.how_to_play(), Press("howto", words=(game_key,))),
        ),
    )
