"""The tables: the one door through which a session is read and changed.

`do` takes the session's lock, reads what is new of it, has the act say what happens, and commits that in one
transaction. Only then is anybody told: the snapshot that it hands back goes on to be shown.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from weakref import WeakValueDictionary

from msgspec import Struct, field
from msgspec.structs import replace

from data.backups import COPIED
from data.rows import OPEN_STATES, Change, MessageRow, NewSession, SessionRow, State
from data.store import Store
from data.troubles import ConflictError, FullError, TakenError
from rules.catalogue import GAMES
from rules.core import Game, OptionError
from rules.record import written
from sessions.acts import Act, BindAnew
from sessions.clocks.deadlines import due, waits
from sessions.failing import failing_as
from sessions.fold import Fold, stored, then
from sessions.learning.learners import Learners
from sessions.log import Cancelled, Ended, Entry, Invited, Moved, Opened, Person, Started, TableEnding
from sessions.people.settings import NO_LIMIT, ServerSettings, Settings
from sessions.refusals import (
    ChannelTaken,
    Damaged,
    Finished,
    InThreads,
    NotKept,
    NotOverYet,
    NotRead,
    NotSeated,
    Outdated,
    SeatedTwice,
    ServerFull,
    Stale,
    UnknownGame,
    UnknownSession,
    WasCancelled,
    WrongOptions,
    WrongPlayers,
)
from sessions.results.scoring import finished, results
from sessions.session import Session
from sessions.state.options import settle
from sessions.tables.alarms import Alarms
from sessions.tables.overview import Overview
from sessions.tables.people import People

log = logging.getLogger(__name__)

KEPT = 64
"""How many sessions are kept folded in memory; the others are read when someone plays."""

_TRIES = 5
"""So often is a table's channel made free: a damaged file can say for ever that it is taken."""

_RESULTS, _WAITS = "results", "waits"
"""The memos that say whether the results of older games, and what older tables wait for, are still to be told from
their logs."""


class Opening(Struct, frozen=True):
    """A table that somebody wants: the first of `people`, who sit there, is its host; `first` is to sit in seat 1."""

    game_key: str
    guild_id: int
    channel_id: int
    people: Sequence[Person]
    options: Mapping[str, str] = field(default_factory=dict)
    first: int | None = None
    terms: Mapping[str, str] = field(default_factory=dict)
    """What the table agrees on, where it differs from the defaults of `sessions.state.options`."""

    salt: str = ""
    """What the table could not choose: a game for one begins at once, and needs it."""

    invited: Sequence[Person] = ()
    """Who is asked to sit down too."""


class Done(Struct, frozen=True):
    """What came of an act."""

    session: Session
    """The session right after the act: others may have acted since."""

    entries: tuple[Entry, ...]
    """What the act appended to the log, with what followed from it at once: chance, and moves without a choice."""

    @property
    def first(self) -> int:
        """The number of the first of `entries`."""
        return self.session.version - len(self.entries) + 1


class Tables:
    """All sessions of a store. One instance a process; several processes may share a store's file."""

    def __init__(self, store: Store, make_secret: Callable[[], bytes] = lambda: secrets.token_bytes(32)) -> None:
        self._store = store
        self.new_secret = make_secret
        """Makes a secret for dice: 32 bytes that nobody can foresee."""
        self.learners = Learners(store)
        self.people = People(self, store)
        self.alarms = Alarms(self, store)
        self.overview = Overview(self, store)
        self.settings = Settings(store)
        self._known: OrderedDict[int, Session] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def now(self) -> int:
        """The present time, in seconds since 1970."""
        return self._store.now()

    # Finding

    async def load(self, session_id: int) -> Session:
        """The session with that id as it is stored now. Raises UnknownSession, Outdated, Damaged or NotRead."""
        known = self._known.get(session_id)
        with failing_as(NotRead):
            row = await self._store.session(session_id, known.last if known else None)
        if row is None:
            raise UnknownSession
        # While this one was read, another task may have come further.
        newer = self._known.get(session_id)
        if newer is not None and newer is not known and newer.version >= row.version:
            return newer
        return self._keep(stored(row, known))

    def _keep(self, session: Session) -> Session:
        """Remember the newest snapshot that this process knows."""
        self._known[session.id] = session
        self._known.move_to_end(session.id)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return session

    def newest(self, session: Session) -> Session:
        """The newest snapshot of that session that this process knows, without reading anything."""
        known = self._known.get(session.id)
        return known if known is not None and known.version >= session.version else session

    async def meant_in(
        self,
        channel_id: int,
        user_id: int = 0,
        threads: Sequence[int] = (),
        *,
        seen: Sequence[int] = (),
        going_on: bool = False,
    ) -> Session | None:
        """The session that a user means in a channel.

        It is the first that there is of: the open one that they play there, the channel's open one, the open one that
        they play in one of its `threads`, their last one there, the open one in one of the threads that they can see
        (`seen`), the last one there. With `going_on` every open one comes before their last one.
        Raises InThreads where several could be meant.
        """
        with failing_as(NotRead):
            found = await self._store.meant_in(channel_id, user_id, threads)
        if len(found) > 1:
            raise InThreads(await self._that_go_on(found))
        last = await self.load(found[0]) if found else None
        theirs = last is not None and last.state == "over" and last.seat_of(user_id) is not None
        if last is not None and (not last.ended or (theirs and not going_on)):
            return last
        with failing_as(NotRead):
            others = await self._store.open_at(seen)
        if len(others) > 1:
            raise InThreads(await self._that_go_on(others), own=False)
        return await self.load(others[0]) if others else last

    async def lobbies_of(self, user_id: int) -> list[Session]:
        """The lobbies of which that user is the host, oldest first; those that cannot go on are left out."""
        with failing_as(NotRead):
            found = await self._store.lobbies_of(user_id)
        return [each for each in await self._that_go_on(found) if each.host == user_id]

    async def _that_go_on(self, session_ids: Iterable[int]) -> list[Session]:
        found = []
        for session_id in session_ids:
            with suppress(Outdated, Damaged):
                found.append(await self.load(session_id))
        return found

    # Opening

    async def open(self, opening: Opening) -> Session:
        """Open a table; a game for one begins at once.

        Raises UnknownGame, WrongOptions, WrongPlayers or SeatedTwice for what does not fit, ServerFull where the
        server wants no more tables at a time, ChannelTaken where one is open.
        """
        server = await self.settings.server(opening.guild_id)
        most = server.tables_at_once
        game, entries = _opened(opening, server)
        secret, alone = self.new_secret(), game.seats[-1] == 1
        new = NewSession(
            game.key,
            game.version,
            opening.guild_id,
            opening.channel_id,
            secret,
            exclusive=not alone,
            most=None if most == NO_LIMIT else most,
        )
        at = self._store.now()
        session = _folded(new, game, entries, at)
        for _ in range(_TRIES):
            try:
                with failing_as(NotKept):
                    row = await self._store.create(new, _change(session, None, at))
            except FullError as error:
                raise ServerFull(most) from error
            except ConflictError:
                await self.make_room(opening.channel_id)
            else:
                return self._keep(_as_stored(session, row))
        log.error("Channel %s is taken, and by no table that can be found: the file is damaged", opening.channel_id)
        raise NotKept

    async def check(self, opening: Opening) -> None:
        """Raise what `open` would raise at this moment, having opened nothing."""
        server = await self.settings.server(opening.guild_id)
        game, _ = _opened(opening, server)
        if server.tables_at_once != NO_LIMIT:
            with failing_as(NotRead):
                number = len(await self._store.open_tables(opening.guild_id))
            if number >= server.tables_at_once:
                raise ServerFull(server.tables_at_once)
        if game.seats[-1] > 1:
            await self.make_room(opening.channel_id)

    async def make_room(self, channel_id: int) -> None:
        """Close the channel's table if its rules have changed since: nobody could play or end it. Its log stays.

        One that is damaged makes room by itself: reading it sets it aside.
        Raises ChannelTaken where the table can go on.
        """
        with failing_as(NotRead):
            session_id = await self._store.taken_by(channel_id)
        if session_id is None:
            # One that ended just now leaves room.
            return
        try:
            taken = await self.load(session_id)
        except Damaged:
            return
        except Outdated:
            await self.put_away(session_id)
        else:
            if not taken.ended:
                raise ChannelTaken(taken)

    async def put_away(self, session_id: int) -> None:
        """Close a table whose rules have changed, if it is open; there is nothing of it to show."""
        with failing_as(NotKept), suppress(ConflictError):
            row = await self._store.session(session_id)
            if row is None or row.state not in OPEN_STATES:
                return
            entry, state = _PUT_AWAY[row.state]
            # Where another process was quicker, it is closed.
            await self._store.append(row.id, row.version, Change((entry.row(),), state))
            await self._store.seen(row.id, row.version + 1)

    async def rematch(self, session_id: int, person: Person, salt: str) -> Opening:
        """A table with the same game, options and terms in the same channel, to be opened; whoever asks is its host.

        The others are invited, and who had seat 2 is to sit first: a first seat may have the better of it. Raises
        NotOverYet or NotSeated.
        """
        session = await self.load(session_id)
        if session.state != "over":
            raise NotOverYet(session)
        if not session.seat_of(person.user_id):
            raise NotSeated(session)
        return Opening(
            game_key=session.game.key,
            guild_id=session.row.guild_id,
            channel_id=session.row.channel_id,
            people=(person,),
            invited=[each for each in session.people if each.user_id > 0 and each.user_id != person.user_id],
            first=next((each.user_id for each in session.people[1:2] if each.user_id > 0), None),
            options=session.options,
            terms=session.terms,
            salt=salt,
        )

    # Changing

    async def do(self, session_id: int, act: Act, seen: Session | None = None) -> Session:
        """Do `act` at the session as `perform` does, and return the session as it stands then."""
        return (await self.perform(session_id, act, seen)).session

    async def perform(self, session_id: int, act: Act, seen: Session | None = None) -> Done:
        """Do `act` at the session, settle chance, commit, and return what the act appended.

        `seen` is the session where it was read a moment ago, which spares reading it again.

        Raises the act's refusal, having changed nothing; Stale where another process was quicker, ChannelTaken where
        the table is to go to a channel in which another one is open.
        """
        async with self._locks.setdefault(session_id, asyncio.Lock()):
            session = self.newest(seen) if seen is not None else await self.load(session_id)
            at = self._store.now()
            after = then(session, act.apply(session), at)
            change = _change(after, session, at)
            if session.ended and not after.ended:
                await self.make_room(session.row.channel_id)
            if change.channel_id is not None and session.row.exclusive:
                await self.make_room(change.channel_id)
            try:
                with failing_as(NotKept):
                    row = await self._store.append(session_id, session.version, change)
            except TakenError as error:
                # Somebody opened a table there in this moment.
                raise ChannelTaken(session) from error
            except ConflictError as error:
                # Another process wrote first; what was asked for is stale.
                raise Stale(await self.load(session_id)) from error
            return Done(self._keep(_as_stored(after, row)), after.log[session.version :])

    async def best_scores(self, session: Session) -> tuple[int | None, int | None]:
        """The best scores with these options: of whoever plays alone here, and in the server. Raises NotRead."""
        with failing_as(NotRead):
            return (
                await self._store.best_score(session.id, session.people[0].user_id),
                await self._store.best_score(session.id),
            )

    # What the channels were shown

    async def posted(self, session: Session, message: MessageRow) -> Session:
        """Note that the channel saw the session in `message`, its live one from now on."""
        with failing_as(NotKept):
            await self._store.posted(session.id, message)
        newest = self.newest(session)
        others = (replace(each, live=False) for each in newest.row.messages if each.message_id != message.message_id)
        shown = max(newest.row.shown, message.version)
        return self._keep(replace(newest, row=replace(newest.row, shown=shown, messages=(*others, message))))

    async def called(self, session: Session, message: MessageRow) -> Session:
        """Note that `message` names who is to move, and is to be taken away when they have."""
        with failing_as(NotKept):
            await self._store.called(session.id, message)
        newest = self.newest(session)
        call = replace(message, live=False)
        return self._keep(replace(newest, row=replace(newest.row, messages=(*newest.row.messages, call))))

    async def seen(self, session: Session) -> Session:
        """Note that nothing of this snapshot is to be shown, though no message of it is live."""
        with failing_as(NotKept):
            await self._store.seen(session.id, session.version)
        newest = self.newest(session)
        return self._keep(replace(newest, row=replace(newest.row, shown=max(newest.row.shown, session.version))))

    async def unseen(self, session: Session) -> Session:
        """Note that this snapshot is to be shown once more."""
        with failing_as(NotKept):
            await self._store.unseen(session.id, session.version)
        newest = self.newest(session)
        return self._keep(replace(newest, row=replace(newest.row, shown=min(newest.row.shown, session.version - 1))))

    async def forgotten(self, session: Session, message_id: int) -> Session:
        """Note that a message has lost its controls, or is gone."""
        with failing_as(NotKept):
            await self._store.forgotten(session.id, message_id)
        newest = self.newest(session)
        left = tuple(each for each in newest.row.messages if each.message_id != message_id)
        return self._keep(replace(newest, row=replace(newest.row, messages=left)))

    async def to_show(self) -> list[int]:
        """The sessions of which something is still to be shown or to be tidied up, by id."""
        with failing_as(NotRead):
            return await self._store.to_show()

    # Upkeep

    async def bind_anew(self) -> None:
        """Bind other dice at all tables that go on, if the database is a restored backup: before anybody plays.

        In the time that the backup does not know, their dice may have been seen, or their secrets shown. Raises NotRead
        or NotKept; then nobody may play.
        """
        with failing_as(NotRead):
            if await self._store.memo(COPIED) is None:
                return
            session_ids = await self._store.going_on()
        log.warning("The database is a backup that was restored: %s tables get other dice", len(session_ids))
        for session_id in session_ids:
            with suppress(Outdated, Damaged, Finished, WasCancelled):
                await self.do(session_id, BindAnew(self.new_secret()))
        with failing_as(NotKept):
            await self._store.forget_memo(COPIED)

    async def tell_results(self) -> None:
        """Tell the results of games that ended before results were kept from their logs, once."""
        if await self._store.memo(_RESULTS) in (None, "told"):
            return
        for session_id in await self._store.finished():
            with suppress(Outdated, Damaged):
                session = await self.load(session_id)
                await self._store.write_results(session_id, results(session), finished(session))
        await self._store.remember(_RESULTS, "told")

    async def tell_waits(self) -> None:
        """Tell what older open tables wait for, and when they are due, from their logs, once."""
        if await self._store.memo(_WAITS) in (None, "told"):
            return
        for session_id in await self._store.open_sessions():
            with suppress(Outdated, Damaged, UnknownSession):
                session = await self.load(session_id)
                if (found := waits(session, self.now())) is not None:
                    await self._store.write_waits(session_id, session.version, found)
                    await self._store.put_off(session_id, session.version, due(session))
        await self._store.remember(_WAITS, "told")


_PUT_AWAY: dict[State, tuple[Entry, State]] = {
    "lobby": (Cancelled(), "cancelled"),
    "running": (Ended(TableEnding.OUTDATED), "over"),
}


def _opened(opening: Opening, server: ServerSettings) -> tuple[Game, list[Entry]]:
    """The game that is wanted, and the first entries of its log. Raises the refusal for what does not fit."""
    game = GAMES.get(opening.game_key)
    if game is None:
        raise UnknownGame(opening.game_key)
    try:
        options = game.settle(opening.options)
        terms = settle(opening.terms if game.seats[-1] == 1 else server.terms(opening.terms))
    except OptionError as error:
        raise WrongOptions(game, error) from error
    people, named = tuple(opening.people), [*opening.people, *opening.invited]
    if len(named) > game.seats[-1]:
        raise WrongPlayers(game, len(named))
    if len({person.user_id for person in named}) != len(named):
        raise SeatedTwice
    opened = Opened(written(options), people[0].user_id, opening.first, people, terms=written(terms))
    entries: list[Entry] = [opened, *map(Invited, opening.invited)]
    if game.seats[-1] == 1:
        entries.append(Started(opening.salt, (people[0].user_id,)))
    return game, entries


def _folded(new: NewSession, game: Game, entries: Sequence[Entry], at: int) -> Session:
    """What follows from a new session's first entries; it has no number before it is stored."""
    row = SessionRow(
        id=0,
        game=new.game,
        rules_version=new.rules_version,
        guild_id=new.guild_id,
        channel_id=new.channel_id,
        secret=new.secret,
        exclusive=new.exclusive,
        state="lobby",
        version=0,
        shown=0,
    )
    fold = Fold(row, game)
    for entry in entries:
        fold.add(entry, at)
    fold.settle(at)
    return fold.done()


def _change(session: Session, before: Session | None, at: int) -> Change:
    """What is stored at `at` of a session, of which `before` is stored already (None: nothing)."""
    entries = session.log[before.version if before else 0 :]
    reseated = before is None or before.people != session.people
    return Change(
        entries=tuple(each.row() for each in entries),
        state=session.state,
        players=tuple(each.user_id for each in session.people) if reseated else None,
        at=at,
        due=due(session),
        waits=waits(session, at),
        results=results(session) if session.state == "over" else (),
        finished=finished(session) if session.state == "over" else None,
        named=tuple({user_id for each in entries for user_id in each.users() if user_id > 0}),
        channel_id=session.row.channel_id if any(isinstance(each, Moved) for each in entries) else None,
        retire=_left_hanging(session),
    )


def _left_hanging(session: Session) -> tuple[MessageRow, ...]:
    """The message on which the thread of a game hangs that is over: it shows how the game came out."""
    if session.state != "over" or session.hangs is None:
        return ()
    channel_id, message_id = session.hangs
    return (MessageRow(message_id, channel_id, "lobby", session.version, live=False),)


def _as_stored(session: Session, row: SessionRow) -> Session:
    return replace(session, row=replace(row, entries=()), last=row.entries[-1])


def games() -> Mapping[str, Game]:
    """The catalogue, for those who offer its games."""
    return GAMES
