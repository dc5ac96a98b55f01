"""Messages and answers that are missing, late, too many, or say something else."""

from __future__ import annotations

from msgspec.structs import replace

from bench.soak.evidence import Evidence, Excuse, Post, Screen
from tests.bench.doctored.playing import APART, LOBBY, RUNNING, Cases, live, put, reading


def unanswered(found: Evidence) -> None:
    found.requests[0] = replace(found.requests[0], after=None)


def late(found: Evidence) -> None:
    found.requests[0] = replace(found.requests[0], after=3.5)


def excused_otherwise(found: Evidence) -> None:
    late(found)
    found.excuses = [Excuse("another's", interaction_id="7"), Excuse("before", 0.0, found.requests[0].at - 1)]


def called_who_waits(found: Evidence) -> None:
    post = next(each for each in found.posts if each.pings)
    put(found, post, pings=(*post.pings, 77))


def called_by_a_past_board(found: Evidence) -> None:
    post = live(found)
    put(found, post, screens=(Screen({"components": []}), *post.screens), pings=(77,))


def called_twice(found: Evidence) -> None:
    post = next(each for each in reversed(found.posts) if each.pings)
    found.posts.append(replace(post, message_id=9))


def nobody_called(found: Evidence) -> None:
    found.posts = [replace(each, pings=()) for each in found.posts]


def another_word(found: Evidence) -> None:
    post = live(found)
    put(found, post, screens=(*post.screens[:-1], reading(post.screens[-1], lambda said: f"{said}!")))


def a_word_left_out(found: Evidence) -> None:
    post = live(found, LOBBY)
    put(found, post, screens=(*post.screens[:-1], reading(post.screens[-1], lambda said: said[: said.rfind("\n")])))


def a_note(found: Evidence) -> None:
    found.posts.append(Post(9, found.rows[RUNNING].channel_id, 0.0, (Screen({"content": "Hello."}),)))


def another_answer(found: Evidence) -> None:
    place = next(place for place, each in enumerate(found.requests) if each.name == "resigned")
    found.requests[place] = replace(found.requests[place], told=(Screen({"content": "Never."}),))


def nothing_done(found: Evidence) -> None:
    place = next(place for place, each in enumerate(found.requests) if each.name == "accept")
    found.requests[place] = replace(found.requests[place], user_id=found.requests[0].user_id)


def no_live_message(found: Evidence) -> None:
    found.rows[RUNNING] = replace(found.rows[RUNNING], messages=())


def deleted(found: Evidence) -> None:
    put(found, live(found), gone=True)


def not_shown(found: Evidence) -> None:
    row = found.rows[RUNNING]
    found.rows[RUNNING] = replace(row, shown=row.version - 1)


def a_lobby_without_buttons(found: Evidence) -> None:
    post = live(found, LOBBY)
    put(found, post, screens=(*post.screens, Screen({"components": []})))


def an_old_board(found: Evidence) -> None:
    found.posts.append(replace(live(found), message_id=9, pings=()))


def an_old_lobby(found: Evidence) -> None:
    found.posts.append(replace(live(found, LOBBY), message_id=9, pings=()))


def a_view_behind(found: Evidence) -> None:
    row = found.rows[APART]
    first, *others = row.showings
    found.rows[APART] = replace(row, showings=(replace(first, shown=first.shown - 1), *others))


def a_view_deleted(found: Evidence) -> None:
    put(found, live(found, APART), gone=True)


def a_view_of_an_old_turn(found: Evidence) -> None:
    """What the player to act sees is shown to both, as if both had to act."""
    waits = next(each for each in found.posts if each.viewer and each is not live(found, APART) and not each.gone)
    put(found, waits, screens=(*waits.screens, _first_board(found)))


def _first_board(found: Evidence) -> Screen:
    boards = [each for post in found.posts for each in post.screens if each.shows == ("board", APART)]
    return min(boards, key=lambda each: each.version)


def an_old_view(found: Evidence) -> None:
    found.posts.append(replace(live(found, APART), message_id=9, pings=()))


def a_word_in_a_view(found: Evidence) -> None:
    post = live(found, APART)
    put(found, post, screens=(*post.screens[:-1], reading(post.screens[-1], lambda said: f"{said}!")))


def another_call_to_a_stranger(found: Evidence) -> None:
    post = next(each for each in found.posts if each.viewer and each.screens[0].shows == ("call", APART))
    put(found, post, screens=(Screen({**post.screens[0].payload, "content": "Come and play!"}), *post.screens[1:]))


CASES: Cases = [
    ("free", a_view_behind),
    ("free", a_view_deleted),
    ("free", a_view_of_an_old_turn),
    ("retired", an_old_view),
    ("stated", a_word_in_a_view),
    ("stated", another_call_to_a_stranger),
    ("answered", unanswered),
    ("answered", late),
    ("answered", excused_otherwise),
    ("called", called_who_waits),
    ("called", called_by_a_past_board),
    ("called", called_twice),
    ("reached", nobody_called),
    ("stated", another_word),
    ("stated", a_word_left_out),
    ("stated", a_note),
    ("told", another_answer),
    ("told", nothing_done),
    ("free", no_live_message),
    ("free", deleted),
    ("free", not_shown),
    ("free", a_lobby_without_buttons),
    ("retired", an_old_board),
    ("retired", an_old_lobby),
]
"""Each with the proof that must fail."""
