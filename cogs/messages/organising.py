"""The private panel of /organise: a new tournament, and one that is managed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
from discord import SelectOption
from msgspec import Struct, field
from msgspec.structs import replace

from cogs.interactions.components import button, form, menu, row, rows_of
from cogs.interactions.ids import Press
from cogs.messages import entrants
from cogs.messages.conditions import CONDITIONS
from cogs.messages.parts import GREEN, Part, message, text
from cogs.words import events as event_words
from cogs.words import placings
from cogs.words import tournaments as words
from cogs.words.about import title
from cogs.words.names import bold
from cogs.words.times import span
from render.kit.texts import clip
from sessions.tables.deals import dealt_games
from sessions.tables.offers import offered_games
from tournaments.events.acts import Verdict
from tournaments.events.halting import EXTENSIONS
from tournaments.events.state import Tournament, TournamentRow
from tournaments.events.terms import (
    ARENA_BANKS,
    BANKS,
    DEALS,
    EXPERIENCE,
    FORMATS,
    LIVE,
    LIVE_BANKS,
    MINUTES,
    OPEN_FOR,
    PLACES,
    SIZES,
    TABLE_SIZES,
    USUAL_BANKS,
    Format,
    Terms,
)
from words import Words
from words.lists import both

PLAN, NAME, MAKE = "cupplan", "cupname", "cupmake"
"""The actions of the panel: a menu of it, the button that asks for the name, and the form that announces it."""

GAME, RULE, CORRECT = "cupgame", "cuprule", "cupcorrect"
"""The actions of corrections: show a game, ask why its result is set, and set it."""

MANAGE, START, WHY, CANCEL = "cupmanage", "cupstart", "cupwhy", "cupcancel"
"""The actions of what is managed: show it, close registration, ask for a reason, and the form that cancels it."""

LONGER, EXTEND, HALT, PAUSE, RESUME = "cuplonger", "cupextend", "cuphalt", "cuppause", "cupresume"
"""The actions of time: ask why it is extended and why it is paused, and do so; have it go on."""

NAME_LENGTH, REASON_LENGTH = 40, 200
"""The longest name of a tournament, and the longest reason, in characters."""


class Plan(Struct, frozen=True):
    """What somebody chooses before they announce a tournament.

    Attributes:
        game (str): the key of a game; at first the first one that two can play.
        format (str): who meets whom: a key of PLACES.
        bank (str): the value of a bank; empty: the one that suits the game.
        most (str): how many can play; empty: as many as suit the format.
        size (str): how many members divisions of a league have: one of SIZES.
        rounds (str): how many rounds are played, one after another: one of ROUNDS; 0: as many as suit the field.
        minutes (str): for how many minutes games begin in an arena: one of MINUTES.
        open (str): for how long registration is open: a key of OPEN_FOR. In a score event, after how long it starts.
        deals (str): how many deals a score event has, and how many scores count: a key of DEALS.
        servers (str): where a score event can be played: here, or in all servers.
        games (str): how many games somebody must have finished to join: one of EXPERIENCE.
    """

    game: str = field(default_factory=lambda: next(iter(offered_games())))
    format: str = "group"
    bank: str = ""
    most: str = ""
    size: str = ""
    rounds: str = "0"
    minutes: str = str(MINUTES[0])
    open: str = "3d"
    games: str = "0"
    deals: str = "5-7"
    servers: str = "here"

    @property
    def terms(self) -> Terms:
        """The terms of the tournament."""
        counting, deals = DEALS[self.deals]
        return Terms(
            bank=self.bank or _LIVE_BANKS.get(self.format) or USUAL_BANKS.get(self.game, Terms().bank),
            most=int(self.most or _USUAL_PLACES[self.format]),
            # Games finished in one server say nothing of people of others.
            games=0 if self.servers == "all" else int(self.games),
            format=next(each for each in FORMATS if each == self.format),
            size=int(self.size or _USUAL_SIZES.get(self.format, 6)),
            rounds=int(self.rounds),
            late=self.format in LIVE and self.format != "arena",
            reliable=self.format != "event",
            deals=deals,
            counting=counting,
            minutes=int(self.minutes),
        )

    def words(self) -> tuple[str, ...]:
        """The choice as the words of a press, without what is usual: a custom id has room for some of it."""
        usual = Plan()
        changed = [name for name in self.__struct_fields__ if getattr(self, name) != getattr(usual, name)]
        return tuple(f"{name}={getattr(self, name)}" for name in changed)


_USUAL_PLACES: Mapping[str, int] = {
    "group": 8,
    "league": 24,
    "stages": 24,
    "swiss": 16,
    "tables": 16,
    "arena": 24,
    "event": 1000,
}
_USUAL_SIZES: Mapping[str, int] = {"tables": 4}
_LIVE_BANKS: Mapping[str, str] = {"swiss": "15m", "tables": "10m", "arena": ARENA_BANKS[0]}

ROUNDS = (0, 3, 4, 5, 6, 7, 8)
"""How many rounds can be chosen; 0: as many as suit the field."""

_ALLOWED: Mapping[str, Sequence[str]] = {
    "rounds": [str(each) for each in ROUNDS],
    "minutes": [str(each) for each in MINUTES],
    "open": tuple(OPEN_FOR),
    "games": [str(each) for each in EXPERIENCE],
    "deals": tuple(DEALS),
    "servers": ("here", "all"),
}


def plan_of(press: Press) -> Plan:
    """What a press of the panel chooses, with defaults for what cannot be chosen. The last of two values counts.

    Another game takes its own bank, and another format its own bank, places and sizes.
    """
    given = [each.split("=", 1) for each in press.words if "=" in each]
    chosen = {name: value for name, value in given if name in Plan.__struct_fields__}
    game = chosen["game"] if chosen.get("game") in _games() else Plan().game
    formats = formats_of(game)
    format_ = chosen["format"] if chosen.get("format") in formats else formats[0]
    allowed = {
        **_ALLOWED,
        "game": (game,),
        "format": (format_,),
        "most": [str(each) for each in PLACES[format_]],
        "bank": banks_of(format_),
        "size": [str(each) for each in sizes_of(format_)],
    }
    plan = Plan(**{"format": format_, **{name: value for name, value in chosen.items() if value in allowed[name]}})
    last = given[-1][0] if given else ""
    if last == "format":
        return replace(plan, bank="", most="", size="")
    return replace(plan, bank="") if last == "game" else plan


def _games() -> list[str]:
    """The keys of the games that can be played: for several, and those of which deals can be played alone."""
    return [*offered_games(), *(each.key for each in dealt_games())]


def formats_of(game: str) -> list[Format]:
    """The formats in which a game can be played: tables take one for three and four, and events one for one."""
    if game not in offered_games():
        return ["event"]
    tables = set(TABLE_SIZES) <= set(offered_games()[game].seats)
    return [each for each in FORMATS if each != "event" and (tables or each != "tables")]


def banks_of(format_: str) -> tuple[str, ...]:
    """The banks that suit a format."""
    if format_ == "arena":
        return ARENA_BANKS
    return LIVE_BANKS if format_ in LIVE else BANKS


def sizes_of(format_: str) -> tuple[int, ...]:
    """The sizes of divisions or tables of a format; none where they are not chosen."""
    return {"league": SIZES, "tables": TABLE_SIZES}.get(format_, ())


def panel(
    say: Words, plan: Plan, others: Sequence[TournamentRow], *, everywhere: bool = False
) -> discord.ui.LayoutView:
    """The panel of a new tournament. `others` are those of the server that are not over.

    `everywhere`: whether a score event can be open to all servers.
    """
    told, formats = say.tournaments, words.formats(say)
    menus: dict[str, tuple[str, Mapping[str, str]]] = {
        "game": (told.game_menu(), {each: title(say, each) for each in _games()}),
        "format": (say.leagues.format_menu(), {each: formats[each] for each in formats_of(plan.game)}),
        "bank": (
            told.bank_menu(),
            {each: told.bank_choice(bank=words.bank(say, each)) for each in banks_of(plan.format)},
        ),
        "most": (told.most_menu(), {str(each): told.most_choice(number=each) for each in PLACES[plan.format]}),
        "open": (told.open_menu(), {each: words.open_for(say, each) for each in OPEN_FOR}),
        "games": (told.who_menu(), {each: words.who(say, int(each)) for each in _ALLOWED["games"]}),
    }
    if plan.format == "league":
        menus["size"] = (say.leagues.size_menu(), {str(each): words.size(say, each) for each in SIZES})
    if plan.format == "tables":
        labels = {str(each): say.live.table_size_choice(number=each) for each in TABLE_SIZES}
        menus["size"] = (say.live.table_size_menu(), labels)
    if plan.terms.arena:
        labels = {str(each): say.arenas.minutes_choice(minutes=each) for each in MINUTES}
        menus["minutes"] = (say.arenas.minutes_menu(), labels)
    elif plan.terms.live:
        menus["rounds"] = (say.live.rounds_menu(), {str(each): words.rounds(say, each) for each in ROUNDS})
    chosen = replace(plan, bank=plan.terms.bank, most=str(plan.terms.most), size=str(plan.terms.size))
    if plan.terms.scored:
        menus = {
            **{name: menus[name] for name in ("game", "format", "games")},
            "deals": (say.events.deals_menu(), event_words.deals_choices(say)),
            "open": (say.events.start_menu(), event_words.starts(say)),
        }
        if everywhere:
            choices = {"here": say.events.servers_here(), "all": say.events.servers_all()}
            menus["servers"] = (say.events.servers_menu(), choices)
            if plan.servers == "all":
                del menus["games"]
    return message(
        GREEN,
        text(f"### {told.new_heading()}", words.about_new(say, plan.terms)),
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
    buttons, before, scored = [], tournament.state == "registration", tournament.terms.scored
    if scored:
        limited = before and not tournament.everywhere
        buttons = [button(say.conditions.heading(), Press(CONDITIONS, words=own))] if limited else []
    elif before:
        start = button(told.start_now(), Press(START, words=own), tone="good")
        buttons = [start, button(say.conditions.heading(), Press(CONDITIONS, words=own))]
    elif tournament.paused:
        buttons = [button(told.resume_it(), Press(RESUME, words=own), tone="good")]
    elif tournament.state == "running":
        buttons = [button(told.pause_it(), Press(HALT, words=own))]
    cancel = [] if tournament.over else [button(told.cancel_it(), Press(WHY, words=own), tone="bad")]
    return message(
        GREEN,
        text(*words.about(say, tournament), *words.status(say, tournament)),
        *entrants.players(say, tournament),
        *([] if tournament.over or scored or (tournament.terms.live and not before) else [_longer(say, tournament)]),
        *([row(*buttons, *cancel)] if buttons or cancel else []),
    )


def _longer(say: Words, tournament: Tournament) -> Part:
    """A menu of how much longer registration is open, or how much more time each player has in a game."""
    told, before = say.tournaments, tournament.state == "registration"
    label = told.longer_registration if before else told.longer_games
    options = [SelectOption(label=label(time=span(say, time)), value=each) for each, time in EXTENSIONS.items()]
    return row(menu(told.longer_menu(), options, Press(LONGER, words=(str(tournament.id),))))


def game(say: Words, tournament: Tournament, board: int) -> discord.ui.LayoutView:
    """Asks what the result of a game is."""
    told, called = say.tournaments, placings.names_by_number(say, tournament)
    found = next(each for each in tournament.boards if each.board == board)
    first, *others = (called[number] for number in found.seats)
    labels = {Verdict.ANNULLED: told.make_annulled()}
    if len(found.seats) == 2:
        labels = {
            Verdict.FIRST: told.make_win(who=clip(first, 20)),
            Verdict.SECOND: told.make_win(who=clip(others[0], 20)),
            Verdict.DRAW: told.make_draw(),
            Verdict.NOBODY: told.make_nobody(),
            **labels,
        }
    against = both(say, [bold(say, each) for each in others])
    asked = told.correct_asked(board=board, first=bold(say, first), second=against)
    buttons = [
        button(label, Press(RULE, words=(str(tournament.id), str(board), each.value))) for each, label in labels.items()
    ]
    return message(GREEN, text(asked), *rows_of(buttons))


def why_form(say: Words, action: str, given: Sequence[str]) -> discord.ui.Modal:
    """The form that asks why an organiser does something, such as CORRECT. `given`: what is done."""
    told, press = say.tournaments, Press(action, words=tuple(given))
    return form(told.reason_title(), told.reason_text(), told.cancel_label(), told.cancel_hint(), REASON_LENGTH, press)


def reason_form(say: Words, tournament_id: int) -> discord.ui.Modal:
    """The form that asks why a tournament is cancelled."""
    told, press = say.tournaments, Press(CANCEL, words=(str(tournament_id),))
    title_, label = told.cancel_title(), told.cancel_label()
    return form(title_, told.cancel_text(), label, told.cancel_hint(), REASON_LENGTH, press)
