"""Sentences that were false, clumsy or meant somebody else: each says what is so, for the person who reads it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from discord.ui import TextDisplay
from msgspec.structs import replace

from cogs.commands.rulebook import how_to_play, pages
from cogs.interactions.components import Button
from cogs.messages import boards, lobbies
from cogs.pictures.pictures import Picture
from cogs.words import learning, standings
from cogs.words import settings as settings_words
from cogs.words import table as table_words
from cogs.words.names import plain
from cogs.words.refusals import sentence
from render.scene import Scene
from rules.catalogue import GAMES
from rules.core import Choice, Over
from sessions.acts import ChangeOption, Hand, Join, Nudge, Pause, Resign, Start
from sessions.learning.lessons import tutorial
from sessions.people.settings import PersonSettings, Pings
from sessions.records.past import past_in
from sessions.refusals import base, limits, requests
from sessions.results.ratings import Rating
from sessions.results.standings import Best, Count, Tally
from sessions.session import Session
from sessions.state.players import Forgotten
from tests.cogs.snapshots import after, opened
from tests.faces import english
from tests.render.plays import SEEDS, scenes
from tests.sessions.club import ANN, BEN
from words import ENGLISH, LANGUAGES, Language, of

SAY = of(ENGLISH)

PICTURE = Picture((b"png",), "a picture")


def read(session: Session) -> str:
    """What a lobby says."""
    return "\n".join(
        each.content for each in lobbies.lobby(session, PICTURE).walk_children() if isinstance(each, TextDisplay)
    )


def running(key: str = "strata5", **terms: str) -> Session:
    """A game of Ann and Ben that has begun."""
    chosen = [ChangeOption(ANN.user_id, name, value) for name, value in terms.items()]
    return after(opened((ANN, BEN), key), *chosen, Start(ANN.user_id, salt="1"))


def refused(session: Session, act: object) -> str:
    """What somebody reads whose act is refused."""
    with pytest.raises(base.Refusal) as caught:
        act.apply(session)  # type: ignore[attr-defined]
    return sentence(SAY, caught.value)


# Limits and calls


@pytest.mark.parametrize(
    ("most", "told"),
    [
        (0, "You’ve chosen not to play at any table for now. You can change that with /me."),
        (1, "You’ve reached your own limit of 1 table. You can change that with /me."),
    ],
)
def test_who_sits_at_no_table_is_told_so(most: int, told: str) -> None:
    assert sentence(SAY, limits.TooManyGames(most)) == told


@pytest.mark.parametrize(
    ("pings", "direct", "told"),
    [
        ("every turn", False, "You’ll now be mentioned whenever it’s your turn."),
        ("every turn", True, "You’ll now be mentioned and get a direct message whenever it’s your turn."),
        ("reminders", False, "You’ll now be mentioned in channels only as a reminder."),
        ("never", False, "You’ll no longer be mentioned in channels."),
        (
            "never",
            True,
            "You’ll no longer be mentioned in channels. You’ll get a direct message whenever it’s your turn.",
        ),
    ],
)
def test_when_somebody_is_mentioned(pings: Pings, direct: bool, told: str) -> None:
    settled = PersonSettings(pings=pings, direct=direct)
    assert settings_words.told(SAY, settings_words.PERSON["pings"], settled) == told
    assert ("direct message" in settings_words.told(SAY, settings_words.PERSON["pings"], settled)) == direct


def test_the_one_reason_why_nobody_is_nudged() -> None:
    session = running()
    acts, waits = session.actor_person, next(each for each in session.people if each != session.actor_person)
    assert acts is not None
    assert refused(session, Nudge(acts.user_id, 0)) == "It’s your turn, so there’s nobody to nudge."
    paused = after(session, Pause("Mo", 99))
    assert refused(paused, Nudge(waits.user_id, 0)) == (
        "The game is paused, so there’s nobody to nudge. A moderator can resume it."
    )
    clocked = running(clock="1d")
    waits = next(each for each in clocked.people if each != clocked.actor_person)
    assert refused(clocked, Nudge(waits.user_id, 0)) == (
        "This game has a clock, so players are reminded automatically."
    )


# Lobbies


def labels(session: Session) -> dict[str, str]:
    """The labels of a lobby's buttons by what they do; of switches by what they switch."""
    found = {}
    for each in lobbies.lobby(session, PICTURE).walk_children():
        if isinstance(each, Button):
            found[" ".join([each.press.action, *each.press.words[:1]])] = each.item.label or ""
    return found


def test_a_switch_says_what_it_does() -> None:
    session = after(opened((ANN,), "games_up"), ChangeOption(ANN.user_id, "auto", "on"))
    assert labels(session)["switch auto"] == "Switch to: no automatic moves"
    assert labels(session)["switch turning"] == "Switch to: the board doesn’t turn"
    other = after(session, ChangeOption(ANN.user_id, "auto", "off"), ChangeOption(ANN.user_id, "turning", "off"))
    assert labels(other)["switch auto"] == "Switch to: automatic forced moves"
    assert labels(other)["switch turning"] == "Switch to: the board turns"


@pytest.mark.parametrize("key", GAMES)
def test_no_switch_is_cut(key: str) -> None:
    session = opened((ANN,), key)
    for option in [each for each in session.game.options if set(each.values) == {"on", "off"}]:
        for value in option.values:
            told = labels(after(session, ChangeOption(ANN.user_id, option.name, value)))
            assert not told[f"switch {option.name}"].endswith("…")


def test_whose_table_it_is() -> None:
    session = after(opened((ANN,)), Join(BEN))
    assert "Ann opened a table for 2 to 4 players." in read(session)
    handed = after(session, Hand(ANN.user_id, BEN.user_id))
    told = read(handed)
    assert "Ben is hosting a table for 2 to 4 players." in told
    assert "opened" not in told
    back = after(handed, Hand(BEN.user_id, ANN.user_id))
    assert "Ann opened a table" in read(back)


def test_a_lobby_is_left_open_and_a_game_running() -> None:
    def offered(session: Session) -> list[str]:
        found = boards.end_question(SAY, session, "1").walk_children()
        return [each.item.label or "" for each in found if isinstance(each, Button)]

    assert offered(opened()) == ["Close the table", "Keep the table open"]
    assert offered(running()) == ["End the game", "Keep the game going"]
    assert table_words.left(SAY, opened()) == "The table stays open."
    assert table_words.left(SAY, running()) == "The game continues."


def test_the_question_before_a_game_is_ended_names_its_players() -> None:
    assert "this game of Strata 5 (**Ann** and **Ben**)?" in table_words.end_question(SAY, running())
    alone = table_words.end_question(SAY, after(opened((ANN,), "mars"), Start(ANN.user_id, salt="1")))
    assert alone == "End **Ann**’s game (Stranded on Mars)? It won’t have a result."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thread_of_somebody_without_a_name_that_can_be_shown(language: Language) -> None:
    say = of(language)
    assert table_words.thread_for(say, "mars", "\u200b").endswith(say.kit.unnamed(seat=1))
    session = after(opened((replace(ANN, name="\u200b"), BEN)), Start(ANN.user_id, salt="1"))
    seat = next(number for number, each in enumerate(session.people, 1) if each.user_id == ANN.user_id)
    name = table_words.thread_name(say, session)
    assert say.kit.unnamed(seat=seat) in name
    assert "Ben" in name


# Help in a direct message


def test_help_names_no_command_that_does_not_work_there() -> None:
    told = "\n".join(learning.welcome(SAY, tuple(GAMES), {"rules", "tutorial", "games", "me", "help"}, "direct"))
    assert told.startswith("## Board games\n")
    assert "in this channel" not in told
    assert set(re.findall(r"`/(\w+)`", told)) == {"rules", "tutorial", "games", "me", "help", "play"}
    assert "Here, `/play` starts a game against the computer or a solo game (Stranded on Mars)." in told
    assert "In a server, it opens a table." in told
    assert "**During a game:**" not in told


# Record files


@pytest.mark.parametrize(
    ("record", "told"),
    [
        ("game: stranded\nseats: 2\n\n\ntake a1\n", "Line 4 is empty where there should be a move."),
        ("game: stranded\nseats: 2\n\ntake a1\n", "Line 4 says “take a1”, which isn’t a legal move there."),
        ("game: chess\n", "its game isn’t one of those played here (Stranded, The Game’s Up!, Strata 5"),
        ("seats: 2\n", "its game isn’t one of those played here"),
    ],
)
def test_what_is_wrong_with_a_record(record: str, told: str) -> None:
    with pytest.raises(requests.BadRecord) as caught:
        past_in(record.encode())
    assert told in sentence(SAY, caught.value)
    assert "“”" not in sentence(SAY, caught.value)
    assert "games\\_up" not in sentence(SAY, caught.value)


# Names


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.seats[-1] > 1])
def test_somebody_who_was_forgotten_stands_well_at_the_beginning(key: str) -> None:
    session = running(key)
    gone = replace(session, people=(Forgotten(-1), *session.people[1:]))
    names = tuple(plain(SAY, each) for each in gone.people)
    over = after(session, Resign(session.people[0].user_id))
    told = [
        english(key).teller.result(over.position, names),
        *english(key).teller.tell(over.played[-1:], names),
        *english(key).teller.tell(over.played[:1], names),
    ]
    for each in told:
        assert each[:1].isupper() or each[:1].isdigit(), each
        assert not re.search(r"[.!?] [a-z]", each), each
    former = SAY.names.former_player()
    assert former in told[0]
    assert f"“{former}”" in SAY.privacy.asked()


# Minus signs

HYPHEN = re.compile(r"(?<![\w–-])-\d")
"""A hyphen that stands for a minus sign."""


@pytest.mark.parametrize("key", GAMES)
def test_no_hyphen_stands_for_a_minus_sign(key: str) -> None:
    teller = english(key).teller

    def told(scene: Scene) -> Iterator[str]:
        here, turn = scene.position, scene.position.turn()
        yield from (teller.alt(scene), teller.text(scene), teller.progress(here, scene.names), *teller.study(here))
        yield from teller.tell(scene.recent, scene.names)
        if isinstance(turn, Over):
            yield teller.result(here, scene.names)
        elif isinstance(turn, Choice):
            yield from (teller.ask(here), teller.hint(here))
            yield from (teller.label(here, str(ply).split()) for ply in turn.plies[:8])

    for seed in SEEDS:
        for scene in scenes(key, seed, 3):
            for each in told(scene):
                assert not HYPHEN.search(each), each


@pytest.mark.parametrize("key", GAMES)
def test_no_hyphen_stands_for_a_minus_sign_where_a_game_is_explained(key: str) -> None:
    said = [how_to_play(SAY, key), *(page.text for page in pages(SAY, key))]
    for each in tutorial(key):
        said += [each.task, each.done, each.wrong, *(each.why or {}).values()]
    for text in said:
        assert not HYPHEN.findall(text), text


def test_no_hyphen_stands_for_a_minus_sign_in_results() -> None:
    found = Tally(played=2, moves=18, scores={"level=1": [-12, -3]})
    told = [
        *standings.tally(SAY, "mars", found, None, {}, {}),
        *standings.tally(SAY, "stranded", found, Rating(-1.5, provisional=False), {}, {1: Count(2, 0)}),
        standings.ranked(SAY, 1, "Ann", -1.5, found),
        standings.scored(SAY, 1, "Ann", Best(1, -12, 2)),
        table_words.best_scores(SAY, -12, -3),
    ]
    for each in told:
        assert not HYPHEN.search(each), each
    assert any("Rating −2" in each for each in told)
    assert any("−12" in each for each in told)
