"""How to play, the hints of a first game, and the first message that a newcomer meets."""

from __future__ import annotations

import random
import re

import pytest

from cogs.commands.rulebook import pages
from cogs.words import learning as words
from render.face import Teller
from rules.catalogue import GAMES
from sandbox import Message
from sandbox.process import ROOT
from sessions.session import Session
from tests import seeds
from tests.faces import english
from tests.play.answers import TIP
from tests.play.club import Club
from tests.sessions.club import long_enough
from words import ENGLISH, LANGUAGES, of
from words.typed import names

SAY = of(ENGLISH)

each_game = pytest.mark.parametrize("key", GAMES)

WITH_TIPS = {"hints": "all", "rated": "no"}
"""What a table of several people agrees on to have tips."""


async def rules_of(club: Club, key: str) -> Message:
    """What /rules answers Alice."""
    result = await club.alice.slash("rules", game=key)
    assert result.failed is None
    assert result.reply is not None
    assert result.reply.ephemeral
    return result.reply


@each_game
async def test_the_rules_open_with_one_screen_and_its_picture(club: Club, key: str) -> None:
    shown = await rules_of(club, key)
    assert "how to play" in shown.text
    assert "Your aim" in shown.text
    assert "Your turn" in shown.text
    assert "Easy to miss" in shown.text
    assert len(shown.text) < 1700, "it is one screen"
    assert shown.image().width >= 400
    assert [button.label for button in shown.buttons] == [SAY.learning.all_rules(), SAY.learning.guided_game()]


@each_game
async def test_all_rules_are_behind_a_second_button_and_lead_back(club: Club, key: str) -> None:
    shown = await rules_of(club, key)
    await club.alice.click(shown, SAY.learning.all_rules())
    assert pages(SAY, key)[0].title in shown.text
    assert "page 1 of" in shown.text
    assert not shown.media, "the picture has gone with its page"
    await club.alice.click(shown, "Next ▶")
    assert "page 2 of" in shown.text
    await club.alice.click(shown, SAY.learning.how_to_play())
    assert "how to play" in shown.text
    assert shown.image().width >= 400


async def test_every_rules_button_opens_it_privately(club: Club) -> None:
    await club.alice.slash("play", game="games_up", opponent=club.bob)
    lobby = club.live(await club.session())
    result = await club.carol.click(lobby, "Rules")
    assert result.failed is None
    assert result.reply is not None
    assert result.reply.ephemeral
    assert "how to play" in result.reply.text
    assert "opened a table" in lobby.text, "the lobby is what it was"


async def begun(club: Club, key: str) -> Session:
    """A game that has started."""
    agreed = {} if GAMES[key].seats[-1] == 1 else WITH_TIPS
    return await club.start(key, GAMES[key].seats[0], **agreed)


@pytest.mark.parametrize("key", [key for key in GAMES if type(english(key).teller).hint is not Teller.hint])
async def test_a_first_game_explains_itself_to_its_end_and_no_second_one_does(
    club: Club, key: str, dice: random.Random
) -> None:
    session = await begun(club, key)
    for _ in range(6):
        board = club.live(session)
        assert TIP in board.text
        if SAY.learning.no_hints() not in [button.label for button in board.buttons]:
            # Where the line has no room for it, it stands behind More.
            opened = (await club.who(session).click(board, "More")).said
            assert SAY.learning.no_hints() in [button.label for button in opened.buttons]
        plies = [ply for group in session.continuations().values() for ply in group]
        await club.who(session).slash("move", move=dice.choice(plies))
        await club.caught_up(since=session)
        session = await club.session()
    if session.solo:
        # One that is resigned at once would not count.
        session = await club.show(await long_enough(club.tables, session))
    await club.alice.slash("resign")
    await club.alice.click(club.alice.last(lambda message: "Resign this game (" in message.text), "Resign")
    await club.caught_up(since=session)
    session = await club.session()
    assert session.state == "over"
    assert TIP not in club.live(session).text
    session = await begun(club, key)
    assert TIP not in club.live(session).text
    assert SAY.learning.no_hints() not in [button.label for button in club.live(session).buttons]


async def test_who_wants_no_tips_gets_none_and_the_others_still_do(club: Club) -> None:
    session = await club.start("games_up", 2, turning="off", **WITH_TIPS)
    actor = club.who(session)
    board = club.live(session)
    assert TIP in board.text
    result = await actor.click(board, SAY.learning.no_hints())
    await club.caught_up()
    assert result.failed is None
    assert TIP not in board.text
    assert SAY.learning.no_hints() not in [button.label for button in board.buttons]
    answer = actor.last(lambda message: message.ephemeral)
    assert answer.text == SAY.learning.hints_off()
    await club.play_one(session, seeds.dice())
    session = await club.session()
    assert TIP in club.live(session).text, "whoever is to move now is another player"
    await actor.click(answer, SAY.learning.hints_on())
    assert answer.text == SAY.learning.hints_again()
    await club.play_one(session, seeds.dice())
    assert TIP in club.live(await club.session()).text


async def test_somebody_else_turns_off_their_own_tips_alone(club: Club) -> None:
    session = await club.start("games_up", 2, turning="off", **WITH_TIPS)
    board = club.live(session)
    result = await club.carol.click(board, SAY.learning.no_hints())
    assert result.failed is None
    assert result.reply is not None
    assert result.reply.ephemeral
    assert TIP in board.text


async def test_an_old_board_still_turns_tips_off(club: Club) -> None:
    session = await club.start("games_up", 2, turning="off", **WITH_TIPS)
    actor = club.who(session)
    old = club.live(session).frozen()
    button = next(each.custom_id for each in old.buttons if each.label == SAY.learning.no_hints())
    assert button is not None
    await club.play_one(session, seeds.dice())
    result = await actor.press(old, button)
    await club.caught_up()
    assert result.failed is None
    assert actor.last(lambda message: message.ephemeral).text == SAY.learning.hints_off()
    board = club.live(await club.session())
    assert TIP in board.text, "the other player's tip stays"


async def test_help_names_every_game_and_leads_into_it(club: Club) -> None:
    result = await club.alice.slash("help")
    assert result.failed is None
    assert result.reply is not None
    assert result.reply.ephemeral
    shown = result.reply
    assert all(title in shown.text for title in shown.menus[0].labels)
    assert shown.menus[0].values == list(GAMES)
    there = {each.name for each in club.bot.tree.get_commands()}
    named = [name for names in words.COMMANDS_FOR.values() for name in names]
    assert all(f"`/{name}`" in shown.text for name in named)
    assert set(named) == there, "it names every command, and what it names can be typed"
    assert len(named) == len(set(named))
    await club.alice.choose(shown, "games_up")
    assert "how to play" in shown.text
    assert shown.image().width >= 400


async def test_the_page_about_playing_names_every_command(club: Club) -> None:
    """In Discord's own list each has its description, too."""
    page = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    tables = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `/")]
    named = {name for cell in tables for name in re.findall(r"`/(\w+)`", cell)}
    there = {each.name for each in club.bot.tree.get_commands()}
    assert named == there
    typed = {name for language in LANGUAGES for name in names(language).values()}
    for document in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")):
        if document.parent.name == "decisions":  # some of them tell of commands of before
            continue
        told = re.findall(r"`/([a-z]+)`", document.read_text(encoding="utf-8"))
        assert set(told) - there - typed <= {"healthz", "metrics", "data", "tmp", "venv"}, document


async def test_that_somebody_wants_no_tips_is_shown_and_deleted_on_demand(club: Club) -> None:
    session = await club.start("games_up", 2, turning="off", **WITH_TIPS)
    await club.carol.click(club.live(session), SAY.learning.no_hints())
    await club.caught_up()
    kept = (await club.carol.slash("privacy")).said
    assert "Your stored settings: no tips in first games" in kept.text
    await club.carol.click(kept, "Delete my data")
    await club.carol.click(kept, "Delete permanently")
    assert "The bot’s database no longer contains any of your data." in kept.text
    assert "Nothing is stored about you." in (await club.carol.slash("privacy")).said.text
