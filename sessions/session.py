"""One table at one moment: a snapshot that is never changed, made from the log (`sessions/fold.py`)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from data.rows import EntryRow, MessageRow, SessionRow
from rules.core import Outcome, Over, Played, Position, Resign
from rules.notation import following, legal, seat_to_act
from sessions.dice import mixed
from sessions.log import (
    PLAYED_APART,
    Asked,
    Cancelled,
    Entry,
    GivenUp,
    Invited,
    Matched,
    Moved,
    Opened,
    Planned,
    PlyPlayed,
    Started,
    TableEnding,
    TimeUp,
)
from sessions.state.options import RATED, THREAD
from sessions.state.plans import PlannedAnswer, planned_answer
from sessions.state.players import Computer, Person, Player, Stranger, is_user
from sessions.state.table import Place, TableState


class Moment(Struct, frozen=True):
    """What a game waited for after some entry of its log.

    Attributes:
        turn (int): the number of the turn.
        seat (int | None): the seat that was to act, from 1; 0 for chance, None after the end.
    """

    turn: int
    seat: int | None


class Session(  # type: ignore[misc]  # mypy knows the rule of dataclasses; a Struct may freeze what it inherits
    TableState, frozen=True, kw_only=True
):
    """One table at one moment, from its lobby to its result.

    Its state is inherited from `TableState`, where each field is described. Seats count from 1.
    """

    row: SessionRow
    """What is stored of it besides its log, with the messages that show it. It has no entries in it."""

    last: EntryRow | None
    """The last entry as it is stored: to catch up, only the entries after it are read. None if nothing is stored."""

    log: tuple[Entry, ...]
    """Everything that happened, oldest first."""

    viewer: int = 0
    """The id of the user to whom this view of a table apart is shown; 0 in a whole snapshot."""

    # Where it is shown: a table apart has a view for each of its players

    @property
    def apart(self) -> bool:
        """Whether it is shown to each of several players in their own direct messages."""
        return bool(self.row.showings)

    @property
    def goes_apart(self) -> bool:
        """Whether its game is played in direct messages.

        It counts for no ratings, as nobody else can see it, unless the bot has matched its players.
        """
        return self.table_options.get(THREAD.name) == "direct"

    @property
    def went_apart(self) -> bool:
        """Whether it is a lobby whose game is played at a table apart."""
        return any(isinstance(each, Cancelled) and each.how == PLAYED_APART for each in self.log[-1:])

    @property
    def of_pool(self) -> bool:
        """Whether the bot has matched its players, who are of all servers."""
        return self.apart and any(isinstance(each, Matched) for each in self.log)

    @property
    def of_strangers(self) -> bool:
        """Whether its players know nothing of each other but their player names; so do those of a rematch of theirs."""
        return any(isinstance(each, Stranger) for each in self.people) or self.of_pool

    @property
    def stand_ins(self) -> dict[int, int]:
        """What takes the place of each player's id in records of a table of strangers: numbers from 1, by the id.

        Empty at other tables, whose records have ids.
        """
        opened = self.log[0] if self.of_strangers else None
        people = opened.people if isinstance(opened, Opened) else ()
        return {each.user_id: number for number, each in enumerate(people, 1)}

    def seen_by(self, user_id: int) -> Session:
        """The view of this user: the snapshot with their channel, their messages and what they were shown.

        It is the snapshot itself where the table is not apart, or nothing of it is shown to this user.
        """
        mine = next((each for each in self.row.showings if each.user_id == user_id), None)
        if mine is None or self.viewer == user_id:
            return self
        assert not self.viewer, "a view does not hold what others are shown"
        messages = tuple(each for each in self.row.messages if each.channel_id == mine.channel_id)
        row = replace(self.row, channel_id=mine.channel_id, shown=mine.shown, messages=messages)
        return replace(self, row=row, viewer=user_id)

    @property
    def views(self) -> tuple[Session, ...]:
        """The view of each player of a table apart; else the snapshot alone, as everybody sees the same."""
        return tuple(self.seen_by(each.user_id) for each in self.row.showings) or (self,)

    @property
    def channels(self) -> dict[int, int]:
        """The channel of each player's direct messages in which a table apart is shown, by the user's id."""
        return {each.user_id: each.channel_id for each in self.row.showings}

    @property
    def view_key(self) -> tuple[int, int]:
        """What tells this view from all others of all tables: the table's id and the viewer's."""
        return self.id, self.viewer

    @property
    def view_keys(self) -> frozenset[tuple[int, int]]:
        """The keys of all views of this table."""
        return frozenset((self.id, each.user_id) for each in self.row.showings) or frozenset({self.view_key})

    @property
    def unreachable(self) -> frozenset[int]:
        """The ids of the players of a table apart to whom nothing can be sent now."""
        return frozenset(each.user_id for each in self.row.showings if each.closed)

    @property
    def id(self) -> int:
        """The session's number; never used twice."""
        return self.row.id

    @property
    def place(self) -> Place:
        """Where the table is shown. The parent is known of a thread that was opened for this game alone."""
        row, anchor = self.row, self.thread_anchor
        parent_id = anchor[0] if anchor is not None and anchor[1] == row.channel_id else 0
        return Place(row.guild_id, row.channel_id, parent_id)

    @property
    def live(self) -> MessageRow | None:
        """The message that has the controls; None where there is none, and of a table apart as a whole."""
        return None if self.apart and not self.viewer else self.row.live

    @property
    def messages(self) -> tuple[MessageRow, ...]:
        """The messages that show the session, as far as they are live or still to be retired, oldest first."""
        return self.row.messages

    @property
    def shown(self) -> int:
        """The number of the last entry that the channel was shown; 0 for none."""
        return self.row.shown

    @property
    def plays_elsewhere(self) -> bool:
        """Whether somebody who sits here sits at another open table too."""
        return self.row.elsewhere

    @property
    def often(self) -> bool:
        """Whether the game does not count, as two of its players had enough games with each other on its day."""
        return self.row.often

    @property
    def version(self) -> int:
        """The number of the log's last entry, from 1. Buttons carry it, to tell whether they are stale."""
        return len(self.log)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game; None if its rules have not ended it."""
        turn = self.position.turn() if self.start is not None else None
        return turn.outcome if isinstance(turn, Over) else None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the persons by seat, as they are: escape them before showing them. Others have none."""
        return tuple(person.name for person in self.people)

    @property
    def solo(self) -> bool:
        """Whether the game is for one player. Such a table has no lobby, and its channel can have another table."""
        return self.game.seats[-1] == 1

    @property
    def wants_rating(self) -> bool:
        """Whether the game counts for the ratings if enough people play it: it is one of people, who want it."""
        private = self.goes_apart and not self.of_pool
        return not self.computers and not private and self.table_options[RATED.name] == "yes"

    @property
    def alone(self) -> bool:
        """Whether one person plays, against nobody or against computers. Nobody has to be called then."""
        return self.start is not None and len(self.people) - len(self.computers) == 1

    @property
    def awaited(self) -> Player | None:
        """Who the table waits for: the player to act, or the host of a lobby."""
        if self.state == "lobby":
            return next((each for each in self.people if each.user_id == self.host), None)
        return self.actor_person

    @property
    def host_name(self) -> str:
        """The name of the host; empty if they do not sit at the table."""
        return next((each.name for each in self.people if each.user_id == self.host), "")

    @property
    def starting_order(self) -> tuple[int, ...]:
        """The ids of the players at the start, seat 1 first; others may have their seats now. Empty in a lobby."""
        return next((each.order for each in self.log if isinstance(each, Started)), ())

    @property
    def commitment(self) -> str:
        """The commitment of the secret with which the game started: 64 hexadecimal digits."""
        return self.secrets[0].commitment

    @property
    def secret(self) -> bytes:
        """The secret from which the dice are drawn now: 32 bytes."""
        return self.secrets[-1].secret

    @property
    def sealed(self) -> bool:
        """Whether a deal is played whose secret is not published yet, as others may still play it."""
        return self.deal is not None and not self.revealed

    @property
    def is_attempt(self) -> bool:
        """Whether this is somebody's scored attempt at a deal, which can still count."""
        return self.sealed and self.deal is not None and self.deal.scored

    @property
    def withheld(self) -> bool:
        """Whether the table is closed and its secret must not be shown yet.

        A player can open the game again, others may still play the same deal, or the game is played elsewhere.
        """
        if self.went_apart:
            return True
        if self.deal is not None:
            return self.ended and self.sealed
        return self.closed_for_silence and not self.revealed and any(isinstance(each, Person) for each in self.people)

    @property
    def secret_shown(self) -> bool:
        """Whether the secret of the dice can be shown, as no die will be drawn from it any more."""
        return self.ended and not self.withheld

    def dice_salt(self, salt: str) -> str:
        """What goes into the dice besides the secret, if the game starts with `salt`."""
        return mixed(salt, [each.mark for each in self.client_seeds])

    @property
    def ended(self) -> bool:
        """Whether the table is closed: its game is over, or its lobby was cancelled."""
        return self.state in ("over", "cancelled")

    def waited(self, now: int) -> int:
        """How many seconds the table has waited by `now`: for the player to act, or in a lobby for players."""
        return max(0, now - self.position_since) if self.clock is None else self.clock.waited(now)

    @property
    def paused(self) -> bool:
        """Whether a moderator has paused the game."""
        return self.clock is not None and self.clock.paused is not None

    @property
    def thinker(self) -> Computer | None:
        """The computer that the table waits for: to answer an offer of a draw, or to move. None in a pause.

        While people answer a question, no computer moves, as a move would close the question.
        """
        if self.state != "running" or self.paused:
            return None
        if self.question is not None:
            asked = [each for each in self.people if each.user_id in self.question.open]
            return next((each for each in asked if isinstance(each, Computer)), None)
        return self.actor_person if isinstance(self.actor_person, Computer) else None

    @property
    def planned(self) -> PlannedAnswer | None:
        """What is played next because the player to act has planned it; None where there is nothing.

        It waits in a pause, and while somebody is to answer a question, as a move would close the question.
        """
        waits = self.paused or self.question is not None
        return None if waits or not self.row.plans else planned_answer(self.row.plans, self)

    @property
    def computers(self) -> tuple[Computer, ...]:
        """The computers that sit at the table."""
        return tuple(each for each in self.people if isinstance(each, Computer))

    @property
    def first_person(self) -> int:
        """The id of the first person at the table, for whom its computers play; 0 if there is none."""
        return next((each.user_id for each in self.people if isinstance(each, Person)), 0)

    @property
    def called_users(self) -> tuple[int, ...]:
        """The ids of the users whom the last entry that calls somebody calls, as far as they are still meant."""
        called = tuple(filter(is_user, self.log[self.last_call - 1].calls(self))) if self.last_call else ()
        return tuple(each for each in called if self.viewer in (0, each))

    @property
    def closed_for_silence(self) -> bool:
        """Whether the game was closed because nobody moved: it can be opened again."""
        return self.ending is not None and self.ending.how is TableEnding.SILENCE

    @property
    def wants_thread(self) -> bool:
        """Whether the game should be moved into its own thread, which was not tried yet."""
        wanted = self.table_options.get(THREAD.name) == "on" and self.start is not None and not self.ended
        return wanted and not any(isinstance(each, Moved) for each in self.log)

    @property
    def resigned(self) -> tuple[Played, ...]:
        """The plies that gave up a seat."""
        return tuple(each for each in self.played if isinstance(each.ply, Resign))

    @property
    def moves(self) -> int:
        """How many plies the players chose, without resignations."""
        return sum(bool(each.seat) for each in self.played) - len(self.resigned)

    @property
    def free(self) -> int:
        """How many seats are neither taken nor held for somebody who is invited."""
        return self.game.seats[-1] - len(self.people) - len(self.invited)

    def is_invited(self, user_id: int) -> bool:
        """Whether this user has not answered an invitation yet."""
        return any(each.user_id == user_id for each in self.invited)

    def has_declined(self, user_id: int) -> bool:
        """Whether this user has said no to an invitation. They can still sit down by themselves."""
        return any(each.user_id == user_id for each in self.declined)

    def asks(self, user_id: int) -> bool:
        """Whether the table waits for an answer of this user: to an invitation, or to a question."""
        if self.state == "lobby":
            return self.is_invited(user_id)
        return self.question is not None and user_id in self.question.open

    def has_asked(self, user_id: int) -> bool:
        """Whether this user was ever invited, or asked something. They need not sit at the table."""
        asked = any(isinstance(each, Asked) and user_id in each.voters for each in self.log)
        return asked or any(isinstance(each, Invited) and each.person.user_id == user_id for each in self.log)

    def seat_of(self, user_id: int) -> int | None:
        """The seat of this user, from 1; None if they have none."""
        return next((seat for seat, each in enumerate(self.people, 1) if each.user_id == user_id), None)

    def continuations(self, chosen: Sequence[str] = ()) -> dict[str, tuple[str, ...]]:
        """The words that may follow `chosen` in a legal ply, each with the whole plies (as text) that go on with it."""
        if self.actor is None:
            return {}
        return following(legal(self.position), chosen)

    def at(self, version: int) -> Moment:
        """What the game waited for after entry `version`, with the plies that stood then."""
        position, _ = self.stood(version)
        return Moment(position.number, seat_to_act(position))

    def stood(self, version: int) -> tuple[Position, tuple[Played, ...]]:
        """The position after entry `version`, and the plies that stood then."""
        assert self.start is not None, "a session that has started has moments"
        # Plies that were taken back later stood then.
        then = next((each for each in self.undone if version < each.number), self)
        stood = bisect_right(then.numbers, version)
        return (then.played[stood - 1].after if stood else self.start), then.played[:stood]

    def version_after(self, plies: int) -> int:
        """The number of the last entry when that number of plies had been played: older buttons carry it."""
        counted = [number for number, each in enumerate(self.log, 1) if isinstance(each, Started | PlyPlayed)]
        return counted[plies] if plies < len(counted) else self.version + 1

    def of_turn(self, turn: int) -> tuple[Played, ...]:
        """The plies of that turn, oldest first."""
        return tuple(each for each in self.played if each.turn == turn)

    def seated_at(self, index: int) -> tuple[Player, ...]:
        """The players by seat at the ply `index` of `played`. Others may have taken over seats since."""
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

    def by_plan(self, index: int) -> bool:
        """Whether the ply `index` of `played` was planned in advance."""
        return isinstance(self.log[self.numbers[index] - 2], Planned)

    def recent(self) -> tuple[Played, ...]:
        """The plies that a board tells of.

        These are the plies of this turn and, until its seat has chosen something, those of the turn before.
        """
        if not self.played:
            return ()
        turn = self.position.number if self.actor is not None else self.played[-1].turn
        begun = self._beginning(len(self.played), turn)
        if self.actor is not None and begun and not any(each.seat == self.actor for each in self.played[begun:]):
            begun = self._beginning(begun, self.played[begun - 1].turn)
        return self.played[begun:]

    def _beginning(self, end: int, turn: int) -> int:
        """The index of the first of the plies of `turn` that end before index `end`."""
        while end > 0 and self.played[end - 1].turn == turn:
            end -= 1
        return end
