"""Makes a session from its log: from the first entry on, or from a known snapshot on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import asdict, replace

from data.rows import EntryRow, SessionRow
from rules.core import CHANCE, Chance, Choice, Over, Ply, Position, Resign
from rules.game import Game
from sessions.dice import Secret, dealt, draw, mixed
from sessions.log import Ended, Entry, PlyPlayed, TableEnding
from sessions.session import Session
from sessions.state.draft import Draft
from sessions.state.options import AUTO
from sessions.state.players import Computer
from sessions.state.table import TableState


class Fold:
    """Adds entries to a draft of a session. `add` takes the next entry; `done` returns the session as it stands."""

    def __init__(self, row: SessionRow, game: Game, known: Session | None = None) -> None:
        self._row = row
        self._log: list[Entry] = list(known.log) if known else []
        stands = _state_of(known) if known else {"game": game, "secrets": (Secret(0, row.secret),)}
        self._draft = Draft(channel_id=row.channel_id, **stands)

    def add(self, entry: Entry, at: int = 0) -> None:
        """Add the next entry of the log, appended at `at`, in seconds since 1970.

        Raises MisplacedError for an entry that cannot follow those before it, and what the rules raise for a ply that
        is not legal.
        """
        self._log.append(entry)
        self._draft.number, self._draft.changed_at = len(self._log), at
        entry.change(self._draft)

    def advance(self, at: int = 0) -> None:
        """Play the plies of chance, and those without a choice if the table wants that, until somebody must choose.

        They are appended at `at`, in seconds since 1970. Dice are numbered by the plies that stand, and the cards of a
        deal are drawn from shuffled piles. A game whose last person has just given up is ended instead: two computers
        would go on for nobody.
        """
        draft = self._draft
        salt = mixed(draft.salt, [each.mark for each in draft.client_seeds])
        alone = draft.table_options.get(AUTO.name) == "on"
        if draft.state == "running" and _abandoned(draft):
            self.add(Ended(TableEnding.COMPUTERS_LEFT), at)
        while draft.state == "running":
            match turn := draft.position.turn():
                case Chance():
                    secret = draft.secrets[-1].secret
                    if draft.deal is None:
                        ply = draw(secret, salt, len(draft.played) + 1, turn)
                    else:
                        ply = dealt(secret, salt, draft.played, turn)
                    self.add(PlyPlayed(CHANCE, str(ply)), at)
                case Choice(seat=seat, plies=(only,)) if alone and not _ends(draft.position, seat, only):
                    self.add(PlyPlayed(seat, str(only)), at)
                case _:
                    return

    def done(self, last: EntryRow | None = None) -> Session:
        """The session as it stands. `last` is the last entry as it is stored; None if it is not stored yet."""
        row = self._row
        if row.channel_id != self._draft.channel_id:
            row = replace(row, channel_id=self._draft.channel_id)
        return Session(row=row, last=last, log=tuple(self._log), **_state_of(self._draft))


def _state_of(table: Session | Draft) -> dict[str, Any]:
    """The fields of the table's state by name, without the other fields of a session or a draft."""
    found = asdict(table)
    for name in _OWN[type(table)]:
        del found[name]
    return found


_OWN: dict[type[TableState], set[str]] = {
    kind: {*kind.__struct_fields__} - {*TableState.__struct_fields__} for kind in (Session, Draft)
}
"""The fields of sessions and of drafts that do not belong to the table's state."""


def _abandoned(draft: Draft) -> bool:
    """Whether the last ply was a person's resignation that has left only computers in the game."""
    if not draft.played or not isinstance(draft.played[-1].ply, Resign):
        return False
    gone = draft.people[draft.played[-1].seat - 1]
    return not isinstance(gone, Computer) and all(isinstance(each, Computer) for each in draft.playing)


def _ends(position: Position, seat: int, ply: Ply) -> bool:
    """Whether a ply ends the game or takes its seat out of it. Such a ply is never played without asking."""
    after = position.play(ply)
    return isinstance(after.turn(), Over) or seat not in after.remaining()


def then(session: Session, entries: Iterable[Entry], at: int = 0) -> Session:
    """The session after `entries`, appended at `at`, and after what chance does then. Nothing is stored."""
    fold = Fold(session.row, session.game, session)
    for entry in entries:
        fold.add(entry, at)
    fold.advance(at)
    return fold.done()
