### Turniere: ihre öffentliche Nachricht, private Antworten dazu und die private Ansicht der Turnierleitung.

## Schaltflächen

join = Mitspielen
leave = Abmelden
withdraw = Zurückziehen
how = So funktioniert’s
join-anyway = Trotzdem mitspielen
withdraw-now = Vom Turnier zurückziehen
stay-in = Dabeibleiben
announce = Ankündigen…
start-now = Anmeldung schließen und starten
cancel-it = Turnier absagen…

## Die öffentliche Nachricht

about = { $game } · jeder gegen jeden, alle Partien gleichzeitig · { $bank } pro Person und Partie
closes = Anmeldeschluss: { $when }
nobody-yet = Noch ist niemand angemeldet. Es gibt { $most } Plätze.
joined =
    { $joined ->
        [one] { $joined } von { $most } Plätzen ist vergeben: { $names }
       *[other] { $joined } von { $most } Plätzen sind vergeben: { $names }
    }
waiting =
    { $number ->
        [one] { $number } Person steht auf der Warteliste.
       *[other] { $number } Personen stehen auf der Warteliste.
    }
fingerprint = Fingerabdruck der Auslosung: `{ $fingerprint }`
check-draw = Auslosung prüfen
check-how = Diese Datei enthält die Auslosung und alle Ergebnisse als Zahlen, ohne Namen. Mit dem Programm des Bots lässt sich daraus die Auslosung wiederholen und die Tabelle prüfen:
check-nothing = In diesem Turnier wurde nichts ausgelost. Die Datei zeigt, dass das Geheimnis zum Fingerabdruck gehört:
check-later = Wenn das Turnier vorbei ist, enthält diese Datei auch das Geheimnis. Es zeigt, dass die Auslosung von Anfang an feststand.
check-secret = Geheimnis der Auslosung: `{ $secret }`. Sein SHA-256 ist der Fingerabdruck.
progress =
    { $games ->
        [one] { $over } von { $games } Partie ist beendet
       *[other] { $over } von { $games } Partien sind beendet
    }
ends = Ende spätestens: { $when }
place = { $place }. { $who } · { $points } aus { $played }
out = { $who } ist ausgeschieden.
over = Das Turnier ist vorbei.
won = { $who } gewinnt mit { $points } aus { $played }.
shared = { $names } teilen sich den ersten Platz mit { $points } aus { $played }.
cancelled-few =
    { $least ->
        [one] Das Turnier wurde abgesagt: Weniger als { $least } Person hat sich angemeldet.
       *[other] Das Turnier wurde abgesagt: Weniger als { $least } Personen haben sich angemeldet.
    }
cancelled = Die Turnierleitung hat das Turnier abgesagt: „{ $reason }“

## Private Antworten

registered =
    { $games ->
        [one] Du bist dabei. Du spielst bis zu { $games } Partie gleichzeitig, mit je { $bank } Bedenkzeit. `/away` hält diese Uhren nicht an.
       *[other] Du bist dabei. Du spielst bis zu { $games } Partien gleichzeitig, mit je { $bank } Bedenkzeit. `/away` hält diese Uhren nicht an.
    }
on-waiting-list = Alle Plätze sind vergeben. Du bist Nummer { $number } auf der Warteliste und spielst mit, wenn rechtzeitig ein Platz frei wird.
someone-avoided = Jemand, dem du aus dem Weg gehst, ist angemeldet. Ihr würdet nicht gegeneinander spielen: Diese Partie zählt als Remis.
left = Du hast dich vom Turnier abgemeldet.
withdraw-asked = Von { $name } zurückziehen? Du gibst dort alle deine Partien auf. Hast du weniger als die Hälfte davon gespielt, zählt keine. Das lässt sich nicht rückgängig machen.
withdrawn = Du hast dich vom Turnier zurückgezogen.
stayed = Du bist weiter dabei.

## /tournament

list-heading = Turniere auf diesem Server
list-none = Auf diesem Server gibt es kein Turnier. Wer Events verwalten darf, startet eines mit `/organise`.
list-line =
    { $link } · { $game } · { $state ->
        [open] Anmeldung offen
        [running] läuft
        [over] vorbei
       *[cancelled] abgesagt
    }

## /organise: privat

new-heading = Neues Turnier
new-about = Jeder spielt einmal gegen jeden, alle Partien gleichzeitig, jede in einem eigenen Thread dieses Kanals. Ich kündige es hier an.
bank-choice = { $bank } pro Person und Partie
most-choice =
    { $number ->
        [one] Bis zu { $number } Person
       *[other] Bis zu { $number } Personen
    }
open-for =
    { $time ->
        [quarter] Anmeldeschluss nach 15 Minuten
        [hour] Anmeldeschluss nach 1 Stunde
        [day] Anmeldeschluss nach 1 Tag
        [three-days] Anmeldeschluss nach 3 Tagen
       *[week] Anmeldeschluss nach 1 Woche
    }
game-menu = Spiel
bank-menu = Bedenkzeit pro Person und Partie
most-menu = Zahl der Plätze
open-menu = Anmeldung
who-menu = Wer mitspielen kann
who-anyone = Alle können mitspielen
who-games =
    { $number ->
        [one] Ab { $number } beendeten Partie auf diesem Server
       *[other] Ab { $number } beendeten Partien auf diesem Server
    }
manage-menu = Ein Turnier verwalten
name-title = Name des Turniers
name-text = Alle auf diesem Server können den Namen lesen.
name-label = Name
name-hint = Zum Beispiel „Herbstpokal“
announced = Angekündigt: { $name }. Mit `/organise` startest du es oder sagst es ab.
started = { $name } hat begonnen. Ich eröffne die Partien, einige pro Minute.
cancel-title = Turnier absagen
cancel-text = Partien, die schon laufen, gehen als gewöhnliche Partien weiter. Das lässt sich nicht rückgängig machen.
cancel-label = Grund
cancel-hint = Alle auf diesem Server können ihn lesen
cancelled-now = { $name } ist abgesagt.

## Das Journal: was die Turnierleitung getan hat und was die Regeln entschieden haben

journal = Journal
journal-heading = Was die Turnierleitung getan hat und was die Regeln entschieden haben
journal-empty = Noch ist nichts geschehen.
journal-line = { $when } · { $line }
line-began =
    { $entrants ->
        [one] Das Turnier begann mit { $entrants } Person.
       *[other] Das Turnier begann mit { $entrants } Personen.
    }
line-bound = Die Auslosung hat ein neues Geheimnis und einen neuen Fingerabdruck, weil ich aus einer Sicherung wiederhergestellt wurde.
line-withdrew = { $who } hat sich zurückgezogen.
line-removed = { $by } hat { $who } aus dem Turnier genommen: „{ $reason }“
line-annulled = Die Partien von { $who } zählen nicht: Weniger als die Hälfte wurde gespielt.
line-finished = Alle Partien sind beendet.
line-cancelled = { $by } hat das Turnier abgesagt: „{ $reason }“
line-corrected = { $by } hat Partie { $board } ({ $first } gegen { $second }) korrigiert: { $result }. „{ $reason }“
an-organiser = Die Turnierleitung
verdict-wins = { $who } gewinnt
verdict-draw = Remis
verdict-nobody = beide verlieren
verdict-annulled = keine Partie

## Was die Turnierleitung ändert: privat

players-menu = Ergebnis korrigieren, Paarung ausschließen oder jemanden entfernen
games-menu = Das Ergebnis einer Partie korrigieren
game-choice = Partie { $board } gegen { $who }
remove = Aus dem Turnier nehmen…
apart-menu = Nicht paaren mit…
keep-apart = Nicht mit { $who } paaren
pair-again = Wieder mit { $who } paaren
kept-apart = Wird nicht gepaart mit: { $names }. Das sieht nur die Turnierleitung, hier.
correct-asked = Wie ist Partie { $board } ausgegangen, { $first } gegen { $second }? Die Partie selbst und ihre Wertung bleiben, wie sie sind.
make-win = { $who } gewinnt…
make-draw = Remis…
make-nobody = Beide verlieren…
make-annulled = Keine Partie…
reason-title = Grund angeben
reason-text = Der Grund steht beim Tabellenstand und im Journal.
done = Erledigt. Das Journal und der Tabellenstand zeigen es.

## Was die Turnierleitung mit der Zeit macht: privat

pause-it = Turnier anhalten…
resume-it = Turnier fortsetzen
longer-menu = Zeit verlängern…
longer-registration = Anmeldung { $time } länger offen
longer-games = { $time } mehr pro Person und offener Partie

## Dasselbe im Protokoll und unter der Tabelle

line-extended = { $by } hat allen für jede offene Partie { $time } mehr gegeben: „{ $reason }“
line-prolonged = { $by } hat die Anmeldung um { $time } verlängert: „{ $reason }“
line-paused = { $by } hat das Turnier angehalten: „{ $reason }“
line-resumed = { $by } hat das Turnier fortgesetzt.
is-paused = Angehalten { $when }: Alle Uhren stehen.

## Bestätigung vor dem Start

here = Ich bin da
checking-in =
    { $joined ->
        [one] Bestätigung: { $here } von { $joined } Person ist da. Wenn du angemeldet bist, drücke *Ich bin da*.
       *[other] Bestätigung: { $here } von { $joined } Personen sind da. Wenn du angemeldet bist, drücke *Ich bin da*.
    }
check-in-ends = Ende der Bestätigung: { $when }. Wer bis dahin nicht gedrückt hat, ist nicht dabei.
check-in-follows = Vor dem Start erwähne ich dich, und du bestätigst, dass du da bist.
checked-in =
    { $place ->
        [waiting] Notiert. Du bist dabei, wenn jemand anderes nicht da ist.
       *[in] Du bist dabei. Die Partien beginnen, wenn die Bestätigung vorbei ist.
    }
call-up = { $people }: In { $name } ist jetzt ein Platz für dich frei, du bist also dabei. { $link }
call-check = { $people }: { $name } beginnt bald. Drücke *Ich bin da* unter der Nachricht: { $link }. Ende der Bestätigung: { $when }
