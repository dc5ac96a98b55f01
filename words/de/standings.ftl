# Author: the project's first translator
# Reviewer: nobody yet

### /stats und /leaderboard: Ergebnisse einer Person und die Besten eines Servers. Begriffe: rating = Wertungszahl.

## Die Ergebnisse einer Person

explained = -# Eine Wertungszahl beginnt bei 0 und steigt, je sicherer sich die Spielstärke zeigt. Es zählen Partien, in denen alle einige Züge gemacht haben: von denselben zwei Personen höchstens { $most } am Tag, der um 00:00 UTC beginnt.
counted = -# Es zählen Partien, die von denen zu Ende gespielt wurden, die sie begonnen haben, und vereinbarte Remis.
heading =
    { $direct ->
        [yes] ## { $name } in diesen Direktnachrichten
       *[no] ## { $name } auf diesem Server
    }
none-of =
    { $direct ->
        [yes] { $name } hat in diesen Direktnachrichten noch keine Partie beendet.
       *[no] { $name } hat auf diesem Server noch keine Partie beendet.
    }
none-of-game =
    { $direct ->
        [yes] { $name } hat in diesen Direktnachrichten noch keine Partie { $game } beendet.
       *[no] { $name } hat auf diesem Server noch keine Partie { $game } beendet.
    }
none-here = Auf diesem Server hat noch niemand eine Partie beendet.
none-here-game = Auf diesem Server hat noch niemand eine Partie { $game } beendet.
tally-one =
    1 Partie: { $how ->
        [won] gewonnen
        [drawn] unentschieden
       *[lost] verloren
    }, { $moves ->
        [0] kein Zug
        [one] 1 Zug
       *[other] { $moves } Züge
    }.
tally =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }: { $shares }, im Schnitt { $moves ->
        [0] kein Zug
        [one] 1 Zug
       *[other] { $moves } Züge
    }.
won = { $number } gewonnen
drawn = { $number } unentschieden
lost = { $number } verloren
rating-none = Noch keine Wertungszahl.
rating =
    { $provisional ->
        [yes] Wertungszahl { $rating } (vorläufig: Für eine Aussage braucht es mehr Partien).
       *[no] Wertungszahl { $rating }.
    }
streak =
    In Folge gewonnen: höchstens { $best }{ $now ->
        [0] .
       *[other] , zurzeit { $now }.
    }
won-in-seats = Gewonnen: { $seats }.
in-seat = { $won } von { $played } auf Platz { $seat }
ahead = Vorn: { $rivals }.
against = { $won } von { $played } gegen { $name }
score = { $options }: { $score } in 1 Partie.
scores =
    { $options }: bestes Ergebnis { $best }, im Schnitt { $mean } aus { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }.
with-options = Mit { $options }
all-games = Alle Partien
option = { $option } { $value }
option-meaning = { $option } { $value } ({ $meaning })

## /stats: what can be looked at beside the results

choose-game = Ein Spiel wählen
list-games = Liste der Partien
results = Ergebnisse
won-with = { $options }: { $won } von { $played } gewonnen.
chart-first = Beginn
chart-last = Letzte gewertete Partie
chart-alt = Verlauf der Wertungszahlen von { $name } über die gewerteten Partien. { $lines }
chart-line =
    { $game }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, höchstens { $best }, jetzt { $now }.
games-heading =
    { $number ->
        [0] { $name } hat keine Partien beendet, die du hier ansehen kannst.
        [one] { $name }: { $number } beendete Partie
       *[other] { $name }: { $number } beendete Partien
    }{ $pages ->
        [1] {""}
       *[other] , Seite { $page } von { $pages }
    }
see-history = Den Verlauf einer Partie ansehen
game-against =
    { $game }: { $how ->
        [won] gewonnen
        [drawn] unentschieden
       *[lost] verloren
    } gegen { $others }
game-alone =
    { $game }: { $won ->
        [yes] gewonnen
       *[no] verloren
    }, Ergebnis { $score }

## Die Besten eines Servers

ranking-one =
    1 Partie, { $moves ->
        [0] kein Zug
        [one] 1 Zug
       *[other] { $moves } Züge
    }.
ranking =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, im Schnitt { $moves ->
        [0] kein Zug
        [one] 1 Zug
       *[other] { $moves } Züge
    }.
ranked =
    { $place }. { $name }: { $rating }, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $won ->
        [0] keine gewonnen
       *[other] { $won } gewonnen
    }{ $streak ->
        [0] {""}
        [1] {""}
       *[other] , { $streak } in Folge
    }
scored =
    { $place }. { $name }: { $score }, in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
provisional = -# Noch ohne Rang, weil die Wertungszahl vorläufig ist: { $names }.
others =
    { $number ->
        [one] { $number } weitere Person
       *[other] { $number } weitere
    }
by-seat = -# Gewonnen nach Plätzen: { $seats }.
more = -# … und { $number } mehr.

## Am Ende einer Partie

counts = -# Diese Partie zählt für die Wertung.
counts-not-short =
    -# Diese Partie zählt nicht für die Wertung: Dafür braucht es { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } von allen.
counts-not-often = -# Diese Partie zählt nicht für die Wertung: Zwei der Beteiligten hatten am selben Tag schon { $most } Partien, die zählen.
counts-not-computer = -# Diese Partie zählt nicht für die Wertung: Ein Computer hat mitgespielt.
counts-not-agreed = -# Diese Partie zählt nicht für die Wertung: So ist es am Tisch vereinbart.
counts-not-replaced = -# Diese Partie zählt nicht für die Wertung: Jemand hat einen Platz übernommen.
