"""The last buttons of a board, and the table menu behind More: what a user can do besides moving."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import discord

from cogs.interactions.components import BUTTONS_PER_ROW, Button, button, rows_of
from cogs.interactions.ids import Press
from cogs.languages import say_at
from cogs.messages.computers import stand_in_button
from cogs.messages.conduct import opponent_button
from cogs.messages.heights import lines
from cogs.messages.parts import GREY, message, rules_button, text
from cogs.words import game_actions as words
from cogs.words.table import bound_dice
from render.face import Teller
from sessions.acts import Nudge, OfferDraw, Resign, TakeBack, TakeHint, is_possible
from sessions.acts.checks import check_planner
from sessions.refusals.base import Refusal
from sessions.session import Session
from sessions.state.players import Person
from words import Words

HINT = "advise"
"""The action of the button that asks for a hint."""


def hint_button(say: Words, session: Session) -> Button:
    """The button that asks for a hint."""
    return button(say.hints.hint(), Press(HINT, session.id, session.version))


def can_be_followed(session: Session) -> bool:
    """Whether spectators can get notifications of the game."""
    return not session.ended and not session.place.direct


def follow_button(say: Words, session: Session) -> Button:
    """The button *Follow*. Its answer lets a spectator choose between every turn and only the end."""
    return button(say.rooms.follow_button(), Press(FOLLOW, session.id, words=("ask",)))


FOLLOW = "follow"
"""The action of the buttons of /follow; with the word “ask” it shows them."""

TRY_HERE = "tryhere"
"""The action that begins to try moves in the present position of a running game."""

PLAN, NOTE = "plan", "note"
"""The actions that show the user's plan for a running game, and their note on a game."""


def turning_note(session: Session, teller: Teller) -> str:
    """A sentence that says how the picture turns after moves; empty if it does not, or if the players keep it still."""
    return "" if session.still else teller.turning(session.position)


def _private_buttons(say: Words, session: Session, user_id: int) -> list[Button]:
    """The buttons for what a player keeps for themselves: a note, and a plan where moves can be planned."""
    note = button(say.plans.note(), Press(NOTE, session.id))
    try:
        check_planner(session, user_id)
    except Refusal:
        return [note]
    return [button(say.plans.plan_moves(), Press(PLAN, session.id)), note]


def can_take_back_freely(session: Session) -> bool:
    """Whether the player to act can take back a step without asking the others."""
    person = session.actor_person
    if not isinstance(person, Person):
        return False
    try:
        return not any(each.kind == "asked" for each in TakeBack(person.user_id).apply(session))
    except Refusal:
        return False


def can_have_hint(session: Session) -> bool:
    """Whether the player to act can ask for a hint."""
    person = session.actor_person
    return isinstance(person, Person) and is_possible(session, TakeHint(person.user_id))


_EXTRAS: Mapping[str, Callable[[Words], str]] = {
    "rules": lambda say: say.tables.rules(),
    "nextgame": lambda say: say.games.next_game(),
    "study": lambda say: say.tables.study(),
    "nohints": lambda say: say.learning.no_hints(),
    "letturn": lambda say: say.game_actions.let_turn(),
    "viewlarge": lambda say: say.watching.view_large(),
    HINT: lambda say: say.hints.hint(),
}
"""The labels of the buttons that are in the table menu if the board has no room for them, by action."""


_FOR_SPECTATORS = ("rules", "nextgame", "study", "viewlarge")
"""The actions among them that are offered to spectators, too."""


def last_row(session: Session, always: Sequence[Button], extras: Sequence[str], least: int = 0) -> list[Button]:
    """The last buttons of a board: those of `always`, and as many of `extras` as fit beside them on a phone.

    So many of `extras` as `least` says are among them, even if they need another line. The other actions of `extras`
    are in the table menu, which the button More opens.
    """
    say = say_at(session)

    offered = [_extra_button(say, session, each) for each in extras]
    begun, further = _labels(always), _labels(offered)

    def lines_with(kept: int) -> int:
        return lines([*begun, *further[:kept], say.game_actions.more()])

    room = max(BUTTONS_PER_ROW - 1 - len(always), 0)
    needed = lines_with(min(least, room))
    kept = next(kept for kept in range(min(room, len(extras)), -1, -1) if lines_with(kept) <= needed)
    more = button(
        say.game_actions.more(),
        Press("besides", session.id, session.version, words=tuple(each for each in extras[kept:] if each != HINT)),
    )
    return [*always, *offered[:kept], more]


def _labels(buttons: Sequence[Button]) -> list[str]:
    return [each.item.label or "" for each in buttons]


def _extra_button(say: Words, session: Session, action: str) -> Button:
    if action == "rules":
        return rules_button(say, session)
    if action == "takeback":
        return button(say.game_actions.take_back(), Press(action, session.id, session.version))
    return button(_EXTRAS[action](say), Press(action, session.id, session.version))


def table_menu(
    say: Words, session: Session, user_id: int, now: int, extras: Sequence[str] = ()
) -> discord.ui.LayoutView:
    """The private message with what a user can do at a table besides moving.

    `extras` are the actions for which the board has no room; `now` is in seconds since 1970. Spectators are offered
    only what they can look up.
    """
    if session.seat_of(user_id) is None:
        looks = [_extra_button(say, session, each) for each in _FOR_SPECTATORS if each == "rules" or each in extras]
        looks.append(button(say.watching.history(), Press("history", session.id)))
        if can_be_followed(session):
            looks.append(follow_button(say, session))
        return message(GREY, text(say.game_actions.watching()), *rows_of(looks), text(f"-# {bound_dice(say, session)}"))
    offered = [_extra_button(say, session, each) for each in extras if each in _EXTRAS]
    if is_possible(session, TakeHint(user_id)):
        offered.append(hint_button(say, session))
    if (
        session.actor is not None
        and session.actor == session.seat_of(user_id)
        and not (session.paused or session.is_attempt)
    ):
        offered.append(button(say.variations.try_moves(), Press(TRY_HERE, session.id, session.version)))
    back = TakeBack(user_id, now=now)
    if is_possible(session, back):
        asks = any(each.kind == "asked" for each in back.apply(session))
        label = say.game_actions.ask_back() if asks else say.game_actions.take_back()
        offered.append(button(label, Press("takeback", session.id)))
    if is_possible(session, OfferDraw(user_id, now)):
        offered.append(button(say.game_actions.offer_draw(), Press("draw", session.id)))
    if is_possible(session, Nudge(user_id, now)):
        offered.append(button(say.game_actions.nudge(), Press("nudge", session.id)))
    offered += _private_buttons(say, session, user_id)
    offered += stand_in_button(say, session, user_id)
    offered += opponent_button(say, session, user_id)
    if is_possible(session, Resign(user_id)):
        offered.append(button(say.tables.resign(), Press("resign", session.id), tone="bad"))
    substitute = "" if session.solo or not offered else words.substitute(say, session)
    bound = text(substitute, f"-# {say.game_actions.details_of(fingerprint=bound_dice(say, session))}")
    if not offered:
        return message(GREY, text(say.game_actions.nothing_else()), bound)
    return message(GREY, text(say.game_actions.what_else()), *rows_of(offered), bound)
