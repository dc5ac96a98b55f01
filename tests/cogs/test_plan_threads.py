"""What a channel is shown of a game that has a thread of its own, and of one that has moved."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.display.plan import OLD, Plan, plan
from sessions.acts import ChangeOption, End, Move, Start
from sessions.session import Session
from tests.cogs.snapshots import LOBBY, NEXT, NOW, after, message, opened, shown
from tests.sessions.club import ANN, BEN, CAT, to_act

OPEN = after(opened((ANN, BEN)), ChangeOption(ANN.user_id, "thread", "on"))
STARTED = after(OPEN, Start(ANN.user_id, "salt"))
THREAD = message("lobby", 1).message_id
HUNG = after(STARTED, Move(THREAD))
BOARD = replace(message("board", HUNG.version), channel_id=THREAD)
DUE = replace(LOBBY, live=False)


def to_call(session: Session) -> tuple[int, ...]:
    return (to_act(session).user_id,)


def test_a_game_goes_into_its_thread_first() -> None:
    assert plan(shown(STARTED, LOBBY), NOW) == Plan("board", thread_anchor=LOBBY)
    assert plan(shown(STARTED, LOBBY), NOW, repost=True) == Plan("board", thread_anchor=LOBBY)


def test_where_there_are_no_threads_it_goes_on_in_the_channel() -> None:
    assert plan(shown(STARTED, LOBBY), NOW, can_open_thread=False) == Plan("board", post=True, calls=to_call(STARTED))
    begun = shown(STARTED, message("board", STARTED.version))
    assert plan(begun, NOW) == Plan("board"), "what began in the channel stays there"


def test_what_a_thread_can_hang_on_comes_first() -> None:
    assert plan(shown(STARTED), NOW) == Plan("lobby", post=True)


def test_a_lobby_is_no_game() -> None:
    assert plan(shown(OPEN, LOBBY), NOW) == Plan("lobby", edit=LOBBY)


def test_the_first_board_in_a_thread_calls_and_tells_nothing() -> None:
    """The lobby is retired for it, and shows how the game stands."""
    assert plan(shown(HUNG, LOBBY), NOW) == Plan("board", post=True, calls=to_call(HUNG))
    assert plan(shown(HUNG, BOARD, DUE, upto=HUNG.version), NOW) == Plan("board", retire=(DUE,))


def test_each_new_turn_is_told_while_it_can_be_edited() -> None:
    session = replace(NEXT, thread_anchor=(7, THREAD), row=replace(NEXT.row, channel_id=THREAD))
    live = replace(message("board", 3), channel_id=THREAD)
    assert plan(shown(session, live), NOW).notice == (7, THREAD)
    assert plan(shown(session, live), NOW, repost=True).notice is None, "nothing has changed"
    assert plan(shown(session, live), NOW + OLD).notice is None, "an hour later edits are rare"
    assert plan(shown(NEXT, replace(live, channel_id=NEXT.row.channel_id)), NOW).notice is None


def test_a_game_that_moves_is_posted_anew_and_calls_again() -> None:
    begun = after(opened((ANN, BEN)), Start(ANN.user_id, "salt"))
    live = message("board", begun.version)
    moved = shown(after(begun, Move(8, CAT.user_id)), live)
    assert plan(moved, NOW) == Plan("board", post=True, calls=to_call(begun))
    ended = shown(after(begun, Move(8, CAT.user_id), End("Mo")), live)
    everyone = tuple(each.user_id for each in begun.people)
    assert plan(ended, NOW) == Plan("end", post=True, calls=everyone), "a moderator ended it: all players are told"
