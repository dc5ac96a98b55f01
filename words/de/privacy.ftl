### /privacy: was über eine Person gespeichert ist, und das Löschen. Privat.

## Knöpfe

delete = Meine Daten löschen
delete-now = Endgültig löschen
keep = Meine Daten behalten
notice = Datenschutzhinweis
terms = Nutzungsbedingungen

## Was gespeichert ist

nothing = Über dich ist nichts gespeichert.
kept-on = Es wurde nichts gelöscht.
asked = Alle deine Daten löschen? Du verlässt jeden offenen Tisch und gibst jede laufende Partie auf. Partien in Direktnachrichten werden gelöscht. Deine anderen Partien bleiben erhalten, mit „Gelöschtes Profil“ anstelle deines Namens. Nachrichten, die schon in Kanälen stehen, bleiben dort. Das lässt sich nicht rückgängig machen.
kept-id = Deine Discord-ID ist gespeichert.
kept-tables =
    Gespeichert sind deine Discord-ID und dein Name an { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tischen
    }: { $counted }.
tables-lobby = { $number } offen
tables-running = { $number } laufend
tables-over = { $number } beendet
tables-cancelled = { $number } abgesagt
called = Dort heißt du { $names }.
settings = Deine gespeicherten Einstellungen: { $settings }.
discord-language = Die Sprache deines Discord ist gespeichert.
puzzles =
    { $puzzles ->
        [one] Dein Ergebnis bei { $puzzles } Rätsel ist gespeichert.
       *[other] Deine Ergebnisse bei { $puzzles } Rätseln sind gespeichert.
    }
exercises =
    { $exercises ->
        [one] { $exercises } Übung aus deinen Partien ist gespeichert.
       *[other] { $exercises } Übungen aus deinen Partien sind gespeichert.
    }
reviews =
    { $games ->
        [one] Was eine Analyse über dein Spiel in { $games } Partie fand, ist gespeichert.
       *[other] Was Analysen über dein Spiel in { $games } Partien fanden, ist gespeichert.
    }
followed =
    { $games ->
        [one] Du folgst { $games } Partie.
       *[other] Du folgst { $games } Partien.
    }
offers = Deine offenen Angebote und deine Benachrichtigungen über Angebote sind gespeichert (insgesamt { $number }).
tournaments = Deine Turniere sind gespeichert.
file = In der Datei steht alles: deine Namen, Plätze, Züge, beigetragenen Wörter, Ergebnisse und was sonst über dich gespeichert ist.

## Nach dem Löschen

done-none = Erledigt. Die Datenbank des Bots enthält keine Daten mehr von dir.
done =
    Erledigt. Dein Name und deine ID wurden von { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tischen
    } entfernt. Sonst enthält die Datenbank des Bots nichts über dich.
done-damaged =
    { $tables ->
        [one] Erledigt, bis auf { $tables } Tisch: Sein Protokoll ist beschädigt und lässt sich nicht ändern. Wende dich an die Person, die den Bot betreibt. Sie findet Details im Log.
       *[other] Erledigt, bis auf { $tables } Tische: Ihre Protokolle sind beschädigt und lassen sich nicht ändern. Wende dich an die Person, die den Bot betreibt. Sie findet Details im Log.
    }
traces = Die Dateien der Datenbank enthalten noch Spuren, weil gerade ein anderes Programm sie liest. Der Bot entfernt sie innerhalb von 2 Stunden oder sobald dieses Programm fertig ist.
no-backups = Dieser Bot macht selbst keine Sicherungen.
in-backups =
    { $backups ->
        [1] Die neueste Sicherung des Bots enthält noch, was du gelöscht hast. Jeden Tag wird sie durch eine neue ersetzt.
        [one] Die Sicherungen des Bots enthalten noch, was du gelöscht hast. Jeden Tag kommt eine dazu, und die neuesten { $backups } werden aufbewahrt. In etwa { $backups } Tagen sind deine Daten auch daraus verschwunden.
       *[other] Die Sicherungen des Bots enthalten noch, was du gelöscht hast. Jeden Tag kommt eine dazu, und die neuesten { $backups } werden aufbewahrt. In etwa { $backups } Tagen sind deine Daten auch daraus verschwunden.
    }
delete-again = Falls die Person, die den Bot betreibt, eine Sicherung wiederherstellt, lösche deine Daten noch einmal. Frag sie auch nach Kopien, die sie anderswo aufbewahrt.
