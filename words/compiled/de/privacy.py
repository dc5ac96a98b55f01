"""The words of words/de/privacy.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.privacy import Privacy as English

if TYPE_CHECKING:
    from words.compiled.protocols.privacy import PrivacyWords


class Privacy(English):
    """The messages of privacy.ftl."""

    def delete(self) -> str:
        return "Löschen"

    def delete_now(self) -> str:
        return "Endgültig löschen"

    def keep(self) -> str:
        return "Behalten"

    def notice(self) -> str:
        return "Datenschutzhinweis"

    def terms(self) -> str:
        return "Nutzungsbedingungen"

    def nothing(self) -> str:
        return "Über dich ist nichts gespeichert."

    def kept_on(self) -> str:
        return "Alles bleibt, wie es ist."

    def asked(self) -> str:
        return "Möchtest du vergessen werden? Du verlässt die Lobbys, in denen du sitzt, und gibst deine laufenden Partien auf. Partien bleiben erhalten, mit „Gelöschtes Profil“ anstelle deines Namens. Was in Kanälen gepostet wurde, bleibt dort. Das lässt sich nicht rückgängig machen."

    def kept_id(self) -> str:
        return "Deine Discord-ID ist gespeichert."

    def kept_tables(self, *, counted: str | int, tables: int) -> str:
        return "Gespeichert sind deine Discord-ID und " + (f"{tables} Tisch" if tables == 1 else f"{tables} Tische") + f" mit deinem Namen: {counted}."

    def tables_lobby(self, *, number: int) -> str:
        return f"{number} offen"

    def tables_running(self, *, number: int) -> str:
        return f"{number} laufend"

    def tables_over(self, *, number: int) -> str:
        return f"{number} beendet"

    def tables_cancelled(self, *, number: int) -> str:
        return f"{number} abgesagt"

    def called(self, *, names: str | int) -> str:
        return f"Dort heißt du {names}."

    def settings(self, *, settings: str | int) -> str:
        return f"Mit `/me` hast du festgelegt: {settings}."

    def puzzles(self, *, puzzles: int) -> str:
        return (f"Deine Antworten zu {puzzles} Rätsel sind gespeichert." if puzzles == 1 else f"Deine Antworten zu {puzzles} Rätseln sind gespeichert.")

    def followed(self, *, games: int) -> str:
        return (f"Du folgst {games} Partie." if games == 1 else f"Du folgst {games} Partien.")

    def offers(self, *, number: int) -> str:
        return f"Deine offenen Angebote und die, von denen du hören möchtest, sind gespeichert: zusammen {number}."

    def file(self) -> str:
        return "In der Datei steht alles: deine Namen, Plätze, Züge, beigetragenen Wörter, Ergebnisse und was die Aufzeichnungen der Tische sonst von dir sagen."

    def done_none(self) -> str:
        return "Erledigt. In der Datenbank des Bots ist nichts mehr von dir."

    def done(self, *, tables: int) -> str:
        return "Erledigt. Dein Name und deine ID sind aus " + (f"{tables} Tisch" if tables == 1 else f"{tables} Tischen") + " entfernt; sonst ist in der Datenbank des Bots nichts von dir."

    def done_damaged(self, *, tables: int) -> str:
        return (f"Erledigt, bis auf {tables} Tisch, dessen Aufzeichnung auf der Festplatte des Bots beschädigt ist und nicht neu geschrieben werden kann. Das Log des Bots sagt mehr; bitte frag, wer ihn betreibt." if tables == 1 else f"Erledigt, bis auf {tables} Tische, deren Aufzeichnung auf der Festplatte des Bots beschädigt ist und nicht neu geschrieben werden kann. Das Log des Bots sagt mehr; bitte frag, wer ihn betreibt.")

    def traces(self) -> str:
        return "In seinen Dateien gibt es noch Spuren, weil gerade ein Programm sie liest. Der Bot entfernt sie von selbst binnen zwei Stunden, oder sobald dieses Programm beendet ist."

    def no_backups(self) -> str:
        return "Dieser Bot macht selbst keine Sicherungen."

    def in_backups(self, *, backups: int) -> str:
        return ("Seine neueste Sicherung enthält noch, was du gelöscht hast; jeden Tag ersetzt eine neue sie." if backups == 1 else f"Seine Sicherungen enthalten noch, was du gelöscht hast: Jeden Tag kommt eine dazu, und die neuesten {backups} bleiben; in etwa {backups} Tagen ist es also auch daraus verschwunden." if backups == 1 else f"Seine Sicherungen enthalten noch, was du gelöscht hast: Jeden Tag kommt eine dazu, und die neuesten {backups} bleiben; in etwa {backups} Tagen ist es also auch daraus verschwunden.")

    def delete_again(self) -> str:
        return "Falls eine Sicherung wieder eingespielt wird oder es anderswo Kopien gibt, lösch deine Daten dann noch einmal, oder frag, wer den Bot betreibt."
