"""What people read at /settings and /me, and where what is settled there is obeyed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.words import english as time
from cogs.words.english import bold, title
from render.kit.words import capital, count, series
from sessions.people.setting_checks import NO_LIMIT
from sessions.people.settings import PersonSettings, ServerSettings
from sessions.session import Session

COMMANDS = {
    "settings": "Set how tables are opened and shown in this server (for those who manage it)",
    "me": "Set when you are called, what you are shown, and whom you play with",
}

SERVER = "## Tables in this server"
PERSON = "## Your settings"
PERSON_NOTE = "-# They hold for you in every server. Nobody else sees them."

CHANNELS_PLACEHOLDER, PEOPLE_PLACEHOLDER = "All channels", "Nobody"

SERVER_HEADINGS = {
    "channels": "**Channels** in which tables may be opened, with their threads. None picked: all.",
    "openers": "**Who** may open a table.",
    "tables_at_once": "**How many** tables may be open at a time.",
    "clocks": "**Clocks** that a table may have: the time for a turn.",
    "clock": "**Clock** of a new table.",
    "past": "**Past boards**: what stays of them in the channel.",
}
PERSON_HEADINGS = {
    "pings": "**Calls**: when you are mentioned in a channel.",
    "reminder": "**Reminder**: when you are reminded, where a game has a clock.",
    "open_games": "**Games**: how many open tables you may sit at.",
    "company": "**Strangers**: who may sit down with you.",
    "avoided": "**People** with whom you do not want to play. They are not told.",
}

CLOCKS = {
    "none": "No clock",
    "1h": "1 hour a turn",
    "12h": "12 hours a turn",
    "1d": "1 day a turn",
    "3d": "3 days a turn",
    "1w": "1 week a turn",
}
LABELS: Mapping[str, Mapping[str, str]] = {
    "openers": {"everyone": "Everyone", "moderators": "Moderators only (Manage Messages)"},
    "past": {
        "sentences": "Their sentences, without pictures",
        "pictures": "Their sentences and pictures",
        "one message": "Nothing: one message for the whole game",
    },
    "pings": {"every turn": "At every turn of mine", "reminders": "For reminders only", "never": "Never"},
    "company": {"everyone": "Everyone", "met": "Only people I have finished a game with, or invite"},
    "reminder": {"half": "When half the time is gone", "nine tenths": "When nine tenths of it are gone"},
    "clock": CLOCKS,
    "clocks": CLOCKS,
}
LIMITS = {
    "tables_at_once": (NO_LIMIT, 1, 2, 3, 5, 10, 20, 50, 100),
    "open_games": (NO_LIMIT, 0, 1, 2, 3, 5, 10, 20),
}


def limit(number: int) -> str:
    """A limit in a menu."""
    return "No limit" if number == NO_LIMIT else "None" if number == 0 else str(number)


SWITCHES = {
    "threads": "Thread for each game",
    "direct": "Direct messages instead",
    "turned": "Boards turned to me",
    "hints": "Tips in first games",
    "confirm": "Ask before a decisive move",
    "sentences": "Text boards in sentences",
}


def switch(name: str, *, on: bool) -> str:
    """The label of a button that turns something on or off."""
    return f"{SWITCHES[name]}: {'on' if on else 'off'}"


# What a change is told as


def told_server(name: str, settled: ServerSettings) -> str:
    """What holds in the server from now on, after something there was changed."""
    match name:
        case "channels":
            if not settled.channels:
                return "Tables may now be opened in every channel."
            return f"Tables may now be opened in {channels(sorted(settled.channels))} only."
        case "openers":
            who = "Everyone" if settled.openers == "everyone" else "Only moderators"
            return f"{who} may open tables now."
        case "tables_at_once":
            if settled.tables_at_once == NO_LIMIT:
                return "Any number of tables may now be open at a time."
            return f"No more than {count(settled.tables_at_once, 'table')} may now be open at a time."
        case "clocks":
            return f"Tables may now have: {clocks(settled.clocks)}. New ones have {CLOCKS[settled.clock].lower()}."
        case "clock":
            return f"New tables now have {CLOCKS[settled.clock].lower()}, unless they choose another."
        case "threads":
            where = "in a thread of its own" if settled.threads else "in the channel"
            return f"A new table is now played {where}, unless it chooses otherwise."
        case _:
            return {
                "sentences": "Past boards now shrink to their sentences.",
                "pictures": "Past boards now keep their pictures.",
                "one message": "Each game now keeps to one message; a call for the player to move comes and goes.",
            }[settled.past]


_SWITCHED = {
    "turned": (
        "Boards shown to you alone are turned to your side now.",
        "Boards shown to you alone are not turned now.",
    ),
    "hints": ("First games explain themselves to you now.", "First games give you no tips now."),
    "confirm": (
        "You are now asked before a move that decides your game.",
        "Moves that decide your game are now played at once.",
    ),
    "sentences": (
        "A board that you ask for in text is now told in sentences, for a screen reader.",
        "A board that you ask for in text is now drawn with characters.",
    ),
}
"""What holds once something is turned on, and once it is turned off."""


def told_person(name: str, settled: PersonSettings) -> str:
    """What holds for somebody from now on, after they have changed something."""
    if name in _SWITCHED:
        on, off = _SWITCHED[name]
        return on if getattr(settled, name) else off
    match name:
        case "pings" | "direct":
            return _calls(settled)
        case "open_games":
            return _open_games(settled)
        case "company":
            if settled.company == "everyone":
                return "Everyone can sit down with you now."
            return "Only people with whom you have finished a game, or whom you invite, can sit down with you now."
        case "avoided":
            if not settled.avoided:
                return "You avoid nobody now."
            people = series([f"<@{each}>" for each in sorted(settled.avoided)])
            return f"You and {people} cannot be seated together now. Games that run go on."
        case _:
            when = "half the time is" if settled.reminder == "half" else "nine tenths of the time are"
            return f"Where a game has a clock, you are reminded when {when} gone."


def _open_games(settled: PersonSettings) -> str:
    if settled.open_games == NO_LIMIT:
        return "You can now be seated at any number of tables."
    if settled.open_games == 0:
        return "Nobody can invite you to a table now."
    return f"You can now be seated at no more than {count(settled.open_games, 'table')} at a time."


def _calls(settled: PersonSettings) -> str:
    if settled.pings == "every turn":
        return "You are now mentioned whenever it is your turn."
    direct = " For the rest you get a direct message." if settled.direct else ""
    if settled.pings == "never":
        return f"You are now never mentioned in a channel.{direct}"
    return f"You are now mentioned in a channel only to be reminded.{direct}"


def clocks(names: Sequence[str], last: str = "and") -> str:
    """Clocks in words."""
    return series([CLOCKS[each].lower() for each in names], last)


def channels(channel_ids: Sequence[int]) -> str:
    """Channels as Discord shows them."""
    return series([f"<#{each}>" for each in channel_ids])


def at_most(tables: int) -> str:
    """The tables at which somebody lets themselves be seated."""
    return f"no more than {count(tables, 'table')} at a time, and you do" if tables else "no table at present"


SETTLED = {
    "pings": "when you are called",
    "direct": "direct messages",
    "turned": "boards not turned to you",
    "hints": "no tips in first games",
    "confirm": "a question before decisive moves",
    "open_games": "how many games you accept",
    "avoided": "people you do not want to meet",
    "reminder": "when you are reminded",
    "company": "who may sit down with you",
    "away_until": "until when you are away",
    "absences": "when you were away in the last year",
    "sentences": "boards in sentences",
}
"""What somebody has settled, where it is told what is kept of them."""


# Obeyed


def invited(session: Session) -> str:
    """A direct message to somebody who was named when a table opened."""
    return f"{bold(session.host_name)} invites you to {_table(session)} in <#{session.place.channel_id}>."


def answered(session: Session) -> str:
    """A direct message to the host when everybody whom they invited has answered."""
    return f"{capital(_answered(session))} The table is in <#{session.place.channel_id}>."


def _answered(session: Session) -> str:
    ready = len(session.people) in session.game.seats
    then = "You can start the game." if ready else "There are not enough players yet."
    return f"everybody you invited to {_table(session)} has answered. {then}"


def your_turn(session: Session, user_id: int) -> str:
    """A direct message to whoever is to move, with their deadline, or to answer a question."""
    told = f"{capital(_what(session, user_id))} in {title(session.game.key)}, <#{session.place.channel_id}>."
    return time.after(told, session) if _acts(session, user_id) else told


def called(session: Session, user_ids: Sequence[int]) -> str:
    """A message in the channel that calls those who are invited, who are to move or to answer: a line for each reason.

    It is what a phone shows as a notification, so it is plain text.
    """
    if session.state == "lobby":
        guests = [f"<@{each}>" for each in user_ids if each != session.host]
        told = [f"{series(guests)}: {bold(session.host_name)} invites you to {_table(session)}."] if guests else []
        told += [f"<@{session.host}>: {_answered(session)}"] if session.host in user_ids else []
        return "\n".join(told)
    game = title(session.game.key)
    return "\n".join(f"<@{each}>: {_what(session, each)} in {game}." for each in user_ids)


def _table(session: Session) -> str:
    return f"a table of {title(session.game.key)}"


def _what(session: Session, user_id: int) -> str:
    if not _acts(session, user_id):
        return "you are asked something"
    return "a reminder: it is your turn" if time.reminded(session) else "it is your turn"


def _acts(session: Session, user_id: int) -> bool:
    actor = session.actor_person
    return actor is not None and actor.user_id == user_id


CLOSED_TO_ME = (
    "You wanted direct messages instead of mentions, but Discord says that yours are closed to me. Open them in this "
    "server’s privacy settings, or choose with /me to be mentioned. I try again in a day."
)

GO_TO_BOARD, GO_TO_TABLE = "Go to the board", "Go to the table"
SHOW_HERE = "Show it here"


PLAY_IT, LEAVE_IT = "Play it", "Do not play it"
PLAYED, NOT_PLAYED = "Played.", "Nothing was played."


def sure(label: str) -> str:
    """Asks before a move that decides the game of whoever plays it. Its label tells what it leads to, where known."""
    return f"{label.rstrip('.')}. This decides your game, and cannot be taken back. Do you want to play it?"
