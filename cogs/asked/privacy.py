"""/privacy: what is kept about whoever asks, as a file too, and how to be forgotten."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from cogs.answers.components import button, row
from cogs.answers.contexts import anywhere
from cogs.answers.ids import Press
from cogs.answers.request import AnyInteraction, Request
from cogs.asked.rulebook import pages_of
from cogs.services import Services
from cogs.shown.parts import BLURPLE, GREY, message, note, text
from cogs.words import privacy as words
from cogs.words.table import COMMANDS
from sessions.people.settings import written

ROOT = Path(__file__).parents[2]


class Privacy(commands.Cog):
    """What people may know and ask about themselves."""

    def __init__(self, services: Services, backups: int) -> None:
        self._services = services
        self._backups = backups
        """How many backups of the database the bot keeps."""
        for action in ("forget", "forgotten", "keep", "notice", "terms"):
            services.router.on(action, getattr(self, action))

    @anywhere
    @app_commands.command(description=COMMANDS["privacy"])
    async def privacy(self, interaction: AnyInteraction) -> None:
        """What is kept, to the one who asked."""
        async with self._services.router.deferred(interaction) as request:
            kept = await self._services.tables.people.about(request.user_id, request.person.name)
            documents = (button(words.NOTICE, Press("notice")), button(words.TERMS, Press("terms")))
            settled = written(await self._services.tables.settings.person(request.user_id))
            if not kept and not settled:
                await request.reply(view=message(GREY, text(words.NOTHING), row(*documents)))
                return
            whole = {"Discord id": str(request.user_id), "you have settled": settled, "tables": kept}
            content = json.dumps(whole, ensure_ascii=False, indent=2).encode()
            view = message(
                GREY,
                text(words.kept(kept, settled)),
                discord.ui.File(f"attachment://{words.FILE}"),
                row(button(words.DELETE, Press("forget"), ButtonStyle.danger), *documents),
            )
            await request.reply(view=view, file=(words.FILE, content))

    async def forget(self, request: Request, _press: Press) -> None:
        """The first press: ask."""

        def question() -> discord.ui.LayoutView:
            return message(
                GREY,
                text(words.ASKED),
                row(
                    button(words.DELETE_NOW, Press("forgotten"), ButtonStyle.danger),
                    button(words.KEEP, Press("keep")),
                ),
            )

        await request.update(lambda: {"view": question(), "attachments": []})

    async def forgotten(self, request: Request, _press: Press) -> None:
        """The second press: do it."""
        done = await self._services.tables.people.forget(request.user_id, request.person.name)
        for session_id in done.changed:
            self._services.display.background.retries.later(session_id, pause=0)
        told = words.forgotten(done, self._backups)
        await request.update(lambda: {"view": note(told)})

    async def keep(self, request: Request, _press: Press) -> None:
        """The answer no to the question."""
        await request.update(lambda: {"view": note(words.KEPT_ON)})

    async def notice(self, request: Request, _press: Press) -> None:
        """What PRIVACY.md says."""
        await request.reply(view=document("PRIVACY.md"))

    async def terms(self, request: Request, _press: Press) -> None:
        """What TERMS.md says."""
        await request.reply(view=document("TERMS.md"))


def document(name: str) -> discord.ui.LayoutView:
    """A file of the project's root that players may read, as one message."""
    return message(BLURPLE, text(_text(name)))


@cache
def _text(name: str) -> str:
    return "\n".join(page.text for page in pages_of((ROOT / name).read_text(encoding="utf-8")))
