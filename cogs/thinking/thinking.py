"""Has computers think at the tables that wait for them, outside of every lock, and plays what they found.

Nothing waits for a thought. It enters like a person's move, and is stale if anything happened meanwhile. A thought that
is lost, with its process or with the bot, is thought again: what is due says which tables wait (`Scheduler`).
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Iterable
from contextlib import suppress

from cogs.interactions.underway import UnderWay
from cogs.thinking.workers import ThoughtError, Workers
from opponents.analysis import Look, Value
from opponents.thought import Thought
from opponents.worker import Question
from sessions.acts import Act, Answer, Play
from sessions.records.writing import bare_record
from sessions.refusals.base import Refusal
from sessions.refusals.moments import Stale
from sessions.refusals.requests import UnknownSession
from sessions.session import Session
from sessions.state.players import Computer
from sessions.tables import Tables

log = logging.getLogger(__name__)

FOLLOWED = 1.0
"""Seconds that a computer takes at least, so that people can follow the game."""

AT_ONCE = 16
"""For how many tables thoughts are prepared and played at a time. The number of processes that think is smaller."""

UNHURRIED = 8
"""If more tables wait for each process, all think with a smaller part of their budget."""

LEAST = 0.1
"""The smallest part of their budget with which they think."""

DRAWS_BELOW = 0.47
"""A computer accepts a draw if it expects a smaller share of the win."""


class Thinking:
    """Has computers think, and plays what they found."""

    def __init__(
        self, tables: Tables, workers: Workers, under_way: UnderWay, show: Callable[[Iterable[int]], None]
    ) -> None:
        self._tables = tables
        self._workers = workers
        self._under_way = under_way
        self._show = show
        self._waiting: dict[int, int] = {}
        """The sessions that wait, by id, in order, with the id of the person for whom the computer plays."""
        self._served: dict[int, int] = {}
        """When each of these persons was served last, as a rising number."""
        self._clock = 0
        self._busy: set[int] = set()
        self._again: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._hurried = self._cut = False
        """Whether all think with a part of their budget; whether a search has been cut since the start of the bot."""

    def wake(self, session: Session) -> None:
        """Have a computer think if the table waits for one. It is done once, however often it is asked for."""
        if session.thinker is None or self._under_way.closed:
            return
        if session.id in self._busy:
            self._again.add(session.id)
            return
        self._waiting.setdefault(session.id, session.first_person)
        if len(self._tasks) < AT_ONCE:
            task = asyncio.create_task(self._work())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def waiting_for(self, user_id: int, besides: int = 0) -> int:
        """How many tables of this person wait until their computers can think, without the session `besides`."""
        return sum(each == user_id and number != besides for number, each in self._waiting.items())

    @property
    def counts(self) -> dict[str, int]:
        """How many tables wait until their computers can think, and at how many they do."""
        return {"waiting": len(self._waiting), "thinking": len(self._busy)}

    @property
    def hung(self) -> int:
        """How many processes have hung lately, and were replaced (`Workers.hung`)."""
        return self._workers.hung

    async def close(self) -> None:
        """Stop thinking. The next start of the bot finds the tables that wait."""
        self._waiting.clear()
        for task in self._tasks:
            task.cancel()
        await self._workers.close()

    def _next(self) -> int | None:
        """Take the next session that waits: of those persons who were served longest ago, the first."""
        found = min(self._waiting, key=lambda each: self._served.get(self._waiting[each], 0), default=None)
        if found is not None:
            self._clock += 1
            self._served[self._waiting.pop(found)] = self._clock
            if not self._waiting:
                self._served.clear()
        return found

    async def _work(self) -> None:
        while (session_id := self._next()) is not None:
            self._busy.add(session_id)
            with self._under_way:
                try:
                    await self._play(session_id)
                except Refusal as refusal:
                    log.warning("A computer could not play at table %s: %r", session_id, refusal)
                except Exception:
                    # Nothing awaits this task, so the error is logged. The table is due again after a while.
                    log.exception("A computer could not play at table %s", session_id)
                finally:
                    self._busy.discard(session_id)
            if session_id in self._again:
                self._again.discard(session_id)
                with suppress(UnknownSession):
                    self.wake(await self._tables.load(session_id))

    async def _play(self, session_id: int) -> None:
        """Play for the computer that a table waits for, until it waits for somebody else; then show the table."""
        session = await self._tables.load(session_id)
        begun = computer = session.thinker
        while computer is not None and computer == begun:
            began = asyncio.get_running_loop().time()
            act = await self._thought(session, computer)
            await asyncio.sleep(max(0.0, began + FOLLOWED - asyncio.get_running_loop().time()))
            try:
                session = await self._tables.do(session_id, act)
            except Stale:
                # People did something meanwhile.
                session = await self._tables.load(session_id)
            computer = session.thinker
        self._show([session_id])

    async def _thought(self, session: Session, computer: Computer) -> Act:
        """What the computer does."""
        question = Question(
            record=str(bare_record(session)),
            seat=session.actor or 0,
            seed=f"{session.commitment} {session.version}",
            level=computer.level.value,
            part=self.part(),
        )
        try:
            thought = await self.ask(question)
        except ThoughtError as error:
            log.error("No thought about table %s: %s. The computer plays any legal move", session.id, error)
            if session.question is not None:
                return Answer(computer.user_id, session.question.number, yes=False)
            plies = [ply for group in session.continuations().values() for ply in group]
            any_ply = random.Random(question.seed).choice(plies)  # noqa: S311 (no secret)
            return Play(computer.user_id, any_ply, session.version)
        if thought.cut and not self._cut:
            self._cut = True
            log.info("A computer's time was over before its search was done: the machine is busy or slow")
        if session.question is not None:
            share = thought.chosen.shares[(session.seat_of(computer.user_id) or 0) - 1]
            return Answer(computer.user_id, session.question.number, yes=share < DRAWS_BELOW)
        return Play(computer.user_id, ", ".join(thought.plies), session.version)

    async def ask(self, question: Question) -> Thought:
        """The thought about a question. Raises what `Workers.think` does."""
        return await self._workers.think(question)

    async def look(self, look: Look) -> Value:
        """What a moment of a game is worth. Raises what `Workers.value` does."""
        return await self._workers.value(look)

    def part(self) -> float:
        """Which part of their budgets computers think with: less than all of it where many tables wait."""
        waiting = 1 + len(self._waiting)
        part = max(LEAST, min(1.0, UNHURRIED * self._workers.size / waiting))
        if part < 1 and not self._hurried:
            log.warning("%d tables wait for computers, which think less until fewer do", waiting)
        self._hurried = part < 1
        return part
