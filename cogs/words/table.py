"""What people read at a table beside what the game says of itself: the lobby, the frame of a board, answers."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.words.about import about, option_words, title
from cogs.words.names import bold, bold_names, safe
from render.kit.words import series
from sessions.log import TableEnding
from sessions.session import Session

SORRY = "Something went wrong on our side. Nothing that was played is lost: /board shows the game as it stands."
UNKNOWN_BUTTON = "That button belongs to an older version of this bot. /board shows the game with buttons that work."
COMMAND_CHANGED = "That command has changed. Reload Discord (Ctrl+R) and try again."
NOT_HERE = (
    "Tables are set up in servers that I am a member of, and this is none: somebody who manages it can add me. "
    "/rules works everywhere."
)
WRONG_VALUE = "One of the values is not of the right kind, or not in this server."

ACTIVITY = "Press / and play"

# Labels. A label that stands under every board is short: on a phone two of them share a row.
JOIN, LEAVE, START, CANCEL, ADD_WORD = "Join", "Leave", "Start", "Cancel", "Add a word"
RULES, RECORD, REMATCH, RESIGN, BACK, PLAY_ON = "Rules", "Record", "Rematch", "Resign", "Back", "Play on"
EARLIER, MORE, PREVIOUS, NEXT, GO_TO_PAGE = "◀ Earlier", "More ▶", "◀ Back", "Next ▶", "Go to a page"

COMMANDS = {
    "play": "Open a table in this channel",
    "move": "Take your turn in this channel's game",
    "board": "Show this channel's game again",
    "resign": "Give up in this channel's game",
    "rules": "How a game is played, and its rules in full",
    "record": "Get this channel's game as a file, and check its dice",
    "privacy": "See what is kept about you, get it as a file, or delete it",
    "end": "End this channel's game without a result (for moderators)",
}
PARAMETERS = {
    "game": "Which game to play",
    "rules of": "Which game (else the one of this channel)",
    "opponent": "Somebody to play against; others can join",
    "ply": "What to play: pick one, or type it",
}


def first_parameter(whos: Sequence[str]) -> str:
    """Describes the parameter for whoever sits first, in the words of the games that ask for it."""
    return f"Who is {' or '.join(whos)}, and so sits in seat 1 (else the lot decides)"


def no_such_option(game_key: str) -> str:
    """Offered in place of values where a game lacks an option."""
    return f"{title(game_key)} has no such option"


# The lobby


def players(session: Session) -> str:
    """How many people the game is for."""
    few, many = session.game.seats[0], session.game.seats[-1]
    if many == 1:
        return "one player"
    return f"{few} players" if few == many else f"{few} to {many} players"


def opens(session: Session) -> str:
    """Who opens a table for how many."""
    return f"{safe(session.host_name) or 'Somebody'} opens a table for {players(session)}."


def invited(user_ids: Sequence[int]) -> str:
    """Calls those who were named; empty for nobody."""
    if not user_ids:
        return ""
    people = " ".join(f"<@{user_id}>" for user_id in user_ids)
    return f"{people}: you are invited. If you do not want to play, press {LEAVE}."


def seats(session: Session) -> list[str]:
    """Who sits, and what is free, a line each."""
    taken = [f"{number}. {name}" for number, name in enumerate(bold_names(session), 1)]
    return taken + [f"{number}. *free*" for number in range(len(taken) + 1, session.game.seats[-1] + 1)]


def order(session: Session) -> str:
    """How the seats will be given."""
    if session.first is None:
        return "The seats are drawn by lot at the start."
    return f"<@{session.first}> is {about(session.game.key).first} and will sit in seat 1; the others by lot."


def options(session: Session) -> list[str]:
    """The session's options, each as a line: what it is, and what its value means."""
    lines = []
    for option in session.game.options:
        value = session.options[option.name]
        words = option_words(session.game.key, option.name)
        meaning = words.meanings.get(value)
        lines.append(f"{words.settles}: **{value}**" + (f" ({meaning})" if meaning else ""))
    return lines


def bound_dice(session: Session) -> str:
    """The table's number, and what its dice are bound to."""
    return f"Table {session.id}. The dice are bound to `{session.commitment}` and can be checked afterwards."


def worded(session: Session) -> str:
    """Who gave a word for the dice, in the order in which they did; empty where nobody has."""
    names = bold_names(session)
    seats = [session.seat_of(each.user_id) for each in session.worded]
    lines = [f"-# {names[seat - 1]} has added a word." for seat in seats if seat]
    return "\n".join(lines)


WORD_LABEL = "Your word"
WORD_HINT = "Anything. It goes into the dice, and will stand in the game's record."
PRESS_AGAIN = "That took too long. Please press again."


def word_asked(session: Session) -> str:
    """Explains, in a form, what a word is for."""
    return (
        "The dice are drawn from the bot's secret and from the players' words. A word that comes after the secret is "
        "bound cannot have been foreseen by whoever hosts the bot. Copy what the secret is bound to, then give a word "
        f"that nobody guesses, best when everybody sits:\n```\n{session.commitment}\n```"
    )


def word_taken(session: Session, user_id: int) -> str:
    """Tells somebody that their word goes into the dice, and how to check it."""
    word = next((each.word for each in session.worded if each.user_id == user_id), "")
    return (
        f"Your word is in: {bold(word)}. Keep it, and what the dice are bound to:\n```\n{session.commitment}\n```\n"
        "After the game, the record shows with both that the dice were fair, also against the host."
    )


CANCELLED = "This table was cancelled."


def begun(session: Session, board: str | None) -> str:
    """What is left of a lobby whose game has begun; `board` is the address of its first board."""
    seated = " · ".join(f"{number} {name}" for number, name in enumerate(bold_names(session), 1))
    return f"The game has begun. {seated}" + (f"\n[Go to the board]({board})" if board else "")


# Boards


def choose_on(label: str) -> str:
    """Asks for the rest of a move of which `label` tells the beginning."""
    return f"{label}: choose how to go on."


def ended_by_table(session: Session) -> str:
    """Why a game ended that its rules did not end."""
    assert session.ending is not None, "its rules did not end it"
    match session.ending.how:
        case TableEnding.MODERATOR:
            who = f"{bold(session.ending.by)}, a moderator" if session.ending.by else "a moderator"
            return f"The game was ended by {who}. It has no result."
        case TableEnding.OUTDATED:
            return "The rules of this game have changed since it began, so it was closed. It has no result."
        case TableEnding.NOT_SHOWN:
            return "The game was closed, because nothing can be posted in this channel. It has no result."
        case TableEnding.SERVER_LEFT:
            return "The game was closed, because the bot was removed from this server. It has no result."
        case TableEnding.CHANNEL_GONE:
            return "The game was closed, because its channel was deleted. It has no result."
        case TableEnding.AGREED:
            return "A draw: the players agreed on it."
        case TableEnding.SILENCE:
            return "The game was closed, because nobody had moved for a month. Its players can open it again."


def footing(session: Session) -> str:
    """The last line under a finished game."""
    return f"Table {session.id}, {moves(session.moves)}. {RECORD} shows the game and how to check its dice."


def moves(number: int) -> str:
    """A number of moves, in words."""
    return "no moves" if number == 0 else "1 move" if number == 1 else f"{number} moves"


def placeholder(asks: str, prefix: Sequence[str], entries: int, page: int, pages: int) -> str:
    """What stands in a menu before something is picked: what the game `asks` there, or the words so far."""
    verb = asks or " ".join(word for word in prefix if word.isalpha()).capitalize()
    where = f", page {page + 1} of {pages}" if pages > 1 else ""
    return f"{verb or 'Choose'} ({entries}{where})"


# Answers


def done(label: str, board: str | None) -> str:
    """A typed move was played."""
    return f"{label}: done." + (f" [Go to the board]({board})" if board else "")


def watch(board: str) -> str:
    """For somebody who does not play."""
    return f"[Go to the table]({board}). You do not play there; you are welcome to watch."


def resign_question(session: Session) -> str:
    """Asks before a seat is given up."""
    return f"Do you want to resign this game of {title(session.game.key)}? It cannot be taken back."


def gone_question(session: Session, name: str) -> str:
    """Offers to go on without somebody who has left the server."""
    what = "The table waits" if session.state == "lobby" else "It is their turn"
    then = "they stand up" if session.state == "lobby" else "their seat is given up"
    return f"{bold(name)} has left the server. {what}; if you go on without them, {then}."


def go_on_without(name: str) -> str:
    """A button's label."""
    return f"Go on without {' '.join(name.split())}"


def went_on(name: str) -> str:
    """It was done."""
    return f"You go on without {bold(name)}."


def left_server(name: str) -> str:
    """Told on a board of a seat that was given up."""
    return f"{bold(name)} has left the server, so their seat was given up."


END, LEAVE_IT = "End it", "Leave it running"
LEFT_RUNNING = "The table stays open."


def end_question(session: Session) -> str:
    """Asks before a moderator closes a table."""
    name = title(session.game.key)
    if session.start is None:
        return f"Do you want to close this table of {name}, which has not begun?"
    people = series(list(bold_names(session)))
    return f"Do you want to end this game of {name} between {people}? It will have no result."


RESIGNED = "You have resigned."
STUDY = "What is known"


def best_scores(own: int | None, server: int | None) -> str:
    """The best scores so far of somebody who plays alone, and of their server; empty where there is none."""
    told = [f"your best {own}"] if own is not None else []
    told += [f"the best in this server {server}"] if server is not None else []
    return f"With these options: {', '.join(told)}.".replace("-", "−") if told else ""


PLAYING_ON = "You play on."
CLOSED = "The table is closed."
CLOSED_AND_KEPT = "The table is closed. Its game is kept: /record gives it."


def record(session: Session, file_name: str) -> str:
    """Goes with the file of a game."""
    if session.ended:
        how = (
            f"To check the dice, run `python -m sessions {file_name} --fingerprint …` in a copy of this bot's code, "
            "with the fingerprint as you read it before the game."
        )
    else:
        how = "The dice's secret is left out until the game is over; then everybody can check every die."
    return f"Table {session.id}, {moves(session.moves)}. {how}"


def rules_heading(game_key: str, page: int, pages: int) -> str:
    """Which page of the rules this is."""
    return f"{title(game_key)}, page {page + 1} of {pages}"
