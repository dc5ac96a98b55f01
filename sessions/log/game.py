"""What happens in a game: plies, their taking back, its end, and other dice."""

from __future__ import annotations

from msgspec.structs import replace

from sessions.dice import Why
from sessions.log.entry import Entry
from sessions.state.deals import Deal
from sessions.state.draft import Draft
from sessions.state.players import ModeratorName, Person, UserId
from sessions.state.table import EarlyEnd, HintTaken, TableEnding, TableState


class Dealt(Entry, frozen=True):
    """The table plays the deal of a day, counted from 1970-01-01, UTC; `scored`: as its player's attempt.

    `event` is the id of the score event to which the deal belongs; 0 for the deal of the day.
    """

    kind = "dealt"
    day: int
    scored: bool
    event: int = 0

    def change(self, draft: Draft) -> None:
        """Chance draws the cards of the deal."""
        draft.deal = Deal(self.day, self.scored, self.event)


class PlyPlayed(Entry, frozen=True):
    """A seat (0: chance) played a ply, in the notation."""

    kind = "ply"
    seat: int
    ply: str

    def change(self, draft: Draft) -> None:
        """The ply stands."""
        draft.play(self.ply)


class TakenBack(Entry, frozen=True):
    """The plies behind the first `plies` do not stand any more: `by` took them back."""

    kind = "taken back"
    by: UserId
    plies: int

    def change(self, draft: Draft) -> None:
        """The position is that after the first plies."""
        draft.take_back(self.by, self.plies)


class Hinted(Entry, frozen=True):
    """A player was given a hint: what the computer would play in the present position."""

    kind = "hinted"
    user_id: UserId

    def change(self, draft: Draft) -> None:
        """The hint is counted."""
        draft.hints = (*draft.hints, HintTaken(self.user_id, draft.position.number, draft.position))


class Planned(Entry, frozen=True):
    """The next ply was planned in advance by the player to act."""

    kind = "planned"
    user_id: UserId

    def change(self, draft: Draft) -> None:
        """The ply costs no time, also if the bot was down when it was due."""
        clock = draft.running_clock
        draft.clock = replace(clock, grace=clock.grace + max(0, draft.changed_at - draft.position_since))


class TimeUp(Entry, frozen=True):
    """The seat of somebody whose time was out is given up next, as the others chose.

    `by` is who chose it alone; 0 where several agreed, or time did it. Old logs do not say so.
    """

    kind = "time up"
    user_id: UserId
    by: UserId = 0

    def change(self, draft: Draft) -> None:
        """An open question is closed."""
        draft.close_question()


class GivenUp(Entry, frozen=True):
    """The seat of somebody is given up next, as `by`, a moderator, decided."""

    kind = "given up"
    user_id: UserId
    by: UserId

    def change(self, draft: Draft) -> None:
        """An open question is closed."""
        draft.close_question()


class LeftServer(Entry, frozen=True):
    """Somebody whom the table waited for had left the server, as `by` found out; their seat is given up next."""

    kind = "left server"
    user_id: UserId
    by: UserId

    def change(self, draft: Draft) -> None:
        """In a game the next ply gives up their seat. In a lobby they stand up like anybody else."""
        draft.gone += (len(draft.played),) if draft.state == "running" else ()


class Ended(Entry, frozen=True):
    """The game ended otherwise than by its rules; `by` and `by_id` are the person who ended it, if somebody did.

    `withheld`: it can be opened again, and so its secret is not shown until `Revealed`. Entries of old logs, whose
    secret could be shown at once, do not say so.
    """

    kind = "ended"
    how: TableEnding
    by: ModeratorName = ""
    by_id: UserId = 0
    withheld: bool = False

    def change(self, draft: Draft) -> None:
        """The table is closed."""
        draft.state, draft.ending, draft.stale_before = "over", EarlyEnd(self.how, self.by), draft.number
        if draft.deal is None:
            draft.revealed = not self.withheld
        draft.close_question()


class Reopened(Entry, frozen=True):
    """A game that was closed for silence goes on."""

    kind = "reopened"
    by: UserId

    def change(self, draft: Draft) -> None:
        """The game runs, and the clock begins anew: nobody could move."""
        draft.state, draft.ending, draft.stale_before = "running", None, draft.number
        draft.position_since = draft.changed_at
        draft.clock = replace(
            draft.running_clock,
            since=draft.changed_at,
            grace=0,
            reminded=0,
            marked=0,
            late=False,
            paused=None,
            rested=0,
            away=0,
            warned=0,
        )


class Claimed(Entry, frozen=True):
    """A player claimed a game that was closed for silence: the seat of the player who had to move is given up next."""

    kind = "claimed"
    by: UserId

    def change(self, draft: Draft) -> None:
        """The game runs, until that seat is given up. Others may play on."""
        draft.state, draft.ending, draft.stale_before = "running", None, draft.number
        draft.position_since = draft.changed_at


class Bound(Entry, frozen=True):
    """From here on the dice are drawn from another secret, in hexadecimal digits; players see its fingerprint."""

    kind = "bound"
    secret: str
    why: Why

    def change(self, draft: Draft) -> None:
        """The secret is added to those before."""
        draft.bind(bytes.fromhex(self.secret), self.why)


class Revealed(Entry, frozen=True):
    """From here on the secret can be shown, as nobody may draw from it any more.

    A game that was closed for silence was not opened again in time, or the day of a deal is over.
    """

    kind = "revealed"

    def change(self, draft: Draft) -> None:
        """The secret can be shown."""
        draft.revealed = True


class RematchWanted(Entry, frozen=True):
    """A player of a game apart that is over wants to play it again with the same people."""

    kind = "rematch"
    user_id: UserId

    def change(self, draft: Draft) -> None:
        """The others are called. Once all of them want it, it begins, and nobody waits for it any more."""
        wish = tuple(dict.fromkeys((*draft.wishes, self.user_id)))
        wanted = {each.user_id for each in draft.people if isinstance(each, Person)}
        draft.wishes = () if wanted <= {*wish} else wish
        draft.last_call = draft.number if draft.wishes else 0

    def calls(self, table: TableState) -> tuple[int, ...]:
        """The players who have not said so."""
        return tuple(
            each.user_id for each in table.people if isinstance(each, Person) and each.user_id not in table.wishes
        )
