### Wer an einem Turnier teilnehmen kann, und die Bestätigung vor dem Start.

heading = Wer mitmachen kann
about = Wer schon angemeldet ist, bleibt dabei. Die Nachricht des Turniers nennt die Bedingungen.
rated = Für Wertungszahlen { $range } (deine höchste in diesem Spiel und auf diesem Server im letzten Jahr)
range = { $lowest }–{ $highest }
range-from = ab { $lowest }
role = Für Mitglieder mit der Rolle { $role }
check-in = Bestätigung ab { $time } vor dem Start: Ich erwähne dich, und du bestätigst, dass du da bist
late = Du kannst auch später einsteigen, bis Runde { $round } beendet ist
reliable-on = Wer in einem Turnier durch Zeit verloren hat, muss warten
reliable-off = Wer in einem Turnier durch Zeit verloren hat, kann mitmachen
check-in-choice = Bestätigung ab { $time } vor dem Start
no-check-in = Keine Bestätigung
late-on = Späterer Einstieg möglich, bis Runde { $round } beendet ist
late-off = Kein späterer Einstieg
no-role-needed = Keine Rolle nötig
rating-button = Wertungszahlen…
rating-title = Welche Wertungszahlen können mitmachen?
rating-text = Es zählt die höchste Wertungszahl in diesem Spiel und auf diesem Server im letzten Jahr. `/leaderboard` zeigt die Wertungszahlen.
rating-label = Von und bis
rating-hint = Etwa 100–300, 100– oder –300. Nur ein Strich: alle
no-range = Gib zwei Zahlen mit einem Strich dazwischen ein, etwa 100–300.
line = { $by } hat geändert, wer mitmachen kann.

no-role = Dieses Turnier ist für Mitglieder mit der Rolle { $role }.
no-rating = Dieses Turnier ist für Wertungszahlen { $range }, und du hast in diesem Spiel auf diesem Server noch keine. Du bekommst sie durch gewertete Partien.
not-in-range = Dieses Turnier ist für Wertungszahlen { $range }. Deine höchste im letzten Jahr war { $peak }.
unreliable =
    { $lost ->
        [one] Du hast eine Turnierpartie durch Zeit verloren. Du kannst nach dem { $moment } wieder mitmachen, oder wenn du noch { $more } Turnierpartien beendet hast.
       *[other] Du hast { $lost } Turnierpartien durch Zeit verloren. Du kannst nach dem { $moment } wieder mitmachen, oder wenn du noch { $more } Turnierpartien beendet hast.
    }
no-check-in-now = Gerade gibt es nichts zu bestätigen.
