"""Translates the descriptions of commands, and the names of games among their choices, for Discord."""

from __future__ import annotations

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from cogs.languages import offered
from cogs.words.about import title_to_type
from cogs.words.commands import in_language
from render.kit.texts import clip
from words import ENGLISH, Language, best, of

LENGTH = 100
"""The most characters of a description or of a choice: with a longer one Discord would take no command at all."""


class CommandTranslator(app_commands.Translator):
    """Translates texts that say by their `extras` what they are (`cogs/words/commands.py`), and no others.

    Commands and parameters keep their names: every text names them so.
    """

    def __init__(self) -> None:
        # Each start of the bot asks for some thousand texts, most of them in languages that it does not speak.
        self._languages = {locale: language for locale in Locale if (language := _language_for(locale)) is not None}

    async def translate(self, string: locale_str, locale: Locale, _context: TranslationContextTypes, /) -> str | None:
        """The text in a language of Discord; None where it has none of its own there."""
        language = self._languages.get(locale)
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
