### Vor der Partie: der offene Tisch, die privaten Nachrichten hinter seinen Knöpfen und die Liste der Spiele.
### Begriffe: host = wer den Tisch leitet; secret = Geheimnis; fingerprint = Fingerabdruck; word = Wort; seat = Platz;
### random draws = Auslosung.

## Knöpfe

join = Mitspielen
leave = Verlassen
start = Starten
cancel = Tisch absagen
cancel-table = Tisch absagen
accept = Annehmen
decline = Ablehnen
options = Optionen
details = Details
invite = Einladen
add-word = Wort beitragen

## Der offene Tisch

opens =
    { $who } { $hosts ->
        [yes] leitet
       *[no] hat
    } einen Tisch für { $size ->
        [one] 1 Person
        [same] { $few } Personen
       *[range] { $few } bis { $many } Personen
    }{ $hosts ->
        [yes] {""}
       *[no] {" "}eröffnet
    }{ $private ->
        [yes] , nur auf Einladung
       *[no] {""}
    }.
for-players =
    Für { $size ->
        [one] 1 Person
        [same] { $few } Personen
       *[range] { $few } bis { $many } Personen
    }
seat-host = { $who } (leitet den Tisch)
seat-invited = { $who } (eingeladen, noch keine Antwort)
seats-free =
    { $number ->
        [one] { $number } Platz
       *[other] { $number } Plätze
    } frei
declined =
    { $who } { $number ->
        [one] hat
       *[other] haben
    } abgelehnt.
called =
    { $who }: { $number ->
        [one] Du bist eingeladen! Drück
       *[other] Ihr seid eingeladen! Drückt
    } „{ accept }“ oder „{ decline }“.
chosen = Optionen: { $options }
option-value = { $option } { $value }
switch-to = Ändern in: { $what }

## Wer starten darf, und wann

start-after-answers =
    { $host } kann starten, sobald { $guests } { $number ->
        [one] geantwortet hat oder unter „{ options }“ entfernt wurde.
       *[other] geantwortet haben oder unter „{ options }“ entfernt wurden.
    }
start-with-enough =
    { $host } kann starten, sobald { $number ->
        [one] { $number } Person mitspielt.
       *[other] { $number } Personen mitspielen.
    }
claim-rule =
    { $rated ->
        [yes] Gewertet, ohne Uhr
       *[no] Ohne Uhr
    }: Zieht jemand { $span } lang nicht, schließt die Partie, und die anderen können den Sieg beanspruchen.
start-now = { $host } kann jetzt starten.
for-one = Allein? `/play` bietet Partien gegen den Computer und { $games }. `/tutorial` erklärt dir jedes Spiel.
for-one-tutorial = Allein? `/play` bietet Partien gegen den Computer, und `/tutorial` erklärt dir jedes Spiel.

## Wie die Plätze vergeben werden

seats-by-lot = Die Plätze werden ausgelost.
sits-first-then-lot = { $who } bekommt Platz 1. Die anderen Plätze werden ausgelost.
rule-sits-first = { $who }, { $rule }, bekommt Platz 1. Die anderen Plätze werden ausgelost.

## Das Geheimnis, aus dem der Zufall kommt, und die Wörter der Mitspielenden

fingerprint =
    Fingerabdruck der { $draws ->
        [lot] Auslosung
        [cards] Karten
       *[dice] Würfel
    }: { $fingerprint }
word-added = { $who } hat ein Wort beigetragen.
word-label = Dein Wort
word-hint = Irgendein Wort. Es wird im Protokoll der Partie zu sehen sein.
word-asked =
    { $draws ->
        [lot] Die Auslosung ergibt sich
        [cards] Die Karten ergeben sich
       *[dice] Die Würfe ergeben sich
    } aus dem Geheimnis des Bots und den Wörtern der Mitspielenden. Das Geheimnis steht fest, bevor du dein Wort beiträgst. Wer den Bot betreibt, konnte es also nicht passend dazu wählen. Kopiere den Fingerabdruck des Geheimnisses und trage dann ein Wort bei, das niemand erraten kann, am besten erst, wenn alle am Tisch sitzen:
word-taken = Dein Wort ist dabei: { $word }. Bewahre es zusammen mit diesem Fingerabdruck auf:
word-taken-check =
    Nach der Partie kannst du mit beidem und dem Protokoll prüfen, ob { $draws ->
        [lot] die Auslosung fair war
        [cards] die Karten fair waren
       *[dice] die Würfel fair waren
    }. Selbst wer den Bot betreibt, könnte nicht unbemerkt schummeln.
press-again = Das hat zu lange gedauert. Versuch es noch einmal.

## Was aus einem offenen Tisch wurde

closed-cancelled = Dieser Tisch wurde abgesagt.
closed-nobody-came = Niemand ist dazugekommen, deshalb wurde dieser Tisch geschlossen.
closed-nobody-started = Niemand hat die Partie gestartet, deshalb wurde dieser Tisch geschlossen.
begun =
    Die Partie hat begonnen: { $players } { $number ->
        [one] spielt
       *[other] spielen
    }.

## Die Details eines offenen Tisches

details-heading = { $game }, Tisch { $table }
details-players =
    Für { $size ->
        [one] 1 Person
        [same] { $few } Personen
       *[range] { $few } bis { $many } Personen
    }.
at-the-table = Einstellungen des Tisches
follows-from-secret =
    { $draws ->
        [lot] Die Auslosung ergibt sich
        [cards] Die Karten ergeben sich
       *[dice] Die Würfe ergeben sich
    } aus einem Geheimnis, das der Bot vorher festgelegt hat, und aus den Wörtern der Mitspielenden. So kann sie niemand manipulieren.
option-now = { $about }: { $value }
value-meaning = { $value }: { $meaning }

## Das Menü der Tischleitung

page-game = Spiel
page-table = Tisch
page-people = Mitspielende
heading-game = Optionen des Spiels
heading-table = Einstellungen des Tisches
heading-people = Mitspielende
no-options = Dieses Spiel hat keine Optionen.
first-menu = Wer Platz 1 bekommt
first-menu-rule = Wer Platz 1 bekommt (laut Regeln: { $rule })
by-lot = Platz 1: ausgelost
sits-first = Platz 1: { $who }
remove-menu = Jemanden entfernen
hand-menu = Tischleitung übergeben
invite-menu = Jemanden einladen
guest = { $who } (eingeladen)
value-label = { $option }: { $value }
values-from-to = { $option }: { $first } bis { $last }
handed = { $who } leitet jetzt den Tisch.
invited = Du hast { $who } eingeladen.

## Die Liste der Spiele und das Eröffnen eines Tisches

name-the-game = Welches Spiel? Um mit `/play` Leute einzuladen, fülle auch das Feld `game` aus.
open-menu = Einen Tisch eröffnen für …
others-in-servers = Spiele für mehrere Personen spielt man auf Servern: Nutze { $command } auf einem Server, auf dem wir beide sind.
alone = Nur du siehst das. Das Brett erscheint, wenn du „{ start }“ drückst.
open-it = Trotzdem eröffnen
leave-it = Nicht eröffnen
not-opened = Es wurde kein Tisch eröffnet.
more-question =
    { $most ->
        [0] Du hast eingestellt, dass du zurzeit an keinem Tisch spielst.
        [one] Du hast dein eigenes Limit von { $most } Tisch erreicht.
       *[other] Du hast dein eigenes Limit von { $most } Tischen erreicht.
    } Diesen Tisch trotzdem eröffnen? Dein Limit kannst du mit `/me` ändern.
open-thread = Thread erstellen
join-it = Mitspielen
no-thread-now = Ich kann hier gerade keinen Thread erstellen. Erstelle selbst einen und nutze darin `/play`.
joined = Du spielst jetzt an diesem Tisch für { $game } mit.
again-open = Deine nächste Partie { $game } ist schon offen.
table-open = Dein Tisch für { $game } ist offen.
