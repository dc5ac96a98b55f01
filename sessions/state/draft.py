"""The state of a table while entries of its log are added to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from rules.core import CHANCE, Choice, Over, Position
from rules.notation import play_recorded
from rules.record import pairs
from sessions.dice import ClientSeed, Secret, Why
from sessions.state.clock import Clock, turn_length
from sessions.state.options import with_defaults
from sessions.state.players import Computer, Person, Player
from sessions.state.questions import Question, UngrantedQuestion
from sessions.state.table import Former, TableState, Undone

AnyUser = TypeVar("AnyUser", Player, ClientSeed)


class MisplacedError(ValueError):
    """An entry that cannot follow those before it."""


class Draft(TableState, kw_only=True):
    """The state of a table while entries are added to it. Each entry changes it by the methods below.

    `changed_at` is the time of the entry that is being added.
    """

    channel_id: int
    """The channel or thread in which the table is."""

    number: int = 0
    """The number of the entry that is being added, from 1."""

    @property
    def position(self) -> Position:
        """The present position. Raises MisplacedError in a lobby."""
        if self.start is None:
            raise MisplacedError("this happens in a game alone")
        return super().position

    # Who sits there

    def sit_down(self, player: Player) -> None:
        """Give a player the next seat. A person who was invited has answered by that."""
        self.answer(player.user_id)
        self.clear_answers(player.user_id)
        self.people = (*self.people, player)

    def stand_up(self, user_id: int) -> None:
        """Take a player from the table, with the word that they gave for the dice."""
        self.people = without(self.people, user_id)
        self.client_seeds = without(self.client_seeds, user_id)

    def answer(self, user_id: int) -> None:
        """End somebody's invitation, if they have one. Once everybody who was invited has answered, call the host."""
        if any(each.user_id == user_id for each in self.invited):
            self.invited = without(self.invited, user_id)
            self.last_call = self.last_call if self.invited else self.number

    def clear_answers(self, user_id: int) -> None:
        """Clear this user's invitation, decline and removal."""
        self.invited = without(self.invited, user_id)
        self.declined = without(self.declined, user_id)
        self.removed = tuple(each for each in self.removed if each != user_id)

    def take_over(self, seat: int, player: Player) -> None:
        """Give the seat of a running game to another player, who has a whole turn's time."""
        before = self.people[seat - 1]
        self.former = (*self.former, Former(seat, before, len(self.played)))
        self.people = (*self.people[: seat - 1], player, *self.people[seat:])
        self.close_question()
        self.stale_before = self.last_call = self.number
        if self.host == before.user_id:
            heirs = (each.user_id for each in (player, *self.people) if isinstance(each, Person))
            self.host = next(heirs, player.user_id)
        # A bank is a player's own: the newcomer has a whole one.
        spent = (*self.running_clock.spent[: seat - 1], 0, *self.running_clock.spent[seat:])
        self.clock = clock = replace(self.running_clock, spent=spent)
        if clock.seat == seat:
            paused = None if clock.paused is None else self.changed_at
            fresh = replace(clock, since=self.changed_at, paused=paused, grace=0, rested=0, away=0)
            self.clock = replace(fresh, reminded=0, marked=0, late=False, nudged=0)

    # What is agreed on

    def agree_on(self, options: str, table_options: str) -> None:
        """Set the options of the game and those of the table, both written as in a record."""
        self.options = self.game.settle(pairs(options.split()))
        self.table_options = with_defaults(pairs(table_options.split()))

    def bind(self, secret: bytes, why: Why) -> None:
        """Draw the dice from another secret from here on."""
        bound = Secret(len(self.played), secret, why)
        if self.start is None:
            # Nothing was drawn yet. A word that came before the secret was bound would prove nothing.
            self.secrets, self.client_seeds = (replace(bound, plies=0),), ()
        else:
            self.secrets = (*self.secrets, bound)
        self.revealed = False

    # The game

    def begin(self, salt: str, order: Iterable[int]) -> None:
        """Start the game, with the players in this order, by id."""
        by_id = {each.user_id: each for each in self.people}
        self.people = tuple(by_id[each] for each in order)
        self.start = self.game.new(len(self.people), self.options)
        self.state, self.salt, self.stale_before, self.position_since = "running", salt, self.number, self.changed_at
        none = (0,) * len(self.people)
        self.clock = Clock(self.changed_at, self.start.number, 0, none, spent=none)
        self.run_clock()

    def play(self, ply: str) -> None:
        """Play a ply, in the notation. Raises UnreadablePlyError or IllegalPlyError for one that is not legal."""
        played = play_recorded(ply, self.position)
        self.position_since, self.stale_before = self.changed_at, self.number
        self.played = (*self.played, played)
        self.numbers = (*self.numbers, self.number)
        # The game goes on, so an open question is closed.
        if played.seat != CHANCE:
            self.close_question()
        if isinstance(played.after.turn(), Over):
            self.state = "over"
        self.run_clock()

    def take_back(self, by: int, plies: int) -> None:
        """Take back all but the first `plies` plies."""
        self.undone = (*self.undone, Undone(self.number, by, plies, self.played, self.numbers))
        self.played, self.numbers = self.played[:plies], self.numbers[:plies]
        # The person who has the seat now plays on from there.
        self.former = tuple(replace(each, plies=min(each.plies, plies)) for each in self.former)
        # Chance is never taken back: what it brings next comes from the last secret.
        self.secrets = tuple(replace(each, plies=min(each.plies, plies)) for each in self.secrets)
        self.close_question()
        self.stale_before, self.position_since = self.number, self.changed_at
        self.run_clock()

    # Questions and the clock

    def ask(self, question: Question) -> None:
        """Ask the table something, and call those who must answer."""
        self.question, self.last_call = question, self.number
        self.ungranted = (*self.ungranted, UngrantedQuestion(question, self.position.number, self.changed_at))

    def close_question(self) -> None:
        """Close the open question, if there is one: it was granted if everybody agreed, and refused otherwise."""
        if self.question is None:
            return
        *before, asked = self.ungranted
        refused = (replace(asked, at=self.changed_at),) if self.question.open else ()
        self.ungranted = (*before, *refused)
        self.question = None

    @property
    def running_clock(self) -> Clock:
        """The clock of the started game. Raises MisplacedError in a lobby."""
        if self.clock is None:
            raise MisplacedError("this happens in a game alone")
        return self.clock

    def run_clock(self) -> None:
        """Let the clock run for the player to act now. While chance is to act, and after the end, it stays as it is."""
        turn = self.position.turn()
        if self.state == "running" and isinstance(turn, Choice):
            clock, length = self.running_clock, turn_length(self.table_options)
            thought = clock.seat > 0 and isinstance(self.people[clock.seat - 1], Computer)
            self.clock = clock.then(self.position_since, self.position.number, turn.seat, length, free=thought)


def without(them: tuple[AnyUser, ...], user_id: int) -> tuple[AnyUser, ...]:
    """All of them but what belongs to this user."""
    return tuple(each for each in them if each.user_id != user_id)
