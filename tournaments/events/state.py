"""A tournament at one moment: what is stored of it, and what follows from that."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import msgspec
from msgspec import Struct

from data.rows import AttemptRow as AttemptRow
from data.rows import BoardRow as BoardRow
from data.rows import DealRow as DealRow
from data.rows import EntrantRow as EntrantRow
from data.rows import TournamentRow as TournamentRow
from data.rows import TournamentState, WholeTournament
from sessions.state.table import Place
from tournaments.events.divisions import Division
from tournaments.events.terms import LATEST, Terms, read_terms
from tournaments.pairing.lots import digest_of, fingerprint, round_key, salt_of
from tournaments.standings.places import Order, in_order


class Tournament(Struct, frozen=True, dict=True):
    """One tournament at one moment.

    Attributes:
        row (TournamentRow): the tournament itself.
        entrants (tuple[EntrantRow, ...]): everybody who has registered, in the order of joining.
        boards (tuple[BoardRow, ...]): the boards; empty before it has begun.
        kept (frozenset[frozenset[int]]): the pairs of users whom organisers keep apart.
        deals (tuple[DealRow, ...]): the deals of a score event, by their days; others have none.
        attempts (tuple[AttemptRow, ...]): the attempts at them.
    """

    row: TournamentRow
    entrants: tuple[EntrantRow, ...] = ()
    boards: tuple[BoardRow, ...] = ()
    kept: frozenset[frozenset[int]] = frozenset()
    deals: tuple[DealRow, ...] = ()
    attempts: tuple[AttemptRow, ...] = ()

    @classmethod
    def of(cls, whole: WholeTournament) -> Tournament:
        """The tournament that is stored so."""
        kept = frozenset(map(frozenset, whole.apart))
        return cls(whole.row, whole.entrants, whole.boards, kept, whole.deals, whole.attempts)

    @property
    def id(self) -> int:
        """Its number, never used twice."""
        return self.row.id

    @property
    def state(self) -> TournamentState:
        """How far it is."""
        return self.row.state

    @property
    def name(self) -> str:
        """What it is called, as its organiser wrote it."""
        return self.row.name

    @property
    def game(self) -> str:
        """The key of its game."""
        return self.row.game

    @property
    def place(self) -> Place:
        """The channel in which it is announced and played."""
        return Place(self.row.guild_id, self.row.channel_id)

    @property
    def language(self) -> str:
        """The language of its messages and tables (BCP 47)."""
        return self.row.language

    @property
    def closes(self) -> int:
        """When registration ends, in seconds since 1970."""
        return self.row.closes

    @property
    def ends(self) -> int | None:
        """When it is over at the latest, or when it was over; None before it begins."""
        return self.row.ends

    @property
    def everywhere(self) -> bool:
        """Whether it is open to all servers."""
        return bool(self.row.everywhere)

    @property
    def over(self) -> bool:
        """Whether nothing is played in it any more."""
        return self.row.state in ("finished", "cancelled")

    @property
    def checks(self) -> int | None:
        """When check-in ends, in seconds since 1970; None while nobody is asked to check in."""
        return self.row.checks

    @property
    def gathers(self) -> int | None:
        """When the next round starts at the latest, in seconds since 1970; None where none is awaited."""
        return self.row.gathers

    @property
    def event(self) -> int:
        """The id of its scheduled event on Discord; below 1 where none is to be changed (`events.calendar`)."""
        return self.row.event

    @property
    def series(self) -> int:
        """The id of the first season of its league; 0 where it is no league."""
        return self.row.series

    @property
    def season(self) -> int:
        """The number of its season, counted from 1, where it is a league."""
        return self.row.season

    @property
    def paused_at(self) -> int | None:
        """When it was paused, in seconds since 1970; None where it is not."""
        return self.row.paused_at

    @property
    def paused(self) -> bool:
        """Whether an organiser has paused it."""
        return self.row.paused_at is not None

    @cached_property
    def terms(self) -> Terms:
        """What its organiser chose."""
        return read_terms(self.row.terms)

    @cached_property
    def playing(self) -> tuple[EntrantRow, ...]:
        """Who is in it, in the order of joining; not those who wait, and not those who are out."""
        return tuple(each for each in self.entrants if each.state == "in")

    @cached_property
    def waiting(self) -> tuple[EntrantRow, ...]:
        """Who waits for a place, the one who comes next first."""
        return tuple(each for each in self.entrants if each.state == "waiting")

    @property
    def to_call(self) -> list[EntrantRow]:
        """The entrants who must still be told something before the start, or before the first round."""
        gathers = self.gathers is not None and not self.boards and not self.paused and not self.over
        return [each for each in self.entrants if each.call] if self.state == "registration" or gathers else []

    @cached_property
    def numbered(self) -> dict[int, EntrantRow]:
        """Who has played or was to play, by pairing number; empty before it has begun."""
        return {each.number: each for each in self.entrants if each.number}

    def entrant(self, user_id: int) -> EntrantRow | None:
        """The entry of a user; None if they have none."""
        return next((each for each in self.entrants if each.user_id == user_id), None)

    # Lots

    @property
    def fingerprint(self) -> str:
        """The SHA-256 of the secret, which is announced: 64 hexadecimal digits."""
        return fingerprint(self.announced)

    @property
    def announced(self) -> bytes:
        """The secret whose fingerprint is announced: the numbers are drawn from it."""
        return [secret for number, secret in self.secrets if not number][-1]

    @cached_property
    def secrets(self) -> tuple[tuple[int, bytes], ...]:
        """The secrets, each with the first round of which it makes the lots; the first one is of round 0, the draw.

        Each further secret replaced the one before it when a backup was restored.
        """
        later = msgspec.json.decode(self.row.secrets, type=list[tuple[int, str]])
        return ((0, self.row.secret), *((number, bytes.fromhex(digits)) for number, digits in later))

    @property
    def drawn(self) -> Sequence[EntrantRow]:
        """Everybody whose number was drawn, without those who joined late. Before the draw, everybody who plays."""
        return [each for each in self.entrants if each.number and not each.late] or self.playing

    @cached_property
    def salt(self) -> str:
        """A text that goes into the lots. Nobody could choose it: it is made from the presses of all who are drawn."""
        return salt_of([digest_of(each.salt) for each in self.drawn], str(self.id))

    def key(self, number: int, division: int = 0) -> bytes:
        """The key of the lots of a round of a division, 32 bytes; round 0 is the draw of the pairing numbers."""
        secret = [each for first, each in self.secrets if first <= number][-1]
        return round_key(secret, self.salt, number, division)

    # Results

    @cached_property
    def divisions(self) -> tuple[Division, ...]:
        """The divisions or groups, the highest first, and then the final; none before it has begun."""
        numbers = sorted({each.division for each in self.numbered.values()})
        found = [self._division(number) for number in numbers]
        final = [each for each in self.boards if each.division not in numbers]
        if final:
            members = {number: self.numbered[number] for number in sorted({at for each in final for at in each.seats})}
            found.append(Division(final[0].division, members, tuple(final), final=True))
        return tuple(found)

    def _division(self, number: int) -> Division:
        members = {at: self.numbered[at] for at in sorted(self.numbered) if self.numbered[at].division == number}
        boards = tuple(each for each in self.boards if each.division == number)
        return Division(number, members, boards, order=self.order)

    @property
    def order(self) -> Order:
        """By what its entrants are ordered."""
        orders = {"swiss": Order.SWISS, "tables": Order.TABLES, "arena": Order.ARENA}
        return orders.get(self.terms.format, Order.ROBIN)

    @cached_property
    def round(self) -> int:
        """The number of the newest round, where they are paired one after another; 0 before the first."""
        return max((each.round for each in self.boards), default=0)

    @property
    def ready(self) -> tuple[int, int]:
        """How many are ready for the next round, of how many who play."""
        return sum(each.ready > self.round for each in self.playing), len(self.playing)

    @property
    def joins_late(self) -> bool:
        """Whether people can join after registration has closed: if that is allowed, until the second round is over.

        Nobody can join during the last round.
        """
        if self.state != "running" or not self.terms.live or not self.terms.late:
            return False
        if not self.boards:
            return self.gathers is not None
        before = self.round < LATEST or (self.round == LATEST and bool(self.unfinished))
        return before and self.round < self.terms.rounds and len(self.playing) < self.terms.most

    @property
    def asks_ready(self) -> bool:
        """Whether people can say that they are ready: between two rounds, and in a round after a game of it is over."""
        if self.state != "running" or not self.terms.live or self.paused:
            return False
        if self.gathers is not None:
            return True
        games = [each for each in self.boards if each.round == self.round and len(each.seats) > 1]
        return self.round < self.terms.rounds and any(each.how for each in games)

    @property
    def awaits_final(self) -> bool:
        """Whether a final follows its groups, and has not begun."""
        return self.terms.format == "stages" and bool(self.divisions) and not self.divisions[-1].final

    @property
    def decisive(self) -> Division:
        """The division that says who has won: the final if there is one, else the highest. It has begun."""
        return self.divisions[-1] if self.divisions[-1].final else self.divisions[0]

    def order_of(self, division: Division) -> list[int]:
        """The numbers of all who have a place in a division; a lot orders those who share one."""
        last = max((each.round for each in division.boards), default=0)
        return in_order(division.placed, self.key(last, division.number))

    @property
    def to_open(self) -> list[BoardRow]:
        """The boards whose tables are to be opened; none in a pause."""
        return [] if self.paused else [each for each in self.boards if each.session_id is None and not each.how]

    @property
    def to_follow(self) -> list[BoardRow]:
        """The open boards whose tables lack time that was added, or still have to be paused or resumed."""
        return [each for each in self.boards if each.open and (each.given < each.extra or each.held != self.paused)]

    @property
    def unfinished(self) -> list[BoardRow]:
        """The boards that are not over."""
        return [each for each in self.boards if not each.how]

    def people(self, board: BoardRow) -> list[EntrantRow]:
        """Who sits at a board, seat 1 first."""
        return [self.numbered[number] for number in board.seats]
