"""Tables apart: begun in a lobby, or by the wishes of those who have played at one."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from data.rows import MessageRow
from data.store import Store
from sessions.acts import Start, WantRematch
from sessions.fold import then
from sessions.log import PLAYED_APART, Cancelled
from sessions.refusals.moments import Stale
from sessions.session import Session
from sessions.state.options import RATED
from sessions.state.players import Person
from sessions.state.table import APART, DIRECT, Place
from sessions.tables.access import SessionAccess
from sessions.tables.opening import Opening, Openings, first_of_rematch


class TablesApart:
    """Opens tables apart."""

    def __init__(self, access: SessionAccess, store: Store, openings: Openings) -> None:
        self._access = access
        self._store = store
        self._openings = openings

    async def start(
        self, session_id: int, start: Start, greetings: Mapping[int, MessageRow]
    ) -> tuple[Session, Session]:
        """Start the game of a lobby at a table apart; the lobby as it is closed, and the table.

        `greetings` are messages in the direct messages of each person of the lobby, by user id, which become the first
        boards. The lobby's secret and words go with the game, so what the lobby showed of them can be checked later.
        Raises what the act `start` does, Stale where somebody else has changed the lobby, and NotKept.
        """
        async with self._access.lock(session_id):
            lobby = await self._access.load(session_id)
            start.apply(lobby)
            people = _persons(lobby)
            if {each.user_id for each in people} != {*greetings}:
                raise Stale(lobby)
            opening = Opening(
                game_key=lobby.game.key,
                place=Place(DIRECT, APART),
                people=people,
                options=lobby.options,
                first=lobby.first,
                table_options=lobby.table_options,
                salt=start.salt,
                at_once=True,
                language=lobby.language,
                showings={user_id: each.channel_id for user_id, each in greetings.items()},
                calls=[*greetings.values()],
                lobby=lobby,
                appended=(lobby, Cancelled(PLAYED_APART, start.user_id)),
            )
            opened = await self._openings.open(opening)
        return await self._access.load(session_id), opened

    async def want_rematch(self, session_id: int, user_id: int, salt: str) -> tuple[Session, Session | None]:
        """Note that a player of a finished game apart wants a rematch; the game, and the rematch if it has begun now.

        It begins in the transaction of the last wish, with the same people and options in the same direct messages.
        Seat 1 goes to the player of seat 2. Raises what the act WantRematch does, RematchOpen, NotRead or NotKept.
        """
        wish = WantRematch(user_id)
        while True:
            with suppress(Stale):
                return await self._want_rematch(session_id, wish, salt)

    async def _want_rematch(self, session_id: int, wish: WantRematch, salt: str) -> tuple[Session, Session | None]:
        async with self._access.lock(session_id):
            before = await self._access.load(session_id)
            entries = wish.apply(before)
            if not entries or then(before, entries, self._store.now()).wishes:
                return (await self._access.commit(before, wish)).session, None
            opening = Opening(
                game_key=before.game.key,
                place=before.place,
                people=_persons(before),
                options=before.options,
                first=first_of_rematch(before),
                table_options=_of_rematch(before),
                salt=salt,
                computers=[each.level for each in before.computers],
                at_once=True,
                language=before.language,
                after=before.id,
                showings={each.user_id: before.channels[each.user_id] for each in _persons(before)},
                appended=(before, entries[0]),
            )
            opened = await self._openings.open(opening)
        return await self._access.load(session_id), opened


def _of_rematch(session: Session) -> dict[str, str]:
    """The table options of the rematch of a game. Of strangers', only games that the bot has matched are rated."""
    return {**session.table_options, **({RATED.name: "no"} if session.of_strangers else {})}


def _persons(session: Session) -> list[Person]:
    return [each for each in session.people if isinstance(each, Person)]
