"""What a board shows and offers around the moves, and the private list of what somebody can do besides."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ButtonStyle

from cogs.interactions.components import BUTTONS_PER_ROW, Button, button, row, rows_of
from cogs.interactions.ids import Press
from cogs.messages.fitting import lines
from cogs.messages.parts import GREY, Part, message, rules_button, text
from cogs.words import around as words
from cogs.words import clocks
from cogs.words.games import NEXT_GAME
from cogs.words.learning import NO_HINTS
from cogs.words.table import RESIGN, RULES, STUDY, bound_dice
from cogs.words.watching import HISTORY, VIEW_LARGE
from render.face import Teller
from sessions.acts import Act, Nudge, OfferDraw, Resign, TakeBack
from sessions.log import Matter
from sessions.refusals import Refusal
from sessions.session import Session


def possible(session: Session, act: Act) -> bool:
    """Whether the act would be done."""
    try:
        act.apply(session)
    except Refusal:
        return False
    return True


def turning(session: Session, teller: Teller) -> str:
    """How the picture of the board turns by itself; empty where it does not, or where the players keep it still."""
    return "" if session.still else teller.turning(session.position)


def freely_back(session: Session) -> bool:
    """Whether who is to act can take back a step without asking."""
    person = session.actor_person
    if person is None:
        return False
    try:
        return not any(each.kind == "asked" for each in TakeBack(person.user_id).apply(session))
    except Refusal:
        return False


def notices(session: Session) -> list[str]:
    """The lines of the live board about what happened around the moves, absence, and the clock."""
    return [each for each in (words.news(session), words.is_away(session), clocks.on_board(session)) if each]


def choices(session: Session) -> list[Part]:
    """What the table is asked, or whose time is out, and what those who are meant can answer."""
    question = session.question
    if question is not None:
        press = Press("answer", session.id, question.number)
        late = words.late_too(session)
        wait = [button(words.WAIT, Press("waiton", session.id, session.version))] if late else []
        if question.matter is Matter.TIME:
            # The question tells of it.
            late = ""
        return [
            text(*(each for each in (late, words.question(session, question)) if each)),
            row(
                button(words.YES, press.with_words("yes"), ButtonStyle.success),
                button(words.NO, press.with_words("no")),
                *wait,
            ),
        ]
    if session.clock is not None and session.clock.late and session.actor is not None:
        return [
            text(words.late(session)),
            row(
                button(words.WAIT, Press("waiton", session.id, session.version)),
                button(words.GIVE_UP_FOR, Press("giveupfor", session.id, session.version), ButtonStyle.danger),
            ),
        ]
    return []


def give_up_question(session: Session) -> discord.ui.LayoutView:
    """Asks, privately, before the seat of somebody whose time is out is given up by one press."""
    press = Press("giveupfor", session.id, session.version)
    return message(
        GREY,
        text(words.give_up_question(session)),
        row(
            button(words.GIVE_UP_FOR, press.with_words("yes"), ButtonStyle.danger),
            button(words.WAIT_ON, press.with_words("no")),
        ),
    )


def take_out_question(session: Session, user_id: int, token: str) -> discord.ui.LayoutView:
    """Asks a moderator, privately, before somebody's seat is given up. `token` shows that they were let through."""
    press = Press("takeout", session.id, words=(str(user_id), token))
    return message(
        GREY,
        text(words.take_out_question(session, user_id)),
        row(
            button(words.GIVE_UP_FOR, press, ButtonStyle.danger),
            button(words.LEAVE_IN, Press("leavein", session.id)),
        ),
    )


_ASIDE = {
    "rules": RULES,
    "nextgame": NEXT_GAME,
    "study": STUDY,
    "nohints": NO_HINTS,
    "letturn": words.LET_TURN,
    "viewlarge": VIEW_LARGE,
}
"""What stands behind More where the last line of a board's buttons has no room for it, the more wanted first."""


_LOOKS = ("rules", "nextgame", "study", "viewlarge")
"""What of it is there for those who do not play at the table too."""


def in_a_line(session: Session, always: Sequence[Button], aside: Sequence[str]) -> list[Button]:
    """The last buttons of a board: those that are always there, and as many of `aside` as a phone has room beside them.

    What it has no room for stands behind More, with what the dice are bound to.
    """

    def with_more(kept: int) -> list[Button]:
        more = button(words.MORE, Press("besides", session.id, session.version, words=tuple(aside[kept:])))
        return [*always, *(_aside(session, each) for each in aside[:kept]), more]

    needed = _lines(with_more(0))
    return next(
        found
        for kept in range(len(aside), -1, -1)
        if _lines(found := with_more(kept)) <= needed and (len(found) <= BUTTONS_PER_ROW or not kept)
    )


def _lines(buttons: Sequence[Button]) -> int:
    """How many lines the buttons need on a phone."""
    return lines([each.item.label or "" for each in buttons])


def _aside(session: Session, action: str) -> Button:
    if action == "rules":
        return rules_button(session)
    if action == "takeback":
        return button(words.TAKE_BACK, Press(action, session.id, session.version))
    return button(_ASIDE[action], Press(action, session.id, session.version))


def besides(session: Session, user_id: int, now: int, aside: Sequence[str] = ()) -> discord.ui.LayoutView:
    """What a user can do at the table besides moving, privately; `aside` is what the board has no room for.

    Somebody who does not play there is offered what they can look up.
    """
    if session.seat_of(user_id) is None:
        looks = [_aside(session, each) for each in _LOOKS if each == "rules" or each in aside]
        looks.append(button(HISTORY, Press("history", session.id)))
        return message(GREY, text(words.WATCHING), *rows_of(looks), text(f"-# {bound_dice(session)}"))
    offered = [_aside(session, each) for each in aside if each in _ASIDE]
    back = TakeBack(user_id, now=now)
    if possible(session, back):
        asks = any(each.kind == "asked" for each in back.apply(session))
        offered.append(button(words.ASK_BACK if asks else words.TAKE_BACK, Press("takeback", session.id)))
    if possible(session, OfferDraw(user_id, now)):
        offered.append(button(words.OFFER_DRAW, Press("draw", session.id)))
    if possible(session, Nudge(user_id, now)):
        offered.append(button(words.NUDGE, Press("nudge", session.id)))
    if possible(session, Resign(user_id)):
        offered.append(button(RESIGN, Press("resign", session.id), ButtonStyle.danger))
    substitute = "" if session.solo or not offered else words.SUBSTITUTE
    bound = text(substitute, f"-# {words.DETAILS}: {bound_dice(session)}")
    if not offered:
        return message(GREY, text(words.NOTHING_ELSE), bound)
    return message(GREY, text(words.WHAT_ELSE), *rows_of(offered), bound)
