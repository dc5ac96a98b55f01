"""Questions to the table and their answers, and a seat that passes to somebody else."""

from __future__ import annotations

from sessions.log.entry import Entry
from sessions.state.draft import Draft, MisplacedError
from sessions.state.players import Player, UserId
from sessions.state.questions import Matter, Question
from sessions.state.table import TableState


class Asked(Entry, frozen=True):
    """A question to the table: it is granted when all `voters` have said yes, and closed when one says no.

    `plies`: how many would stand when moves are taken back. `seat`: whose seat is meant; `person` would take it over.
    """

    kind = "asked"
    matter: Matter
    by: UserId
    voters: tuple[UserId, ...]
    plies: int = 0
    seat: int = 0
    person: Player | None = None

    def change(self, draft: Draft) -> None:
        """The question is open, and calls those who must answer."""
        draft.ask(
            Question(
                number=draft.number,
                matter=self.matter,
                by=self.by,
                voters=self.voters,
                plies=self.plies,
                seat=self.seat,
                person=self.person,
                at=draft.changed_at,
            )
        )

    def calls(self, table: TableState) -> tuple[int, ...]:
        """Those who have still to answer."""
        return table.question.open if table.question is not None else ()


class Agreed(Entry, frozen=True):
    """Somebody said yes to the question."""

    kind = "agreed"
    user_id: UserId

    def change(self, draft: Draft) -> None:
        """Their yes is noted. What follows when all have said yes is an entry of its own."""
        if draft.question is None:
            raise MisplacedError("an answer follows a question")
        draft.question = draft.question.agreed(self.user_id)


class SaidNo(Entry, frozen=True):
    """Somebody said no to the question, or took back their own."""

    kind = "said no"
    user_id: UserId

    def change(self, draft: Draft) -> None:
        """The question is closed."""
        draft.close_question()


class Unanswered(Entry, frozen=True):
    """The question is closed, as not everybody had answered in time."""

    kind = "unanswered"

    def change(self, draft: Draft) -> None:
        """The question is closed."""
        draft.close_question()


class Substituted(Entry, frozen=True):
    """`person` takes over a seat. `by` brought that about: a player, or a moderator."""

    kind = "substituted"
    seat: int
    person: Player
    by: UserId

    def change(self, draft: Draft) -> None:
        """The seat is theirs, and they are called, unless they have just agreed: then they are here."""
        agreed_last = draft.question is not None and draft.question.yes[-1:] == (self.person.user_id,)
        draft.take_over(self.seat, self.person)
        if agreed_last:
            draft.last_call = 0

    def calls(self, table: TableState) -> tuple[int, ...]:
        """They, while they are to act."""
        return (self.person.user_id,) if table.actor_person == self.person else ()
