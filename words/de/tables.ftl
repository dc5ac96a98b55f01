### Was an einem Tisch zu lesen ist außer dem, was das Spiel selbst sagt: der Rahmen des Bretts, sein Ende und Antworten.
###
### Begriffe: game = Partie (eine gespielte), Spiel (das Spiel als solches); move, turn = Zug; seat = Platz; table = Tisch;
### record = Protokoll; fingerprint = Fingerabdruck; random draws = Auslosung; draw = unentschieden, als Angebot Remis;
### resign = aufgeben; forfeit = der Platz verfällt; remove = aus der Partie entfernen; take back = zurücknehmen;
### rematch = Revanche; player = Mitspielende, Person; moderator = die Moderation; score = Punktzahl;
### host of the bot = wer den Bot betreibt. Angeredet wird mit „du“ und „ihr“, ohne Großschreibung.

## Antworten, wenn etwas schiefging

sorry = Leider ist etwas schiefgegangen. Von der Partie ist nichts verloren: `/board` zeigt, wie sie steht.
unknown-button = Dieser Knopf stammt aus einer älteren Version des Bots. Mit `/board` bekommst du neue Knöpfe.
command-changed = Dieser Befehl hat sich geändert. Starte Discord neu (am Computer mit Strg+R) und versuch es noch einmal.
not-here = Ich bin auf diesem Server kein Mitglied und kann das hier deshalb nicht. Wer den Server verwaltet, kann mich hinzufügen. In unseren Direktnachrichten kannst du mit `/play` spielen.
outside = -# Ich bin auf diesem Server kein Mitglied, deshalb ging es um deine Partien in [unseren Direktnachrichten]({ $direct }). Wer den Server verwaltet, kann [mich hinzufügen]({ $invite }).
wrong-value = Einen dieser Werte kann ich hier nicht verwenden. Prüfe, ob er von diesem Server ist, und versuch es noch einmal.
nobody-else = In Direktnachrichten sind nur wir beide, also lass andere Personen weg. Auf einem Server, auf dem wir beide sind, kannst du sie einladen.
nobody-else-outside = Ich bin auf diesem Server kein Mitglied, also lass andere Personen weg. Auf einem Server, auf dem wir beide sind, kannst du sie einladen.

## In Discords Mitgliederliste, unter dem Namen des Bots, für alle gleich: deshalb immer auf Englisch

activity = Press / and play

## Knöpfe

rules = Regeln
the-rule = Die Regel
record = Protokoll
rematch = Revanche
play-again = Noch einmal spielen
resign = Aufgeben
back = Zurück
play-on = Weiterspielen
earlier = ◀ Frühere
more = Weitere ▶
previous = ◀ Zurück
next = Weiter ▶
go-to-page = Zu einer Seite gehen
study = Details
whole-page = Ganze Regelseite
go-to-board = Zum Brett
go-to-table = Zum Tisch

## Die Nummer des Tisches und sein Fingerabdruck

fingerprint =
    Tisch { $table }. Fingerabdruck der { $draws ->
        [lot] Auslosung
        [cards] Karten
       *[dice] Würfel
    }: { $fingerprint }.
fingerprints =
    Tisch { $table }. Erster Fingerabdruck der { $draws ->
        [lot] Auslosung
        [cards] Karten
       *[dice] Würfel
    }: { $first }. Neuester Fingerabdruck: { $last }.

## Bretter

turn = { $badge } { $who }: { $ask }
choose-on = { $label }, und dann?
menu = { $asks } ({ $entries })
menu-page = { $asks } ({ $entries }, Seite { $page } von { $pages })
menu-choose = Wähle aus

## Warum eine Partie endete, die nicht nach den Regeln endete

ended-by-moderator = { $who } von der Moderation hat die Partie beendet. Sie hat kein Ergebnis.
ended-by-a-moderator = Die Moderation hat die Partie beendet. Sie hat kein Ergebnis.
ended-outdated = Die Partie wurde geschlossen, weil sich ihre Regeln seit dem Beginn geändert haben. Sie hat kein Ergebnis.
ended-not-shown = Die Partie wurde geschlossen, weil ich in ihrem Kanal nichts posten konnte. Sie hat kein Ergebnis.
ended-server-left = Die Partie wurde geschlossen, weil ich vom Server entfernt wurde. Sie hat kein Ergebnis.
ended-channel-gone = Die Partie wurde geschlossen, weil ihr Kanal gelöscht wurde. Sie hat kein Ergebnis.
ended-agreed = Remis vereinbart.
ended-computers-left = Die Partie wurde geschlossen, weil nur noch Computer mitspielten. Sie hat kein Ergebnis.
ended-silence = Die Partie wurde geschlossen, weil einen Monat lang niemand gezogen hat. Wer mitspielt, kann sie wieder öffnen.
ended-silence-claim =
    Die Partie wurde geschlossen, weil { $who } einen Monat lang nicht gezogen hat. { $others } { $number ->
        [one] kann
       *[other] können
    } den Sieg beanspruchen oder die Partie wieder öffnen. Frist dafür: { $when }.

## Unter einer beendeten Partie und bei ihrem Protokoll

footing =
    Tisch { $table }, { $moves ->
        [0] kein Zug
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }. Mit „{ record }“ kannst du die Partie herunterladen und die { $draws ->
        [lot] Auslosung
        [cards] Karten
       *[dice] Würfel
    } prüfen.
moves =
    { $moves ->
        [0] kein Zug
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
record-of =
    Tisch { $table }, { $moves ->
        [0] kein Zug
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }.
record-check =
    Um die { $draws ->
        [lot] Auslosung
        [cards] Karten
       *[dice] Würfel
    } zu prüfen, führe { $command } in einer Kopie des Codes dieses Bots aus. Ersetze das … durch den Fingerabdruck, den du vor der Partie gesehen hast.
record-later =
    Bis die Partie vorbei ist, fehlt im Protokoll das Geheimnis der { $draws ->
        [lot] Auslosung
        [cards] Karten
       *[dice] Würfel
    }. Danach können alle sie prüfen.
secret-withheld =
    Die Partie wurde geschlossen, weil niemand gezogen hat, und wer mitspielt, kann sie wieder öffnen. Deshalb bleibt das Geheimnis der { $draws ->
        [lot] Auslosung
        [cards] Karten
       *[dice] Würfel
    } vorerst verborgen. Veröffentlichung, falls die Partie geschlossen bleibt: { $when }.
best-own =
    { $hinted ->
        [yes] Deine beste Punktzahl mit diesen Optionen und Hinweisen: { $own }.
       *[no] Deine beste Punktzahl mit diesen Optionen: { $own }.
    }
best-server =
    { $hinted ->
        [yes] Beste Punktzahl auf diesem Server mit diesen Optionen und Hinweisen: { $server }.
       *[no] Beste Punktzahl auf diesem Server mit diesen Optionen: { $server }.
    }
best-both =
    { $hinted ->
        [yes] Mit diesen Optionen und Hinweisen ist deine beste Punktzahl { $own } und die beste auf diesem Server { $server }.
       *[no] Mit diesen Optionen ist deine beste Punktzahl { $own } und die beste auf diesem Server { $server }.
    }

## Antworten

done = Gespielt: { $label }.
resigned = Du hast aufgegeben.
resign-question = Diese Partie { $game } aufgeben? Das lässt sich nicht rückgängig machen.
playing-on = Okay, du spielst weiter.
nothing-to-study = Mehr gibt es nicht nachzusehen: Das Brett zeigt alles.

## Jemand hat den Server verlassen

gone-from-lobby = { $who } hat den Server verlassen. Machst du ohne { $who } weiter, wird der Platz frei, und jemand anders leitet den Tisch.
gone-from-game = { $who } ist am Zug, hat aber den Server verlassen. Machst du ohne { $who } weiter, verfällt der Platz.
go-on-without = Weiter ohne { $who }
went-on = Es geht ohne { $who } weiter.
left-server = { $who } hat den Server verlassen, deshalb ist der Platz verfallen.

## Die Moderation schließt einen Tisch oder beendet eine Partie

close-it = Tisch schließen
leave-open = Tisch offen lassen
end-it = Partie beenden
leave-running = Partie weiterlaufen lassen
stays-open = Der Tisch bleibt offen.
goes-on = Die Partie geht weiter.
close-question = An diesem Tisch für { $game } hat die Partie noch nicht begonnen. Tisch schließen?
end-question =
    { $number ->
        [one] Die Partie { $game } von { $players } beenden? Sie hat dann kein Ergebnis.
       *[other] Diese Partie { $game } von { $players } beenden? Sie hat dann kein Ergebnis.
    }
closed = Der Tisch ist geschlossen.
closed-and-kept = Die Partie ist beendet, ohne Ergebnis. Ihr Protokoll bekommst du weiterhin mit `/record`.

## Die Regeln

clauses-heading =
    { $game }, { $number ->
        [one] Regel
       *[other] Regeln
    } { $clauses }
rules-heading = { $game }, Seite { $page } von { $pages }
