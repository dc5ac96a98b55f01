"""Acts that need the consent of other players: taking back, a draw, another player for a seat, giving up a seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from msgspec import Struct

from rules import core
from rules.core import Choice
from sessions.acts.checks import (
    check_attempt,
    check_moving,
    check_new_request,
    check_no_contest,
    check_running,
    is_absent,
    playing_seat,
    time_up,
)
from sessions.log import Agreed, Asked, Ended, Entry, Matter, SaidNo, Substituted, TableEnding, TakenBack
from sessions.refusals.moments import (
    AlreadyGranted,
    InTournament,
    NotAsked,
    NotForTwo,
    NothingToTakeBack,
    NotLate,
    QuestionGone,
    QuestionOpen,
    Stale,
)
from sessions.refusals.participants import AlreadySeated, NoSeatOf, NotSeated, OnlyComputers, SitsAlready
from sessions.session import Session
from sessions.state.options import AUTO
from sessions.state.players import Computer, Person, Player
from sessions.state.turns import long_enough


class TakeBack(Struct, frozen=True):
    """Take back the user's last move, with everything that followed from it.

    Within the user's own turn, and before anybody else has chosen, it is taken back at once. Otherwise the other
    persons are asked; computers always agree. What chance brought is never taken back, nor is a seat that was given up.

    Attributes:
        user_id (int): who takes back.
        version (int | None): the number of the last entry that the user saw; None if it is not known.
        now (int): the present time, in seconds since 1970.
    """

    user_id: int
    version: int | None = None
    now: int = 0

    def apply(self, session: Session) -> list[Entry]:
        """Raises NothingToTakeBack, QuestionOpen, AskedBefore or InTournament, or the refusal for who may not move."""
        seat = playing_seat(session, self.user_id)
        check_moving(session)
        check_attempt(session)
        if self.version is not None and not session.stale_before <= self.version <= session.version:
            raise Stale(session)
        plies = back_to(session, seat)
        own = all(each.seat == seat for each in session.played[plies:])
        goes_on = session.actor == seat and session.position.number == session.played[plies].turn
        if own and (goes_on or session.solo):
            return [TakenBack(self.user_id, plies)]
        check_no_contest(session, "back")
        others = _present(session, self.now, self.user_id) or _others(session, self.user_id)
        if not others:
            return [TakenBack(self.user_id, plies)]
        asked = Asked(Matter.BACK, self.user_id, others, plies=plies)
        return _asked(session, asked, self.now)


def back_to(session: Session, seat: int) -> int:
    """How many plies stand after the seat's last move is taken back. Raises NothingToTakeBack."""
    for index in range(len(session.played) - 1, -1, -1):
        played = session.played[index]
        if not played.seat or isinstance(played.ply, core.Resign):
            moved = any(each.seat == seat and not isinstance(each.ply, core.Resign) for each in session.played[:index])
            raise NothingToTakeBack(session, chance=not played.seat and moved)
        if played.seat == seat and not _had_no_choice(session, index):
            return index
    raise NothingToTakeBack(session)


def _had_no_choice(session: Session, index: int) -> bool:
    """Whether the table played this ply by itself, as it was the only legal one."""
    turn = session.played[index].before.turn()
    return session.table_options[AUTO.name] == "on" and isinstance(turn, Choice) and len(turn.plies) == 1


class OfferDraw(Struct, frozen=True):
    """Offer a draw in a game of two, or accept the one that the other player offers. A computer is asked too.

    `now` is the present time, in seconds since 1970.
    """

    user_id: int
    now: int = 0

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotForTwo, InTournament, QuestionOpen or AskedBefore, or the refusal for who is not in the game."""
        playing_seat(session, self.user_id)
        if len(session.people) != 2:
            raise NotForTwo(session)
        if session.contest and not long_enough(session):
            raise InTournament(session, "draw", session.game.rated_from)
        question = session.question
        if question is not None and question.matter is Matter.DRAW and question.by != self.user_id:
            return Answer(self.user_id, question.number, yes=True).apply(session)
        return _asked(session, Asked(Matter.DRAW, self.user_id, self._other(session)), self.now)

    def _other(self, session: Session) -> tuple[int, ...]:
        return tuple(each.user_id for each in session.playing if each.user_id != self.user_id)


class Substitute(Struct, frozen=True):
    """Let somebody else take over a seat. All players must agree, and so must the newcomer; computers always do.

    The owner of the seat is asked too, unless they are out of time, away, or have left the server. A moderator who does
    not play asks the newcomer only. A moderator who wants the seat asks the players.

    Attributes:
        user_id (int): who asks for it.
        gone (int): the user whose seat is taken over.
        person (Player): the newcomer.
        moderator (bool): whether a moderator asks who does not play.
        gone_name (str): what the user `gone` is called.
        owner_left (bool): whether the user `gone` has left the server.
        now (int): the present time, in seconds since 1970.
    """

    user_id: int
    gone: int
    person: Player
    moderator: bool = False
    gone_name: str = ""
    owner_left: bool = False
    now: int = 0

    def apply(self, session: Session) -> list[Entry]:
        """Raises NoSeatOf, SitsAlready, AlreadySeated, OnlyComputers, QuestionOpen or AskedBefore.

        Also raises NotSeated and OutOfGame for who asks, and the refusal for a table without a game.
        """
        check_running(session)
        check_attempt(session)
        check_no_contest(session, "seat")
        if not self.moderator:
            playing_seat(session, self.user_id)
        seat = session.seat_of(self.gone)
        if seat is None:
            raise NotSeated(session) if self.gone == self.user_id else NoSeatOf(session, self.gone_name)
        if seat not in session.position.remaining():
            raise NoSeatOf(session, session.people[seat - 1].name, out=True)
        if session.seat_of(self.person.user_id):
            own = self.person.user_id == self.user_id
            raise AlreadySeated(session) if own else SitsAlready(session, self.person.name)
        stay = [each for each in session.playing if isinstance(each, Person) and each.user_id != self.gone]
        if isinstance(self.person, Computer) and not stay:
            raise OnlyComputers(session)
        voters = self._voters(session)
        asked = Asked(Matter.SEAT, self.user_id, voters, seat=seat, person=self.person)
        entries = _asked(session, asked, self.now)
        return entries if voters else [Substituted(seat, self.person, self.user_id)]

    def _voters(self, session: Session) -> tuple[int, ...]:
        """Who must say yes. The person who asks has agreed by asking, and a computer is not asked."""
        comes = self.person.user_id
        newcomer = () if comes == self.user_id or isinstance(self.person, Computer) else (comes,)
        if self.moderator and comes != self.user_id:
            return newcomer
        others = _present(session, self.now, self.user_id, *((self.gone,) if self.owner_left else ()))
        return (*others, *newcomer)


class GiveUpFor(Struct, frozen=True):
    """Give up the seat of the player whose turn it is, as their time is out.

    All other players must agree. Those who are away are not asked, and no answer counts as yes when it closes.
    `now` is the present time, in seconds since 1970.
    """

    user_id: int
    now: int = 0

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotLate, QuestionOpen or AskedBefore, or the refusal for somebody who is not in the game."""
        playing_seat(session, self.user_id)
        late = session.actor_person
        if late is None or session.clock is None or not session.clock.late or late.user_id == self.user_id:
            raise NotLate(session)
        seat = session.actor or 0
        voters = _present(session, self.now, self.user_id)
        if not voters:
            return time_up(session, seat, self.user_id)
        return _asked(session, Asked(Matter.TIME, self.user_id, voters, seat=seat), self.now)


class Answer(Struct, frozen=True):
    """Say yes or no to the question that the log's entry `number` asked. Its author withdraws it by saying no."""

    user_id: int
    number: int
    yes: bool

    def apply(self, session: Session) -> list[Entry]:
        """Raises AlreadyGranted, QuestionGone or NotAsked, or the refusal for a table at which no game runs."""
        if self.yes and _came_true(session, self.number, self.user_id):
            raise AlreadyGranted(session)
        check_running(session)
        question = session.question
        if question is None or question.number != self.number:
            raise QuestionGone(session)
        if self.user_id not in question.open and (self.yes or self.user_id not in (question.by, *question.yes)):
            raise NotAsked(session, answered=self.user_id in question.yes)
        if not self.yes:
            return [SaidNo(self.user_id)]
        agreed: list[Entry] = [Agreed(self.user_id)]
        return agreed if len(question.open) > 1 else [*agreed, *_granted(session)]


def _came_true(session: Session, number: int, user_id: int) -> bool:
    """Whether everybody agreed to what the log's entry `number` asked, and this user was one of them."""
    asked = session.log[number - 1] if 0 < number <= session.version else None
    if not isinstance(asked, Asked):
        return False
    since = takewhile(lambda each: not isinstance(each, Asked), session.log[number:])
    yes = {each.user_id for each in since if isinstance(each, Agreed)}
    return user_id in yes and yes.issuperset(asked.voters)


def _granted(session: Session) -> Sequence[Entry]:
    """The entries that follow when everybody has agreed."""
    question = session.question
    assert question is not None, "an answer has a question"
    match question.matter:
        case Matter.BACK:
            return [TakenBack(question.by, question.plies)]
        case Matter.DRAW:
            return [Ended(TableEnding.AGREED)]
        case Matter.TIME:
            return time_up(session, question.seat)
        case Matter.SEAT:
            assert question.person is not None, "a seat is taken over by somebody"
            return [Substituted(question.seat, question.person, question.by)]


def _others(session: Session, *but: int) -> tuple[int, ...]:
    """The ids of the other persons who are still in the game."""
    playing = [each for each in session.playing if not isinstance(each, Computer)]
    return tuple(each.user_id for each in playing if each.user_id not in but)


def _present(session: Session, now: int, *but: int) -> tuple[int, ...]:
    """The ids of the other persons who are still in the game, and neither out of time nor away at `now`."""
    return tuple(each for each in _others(session, *but) if not is_absent(session, each, now))


def _asked(session: Session, question: Asked, now: int) -> list[Entry]:
    if session.question is not None:
        raise QuestionOpen(session)
    check_new_request(session, question, now)
    return [question]
