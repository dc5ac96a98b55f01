"""The messages of a game: what they tell where there is much to tell, and what their buttons carry."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence

import discord
import pytest

from cogs.interactions.components import Button, Menu
from cogs.interactions.ids import Press
from cogs.messages import story
from cogs.messages.boards import Offered, board, final_board, outcome, past_board
from cogs.messages.controls import groups
from cogs.messages.story import STORY_LENGTH, newest_lines
from cogs.pictures.pictures import Picture
from render.about import About
from render.catalogue import FACES
from render.face import Face, Teller
from render.scene import Departure, Scene
from rules.core import Played, Position
from sessions.acts import End, Resign, Start
from sessions.session import Session
from tests.cogs.snapshots import after, opened
from tests.faces import english
from tests.sessions.club import ANN, BEN
from tests.sessions.scripted import scripted_session
from words import ENGLISH, of

PICTURE = Picture((b"png",), "a picture")


@pytest.mark.parametrize(
    ("lines", "room", "kept"),
    [
        ([], 10, []),
        (["one", "two"], 8, ["one", "two"]),
        (["one", "two"], 7, ["…", "two"]),
        (["one", "two", "three"], 10, ["…", "two", "three"]),
        (["one", "two", "three"], 9, ["…", "three"]),
        # At least one is told, as far as there is room.
        (["one", "two and more"], 9, ["two and…"]),
        (["x" * 5000], 1800, ["x" * 1798 + "…"]),
    ],
)
def test_the_newest_lines_are_kept(lines: list[str], room: int, kept: list[str]) -> None:
    assert newest_lines(lines, room) == kept


def test_what_is_told_never_fills_the_board() -> None:
    for length in (
        1,
        20,
        100,
        STORY_LENGTH // 2 - 1,
        STORY_LENGTH // 2,
        STORY_LENGTH // 2 + 1,
        STORY_LENGTH - 1,
        STORY_LENGTH,
        3000,
    ):
        for count in (1, 2, 50):
            lines = [f"{number} ".ljust(length, "x") for number in range(count)]
            kept = newest_lines(lines)
            assert len("\n".join(kept)) <= STORY_LENGTH + 2
            assert kept[-1] == lines[-1] or kept == [f"{lines[-1][: STORY_LENGTH - 2]}…"], "the last is among them"


class ScriptedTeller(Teller):
    """A line a ply."""

    about = About("Scripted", "A game that does as it is told.")

    def alt(self, scene: Scene) -> str:
        return "a picture"

    def badge(self, position: Position, seat: int) -> str:
        return "🔺"

    def ask(self, position: Position) -> str:
        return "Go on."

    def meaning(self, position: Position, words: Sequence[str]) -> str:
        return " ".join(words)

    def tell(self, played: Sequence[Played], names: Sequence[str]) -> list[str]:
        return [f"{names[each.seat - 1]} went on with {each.ply}, and nothing else happened." for each in played]

    def result(self, position: Position, names: Sequence[str], how: Mapping[int, Departure] = {}, /) -> str:
        return f"{names[0]} is through."


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scripted game has words; no picture of it is drawn here."""
    monkeypatch.setitem(FACES, "scripted", lambda say: Face(english("stranded").make_painter, ScriptedTeller(say)))


def texts(view: discord.ui.LayoutView) -> list[str]:
    return [each.content for each in view.walk_children() if isinstance(each, discord.ui.TextDisplay)]


def buttons(view: discord.ui.LayoutView) -> dict[str, bool]:
    """The actions of the buttons, and whether they can be pressed."""
    return {each.press.action: not each.item.disabled for each in view.walk_children() if isinstance(each, Button)}


def presses(view: discord.ui.LayoutView) -> Iterator[Press]:
    for each in view.walk_children():
        if isinstance(each, Button | Menu):
            yield each.press


def live(session: Session, chosen: tuple[str, ...] = (), page: int = 0) -> discord.ui.LayoutView:
    return board(session, PICTURE, Offered(groups(session.continuations, chosen), chosen, page))


@pytest.mark.parametrize("turns", [1, 2, 130], ids=["one long turn", "two long turns", "a turn a ply"])
def test_a_long_game_of_one_tells_its_newest(scripted: None, turns: int) -> None:
    session = scripted_session("|1" * 130 if turns == 130 else ("|" + "1" * 130) * turns, "1", seats=1)
    told, ask = texts(live(session))
    lines = told.split("\n")
    last = f"**P1** went on with {session.played[-1].ply}, and nothing else happened."
    assert "Go on." in ask
    assert session.commitment not in told + ask, "it stands behind More"
    if turns == 130:
        assert lines == [last], "one turn, and not the whole game"
    else:
        assert lines == [f"… {last}"], "there is no room for two"


def test_a_board_tells_as_many_of_the_newest_as_it_has_room_for(
    monkeypatch: pytest.MonkeyPatch, scripted: None
) -> None:
    session = scripted_session("|" + "1" * 130, "1", seats=1)
    monkeypatch.setattr(story, "BRIEF_LINES", 6)
    lines = texts(live(session))[0].removeprefix("… ").split("\n")
    assert len(lines) == 3
    assert lines == [f"**P1** went on with {each.ply}, and nothing else happened." for each in session.played[-3:]]
    monkeypatch.setattr(story, "BRIEF_LINES", 2)
    assert texts(live(session))[0] == f"… {lines[-1]}", "the last is whole, whatever the room"


def test_a_past_board_tells_its_newest_too_and_the_end_no_more_than_a_live_board(scripted: None) -> None:
    over = scripted_session("|" + "1" * 130, seats=1)
    past, end = past_board(over, over.of_turn(1)), final_board(over, PICTURE)
    for view in (past, end):
        assert texts(view)[0].endswith("with go 129, and nothing else happened.")
        assert sum(map(len, texts(view))) < 4000
    assert texts(past)[0].startswith("…\n")
    assert len(texts(past)[0].split("\n")) > 3
    assert texts(end)[0].startswith("… **P1** went on")
    assert len(texts(end)[0].split("\n")) == 1, "the message before it tells the turn"


def test_what_a_long_turn_tells_leaves_a_phone_room_for_the_picture(scripted: None) -> None:
    """About 42 characters to a line at 400 pixels."""
    session = scripted_session("|" + "1" * 130, "1", seats=1)
    told = texts(live(session))[0]
    rows = [row for line in told.split("\n") for row in textwrap.wrap(line, 42)]
    assert len(rows) == 2, rows


def test_a_board_of_the_beginning_tells_nothing(scripted: None) -> None:
    [ask] = texts(live(scripted_session("", "|1", seats=2)))
    assert ask == "🔺 <@11>: Go on."


# What the buttons carry


def test_every_control_carries_the_logs_length(scripted: None) -> None:
    session = scripted_session("|011|0", "2")
    found = [each for each in presses(live(session)) if each.action != "rules"]
    assert found
    assert {(each.session, each.version, each.plies) for each in found} == {(1, 6, None)}


def test_a_board_on_which_words_are_chosen_leads_back() -> None:
    session = after(opened((ANN, BEN), "games_up"), Start(ANN.user_id, "salt"))
    word = next(iter(session.continuations()))
    assert "pick" not in buttons(live(session)), "a menu has the pieces"
    found = [each for each in live(session, (word,)).walk_children() if isinstance(each, Button)]
    [back] = [each for each in found if each.item.label == "Back"]
    assert back.press == Press("pick", 1, session.version)


def test_a_past_board_has_no_controls_and_an_end_leads_on(scripted: None) -> None:
    session = scripted_session("|011|0", "2")
    assert list(presses(past_board(session, session.of_turn(1)))) == []
    over = scripted_session("|011")
    assert [each.action for each in presses(final_board(over, PICTURE))] == [
        "rematch",
        "record",
        "rules",
        "replay",
        "history",
        "analyse",
        "learn",
    ]


def test_the_end_says_who_won_or_who_ended_it() -> None:
    session = after(opened((ANN, BEN)), Start(ANN.user_id, "salt"))
    resigned = after(session, Resign(BEN.user_id))
    assert any("**Ann**" in each and "##" in each for each in texts(final_board(resigned, PICTURE)))
    ended = after(session, End("*Mo*"))
    assert "## **\\*Mo\\***, a moderator, ended the game. It has no result." in texts(final_board(ended, PICTURE))


def test_the_end_shows_a_score_of_several_lines_in_its_picture_alone() -> None:
    started = after(opened((ANN,), "mars"), Start(ANN.user_id, "salt"))
    over = after(started, Resign(ANN.user_id))
    first, *lines = outcome(of(ENGLISH), over).split("\n")
    assert len(lines) > 3
    told = "\n".join(texts(final_board(over, PICTURE)))
    assert first in told
    assert [line for line in lines if line in told] == []
