"""The methods of the store for challenges between strangers. `data/challenges.py` says what each of them does."""

from __future__ import annotations

from data.challenges import ChallengesStore, Made
from data.rows import ChallengeRow
from data.sql.connection import Connection
from data.sql.queries import challenges, direct
from data.sql.transactions import Transactions, reads, writes


class SqlChallenges(Transactions, ChallengesStore):
    """A part of `SqlStore`."""

    async def make_challenge(self, row: ChallengeRow, most: int) -> Made:
        now = self.now()

        def work(within: Connection) -> Made:
            direct.take(within, [row.user_id])
            return challenges.make(within, row, most, now)

        return await self._run(work)

    async def challenges_by(self, user_id: int) -> list[ChallengeRow]:
        now = self.now()
        return await self._read(lambda within: challenges.by_user(within, user_id, now))

    async def challenges_to(self, user_id: int) -> list[ChallengeRow]:
        now = self.now()
        return await self._read(lambda within: challenges.to_user(within, user_id, now))

    async def withdraw_challenges(self, user_id: int, word: str | None = None, number: int = 0) -> int:
        now = self.now()
        return await self._run(lambda within: challenges.withdraw(within, user_id, word, number, now))

    async def challenges_to_look_at(self, most: int) -> list[ChallengeRow]:
        now = self.now()
        return await self._read(lambda within: challenges.to_look_at(within, now, most))

    async def note_challenge_told(self, row: ChallengeRow) -> None:
        now = self.now()
        await self._run(lambda within: challenges.note_told(within, row, now))

    decline_challenge = writes(challenges.decline)
    look_at_challenges = writes(challenges.look_again)
    told_of_challenges = reads(challenges.told)
    drop_challenges = writes(challenges.drop_before)
    last_met = reads(challenges.last_met)
