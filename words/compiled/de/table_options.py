"""The words of words/de/table_options.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.table_options import TableOptions as English

if TYPE_CHECKING:
    from words.compiled.protocols.table_options import TableOptionsWords


class TableOptions(English):
    """The messages of table_options.ftl."""

    def auto_about(self) -> str:
        return "Ob der Bot einen Zug, der der einzig mögliche ist, selbst spielt, außer wenn er für jemanden die Partie beendet."

    def auto_on(self, *, begins: bool) -> str:
        return ("Der Bot macht erzwungene Züge" if begins else "der Bot macht erzwungene Züge")

    def auto_off(self, *, begins: bool) -> str:
        return ("Keine automatischen Züge" if begins else "keine automatischen Züge")

    def thread_about(self) -> str:
        return "Ob die Partie in einem eigenen Thread gespielt wird."

    def thread_off(self, *, begins: bool) -> str:
        return ("In diesem Kanal gespielt" if begins else "in diesem Kanal gespielt")

    def thread_on(self, *, begins: bool) -> str:
        return ("In einem Thread gespielt" if begins else "in einem Thread gespielt")

    def side_about(self) -> str:
        return "Von welcher Seite man das Brett sieht, wenn es Seiten hat."

    def side_fixed(self, *, begins: bool) -> str:
        return ("Das Brett ist immer von derselben Seite zu sehen" if begins else "das Brett ist immer von derselben Seite zu sehen")

    def side_mover(self, *, begins: bool) -> str:
        return ("Das Brett ist von der Seite zu sehen, die am Zug ist" if begins else "das Brett ist von der Seite zu sehen, die am Zug ist")

    def seating_about(self) -> str:
        return "Wer sich setzen darf."

    def seating_open(self, *, begins: bool) -> str:
        return ("Alle dürfen mitspielen" if begins else "alle dürfen mitspielen")

    def seating_invited(self, *, begins: bool) -> str:
        return ("Nur Eingeladene dürfen mitspielen" if begins else "nur Eingeladene dürfen mitspielen")

    def clock_about(self) -> str:
        return "Wie lange ein Zug dauern darf."

    def clock_none(self, *, begins: bool) -> str:
        return ("Unbegrenzte Bedenkzeit" if begins else "unbegrenzte Bedenkzeit")

    def clock_1h(self) -> str:
        return "1 Stunde je Zug"

    def clock_12h(self) -> str:
        return "12 Stunden je Zug"

    def clock_1d(self) -> str:
        return "1 Tag je Zug"

    def clock_3d(self) -> str:
        return "3 Tage je Zug"

    def clock_1w(self) -> str:
        return "1 Woche je Zug"

    def reserve_about(self) -> str:
        return "Was man über die Bedenkzeit hinaus verbrauchen darf, in der ganzen Partie."

    def reserve_none(self, *, begins: bool) -> str:
        return ("Keine Zeitreserve" if begins else "keine Zeitreserve")

    def reserve_1h(self) -> str:
        return "1 Stunde Reserve"

    def reserve_12h(self) -> str:
        return "12 Stunden Reserve"

    def reserve_1d(self) -> str:
        return "1 Tag Reserve"

    def reserve_3d(self) -> str:
        return "3 Tage Reserve"

    def reserve_1w(self) -> str:
        return "1 Woche Reserve"

    def answer_about(self) -> str:
        return "Wie lange man eine Frage an den Tisch beantworten kann, zum Beispiel die Bitte um Zurücknahme."

    def answer_1h(self, *, begins: bool) -> str:
        return ("Fragen schließen nach 1 Stunde" if begins else "Fragen schließen nach 1 Stunde")

    def answer_12h(self, *, begins: bool) -> str:
        return ("Fragen schließen nach 12 Stunden" if begins else "Fragen schließen nach 12 Stunden")

    def answer_1d(self, *, begins: bool) -> str:
        return ("Fragen schließen nach 1 Tag" if begins else "Fragen schließen nach 1 Tag")

    def answer_3d(self, *, begins: bool) -> str:
        return ("Fragen schließen nach 3 Tagen" if begins else "Fragen schließen nach 3 Tagen")

    def answer_1w(self, *, begins: bool) -> str:
        return ("Fragen schließen nach 1 Woche" if begins else "Fragen schließen nach 1 Woche")

    def forfeit_about(self) -> str:
        return "Mit Bedenkzeit: ob ein Platz von selbst aufgegeben wird, wenn die Zeit so lange um ist, wie ein Zug dauern darf."

    def forfeit_off(self, *, begins: bool) -> str:
        return ("Ist die Zeit um, entscheiden die anderen" if begins else "ist die Zeit um, entscheiden die anderen")

    def forfeit_on(self, *, begins: bool) -> str:
        return ("Ist die Zeit noch einmal so lange um, geht der Platz verloren" if begins else "ist die Zeit noch einmal so lange um, geht der Platz verloren")

    def rated_about(self) -> str:
        return "Ob die Partie für die Wertung zählt."

    def rated_yes(self, *, begins: bool) -> str:
        return ("Die Partie zählt für die Wertung" if begins else "die Partie zählt für die Wertung")

    def rated_no(self, *, begins: bool) -> str:
        return ("Die Partie zählt nicht für die Wertung" if begins else "die Partie zählt nicht für die Wertung")
