"""The tables: everything that people can do to a session, from lobby to result.

Each act takes the session's lock, loads it, checks who asks, and commits in one transaction before anybody is told.
Whatever is refused raises a Refusal and changes nothing.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from weakref import WeakValueDictionary

from data.rows import Change, NewSession, SeatRow, SessionRow, State
from data.store import ConflictError, Store
from rules.catalogue import GAMES
from rules.core import Game, OptionError, Played, Ply, Resign, advance
from rules.notation import UnreadablePlyError, legal, read
from sessions.dice import lot
from sessions.guards import check_lobby, check_running, failing_as
from sessions.refusals import (
    BadRequest,
    ChannelTaken,
    IllegalMove,
    NoTable,
    NotKept,
    NotMigrated,
    NotRead,
    NotSeated,
    NotYours,
    NotYourTurn,
    OutOfGame,
    Stale,
    UnknownSession,
)
from sessions.session import LOBBY, Person, Session
from sessions.storing import is_over, rebuild, rows

KEPT = 64
"""How many sessions are kept replayed in memory; the others are loaded when someone plays."""


class Tables:
    """All sessions of a store. One instance a process; several processes may share a store's file."""

    def __init__(self, store: Store, make_secret: Callable[[], bytes] = lambda: secrets.token_bytes(32)) -> None:
        self._store = store
        self._make_secret = make_secret
        self._known: OrderedDict[int, Session] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # Finding

    async def load(self, session_id: int) -> Session:
        """The session with that id as it is stored now. Raises UnknownSession, NotMigrated or NotRead."""
        with failing_as(NotRead):
            row = await self._store.session(session_id)
        if row is None:
            raise UnknownSession
        session = rebuild(row, self._known.get(session_id))
        self._known[session_id] = session
        self._known.move_to_end(session_id)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return session

    async def latest_in(self, channel_id: int) -> Session | None:
        """The channel's open session or else its last one; None where nothing was ever played."""
        with failing_as(NotRead):
            session_id = await self._store.latest_in(channel_id)
        return None if session_id is None else await self.load(session_id)

    # The lobby

    async def open(
        self,
        *,
        game_key: str,
        options: Mapping[str, str],
        guild_id: int,
        channel_id: int,
        people: Sequence[Person],
        youngest: Person | None = None,
    ) -> Session:
        """Open a table; the first of `people` is its opener.

        Raises BadRequest for a game, options or a number of people that do not fit, ChannelTaken where one is open.
        """
        game = GAMES.get(game_key)
        if game is None:
            raise BadRequest(f"There is no game called “{game_key[:40]}”.")
        try:
            settled = game.settle(options)
        except OptionError as error:
            raise BadRequest(str(error)) from error
        if len(people) > game.seats[-1]:
            raise BadRequest(f"{game.title} has {game.seats[-1]} seats, and you named {len(people)} people.")
        if len({person.user_id for person in people}) != len(people):
            raise BadRequest("Each player can sit at the table only once.")
        new = NewSession(
            game=game.key,
            rules_version=game.version,
            options=" ".join(f"{name}={value}" for name, value in settled.items()),
            guild_id=guild_id,
            channel_id=channel_id,
            opener_id=people[0].user_id,
            youngest_id=youngest.user_id if youngest else None,
            secret=self._make_secret(),
            seats=_seat_rows(people),
        )
        while True:
            try:
                with failing_as(NotKept):
                    session_id = await self._store.create(new)
            except ConflictError:
                await self._make_room(channel_id)
            else:
                return await self.load(session_id)

    async def _make_room(self, channel_id: int) -> None:
        """Close the channel's table if its rules have changed since: nobody could play or end it. Its log stays.

        Raises ChannelTaken where the table can go on.
        """
        with failing_as(NotRead):
            session_id = await self._store.latest_in(channel_id)
            row = await self._store.session(session_id or 0)
        assert row is not None, "a channel that is taken has a session"
        try:
            taken = rebuild(row)
        except NotMigrated:
            await self._put_away(row)
        else:
            # One that ended just now leaves room.
            if not taken.ended:
                raise ChannelTaken(taken)

    async def _put_away(self, row: SessionRow) -> None:
        """Close a table that cannot go on, if it is open; there is nothing of it to show."""
        if row.state not in ("lobby", "running"):
            return
        state: State = "cancelled" if row.state == "lobby" else "over"
        # Where another process was quicker, it is closed.
        with failing_as(NotKept), suppress(ConflictError):
            await self._store.change(row.id, row.version, Change(state=state, ending="its rules have changed since"))
            await self._store.shown(row.id, row.version + 1, row.message_id, row.message_plies)

    async def join(self, session_id: int, person: Person) -> Session:
        """Sit down in the lobby."""
        async with self._changing(session_id) as session:
            check_lobby(session)
            if session.seat_of(person.user_id):
                raise BadRequest("You sit at this table already.", session)
            if len(session.people) >= session.game.seats[-1]:
                raise BadRequest("Every seat at this table is taken.", session)
            return await self._change(session, Change(seats=_seat_rows((*session.people, person))))

    async def leave(self, session_id: int, user_id: int) -> Session:
        """Stand up. The table passes to whoever sits there longest; with nobody left it is cancelled."""
        async with self._changing(session_id) as session:
            check_lobby(session)
            if not session.seat_of(user_id):
                raise NotSeated(session)
            left = tuple(each for each in session.people if each.user_id != user_id)
            if not left:
                return await self._change(session, Change(state="cancelled", seats=()))
            opener = left[0].user_id if session.row.opener_id == user_id else None
            return await self._change(session, Change(opener_id=opener, seats=_seat_rows(left)))

    async def cancel(self, session_id: int, user_id: int, *, moderator: bool) -> Session:
        """Close the lobby without a game: for its opener and for moderators."""
        async with self._changing(session_id) as session:
            check_lobby(session)
            if user_id != session.row.opener_id and not moderator:
                raise NotYours(session, "cancel it")
            return await self._change(session, Change(state="cancelled"))

    async def start_game(self, session_id: int, user_id: int, salt: str) -> Session:
        """Draw the seats and begin. `salt` is a word that the table could not choose; it goes into the dice."""
        async with self._changing(session_id) as session:
            check_lobby(session)
            if user_id != session.row.opener_id:
                raise NotYours(session, "start it")
            people = {person.user_id: person for person in session.people}
            youngest = session.row.youngest_id
            if youngest is not None and youngest not in people:
                raise BadRequest("The player named as the youngest has not sat down yet.", session)
            try:
                start = session.game.new(len(people), session.options)
            except OptionError as error:
                raise BadRequest(str(error), session) from error
            order = lot(session.row.secret, salt, list(people), youngest)
            seated = tuple(people[each] for each in order)
            ready = replace(session, row=replace(session.row, salt=salt), people=seated, start=start)
            plies = ready.settle(None)
            return await self._change(
                session, Change(state=_state(plies), salt=salt, seats=_seat_rows(seated), plies=rows(plies))
            )

    async def rematch(self, session_id: int, user_id: int) -> Session:
        """Open a table with the same game, options and people, in the same channel; whoever asks is its opener."""
        session = await self.load(session_id)
        if session.state != "over":
            raise BadRequest("This game is not over yet.", session)
        if not session.seat_of(user_id):
            raise NotSeated(session)
        people = sorted(session.people, key=lambda each: each.user_id != user_id)
        return await self.open(
            game_key=session.row.game,
            options=session.options,
            guild_id=session.row.guild_id,
            channel_id=session.row.channel_id,
            people=people,
        )

    # The game

    async def play(self, session_id: int, user_id: int, text: str, plies: int | None = None) -> Session:
        """Play the ply that `text` names for the user whose turn it is, and settle chance.

        `plies` is the log's length that the asker saw, where that is known. Raises Stale when the log is longer, and
        NotStarted, Finished, NotSeated, OutOfGame, NotYourTurn or IllegalMove as they apply.
        """
        async with self._changing(session_id) as session:
            check_running(session)
            self.check_turn(session, user_id, plies)
            options = legal(session.position)
            try:
                ply = read(text, options)
            except UnreadablePlyError as error:
                raise IllegalMove(session, text, [*map(str, error.matches)], [*map(str, options)]) from error
            return await self._append(session, session.seat_of(user_id), ply)

    def check_turn(self, session: Session, user_id: int, plies: int | None = None) -> None:
        """Raise the refusal that stands between this user and a ply at this moment, if there is one."""
        check_running(session)
        seat = session.seat_of(user_id)
        if seat is None:
            raise NotSeated(session)
        if plies is not None and plies != session.plies:
            raise Stale(session)
        if seat not in session.position.remaining():
            raise OutOfGame(session)
        if seat != session.actor:
            raise NotYourTurn(session)

    def check_resign(self, session: Session, user_id: int) -> int:
        """The seat that this user may resign. Raises the refusal where they may not."""
        check_running(session)
        seat = session.seat_of(user_id)
        if seat is None:
            raise NotSeated(session)
        if seat not in session.position.remaining():
            raise OutOfGame(session)
        return seat

    async def resign(self, session_id: int, user_id: int) -> Session:
        """Give up the user's seat, whoever's turn it is."""
        async with self._changing(session_id) as session:
            seat = self.check_resign(session, user_id)
            return await self._append(session, seat, Resign(seat))

    async def end(self, session_id: int, moderator_name: str) -> Session:
        """End a game that nobody finishes, without a result: for moderators."""
        async with self._changing(session_id) as session:
            if session.state == "lobby":
                return await self._change(session, Change(state="cancelled"))
            check_running(session)
            return await self._change(
                session, Change(state="over", ending=f"ended by {' '.join(moderator_name.split())}, a moderator")
            )

    async def end_in(self, channel_id: int, moderator_name: str) -> Session | None:
        """End whatever is open in the channel: for moderators.

        None where that was a game whose rules have changed since: it is put away, and there is nothing to show of it.
        """
        try:
            session = await self.latest_in(channel_id)
        except NotMigrated:
            await self._make_room(channel_id)
            return None
        if session is None:
            raise NoTable
        return await self.end(session.id, moderator_name)

    async def _append(self, session: Session, seat: int | None, ply: Ply) -> Session:
        """Play `ply` for `seat`, settle chance, and commit both together."""
        assert seat is not None, "only who sits at the table comes this far"
        first = Played(session.position, seat, ply, advance(session.position, ply))
        plies = session.settle(first)
        return await self._change(session, Change(state=_state(plies), plies=rows(plies)))

    # Changing

    @asynccontextmanager
    async def _changing(self, session_id: int) -> AsyncIterator[Session]:
        """The session under its lock: the one writer of this process."""
        lock = self._locks.setdefault(session_id, asyncio.Lock())
        async with lock:
            try:
                yield await self.load(session_id)
            except ConflictError as error:
                # Another process wrote first; what was asked for is stale.
                raise Stale(await self.load(session_id)) from error

    async def _change(self, session: Session, change: Change) -> Session:
        with failing_as(NotKept):
            await self._store.change(session.id, session.row.version, change)
        return await self.load(session.id)

    # What the channels were shown

    async def shown(self, session: Session, message_id: int | None) -> None:
        """Remember that the channel saw this snapshot in that message, its live one from now on."""
        with failing_as(NotKept):
            await self._store.shown(
                session.id, session.row.version, message_id, session.plies if session.start else LOBBY
            )

    async def to_show(self) -> list[int]:
        """The sessions whose channel has not seen their last change, by id."""
        with failing_as(NotRead):
            return await self._store.to_show()


def games() -> Mapping[str, Game]:
    """The catalogue, for those who offer its games."""
    return GAMES


def _seat_rows(people: Sequence[Person]) -> tuple[SeatRow, ...]:
    return tuple(SeatRow(person.user_id, person.name) for person in people)


def _state(plies: Sequence[Played]) -> State:
    return "over" if is_over(plies) else "running"
