"""What people read before a game begins: the lobby, what stands behind its buttons, and the list of games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cogs.words.about import about, alone, option_words, title
from cogs.words.drawing import drawn_in
from cogs.words.names import bold, bold_names, bold_person, safe
from cogs.words.settings import at_most
from cogs.words.table import bound_dice
from cogs.words.table_options import differing, table_option_value
from render.kit.words import capital, clip, count, series
from sessions.log import NOBODY_CAME, Cancelled, Opened
from sessions.session import Session
from sessions.state.options import SEATING, TABLE_OPTIONS
from sessions.state.players import Player

if TYPE_CHECKING:
    from rules.game import Game, Option

# Labels. On a phone two or three of them share a row.
JOIN, LEAVE, START, CANCEL, ACCEPT, DECLINE = "Join", "Leave", "Start", "Cancel", "Accept", "Decline"
OPTIONS, DETAILS, INVITE, ADD_WORD = "Options", "Details", "Invite", "Add a word"
PAGES = {"game": "Game", "table": "Table", "people": "People"}
"""The pages of the host's panel, and the buttons that lead to them."""

SWITCH = ("off", "on")
"""An option with these values, in any order, is a switch: one press changes it."""


def thumbnail(game_key: str) -> str:
    """Stands for the small picture of a game."""
    return title(game_key)


# The lobby


def players(game: Game) -> str:
    """How many people the game is for."""
    few, many = game.seats[0], game.seats[-1]
    if many == 1:
        return "one player"
    return f"{few} players" if few == many else f"{few} to {many} players"


def opens(session: Session) -> str:
    """Who opens a table for how many, or has it now."""
    private = ", by invitation only" if session.table_options[SEATING.name] == "invited" else ""
    opener = next((each.host for each in session.log if isinstance(each, Opened)), session.host)
    does = "opens" if session.host == opener else "hosts"
    return f"{safe(session.host_name) or 'Somebody'} {does} a table for {players(session.game)}{private}."


def seats(session: Session) -> list[str]:
    """Who sits, who is invited, and what is free, a line each."""
    sits = [
        f"- {name}{' (host)' if person.user_id == session.host else ''}"
        for name, person in zip(bold_names(session), session.people, strict=True)
    ]
    waits = [f"- {bold(each.name)}: invited, has not answered yet" for each in session.invited]
    free = f"-# {capital(count(session.free, 'seat'))} free" if session.free > 0 else ""
    said_no = f"-# {series([_known(each) for each in session.declined])} declined." if session.declined else ""
    return [line for line in (*sits, *waits, free, said_no) if line]


def _known(person: Player) -> str:
    return bold_person(person)


def calls(people: Sequence[str]) -> str:
    """Calls those who have not answered, as they are to be called; empty for nobody."""
    return f"{' '.join(people)}: you are invited. Press {ACCEPT} or {DECLINE}." if people else ""


def chosen(session: Session) -> str:
    """What differs from the usual, in one line; empty where nothing does."""
    found = [
        value_words(session.game.key, option, session.options[option.name])
        for option in session.game.options
        if session.options[option.name] != option.default
    ]
    found += differing(session.table_options)
    return f"Chosen: {' · '.join(found)}" if found else ""


def value_words(game_key: str, option: Option, value: str) -> str:
    """A value of a game's option in a few words; of a switch what it means."""
    meaning = option_words(game_key, option.name).meanings.get(value, "")
    return meaning if meaning and is_switch(option) else f"{option.name} {value}"


def is_switch(option: Option) -> bool:
    """Whether an option is either on or off."""
    return tuple(sorted(option.values)) == SWITCH


def ready(session: Session) -> bool:
    """Whether the host can start."""
    return not session.invited and len(session.people) in session.game.seats


def who_starts(session: Session) -> str:
    """Who may start, and when."""
    host = bold(session.host_name)
    if session.invited:
        names = series([bold(each.name) for each in session.invited])
        have, are = ("has", "is") if len(session.invited) == 1 else ("have", "are")
        return f"{host} can start once {names} {have} answered, or {are} removed under {OPTIONS}."
    few = session.game.seats[0]
    if len(session.people) < few:
        waits = f"{host} can start once {few} people sit here."
        return f"{waits} For one person, {alone()}" if len(session.people) == 1 else waits
    return f"{host} can start now. {order(session)}"


def order(session: Session) -> str:
    """How the seats will be given."""
    first = next((each for each in (*session.people, *session.invited) if each.user_id == session.first), None)
    if session.first is None:
        return "The seats are drawn by lot."
    youngest = about(session.game.key).first
    who = bold(first.name) if first else f"<@{session.first}>"
    return f"{who}{f', {youngest},' if youngest else ''} sits first; the others by lot."


def fingerprint(session: Session) -> str:
    """The fingerprint of the secret from which the game's dice, cards or lots are drawn."""
    return f"Fingerprint of {drawn_in(session).the}: `{session.commitment}`"


def client_seeds(session: Session) -> str:
    """Who added a word, in the order in which they did; empty where nobody has."""
    names = bold_names(session)
    seats = [session.seat_of(each.user_id) for each in session.client_seeds]
    lines = [f"-# {names[seat - 1]} has added a word." for seat in seats if seat]
    return "\n".join(lines)


def switch_label(game_key: str, option: Option, value: str) -> str:
    """A button that gives a switch of the game the other value, `value`."""
    return switch_to(option_words(game_key, option.name).meanings.get(value, f"{option.name}: {value}"))


def switch_to(what: str) -> str:
    """A button that changes a switch: `what` holds after it is pressed."""
    return f"Switch to: {what}"


def closed(session: Session) -> str:
    """Why a lobby closed without a game."""
    how = next((each.how for each in session.log if isinstance(each, Cancelled)), "")
    if how != NOBODY_CAME:
        return "This table was cancelled."
    alone = len(session.people) < 2
    return f"{'Nobody came' if alone else 'Nobody started the game'}, so this table was closed."


def begun(session: Session, board: str | None) -> str:
    """What is left of a lobby whose game has begun; `board` is the address of its first board."""
    players = series(list(bold_names(session)))
    return f"The game has begun: {players} {'plays' if session.solo else 'play'}." + (
        f"\n[Go to the board]({board})" if board else ""
    )


# Words that players add to the secret

WORD_LABEL = "Your word"
WORD_HINT = "Anything. It stands in the game's record, too."
PRESS_AGAIN = "That took too long. Please press again."


def word_asked(session: Session) -> str:
    """Explains, in a form, what a word is for."""
    drawn = drawn_in(session)
    return (
        f"{drawn.beginning} {drawn.verb('are', 'is')} drawn from the bot's secret and from the players' words. "
        "The secret was chosen before you add a word, so whoever hosts the bot could not choose it to fit your word. "
        "Copy the fingerprint of the secret, then add a word that nobody can guess, best when everybody has sat down:\n"
        f"```\n{session.commitment}\n```"
    )


def word_taken(session: Session, user_id: int) -> str:
    """Tells somebody that their word was added, and how to check it."""
    word = next((each.word for each in session.client_seeds if each.user_id == user_id), "")
    drawn = drawn_in(session)
    return (
        f"Your word was added: {bold(word)}. Keep it, and this fingerprint:\n```\n{session.commitment}\n```"
        f"After the game, the record shows with both that {drawn.the} {drawn.verb('were', 'was')} fair, even if "
        "whoever hosts the bot wanted to cheat."
    )


# Behind the buttons


def details(session: Session) -> list[str]:
    """Everything about a table that its lobby leaves out, a line each."""
    key = session.game.key
    lines = [
        f"### {title(key)}, table {session.id}",
        about(key).summary,
        f"For {players(session.game)}. {order(session)}",
    ]
    for option in session.game.options:
        lines += ["", *option_lines(key, option, session.options[option.name])]
    lines += ["", "**At the table**"]
    lines += [f"- {capital(table_option_value(term, session.table_options[term.name]))}" for term in TABLE_OPTIONS]
    drawn = drawn_in(session)
    return [
        *lines,
        "",
        f"-# {bound_dice(session)} {drawn.beginning} {drawn.verb('follow', 'follows')} from a secret that the bot "
        "chose before, and from the words that players add. So nobody can have chosen how the luck falls.",
    ]


def option_lines(game_key: str, option: Option, value: str) -> list[str]:
    """An option of a game: what it settles, and what each value means, with the present one in bold."""
    words = option_words(game_key, option.name)
    meant = [each for each in option.values if each in words.meanings]
    return [
        f"{words.description}: **{value}**",
        *(f"- {f'**{each}**' if each == value else each}: {words.meanings[each]}" for each in meant),
    ]


PANEL = {"game": "### The rules of this table", "table": "### How it is played here", "people": "### Who plays"}
NO_OPTIONS = "This game has nothing to choose."
FIRST_MENU, BY_LOT = "Who sits first", "The lot decides who sits first"
REMOVE_MENU, HAND_MENU, INVITE_MENU = "Remove somebody", "Hand the table to", "Invite somebody"


def first_menu(game_key: str) -> str:
    """Asks who sits first."""
    youngest = about(game_key).first
    return f"Who sits first ({youngest}, by the rules)" if youngest else FIRST_MENU


def sits_first(person: Player) -> str:
    """A choice there."""
    return clip(f"{plain(person)} sits first", 100)


def plain(person: Player) -> str:
    """Somebody's name in a menu, where there is no Markdown."""
    return clip(" ".join(person.name.split()) or "Somebody", 80)


def goes(person: Player, *, invited: bool) -> str:
    """A choice of whom to remove."""
    return clip(f"{plain(person)} (invited)" if invited else plain(person), 100)


def value_label(option: Option, value: str) -> str:
    """A value of a game's option, as a choice in a menu."""
    return clip(f"{option.name}: {value}", 100)


def value_meaning(game_key: str, option: Option, value: str) -> str | None:
    """What it means, where that is not plain."""
    meaning = option_words(game_key, option.name).meanings.get(value)
    return clip(meaning, 100) if meaning else None


def part_of_values(option: Option, values: Sequence[str]) -> str:
    """Stands in a menu that holds some of the values of an option."""
    return f"{option.name}: {values[0]} to {values[-1]}"


def handed(session: Session) -> str:
    """The table was handed over."""
    return f"The table is {bold(session.host_name)}'s now."


def invited(person: Player) -> str:
    """Somebody was invited by command."""
    return f"{bold(person.name)} is invited. The lobby says so, and waits for an answer."


# The list of games

CHOOSE_GAME = "### What do you want to play?"
NAME_THE_GAME = "Which game? When you invite people, name the game too: /play has a field for it."
OPEN_MENU = "Open a table of …"
OTHERS_IN_SERVERS = "-# Games for several people are played in servers: use `/play` in a server that I am a member of."
ALONE = "Only you see this. The board comes when you press Start."


OPEN_IT, LEAVE_IT = "Open it", "Leave it"
NOT_OPENED = "No table was opened."


def more_question(most: int) -> str:
    """Asks before somebody sits at more tables than they want to."""
    return (
        f"You have chosen to sit at {at_most(most)}. Do you want to open this one all the same? You can change your "
        "limit with /me."
    )


def listed(game_key: str, game: Game) -> list[str]:
    """A game in the list."""
    return [f"**{title(game_key)}**", f"{about(game_key).summary}", f"-# For {players(game)}"]


OPEN_THREAD, JOIN_IT = "Open a thread", "Join it"
NO_THREAD_NOW = "I cannot open a thread here now. Open one yourself, and use /play in it."


def joined(session: Session, url: str | None) -> str:
    """Somebody has sat down by a press elsewhere than in the lobby."""
    return f"You sit at this table of {title(session.game.key)}." + (f" [Go to the table]({url})" if url else "")


def table_open(game_key: str, url: str | None) -> str:
    """A table was opened from the list."""
    return f"Your table of {title(game_key)} is open." + (f" [Go to the table]({url})" if url else "")


def solo_heading(game_key: str) -> list[str]:
    """Before a game for one begins."""
    return [f"## {title(game_key)}", about(game_key).summary]
