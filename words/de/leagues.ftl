### Ligen, und Gruppen mit Finale: was über sie außer dem gesagt wird, was für alle Turniere gilt (tournaments.ftl).
### Eine Liga hat Divisionen, in denen jeweils jeder gegen jeden spielt. Nach einer Saison steigen einige auf oder ab.

## Die öffentliche Nachricht

season = { $name }, Saison { $season }
about-league = { $game } · Liga mit Divisionen von etwa { $size } Personen, alle Partien gleichzeitig · { $bank } pro Person und Partie
about-stages = { $game } · Gruppen, dann ein Finale, jeweils alle Partien gleichzeitig · { $bank } pro Person und Partie
rule = Nach jeder Saison steigen die Besten jeder Division auf und die Letzten ab. Wer neu ist, beginnt in der untersten Division.
division = Division { $number }
group = Gruppe { $number }
final = Finale
up = Es steigen auf: { $names }
down = Es steigen ab: { $names }
again-hint = Bereit für die nächste Saison? Drücke *Wieder mitspielen*. Nach dem ersten Druck haben alle 7 Tage Zeit, sich anzumelden.
again = Wieder mitspielen
divisions-menu = Eine Division zeigen
groups-menu = Eine Gruppe zeigen
picture = Das Bild zeigt: { $part }. Andere Teile zeigt das Menü.

## Das Journal

line-began =
    { $divisions ->
        [one] Die Saison begann mit { $entrants } Personen in { $divisions } Division.
       *[other] Die Saison begann mit { $entrants } Personen in { $divisions } Divisionen.
    }
line-began-groups = Das Turnier begann mit { $entrants } Personen in { $groups } Gruppen.
line-final = Die Gruppen sind beendet. Das Finale begann mit { $entrants } Personen.

## /organise: privat

format-menu = Format
format-group = Eine Gruppe: jeder gegen jeden
format-league = Liga: Divisionen und Saisons
format-stages = Gruppen, dann ein Finale
size-menu = Personen pro Division
size-choice = Etwa { $number } Personen pro Division
new-league = In jeder Division spielt jeder einmal gegen jeden, alle Partien gleichzeitig, jede in einem eigenen Thread dieses Kanals. Nach jeder Saison steigen die Besten auf und die Letzten ab. Ich kündige es hier an.
new-stages = In jeder Gruppe spielt jeder gegen jeden, alle Partien gleichzeitig, jede in einem eigenen Thread dieses Kanals. Dann spielen die Ersten der Gruppen das Finale. Ich kündige es hier an.
