"""/puzzle: positions in which the best turn is to be found, for one person at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from cogs.commands.answering import Answered, afresh, tried_in
from cogs.commands.exercises import Exercises
from cogs.commands.reference import game_of
from cogs.interactions.contexts import anywhere
from cogs.interactions.ids import Press
from cogs.interactions.readers import say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages import parts, tasks
from cogs.messages import puzzles as messages
from cogs.messages.controls import MENUS
from cogs.messages.parts import Composed
from cogs.messages.puzzles import ShownPuzzle
from cogs.pictures.pictures import Picture
from cogs.services import Services
from cogs.thinking.advising import Refutations
from cogs.words import learning as words
from cogs.words.commands import described, game_choices
from render.scene import Scene
from sessions.learning.puzzles import (
    MOST_TRIES,
    daily,
    difficulty,
    is_beginner,
    is_done,
    last_game,
    next_easier,
    next_own,
    puzzle_position,
    puzzles,
    suiting,
    tally_of,
    themes_of,
)
from sessions.learning.tasks import Judged
from sessions.tables.puzzling import OWN, Occasion, PuzzleRow, row_of


class Puzzles(Answered[ShownPuzzle], commands.Cog):
    """The command and its buttons. All answers are private; custom ids hold what was played of an answer."""

    def __init__(self, services: Services, refutations: Refutations, exercises: Exercises) -> None:
        self._services = services
        self._exercises = exercises
        self._refutations = refutations
        router = services.router
        for menu in MENUS:
            router.on(f"{messages.PUZZLE}{menu}", self.play)
        router.on(messages.UNDO, self.undo)
        router.on(messages.SHOW, self.give_up)
        router.on(messages.NEXT, self.next)
        router.on(messages.EASIER, self.easier)
        router.on(messages.TODAY, self.today)

    @anywhere
    @app_commands.command(description=described("puzzle"))
    @app_commands.describe(game=described("puzzle_game"))
    @app_commands.choices(game=game_choices())
    async def puzzle(self, interaction: AnyInteraction, game: str | None = None) -> None:
        """Show an exercise that is due, the server's puzzle of the day, or a puzzle of a game that suits the user."""
        async with self._services.router.deferred(interaction) as request:
            if game is None and await self._exercises.show_due(request):
                return
            today = self._services.tables.puzzles.today()
            key = self._daily(request) if game is None else None
            rows = await self._services.tables.puzzles.rows(request.user_id)
            if key is None or (is_beginner(rows) and row_of(rows, key, Occasion(request.guild_id, today)) is None):
                await self._show_own(request, game)
            else:
                await self._open(request, key, today)

    def _daily(self, request: Request) -> str | None:
        """The key of the daily puzzle of the server. Of one of which the bot is no member, nothing is kept: None."""
        return daily(request.guild_id, self._services.tables.puzzles.today()) if request.guild_id else None

    async def today(self, request: Request, _press: Press) -> None:
        """The button *Daily puzzle*: show that of the server."""
        key = self._daily(request)
        if key is None:
            await self._show_own(request, None)
        else:
            await self._open(request, key, self._services.tables.puzzles.today())

    async def easier(self, request: Request, press: Press) -> None:
        """The button *Easier puzzle*: show one that the user has not tried, or the same where there is none."""
        key = next(iter(press.words), "")
        rows = await self._services.tables.puzzles.rows(request.user_id)
        await self._open(request, next_easier(key, rows, self._daily(request)) or key, OWN.day)

    async def next(self, request: Request, press: Press) -> None:
        """The buttons *Next puzzle* and *Go on with a puzzle*: show a puzzle of the game that suits the user."""
        await self._show_own(request, game_of(press))

    async def _show_own(self, request: Request, game: str | None) -> None:
        rows = await self._services.tables.puzzles.rows(request.user_id)
        game = game or (await self._known_game(request) if is_beginner(rows) else None) or last_game(rows)
        shifts = await self._services.tables.puzzles.shifts()
        key = next_own(game, rows, shifts, self._daily(request)) if game else None
        if key is None:
            sentence = words.none_left(say_to(request), game, len(puzzles(game)) if game else 0)
            await self._services.private_answers.update(request, Composed(parts.note(sentence)))
            return
        await self._open(request, key, OWN.day)

    async def _known_game(self, request: Request) -> str | None:
        """The game with puzzles that the user has finished last, here or in direct messages; None for none."""
        overview, user_id = self._services.tables.overview, request.user_id
        for guild_id in dict.fromkeys((request.guild_id, 0)):
            finished = await overview.finished(guild_id, user_id=user_id)
            if known := [each.game for each in finished if puzzles(each.game)]:
                return known[-1]
        return None

    async def _open(self, request: Request, key: str, day: int) -> None:
        """Show a puzzle from its beginning, or its solution if the user has finished it."""
        shown = await self._load(request, Press(messages.PUZZLE, words=(key, str(day))))
        if shown is not None:
            await self._show(request, shown)

    async def give_up(self, request: Request, press: Press) -> None:
        """Show the solution. The user has no answers left then."""
        shown = await self._load(request, press)
        if shown is not None:
            counted = self._services.tables.puzzles
            rows = await counted.rows(request.user_id)
            row = await counted.answer(request.user_id, shown.here.key, shown.occasion, rows, right=False, gave_up=True)
            await self._show_done(request, shown, tasks.solution_told(shown), solved=row.solved, before=rows)

    async def _load(self, request: Request, press: Press) -> ShownPuzzle | None:
        """The puzzle of a button. If it is gone, the user gets an answer that says so, and None is returned.

        The puzzle of the day is never one of the user's own, whatever the button says; that of an earlier day is.
        """
        key = (*press.words, "")[0]
        # A long game is played again first, which takes a while, so a thread does it.
        here = await asyncio.to_thread(puzzle_position, key)
        if here is None or not await self._is_offered(request, key, here.game.key):
            await self._services.private_answers.update(request, Composed(parts.note(say_to(request).puzzles.gone())))
            return None
        found = await asyncio.to_thread(tried_in, here, press)
        of_today = key == self._daily(request)
        counted = self._services.tables.puzzles
        occasion = Occasion(request.guild_id, counted.today()) if of_today else OWN
        points = difficulty(here.puzzle, await counted.shifts())
        return ShownPuzzle(
            say_to(request), request.person.name, tried=found, here=here, occasion=occasion, points=round(points)
        )

    async def _is_offered(self, request: Request, key: str, game: str) -> bool:
        """Whether the user was offered this puzzle: anybody can make up an id that names another server's."""
        today = self._daily(request)
        yesterday = daily(request.guild_id, self._services.tables.puzzles.today() - 1) if today else None
        if key in (today, yesterday):
            return True
        rows = await self._services.tables.puzzles.rows(request.user_id)
        if row_of(rows, key, OWN) is not None:
            return True
        # The button *Easier puzzle* leads on from each of these.
        found: set[str] = set()
        shifts = await self._services.tables.puzzles.shifts()
        for each in (today, *suiting(game, rows, shifts, today), *(row.puzzle for row in rows)):
            at: str | None = each
            while at is not None and at not in found:
                found.add(at)
                at = next_easier(at, rows, today)
        return key in found - {row.puzzle for row in rows}

    async def _judge(self, request: Request, shown: ShownPuzzle, answer: Judged) -> None:
        """Count an answer, and tell what is right or wrong with it."""
        counted, fresh = self._services.tables.puzzles, afresh(shown)
        rows = await counted.rows(request.user_id)
        before = row_of(rows, shown.here.key, shown.occasion)
        if before is not None and is_done(before):
            await self._show(request, fresh)
            return
        row = await counted.answer(request.user_id, shown.here.key, shown.occasion, rows, right=answer.right)
        if answer.right:
            story = [messages.solved_by(shown, answer)]
            await self._show_done(request, shown, story, answer, solved=True, before=rows)
            return
        value = await self._refutations.value(request.user_id, shown.here, answer)
        left = 0 if row.solved else max(0, MOST_TRIES - row.tries)
        told = messages.wrong_answer(shown, answer, value, left)
        if left:
            await self._board(request, fresh, left, notes=[told])
        else:
            await self._show_done(request, shown, [told, *tasks.solution_told(shown)], solved=False, before=rows)

    async def _show(self, request: Request, shown: ShownPuzzle, page: int = 0, notes: Sequence[str] = ()) -> None:
        """Show the board of a puzzle, or its solution if the user has finished it."""
        rows = await self._services.tables.puzzles.rows(request.user_id)
        row = row_of(rows, shown.here.key, shown.occasion)
        if row is not None and is_done(row):
            story = [shown.say.puzzles.finished(), *tasks.solution_told(shown)]
            await self._show_done(request, shown, story, solved=row.solved)
            return
        await self._board(request, shown, MOST_TRIES - (row.tries if row else 0), page, notes)

    async def _board(
        self, request: Request, shown: ShownPuzzle, left: int, page: int = 0, notes: Sequence[str] = ()
    ) -> None:
        """Show the board of a puzzle for which the user has `left` answers left."""
        picture = await self._picture(shown, tasks.scene(shown))
        rows, key = await self._services.tables.puzzles.rows(request.user_id), self._daily(request)
        of_today = row_of(rows, key or "", Occasion(request.guild_id, self._services.tables.puzzles.today()))
        waits = key is not None and shown.occasion == OWN and (of_today is None or not is_done(of_today))
        easier = next_easier(shown.here.key, rows) is not None
        view = messages.board(shown, picture, left, page, notes, easier=easier, today=waits)
        await self._services.private_answers.update(request, Composed(view, picture))

    async def _show_done(
        self,
        request: Request,
        shown: ShownPuzzle,
        story: Sequence[str],
        answer: Judged | None = None,
        *,
        solved: bool,
        before: tuple[PuzzleRow, ...] = (),
    ) -> None:
        """Show the end of a puzzle: the position after the user's right answer, or after the solution.

        `before` is what they had done before this answer; without it, nothing is told of how it has changed.
        """
        played = answer.played if answer else tasks.solution(shown)
        picture = await self._picture(shown, tasks.scene_after(shown, played))
        below = [await self._today(request, shown)] if shown.occasion.day else []
        themes = await asyncio.to_thread(themes_of, shown.here.key)
        below = [words.themes(shown.say, themes), await self._strength(request, shown, before), *below]
        view = messages.done(shown, picture, story, [each for each in below if each], solved=solved)
        await self._services.private_answers.update(request, Composed(view, picture))

    async def _strength(self, request: Request, shown: ShownPuzzle, before: tuple[PuzzleRow, ...]) -> str:
        """The user's rating for puzzles of this game, how it has changed, and how many they have solved in a row."""
        counted, key = self._services.tables.puzzles, shown.here.game.key
        shifts, rows = await counted.shifts(), await counted.rows(request.user_id)
        now = tally_of(key, rows, shifts)
        was = tally_of(key, before, shifts) if before or now.finished == 1 else now
        return words.strength(shown.say, key, now, round(now.strength) - round(was.strength))

    async def _today(self, request: Request, shown: ShownPuzzle) -> str:
        counted = self._services.tables.puzzles
        found = counted.done(await counted.rows(request.user_id), request.guild_id)
        return words.today(shown.say, *await counted.solvers(shown.occasion), found.streak)

    async def _picture(self, shown: ShownPuzzle, scene: Scene) -> Picture:
        return await self._services.private_answers.picture(shown.game_key, scene, shown.say.language)
