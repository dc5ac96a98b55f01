"""Parts of refusals: why a channel takes no message, which permissions lack, what is wrong with options or a record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sessions.refusals import base
from words import Words
from words.lists import both, either, listed

if TYPE_CHECKING:
    from render.about import OptionWords
    from rules.game import Game, Option, OptionError
    from rules.record import Flaw


def not_shown(say: Words, refusal: base.NotShown) -> str:
    """The sentences of the refusal."""
    return f"{_obstacle(say, refusal.obstacle)} {_when_shown(say, refusal)}"


def _obstacle(say: Words, obstacle: base.Obstacle) -> str:
    words = say.refusals
    match obstacle:
        case base.Obstacle.NO_ACCESS:
            return words.obstacle_no_access()
        case base.Obstacle.NO_RIGHT:
            return words.obstacle_no_right()
        case base.Obstacle.LOCKED:
            return words.obstacle_locked()
        case base.Obstacle.ARCHIVED:
            return words.obstacle_archived()
        case base.Obstacle.CLOSED:
            return words.obstacle_closed()
        case base.Obstacle.BLOCKED:
            return words.obstacle_blocked()
        case base.Obstacle.GONE:
            return words.obstacle_gone()
        case base.Obstacle.OTHER:
            return words.obstacle_other()


def _when_shown(say: Words, refusal: base.NotShown) -> str:
    """What becomes of the table."""
    words, soon = say.refusals, refusal.obstacle is base.Obstacle.OTHER
    if refusal.session.ended and not refusal.session.messages:
        if refusal.obstacle is base.Obstacle.GONE:
            return say.lobby.not_opened()
        return words.not_shown_not_opened_soon() if soon else words.not_shown_not_opened()
    if refusal.obstacle is base.Obstacle.GONE:
        return words.not_shown_closed()
    if soon:
        return words.not_shown_soon()
    return words.not_shown_locked() if refusal.obstacle is base.Obstacle.LOCKED else words.not_shown()


def allowed(say: Words, option: Option, words: OptionWords | None = None) -> str:
    """The allowed values of a game's option: `1 or 2`, `13 to 40`. They are as records have them, or as `words` has."""
    if (ends := option.range) is not None:
        return say.refusals.from_to(first=ends[0], last=ends[1])
    return either(say, [words.value(each) for each in option.values] if words else option.values)


def wrong_option(say: Words, game: Game, name: str, error: OptionError) -> str:
    """Why an option cannot be set so: the game, called `name`, does not have it, or it does not have that value."""
    words, given = say.refusals, error.given[:40]
    if error.option is not None:
        return words.wrong_value(option=error.option.name, allowed=allowed(say, error.option), given=given)
    names = [option.name for option in game.options]
    if not names:
        return words.no_options(game=name, given=given)
    return words.no_such_option(game=name, given=given, options=listed(say, names))


def permissions(say: Words, names: Sequence[str]) -> str:
    """Permissions as a list, in quotes. `names` are those of discord.py (`view_channel`)."""
    return both(say, [say.places.quoted(name=permission(say, each)) for each in names])


def permission(say: Words, name: str) -> str:
    """A permission by the name that discord.py gives it. Raises KeyError for one that the bot does not need."""
    words = say.refusals
    called = {
        "view_channel": words.permission_view_channel,
        "send_messages": words.permission_send_messages,
        "attach_files": words.permission_attach_files,
        "send_messages_in_threads": words.permission_send_messages_in_threads,
        "create_public_threads": words.permission_create_public_threads,
        "connect": words.permission_connect,
    }
    return called[name]()


def flawed(say: Words, flaw: Flaw) -> str:
    """What is wrong, as a sentence."""
    words, number, text = say.records, flaw.number, flaw.text
    told: dict[str, Callable[[], str]] = {
        "no header line": lambda: words.no_header_line(line=number, text=text),
        "header line twice": lambda: words.header_line_twice(line=number, text=text),
        "no seats": words.no_seats,
        "wrong options": lambda: words.wrong_options(why=_wrong_options(say, flaw)),
        "newer format": lambda: words.newer_format(format=number, most=flaw.most),
        "empty line": lambda: words.empty_line(line=number),
        "illegal move": lambda: words.illegal_move(line=number, text=text),
        "damaged header": words.damaged_header,
        "other players": lambda: words.other_players(seats=flaw.most, players=number),
        "word of a stranger": words.word_of_a_stranger,
        "other seats": words.other_seats,
        "secret not shown": words.secret_not_shown,
        "missing line": lambda: words.missing_line(text=text),
        "other draw": lambda: words.other_draw(ply=number, text=text, drawn=flaw.drawn),
        "stops early": words.stops_early,
        "damaged line": lambda: words.damaged_line(text=text),
        "no replacement": lambda: words.no_replacement(text=text),
        "wrong replacement": lambda: words.wrong_replacement(text=text, seat=number),
        "other secret": words.other_secret,
    }
    return told[flaw.what]()


def _wrong_options(say: Words, flaw: Flaw) -> str:
    error, game = flaw.error, flaw.game
    assert error is not None, "the mistake is in the options"
    assert game is not None, "the mistake is in the options of a game"
    if error.form is not None:
        told = say.records.no_pair if error.form == "no pair" else say.records.option_twice
        return told(text=error.given[:40])
    if error.seats is not None:
        few, many = game.seats[0], game.seats[-1]
        wanted = str(few) if few == many else say.refusals.from_to(first=few, last=many)
        return say.records.wrong_seats(game=game.key, allowed=wanted, seats=error.seats)
    return wrong_option(say, game, game.key, error)
