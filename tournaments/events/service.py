"""Tournaments that are stored: made and changed.

Everything is one change of the row that names the tournament, at the version that was read. Whoever is later reads
again: another process, another press, or the end of a game, which is noted in its own transaction.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from data.errors import ConflictError
from data.rows import TournamentRow
from sessions.failing import failing_as
from sessions.refusals.base import NotKept, NotRead
from sessions.results.streaks import begin_of
from sessions.state.table import Place
from sessions.tables import Tables
from sessions.tables.scheduler import NO_ABSENCE
from tournaments.events.acts import Act, Begin, Leave, Register
from tournaments.events.arenas import Come, Open, PairWaiting, Prolong, opens, pairs_now
from tournaments.events.entrants import takes_part
from tournaments.events.fields import Pairs, Season
from tournaments.events.joining import Entrance
from tournaments.events.opening import BoardTables
from tournaments.events.proof import BindAnew
from tournaments.events.reading import StoredTournaments
from tournaments.events.refusals import NotOrganiser, OneEverywhere
from tournaments.events.rounds import NextRound, drawn, few, task_of, wants_round
from tournaments.events.scored import Enter, days_from
from tournaments.events.seasons import Seasons, keep
from tournaments.events.solving import solved
from tournaments.events.state import Tournament
from tournaments.events.terms import Terms
from tournaments.events.time import Advance, to_give_up
from tournaments.pairing.tasks import Task


class NewTournament(Struct, frozen=True):
    """A tournament that somebody wants.

    Attributes:
        id (int): that of the interaction that asks for it.
        place (Place): the text channel in which it is announced and played.
        name (str): what it is called.
        game (str): the key of its game.
        terms (Terms): what else was chosen.
        open_for (int): for how many seconds registration is open.
        language (str): that of its messages and tables (BCP 47).
        made_by (int): the id of the organiser.
        everywhere (bool): whether it is open to all servers: only a score event of the host's server can be.
    """

    id: int
    place: Place
    name: str
    game: str
    terms: Terms
    open_for: int
    language: str
    made_by: int
    everywhere: bool = False


class Tournaments(StoredTournaments):
    """The tournaments of a store: read, made and changed. One instance a process."""

    def __init__(self, tables: Tables, events_server: int = 0) -> None:
        super().__init__(tables)
        self.events_server = events_server
        """The id of the server whose organisers can open an event to all servers; 0: none."""
        self.seasons = Seasons(tables, self)
        self.entrance = Entrance(tables)
        self.boards = BoardTables(tables)
        self.pair: Callable[[Task], Awaitable[list[tuple[int, ...]] | None]] = solved
        """Pairs a round, in a process of its own."""
        tables.people.before_forgetting = self.leave_all

    # Changing

    async def make(self, new: NewTournament) -> Tournament:
        """Announce a tournament. Raises TooManyTournaments, NotOrganiser, OneEverywhere, NotKept or NotRead."""
        if new.everywhere:
            await self._check_everywhere(new)
        now = self._tables.now()
        row = TournamentRow(
            id=new.id,
            guild_id=new.place.guild_id,
            channel_id=new.place.channel_id,
            name=new.name,
            game=new.game,
            terms=new.terms.written(),
            state="registration",
            version=1,
            language=(await self._tables.settings.server(new.place.guild_id)).language or new.language,
            made_by=new.made_by,
            made_at=now,
            secret=self._tables.new_secret(),
            closes=now + new.open_for,
            due=now if new.terms.live else now + new.open_for,
            series=new.id if new.terms.format == "league" else 0,
            everywhere=int(new.everywhere),
        )
        days = days_from(row.closes, new.terms.deals) if new.terms.scored else range(0)
        if days:
            row = replace(row, closes=begin_of(days[0]), due=begin_of(days[0]))
        await keep(self._store, row, self._tables.deals.of_event(row.id, days, row.game))
        return await self.load(row.id, row.guild_id)

    async def _check_everywhere(self, new: NewTournament) -> None:
        """Check that a tournament can be open to all servers: one at a time."""
        if not new.terms.scored or not self.events_server or new.place.guild_id != self.events_server:
            raise NotOrganiser
        last = await self.newest_everywhere()
        if last is not None and last.state in ("registration", "running"):
            raise OneEverywhere

    async def do(self, tournament_id: int, guild_id: int, act: Act) -> Tournament:
        """Do an act, again where somebody else was faster, and return the tournament as it is then.

        Raises the refusal of the act, NoTournament, NotRead or NotKept.
        """
        while True:
            before = await self.load(tournament_id, guild_id)
            change = act.apply(before)
            if change is None:
                return before
            try:
                with failing_as(NotKept):
                    await self._store.change_tournament(before.row.version, change)
            except ConflictError:
                continue
            return await self.load(tournament_id, guild_id)

    async def start(self, tournament_id: int, guild_id: int, by: int) -> Tournament:
        """Close registration and start, as the organiser `by` wants. Raises what `Begin` does, NotRead or NotKept."""
        before = await self.load(tournament_id, guild_id)
        act = Begin(self._tables.now(), by, await self.apart(before), *await self._order(before))
        return await self.do(tournament_id, guild_id, act)

    async def _order(self, tournament: Tournament) -> tuple[Season | None, Mapping[int, float]]:
        """What decides the order of the players: the end of a league's last season, and ratings. Raises NotRead."""
        return await self.seasons.last(tournament), await self.entrance.ratings(tournament)

    async def bind_anew(self) -> None:
        """Give a new secret to each tournament that is not drawn yet: a backup was restored. Before anybody joins.

        Raises NotRead or NotKept.
        """
        with failing_as(NotRead):
            rows = await self._store.tournaments_going_on()
        for row in rows:
            await self.do(row.id, row.guild_id, BindAnew(self._tables.new_secret()))

    async def register(
        self, tournament_id: int, guild_id: int, act: Register, roles: Collection[int] = ()
    ) -> Tournament:
        """Register somebody who has these roles in the server. Raises what `Register` and `Entrance.check` do."""
        tournament = await self.load(tournament_id, guild_id)
        act.apply(tournament)
        await self.entrance.check(tournament, act.user_id, roles)
        return await self.do(tournament_id, guild_id, act)

    async def come(self, tournament: Tournament, act: Come, roles: Collection[int] = ()) -> Tournament:
        """Have somebody be paired in an arena that runs. Raises what `Come` and `Entrance.check` do."""
        act.apply(tournament)
        if tournament.entrant(act.user_id) is None:
            await self.entrance.check(tournament, act.user_id, roles)
        return await self.do(tournament.id, tournament.row.guild_id, act)

    async def avoids(self, tournament: Tournament, user_id: int) -> bool:
        """Whether somebody who has registered is on the user's own list of people to avoid. Raises NotRead."""
        own = await self._tables.settings.person(user_id)
        return any(each.user_id in own.avoided for each in tournament.entrants)

    async def apart(self, tournament: Tournament) -> Pairs:
        """The pairs of those who play, or wait, of whom one avoids the other, or whom organisers keep apart.

        Raises NotRead.
        """
        people = frozenset(each.user_id for each in tournament.entrants if takes_part(each))
        found = await self._tables.settings.guests(people)
        kept = frozenset(each for each in tournament.kept if each <= people)
        return kept | frozenset(
            frozenset((one, other))
            for one, other in combinations(found, 2)
            if other in found[one].settings.avoided or one in found[other].settings.avoided
        )

    async def leave_all(self, user_id: int) -> None:
        """Have somebody leave all their tournaments that are not over, before their data is deleted."""
        with failing_as(NotRead):
            rows = await self._store.tournaments_of(user_id)
        for row, entrant in rows:
            if row.state in ("registration", "running") and takes_part(entrant):
                await self.do(row.id, row.guild_id, Leave(user_id, self._tables.now()))
                await self.advance(row.id, row.guild_id)

    async def enter(self, tournament: Tournament, act: Enter, roles: Collection[int] = ()) -> Tournament:
        """Have somebody who has these roles play in a score event. Raises what `Enter` and `Entrance.check` do."""
        if act.apply(tournament) is not None:
            await self.entrance.check(tournament, act.user_id, roles)
        return await self.do(tournament.id, tournament.row.guild_id, act)

    # What time brings

    async def advance(self, tournament_id: int, guild_id: int) -> Tournament:
        """Do what is due, resign the games of those who are out, and return the tournament as it is then.

        Raises NoTournament, NotRead or NotKept.
        """
        now = self._tables.now()
        before = await self.load(tournament_id, guild_id)
        if before.row.state == "registration" and before.row.closes <= now:
            act = Advance(now, await self.apart(before), *await self._order(before))
        else:
            act = Advance(now, await self.apart(before) if before.awaits_final else frozenset())
        after = await self.do(tournament_id, guild_id, act)
        after = await self._have_followed(after)
        # Whether their games are annulled was decided before they are given up.
        leaving = to_give_up(after)
        for entrant, session_id in leaving:
            await self.boards.give_up(session_id, entrant.user_id)
        after = await self.do(tournament_id, guild_id, Advance(now, act.apart)) if leaving else after
        if after.terms.arena:
            return await self._paired(after, now)
        while wants_round(after, now) and (following := await self._following(after, now)) is not None:
            after = await self.do(tournament_id, guild_id, following)
        return after

    async def give_back(self) -> None:
        """Extend the arenas of this process's servers by the time the bot was down. Raises NotRead or NotKept."""
        absence = self._tables.scheduler.absence
        if not absence.signs:
            return
        self._tables.scheduler.absence = NO_ABSENCE
        with failing_as(NotRead):
            rows = await self._store.tournaments_going_on()
        for row in rows:
            since = absence.since(row.guild_id)
            if row.state == "running" and since is not None and self._tables.shards.own(row.guild_id):
                await self.do(row.id, row.guild_id, Prolong(since, absence.now))

    async def _following(self, tournament: Tournament, now: int) -> NextRound | None:
        """The next round of a tournament, paired; None where that failed."""
        here, version = drawn(tournament), tournament.row.version
        if few(tournament, now) is not None:
            return NextRound(version, now, ())
        apart = await self.apart(here)
        boards = await self.pair(task_of(here, apart))
        return NextRound(version, now, tuple(boards), len(apart)) if boards is not None else None

    async def _paired(self, arena: Tournament, now: int) -> Tournament:
        """Open an arena once people are there, and pair those who wait; the arena as it is then."""
        if opens(arena, now):
            arena = await self.do(arena.id, arena.row.guild_id, Open(now))
        if pairs_now(arena, now):
            act = PairWaiting(arena.row.version, now, await self.apart(arena))
            arena = await self.do(arena.id, arena.row.guild_id, act)
        return arena

    async def _have_followed(self, tournament: Tournament) -> Tournament:
        """Pause, resume and extend the tables of boards as the tournament is; return the tournament as it is then."""
        todo = tournament.to_follow
        for board in todo:
            await self.boards.follow(board, paused=tournament.paused)
            tournament = await self.load(tournament.id, tournament.row.guild_id)
        return (
            await self.do(tournament.id, tournament.row.guild_id, Advance(self._tables.now())) if todo else tournament
        )
