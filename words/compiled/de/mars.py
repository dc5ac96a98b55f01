"""The words of words/de/mars.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.mars import Mars as English

if TYPE_CHECKING:
    from words.compiled.protocols.mars import MarsWords


class Mars(English):
    """The messages of mars.ftl."""

    def title(self) -> str:
        return "Stranded on Mars"

    def summary(self) -> str:
        return "Allein auf dem Mars: Lern aus dem, was du überlebst, und komm weg, bevor dein Leben verbraucht ist."

    def option_level_name(self) -> str:
        return "Stufe"

    def option_level(self) -> str:
        return "Wie schwer es ist"

    def option_level_1(self) -> str:
        return "20 Leben, höchstens 22; schlechte Karten kommen später ins Deck, die schlechteste fehlt"

    def option_level_2(self) -> str:
        return "20 Leben, höchstens 22; eine schlechte Karte ist von Anfang an im Deck, die schlechteste fehlt"

    def option_level_3(self) -> str:
        return "20 Leben, höchstens 22; eine schlechte Karte ist von Anfang an im Deck, keine fehlt"

    def option_level_4(self) -> str:
        return "18 Leben, höchstens 20; eine schlechte Karte ist von Anfang an im Deck, keine fehlt"

    def level_says(self, *, level: str | int, says: str | int) -> str:
        return f"Stufe {level}: {says}."

    def drew(self, *, cards: str | int, who: str | int) -> str:
        return f"{who} zog {cards}."

    def paid_for(self, *, cards: str | int, life: int, who: str | int) -> str:
        return f"{who} zahlte {life} Leben für {cards}."

    def destroyed(self, *, cards: str | int, who: str | int) -> str:
        return f"{who} zerstörte {cards}."

    def drew_unknown(self, *, who: str | int) -> str:
        return f"{who} zog eine Freikarte."

    def paid_for_unknown(self, *, life: int, who: str | int) -> str:
        return f"{who} zahlte {life} Leben für eine Karte."

    def destroyed_none(self, *, who: str | int) -> str:
        return f"{who} zerstörte keine Karte."

    def destroyed_no_more(self, *, who: str | int) -> str:
        return f"{who} zerstörte keine weitere Karte."

    def chapters_drawn(self, *, foes: str | int) -> str:
        return f"Schlusskapitel: {foes}."

    def hazards_dealt(self, *, foes: str | int) -> str:
        return f"Gefahren: {foes}."

    def came(self, *, card: str | int) -> str:
        return f"Die Karte ist {card}."

    def needs(self, *, free: int, value: str | int) -> str:
        return f"verlangt {value}, " + ("keine Freikarten" if free == 0 else f"{free} Freikarte" if free == 1 else f"{free} Freikarten")

    def last_hazard(self, *, free: int, value: str | int) -> str:
        return f"Es ist die letzte, und sie lässt keine Wahl: {self.needs(free=free, value=value)}."

    def faced(self, *, foe: str | int, free: int, value: str | int, who: str | int) -> str:
        return f"{who} wählte die Gefahr {foe}: {self.needs(free=free, value=value)}."

    def began_chapter(self, *, foe: str | int, free: int, value: str | int, who: str | int) -> str:
        return f"{who} begann mit dem Kapitel {foe}: {self.needs(free=free, value=value)}."

    def next_chapter(self, *, foe: str | int, free: int, value: str | int) -> str:
        return f"Das andere Kapitel folgt, {foe}: {self.needs(free=free, value=value)}."

    def cannot_beat(self, *, foe: str | int) -> str:
        return f"{foe} ist nicht mehr zu besiegen."

    def renewed(self, *, card: str | int, joined: bool, size: int) -> str:
        return "Der Stapel wurde erneuert: " + ("keine Karten" if size == 0 else f"{size} Karte" if size == 1 else f"{size} Karten") + ", " + (f"darunter {card}" if joined else "ohne neue Alterungskarte") + "."

    def aging_from_start(self, *, card: str | int) -> str:
        return f"{card} ist von Anfang an im Deck."

    def beat(self, *, card: str | int, foe: str | int, gains: bool, total: str | int, value: str | int, who: str | int) -> str:
        return f"{who} besiegte {foe} mit {total} gegen {value}" + (f" und gewann {card}" if gains else "") + "."

    def lost_fight(self, *, foe: str | int, life: int, total: str | int, value: str | int, who: str | int) -> str:
        return f"{who} verlor gegen {foe} mit {total} gegen {value} und zahlte {life} Leben."

    def paid_hunger(self, *, life: int, who: str | int) -> str:
        return f"{who} zahlte {life} Leben für Hunger."

    def not_paid(self, *, cost: Literal['fight', 'hunger'], had: int, life: int, who: str | int) -> str:
        return f"{who} musste {life} Leben für " + ("den verlorenen Kampf" if cost == 'fight' else "Hunger") + f" zahlen und hatte nur {had}."

    def phase_begins(self, *, phase: Literal['final', 'green', 'red', 'yellow']) -> str:
        return ("Die rote Phase beginnt." if phase == 'red' else "Die gelbe Phase beginnt." if phase == 'yellow' else "Die grüne Phase beginnt." if phase == 'green' else "Die Schlusskapitel beginnen.")

    def deeds(self, *, deeds: str | int, who: str | int) -> str:
        return f"{who} {deeds}."

    def deeds_last(self, *, last: str | int, most: str | int) -> str:
        return f"{most} und {last}"

    def did_use(self, *, card: str | int) -> str:
        return f"nutzte {card}"

    def did_destroy(self, *, card: str | int) -> str:
        return f"zerstörte {card}"

    def did_double(self, *, card: str | int) -> str:
        return f"verdoppelte {card}"

    def did_copy(self, *, card: str | int) -> str:
        return f"kopierte {card}"

    def did_swap(self, *, card: str | int) -> str:
        return f"gab {card} ab"

    def did_get(self, *, card: str | int) -> str:
        return f"bekam dafür {card}"

    def did_put_below(self, *, card: str | int) -> str:
        return f"legte {card} unter den Stapel"

    def did_see(self, *, cards: str | int) -> str:
        return f"sah {cards} an"

    def did_draw(self, *, cards: str | int) -> str:
        return f"zog {cards}"

    def did_take_more(self) -> str:
        return "nahm noch eine Karte"

    def did_leave(self) -> str:
        return "beließ es dabei"

    def did_drop(self, *, card: str | int) -> str:
        return f"legte {card} ab"

    def did_drop_none(self) -> str:
        return "legte keine ab"

    def did_put_back(self, *, count: int, first: str | int, second: str | int, third: str | int) -> str:
        return (f"legte {first}, dann {second} zurück" if count == 2 else f"legte {first} zurück" if count == 1 else f"legte {first}, dann {second}, dann {third} zurück")

    def did_gain(self, *, life: int) -> str:
        return f"gewann {life} Leben"

    def did_lower(self, *, phase: Literal['green', 'yellow', 'red', 'final']) -> str:
        return ("senkte die Gefahr auf ihren gelben Wert" if phase == 'yellow' else "senkte die Gefahr auf ihren grünen Wert" if phase == 'green' else "senkte die Gefahr auf ihren roten Wert")

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
        return f"Stranded on Mars, Stufe {level}. {doing}"

    def doing(self, *, step: Literal['aging', 'card', 'chapter', 'deal', 'destroy', 'drop', 'face', 'fight', 'final', 'first-aging', 'look', 'on', 'stack'], who: str | int) -> str:
        return f"{who} {self.waits(step=step)}."

    def doing_stopped(self, *, step: Literal['first-aging', 'final', 'deal', 'face', 'chapter', 'fight', 'aging', 'card', 'on', 'look', 'drop', 'stack', 'destroy'], who: str | int) -> str:
        return f"{who}: Die Partie ist beendet."

    def waits(self, *, step: Literal['aging', 'card', 'chapter', 'deal', 'destroy', 'drop', 'face', 'fight', 'final', 'first-aging', 'look', 'on', 'stack']) -> str:
        return ("muss Karten zurücklegen" if step == 'stack' else "muss eine Karte ablegen oder keine" if step == 'drop' else "muss eine Karte nehmen oder aufhören" if step == 'look' else "muss eine Karte wählen" if step == 'on' else "wartet auf eine Karte" if step == 'card' else "wartet auf eine Alterungskarte" if step == 'aging' else "muss weiterkämpfen oder den Kampf beenden" if step == 'fight' else "muss ein Kapitel wählen" if step == 'chapter' else "muss eine Gefahr wählen" if step == 'face' else "wartet auf eine Gefahr" if step == 'deal' else "wartet auf ein Schlusskapitel" if step == 'final' else "wartet auf eine Alterungskarte" if step == 'first-aging' else "muss Karten zerstören oder aufhören")

    def life_and_score(self, *, life: int, most: int, over: bool, phase: Literal['final', 'green', 'red', 'yellow'], score: str | int) -> str:
        return ("Rote Phase" if phase == 'red' else "Gelbe Phase" if phase == 'yellow' else "Grüne Phase" if phase == 'green' else "Schlusskapitel") + f", Leben {life} von {most}, " + (f"Wertung {score}" if over else f"Wertung bisher {score}") + "."

    def dealt(self, *, offers: str | int) -> str:
        return f"Aufgedeckt: {offers}."

    def offer(self, *, acts: bool, does: str | int, foe: str | int, free: int, value: str | int, worth: str | int) -> str:
        return f"{foe} ({self.needs(free=free, value=value)}; bringt eine {worth}" + (f", {does}" if acts else "") + ")"

    def against(self, *, foe: str | int, free: int, hunger: int, lowered: int, stopped: bool, total: str | int, value: str | int) -> str:
        return f"Gegen {foe}: Summe {total} von {value}" + (", 1 Phase tiefer" if lowered == 1 else "" if lowered == 0 else f", {lowered} Phasen tiefer") + ", " + ("keine Freikarten mehr" if free == 0 else f"noch {free} Freikarte" if free == 1 else f"noch {free} Freikarten") + (", gestoppt" if stopped else "") + ("" if hunger == 0 else f", Hunger {hunger}") + "."

    def lost_to(self, *, budget: int, foe: str | int) -> str:
        return f"Verloren gegen {foe}, noch {budget}, um Karten zu zerstören."

    def under_way(self, *, does: str | int, left: int, place: str | int) -> str:
        return f"Im Gange: {does} durch Karte {place}, noch {left}."

    def coming(self, *, free: bool, place: str | int) -> str:
        return (f"Eine Freikarte kommt an Stelle {place}." if free else f"Eine Karte kommt an Stelle {place}.")

    def used_gone(self, *, cards: str | int) -> str:
        return f"Genutzt und weg: {cards}."

    def used_times(self, *, card: str | int, many: str | int) -> str:
        return f"{card} {many}"

    def in_view(self, *, cards: str | int) -> str:
        return f"In Einsicht: {cards}."

    def row(self, *, cards: str | int) -> str:
        return f"Auslage: {cards}."

    def row_heading(self) -> str:
        return "Auslage:"

    def row_last(self, *, card: str | int) -> str:
        return f"{card}."

    def row_card(self, *, card: str | int, notes: str | int) -> str:
        return f"{card} ({notes})"

    def note_doubled(self) -> str:
        return "verdoppelt"

    def note_made_0(self) -> str:
        return "zu 0 gemacht"

    def note_left_out(self) -> str:
        return "zählt nicht"

    def note_used(self) -> str:
        return "genutzt"

    def note_usable(self) -> str:
        return "nutzbar"

    def note_free(self) -> str:
        return "frei"

    def letter_doubled(self) -> str:
        return "v"

    def letter_used(self) -> str:
        return "g"

    def letter_free(self) -> str:
        return "f"

    def row_by_codes(self, *, cards: str | int) -> str:
        return f"Auslage: der Reihe nach ({self.letter_doubled()} verdoppelt, {self.letter_used()} genutzt, {self.letter_free()} frei) {cards}."

    def row_table_heading(self) -> str:
        return f"Auslage ({self.letter_doubled()} verdoppelt, {self.letter_used()} genutzt, {self.letter_free()} frei):"

    def stack(self, *, bottom: str | int, bottoms: bool, rest: str | int, rests: bool, size: int, top: str | int, tops: bool) -> str:
        return f"Nachziehstapel {size}" + (f", als Nächstes {top}" if tops else "") + (f", ganz unten {bottom}" if bottoms else "") + (f": {rest}" if rests else "") + "."

    def discard(self, *, cards: str | int, size: int) -> str:
        return f"Ablage {size}: {cards}."

    def removed(self, *, cards: str | int, size: int) -> str:
        return f"Zerstört {size}: {cards}."

    def hazard_discard(self, *, cards: str | int, size: int) -> str:
        return f"Gefahrenablage {size}: {cards}."

    def left(self, *, aging: int, hazards: int) -> str:
        return "Übrig: " + ("keine Gefahren" if hazards == 0 else f"{hazards} Gefahr" if hazards == 1 else f"{hazards} Gefahren") + ", " + ("keine Alterungskarten" if aging == 0 else f"{aging} Alterungskarte" if aging == 1 else f"{aging} Alterungskarten") + "."

    def chapters(self, *, chapters: str | int, first: bool, foe: str | int) -> str:
        return f"Kapitel: {chapters}" + (f", {foe} zuerst gezogen" if first else "") + "."

    def chapter_stands(self, *, beaten: bool, foe: str | int, value: str | int) -> str:
        return f"{foe} " + ("besiegt" if beaten else f"{value}")

    def progress(self, *, life: int, phase: Literal['final', 'green', 'red', 'yellow'], who: str | int) -> str:
        return f"{who} hat noch {life} Leben; " + ("die Gefahren sind rot" if phase == 'red' else "die Gefahren sind gelb" if phase == 'yellow' else "die Gefahren sind grün" if phase == 'green' else "die Schlusskapitel haben begonnen") + "."

    def luck(self) -> str:
        return "gezogene Karten nach Wert"

    def won(self, *, who: str | int) -> str:
        return f"{who} hat gewonnen und verlässt den Mars: Beide Schlusskapitel sind besiegt."

    def lost_by_fight(self, *, who: str | int) -> str:
        return f"{who} hat verloren: Das Leben reichte nicht, um einen verlorenen Kampf zu bezahlen."

    def lost_by_hunger(self, *, who: str | int) -> str:
        return f"{who} hat verloren: Das Leben reichte nicht, um den Hunger zu bezahlen."

    def lost_by_chapter(self, *, who: str | int) -> str:
        return f"{who} hat verloren: Ein Schlusskapitel ist nicht mehr zu besiegen."

    def lost_resigned(self, *, how: Literal['late', 'left', 'resigned', 'taken'], who: str | int) -> str:
        return (f"Die Moderation hat {who} aus der Partie genommen; die Partie ist verloren." if how == 'taken' else f"{who} hat den Server verlassen und damit verloren." if how == 'left' else f"Die Zeit von {who} ist abgelaufen; die Partie ist verloren." if how == 'late' else f"{who} hat aufgegeben und damit verloren.")

    def score_cards(self, *, number: str | int, points: str | int) -> str:
        return f"Eigene Karten: {number}, {points}"

    def score_aging(self, *, number: str | int, points: str | int) -> str:
        return f"Eigene Alterungskarten: {number}, {points}"

    def score_chapters(self, *, number: str | int, points: str | int) -> str:
        return f"Besiegte Kapitel: {number}, {points}"

    def score_life(self, *, number: str | int, points: str | int) -> str:
        return f"Leben übrig: {number}, {points}"

    def score_life_idle(self, *, number: str | int, points: str | int) -> str:
        return f"Leben übrig: {number}, {points} (zählt nur nach einem Sieg)"

    def score_unbeaten(self, *, number: str | int, points: str | int) -> str:
        return f"Nie besiegte Gefahren: {number}, {points}"

    def score(self, *, level: str | int, score: str | int) -> str:
        return f"Wertung auf Stufe {level}: {score}."

    def ask_face(self) -> str:
        return "Wähle die Gefahr, der du dich stellst; die andere kommt in die Gefahrenablage."

    def ask_chapter(self) -> str:
        return "Die letzten Kämpfe: Wähle, gegen welches Schlusskapitel du zuerst kämpfst. Beide musst du gewinnen."

    def ask_fight_enough(self, *, total: str | int, value: str | int) -> str:
        return f"Deine Summe ist {total} von {value}: Beende den Kampf oder mach weiter."

    def ask_fight_no_card(self, *, total: str | int, value: str | int) -> str:
        return f"Deine Summe ist {total} von {value}: Du gewinnst, sobald du eine Karte ziehst."

    def ask_fight_free(self, *, free: int, must: bool, total: str | int, value: str | int) -> str:
        return f"Deine Summe ist {total} von {value}; " + ("keine Freikarten mehr" if free == 0 else f"noch {free} Freikarte" if free == 1 else f"noch {free} Freikarten") + "." + (" Du musst gewinnen." if must else "")

    def ask_fight_pay(self, *, must: bool, price: int, stopped: bool, total: str | int, value: str | int) -> str:
        return f"Deine Summe ist {total} von {value}; " + ("eine Stopp-Karte verbietet Freikarten" if stopped else "keine Freikarte ist übrig") + f", die nächste kostet {price} Leben." + (" Du musst gewinnen." if must else "")

    def ask_fight_stuck(self, *, must: bool, poor: bool, total: str | int, value: str | int) -> str:
        return f"Deine Summe ist {total} von {value}; " + ("du hast kein Leben für eine Karte" if poor else "es gibt keine Karte zu ziehen") + "." + (" Du musst gewinnen." if must else "")

    def ask_card_to_destroy(self) -> str:
        return "Zerstören: Wähle die Karte, die sofort aus dem Spiel geht."

    def ask_card_to_double(self) -> str:
        return "Verdoppeln: Wähle die Karte, die doppelt zählt."

    def ask_card_to_copy(self) -> str:
        return "Kopieren: Wähle die Karte, deren Fähigkeit du jetzt nutzt."

    def ask_card_to_swap(self) -> str:
        return "Tauschen: Wähle die Karte, die du ablegst; du ziehst eine dafür."

    def ask_card_to_swap_first(self) -> str:
        return "Tauschen: Wähle eine Karte, die du ablegst; du ziehst eine dafür."

    def ask_card_to_swap_again(self) -> str:
        return "Tauschen: Wähle eine Karte, die du ablegst; du ziehst eine dafür. Oder belass es dabei."

    def ask_card_to_put_below(self) -> str:
        return "Darunterlegen: Wähle die Karte, die unter den Nachziehstapel kommt."

    def ask_look_at_more(self, *, left: int) -> str:
        return f"Die nächste Karte des Stapels ansehen (noch {left}) oder aufhören?"

    def ask_draw_more(self, *, left: int) -> str:
        return f"Noch eine Karte umsonst ziehen (noch {left}) oder aufhören?"

    def ask_drop(self) -> str:
        return "Leg höchstens eine der angesehenen Karten ab; die anderen kommen oben auf den Nachziehstapel zurück."

    def ask_stack(self) -> str:
        return "In welcher Reihenfolge kommen die Karten zurück? Die zuerst genannte ziehst du als nächste."

    def ask_destroy(self, *, budget: int) -> str:
        return f"Der Kampf ist verloren. Du hast noch {budget}, um Karten zu zerstören: Jede kostet 1, eine Alterungskarte 2."

    def ask_nothing(self) -> str:
        return "Jetzt ist nichts zu wählen."

    def menu_face(self) -> str:
        return "Dich einer Gefahr stellen"

    def menu_chapter(self) -> str:
        return "Gegen ein Schlusskapitel kämpfen"

    def menu_use(self) -> str:
        return "Eine Karte nutzen"

    def menu_drop(self) -> str:
        return "Eine Karte ablegen"

    def menu_stack(self) -> str:
        return "Zurücklegen"

    def menu_double(self) -> str:
        return "Eine Karte verdoppeln"

    def menu_copy(self) -> str:
        return "Eine Karte kopieren"

    def menu_choose(self) -> str:
        return "Eine Karte wählen"

    def menu_destroy(self, *, worth: Literal['any', 'less', 'more']) -> str:
        return ("Eine Karte zerstören, die 0 oder weniger zählt" if worth == 'less' else "Eine Karte zerstören, die mehr als 0 zählt" if worth == 'more' else "Eine Karte zerstören")

    def menu_swap(self, *, worth: Literal['any', 'less', 'more']) -> str:
        return ("Eine Karte tauschen, die 0 oder weniger zählt" if worth == 'less' else "Eine Karte tauschen, die mehr als 0 zählt" if worth == 'more' else "Eine Karte tauschen")

    def menu_put_below(self, *, worth: Literal['any', 'less', 'more']) -> str:
        return ("Eine Karte darunterlegen, die 0 oder weniger zählt" if worth == 'less' else "Eine Karte darunterlegen, die mehr als 0 zählt" if worth == 'more' else "Eine Karte darunterlegen")

    def start_use(self) -> str:
        return "Eine Karte nutzen"

    def start_on(self) -> str:
        return "Eine Karte wählen"

    def start_destroy(self) -> str:
        return "Eine Karte zerstören"

    def start_face(self) -> str:
        return "Dich einer Gefahr stellen"

    def start_chapter(self) -> str:
        return "Ein Kapitel wählen"

    def start_drop(self) -> str:
        return "Eine Karte ablegen"

    def start_stack(self) -> str:
        return "Die Karten zurücklegen"

    def draw(self, *, aging: bool) -> str:
        return "Ziehen" + (", erst Alterung" if aging else "")

    def draw_all(self) -> str:
        return "Alle ziehen"

    def pay(self, *, aging: bool, price: int) -> str:
        return f"{price} Leben zahlen" + (", erst Alterung" if aging else "")

    def end_fight(self, *, paid: int, wins: bool) -> str:
        return "Ende: " + (("Sieg" if paid == 0 else f"Sieg, −{paid} Leben") if wins else f"−{paid} Leben")

    def look_at_one(self, *, aging: bool, left: int) -> str:
        return f"Eine ansehen (noch {left})" + (", erst Alterung" if aging else "")

    def draw_one(self, *, aging: bool, left: int) -> str:
        return f"Eine ziehen (noch {left})" + (", erst Alterung" if aging else "")

    def leave(self) -> str:
        return "Dabei belassen"

    def drop_none(self) -> str:
        return "Keine ablegen"

    def destroy_no_more(self) -> str:
        return "Keine weitere zerstören"

    def label_use(self, *, card: str | int, place: str | int, would: str | int) -> str:
        return f"{place} nutzen: {card}, {would}"

    def label_copy(self, *, card: str | int, place: str | int, would: str | int) -> str:
        return f"{place}: {card}, {would}"

    def would_gain(self, *, life: int) -> str:
        return f"+{life} Leben"

    def would_lower(self, *, lower: str | int, value: str | int) -> str:
        return f"Gefahr {lower} statt {value}"

    def would_draw_1(self) -> str:
        return "bis zu 1 Karte ziehen"

    def would_draw_2(self) -> str:
        return "bis zu 2 Karten ziehen"

    def would_destroy(self) -> str:
        return "andere Karte zerstören"

    def would_double(self) -> str:
        return "andere Karte verdoppeln"

    def would_copy(self) -> str:
        return "andere Fähigkeit kopieren"

    def would_sort(self) -> str:
        return "3 Karten ansehen, 1 ablegen"

    def would_swap_1(self) -> str:
        return "andere Karte tauschen"

    def would_swap_2(self) -> str:
        return "bis zu 2 Karten tauschen"

    def would_put_below(self) -> str:
        return "Karte unter den Stapel"

    def label_face(self, *, acts: bool, does: str | int, foe: str | int, free: int, value: str | int, which: str | int, worth: str | int) -> str:
        return f"{which}: {foe}, {self.needs(free=free, value=value)}; bringt eine {worth}" + (f", {does}" if acts else "")

    def label_chapter(self, *, foe: str | int, free: int, says: bool, text: str | int, value: str | int, which: str | int) -> str:
        return f"{which}: {foe}, {self.needs(free=free, value=value)}" + (f", {text}" if says else "")

    def label_card(self, *, card: str | int, place: str | int) -> str:
        return f"{place}: {card}"

    def label_double(self, *, card: str | int, place: str | int, twice: str | int, value: str | int) -> str:
        return f"{place}: {card}, {value} wird {twice}"

    def label_put_below_free(self, *, card: str | int, place: str | int) -> str:
        return f"{place}: {card}; bringt eine Freikarte zurück"

    def label_destroy_aging(self, *, card: str | int, place: str | int) -> str:
        return f"{place}: {card}; kostet 2"

    def label_stack(self, *, count: int, first: str | int, second: str | int, third: str | int) -> str:
        return (f"Als Nächstes {first}, dann {second}" if count == 2 else f"Als Nächstes {first}" if count == 1 else f"Als Nächstes {first}, dann {second}, dann {third}")

    def hint_face(self) -> str:
        return "Die andere kommt später wieder und verlangt mehr."

    def hint_chapter(self) -> str:
        return "Beide musst du besiegen, mit einem Leben für beide."

    def hint_on(self) -> str:
        return "Es kostet nichts: Wähl, wo es am meisten hilft."

    def hint_look(self) -> str:
        return "Diese Karten kosten nichts; hör auf, wann du willst."

    def hint_drop(self) -> str:
        return "Abgelegte Karten kommen erst nach dem Mischen wieder."

    def hint_stack(self) -> str:
        return "Die zuerst genannte ziehst du als nächste."

    def hint_destroy(self) -> str:
        return "Zerstöre deine schlechtesten; Alterung kostet 2."

    def hint_use(self) -> str:
        return "Vor dem Ende kannst du noch eine Karte nutzen, gratis."

    def hint_no_card(self) -> str:
        return "Mindestens eine Karte musst du ziehen."

    def hint_enough(self) -> str:
        return "Das reicht: Beende den Kampf. Mehr kann nur schaden."

    def hint_free(self) -> str:
        return "Zieh die Freikarten, bevor du ans Zahlen denkst."

    def hint_must_win(self) -> str:
        return "Du musst gewinnen: Zahle, solange du Leben hast."

    def hint_cannot_lose(self) -> str:
        return "Verlieren wäre zu teuer: Zahle für mehr Karten."

    def hint_lose(self, *, life: int) -> str:
        return f"Ein Ende kostet {life} Leben, zerstört aber Karten."

    def why_face_first(self) -> str:
        return "Wähle zuerst, welcher der beiden Gefahren du dich stellst."

    def why_chapter_first(self) -> str:
        return "Wähle zuerst, gegen welches Schlusskapitel du kämpfst."

    def why_fighting(self, *, foe: str | int) -> str:
        return f"Du kämpfst gegen {foe}: Bring das erst zu Ende."

    def why_destroying(self) -> str:
        return "Der Kampf ist verloren: Zerstöre Karten der Auslage oder hör mit „done“ auf."

    def why_finish(self, *, card: str | int, number: str | int) -> str:
        return f"Bring erst zu Ende, was Karte {number}, {card}, bewirkt."

    def why_no_card(self) -> str:
        return "Es gibt keine Karte mehr zu ziehen."

    def why_no_free(self) -> str:
        return "In diesem Kampf ist keine Freikarte mehr übrig."

    def why_stopped(self) -> str:
        return "In der Auslage liegt eine Stopp-Karte, deshalb darfst du keine Freikarte ziehen."

    def why_free_first(self, *, free: int) -> str:
        return (f"Du hast noch {free} Freikarte: Zieh, bevor du zahlst." if free == 1 else f"Du hast noch {free} Freikarten: Zieh, bevor du zahlst.")

    def why_no_life(self, *, life: int, price: int) -> str:
        return f"Eine Karte kostet {price} Leben, und du hast {life}."

    def why_must_win(self, *, missing: int) -> str:
        return (f"Ein Schlusskapitel musst du gewinnen, und {missing} fehlt." if missing == 1 else f"Ein Schlusskapitel musst du gewinnen, und {missing} fehlen.")

    def why_draw_first(self) -> str:
        return "Du musst eine Karte ziehen, bevor der Kampf enden kann."

    def why_none_usable(self) -> str:
        return "Keine Karte der Auslage ist jetzt nutzbar."

    def why_aging(self, *, card: str | int, number: str | int) -> str:
        return f"Karte {number}, {card}, ist eine Alterungskarte: Sie wirkt von selbst."

    def why_no_ability(self, *, card: str | int, number: str | int) -> str:
        return f"Karte {number}, {card}, hat keine Fähigkeit, die du nutzen könntest."

    def why_used(self, *, card: str | int, number: str | int) -> str:
        return f"Karte {number}, {card}, wurde schon genutzt."

    def why_used_up(self, *, card: str | int, number: str | int) -> str:
        return f"Karte {number}, {card}, wurde schon so oft genutzt, wie es solche Karten gibt."

    def why_most_life(self, *, life: int) -> str:
        return f"Du hast {life} Leben, und mehr geht nicht."

    def why_not_chapter(self, *, card: str | int, number: str | int) -> str:
        return f"Karte {number}, {card}, bewirkt gegen ein Schlusskapitel nichts."

    def why_green_already(self) -> str:
        return "Die Gefahr zählt schon als grün, und darunter gibt es keine Phase."

    def why_nothing_to_copy(self, *, card: str | int, number: str | int) -> str:
        return f"Karte {number}, {card}, findet in der Auslage keine Fähigkeit, die sie jetzt nutzen könnte."

    def why_nothing_to_double(self, *, card: str | int, number: str | int) -> str:
        return f"Karte {number}, {card}, findet keine andere Karte, die noch nicht verdoppelt ist."

    def why_needs_card(self, *, card: str | int, number: str | int) -> str:
        return f"Karte {number}, {card}, braucht eine Karte zum Ziehen, und es gibt keine."

    def why_needs_stack(self, *, card: str | int, number: str | int) -> str:
        return f"Karte {number}, {card}, braucht einen Nachziehstapel, unter den eine Karte kann, und es gibt keinen."

    def why_needs_another(self, *, card: str | int, number: str | int) -> str:
        return f"Karte {number}, {card}, braucht eine andere Karte in der Auslage."

    def why_must_swap(self) -> str:
        return "Der erste Tausch ist Pflicht, sobald die Karte genutzt ist."

    def why_must_act(self) -> str:
        return "Was die Karte bewirkt, ist Pflicht, sobald sie genutzt ist."

    def why_same_card(self, *, card: str | int, number: str | int) -> str:
        return f"Karte {number}, {card}, ist die, die du gerade nutzt: Wähle eine andere."

    def why_doubled(self, *, card: str | int, number: str | int) -> str:
        return f"Karte {number}, {card}, ist schon verdoppelt."

    def why_no_copy(self, *, card: str | int, number: str | int) -> str:
        return f"Karte {number}, {card}, hat keine Fähigkeit zum Kopieren."

    def why_only_copies(self, *, card: str | int, number: str | int) -> str:
        return f"Karte {number}, {card}, kopiert nur, und das lässt sich nicht kopieren."

    def why_no_change(self, *, card: str | int, number: str | int) -> str:
        return f"Karte {number}, {card}, würde jetzt nichts ändern."

    def why_not_in_view(self, *, number: str | int, size: int) -> str:
        return f"Unter den {size} angesehenen gibt es keine Karte {number}."

    def why_name_all(self, *, example: str | int, size: int) -> str:
        return f"Nenne alle {size} Karten, die als nächste gezogene zuerst, zum Beispiel „{example}“."

    def why_aging_costs(self, *, budget: int) -> str:
        return f"Eine Alterungskarte kostet 2, und {budget} ist übrig."

    def why_two_hazards(self) -> str:
        return "Zwei Gefahren liegen da: Stell dich 1 oder 2."

    def why_two_chapters(self) -> str:
        return "Es gibt zwei Schlusskapitel: Wähle 1 oder 2."

    def why_empty_row(self) -> str:
        return "In der Auslage liegt keine Karte."

    def why_not_in_row(self, *, number: str | int, size: int) -> str:
        return (f"In der Auslage gibt es keine Karte {number}; sie hat {size} Karte." if size == 1 else f"In der Auslage gibt es keine Karte {number}; sie hat {size} Karten.")

    def study_next_none(self) -> str:
        return "**Die nächste Karte**: Es gibt keine mehr."

    def study_next_one(self, *, card: str | int) -> str:
        return f"**Die nächste Karte** ist {card}."

    def study_next(self, *, renewed: bool, shares: str | int) -> str:
        return "**Die nächste Karte**" + (", nach dem Erneuern des Stapels" if renewed else "") + f": {shares}."

    def share(self, *, card: str | int, percent: str | int) -> str:
        return f"{card} {percent} %"

    def share_small(self, *, card: str | int) -> str:
        return f"{card} unter 1 %"

    def study_stack(self, *, bottom: str | int, bottoms: bool, rest: str | int, rests: bool, size: int, top: str | int, tops: bool) -> str:
        return "**Nachziehstapel**, " + ("keine Karten" if size == 0 else f"{size} Karte" if size == 1 else f"{size} Karten") + (f"; oben, in dieser Reihenfolge: {top}" if tops else "") + ((f"; dann in unbekannter Reihenfolge: {rest}" if tops else f"; in unbekannter Reihenfolge: {rest}") if rests else "") + (f"; ganz unten, die unterste zuletzt: {bottom}" if bottoms else "") + "."

    def study_discard(self, *, cards: str | int, size: int) -> str:
        return "**Ablage**, " + ("keine Karten" if size == 0 else f"{size} Karte: {cards}" if size == 1 else f"{size} Karten: {cards}") + "."

    def study_removed(self, *, cards: str | int, size: int) -> str:
        return "**Zerstört**, " + ("keine Karten" if size == 0 else f"{size} Karte: {cards}" if size == 1 else f"{size} Karten: {cards}") + "."

    def study_hazards(self, *, cards: str | int, size: int) -> str:
        return "**Gefahrenstapel**, " + ("keine Karten" if size == 0 else f"{size} Karte: {cards}" if size == 1 else f"{size} Karten: {cards}") + "."

    def study_hazard_discard(self, *, cards: str | int, size: int) -> str:
        return "**Gefahrenablage**, " + ("keine Karten" if size == 0 else f"{size} Karte: {cards}" if size == 1 else f"{size} Karten: {cards}") + "."

    def study_aging_empty(self) -> str:
        return "**Alterungsstapel**: leer."

    def study_aging(self, *, cards: str | int, later: bool, shares: str | int, size: int) -> str:
        return "**Alterungsstapel**, " + (f"{size} Karte" if size == 1 else f"{size} Karten") + f"; die nächste: {shares}" + (f"; erst nach diesen: {cards}" if later else "") + "."

    def study_chapter(self, *, foe: str | int, free: int, says: bool, state: Literal['beaten', 'now', 'open'], text: str | int, value: str | int) -> str:
        return "**Schlusskapitel**, " + ("gerade bekämpft" if state == 'now' else "besiegt" if state == 'beaten' else "noch zu besiegen") + f": {foe} ({self.needs(free=free, value=value)}" + (f"; {text}" if says else "") + ")."

    def study_score(self, *, lines: str | int, score: str | int) -> str:
        return f"**Wertung bisher** {score}: {lines}."

    def study_line(self, *, line: str | int, points: str | int) -> str:
        return f"{line} {points}"

    def phase_green(self) -> str:
        return "Grüne Phase"

    def phase_yellow(self) -> str:
        return "Gelbe Phase"

    def phase_red(self) -> str:
        return "Rote Phase"

    def phase_final(self) -> str:
        return "Schlusskapitel"

    def does_life1(self) -> str:
        return "+1 Leben"

    def does_life2(self) -> str:
        return "+2 Leben"

    def does_card1(self) -> str:
        return "+1 Karte"

    def does_card2(self) -> str:
        return "+2 Karten"

    def does_destroy(self) -> str:
        return "zerstören"

    def does_double(self) -> str:
        return "verdoppeln"

    def does_copy(self) -> str:
        return "kopieren"

    def does_step(self) -> str:
        return "Phase −1"

    def does_sort(self) -> str:
        return "3 ordnen"

    def does_swap1(self) -> str:
        return "1 tauschen"

    def does_swap2(self) -> str:
        return "2 tauschen"

    def does_under(self) -> str:
        return "nach unten"

    def does_hunger1(self) -> str:
        return "−1 Leben"

    def does_hunger2(self) -> str:
        return "−2 Leben"

    def does_fear(self) -> str:
        return "höchste = 0"

    def does_stop(self) -> str:
        return "Stopp"

    def brief_life1(self) -> str:
        return "+1 Leben"

    def brief_life2(self) -> str:
        return "+2 Leben"

    def brief_card1(self) -> str:
        return "1 Karte"

    def brief_card2(self) -> str:
        return "2 Karten"

    def brief_destroy(self) -> str:
        return "zerstöre"

    def brief_double(self) -> str:
        return "doppelt"

    def brief_copy(self) -> str:
        return "kopiere"

    def brief_step(self) -> str:
        return "Phase −1"

    def brief_sort(self) -> str:
        return "ordne 3"

    def brief_swap1(self) -> str:
        return "tausch 1"

    def brief_swap2(self) -> str:
        return "tausch 2"

    def brief_under(self) -> str:
        return "darunter"

    def brief_hunger1(self) -> str:
        return "−1 Leben"

    def brief_hunger2(self) -> str:
        return "−2 Leben"

    def brief_fear(self) -> str:
        return "max. = 0"

    def brief_stop(self) -> str:
        return "Stopp"

    def says_toll(self) -> str:
        return "bezahlte Karten kosten je 2 Leben"

    def says_half(self) -> str:
        return "nur die Hälfte der Karten zählt"

    def says_plus(self) -> str:
        return "jede Karte zählt 1 mehr"

    def says_aged(self) -> str:
        return "2 je Alterungskarte bisher"

    def says_all(self) -> str:
        return "alle nie besiegten Gefahren"

    def pile_stack(self) -> str:
        return "Stapel"

    def pile_discard(self) -> str:
        return "Ablage"

    def pile_hazards(self) -> str:
        return "Gefahren"

    def pile_past(self) -> str:
        return "Gefahrenablage"

    def pile_aging(self) -> str:
        return "Alterung"

    def pile_destroyed(self) -> str:
        return "Zerstört"

    def line_cards(self) -> str:
        return "Karten"

    def line_aging(self) -> str:
        return "Alterungskarten"

    def line_chapters(self) -> str:
        return "besiegte Kapitel"

    def line_life(self) -> str:
        return "Leben übrig"

    def line_unbeaten(self) -> str:
        return "unbesiegte Gefahren"

    def picture_sum(self) -> str:
        return "Summe"

    def picture_needed(self) -> str:
        return "nötig"

    def picture_free(self, *, free: int) -> str:
        return (f"{free} Freikarte" if free == 1 else f"{free} Freikarten")

    def picture_free_after(self, *, free: int) -> str:
        return ("Freikarte" if free == 1 else "Freikarten")

    def picture_beaten(self) -> str:
        return "besiegt"

    def picture_head(self, *, level: str | int, over: bool, score: str | int) -> str:
        return f"Stufe {level}  ·  " + (f"Wertung {score}" if over else f"Wertung bisher {score}")

    def picture_score(self) -> str:
        return "Wertung"

    def picture_won(self) -> str:
        return "Gewonnen"

    def picture_lost(self) -> str:
        return "Verloren"

    def picture_missing(self, *, missing: int) -> str:
        return (f"{missing} fehlt" if missing == 1 else f"{missing} fehlen")

    def picture_reached(self) -> str:
        return "genug zum Sieg"

    def picture_price(self, *, price: int) -> str:
        return f"dann {price} Leben je Karte"

    def picture_hunger(self, *, life: int) -> str:
        return f"Hunger: am Ende −{life} Leben"

    def picture_budget(self, *, budget: int) -> str:
        return f"noch {budget} zum Zerstören"

    def picture_stopped(self) -> str:
        return "Stopp: keine Freikarten"

    def picture_stopped_game(self) -> str:
        return "vom Tisch beendet"

    def picture_lost_fight(self) -> str:
        return "Kampf verloren"

    def picture_gained(self, *, card: str | int) -> str:
        return f"{card} gewonnen"

    def picture_paid(self, *, life: int) -> str:
        return f"−{life} Leben"

    def picture_paid_hunger(self, *, life: int) -> str:
        return f"Hunger: −{life} Leben"

    def picture_unpaid(self, *, life: int) -> str:
        return f"{life} Leben nötig"

    def picture_doing_card1(self) -> str:
        return "noch 1 ziehen"

    def picture_doing_card2(self) -> str:
        return "weitere ziehen"

    def picture_doing_sort(self) -> str:
        return "weitere ansehen"

    def picture_doing_drop(self) -> str:
        return "welche ablegen?"

    def picture_doing_stack(self) -> str:
        return "welche zuerst?"

    def picture_doing_destroy(self) -> str:
        return "welche zerstören?"

    def picture_doing_double(self) -> str:
        return "welche verdoppeln?"

    def picture_doing_copy(self) -> str:
        return "welche kopieren?"

    def picture_doing_swap(self) -> str:
        return "welche tauschen?"

    def picture_doing_under(self) -> str:
        return "welche nach unten?"

    def picture_doing_left(self, *, doing: str | int, left: int) -> str:
        return f"{doing} (noch {left})"

    def card_clear_head(self) -> str:
        return "Geistesblitz"

    def flavour_clear_head(self) -> str:
        return "Ausnahmsweise stimmt jede Zahl auf der Checkliste."

    def card_steady_hands(self) -> str:
        return "Ruhige Hände"

    def flavour_steady_hands(self) -> str:
        return "Schraube für Schraube, und keine ging im Staub verloren."

    def card_tired(self) -> str:
        return "Müdigkeit"

    def flavour_tired(self) -> str:
        return "Der Anzug ist für Ausgeschlafene gemacht."

    def card_hot_meal(self) -> str:
        return "Warme Mahlzeit"

    def flavour_hot_meal(self) -> str:
        return "Aufgegossen, gesalzen und im Sitzen gegessen."

    def card_light_headed(self) -> str:
        return "Schwindel"

    def flavour_light_headed(self) -> str:
        return "War das Ventil nun offen oder zu?"

    def hazard_stale_air(self) -> str:
        return "Dicke Luft"

    def flavour_stale_air(self) -> str:
        return "Die Filter riechen nach alten Socken und Schlimmerem."

    def card_fresh_filters(self) -> str:
        return "Frische Filter"

    def hazard_lost_toolbox(self) -> str:
        return "Verwehtes Werkzeug"

    def flavour_lost_toolbox(self) -> str:
        return "Es lag hier. Dann kam der Wind."

    def card_spare_tools(self) -> str:
        return "Ersatzwerkzeug"

    def hazard_mislabelled_crates(self) -> str:
        return "Falsche Etiketten"

    def flavour_mislabelled_crates(self) -> str:
        return "Auf der Erde hatte jemand einen sehr langen Tag."

    def card_inventory(self) -> str:
        return "Inventur"

    def hazard_static_on_the_radio(self) -> str:
        return "Funkrauschen"

    def flavour_static_on_the_radio(self) -> str:
        return "Es sagt immer wieder dasselbe."

    def card_echo(self) -> str:
        return "Echo"

    def hazard_jammed_locker(self) -> str:
        return "Klemmende Spindtür"

    def flavour_jammed_locker(self) -> str:
        return "So viel kann darin nicht sein. Oder doch?"

    def card_crowbar(self) -> str:
        return "Brecheisen"

    def hazard_loose_soil(self) -> str:
        return "Lockere Erde"

    def flavour_loose_soil(self) -> str:
        return "Ein Schritt darauf, und schon rutscht sie weg."

    def card_shallow_pit(self) -> str:
        return "Flache Grube"

    def hazard_steep_crater_rim(self) -> str:
        return "Steile Kraterwand"

    def flavour_steep_crater_rim(self) -> str:
        return "Aus dem Orbit sah sie so flach aus."

    def card_rope_and_anchor(self) -> str:
        return "Seil und Anker"

    def hazard_frozen_water_line(self) -> str:
        return "Gefrorene Leitung"

    def flavour_frozen_water_line(self) -> str:
        return "Das Wasser ist da. Man muss es nur nett bitten."

    def card_insulated_pipe(self) -> str:
        return "Isoliertes Rohr"

    def hazard_weak_batteries(self) -> str:
        return "Schwache Batterien"

    def flavour_weak_batteries(self) -> str:
        return "Noch zwei Balken, und einer davon lügt."

    def card_parallel_wiring(self) -> str:
        return "Parallelschaltung"

    def hazard_torn_manual(self) -> str:
        return "Zerfleddertes Buch"

    def flavour_torn_manual(self) -> str:
        return "Seite neun verweist auf Seite zehn. Die fehlt."

    def card_copied_notes(self) -> str:
        return "Kopierte Notizen"

    def hazard_mouldy_stores(self) -> str:
        return "Schimmel im Vorrat"

    def flavour_mouldy_stores(self) -> str:
        return "Endlich Leben auf dem Mars, und es fraß den Reis."

    def card_clean_shelves(self) -> str:
        return "Saubere Regale"

    def hazard_dust_in_the_airlock(self) -> str:
        return "Staub in der Schleuse"

    def flavour_dust_in_the_airlock(self) -> str:
        return "Kehr ihn hinaus, und er kommt mit Freunden wieder."

    def card_dust_trap(self) -> str:
        return "Staubfalle"

    def hazard_cracked_visor(self) -> str:
        return "Riss im Visier"

    def flavour_cracked_visor(self) -> str:
        return "Eine Haaresbreite Glas, und dahinter gar nichts."

    def card_sealant(self) -> str:
        return "Dichtmasse"

    def hazard_withering_seedlings(self) -> str:
        return "Welke Setzlinge"

    def flavour_withering_seedlings(self) -> str:
        return "Auch ihnen gefällt die Aussicht nicht."

    def card_greenhouse(self) -> str:
        return "Gewächshaus"

    def hazard_stuck_rover(self) -> str:
        return "Rover im Sand"

    def flavour_stuck_rover(self) -> str:
        return "Alle sechs Räder drehen. Keine zwei sind sich einig."

    def card_rover_keys(self) -> str:
        return "Roverschlüssel"

    def hazard_scrambled_telemetry(self) -> str:
        return "Wirre Telemetrie"

    def flavour_scrambled_telemetry(self) -> str:
        return "Irgendwo darin steckt das Wetter von morgen."

    def card_weather_station(self) -> str:
        return "Wetterstation"

    def hazard_worn_out_suit(self) -> str:
        return "Löcher im Anzug"

    def flavour_worn_out_suit(self) -> str:
        return "Inzwischen mehr Flicken als Anzug."

    def card_patched_suit(self) -> str:
        return "Flickenanzug"

    def hazard_dusty_solar_field(self) -> str:
        return "Blinde Solarzellen"

    def flavour_dusty_solar_field(self) -> str:
        return "Eine ganze Sonne, und vierzig Module sehen sie nicht."

    def card_mirror_array(self) -> str:
        return "Spiegelfeld"

    def hazard_corroded_tank(self) -> str:
        return "Rost am Tank"

    def flavour_corroded_tank(self) -> str:
        return "Er hält, solange ihn niemand anhaucht."

    def card_cutting_torch(self) -> str:
        return "Schneidbrenner"

    def hazard_rockslide(self) -> str:
        return "Felssturz"

    def flavour_rockslide(self) -> str:
        return "Der kurze Heimweg ist jetzt ein langer."

    def card_mountain_pass(self) -> str:
        return "Bergpass"

    def hazard_radiation_burst(self) -> str:
        return "Strahlungssturm"

    def flavour_radiation_burst(self) -> str:
        return "Acht Minuten Vorwarnung, sieben davon sind um."

    def card_storm_watch(self) -> str:
        return "Sturmwarte"

    def hazard_reactor_fault(self) -> str:
        return "Reaktorstörung"

    def flavour_reactor_fault(self) -> str:
        return "Das Licht sollte grün sein. Es leuchtet eher nein."

    def card_refitted_reactor(self) -> str:
        return "Reaktorumbau"

    def hazard_breached_habitat(self) -> str:
        return "Leck im Habitat"

    def flavour_breached_habitat(self) -> str:
        return "Hier zieht es, und das darf es nicht."

    def card_airtight_door(self) -> str:
        return "Luftdichte Tür"

    def hazard_global_dust_storm(self) -> str:
        return "Jahrhundertsturm"

    def flavour_global_dust_storm(self) -> str:
        return "Vierzig Sol lang sind Himmel und Boden eins."

    def card_storm_proof_shelter(self) -> str:
        return "Sturmbunker"

    def card_absent_mind(self) -> str:
        return "Zerstreutheit"

    def flavour_absent_mind(self) -> str:
        return "Den ganzen Weg zum Rover, um was zu holen?"

    def card_dulled_senses(self) -> str:
        return "Stumpfe Sinne"

    def flavour_dulled_senses(self) -> str:
        return "Jeder Sol ist derselbe Sol."

    def card_numb_fingers(self) -> str:
        return "Taube Finger"

    def flavour_numb_fingers(self) -> str:
        return "Der Handschuh greift zu. Ob die Hand darin ist?"

    def card_night_terrors(self) -> str:
        return "Albträume"

    def flavour_night_terrors(self) -> str:
        return "Nachts um drei wirkt die beste Idee lächerlich."

    def card_thin_rations(self) -> str:
        return "Karge Rationen"

    def flavour_thin_rations(self) -> str:
        return "Langsam gekaut ist eine halbe Kartoffel ein Fest."

    def card_cold_feet(self) -> str:
        return "Kalte Füße"

    def flavour_cold_feet(self) -> str:
        return "Keinen Schritt weiter, was der Plan auch sagt."

    def card_starvation(self) -> str:
        return "Auszehrung"

    def flavour_starvation(self) -> str:
        return "Der Gürtel lässt sich nicht mehr enger schnallen."

    def card_lost_bearings(self) -> str:
        return "Irrwege"

    def flavour_lost_bearings(self) -> str:
        return "Hinter jeder Düne müsste das Lager liegen."

    def card_despair(self) -> str:
        return "Verzweiflung"

    def flavour_despair(self) -> str:
        return "Niemand kommt. Niemand wäre je gekommen."

    def chapter_fuel_the_ascent_stage(self) -> str:
        return "Rakete betanken"

    def flavour_fuel_the_ascent_stage(self) -> str:
        return "Tropfen für Tropfen, aus dünner Luft."

    def chapter_cross_the_plain(self) -> str:
        return "Durch die Ebene"

    def flavour_cross_the_plain(self) -> str:
        return "Neunhundert Kilometer; die Karte reicht für die Hälfte."

    def chapter_strip_the_capsule(self) -> str:
        return "Kapsel ausschlachten"

    def flavour_strip_the_capsule(self) -> str:
        return "Was nicht festgeschraubt ist, fliegt. Dann die Schrauben."

    def chapter_launch_in_a_storm(self) -> str:
        return "Start im Sturm"

    def flavour_launch_in_a_storm(self) -> str:
        return "Das Startfenster ist jetzt. Das Wetter auch."

    def chapter_catch_the_mother_ship(self) -> str:
        return "Mutterschiff einholen"

    def flavour_catch_the_mother_ship(self) -> str:
        return "Es bremst nicht, und es kommt nicht zurück."

    def chapter_last_of_the_air(self) -> str:
        return "Die letzte Luft"

    def flavour_last_of_the_air(self) -> str:
        return "Jeder Atemzug zählt doppelt."

    def chapter_half_the_crews_seats(self) -> str:
        return "Halbe Besatzung"

    def flavour_half_the_crews_seats(self) -> str:
        return "Mehr passt nicht in die Kabine."

    def chapter_all_hands_on_deck(self) -> str:
        return "Alles an Deck"

    def flavour_all_hands_on_deck(self) -> str:
        return "Jeder Rest hilft, und jeder Rest wird gebraucht."

    def chapter_the_long_wait(self) -> str:
        return "Das lange Warten"

    def flavour_the_long_wait(self) -> str:
        return "Was die Jahre nahmen, nehmen sie noch einmal."

    def chapter_everything_at_once(self) -> str:
        return "Alles auf einmal"

    def flavour_everything_at_once(self) -> str:
        return "Alles Aufgeschobene wartet an der Startrampe."

    def advice_missing(self, *, after: int, before: str | int) -> str:
        return ("Zum Sieg in diesem Kampf fehlt dann nichts mehr." if after == 0 else f"Zum Sieg in diesem Kampf fehlen dann {after} statt {before}.")

    def advice_life(self, *, after: str | int, before: str | int) -> str:
        return f"Dein Leben geht von {before} auf {after}."
