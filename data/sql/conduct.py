"""The methods of the store that keep games between strangers clean. `data/conduct.py` says what each of them does."""

from __future__ import annotations

from data.conduct import ConductStore
from data.sql.queries import conduct
from data.sql.transactions import Transactions, reads, writes


class SqlConduct(Transactions, ConductStore):
    """A part of `SqlStore`."""

    async def avoid_stranger(self, user_id: int, other_id: int, word: str, number: int) -> None:
        now = self.now()
        await self._run(lambda within: conduct.avoid(within, user_id, other_id, word, number, now))

    stop_avoiding = writes(conduct.stop_avoiding)
    avoided_strangers = reads(conduct.avoided)
    apart_from = reads(conduct.apart_from)
    report = writes(conduct.report)
    reports_by = reads(conduct.reports_by)
    reports = reads(conduct.reports)
    drop_reports = writes(conduct.drop_before)
    bar = writes(conduct.bar)
    unbar = writes(conduct.unbar)
    bars_of = reads(conduct.bars_of)
    bars = reads(conduct.bars)
    last_apart = reads(conduct.last_apart)
