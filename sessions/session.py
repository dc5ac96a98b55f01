"""One game at one table as it stands: a snapshot that is never changed (`sessions.storing` rebuilds it)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from data.rows import SessionRow, State
from rules.core import CHANCE, Chance, Game, Played, Position
from rules.notation import continuations, legal, seat_to_act
from rules.record import Record
from sessions.dice import commitment, draw

LOBBY = -1
"""In place of a number of plies, for a message that was made for a lobby."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the table: a Discord user's id and the name shown for them."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Session:
    """A table from lobby to result. Seats count from 1; `played` is the log, one entry a ply."""

    row: SessionRow
    game: Game
    options: dict[str, str]
    people: tuple[Person, ...]
    played: tuple[Played, ...]
    start: Position | None
    """The position before the first ply; None in a lobby, open or cancelled."""

    @property
    def id(self) -> int:
        """The session's number; never used twice."""
        return self.row.id

    @property
    def state(self) -> State:
        """`lobby`, `running`, `over` or `cancelled`."""
        return self.row.state

    @property
    def plies(self) -> int:
        """How many plies were played: what buttons carry to know whether they are still meant."""
        return len(self.played)

    @property
    def position(self) -> Position:
        """The present position. Only of a session that has started."""
        assert self.start is not None, "a session that has started has a position"
        return self.played[-1].after if self.played else self.start

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, as they are: escape them before showing them."""
        return tuple(person.name for person in self.people)

    @property
    def actor(self) -> int | None:
        """The seat that is to act; None before the start and after the end."""
        return seat_to_act(self.position) if self.state == "running" else None

    @property
    def actor_name(self) -> str:
        """The name of the player to act."""
        return self.people[self.actor - 1].name if self.actor else "nobody"

    @property
    def opener_name(self) -> str:
        """The name of whoever opened the table, if they sit at it."""
        return next((each.name for each in self.people if each.user_id == self.row.opener_id), "the opener")

    @property
    def commitment(self) -> str:
        """What the dice were bound to before the game."""
        return commitment(self.row.secret)

    @property
    def ended(self) -> bool:
        """Whether the table is closed, by the rules or otherwise."""
        return self.state in ("over", "cancelled")

    def seat_of(self, user_id: int) -> int | None:
        """The seat of that user, if they have one."""
        return next((seat for seat, each in enumerate(self.people, 1) if each.user_id == user_id), None)

    def words(self, chosen: Sequence[str] = ()) -> dict[str, tuple[str, ...]]:
        """The words that may follow `chosen` in a legal ply, each with the whole plies (as text) that go on with it."""
        if self.actor is None:
            return {}
        found = continuations(legal(self.position), chosen)
        return {word: tuple(map(str, plies)) for word, plies in found.items()}

    def actor_at(self, plies: int) -> int | None:
        """The seat (0: chance) that was to act when the log had so many plies; None where it never had so many."""
        if self.start is None or not 0 <= plies <= self.plies:
            return None
        return seat_to_act(self.played[plies - 1].after if plies else self.start)

    def recent(self) -> tuple[Played, ...]:
        """The plies that the player to act wants told: this turn so far, or, when it begins, the turn before too."""
        if self.actor is not None and (begun := self._since_other(self.plies, self.actor)) < self.plies:
            turn = self.played[begun:]
            if begun == 0 or any(each.seat == self.actor for each in turn):
                return turn
            return self.played[self._since_other(begun, self._chooser(begun - 1)) :]
        if not self.played:
            return ()
        chosen = (self._chooser(index) for index in range(self.plies - 1, -1, -1))
        last = next((seat for seat in chosen if seat != CHANCE), CHANCE)
        return self.played[self._since_other(self.plies, last) :]

    def _chooser(self, index: int) -> int:
        """The seat that chose that ply in its turn; CHANCE for what belongs to nobody's turn.

        A resignation out of turn is of the second kind: it interrupts a turn and ends none.
        """
        played = self.played[index]
        return played.seat if seat_to_act(played.before) == played.seat else CHANCE

    def _since_other(self, end: int, seat: int) -> int:
        """The index after the last ply before `end` that a seat other than `seat` chose."""
        while end > 0 and self._chooser(end - 1) in (seat, CHANCE):
            end -= 1
        return end

    def turn_before(self, plies: int) -> tuple[Played, ...]:
        """What the seat that was to act at `plies` did from its turn's beginning, before any other seat chose.

        It ends with the seat's own last ply: an act of chance after that is the next turn's.
        """
        seat = self.actor_at(plies)
        if not seat:
            return ()
        end = index = plies
        while index < self.plies and seat_to_act(self.played[index].before) == seat:
            index += 1
            if self._chooser(index - 1) == seat:
                end = index
        return self.played[self._since_other(end, seat) : end]

    def settle(self, first: Played | None) -> tuple[Played, ...]:
        """`first` and then every act of chance until a person must act or the game is over."""
        assert self.start is not None, "a session that has started has a position"
        done = [] if first is None else [first]
        position = first.after if first else self.position
        while isinstance(turn := position.turn(), Chance):
            ply = draw(self.row.secret, self.row.salt, self.plies + len(done) + 1, turn)
            done.append(Played(position, CHANCE, ply, position.play(ply)))
            position = done[-1].after
        return tuple(done)

    def record(self) -> Record:
        """The game as a record. The dice's secret is in it only once the game is over."""
        notes = {
            "players": " ".join(str(person.user_id) for person in self.people),
            "dice": self.commitment,
            "salt": self.row.salt,
        }
        if self.row.youngest_id is not None:
            notes["youngest"] = str(self.row.youngest_id)
        if self.row.ending:
            notes["ending"] = self.row.ending
        if self.ended:
            notes["secret"] = self.row.secret.hex()
        return Record(self.game, len(self.people), self.options, [str(each.ply) for each in self.played], notes)
