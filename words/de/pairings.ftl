button = Warum diese Paarungen?
heading = Runde { $round }: Warum diese Paarungen?
swiss-rule = Alle Partien einer Runde werden zusammen gepaart. Niemand trifft zweimal aufeinander, wenn es sich vermeiden lässt, und die Punkte sind möglichst gleich. Dann zählen die Plätze am Brett und zuletzt das Los.
tables-rule = Alle Tische einer Runde werden zusammen besetzt. Alle treffen möglichst viele verschiedene Leute, und die Punkte sind möglichst gleich. Dann zählen die Plätze am Tisch und zuletzt das Los.
own-game = Du spielst gegen { $who }. Punkte vor dieser Runde: du { $own }, { $who } { $theirs }.
own-table = Du spielst gegen { $names }. Deine Punkte vor dieser Runde: { $own }.
unequal = Gleiche Punkte waren in dieser Runde nicht in jeder Partie möglich.
opposite = Von allen mit deinen Punkten trifft die obere Hälfte auf die untere, und ihr habt in euren Hälften denselben Platz.
new = Ihr wart euch noch nicht begegnet.
met = Ihr wart euch schon begegnet, und anders ließ sich die Runde nicht paaren.
met-at-tables = Schon begegnet seid ihr euch hier: { $names }. Das kommt so selten wie möglich vor.
seat-due =
    { $seat ->
        [first] Du beginnst, damit alle etwa gleich oft beginnen.
       *[second] Du ziehst als Zweites, damit alle etwa gleich oft beginnen.
    }
seat-drawn = Wer beginnt, wurde ausgelost.
bye = Du hast in dieser Runde niemanden gegen dich, und das zählt als Sieg. Niemand hat das noch einmal, bevor alle es hatten, und es trifft Leute mit wenigen Punkten.
not-in = In dieser Runde spielst du nicht.
all = Alle Paarungen, mit den Punkten vor dieser Runde
player = { $who } ({ $points })
key = Schlüssel dieser Runde: `{ $key }`. Mit der Datei von *Auslosung prüfen* lassen sich die Paarungen wiederholen.
