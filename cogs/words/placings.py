"""What people read of the standings of a tournament: names, places, and who moves up and down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from cogs.words.names import bold
from tournaments.events.divisions import Division
from tournaments.events.fields import moving
from tournaments.events.state import Tournament
from tournaments.pairing.boards import How
from tournaments.standings.places import Order, Placed
from words import Words
from words.lists import both

HALVES = 2
"""How many parts of a point are counted: a win has two, a draw one."""


def plain_names(say: Words, tournament: Tournament) -> dict[int, str]:
    """The names of all entrants by their entry, as they are; no two are the same."""
    plain = {each.entry: each.name or say.names.former_player() for each in tournament.entrants}
    alike = Counter(plain.values())
    seen = Counter[str]()
    found = {}
    for entry, who in plain.items():
        seen[who] += 1
        found[entry] = say.names.namesake(who=who, number=seen[who]) if alike[who] > 1 else who
    return found


def names(say: Words, tournament: Tournament) -> dict[int, str]:
    """The same, bold and safe to show."""
    return {entry: bold(say, who) for entry, who in plain_names(say, tournament).items()}


def names_by_number(say: Words, tournament: Tournament) -> dict[int, str]:
    """The names as they are by pairing number, for a picture."""
    plain = plain_names(say, tournament)
    return {number: plain[each.entry] for number, each in tournament.numbered.items()}


def bold_by_number(say: Words, tournament: Tournament) -> dict[int, str]:
    """The names by pairing number, bold and safe to show."""
    return {number: bold(say, who) for number, who in names_by_number(say, tournament).items()}


def points(halves: int) -> str:
    """A number of points, given in halves: “5½”."""
    whole, half = divmod(halves, HALVES)
    return f"{whole or ''}½" if half else str(whole)


def division_name(say: Words, tournament: Tournament, division: Division) -> str:
    """What a division is called: “Division 2”, “Group 2”, “Final”; empty where everybody meets everybody."""
    told = say.leagues
    if division.final:
        return told.final()
    if not division.number:
        return ""
    league = tournament.terms.format == "league"
    return told.division(number=division.number) if league else told.group(number=division.number)


def standings(say: Words, tournament: Tournament, places: int | None = None) -> list[str]:
    """The standings of all divisions, each with its name, at most `places` lines of each; the final comes first.

    There are none before a game is over where all are in one field: everybody has read who plays.
    """
    last_first = tournament.divisions[-1].final if tournament.divisions else False
    divisions = [*tournament.divisions[-1:], *tournament.divisions[:-1]] if last_first else tournament.divisions
    shown = [each for each in divisions if each.number or _has_begun(each)]
    return [line for each in shown for line in _shortly(say, tournament, each, places)]


def _shortly(say: Words, tournament: Tournament, division: Division, places: int | None) -> list[str]:
    """The first places of a division; before a game is over all would share the first: then one line names them."""
    heading, *lines = table(say, tournament, division)
    return [heading, *lines[:places]] if _has_begun(division) else [heading, both(say, lines)]


def _has_begun(division: Division) -> bool:
    """Whether a game of it is over."""
    return any(each.how and each.how != How.APART.value and len(each.seats) > 1 for each in division.boards)


def table(say: Words, tournament: Tournament, division: Division) -> list[str]:
    """The standings of a division: a line with its name, and one for each member, who has no place at first."""
    called = bold_by_number(say, tournament)
    heading, begun = division_name(say, tournament, division), _has_begun(division)
    lines = [bold(say, heading) if heading else ""]
    for each in division.placed:
        who = called[each.number]
        if not begun:
            lines.append(who)
        elif each.place is None:
            lines.append(say.tournaments.out(who=who))
        else:
            lines.append(_place(say, division, each, who))
    return lines


def _place(say: Words, division: Division, placed: Placed, who: str) -> str:
    place, played = placed.place or 0, _played(division, placed.number)
    if division.order is Order.TABLES:
        line = say.live.place_points(place=place, who=who, points=placed.points)
    elif division.order is Order.ARENA:
        line = say.arenas.place(place=place, who=who, points=placed.points, games=played)
    else:
        line = say.tournaments.place(place=place, who=who, points=points(placed.points), played=played)
    # With a mark, so that Discord makes no list of it, which it would number anew.
    return line.replace(". ", r"\. ", 1)


def _played(division: Division, number: int) -> int:
    """How many boards of an entrant are over and count, and the rounds that they missed as they joined late."""
    missed = 0 if division.order is Order.ARENA else division.members[number].late
    return missed + sum(bool(each.how) and each.how != "annulled" for each in division.boards if number in each.seats)


def winners(say: Words, tournament: Tournament) -> str:
    """Who has won a tournament that is over; empty where nobody has: no points, or no final."""
    if tournament.awaits_final or not tournament.divisions:
        return ""
    called, division = bold_by_number(say, tournament), tournament.decisive
    first = [each for each in division.placed if each.place == 1]
    if not first or not first[0].points:
        return ""
    who = [called[each.number] for each in first]
    if division.order in (Order.TABLES, Order.ARENA):
        total = first[0].points
        if len(who) == 1:
            return say.live.won_points(who=who[0], points=total)
        return say.live.shared_points(names=both(say, who), points=total)
    won, played = points(first[0].points), _played(division, first[0].number)
    if len(who) == 1:
        return say.tournaments.won(who=who[0], points=won, played=played)
    return say.tournaments.shared(names=both(say, who), points=won, played=played)


def moves(say: Words, tournament: Tournament) -> list[str]:
    """Who moves up and down after a season that is over, a line each; none where nobody does."""
    if tournament.terms.format != "league":
        return []
    found = moving(tournament)
    up = [number for each in found for number in each.up]
    down = [number for each in found for number in each.down]
    return [
        say.leagues.up(names=_listed(say, tournament, up)) if up else "",
        say.leagues.down(names=_listed(say, tournament, down)) if down else "",
    ]


def _listed(say: Words, tournament: Tournament, numbers: Iterable[int]) -> str:
    called = bold_by_number(say, tournament)
    return both(say, [called[number] for number in numbers])


PAGE = 12
"""How many places a picture shows."""


class Part(Struct, frozen=True):
    """A part of the standings that a menu offers: a division, or a page of one that is too long for a picture.

    Attributes:
        division (Division): the division.
        page (int): the page, from 1; 0: all of it.
    """

    division: Division
    page: int = 0

    @property
    def value(self) -> str:
        """The value of its choice in a menu."""
        return f"{self.division.number}.{self.page}" if self.page else str(self.division.number)


def parts(tournament: Tournament) -> list[Part]:
    """The parts of the standings that can be shown, if there is more than one."""
    divisions = tournament.divisions
    if len(divisions) > 1:
        return [Part(each) for each in divisions]
    pages = -(-len(divisions[0].members) // PAGE) if divisions else 0
    return [Part(divisions[0], page) for page in range(1, pages + 1)] if pages > 1 else []


def part_in_picture(say: Words, tournament: Tournament) -> str:
    """Which part the picture of the public message shows; empty where it shows all."""
    found = [each for each in parts(tournament) if each.division is tournament.decisive]
    return part_name(say, tournament, found[0]) if found else ""


def part_name(say: Words, tournament: Tournament, part: Part) -> str:
    """What a part is called, as a label."""
    if not part.page:
        return division_name(say, tournament, part.division)
    last = min(PAGE * part.page, len(part.division.members))
    return say.live.places(first=PAGE * (part.page - 1) + 1, last=last)


def part_lines(say: Words, tournament: Tournament, part: Part) -> list[str]:
    """The standings of a part, with its name above."""
    heading, *lines = table(say, tournament, part.division)
    here = lines[PAGE * (part.page - 1) : PAGE * part.page] if part.page else lines
    return [heading, *here]


def parts_menu(say: Words, tournament: Tournament) -> str:
    """The placeholder of the menu of parts."""
    if tournament.terms.live:
        return say.live.places_menu()
    return say.leagues.divisions_menu() if tournament.terms.format == "league" else say.leagues.groups_menu()
