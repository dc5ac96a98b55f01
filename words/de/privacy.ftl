# Author: the project's first translator
# Reviewer: nobody yet

### /privacy: was über eine Person gespeichert ist, und das Löschen. Privat.

## Knöpfe

delete = Löschen
delete-now = Endgültig löschen
keep = Behalten
notice = Datenschutzhinweis
terms = Nutzungsbedingungen

## Was gespeichert ist

nothing = Über dich ist nichts gespeichert.
kept-on = Alles bleibt, wie es ist.
asked = Möchtest du vergessen werden? Du verlässt die Lobbys, in denen du sitzt, und gibst deine laufenden Partien auf. Partien bleiben erhalten, mit „Gelöschtes Profil“ anstelle deines Namens. Was in Kanälen gepostet wurde, bleibt dort. Das lässt sich nicht rückgängig machen.
kept-id = Deine Discord-ID ist gespeichert.
kept-tables =
    Gespeichert sind deine Discord-ID und { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } mit deinem Namen: { $counted }.
tables-lobby = { $number } offen
tables-running = { $number } laufend
tables-over = { $number } beendet
tables-cancelled = { $number } abgesagt
called = Dort heißt du { $names }.
settings = Mit `/me` hast du festgelegt: { $settings }.
puzzles =
    { $puzzles ->
        [one] Deine Antworten zu { $puzzles } Rätsel sind gespeichert.
       *[other] Deine Antworten zu { $puzzles } Rätseln sind gespeichert.
    }
followed =
    { $games ->
        [one] Du folgst { $games } Partie.
       *[other] Du folgst { $games } Partien.
    }
offers = Deine offenen Angebote und die, von denen du hören möchtest, sind gespeichert: zusammen { $number }.
file = In der Datei steht alles: deine Namen, Plätze, Züge, beigetragenen Wörter, Ergebnisse und was die Aufzeichnungen der Tische sonst von dir sagen.

## Nach dem Löschen

done-none = Erledigt. In der Datenbank des Bots ist nichts mehr von dir.
done =
    Erledigt. Dein Name und deine ID sind aus { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tischen
    } entfernt; sonst ist in der Datenbank des Bots nichts von dir.
done-damaged =
    { $tables ->
        [one] Erledigt, bis auf { $tables } Tisch, dessen Aufzeichnung auf der Festplatte des Bots beschädigt ist und nicht neu geschrieben werden kann. Das Log des Bots sagt mehr; bitte frag, wer ihn betreibt.
       *[other] Erledigt, bis auf { $tables } Tische, deren Aufzeichnung auf der Festplatte des Bots beschädigt ist und nicht neu geschrieben werden kann. Das Log des Bots sagt mehr; bitte frag, wer ihn betreibt.
    }
traces = In seinen Dateien gibt es noch Spuren, weil gerade ein Programm sie liest. Der Bot entfernt sie von selbst binnen zwei Stunden, oder sobald dieses Programm beendet ist.
no-backups = Dieser Bot macht selbst keine Sicherungen.
in-backups =
    { $backups ->
        [1] Seine neueste Sicherung enthält noch, was du gelöscht hast; jeden Tag ersetzt eine neue sie.
        [one] Seine Sicherungen enthalten noch, was du gelöscht hast: Jeden Tag kommt eine dazu, und die neuesten { $backups } bleiben; in etwa { $backups } Tagen ist es also auch daraus verschwunden.
       *[other] Seine Sicherungen enthalten noch, was du gelöscht hast: Jeden Tag kommt eine dazu, und die neuesten { $backups } bleiben; in etwa { $backups } Tagen ist es also auch daraus verschwunden.
    }
delete-again = Falls eine Sicherung wieder eingespielt wird oder es anderswo Kopien gibt, lösch deine Daten dann noch einmal, oder frag, wer den Bot betreibt.
