"""What people read about who can join a tournament."""

from __future__ import annotations

from cogs.words.times import date, span
from tournaments.events.refusals import NoRating, NotInRange, Unreliable
from tournaments.events.terms import CHECK_IN, LATEST, Terms
from words import Words


def all_of(say: Words, terms: Terms) -> list[str]:
    """The conditions of a tournament, a line each; those that everybody meets are left out."""
    told = say.conditions
    return [
        say.tournaments.who_games(number=terms.games) if terms.games else "",
        told.rated(range=rating_range(say, terms.lowest, terms.highest)) if terms.lowest or terms.highest else "",
        told.role(role=f"<@&{terms.role}>") if terms.role else "",
        told.check_in(time=span(say, terms.check_in)) if terms.check_in else "",
        told.late(round=LATEST) if terms.live and terms.late else "",
    ]


def rating_range(say: Words, lowest: int, highest: int) -> str:
    """A range of ratings, such as “100–300”; 0 is no limit."""
    if not highest:
        return say.conditions.range_from(lowest=lowest)
    return say.conditions.range(lowest=lowest, highest=highest)


def reliable(say: Words, chosen: bool) -> str:
    """Whether those wait who have lost games by time, as a label."""
    return say.conditions.reliable_on() if chosen else say.conditions.reliable_off()


def late(say: Words, chosen: bool) -> str:
    """Whether somebody can join once rounds are played, as a label."""
    return say.conditions.late_on(round=LATEST) if chosen else say.conditions.late_off()


def check_in(say: Words, value: str) -> str:
    """For how long check-in is open, as a label. `value` is a key of CHECK_IN."""
    seconds = CHECK_IN[value]
    return say.conditions.check_in_choice(time=span(say, seconds)) if seconds else say.conditions.no_check_in()


def no_rating(say: Words, refusal: NoRating) -> str:
    """Why somebody without an established rating cannot join."""
    return say.conditions.no_rating(range=rating_range(say, refusal.lowest, refusal.highest))


def not_in_range(say: Words, refusal: NotInRange) -> str:
    """Why somebody with such a rating cannot join."""
    return say.conditions.not_in_range(range=rating_range(say, refusal.lowest, refusal.highest), peak=refusal.peak)


def unreliable(say: Words, refusal: Unreliable) -> str:
    """Until when somebody waits who has lost games by time, and what they can do instead."""
    return say.conditions.unreliable(lost=refusal.lost, moment=date(refusal.until), more=refusal.more)
