"""The words of words/de/around.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.around import Around as English

if TYPE_CHECKING:
    from words.compiled.protocols.around import AroundWords


class Around(English):
    """The messages of around.ftl."""

    def more(self) -> str:
        return "Mehr"

    def details(self) -> str:
        return "Details"

    def keep_still(self) -> str:
        return "Nicht drehen"

    def let_turn(self) -> str:
        return "Wieder drehen"

    def take_back(self) -> str:
        return "Zurücknehmen"

    def ask_back(self) -> str:
        return "Um Zurücknahme bitten"

    def offer_draw(self) -> str:
        return "Remis anbieten"

    def nudge(self) -> str:
        return "Anstupsen"

    def yes(self) -> str:
        return "Ja"

    def no(self) -> str:
        return "Nein"

    def wait(self) -> str:
        return "Länger warten"

    def give_up_for(self) -> str:
        return "Platz aufgeben"

    def wait_on(self) -> str:
        return "Weiter warten"

    def open_again(self) -> str:
        return "Wieder öffnen"

    def leave_in(self) -> str:
        return "Weiterspielen lassen"

    def what_else(self) -> str:
        return "Was du außer Ziehen tun kannst:"

    def watching(self) -> str:
        return "Du spielst an diesem Tisch nicht mit. Beim Zuschauen kannst du Folgendes tun:"

    def nothing_else(self) -> str:
        return "Sonst kannst du an diesem Tisch gerade nichts tun."

    def substitute(self, *, command: str | int) -> str:
        return f"Jemand anderes kann einen Platz übernehmen: {command}."

    def details_of(self, *, fingerprint: str | int) -> str:
        return f"{self.details()}: {fingerprint}"

    def asked(self) -> str:
        return "Die Frage steht jetzt beim Brett."

    def asked_before(self) -> str:
        return "Du hast gefragt, und das ist schon entschieden: Am Brett siehst du, wie die Partie steht."

    def done_taken_back(self) -> str:
        return "Zurückgenommen."

    def done_draw(self) -> str:
        return "Ihr wollt beide ein Remis, also ist die Partie unentschieden."

    def done_nudged(self) -> str:
        return "Wer am Zug ist, wurde noch einmal gerufen."

    def done_given_up(self) -> str:
        return "Der Platz ist aufgegeben."

    def done_stilled(self) -> str:
        return "Ab jetzt sehen alle das Brett so."

    def paused(self) -> str:
        return "Die Partie ist angehalten: Niemand kann ziehen, und die Uhren stehen. Mit /resume geht sie weiter."

    def resumed(self) -> str:
        return "Die Partie geht weiter."

    def still_waiting(self) -> str:
        return "Du wartest weiter."

    def left_in(self) -> str:
        return "Die Partie geht weiter wie bisher."

    def moved_to(self, *, channel: str | int) -> str:
        return f"Der Tisch ist jetzt in {channel}."

    def news_unanswered(self, *, matter: Literal['back', 'draw', 'time', 'seat'], who: str | int) -> str:
        return (f"Der Antrag von {who}, einen Platz aufzugeben, blieb ohne Antwort und ist geschlossen." if matter == 'time' else f"Das Remisangebot von {who} blieb ohne Antwort und ist geschlossen." if matter == 'draw' else f"Die Bitte von {who}, einen Zug zurückzunehmen, blieb ohne Antwort und ist geschlossen." if matter == 'back' else f"Die Bitte von {who}, einen Platz zu übergeben, blieb ohne Antwort und ist geschlossen.")

    def news_withdrawn(self, *, matter: Literal['back', 'draw', 'seat', 'time'], who: str | int) -> str:
        return (f"{who} hat den Antrag zurückgezogen, einen Platz aufzugeben." if matter == 'time' else f"{who} hat das Remisangebot zurückgezogen." if matter == 'draw' else f"{who} hat die Bitte um Zurücknahme zurückgezogen." if matter == 'back' else f"{who} hat die Bitte zurückgezogen, einen Platz zu übergeben.")

    def news_declined(self, *, matter: Literal['back', 'draw', 'seat', 'time'], who: str | int) -> str:
        return (f"{who} hat den Antrag abgelehnt, einen Platz aufzugeben." if matter == 'time' else f"{who} hat das Remisangebot abgelehnt." if matter == 'draw' else f"{who} hat die Bitte um Zurücknahme abgelehnt." if matter == 'back' else f"{who} hat die Bitte abgelehnt, einen Platz zu übergeben.")

    def news_yes_withdrawn(self, *, who: str | int) -> str:
        return f"{who} hat das Ja zurückgezogen, also geschieht nichts."

    def news_taken_back(self, *, who: str | int) -> str:
        return f"{who} hat einen Zug zurückgenommen."

    def news_substituted(self, *, newcomer: str | int, who: str | int) -> str:
        return f"{newcomer} hat den Platz von {who} übernommen."

    def news_more_time_away(self, *, who: str | int) -> str:
        return f"{who} hatte sich abgemeldet und hat mehr Zeit."

    def news_more_time_down(self, *, who: str | int) -> str:
        return f"Die Zeit von {who} lief ab, während der Bot nicht lief; deshalb gibt es mehr."

    def news_more_time_wait(self, *, by: str | int, who: str | int) -> str:
        return f"{by} möchte lieber warten, also hat {who} mehr Zeit."

    def news_nudged(self, *, by: str | int, who: str | int) -> str:
        return f"{by} fragt, ob {who} noch da ist."

    def news_resumed(self, *, who: str | int) -> str:
        return f"{who} hat die Partie fortgesetzt."

    def news_still(self, *, who: str | int) -> str:
        return f"{who} hält das Brett an."

    def news_turning(self, *, who: str | int) -> str:
        return f"{who} lässt das Brett wieder drehen."

    def news_reopened(self, *, who: str | int) -> str:
        return f"{who} hat die Partie wieder geöffnet."

    def news_new_secret(self, *, draws: Literal['cards', 'dice', 'lot']) -> str:
        return "Wer den Bot betreibt, hat eine Sicherung eingespielt. Von hier an " + ("kommen die Karten" if draws == 'cards' else "kommt das Los" if draws == 'lot' else "kommen die Würfel") + " aus einem anderen Geheimnis."

    def a_moderator(self) -> str:
        return "Die Moderation"

    def asks_back(self, *, who: str | int) -> str:
        return f"{who} bittet darum, den letzten eigenen Zug zurückzunehmen."

    def asks_draw(self, *, who: str | int) -> str:
        return f"{who} bietet Remis an."

    def asks_time(self, *, late: str | int, who: str | int) -> str:
        return f"{who} möchte den Platz von {late} aufgeben, dessen Zeit um ist."

    def asks_own_seat(self, *, newcomer: str | int, who: str | int) -> str:
        return f"{who} würde den eigenen Platz an {newcomer} übergeben."

    def asks_seat(self, *, newcomer: str | int, owner: str | int, who: str | int) -> str:
        return f"{who} schlägt vor, dass {newcomer} den Platz von {owner} übernimmt."

    def do_you_agree(self, *, number: int, others: str | int) -> str:
        return f"{others}: " + ("Bist du" if number == 1 else "Seid ihr") + " einverstanden?"

    def question_closes(self, *, assent: bool, when: str | int) -> str:
        return f"Diese Frage schließt {when}" + ("; wer bis dahin nicht antwortet, stimmt zu" if assent else "") + "."

    def late(self, *, command: str | int, number: int, others: str | int, who: str | int) -> str:
        return f"Die Zeit von {who} ist um. {others}: " + (f"Warte länger, gib den Platz auf, oder lass ihn mit {command} von jemandem übernehmen" if number == 1 else f"Wartet länger, gebt den Platz auf, oder lasst ihn mit {command} von jemandem übernehmen") + f". Bis dahin kann {who} noch ziehen."

    def late_forfeit(self, *, command: str | int, number: int, others: str | int, when: str | int, who: str | int) -> str:
        return f"Die Zeit von {who} ist um. {others}: " + (f"Warte länger, gib den Platz auf, oder lass ihn mit {command} von jemandem übernehmen" if number == 1 else f"Wartet länger, gebt den Platz auf, oder lasst ihn mit {command} von jemandem übernehmen") + f". Geschieht nichts, wird der Platz {when} aufgegeben. Bis dahin kann {who} noch ziehen."

    def late_too(self, *, who: str | int) -> str:
        return f"Die Zeit von {who} ist um; Ziehen ist noch möglich."

    def timed_out(self, *, who: str | int) -> str:
        return f"Die Zeit von {who} war um, deshalb wurde der Platz aufgegeben."

    def give_up_question(self, *, late: str | int) -> str:
        return f"Möchtest du den Platz von {late} aufgeben? Das lässt sich nicht rückgängig machen."

    def away(self, *, command: str | int, least: str | int, most: str | int, turns: int, until: str | int) -> str:
        return f"Du bist bis {until} abwesend. Läuft vorher deine Uhr ab, wartet die Partie auf dich: in jeder Partie für die Zeit von " + (f"{turns} Zug" if turns == 1 else f"{turns} Zügen") + f", aber mindestens {least} und höchstens {most}. Mit {command} bist du zurück."

    def back_again(self) -> str:
        return "Willkommen zurück. Deine Uhren laufen wieder wie sonst."

    def budget_after(self, *, left: int, month: int, year: int) -> str:
        return "Du kannst in je 30 Tagen " + (f"{month} Tag" if month == 1 else f"{month} Tage") + f" abwesend sein, und {year} in je 365. Nach dieser Abwesenheit " + ("bleibt davon keiner" if left == 0 else f"bleibt davon {left} Tag" if left == 1 else f"bleiben davon {left} Tage") + "."

    def budget_now(self, *, left: int, month: int, year: int) -> str:
        return "Du kannst in je 30 Tagen " + (f"{month} Tag" if month == 1 else f"{month} Tage") + f" abwesend sein, und {year} in je 365. Jetzt " + ("bleibt davon keiner" if left == 0 else f"bleibt davon {left} Tag" if left == 1 else f"bleiben davon {left} Tage") + "."

    def is_away(self, *, until: str | int, who: str | int) -> str:
        return f"{who} ist bis {until} abwesend."

    def is_away_clock_waits(self, *, until: str | int, who: str | int) -> str:
        return f"{who} ist bis {until} abwesend; so lange wartet die Uhr."

    def is_away_clock_waits_until(self, *, latest: str | int, until: str | int, who: str | int) -> str:
        return f"{who} ist bis {until} abwesend; hier wartet die Uhr längstens bis {latest}."

    def taken_out(self, *, who: str | int) -> str:
        return f"Die Moderation hat den Platz von {who} aufgegeben."

    def take_out_question(self, *, who: str | int) -> str:
        return f"Möchtest du den Platz von {who} in dieser Partie aufgeben? Das lässt sich nicht rückgängig machen."

    def paused_by(self, *, who: str | int) -> str:
        return f"{who} hat die Partie angehalten. Sie geht weiter, sobald die Moderation sie fortsetzt."

    def paused_by_a_moderator(self) -> str:
        return "Die Moderation hat die Partie angehalten. Sie geht weiter, sobald die Moderation sie fortsetzt."
