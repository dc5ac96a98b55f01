"""/privacy: what is stored about the user, also as a file, and its deletion."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.rulebook import ROOM, pages_of
from cogs.interactions.components import button, row
from cogs.interactions.contexts import anywhere
from cogs.interactions.ids import Press
from cogs.interactions.readers import say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages.conduct import avoided_button
from cogs.messages.parts import BLURPLE, GREY, message, note, text
from cogs.services import Services
from cogs.words import privacy as words
from cogs.words.commands import described
from sessions.people.settings import written
from sessions.refusals.base import NotNoted, NotShown
from tournaments.events.own_data import about
from words import Words
from words.typed import in_language

ROOT = Path(__file__).parents[2]

SHOWN_WITHIN = 5.0
"""Seconds that the end of a game in direct messages may take to be shown before it is deleted."""

_TURNING = ("turn",)
"""The words of the buttons that turn a page of a document, in place of the page that was pressed."""


class Privacy(commands.Cog):
    """The export and the deletion of a user's data, the privacy notice and the terms of use."""

    def __init__(self, services: Services, backups: int) -> None:
        self._services = services
        # The number of backups of the database that the bot keeps.
        self._backups = backups
        for action in ("forget", "forgotten", "keep", "notice", "terms"):
            services.router.on(action, getattr(self, action))

    @anywhere
    @app_commands.command(description=described("privacy"))
    async def privacy(self, interaction: AnyInteraction) -> None:
        """Tell what is stored about the user, with a file of all of it and a button to delete it."""
        async with self._services.router.deferred(interaction) as request:
            tables, user_id, say = self._services.tables, request.user_id, say_to(request)
            kept = await tables.people.about(user_id, request.person.name)
            documents = (button(say.privacy.notice(), Press("notice")), button(say.privacy.terms(), Press("terms")))
            settings = written(await tables.settings.person(user_id))
            puzzles, followed = await tables.puzzles.about(user_id), await tables.people.followed(user_id)
            offers, exercises = await tables.offers.about(user_id), await tables.exercises.about(user_id)
            reviews = await tables.reviews.about(user_id)
            entered = await about(tables.store, user_id)
            others = {
                "daily deals": await tables.people.deals(user_id),
                "puzzles": puzzles,
                "exercises": exercises,
                "progress": reviews,
                "you follow": followed,
                "seasons": await tables.seasons.about(user_id),
                "daily digest": await tables.people.digest(user_id),
                "direct messages": await tables.people.direct(user_id),
                "player name": await tables.strangers.about(user_id),
                **offers,
                **entered,
                **(conduct := {**await tables.conduct.about(user_id), **await tables.challenges.about(user_id)}),
            }
            if not (kept or settings or any(others.values())):
                await request.reply(view=message(GREY, text(say.privacy.nothing()), row(*documents)))
                return
            own = {name: value for name, value in settings.items() if name not in words.NOT_SET}
            noted = {name: value for name, value in settings.items() if name in words.NOT_SET}
            whole = {"Discord ID": str(user_id), "your settings": own, "tables": kept}
            whole |= {"your Discord": noted} if noted else {}
            whole |= {name: listed for name, listed in others.items() if listed}
            content = json.dumps(whole, ensure_ascii=False, indent=2).encode()
            view = message(
                GREY,
                text(
                    words.kept(
                        say,
                        kept,
                        settings,
                        len(puzzles),
                        len(followed),
                        sum(map(len, offers.values())),
                        len(exercises),
                        len(entered),
                        len(reviews),
                    ),
                    " ".join(words.of_strangers(say, conduct)),
                ),
                discord.ui.File(f"attachment://{words.FILE}"),
                row(
                    button(say.privacy.delete(), Press("forget"), tone="bad"),
                    *documents,
                    *([avoided_button(say)] if conduct["strangers you avoid"] else []),
                ),
            )
            await request.reply(view=view, file=(words.FILE, content))

    async def forget(self, request: Request, _press: Press) -> None:
        """The button *Delete*: ask for confirmation."""
        say = say_to(request)

        def question() -> discord.ui.LayoutView:
            return message(
                GREY,
                text(say.privacy.asked()),
                row(
                    button(say.privacy.delete_now(), Press("forgotten"), tone="bad"),
                    button(say.privacy.keep(), Press("keep")),
                ),
            )

        await request.update(lambda: {"view": question(), "attachments": []})

    async def forgotten(self, request: Request, _press: Press) -> None:
        """The button that confirms it: delete what is stored about the user."""
        people, display = self._services.tables.people, self._services.display
        left = await people.leave_direct_messages(request.user_id)
        for session in left:
            # Once it is deleted, nothing can tell there that the game is over.
            with suppress(NotShown, NotNoted, TimeoutError):
                async with asyncio.timeout(SHOWN_WITHIN):
                    if not session.apart:
                        await display.show(session)
        boards = await people.boards_of(request.user_id)
        done = await people.forget(request.user_id, request.person.name)
        # Where these messages are is stored no more. The others' boards still have the name.
        display.views.start_deleting(boards.messages)
        display.views.start_renaming(boards.tables)
        self._services.router.forget_language(request)
        for session_id in (*done.changed, *(each.id for each in left if each.apart)):
            display.background.retries.later(session_id, pause=0)
        sentences = words.forgotten(say_to(request), done, self._backups)
        await request.update(lambda: {"view": note(sentences)})

    async def keep(self, request: Request, _press: Press) -> None:
        """The button that cancels the deletion."""
        await request.update(lambda: {"view": note(say_to(request).privacy.kept_on())})

    async def notice(self, request: Request, press: Press) -> None:
        """Show PRIVACY.md."""
        await self._show(request, press, "PRIVACY.md")

    async def terms(self, request: Request, press: Press) -> None:
        """Show TERMS.md."""
        await self._show(request, press, "TERMS.md")

    async def _show(self, request: Request, press: Press, name: str) -> None:
        say = say_to(request)
        if press.words == _TURNING:
            await request.update(lambda: {"view": document(say, name, press.action, press.page)})
        else:
            await request.reply(view=document(say, name, press.action))


def document(say: Words, name: str, action: str, page: int = 0) -> discord.ui.LayoutView:
    """A page, counted from 0, of a Markdown file of the project's root for users, in the language of `say`.

    `action` is that of the buttons that turn pages, where there is more than one.
    """
    pages = _pages(_sections(say, name))
    last = len(pages) - 1
    shown = min(page, last)
    turns = row(
        button(say.tables.previous(), Press(action, 0, 0, max(shown - 1, 0), _TURNING), disabled=not shown),
        button(say.tables.next(), Press(action, 0, 0, min(shown + 1, last), _TURNING), disabled=shown == last),
    )
    return message(BLURPLE, text(pages[shown]), *([turns] if last else []))


def _pages(sections: Sequence[str]) -> list[str]:
    """The sections of a document in as few pages as possible, each of at most ROOM characters or of one section."""
    pages: list[str] = []
    for section in sections:
        if pages and len(pages[-1]) + 1 + len(section) <= ROOM:
            pages[-1] += f"\n{section}"
        else:
            pages.append(section)
    return pages


@cache
def _sections(say: Words, name: str) -> tuple[str, ...]:
    """The sections of a document with their headings, as Discord shows them."""
    source = in_language(_file(say, name).read_text(encoding="utf-8"), say.language)
    return tuple(page.text for page in pages_of(say, source))


def _file(say: Words, name: str) -> Path:
    """The file in the language of `say` (`docs/fr/PRIVACY.md`), or the English one where that language lacks it."""
    found = ROOT / "docs" / say.language / name
    return found if found.exists() else ROOT / name
