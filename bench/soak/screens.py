"""The answers to requests that are about no single table: settings, absences, pages of rules, personal data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from bench.soak.dealing import DEALS
from bench.soak.evidence import Request
from bench.soak.following import FOLLOWS
from bench.soak.history import History
from bench.soak.lists import LISTS
from bench.soak.looks import board_of
from bench.soak.puzzles import SOLVES
from bench.soak.said import PICTURE, SAY, of_view
from bench.soak.settled import CHANNELS, change_of
from bench.soak.teaching import TEACHES
from cogs.commands.privacy import document
from cogs.commands.reference import page_of
from cogs.commands.wishes import Wish
from cogs.messages import computers, lessons, panels, private_boards
from cogs.messages import settings as shown
from cogs.messages.parts import Part
from cogs.pictures.pictures import Picture
from cogs.words import around
from cogs.words import settings as words
from cogs.words.refusals import sentence
from rules.catalogue import GAMES
from rules.game import Game
from sessions.clocks import absence
from sessions.people.settings import PersonSettings
from sessions.refusals import AvoidsSelf, NotStarted, Refusal
from sessions.state.players import ComputerLevel

Show = Callable[[History, Request], Sequence[str] | None]
"""Returns the possible answers, or None where they are not known."""


def _me(history: History, request: Request) -> Sequence[str] | None:
    return [of_view(shown.person(SAY, history.settlements.of(request.user_id, request.since)))]


def _settings(history: History, request: Request) -> Sequence[str] | None:
    return [of_view(shown.server(SAY, history.settlements.of(request.guild_id, request.since, server=True), ()))]


def _settled(history: History, request: Request) -> Sequence[str] | None:
    change = change_of(request)
    if change is None:
        return None
    server, name, value = change
    owner = request.guild_id if server else request.user_id
    doubts = history.settlements.doubts(owner, request.since, request.until, request.interaction_id)
    if doubts & ({name, "clocks"} if name == "clock" else {name}):
        return None
    after = history.settlements.of(owner, request.until, server=server)
    if name in ("digest", "zone"):
        return [of_view(shown.digest(SAY, after, words.told_person(SAY, name, after)))]
    if server:
        page = shown.channels if name in CHANNELS else shown.server
        return [of_view(page(SAY, after, (), words.told_server(SAY, name, after)))]
    if name == "avoided" and isinstance(value, tuple) and str(request.user_id) in value:
        return [sentence(SAY, AvoidsSelf())]
    return [of_view(shown.person(SAY, after, words.told_person(SAY, name, after)))]


def _page(history: History, request: Request) -> Sequence[str] | None:
    """Another page of the settings of a person or a server."""
    press, server = request.press, request.name == "setpages"
    if press is None:
        return None
    owner = request.guild_id if server else request.user_id
    if history.settlements.doubts(owner, request.since, request.until, request.interaction_id):
        return None
    settled = history.settlements.of(owner, request.since, server=server)
    if server:
        # Which channel is chosen does not show in what a message says.
        page = shown.channels if press.words == ("channels",) else shown.server
        return [of_view(page(SAY, settled, ()))]
    return [of_view((shown.person if press.words == ("back",) else shown.digest)(SAY, settled))]


def _zone(history: History, request: Request) -> Sequence[str] | None:
    """The button that opens the form for the time zone, or the form."""
    if not request.values:
        return None if request.form else ["a form"]
    return _settled(history, request) if change_of(request) is not None else [SAY.settings.no_zone()]


def _away(history: History, request: Request) -> Sequence[str] | None:
    if history.settlements.doubts(request.user_id, request.since, request.until, request.interaction_id):
        return None
    before = history.settlements.of(request.user_id, request.since)
    last = request.since if history.found.standing else request.until
    return [_gone(before, now, int(request.given["days"])) for now in range(int(request.since), int(last) + 1)]


def _gone(before: PersonSettings, now: int, days: int) -> str:
    """What somebody is told who is away from `now` on."""
    try:
        after = replace(before, **absence.settings_when_away(before, now, days))
    except Refusal as refusal:
        return sentence(SAY, refusal)
    left = absence.days_left(after.absences, max(now, after.away_until))
    return around.away(SAY, after.away_until, left) if days else around.back_again(SAY, left)


def _rules_page(_history: History, request: Request) -> Sequence[str] | None:
    press = request.press
    if press is None or not press.words:
        return None
    picked = (*press.words, *request.values)[1:]
    page = int(picked[0]) if picked and picked[0].isdecimal() else press.page
    return [of_view(page_of(SAY, press.words[0], page))]


def _says(*texts: str) -> Show:
    return lambda _history, _request: texts


def _which_board(history: History, request: Request) -> Sequence[str] | None:
    """The board of a game in a thread of the channel. Of a game that was moved, it is not known who sees it."""
    table = int(request.values[-1]) if request.values and request.values[-1].isdecimal() else 0
    if request.press is None or history.found.wandered or len(history.places(table)) != 1:
        return None
    in_words = request.press.words[:1] == ("text",)
    found = list[str]()
    for session in history.moments(table, request):
        if session.start is None:
            found.append(sentence(SAY, NotStarted(session)))
        else:
            found.append(board_of(request, session, history, in_words=in_words))
    return found or None


def _solo(_history: History, request: Request) -> Sequence[str] | None:
    """The options of a game for one, as they were picked before it begins."""
    game, *pairs = (*(request.press.words if request.press is not None else ()), *request.values)
    return [_panel(GAMES[game], dict(each.partition("=")[::2] for each in pairs))]


def _panel(game: Game, chosen: Mapping[str, str]) -> str:
    given = {option.name: chosen.get(option.name, option.default) for option in game.options}
    return of_view(panels.solo_panel(SAY, game, given, PICTURE))


def _opengame(_history: History, request: Request) -> Sequence[str] | None:
    """A game for one shows its options. Of any other the table itself tells."""
    key = next(iter((*(request.press.words if request.press is not None else ()), *request.values)))
    return [_panel(GAMES[key], {})] if _asks_first(GAMES[key]) else None


def _of_choice(chosen: computers.Versus) -> str:
    """The list of games with this choice of a game against computers."""
    pictures = Picture((b"",) * min(len(GAMES), panels.PICTURED), "a picture of each game")
    return of_view(panels.game_list(SAY, GAMES, pictures, _versus(chosen.fitting())))


def _choose(_history: History, request: Request) -> Sequence[str] | None:
    """The list of games after another game, level or number of computers was picked in it."""
    if request.press is None or not request.guild_id:
        return None
    game, level, number = request.press.words
    (picked,) = request.values
    if picked in GAMES:
        game = picked
    elif picked.isdecimal():
        number = picked
    else:
        level = picked
    return [_of_choice(computers.Versus(game, ComputerLevel(level), int(number)))]


def _usual(request: Request) -> Sequence[str]:
    """The list with any choice that may be usual for whoever asks, by what they played before."""
    levels = [ComputerLevel(request.given["against"])] if "against" in request.given else [*ComputerLevel]
    several = [key for key, game in GAMES.items() if game.seats[-1] > 1]
    return [_of_choice(computers.Versus(key, level)) for key in several for level in levels]


def _play(history: History, request: Request) -> Sequence[str] | None:
    """The list of games, or the options of a game for one. Of any other the table itself tells."""
    called = {int(value) for name, value in request.given.items() if name.startswith("opponent")}
    if called & history.found.wandered:
        return None
    if "game" not in request.given:
        return [SAY.lobby.name_the_game()] if called else _usual(request)
    game = GAMES[request.given["game"]]
    return [_panel(game, {})] if not called and _asks_first(game) else None


def _versus(chosen: computers.Versus) -> list[Part]:
    """What the list offers with a choice of a game against computers."""
    wish = Wish(chosen.game_key, levels=[chosen.level] * chosen.opponents)
    start, set_up = replace(wish, at_once=True).press("playnow"), wish.press("setup")
    return computers.against_computers(SAY, chosen, start, set_up, direct=False)


def _asks_first(game: Game) -> bool:
    return game.seats[-1] == 1 and bool(game.options)


SCREENS: dict[str, Show] = {
    **TEACHES,
    **SOLVES,
    **LISTS,
    **FOLLOWS,
    **DEALS,
    "/play": _play,
    "opengame": _opengame,
    "versus": _choose,
    "alone": _solo,
    "leaveopen": _says(SAY.lobby.not_opened()),
    "leavein": _says(SAY.around.left_in()),
    private_boards.WHICH: _which_board,
    "/me": _me,
    "/settings": _settings,
    "setperson": _settled,
    "setserver": _settled,
    "setzone": _zone,
    "setpages": _page,
    "setdigest": _page,
    "/away": _away,
    "turnto": _rules_page,
    "prev": _rules_page,
    "next": _rules_page,
    "nohints": lambda _history, _request: [of_view(lessons.hints_off(SAY))],
    "hints": _says(SAY.learning.hints_again()),
    "unsure": _says(SAY.settings.not_played()),
    "forget": _says(SAY.privacy.asked()),
    "keep": _says(SAY.privacy.kept_on()),
    "notice": lambda _history, _request: [of_view(document(SAY, "PRIVACY.md"))],
    "terms": lambda _history, _request: [of_view(document(SAY, "TERMS.md"))],
}
"""By command or action."""
