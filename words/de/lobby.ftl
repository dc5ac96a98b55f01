# Author: the project's first translator
# Reviewer: nobody yet

### Vor der Partie: die Lobby, die privaten Nachrichten hinter ihren Knöpfen und die Liste der Spiele.
### Begriffe: host = wer den Tisch leitet; secret = Geheimnis; fingerprint = Fingerabdruck; word = Wort; seat = Platz.

## Knöpfe

join = Mitspielen
leave = Verlassen
start = Starten
cancel = Absagen
accept = Annehmen
decline = Ablehnen
options = Optionen
details = Details
invite = Einladen
add-word = Wort beitragen

## Die Lobby

opens =
    { $who } { $hosts ->
        [yes] leitet
       *[no] eröffnet
    } einen Tisch für { $size ->
        [one] eine Person
        [same] { $few } Personen
       *[range] { $few } bis { $many } Personen
    }{ $private ->
        [yes] , nur auf Einladung
       *[no] {""}
    }.
for-players =
    Für { $size ->
        [one] eine Person
        [same] { $few } Personen
       *[range] { $few } bis { $many } Personen
    }
seat-host = { $who } (leitet den Tisch)
seat-invited = { $who }: eingeladen, noch ohne Antwort
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
        [one] Du bist eingeladen. Drück
       *[other] Ihr seid eingeladen. Drückt
    } „{ accept }“ oder „{ decline }“.
chosen = Gewählt: { $options }
option-value = { $option } { $value }
switch-to = Wechsel: { $what }

## Wer starten darf, und wann

start-after-answers =
    { $host } kann starten, sobald { $guests } { $number ->
        [one] geantwortet hat oder unter „{ options }“ entfernt ist.
       *[other] geantwortet haben oder unter „{ options }“ entfernt sind.
    }
start-with-enough =
    { $host } kann starten, sobald { $number ->
        [one] { $number } Person hier sitzt.
       *[other] { $number } Personen hier sitzen.
    }
start-now = { $host } kann jetzt starten.
for-one = Für eine Person hat /play Partien gegen den Computer und { $games }, und /tutorial lehrt jedes Spiel.
for-one-tutorial = Für eine Person hat /play Partien gegen den Computer, und /tutorial lehrt jedes Spiel.

## Wie die Plätze vergeben werden

seats-by-lot = Die Plätze werden ausgelost.
sits-first-then-lot = { $who } sitzt auf Platz 1; die übrigen Plätze werden ausgelost.
rule-sits-first = { $who } ({ $rule }) sitzt auf Platz 1; die übrigen Plätze werden ausgelost.

## Das Geheimnis, aus dem der Zufall kommt, und die Wörter der Mitspielenden

fingerprint =
    Fingerabdruck { $draws ->
        [lot] des Loses
        [cards] der Karten
       *[dice] der Würfel
    }: { $fingerprint }
word-added = { $who } hat ein Wort beigetragen.
word-label = Dein Wort
word-hint = Irgendetwas. Es steht auch im Protokoll der Partie.
word-asked =
    { $draws ->
        [lot] Das Los folgt
        [cards] Die Karten folgen
       *[dice] Die Würfel folgen
    } aus dem Geheimnis des Bots und aus den Wörtern der Mitspielenden. Das Geheimnis steht fest, bevor du ein Wort beiträgst; wer den Bot betreibt, konnte es also nicht passend zu deinem Wort wählen. Kopiere den Fingerabdruck des Geheimnisses und trag dann ein Wort bei, das niemand erraten kann, am besten, wenn alle sitzen:
word-taken = Dein Wort ist dabei: { $word }. Behalte es, und diesen Fingerabdruck:
word-taken-check =
    Nach der Partie zeigt das Protokoll mit beiden, dass { $draws ->
        [lot] das Los
        [cards] die Karten
       *[dice] die Würfel
    } ehrlich { $draws ->
        [lot] war
       *[other] waren
    }, selbst wenn jemand, der den Bot betreibt, schummeln wollte.
press-again = Das hat zu lange gedauert. Bitte drück noch einmal.

## Was aus einer Lobby wurde

closed-cancelled = Dieser Tisch wurde abgesagt.
closed-nobody-came = Niemand kam, deshalb wurde dieser Tisch geschlossen.
closed-nobody-started = Niemand hat die Partie gestartet, deshalb wurde dieser Tisch geschlossen.
begun =
    Die Partie hat begonnen: { $players } { $number ->
        [one] spielt
       *[other] spielen
    }.

## Die Details einer Lobby

details-heading = { $game }, Tisch { $table }
details-players =
    Für { $size ->
        [one] eine Person
        [same] { $few } Personen
       *[range] { $few } bis { $many } Personen
    }.
at-the-table = Am Tisch
follows-from-secret =
    { $draws ->
        [lot] Das Los folgt
        [cards] Die Karten folgen
       *[dice] Die Würfel folgen
    } aus einem Geheimnis, das der Bot vorher gewählt hat, und aus den Wörtern der Mitspielenden. So kann niemand bestimmt haben, wie das Glück fällt.
option-now = { $about }: { $value }
value-meaning = { $value }: { $meaning }

## Das Pult der Tischleitung

page-game = Spiel
page-table = Tisch
page-people = Personen
heading-game = Die Regeln dieses Tisches
heading-table = Wie hier gespielt wird
heading-people = Wer mitspielt
no-options = Bei diesem Spiel gibt es nichts zu wählen.
first-menu = Wer auf Platz 1 sitzt
first-menu-rule = Wer auf Platz 1 sitzt (nach den Regeln { $rule })
by-lot = Das Los entscheidet, wer auf Platz 1 sitzt
sits-first = { $who } sitzt auf Platz 1
remove-menu = Jemanden entfernen
hand-menu = Den Tisch übergeben an
invite-menu = Jemanden einladen
guest = { $who } (eingeladen)
value-label = { $option }: { $value }
values-from-to = { $option }: { $first } bis { $last }
handed = { $who } leitet jetzt den Tisch.
invited = { $who } ist eingeladen. Die Lobby zeigt das und wartet auf eine Antwort.

## Die Liste der Spiele und das Eröffnen eines Tisches

name-the-game = Welches Spiel? Wenn du Leute einlädst, nenne auch das Spiel: /play hat ein Feld dafür.
open-menu = Einen Tisch eröffnen …
others-in-servers = Spiele für mehrere Personen spielt man auf Servern: Nutze { $command } auf einem Server, auf dem ich Mitglied bin.
alone = Nur du siehst das. Das Brett kommt, wenn du „{ start }“ drückst.
open-it = Eröffnen
leave-it = Lieber nicht
not-opened = Es wurde kein Tisch eröffnet.
more-question =
    { $most ->
        [0] Du hast gewählt, zurzeit an keinem Tisch zu sitzen.
        [one] Du hast gewählt, an höchstens { $most } Tisch gleichzeitig zu sitzen, und das tust du.
       *[other] Du hast gewählt, an höchstens { $most } Tischen gleichzeitig zu sitzen, und das tust du.
    } Möchtest du diesen trotzdem eröffnen? Dein Limit änderst du mit /me.
open-thread = Thread eröffnen
join-it = Beitreten
no-thread-now = Ich kann hier gerade keinen Thread eröffnen. Eröffne selbst einen und nutze darin /play.
joined = Du sitzt an diesem Tisch ({ $game }).
table-open = Dein Tisch ist offen ({ $game }).
