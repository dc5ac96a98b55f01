"""Messages about open offers: the private panel of /find, lists of offers, and who wants notifications of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import discord
from discord import SelectOption
from msgspec import Struct
from msgspec.structs import replace

from cogs.interactions.components import Button, button, link_button, menu, row
from cogs.interactions.ids import Press, number_of
from cogs.messages import challenges
from cogs.messages.controls import MENU_SIZE
from cogs.messages.parts import BLURPLE, GREEN, GREY, Part, message, text
from cogs.words import offers as words
from cogs.words import strangers as pool_words
from cogs.words.names import safe
from render.kit.texts import clip
from sessions.people.strangers import RATED_SEATS
from sessions.state.options import RATED
from sessions.tables.offers import ANY, STANDS, OfferRow, Terms, offered_games, seats_of
from words import Words

FIND = "find"
"""The action of the button that opens the panel of /find."""

LIST = "offers"
"""The action of the button that shows the offers of a server. Each standing message has it."""

TELL_ME = "tellme"
"""The action of the button of /me that opens the page about offers in a server."""

PERSON_PAGE = "setdigest"
"""The action of the buttons that open a page of /me; with the word “back”, the first one."""

STRANGERS = "strangers"
"""The action of the buttons that open the page about playing with strangers."""

LINES = 15
"""The most lines in a list of offers. A menu takes up to 25 of them."""


HERE, ANYWHERE = "here", "anywhere"
"""Where somebody looks for an opponent: in this server, or among all people, in the pool."""


class Pooled(Struct, frozen=True):
    """What the panel of /find says of the pool.

    Attributes:
        name (str): the reader's player name, as it is; empty if they have not agreed to play with strangers.
        waiting (mapping): how many people wait, by the game and the number of seats; the reader reads no number.
        alone (bool): whether one can look nowhere else.
    """

    name: str
    waiting: Mapping[tuple[str, int], int]
    alone: bool


class Search(Struct, frozen=True):
    """What somebody chooses before they offer a game.

    Attributes:
        game (str): the key of a game, or ANY.
        clock (str): the value of a clock, or ANY.
        rated (str): “yes”, “no” or ANY.
        stands (str): for how long the offer stands: a key of STANDS.
        where (str): HERE or ANYWHERE.
        near (str): “yes” for opponents of about the same rating at first, else “no”; anywhere only.
        seats (str): how many people play; more than two anywhere only, and such a game is not rated.
    """

    game: str = ANY
    clock: str = ANY
    rated: str = ANY
    stands: str = "1d"
    where: str = HERE
    near: str = "no"
    seats: str = "2"

    @property
    def terms(self) -> Terms:
        """The terms of the offer."""
        return Terms(self.game, self.clock, self.rated, int(self.seats))

    def words(self) -> tuple[str, ...]:
        """The choice as the words of a press."""
        # Games of two name no seats: a custom id is short.
        names = [each for each in self.__struct_fields__ if each != "seats" or self.seats != "2"]
        return tuple(f"{name}={getattr(self, name)}" for name in names)

    @property
    def rateable(self) -> bool:
        """Whether the game can count for the ratings of strangers."""
        return self.seats in map(str, RATED_SEATS)

    def fitting(self, clocks: Sequence[str], where: Sequence[str] = (HERE,)) -> Search:
        """The same choice, with defaults for what cannot be chosen.

        `clocks` are those that can be, and `where` are the places, of which the first is the default.
        """
        if self.where not in where:
            return replace(self, where=where[0]).fitting(clocks, where)
        allowed = {
            "game": (ANY, *offered_games()),
            "clock": (ANY, *clocks),
            "rated": (ANY, *RATED.values),
            "stands": tuple(STANDS),
            "near": ("no", "yes"),
        }
        allowed["seats"] = tuple(map(str, seats_of(self.game))) if self.where == ANYWHERE else ("2",)
        wrong = [name for name, values in allowed.items() if getattr(self, name) not in values]
        found = replace(self, **{name: getattr(Search(), name) for name in wrong})
        return found if found.rateable else replace(found, rated="no", near="no")


def search_of(press: Press) -> Search:
    """What a press of the panel chooses. Of two values of one thing, the last, which was picked now, counts."""
    given = dict(each.split("=", 1) for each in press.words if "=" in each)
    return Search(**{name: value for name, value in given.items() if name in Search.__struct_fields__})


def terms_of(value: str) -> Terms | None:
    """The terms that a value of a menu names; None if it names none."""
    game, clock, rated, seats, *more = (*value.removeprefix(f"{ANYWHERE}/").split("/"), "", "", "", "")
    number = number_of(seats) if seats else 2
    return Terms(game, clock, rated, number) if rated and number and not any(more) else None


def is_pooled(value: str) -> bool:
    """Whether a value of a menu names an offer in the pool."""
    return value.startswith(f"{ANYWHERE}/")


def _value(terms: Terms) -> str:
    # Games of two name no seats, as the values of old messages do.
    seats = "" if terms.seats == 2 else f"/{terms.seats}"
    return f"{terms.game}/{terms.clock}/{terms.rated}{seats}"


def _value_of(offer: OfferRow) -> str:
    return _value(Terms.of(offer)) if offer.guild_id else f"{ANYWHERE}/{_value(Terms.of(offer))}"


def panel(
    say: Words,
    search: Search,
    clocks: Sequence[str],
    own: Sequence[OfferRow],
    change: str = "",
    pooled: Pooled | None = None,
    *,
    challenged: bool = False,
) -> discord.ui.LayoutView:
    """The private panel of /find: what is offered, and one's own offers.

    `clocks` are those that can be chosen, `change` says what has happened just now, and `pooled` is None where nobody
    can look for strangers. `challenged`: whether there are challenges to the user, or by them.
    """
    told = say.offers
    menus: dict[str, tuple[str, Mapping[str, str]]] = {
        "game": (told.game_menu(), {each: words.game(say, each) for each in (ANY, *offered_games())}),
        "clock": (told.clock_menu(), {each: words.clock(say, each) for each in (ANY, *clocks)}),
        "rated": (told.rated_menu(), {each: words.rated(say, each) for each in (*RATED.values, ANY)}),
        "stands": (told.stands_menu(), {each: words.stands(say, each) for each in STANDS}),
    }
    if search.where == ANYWHERE and len(seats := seats_of(search.game)) > 1:
        players = {str(each): say.strangers.players(seats=each) for each in seats}
        menus["seats"] = (say.strangers.players_menu(), players)
    if not search.rateable:
        del menus["rated"]
    elif search.where == ANYWHERE:
        ratings = {"no": say.strangers.any_rating(), "yes": say.strangers.near_rating()}
        menus["near"] = (say.strangers.near_menu(), ratings)
    if pooled is not None and not pooled.alone:
        places = {HERE: say.strangers.here(), ANYWHERE: say.strangers.anywhere()}
        menus["where"] = (say.strangers.where_menu(), places)
    return message(
        GREEN,
        text(f"### {told.heading()}", f"✅ {change}" if change else "", *_about(say, search, pooled)),
        *(
            _choice(name, placeholder, labels, search, page)
            for page, (name, (placeholder, labels)) in enumerate(menus.items())
        ),
        row(
            button(told.offer(), Press("makeoffer", words=search.words()), tone="good"),
            *([] if pooled is not None and pooled.alone else [list_button(say)]),
            *([strangers_button(say)] if search.where == ANYWHERE else []),
            *([challenges.page_button(say)] if challenged else []),
        ),
        *_own(say, own),
    )


def _about(say: Words, search: Search, pooled: Pooled | None) -> list[str]:
    """What the panel says above its menus."""
    if search.where == HERE or pooled is None:
        return [say.offers.about()]
    about = say.strangers.about_anywhere() if pooled.alone else say.strangers.about_both()
    seen = [say.strangers.seen_as(name=safe(pooled.name))] if pooled.name else []
    unrated = [] if search.rateable else [say.strangers.unrated()]
    return [about, *pool_words.waiting(say, pooled.waiting), *seen, *unrated]


def strangers_button(say: Words) -> Button:
    """The button that opens the page about playing with strangers."""
    return button(say.strangers.page_button(), Press(STRANGERS))


def _choice(name: str, placeholder: str, labels: Mapping[str, str], search: Search, page: int) -> Part:
    """A menu of one of the things that are chosen. The page makes its custom id unique."""
    options = [
        SelectOption(label=label, value=f"{name}={value}", default=value == getattr(search, name))
        for value, label in labels.items()
    ]
    return row(menu(placeholder, options[:MENU_SIZE], Press("seek", page=page, words=search.words())))


def _own(say: Words, own: Sequence[OfferRow]) -> list[Part]:
    """One's own offers, with a menu that withdraws one; nothing if there are none."""
    if not own:
        return []
    options = [SelectOption(label=clip(words.offer_terms(say, each), 100), value=_value_of(each)) for each in own]
    return [text(*words.own(say, own)), row(menu(say.offers.own_menu(), options[:MENU_SIZE], Press("unoffer")))]


def find_button(say: Words) -> Button:
    """The button that opens the panel of /find."""
    return button(say.offers.find(), Press(FIND), tone="good")


def list_button(say: Words) -> Button:
    """The button that shows the offers of the server."""
    return button(say.offers.all_offers(), Press(LIST))


def waiting(
    say: Words, offer: OfferRow, computer: Press, beside: OfferRow | None = None, *, listed: bool = True
) -> discord.ui.LayoutView:
    """Tells somebody that their offer stands. `computer` starts a game against a computer.

    `beside` is the same offer in a server, which is withdrawn with it; `listed`: whether there is a list of offers.
    """
    values = [_value_of(each) for each in (offer, beside) if each is not None]
    return message(
        GREEN,
        text(words.offered(say, offer), f"-# {say.offers.meanwhile()}"),
        row(
            button(say.offers.play_computer(), computer, tone="good"),
            button(say.offers.withdraw(), Press("unoffer", words=tuple(values))),
            *([list_button(say)] if listed else []),
        ),
    )


def pool_listed(say: Words, numbers: Mapping[tuple[str, int], int], own: Sequence[OfferRow]) -> discord.ui.LayoutView:
    """In place of a list, in direct messages: who waits, without exact numbers, and the offers of the user."""
    lines = [say.strangers.list_note(), *pool_words.waiting(say, numbers)]
    return message(BLURPLE, text(*lines), row(find_button(say)), *_own(say, own))


def listed(
    say: Words, offers: Sequence[OfferRow], own: Sequence[OfferRow], tabs: Sequence[Button]
) -> discord.ui.LayoutView:
    """The open offers of a server, privately, with those of the user and the buttons of the other lists."""
    return message(
        BLURPLE,
        *_list(say, offers, {Terms.of(each) for each in own}),
        row(find_button(say)),
        *_own(say, own),
        row(*tabs),
    )


def standing(say: Words, offers: Sequence[OfferRow]) -> discord.ui.LayoutView:
    """The open offers of a server, as the message in a channel shows them to everybody."""
    return message(
        GREEN,
        text(f"### {say.offers.list_title()}"),
        *_list(say, offers),
        row(find_button(say), list_button(say)),
    )


def _list(say: Words, offers: Sequence[OfferRow], own: Collection[Terms] = ()) -> list[Part]:
    """The list, and a menu that takes one of them. Terms that the user offers themselves are not in the menu.

    Offers with the same terms are one line, and no name is shown: who is not matched with whom cannot be seen.
    """
    since: dict[Terms, int] = {}
    readable = words.readable(offers)
    for offer in readable:
        since.setdefault(Terms.of(offer), offer.made_at)
    found: list[Part] = [text(*words.listed(say, since, len(readable), LINES))]
    options = [
        SelectOption(label=clip(words.terms(say, each), 100), value=_value(each)) for each in since if each not in own
    ]
    if options:
        found.append(text(f"-# {say.offers.list_note()}"))
        found.append(row(menu(say.offers.take_menu(), options[:MENU_SIZE], Press("takeoffer"))))
    return found


def watch_page(say: Words, games: Collection[str], change: str = "") -> discord.ui.LayoutView:
    """The page of /me about offers in a server: `games` are those of which the user wants notifications, or ANY."""
    options = [
        SelectOption(label=words.game(say, each), value=each, default=each in games) for each in (ANY, *offered_games())
    ][:MENU_SIZE]
    picked = menu(say.offers.watch_menu(), options, Press("watchoffers"), min_values=0, max_values=len(options))
    return message(
        BLURPLE,
        text(f"### {say.offers.watch_heading()}", f"✅ {change}" if change else "", say.offers.watch_about()),
        row(picked),
        row(list_button(say), button(say.settings.other_settings(), Press(PERSON_PAGE, words=("back",)))),
    )


def told(say: Words, offer: OfferRow, server: str, url: str) -> tuple[str, discord.ui.View]:
    """A direct message about an offer, and its buttons. `server` is the server's name, `url` leads to the channel."""
    view = discord.ui.View(timeout=None)
    view.add_item(link_button(say.offers.go_to_channel(), url))
    view.add_item(button(say.offers.stop_telling(), Press("unwatch", words=(str(offer.guild_id),))))
    return "\n".join(words.told(say, offer, server)), view


def note(sentence: str, *buttons: Button) -> discord.ui.LayoutView:
    """A private message of one sentence, with buttons."""
    return message(GREY, text(sentence), *([row(*buttons)] if buttons else []))
