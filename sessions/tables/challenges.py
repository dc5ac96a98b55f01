"""Challenges: somebody wants to play again with a stranger whom they have met, and knows by a player name alone.

Whoever challenges reads the same whatever the other does or wants, until a game begins. So nobody learns of whom they
are avoided, or why somebody does not answer. Such a game is not rated: its players have chosen each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct

from data.rows import ChallengeRow as ChallengeRow
from data.shards import Shards
from data.store import Store
from sessions.failing import failing_as
from sessions.log import Opened, UnknownEntryError, read
from sessions.people.settings import StoredSettings
from sessions.people.strangers import CLOCKS
from sessions.refusals.base import NotKept, NotRead
from sessions.refusals.limits import (
    AvoidsThem,
    ChallengedLately,
    ChallengeGone,
    ClockRefused,
    NotMet,
    TooManyChallenges,
)
from sessions.refusals.requests import UnknownGame
from sessions.session import Session
from sessions.state import options
from sessions.state.clock import DAY
from sessions.state.players import Stranger
from sessions.state.table import DIRECT
from sessions.tables.access import SessionAccess
from sessions.tables.admission import Admission
from sessions.tables.company import Company
from sessions.tables.conduct import Conduct
from sessions.tables.offers import LOOK_AGAIN, STANDS, offered_games
from sessions.tables.opening import Opening
from sessions.tables.stranger_games import PLACE, StrangerGames
from sessions.tables.strangers import Strangers

MOST_CHALLENGES = 5
"""The most challenges that somebody can have, with those of the last day that they have withdrawn."""

TOLD_A_DAY = 3
"""Of how many challenges somebody is told in a day. The others stand in /find."""

_GAMES, _LOOKED_AT = 100, 50
"""The most games in which the strangers whom somebody has met are looked for; the most challenges looked at at once."""


class ChallengeWish(Struct, frozen=True):
    """What somebody wants to play with a stranger.

    Attributes:
        game (str): the key of a game.
        clock (str): a value of the table option `clock`.
        stands (str): for how long the challenge stands: a key of STANDS.
        language (str): the language of the table that it may lead to (BCP 47).
    """

    game: str
    clock: str
    stands: str
    language: str


class Challenges:
    """Keeps challenges, decides who is told of them, and begins their games."""

    def __init__(
        self,
        access: SessionAccess,
        store: Store,
        settings: StoredSettings,
        admission: Admission,
        strangers: Strangers,
        conduct: Conduct,
        company: Company,
        games: StrangerGames,
        shards: Shards,
    ) -> None:
        self._access = access
        self._store = store
        self._settings = settings
        self._admission = admission
        self._strangers = strangers
        self._conduct = conduct
        self._company = company
        self._games = games
        self._shards = shards

    # Whom somebody can challenge

    async def met(self, user_id: int) -> list[Stranger]:
        """The strangers with whom a user has finished a game, as they were called then, the last ones first.

        It follows from the user's own games alone. Raises NotRead.
        """
        with failing_as(NotRead):
            games = await self._store.last_met(user_id, _GAMES)
        found: dict[str, Stranger] = {}
        for _, kind, facts in games:
            with suppress(UnknownEntryError):
                opened = read(kind, facts)
                people = opened.people if isinstance(opened, Opened) else ()
                for each in people:
                    if isinstance(each, Stranger) and each.user_id != user_id:
                        found.setdefault(each.name, each)
        return list(found.values())

    async def known(self, user_id: int, word: str, number: int) -> Stranger:
        """The stranger of this name whom a user has met. Raises NotMet or NotRead."""
        for each in await self.met(user_id):
            if (each.word, each.number) == (word, number):
                return each
        raise NotMet

    # For whoever challenges

    async def make(self, user_id: int, guild_id: int, other: Stranger, wish: ChallengeWish) -> ChallengeRow:
        """Keep a challenge to a stranger whom the user has met. It depends on nothing that the other does or wants.

        Raises what `Admission.check` does, UnknownGame, ClockRefused, AvoidsThem, ChallengedLately,
        TooManyChallenges or NotKept.
        """
        await self._admission.check(user_id, guild_id)
        if wish.game not in offered_games():
            raise UnknownGame(wish.game)
        if wish.clock not in CLOCKS:
            raise ClockRefused(CLOCKS)
        if any((each.word, each.number) == (other.word, other.number) for each in await self._conduct.avoided(user_id)):
            raise AvoidsThem
        own, now = await self._strangers.names.drawn(user_id), self._access.now()
        row = ChallengeRow(
            user_id=user_id,
            other_id=other.user_id,
            by_word=own.word,
            by_number=own.number,
            word=other.word,
            number=other.number,
            game=wish.game,
            clock=wish.clock,
            language=wish.language,
            made_at=now,
            until=now + STANDS[wish.stands],
        )
        with failing_as(NotKept):
            made = await self._store.make_challenge(row, MOST_CHALLENGES)
        if made == "lately":
            raise ChallengedLately
        if made == "full":
            raise TooManyChallenges(MOST_CHALLENGES)
        return row

    async def by(self, user_id: int) -> list[ChallengeRow]:
        """The challenges of a user that stand, the newest first. Raises NotRead."""
        with failing_as(NotRead):
            return await self._store.challenges_by(user_id)

    async def withdraw(self, user_id: int, word: str, number: int) -> bool:
        """End a user's challenge to the stranger of this name; whether it stood. Raises NotKept."""
        with failing_as(NotKept):
            return await self._store.withdraw_challenges(user_id, word, number) > 0

    # For whoever is challenged

    async def to(self, user_id: int) -> list[ChallengeRow]:
        """The challenges that a user can accept now, the oldest first. Raises NotRead."""
        with failing_as(NotRead):
            rows = await self._store.challenges_to(user_id)
        return await self._fitting(user_id, rows)

    async def accept(self, user_id: int, guild_id: int, word: str, number: int, salt: str) -> Session:
        """Begin the game of the challenge by the stranger of this name. Nothing is shown yet.

        Raises what `Admission.check` does, and ChallengeGone for every reason that is not the user's own.
        """
        await self._admission.check(user_id, guild_id)
        row = next((each for each in await self.to(user_id) if (each.by_word, each.by_number) == (word, number)), None)
        if row is None:
            raise ChallengeGone
        session = await self._games.begin(
            Opening(
                game_key=row.game,
                place=PLACE,
                people=[
                    Stranger.named(row.user_id, row.by_word, row.by_number),
                    Stranger.named(row.other_id, row.word, row.number),
                ],
                table_options={options.CLOCK.name: row.clock, options.RATED.name: "no"},
                salt=salt,
                language=row.language,
                challenge=(row.user_id, row.other_id),
            )
        )
        if session is None:
            raise ChallengeGone
        return session

    async def decline(self, user_id: int, word: str, number: int) -> bool:
        """Note that a user does not want the challenge by the stranger of this name, who is not told; whether it stood.

        Raises NotRead or NotKept.
        """
        with failing_as(NotRead):
            rows = await self._store.challenges_to(user_id)
        for each in rows:
            if (each.by_word, each.by_number) == (word, number):
                with failing_as(NotKept):
                    await self._store.decline_challenge(each.user_id, user_id)
                return True
        return False

    async def allow(self, user_id: int, *, allowed: bool) -> None:
        """Note whether strangers whom a user has met can challenge them. Raises NotRead or NotKept."""
        await self._settings.change_person(user_id, challenges=allowed)

    # For the process of the pool

    async def to_tell(self) -> list[ChallengeRow]:
        """The challenges of which the challenged are to be told now. Raises NotRead or NotKept.

        A challenge is looked at again later where no game can begin now, or where the challenged was told of enough
        challenges in the last day.
        """
        if not self._shards.own(DIRECT):
            return []
        with failing_as(NotRead):
            rows = await self._store.challenges_to_look_at(_LOOKED_AT)
        chosen = list[ChallengeRow]()
        for other in dict.fromkeys(each.other_id for each in rows):
            with failing_as(NotRead):
                told = await self._store.told_of_challenges(other, self._access.now() - DAY)
            if told < TOLD_A_DAY:
                fitting = await self._fitting(other, [each for each in rows if each.other_id == other])
                chosen += fitting[: TOLD_A_DAY - told]
        await self.look_again([each for each in rows if each not in chosen], LOOK_AGAIN)
        return [each for each in rows if each in chosen]

    async def look_again(self, rows: Sequence[ChallengeRow], after: int) -> None:
        """Have these challenges looked at again after so many seconds. Raises NotKept."""
        if rows:
            with failing_as(NotKept):
                await self._store.look_at_challenges(rows, self._access.now() + after)

    async def note_told(self, row: ChallengeRow) -> None:
        """Note that the challenged is told of a challenge. Raises NotKept."""
        with failing_as(NotKept):
            await self._store.note_challenge_told(row)

    async def _fitting(self, other_id: int, rows: Sequence[ChallengeRow]) -> list[ChallengeRow]:
        """Those of the challenges to a user that can lead to a game now, in their order. Raises NotRead."""
        rows = [each for each in rows if each.game in offered_games()]
        if not rows or not (await self._settings.person(other_id)).challenges:
            return []
        if await self._conduct.is_barred(other_id):
            return []
        welcome = await self._company.suitable(other_id, [each.user_id for each in rows])
        return [each for each in rows if each.user_id in welcome and not await self._conduct.is_barred(each.user_id)]

    # For /privacy

    async def about(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """What is stored of a user, as plain values by heading. Others are named by their player names.

        A challenge of which the user was not told is left out. Raises NotRead.
        """
        with failing_as(NotRead):
            made, have = await self._store.challenges_by(user_id), await self._store.challenges_to(user_id)
        return {
            "your challenges": [
                {
                    "to": f"{each.word} {each.number}",
                    "game": each.game,
                    "clock": each.clock,
                    "made": each.made_at,
                    "ends": each.until,
                }
                for each in made
            ],
            "challenges to you": [
                {"by": f"{each.by_word} {each.by_number}", "game": each.game, "clock": each.clock, "told": each.told_at}
                for each in have
                if each.told_at
            ],
        }
