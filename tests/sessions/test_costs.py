"""What an addition costs: the promises of docs/develop/costs.md, each tried with something that is made up here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import discord
import pytest
from msgspec import Struct

from cogs.commands.settings import change_of
from cogs.interactions.ids import Press, press_from_id
from cogs.messages import settings
from cogs.messages.panels import panel
from cogs.words import game_actions, table_options
from cogs.words import settings as words
from cogs.words.settings import SettingsT
from data.store import Store
from rules.game import Option
from sessions.log.entry import KINDS, Entry
from sessions.people.setting_checks import checks_of
from sessions.people.settings import PersonSettings, ServerSettings
from sessions.refusals.limits import WrongSetting
from sessions.session import Session
from sessions.state import options
from sessions.state.draft import Draft
from sessions.state.players import UserId
from sessions.state.table import TableState
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, lobby, started
from words import ENGLISH, of

SAY = of(ENGLISH)

# A log entry


@pytest.fixture
def juggled() -> Iterator[type[Entry]]:
    """A kind of entry that is one class: Ann juggles, which makes buttons stale and calls Ben."""

    class Juggled(Entry, frozen=True):
        """Somebody juggled for somebody else."""

        kind = "juggled"
        user_id: UserId
        watches: tuple[UserId, ...]
        balls: int = 3

        def change(self, draft: Draft) -> None:
            """Everybody looks."""
            draft.stale_before = draft.last_call = draft.number

        def calls(self, table: TableState) -> tuple[int, ...]:
            """Those who watch, if the game goes on."""
            return self.watches if table.state == "running" else ()

    yield Juggled
    del KINDS[Juggled.kind]


class Append(Struct, frozen=True):
    """An act that appends an entry as it is."""

    entry: Entry

    def apply(self, _session: Session) -> Sequence[Entry]:
        """The entry."""
        return [self.entry]


async def test_a_log_entry_costs_one_class(
    juggled: type[Entry], store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is stored, read, folded, exported and deleted by what the class says alone."""
    session = await started(tables, (ANN, BEN))
    entry = juggled(ANN.user_id, (BEN.user_id,), 5)
    session = await tables.do(session.id, Append(entry))
    assert session.log[-1] == entry
    assert session.stale_before == session.version, "buttons made before are stale"
    assert session.called_users == (BEN.user_id,)
    afresh = Tables(store)
    assert await afresh.load(session.id) == session
    exported = [(await afresh.people.about(each.user_id))[0]["log entries about you"][-1] for each in (ANN, BEN)]
    facts = {"what": "juggled", "at": session.changed_at, "balls": 5}
    assert exported == [
        {**facts, "user_id": "you", "watches": ["someone else"]},
        {**facts, "user_id": "someone else", "watches": ["you"]},
    ]
    assert game_actions.news(SAY, session) == ""
    monkeypatch.setitem(game_actions.NEWS, juggled, lambda _say, _session, told: f"{told.balls} balls are in the air.")
    assert game_actions.news(SAY, session) == "5 balls are in the air."
    await afresh.people.forget(ANN.user_id)
    assert juggled(-1, (BEN.user_id,), 5) in (await afresh.load(session.id)).log


def test_two_kinds_of_entries_have_two_names(juggled: type[Entry]) -> None:
    """A second class of that name would read what the first has stored."""
    with pytest.raises(TypeError, match="juggled"):

        class Juggler(Entry, frozen=True):
            kind = juggled.kind

            def change(self, draft: Draft) -> None:
                """Nothing changes."""

    assert KINDS[juggled.kind] is juggled


# A table option


async def test_a_table_option_costs_its_value_and_its_words(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host's panel offers it by itself, and tables of before have its default."""
    before = await lobby(tables)
    music = Option("music", ("none", "waltz"), "none")
    monkeypatch.setattr(options, "_BY_NAME", {**options._BY_NAME, music.name: music})
    for module in ("cogs.messages.panels", "cogs.words.table_options"):
        monkeypatch.setattr(f"{module}.TABLE_OPTIONS", (*options.TABLE_OPTIONS, music))
    words = table_options.TableOptionWords({"none": "no music", "waltz": "a waltz plays"}, "Whether music plays.")
    monkeypatch.setitem(table_options._WORDS, music.name, lambda _say, _begins: words)
    tables.cache.clear()
    session = await tables.load(before.id)
    assert session.table_options["music"] == "none"
    offered = str([each.to_component_dict() for each in panel(SAY, session, "table").walk_children()])
    assert "a waltz plays" in offered.lower()


# A setting


SCREENS = [
    (
        words.SERVER,
        ServerSettings(),
        [settings.server(SAY, ServerSettings(), ()), settings.channels(SAY, ServerSettings(), ())],
    ),
    (words.PERSON, PersonSettings(), [settings.person(SAY, PersonSettings()), settings.digest(SAY, PersonSettings())]),
]
ELSEWHERE = {"away_until", "absences", "locale", "pool", "challenges"}
"""What `/away` changes, and what Discord says."""


@pytest.mark.parametrize(("known", "defaults", "screens"), SCREENS, ids=["server", "person"])
def test_a_setting_is_a_checked_field_with_one_descriptor(
    known: Mapping[str, words.Setting[SettingsT]], defaults: SettingsT, screens: Sequence[discord.ui.LayoutView]
) -> None:
    """Where nothing is said of a field, the test says so: no setting is told in the sentence of another."""
    names = set(defaults.__struct_fields__)
    assert set(checks_of(defaults.__class__)) == names == set(known)
    changed = {name: setting for name, setting in known.items() if setting.told}
    assert names - set(changed) <= ELSEWHERE
    told = {name: words.told(SAY, setting, defaults) for name, setting in changed.items() if name != "direct"}
    assert len(set(told.values())) == len(told), "direct messages are told with mentions, and all others by themselves"


@pytest.mark.parametrize(("known", "defaults", "screens"), SCREENS, ids=["server", "person"])
def test_a_setting_has_its_place_on_a_screen(
    known: Mapping[str, words.Setting[SettingsT]], defaults: SettingsT, screens: Sequence[discord.ui.LayoutView]
) -> None:
    controls = [str(getattr(each, "custom_id", "")) for screen in screens for each in screen.walk_children()]
    changed = {name for name, setting in known.items() if setting.told}
    placed = {press.words[0] for each in controls if (press := press_from_id(each)) and press.words}
    assert changed - placed <= {"zone"}, "the time zone has a form; what else is told has a menu or a button"


def test_what_no_screen_changes_is_changed_by_no_press() -> None:
    for name in (*ELSEWHERE, "nothing"):
        with pytest.raises(WrongSetting):
            change_of(Press(settings.PERSON, words=(name, "de")), words.PERSON, PersonSettings())
