"""/rules, /tutorial and /help: the page *How to play*, the guided game, and switching hints on and off."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.commands.reference import game_of, page_of
from cogs.commands.rulebook import has_how, how_to_play
from cogs.commands.seating import first_game
from cogs.interactions.contexts import anywhere
from cogs.interactions.ids import Press
from cogs.interactions.readers import say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages import lessons, parts
from cogs.messages.controls import MENUS, PlyWords, cached_weigh, groups, next_words
from cogs.messages.parts import Composed
from cogs.pictures.thumbnails import scene_of
from cogs.services import Services
from cogs.words.commands import described, game_choices
from cogs.words.learning import Where
from render.catalogue import face
from sessions.learning.lessons import Attempt, Lesson, example, tutorial
from sessions.refusals.base import Refusal
from sessions.refusals.requests import InThreads, NoDirectMessages, NoTable
from sessions.tables import games


class Learning(commands.Cog):
    """Help for users who do not know a game yet. All answers are private."""

    def __init__(self, services: Services) -> None:
        self._services = services
        router = services.router
        router.on("rules", self.open_rules)
        router.on("howto", self.turn_to_how)
        for menu in MENUS:
            router.on(f"{lessons.LESSON}{menu}", self.lesson)
        router.on("guide", self.open_guide)
        router.on("welcome", self.welcome)
        router.on("nohints", self.turn_hints_off)
        router.on("hints", self.turn_hints_on)

    @anywhere
    @app_commands.command(description=described("rules"))
    @app_commands.describe(game=described("rules_game"))
    @app_commands.choices(game=game_choices())
    async def rules(self, interaction: AnyInteraction, game: str | None = None) -> None:
        """Show *How to play*, which has a button for the full rules."""
        async with self._services.router.deferred(interaction) as request:
            await self._show_how(request, game or await self._game_in_channel(request))

    @anywhere
    @app_commands.command(description=described("tutorial"))
    @app_commands.describe(game=described("tutorial_game"))
    @app_commands.choices(game=game_choices())
    async def tutorial(self, interaction: AnyInteraction, game: str | None = None) -> None:
        """Show the first lesson of the guided game."""
        async with self._services.router.deferred(interaction) as request:
            await self._show_lesson(request, game or await self._game_in_channel(request), 0)

    @anywhere
    @app_commands.command(description=described("help"))
    async def help(self, interaction: AnyInteraction) -> None:
        """Show which games and commands there are."""
        async with self._services.router.answering(interaction) as request:
            await self.welcome(request)

    async def welcome(self, request: Request, _press: Press | None = None) -> None:
        """Show the same, with the menu that leads to *How to play*, in a private message of its own."""
        here = not request.place.direct
        tree: app_commands.CommandTree[Any] = request.interaction.client.tree
        usable = _usable(tree, everywhere=not here)
        where: Where = "outside" if request.outside else "here" if here else "direct"
        application_id = request.interaction.application_id
        await request.reply(view=lessons.welcome(say_to(request), tuple(games()), usable, where, application_id))

    async def _game_in_channel(self, request: Request) -> str:
        """The key of the game in the channel, or of the first game in the catalogue where there is none."""
        try:
            return (await self._services.table_of(request)).game.key
        except (NoTable, InThreads, NoDirectMessages):
            return next(iter(games()))

    # How to play

    async def open_rules(self, request: Request, press: Press) -> None:
        """The button *Rules* of a public message: show *How to play* in a private message."""
        game = game_of(press)
        await request.acknowledge(thinking=True)
        await self._show_how(request, game)

    async def turn_to_how(self, request: Request, press: Press) -> None:
        """Show *How to play* in place of another private page."""
        await self._show_how(request, game_of(press))

    async def _show_how(self, request: Request, game: str) -> None:
        say = say_to(request)
        if not has_how(game):
            # A game without this page: show the first page of the rules.
            await self._services.private_answers.update(request, Composed(page_of(say, game, 0)))
            return
        shown = example(game)
        weigh = cached_weigh(face(game, say).teller, shown.position)
        offered = next_words(groups(shown.continuations, shown.chosen, weigh), weigh)
        picture = await self._services.private_answers.picture(
            game, scene_of(say, shown, request.person.name, shown.chosen, offered), say.language
        )
        view = lessons.how_to_play(say, game, how_to_play(say, game), picture)
        await self._services.private_answers.update(request, Composed(view, picture))

    # The guided game

    async def open_guide(self, request: Request, press: Press) -> None:
        """The button *Guided game* of a lobby or a panel: show the first lesson in a new private message."""
        game = game_of(press)
        await request.acknowledge(thinking=True)
        await self._show_lesson(request, game, 0)

    async def lesson(self, request: Request, press: Press) -> None:
        """A button or menu of a lesson: show another lesson, continue an answer, or judge a complete one."""
        game, (index, *chosen) = game_of(press), press.words[1:] or ("0",)
        number = int(index) if index.isdecimal() else 0
        text = tuple(" ".join(chosen).split())
        await self._show_lesson(request, game, number, text, press.page)

    async def _show_lesson(self, request: Request, game: str, index: int, chosen: PlyWords = (), page: int = 0) -> None:
        say = say_to(request)
        given = tutorial(game, say.language)
        # A tutorial that has become shorter since the button was made starts again.
        index = index if index < len(given) else 0
        current, place = given[index], (index, len(given))
        following = current.continuations(chosen)
        note = ""
        if not following or "" in following:
            answer = current.answer(chosen)
            if answer is not None and answer.right:
                await self._show_done(request, current, place, answer)
                return
            note = lessons.wrong_answer(say, current, answer) if answer else say.learning.stale()
            chosen = ()
        teller = face(game, say).teller
        weigh = cached_weigh(teller, current.position)
        offered = groups(current.continuations, chosen, weigh)
        # All choices are marked: marking only those that gain something would mislead in some lessons.
        scene = scene_of(say, current, request.person.name, chosen, next_words(offered))
        picture = await self._services.private_answers.picture(game, scene, say.language)
        view = lessons.lesson(say, current, place, picture, teller, offered, chosen, page, note)
        await self._services.private_answers.update(request, Composed(view, picture))

    async def _show_done(self, request: Request, current: Lesson, place: tuple[int, int], answer: Attempt) -> None:
        name, say = request.person.name, say_to(request)
        scene = scene_of(say, current, name, answer=answer)
        picture = await self._services.private_answers.picture(current.game.key, scene, say.language)
        view = lessons.lesson_done(say, current, place, answer, picture, name, first_game(current.game.key))
        await self._services.private_answers.update(request, Composed(view, picture))

    # Hints

    async def turn_hints_off(self, request: Request, press: Press) -> None:
        """The button beside a hint: switch off the user's hints, and remove the hint from the board."""
        await self._services.tables.settings.change_person(request.user_id, hints=False)
        try:
            session = await self._services.tables.load(press.session)
        except Refusal:
            # The hints are off. Other problems of the table are reported elsewhere.
            pass
        else:
            live = session.live
            acts = session.actor is not None and session.actor == session.seat_of(request.user_id)
            if acts and live and live.message_id == request.message_id:
                await self._services.display.offer(session, request, (), 0)
        await request.reply(view=lessons.hints_off(say_to(request)))

    async def turn_hints_on(self, request: Request, _press: Press) -> None:
        """The button under the answer to that: switch the user's hints on again."""
        await self._services.tables.settings.change_person(request.user_id, hints=True)
        await self._services.private_answers.update(
            request, Composed(parts.note(say_to(request).learning.hints_again()))
        )


def _usable(tree: app_commands.CommandTree[Any], *, everywhere: bool) -> set[str]:
    """The names of the commands: all, or with `everywhere` those that work in direct messages, too."""
    found = [each for each in tree.get_commands() if isinstance(each, app_commands.Command)]
    return {
        each.name for each in found if not everywhere or (each.allowed_contexts and each.allowed_contexts.dm_channel)
    }
