"""The words of words/en/mars.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.mars import MarsWords


class Mars:
    """The messages of mars.ftl."""

    def title(self) -> str:
        return "Stranded on Mars"

    def summary(self) -> str:
        return "Alone on Mars: learn from what you survive, and leave before your life runs out."

    def option_level_name(self) -> str:
        return "level"

    def option_level(self) -> str:
        return "How hard it is"

    def option_level_1(self) -> str:
        return "20 life, at most 22; bad cards join the deck later, and the worst one is left out"

    def option_level_2(self) -> str:
        return "20 life, at most 22; a bad card is in the deck from the start, and the worst one is left out"

    def option_level_3(self) -> str:
        return "20 life, at most 22; a bad card is in the deck from the start, and none is left out"

    def option_level_4(self) -> str:
        return "18 life, at most 20; a bad card is in the deck from the start, and none is left out"

    def level_says(self, *, level: str | int, says: str | int) -> str:
        return f"Level {level}: {says}."

    def drew(self, *, cards: str | int, who: str | int) -> str:
        return f"{who} drew {cards}."

    def paid_for(self, *, cards: str | int, life: int, who: str | int) -> str:
        return f"{who} paid {life} life for {cards}."

    def destroyed(self, *, cards: str | int, who: str | int) -> str:
        return f"{who} destroyed {cards}."

    def drew_unknown(self, *, who: str | int) -> str:
        return f"{who} drew a free card."

    def paid_for_unknown(self, *, life: int, who: str | int) -> str:
        return f"{who} paid {life} life for a card."

    def destroyed_none(self, *, who: str | int) -> str:
        return f"{who} destroyed no cards."

    def destroyed_no_more(self, *, who: str | int) -> str:
        return f"{who} destroyed no more cards."

    def chapters_drawn(self, *, foes: str | int) -> str:
        return f"Final Chapters: {foes}."

    def hazards_dealt(self, *, foes: str | int) -> str:
        return f"Hazards: {foes}."

    def came(self, *, card: str | int) -> str:
        return f"The card is {card}."

    def needs(self, *, free: int, value: str | int) -> str:
        return f"needs {value}, " + ("no free cards" if free == 0 else f"{free} free card" if free == 1 else f"{free} free cards")

    def last_hazard(self, *, free: int, value: str | int) -> str:
        return f"It is the last one and must be faced: {self.needs(free=free, value=value)}."

    def faced(self, *, foe: str | int, free: int, value: str | int, who: str | int) -> str:
        return f"{who} faced {foe}: {self.needs(free=free, value=value)}."

    def began_chapter(self, *, foe: str | int, free: int, value: str | int, who: str | int) -> str:
        return f"{who} began with the chapter {foe}: {self.needs(free=free, value=value)}."

    def next_chapter(self, *, foe: str | int, free: int, value: str | int) -> str:
        return f"The other chapter follows, {foe}: {self.needs(free=free, value=value)}."

    def cannot_beat(self, *, foe: str | int) -> str:
        return f"{foe} can no longer be beaten."

    def renewed(self, *, card: str | int, joined: bool, size: int) -> str:
        return "The stack was renewed: " + ("no cards" if size == 0 else f"{size} card" if size == 1 else f"{size} cards") + ", " + (f"with {card} among them" if joined else "without a new aging card") + "."

    def aging_from_start(self, *, card: str | int) -> str:
        return f"{card} is in the deck from the start."

    def beat(self, *, card: str | int, foe: str | int, gains: bool, total: str | int, value: str | int, who: str | int) -> str:
        return f"{who} beat {foe} with {total} against {value}" + (f" and gained {card}" if gains else "") + "."

    def lost_fight(self, *, foe: str | int, life: int, total: str | int, value: str | int, who: str | int) -> str:
        return f"{who} lost to {foe} with {total} against {value} and paid {life} life."

    def paid_hunger(self, *, life: int, who: str | int) -> str:
        return f"{who} paid {life} life for hunger."

    def not_paid(self, *, cost: Literal['fight', 'hunger'], had: int, life: int, who: str | int) -> str:
        return f"{who} had to pay {life} life for " + ("the lost fight" if cost == 'fight' else "hunger") + f" but had only {had}."

    def phase_begins(self, *, phase: Literal['final', 'green', 'red', 'yellow']) -> str:
        return ("The Red Sol begins." if phase == 'red' else "The Yellow Sol begins." if phase == 'yellow' else "The Green Sol begins." if phase == 'green' else "The Final Chapters begin.")

    def deeds(self, *, deeds: str | int, who: str | int) -> str:
        return f"{who} {deeds}."

    def deeds_last(self, *, last: str | int, most: str | int) -> str:
        return f"{most}, and {last}"

    def did_use(self, *, card: str | int) -> str:
        return f"used {card}"

    def did_destroy(self, *, card: str | int) -> str:
        return f"destroyed {card}"

    def did_double(self, *, card: str | int) -> str:
        return f"doubled {card}"

    def did_copy(self, *, card: str | int) -> str:
        return f"copied {card}"

    def did_swap(self, *, card: str | int) -> str:
        return f"gave {card} away"

    def did_get(self, *, card: str | int) -> str:
        return f"got {card} for it"

    def did_put_below(self, *, card: str | int) -> str:
        return f"put {card} below the stack"

    def did_see(self, *, cards: str | int) -> str:
        return f"saw {cards}"

    def did_draw(self, *, cards: str | int) -> str:
        return f"drew {cards}"

    def did_take_more(self) -> str:
        return "took one more card"

    def did_leave(self) -> str:
        return "left it at that"

    def did_drop(self, *, card: str | int) -> str:
        return f"dropped {card}"

    def did_drop_none(self) -> str:
        return "dropped none"

    def did_put_back(self, *, count: int, first: str | int, second: str | int, third: str | int) -> str:
        return (f"put back on top {first}, then {second}" if count == 2 else f"put back on top {first}" if count == 1 else f"put back on top {first}, then {second}, then {third}")

    def did_gain(self, *, life: int) -> str:
        return f"gained {life} life"

    def did_lower(self, *, phase: Literal['green', 'yellow', 'red', 'final']) -> str:
        return ("lowered the hazard to its value in the Yellow Sol" if phase == 'yellow' else "lowered the hazard to its value in the Green Sol" if phase == 'green' else "lowered the hazard to its value in the Red Sol")

    def valued(self, *, card: str | int, value: str | int) -> str:
        return f"{card} ({value})"

    def times(self, *, card: str | int, many: str | int) -> str:
        return f"{many} × {card}"

    def full(self, *, acts: bool, card: str | int, does: str | int, value: str | int) -> str:
        return f"{card} {value}" + (f", {does}" if acts else "")

    def short(self, *, acts: bool, code: str | int, does: str | int, value: str | int) -> str:
        return f"{code} {value}" + (f" {does}" if acts else "")

    def numbered(self, *, place: str | int, what: str | int) -> str:
        return f"{place} {what}"

    def state(self, *, doing: str | int, level: str | int) -> str:
        return f"Stranded on Mars, level {level}. {doing}"

    def doing(self, *, step: Literal['aging', 'card', 'chapter', 'deal', 'destroy', 'drop', 'face', 'fight', 'final', 'first-aging', 'look', 'on', 'stack'], who: str | int) -> str:
        return f"{who} {self.waits(step=step)}."

    def doing_stopped(self, *, step: Literal['first-aging', 'final', 'deal', 'face', 'chapter', 'fight', 'aging', 'card', 'on', 'look', 'drop', 'stack', 'destroy'], who: str | int) -> str:
        return f"{who}: the game has ended."

    def waits(self, *, step: Literal['aging', 'card', 'chapter', 'deal', 'destroy', 'drop', 'face', 'fight', 'final', 'first-aging', 'look', 'on', 'stack']) -> str:
        return ("has to put cards back" if step == 'stack' else "has to drop a card or none" if step == 'drop' else "has to take a card or stop" if step == 'look' else "has to choose a card" if step == 'on' else "waits for a card" if step == 'card' else "waits for an aging card" if step == 'aging' else "has to go on or end the fight" if step == 'fight' else "has to choose a chapter" if step == 'chapter' else "has to choose a hazard" if step == 'face' else "waits for a hazard" if step == 'deal' else "waits for a Final Chapter" if step == 'final' else "waits for an aging card" if step == 'first-aging' else "has to destroy cards or stop")

    def life_and_score(self, *, life: int, most: int, over: bool, phase: Literal['final', 'green', 'red', 'yellow'], score: str | int) -> str:
        return ("Red Sol" if phase == 'red' else "Yellow Sol" if phase == 'yellow' else "Green Sol" if phase == 'green' else "Final Chapters") + f", life {life} of {most}, " + (f"score {score}" if over else f"score so far {score}") + "."

    def dealt(self, *, offers: str | int) -> str:
        return f"Dealt: {offers}."

    def offer(self, *, acts: bool, does: str | int, foe: str | int, free: int, value: str | int, worth: str | int) -> str:
        return f"{foe} ({self.needs(free=free, value=value)}; gives a {worth}" + (f", {does}" if acts else "") + ")"

    def against(self, *, foe: str | int, free: int, hunger: int, lowered: int, stopped: bool, total: str | int, value: str | int) -> str:
        return f"Against {foe}: sum {total} of {value}" + ("" if lowered == 0 else f", lowered by {lowered}") + ", " + ("no free cards left" if free == 0 else f"{free} free card left" if free == 1 else f"{free} free cards left") + (", stopped" if stopped else "") + ("" if hunger == 0 else f", hunger {hunger}") + "."

    def lost_to(self, *, budget: int, foe: str | int) -> str:
        return f"Lost to {foe}, {budget} left to destroy cards with."

    def under_way(self, *, does: str | int, left: int, place: str | int) -> str:
        return f"Under way: {does} by card {place}, {left} to go."

    def coming(self, *, free: bool, place: str | int) -> str:
        return (f"A free card is coming to place {place}." if free else f"A card is coming to place {place}.")

    def used_gone(self, *, cards: str | int) -> str:
        return f"Used and gone: {cards}."

    def used_times(self, *, card: str | int, many: str | int) -> str:
        return f"{card} {many}"

    def in_view(self, *, cards: str | int) -> str:
        return f"In view: {cards}."

    def row(self, *, cards: str | int) -> str:
        return f"Row: {cards}."

    def row_heading(self) -> str:
        return "Row:"

    def row_last(self, *, card: str | int) -> str:
        return f"{card}."

    def row_card(self, *, card: str | int, notes: str | int) -> str:
        return f"{card} ({notes})"

    def note_doubled(self) -> str:
        return "doubled"

    def note_made_0(self) -> str:
        return "made 0"

    def note_left_out(self) -> str:
        return "left out"

    def note_used(self) -> str:
        return "used"

    def note_usable(self) -> str:
        return "usable"

    def note_free(self) -> str:
        return "free"

    def letter_doubled(self) -> str:
        return "d"

    def letter_used(self) -> str:
        return "u"

    def letter_free(self) -> str:
        return "f"

    def row_by_codes(self, *, cards: str | int) -> str:
        return f"Row: in order ({self.letter_doubled()} doubled, {self.letter_used()} used, {self.letter_free()} free) {cards}."

    def row_table_heading(self) -> str:
        return f"Row ({self.letter_doubled()} doubled, {self.letter_used()} used, {self.letter_free()} free):"

    def stack(self, *, bottom: str | int, bottoms: bool, rest: str | int, rests: bool, size: int, top: str | int, tops: bool) -> str:
        return f"Stack {size}" + (f", next {top}" if tops else "") + (f", at the bottom {bottom}" if bottoms else "") + (f": {rest}" if rests else "") + "."

    def discard(self, *, cards: str | int, size: int) -> str:
        return f"Discard {size}: {cards}."

    def removed(self, *, cards: str | int, size: int) -> str:
        return f"Removed {size}: {cards}."

    def hazard_discard(self, *, cards: str | int, size: int) -> str:
        return f"Hazard discard {size}: {cards}."

    def left(self, *, aging: int, hazards: int) -> str:
        return "Left: " + ("no hazards" if hazards == 0 else f"{hazards} hazard" if hazards == 1 else f"{hazards} hazards") + ", " + ("no aging cards" if aging == 0 else f"{aging} aging card" if aging == 1 else f"{aging} aging cards") + "."

    def chapters(self, *, chapters: str | int, first: bool, foe: str | int) -> str:
        return f"Chapters: {chapters}" + (f", {foe} drawn first" if first else "") + "."

    def chapter_stands(self, *, beaten: bool, foe: str | int, value: str | int) -> str:
        return f"{foe} " + ("beaten" if beaten else f"{value}")

    def progress(self, *, life: int, phase: Literal['final', 'green', 'red', 'yellow'], who: str | int) -> str:
        return f"{who} has {life} life left; " + ("the hazards are red" if phase == 'red' else "the hazards are yellow" if phase == 'yellow' else "the hazards are green" if phase == 'green' else "the Final Chapters have begun") + "."

    def luck(self) -> str:
        return "cards drawn, by value"

    def won(self, *, who: str | int) -> str:
        return f"{who} has won and leaves Mars: both Final Chapters are beaten."

    def lost_by_fight(self, *, who: str | int) -> str:
        return f"{who} has lost: there was not enough life to pay for a lost fight."

    def lost_by_hunger(self, *, who: str | int) -> str:
        return f"{who} has lost: there was not enough life to pay for hunger."

    def lost_by_chapter(self, *, who: str | int) -> str:
        return f"{who} has lost: a Final Chapter cannot be beaten any more."

    def lost_resigned(self, *, how: Literal['late', 'left', 'resigned', 'taken'], who: str | int) -> str:
        return (f"{who} was taken out by a moderator and has lost." if how == 'taken' else f"{who} left the server and has lost." if how == 'left' else f"{who} ran out of time and has lost." if how == 'late' else f"{who} gave up and has lost.")

    def score_cards(self, *, number: str | int, points: str | int) -> str:
        return f"Cards owned: {number}, {points}"

    def score_aging(self, *, number: str | int, points: str | int) -> str:
        return f"Aging cards owned: {number}, {points}"

    def score_chapters(self, *, number: str | int, points: str | int) -> str:
        return f"Chapters beaten: {number}, {points}"

    def score_life(self, *, number: str | int, points: str | int) -> str:
        return f"Life left: {number}, {points}"

    def score_life_idle(self, *, number: str | int, points: str | int) -> str:
        return f"Life left: {number}, {points} (counts only after a win)"

    def score_unbeaten(self, *, number: str | int, points: str | int) -> str:
        return f"Hazards never beaten: {number}, {points}"

    def score(self, *, level: str | int, score: str | int) -> str:
        return f"Score at level {level}: {score}."

    def ask_face(self) -> str:
        return "Choose the hazard to face; the other one goes to the hazard discard."

    def ask_chapter(self) -> str:
        return "The last fights: choose which Final Chapter to fight first. Both must be won."

    def ask_fight_enough(self, *, total: str | int, value: str | int) -> str:
        return f"Your sum is {total} of {value}: end the fight or go on."

    def ask_fight_no_card(self, *, total: str | int, value: str | int) -> str:
        return f"Your sum is {total} of {value}: you win once a card is drawn."

    def ask_fight_free(self, *, free: int, must: bool, total: str | int, value: str | int) -> str:
        return f"Your sum is {total} of {value}; " + ("no free cards left" if free == 0 else f"{free} free card left" if free == 1 else f"{free} free cards left") + "." + (" It must be won." if must else "")

    def ask_fight_pay(self, *, must: bool, price: int, stopped: bool, total: str | int, value: str | int) -> str:
        return f"Your sum is {total} of {value}; " + ("a stop card forbids free cards" if stopped else "no free card is left") + f", the next costs {price} life." + (" It must be won." if must else "")

    def ask_fight_stuck(self, *, must: bool, poor: bool, total: str | int, value: str | int) -> str:
        return f"Your sum is {total} of {value}; " + ("you have no life for a card" if poor else "there is no card to draw") + "." + (" It must be won." if must else "")

    def ask_card_to_destroy(self) -> str:
        return "Destroy: choose the card that leaves the game at once."

    def ask_card_to_double(self) -> str:
        return "Double: choose the card that counts twice."

    def ask_card_to_copy(self) -> str:
        return "Copy: choose the card whose ability is used now."

    def ask_card_to_swap(self) -> str:
        return "Exchange: choose the card that goes to the discard; one is drawn for it."

    def ask_card_to_swap_first(self) -> str:
        return "Exchange: choose a card that goes to the discard; one is drawn for it."

    def ask_card_to_swap_again(self) -> str:
        return "Exchange: choose a card that goes to the discard; one is drawn for it. Or leave it at that."

    def ask_card_to_put_below(self) -> str:
        return "Put below: choose the card that goes below the stack."

    def ask_look_at_more(self, *, left: int) -> str:
        return f"Look at the next card of the stack ({left} left), or stop?"

    def ask_draw_more(self, *, left: int) -> str:
        return f"Draw one more card for nothing ({left} left), or stop?"

    def ask_drop(self) -> str:
        return "Drop at most one of the cards in view to the discard; the others go back on top of the stack."

    def ask_stack(self) -> str:
        return "In which order do the cards go back on top? The first one named is drawn next."

    def ask_destroy(self, *, budget: int) -> str:
        return f"The fight is lost. You have {budget} left to destroy cards with: each costs 1, an aging card 2."

    def ask_nothing(self) -> str:
        return "Nothing is to be chosen now."

    def menu_face(self) -> str:
        return "Face a hazard"

    def menu_chapter(self) -> str:
        return "Fight a Final Chapter"

    def menu_use(self) -> str:
        return "Use a card"

    def menu_drop(self) -> str:
        return "Drop a card"

    def menu_stack(self) -> str:
        return "Put them back"

    def menu_double(self) -> str:
        return "Double a card"

    def menu_copy(self) -> str:
        return "Copy a card"

    def menu_choose(self) -> str:
        return "Choose a card"

    def menu_destroy(self, *, worth: Literal['any', 'less', 'more']) -> str:
        return ("Destroy a card worth 0 or less" if worth == 'less' else "Destroy a card worth more than 0" if worth == 'more' else "Destroy a card")

    def menu_swap(self, *, worth: Literal['any', 'less', 'more']) -> str:
        return ("Exchange a card worth 0 or less" if worth == 'less' else "Exchange a card worth more than 0" if worth == 'more' else "Exchange a card")

    def menu_put_below(self, *, worth: Literal['any', 'less', 'more']) -> str:
        return ("Put a card below worth 0 or less" if worth == 'less' else "Put a card below worth more than 0" if worth == 'more' else "Put a card below")

    def start_use(self) -> str:
        return "Use a card"

    def start_on(self) -> str:
        return "Choose a card"

    def start_destroy(self) -> str:
        return "Destroy a card"

    def start_face(self) -> str:
        return "Face a hazard"

    def start_chapter(self) -> str:
        return "Choose a chapter"

    def start_drop(self) -> str:
        return "Drop a card"

    def start_stack(self) -> str:
        return "Put the cards back"

    def draw(self, *, aging: bool) -> str:
        return "Draw" + (", aging card first" if aging else "")

    def draw_all(self) -> str:
        return "Draw all"

    def pay(self, *, aging: bool, price: int) -> str:
        return f"Pay {price} life" + (", aging card first" if aging else "")

    def end_fight(self, *, paid: int, wins: bool) -> str:
        return "End fight: " + (("win" if paid == 0 else f"win, −{paid} life") if wins else f"−{paid} life")

    def look_at_one(self, *, aging: bool, left: int) -> str:
        return f"Look at one ({left} left)" + (", aging card first" if aging else "")

    def draw_one(self, *, aging: bool, left: int) -> str:
        return f"Draw a card ({left} left)" + (", aging card first" if aging else "")

    def leave(self) -> str:
        return "Leave it at that"

    def drop_none(self) -> str:
        return "Drop none"

    def destroy_no_more(self) -> str:
        return "Destroy no more"

    def label_use(self, *, card: str | int, place: str | int, would: str | int) -> str:
        return f"Use {place}: {card}, {would}"

    def label_copy(self, *, card: str | int, place: str | int, would: str | int) -> str:
        return f"{place}: {card}, {would}"

    def would_gain(self, *, life: int) -> str:
        return f"+{life} life"

    def would_lower(self, *, lower: str | int, value: str | int) -> str:
        return f"hazard {lower} instead of {value}"

    def would_draw_1(self) -> str:
        return "draw up to 1 card"

    def would_draw_2(self) -> str:
        return "draw up to 2 cards"

    def would_destroy(self) -> str:
        return "destroy another card"

    def would_double(self) -> str:
        return "double another card"

    def would_copy(self) -> str:
        return "copy another ability"

    def would_sort(self) -> str:
        return "look at 3 cards, drop 1"

    def would_swap_1(self) -> str:
        return "exchange another card"

    def would_swap_2(self) -> str:
        return "exchange up to 2 cards"

    def would_put_below(self) -> str:
        return "put a card below the stack"

    def label_face(self, *, acts: bool, does: str | int, foe: str | int, free: int, value: str | int, which: str | int, worth: str | int) -> str:
        return f"{which}: {foe}, {self.needs(free=free, value=value)}; gives a {worth}" + (f", {does}" if acts else "")

    def label_chapter(self, *, foe: str | int, free: int, says: bool, text: str | int, value: str | int, which: str | int) -> str:
        return f"{which}: {foe}, {self.needs(free=free, value=value)}" + (f", {text}" if says else "")

    def label_card(self, *, card: str | int, place: str | int) -> str:
        return f"{place}: {card}"

    def label_double(self, *, card: str | int, place: str | int, twice: str | int, value: str | int) -> str:
        return f"{place}: {card}, {value} to {twice}"

    def label_put_below_free(self, *, card: str | int, place: str | int) -> str:
        return f"{place}: {card}; gives a free card back"

    def label_destroy_aging(self, *, card: str | int, place: str | int) -> str:
        return f"{place}: {card}; costs 2"

    def label_stack(self, *, count: int, first: str | int, second: str | int, third: str | int) -> str:
        return (f"Next {first}, then {second}" if count == 2 else f"Next {first}" if count == 1 else f"Next {first}, then {second}, then {third}")

    def hint_face(self) -> str:
        return "The one you leave comes back later and needs more."

    def hint_chapter(self) -> str:
        return "Both must be beaten, and you have one life for both."

    def hint_on(self) -> str:
        return "It costs nothing: pick where it helps most."

    def hint_look(self) -> str:
        return "These cards cost nothing; you may stop at any time."

    def hint_drop(self) -> str:
        return "A dropped card is out until the deck is shuffled."

    def hint_stack(self) -> str:
        return "The first one named is the next one that you draw."

    def hint_destroy(self) -> str:
        return "Destroy your worst cards. An aging card costs 2."

    def hint_use(self) -> str:
        return "You can use a card for free before you end the fight."

    def hint_no_card(self) -> str:
        return "You must draw at least one card."

    def hint_enough(self) -> str:
        return "That is enough: end the fight. More can only do harm."

    def hint_free(self) -> str:
        return "Draw the free cards before you think of paying."

    def hint_must_win(self) -> str:
        return "It must be won: pay for cards while you have life."

    def hint_cannot_lose(self) -> str:
        return "You cannot afford to lose this: pay for more cards."

    def hint_lose(self, *, life: int) -> str:
        return f"Ending now costs {life} life, but destroys bad cards."

    def why_face_first(self) -> str:
        return "First choose one of the two hazards to face."

    def why_chapter_first(self) -> str:
        return "First choose which Final Chapter to fight."

    def why_fighting(self, *, foe: str | int) -> str:
        return f"You are fighting {foe}: finish that fight first."

    def why_destroying(self) -> str:
        return "The fight is lost: destroy cards of the row, or stop with “done”."

    def why_finish(self, *, card: str | int, number: str | int) -> str:
        return f"First finish what card {number}, {card}, does."

    def why_no_card(self) -> str:
        return "There is no card left to draw."

    def why_no_free(self) -> str:
        return "No free card is left in this fight."

    def why_stopped(self) -> str:
        return "A stop card lies in the row, so no free card can be drawn."

    def why_free_first(self, *, free: int) -> str:
        return (f"You have {free} free card left: draw before you pay." if free == 1 else f"You have {free} free cards left: draw before you pay.")

    def why_no_life(self, *, life: int, price: int) -> str:
        return f"A card costs {price} life, and you have {life}."

    def why_must_win(self, *, missing: int) -> str:
        return (f"A Final Chapter must be won, and {missing} is missing." if missing == 1 else f"A Final Chapter must be won, and {missing} are missing.")

    def why_draw_first(self) -> str:
        return "A card must be drawn before the fight can end."

    def why_none_usable(self) -> str:
        return "No card of the row can be used now."

    def why_aging(self, *, card: str | int, number: str | int) -> str:
        return f"Card {number}, {card}, is an aging card: it acts by itself."

    def why_no_ability(self, *, card: str | int, number: str | int) -> str:
        return f"Card {number}, {card}, has no ability to use."

    def why_used(self, *, card: str | int, number: str | int) -> str:
        return f"Card {number}, {card}, has been used already."

    def why_used_up(self, *, card: str | int, number: str | int) -> str:
        return f"Card {number}, {card}, has been used as often as there are such cards."

    def why_most_life(self, *, life: int) -> str:
        return f"You have {life} life, and there is never more."

    def why_not_chapter(self, *, card: str | int, number: str | int) -> str:
        return f"Card {number}, {card}, does nothing against a Final Chapter."

    def why_green_already(self) -> str:
        return "The hazard counts as green already, and there is no phase below."

    def why_nothing_to_copy(self, *, card: str | int, number: str | int) -> str:
        return f"Card {number}, {card}, finds no ability in the row that it could use now."

    def why_nothing_to_double(self, *, card: str | int, number: str | int) -> str:
        return f"Card {number}, {card}, finds no other card that is not doubled yet."

    def why_needs_card(self, *, card: str | int, number: str | int) -> str:
        return f"Card {number}, {card}, needs a card to draw, and there is none."

    def why_needs_stack(self, *, card: str | int, number: str | int) -> str:
        return f"Card {number}, {card}, needs a stack to put a card below, and there is none."

    def why_needs_another(self, *, card: str | int, number: str | int) -> str:
        return f"Card {number}, {card}, needs another card in the row."

    def why_must_swap(self) -> str:
        return "Once the card is used, the first exchange must be made."

    def why_must_act(self) -> str:
        return "Once the card is used, it must do what it does."

    def why_same_card(self, *, card: str | int, number: str | int) -> str:
        return f"Card {number}, {card}, is the one being used: choose another."

    def why_doubled(self, *, card: str | int, number: str | int) -> str:
        return f"Card {number}, {card}, is doubled already."

    def why_no_copy(self, *, card: str | int, number: str | int) -> str:
        return f"Card {number}, {card}, has no ability to copy."

    def why_only_copies(self, *, card: str | int, number: str | int) -> str:
        return f"Card {number}, {card}, only copies, and that cannot be copied."

    def why_no_change(self, *, card: str | int, number: str | int) -> str:
        return f"Card {number}, {card}, would change nothing now."

    def why_not_in_view(self, *, number: str | int, size: int) -> str:
        return f"There is no card {number} among the {size} in view."

    def why_name_all(self, *, example: str | int, size: int) -> str:
        return f"Name all {size} cards, the next to be drawn first, as in “{example}”."

    def why_aging_costs(self, *, budget: int) -> str:
        return f"An aging card costs 2, and {budget} is left."

    def why_two_hazards(self) -> str:
        return "Two hazards are dealt: face 1 or 2."

    def why_two_chapters(self) -> str:
        return "There are two Final Chapters: choose 1 or 2."

    def why_empty_row(self) -> str:
        return "There is no card in the row."

    def why_not_in_row(self, *, number: str | int, size: int) -> str:
        return (f"There is no card {number} in the row, which has {size} card." if size == 1 else f"There is no card {number} in the row, which has {size} cards.")

    def study_next_none(self) -> str:
        return "**The next card**: none can be drawn any more."

    def study_next_one(self, *, card: str | int) -> str:
        return f"**The next card** is {card}."

    def study_next(self, *, renewed: bool, shares: str | int) -> str:
        return "**The next card**" + (", after the stack is renewed" if renewed else "") + f": {shares}."

    def share(self, *, card: str | int, percent: str | int) -> str:
        return f"{card} {percent} %"

    def share_small(self, *, card: str | int) -> str:
        return f"{card} under 1 %"

    def study_stack(self, *, bottom: str | int, bottoms: bool, rest: str | int, rests: bool, size: int, top: str | int, tops: bool) -> str:
        return "**Stack**, " + ("no cards" if size == 0 else f"{size} card" if size == 1 else f"{size} cards") + (f"; on top, in this order: {top}" if tops else "") + ((f"; then in unknown order: {rest}" if tops else f"; in unknown order: {rest}") if rests else "") + (f"; at the bottom, the lowest last: {bottom}" if bottoms else "") + "."

    def study_discard(self, *, cards: str | int, size: int) -> str:
        return "**Discard**, " + ("no cards" if size == 0 else f"{size} card: {cards}" if size == 1 else f"{size} cards: {cards}") + "."

    def study_removed(self, *, cards: str | int, size: int) -> str:
        return "**Removed from the game**, " + ("no cards" if size == 0 else f"{size} card: {cards}" if size == 1 else f"{size} cards: {cards}") + "."

    def study_hazards(self, *, cards: str | int, size: int) -> str:
        return "**Hazard pile**, " + ("no cards" if size == 0 else f"{size} card: {cards}" if size == 1 else f"{size} cards: {cards}") + "."

    def study_hazard_discard(self, *, cards: str | int, size: int) -> str:
        return "**Hazard discard**, " + ("no cards" if size == 0 else f"{size} card: {cards}" if size == 1 else f"{size} cards: {cards}") + "."

    def study_aging_empty(self) -> str:
        return "**Aging stack**: empty."

    def study_aging(self, *, cards: str | int, later: bool, shares: str | int, size: int) -> str:
        return "**Aging stack**, " + (f"{size} card" if size == 1 else f"{size} cards") + f"; the next one: {shares}" + (f"; only after these: {cards}" if later else "") + "."

    def study_chapter(self, *, foe: str | int, free: int, says: bool, state: Literal['beaten', 'now', 'open'], text: str | int, value: str | int) -> str:
        return "**Final Chapter**, " + ("fought now" if state == 'now' else "beaten" if state == 'beaten' else "still to be beaten") + f": {foe} ({self.needs(free=free, value=value)}" + (f"; {text}" if says else "") + ")."

    def study_score(self, *, lines: str | int, score: str | int) -> str:
        return f"**Score so far** {score}: {lines}."

    def study_line(self, *, line: str | int, points: str | int) -> str:
        return f"{line} {points}"

    def phase_green(self) -> str:
        return "Green Sol"

    def phase_yellow(self) -> str:
        return "Yellow Sol"

    def phase_red(self) -> str:
        return "Red Sol"

    def phase_final(self) -> str:
        return "Final Chapters"

    def does_life1(self) -> str:
        return "+1 life"

    def does_life2(self) -> str:
        return "+2 life"

    def does_card1(self) -> str:
        return "+1 card"

    def does_card2(self) -> str:
        return "+2 cards"

    def does_destroy(self) -> str:
        return "destroy"

    def does_double(self) -> str:
        return "double"

    def does_copy(self) -> str:
        return "copy"

    def does_step(self) -> str:
        return "phase −1"

    def does_sort(self) -> str:
        return "sort 3"

    def does_swap1(self) -> str:
        return "swap 1"

    def does_swap2(self) -> str:
        return "swap 2"

    def does_under(self) -> str:
        return "put below"

    def does_hunger1(self) -> str:
        return "−1 life"

    def does_hunger2(self) -> str:
        return "−2 life"

    def does_fear(self) -> str:
        return "highest = 0"

    def does_stop(self) -> str:
        return "stop"

    def brief_life1(self) -> str:
        return "+1 life"

    def brief_life2(self) -> str:
        return "+2 life"

    def brief_card1(self) -> str:
        return "+1 card"

    def brief_card2(self) -> str:
        return "+2 cards"

    def brief_destroy(self) -> str:
        return "destroy"

    def brief_double(self) -> str:
        return "double"

    def brief_copy(self) -> str:
        return "copy"

    def brief_step(self) -> str:
        return "phase −1"

    def brief_sort(self) -> str:
        return "sort 3"

    def brief_swap1(self) -> str:
        return "swap 1"

    def brief_swap2(self) -> str:
        return "swap 2"

    def brief_under(self) -> str:
        return "below"

    def brief_hunger1(self) -> str:
        return "−1 life"

    def brief_hunger2(self) -> str:
        return "−2 life"

    def brief_fear(self) -> str:
        return "top = 0"

    def brief_stop(self) -> str:
        return "stop"

    def says_toll(self) -> str:
        return "each paid card costs 2 life"

    def says_half(self) -> str:
        return "only half of the cards count"

    def says_plus(self) -> str:
        return "every card counts 1 more"

    def says_aged(self) -> str:
        return "2 for each aging card so far"

    def says_all(self) -> str:
        return "all hazards never beaten"

    def pile_stack(self) -> str:
        return "Stack"

    def pile_discard(self) -> str:
        return "Discard"

    def pile_hazards(self) -> str:
        return "Hazards"

    def pile_past(self) -> str:
        return "Hazard discard"

    def pile_aging(self) -> str:
        return "Aging"

    def pile_destroyed(self) -> str:
        return "Removed"

    def line_cards(self) -> str:
        return "cards"

    def line_aging(self) -> str:
        return "aging cards"

    def line_chapters(self) -> str:
        return "chapters beaten"

    def line_life(self) -> str:
        return "life left"

    def line_unbeaten(self) -> str:
        return "unbeaten hazards"

    def picture_sum(self) -> str:
        return "sum"

    def picture_needed(self) -> str:
        return "needed"

    def picture_free(self, *, free: int) -> str:
        return (f"{free} free card" if free == 1 else f"{free} free cards")

    def picture_free_after(self, *, free: int) -> str:
        return ("free card" if free == 1 else "free cards")

    def picture_beaten(self) -> str:
        return "beaten"

    def picture_head(self, *, level: str | int, over: bool, score: str | int) -> str:
        return f"Level {level}  ·  " + (f"Score {score}" if over else f"Score so far {score}")

    def picture_score(self) -> str:
        return "Score"

    def picture_won(self) -> str:
        return "Won"

    def picture_lost(self) -> str:
        return "Lost"

    def picture_missing(self, *, missing: int) -> str:
        return f"{missing} missing"

    def picture_reached(self) -> str:
        return "enough to win"

    def picture_price(self, *, price: int) -> str:
        return f"then {price} life a card"

    def picture_hunger(self, *, life: int) -> str:
        return f"hunger: −{life} life at the end"

    def picture_budget(self, *, budget: int) -> str:
        return f"{budget} left to destroy cards"

    def picture_stopped(self) -> str:
        return "stop: no free cards"

    def picture_stopped_game(self) -> str:
        return "ended by the table"

    def picture_lost_fight(self) -> str:
        return "fight lost"

    def picture_gained(self, *, card: str | int) -> str:
        return f"gained {card}"

    def picture_paid(self, *, life: int) -> str:
        return f"−{life} life"

    def picture_paid_hunger(self, *, life: int) -> str:
        return f"hunger: −{life} life"

    def picture_unpaid(self, *, life: int) -> str:
        return f"{life} life needed"

    def picture_doing_card1(self) -> str:
        return "draw 1 more"

    def picture_doing_card2(self) -> str:
        return "draw more"

    def picture_doing_sort(self) -> str:
        return "look at more"

    def picture_doing_drop(self) -> str:
        return "drop which?"

    def picture_doing_stack(self) -> str:
        return "which comes next?"

    def picture_doing_destroy(self) -> str:
        return "destroy which?"

    def picture_doing_double(self) -> str:
        return "double which?"

    def picture_doing_copy(self) -> str:
        return "copy which?"

    def picture_doing_swap(self) -> str:
        return "swap which?"

    def picture_doing_under(self) -> str:
        return "put which below?"

    def picture_doing_left(self, *, doing: str | int, left: int) -> str:
        return f"{doing} ({left} left)"

    def card_clear_head(self) -> str:
        return "Clear Head"

    def flavour_clear_head(self) -> str:
        return "For once, every number on the checklist adds up."

    def card_steady_hands(self) -> str:
        return "Steady Hands"

    def flavour_steady_hands(self) -> str:
        return "One bolt at a time, and none of them lost in the dust."

    def card_tired(self) -> str:
        return "Tired"

    def flavour_tired(self) -> str:
        return "The suit was made for someone who has slept."

    def card_hot_meal(self) -> str:
        return "Hot Meal"

    def flavour_hot_meal(self) -> str:
        return "Rehydrated, salted, and eaten sitting down."

    def card_light_headed(self) -> str:
        return "Light-Headed"

    def flavour_light_headed(self) -> str:
        return "Was that valve open or shut?"

    def hazard_stale_air(self) -> str:
        return "Stale Air"

    def flavour_stale_air(self) -> str:
        return "The filters smell of old socks and worse."

    def card_fresh_filters(self) -> str:
        return "Fresh Filters"

    def hazard_lost_toolbox(self) -> str:
        return "Lost Toolbox"

    def flavour_lost_toolbox(self) -> str:
        return "It was here. Then the wind was here."

    def card_spare_tools(self) -> str:
        return "Spare Tools"

    def hazard_mislabelled_crates(self) -> str:
        return "Mislabelled Crates"

    def flavour_mislabelled_crates(self) -> str:
        return "Someone on Earth had a very long day."

    def card_inventory(self) -> str:
        return "Inventory"

    def hazard_static_on_the_radio(self) -> str:
        return "Static on the Radio"

    def flavour_static_on_the_radio(self) -> str:
        return "It says the same thing again and again."

    def card_echo(self) -> str:
        return "Echo"

    def hazard_jammed_locker(self) -> str:
        return "Jammed Locker"

    def flavour_jammed_locker(self) -> str:
        return "What is in it cannot be worth this. Can it?"

    def card_crowbar(self) -> str:
        return "Crowbar"

    def hazard_loose_soil(self) -> str:
        return "Loose Soil"

    def flavour_loose_soil(self) -> str:
        return "Put a foot down and watch it go."

    def card_shallow_pit(self) -> str:
        return "Shallow Pit"

    def hazard_steep_crater_rim(self) -> str:
        return "Steep Crater Rim"

    def flavour_steep_crater_rim(self) -> str:
        return "It looked so flat from orbit."

    def card_rope_and_anchor(self) -> str:
        return "Rope and Anchor"

    def hazard_frozen_water_line(self) -> str:
        return "Frozen Water Line"

    def flavour_frozen_water_line(self) -> str:
        return "The water is there. It only has to be asked nicely."

    def card_insulated_pipe(self) -> str:
        return "Insulated Pipe"

    def hazard_weak_batteries(self) -> str:
        return "Weak Batteries"

    def flavour_weak_batteries(self) -> str:
        return "Two bars left, and one of them is lying."

    def card_parallel_wiring(self) -> str:
        return "Parallel Wiring"

    def hazard_torn_manual(self) -> str:
        return "Torn Manual"

    def flavour_torn_manual(self) -> str:
        return "Page nine refers to page ten. There is no page ten."

    def card_copied_notes(self) -> str:
        return "Copied Notes"

    def hazard_mouldy_stores(self) -> str:
        return "Mouldy Stores"

    def flavour_mouldy_stores(self) -> str:
        return "Life on Mars, found at last, and it ate the rice."

    def card_clean_shelves(self) -> str:
        return "Clean Shelves"

    def hazard_dust_in_the_airlock(self) -> str:
        return "Dust in the Airlock"

    def flavour_dust_in_the_airlock(self) -> str:
        return "Sweep it out and it comes back with friends."

    def card_dust_trap(self) -> str:
        return "Dust Trap"

    def hazard_cracked_visor(self) -> str:
        return "Cracked Visor"

    def flavour_cracked_visor(self) -> str:
        return "A hair's breadth of glass, and then nothing at all."

    def card_sealant(self) -> str:
        return "Sealant"

    def hazard_withering_seedlings(self) -> str:
        return "Withering Seedlings"

    def flavour_withering_seedlings(self) -> str:
        return "They do not care for the view either."

    def card_greenhouse(self) -> str:
        return "Greenhouse"

    def hazard_stuck_rover(self) -> str:
        return "Stuck Rover"

    def flavour_stuck_rover(self) -> str:
        return "All six wheels turn. None of them agrees."

    def card_rover_keys(self) -> str:
        return "Rover Keys"

    def hazard_scrambled_telemetry(self) -> str:
        return "Scrambled Telemetry"

    def flavour_scrambled_telemetry(self) -> str:
        return "Somewhere in it is the weather of tomorrow."

    def card_weather_station(self) -> str:
        return "Weather Station"

    def hazard_worn_out_suit(self) -> str:
        return "Worn-Out Suit"

    def flavour_worn_out_suit(self) -> str:
        return "More patch than suit by now."

    def card_patched_suit(self) -> str:
        return "Patched Suit"

    def hazard_dusty_solar_field(self) -> str:
        return "Dusty Solar Field"

    def flavour_dusty_solar_field(self) -> str:
        return "A whole sun, and forty panels that cannot see it."

    def card_mirror_array(self) -> str:
        return "Mirror Array"

    def hazard_corroded_tank(self) -> str:
        return "Corroded Tank"

    def flavour_corroded_tank(self) -> str:
        return "It holds, as long as nobody breathes on it."

    def card_cutting_torch(self) -> str:
        return "Cutting Torch"

    def hazard_rockslide(self) -> str:
        return "Rockslide"

    def flavour_rockslide(self) -> str:
        return "The short way home is a long way now."

    def card_mountain_pass(self) -> str:
        return "Mountain Pass"

    def hazard_radiation_burst(self) -> str:
        return "Radiation Burst"

    def flavour_radiation_burst(self) -> str:
        return "Eight minutes of warning, seven of them used up."

    def card_storm_watch(self) -> str:
        return "Storm Watch"

    def hazard_reactor_fault(self) -> str:
        return "Reactor Fault"

    def flavour_reactor_fault(self) -> str:
        return "The light should be green. It is a shade of no."

    def card_refitted_reactor(self) -> str:
        return "Refitted Reactor"

    def hazard_breached_habitat(self) -> str:
        return "Breached Habitat"

    def flavour_breached_habitat(self) -> str:
        return "There is a draught, and there must not be one."

    def card_airtight_door(self) -> str:
        return "Airtight Door"

    def hazard_global_dust_storm(self) -> str:
        return "Global Dust Storm"

    def flavour_global_dust_storm(self) -> str:
        return "For forty sols the sky and the ground are one."

    def card_storm_proof_shelter(self) -> str:
        return "Storm-Proof Shelter"

    def card_absent_mind(self) -> str:
        return "Absent Mind"

    def flavour_absent_mind(self) -> str:
        return "Walked all the way to the rover to fetch what?"

    def card_dulled_senses(self) -> str:
        return "Dulled Senses"

    def flavour_dulled_senses(self) -> str:
        return "Every sol is the same sol."

    def card_numb_fingers(self) -> str:
        return "Numb Fingers"

    def flavour_numb_fingers(self) -> str:
        return "The glove closes. The hand may be in it."

    def card_night_terrors(self) -> str:
        return "Night Terrors"

    def flavour_night_terrors(self) -> str:
        return "The best idea looks foolish at three in the morning."

    def card_thin_rations(self) -> str:
        return "Thin Rations"

    def flavour_thin_rations(self) -> str:
        return "Half a potato is a feast, chewed slowly enough."

    def card_cold_feet(self) -> str:
        return "Cold Feet"

    def flavour_cold_feet(self) -> str:
        return "Not one step further, whatever the plan says."

    def card_starvation(self) -> str:
        return "Starvation"

    def flavour_starvation(self) -> str:
        return "The belt has no holes left to tighten."

    def card_lost_bearings(self) -> str:
        return "Lost Bearings"

    def flavour_lost_bearings(self) -> str:
        return "Every dune is the one with the camp behind it."

    def card_despair(self) -> str:
        return "Despair"

    def flavour_despair(self) -> str:
        return "Nobody is coming. Nobody was ever coming."

    def chapter_fuel_the_ascent_stage(self) -> str:
        return "Fuel the Ascent Stage"

    def flavour_fuel_the_ascent_stage(self) -> str:
        return "Drop by drop, out of thin air."

    def chapter_cross_the_plain(self) -> str:
        return "Cross the Plain"

    def flavour_cross_the_plain(self) -> str:
        return "Nine hundred kilometres, and the map ends halfway."

    def chapter_strip_the_capsule(self) -> str:
        return "Strip the Capsule"

    def flavour_strip_the_capsule(self) -> str:
        return "Whatever is not bolted down goes. Then the bolts go."

    def chapter_launch_in_a_storm(self) -> str:
        return "Launch in a Storm"

    def flavour_launch_in_a_storm(self) -> str:
        return "The window is now. The weather is also now."

    def chapter_catch_the_mother_ship(self) -> str:
        return "Catch the Mother Ship"

    def flavour_catch_the_mother_ship(self) -> str:
        return "It does not slow down, and it does not come back."

    def chapter_last_of_the_air(self) -> str:
        return "Last of the Air"

    def flavour_last_of_the_air(self) -> str:
        return "Every breath is counted twice."

    def chapter_half_the_crews_seats(self) -> str:
        return "Half the Crew's Seats"

    def flavour_half_the_crews_seats(self) -> str:
        return "Only so much fits into the cabin."

    def chapter_all_hands_on_deck(self) -> str:
        return "All Hands on Deck"

    def flavour_all_hands_on_deck(self) -> str:
        return "Every scrap helps, and every scrap is needed."

    def chapter_the_long_wait(self) -> str:
        return "The Long Wait"

    def flavour_the_long_wait(self) -> str:
        return "What the years have taken, they take again."

    def chapter_everything_at_once(self) -> str:
        return "Everything at Once"

    def flavour_everything_at_once(self) -> str:
        return "Whatever was put off is waiting by the launch pad."

    def advice_missing(self, *, after: int, before: str | int) -> str:
        return ("Nothing is missing any more to win the fight." if after == 0 else f"Instead of {before}, {after} are still missing to win the fight.")

    def advice_life(self, *, after: str | int, before: str | int) -> str:
        return f"Your life goes from {before} to {after}."


if TYPE_CHECKING:

    def checked(words: Mars) -> MarsWords:
        return words
