"""Puzzles on the local Discord: the puzzle of the day, one's own, right and wrong answers, streaks and what is kept."""

from __future__ import annotations

import json

import pytest

from cogs.thinking.workers import ThoughtError
from cogs.words.about import title
from opponents.analysis import Look, Value
from opponents.worker import answered
from render.catalogue import face
from render.kit.advice import in_hundred
from rules.catalogue import GAMES
from rules.notation import legal
from sandbox import Message, Person
from sandbox.world.state import COMPONENT
from sessions.learning.lessons import tutorial
from sessions.learning.puzzles import MOST_TRIES, PuzzlePosition, puzzles, themes_of
from sessions.records.past import onward
from tests.play.answering import answer, choose
from tests.play.club import Club, control
from tests.play.daily import DAY, SAY, here, of_today, opened, shown_in
from tests.play.forger import BUTTON, Forger
from words.lists import divided

each_game = pytest.mark.parametrize("key", [key for key in GAMES if puzzles(key)])
"""The games that have puzzles."""


class Minds:
    """Tells what positions are worth, in this process and with few nodes, or fails."""

    size = 1

    def __init__(self) -> None:
        self.asked: list[Look] = []
        self.fails = False

    async def value(self, look: Look) -> Value:
        """The value that the real search finds with few nodes."""
        self.asked.append(look)
        if self.fails:
            raise ThoughtError("ordered")
        found = answered(Look(look.record, look.after, 60, look.instead))
        assert found.value is not None, found.error
        return found.value

    async def close(self) -> None:
        """There is nothing to end."""


@pytest.fixture(autouse=True)
def minds(club: Club, monkeypatch: pytest.MonkeyPatch) -> Minds:
    """The values of wrong answers are found in this process."""
    made = Minds()
    monkeypatch.setattr(club.bot.thinking, "_workers", made)
    return made


def wrong_turn(puzzle: PuzzlePosition) -> tuple[str, ...]:
    """A wrong answer: the first whole turn that is none of the right ones."""
    for first in legal(puzzle.position):
        plies: tuple[str, ...] = (str(first),)
        while (given := puzzle.judged(onward(puzzle.position, plies))) is None:
            plies = (*plies, str(legal(onward(puzzle.position, plies)[-1].after)[-1]))
        if not given.right:
            return given.plies
    raise AssertionError("everything is right")


def takes_several(puzzle: PuzzlePosition) -> bool:
    """Whether something is left to choose after the first ply of the solution."""
    first, *rest = puzzle.solution.plies
    return bool(rest) and len(legal(onward(puzzle.position, [first])[-1].after)) > 1


async def forge(club: Club, person: Person, message: Message, words: str, action: str = "puzzle") -> None:
    """Press a button that the message never had."""
    custom_id = f"b2:{action}:0:0:0:{words}"
    forger = Forger(club, person, message, None)
    assert await forger.sends(COMPONENT, {"component_type": BUTTON, "custom_id": custom_id}) is None


async def give_wrong(person: Person, message: Message, puzzle: PuzzlePosition, number: int) -> None:
    """Give the same wrong answer so many times."""
    for _ in range(number):
        await answer(person, message, puzzle.position, wrong_turn(puzzle))


@each_game
async def test_wrong_answers_get_reasons_and_at_last_the_solution(club: Club, minds: Minds, key: str) -> None:
    shown = await opened(club.alice, key)
    puzzle = shown_in(shown)
    assert puzzle.game.key == key
    assert puzzle.number == 1, "a beginner gets the easiest one"
    assert "3 tries" in shown.text
    assert shown.image().width >= 400
    for left in (2, 1):
        await give_wrong(club.alice, shown, puzzle, 1)
        teller, wrong = face(key, SAY).teller, onward(puzzle.position, wrong_turn(puzzle))
        # Nothing was played, so nothing is told as if it had been.
        own = [each for each in wrong if each.seat == puzzle.seat]
        assert SAY.learning.wrong_answer(moves=divided(SAY, teller.advised(own))) in shown.text
        assert not any(each in shown.text for each in teller.tell(wrong, ["**Alice**"] * 4))
        assert SAY.puzzles.left(left=left) in shown.text
    assert len(minds.asked) == 1, "the value of a wrong answer is looked for once"
    assert minds.asked[0].instead == wrong_turn(puzzle)
    await give_wrong(club.alice, shown, puzzle, 1)
    moves = face(key, SAY).teller.advised(onward(puzzle.position, puzzle.solution.plies))
    assert SAY.puzzles.solution(moves=divided(SAY, moves)) in shown.text
    share = in_hundred(puzzle.solution.shares[puzzle.seat - 1])
    assert SAY.hints.share(share=share) in shown.text, "the solution has its reasons"
    await club.alice.click(shown, control(shown, "puzzlenext"))
    following = shown_in(shown)
    assert following.number == 2, "another easy one comes after a puzzle that was not solved"
    await answer(club.alice, shown, following.position, following.solution.plies)
    assert "✅" in shown.text
    assert SAY.puzzles.found() in shown.text
    tallies = await club.tables.puzzles.tallies(await club.tables.puzzles.rows(int(club.alice.id)))
    rating = round(tallies[key].strength)
    assert f"Your puzzle rating for {title(SAY, key)}: {rating} (+" in shown.text
    stats = (await club.alice.slash("stats")).reply
    assert stats is not None
    assert SAY.puzzles.stats_rating(game=title(SAY, key), rating=rating, row=1) in stats.text
    others = (await club.bob.slash("stats", player=club.alice)).reply
    assert others is not None
    assert "Puzzle ratings" not in others.text, "nobody else is told"


async def test_what_it_was_about_and_how_many_in_a_row_is_told_at_the_end(club: Club) -> None:
    shown = await opened(club.alice, "games_up")
    for number in (1, 2, 3):
        puzzle = shown_in(shown)
        assert f"difficulty {round(puzzle.puzzle.difficulty)}" in shown.text
        assert "What it was about" not in shown.text, "that would give it away"
        await answer(club.alice, shown, puzzle.position, puzzle.solution.plies)
        assert ("What it was about" in shown.text) == bool(themes_of(puzzle.key))
        assert (SAY.puzzles.in_row(number=number) in shown.text) == (number > 1)
        await club.alice.click(shown, control(shown, "puzzlenext"))


async def test_everybody_in_the_server_gets_the_same_puzzle_of_the_day(club: Club) -> None:
    puzzle = of_today(club)
    ann, ben = await opened(club.alice), await opened(club.bob)
    assert shown_in(ann).key == shown_in(ben).key == puzzle.key
    assert "daily puzzle" in ann.text
    await give_wrong(club.bob, ben, puzzle, 3)
    assert SAY.puzzles.solvers(tried=1, solved=0) in ben.text
    await answer(club.alice, ann, puzzle.position, puzzle.solution.plies)
    assert SAY.puzzles.solvers(tried=2, solved=1) in ann.text
    again = await opened(club.alice)
    assert SAY.puzzles.finished() in again.text
    club.sandbox.clock.advance(DAY)
    assert of_today(club).key != puzzle.key
    later = await opened(club.alice)
    await answer(club.alice, later, of_today(club).position, of_today(club).solution.plies)
    assert SAY.puzzles.streak(days=2) in later.text
    stats = (await club.alice.slash("stats")).reply
    assert stats is not None
    assert SAY.puzzles.stats_daily(tried=2, solved=2) in stats.text
    assert SAY.puzzles.stats_streak(now=2, best=2) in stats.text
    assert SAY.puzzles.stats_today(tried=1, solved=1) in stats.text


async def test_a_puzzle_of_an_earlier_day_counts_for_no_streak(club: Club) -> None:
    puzzle = of_today(club)
    shown = await opened(club.alice)
    club.sandbox.clock.advance(DAY)
    await answer(club.alice, shown, puzzle.position, puzzle.solution.plies)
    assert "✅" in shown.text
    (row,) = await club.tables.puzzles.rows(int(club.alice.id))
    assert (row.puzzle, row.guild_id, row.day, row.solved) == (puzzle.key, 0, 0, True)


async def test_who_gives_up_sees_the_solution_and_has_no_answers_left(club: Club) -> None:
    shown = await opened(club.alice, "games_up")
    puzzle = shown_in(shown)
    await club.alice.click(shown, control(shown, "puzzleshow"))
    assert "With best play, this wins for sure." in shown.text
    await forge(club, club.alice, shown, f"{puzzle.key} 0 1 {' '.join(puzzle.solution.plies)}")
    assert SAY.puzzles.finished() in shown.text
    (row,) = await club.tables.puzzles.rows(int(club.alice.id))
    assert (row.tries, row.solved) == (MOST_TRIES, False), "a right answer comes too late"


async def test_an_answer_is_judged_where_no_reason_can_be_found(
    club: Club, minds: Minds, caplog: pytest.LogCaptureFixture
) -> None:
    minds.fails = True
    shown = await opened(club.alice, "games_up")
    await give_wrong(club.alice, shown, shown_in(shown), 1)
    assert "❌" in shown.text
    assert SAY.puzzles.left(left=2) in shown.text
    assert "No value of an answer" in caplog.text
    caplog.clear()


async def test_a_turn_of_several_choices_can_be_taken_back(club: Club) -> None:
    shown = await opened(club.alice, "strata5")
    while not takes_several(puzzle := shown_in(shown)):
        await club.alice.click(shown, control(shown, "puzzleshow"))
        await club.alice.click(shown, control(shown, "puzzlenext"))
    assert "### Find the best turn" in shown.text
    await choose(club.alice, shown, puzzle.solution.plies[0])
    await club.alice.click(shown, control(shown, "puzzleundo"))
    await answer(club.alice, shown, puzzle.position, puzzle.solution.plies)
    assert "✅" in shown.text
    *_, row = await club.tables.puzzles.rows(int(club.alice.id))
    assert (row.puzzle, row.tries, row.solved) == (puzzle.key, 1, True), "what was taken back was no answer"


async def test_answers_are_exported_and_deleted_with_their_person(club: Club) -> None:
    shown = await opened(club.alice)
    await answer(club.alice, shown, of_today(club).position, of_today(club).solution.plies)
    told = (await club.alice.slash("privacy")).reply
    assert told is not None
    assert SAY.privacy.puzzles(puzzles=1) in told.text
    (kept,) = json.loads(told.image_bytes())["puzzles"]
    assert (kept["puzzle"], kept["server"], kept["solved"]) == (of_today(club).key, str(here(club)), True)
    await club.alice.click(told, control(told, "forget"))
    await club.alice.click(told, control(told, "forgotten"))
    assert await club.tables.puzzles.rows(int(club.alice.id)) == ()


async def test_direct_messages_have_puzzles_of_ones_own(club: Club) -> None:
    result = await club.alice.direct().slash("puzzle")
    assert result.reply is not None
    assert shown_in(result.reply).number == 1
    assert "puzzle 1 of" in result.reply.text


async def test_the_guided_game_leads_to_the_easiest_puzzle(club: Club) -> None:
    result = await club.alice.slash("tutorial", game="games_up")
    shown = result.reply
    assert shown is not None
    last = f"games_up {len(tutorial('games_up')) - 1}"
    lesson = tutorial("games_up")[-1]
    right = next(ply for ply in map(str, legal(lesson.position)) if (got := lesson.answer(ply.split())) and got.right)
    await forge(club, club.alice, shown, f"{last} {right}", "lesson")
    await club.alice.click(shown, SAY.puzzles.go_on())
    assert shown_in(shown).number == 1


async def test_a_button_of_a_puzzle_that_is_gone_says_so(club: Club) -> None:
    shown = await opened(club.alice, "games_up")
    await forge(club, club.alice, shown, "00000000 0 1")
    assert shown.text == SAY.puzzles.gone()


async def test_a_button_with_other_words_shows_the_puzzle(club: Club) -> None:
    shown = await opened(club.alice, "games_up")
    key = puzzles("games_up")[0].key
    for words in ("{} 0 ??? a1", "{} x", "{} 99999999999 1 a1 b2 c3", "{} 0 zzzzzzzzzzzz"):
        await forge(club, club.alice, shown, words.format(key))
        assert shown_in(shown).key == key
    assert await club.tables.puzzles.rows(int(club.alice.id)) == ()
