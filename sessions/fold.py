"""From a log to the session that follows from it: one pass over the entries, begun afresh or from a known snapshot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from data.rows import EntryRow, SessionRow, State
from rules.core import CHANCE, Chance, Choice, Game, Over, Played, Ply, Position, Resign
from rules.notation import play_recorded, seat_to_act
from rules.record import pairs
from sessions.dice.draws import draw, mixed
from sessions.log import (
    Agreed,
    Asked,
    Bound,
    Cancelled,
    Declined,
    Ended,
    Entry,
    First,
    GivenUp,
    Granted,
    Handed,
    Invited,
    Joined,
    Left,
    LeftServer,
    Matter,
    Moved,
    Nudged,
    Opened,
    Paused,
    Person,
    PlyPlayed,
    RanOut,
    Reminded,
    Removed,
    Reopened,
    Resumed,
    Revealed,
    SaidNo,
    Settled,
    Started,
    Stilled,
    Substituted,
    TakenBack,
    TimeUp,
    Unanswered,
    UnknownEntryError,
    Worded,
)
from sessions.session import Former, Secret, Session, Undone
from sessions.state.clock import Waiting, clock_of
from sessions.state.options import AUTO, settle
from sessions.state.questions import Question, Request

AnyUser = TypeVar("AnyUser", Person, Worded)


class Fold:
    """What follows from the entries so far. `add` takes the next one; `done` is the snapshot."""

    def __init__(self, row: SessionRow, game: Game, known: Session | None = None) -> None:
        self._row = row
        self._game = game
        self._log: list[Entry] = list(known.log) if known else []
        self._options = known.options if known else {}
        self._host = known.host if known else 0
        self._first = known.first if known else None
        self._terms = known.terms if known else {}
        self._people: list[Person] = list(known.people) if known else []
        self._invited: list[Person] = list(known.invited) if known else []
        self._declined: list[Person] = list(known.declined) if known else []
        self._removed: list[int] = list(known.removed) if known else []
        self._state: State = known.state if known else "lobby"
        self._salt = known.salt if known else ""
        self._start: Position | None = known.start if known else None
        self._played: list[Played] = list(known.played) if known else []
        self._numbers: list[int] = list(known.numbers) if known else []
        self._moved = known.moved if known else 0
        self._ending = known.ending if known else None
        self._gone: list[int] = list(known.gone) if known else []
        self._worded: list[Worded] = list(known.worded) if known else []
        self._at = known.changed_at if known else 0
        self._undone: list[Undone] = list(known.undone) if known else []
        self._question = known.question if known else None
        self._requests: list[Request] = list(known.requests) if known else []
        self._waiting = known.waiting if known else None
        self._begun = known.begun if known else 0
        self._called = known.called if known else 0
        self._former: list[Former] = list(known.former) if known else []
        self._hangs = known.hangs if known else None
        self._secrets: list[Secret] = list(known.secrets) if known else [Secret(0, row.secret)]
        self._revealed = known.revealed if known else False
        self._still = known.still if known else False

    def add(self, entry: Entry, at: int = 0) -> None:
        """Take the next entry of the log, appended at `at`. Raises what the rules raise for one that does not fit."""
        self._log.append(entry)
        self._at = at
        if not self._around(entry):
            self._table(entry)

    def _table(self, entry: Entry) -> None:
        """What the lobby, the plies and the end bring."""
        match entry:
            case PlyPlayed():
                self._play(entry)
            case Opened():
                self._settle(entry.options, entry.terms or f"auto={'on' if entry.auto else 'off'}")
                self._host, self._first, self._people = entry.host, entry.first, list(entry.people)
                self._begun = self._at
            case Settled(options=options, terms=terms):
                self._settle(options, terms)
            case First(user_id=first):
                self._first = first
            case Invited(person=person):
                self._no_guest(person.user_id)
                self._invited.append(person)
                # Whoever was called because all had answered waits again.
                self._called = 0
            case Declined(user_id=user_id):
                self._declined += [each for each in self._invited if each.user_id == user_id]
                self._answer(user_id)
            case Joined(person=person):
                self._answer(person.user_id)
                self._no_guest(person.user_id)
                self._people.append(person)
            case Left(user_id=user_id):
                self._stand_up(user_id)
            case Removed(user_id=user_id):
                # Whoever never sat may still come by themselves.
                self._removed += [user_id] if any(each.user_id == user_id for each in self._people) else []
                self._invited = _without(self._invited, user_id)
                self._stand_up(user_id)
            case LeftServer():
                # In a lobby they stand up like anybody else.
                self._gone += [len(self._played)] if self._state == "running" else []
            case Worded(user_id=user_id):
                self._worded = [*(each for each in self._worded if each.user_id != user_id), entry]
            case Handed(user_id=user_id):
                # Another host was called, if anybody was.
                self._host, self._called = user_id, 0
            case Moved():
                self._move(entry)
            case Cancelled():
                self._state = "cancelled"
            case Started():
                self._begin(entry)
            case Ended():
                self._state, self._ending, self._moved = "over", entry, len(self._log)
                self._revealed = not entry.withheld
                self._close_question()
            case Revealed():
                self._revealed = True
            case Bound():
                self._bind(entry)
            case _:
                raise UnknownEntryError(f"{entry} means nothing here")

    def _around(self, entry: Entry) -> bool:
        """What happens around the moves; whether this is of that kind."""
        if self._waiting is None or isinstance(entry, PlyPlayed):
            return False
        waiting, number = self._wait(self._waiting), len(self._log)
        self._waiting = waiting
        match entry:
            case TakenBack(plies=plies):
                self._undone.append(Undone(number, entry, tuple(self._played), tuple(self._numbers)))
                del self._played[plies:], self._numbers[plies:]
                # Whoever has the seat now plays on from there.
                self._former = [replace(each, plies=min(each.plies, plies)) for each in self._former]
                # Chance is never taken back: what it brings next comes from the last secret.
                self._secrets = [replace(each, plies=min(each.plies, plies)) for each in self._secrets]
                self._close_question()
                self._moved = number
                self._begun = self._at
            case Asked():
                self._question, self._called = Question.of(number, entry, self._at), number
                self._requests.append(Request(self._question, self._position.number, self._at))
            case Agreed(user_id=user_id) if self._question is not None:
                self._question = self._question.agreed(user_id)
            case SaidNo() | Unanswered():
                self._close_question()
            case Substituted(seat=seat, person=person):
                self._take_over(seat, person)
            case Paused():
                self._waiting = waiting.pause(self._at)
            case Resumed():
                self._waiting, self._called = waiting.resume(self._at), number
                if self._question is not None and waiting.paused is not None:
                    stood = max(0, self._at - max(waiting.paused, self._question.at))
                    self._question = replace(self._question, at=self._question.at + stood)
            case Granted(seconds=seconds):
                self._waiting = waiting.grant(seconds)
                if self._question is not None and self._question.matter is Matter.TIME:
                    # Their time is not out any more.
                    self._close_question()
            case Stilled(still=still):
                self._still = still
            case Reminded(last=last):
                self._waiting, self._called = replace(waiting, reminded=2 if last else 1), number
            case Nudged():
                self._waiting, self._called = replace(waiting, nudged=self._at), number
            case RanOut():
                self._waiting, self._called = replace(waiting, late=True), number
            case TimeUp() | GivenUp():
                self._close_question()
            case Reopened():
                self._state, self._ending, self._moved = "running", None, number
                # The clock begins anew: nobody could move.
                self._waiting = replace(waiting, since=self._at, grace=0, reminded=0, late=False, paused=None, rested=0)
                self._begun = self._at
            case _:
                return False
        return True

    def _take_over(self, seat: int, person: Person) -> None:
        before = self._people[seat - 1]
        self._former.append(Former(seat, before, len(self._played)))
        self._people[seat - 1] = person
        self._close_question()
        self._moved = self._called = len(self._log)
        if self._host == before.user_id:
            self._host = person.user_id
        if self._waiting is not None and self._waiting.seat == seat:
            # Whoever comes has a whole turn's time.
            since, paused = self._at, None if self._waiting.paused is None else self._at
            fresh = replace(self._waiting, since=since, paused=paused, grace=0, rested=0)
            self._waiting = replace(fresh, reminded=0, late=False, nudged=0)

    def _close_question(self) -> None:
        """The table is not asked any more: what everybody agreed to was granted, anything else was not."""
        if self._question is None:
            return
        request = self._requests.pop()
        if self._question.open:
            self._requests.append(replace(request, at=self._at))
        self._question = None

    def _wait(self, waiting: Waiting) -> Waiting:
        """How long the table has waited for whom it waits for now."""
        seat = seat_to_act(self._position) if self._state == "running" else None
        return waiting if seat is None else self._waiting_for(waiting, self._position.number, seat)

    def _waiting_for(self, waiting: Waiting, turn: int, seat: int) -> Waiting:
        return waiting.then(self._begun, turn, seat, clock_of(self._terms))

    def _bind(self, entry: Bound) -> None:
        bound = Secret(len(self._played), bytes.fromhex(entry.secret), entry.why)
        if self._start is None:
            # Nothing was drawn yet. A word that came before the secret was bound would prove nothing.
            self._secrets, self._worded = [replace(bound, plies=0)], []
        else:
            self._secrets.append(bound)
        self._revealed = False

    def _stand_up(self, user_id: int) -> None:
        self._people = _without(self._people, user_id)
        self._worded = _without(self._worded, user_id)

    def _answer(self, user_id: int) -> None:
        """Somebody who is invited answers; when the last of them has, the host is called."""
        if any(each.user_id == user_id for each in self._invited):
            self._invited = _without(self._invited, user_id)
            self._called = self._called if self._invited else len(self._log)

    def _no_guest(self, user_id: int) -> None:
        """Whatever was asked of somebody, and answered, is over."""
        self._invited = _without(self._invited, user_id)
        self._declined = _without(self._declined, user_id)
        self._removed = [each for each in self._removed if each != user_id]

    def _settle(self, options: str, terms: str) -> None:
        self._options = self._game.settle(pairs(options.split()))
        self._terms = settle(pairs(terms.split()))

    def _move(self, entry: Moved) -> None:
        self._row = replace(self._row, channel_id=entry.channel_id)
        if not entry.by:
            back = self._hangs is not None and entry.channel_id == self._hangs[0]
            self._hangs = None if back else (entry.left, entry.channel_id)

    def _begin(self, entry: Started) -> None:
        by_id = {each.user_id: each for each in self._people}
        self._people = [by_id[each] for each in entry.order]
        self._start = self._game.new(len(self._people), self._options)
        self._state, self._salt, self._moved = "running", entry.salt, len(self._log)
        self._waiting, self._begun = Waiting(self._at, self._start.number, 0, (0,) * len(self._people)), self._at

    def _play(self, entry: PlyPlayed) -> None:
        played = play_recorded(entry.ply, self._position)
        if self._waiting is not None and isinstance(played.ply, Resign):
            # Whoever is to act may be another.
            self._waiting = self._wait(self._waiting)
        elif self._waiting is not None and played.seat:
            self._waiting = self._waiting_for(self._waiting, played.turn, played.seat)
        self._begun = self._at
        self._played.append(played)
        self._numbers.append(len(self._log))
        self._moved = len(self._log)
        # The game goes on: what was asked is not asked any more.
        if played.seat != CHANCE:
            self._close_question()
        if isinstance(played.after.turn(), Over):
            self._state = "over"

    @property
    def _position(self) -> Position:
        assert self._start is not None, "a ply follows a start"
        return self._played[-1].after if self._played else self._start

    def settle(self, at: int = 0) -> None:
        """Let chance act at `at`, and play what leaves no choice, until a person must choose or the game is over.

        Dice are numbered by the plies that stand.
        """
        salt = mixed(self._salt, [each.mark for each in self._worded])
        alone = self._terms.get(AUTO.name) == "on"
        while self._state == "running":
            match turn := self._position.turn():
                case Chance():
                    ply = draw(self._secrets[-1].secret, salt, len(self._played) + 1, turn)
                    self.add(PlyPlayed(CHANCE, str(ply)), at)
                case Choice(seat=seat, plies=(only,)) if alone and not _ends(self._position, seat, only):
                    self.add(PlyPlayed(seat, str(only)), at)
                case _:
                    return

    def done(self, last: EntryRow | None = None) -> Session:
        """The session as it stands. `last` is the last entry as it is stored, where it is."""
        return Session(
            row=self._row,
            last=last,
            game=self._game,
            log=tuple(self._log),
            options=self._options,
            host=self._host,
            first=self._first,
            terms=self._terms,
            people=tuple(self._people),
            state=self._state,
            salt=self._salt,
            start=self._start,
            played=tuple(self._played),
            numbers=tuple(self._numbers),
            moved=self._moved,
            ending=self._ending,
            gone=tuple(self._gone),
            worded=tuple(self._worded),
            changed_at=self._at,
            undone=tuple(self._undone),
            question=self._question,
            requests=tuple(self._requests),
            waiting=self._waiting and self._wait(self._waiting),
            begun=self._begun,
            called=self._called,
            former=tuple(self._former),
            invited=tuple(self._invited),
            declined=tuple(self._declined),
            removed=tuple(self._removed),
            hangs=self._hangs,
            secrets=tuple(self._secrets),
            revealed=self._revealed,
            still=self._still,
        )


def _without(them: Iterable[AnyUser], user_id: int) -> list[AnyUser]:
    return [each for each in them if each.user_id != user_id]


def _ends(position: Position, seat: int, ply: Ply) -> bool:
    """Whether a ply ends the game or takes its seat out of it: then the seat is asked, though it has no choice."""
    after = position.play(ply)
    return isinstance(after.turn(), Over) or seat not in after.remaining()


def then(session: Session, entries: Iterable[Entry], at: int = 0) -> Session:
    """The session after `entries`, appended at `at`, chance settled. It is not stored yet."""
    fold = Fold(session.row, session.game, session)
    for entry in entries:
        fold.add(entry, at)
    fold.settle(at)
    return fold.done()
