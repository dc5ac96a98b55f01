"""The last buttons of a board, and the table menu behind More: what a user can do besides moving."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ButtonStyle

from cogs.interactions.components import BUTTONS_PER_ROW, Button, button, rows_of
from cogs.interactions.ids import Press
from cogs.messages.fitting import lines
from cogs.messages.parts import GREY, message, rules_button, text
from cogs.words import around as words
from cogs.words.games import NEXT_GAME
from cogs.words.learning import NO_HINTS
from cogs.words.table import RESIGN, RULES, STUDY, bound_dice
from cogs.words.watching import HISTORY, VIEW_LARGE
from render.face import Teller
from sessions.acts import Act, Nudge, OfferDraw, Resign, TakeBack
from sessions.refusals import Refusal
from sessions.session import Session


def is_possible(session: Session, act: Act) -> bool:
    """Whether a session would accept an act."""
    try:
        act.apply(session)
    except Refusal:
        return False
    return True


def turning_note(session: Session, teller: Teller) -> str:
    """A sentence that says how the picture turns after moves; empty if it does not, or if the players keep it still."""
    return "" if session.still else teller.turning(session.position)


def can_take_back_freely(session: Session) -> bool:
    """Whether the player to act can take back a step without asking the others."""
    person = session.actor_person
    if person is None:
        return False
    try:
        return not any(each.kind == "asked" for each in TakeBack(person.user_id).apply(session))
    except Refusal:
        return False


_EXTRAS = {
    "rules": RULES,
    "nextgame": NEXT_GAME,
    "study": STUDY,
    "nohints": NO_HINTS,
    "letturn": words.LET_TURN,
    "viewlarge": VIEW_LARGE,
}
"""The labels of the buttons that are in the table menu if the board has no room for them, by action."""


_FOR_SPECTATORS = ("rules", "nextgame", "study", "viewlarge")
"""The actions among them that are offered to spectators, too."""


def last_row(session: Session, always: Sequence[Button], extras: Sequence[str]) -> list[Button]:
    """The last buttons of a board: those of `always`, and as many of `extras` as fit beside them on a phone.

    The other actions of `extras` are in the table menu, which the button More opens.
    """

    def with_more(kept: int) -> list[Button]:
        more = button(words.MORE, Press("besides", session.id, session.version, words=tuple(extras[kept:])))
        return [*always, *(_extra_button(session, each) for each in extras[:kept]), more]

    needed = _lines(with_more(0))
    return next(
        found
        for kept in range(len(extras), -1, -1)
        if _lines(found := with_more(kept)) <= needed and (len(found) <= BUTTONS_PER_ROW or not kept)
    )


def _lines(buttons: Sequence[Button]) -> int:
    """The number of lines that the buttons take on a phone."""
    return lines([each.item.label or "" for each in buttons])


def _extra_button(session: Session, action: str) -> Button:
    if action == "rules":
        return rules_button(session)
    if action == "takeback":
        return button(words.TAKE_BACK, Press(action, session.id, session.version))
    return button(_EXTRAS[action], Press(action, session.id, session.version))


def table_menu(session: Session, user_id: int, now: int, extras: Sequence[str] = ()) -> discord.ui.LayoutView:
    """The private message with what a user can do at a table besides moving.

    `extras` are the actions for which the board has no room; `now` is in seconds since 1970. Spectators are offered
    only what they can look up.
    """
    if session.seat_of(user_id) is None:
        looks = [_extra_button(session, each) for each in _FOR_SPECTATORS if each == "rules" or each in extras]
        looks.append(button(HISTORY, Press("history", session.id)))
        return message(GREY, text(words.WATCHING), *rows_of(looks), text(f"-# {bound_dice(session)}"))
    offered = [_extra_button(session, each) for each in extras if each in _EXTRAS]
    back = TakeBack(user_id, now=now)
    if is_possible(session, back):
        asks = any(each.kind == "asked" for each in back.apply(session))
        offered.append(button(words.ASK_BACK if asks else words.TAKE_BACK, Press("takeback", session.id)))
    if is_possible(session, OfferDraw(user_id, now)):
        offered.append(button(words.OFFER_DRAW, Press("draw", session.id)))
    if is_possible(session, Nudge(user_id, now)):
        offered.append(button(words.NUDGE, Press("nudge", session.id)))
    if is_possible(session, Resign(user_id)):
        offered.append(button(RESIGN, Press("resign", session.id), ButtonStyle.danger))
    substitute = "" if session.solo or not offered else words.SUBSTITUTE
    bound = text(substitute, f"-# {words.DETAILS}: {bound_dice(session)}")
    if not offered:
        return message(GREY, text(words.NOTHING_ELSE), bound)
    return message(GREY, text(words.WHAT_ELSE), *rows_of(offered), bound)
