"""What people read around the moves: taking back, draws, seats that pass on, clocks, pauses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from cogs.words.commands import name_of, parameter_of, typed
from cogs.words.names import bold, bold_in, bold_names, bold_person
from cogs.words.times import date, span, when
from sessions.clocks.absence import IN_A_MONTH, IN_A_YEAR, TURNS, in_one_game, left_in_game, waits_for_absent
from sessions.clocks.deadlines import closes
from sessions.log import (
    Agreed,
    Asked,
    Bound,
    Ended,
    Entry,
    Extended,
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
from sessions.state.clock import DAY, LIVE, forfeit, time_ends
from sessions.state.players import Person, Player, is_user
from sessions.state.questions import Question
from sessions.tables import Done
from words import Words
from words.lists import both

MOST_DAYS = IN_A_MONTH // DAY


def outcome(say: Words, done: Done, shown: Session | None = None) -> str:
    """Tells somebody what their act has done, by what it appended to the log.

    `shown` is the session as it stands since, where that is known: what the act asked for may be settled by now.
    """
    asked = next((number for number, each in enumerate(done.entries, done.first) if isinstance(each, Asked)), None)
    if asked is not None:
        question = shown.question if shown is not None else done.session.question
        return (
            say.game_actions.asked()
            if question is not None and question.number == asked
            else say.game_actions.asked_before()
        )
    told: dict[type[Entry], Callable[[], str]] = {
        TakenBack: say.game_actions.done_taken_back,
        Ended: say.game_actions.done_draw,
        Nudged: lambda: _done_nudged(say, done.session),
        TimeUp: say.game_actions.done_given_up,
        GivenUp: say.game_actions.done_given_up,
        Stilled: say.game_actions.done_stilled,
        Substituted: say.computers.done_substituted,
    }
    return next(tell() for each in done.entries for kind, tell in told.items() if isinstance(each, kind))


def _done_nudged(say: Words, session: Session) -> str:
    """Says whether the nudged player can hear of it."""
    called = [person_of(session, each) for each in session.called_users]
    heard = any(each.direct or each.pings != "never" for each in called)
    return say.game_actions.done_nudged() if heard else say.game_actions.done_nudged_unheard()


def news(say: Words, session: Session) -> str:
    """Tells what happened last around the moves, since the last of them; empty where something was asked since."""
    last = next((each for each in reversed(session.log) if type(each) in NEWS), None)
    return "" if last is None else NEWS[type(last)](say, session, last)


_Asked = Literal["back", "draw", "time", "seat"]
_MATTERS: Mapping[Matter, _Asked] = {
    Matter.BACK: "back",
    Matter.DRAW: "draw",
    Matter.TIME: "time",
    Matter.SEAT: "seat",
}
"""What a question to the table is about, as the messages know it."""


def _taken_back(say: Words, session: Session, entry: TakenBack) -> str:
    return say.game_actions.news_taken_back(who=_called(say, session, entry.by))


def _said_no(say: Words, session: Session, entry: SaidNo) -> str:
    """Tells that somebody said no to the last question: they withdrew it, or their yes, or they declined."""
    who = _called(say, session, entry.user_id)
    asked, last = next((each, at) for at, each in reversed([*enumerate(session.log)]) if isinstance(each, Asked))
    if asked.by == entry.user_id:
        return say.game_actions.news_withdrawn(who=who, matter=_MATTERS[asked.matter])
    if any(isinstance(each, Agreed) and each.user_id == entry.user_id for each in session.log[last:]):
        return say.game_actions.news_yes_withdrawn(who=who)
    return say.game_actions.news_declined(who=who, matter=_MATTERS[asked.matter])


def _unanswered(say: Words, session: Session, _: Unanswered) -> str:
    asked = next(each for each in reversed(session.log) if isinstance(each, Asked))
    return say.game_actions.news_unanswered(who=_called(say, session, asked.by), matter=_MATTERS[asked.matter])


def _substituted(say: Words, session: Session, entry: Substituted) -> str:
    before = next(each.person for each in reversed(session.former) if each.seat == entry.seat)
    return say.game_actions.news_substituted(newcomer=bold_in(say, session, entry.person), who=bold_person(say, before))


def _granted(say: Words, session: Session, entry: Granted) -> str:
    """Why somebody has more time for this turn than their clock gave them."""
    who = _called(say, session, entry.user_id)
    match entry.why:
        case Grace.AWAY:
            back = entry.seconds < 0
            return say.game_actions.news_back(who=who) if back else say.game_actions.news_more_time_away(who=who)
        case Grace.DOWN:
            return say.game_actions.news_more_time_down(who=who)
        case Grace.WAIT:
            return say.game_actions.news_more_time_wait(by=_called(say, session, entry.by), who=who)


def _extended(say: Words, _: Session, entry: Extended) -> str:
    return say.game_actions.news_extended(time=span(say, entry.seconds))


def _nudged(say: Words, session: Session, entry: Nudged) -> str:
    return say.game_actions.news_nudged(by=_called(say, session, entry.by), who=_called(say, session, entry.user_id))


def _resumed(say: Words, session: Session, entry: Resumed) -> str:
    if session.contest and not entry.by_id:
        return say.game_actions.news_tournament_resumed()
    return say.game_actions.news_resumed(who=bold(say, entry.by) if entry.by else say.game_actions.a_moderator())


def _stilled(say: Words, session: Session, entry: Stilled) -> str:
    who = _called(say, session, entry.by)
    return say.game_actions.news_still(who=who) if entry.still else say.game_actions.news_turning(who=who)


def _reopened(say: Words, session: Session, entry: Reopened) -> str:
    return say.game_actions.news_reopened(who=_called(say, session, entry.by))


def _bound(say: Words, session: Session, _: Bound) -> str:
    return say.game_actions.news_new_secret(draws=session.game.draws)


def _nothing(_: Words, __: Session, ___: Entry) -> str:
    return ""


NEWS: dict[type[Entry], Callable[[Words, Session, Any], str]] = {
    PlyPlayed: _nothing,
    Asked: _nothing,
    RanOut: _nothing,
    Paused: _nothing,
    TakenBack: _taken_back,
    SaidNo: _said_no,
    Unanswered: _unanswered,
    Substituted: _substituted,
    Granted: _granted,
    Extended: _extended,
    Nudged: _nudged,
    Resumed: _resumed,
    Stilled: _stilled,
    Reopened: _reopened,
    Bound: _bound,
}
"""The sentences for the newest entry of these kinds, and none for those before it. Other kinds have none here."""


def question(say: Words, session: Session, asked: Question) -> str:
    """What the table is asked, with mentions of the users who have still to answer, and until when they can."""
    asks = request(say, session, asked, lambda each: bold_in(say, session, each))
    others = [_asked_player(say, session, each) for each in asked.open]
    agree = say.game_actions.do_you_agree(others=both(say, others), number=len(others))
    if told := costs(say, session, asked):
        agree = f"{agree}\n-# {told}"
    closing = until(say, session, asked)
    return f"{asks} {agree}\n-# {closing}" if closing else f"{asks} {agree}"


def _asked_player(say: Words, session: Session, user_id: int) -> str:
    """Somebody who has still to answer: a mention, or the name of a computer, and in a view of everybody else."""
    if session.viewer not in (0, user_id):
        return _called(say, session, user_id)
    return f"<@{user_id}>" if is_user(user_id) else _called(say, session, user_id)


def request(say: Words, session: Session, asked: Question, called: Callable[[Player], str]) -> str:
    """What the person who asks the table wants. `called` says what a player is called."""
    by = _known(session, asked.by)
    who = say.game_actions.a_moderator() if by is None else called(by)
    match asked.matter:
        case Matter.BACK:
            return say.game_actions.asks_back(who=who)
        case Matter.DRAW:
            return say.game_actions.asks_draw(who=who)
        case Matter.TIME:
            return say.game_actions.asks_time(who=who, late=called(session.people[asked.seat - 1]))
        case Matter.SEAT:
            assert asked.person is not None, "a seat is taken over by somebody"
            new, gone = called(asked.person), session.people[asked.seat - 1]
            if gone.user_id == asked.by:
                return say.game_actions.asks_own_seat(who=who, newcomer=new)
            return say.game_actions.asks_seat(who=who, newcomer=new, owner=called(gone))


def until(say: Words, session: Session, asked: Question) -> str:
    """Until when the table waits for answers; empty in a pause."""
    moment = closes(session)
    if moment is None:
        return ""
    return say.game_actions.question_closes(when=when(moment), assent=asked.matter is Matter.TIME)


def costs(say: Words, session: Session, asked: Question) -> str:
    """What a yes to a question costs: where a seat changes hands, the game has no result. Empty for other questions."""
    return _seat_costs(say, session) if asked.matter is Matter.SEAT else ""


def seat_costs(say: Words, session: Session) -> str:
    """The line that tells that the game has no result once somebody else has a seat; empty where it has none anyway."""
    told = _seat_costs(say, session)
    return f"-# {told}" if told else ""


def _seat_costs(say: Words, session: Session) -> str:
    return "" if session.former or session.deal is not None else say.game_actions.seat_costs()


def late(say: Words, session: Session) -> str:
    """The sentence that the player to act has run out of time, or an empty text if they have not."""
    if session.clock is None or not session.clock.late or session.actor is None:
        return ""
    who = bold_names(say, session)[session.actor - 1]
    ids = [each.user_id for each in session.playing if isinstance(each, Person) and each != session.actor_person]
    others, number = both(say, [_asked_player(say, session, each) for each in ids]), len(ids)
    moment = forfeit(session.clock, session.table_options)
    if not ids:
        # Computers wait for the player who is late.
        return _late_alone(say, who, moment)
    if moment is None:
        return say.game_actions.late(who=who, others=others, number=number, command=typed(say, "substitute"))
    return say.game_actions.late_forfeit(
        who=who, others=others, number=number, command=typed(say, "substitute"), when=when(moment)
    )


def _late_alone(say: Words, who: str, moment: int | None) -> str:
    if moment is None:
        return say.game_actions.late_too(who=who)
    return say.computers.late_forfeit(who=who, when=when(moment))


def late_too(say: Words, session: Session) -> str:
    """The same in short, where the table is asked something else; empty where it is not."""
    if session.clock is None or not session.clock.late or session.actor is None:
        return ""
    return say.game_actions.late_too(who=bold_names(say, session)[session.actor - 1])


def substitute(say: Words, session: Session) -> str:
    """Tells how somebody else can take over a seat."""
    told = f"-# {say.game_actions.substitute(command=typed(say, 'substitute'))}"
    return "\n".join(each for each in (told, seat_costs(say, session)) if each)


def away(say: Words, until: int, left: int) -> str:
    """Tells somebody what their absence does in their games, and for how many more days they can be away after this."""
    told = say.game_actions.away(
        until=date(until),
        turns=TURNS,
        least=span(say, in_one_game(0)),
        most=span(say, IN_A_MONTH),
        command=f"`/{name_of(say, 'away')} {parameter_of(say, 'days')}:0`",
    )
    whole_game = say.game_actions.away_whole_game(live=span(say, LIVE))
    return f"{told}\n-# {whole_game}\n-# {budget(say, left, then=True)}"


def back_again(say: Words, left: int) -> str:
    """Welcomes somebody back."""
    return f"{say.game_actions.back_again()}\n-# {budget(say, left)}"


def budget(say: Words, left: int, *, then: bool = False) -> str:
    """How long somebody can be away; `then`: after the absence that has just begun."""
    month, year = IN_A_MONTH // DAY, IN_A_YEAR // DAY
    tell = say.game_actions.budget_after if then else say.game_actions.budget_now
    return tell(month=month, year=year, left=left)


def is_away(say: Words, session: Session) -> str:
    """The line of a board that tells that the player to act is away, if they are; empty otherwise."""
    told = absent(say, session)
    return f"-# {told}" if told else ""


def absent(say: Words, session: Session) -> str:
    """Tells that the player to act is away, if they are, and how much longer this game waits for them.

    Empty in a game for one: nobody else waits there, and the person who plays is not away.
    """
    person = None if session.solo else session.actor_person
    until = person_of(session, person.user_id).away_until if person is not None else 0
    if person is None or until <= session.changed_at:
        return ""
    who, back = _called(say, session, person.user_id), date(until)
    end = None if session.clock is None else time_ends(session.clock, session.table_options)
    if end is None or not waits_for_absent(session):
        return say.game_actions.is_away(who=who, until=back)
    latest = end + left_in_game(session, person.user_id)
    if latest >= until:
        return say.game_actions.is_away_clock_waits(who=who, until=back)
    return say.game_actions.is_away_clock_waits_until(who=who, until=back, latest=date(latest))


def moved_to(say: Words, channel_id: int) -> str:
    """Tells a moderator that a table is elsewhere."""
    return say.game_actions.moved_to(channel=f"<#{channel_id}>")


def move_question(say: Words, channel_id: int, blind: Sequence[Player]) -> str:
    """Asks a moderator before a table goes where these people do not see it."""
    who = both(say, [bold_person(say, each) for each in blind])
    return say.game_actions.move_question(who=who, number=len(blind), channel=f"<#{channel_id}>")


def taken_out(say: Words, name: str) -> str:
    """Told on a board of a seat that a moderator gave up."""
    return say.game_actions.taken_out(who=bold(say, name))


def take_out_question(say: Words, session: Session, user_id: int) -> str:
    """Asks a moderator before they give up somebody's seat."""
    return say.game_actions.take_out_question(who=_called(say, session, user_id))


def timed_out(say: Words, name: str) -> str:
    """Told on a board of a seat that was given up."""
    return say.game_actions.timed_out(who=bold(say, name))


def give_up_question(say: Words, session: Session) -> str:
    """Asks before the seat of somebody whose time is out is given up."""
    return say.game_actions.give_up_question(late=bold_names(say, session)[(session.actor or 0) - 1])


def paused(say: Words, session: Session) -> str:
    """Tells who paused the game."""
    if session.contest:
        return say.game_actions.paused_with_tournament()
    by = next((each.by for each in reversed(session.log) if isinstance(each, Paused)), "")
    return say.game_actions.paused_by(who=bold(say, by)) if by else say.game_actions.paused_by_a_moderator()


def _called(say: Words, session: Session, user_id: int) -> str:
    found = _known(session, user_id)
    return say.game_actions.a_moderator() if found is None else bold_in(say, session, found)


def _known(session: Session, user_id: int) -> Player | None:
    """The player with this id, who sits or sat there, or was asked to take a seat; None for a moderator."""
    seated = [*session.people, *(each.person for each in session.former)]
    # The person who is asked to take a seat has none yet, and may decline.
    seated += [each.person for each in session.log if isinstance(each, Asked) and each.person is not None]
    return next((each for each in seated if each.user_id == user_id), None)
