"""Registers the bot's commands with Discord, in all languages, when they have changed."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str
from msgspec import Struct

from cogs import library
from cogs.interactions.request import DISCORD_ERRORS, is_temporary
from cogs.languages import offered
from cogs.schedule import FIRST_PAUSE, LONGEST_PAUSE
from cogs.words.about import title_to_type
from cogs.words.commands import in_language, name_of, parameter_of
from render.kit.texts import clip
from sessions.tables import Tables
from words import ENGLISH, Language, Words, best, of

log = logging.getLogger(__name__)


LENGTH = 100
"""The most characters of a description or of a choice: with a longer one Discord would take no command at all."""


class CommandTranslator(app_commands.Translator):
    """Translates texts that say by their `extras` what they are (`cogs/words/commands.py`), and no others.

    Those are descriptions and choices; `called` adds the names of commands and parameters.
    """

    def __init__(self) -> None:
        # Each start of the bot asks for some thousand texts, most of them in languages that it does not speak.
        self.languages = {locale: language for locale in Locale if (language := _language_for(locale)) is not None}

    async def translate(self, string: locale_str, locale: Locale, _context: TranslationContextTypes, /) -> str | None:
        """The text in a language of Discord; None where it has none of its own there."""
        language = self.languages.get(locale)
        if language is None:
            return None
        match string.extras:
            case {"key": key, "variables": variables}:
                return clip(in_language(of(language), key, variables), LENGTH)
            case {"game": key}:
                return clip(title_to_type(of(language), key), LENGTH)
        return None


def _language_for(locale: Locale) -> Language | None:
    """The language in which texts are registered for a locale.

    English is registered for `en-US`, which Discord would otherwise take from `en-GB`; Discord shows what is registered
    without a locale to everybody else.
    """
    language = best(locale.value, offered())
    return None if language == ENGLISH and locale is not Locale.american_english else language


def called(command: Mapping[str, Any], languages: Mapping[Locale, Language]) -> dict[str, Any]:
    """A command as it is sent to Discord, with its name and those of its parameters in these languages.

    A name that is the English one is left out. Discord sends the English names with every interaction.
    """

    def named(one: Mapping[str, Any], told: Callable[[Words, str], str]) -> dict[str, Any]:
        found = {locale.value: told(of(language), one["name"]) for locale, language in languages.items()}
        names = {locale: each for locale, each in found.items() if each != one["name"]}
        return {**one, "name_localizations": names} if names else {**one}

    options = [named(each, parameter_of) for each in command.get("options") or ()]
    return {**named(command, name_of), "options": options}


REGISTER_WITHIN = 5.0
"""Seconds that the bot waits, before it goes online, for Discord to register its commands."""


class Reach(Struct, frozen=True):
    """Where Discord offers a command.

    Attributes:
        integration_types (tuple of int): by which ways of installing, by Discord's numbers: 0 in servers that have the
            bot, 1 to people who have it in their account.
        contexts (tuple of int): in which places: 0 servers, 1 direct messages with the bot, 2 messages between others.
    """

    integration_types: tuple[int, ...]
    contexts: tuple[int, ...]


def reach_of(tree: app_commands.CommandTree[Any], command: Any) -> Reach:
    """Where Discord is to offer a command of `tree`: as it says itself, else as the tree says for all."""
    installs = command.allowed_installs or tree.allowed_installs
    contexts = command.allowed_contexts or tree.allowed_contexts
    places = (contexts.guild, contexts.dm_channel, contexts.private_channel)
    return Reach(
        tuple(number for number, on in enumerate((installs.guild, installs.user)) if on),
        tuple(number for number, on in enumerate(places) if on),
    )


class Memo:
    """Stores which commands the bot has registered last.

    Attributes:
        recall: returns the text stored under a key; None where there is none.
        remember: stores a text (the second argument) under a key (the first).
    """

    def __init__(
        self, recall: Callable[[str], Awaitable[str | None]], remember: Callable[[str, str], Awaitable[None]]
    ) -> None:
        self.recall = recall
        self.remember = remember


class Registration:
    """Registers the commands of `tree`. Of several processes, one does so at a time."""

    def __init__(self, tree: app_commands.CommandTree[Any], memo: Memo, tables: Tables) -> None:
        self._tree = tree
        self._memo = memo
        self._tables = tables
        self._translator = CommandTranslator()
        self._later: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Register the commands. Where Discord fails or is slow, continue in the background while the bot goes online.

        The commands that Discord has work meanwhile. Raises discord.HTTPException for an error that is not temporary.
        """
        await self._tree.set_translator(self._translator)
        first = asyncio.create_task(self._registered())
        try:
            done, _ = await asyncio.wait({first}, timeout=REGISTER_WITHIN)
        except asyncio.CancelledError:
            # The bot is stopped while it starts: nothing would await this task any more.
            first.cancel()
            raise
        if not done or not first.result():
            self._later = asyncio.create_task(self._register_later(first))

    async def _register(self) -> None:
        """Register the commands with Discord, unless they and Discord's are the same as last time."""
        described = await library.wanted(self._tree, self._translator)
        payload: list[Mapping[str, Any]] = [called(each, self._translator.languages) for each in described]
        async with self._tables.claims.held("commands"):
            before = await self._memo.recall("commands")
            found = await self._tree.fetch_commands()
            if before is not None and before == _digest(payload, found):
                return
            await self._memo.remember("commands", _digest(payload, await library.register(self._tree, payload)))
            log.info("Registered %s commands", len(payload))

    async def _registered(self) -> bool:
        """Try to register the commands; False after a temporary error.

        Raises discord.HTTPException for other errors.
        """
        try:
            await self._register()
        except DISCORD_ERRORS as error:
            if not is_temporary(error):
                raise
            log.warning("The commands could not be registered; the bot tries again in the background: %r", error)
            return False
        return True

    async def _register_later(self, first: asyncio.Task[bool]) -> None:
        pause = FIRST_PAUSE
        try:
            done = await first
            while not done:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                done = await self._registered()
        except Exception:
            # Nothing awaits this task, so the error is logged. The next start tries again.
            log.exception("The commands could not be registered")

    def close(self) -> None:
        """Stop trying. The next start tries again."""
        if self._later is not None:
            self._later.cancel()


def _digest(payload: list[Mapping[str, Any]], registered: list[app_commands.AppCommand]) -> str:
    """A digest of the bot's commands with their translations, and of those that Discord has without.

    It changes when either does.
    """
    text = json.dumps([payload, library.registered(registered)], sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()
