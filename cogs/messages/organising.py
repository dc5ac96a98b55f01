"""The private panel of /organise: a new tournament, and one that is managed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
from discord import SelectOption
from msgspec import Struct
from msgspec.structs import replace

from cogs.interactions.components import button, form, menu, row
from cogs.interactions.ids import Press
from cogs.messages.parts import GREEN, Part, message, text
from cogs.words import tournaments as words
from cogs.words.about import title
from render.kit.texts import clip
from sessions.tables.offers import offered_games
from tournaments.events.state import Tournament, TournamentRow
from tournaments.events.terms import BANKS, FEWEST, MOST, OPEN_FOR, USUAL_BANKS, Terms
from words import Words

PLAN, NAME, MAKE = "cupplan", "cupname", "cupmake"
"""The actions of the panel: a menu of it, the button that asks for the name, and the form that announces it."""

MANAGE, START, WHY, CANCEL = "cupmanage", "cupstart", "cupwhy", "cupcancel"
"""The actions of what is managed: show it, close registration, ask for a reason, and the form that cancels it."""

NAME_LENGTH, REASON_LENGTH = 40, 200
"""The longest name of a tournament, and the longest reason, in characters."""


class Plan(Struct, frozen=True):
    """What somebody chooses before they announce a tournament.

    Attributes:
        game (str): the key of a game.
        bank (str): the value of a bank; empty: the one that suits the game.
        most (str): how many can play.
        open (str): for how long registration is open: a key of OPEN_FOR.
    """

    game: str = "stranded"
    bank: str = ""
    most: str = "8"
    open: str = "3d"

    @property
    def terms(self) -> Terms:
        """The terms of the tournament."""
        return Terms(bank=self.bank or USUAL_BANKS.get(self.game, Terms().bank), most=int(self.most))

    def words(self) -> tuple[str, ...]:
        """The choice as the words of a press."""
        return tuple(f"{name}={getattr(self, name)}" for name in self.__struct_fields__)


_ALLOWED: Mapping[str, Sequence[str]] = {
    "bank": ("", *BANKS),
    "most": [str(number) for number in range(FEWEST, MOST + 1)],
    "open": tuple(OPEN_FOR),
}


def plan_of(press: Press) -> Plan:
    """What a press of the panel chooses, with defaults for what cannot be chosen. The last of two values counts.

    Another game takes its own bank.
    """
    given = [each.split("=", 1) for each in press.words if "=" in each]
    chosen = {name: value for name, value in given if name in Plan.__struct_fields__}
    allowed = {**_ALLOWED, "game": tuple(offered_games())}
    plan = Plan(**{name: value for name, value in chosen.items() if value in allowed[name]})
    return replace(plan, bank="") if given and given[-1][0] == "game" else plan


def panel(say: Words, plan: Plan, others: Sequence[TournamentRow]) -> discord.ui.LayoutView:
    """The panel of a new tournament. `others` are those of the server that are not over."""
    told = say.tournaments
    menus: Mapping[str, tuple[str, Mapping[str, str]]] = {
        "game": (told.game_menu(), {each: title(say, each) for each in offered_games()}),
        "bank": (told.bank_menu(), {each: told.bank_choice(bank=words.bank(say, each)) for each in BANKS}),
        "most": (told.most_menu(), {each: told.most_choice(number=int(each)) for each in _ALLOWED["most"]}),
        "open": (told.open_menu(), {each: words.open_for(say, each) for each in OPEN_FOR}),
    }
    chosen = replace(plan, bank=plan.terms.bank)
    return message(
        GREEN,
        text(f"### {told.new_heading()}", told.new_about()),
        *(
            _choice(name, placeholder, labels, chosen, page)
            for page, (name, (placeholder, labels)) in enumerate(menus.items())
        ),
        row(button(told.announce(), Press(NAME, words=plan.words()), tone="good")),
        *_others(say, others),
    )


def _choice(name: str, placeholder: str, labels: Mapping[str, str], plan: Plan, page: int) -> Part:
    """A menu of one of the things that are chosen. The page makes its custom id unique."""
    options = [
        SelectOption(label=label, value=f"{name}={value}", default=value == getattr(plan, name))
        for value, label in labels.items()
    ]
    return row(menu(placeholder, options, Press(PLAN, page=page, words=plan.words())))


def _others(say: Words, others: Sequence[TournamentRow]) -> list[Part]:
    """A menu of the tournaments that can be managed; nothing if there are none."""
    options = [SelectOption(label=clip(each.name, 100), value=str(each.id)) for each in others]
    return [row(menu(say.tournaments.manage_menu(), options, Press(MANAGE)))] if options else []


def name_form(say: Words, plan: Plan) -> discord.ui.Modal:
    """The form that asks for the name."""
    told, press = say.tournaments, Press(MAKE, words=plan.words())
    return form(told.name_title(), told.name_text(), told.name_label(), told.name_hint(), NAME_LENGTH, press)


def managed(say: Words, tournament: Tournament) -> discord.ui.LayoutView:
    """The panel of a tournament that is not over."""
    told, own = say.tournaments, (str(tournament.id),)
    start = [button(told.start_now(), Press(START, words=own), tone="good")]
    buttons = start if tournament.state == "registration" else []
    return message(
        GREEN,
        text(*words.about(say, tournament), *words.status(say, tournament)),
        row(*buttons, button(told.cancel_it(), Press(WHY, words=own), tone="bad")),
    )


def reason_form(say: Words, tournament_id: int) -> discord.ui.Modal:
    """The form that asks why a tournament is cancelled."""
    told, press = say.tournaments, Press(CANCEL, words=(str(tournament_id),))
    title_, label = told.cancel_title(), told.cancel_label()
    return form(title_, told.cancel_text(), label, told.cancel_hint(), REASON_LENGTH, press)
