"""The words of words/de/commands.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.commands import Commands as English

if TYPE_CHECKING:
    from words.compiled.protocols.commands import CommandsWords


class Commands(English):
    """The messages of commands.ftl."""

    def play(self) -> str:
        return "Eröffne einen Tisch in diesem Kanal, oder wähl aus den Spielen"

    def play_game(self) -> str:
        return "Welches Spiel (sonst wählst du aus allen)"

    def play_opponent(self) -> str:
        return "Wen du einlädst; die Person nimmt an oder lehnt ab"

    def play_against(self) -> str:
        return "Wie stark ein Computer gegen dich spielt"

    def level_easy(self) -> str:
        return "leicht"

    def level_medium(self) -> str:
        return "mittel"

    def level_hard(self) -> str:
        return "schwer"

    def invite(self) -> str:
        return "Lade jemanden an den Tisch ein, den du in diesem Kanal eröffnet hast"

    def invite_guest(self) -> str:
        return "Wen du einlädst; die Person nimmt an oder lehnt ab"

    def find(self) -> str:
        return "Auf diesem Server ein Gegenüber suchen: Die Partie beginnt, wenn jemand dasselbe will"

    def find_game(self) -> str:
        return "Welches Spiel du anbietest (sonst ein beliebiges)"

    def games(self) -> str:
        return "Die Partien, die auf dich warten, und die dieses Servers"

    def deal(self) -> str:
        return "Partie des Tages: dieselben Karten für alle, und ein Versuch, der zählt"

    def move(self) -> str:
        return "Zieh in der Partie dieses Kanals"

    def move_move(self) -> str:
        return "Was du spielst: auswählen oder eintippen"

    def takeback(self) -> str:
        return "Nimm deinen letzten Zug zurück, oder frag die anderen, ob du darfst"

    def draw(self) -> str:
        return "Biete Remis an, bei Partien zu zweit"

    def plan(self) -> str:
        return "In der Partie dieses Kanals Antworten auf Züge der Gegenseite planen"

    def note(self) -> str:
        return "Deine private Notiz zur Partie dieses Kanals"

    def resign(self) -> str:
        return "Gib die Partie dieses Kanals auf"

    def nudge(self) -> str:
        return "Frag, ob die Person am Zug noch da ist"

    def substitute(self) -> str:
        return "Lass jemanden einen Platz in der Partie dieses Kanals übernehmen"

    def substitute_player(self) -> str:
        return "Wessen Platz"

    def substitute_newcomer(self) -> str:
        return "Wer ihn übernimmt"

    def substitute_computer(self) -> str:
        return "Welcher Computer ihn übernimmt, statt einer Person"

    def away(self) -> str:
        return "Melde dich für einige Tage ab: Deine Uhren warten, bis du zurück bist"

    def away_days(self, *, most: int) -> str:
        return (f"Wie viele Tage du weg bist, höchstens {most}; 0: Du bist zurück" if most == 1 else f"Wie viele Tage du weg bist, höchstens {most}; 0: Du bist zurück")

    def board(self) -> str:
        return "Sieh dir die Partie dieses Kanals an, wie sie steht, nur für dich"

    def board_text(self) -> str:
        return "Mit Zeichen statt als Bild, oder in Sätzen, je nach deiner Wahl unter /me"

    def follow(self) -> str:
        return "Von den Zügen oder vom Ende einer Partie hören, in der du nicht spielst"

    def history(self) -> str:
        return "Sieh dir Zug für Zug an, wie die Partie dieses Kanals verlief"

    def open(self) -> str:
        return "Sieh dir eine Partie aus einer Protokolldatei an"

    def open_record(self) -> str:
        return "Eine Datei, wie /record sie gibt"

    def record(self) -> str:
        return "Hol dir die Partie dieses Kanals als Datei, und prüf, ob der Zufall ehrlich war"

    def replay(self) -> str:
        return "Die Partie dieses Kanals als bewegtes Bild"

    def verify(self) -> str:
        return "Prüf, ob Würfel oder Karten der beendeten Partie dieses Kanals ehrlich waren"

    def rules(self) -> str:
        return "Wie ein Spiel geht, und seine vollständigen Regeln"

    def rules_game(self) -> str:
        return "Welches Spiel (sonst das dieses Kanals)"

    def tutorial(self) -> str:
        return "Lern ein Spiel in wenigen Minuten: eine kurze geführte Partie, nur für dich"

    def tutorial_game(self) -> str:
        return "Welches Spiel (sonst das dieses Kanals)"

    def puzzle(self) -> str:
        return "Finde den besten Zug: das Rätsel des Tages, oder eines zu einem Spiel nur für dich"

    def puzzle_game(self) -> str:
        return "Welches Spiel (sonst das Rätsel des Tages)"

    def help(self) -> str:
        return "Was man hier spielen kann, und wie man anfängt"

    def stats(self) -> str:
        return "Wie jemand in den Partien dieses Servers abgeschnitten hat"

    def stats_player(self) -> str:
        return "Wer (sonst du)"

    def stats_game(self) -> str:
        return "Welches Spiel (sonst alle)"

    def leaderboard(self) -> str:
        return "Die Besten dieses Servers"

    def leaderboard_game(self) -> str:
        return "Welches Spiel (sonst alle)"

    def settings(self) -> str:
        return "Leg fest, wie Tische hier eröffnet und gezeigt werden (für die Serververwaltung)"

    def me(self) -> str:
        return "Leg fest, wann man dich ruft, was du siehst und mit wem du spielst"

    def privacy(self) -> str:
        return "Sieh, was über dich gespeichert ist, hol es als Datei, oder lösch es"

    def end(self) -> str:
        return "Beende die Partie dieses Kanals ohne Ergebnis (für die Moderation)"

    def moveto(self) -> str:
        return "Verleg den Tisch dieses Kanals in einen anderen Kanal (für die Moderation)"

    def moveto_channel(self) -> str:
        return "Wo der Tisch weitergeht"

    def pause(self) -> str:
        return "Halte die Partie dieses Kanals an (für die Moderation)"

    def resume(self) -> str:
        return "Setz die Partie dieses Kanals fort (für die Moderation)"

    def takeout(self) -> str:
        return "Gib in der Partie dieses Kanals jemandes Platz auf (für die Moderation)"

    def takeout_player(self) -> str:
        return "Wessen Platz"
