"""What happened in Stranded on Mars, in English: cards that are drawn one after the other share a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.numbers import minus
from render.kit.words import called, capital, count, series
from render.mars.words.about import ABOUT
from render.mars.words.speech import PHASES, cards, foe, is_chapter, name, terms, valued
from rules.core import Event, Played, Ply, Resign
from rules.mars import Mars, plies
from rules.mars.cards import Phase
from rules.mars.events import (
    AgingJoined,
    Cost,
    GameEnd,
    LifeGained,
    LifePaid,
    Lost,
    NotPaid,
    PhaseBegun,
    Renewed,
    Stepped,
    Won,
)
from rules.mars.state import Step


class Story:
    """Combines plies into sentences, in the order in which they were played."""

    def __init__(self, names: Sequence[str]) -> None:
        self._who = called(names, 1)
        self._told: list[str] = []
        self._verb = ""
        """What is done with several cards in a row (the verb), and with which cards."""

        self._codes: list[str] = []
        self._paid = 0
        self._asked: tuple[str, int] | None = None
        """The verb for a card that was asked for and has not come yet, and the life paid for it."""

        self._ended = False
        """Whether the end of a fight is among the plies."""

        self._clauses: list[str] = []
        """What the ability under way has done."""

        self._taken: tuple[str, list[str]] = ("", [])
        """The cards that the last of these clauses tells of, and how they were taken."""

    def told(self, played: Sequence[Played[Mars]]) -> list[str]:
        """The sentences for `played`."""
        for each in played:
            self._add(each)
        self._flush()
        return self._told

    # Building sentences

    def _say(self, sentence: str) -> None:
        self._flush()
        self._told.append(sentence)

    def _flush(self) -> None:
        """End the sentence, even if a card that was asked for has not come yet."""
        self._close()
        if self._asked is not None:
            verb, paid = self._asked
            self._told.append(f"{self._who} {_SOLO[verb].format(paid)}.")
        self._asked = None

    def _close(self) -> None:
        """End the sentence about what the player did."""
        if self._verb in _TABLE:
            self._told.append(f"{_TABLE[self._verb]}: {series([foe(code) for code in self._codes])}.")
        elif self._verb:
            what = cards(self._codes, name if self._verb == "destroyed" else valued)
            self._told.append(f"{self._who} {self._verb.format(self._paid)} {what}.")
        if self._clauses:
            self._told.append(f"{self._who} {self._deeds()}.")
        self._verb, self._codes, self._paid, self._clauses, self._taken = "", [], 0, [], ("", [])

    def _deeds(self) -> str:
        """The clauses of the sentence, joined so that no list of cards in one clause runs into the next clause."""
        *first, last = self._clauses
        if len(set(self._taken[1])) > 1:
            return ", ".join(self._clauses)
        return f"{', '.join(first)}, and {last}" if " and " in "".join(first) else series(self._clauses)

    def _do(self, verb: str, code: str, paid: int = 0) -> None:
        """The player did something with a card: extend the clause with the same verb, or begin a clause."""
        if self._verb != verb:
            self._close()
            self._verb = verb
        self._codes.append(code)
        self._paid += paid

    def _act(self, clause: str) -> None:
        """An ability did something: extend its clause, or begin one."""
        if not self._clauses:
            self._flush()
        self._clauses.append(clause)
        self._taken = "", []

    def _took(self, verb: str, code: str) -> None:
        """An ability brought a card. Successive cards share a clause."""
        before, codes = self._taken
        if self._clauses and before == verb:
            self._clauses.pop()
        else:
            codes = []
        codes = [*codes, code]
        self._act(f"{verb} {cards(codes)}")
        self._taken = verb, codes

    # Reading plies

    def _add(self, each: Played[Mars]) -> None:
        before, after = each.before, each.after
        if not before.aging_joined and not before.finals:
            # A game for one has no lobby that would say this.
            level = str(before.level)
            self._say(f"Level {level}: {ABOUT.options['level'].meanings[level]}.")
        if isinstance(each.ply, Resign):
            self._say(f"{self._who} gave up.")
            return
        self._ply(before, each.ply, after)
        for event in after.events:
            self._event(before, event, after)
        if after.ending is GameEnd.CHAPTER:
            self._say(f"{foe(after.foe or '')} can no longer be beaten.")
        if len(before.beaten) < len(after.beaten) and after.foe is not None:
            self._say(f"The other chapter follows, {foe(after.foe)}: {terms(after, after.foe)}.")

    def _ply(self, before: Mars, ply: Ply, after: Mars) -> None:
        match ply:
            case plies.Final(code=code):
                self._do("final", code)
            case plies.Deal(code=code):
                self._dealt(after, code)
            case plies.Face() | plies.Chapter():
                self._faced(after)
            case plies.Draw():
                self._asked = "drew", 0
            case plies.Pay():
                self._asked = _PAID, before.price
            case plies.Card(code=code):
                self._came(before, code)
            case plies.Destroy(place=place):
                self._do("destroyed", before.row[place - 1].code)
            case plies.Done() if self._verb != "destroyed":
                # If the end of the fight is not among the plies, cards may have been destroyed before them.
                self._say(f"{self._who} destroyed {'no cards' if self._ended else 'no more cards'}.")
            case plies.End():
                self._flush()
                self._ended = True
            case _:
                self._ability(before, ply)

    def _dealt(self, after: Mars, code: str) -> None:
        self._do("deal", code)
        if after.foe is not None:
            self._say(f"It is the last one and must be faced: {terms(after, code)}.")

    def _faced(self, after: Mars) -> None:
        assert after.foe is not None, "what was chosen is fought"
        verb = "began with the chapter" if is_chapter(after.foe) else "faced"
        self._say(f"{self._who} {verb} {foe(after.foe)}: {terms(after, after.foe)}.")

    def _came(self, before: Mars, code: str) -> None:
        """A card was drawn: because the player asked for it, by an ability, or after what earlier plies did."""
        if self._asked is not None:
            verb, paid = self._asked
            self._asked = None
            self._do(verb, code, paid)
        elif before.pending is None:
            self._say(f"The card is {valued(code)}.")
        elif before.pending.ability in ("swap1", "swap2"):
            self._act(f"got {valued(code)} for it")
        else:
            self._took("saw" if before.gap is None else "drew", code)

    def _ability(self, before: Mars, ply: Ply) -> None:
        """A ply of an ability was played. A `look` is told together with the card that it brings."""
        match ply:
            case plies.Use(place=place):
                self._flush()
                self._act(f"used {name(before.row[place - 1].code)}")
            case plies.On(place=place):
                assert before.pending is not None, "it acts by an ability"
                self._act(_ON[before.pending.ability].format(name(before.row[place - 1].code)))
            case plies.Look() if not self._clauses:
                self._act("took one more card")
            case plies.Enough() if not self._clauses:
                self._act("left it at that")
            case plies.Drop(place=place):
                self._act(f"dropped {name(before.view[place - 1])}")
            case plies.Keep():
                self._act("dropped none")
            case plies.Stack(order=order):
                back = [name(before.view[int(digit) - 1]) for digit in order]
                self._act(f"put back on top {', then '.join(back)}")

    def _event(self, before: Mars, event: Event, after: Mars) -> None:
        match event:
            case Renewed(cards=size):
                joined = _joined(after)
                self._close()
                who = f"with {joined} among them" if joined else "without a new aging card"
                self._told.append(f"The stack was renewed: {count(size, 'card')}, {who}.")
            case AgingJoined() if before.step is Step.FIRST_AGING:
                self._say(f"{_joined(after)} is in the deck from the start.")
            case LifeGained(points=points):
                self._act(f"gained {points} life")
            case Stepped(phase=phase):
                self._act(f"lowered the hazard to its value in {PHASES[phase]}")
            case Won(code=code, total=total, value=value):
                gains = "" if is_chapter(code) else f" and gained {name(code)}"
                self._say(f"{self._who} beat {foe(code)} with {minus(total)} against {value}{gains}.")
            case Lost(code=code, total=total, value=value):
                paid = f"paid {value - total} life"
                self._say(f"{self._who} lost to {foe(code)} with {minus(total)} against {value} and {paid}.")
            case LifePaid(points=points, cost=Cost.HUNGER):
                self._say(f"{self._who} paid {points} life for hunger.")
            case NotPaid(points=points, cost=cost):
                self._say(f"{self._who} had to pay {points} life for {_COSTS[cost]} and had {after.life}.")
            case PhaseBegun(phase=phase):
                self._say(f"{capital(PHASES[phase])} {'begin' if phase is Phase.FINAL else 'begins'}.")


def _joined(after: Mars) -> str:
    """The aging card that came into the stack with the last ply, with its value, or “”."""
    return next((valued(event.code) for event in after.events if isinstance(event, AgingJoined)), "")


_PAID = "paid {} life for"
_SOLO = {"drew": "drew a free card", _PAID: "paid {} life for a card"}
"""What is said if the card that was asked for is not known yet, by the verb for a known card."""

_TABLE = {"final": "Final Chapters", "deal": "Hazards"}
"""What the table does instead of the player."""

_COSTS = {Cost.LOST_FIGHT: "the lost fight", Cost.HUNGER: "hunger"}
_ON = {
    "destroy": "destroyed {}",
    "double": "doubled {}",
    "copy": "copied {}",
    "swap1": "gave {} away",
    "swap2": "gave {} away",
    "under": "put {} below the stack",
}
"""What each ability did to a card."""
