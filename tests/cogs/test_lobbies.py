"""Lobbies, the host's panel and the details: what they say, what they offer, and what their buttons carry."""

from __future__ import annotations

import re
from collections.abc import Sequence

import discord
import pytest
from msgspec.structs import replace

from cogs.commands.rulebook import pages
from cogs.interactions.components import Button, Menu
from cogs.messages.lobbies import closed, lobby
from cogs.messages.panels import details, panel, solo_panel
from cogs.pictures.pictures import Picture
from cogs.words.about import about, option_words
from cogs.words.lobby import chosen as chosen_line
from cogs.words.standings import with_options
from cogs.words.table_options import mattering, table_option_value
from render.about import OptionWords
from rules.catalogue import GAMES
from sessions.acts import Cancel, ChangeOption, Decline, Invite, Join, SitFirst, Start
from sessions.fold import then
from sessions.log import NOBODY_CAME, Cancelled, Person
from sessions.session import Session
from sessions.state.options import TABLE_OPTIONS
from tests.cogs import snapshots
from tests.cogs.snapshots import after
from tests.sessions.club import ANN, BEN, CAT, DAN, every_game, every_game_of_several
from words import ENGLISH, of

SAY = of(ENGLISH)

PICTURE = Picture((b"png",), "a picture")


def opened(people: Sequence[Person], key: str = "stranded") -> Session:
    """A lobby in which nothing was chosen."""
    return after(snapshots.opened(people, key), ChangeOption(people[0].user_id, "auto", "on"))


def texts(view: discord.ui.LayoutView) -> list[str]:
    return [each.content for each in view.walk_children() if isinstance(each, discord.ui.TextDisplay)]


def buttons(view: discord.ui.LayoutView) -> dict[str, bool]:
    """The actions of the buttons, and whether they can be pressed."""
    return {each.press.action: not each.item.disabled for each in view.walk_children() if isinstance(each, Button)}


def test_a_lobby_offers_what_can_be_done() -> None:
    alone = opened((ANN,), "games_up")
    always = dict.fromkeys(("leave", "cancel", "options", "details", "rules", "guide", "switch"), True)
    seats = dict.fromkeys(("join", "inviting", "seating"), True)
    assert buttons(lobby(alone, PICTURE)) == {**always, **seats, "start": False}
    full = after(alone, Join(BEN))
    assert buttons(lobby(full, PICTURE)) == {
        **always,
        "join": False,
        "inviting": False,
        "seating": False,
        "start": True,
    }
    assert buttons(lobby(opened((ANN, BEN, CAT)), PICTURE)) == {
        **always,
        "join": True,
        "inviting": True,
        "seating": True,
        "start": True,
    }
    waits = after(opened((ANN, BEN)), Invite(ANN.user_id, [CAT]))
    held = after(waits, Invite(ANN.user_id, [DAN]))
    assert "join" not in buttons(lobby(held, PICTURE)), "a seat is kept for each who is invited"


def test_whoever_is_invited_sees_only_what_they_may_press() -> None:
    """Nothing that can do nothing yet, and nothing for the host alone but Options, which leads to all of that."""
    looks = dict.fromkeys(("options", "details", "rules", "guide"), True)
    answers = dict.fromkeys(("accept", "decline"), True)
    waits = after(opened((ANN,), "games_up"), Invite(ANN.user_id, [CAT]))
    assert buttons(lobby(waits, PICTURE)) == {**answers, **looks}
    room = after(opened((ANN,)), Invite(ANN.user_id, [CAT]))
    assert buttons(lobby(room, PICTURE)) == {**answers, **looks, "join": True}
    several = after(opened((ANN, BEN)), Invite(ANN.user_id, [CAT]))
    assert buttons(lobby(several, PICTURE)) == {**answers, **looks, "join": True, "leave": True}
    assert buttons(panel(SAY, waits, "people"))["cancel"]


@every_game
def test_a_switch_is_one_press_in_the_lobby_and_says_what_holds_after_it(key: str) -> None:
    """For every option of the game that is on or off, and for the forced moves."""
    session = opened((ANN,), key)
    switches = {
        each.press.words: each.item.label
        for each in lobby(session, PICTURE).walk_children()
        if isinstance(each, Button) and each.press.action == "switch"
    }
    named = [option.name for option in session.game.options if sorted(option.values) == ["off", "on"]] + ["auto"]
    assert [name for name, _ in switches] == named
    for (name, value), label in switches.items():
        after_it = after(session, ChangeOption(ANN.user_id, name, value))
        assert label
        assert label.removeprefix("Switch to: ").lower() in "\n".join(texts(lobby(after_it, PICTURE))).lower(), (
            "it is told as chosen"
        )


def test_a_lobby_says_who_sits_there_whatever_they_are_called() -> None:
    session = opened((Person(11, "# *Ann*\n[a](http://x.y) [b](http://x.y)"), BEN))
    text = "\n".join(texts(lobby(after(session, Invite(11, [CAT])), PICTURE)))
    assert "- **\\# \\*Ann\\* \\[a\\](http\\://x.y) \\[b\\](http\\://x.y)** (host)\n- **Ben**\n" in text
    assert "- **Cat** (invited, no answer yet)\n-# 1 seat free" in text
    assert "<@33>: you’re invited! Press" in text


def test_a_lobby_says_who_may_start_and_when() -> None:
    def said(session: Session) -> str:
        return "\n".join(texts(lobby(session, PICTURE)))

    alone = opened((ANN,))
    assert "**Ann** can start once 2 people have joined." in said(alone)
    assert "**Ann** can start now. Seats are assigned at random." in said(after(alone, Join(BEN)))
    waits = after(alone, Join(BEN), Invite(ANN.user_id, [CAT, DAN]))
    assert "**Ann** can start once **Cat** and **Dan** has answered" not in said(waits)
    assert "**Ann** can start once **Cat** and **Dan** have answered or been removed under Options." in said(waits)
    declined = after(waits, Decline(CAT.user_id), Decline(DAN.user_id), SitFirst(ANN.user_id, BEN.user_id))
    assert "**Cat** and **Dan** declined." in said(declined)
    assert "**Ann** can start now. **Ben**, the youngest, gets seat 1. The other seats are random." in said(declined)


def test_a_lobby_tells_what_differs_from_the_usual_and_nothing_else() -> None:
    session = opened((ANN,), "games_up")
    assert "Options: " not in "\n".join(texts(lobby(session, PICTURE)))
    acts = [("turning", "off"), ("target", "30"), ("clock", "1d"), ("auto", "off"), ("seating", "invited")]
    chosen = after(session, *(ChangeOption(ANN.user_id, *each) for each in acts))
    told = "\n".join(texts(lobby(chosen, PICTURE)))
    assert "Options: target 30 · the board doesn’t turn · no automatic moves · 1 day per turn\n" in told
    assert "Ann opened a table for 2 players, by invitation only." in told


def test_a_lobby_shows_the_whole_fingerprint() -> None:
    session = opened((ANN,))
    assert f"`{session.commitment}`" in "\n".join(texts(lobby(session, PICTURE)))


@every_game
def test_the_details_of_a_table_tell_every_option_with_its_meanings(key: str) -> None:
    session = opened((ANN,), key)
    told = "\n".join(texts(details(SAY, session)))
    for option in session.game.options:
        words = option_words(SAY, key, option.name)
        assert words.description in told
        assert all(meaning in told for meaning in words.meanings.values())
    for term in mattering(session):
        assert table_option_value(SAY, term, term.default, session.table_options, begins=True) in told
    assert session.commitment in told
    assert "table 1" in told


@every_game_of_several
def test_the_panel_offers_every_option_and_term_with_its_present_value(key: str) -> None:
    """Whatever there is to choose is chosen by a menu, and each of its values is offered once."""
    session = opened((ANN, BEN), key)
    for page, options, chosen in (
        ("game", session.game.options, session.options),
        ("table", TABLE_OPTIONS, session.table_options),
    ):
        offered: dict[str, list[str]] = {}
        for each in panel(SAY, session, page).walk_children():
            if isinstance(each, Menu) and each.press.action == "settle":
                assert isinstance(each.item, discord.ui.Select)
                assert each.press.words[0] == page
                offered.setdefault(each.press.words[1], []).extend(one.value for one in each.item.options)
                marked = [one.value for one in each.item.options if one.default]
                assert marked in ([], [chosen[each.press.words[1]]])
        assert offered == {option.name: list(option.values) for option in options}


def test_the_panel_lets_people_go_only_who_are_there() -> None:
    session = after(opened((ANN, BEN)), Invite(ANN.user_id, [CAT]))

    def offered(action: str) -> list[str]:
        menus = [each for each in panel(SAY, session, "people").walk_children() if isinstance(each, Menu)]
        picked = [each.item for each in menus if each.press.action == action]
        return [one.value for each in picked if isinstance(each, discord.ui.Select) for one in each.options]

    assert offered("remove") == ["22", "33"]
    assert offered("hand") == ["22"]
    menus = [each for each in panel(SAY, session, "people").walk_children() if isinstance(each, Menu)]
    assert any(isinstance(each.item, discord.ui.UserSelect) for each in menus)


def test_a_solo_game_carries_what_was_chosen_in_its_buttons() -> None:
    for game in (each for each in GAMES.values() if each.seats[-1] == 1):
        chosen = {option.name: option.values[-1] for option in game.options}
        found = [
            each for each in solo_panel(SAY, game, chosen, PICTURE).walk_children() if isinstance(each, Button | Menu)
        ]
        ids = [each.item.custom_id for each in found]
        # A menu for each option; Start, Rules and Guided game.
        assert len(set(ids)) == len(ids) == len(game.options) + 3
        begins = next(str(each.item.custom_id) for each in found if each.press.action == "begin")
        assert all(f"{name}={value}" in begins for name, value in chosen.items())


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.options])
def test_an_option_and_its_values_are_called_as_the_game_says(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Records and buttons keep their own names for them."""
    game, told = GAMES[key], about(SAY, key)
    renamed = {
        option.name: OptionWords(
            "What it is", {}, option.name.upper(), {value: f"_{value.upper()}_" for value in option.values}
        )
        for option in game.options
    }
    monkeypatch.setattr("cogs.words.about.about", lambda _say, _key: replace(told, options=renamed))
    last = {option.name: option.values[-1] for option in game.options}
    session = replace(opened((ANN,), key), options=last)
    panels = (panel(SAY, session, "game"), solo_panel(SAY, game, last, PICTURE))
    menus = [each for view in panels for each in view.walk_children() if isinstance(each, Menu)]
    shown = [option.label for menu in menus if isinstance(menu.item, discord.ui.Select) for option in menu.item.options]
    shown += [menu.item.placeholder or "" for menu in menus]
    shown += [*texts(details(SAY, session)), *texts(panels[1]), chosen_line(SAY, session)]
    shown += [page.text for page in pages.__wrapped__(SAY, key) if "Options" in page.title]
    shown.append(with_options(SAY, key, " ".join(f"{name}={value}" for name, value in last.items())))
    for name, value in last.items():
        assert any(f"{name.upper()}: _{value.upper()}_" in each for each in shown)
        assert f"{name.upper()} _{value.upper()}_" in shown[-1]
        assert not [each for each in shown if re.search(rf"\b{name}\b", each.replace(told.summary, ""))]
    assert f"(default _{game.options[-1].default.upper()}_)" in next(
        each for each in shown if each.startswith("## Options")
    )


def test_what_is_left_of_a_lobby() -> None:
    session = opened((ANN, BEN))
    cancelled = closed(after(session, Cancel(ANN.user_id)))
    assert "This table was cancelled." in texts(cancelled)[0]
    lonely = closed(then(opened((ANN,)), [Cancelled(NOBODY_CAME)]))
    assert "Nobody joined, so this table was closed." in texts(lonely)[0]
    silent = closed(then(session, [Cancelled(NOBODY_CAME)]))
    assert "Nobody started the game, so this table was closed." in texts(silent)[0]
    begun = closed(after(session, Start(ANN.user_id, "salt")), "https://discord.com/channels/5/7/9")
    assert "[Go to the board](https://discord.com/channels/5/7/9)" in texts(begun)[0]
    assert buttons(cancelled) == buttons(begun) == {}
