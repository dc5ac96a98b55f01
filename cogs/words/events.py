"""What people read about score events: how one stands, somebody's own scores, and lines on boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from cogs.words import placings
from cogs.words.about import title
from cogs.words.names import bold, link, safe
from cogs.words.standings import with_options
from cogs.words.times import date, when
from render.kit.texts import minus
from sessions.results.scoring import results
from sessions.results.streaks import begin_of
from sessions.session import Session
from sessions.state.deals import closes
from sessions.tables.deals import KnownDeal
from tournaments.events.scored import awaited, is_open, number_of, standings
from tournaments.events.state import DealRow, Tournament
from tournaments.events.terms import DEALS
from tournaments.standings.scores import Scored
from words import Words
from words.lists import both

STARTS: Mapping[str, Literal["quarter", "day", "three-days", "week"]] = {
    "15m": "quarter",
    "1d": "day",
    "3d": "three-days",
    "1w": "week",
}
"""After how long the first deal can open, as `terms.OPEN_FOR` and as the messages have it."""


def about(say: Words, tournament: Tournament) -> str:
    """What is played: a line of parts."""
    terms = tournament.terms
    return say.events.about(game=title(say, tournament.game), counting=terms.counting, deals=terms.deals)


def status(say: Words, tournament: Tournament, found: Sequence[Scored], places: int | None = None) -> list[str]:
    """How an event stands, a line each, with at most `places` lines of its standings, which are `found`."""
    if tournament.state == "registration":
        return [say.events.first_deal(when=when(tournament.closes))]
    lines = [] if tournament.state == "running" else [say.tournaments.over()]
    if tournament.state == "running":
        lines += _course(say, tournament)
    elif tournament.state == "finished":
        lines += [_winners(say, tournament, found) or say.events.nobody()]
    return [*lines, *table(say, tournament, found[:places])]


def _course(say: Words, tournament: Tournament) -> list[str]:
    """Which deal is open, and when scores are shown."""
    told, begun = say.events, awaited(tournament)
    opened = [
        told.open_deal(number=number, deals=len(tournament.deals), until=when(begin_of(each.day + 1)))
        for number, each in begun
        if is_open(tournament, each)
    ]
    return [*opened, *(told.scores_at(number=number, when=when(closes(each.day))) for number, each in begun)]


def table(say: Words, tournament: Tournament, found: Sequence[Scored]) -> list[str]:
    """These lines of the standings: a line for each player."""
    called = placings.bold_by_number(say, tournament)
    lines = [
        say.events.place(place=each.place, who=called[each.number], score=minus(each.score.value), deals=each.counted)
        for each in found
    ]
    # With a mark, so that Discord makes no list of it, which it would number anew.
    return [each.replace(". ", r"\. ", 1) for each in lines]


def _winners(say: Words, tournament: Tournament, found: Sequence[Scored]) -> str:
    """Who has won an event that is over; empty where nobody has a score."""
    first = [each for each in found if each.place == 1]
    if not first or not first[0].counted:
        return ""
    called = placings.bold_by_number(say, tournament)
    who, score = [called[each.number] for each in first], minus(first[0].score.value)
    return (
        say.events.won(who=who[0], score=score)
        if len(who) == 1
        else say.events.shared(names=both(say, who), score=score)
    )


def playing(say: Words, tournament: Tournament, deal: KnownDeal, attempt: Session | None) -> list[str]:
    """The deal that is open, and how the reader's attempt at it stands."""
    told, until = say.events, date(closes(deal.day))
    number = number_of(tournament, deal.day)
    options = with_options(say, deal.game, " ".join(f"{name}={value}" for name, value in deal.options.items()))
    lines = [bold(say, told.deal_of(number=number, deals=len(tournament.deals))), told.dealt(options=options)]
    if attempt is None:
        return [*lines, told.not_played(start=date(begin_of(deal.day + 1)), until=until)]
    if not attempt.ended:
        return [*lines, say.deals.running(until=until, link=link(attempt) or "")]
    found = results(attempt)
    score = found[0].score if found else None
    return [*lines, say.deals.unscored() if score is None else told.scored(score=minus(score), until=until)]


def own(say: Words, tournament: Tournament, user_id: int) -> list[str]:
    """Somebody's scores, and their place by the deals that are over; nothing where they have played none."""
    told, mine = say.events, [each for each in tournament.attempts if each.user_id == user_id]
    if not mine:
        return []
    lines = [
        told.deal_no_score(number=number_of(tournament, each.day))
        if each.score is None
        else told.deal_score(number=number_of(tournament, each.day), score=minus(each.score))
        for each in mine
    ]
    found, entrant = standings(tournament), tournament.entrant(user_id)
    place = next((each for each in found if entrant is not None and each.number == entrant.number), None)
    if place is not None:
        lines.append(told.your_place(score=minus(place.score.value), place=place.place, players=len(found)))
    return [f"### {told.your_scores()}", *lines]


def check(say: Words, deals: Sequence[KnownDeal]) -> list[str]:
    """The fingerprints of all deals, and the secrets of those that are over."""
    lines = [f"### {say.events.check_deals()}", say.events.check_about()]
    for number, each in enumerate(deals, 1):
        lines += [
            f"{bold(say, say.events.deal_of(number=number, deals=len(deals)))} · {each.date}",
            say.deals.fingerprint_of(since=date(each.bound_at), fingerprint=f"`{each.fingerprint}`"),
            say.deals.secret_of(secret=f"`{each.secret}`")
            if each.secret
            else say.deals.secret_later(when=date(closes(each.day))),
        ]
    return lines


def begins(say: Words, tournament: Tournament, deal: DealRow) -> str:
    """The first message in direct messages."""
    return say.events.begins(number=number_of(tournament, deal.day), name=safe(tournament.name))


def deals_choices(say: Words) -> dict[str, str]:
    """How many deals there can be, as labels."""
    return {
        value: say.events.deals_choice(counting=counting, deals=deals) for value, (counting, deals) in DEALS.items()
    }


def starts(say: Words) -> dict[str, str]:
    """When the first deal can open, as labels."""
    return {value: say.events.starts(time=time) for value, time in STARTS.items()}


# At the tables of attempts


def on_board(say: Words, session: Session) -> str:
    """The line on the board of an attempt, which says whether it counts."""
    assert session.deal is not None, "it is the board of an attempt"
    event = safe(session.event)
    if session.ended:
        return say.events.board_over(event=event)
    if session.revealed:
        return say.events.board_late(event=event)
    return say.events.board_attempt(event=event, until=date(session.deal.closes))


def at_the_end(say: Words, session: Session) -> str:
    """Below the result of an attempt: whether it counts."""
    assert session.deal is not None, "it is the result of an attempt"
    event = safe(session.event)
    if not results(session):
        return say.events.end_counts_not(event=event)
    return say.events.end_counts(event=event, when=when(session.deal.closes))
