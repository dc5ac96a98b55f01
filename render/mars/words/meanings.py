"""What the plies of Stranded on Mars mean and cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from render.kit.consequences import LABEL
from render.kit.texts import capital, minus
from render.mars.words.speech import Speech
from rules.core import Played
from rules.mars import Mars, plies
from rules.mars.cards import ABILITIES, AGING, VALUES, Phase, kind
from rules.mars.events import GameEnd
from rules.notation import begun


def meaning(say: Speech, here: Mars, words: Sequence[str]) -> str:
    """What picking `words` means: a whole ply or its first word."""
    found, starts = begun(here, words), _starts(say)
    if (len(words) < 2 and words[0] in starts) or len(found) != 1:
        return starts[words[0]]() if words[0] in starts else capital(" ".join(words))
    return _MEANINGS[type(found[0])](say, here, found[0])


def advised(say: Speech, played: Played[Mars]) -> str:
    """What to do, as advice, with a card that is faced, used or destroyed; empty for everything else."""
    here, ply = played.before, played.ply
    if isinstance(ply, plies.Face):
        return say.mars.advise_face(card=say.foe(here.dealt[ply.which - 1]))
    if isinstance(ply, plies.Destroy):
        return say.mars.advise_destroy(card=say.name(here.row[ply.place - 1].code))
    if isinstance(ply, plies.On) and here.pending is not None and here.pending.ability == "destroy":
        return say.mars.advise_destroy(card=say.name(here.row[ply.place - 1].code))
    if isinstance(ply, plies.Use):
        code = here.row[ply.place - 1].code
        return say.mars.advise_use(card=say.name(code), would=_would(say, here, ABILITIES[code]))
    return ""


def _starts(say: Speech) -> Mapping[str, Callable[[], str]]:
    """What the first word of a ply of two words means."""
    w = say.mars
    return {
        "use": w.start_use,
        "on": w.start_on,
        "destroy": w.start_destroy,
        "face": w.start_face,
        "chapter": w.start_chapter,
        "drop": w.start_drop,
        "stack": w.start_stack,
    }


def renewing(here: Mars) -> bool:
    """Whether, before the next card, an aging card joins the deck (MA-31)."""
    return not here.stack_size and any(here.aging)


def _draw(say: Speech, here: Mars, _: plies.Draw) -> str:
    return say.mars.draw(aging=renewing(here))


def _pay(say: Speech, here: Mars, _: plies.Pay) -> str:
    return say.mars.pay(price=here.price, aging=renewing(here))


def _use(say: Speech, here: Mars, ply: plies.Use) -> str:
    code = here.row[ply.place - 1].code
    return say.mars.label_use(place=ply.place, card=say.name(code), would=_would(say, here, ABILITIES[code]))


def _would(say: Speech, here: Mars, ability: str) -> str:
    """What using an ability would do now."""
    w = say.mars
    match ability:
        case "life1" | "life2":
            return w.would_gain(life=min(int(ability[-1]), here.most - here.life))
        case "step":
            assert here.foe is not None, "abilities are used in a fight"
            lower = kind(here.foe).values[Phase(here.valued - here.lowered - 1)]
            return w.would_lower(lower=lower, value=here.value)
        case _:
            others = {
                "card1": w.would_draw_1,
                "card2": w.would_draw_2,
                "destroy": w.would_destroy,
                "double": w.would_double,
                "copy": w.would_copy,
                "sort": w.would_sort,
                "swap1": w.would_swap_1,
                "swap2": w.would_swap_2,
                "under": w.would_put_below,
            }
            return others[ability]()


def _end(say: Speech, here: Mars, _: plies.End) -> str:
    """What ending the fight would do now, in few words: it is the label of a button beside others."""
    assert here.foe is not None, "a fight is against someone"
    result = here.fight_result()
    # Of a game that is lost by it, `label` says so.
    lost = result.ending in (GameEnd.LOST_FIGHT, GameEnd.HUNGER)
    return say.mars.end_fight(wins=result.won and not lost, paid=result.difference + result.hunger)


def _face(say: Speech, here: Mars, ply: plies.Face) -> str:
    code = here.dealt[ply.which - 1]
    does = say.becomes(code)
    return say.mars.label_face(
        which=ply.which,
        foe=say.foe(code),
        value=here.value_of(code),
        free=here.free_draws_of(code),
        worth=minus(VALUES[code]),
        acts=bool(does),
        does=does,
    )


def _chapter(say: Speech, here: Mars, ply: plies.Chapter) -> str:
    """A Final Chapter, with its text if there is room."""
    code = here.finals[ply.which - 1]
    text = say.labels.chapters.get(code, "")

    def label(says: bool) -> str:
        value, free = here.value_of(code), here.free_draws_of(code)
        return say.mars.label_chapter(which=ply.which, foe=say.foe(code), value=value, free=free, says=says, text=text)

    return whole if len(whole := label(bool(text))) < LABEL else label(says=False)


def _on(say: Speech, here: Mars, ply: plies.On) -> str:
    assert here.pending is not None, "it acts by an ability"
    w, ability, card = say.mars, here.pending.ability, here.row[ply.place - 1]
    if ability == "double":
        value = VALUES[card.code]
        return w.label_double(place=ply.place, card=say.name(card.code), value=minus(value), twice=minus(2 * value))
    if ability == "copy":
        would = _would(say, here, ABILITIES[card.code])
        return w.label_copy(place=ply.place, card=say.name(card.code), would=would)
    label = w.label_put_below_free if ability == "under" and card.free else w.label_card
    return label(place=ply.place, card=say.full(card.code))


def _look(say: Speech, here: Mars, _: plies.Look) -> str:
    assert here.pending is not None, "cards are taken by an ability"
    label = say.mars.look_at_one if here.pending.ability == "sort" else say.mars.draw_one
    return label(left=here.pending.left, aging=renewing(here))


def _enough(say: Speech, _: Mars, __: plies.Enough) -> str:
    return say.mars.leave()


def _drop(say: Speech, here: Mars, ply: plies.Drop) -> str:
    return say.mars.label_card(place=ply.place, card=say.full(here.view[ply.place - 1]))


def _keep(say: Speech, _: Mars, __: plies.Keep) -> str:
    return say.mars.drop_none()


def _stack(say: Speech, here: Mars, ply: plies.Stack) -> str:
    first, second, third = [
        *(say.mars.numbered(place=digit, what=say.name(here.view[int(digit) - 1])) for digit in ply.order),
        "",
        "",
    ][:3]
    return say.mars.label_stack(count=len(ply.order), first=first, second=second, third=third)


def _destroy(say: Speech, here: Mars, ply: plies.Destroy) -> str:
    code = here.row[ply.place - 1].code
    label = say.mars.label_destroy_aging if code in AGING else say.mars.label_card
    return label(place=ply.place, card=say.full(code))


def _done(say: Speech, _: Mars, __: plies.Done) -> str:
    return say.mars.destroy_no_more()


_MEANINGS: dict[type, Callable[[Speech, Mars, Any], str]] = {
    plies.Draw: _draw,
    plies.Pay: _pay,
    plies.Use: _use,
    plies.End: _end,
    plies.Face: _face,
    plies.Chapter: _chapter,
    plies.On: _on,
    plies.Look: _look,
    plies.Enough: _enough,
    plies.Drop: _drop,
    plies.Keep: _keep,
    plies.Stack: _stack,
    plies.Destroy: _destroy,
    plies.Done: _done,
}
"""What each kind of ply means."""
