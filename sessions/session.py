"""One game at one table as it stands: a snapshot that is never changed, folded from the log (`sessions/fold.py`)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from msgspec import Struct

from data.rows import EntryRow, SessionRow, State
from rules.core import Game, Outcome, Over, Played, Position, Resign
from rules.notation import following, legal, seat_to_act
from sessions.dice.draws import commitment, mixed
from sessions.log import (
    Agreed,
    Asked,
    Declined,
    Ended,
    Entry,
    GivenUp,
    Joined,
    Moved,
    Nudged,
    Person,
    PlyPlayed,
    RanOut,
    Reminded,
    Resumed,
    Started,
    Substituted,
    TableEnding,
    TakenBack,
    TimeUp,
    Why,
    Worded,
)
from sessions.state.clock import Waiting
from sessions.state.options import THREAD
from sessions.state.place import Place
from sessions.state.questions import Question, Request


class Moment(Struct, frozen=True):
    """What a session waited for at some entry of its log: the turn, and the seat to act (None when it was over)."""

    turn: int
    seat: int | None


class Undone(Struct, frozen=True):
    """The plies that stood, and their entries' numbers, when entry `number` of the log took some of them back."""

    number: int
    entry: TakenBack
    played: tuple[Played, ...]
    numbers: tuple[int, ...]


class Former(Struct, frozen=True):
    """Somebody who had a seat before another took it over, when `plies` plies stood."""

    seat: int
    person: Person
    plies: int


class Secret(Struct, frozen=True):
    """What the dice are drawn from while more than `plies` plies stand, in place of the secret before."""

    plies: int
    secret: bytes
    why: Why | None = None
    """Why it was bound; None for that of the start."""

    @property
    def commitment(self) -> str:
        """What players see of it beforehand."""
        return commitment(self.secret)


class Session(Struct, frozen=True):
    """A table from lobby to result. Seats count from 1; users are Discord's ids."""

    row: SessionRow
    """As it is stored, without its entries; with what the channel was shown."""

    last: EntryRow | None
    """The last entry as it is stored: what comes after it is all that must be read to catch up."""

    game: Game
    log: tuple[Entry, ...]
    options: dict[str, str]
    host: int
    """Who opened the table, or to whom it passed."""

    first: int | None
    """Who is to sit in seat 1, where that was said."""

    terms: dict[str, str]
    """What the table has agreed on, each of `sessions.state.options.TERMS` by name."""

    people: tuple[Person, ...]
    """Who sits there: in a lobby in the order of joining, in a game by seat."""

    state: State
    salt: str
    start: Position | None
    """The position before the first ply; None in a lobby, open or cancelled."""

    played: tuple[Played, ...]
    """The plies that stand."""

    numbers: tuple[int, ...]
    """The number of the entry behind each of `played`."""

    moved: int
    """The number of the last entry that changed what can be played: a button made before it is stale."""

    ending: Ended | None
    """How the game ended, where its rules did not end it."""

    gone: tuple[int, ...] = ()
    """Which of `played`, counted from 0, gave up the seat of somebody who had left the server."""

    worded: tuple[Worded, ...] = ()
    """The words that players at the table gave for the dice: one each, in the order in which they were given."""

    changed_at: int = 0
    """When the last entry was appended, in seconds since 1970."""

    undone: tuple[Undone, ...] = ()
    """What was taken back, oldest first."""

    question: Question | None = None
    """What the table is asked, and has not settled."""

    requests: tuple[Request, ...] = ()
    """The questions so far that were not granted, oldest first; the one that is open is the last of them."""

    waiting: Waiting | None = None
    """How long a running game has waited for who is to act."""

    begun: int = 0
    """Since when the position is as it is, in seconds since 1970; in a lobby, when the table was opened."""

    called: int = 0
    """The number of the last entry that calls who is to act once more."""

    former: tuple[Former, ...] = ()
    """Who gave up their seats to others, oldest first."""

    invited: tuple[Person, ...] = ()
    """Who has not answered an invitation yet; a seat is held for each."""

    declined: tuple[Person, ...] = ()
    """Who was invited and said no."""

    removed: tuple[int, ...] = ()
    """Whose seat the host took: they sit down again only if they are invited."""

    secrets: tuple[Secret, ...] = ()
    """What the dice are drawn from, oldest first: one, unless another was bound in the middle of the game."""

    revealed: bool = False
    """Whether the secret of a closed game can be shown, though the game can be opened again."""

    still: bool = False
    """Whether the players keep the picture of the board from turning by itself."""

    hangs: tuple[int, int] | None = None
    """The channel and the message on which the thread of the game hangs, where it has one of its own."""

    @property
    def id(self) -> int:
        """The session's number; never used twice."""
        return self.row.id

    @property
    def place(self) -> Place:
        """Where the table is shown. The parent is known of a thread that was opened for this game alone."""
        row, anchor = self.row, self.hangs
        parent_id = anchor[0] if anchor is not None and anchor[1] == row.channel_id else 0
        return Place(row.guild_id, row.channel_id, parent_id)

    @property
    def version(self) -> int:
        """The number of the log's last entry: what buttons carry to know whether they are still meant."""
        return len(self.log)

    @property
    def position(self) -> Position:
        """The present position. Only of a session that has started."""
        assert self.start is not None, "a session that has started has a position"
        return self.played[-1].after if self.played else self.start

    @property
    def outcome(self) -> Outcome | None:
        """How the game came out by its rules, once they have ended it."""
        turn = self.position.turn() if self.start is not None else None
        return turn.outcome if isinstance(turn, Over) else None

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, as they are: escape them before showing them."""
        return tuple(person.name for person in self.people)

    @property
    def solo(self) -> bool:
        """Whether the game is for one: it has no lobby, and leaves its channel to others."""
        return self.game.seats[-1] == 1

    @property
    def actor(self) -> int | None:
        """The seat that is to act; None before the start and after the end."""
        return seat_to_act(self.position) if self.state == "running" else None

    @property
    def actor_person(self) -> Person | None:
        """Who is to act."""
        return self.people[self.actor - 1] if self.actor else None

    @property
    def awaited(self) -> Person | None:
        """Whom the table waits for: who is to act, or in a lobby the host."""
        if self.state == "lobby":
            return next((each for each in self.people if each.user_id == self.host), None)
        return self.actor_person

    @property
    def host_name(self) -> str:
        """The name of the host, if they sit at the table."""
        return next((each.name for each in self.people if each.user_id == self.host), "")

    @property
    def began(self) -> tuple[int, ...]:
        """The users who began the game, from seat 1 on; others may have their seats now. Empty before the start."""
        return next((each.order for each in self.log if isinstance(each, Started)), ())

    @property
    def commitment(self) -> str:
        """What the dice were bound to before the game."""
        return self.secrets[0].commitment

    @property
    def secret(self) -> bytes:
        """What the dice are drawn from now."""
        return self.secrets[-1].secret

    @property
    def withheld(self) -> bool:
        """Whether the game is closed and its secret is not to be shown yet, since a player can open it again."""
        return self.silenced and not self.revealed and any(each.user_id > 0 for each in self.people)

    @property
    def secret_shown(self) -> bool:
        """Whether the secret of the dice can be shown: no die will be drawn from it any more."""
        return self.ended and not self.withheld

    def dice_salt(self, salt: str) -> str:
        """What goes into the dice beside the secret, when `salt` came with the start."""
        return mixed(salt, [each.mark for each in self.worded])

    @property
    def ended(self) -> bool:
        """Whether the table is closed, by the rules or otherwise."""
        return self.state in ("over", "cancelled")

    def waited(self, now: int) -> int:
        """For how many seconds the table has waited by `now`: for who is to act, or in a lobby for players."""
        return max(0, now - self.begun) if self.waiting is None else self.waiting.waited(now)

    @property
    def paused(self) -> bool:
        """Whether a moderator has paused the game."""
        return self.waiting is not None and self.waiting.paused is not None

    @property
    def summoned(self) -> tuple[int, ...]:
        """Whom the last entry that calls somebody calls, as far as they are still meant."""
        match self.log[self.called - 1] if self.called else None:
            case Asked():
                return self.question.open if self.question is not None else ()
            case Joined() | Declined():
                # The last of those who were invited has answered.
                waits = self.state == "lobby" and not self.invited and self.host_name
                return (self.host,) if waits else ()
            case Resumed():
                # They may have put the game out of their minds, and their clock goes on.
                return () if self.actor_person is None else (self.actor_person.user_id,)
            case Substituted(person=person):
                # Who has just said yes themselves is here; anybody else may have said so long ago.
                last = self.log[self.called - 2]
                here = isinstance(last, Agreed) and last.user_id == person.user_id
                return () if here or self.actor_person != person else (person.user_id,)
            case Reminded(user_id=user_id) | Nudged(user_id=user_id):
                actor = self.actor_person
                return (user_id,) if actor is not None and actor.user_id == user_id else ()
            case RanOut(user_id=user_id):
                late = self.waiting is not None and self.waiting.late
                return tuple(each.user_id for each in self.playing if each.user_id != user_id) if late else ()
            case _:
                return ()

    @property
    def silenced(self) -> bool:
        """Whether the game was closed because nobody moved: it can be opened again."""
        return self.ending is not None and self.ending.how is TableEnding.SILENCE

    @property
    def playing(self) -> tuple[Person, ...]:
        """Who is still in the running game."""
        if self.state != "running":
            return ()
        remaining = self.position.remaining()
        return tuple(each for seat, each in enumerate(self.people, 1) if seat in remaining)

    @property
    def wants_thread(self) -> bool:
        """Whether the game is to be played in a thread of its own, and nobody has tried yet."""
        begun = self.start is not None and not self.ended
        return begun and self.terms.get(THREAD.name) == "on" and not any(isinstance(each, Moved) for each in self.log)

    @property
    def resigned(self) -> tuple[Played, ...]:
        """The resignations among the plies."""
        return tuple(each for each in self.played if isinstance(each.ply, Resign))

    @property
    def moves(self) -> int:
        """How many plies people chose: neither chance nor giving up."""
        return sum(bool(each.seat) for each in self.played) - len(self.resigned)

    @property
    def free(self) -> int:
        """How many seats nobody has, and none is held for."""
        return self.game.seats[-1] - len(self.people) - len(self.invited)

    def is_invited(self, user_id: int) -> bool:
        """Whether that user has an invitation to answer."""
        return any(each.user_id == user_id for each in self.invited)

    def seat_of(self, user_id: int) -> int | None:
        """The seat of that user, if they have one."""
        return next((seat for seat, each in enumerate(self.people, 1) if each.user_id == user_id), None)

    def continuations(self, chosen: Sequence[str] = ()) -> dict[str, tuple[str, ...]]:
        """The words that may follow `chosen` in a legal ply, each with the whole plies (as text) that go on with it."""
        if self.actor is None:
            return {}
        return following(legal(self.position), chosen)

    def at(self, version: int) -> Moment:
        """What the session waited for at entry `version`, as far as the plies that stand tell it."""
        assert self.start is not None, "a session that has started has moments"
        # What was taken back later stood then.
        then = next((each for each in self.undone if version < each.number), self)
        stood = bisect_right(then.numbers, version)
        position = then.played[stood - 1].after if stood else self.start
        return Moment(position.number, seat_to_act(position))

    def version_after(self, plies: int) -> int:
        """The number of the entry that was the last when so many plies had been played: what older buttons carry."""
        counted = [number for number, each in enumerate(self.log, 1) if isinstance(each, Started | PlyPlayed)]
        return counted[plies] if plies < len(counted) else self.version + 1

    def of_turn(self, turn: int) -> tuple[Played, ...]:
        """The plies of that turn, oldest first."""
        return tuple(each for each in self.played if each.turn == turn)

    def seated_at(self, index: int) -> tuple[Person, ...]:
        """Who had which seat at the ply `index` of `played`: others may have taken over since."""
        people = list(self.people)
        for each in reversed(self.former):
            if index < each.plies:
                people[each.seat - 1] = each.person
        return tuple(people)

    def by_time(self, index: int) -> bool:
        """Whether the ply `index` of `played` gave up the seat of somebody whose time was out."""
        return isinstance(self.log[self.numbers[index] - 2], TimeUp)

    def by_moderator(self, index: int) -> bool:
        """Whether the ply `index` of `played` gave up the seat of somebody whom a moderator took out."""
        return isinstance(self.log[self.numbers[index] - 2], GivenUp)

    def recent(self) -> tuple[Played, ...]:
        """The plies to be told: this turn so far and, until its seat has chosen something, the turn before too."""
        if not self.played:
            return ()
        turn = self.position.number if self.actor is not None else self.played[-1].turn
        begun = self._beginning(len(self.played), turn)
        if self.actor is not None and begun and not any(each.seat == self.actor for each in self.played[begun:]):
            begun = self._beginning(begun, self.played[begun - 1].turn)
        return self.played[begun:]

    def _beginning(self, end: int, turn: int) -> int:
        """The index at which the plies of `turn` begin that run up to `end`."""
        while end > 0 and self.played[end - 1].turn == turn:
            end -= 1
        return end
