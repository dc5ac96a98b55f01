"""In every language, what the tables say fits Discord: buttons, menus, forms and threads.

How long a message may be stands in the English files (`# max 38`); `python -m words check` and `tests/words` hold every
language to that. Here it is looked whether what Discord limits has such a line, and whether labels fit that are made of
several texts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase

import pytest

from cogs.commands.rulebook import pages
from cogs.interactions.components import LABEL_LENGTH
from cogs.words import lobby, table_options
from cogs.words.table import placeholder
from rules.catalogue import GAMES
from sessions.state.options import AUTO, with_defaults
from tests.words.committed import committed
from words import ENGLISH, LANGUAGES, Language, Words, of
from words.languages import FOLDER
from words.source import Source

MENU_LABEL, PLACEHOLDER, FORM = 100, 150, 45
"""Discord's most characters of a choice in a menu or of a hint, of a menu's placeholder, of a form's title or field."""

NO_BUTTONS = {"analysis.start", "game_actions.details", "plans.drop", "tables.go-to-page"}
"""Messages that stand among buttons in a file, and are none."""

LIMITED = {
    LABEL_LENGTH: [
        *("tables.close-it", "tables.leave-open", "tables.end-it", "tables.leave-running", "replaying.replay"),
        *("lobby.page-*", "lobby.switch-to", "settings.switch-*"),
    ],
    FORM: ["lobby.add-word", "lobby.word-label", "watching.form-title", "watching.form-label", "settings.zone-label"],
    MENU_LABEL: [
        *("lobby.by-lot", "lobby.word-hint", "watching.form-hint", "settings.zone-hint"),
        *("settings.clock", "settings.openers-*", "settings.past-*", "settings.pings-*", "settings.company-*"),
        *("settings.reminder-*", "settings.limit-*", "table_options.*-on", "table_options.*-off"),
    ],
    PLACEHOLDER: [
        *("lobby.first-menu", "lobby.remove-menu", "lobby.hand-menu", "lobby.invite-menu", "lobby.open-menu"),
        *("learning.choose-game", "settings.all-channels", "settings.nobody", "table_options.*-about"),
    ],
}
"""What Discord limits, by its most characters: patterns of messages."""

_GROUP = re.compile(r"^## (.*)$")
_ID = re.compile(r"^([a-z][a-z0-9-]*) =")


@pytest.fixture(scope="module")
def english() -> Mapping[str, Source]:
    return committed()[ENGLISH]


def buttons(source: Source) -> Iterator[str]:
    """The messages of an English file that are labels: those of groups of buttons, and those said to be a button."""
    group = ""
    for line in (FOLDER / ENGLISH / f"{source.file}.ftl").read_text("utf-8").splitlines():
        if found := _GROUP.match(line):
            group = found[1]
        elif found := _ID.match(line):
            told = source.messages[found[1]].comment
            if (group.startswith("Buttons") or told.startswith("A button")) and (
                f"{source.file}.{found[1]}" not in NO_BUTTONS
            ):
                yield found[1]


def test_english_limits_the_labels_of_buttons(english: Mapping[str, Source]) -> None:
    found = {
        f"{file}.{name}": source.messages[name].most for file, source in english.items() for name in buttons(source)
    }
    assert {"tables.rematch", "lobby.join", "places.go-on-here", "settings.play-it"} <= set(found)
    assert {name: most for name, most in found.items() if most is None or most > LABEL_LENGTH} == {}


@pytest.mark.parametrize("most", LIMITED)
def test_english_limits_what_discord_limits(english: Mapping[str, Source], most: int) -> None:
    for pattern in LIMITED[most]:
        found = {
            f"{file}.{name}": message.most
            for file, source in english.items()
            for name, message in source.messages.items()
            if fnmatchcase(f"{file}.{name}", pattern)
        }
        assert found, pattern
        assert {name: told for name, told in found.items() if told is None or told > most} == {}


def labels(say: Words) -> Iterator[str]:
    """Labels of buttons that are made of other texts, but for names."""
    for value in AUTO.values:
        yield say.lobby.switch_to(what=table_options.table_option_value(say, AUTO, value, with_defaults({})))
    for key, game in GAMES.items():
        for option in filter(lobby.is_switch, game.options):
            yield from (lobby.switch_label(say, key, option, value) for value in option.values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_whole_labels_that_are_made_of_other_texts(language: Language) -> None:
    for label in labels(of(language)):
        assert 1 <= len(label) <= LABEL_LENGTH, label


@pytest.mark.parametrize("language", LANGUAGES)
def test_menus_show_whole_texts(language: Language) -> None:
    say = of(language)
    for key, game in GAMES.items():
        assert len(lobby.first_menu(say, key)) <= PLACEHOLDER
        for option in game.options:
            assert not any(lobby.value_label(say, key, option, value).endswith("…") for value in option.values)
            assert not any(
                (lobby.value_meaning(say, key, option, value) or "").endswith("…") for value in option.values
            )
        assert all(1 <= len(each.title) <= MENU_LABEL for each in pages(say, key))
    assert len(placeholder(say, "", 100, 3, 4)) <= PLACEHOLDER
