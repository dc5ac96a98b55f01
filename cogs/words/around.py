"""What people read around the moves: taking back, draws, seats that pass on, clocks, pauses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cogs.words.drawing import drawn_in
from cogs.words.names import bold, bold_names, bold_person
from cogs.words.times import span
from render.kit.words import capital, count, series
from sessions.clocks.absence import IN_A_MONTH, IN_A_YEAR, TURNS, in_one_game, left_in_game
from sessions.clocks.deadlines import closes
from sessions.log import (
    Agreed,
    Asked,
    Bound,
    Ended,
    Entry,
    GivenUp,
    Grace,
    Granted,
    Matter,
    Nudged,
    Paused,
    PlyPlayed,
    RanOut,
    Reopened,
    Resumed,
    SaidNo,
    Stilled,
    Substituted,
    TakenBack,
    TimeUp,
    Unanswered,
)
from sessions.people.settings import person_of
from sessions.session import Session
from sessions.state.clock import DAY, forfeit, time_ends
from sessions.state.questions import Question
from sessions.tables import Done

MOST_DAYS = IN_A_MONTH // DAY

COMMANDS = {
    "takeback": "Take back your last move, or ask the others whether you may",
    "draw": "Offer a draw in a game for two",
    "substitute": "Have somebody take over a seat of this channel's game",
    "nudge": "Ask whoever is to move whether they are still there",
    "away": "Say that you are away for some days: your clocks wait until you are back",
    "moveto": "Take this channel's table to another channel (for moderators)",
    "pause": "Let this channel's game rest (for moderators)",
    "resume": "Let this channel's game go on (for moderators)",
    "takeout": "Give up somebody's seat in this channel's game (for moderators)",
}
PARAMETERS = {
    "player": "Whose seat it is",
    "newcomer": "Who takes it over",
    "days": f"How many days you are away, {MOST_DAYS} at the most; 0: you are back",
    "channel": "Where the table goes on",
}


MORE = "More"
DETAILS = "Details"
KEEP_STILL, LET_TURN = "Keep it still", "Let it turn"
TAKE_BACK = "Take back"
ASK_BACK = "Ask to take back"
OFFER_DRAW = "Offer a draw"
NUDGE = "Nudge"
YES, NO = "Yes", "No"
WAIT = "Wait longer"
GIVE_UP_FOR = "Give up their seat"
WAIT_ON = "Keep waiting"
OPEN_AGAIN = "Open again"

WHAT_ELSE = "What you can do besides moving:"
WATCHING = "You do not play at this table. While you watch, you can look these up:"
NOTHING_ELSE = "There is nothing else that you can do at this table just now."
SUBSTITUTE = "-# Somebody else can take over a seat: `/substitute`."

ASKED = "It is asked on the board now."
ASKED_BEFORE = "You asked, and that is settled already: the board shows how the game stands."
PAUSED = "The game is paused: nobody can move, and clocks stop. /resume lets it go on."
RESUMED = "The game goes on."
STILL_WAITING = "You keep waiting."


_DONE = {
    TakenBack: "Taken back.",
    Ended: "You both want a draw, and so it is one.",
    Nudged: "They have been called again.",
    TimeUp: "Their seat is given up.",
    GivenUp: "Their seat is given up.",
    Stilled: "Everybody sees the board like this from now on.",
}
"""What somebody reads whose act appended such an entry."""


def outcome(done: Done, shown: Session | None = None) -> str:
    """Tells somebody what their act has done, by what it appended to the log.

    `shown` is the session as it stands since, where that is known: what the act asked for may be settled by now.
    """
    asked = next((number for number, each in enumerate(done.entries, done.first) if isinstance(each, Asked)), None)
    if asked is not None:
        question = shown.question if shown is not None else done.session.question
        return ASKED if question is not None and question.number == asked else ASKED_BEFORE
    return next(told for each in done.entries for kind, told in _DONE.items() if isinstance(each, kind))


def news(session: Session) -> str:
    """Tells what happened last around the moves, since the last of them; empty where something was asked since."""
    last = next((each for each in reversed(session.log) if type(each) in NEWS), None)
    return "" if last is None else NEWS[type(last)](session, last)


def _unanswered(session: Session, _: Unanswered) -> str:
    asked = next(each for each in reversed(session.log) if isinstance(each, Asked))
    request = capital(_REQUESTS[asked.matter])
    return f"{request} by {_called(session, asked.by)} was not answered in time, so it is closed."


def _substituted(session: Session, entry: Substituted) -> str:
    before = next(each.person for each in reversed(session.former) if each.seat == entry.seat)
    return f"{bold_person(entry.person)} has taken over the seat of {bold_person(before)}."


def _granted(session: Session, entry: Granted) -> str:
    return _GRACES[entry.why].format(by=_called(session, entry.by), who=_called(session, entry.user_id))


def _nudged(session: Session, entry: Nudged) -> str:
    return f"{_called(session, entry.by)} asks whether {_called(session, entry.user_id)} is still there."


def _resumed(_: Session, entry: Resumed) -> str:
    return f"{bold(entry.by) if entry.by else 'A moderator'} let the game go on."


def _stilled(session: Session, entry: Stilled) -> str:
    return f"{_called(session, entry.by)} {'keeps the board still' if entry.still else 'lets the board turn again'}."


def _bound(session: Session, _: Bound) -> str:
    drawn = drawn_in(session)
    return (
        "The host of the bot has restored a backup. "
        f"From here on {drawn.the} {drawn.verb('come', 'comes')} from another secret."
    )


def _nothing(_: Session, __: Entry) -> str:
    return ""


NEWS: dict[type[Entry], Callable[[Session, Any], str]] = {
    PlyPlayed: _nothing,
    Asked: _nothing,
    RanOut: _nothing,
    Paused: _nothing,
    TakenBack: lambda session, entry: f"{_called(session, entry.by)} took back a move.",
    SaidNo: lambda session, entry: _said_no(session, entry.user_id),
    Unanswered: _unanswered,
    Substituted: _substituted,
    Granted: _granted,
    Nudged: _nudged,
    Resumed: _resumed,
    Stilled: _stilled,
    Reopened: lambda session, entry: f"{_called(session, entry.by)} opened the game again.",
    Bound: _bound,
}
"""What is told of the newest entry of these kinds, and nothing of those before it. Other kinds are not told here."""


_REQUESTS = {
    Matter.BACK: "the request to take back a move",
    Matter.DRAW: "the offer of a draw",
    Matter.TIME: "the request to give up a seat",
    Matter.SEAT: "the request to hand over a seat",
}
"""What a question to the table is called."""


def _said_no(session: Session, user_id: int) -> str:
    """Tells that somebody said no to the last question: they withdrew it, or their yes, or they declined."""
    who = _called(session, user_id)
    asked, last = next((each, at) for at, each in reversed([*enumerate(session.log)]) if isinstance(each, Asked))
    if asked.by == user_id:
        return f"{who} withdrew {_REQUESTS[asked.matter]}."
    if any(isinstance(each, Agreed) and each.user_id == user_id for each in session.log[last:]):
        return f"{who} withdrew their yes, so nothing is done."
    return f"{who} said no to {_REQUESTS[asked.matter]}."


_GRACES = {
    Grace.AWAY: "{who} had said that they would be away, and has more time.",
    Grace.DOWN: "The time of {who} ran out while the bot was down, so there is more.",
    Grace.WAIT: "{by} would rather wait, so {who} has more time.",
}
"""Why somebody has more time for this turn than their clock gave them."""


def question(session: Session, asked: Question) -> str:
    """What the table is asked, with mentions of those who have still to answer, and until when they can."""
    who = _called(session, asked.by)
    open_ones = series([f"<@{each}>" for each in asked.open])
    then = "; then no answer counts as yes" if asked.matter is Matter.TIME else ""
    moment = closes(session)
    closing = f"\n-# This question closes <t:{moment}:R>{then}." if moment is not None else ""
    return f"{_asks(session, asked, who)} {open_ones}: do you agree?{closing}"


def _asks(session: Session, asked: Question, who: str) -> str:
    """What `who` wants."""
    match asked.matter:
        case Matter.BACK:
            return f"{who} asks to take back their last move."
        case Matter.DRAW:
            return f"{who} offers a draw."
        case Matter.TIME:
            late = bold_names(session)[asked.seat - 1]
            return f"{who} wants to give up the seat of {late}, whose time is up."
        case Matter.SEAT:
            assert asked.person is not None, "a seat is taken over by somebody"
            new, gone = bold_person(asked.person), session.people[asked.seat - 1]
            if gone.user_id == asked.by:
                return f"{who} would hand their seat to {new}."
            return f"{who} would have {new} take over the seat of {bold_person(gone)}."


def late(session: Session) -> str:
    """Tells that the time of the player to act is out, if it is."""
    if session.clock is None or not session.clock.late or session.actor is None:
        return ""
    who = bold_names(session)[session.actor - 1]
    others = series([f"<@{each.user_id}>" for each in session.playing if each != session.actor_person])
    moment = forfeit(session.clock, session.table_options)
    given_up = f" If nothing is done, the seat is given up <t:{moment}:R>." if moment is not None else ""
    return (
        f"{who} has run out of time. {others}: wait longer, give up their seat, or have somebody take it over with "
        f"`/substitute`.{given_up} Until then {who} can still move."
    )


def late_too(session: Session) -> str:
    """The same in short, where the table is asked something else; empty where it is not."""
    if session.clock is None or not session.clock.late or session.actor is None:
        return ""
    return f"{bold_names(session)[session.actor - 1]} has run out of time, and can still move."


def away(until: int, left: int) -> str:
    """Tells somebody that their clocks wait, and for how many more days they can be away after this."""
    return (
        f"You are away until <t:{until}:f>. If a clock of yours runs out before then, the game waits for you: "
        f"for the time of {TURNS} turns in each game, but at least {span(in_one_game(0))} and at most "
        f"{span(IN_A_MONTH)}. "
        f"With `/away days:0` you are back.\n-# {budget(left, then=True)}"
    )


def back_again(left: int) -> str:
    """Welcomes somebody back."""
    return f"Welcome back. Your clocks run again as usual.\n-# {budget(left)}"


def budget(left: int, *, then: bool = False) -> str:
    """How long somebody can be away; `then`: after the absence that has just begun."""
    most = f"You can be away for {IN_A_MONTH // DAY} days in any 30, and for {IN_A_YEAR // DAY} in any 365."
    are = "is" if left == 1 else "are"
    return f"{most} {'After this absence' if then else 'Now'}, {count(left, 'day')} of these {are} left."


def is_away(session: Session) -> str:
    """Tells that the player to act is away, if they are, and how much longer this game waits for them.

    Empty in a game for one: nobody else waits there, and whoever plays is not away.
    """
    person = None if session.solo else session.actor_person
    until = person_of(session, person.user_id).away_until if person is not None else 0
    if person is None or until <= session.changed_at:
        return ""
    absent = f"-# {_called(session, person.user_id)} is away until <t:{until}:f>"
    end = None if session.clock is None else time_ends(session.clock, session.table_options)
    if end is None:
        return f"{absent}."
    latest = end + left_in_game(session, person.user_id)
    if latest >= until:
        return f"{absent}; their clock waits for them."
    return f"{absent}; their clock waits for them here until <t:{latest}:f> at the latest."


def moved_to(channel_id: int) -> str:
    """Tells a moderator that a table is elsewhere."""
    return f"The table is in <#{channel_id}> now."


RAN_OUT = "ran out of time"
TAKEN_OUT = "was taken out by a moderator"
"""In a result, in place of “gave up”."""


def taken_out(name: str) -> str:
    """Told on a board of a seat that a moderator gave up."""
    return f"A moderator gave up the seat of {bold(name)}."


def take_out_question(session: Session, user_id: int) -> str:
    """Asks a moderator before they give up somebody's seat."""
    return f"Do you want to give up the seat of {_called(session, user_id)} in this game? It cannot be taken back."


LEAVE_IN, LEFT_IN = "Let them play on", "They play on."
"""For a moderator who does not give up a seat: the label, and what they are told."""


def timed_out(name: str) -> str:
    """Told on a board of a seat that was given up."""
    return f"The time of {bold(name)} was out, so their seat was given up."


def give_up_question(session: Session) -> str:
    """Asks before the seat of somebody whose time is out is given up."""
    late = bold_names(session)[(session.actor or 0) - 1]
    return f"Do you want to give up the seat of {late}? It cannot be taken back."


def paused(session: Session) -> str:
    """Tells who paused the game."""
    by = next((each.by for each in reversed(session.log) if isinstance(each, Paused)), "")
    return f"The game was paused by {bold(by) if by else 'a moderator'}. It goes on when a moderator resumes it."


def _called(session: Session, user_id: int) -> str:
    seated = [*session.people, *(each.person for each in session.former)]
    return next((bold_person(each) for each in seated if each.user_id == user_id), "A moderator")
