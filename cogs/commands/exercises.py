"""*Learn from this game*: somebody's own costliest turns as exercises, now and when they come back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from discord.ext import commands
from msgspec.structs import replace

from cogs.commands.advising import analysed_for
from cogs.commands.answering import Answered, afresh, tried_in
from cogs.interactions.components import Button
from cogs.interactions.ids import Press, number_of
from cogs.interactions.readers import say_to
from cogs.interactions.request import Request
from cogs.messages import exercises as messages
from cogs.messages import parts, tasks
from cogs.messages.controls import MENUS
from cogs.messages.exercises import ShownExercise
from cogs.messages.parts import Composed
from cogs.pictures.pictures import Picture
from cogs.services import Services
from cogs.thinking.coaching import Coach
from cogs.thinking.workers import ThoughtError, WorkerDiedError
from cogs.words import exercises as words
from cogs.words.names import plain
from opponents.analysis import Value
from opponents.exercises import MOST
from render.scene import Scene
from sessions.learning.exercises import TWICE, exercise_position, own_plies
from sessions.learning.tasks import Judged
from sessions.records.past import Past, past_of
from sessions.records.variations import begun
from sessions.refusals.moments import HelpsInGame
from sessions.session import Session
from sessions.tables.exercising import Kept


class Exercises(Answered[ShownExercise], commands.Cog):
    """The buttons of exercises. All answers are private; custom ids hold what was played of an answer."""

    def __init__(self, services: Services, coach: Coach) -> None:
        self._services = services
        self._coach = coach
        self._kept = services.tables.exercises
        router = services.router
        router.on(parts.LEARN, self.learn)
        for menu in MENUS:
            router.on(f"{messages.EXERCISE}{menu}", self.play)
        router.on(messages.UNDO, self.undo)
        router.on(messages.SHOW, self.give_up)
        router.on(messages.NEXT, self.next)

    async def learn(self, request: Request, press: Press) -> None:
        """Show the first of the user's exercises from a game that is over. They are made where there are none yet."""
        say, session = say_to(request).exercises, await self._services.tables.load(press.session)
        own = own_plies(session, request.user_id)
        if session.start is None or not session.ended or session.withheld:
            await request.reply(say.deal_open() if session.deal and session.ended else say.not_over())
            return
        if not own:
            await request.reply(say.not_yours())
            return
        past = past_of(session, partial(plain, say_to(request)))
        await self._services.tables.fairness.check(request.user_id, past, session.id)
        await request.acknowledge(thinking=request.public_message_id is not None)
        kept = await self._kept.of_table(request.user_id, session.id)
        if not kept:
            if not await self._made(request, session, past, own):
                return
            kept = await self._kept.of_table(request.user_id, session.id)
        first = next((each for each in kept if each.due), next(iter(kept), None))
        if first is None:
            view = messages.nothing(say_to(request), past.game.key)
            await self._services.private_answers.update(request, Composed(view))
        else:
            await self._open(request, first)

    async def _made(self, request: Request, session: Session, past: Past, own: frozenset[int]) -> bool:
        """Make and keep the exercises of a game; False if they could not be made, which the user is told."""
        analysed = await analysed_for(self._services, request, past)
        if analysed is None:
            return False
        await self._tell(request, say_to(request).exercises.choosing())
        try:
            made = await self._coach.exercises(past, analysed, own, 1 if await self._is_first(request) else MOST)
        except (ThoughtError, WorkerDiedError):
            await self._tell(request, say_to(request).analysis.failed())
            return False
        await self._services.tables.fairness.check(request.user_id, past, session.id)
        await self._services.tables.reviews.note(request.user_id, session, analysed)
        await self._kept.keep(request.user_id, session, made)
        return True

    async def _is_first(self, request: Request) -> bool:
        """Whether this is the first game here that the user has finished: one exercise is enough then."""
        finished = await self._services.tables.overview.finished(request.guild_id, user_id=request.user_id)
        return len(finished) <= 1

    async def show_due(self, request: Request) -> bool:
        """Show the exercise of the user that is due longest; False if there is none, or it helps them in a game."""
        due = await self._kept.due(request.user_id)
        for session_id, after in due:
            kept = await self._find(request, session_id, after)
            if kept is None or (shown := await self._shown(request, kept)) is None:
                continue
            try:
                await self._check(request, shown)
            except HelpsInGame:
                continue
            instead = messages.puzzles_button(shown, daily=bool(request.guild_id))
            await self._show(request, shown, 0, [say_to(request).exercises.due(number=len(due))], instead)
            return True
        return False

    async def next(self, request: Request, press: Press) -> None:
        """The button *Next exercise*: the next one of the same game that is due, or else of another one."""
        session_id, after = _named(press)
        of_game = [each for each in await self._kept.of_table(request.user_id, session_id) if each.due]
        later = [each for each in of_game if each.after > after]
        found = next(iter([*later, *of_game]), None)
        if found is not None:
            await self._open(request, found)
        elif not await self.show_due(request):
            await self._tell(request, say_to(request).exercises.all_done())

    async def give_up(self, request: Request, press: Press) -> None:
        """Show the better turn. It counts as an answer that was not right."""
        shown = await self._load(request, press)
        if shown is not None:
            await self._done(request, shown, None, None, right=False)

    async def _judge(self, request: Request, shown: ShownExercise, answer: Judged) -> None:
        """Count an answer, and tell what is right or wrong with it."""
        value, right = None, answer.right
        if not right and not shown.here.was_played(answer):
            value = await self._coach.value(request.user_id, shown.here, answer)
            if value is None:
                await self._show(request, afresh(shown), notes=[say_to(request).exercises.unchecked()])
                return
            right = shown.here.as_good(value.shares[shown.here.seat - 1])
        await self._done(request, shown, answer, value, right=right)

    async def _done(
        self, request: Request, shown: ShownExercise, answer: Judged | None, value: Value | None, *, right: bool
    ) -> None:
        """Count an answer if the exercise is due, and show the position after the right answer, or the better turn."""
        kept, below = shown.kept, shown.say.exercises.practice()
        if shown.kept.due:
            due = await self._kept.answer(request.user_id, kept, right=right)
            below = words.returns(shown.say, kept.answered + 1, more=due is not None)
        elif kept.solved >= TWICE:
            below = shown.say.exercises.learned()
        played = answer.played if answer and right else tasks.solution(shown)
        picture = await self._picture(shown, tasks.scene_after(shown, played))
        story = messages.story_of(shown, answer, value, right=right)
        more = bool(await self._kept.due(request.user_id))
        line = messages.line(shown)
        follows = await self._picture(shown, line) if line is not None else None
        view = messages.done(shown, picture, story, below, solved=right, more=more, follows=follows)
        whole = picture.beside(follows) if follows is not None else picture
        await self._services.private_answers.update(request, Composed(view, whole))

    async def _open(self, request: Request, kept: Kept) -> None:
        """Show an exercise from its beginning."""
        shown = await self._shown(request, kept)
        if shown is None:
            await self._tell(request, say_to(request).exercises.gone())
            return
        await self._check(request, shown)
        await self._show(request, shown)

    async def _load(self, request: Request, press: Press) -> ShownExercise | None:
        """The exercise of a button. If it is gone, the user gets an answer that says so, and None is returned.

        Raises HelpsInGame where it helps the user in a game that they play.
        """
        kept = await self._find(request, *_named(press))
        shown = await self._shown(request, kept) if kept else None
        if shown is None:
            await self._tell(request, say_to(request).exercises.gone())
            return None
        await self._check(request, shown)
        return replace(shown, tried=await asyncio.to_thread(tried_in, shown.here, press))

    async def _find(self, request: Request, session_id: int, after: int) -> Kept | None:
        kept = await self._kept.of_table(request.user_id, session_id) if session_id else ()
        return next((each for each in kept if each.after == after), None)

    async def _shown(self, request: Request, kept: Kept) -> ShownExercise | None:
        """The exercise as the user sees it; None if it cannot be read any more."""
        # A long game is played again first, which takes a while, so a thread does it.
        here = await asyncio.to_thread(exercise_position, kept.content)
        if here is None:
            return None
        return ShownExercise(say_to(request), request.person.name, tried=begun(here.position), here=here, kept=kept)

    async def _check(self, request: Request, shown: ShownExercise) -> None:
        """Check that an exercise helps the user in no game that they play. Raises HelpsInGame, or NotRead."""
        here = shown.here
        past = Past(here.game, here.start, (*here.played, *tasks.solution(shown)), shown.plain_names)
        await self._services.tables.fairness.check(request.user_id, past, shown.kept.session_id)

    async def _show(
        self,
        request: Request,
        shown: ShownExercise,
        page: int = 0,
        notes: Sequence[str] = (),
        instead: Button | None = None,
    ) -> None:
        picture = await self._picture(shown, tasks.scene(shown))
        view = messages.board(shown, picture, page, notes, instead=instead)
        await self._services.private_answers.update(request, Composed(view, picture))

    async def _picture(self, shown: ShownExercise, scene: Scene) -> Picture:
        return await self._services.private_answers.picture(shown.game_key, scene, shown.say.language)

    async def _tell(self, request: Request, sentence: str) -> None:
        await self._services.private_answers.update(request, Composed(parts.note(sentence)))


def _named(press: Press) -> tuple[int, int]:
    """The table and the moment of the exercise that a press is about; 0 for what is no number."""
    session_id, after = (*press.words, "", "")[:2]
    return number_of(session_id) or 0, number_of(after) or 0
