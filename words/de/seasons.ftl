### Saisons der Bestenliste.

heading = ## { $name }
running = -# Ende der Saison: { $when }. Es zählen nur Partien, die während der Saison enden, und alle beginnen bei 0.
over = -# Saison von { $since } bis { $until }. Diese Plätze sind endgültig.
none-yet = In dieser Saison ist noch keine Partie zu Ende gegangen.
none-placed = In dieser Saison hat niemand einen Platz erreicht.
own-place = -# Dein Platz: { $place }.

current = -# Die Saison { $name } läuft. Sie endet: { $when }.
see = Bestenliste der Saison

begin = Saison von { $days } Tagen starten
form-title = Saison starten
form-text = Ab jetzt zählen alle Partien, die zu Ende gehen, und alle beginnen bei 0. Wenn die Saison endet, werden die Plätze endgültig.
form-label = Name der Saison
form-hint = Zum Beispiel: Frühling 2027
begun = ✅ Die Saison { $name } hat begonnen. Mit `/leaderboard` kann sie jeder sehen.
end = Saison beenden
ask-end = Die Saison { $name } jetzt beenden? Ihre Plätze werden endgültig. Das lässt sich nicht rückgängig machen.
end-now = Saison jetzt beenden
keep = Saison weiterlaufen lassen

choice-running = { $name } (läuft)
