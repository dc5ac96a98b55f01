"""What people read at /settings and /me."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Literal

from sessions.people.setting_checks import DEFAULT_ZONE, NO_LIMIT
from sessions.people.settings import PersonSettings, ServerSettings
from words import Language, Words, of
from words.lists import both, either

AS_IN_DISCORD = "-"
"""The value of a menu's option for the language of Discord: an option needs a value."""


def language_labels(say: Words, offered: Sequence[Language], betas: Collection[Language]) -> Mapping[str, str]:
    """The options of a menu of languages: each by its own name, after that of Discord. `betas` are marked as new."""
    marked: dict[str, str] = {
        each: say.languages.beta(language=language_name(each)) if each in betas else language_name(each)
        for each in offered
    }
    return {AS_IN_DISCORD: say.languages.as_in_discord(), **marked}


def beta_note(say: Words, betas: Sequence[Language], address: str | None) -> str:
    """A line on languages that are new, and on how a wrong sentence is reported: at `address`, or to the bot's host."""
    names, many = both(say, [language_name(each) for each in betas]), len(betas)
    if address is None:
        return say.languages.beta_tell(languages=names, many=many)
    return say.languages.beta_report(languages=names, many=many, address=address)


def language_name(language: str) -> str:
    """A language by its own name: `Deutsch`."""
    return of(Language(language)).languages.name()


def _told_person_language(say: Words, settings: PersonSettings) -> str:
    """In which language a person reads from now on."""
    if not settings.language:
        return say.languages.person_as_in_discord()
    return say.languages.person_chosen(language=language_name(settings.language))


def _told_server_language(say: Words, settings: ServerSettings) -> str:
    """In which language new tables of a server are from now on."""
    if not settings.language:
        return say.languages.server_as_in_discord()
    return say.languages.server_chosen(language=language_name(settings.language))


_TIMES: Mapping[str, Literal["none", "hour", "half-day", "day", "three-days", "week"]] = {
    "none": "none",
    "1h": "hour",
    "12h": "half-day",
    "1d": "day",
    "3d": "three-days",
    "1w": "week",
}
"""The values of a clock, as the settings and as the messages have them."""

LIMITS = {
    "tables_at_once": (NO_LIMIT, 1, 2, 3, 5, 10, 20, 50, 100),
    "open_games": (NO_LIMIT, 0, 1, 2, 3, 5, 10, 20),
}


# The screens


def server_headings(say: Words) -> Mapping[str, str]:
    """What stands above the menu of each setting of a server, by the setting's name."""
    words = say.settings
    return {
        "channels": words.server_channels(),
        "openers": words.server_openers(),
        "tables_at_once": words.server_tables_at_once(),
        "clocks": words.server_clocks(),
        "clock": words.server_clock(),
        "past": words.server_past(),
        "games_channel": words.server_games_channel(),
        "offers_channel": words.server_offers_channel(),
        "results_channel": words.server_results_channel(),
    }


def person_headings(say: Words) -> Mapping[str, str]:
    """What stands above the menu of each setting of a person, by the setting's name."""
    words = say.settings
    return {
        "pings": words.person_pings(),
        "reminder": words.person_reminder(),
        "open_games": words.person_open_games(),
        "company": words.person_company(),
        "avoided": words.person_avoided(),
    }


def labels(say: Words, name: str) -> Mapping[str, str]:
    """What can be picked for the setting `name`: the label of each value."""
    words = say.settings
    match name:
        case "clock" | "clocks":
            return {value: words.clock(time=named) for value, named in _TIMES.items()}
        case "openers":
            return {"everyone": words.openers_everyone(), "moderators": words.openers_moderators()}
        case "past":
            return {
                "sentences": words.past_sentences(),
                "pictures": words.past_pictures(),
                "one message": words.past_one_message(),
            }
        case "pings":
            return {
                "every turn": words.pings_every_turn(),
                "reminders": words.pings_reminders(),
                "never": words.pings_never(),
            }
        case "company":
            return {"everyone": words.company_everyone(), "met": words.company_met()}
        case "reminder":
            return {"half": words.reminder_half(), "nine tenths": words.reminder_nine_tenths()}
        case _:
            raise KeyError(name)


def limit(say: Words, number: int) -> str:
    """A limit in a menu."""
    if number == NO_LIMIT:
        return say.settings.limit_none()
    return say.settings.limit_zero() if number == 0 else str(number)


def switch(say: Words, name: str, *, on: bool) -> str:
    """The label of a button that turns something on or off."""
    words = say.settings
    told = {
        "threads": words.switch_threads,
        "direct": words.switch_direct,
        "turned": words.switch_turned,
        "hints": words.switch_hints,
        "confirm": words.switch_confirm,
        "sentences": words.switch_sentences,
        "named_everywhere": words.switch_named_everywhere,
    }
    return told[name](on=on)


# The sentence after a change


def told_server(say: Words, name: str, settled: ServerSettings) -> str:
    """What holds in the server from now on, after something there was changed."""
    words = say.settings
    if name.endswith("_channel"):
        return _told_channel(say, name, getattr(settled, name))
    match name:
        case "channels":
            if not settled.channels:
                return words.told_every_channel()
            return words.told_channels(channels=channels(say, sorted(settled.channels)))
        case "openers":
            return words.told_openers_everyone() if settled.openers == "everyone" else words.told_openers_moderators()
        case "tables_at_once":
            most = settled.tables_at_once
            return words.told_tables_no_limit() if most == NO_LIMIT else words.told_tables(most=most)
        case "clocks":
            allowed = both(say, [clock_within(say, each) for each in settled.clocks])
            return words.told_clocks(clocks=allowed, clock=clock_within(say, settled.clock))
        case "clock":
            return words.told_clock(clock=clock_within(say, settled.clock))
        case "language":
            return _told_server_language(say, settled)
        case "threads":
            return words.told_threads(on=settled.threads)
        case _:
            return _told_past(say, settled)


def _told_past(say: Words, settled: ServerSettings) -> str:
    told = {
        "sentences": say.settings.told_past_sentences,
        "pictures": say.settings.told_past_pictures,
        "one message": say.settings.told_past_one_message,
    }
    return told[settled.past]()


def _told_channel(say: Words, name: str, channel_id: int) -> str:
    """What holds after the channel of a list, or of results, was chosen; 0: there is none."""
    words = say.settings
    told = {
        "games_channel": (words.told_games_channel, words.told_no_games_channel),
        "offers_channel": (words.told_offers_channel, words.told_no_offers_channel),
        "results_channel": (words.told_results_channel, words.told_no_results_channel),
    }
    chosen, none = told[name]
    return chosen(channel=channels(say, [channel_id])) if channel_id else none()


def told_person(say: Words, name: str, settled: PersonSettings) -> str:
    """What holds for somebody from now on, after they have changed something."""
    words = say.settings
    switched: Mapping[str, Callable[..., str]] = {
        "turned": words.told_turned,
        "hints": words.told_hints,
        "confirm": words.told_confirm,
        "sentences": words.told_sentences,
        "named_everywhere": words.told_named_everywhere,
    }
    if name in switched:
        return switched[name](on=getattr(settled, name))
    match name:
        case "pings" | "direct":
            return _calls(say, settled)
        case "open_games":
            if settled.open_games == NO_LIMIT:
                return words.told_open_games_no_limit()
            return words.told_open_games(most=settled.open_games)
        case "company":
            return words.told_company_everyone() if settled.company == "everyone" else words.told_company_met()
        case "language":
            return _told_person_language(say, settled)
        case "digest" | "zone":
            return _told_digest(say, name, settled)
        case "avoided":
            if not settled.avoided:
                return words.told_avoided_nobody()
            return words.told_avoided(people=either(say, [f"<@{each}>" for each in sorted(settled.avoided)]))
        case _:
            return words.told_reminder_half() if settled.reminder == "half" else words.told_reminder_nine_tenths()


def _told_digest(say: Words, name: str, settled: PersonSettings) -> str:
    """What holds after the hour of the digest, or the time zone, was changed."""
    zone = settled.zone or DEFAULT_ZONE
    if name == "zone":
        return say.settings.told_zone(zone=zone)
    if settled.digest == NO_LIMIT:
        return say.settings.told_no_digest()
    return say.settings.told_digest(hour=hour(settled.digest), zone=zone)


def hour(number: int) -> str:
    """An hour of the day, 0 to 23."""
    return f"{number}:00"


def _calls(say: Words, settled: PersonSettings) -> str:
    told = {
        "every turn": say.settings.told_pings_every_turn,
        "reminders": say.settings.told_pings_reminders,
        "never": say.settings.told_pings_never,
    }
    return told[settled.pings](direct=settled.direct)


def clock_within(say: Words, value: str) -> str:
    """A clock within a sentence."""
    return say.settings.clock_inner(time=_TIMES[value])


def channels(say: Words, channel_ids: Sequence[int]) -> str:
    """Channels as Discord shows them."""
    return both(say, [f"<#{each}>" for each in channel_ids])


def settled(say: Words, name: str) -> str:
    """What somebody has set, for the list of what is stored of them. Raises KeyError for an unknown setting."""
    words = say.settings
    told = {
        "pings": words.settled_pings,
        "direct": words.settled_direct,
        "turned": words.settled_turned,
        "hints": words.settled_hints,
        "confirm": words.settled_confirm,
        "open_games": words.settled_open_games,
        "avoided": words.settled_avoided,
        "reminder": words.settled_reminder,
        "company": words.settled_company,
        "away_until": words.settled_away_until,
        "absences": words.settled_absences,
        "sentences": words.settled_sentences,
        "named_everywhere": words.settled_named_everywhere,
        "digest": words.settled_digest,
        "zone": words.settled_zone,
        "language": say.languages.settled_language,
        "locale": say.languages.settled_locale,
    }
    return told[name]()
