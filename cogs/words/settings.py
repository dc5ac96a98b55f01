"""What people read at /settings and /me: all words of a setting stand in one descriptor, in SERVER or in PERSON."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Generic, Literal, TypeVar

from msgspec import Struct

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


_TIMES: Mapping[str, Literal["none", "hour", "half-day", "day", "three-days", "week"]] = {
    "none": "none",
    "1h": "hour",
    "12h": "half-day",
    "1d": "day",
    "3d": "three-days",
    "1w": "week",
}
"""The values of a clock, as the settings and as the messages have them."""

SettingsT = TypeVar("SettingsT", bound=ServerSettings | PersonSettings)


class Setting(Struct, Generic[SettingsT], frozen=True):
    """One setting in words. Of `labels`, `numbers` and `switch`, it has the one by which it is changed, if any."""

    told: Callable[[Words, SettingsT], str] | None = None
    """The sentence after a change: what holds from now on. None for what no screen changes."""

    heading: Callable[[Words], str] | None = None
    """What stands above its menu."""

    labels: Callable[[Words], Mapping[str, str]] | None = None
    """What can be picked in its menu: the label of each value."""

    numbers: tuple[int, ...] = ()
    """The limits that can be picked in its menu."""

    switch: Callable[[Words, bool], str] | None = None
    """The label of the button that turns it on or off; the bool is whether it is on now."""

    settled: Callable[[Words], str] | None = None
    """What it is called in the list of what is stored of somebody; None for a setting of a server."""


def clocks(say: Words) -> Mapping[str, str]:
    """The times for a turn in a menu, by their values."""
    return {value: say.settings.clock(time=named) for value, named in _TIMES.items()}


def _told_channel(say: Words, channel_id: int, chosen: Callable[..., str], none: Callable[[], str]) -> str:
    """What holds after the channel of a list, or of results, was chosen; 0: there is none."""
    return chosen(channel=channels(say, [channel_id])) if channel_id else none()


def _told_channels(say: Words, now: ServerSettings) -> str:
    if not now.channels:
        return say.settings.told_every_channel()
    return say.settings.told_channels(channels=channels(say, sorted(now.channels)))


def _told_openers(say: Words, now: ServerSettings) -> str:
    words = say.settings
    return words.told_openers_everyone() if now.openers == "everyone" else words.told_openers_moderators()


def _told_tables_at_once(say: Words, now: ServerSettings) -> str:
    most = now.tables_at_once
    return say.settings.told_tables_no_limit() if most == NO_LIMIT else say.settings.told_tables(most=most)


def _told_clocks(say: Words, now: ServerSettings) -> str:
    allowed = both(say, [clock_within(say, each) for each in now.clocks])
    return say.settings.told_clocks(clocks=allowed, clock=clock_within(say, now.clock))


def _told_past(say: Words, now: ServerSettings) -> str:
    told = {
        "sentences": say.settings.told_past_sentences,
        "pictures": say.settings.told_past_pictures,
        "one message": say.settings.told_past_one_message,
    }
    return told[now.past]()


def _told_server_language(say: Words, now: ServerSettings) -> str:
    """In which language new tables of a server are from now on."""
    if not now.language:
        return say.languages.server_as_in_discord()
    return say.languages.server_chosen(language=language_name(now.language))


SERVER: Mapping[str, Setting[ServerSettings]] = {
    "channels": Setting(_told_channels, heading=lambda say: say.settings.server_channels()),
    "openers": Setting(
        _told_openers,
        heading=lambda say: say.settings.server_openers(),
        labels=lambda say: {
            "everyone": say.settings.openers_everyone(),
            "moderators": say.settings.openers_moderators(),
        },
    ),
    "tables_at_once": Setting(
        _told_tables_at_once,
        heading=lambda say: say.settings.server_tables_at_once(),
        numbers=(NO_LIMIT, 1, 2, 3, 5, 10, 20, 50, 100),
    ),
    "clocks": Setting(_told_clocks, heading=lambda say: say.settings.server_clocks(), labels=clocks),
    "clock": Setting(
        lambda say, now: say.settings.told_clock(clock=clock_within(say, now.clock)),
        heading=lambda say: say.settings.server_clock(),
        labels=clocks,
    ),
    "past": Setting(
        _told_past,
        heading=lambda say: say.settings.server_past(),
        labels=lambda say: {
            "sentences": say.settings.past_sentences(),
            "pictures": say.settings.past_pictures(),
            "one message": say.settings.past_one_message(),
        },
    ),
    "language": Setting(_told_server_language, heading=lambda say: say.languages.server_heading()),
    "threads": Setting(
        lambda say, now: say.settings.told_threads(on=now.threads),
        switch=lambda say, on: say.settings.switch_threads(on=on),
    ),
    "pool": Setting(
        lambda say, now: say.strangers.told_pool(on=now.pool),
        switch=lambda say, on: say.strangers.switch_pool(on=on),
    ),
    "games_channel": Setting(
        lambda say, now: _told_channel(
            say, now.games_channel, say.settings.told_games_channel, say.settings.told_no_games_channel
        ),
        heading=lambda say: say.settings.server_games_channel(),
    ),
    "offers_channel": Setting(
        lambda say, now: _told_channel(
            say, now.offers_channel, say.settings.told_offers_channel, say.settings.told_no_offers_channel
        ),
        heading=lambda say: say.settings.server_offers_channel(),
    ),
    "results_channel": Setting(
        lambda say, now: _told_channel(
            say, now.results_channel, say.settings.told_results_channel, say.settings.told_no_results_channel
        ),
        heading=lambda say: say.settings.server_results_channel(),
    ),
    "events_channel": Setting(
        lambda say, now: _told_channel(
            say, now.events_channel, say.settings.told_events_channel, say.settings.told_no_events_channel
        ),
        heading=lambda say: say.settings.server_events_channel(),
    ),
}
"""The settings of a server, which those change who manage it, by the names of the fields of `ServerSettings`."""


def _told_calls(say: Words, now: PersonSettings) -> str:
    told = {
        "every turn": say.settings.told_pings_every_turn,
        "reminders": say.settings.told_pings_reminders,
        "never": say.settings.told_pings_never,
    }
    return told[now.pings](direct=now.direct)


def _told_reminder(say: Words, now: PersonSettings) -> str:
    words = say.settings
    return words.told_reminder_half() if now.reminder == "half" else words.told_reminder_nine_tenths()


def _told_open_games(say: Words, now: PersonSettings) -> str:
    most = now.open_games
    return say.settings.told_open_games_no_limit() if most == NO_LIMIT else say.settings.told_open_games(most=most)


def _told_company(say: Words, now: PersonSettings) -> str:
    return say.settings.told_company_everyone() if now.company == "everyone" else say.settings.told_company_met()


def _told_avoided(say: Words, now: PersonSettings) -> str:
    if not now.avoided:
        return say.settings.told_avoided_nobody()
    return say.settings.told_avoided(people=either(say, [f"<@{each}>" for each in sorted(now.avoided)]))


def _told_person_language(say: Words, now: PersonSettings) -> str:
    """In which language a person reads from now on."""
    if not now.language:
        return say.languages.person_as_in_discord()
    return say.languages.person_chosen(language=language_name(now.language))


def _told_digest(say: Words, now: PersonSettings) -> str:
    if now.digest == NO_LIMIT:
        return say.settings.told_no_digest()
    return say.settings.told_digest(hour=hour(now.digest), zone=now.zone or DEFAULT_ZONE)


PERSON: Mapping[str, Setting[PersonSettings]] = {
    "pings": Setting(
        _told_calls,
        heading=lambda say: say.settings.person_pings(),
        labels=lambda say: {
            "every turn": say.settings.pings_every_turn(),
            "reminders": say.settings.pings_reminders(),
            "never": say.settings.pings_never(),
        },
        settled=lambda say: say.settings.settled_pings(),
    ),
    "direct": Setting(
        _told_calls,
        switch=lambda say, on: say.settings.switch_direct(on=on),
        settled=lambda say: say.settings.settled_direct(),
    ),
    "reminder": Setting(
        _told_reminder,
        heading=lambda say: say.settings.person_reminder(),
        labels=lambda say: {
            "half": say.settings.reminder_half(),
            "nine tenths": say.settings.reminder_nine_tenths(),
        },
        settled=lambda say: say.settings.settled_reminder(),
    ),
    "open_games": Setting(
        _told_open_games,
        heading=lambda say: say.settings.person_open_games(),
        numbers=(NO_LIMIT, 0, 1, 2, 3, 5, 10, 20),
        settled=lambda say: say.settings.settled_open_games(),
    ),
    "company": Setting(
        _told_company,
        heading=lambda say: say.settings.person_company(),
        labels=lambda say: {"everyone": say.settings.company_everyone(), "met": say.settings.company_met()},
        settled=lambda say: say.settings.settled_company(),
    ),
    "avoided": Setting(
        _told_avoided,
        heading=lambda say: say.settings.person_avoided(),
        settled=lambda say: say.settings.settled_avoided(),
    ),
    "language": Setting(
        _told_person_language,
        heading=lambda say: say.languages.person_heading(),
        settled=lambda say: say.languages.settled_language(),
    ),
    "turned": Setting(
        lambda say, now: say.settings.told_turned(on=now.turned),
        switch=lambda say, on: say.settings.switch_turned(on=on),
        settled=lambda say: say.settings.settled_turned(),
    ),
    "hints": Setting(
        lambda say, now: say.settings.told_hints(on=now.hints),
        switch=lambda say, on: say.settings.switch_hints(on=on),
        settled=lambda say: say.settings.settled_hints(),
    ),
    "confirm": Setting(
        lambda say, now: say.settings.told_confirm(on=now.confirm),
        switch=lambda say, on: say.settings.switch_confirm(on=on),
        settled=lambda say: say.settings.settled_confirm(),
    ),
    "sentences": Setting(
        lambda say, now: say.settings.told_sentences(on=now.sentences),
        switch=lambda say, on: say.settings.switch_sentences(on=on),
        settled=lambda say: say.settings.settled_sentences(),
    ),
    "named_everywhere": Setting(
        lambda say, now: say.settings.told_named_everywhere(on=now.named_everywhere),
        switch=lambda say, on: say.settings.switch_named_everywhere(on=on),
        settled=lambda say: say.settings.settled_named_everywhere(),
    ),
    "digest": Setting(_told_digest, settled=lambda say: say.settings.settled_digest()),
    "zone": Setting(
        lambda say, now: say.settings.told_zone(zone=now.zone or DEFAULT_ZONE),
        settled=lambda say: say.settings.settled_zone(),
    ),
    "pool": Setting(settled=lambda say: say.settings.settled_pool()),
    "challenges": Setting(settled=lambda say: say.challenges.settled()),
    "away_until": Setting(settled=lambda say: say.settings.settled_away_until()),
    "absences": Setting(settled=lambda say: say.settings.settled_absences()),
    "locale": Setting(settled=lambda say: say.languages.settled_locale()),
}
"""The settings of a person, which they change themselves, by the names of the fields of `PersonSettings`."""


def told(say: Words, setting: Setting[SettingsT], now: SettingsT) -> str:
    """What holds from now on, after a setting was changed on its screen."""
    assert setting.told is not None, "no screen changes it"
    return setting.told(say, now)


def settled(say: Words, name: str) -> str:
    """What somebody has set, for the list of what is stored of them. Raises KeyError for an unknown setting."""
    found = PERSON[name].settled
    assert found is not None, "a setting of a person is listed"
    return found(say)


def limit(say: Words, number: int) -> str:
    """A limit in a menu."""
    if number == NO_LIMIT:
        return say.settings.limit_none()
    return say.settings.limit_zero() if number == 0 else str(number)


def hour(number: int) -> str:
    """An hour of the day, 0 to 23."""
    return f"{number}:00"


def clock_within(say: Words, value: str) -> str:
    """A clock within a sentence."""
    return say.settings.clock_inner(time=_TIMES[value])


def channels(say: Words, channel_ids: Sequence[int]) -> str:
    """Channels as Discord shows them."""
    return both(say, [f"<#{each}>" for each in channel_ids])
