"""What people read around the moves: taking back, draws, seats that pass on, clocks, pauses."""

from __future__ import annotations

from cogs.words.names import bold, bold_names
from render.kit.words import series
from sessions.asking import Question
from sessions.happenings import Matter, Paused
from sessions.session import Session
from sessions.waiting import deadline

COMMANDS = {
    "takeback": "Take back your last move, or ask the others whether you may",
    "draw": "Offer a draw in a game for two",
    "substitute": "Have somebody take over a seat of this channel's game",
    "nudge": "Ask whoever is to move whether they are still there",
    "pause": "Let this channel's game rest (for moderators)",
    "resume": "Let this channel's game go on (for moderators)",
}
PARAMETERS = {"player": "Whose seat it is", "newcomer": "Who takes it over"}

MORE = "More"
TAKE_BACK = "Take back"
ASK_BACK = "Ask to take back"
OFFER_DRAW = "Offer a draw"
NUDGE = "Nudge"
YES, NO = "Yes", "No"
WAIT = "Wait longer"
GIVE_UP_FOR = "Give up their seat"
OPEN_AGAIN = "Open again"

WHAT_ELSE = "What you can do besides moving:"
NOTHING_ELSE = "There is nothing else that you can do at this table just now."
ELSEWHERE = "-# Somebody else can take over a seat: `/substitute`. To leave the game: Resign."

TAKEN_BACK = "Taken back."
ASKED = "The others are asked on the board."
ANSWERED = "Your answer is noted."
NUDGED = "They have been called again."
WAITING = "They have the time of another turn."
PAUSED = "The game is paused: nobody can move, and clocks stop. /resume lets it go on."
RESUMED = "The game goes on."
OPENED_AGAIN = "The game goes on where it stood."


def took_back(session: Session) -> str:
    """Tells that the last move was taken back, if it was."""
    if session.took_back is None:
        return ""
    return f"{_called(session, session.took_back.by)} took back a move."


def question(session: Session, asked: Question) -> str:
    """What the table is asked, with mentions of those who have still to answer."""
    who = _called(session, asked.by)
    open_ones = series([f"<@{each}>" for each in asked.open])
    match asked.matter:
        case Matter.BACK:
            return f"{who} asks to take back their last move. {open_ones}: do you agree?"
        case Matter.DRAW:
            return f"{who} offers a draw. {open_ones}: do you agree?"
        case Matter.TIME:
            late = bold_names(session)[asked.seat - 1]
            return f"{who} wants to give up the seat of {late}, whose time is up. {open_ones}: do you agree?"
        case Matter.SEAT:
            assert asked.person is not None, "a seat is taken over by somebody"
            seat = bold_names(session)[asked.seat - 1]
            return f"{bold(asked.person.name)} would take over the seat of {seat}. {open_ones}: do you agree?"


def late(session: Session) -> str:
    """Tells that the time of who is to act is out, if it is."""
    if session.waiting is None or not session.waiting.late or session.actor is None:
        return ""
    who = bold_names(session)[session.actor - 1]
    others = series([f"<@{each.user_id}>" for each in session.playing if each != session.actor_person])
    return (
        f"{who} has run out of time. {others}: wait longer, give up that seat, or have somebody take it over with "
        f"`/substitute`. Until then {who} can still move."
    )


def clock(session: Session) -> str:
    """Tells until when who is to act has time, if there is a clock."""
    if session.state != "running" or session.waiting is None:
        return ""
    end = deadline(session.waiting, session.terms)
    return "" if end is None else f"-# Time for this turn ends <t:{end}:R>."


def paused(session: Session) -> str:
    """Tells who paused the game."""
    by = next((each.by for each in reversed(session.log) if isinstance(each, Paused)), "")
    return f"The game was paused by {bold(by) if by else 'a moderator'}. It goes on when a moderator resumes it."


def _called(session: Session, user_id: int) -> str:
    seat = session.seat_of(user_id)
    former = next((each.person.name for each in session.former if each.person.user_id == user_id), "")
    return bold_names(session)[seat - 1] if seat else bold(former) if former else "A moderator"
