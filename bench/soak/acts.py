"""The act that each request stands for: what it does to its table, as the small model of the table predicts it.

An act is a plain value that says, of a table as it stood, what is appended to its log or why nothing is.
"""

from __future__ import annotations

from collections.abc import Callable

from bench.soak.evidence import Request
from bench.soak.texts import SAY
from cogs.interactions.ids import Press
from cogs.messages.panels import LOT
from cogs.words.names import plain
from sessions import acts
from sessions.acts import Act
from sessions.acts.computers import new_computer
from sessions.log import Person
from sessions.session import Session
from sessions.state.players import ComputerLevel

LEVELS = frozenset(each.value for each in ComputerLevel)
"""The levels that are named: which one fits somebody is not predicted."""

Names = dict[int, str]
Make = Callable[[Request, Press, Session, Names], Act | None]


def _me(request: Request, names: Names) -> Person:
    return Person(request.user_id, names[request.user_id])


def _people(ids: tuple[str, ...], names: Names) -> list[Person] | None:
    people = [Person(int(each), names[int(each)]) for each in ids if int(each) in names]
    return people if len(people) == len(ids) else None


def _invite(request: Request, ids: tuple[str, ...], names: Names) -> Act | None:
    people = _people(ids, names)
    return None if people is None else acts.Invite(request.user_id, people)


def _picked(request: Request, press: Press) -> tuple[str, ...]:
    return (*press.words, *request.values)


def _user(request: Request, press: Press) -> int:
    picked = _picked(request, press)[-1:]
    return int(picked[0]) if picked and picked[0].isdecimal() else 0


def _settle(request: Request, press: Press, skip: int) -> Act:
    name, value = (*_picked(request, press)[skip:], "", "")[:2]
    return acts.ChangeOption(request.user_id, name, value)


def _substitute(request: Request, session: Session, names: Names) -> Act | None:
    """None where not exactly one is named who comes: that is turned down."""
    goes, person, level = (str(request.given.get(each, "")) for each in ("player", "newcomer", "computer"))
    if bool(person) == bool(level):
        return None
    moderator = request.moderator and session.seat_of(request.user_id) is None
    if level not in LEVELS and level:
        return None
    comes = new_computer(session, ComputerLevel(level)) if level else Person(int(person), names[int(person)])
    return acts.Substitute(request.user_id, int(goes), comes, moderator, names[int(goes)], now=int(request.since))


def _stand_in(request: Request, press: Press, session: Session) -> Act | None:
    """None where it is still to be asked which computer takes over which seat."""
    owner, dot, level = (*_picked(request, press), "")[len(press.words)].partition(".")
    if not dot or level not in LEVELS:
        return None
    name = next((plain(SAY, each) for each in session.people if each.user_id == int(owner)), "")
    comes = new_computer(session, ComputerLevel(level))
    return acts.Substitute(request.user_id, int(owner), comes, gone_name=name, now=int(request.since))


def _replace_guest(request: Request) -> Act | None:
    guest, _, level = request.values[0].partition(".")
    return acts.ReplaceInvited(request.user_id, int(guest), ComputerLevel(level)) if level in LEVELS else None


def _seat_computer(request: Request) -> Act | None:
    level = request.values[0]
    return acts.SeatComputers(request.user_id, [ComputerLevel(level)]) if level in LEVELS else None


def _play(request: Request, press: Press, session: Session) -> Act:
    return acts.Play(request.user_id, " ".join(" ".join(_picked(request, press)).split()), press.made_at(session))


def _wait_on(request: Request, press: Press, session: Session) -> Act | None:
    """None where the button is older than the moment that the table waits for: that is turned down."""
    return acts.WaitOn(request.user_id, int(request.since)) if press.version >= session.stale_before else None


ACTS: dict[str, Make] = {
    "/move": lambda a, _p, _s, _n: acts.Play(a.user_id, str(a.given["move"])),
    "/takeback": lambda a, _p, _s, _n: acts.TakeBack(a.user_id, now=int(a.since)),
    "/draw": lambda a, _p, _s, _n: acts.OfferDraw(a.user_id, int(a.since)),
    "/nudge": lambda a, _p, _s, _n: acts.Nudge(a.user_id, int(a.since)),
    "/substitute": lambda a, _p, s, n: _substitute(a, s, n),
    "/invite": lambda a, _p, _s, n: _invite(a, (a.given["guest"],), n),
    "/pause": lambda a, _p, _s, n: acts.Pause(n[a.user_id], a.user_id),
    "/resume": lambda a, _p, _s, n: acts.Resume(n[a.user_id], a.user_id),
    "/moveto": lambda a, _p, _s, _n: acts.Move(int(a.given["channel"]), a.user_id),
    "pick": lambda a, p, s, _n: _play(a, p, s),
    "pickb": lambda a, p, s, _n: _play(a, p, s),
    "pickc": lambda a, p, s, _n: _play(a, p, s),
    "sure": lambda a, p, s, _n: _play(a, p, s),
    "takeback": lambda a, p, _s, _n: acts.TakeBack(a.user_id, p.version or None, int(a.since)),
    "draw": lambda a, _p, _s, _n: acts.OfferDraw(a.user_id, int(a.since)),
    "nudge": lambda a, _p, _s, _n: acts.Nudge(a.user_id, int(a.since)),
    "answer": lambda a, p, _s, _n: acts.Answer(a.user_id, p.version, p.words == ("yes",)),
    "resigned": lambda a, _p, _s, _n: acts.Resign(a.user_id),
    "join": lambda a, _p, _s, n: acts.Join(_me(a, n)),
    "joinopen": lambda a, _p, _s, n: acts.Join(_me(a, n)),
    "accept": lambda a, _p, _s, n: acts.Accept(_me(a, n)),
    "listaccept": lambda a, _p, _s, n: acts.Accept(_me(a, n)),
    "listdecline": lambda a, _p, _s, _n: acts.Decline(a.user_id),
    "listanswer": lambda a, p, _s, _n: acts.Answer(a.user_id, p.version, p.words == ("yes",)),
    "leave": lambda a, _p, _s, _n: acts.Leave(a.user_id),
    "decline": lambda a, _p, _s, _n: acts.Decline(a.user_id),
    "worded": lambda a, _p, _s, _n: acts.GiveSeed(a.user_id, " ".join(a.values)),
    "start": lambda a, _p, _s, _n: acts.Start(a.user_id, a.interaction_id),
    "cancel": lambda a, _p, _s, _n: acts.Cancel(a.user_id, a.moderator),
    "settle": lambda a, p, _s, _n: _settle(a, p, 1),
    "switch": lambda a, p, _s, _n: _settle(a, p, 0),
    "first": lambda a, p, _s, _n: acts.SitFirst(a.user_id, None if _picked(a, p)[-1:] == (LOT,) else _user(a, p)),
    "guests": lambda a, _p, _s, n: _invite(a, a.values, n),
    "remove": lambda a, p, _s, _n: acts.Remove(a.user_id, _user(a, p)),
    "hand": lambda a, p, _s, _n: acts.Hand(a.user_id, _user(a, p)),
    "addcomputer": lambda a, _p, _s, _n: _seat_computer(a),
    "replaceguest": lambda a, _p, _s, _n: _replace_guest(a),
    "standin": lambda a, p, s, _n: _stand_in(a, p, s),
    "advise": lambda a, p, s, _n: acts.TakeHint(a.user_id, p.made_at(s)),
    "end": lambda a, _p, _s, n: acts.End(n[a.user_id], a.user_id),
    "keepstill": lambda a, _p, _s, _n: acts.KeepStill(a.user_id, still=True),
    "letturn": lambda a, _p, _s, _n: acts.KeepStill(a.user_id, still=False),
    "waiton": lambda a, p, s, _n: _wait_on(a, p, s),
    "claim": lambda a, _p, _s, _n: acts.Claim(a.user_id),
    "reopen": lambda a, _p, _s, _n: acts.Reopen(a.user_id, b""),
    "/takeout": lambda a, _p, _s, n: acts.TakeOut(a.user_id, int(a.given["player"]), n[int(a.given["player"])]),
    "takeout": lambda a, p, _s, _n: acts.TakeOut(a.user_id, int(p.words[0])) if len(p.words) == 2 else None,
}
"""The acts by command or action. None: the act does not follow from the request alone."""
