"""Positions of Stranded on Mars: what they wait for, and what follows from a ply."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import compress
from typing import Any, TypeVar

from msgspec.structs import replace

from rules.core import Chance, Choice, Event, Outcome, Over, Ply, Turn
from rules.game import Game, Option
from rules.mars import plies
from rules.mars.cards import ABILITIES, AGING, CHAPTERS, HAZARDS, INDEX, LEVELS, STARTING, Phase
from rules.mars.events import (
    AgingJoined,
    Copied,
    Cost,
    Destroyed,
    Doubled,
    Dropped,
    Exchanged,
    GameEnd,
    LifeGained,
    LifePaid,
    Lost,
    NotPaid,
    PhaseBegun,
    PutUnder,
    Renewed,
    Restacked,
    Stepped,
    Won,
)
from rules.mars.piles import NONE, Counts, joined, minus, pile, plus
from rules.mars.row import Faceup
from rules.mars.state import Gap, Pending, State, Step, full_aging

_Card = TypeVar("_Card")

_TIMES = {"card1": 1, "card2": 2, "sort": 3, "swap2": 2}
"""How often an ability can act, for those that can act more than once or act by `look`."""


class Mars(State, frozen=True):
    """A position of Stranded on Mars."""

    # What the position waits for

    def _wait(self) -> Turn:
        match self.step:
            case Step.FIGHT:
                return Choice(1, self._fight(), self.number)
            case Step.CARD:
                return self._draw()
            case Step.DEAL:
                return self._chance(plies.DEAL, self.hazards)
            case Step.AGING | Step.FIRST_AGING:
                return self._chance(plies.AGING, self.next_aging())
            case Step.FINAL:
                left = tuple(ply for code, ply in plies.FINAL.items() if code not in self.finals)
                return Chance(left, (1,) * len(left), self.number)
            case Step.OVER:
                assert self.ending is not None, "a game that is over has ended somehow"
                return Over(Outcome((1,) if self.ending is GameEnd.WON else (), self.ending, (self.score,)))
            case _:
                return Choice(1, self._choices(), self.number)

    def _chance(self, drawn: tuple[Ply, ...], counts: Counts) -> Chance:
        """Chance draws from an unordered pile: `drawn` are the plies in the order of CODES, and `counts` the pile."""
        return Chance(tuple(compress(drawn, counts)), tuple(filter(None, counts)), self.number)

    def _draw(self) -> Chance:
        """The next card of the stack: the known top, then the middle, then the known bottom (MA-13)."""
        known = self.top[:1] or (() if any(self.middle) else self.bottom[:1])
        if known:
            return Chance((plies.CARD[INDEX[known[0]]],), (1,), self.number)
        return self._chance(plies.CARD, self.middle)

    def _fight(self) -> tuple[Ply, ...]:
        """`draw` or `pay` (MA-13), each `use` (MA-15) and `end` (MA-16, MA-33); none if the game is lost by MA-34."""
        found: list[Ply] = []
        if self.can_draw:
            if self.free and not self.stopped:
                found.append(plies.DRAW)
            elif self.life >= self.price:
                found.append(plies.PAY)
        may_end = self.row or not found
        found += [plies.USE[place] for place in range(len(self.row)) if self._usable(place)]
        if self.in_chapter:
            value = self.value
            may_end = (may_end or (not value and not self.free_draws)) and self.total >= value
        if may_end:
            found.append(plies.END)
        return tuple(found)

    def repeats(self, ply: Ply, /) -> int:
        """Free cards are drawn in a row while the value is not reached (MA-13, MA-14)."""
        return self.free if ply == plies.DRAW and self.step is Step.FIGHT and self.missing else 1

    def interrupted(self, _ply: Ply, /) -> bool:
        """Drawing stops where the value is reached, where the last card can be used, before an aging card joins."""
        usable = bool(self.row) and self._usable(len(self.row) - 1)
        return not self.missing or usable or (not self.stack_size and any(self.aging))

    def _choices(self) -> tuple[Ply, ...]:
        match self.step:
            case Step.FACE:
                return plies.FACE
            case Step.CHAPTER:
                return plies.CHAPTER
            case Step.ON:
                return self._targets()
            case Step.LOOK:
                return (plies.LOOK, plies.ENOUGH) if self.can_draw else (plies.ENOUGH,)
            case Step.DROP:
                return (*plies.DROP[: len(self.view)], plies.KEEP)
            case Step.STACK:
                return plies.STACK[len(self.view)]
            case _:
                return (*self._destroyable(), plies.DONE)

    def _targets(self) -> tuple[Ply, ...]:
        """The cards that the ability under way can act on (MA-23 to MA-25, MA-28, MA-29)."""
        ability, place, left = self._under_way()
        if ability == "copy":
            return tuple(plies.ON[other] for other in self._copied_by(place))
        found = tuple(
            plies.ON[other]
            for other, card in enumerate(self.row)
            if other != place and not (ability == "double" and card.doubled)
        )
        return (*found, plies.ENOUGH) if ability == "swap2" and left == 1 else found

    def _under_way(self) -> Pending:
        assert self.pending is not None, "an ability is under way"
        return self.pending

    def _destroyable(self) -> tuple[Ply, ...]:
        """The cards of the row that the budget can destroy (MA-19)."""
        return tuple(plies.DESTROY[place] for place, card in enumerate(self.row) if _price(card.code) <= self.budget)

    # What follows

    def _next(self, ply: Ply) -> Mars:
        quiet = self._with(events=()) if self.events else self
        return _PLAYED[type(ply)](quiet, ply)

    def _with(self, **changes: Any) -> Mars:
        """The position with these fields changed."""
        return replace(self, **changes)

    def _tell(self, *events: Event) -> Mars:
        return self._with(events=(*self.events, *events))

    def _without(self, _: int) -> Mars:
        return self._with(events=())._over(GameEnd.RESIGNED)

    def _over(self, ending: GameEnd) -> Mars:
        return self._with(step=Step.OVER, ending=ending)

    # Preparation

    def _aged(self, ply: plies.Aging) -> Mars:
        """An aging card joins: before the game the starting deck (MA-6), later the discard that is renewed (MA-31)."""
        aging, told = minus(self.aging, ply.code), AgingJoined(ply.code)
        if self.step is Step.FIRST_AGING:
            return self._with(aging=aging, middle=plus(self.middle, ply.code), step=Step.FINAL)._tell(told)
        return self._with(aging=aging, discard=plus(self.discard, ply.code))._tell(told)._renew()

    def _final(self, ply: plies.Final) -> Mars:
        found = self._with(finals=(*self.finals, ply.code))
        return found if len(found.finals) < 2 else found._round()

    # A round

    def _round(self) -> Mars:
        """Begin the next round, in the next phase with hazards, or the choice of Final Chapters (MA-9 to MA-11)."""
        here = self
        while not any(here.hazards):
            phase = Phase(here.phase + 1)
            if phase is Phase.FINAL:
                over_to = here._with(phase=phase, step=Step.CHAPTER, number=here.number + 1)
                return over_to._tell(PhaseBegun(phase))
            here = here._with(phase=phase, hazards=here.past, past=NONE)
        told = here if here.phase is self.phase else here._tell(PhaseBegun(here.phase))
        return told._with(step=Step.DEAL, number=here.number + 1)

    def _dealt(self, ply: plies.Deal) -> Mars:
        """A hazard was dealt; a second one follows the first if one is left (MA-9, MA-10)."""
        dealt = self._with(hazards=minus(self.hazards, ply.code), dealt=(*self.dealt, ply.code))
        if len(dealt.dealt) == 2:
            return dealt._with(step=Step.FACE)
        return dealt if any(dealt.hazards) else dealt._with(dealt=())._against(ply.code)

    def _faced(self, ply: plies.Face) -> Mars:
        """The hazard that is not faced goes to the hazard discard (MA-9)."""
        other = self.dealt[2 - ply.which]
        return self._with(dealt=(), past=plus(self.past, other))._against(self.dealt[ply.which - 1])

    def _chosen(self, ply: plies.Chapter) -> Mars:
        return self._against(self.finals[ply.which - 1])

    def _against(self, foe: str) -> Mars:
        """The fight against `foe` begins (MA-12, MA-33)."""
        return self._with(foe=foe, free=self.free_draws_of(foe))._fight_on()

    def _fight_on(self) -> Mars:
        """Go on with the fight without an ability under way, unless a chapter cannot be beaten any more (MA-34)."""
        here = self._with(step=Step.FIGHT, pending=None)
        return here._over(GameEnd.CHAPTER) if self.foe in CHAPTERS and not here._fight() else here

    # Drawing

    def _drawn(self, _: plies.Draw) -> Mars:
        return self._with(free=self.free - 1)._take(Gap(len(self.row), True))

    def _paid(self, _: plies.Pay) -> Mars:
        paid = self._with(life=self.life - self.price)._tell(LifePaid(self.price, Cost.CARD))
        return paid._take(Gap(len(self.row), False))

    def _take(self, gap: Gap | None) -> Mars:
        """A card will come from the stack into `gap` of the row, or into view."""
        return self._with(gap=gap)._with_stack(Step.CARD)

    def _with_stack(self, step: Step) -> Mars:
        """Go on with `step`; an empty stack is renewed first (MA-31, MA-32)."""
        if self.top or self.bottom or any(self.middle):
            return self._with(step=step)
        return self._with(step=Step.AGING) if any(self.aging) else self._renew()

    def _renew(self) -> Mars:
        """The discard becomes the stack (MA-31, MA-32), for the next card or for the one that `under` puts below."""
        renewed = self._with(middle=self.discard, discard=NONE)
        under = self.pending is not None and self.pending.ability == "under"
        return renewed._with(step=Step.ON if under else Step.CARD)._tell(Renewed(sum(self.discard)))

    def _carded(self, ply: plies.Card) -> Mars:
        """A card was drawn: it goes into view or into the row (MA-12, MA-13), and an ability that drew it goes on."""
        here = self._off_the_stack(ply.code)
        if self.gap is None:
            here = here._with(view=(*self.view, ply.code))
        else:
            place, free = self.gap
            row = (*self.row[:place], Faceup(ply.code, free=free), *self.row[place:])
            here = here._with(row=row, gap=None)
        if self.pending is None:
            return here._fight_on()
        left = self.pending.left - 1
        if left == 0:
            return here._stop(None)
        step = Step.ON if self.pending.ability == "swap2" else Step.LOOK
        return here._with(pending=self.pending._replace(left=left), step=step)

    def _off_the_stack(self, code: str) -> Mars:
        if self.top:
            return self._with(top=self.top[1:])
        return self._with(middle=minus(self.middle, code)) if any(self.middle) else self._with(bottom=self.bottom[1:])

    # Abilities

    def _used(self, ply: plies.Use) -> Mars:
        """The ability of a card is used; each card can be used once while it is in the row (MA-15)."""
        place = ply.place - 1
        card = self.row[place]
        used = self._with(row=_set(self.row, place, card._replace(used=True)), uses=plus(self.uses, card.code))
        return used._begin(ABILITIES[card.code], place)

    def _begin(self, ability: str, place: int) -> Mars:
        """The card at `place` (from 0) of the row uses `ability` (MA-20 to MA-29)."""
        match ability:
            case "life1" | "life2":
                points = min(int(ability[-1]), self.most - self.life)
                return self._with(life=self.life + points)._tell(LifeGained(points))._fight_on()
            case "step":
                lowered = self._with(lowered=self.lowered + 1)
                return lowered._tell(Stepped(Phase(self.phase - lowered.lowered)))._fight_on()
        begun = self._with(pending=Pending(ability, place, _TIMES.get(ability, 1)))
        if ability == "under":
            return begun._with_stack(Step.ON)
        return begun._with(step=Step.LOOK if ability in ("card1", "card2", "sort") else Step.ON)

    def _acted(self, ply: plies.On) -> Mars:
        """The ability under way acts on a card of the row (MA-23 to MA-25, MA-28, MA-29)."""
        ability, place, _ = self._under_way()
        target = ply.place - 1
        card = self.row[target]
        if ability == "copy":
            return self._tell(Copied(card.code))._begin(ABILITIES[card.code], place)
        if ability == "double":
            doubled = self._with(row=_set(self.row, target, card._replace(doubled=True)))
            return doubled._tell(Doubled(card.code))._fight_on()
        left = self._with(row=_gone(self.row, target))
        match ability:
            case "destroy":
                gone = left._with(destroyed=plus(self.destroyed, card.code))
                return gone._tell(Destroyed(card.code))._fight_on()
            case "under":
                put = left._with(bottom=(*self.bottom, card.code), free=self.free + card.free)
                return put._tell(PutUnder(card.code, card.free))._fight_on()
            case _:
                swapped = left._with(discard=plus(self.discard, card.code))._tell(Exchanged(card.code))
                return swapped._take(Gap(target, card.free))

    def _looked(self, _: plies.Look) -> Mars:
        """An ability draws one more card: `sort` into view, others into the row (MA-22, MA-27)."""
        return self._take(None if self._under_way().ability == "sort" else Gap(len(self.row), False))

    def _stop(self, _: plies.Enough | None) -> Mars:
        """The ability under way ends; `sort` still has to drop or put back the cards in view (MA-27)."""
        return self._with(step=Step.DROP) if self.view else self._fight_on()

    def _dropped(self, ply: plies.Drop) -> Mars:
        card = self.view[ply.place - 1]
        left = self._with(view=_gone(self.view, ply.place - 1), discard=plus(self.discard, card))
        return left._tell(Dropped(card))._restack()

    def _kept(self, _: plies.Keep) -> Mars:
        return self._restack()

    def _restack(self) -> Mars:
        return self._with(step=Step.STACK) if len(self.view) > 1 else self._back_on_top(self.view)

    def _stacked(self, ply: plies.Stack) -> Mars:
        return self._back_on_top(tuple(self.view[int(place) - 1] for place in ply.order))

    def _back_on_top(self, cards: tuple[str, ...]) -> Mars:
        """Put `cards` back on top of the stack; the first one will be drawn first (MA-27)."""
        put = self._with(top=(*cards, *self.top), view=())
        return put._tell(Restacked(len(cards)))._fight_on() if cards else put._fight_on()

    # The end of a fight

    def _ended(self, _: plies.End) -> Mars:
        """The fight was ended: it is won or lost, hunger is paid, and cards can be destroyed (MA-18, MA-35)."""
        foe, value, reached = self.foe, self.value, self.total
        assert foe is not None, "a fight is against someone"
        difference = max(0, value - reached)
        if difference > self.life:
            return self._tell(NotPaid(difference, Cost.LOST_FIGHT))._over(GameEnd.LOST_FIGHT)
        here = self._with(foe=None, lowered=0, free=0, uses=NONE, life=self.life - difference)
        if difference:
            lost = here._with(past=plus(self.past, foe))
            here = lost._tell(Lost(foe, reached, value), LifePaid(difference, Cost.LOST_FIGHT))
        elif foe in CHAPTERS:
            here = here._with(beaten=(*self.beaten, foe))._tell(Won(foe, reached, value))
        else:
            here = here._with(discard=plus(self.discard, foe))._tell(Won(foe, reached, value))
        if hunger := self.hunger:
            if hunger > here.life:
                return here._tell(NotPaid(hunger, Cost.HUNGER))._over(GameEnd.HUNGER)
            here = here._with(life=here.life - hunger)._tell(LifePaid(hunger, Cost.HUNGER))
        return here._with(budget=difference, lost_to=foe)._destroy_on() if difference else here._after_fight()

    def _destroy_on(self) -> Mars:
        """Ask for cards to destroy while the budget is enough for one; otherwise end the round (MA-19)."""
        return self._with(step=Step.DESTROY) if self._destroyable() else self._after_fight()

    def _trashed(self, ply: plies.Destroy) -> Mars:
        card = self.row[ply.place - 1].code
        left = self._with(row=_gone(self.row, ply.place - 1), budget=self.budget - _price(card))
        return left._with(destroyed=plus(self.destroyed, card))._tell(Destroyed(card))._destroy_on()

    def _done(self, _: plies.Done) -> Mars:
        return self._after_fight()

    def _after_fight(self) -> Mars:
        """Put the row on the discard (MA-18) and begin the next round, the other chapter, or the end of the game."""
        discard = joined(self.discard, pile(card.code for card in self.row))
        here = self._with(discard=discard, row=(), lost_to=None, budget=0)
        if self.phase is not Phase.FINAL:
            return here._round()
        if len(self.beaten) == 2:
            return here._over(GameEnd.WON)
        other = next(chapter for chapter in self.finals if chapter not in self.beaten)
        return here._with(number=self.number + 1)._against(other)


def _price(code: str) -> int:
    """What destroying a card after a lost fight costs (MA-19)."""
    return 2 if code in AGING else 1


def _set(row: tuple[Faceup, ...], place: int, card: Faceup) -> tuple[Faceup, ...]:
    return (*row[:place], card, *row[place + 1 :])


def _gone(cards: tuple[_Card, ...], place: int) -> tuple[_Card, ...]:
    """`cards` without the one at `place`, and without a gap (MA-12)."""
    return (*cards[:place], *cards[place + 1 :])


_PLAYED: dict[type[Ply], Callable[[Mars, Any], Mars]] = {
    plies.Aging: Mars._aged,
    plies.Final: Mars._final,
    plies.Deal: Mars._dealt,
    plies.Face: Mars._faced,
    plies.Chapter: Mars._chosen,
    plies.Draw: Mars._drawn,
    plies.Pay: Mars._paid,
    plies.Card: Mars._carded,
    plies.Use: Mars._used,
    plies.On: Mars._acted,
    plies.Look: Mars._looked,
    plies.Enough: Mars._stop,
    plies.Drop: Mars._dropped,
    plies.Keep: Mars._kept,
    plies.Stack: Mars._stacked,
    plies.End: Mars._ended,
    plies.Destroy: Mars._trashed,
    plies.Done: Mars._done,
}
"""What follows from each kind of ply."""


def start(seats: int, options: Mapping[str, str]) -> Mars:
    """The first position: nothing has been drawn (MA-6, MA-8)."""
    level = int(options["level"])
    return Mars(
        seats=seats,
        level=level,
        life=LEVELS[level].life,
        step=Step.FIRST_AGING if LEVELS[level].aging else Step.FINAL,
        middle=pile(STARTING),
        hazards=pile(HAZARDS),
        aging=full_aging(level),
    )


GAME = Game(
    key="mars",
    clauses="MA",
    seats=range(1, 2),
    options=(Option(name="level", values=tuple(map(str, LEVELS)), default="1"),),
    start=start,
    draws="cards",
)
