"""Messages about challenges between strangers: the panel, the page of challenges, and the direct message about one.

Custom ids name a stranger by their player name: an id would tell who they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
from discord import SelectOption
from msgspec import Struct
from msgspec.structs import replace

from cogs.interactions.components import Button, button, menu, row
from cogs.interactions.ids import Press, number_of
from cogs.messages.controls import MENU_SIZE
from cogs.messages.parts import BLURPLE, GREEN, GREY, Part, message, text
from cogs.words import challenges as words
from cogs.words import offers as offer_words
from cogs.words import settings as setting_words
from cogs.words.about import title
from cogs.words.names import player_name
from render.kit.texts import clip
from sessions.people.strangers import CLOCK, CLOCKS
from sessions.tables.challenges import ChallengeRow
from sessions.tables.offers import STANDS, offered_games
from words import Words

CHALLENGE, MAKE, PAGE = "challenge", "makechall", "challenges"
"""The actions that open the panel about a stranger, make the challenge, and show the page of challenges."""

ACCEPT, DECLINE, WITHDRAW, SWITCH = "acceptchall", "declinechall", "unchallenge", "challengeme"
"""The actions that accept, decline or withdraw a challenge, and the one that turns challenges to a user on or off."""

LINES = 5
"""The most challenges to a user that the page shows. Once some are answered, it shows the next ones."""


class Chosen(Struct, frozen=True):
    """What somebody chooses before they challenge a stranger, and whom: by the player name.

    Attributes:
        word, number (str, int): the player name.
        game (str): the key of a game.
        clock (str): a value of a clock.
        stands (str): for how long the challenge stands: a key of STANDS.
    """

    word: str
    number: int
    game: str = ""
    clock: str = CLOCK
    stands: str = "3d"

    def words(self) -> tuple[str, ...]:
        """The choice as the words of a press."""
        return (self.word, str(self.number), *(f"{name}={getattr(self, name)}" for name in ("game", "clock", "stands")))


def chosen_of(press: Press) -> Chosen:
    """What a press of the panel chooses. A press of a menu has two values of its field: the last one is new.

    A value that is not offered is replaced by the default.
    """
    word, number, *_ = (*(each for each in press.words if "=" not in each), "", "")
    given = dict(each.split("=", 1) for each in press.words if "=" in each)
    allowed = {"game": [*offered_games()], "clock": [*CLOCKS], "stands": [*STANDS]}
    fitting = {name: given[name] for name, values in allowed.items() if given.get(name) in values}
    found = replace(Chosen(word, number_of(number) or 0), **fitting)
    return found if found.game else replace(found, game=next(iter(offered_games())))


def panel(say: Words, chosen: Chosen, own: str) -> discord.ui.LayoutView:
    """The private panel in which somebody challenges a stranger. `own` is their own player name; empty for none."""
    told = say.offers
    menus: Mapping[str, tuple[str, Mapping[str, str]]] = {
        "game": (told.game_menu(), {each: title(say, each) for each in offered_games()}),
        "clock": (told.clock_menu(), {each: setting_words.clocks(say)[each] for each in CLOCKS}),
        "stands": (say.challenges.stands_menu(), {each: offer_words.challenge_stands(say, each) for each in STANDS}),
    }
    heading = say.challenges.heading(player=words.named(say, chosen.word, chosen.number))
    return message(
        GREEN,
        text(f"### {heading}", *words.about(say, chosen.word, chosen.number, own)),
        *(
            _choice(name, placeholder, labels, chosen, page)
            for page, (name, (placeholder, labels)) in enumerate(menus.items())
        ),
        row(
            button(say.challenges.challenge(), Press(MAKE, words=chosen.words()), tone="good"),
            button(say.challenges.page(), Press(PAGE)),
        ),
    )


def _choice(name: str, placeholder: str, labels: Mapping[str, str], chosen: Chosen, page: int) -> Part:
    """The menu for one field of `Chosen`. `page`, the number of the menu, makes its custom id unique."""
    options = [
        SelectOption(label=label, value=f"{name}={value}", default=value == getattr(chosen, name))
        for value, label in labels.items()
    ]
    return row(menu(placeholder, options[:MENU_SIZE], Press(CHALLENGE, page=page, words=chosen.words())))


def made(say: Words, challenge: ChallengeRow) -> discord.ui.LayoutView:
    """The answer to a user who has made a challenge, with a button that withdraws it."""
    named = (challenge.word, str(challenge.number))
    return message(
        GREEN,
        text(words.made(say, challenge)),
        row(button(say.challenges.withdraw(), Press(WITHDRAW, words=named)), page_button(say)),
    )


def page_button(say: Words) -> Button:
    """The button that shows the page of challenges."""
    return button(say.challenges.page(), Press(PAGE))


def page(
    say: Words, to_you: Sequence[ChallengeRow], by_you: Sequence[ChallengeRow], change: str = ""
) -> discord.ui.LayoutView:
    """The private page of challenges to somebody and by them. `change` says what has happened just now."""
    parts: list[Part] = [text(f"### {say.challenges.page()}", f"✅ {change}" if change else "")]
    if to_you:
        parts.append(text(say.challenges.to_you()))
    for each in to_you[:LINES]:
        parts += [text(words.to_you(say, each)), row(*_answers(say, each))]
    if by_you:
        options = [
            SelectOption(
                label=clip(f"{player_name(say, each.word, each.number)} · {words.terms(say, each)}", 100),
                value=f"{each.word} {each.number}",
            )
            for each in by_you
        ]
        parts.append(text(say.challenges.by_you(), *(words.by_you(say, each) for each in by_you)))
        parts.append(row(menu(say.challenges.own_menu(), options[:MENU_SIZE], Press(WITHDRAW))))
    if not to_you and not by_you:
        parts.append(text(say.challenges.none()))
    return message(BLURPLE, *parts)


def _answers(say: Words, challenge: ChallengeRow) -> list[Button]:
    """The buttons with which the receiver of a challenge answers."""
    named = (challenge.by_word, str(challenge.by_number))
    return [
        button(say.challenges.accept(), Press(ACCEPT, words=named), tone="good"),
        button(say.challenges.decline(), Press(DECLINE, words=named)),
    ]


def told(say: Words, challenge: ChallengeRow) -> tuple[str, discord.ui.View]:
    """The direct message about a challenge, and its buttons."""
    view = discord.ui.View(timeout=None)
    for each in _answers(say, challenge):
        view.add_item(each)
    return words.told(say, challenge), view


def note(sentence: str, *buttons: Button) -> discord.ui.LayoutView:
    """A private message of one sentence, with buttons."""
    return message(GREY, text(sentence), *([row(*buttons)] if buttons else []))
