"""In every language, what the tables say fits Discord: buttons, menus, forms and threads."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cogs.commands.rulebook import pages
from cogs.interactions.components import LABEL_LENGTH
from cogs.words import lobby, settings, table_options
from cogs.words.table import end_labels, placeholder
from rules.catalogue import GAMES
from sessions.acts import Start
from sessions.state.options import AUTO, TABLE_OPTIONS
from tests.cogs.snapshots import after, opened
from words import LANGUAGES, Language, Words, of
from words.source import FOLDER

MENU_LABEL, PLACEHOLDER, FORM, FORM_HINT = 100, 150, 45, 100
"""Discord's most characters of a choice in a menu, of a menu's placeholder, of a form's title or field, of its hint."""

SWITCHES = {"server": ["threads"], "person": ["direct", "turned", "hints", "confirm", "sentences"]}
"""The settings that are turned on and off."""

_GROUP = re.compile(r"^## (.*)$")
_LABEL = re.compile(r"^([a-z][a-z0-9-]*) =")


def buttons(file: str) -> Iterator[str]:
    """The messages of an English file that are labels: those of groups of buttons, and those said to be a button."""
    group = comment = ""
    for line in (Path(FOLDER) / "en" / f"{file}.ftl").read_text("utf-8").splitlines():
        if found := _GROUP.match(line):
            group = found[1]
        elif line.startswith("# "):
            comment = line
        elif found := _LABEL.match(line):
            if (group.startswith("Buttons") or comment.startswith("# A button")) and "{" not in line:
                yield found[1].replace("-", "_")
            comment = ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("file", "some"),
    [
        ("tables", "rematch"),
        ("lobby", "join"),
        ("around", "wait"),
        ("places", "go_on_here"),
        ("games", "next_game"),
        ("learning", "skip"),
        ("privacy", "delete_now"),
        ("settings", "play_it"),
        ("watching", "view_large"),
    ],
)
def test_a_phone_shows_whole_labels_of_buttons(language: Language, file: str, some: str) -> None:
    words = getattr(of(language), file)
    found = list(buttons(file))
    assert some in found
    for name in found:
        say: Callable[[], str] = getattr(words, name)
        assert 1 <= len(say()) <= LABEL_LENGTH, (name, say())


def labels(say: Words) -> Iterator[str]:
    """Labels of buttons that are made of other texts, but for names."""
    lobbies = [opened(key=key) for key in GAMES if 2 in GAMES[key].seats]
    for session in (lobbies[0], after(lobbies[0], Start(lobbies[0].host, "salt"))):
        yield from end_labels(say, session)
    yield from (label(say) for label in lobby.PAGES.values())
    for value in AUTO.values:
        yield say.lobby.switch_to(what=table_options.table_option_value(say, AUTO, value))
    yield say.replaying.replay()
    for name in (*SWITCHES["server"], *SWITCHES["person"]):
        yield from (settings.switch(say, name, on=on) for on in (True, False))
    for key, game in GAMES.items():
        for option in filter(lobby.is_switch, game.options):
            yield from (lobby.switch_label(say, key, option, value) for value in option.values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_whole_labels_that_are_made_of_other_texts(language: Language) -> None:
    for label in labels(of(language)):
        assert 1 <= len(label) <= LABEL_LENGTH, label


@pytest.mark.parametrize("language", LANGUAGES)
def test_menus_and_forms_show_whole_texts(language: Language) -> None:
    say = of(language)
    told = say.lobby
    for term in TABLE_OPTIONS:
        words = table_options.table_option_words(say, term, begins=True)
        assert len(words.about) <= PLACEHOLDER, words.about
        assert all(1 <= len(each) <= MENU_LABEL for each in words.values.values())
    for key, game in GAMES.items():
        assert len(lobby.first_menu(say, key)) <= PLACEHOLDER
        for option in game.options:
            assert not any(lobby.value_label(say, key, option, value).endswith("…") for value in option.values)
            assert not any(
                (lobby.value_meaning(say, key, option, value) or "").endswith("…") for value in option.values
            )
    for each in (told.first_menu(), told.remove_menu(), told.hand_menu(), told.invite_menu(), told.open_menu()):
        assert len(each) <= PLACEHOLDER
    assert len(placeholder(say, "", 100, 3, 4)) <= PLACEHOLDER
    assert len(told.by_lot()) <= MENU_LABEL
    assert max(map(len, (told.add_word(), told.word_label()))) <= FORM
    assert len(told.word_hint()) <= FORM_HINT


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screens_of_settings_show_whole_texts(language: Language) -> None:
    say = of(language)
    menus = ("openers", "past", "pings", "company", "reminder", "clock", "clocks")
    for name in menus:
        # The label that holds now is the menu's placeholder, too.
        assert all(1 <= len(each) <= MENU_LABEL for each in settings.labels(say, name).values()), name
    for numbers in settings.LIMITS.values():
        assert all(1 <= len(settings.limit(say, each)) <= MENU_LABEL for each in numbers)
    assert max(len(say.settings.all_channels()), len(say.settings.nobody())) <= PLACEHOLDER


@pytest.mark.parametrize("language", LANGUAGES)
def test_looking_and_learning_show_whole_texts(language: Language) -> None:
    watching, learning = of(language).watching, of(language).learning
    assert max(map(len, (watching.form_title(), watching.form_label()))) <= FORM
    assert len(watching.form_hint()) <= FORM_HINT
    assert len(learning.choose_game()) <= PLACEHOLDER
    for key in GAMES:
        assert all(1 <= len(each.title) <= MENU_LABEL for each in pages(of(language), key))
