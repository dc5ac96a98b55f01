"""What happened in Stranded on Mars: cards that are drawn one after the other share a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from render.kit.texts import called, minus
from render.mars.words.speech import PHASES, Effects, Speech, levels
from rules.core import Event, Played, Ply, Resign
from rules.mars import Mars, plies
from rules.mars.cards import CHAPTERS
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
from words import lists

_Series = Literal["chapters", "hazards", "drew", "paid", "destroyed"]
"""What is done with several cards in a row, and stands in one sentence."""


class Story:
    """Combines plies into sentences, in the order in which they were played.

    `least`: without what the picture shows or its menus offer, such as the hazards that were dealt.
    """

    def __init__(self, say: Speech, names: Sequence[str], *, least: bool = False) -> None:
        self._least = least
        self._say, self._w = say, say.mars
        self._who = called(say.words, names, 1)
        self._told: list[str] = []
        self._series: _Series | None = None
        self._codes: list[str] = []
        """What is done with several cards in a row, and with which cards."""

        self._paid = 0
        self._asked: tuple[Literal["drew", "paid"], int] | None = None
        """How a card was asked for that has not come yet, and the life paid for it."""

        self._next: Ply | None = None
        """What is played next, if it is among the plies."""

        self._ended = False
        """Whether the end of a fight is among the plies."""

        self._effects = Effects(say)
        """What the ability under way has done."""

    def told(self, played: Sequence[Played[Mars]]) -> list[str]:
        """The sentences for `played`."""
        for number, each in enumerate(played):
            self._next = played[number + 1].ply if number + 1 < len(played) else None
            self._add(each)
        self._flush()
        return self._told

    # Building sentences

    def _tell(self, sentence: str) -> None:
        self._flush()
        self._told.append(sentence)

    def _flush(self) -> None:
        """End the sentence, even if a card that was asked for has not come yet."""
        self._close()
        match self._asked:
            case "drew", _:
                self._told.append(self._w.drew_unknown(who=self._who))
            case "paid", life:
                self._told.append(self._w.paid_for_unknown(who=self._who, life=life))
        self._asked = None

    def _close(self) -> None:
        """End the sentence about what the player did."""
        if self._series is not None and not (self._least and self._series in ("chapters", "hazards")):
            self._told.append(self._closed(self._series))
        if self._effects.any:
            self._told.append(self._w.effects(who=self._who, effects=self._effects.listed()))
        self._series, self._codes, self._paid, self._effects = None, [], 0, Effects(self._say)

    def _closed(self, series: _Series) -> str:
        """The sentence about cards with which the same was done."""
        say, w, codes = self._say, self._w, self._codes
        match series:
            case "chapters":
                return w.chapters_drawn(foes=lists.both(say.words, [say.foe(code) for code in codes]))
            case "hazards":
                return w.hazards_dealt(foes=lists.both(say.words, [say.foe(code) for code in codes]))
            case "drew":
                return w.drew(who=self._who, cards=say.cards(codes))
            case "paid":
                return w.paid_for(who=self._who, life=self._paid, cards=say.cards(codes))
            case "destroyed":
                return w.destroyed(who=self._who, cards=say.cards(codes, say.name))

    def _do(self, series: _Series, code: str, paid: int = 0) -> None:
        """Something was done with a card: extend the sentence about such cards, or begin one."""
        if self._series != series:
            self._close()
            self._series = series
        self._codes.append(code)
        self._paid += paid

    def _act(self, effect: str) -> None:
        """An ability did something."""
        if not self._effects.any:
            self._flush()
        self._effects.add(effect)

    # Reading plies

    def _add(self, each: Played[Mars]) -> None:
        before, after = each.before, each.after
        if not before.aging_joined and not before.finals:
            # A game for one has no lobby that would say this.
            level = str(before.level)
            says = levels(self._say.words)[level]
            self._tell(self._w.level_says(level=level, says=says))
        if isinstance(each.ply, Resign):
            self._tell(self._say.words.kit.gave_up(who=self._who))
            return
        self._ply(before, each.ply, after)
        for event in after.events:
            self._event(before, event, after)
        if after.ending is GameEnd.CHAPTER:
            self._tell(self._w.cannot_beat(foe=self._say.foe(after.foe or "")))
        if len(before.beaten) < len(after.beaten) and after.foe is not None:
            self._tell(self._w.next_chapter(foe=self._say.foe(after.foe), value=_value(after), free=_free(after)))

    def _ply(self, before: Mars, ply: Ply, after: Mars) -> None:
        match ply:
            case plies.Final(code=code):
                self._do("chapters", code)
            case plies.Deal(code=code):
                self._dealt(after, code)
            case plies.Face() | plies.Chapter():
                self._faced(after)
            case plies.Draw():
                self._asked = "drew", 0
            case plies.Pay():
                self._asked = "paid", before.price
            case plies.Card(code=code):
                self._came(before, code)
            case plies.Destroy(place=place):
                self._do("destroyed", before.row[place - 1].code)
            case plies.Done() if self._series != "destroyed":
                # If the end of the fight is not among the plies, cards may have been destroyed before them.
                none = self._w.destroyed_none if self._ended else self._w.destroyed_no_more
                self._tell(none(who=self._who))
            case plies.End():
                self._flush()
                self._ended = True
            case _:
                self._ability(before, ply)

    def _dealt(self, after: Mars, code: str) -> None:
        self._do("hazards", code)
        if after.foe is not None:
            self._tell(self._w.last_hazard(value=_value(after), free=_free(after)))

    def _faced(self, after: Mars) -> None:
        assert after.foe is not None, "what was chosen is fought"
        faced = self._w.began_chapter if after.foe in CHAPTERS else self._w.faced
        foe = self._say.foe(after.foe)
        self._tell(faced(who=self._who, foe=foe, value=_value(after), free=_free(after)))

    def _came(self, before: Mars, code: str) -> None:
        """A card was drawn: because the player asked for it, by an ability, or after what earlier plies did."""
        if self._asked is not None:
            series, paid = self._asked
            self._asked = None
            self._do(series, code, paid)
        elif before.pending is None:
            self._tell(self._w.came(card=self._say.valued(code)))
        elif before.pending.ability in ("swap1", "swap2"):
            self._act(self._w.did_get(card=self._say.valued(code)))
        else:
            if not self._effects.any:
                self._flush()
            self._effects.take(code, seen=before.gap is None)

    def _ability(self, before: Mars, ply: Ply) -> None:
        """A ply of an ability was played. A `look` shares a sentence with the card that it brings."""
        w, name = self._w, self._say.name
        match ply:
            case plies.Use(place=place):
                self._flush()
                self._act(w.did_use(card=name(before.row[place - 1].code)))
            case plies.On(place=place):
                assert before.pending is not None, "it acts by an ability"
                self._act(self._acted(before.pending.ability, name(before.row[place - 1].code)))
            case plies.Look() if not self._effects.any:
                self._act(w.did_take_more())
            case plies.Enough() if not self._effects.any:
                self._act(w.did_leave())
            case plies.Drop(place=place):
                self._act(w.did_drop(card=name(before.view[place - 1])))
            case plies.Keep():
                self._act(w.did_drop_none())
            case plies.Stack(order=order):
                back = [name(before.view[int(digit) - 1]) for digit in order]
                first, second, third = [*back, "", ""][:3]
                self._act(w.did_put_back(count=len(back), first=first, second=second, third=third))

    def _acted(self, ability: str, card: str) -> str:
        """What an ability did to a card."""
        w = self._w
        match ability:
            case "destroy":
                return w.did_destroy(card=card)
            case "double":
                return w.did_double(card=card)
            case "copy":
                return w.did_copy(card=card)
            case "swap1" | "swap2":
                return w.did_swap(card=card)
            case "under":
                return w.did_put_below(card=card)
            case _:
                raise AssertionError(f"{ability} acts on no card")

    def _event(self, before: Mars, event: Event, after: Mars) -> None:
        w, who, foe = self._w, self._who, self._say.foe
        match event:
            case Renewed(cards=size):
                self._close()
                self._told += self._renewed(size, after)
            case AgingJoined() if before.step is Step.FIRST_AGING:
                self._tell(w.aging_from_start(card=self._joined(after)))
            case LifeGained(points=points):
                self._act(w.did_gain(life=points))
            case Stepped(phase=phase):
                self._act(w.did_lower(phase=PHASES[phase]))
            case Won(code=code, total=total, value=value):
                gains, card = code not in CHAPTERS, "" if code in CHAPTERS else self._say.name(code)
                self._tell(w.beat(who=who, foe=foe(code), total=minus(total), value=value, gains=gains, card=card))
            case Lost(code=code, total=total, value=value):
                life = value - total
                self._tell(w.lost_fight(who=who, foe=foe(code), total=minus(total), value=value, life=life))
            case LifePaid(points=points, cost=Cost.HUNGER):
                self._tell(w.paid_hunger(who=who, life=points))
            case NotPaid(points=points, cost=cost):
                for_what: Literal["fight", "hunger"] = "hunger" if cost is Cost.HUNGER else "fight"
                self._tell(w.not_paid(who=who, life=points, cost=for_what, had=after.life))
            case PhaseBegun(phase=phase):
                self._tell(w.phase_begins(phase=PHASES[phase]))

    def _renewed(self, size: int, after: Mars) -> list[str]:
        """The discard pile became the draw pile; perhaps an aging card joined it."""
        joined = self._joined(after)
        if self._least:
            # A card that is drawn at once is named there.
            at_once = isinstance(self._next, plies.Card) and self._next.code in self._joined_codes(after)
            return [self._w.aging_joined(card=joined)] if joined and not at_once else []
        return [self._w.renewed(size=size, joined=bool(joined), card=joined)]

    def _joined(self, after: Mars) -> str:
        """The aging card that came into the stack with the last ply, with its value, or “”."""
        codes = self._joined_codes(after)
        return self._say.valued(codes[0]) if codes else ""

    def _joined_codes(self, after: Mars) -> list[str]:
        return [event.code for event in after.events if isinstance(event, AgingJoined)]


def _value(here: Mars) -> int:
    """The value that the present foe needs."""
    return here.value_of(here.foe or "")


def _free(here: Mars) -> int:
    """The number of free cards against the present foe."""
    return here.free_draws_of(here.foe or "")
