### Turniere an einem Abend: Runden zu zweit nach Schweizer System, und Runden an Tischen zu dritt und zu viert.
### Vor jeder Runde sagen die Spielenden mit einer Schaltfläche, dass sie bereit sind. Dann wird gepaart, und die Partien beginnen sofort.

## Die öffentliche Nachricht

about-swiss = { $game } · Runden in einer Sitzung, gegen andere mit etwa gleich vielen Punkten · { $bank } pro Person und Partie
about-tables = { $game } · Runden in einer Sitzung, an Tischen zu { $size } Personen · { $bank } pro Person und Partie
ready = Bereit
gathers-first = Drücke *Bereit*, um mitzuspielen: Nur wer bereit ist, ist dabei. Bereit: { $ready } von { $players }.
gathers = Als Nächstes kommt Runde { $round } von { $rounds }. Bereit: { $ready } von { $players }.
starts = Beginn, sobald 90 % bereit sind. Spätestens: { $when }
round =
    { $games ->
        [one] Runde { $round } von { $rounds }: { $over } von { $games } Partie ist beendet
       *[other] Runde { $round } von { $rounds }: { $over } von { $games } Partien sind beendet
    }
byes = In dieser Runde spielfrei, was als Sieg zählt: { $names }
early = Ist deine Partie beendet? Drücke *Bereit* für die nächste Runde. Bereit: { $ready } von { $players }.
still-open = Du kannst noch einsteigen, bis Runde { $round } beendet ist.
place-points =
    { $points ->
        [one] { $place }. { $who } · { $points } Punkt
       *[other] { $place }. { $who } · { $points } Punkte
    }
won-points =
    { $points ->
        [one] { $who } gewinnt mit { $points } Punkt.
       *[other] { $who } gewinnt mit { $points } Punkten.
    }
shared-points =
    { $points ->
        [one] { $names } teilen sich den ersten Platz mit { $points } Punkt.
       *[other] { $names } teilen sich den ersten Platz mit { $points } Punkten.
    }
places = Plätze { $first } bis { $last }
places-menu = Mehr von der Tabelle zeigen

## Private Antworten

registered = Du bist dabei. Drücke nach dem Anmeldeschluss *Bereit* in der Nachricht des Turniers, sonst spielst du nicht mit. Anmeldeschluss: { $when }
registered-late =
    { $kind ->
        [tables] Du bist ab Runde { $round } dabei. Für jede verpasste Runde bekommst du 3 Punkte, aber nicht mehr, als die untere Hälfte hat.
       *[swiss] Du bist ab Runde { $round } dabei. Für jede verpasste Runde bekommst du einen halben Punkt, aber nicht mehr, als die untere Hälfte hat.
    }
ready-now = Du bist bereit. Runde { $round } beginnt, sobald 90 % bereit sind. Spätestens: { $when }
ready-soon = Du bist bereit für Runde { $round }. Sie beginnt, wenn die Partien dieser Runde beendet sind.
call = { $people }: { $name } beginnt gleich. Drücke *Bereit* unter der Nachricht, sonst spielst du nicht mit: { $link }. Spätestens: { $when }
avoided = Jemand, dem du aus dem Weg gehst, ist angemeldet. Ihr werdet nicht gegeneinander gepaart.
withdraw-asked = Von { $name } zurückziehen? Du gibst deine laufende Partie dort auf und wirst nicht mehr gepaart. Das lässt sich nicht rückgängig machen.
started = Die Anmeldung für { $name } ist geschlossen. Jetzt drücken alle *Bereit*, höchstens 5 Minuten lang. Dann beginnt die erste Runde.

## Das Journal

line-began = Das Turnier begann mit { $entrants } Personen und { $rounds } Runden.
line-absent = { $who } hat durch Zeit verloren, war für die nächste Runde nicht bereit und ist ausgeschieden.
line-late = { $who } ist in Runde { $round } eingestiegen. Punkte zu Beginn: { $points }

## /organise: privat

format-swiss = Schweizer System: Runden zu zweit, in einer Sitzung
format-tables = Tische zu 3 oder 4: Runden in einer Sitzung
new-swiss = Runden in einer Sitzung, jede Partie in einem eigenen Thread dieses Kanals. Wer sich begegnet, hat etwa gleich viele Punkte. Vor jeder Runde drücken alle *Bereit*. Ich kündige es hier an.
new-tables = Runden in einer Sitzung, jeder Tisch in einem eigenen Thread dieses Kanals. Alle begegnen möglichst vielen anderen. Vor jeder Runde drücken alle *Bereit*. Ich kündige es hier an.
table-size-menu = Personen pro Tisch
table-size-choice = Tische zu { $number } Personen
rounds-menu = Zahl der Runden
rounds-auto = So viele Runden, wie zur Zahl der Spielenden passen
rounds-choice =
    { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }
