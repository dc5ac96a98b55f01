"""What people read at a table beside what the game says of itself: the frame of a board, its end, answers."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.words.about import title
from cogs.words.drawing import drawn_in
from cogs.words.names import bold, bold_names
from render.kit.numbers import minus
from render.kit.words import series
from sessions.clocks.deadlines import due
from sessions.log import TableEnding
from sessions.session import Session

SORRY = "Something went wrong on our side. Nothing that was played is lost: /board shows the game as it stands."
UNKNOWN_BUTTON = "That button belongs to an older version of this bot. /board shows the game with buttons that work."
COMMAND_CHANGED = "That command has changed. Reload Discord (Ctrl+R) and try again."
NOT_HERE = (
    "Tables are opened in servers that I am a member of, and I am not a member here. Somebody who manages the server "
    "can add me. /rules works everywhere."
)
WRONG_VALUE = "One of the values is not of the right kind, or not in this server."
NOBODY_ELSE = (
    "In direct messages there is nobody but you and me, so leave out other people. In a server that I am a member of, "
    "you can name them."
)

ACTIVITY = "Press / and play"

# Labels. A label that stands under every board is short: on a phone two of them share a row.
RULES, THE_RULE, RECORD, REMATCH, RESIGN, BACK, PLAY_ON = (
    "Rules",
    "The rule",
    "Record",
    "Rematch",
    "Resign",
    "Back",
    "Play on",
)
EARLIER, MORE, PREVIOUS, NEXT, GO_TO_PAGE = "◀ Earlier", "More ▶", "◀ Back", "Next ▶", "Go to a page"

COMMANDS = {
    "play": "Open a table in this channel, or choose from the games",
    "invite": "Invite somebody to the table that you opened in this channel",
    "move": "Take your turn in this channel's game",
    "resign": "Give up in this channel's game",
    "rules": "How a game is played, and its rules in full",
    "record": "Get this channel's game as a file, and check that its luck was fair",
    "privacy": "See what is kept about you, get it as a file, or delete it",
    "end": "End this channel's game without a result (for moderators)",
}
PARAMETERS = {
    "game": "Which game to play (else you choose from all of them)",
    "guest": "Whom to invite; they accept or decline",
    "rules of": "Which game (else the one of this channel)",
    "opponent": "Somebody to invite; they accept or decline",
    "move": "What to play: pick one, or type it",
}


def bound_dice(session: Session) -> str:
    """The table's number, and the fingerprint of the secret from which its dice, cards or lots are drawn."""
    first, *later = session.secrets
    the = drawn_in(session).the
    if not later:
        return f"Table {session.id}. Fingerprint of {the}: `{first.commitment}`."
    return (
        f"Table {session.id}. Fingerprint of {the} at first: `{first.commitment}`. "
        f"Fingerprint now: `{later[-1].commitment}`."
    )


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
    checks = f"{RECORD} gives the game as a file, to check {drawn_in(session).the}."
    return f"Table {session.id}, {moves(session.moves)}. {checks}"


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


def resign_question(session: Session) -> str:
    """Asks before a seat is given up."""
    return f"Do you want to resign this game of {title(session.game.key)}? It cannot be taken back."


def gone_question(session: Session, name: str) -> str:
    """Offers to go on without somebody who has left the server."""
    what = "The table waits" if session.state == "lobby" else "It is their turn"
    then = "their seat is free again" if session.state == "lobby" else "their seat is given up"
    return f"{bold(name)} has left the server. {what}; if you go on without them, {then}."


def go_on_without(name: str) -> str:
    """A button's label."""
    return f"Go on without {' '.join(name.split())}"


def went_on(name: str) -> str:
    """It was done."""
    return f"You go on without {bold(name)}."


LEFT_SERVER = "left the server"
"""In a result, in place of “gave up”."""


def left_server(name: str) -> str:
    """Told on a board of a seat that was given up."""
    return f"{bold(name)} has left the server, so their seat was given up."


def end_labels(session: Session) -> tuple[str, str]:
    """The labels of a moderator's two answers: that a table is closed, and that it is not."""
    return ("Close it", "Leave it open") if session.start is None else ("End it", "Leave it running")


def left(session: Session) -> str:
    """A moderator has left a table as it is."""
    return "The table stays open." if session.start is None else "The game goes on."


def end_question(session: Session) -> str:
    """Asks before a moderator closes a table."""
    name = title(session.game.key)
    if session.start is None:
        return f"Do you want to close this table of {name}, which has not begun?"
    people = series(list(bold_names(session)))
    return f"Do you want to end this game of {name} between {people}? It will have no result."


RESIGNED = "You have resigned."
STUDY = "Details"
NOTHING_TO_STUDY = "This game has no further details to look up: the board shows everything."


def best_scores(own: int | None, server: int | None) -> str:
    """The best scores so far of somebody who plays alone, and of their server; empty where there is none."""
    told = [f"your best {own}"] if own is not None else []
    told += [f"the best in this server {server}"] if server is not None else []
    return minus(f"With these options: {', '.join(told)}.") if told else ""


PLAYING_ON = "You play on."
CLOSED = "The table is closed."
CLOSED_AND_KEPT = "The table is closed. Its game is kept: /record gives it."


def record(session: Session, file_name: str) -> str:
    """Goes with the file of a game."""
    drawn = drawn_in(session)
    if session.withheld:
        how = secret_withheld(session)
    elif session.ended:
        how = (
            f"To check {drawn.the}, run `python -m sessions {file_name} --fingerprint …` in a copy of this bot's code, "
            "with the fingerprint as you read it before the game."
        )
    else:
        how = f"The secret of {drawn.the} is left out until the game is over. Then everybody can check {drawn.them}."
    return f"Table {session.id}, {moves(session.moves)}. {how}"


def secret_withheld(session: Session) -> str:
    """Tells why the secret of a closed game is not shown yet, and when it will be."""
    shown, drawn = due(session), drawn_in(session)
    assert shown is not None, "a secret that is withheld is shown some day"
    return (
        "The game was closed because nobody moved. Its players can open it again, so the secret of "
        f"{drawn.the} is not shown until <t:{shown}:f>. If nobody has opened the game again by then, everybody can "
        f"check {drawn.them}."
    )


WHOLE_PAGE = "The whole page"


def clauses_heading(game_key: str, clauses: Sequence[str]) -> str:
    """Which clauses of the rules these are."""
    return f"{title(game_key)}, {'rule' if len(clauses) == 1 else 'rules'} {series(clauses)}"


def rules_heading(game_key: str, page: int, pages: int) -> str:
    """Which page of the rules this is."""
    return f"{title(game_key)}, page {page + 1} of {pages}"
