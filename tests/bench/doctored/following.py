"""Followers of a game who were told too much, or not enough."""

from __future__ import annotations

import json

from msgspec.structs import replace

from bench.soak import evidence
from bench.soak.evidence import Evidence, Post, Request, Screen
from bench.soak.texts import SAY
from cogs.interactions.ids import Press
from cogs.words import rooms as room_words
from tests.bench.doctored.playing import RUNNING, Cases, edited

FOLLOWER = 77
"""Who follows the running game."""


def follows(found: Evidence, what: str = "turns") -> None:
    """Somebody follows the running game from its first turn on, of which each entry comes ten seconds later."""
    row = found.rows[RUNNING]
    begun = row.entries[0].at
    edited(found, RUNNING, lambda log: [replace(each, at=begun + 10 * place) for place, each in enumerate(log)])
    plies = (each for each in found.rows[RUNNING].entries if each.kind == "ply")
    first = next(each.at for each in plies if json.loads(each.facts)["seat"])
    press, stop = (Press("follow", RUNNING, words=(word,)) for word in (what, "stop"))
    button = {"type": 2, "custom_id": stop.button_id()}
    shown = {"timestamp": "4707-11-29T12:00:00+00:00", "components": [{"type": 1, "components": [button]}]}
    asked = Request(
        "77",
        FOLLOWER,
        row.channel_id,
        0.0,
        "follow",
        name="follow",
        press=press,
        guild_id=row.guild_id,
        since=first - 3,
        until=first - 2,
        told=(Screen(shown),),
    )
    found.requests.append(asked)


def told_follower(found: Evidence, later: float) -> None:
    """A message tells the follower whose turn it is, so many seconds after the last entry."""
    row = found.rows[RUNNING]
    ((_, session),) = evidence.at_versions(row, [row.version])
    text = room_words.called_turn(SAY, session, [FOLLOWER])
    at = row.entries[-1].at + later
    found.posts.append(Post(int(at), row.channel_id, at, (Screen({"content": text}),), (FOLLOWER,)))


def told_without_following(found: Evidence) -> None:
    told_follower(found, 20)


def told_before_the_end(found: Evidence) -> None:
    follows(found, "end")
    told_follower(found, 20)


def told_twice_of_a_turn(found: Evidence) -> None:
    follows(found)
    told_follower(found, 20)
    told_follower(found, 200)


def follower_left_out(found: Evidence) -> None:
    follows(found)
    found.standing, found.looked = True, found.rows[RUNNING].entries[-1].at + 61


CASES: Cases = [
    ("followed", told_without_following),
    ("followed", told_before_the_end),
    ("followed", told_twice_of_a_turn),
    ("followed", follower_left_out),
]
"""Each with the proof that must fail."""
