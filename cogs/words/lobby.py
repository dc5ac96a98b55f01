"""What people read before a game begins: the lobby, what stands behind its buttons, and the list of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from cogs.words import apart
from cogs.words.about import about, option_words, solo_games, title
from cogs.words.commands import typed
from cogs.words.names import bold, bold_names, bold_people, linked, plain_in, safe, with_link
from cogs.words.table import bound_dice
from cogs.words.table_options import differing, mattering, table_option_value
from cogs.words.times import span
from render.kit.texts import capital, clip
from sessions.clocks import deadlines
from sessions.log import NOBODY_CAME, PLAYED_APART, Cancelled, Opened
from sessions.session import Session
from sessions.state.options import SEATING
from sessions.state.players import Player
from words import Words
from words.lists import both

if TYPE_CHECKING:
    from rules.game import Game, Option

PAGES: Mapping[str, Callable[[Words], str]] = {
    "game": lambda say: say.lobby.page_game(),
    "table": lambda say: say.lobby.page_table(),
    "people": lambda say: say.lobby.page_people(),
}
"""The pages of the host's panel, and the labels of the buttons that lead to them."""

HEADINGS: Mapping[str, Callable[[Words], str]] = {
    "game": lambda say: say.lobby.heading_game(),
    "table": lambda say: say.lobby.heading_table(),
    "people": lambda say: say.lobby.heading_people(),
}
"""The headings of these pages."""

SWITCH = ("off", "on")
"""An option with these values, in any order, is a switch: one press changes it."""


def thumbnail(say: Words, game_key: str) -> str:
    """Stands for the small picture of a game."""
    return title(say, game_key)


# The lobby

_Size = Literal["one", "same", "range"]


def _sizes(game: Game) -> tuple[int, int, _Size]:
    """The fewest and the most players of a game, and how to say that."""
    few, many = game.seats[0], game.seats[-1]
    return few, many, "one" if many == 1 else "same" if few == many else "range"


def opens(say: Words, session: Session) -> str:
    """Who opens a table for how many, or has it now."""
    opener = next((each.host for each in session.log if isinstance(each, Opened)), session.host)
    few, many, size = _sizes(session.game)
    return say.lobby.opens(
        who=safe(session.host_name) or say.names.somebody(),
        hosts=session.host != opener,
        few=few,
        many=many,
        size=size,
        private=session.table_options[SEATING.name] == "invited",
    )


def seats(say: Words, session: Session) -> list[str]:
    """Who sits, who is invited, and what is free, a line each."""
    told = say.lobby
    sits = [
        f"- {told.seat_host(who=name) if person.user_id == session.host else name}"
        for name, person in zip(bold_names(say, session), session.people, strict=True)
    ]
    waits = [f"- {told.seat_invited(who=bold(say, each.name))}" for each in session.invited]
    free = f"-# {told.seats_free(number=session.free)}" if session.free > 0 else ""
    no = session.declined
    said_no = f"-# {told.declined(who=both(say, bold_people(say, no)), number=len(no))}" if no else ""
    return [line for line in (*sits, *waits, free, said_no) if line]


def calls(say: Words, people: Sequence[str]) -> str:
    """Calls those who have not answered, as they are to be called; empty for nobody."""
    return say.lobby.called(who=" ".join(people), number=len(people)) if people else ""


def chosen(say: Words, session: Session) -> str:
    """What differs from the usual, in one line; empty where nothing does."""
    found = [
        value_words(say, session.game.key, option, session.options[option.name])
        for option in session.game.options
        if session.options[option.name] != option.default
    ]
    found += differing(say, session.table_options)
    return say.lobby.chosen(options=" · ".join(found)) if found else ""


def claim_rule(say: Words, session: Session) -> str:
    """Tells what holds in a game of people without a clock; empty for other games."""
    if not deadlines.without_clock(session):
        return ""
    return say.lobby.claim_rule(rated=session.wants_rating, span=span(say, deadlines.SILENCE))


def value_words(say: Words, game_key: str, option: Option, value: str) -> str:
    """A value of a game's option in a few words; of a switch what it means."""
    words = option_words(say, game_key, option.name)
    meaning = words.meanings.get(value, "")
    if meaning and is_switch(option):
        return meaning
    return say.lobby.option_value(option=words.name, value=words.value(value))


def is_switch(option: Option) -> bool:
    """Whether an option is either on or off."""
    return tuple(sorted(option.values)) == SWITCH


def ready(session: Session) -> bool:
    """Whether the host can start."""
    return not session.invited and len(session.people) in session.game.seats


def who_starts(say: Words, session: Session) -> str:
    """Who may start, and when."""
    host = bold(say, session.host_name)
    if session.invited:
        guests = both(say, [bold(say, each.name) for each in session.invited])
        return say.lobby.start_after_answers(host=host, guests=guests, number=len(session.invited))
    few = session.game.seats[0]
    if len(session.people) < few and session.place.direct:
        # Nobody else can come there.
        return say.computers.wanted(number=few - len(session.people), add=say.computers.add())
    if len(session.people) < few:
        waits = say.lobby.start_with_enough(host=host, number=few)
        if len(session.people) > 1:
            return waits
        return f"{waits} {say.computers.alone(add=say.computers.add())} {for_one(say)}"
    return f"{say.lobby.start_now(host=host)} {order(say, session)}"


def for_one(say: Words) -> str:
    """What somebody who is alone can play: the games for one, and the guided games."""
    solo = solo_games(say)
    return say.lobby.for_one(games=both(say, solo)) if solo else say.lobby.for_one_tutorial()


def order(say: Words, session: Session) -> str:
    """How the seats will be given."""
    first = next((each for each in (*session.people, *session.invited) if each.user_id == session.first), None)
    if session.first is None:
        return say.lobby.seats_by_lot()
    rule = about(say, session.game.key).first
    who = bold(say, first.name) if first else f"<@{session.first}>"
    return say.lobby.rule_sits_first(who=who, rule=rule) if rule else say.lobby.sits_first_then_lot(who=who)


def fingerprint(say: Words, session: Session) -> str:
    """The fingerprint of the secret from which the game's dice, cards or lots are drawn."""
    return say.lobby.fingerprint(draws=session.game.draws, fingerprint=f"`{session.commitment}`")


def client_seeds(say: Words, session: Session) -> str:
    """Who added a word, in the order in which they did; empty where nobody has."""
    names = bold_names(say, session)
    seats = [session.seat_of(each.user_id) for each in session.client_seeds]
    lines = [f"-# {say.lobby.word_added(who=names[seat - 1])}" for seat in seats if seat]
    return "\n".join(lines)


def switch_label(say: Words, game_key: str, option: Option, value: str) -> str:
    """A button that gives a switch of the game the other value, `value`."""
    words = option_words(say, game_key, option.name)
    plain = say.lobby.value_label(option=words.name, value=words.value(value))
    return say.lobby.switch_to(what=words.meanings.get(value) or plain)


def closed(say: Words, session: Session) -> str:
    """Why a lobby closed without a game."""
    how = next((each.how for each in session.log if isinstance(each, Cancelled)), "")
    if how == PLAYED_APART:
        return apart.started(say, session)
    if how != NOBODY_CAME:
        return say.lobby.closed_cancelled()
    return say.lobby.closed_nobody_came() if len(session.people) < 2 else say.lobby.closed_nobody_started()


def begun(say: Words, session: Session, board: str | None) -> str:
    """What is left of a lobby whose game has begun; `board` is the address of its first board."""
    names = bold_names(say, session)
    told = say.lobby.begun(players=both(say, names), number=len(names))
    return f"{told}\n{linked(say.tables.go_to_board(), board)}" if board else told


# Words that players add to the secret


def word_asked(say: Words, session: Session) -> str:
    """Explains, in a form, what a word is for."""
    return f"{say.lobby.word_asked(draws=session.game.draws)}\n```\n{session.commitment}\n```"


def word_taken(say: Words, session: Session, user_id: int) -> str:
    """Tells somebody that their word was added, and how to check it."""
    word = next((each.word for each in session.client_seeds if each.user_id == user_id), "")
    taken = say.lobby.word_taken(word=bold(say, word))
    return f"{taken}\n```\n{session.commitment}\n```{say.lobby.word_taken_check(draws=session.game.draws)}"


# Behind the buttons


def details(say: Words, session: Session) -> list[str]:
    """Everything about a table that its lobby leaves out, a line each."""
    key = session.game.key
    few, many, size = _sizes(session.game)
    lines = [
        f"### {say.lobby.details_heading(game=title(say, key), table=session.id)}",
        about(say, key).summary,
        f"{say.lobby.details_players(few=few, many=many, size=size)} {order(say, session)}",
    ]
    for option in session.game.options:
        lines += ["", *option_lines(say, key, option, session.options[option.name])]
    lines += ["", f"**{say.lobby.at_the_table()}**"]
    terms = session.table_options
    lines += [f"- {table_option_value(say, term, terms[term.name], terms, begins=True)}" for term in mattering(session)]
    return [
        *lines,
        "",
        f"-# {bound_dice(say, session)} {say.lobby.follows_from_secret(draws=session.game.draws)}",
    ]


def option_lines(say: Words, game_key: str, option: Option, value: str) -> list[str]:
    """An option of a game: what it settles, and what each value means, with the present one in bold."""
    words = option_words(say, game_key, option.name)
    meanings = [
        say.lobby.value_meaning(
            value=f"**{words.value(each)}**" if each == value else words.value(each), meaning=words.meanings[each]
        )
        for each in option.values
        if each in words.meanings
    ]
    return [
        say.lobby.option_now(about=words.description, value=f"**{words.value(value)}**"),
        *(f"- {each}" for each in meanings),
    ]


def first_menu(say: Words, game_key: str) -> str:
    """Asks who sits first."""
    rule = about(say, game_key).first
    return say.lobby.first_menu_rule(rule=rule) if rule else say.lobby.first_menu()


def sits_first(say: Words, session: Session, person: Player) -> str:
    """A choice there."""
    return clip(say.lobby.sits_first(who=plain(say, session, person)), 100)


def plain(say: Words, session: Session, person: Player) -> str:
    """Somebody's name in a menu, where there is no Markdown."""
    return clip(" ".join(plain_in(say, session, person).split()) or say.names.somebody(), 80)


def goes(say: Words, session: Session, person: Player, *, invited: bool) -> str:
    """A choice of whom to remove."""
    name = plain(say, session, person)
    return clip(say.lobby.guest(who=name) if invited else name, 100)


def value_label(say: Words, game_key: str, option: Option, value: str) -> str:
    """A value of a game's option, as a choice in a menu."""
    words = option_words(say, game_key, option.name)
    return clip(capital(say.lobby.value_label(option=words.name, value=words.value(value))), 100)


def value_meaning(say: Words, game_key: str, option: Option, value: str) -> str | None:
    """What it means, where that is not plain."""
    meaning = option_words(say, game_key, option.name).meanings.get(value)
    return clip(meaning, 100) if meaning else None


def part_of_values(say: Words, game_key: str, option: Option, values: Sequence[str]) -> str:
    """Stands in a menu that holds some of the values of an option."""
    words = option_words(say, game_key, option.name)
    first, last = words.value(values[0]), words.value(values[-1])
    return capital(say.lobby.values_from_to(option=words.name, first=first, last=last))


def handed(say: Words, session: Session) -> str:
    """The table was handed over."""
    return say.lobby.handed(who=bold(say, session.host_name))


def invited(say: Words, person: Player) -> str:
    """Somebody was invited by command."""
    return say.lobby.invited(who=bold(say, person.name))


# The list of games


def listed(say: Words, game_key: str, game: Game) -> list[str]:
    """A game in the list."""
    few, many, size = _sizes(game)
    for_players = say.lobby.for_players(few=few, many=many, size=size)
    return [f"**{title(say, game_key)}**", about(say, game_key).summary, f"-# {for_players}"]


def others_in_servers(say: Words) -> str:
    """Tells in direct messages where games for several are played."""
    return f"-# {say.lobby.others_in_servers(command=typed(say, 'play'))}"


def joined(say: Words, session: Session, url: str | None) -> str:
    """Somebody has sat down by a press elsewhere than in the lobby."""
    return with_link(say.lobby.joined(game=title(say, session.game.key)), say.tables.go_to_table(), url)


def table_open(say: Words, game_key: str, url: str | None) -> str:
    """A table was opened from the list."""
    return with_link(say.lobby.table_open(game=title(say, game_key)), say.tables.go_to_table(), url)


def again_open(say: Words, game_key: str, url: str | None) -> str:
    """What the button of a finished game opens is open already."""
    return with_link(say.lobby.again_open(game=title(say, game_key)), say.tables.go_to_table(), url)


def solo_heading(say: Words, game_key: str) -> list[str]:
    """Before a game for one begins."""
    return [f"## {title(say, game_key)}", about(say, game_key).summary]
