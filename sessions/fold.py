"""From a log to the session that follows from it: one pass over the entries, begun afresh or from a known snapshot."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from data.rows import EntryRow, SessionRow, State
from rules.catalogue import GAMES
from rules.core import CHANCE, Chance, Choice, Game, IllegalPlyError, OptionError, Over, Played, Ply, Position
from rules.notation import UnreadablePlyError, play_recorded
from rules.record import pairs
from sessions.dice import draw, mixed
from sessions.log import (
    Cancelled,
    Ended,
    Entry,
    Handed,
    Joined,
    Left,
    LeftServer,
    Opened,
    Person,
    PlyPlayed,
    Settled,
    Started,
    UnknownEntryError,
    Worded,
    read,
)
from sessions.refusals import Outdated
from sessions.session import Session
from sessions.terms import AUTO, settle


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
        self._state: State = known.state if known else "lobby"
        self._salt = known.salt if known else ""
        self._start: Position | None = known.start if known else None
        self._played: list[Played] = list(known.played) if known else []
        self._numbers: list[int] = list(known.numbers) if known else []
        self._moved = known.moved if known else 0
        self._ending = known.ending if known else None
        self._gone: list[int] = list(known.gone) if known else []
        self._worded: list[Worded] = list(known.worded) if known else []

    def add(self, entry: Entry) -> None:
        """Take the next entry of the log. Raises what the rules raise for one that does not fit."""
        self._log.append(entry)
        match entry:
            case PlyPlayed():
                self._play(entry)
            case Opened():
                self._settle(entry.options, entry.terms or f"auto={'on' if entry.auto else 'off'}")
                self._host, self._first, self._people = entry.host, entry.first, list(entry.people)
            case Settled(options=options, terms=terms):
                self._settle(options, terms)
            case Joined(person=person):
                self._people.append(person)
            case Left(user_id=user_id):
                self._people = [each for each in self._people if each.user_id != user_id]
                self._worded = [each for each in self._worded if each.user_id != user_id]
            case LeftServer():
                # In a lobby they stand up like anybody else.
                self._gone += [len(self._played)] if self._state == "running" else []
            case Worded(user_id=user_id):
                self._worded = [*(each for each in self._worded if each.user_id != user_id), entry]
            case Handed(user_id=user_id):
                self._host = user_id
            case Cancelled():
                self._state = "cancelled"
            case Started():
                self._begin(entry)
            case Ended():
                self._state, self._ending, self._moved = "over", entry, len(self._log)
            case _:
                raise UnknownEntryError(f"{entry} means nothing here")

    def _settle(self, options: str, terms: str) -> None:
        self._options = self._game.settle(pairs(options.split()))
        self._terms = settle(pairs(terms.split()))

    def _begin(self, entry: Started) -> None:
        by_id = {each.user_id: each for each in self._people}
        self._people = [by_id[each] for each in entry.order]
        self._start = self._game.new(len(self._people), self._options)
        self._state, self._salt, self._moved = "running", entry.salt, len(self._log)

    def _play(self, entry: PlyPlayed) -> None:
        played = play_recorded(entry.ply, self._position)
        self._played.append(played)
        self._numbers.append(len(self._log))
        self._moved = len(self._log)
        if isinstance(played.after.turn(), Over):
            self._state = "over"

    @property
    def _position(self) -> Position:
        assert self._start is not None, "a ply follows a start"
        return self._played[-1].after if self._played else self._start

    def settle(self) -> None:
        """Let chance act, and play what leaves no choice, until a person must choose or the game is over.

        Dice are numbered by the plies that stand.
        """
        salt = mixed(self._salt, [each.mark for each in self._worded])
        alone = self._terms.get(AUTO.name) == "on"
        while self._state == "running":
            match turn := self._position.turn():
                case Chance():
                    ply = draw(self._row.secret, salt, len(self._played) + 1, turn)
                    self.add(PlyPlayed(CHANCE, str(ply)))
                case Choice(seat=seat, plies=(only,)) if alone and not _ends(self._position, seat, only):
                    self.add(PlyPlayed(seat, str(only)))
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
        )


def _ends(position: Position, seat: int, ply: Ply) -> bool:
    """Whether a ply ends the game or takes its seat out of it: then the seat is asked, though it has no choice."""
    after = position.play(ply)
    return isinstance(after.turn(), Over) or seat not in after.remaining()


def then(session: Session, entries: Iterable[Entry]) -> Session:
    """The session after `entries`, chance settled. It is not stored yet."""
    fold = Fold(session.row, session.game, session)
    for entry in entries:
        fold.add(entry)
    fold.settle()
    return fold.done()


def stored(row: SessionRow, known: Session | None = None) -> Session:
    """The session that `row` stores; its entries follow `known`, where that is given and they do not begin anew.

    Raises Outdated when its game has changed its rules since, or left the catalogue.
    """
    game = GAMES.get(row.game)
    if game is None or game.version != row.rules_version:
        raise Outdated(row.game)
    bare = replace(row, entries=())
    if row.entries and row.entries[0].number == 1:
        known = None
    if known is not None and not row.entries:
        return replace(known, row=bare)
    try:
        fold = Fold(bare, game, known)
        for each in row.entries:
            fold.add(read(each.kind, each.facts))
    except (OptionError, UnreadablePlyError, IllegalPlyError, UnknownEntryError, KeyError) as error:
        # Its seals are whole, so the rules have changed, and nobody counted their version on.
        raise Outdated(row.game) from error
    return fold.done(row.entries[-1] if row.entries else None)
