"""The proof about what channels read: every word of every public message follows from its table's log."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from bench.soak.evidence import Evidence, Post, Screen, Violation
from bench.soak.history import History
from cogs.languages import say_at
from cogs.messages import boards, calls, lobbies, rooms
from cogs.messages.offers import LIST
from cogs.messages.parts import BLURPLE, message
from cogs.messages.tournaments import HOW
from cogs.pictures.pictures import Picture, teller_of
from cogs.words import learning, table
from cogs.words import rooms as room_words
from cogs.words.names import bold
from sandbox.refusals.walking import texts
from sessions.session import Session
from words import ENGLISH, of

SAY = of(ENGLISH)
"""What the people of a soak read."""

PICTURE = Picture((b"",), "a picture")
"""Stands for the picture of any message: its alternative text is compared by another proof."""

_ADDRESS = re.compile(r" ?\[[^\]\n]*\]\(https://discord\.com/[^)\s]*\)|https://discord\.com/\S*")
_DAY = re.compile(r"\b\d{4}-\d\d-\d\d\b")
_BESIDE = ("is away until <t:", " can’t be reached right now")
"""What stands in the lines of a board that no log tells of."""

_MENTION = re.compile(r"<@(-?\d+)>")


def stated(found: Evidence) -> Iterator[Violation]:
    """Check that every public message belongs to a table, and that no word of it is missing, changed or added."""
    history = History(found)
    by_table: dict[int, list[Post]] = {}
    for post in found.posts:
        if all(_is_digest(lines) or _is_offer(lines) for lines in (plainly(found, each.text) for each in post.screens)):
            continue
        if _is_of_tournament(post) or _is_welcome(found, post):
            continue
        shown = next((each.shows for each in post.screens if each.shows is not None), None)
        by_table.setdefault(shown[1] if shown is not None else 0, []).append(post)
    for table_id, posts in sorted(by_table.items()):
        for post in posts:
            if table_id and table_id not in found.rows:
                continue  # another proof reports it
            if not table_id and post.viewer and history.reads_otherwise(post.viewer):
                continue
            what = _wrong_of(history, post, table_id) if table_id else _stray(history, post)
            if what is not None:
                yield Violation("stated", what, table_id, post.message_id, post.at)


def plainly(found: Evidence, told: str) -> list[str]:
    """The lines of a text that can be compared: with names for mentions, without addresses.

    Lines about absences, and about closed direct messages, are left out: no log tells of them.
    """
    former = SAY.names.former_player()
    named = _MENTION.sub(lambda match: bold(SAY, found.names.get(int(match[1]), former)), told)
    lines = (line.rstrip() for line in _ADDRESS.sub("", named).split("\n"))
    return [line for line in lines if line and not (line.startswith("-# ") and any(each in line for each in _BESIDE))]


def of_view(view: Any) -> str:
    """The text of a view."""
    return "\n".join(texts({"components": view.to_components()}))


def _wrong_of(history: History, post: Post, table_id: int) -> str | None:
    before: Screen | None = None
    for screen in post.screens:
        shown = plainly(history.found, screen.text)
        wanted: list[list[str]] = []
        first = before is None and screen.shows is None
        for text in _first(history, post, table_id) if first else _expected(history, screen, before, post.viewer):
            lines = plainly(history.found, text)
            if lines == shown:
                break
            wanted.append(lines)
        else:
            if wanted or shown:
                return _differs(shown, wanted)
        before = screen if screen.shows is not None else before
    return None


def _differs(shown: list[str], wanted: list[list[str]]) -> str:
    """Describe the difference from the expected text that is most similar."""
    if not wanted:
        return f"it says {shown}"
    nearest = max(wanted, key=lambda each: len(set(each) & set(shown)))
    odd = [each for each in shown if each not in nearest]
    lacks = [each for each in nearest if each not in shown]
    return f"it says {odd or shown} where {lacks or nearest} is to be said"


def _expected(history: History, screen: Screen, before: Screen | None, viewer: int = 0) -> Iterator[str]:
    """All texts that a message may have at one moment, in the direct messages of a `viewer` or elsewhere."""
    shows, table_id = screen.shows or (None, (before.shows if before and before.shows else ("", 0))[1])
    if shows == "end":
        for session in _all(history, table_id, viewer=viewer):
            if session.state == "over":
                yield from _end(session, screen)
    elif shows is not None:
        # What was shown stays true for its moment when its reader goes away afterwards, by which their deadline becomes
        # later: a call is not edited then, and a board later.
        for when in (None, screen.at) if shows in ("call", "board") else (None,):
            then = history.at(table_id, screen.version, when, viewer)
            if then is not None:
                yield from _live(then, screen)
    elif before is not None and before.shows is not None:
        yield from _left(history, before, table_id)


def _first(history: History, post: Post, table_id: int) -> Iterator[str]:
    """What somebody may read first of a game in their direct messages, before it is edited into their board."""
    for session in _all(history, table_id, viewer=post.viewer) if post.viewer else ():
        yield calls.greeting(session, post.viewer).content or ""


def _all(history: History, table_id: int, since: int = 1, viewer: int = 0) -> Iterator[Session]:
    row = history.found.rows[table_id]
    for version in range(row.version, since - 1, -1):
        session = history.at(table_id, version, viewer=viewer)
        if session is not None:
            yield session


def _live(session: Session, screen: Screen) -> Iterator[str]:
    assert screen.shows is not None, "what is live shows something"
    match screen.shows[0]:
        case "call":
            # In direct messages, who is called for the first time is not named.
            yield calls.call_text(say_at(session), session, [int(each) for each in screen.called] or [session.viewer])
        case "lobby" if session.state == "lobby":
            yield of_view(lobbies.lobby(session, PICTURE))
        case "board" if session.actor is not None:
            hint = teller_of(session).hint(session.position)
            shown = screen.text
            for chosen in _chosen(screen):
                told = hint if not chosen and learning.hint(hint) in shown else ""
                # How much it tells depends on the height of its picture.
                for parts in boards.every_board_parts(session, PICTURE, boards.Offered((), chosen, hint=told)):
                    yield of_view(message(BLURPLE, *parts))


def _chosen(screen: Screen) -> list[tuple[str, ...]]:
    """The words that may have been chosen on a board, by what can be picked there; first none, as is usual."""
    chosen = {each.words[:length] for each in screen.controls for length in range(len(each.words) + 1)} | {()}
    return sorted(chosen, key=lambda each: (len(each), each))


def _end(session: Session, screen: Screen) -> Iterator[str]:
    beside = [each for each in screen.text.split("\n") if _stands_beside(each)]
    for note in dict.fromkeys(("", *beside, "\n".join(beside))):
        yield of_view(boards.final_board(session, PICTURE, note))


def _stands_beside(line: str) -> bool:
    """Whether a line is about other games: of best scores, or whether this one counts for ratings or in its deal."""
    best = [
        table.best_scores(SAY, *each, hinted=hinted).partition("1")[0]
        for each in ((1, None), (None, 1), (1, 1))
        for hinted in (False, True)
    ]
    deal = (SAY.deals.end_counts_not(), SAY.deals.end_counts(place=1, number=1).partition(".")[0])
    return line == SAY.standings.counts() or line.startswith((*best, *deal, "-# This game doesn’t count "))


def _left(history: History, before: Screen, table_id: int) -> Iterator[str]:
    """The texts that may remain on a message that is no longer a live one."""
    assert before.shows is not None, "what is left was something"
    if before.shows[0] == "board":
        then = history.at(table_id, before.version)
        if then is None:
            return
        turn = then.position.number
        for session in _all(history, table_id, before.version):
            if session.start is not None and (played := session.of_turn(turn)):
                yield of_view(boards.past_board(session, played))
        return
    for session in _all(history, table_id):
        yield from _closed(session)


def _closed(session: Session) -> Iterator[str]:
    if session.state == "lobby":
        return
    yield of_view(lobbies.closed(session))
    if session.start is not None:
        yield of_view(lobbies.closed(session, "https://discord.com/channels/1"))
    if session.thread_anchor is not None:
        yield of_view(calls.notice(session, session.thread_anchor[1], PICTURE if session.ended else None))


def to_followers(session: Session, post: Post) -> Iterator[str]:
    """What followers of a game may read, in its channel and in direct messages."""
    if session.ended and session.start is not None:
        result = boards.outcome(SAY, session)
        yield room_words.called_end(SAY, session, sorted(post.pings), result)
        yield room_words.followed_end(SAY, session, result)
    elif session.actor_person is not None:
        yield room_words.called_turn(SAY, session, sorted(post.pings))
        yield room_words.followed_turn(SAY, session)


def _results(history: History, post: Post) -> Iterator[str]:
    """What a channel for results may show: the end of the game that the button names."""
    for each in post.screens[0].controls:
        if rooms.RESULT in each.press.words and each.press.session in history.found.rows:
            for session in _all(history, each.press.session):
                if session.ended and session.start is not None:
                    yield of_view(rooms.result(session, PICTURE).view)


def _listed(history: History, shown: Sequence[Any]) -> str | None:
    """What is wrong with a list of running games: each line shows a game as it stood at some time."""
    now = [each for table in history.found.rows for each in _all(history, table) if each.state == "running"]
    known = [SAY.rooms.games_heading(), SAY.rooms.games_none(), *(room_words.game_line(SAY, each) for each in now)]
    allowed = {line for each in known for line in plainly(history.found, each)}
    more = SAY.rooms.games_more(number=2).partition("2")[0].removeprefix("-# ")
    for lines in shown:
        for line in lines:
            if line not in allowed and not line.lstrip("-# ").startswith(more):
                return f"a list of running games says {line}"
    return None


def _offers_listed(shown: Sequence[Any]) -> str | None:
    """What is wrong with a list of open offers: it names somebody."""
    return next((f"a list of open offers says {each}" for lines in shown for each in lines if "Person " in each), None)


def _is_digest(lines: Sequence[str]) -> bool:
    """Whether these lines list the requests and the games that wait for somebody, as many as their headings say."""
    if list(lines) == [SAY.games.digest_nothing()]:
        return True
    asks, games = (sum(re.match(sign, each) is not None for each in lines) for sign in (r"\d+\\?\. ", "- "))
    headings = [SAY.games.digest_asked(number=asks)] * bool(asks) + [SAY.games.digest(number=games)] * bool(games)
    return bool(headings) and [each for each in lines if each in headings] == headings and lines[0] == headings[0]


def _is_offer(lines: Sequence[str]) -> bool:
    """Whether these lines announce an offer, as somebody has asked for, and do not say whose it is."""
    return (
        len(lines) == 2 and " is looking for an opponent: " in lines[0] and lines[1] == f"-# {SAY.offers.told_note()}"
    )


def _is_of_tournament(post: Post) -> bool:
    """Whether this is the message of a tournament, which has its own tests."""
    return all(any(each.press.action == HOW for each in screen.controls) for screen in post.screens)


def _is_welcome(found: Evidence, post: Post) -> bool:
    """Whether this says to somebody that they play with strangers now, or that the bot can write to them again."""
    welcomes = ([SAY.strangers.welcome()], [SAY.strangers.hello_again()])
    return all(plainly(found, each.text) in welcomes for each in post.screens)


def _stray(history: History, post: Post) -> str | None:
    """What is wrong with a message that never showed a table: it may call somebody, or have a thread hang on it."""
    shown = [plainly(history.found, each.text) for each in post.screens]
    allowed = []
    for each in history.about(post):
        for session in _all(history, each):
            if session.actor_person is not None:
                allowed.append(table.thread_locked(SAY, session, calls.addressed(session), session.place.channel_id))
            allowed += [table.moved(SAY, session, each) for each in ("", calls.addressed(session))]
            allowed.append(calls.call_text(SAY, session, [int(each) for each in post.screens[0].called]))
            if session.start is not None:
                allowed += [lobbies.solo_started(session), *_closed(session)]
            allowed += to_followers(session, post)
        allowed += _first(history, post, each)
    allowed += _results(history, post)
    if any(each.press.action == rooms.MY_GAMES for each in post.screens[0].controls):
        return _listed(history, shown)
    if any(each.press.action == LIST for each in post.screens[0].controls):
        return _offers_listed(shown)
    # In direct messages, an attempt at a deal of the day begins with such a line.
    days = {day for each in post.screens for day in _DAY.findall(each.text)}
    allowed += [SAY.deals.begins(scored=scored, date=day) for day in days for scored in (True, False)]
    wanted = [plainly(history.found, each) for each in allowed]
    for lines in shown:
        if lines and lines not in wanted:
            return f"a message that belongs to no table says {lines}"
    return None
