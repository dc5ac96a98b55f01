"""What a player reads and presses about the strangers of a game: not again, and reports for the host.

Custom ids name a stranger by their seat, or by their player name: an id would tell who they are.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import discord
from discord import SelectOption

from cogs.interactions.components import Button, button, menu, row
from cogs.interactions.ids import Press
from cogs.messages.challenges import CHALLENGE
from cogs.messages.controls import MENU_SIZE
from cogs.messages.parts import GREY, Part, message, text
from cogs.words import conduct as words
from cogs.words.names import bold, plain, player_name
from sessions.session import Session
from sessions.state.players import Stranger
from sessions.tables.conduct import AvoidedRow, opponents
from words import Words
from words.lists import both

OPPONENT, AVOID, UNAVOID, REPORT, AVOIDED = "opponent", "avoid", "unavoid", "report", "avoided"
"""The actions: show the other players of a game, avoid one, avoid one no more, report one, list who is avoided."""


def opponent_button(say: Words, session: Session, user_id: int) -> list[Button]:
    """The button that shows the strangers of a user's game; none at other tables."""
    found = opponents(session, user_id)
    return [button(say.conduct.opponent(number=len(found)), Press(OPPONENT, session.id))] if found else []


def avoided_button(say: Words) -> Button:
    """The button that lists the strangers whom the user avoids."""
    return button(say.conduct.avoided(), Press(AVOIDED))


def about_opponents(
    say: Words, session: Session, user_id: int, avoided: Collection[AvoidedRow], told: str = ""
) -> discord.ui.LayoutView:
    """The private message about the strangers of a user's game. `told` is what has just been done."""
    parts: list[Part] = [text(told)] if told else []
    if not opponents(session, user_id):
        return message(GREY, text(say.conduct.gone(number=len(session.people) - 1)))
    names = {(each.word, each.number) for each in avoided}
    for seat, other in opponents(session, user_id):
        parts += _about(say, session, seat, other, avoids=(other.word, other.number) in names)
    return message(GREY, *parts)


def _about(say: Words, session: Session, seat: int, other: Stranger, *, avoids: bool) -> list[Part]:
    told, name = say.conduct, bold(say, plain(say, other))
    if avoids:
        line = told.is_avoided(player=name)
        press = button(told.unavoid(), Press(UNAVOID, session.id, words=(other.word, str(other.number))))
    else:
        line = told.about(player=name)
        press = button(told.avoid(), Press(AVOID, session.id, words=(str(seat),)))
    again = button(say.challenges.challenge(), Press(CHALLENGE, words=(other.word, str(other.number))), tone="good")
    options = [SelectOption(label=label, value=key) for key, label in words.reasons(say).items()]
    return [
        text(line),
        row(press, *([again] if session.state == "over" and not avoids else [])),
        text(told.report_about(player=name)),
        row(menu(told.report(), options, Press(REPORT, session.id, words=(str(seat),)))),
    ]


def list_of_avoided(say: Words, avoided: Sequence[AvoidedRow]) -> discord.ui.LayoutView:
    """The private list of the strangers whom a user avoids, with a menu that takes it back."""
    if not avoided:
        return message(GREY, text(say.conduct.list_empty()))
    # Of more than a menu takes, the others follow as the first ones go.
    shown = avoided[:MENU_SIZE]
    names = words.names(say, shown)
    options = [
        SelectOption(label=player_name(say, each.word, each.number), value=f"{each.word} {each.number}")
        for each in shown
    ]
    return message(
        GREY,
        text(say.conduct.list(players=both(say, [bold(say, each) for each in names]))),
        row(menu(say.conduct.choose(), options, Press(UNAVOID))),
    )
