"""/privacy: what is stored about the user, also as a file, and its deletion."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from cogs.commands.rulebook import pages_of
from cogs.interactions.components import button, row
from cogs.interactions.contexts import anywhere
from cogs.interactions.ids import Press
from cogs.interactions.request import AnyInteraction, Request
from cogs.languages import say_to
from cogs.messages.parts import BLURPLE, GREY, TEXT, message, note, text
from cogs.services import Services
from cogs.words import privacy as words
from cogs.words.commands import described
from render.kit.words import clip
from sessions.people.settings import written
from words import Words

ROOT = Path(__file__).parents[2]

_ROOM = 3950
"""The longest file, in characters: Discord lets the texts of a message have 4,000 together."""


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
            offers = await tables.offers.about(user_id)
            others = {
                "deals of the day": await tables.people.deals(user_id),
                "puzzles": puzzles,
                "you follow": followed,
                "daily digest": await tables.people.digest(user_id),
                **offers,
            }
            if not (kept or settings or any(others.values())):
                await request.reply(view=message(GREY, text(say.privacy.nothing()), row(*documents)))
                return
            whole = {"Discord id": str(user_id), "you have settled": settings, "tables": kept}
            whole |= {name: listed for name, listed in others.items() if listed}
            content = json.dumps(whole, ensure_ascii=False, indent=2).encode()
            view = message(
                GREY,
                text(words.kept(say, kept, settings, len(puzzles), len(followed), sum(map(len, offers.values())))),
                discord.ui.File(f"attachment://{words.FILE}"),
                row(button(say.privacy.delete(), Press("forget"), ButtonStyle.danger), *documents),
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
                    button(say.privacy.delete_now(), Press("forgotten"), ButtonStyle.danger),
                    button(say.privacy.keep(), Press("keep")),
                ),
            )

        await request.update(lambda: {"view": question(), "attachments": []})

    async def forgotten(self, request: Request, _press: Press) -> None:
        """The button that confirms it: delete what is stored about the user."""
        done = await self._services.tables.people.forget(request.user_id, request.person.name)
        self._services.router.forget_language(request)
        for session_id in done.changed:
            self._services.display.background.retries.later(session_id, pause=0)
        sentences = words.forgotten(say_to(request), done, self._backups)
        await request.update(lambda: {"view": note(sentences)})

    async def keep(self, request: Request, _press: Press) -> None:
        """The button that cancels the deletion."""
        await request.update(lambda: {"view": note(say_to(request).privacy.kept_on())})

    async def notice(self, request: Request, _press: Press) -> None:
        """Show PRIVACY.md."""
        await request.reply(view=document(say_to(request), "PRIVACY.md"))

    async def terms(self, request: Request, _press: Press) -> None:
        """Show TERMS.md."""
        await request.reply(view=document(say_to(request), "TERMS.md"))


def document(say: Words, name: str) -> discord.ui.LayoutView:
    """A Markdown file of the project's root for users, as one message, in the language of `say`."""
    return message(BLURPLE, *map(text, _parts(clip(_text(say, name), _ROOM))))


def _parts(whole: str) -> tuple[str, ...]:
    """A text that is too long for one part of a message in two, divided between paragraphs."""
    middle = whole.find("\n\n", len(whole) // 2)
    return (whole[:middle], whole[middle:].lstrip()) if len(whole) > TEXT and middle > 0 else (whole,)


@cache
def _text(say: Words, name: str) -> str:
    return "\n".join(page.text for page in pages_of(say, _file(say, name).read_text(encoding="utf-8"), _ROOM))


def _file(say: Words, name: str) -> Path:
    """The file in the language of `say` (`docs/fr/PRIVACY.md`), or the English one where that language lacks it."""
    found = ROOT / "docs" / say.language / name
    return found if found.exists() else ROOT / name
