"""What people read about languages in /settings and /me."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from sessions.people.settings import PersonSettings, ServerSettings
from words import Language, Words, of
from words.lists import both

AS_IN_DISCORD = "-"
"""The value of a menu's option for the language of Discord: an option needs a value."""


def labels(say: Words, offered: Sequence[Language], betas: Collection[Language]) -> Mapping[str, str]:
    """The options of a menu of languages: each by its own name, after that of Discord. `betas` are marked as new."""
    marked: dict[str, str] = {
        each: say.languages.beta(language=name(each)) if each in betas else name(each) for each in offered
    }
    return {AS_IN_DISCORD: say.languages.as_in_discord(), **marked}


def note(say: Words, betas: Sequence[Language], address: str | None) -> str:
    """A line on languages that are new, and on how a wrong sentence is reported: at `address`, or to the bot's host."""
    names, many = both(say, [name(each) for each in betas]), len(betas)
    if address is None:
        return say.languages.beta_tell(languages=names, many=many)
    return say.languages.beta_report(languages=names, many=many, address=address)


def name(language: str) -> str:
    """A language by its own name: `Deutsch`."""
    return of(Language(language)).languages.name()


def told_person(say: Words, settings: PersonSettings) -> str:
    """In which language a person reads from now on."""
    if not settings.language:
        return say.languages.person_as_in_discord()
    return say.languages.person_chosen(language=name(settings.language))


def told_server(say: Words, settings: ServerSettings) -> str:
    """In which language new tables of a server are from now on."""
    if not settings.language:
        return say.languages.server_as_in_discord()
    return say.languages.server_chosen(language=name(settings.language))
