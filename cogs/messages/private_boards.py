"""Private messages with the current position: as a picture from the user's side, or in characters."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.interactions.components import button, menu, row
from cogs.interactions.ids import Press
from cogs.messages import boards, table_menu
from cogs.messages.controls import MENU_SIZE
from cogs.messages.parts import GREY, Part, image, message, rules_button, text
from cogs.messages.story import what_happened
from cogs.pictures.pictures import Picture, face_of, scene_of, teller_of
from cogs.words import clocks, history, rooms
from cogs.words.game_actions import is_away
from cogs.words.names import isolated, plain_in
from render.kit.texts import clip
from sessions.acts import TakeHint, is_possible
from sessions.log import Person
from sessions.records.past import untold
from sessions.session import Session
from words import Words

SIDES = 4
"""The number of sides from which a game can be shown large."""

WHICH = "whichboard"
"""The action of the menu of the games of which one is shown."""

_WORDS = 3000
"""The maximum of characters of a position in words, with room left for whose turn it is."""


def in_characters(say: Words, session: Session, *, sentences: bool) -> str:
    """The whole position as a grid of characters, or in `sentences` for screen readers or if the game has no grid."""
    teller, scene = teller_of(session, say.language), scene_of(session, say=say)
    return ("" if sentences else teller.grid(scene)) or teller.text(scene)


def board(
    say: Words,
    session: Session,
    seat: int | None,
    picture: Picture | None,
    missing: Person | None = None,
    now: int = 0,
    *,
    sentences: bool = False,
) -> discord.ui.LayoutView:
    """The current position for a player in `seat`, or a spectator if that is None.

    Without a picture, it is shown in characters, or in `sentences`. `missing` is the player to act, if they have left
    the server. `now` is the present time, in seconds since 1970.
    """
    # In a block of code, names need no other escaping.
    characters = clip(in_characters(say, session, sentences=sentences), _WORDS).replace("`", "ˋ")
    shown: list[Part] = [text(f"```\n{isolated(characters)}\n```")]
    if picture is not None:
        shown = [*what_happened(say, session, untold(session).plies), image(picture)]
    user_id = session.people[seat - 1].user_id if seat is not None else 0
    buttons = [rules_button(say, session), button(say.watching.history(), Press("history", session.id))]
    if seat is not None:
        buttons.insert(0, button(say.watching.post_again(), Press("again", session.id)))
    if user_id and is_possible(session, TakeHint(user_id)):
        buttons.insert(0, table_menu.hint_button(say, session))
    if seat is None and table_menu.can_be_followed(session):
        buttons.append(table_menu.follow_button(say, session))
    if face_of(session).large is not None:
        buttons.append(button(say.watching.view_large(), Press("viewlarge", session.id)))
    return message(
        GREY,
        *shown,
        text(
            _standing(say, session, seat),
            is_away(say, session),
            *clocks.in_full(say, session, now),
            history.way(say, session),
        ),
        *(boards.go_on_without(say, session, missing) if missing else ()),
        row(*buttons),
    )


def which(say: Words, sessions: Sequence[Session], *, characters: bool) -> discord.ui.LayoutView:
    """The question whose board to show, where several games run in threads of the channel.

    `characters`: the board is then shown in characters.
    """
    options = [
        discord.SelectOption(label=rooms.game_label(say, each), value=str(each.id)) for each in sessions[:MENU_SIZE]
    ]
    press = Press(WHICH, words=("text" if characters else "picture",))
    return message(GREY, text(say.rooms.which_board()), row(menu(say.rooms.pick_board(), options, press)))


def large(say: Words, session: Session, picture: Picture, turns: int) -> discord.ui.LayoutView:
    """The large picture, turned by a number of quarter turns, with a button for one more."""
    turn = button(say.watching.turn_it(), Press("turnlarge", session.id, page=(turns + 1) % SIDES))
    return message(GREY, image(picture), row(turn))


def _standing(say: Words, session: Session, seat: int | None) -> str:
    """Whose turn it is, or what the user must do if it is theirs; or how the game ended."""
    teller, actor, person = teller_of(session, say.language), session.actor, session.actor_person
    if actor is not None and person is not None:
        badge = teller.badge(session.position, actor)
        if actor == seat:
            return f"{badge} {teller.ask(session.position)}"
        return history.to_play(say, badge, plain_in(say, session, person))
    return boards.outcome(say, session)
