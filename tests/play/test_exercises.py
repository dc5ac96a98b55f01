"""Learn from this game: one's own costliest turns as exercises, on the local Discord."""

from __future__ import annotations

import asyncio

import pytest

from cogs.thinking.workers import ThoughtError
from rules.notation import legal
from sandbox import Message, Person
from sandbox.world.state import COMPONENT
from sessions.learning.exercises import ExercisePosition, exercise_position
from sessions.session import Session
from tests import seeds
from tests.play.answering import answer
from tests.play.answers import private
from tests.play.club import Club, control
from tests.play.daily import DAY, SAY, at_noon, begun
from tests.play.forger import BUTTON, Forger
from tests.play.privacy import about, delete, file
from tests.play.tables import ended
from tests.play.thinkers import Critic
from tests.sessions.club import play_one
from tests.waiting import until as waiting_until

LEARN = "Learn from this game"


pytestmark = pytest.mark.usefixtures("critic")


async def second(club: Club) -> Session:
    """The second game of Alice and Bob, which is over: after a first one they would get one exercise alone."""
    await ended(club, 2)
    return await ended(club, 12)


async def learning(club: Club, person: Person, session: Session) -> Message:
    """What somebody reads who wants to learn from a game."""
    return private(await person.click(club.live(session), LEARN))


def shown_in(club: Club, message: Message) -> tuple[int, int]:
    """The table and the moment of the exercise in a message."""
    session_id, after, *_ = control(message, "exerciseshow").split(":")[-1].split(" ")
    return int(session_id), int(after)


async def position_in(club: Club, person: Person, message: Message) -> ExercisePosition:
    """The exercise that a message shows."""
    session_id, after = shown_in(club, message)
    kept = await club.tables.exercises.of_table(int(person.id), session_id)
    (row,) = [each for each in kept if each.after == after]
    found = exercise_position(row.content)
    assert found is not None
    return found


async def solve(club: Club, person: Person, message: Message) -> None:
    """Give the right answer."""
    here = await position_in(club, person, message)
    await answer(person, message, here.position, here.solution.plies)


async def fail(club: Club, person: Person, message: Message) -> str:
    """Give a wrong answer that was not played in the game; the ply."""
    here = await position_in(club, person, message)
    known = {here.solution.plies[0], here.exercise.played.plies[0]}
    ply = next(str(each) for each in legal(here.position) if str(each) not in known)
    await answer(person, message, here.position, (ply,))
    return ply


async def test_ones_own_costliest_turns_come_one_after_the_other(club: Club) -> None:
    """Three positions of the reader's own, each with what was played, what was better, and why."""
    over = await second(club)
    told = await learning(club, club.alice, over)
    await waiting_until(lambda: bool(told.media))
    kept = await club.tables.exercises.of_table(int(club.alice.id), over.id)
    assert 1 <= len(kept) <= 3
    for number, each in enumerate(kept, 1):
        seat = over.seat_of(int(club.alice.id))
        assert over.played[each.after].seat == seat, "it is her own turn"
        assert shown_in(club, told) == (over.id, each.after)
        assert f"exercise {number} of {len(kept)}" in told.text
        assert "In the game you played" in told.text
        assert "cost 60 percentage points" in told.text
        assert told.ephemeral
        await solve(club, club.alice, told)
        assert "✅" in told.text
        assert SAY.exercises.found() in told.text
        assert "In the game you played: " in told.text
        assert "comes back tomorrow" in told.text
        if number < len(kept):
            await club.alice.click(told, SAY.exercises.next())
    assert SAY.exercises.all_done() in told.text
    assert SAY.puzzles.go_on() in [each.label for each in told.buttons]


async def test_a_wrong_answer_gets_the_better_turn_and_one_as_good_counts(club: Club, critic: Critic) -> None:
    over = await second(club)
    told = await learning(club, club.alice, over)
    await waiting_until(lambda: bool(told.media))
    here = await position_in(club, club.alice, told)
    await fail(club, club.alice, told)
    assert "❌" in told.text
    assert "Solution: **" in told.text
    assert "Your winning chances are 30% after that" in told.text
    row = (await club.tables.exercises.of_table(int(club.alice.id), over.id))[0]
    assert (row.answered, row.solved) == (1, 0)
    bobs = await learning(club, club.bob, over)
    await waiting_until(lambda: bool(bobs.media))
    here = await position_in(club, club.bob, bobs)
    known = {here.solution.plies[0], here.exercise.played.plies[0]}
    other = next(str(each) for each in legal(here.position) if str(each) not in known)
    critic.good.add(other)
    await answer(club.bob, bobs, here.position, (other,))
    assert "✅" in bobs.text
    assert "this is as good" in bobs.text
    row = (await club.tables.exercises.of_table(int(club.bob.id), over.id))[0]
    assert (row.answered, row.solved) == (1, 1)


async def test_what_was_played_is_wrong_without_a_search_and_the_better_turn_can_be_asked_for(
    club: Club, critic: Critic
) -> None:
    over = await second(club)
    told = await learning(club, club.alice, over)
    await waiting_until(lambda: bool(told.media))
    asked = len(critic.asked)
    here = await position_in(club, club.alice, told)
    await answer(club.alice, told, here.position, here.exercise.played.plies)
    assert SAY.exercises.as_played() in told.text
    assert len(critic.asked) == asked
    bobs = await learning(club, club.bob, over)
    await waiting_until(lambda: bool(bobs.media))
    await club.bob.click(bobs, SAY.puzzles.show_solution())
    assert "Solution: **" in bobs.text
    row = (await club.tables.exercises.of_table(int(club.bob.id), over.id))[0]
    assert (row.answered, row.solved) == (1, 0)


async def test_they_come_back_until_they_are_solved_twice(club: Club) -> None:
    over = await second(club)
    told = await learning(club, club.alice, over)
    await waiting_until(lambda: bool(told.media))
    number = len(await club.tables.exercises.of_table(int(club.alice.id), over.id))
    for left in range(number, 0, -1):
        await (solve if left == 1 else fail)(club, club.alice, told)
        if left > 1:
            await club.alice.click(told, SAY.exercises.next())
    assert not await club.tables.exercises.due(int(club.alice.id))
    again = private(await club.alice.slash("puzzle"))
    assert "exercise" not in again.text
    practice = await learning(club, club.alice, over)
    assert SAY.exercises.practice() in practice.text, "today's answers are given"
    await solve(club, club.alice, practice)
    assert (await club.tables.exercises.of_table(int(club.alice.id), over.id))[0].answered == 1
    club.sandbox.clock.advance(DAY)
    later = private(await club.alice.slash("puzzle"))
    assert SAY.exercises.due(number=number) in later.text
    for left in range(number, 0, -1):
        await solve(club, club.alice, later)
        if left > 1:
            await club.alice.click(later, SAY.exercises.next())
    kept = await club.tables.exercises.of_table(int(club.alice.id), over.id)
    assert sorted(each.solved for each in kept) == [1] * (number - 1) + [2]
    assert not await club.tables.exercises.due(int(club.alice.id))
    club.sandbox.clock.advance(3 * DAY)
    assert len(await club.tables.exercises.due(int(club.alice.id))) == number - 1, "what was solved twice stays away"
    assert "puzzle" in private(await club.alice.slash("puzzle", game="stranded")).text


async def test_the_puzzle_of_the_day_is_a_press_away_from_what_is_due(club: Club) -> None:
    over = await second(club)
    told = await learning(club, club.alice, over)
    await waiting_until(lambda: bool(told.media))
    due = private(await club.alice.slash("puzzle"))
    assert "exercise" in due.text
    await club.alice.click(due, SAY.puzzles.daily())
    assert "daily puzzle" in due.text


async def test_others_learn_nothing_from_it(club: Club, critic: Critic) -> None:
    """Who did not play is told so, a running game teaches nobody, and an id that was made up shows nothing."""
    over = await second(club)
    strangers = private(await club.carol.click(club.live(over), LEARN))
    assert strangers.text == SAY.exercises.not_yours()
    told = await learning(club, club.alice, over)
    await waiting_until(lambda: bool(told.media))
    session_id, after = shown_in(club, told)
    place = private(await club.carol.slash("puzzle", game="stranded"))
    for action in ("exerciseshow", "exercise"):
        forger = Forger(club, club.carol, place, None)
        custom_id = f"b2:{action}:0:0:0:{session_id} {after} 1"
        assert await forger.sends(COMPONENT, {"component_type": BUTTON, "custom_id": custom_id}) is None
        assert place.text == SAY.exercises.gone()
    running = await club.start("stranded", 2)
    asked = len(critic.asked)
    forger = Forger(club, club.alice, told, None)
    custom_id = f"b2:learn:{running.id}:0:0:"
    assert await forger.sends(COMPONENT, {"component_type": BUTTON, "custom_id": custom_id}) is None
    assert len(critic.asked) == asked
    assert await club.tables.exercises.of_table(int(club.alice.id), running.id) == ()


async def test_a_game_without_a_costly_turn_says_so_and_leads_to_a_puzzle(club: Club, critic: Critic) -> None:
    over = await second(club)
    critic.good |= {str(each.ply) for each in over.played}
    told = await learning(club, club.alice, over)
    await waiting_until(lambda: told.text == SAY.exercises.none())
    await club.alice.click(told, SAY.puzzles.go_on())
    assert SAY.exercises.none() not in told.text
    assert told.media, "the position of a puzzle"


async def test_a_search_that_fails_is_told_and_counts_nothing(
    club: Club, critic: Critic, caplog: pytest.LogCaptureFixture
) -> None:
    over = await second(club)
    told = await learning(club, club.alice, over)
    await waiting_until(lambda: bool(told.media))
    critic.errors.append(ThoughtError("ordered"))
    await fail(club, club.alice, told)
    assert SAY.exercises.unchecked() in told.text
    row = (await club.tables.exercises.of_table(int(club.alice.id), over.id))[0]
    assert row.answered == 0
    assert "No value of an answer" in caplog.text
    caplog.clear()
    await fail(club, club.alice, told)
    assert "❌" in told.text


async def test_an_attempt_at_a_deal_teaches_when_its_day_is_over(club: Club, critic: Critic) -> None:
    await at_noon(club)
    attempt = await begun(club, club.alice, "dealhere")
    dice = seeds.dice("attempt")
    while attempt.state == "running":
        attempt = await play_one(club.tables, attempt, dice)
    attempt = await club.show(attempt)
    told = private(await club.alice.click(club.live(attempt), LEARN))
    assert told.text == SAY.exercises.deal_open()
    assert not critic.asked


async def test_they_are_exported_and_deleted_with_their_person(club: Club) -> None:
    over = await second(club)
    told = await learning(club, club.alice, over)
    await waiting_until(lambda: bool(told.media))
    bobs = await learning(club, club.bob, over)
    await waiting_until(lambda: bool(bobs.media))
    kept = await club.tables.exercises.of_table(int(club.alice.id), over.id)
    shown = await about(club.alice)
    assert "from your games" in shown.text
    assert [each["after plies"] for each in file(shown)["exercises"]] == [each.after for each in kept]
    await delete(club.alice)
    assert await club.tables.exercises.of_table(int(club.alice.id), over.id) == ()
    assert await club.tables.exercises.of_table(int(club.bob.id), over.id)


async def test_whoever_is_deleted_while_exercises_are_made_gets_none(club: Club, critic: Critic) -> None:
    over = await second(club)
    critic.go.clear()
    pressed = asyncio.create_task(club.alice.click(club.live(over), LEARN))
    await waiting_until(lambda: bool(critic.asked))
    await delete(club.alice)
    critic.go.set()
    await pressed
    await club.caught_up()
    assert await club.tables.exercises.of_table(int(club.alice.id), over.id) == ()


async def test_two_presses_make_the_same_exercises_once(club: Club) -> None:
    over = await second(club)
    one, two = await asyncio.gather(learning(club, club.alice, over), learning(club, club.alice, over))
    await waiting_until(lambda: bool(one.media) or bool(two.media))
    await club.caught_up()
    rows = await club.tables.exercises.of_table(int(club.alice.id), over.id)
    assert len({each.after for each in rows}) == len(rows) <= 3
