"""What a newcomer meets first: the deal, a puzzle, a lesson, the list of games. Each leads to how to play."""

from __future__ import annotations

from cogs.interactions.ids import Press, press_from_id
from sandbox import Message, Person
from sessions.acts import Resign
from sessions.learning.puzzles import daily, next_easier, puzzle_position, puzzles
from sessions.state.players import ComputerLevel
from sessions.tables.puzzling import OWN, Occasion
from tests.play.answers import private
from tests.play.club import Club, control
from tests.play.computers import Minds, against, hurry, minds
from tests.play.daily import at_noon, begun
from tests.play.forger import forged
from tests.sessions.club import long_enough

__all__ = ["hurry", "minds"]

GUIDED, HOW = "Guided game", "How to play"


def labels(message: Message) -> list[str]:
    return [each.label for each in message.buttons]


def puzzle_of(message: Message) -> str:
    """The key of the puzzle that a message shows."""
    found = press_from_id(control(message, "puzzleshow"))
    assert found is not None
    return found.words[0]


async def shown_puzzle(person: Person) -> Message:
    return private(await person.slash("puzzle"))


# The deal


async def test_the_deal_leads_a_newcomer_to_the_game_before_their_only_attempt(club: Club) -> None:
    await at_noon(club)
    shown = private(await club.alice.slash("deal"))
    assert "learn it first: you have only one attempt that counts." in shown.text
    assert labels(shown).index(GUIDED) < labels(shown).index("Play in this channel")
    lesson = (await club.alice.click(shown, GUIDED)).said
    assert "lesson 1 of" in lesson.text
    assert "how to play" in (await club.alice.click(shown, HOW)).said.text
    assert "Play in this channel" in labels(shown), "the screen stays"
    assert await club.tables.deals.attempt(club.tables.deals.today, int(club.alice.id)) is None


async def test_who_knows_the_game_of_the_deal_is_not_led_there(club: Club) -> None:
    await at_noon(club)
    left = await club.begin("mars")
    await club.show(await club.tables.do(left.id, Resign(int(club.alice.id))))
    assert "learn it first" in private(await club.alice.slash("deal")).text, "who resigns at once has learned nothing"
    played = await long_enough(club.tables, await club.begin("mars"))
    await club.show(await club.tables.do(played.id, Resign(int(club.alice.id))))
    shown = private(await club.alice.slash("deal"))
    assert "learn it first" not in shown.text
    assert GUIDED not in labels(shown)
    assert GUIDED in labels(private(await club.bob.slash("deal")))


async def test_after_the_attempt_has_begun_nothing_leads_away(club: Club) -> None:
    await at_noon(club)
    await begun(club, club.alice, "dealhere")
    assert GUIDED not in labels(private(await club.alice.slash("deal")))


async def test_who_wants_no_tips_is_not_led_there(club: Club) -> None:
    await at_noon(club)
    await club.tables.settings.change_person(int(club.alice.id), hints=False)
    assert GUIDED not in labels(private(await club.alice.slash("deal")))


# Puzzles


async def test_a_beginner_gets_the_easiest_puzzle_of_a_game_they_know(club: Club) -> None:
    session = await club.start("games_up", 2)
    await club.show(await club.tables.do(session.id, Resign(int(club.alice.id))))
    shown = await shown_puzzle(club.alice)
    assert puzzle_of(shown) == puzzles("games_up")[0].key
    assert "daily" not in shown.text


async def test_who_knows_no_game_gets_the_easiest_puzzle_of_the_first_one(club: Club) -> None:
    shown = await shown_puzzle(club.alice)
    here = puzzle_position(puzzle_of(shown))
    assert here is not None
    assert here.number == 1


async def test_the_daily_puzzle_is_a_press_away(club: Club) -> None:
    shown = await shown_puzzle(club.alice)
    await club.alice.click(shown, "Daily puzzle")
    key = daily(int(club.sandbox.world.home.id), club.tables.puzzles.today())
    assert puzzle_of(shown) == key
    assert "daily puzzle" in shown.text
    assert "Daily puzzle" not in labels(shown)
    there = await shown_puzzle(club.alice.direct())
    assert "Daily puzzle" not in labels(there), "direct messages have none"


async def test_who_has_solved_one_or_begun_the_daily_one_gets_the_daily_one(club: Club) -> None:
    counted, home = club.tables.puzzles, int(club.sandbox.world.home.id)
    key = daily(home, counted.today())
    assert key is not None
    await counted.answer(int(club.alice.id), puzzles("stranded")[0].key, OWN, (), right=True)
    await counted.answer(int(club.bob.id), key, Occasion(home, counted.today()), (), right=False)
    for person in (club.alice, club.bob):
        assert puzzle_of(await shown_puzzle(person)) == key


async def test_an_easier_puzzle_is_offered_before_one_is_solved(club: Club) -> None:
    shown = await shown_puzzle(club.alice)
    assert "Easier puzzle" not in labels(shown), "it is the easiest"
    await club.alice.click(shown, "Daily puzzle")
    before = puzzle_position(puzzle_of(shown))
    assert before is not None
    await club.alice.click(shown, "Easier puzzle")
    after = puzzle_position(puzzle_of(shown))
    assert after is not None
    assert after.game.key == before.game.key
    assert after.number < before.number
    rows = await club.tables.puzzles.rows(int(club.alice.id))
    assert rows == (), "asking for one is no answer"


async def test_a_forged_easier_puzzle_is_none(club: Club) -> None:
    shown = await shown_puzzle(club.alice)
    result = await forged(club, club.alice, shown, Press("puzzleeasier", words=("nothing",)))
    assert result.failed is None
    assert next_easier("nothing", ()) is None


def test_an_easier_puzzle_is_one_that_was_not_tried() -> None:
    some = puzzles("stranded")
    assert next_easier(some[0].key, ()) is None
    assert next_easier(some[8].key, ()) == some[4].key
    assert next_easier(some[1].key, ()) == some[0].key


# Lessons and the list of games


async def test_how_to_play_opens_beside_a_lesson(club: Club) -> None:
    lesson = private(await club.alice.slash("tutorial", game="stranded"))
    await club.alice.click(lesson, control(lesson, "lesson"))
    before = lesson.text
    page = (await club.alice.click(lesson, HOW)).said
    assert page.id != lesson.id
    assert "how to play" in page.text
    assert lesson.text == before


async def test_how_to_play_opens_beside_a_puzzle(club: Club) -> None:
    shown = await shown_puzzle(club.alice)
    before = shown.text
    assert (await club.alice.click(shown, HOW)).said.id != shown.id
    assert shown.text == before


async def test_the_list_of_games_leads_to_how_to_play(club: Club) -> None:
    listed = private(await club.alice.slash("play"))
    page = (await club.alice.click(listed, HOW)).said
    assert page.id != listed.id
    await club.alice.choose(page, "games_up")
    assert "how to play" in page.text
    assert labels(listed), "the list stays"
    assert HOW in labels(private(await club.alice.direct().slash("play")))


async def test_the_list_of_games_remembers_what_was_played_last(club: Club, minds: Minds) -> None:
    medium, hard = ComputerLevel.MEDIUM, ComputerLevel.HARD
    for key, levels in (("strata5", [hard]), ("strata5", [hard]), ("stranded", [medium, medium])):
        session = await against(club, *levels, key=key)
        club.sandbox.clock.advance(60)
        for each in session.computers:
            session = await club.tables.do(session.id, Resign(each.user_id))
        await club.show(session)
    listed = private(await club.alice.slash("play"))
    start = press_from_id(control(listed, "playnow"))
    assert start is not None
    assert start.words[:3] == ("stranded", "mine", "mine"), "as many as before, and of a level that fits"
    other = press_from_id(control(private(await club.bob.slash("play")), "playnow"))
    assert other is not None
    assert ComputerLevel.VERY_EASY.value in other.words
