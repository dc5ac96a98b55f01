"""What happens to the clock of a game: reminders, time that runs out or is granted, pauses."""

from __future__ import annotations

from enum import Enum

from msgspec.structs import replace

from sessions.log.entry import Entry
from sessions.state.draft import Draft
from sessions.state.players import ModeratorName, UserId
from sessions.state.questions import Matter
from sessions.state.table import TableState


class Grace(Enum):
    """Why somebody has more time than their clock gave them."""

    AWAY = "away"
    """They had said that they would be away."""

    DOWN = "down"
    """The bot was down when their time ran out."""

    WAIT = "wait"
    """The others would rather wait."""


class Paused(Entry, frozen=True):
    """The game was paused by a moderator; `by_id` is 0 where its whole tournament was paused."""

    kind = "paused"
    by: ModeratorName
    by_id: UserId

    def change(self, draft: Draft) -> None:
        """The clock stands."""
        draft.clock = draft.running_clock.pause(draft.changed_at)


class Resumed(Entry, frozen=True):
    """The game goes on; `by_id` is 0 where its whole tournament does."""

    kind = "resumed"
    by: ModeratorName
    by_id: UserId

    def change(self, draft: Draft) -> None:
        """The clock runs, and an open question stays open for as much longer as the pause took. Players are called."""
        clock, question = draft.running_clock, draft.question
        draft.clock, draft.last_call = clock.resume(draft.changed_at), draft.number
        if question is not None and clock.paused is not None:
            stood = max(0, draft.changed_at - max(clock.paused, question.at))
            draft.question = replace(question, at=question.at + stood)

    def calls(self, table: TableState) -> tuple[int, ...]:
        """Who is to act: they may have put the game out of their minds, and their clock goes on."""
        return () if table.actor_person is None else (table.actor_person.user_id,)


class Reminded(Entry, frozen=True):
    """Who is to act was reminded of their clock; `last`: before their reserve ends, too.

    `bank`: of how many per cent of their bank being used up (`MARKS`); 0: of the time for this turn.
    """

    kind = "reminded"
    user_id: UserId
    last: bool = False
    bank: int = 0

    def change(self, draft: Draft) -> None:
        """They are called."""
        clock = draft.running_clock
        if self.bank:
            draft.clock = replace(clock, marked=self.bank)
        else:
            draft.clock = replace(clock, reminded=2 if self.last else 1)
        draft.last_call = draft.number

    def calls(self, table: TableState) -> tuple[int, ...]:
        """They, while they are still to act."""
        return _while_acting(table, self.user_id)


class Warned(Entry, frozen=True):
    """Who is to act in a game without a clock was warned that others can claim it; `last`: for the last time."""

    kind = "warned"
    user_id: UserId
    last: bool = False

    def change(self, draft: Draft) -> None:
        """They are called."""
        clock = draft.running_clock
        draft.clock = replace(clock, warned=2 if self.last else 1, warned_at=draft.changed_at)
        draft.last_call = draft.number

    def calls(self, table: TableState) -> tuple[int, ...]:
        """They, while they are still to act."""
        return _while_acting(table, self.user_id)


class Nudged(Entry, frozen=True):
    """Who is to act was asked by another player whether they are still there."""

    kind = "nudged"
    user_id: UserId
    by: UserId

    def change(self, draft: Draft) -> None:
        """They are called."""
        draft.clock, draft.last_call = replace(draft.running_clock, nudged=draft.changed_at), draft.number

    def calls(self, table: TableState) -> tuple[int, ...]:
        """They, while they are still to act."""
        return _while_acting(table, self.user_id)


class RanOut(Entry, frozen=True):
    """The time of the player to act is out: the others choose what happens."""

    kind = "time out"
    user_id: UserId

    def change(self, draft: Draft) -> None:
        """The others are called."""
        draft.clock, draft.last_call = replace(draft.running_clock, late=True), draft.number

    def calls(self, table: TableState) -> tuple[int, ...]:
        """The others, while that time is out."""
        late = table.clock is not None and table.clock.late
        return tuple(each.user_id for each in table.playing if each.user_id != self.user_id) if late else ()


class Granted(Entry, frozen=True):
    """The player to act has more seconds for this turn. `by` is a player who chose to wait, or 0.

    They are negative where somebody came back from an absence before they had said.
    """

    kind = "granted"
    user_id: UserId
    seconds: int
    why: Grace
    by: UserId = 0

    def change(self, draft: Draft) -> None:
        """Their time is not out any more, so the question whether to give up their seat is closed."""
        clock = draft.running_clock.grant(self.seconds)
        draft.clock = replace(clock, away=clock.away + self.seconds) if self.why is Grace.AWAY else clock
        if draft.question is not None and draft.question.matter is Matter.TIME:
            draft.close_question()


class Extended(Entry, frozen=True):
    """An organiser of the game's tournament has given each player more seconds for the game, and for this turn."""

    kind = "extended"
    seconds: int

    def change(self, draft: Draft) -> None:
        """No time is out any more, so the question whether to give up a seat is closed."""
        draft.clock = draft.running_clock.extend(self.seconds)
        if draft.question is not None and draft.question.matter is Matter.TIME:
            draft.close_question()


def _while_acting(table: TableState, user_id: int) -> tuple[int, ...]:
    """This user, if they are to act."""
    actor = table.actor_person
    return (user_id,) if actor is not None and actor.user_id == user_id else ()
