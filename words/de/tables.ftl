# Author: the project's first translator
# Reviewer: nobody yet

### Was an einem Tisch zu lesen ist außer dem, was das Spiel selbst sagt: der Rahmen des Bretts, sein Ende und Antworten.
###
### Begriffe: game = Partie (eine gespielte), Spiel (das Spiel als solches); move, turn = Zug; seat = Platz; table = Tisch;
### record = Protokoll; fingerprint = Fingerabdruck; lot = Los; draw = unentschieden, als Angebot Remis; resign = aufgeben;
### take back = zurücknehmen; rematch = Revanche; player = Mitspielende, Person; moderator = die Moderation;
### host of the bot = wer den Bot betreibt. Angeredet wird mit „du“ und „ihr“, ohne Großschreibung.

## Antworten, wenn etwas schiefging

sorry = Bei uns ist etwas schiefgegangen. Nichts Gespieltes ist verloren: /board zeigt die Partie, wie sie steht.
unknown-button = Dieser Knopf gehört zu einer älteren Version des Bots. /board zeigt die Partie mit Knöpfen, die gehen.
command-changed = Dieser Befehl hat sich geändert. Lade Discord neu (Strg+R) und versuch es noch einmal.
not-here = Tische eröffnet man auf Servern, auf denen ich Mitglied bin, und hier bin ich keines. Wer den Server verwaltet, kann mich hinzufügen. /rules geht überall.
wrong-value = Einer der Werte ist nicht von der richtigen Art oder nicht auf diesem Server.
nobody-else = In Direktnachrichten sind nur du und ich; lass andere Personen also weg. Auf einem Server, auf dem ich Mitglied bin, kannst du sie nennen.

## In Discords Mitgliederliste, unter dem Namen des Bots (zurzeit immer auf Englisch)

activity = Tippe / und spiel

## Knöpfe

rules = Regeln
the-rule = Die Regel
record = Protokoll
rematch = Revanche
resign = Aufgeben
back = Zurück
play-on = Weiterspielen
earlier = ◀ Frühere
more = Weitere ▶
previous = ◀ Zurück
next = Weiter ▶
go-to-page = Gehe zu Seite
study = Details
whole-page = Die ganze Seite
go-to-board = Zum Brett
go-to-table = Zum Tisch

## Die Nummer des Tisches und sein Fingerabdruck

fingerprint =
    Tisch { $table }. Fingerabdruck { $draws ->
        [lot] des Loses
        [cards] der Karten
       *[dice] der Würfel
    }: { $fingerprint }.
fingerprints =
    Tisch { $table }. Fingerabdruck { $draws ->
        [lot] des Loses
        [cards] der Karten
       *[dice] der Würfel
    } am Anfang: { $first }. Fingerabdruck jetzt: { $last }.

## Bretter

turn = { $badge } { $who }: { $ask }
choose-on = { $label }: Wähle, wie es weitergeht.
menu = { $asks } ({ $entries })
menu-page = { $asks } ({ $entries }, Seite { $page } von { $pages })
menu-choose = Wähle

## Warum eine Partie endete, die nicht nach den Regeln endete

ended-by-moderator = { $who } von der Moderation hat die Partie beendet. Sie hat kein Ergebnis.
ended-by-a-moderator = Die Moderation hat die Partie beendet. Sie hat kein Ergebnis.
ended-outdated = Die Regeln dieses Spiels haben sich seit dem Beginn geändert, deshalb wurde die Partie geschlossen. Sie hat kein Ergebnis.
ended-not-shown = Die Partie wurde geschlossen, weil in diesem Kanal nichts gepostet werden kann. Sie hat kein Ergebnis.
ended-server-left = Die Partie wurde geschlossen, weil der Bot von diesem Server entfernt wurde. Sie hat kein Ergebnis.
ended-channel-gone = Die Partie wurde geschlossen, weil ihr Kanal gelöscht wurde. Sie hat kein Ergebnis.
ended-agreed = Unentschieden: Die Mitspielenden haben sich darauf geeinigt.
ended-computers-left = Die Partie wurde geschlossen, weil nur noch Computer mitspielten. Sie hat kein Ergebnis.
ended-silence = Die Partie wurde geschlossen, weil einen Monat lang niemand gezogen hat. Wer mitspielt, kann sie wieder öffnen.

## Unter einer beendeten Partie und bei ihrem Protokoll

footing =
    Tisch { $table }, { $moves ->
        [0] kein Zug
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }. „{ record }“ gibt die Partie als Datei, um { $draws ->
        [lot] das Los
        [cards] die Karten
       *[dice] die Würfel
    } zu prüfen.
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
    Um { $draws ->
        [lot] das Los
        [cards] die Karten
       *[dice] die Würfel
    } zu prüfen, starte { $command } in einer Kopie des Codes dieses Bots, mit dem Fingerabdruck, wie du ihn vor der Partie gelesen hast.
record-later =
    Das Geheimnis { $draws ->
        [lot] des Loses fehlt, bis die Partie vorbei ist. Dann können alle es prüfen.
        [cards] der Karten fehlt, bis die Partie vorbei ist. Dann können alle sie prüfen.
       *[dice] der Würfel fehlt, bis die Partie vorbei ist. Dann können alle sie prüfen.
    }
secret-withheld =
    Die Partie wurde geschlossen, weil niemand gezogen hat. Wer mitspielt, kann sie wieder öffnen; deshalb wird das Geheimnis { $draws ->
        [lot] des Loses erst am { $when } gezeigt. Hat bis dahin niemand die Partie wieder geöffnet, können alle es prüfen.
        [cards] der Karten erst am { $when } gezeigt. Hat bis dahin niemand die Partie wieder geöffnet, können alle sie prüfen.
       *[dice] der Würfel erst am { $when } gezeigt. Hat bis dahin niemand die Partie wieder geöffnet, können alle sie prüfen.
    }
best-own = Mit diesen Optionen: dein bestes Ergebnis { $own }.
best-server = Mit diesen Optionen: das beste auf diesem Server { $server }.
best-both = Mit diesen Optionen: dein bestes Ergebnis { $own }, das beste auf diesem Server { $server }.

## Antworten

done = { $label }: erledigt.
resigned = Du hast aufgegeben.
resign-question = Möchtest du diese Partie ({ $game }) aufgeben? Das lässt sich nicht rückgängig machen.
playing-on = Du spielst weiter.
nothing-to-study = Zu dieser Partie gibt es nichts weiter nachzusehen: Das Brett zeigt alles.

## Jemand hat den Server verlassen

gone-from-lobby = { $who } hat den Server verlassen. Der Tisch wartet; macht ihr ohne { $who } weiter, ist der Platz wieder frei.
gone-from-game = { $who } hat den Server verlassen und ist am Zug; macht ihr ohne { $who } weiter, wird der Platz aufgegeben.
go-on-without = Weiter ohne { $who }
went-on = Es geht ohne { $who } weiter.
left-server = { $who } hat den Server verlassen, deshalb wurde der Platz aufgegeben.

## Die Moderation schließt einen Tisch oder beendet eine Partie

close-it = Schließen
leave-open = Offen lassen
end-it = Beenden
leave-running = Weiterlaufen lassen
stays-open = Der Tisch bleibt offen.
goes-on = Die Partie geht weiter.
close-question = Möchtest du diesen Tisch ({ $game }) schließen? Die Partie hat noch nicht begonnen.
end-question =
    { $number ->
        [one] Möchtest du die Partie von { $players } ({ $game }) beenden? Sie hat dann kein Ergebnis.
       *[other] Möchtest du diese Partie von { $players } ({ $game }) beenden? Sie hat dann kein Ergebnis.
    }
closed = Der Tisch ist geschlossen.
closed-and-kept = Der Tisch ist geschlossen. Die Partie bleibt erhalten: /record gibt sie.

## Die Regeln

clauses-heading =
    { $game }, { $number ->
        [one] Regel
       *[other] Regeln
    } { $clauses }
rules-heading = { $game }, Seite { $page } von { $pages }
