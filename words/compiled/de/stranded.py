"""The words of words/de/stranded.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.stranded import Stranded as English

if TYPE_CHECKING:
    from words.compiled.protocols.stranded import StrandedWords


class Stranded(English):
    """The messages of stranded.ftl."""

    def title(self) -> str:
        return "Stranded"

    def summary(self) -> str:
        return "Nimm Kappen, zieh deinen Turm, und lass alle anderen auf leeren Säulen stranden."

    def youngest(self) -> str:
        return "die jüngste Person"

    def option_blacks_name(self) -> str:
        return "Schwarz"

    def option_blacks(self) -> str:
        return "Wie viele der sechs Würfelseiten schwarz sind (freie Wahl der Farbe)"

    def option_blacks_one(self) -> str:
        return "eine schwarze Seite: fünf Ergebnisse, alle gleich wahrscheinlich"

    def option_blacks_two(self) -> str:
        return "zwei schwarze Seiten: Schwarz kommt doppelt so oft"

    def color(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return ("grün" if color == 'green' else "gelb" if color == 'yellow' else "blau" if color == 'blue' else "rot" if color == 'red' else "schwarz")

    def color_2(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"{self.color(color=color)}e"

    def color_3(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"{self.color(color=color)}en"

    def color_4(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"{self.color(color=color)}er"

    def color_5(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"{self.color_capital(color=color)}er"

    def color_capital(self, *, color: Literal['black', 'blue', 'green', 'red', 'yellow']) -> str:
        return ("Grün" if color == 'green' else "Gelb" if color == 'yellow' else "Blau" if color == 'blue' else "Rot" if color == 'red' else "Schwarz")

    def turn(self, *, did: str | int, who: str | int) -> str:
        return f"{who} {did}."

    def turn_jumping(self, *, column: str | int, did: str | int, rival: str | int, then: Literal['set', 'left', 'none'], who: str | int) -> str:
        return f"{who} {did} (übersprang den Turm von {rival}" + (f" und ließ ihn auf {column} stehen" if then == 'left' else f" und setzte ihn auf {column} ab" if then == 'set' else "") + ")."

    def turn_jumping_several(self, *, did: str | int, towers: str | int, who: str | int) -> str:
        return f"{who} {did}, übersprang dabei {towers}."

    def jumped(self, *, column: str | int, rival: str | int, then: Literal['set', 'left', 'none']) -> str:
        return f"den Turm von {rival}" + (f" (stehen gelassen auf {column})" if then == 'left' else f" (abgesetzt auf {column})" if then == 'set' else "")

    def did_roll(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], sign: str | int) -> str:
        return f"würfelte {sign}{self.color_capital(color=color)}"

    def did_get_tower(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"nahm den {self.color_3(color=color)} Turm"

    def did_choose_tower(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"wählte den {self.color_3(color=color)} Turm"

    def did_place_it(self, *, column: str | int) -> str:
        return f"stellte ihn auf {column}"

    def did_place(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"stellte den {self.color_3(color=color)} Turm auf {column}"

    def did_name(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], sign: str | int) -> str:
        return f"nannte {sign}{self.color_capital(color=color)}"

    def did_take(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"nahm die {self.color_2(color=color)} Kappe auf {column}"

    def did_find_none(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"fand keine {self.color_2(color=color)} Kappe zum Nehmen"

    def did_stay(self, *, column: str | int) -> str:
        return f"musste auf {column} stehen bleiben"

    def did_move(self, *, end: str | int, start: str | int) -> str:
        return f"zog von {start} nach {end}"

    def did_strand(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"strandete auf der leeren {self.color_3(color=color)} Säule {column}"

    def did_set_down(self, *, column: str | int, rival: str | int) -> str:
        return f"setzte den Turm von {rival} auf {column} ab"

    def did_leave(self, *, column: str | int, rival: str | int) -> str:
        return f"ließ den Turm von {rival} auf {column} stehen"

    def caps_on(self, *, columns: str | int, count: str | int) -> str:
        return f"{count} gemischte Kappen wurden gestapelt, auf {columns}."

    def caps_everywhere(self, *, count: str | int) -> str:
        return f"{count} gemischte Kappen wurden gestapelt, zwei auf jeder Säule."

    def gave_up_on(self, *, column: str | int, who: str | int) -> str:
        return f"{who} hat aufgegeben; der Turm bleibt auf {column} als Hindernis stehen."

    def alt(self, *, columns: str | int, now: str | int, towers: str | int) -> str:
        return f"Stranded. {now} Türme: {towers}. Säulen, Loch auf c3, oberste Kappe zuerst: {columns}."

    def text(self, *, blacks: int, now: str | int) -> str:
        return f"Stranded. {now} Der Würfel hat " + (f"{blacks} schwarze Seite" if blacks == 1 else f"{blacks} schwarze Seiten") + "."

    def now(self, *, doing: str | int, who: str | int) -> str:
        return f"{who} ist am Zug und {doing}."

    def doing_caps(self) -> str:
        return "wartet auf die Kappen"

    def doing_roll(self) -> str:
        return "würfelt"

    def doing_tower(self) -> str:
        return "wählt einen Turm"

    def doing_corner(self) -> str:
        return "wählt eine Ecke"

    def doing_color(self) -> str:
        return "nennt eine Farbe (Schwarz)"

    def doing_take(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"nimmt eine {self.color_2(color=color)} Kappe"

    def doing_move(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"zieht auf eine {self.color_2(color=color)} Kappe"

    def doing_strand(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"strandet auf {self.color_capital(color=color)}"

    def doing_put(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"setzt den {self.color_3(color=color)} Turm"

    def tower(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], standing: str | int, who: str | int) -> str:
        return f"{who} {self.color(color=color)} {standing}"

    def no_tower(self, *, standing: str | int, who: str | int) -> str:
        return f"{who} {standing}"

    def tower_line(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], standing: str | int, who: str | int) -> str:
        return f"{who}: {self.color(color=color)}, {standing}."

    def no_tower_line(self, *, standing: str | int, who: str | int) -> str:
        return f"{who}: {standing}."

    def standing(self, *, column: str | int, how: Literal['no', 'late', 'left', 'taken', 'resigned'], where: Literal['on', 'nowhere', 'stranded', 'none']) -> str:
        return ("noch kein Turm" if where == 'none' else f"gestrandet auf {column}" if where == 'stranded' else f"auf {column}" if where == 'on' else "noch nicht aufgestellt") + (", aufgegeben" if how == 'resigned' else ", von der Moderation entfernt" if how == 'taken' else ", Server verlassen" if how == 'left' else ", Zeit abgelaufen" if how == 'late' else "")

    def column(self, *, caps: str | int, column: str | int) -> str:
        return f"{column} {caps}"

    def on_top(self, *, lower: str | int, upper: str | int) -> str:
        return f"{upper} auf {lower}"

    def bare(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"leer ({self.color(color=color)})"

    def towers_heading(self) -> str:
        return "Türme:"

    def columns_heading(self) -> str:
        return "Säulen, von der obersten Kappe bis zur Farbe der Säule:"

    def rank(self, *, places: str | int, rank: str | int) -> str:
        return f"Reihe {rank}: {places}."

    def place(self, *, caps: str | int, file: str | int) -> str:
        return f"{file} {caps}"

    def place_tower(self, *, caps: str | int, color: Literal['red', 'blue', 'yellow', 'green', 'black'], file: str | int) -> str:
        return f"{file} {caps}, {self.color_4(color=color)} Turm"

    def place_hole(self, *, file: str | int) -> str:
        return f"{file} das Loch"

    def ground(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"{self.color_4(color=color)} Säule"

    def bare_ground(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"leere {self.color_2(color=color)} Säule"

    def grid_key(self) -> str:
        return "Je Stelle: Turm:Kappen, oberste zuerst/Säule; y ist gelb."

    def grid_hole(self) -> str:
        return "Loch"

    def progress(self, *, players: str | int) -> str:
        return f"Noch im Spiel: {players}."

    def die_rolls(self) -> str:
        return "Würfe des Farbwürfels"

    def won(self, *, who: str | int) -> str:
        return f"{who} bleibt allein im Spiel und gewinnt."

    def went(self, *, column: str | int, how: Literal['stranded', 'late', 'left', 'taken', 'resigned'], who: str | int) -> str:
        return f"{who} " + ("wurde von der Moderation entfernt" if how == 'taken' else "verließ den Server" if how == 'left' else "hatte keine Zeit mehr" if how == 'late' else f"strandete auf {column}" if how == 'stranded' else "gab auf")

    def others(self, *, went: str | int) -> str:
        return f"{went}."

    def ask_tower(self) -> str:
        return "Du hast Schwarz gewürfelt: Wähl einen beliebigen noch freien Turm."

    def ask_corner(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Der {self.color_2(color=color)} Turm gehört dir: Stell ihn auf eine freie Ecke."

    def ask_color(self) -> str:
        return "Du hast Schwarz gewürfelt: Nenne eine Farbe für diesen Zug."

    def ask_take(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Deine Farbe ist {self.color_capital(color=color)}: Nimm eine {self.color_2(color=color)} Kappe oben von einem Stapel."

    def ask_move(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], skipped: bool) -> str:
        return (f"Keine {self.color_2(color=color)} Kappe lässt sich nehmen, also entfällt dieser Teil. Zieh deinen Turm geradeaus auf eine {self.color_2(color=color)} Kappe." if skipped else f"Zieh deinen Turm geradeaus auf eine {self.color_2(color=color)} Kappe.")

    def ask_strand(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], skipped: bool) -> str:
        return (f"Keine {self.color_2(color=color)} Kappe lässt sich nehmen oder erreichen" if skipped else f"Keine {self.color_2(color=color)} Kappe ist erreichbar") + f": Zieh auf eine leere {self.color_2(color=color)} Säule; dort strandet dein Turm, und du bist draußen."

    def ask_put(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"Du hast den {self.color_3(color=color)} Turm auf {column} übersprungen: Setz ihn auf eine freie Säule mit Kappe, oder lass ihn stehen."

    def ask_nothing(self) -> str:
        return "Jetzt ist nichts zu wählen."

    def menu_take(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Eine {self.color_2(color=color)} Kappe nehmen"

    def menu_move(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Auf eine {self.color_2(color=color)} Kappe ziehen"

    def menu_put(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Den {self.color_3(color=color)} Turm absetzen"

    def menu_strand(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Auf eine leere {self.color_2(color=color)} Säule ziehen"

    def menu_corner(self) -> str:
        return "Eine Ecke wählen"

    def menu_tower(self) -> str:
        return "Einen Turm wählen"

    def menu_color(self) -> str:
        return "Eine Farbe nennen"

    def label_take(self, *, below: Literal['cap', 'ground'], color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"{column} nehmen (darunter " + (f"{self.color(color=color)}" if below == 'cap' else f"leer, {self.color(color=color)}") + ")"

    def label_move(self, *, below: Literal['cap', 'ground'], color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"Nach {column} ziehen (darunter " + (f"{self.color(color=color)}" if below == 'cap' else f"leer, {self.color(color=color)}") + ")"

    def label_move_jumping(self, *, below: Literal['cap', 'ground'], color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int, jumped: int, towers: str | int) -> str:
        return f"Nach {column} ziehen (darunter " + (f"{self.color(color=color)}" if below == 'cap' else f"leer, {self.color(color=color)}") + f"), überspringt {towers}"

    def label_jumped(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"{self.color_capital(color=color)}"

    def label_put(self, *, column: str | int, reach: int) -> str:
        return f"Auf {column} setzen, " + ("keine Kappe" if reach == 0 else f"{reach} Kappe" if reach == 1 else f"{reach} Kappen") + " erreichbar"

    def label_leave(self, *, column: str | int, reach: int) -> str:
        return f"Auf {column} lassen (" + ("keine Kappe" if reach == 0 else f"{reach} Kappe" if reach == 1 else f"{reach} Kappen") + ")"

    def label_strand(self, *, column: str | int) -> str:
        return f"Auf {column} stranden"

    def label_corner(self, *, column: str | int) -> str:
        return f"Auf {column} beginnen"

    def label_tower(self, *, color: Literal['black', 'blue', 'green', 'red', 'yellow']) -> str:
        return f"{self.color_5(color=color)} Turm"

    def label_color(self, *, color: Literal['black', 'blue', 'green', 'red', 'yellow']) -> str:
        return f"{self.color_capital(color=color)}"

    def label_color_none(self, *, color: Literal['black', 'blue', 'green', 'red', 'yellow']) -> str:
        return f"{self.color_capital(color=color)}, keine Kappe zu nehmen"

    def further_stay(self) -> str:
        return "bleibst du stehen"

    def further_places(self, *, count: int) -> str:
        return ("kein Ziel" if count == 0 else f"{count} Ziel" if count == 1 else f"{count} Ziele")

    def further_caps(self, *, count: int) -> str:
        return ("keine Kappe zu nehmen" if count == 0 else f"{count} Kappe zu nehmen" if count == 1 else f"{count} Kappen zu nehmen")

    def plate_stranded(self, *, column: str | int) -> str:
        return f"gestrandet auf {column}"

    def plate_last(self) -> str:
        return "der letzte Turm"

    def plate_no_tower(self) -> str:
        return "noch kein Turm"

    def hint_tower(self) -> str:
        return "Die Türme unterscheidet nur die Farbe: Nimm irgendeinen."

    def hint_corner(self) -> str:
        return "Schau, welche Farben du von dort erreichst."

    def hint_color(self) -> str:
        return "Nimm eine Kappe der Farbe, zieh dann auf eine andere."

    def hint_strand(self) -> str:
        return "Halte dir nächstes Mal einen zweiten Weg offen."

    def hint_put(self) -> str:
        return "Je weniger Kappen erreichbar, desto schwerer der Zug."

    def hint_take_none(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"Kein Ziel in {self.color_capital(color=color)}: Leg eines frei, in Linie mit {column}."

    def hint_take_one(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"Du erreichst nur die {self.color_2(color=color)} auf {column}: Nimm eine andere."

    def hint_take_few(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], columns: str | int) -> str:
        return f"Du erreichst {self.color_capital(color=color)} auf {columns}: Lass dir eine übrig."

    def hint_take_many(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], count: int) -> str:
        return f"Du erreichst {count} {self.color_2(color=color)} Kappen: Lass dir eine übrig."

    def hint_jump(self, *, column: str | int) -> str:
        return f"Ein Turm auf dem Weg nach {column} lässt sich versetzen."

    def why_tower_taken(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Der {self.color_2(color=color)} Turm ist vergeben."

    def why_hole(self, *, column: str | int) -> str:
        return f"{column} ist das Loch."

    def why_off_board(self, *, column: str | int) -> str:
        return f"{column} liegt nicht auf dem Brett; es reicht von a1 bis e5."

    def why_no_corner(self, *, column: str | int) -> str:
        return f"{column} ist keine Ecke."

    def why_corner_taken(self, *, column: str | int) -> str:
        return f"Auf {column} steht schon ein Turm."

    def why_tower_first(self) -> str:
        return "Wähl zuerst einen der Türme."

    def why_corner_first(self) -> str:
        return "Stell zuerst deinen Turm auf eine Ecke."

    def why_color_first(self) -> str:
        return "Nenne zuerst eine Farbe für diesen Zug."

    def why_put_first(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Sag zuerst, wohin der {self.color_2(color=color)} Turm kommt."

    def why_color_set(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Die Farbe dieses Zuges ist schon {self.color_capital(color=color)}."

    def why_placed(self) -> str:
        return "Dein Turm ist gewählt und aufgestellt."

    def why_nothing_jumped(self) -> str:
        return "Du hast keinen Turm übersprungen, den du absetzen könntest."

    def why_take_first(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Nimm zuerst eine {self.color_2(color=color)} Kappe."

    def why_strand_now(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Dein Turm muss jetzt auf eine leere {self.color_2(color=color)} Säule."

    def why_not_stranded(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Eine {self.color_2(color=color)} Kappe ist erreichbar, und solange das so ist, strandet niemand."

    def why_move_now(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Dein Turm muss jetzt auf eine {self.color_2(color=color)} Kappe ziehen."

    def why_cap_stays(self, *, column: str | int) -> str:
        return f"Auf {column} steht ein Turm, deshalb bleibt die Kappe dort."

    def why_no_cap(self, *, column: str | int) -> str:
        return f"Auf {column} liegt keine Kappe."

    def why_other_color(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int, shown: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"{column} zeigt " + ("Grün" if shown == 'green' else "Gelb" if shown == 'yellow' else "Blau" if shown == 'blue' else "Rot" if shown == 'red' else "Schwarz") + f", und die Farbe dieses Zuges ist {self.color_capital(color=color)}."

    def why_there(self) -> str:
        return "Dein Turm steht schon dort."

    def why_tower_there(self, *, column: str | int) -> str:
        return f"Auf {column} steht ein Turm."

    def why_bare(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"Auf {column} liegt keine Kappe, und eine {self.color_2(color=color)} Kappe ist erreichbar."

    def why_covered(self, *, column: str | int) -> str:
        return f"{column} ist bedeckt: Dein Turm kann jetzt nur auf eine leere Säule."

    def why_across_hole(self, *, end: str | int, start: str | int) -> str:
        return f"Auf dem Weg von {start} nach {end} liegt das Loch, über das dein Turm nicht kommt."

    def why_not_straight(self, *, end: str | int, start: str | int) -> str:
        return f"{end} liegt von {start} aus nicht in gerader Linie."

    def why_nothing_to_stand_on(self, *, column: str | int) -> str:
        return f"Auf {column} liegt keine Kappe, auf der der Turm stehen könnte."

    def advice_danger(self, *, after: str | int, before: str | int, changes: bool) -> str:
        return (f"Das Risiko, dass dein nächster Wurf dich stranden lässt, geht von {before} auf {after} von 100." if changes else f"Das Risiko, dass dein nächster Wurf dich stranden lässt, bleibt bei {after} von 100.")

    def advice_their_danger(self, *, after: str | int, before: str | int, changes: bool) -> str:
        return (f"Das größte Risiko unter den anderen geht von {before} auf {after} von 100." if changes else f"Das größte Risiko unter den anderen bleibt bei {after} von 100.")
