### /stats und /leaderboard: Ergebnisse einer Person und die Besten eines Servers. Begriffe: rating = Wertungszahl; score = Punktzahl.

## Die Ergebnisse einer Person

explained = -# Wertungszahlen beginnen bei 0 und steigen, wenn die Spielstärke immer sicherer feststeht. Eine gewertete Partie zählt, wenn alle, die dabeigeblieben sind, mindestens ein paar Züge gemacht haben. Zwischen denselben zwei Personen zählen pro Tag (UTC) höchstens { $most } Partien jedes Spiels, die neuesten am meisten. Einen Rang bekommst du mit gewerteten Partien gegen { $few } verschiedene Personen, die schon einen haben. Die ersten sind { $first } Personen, die alle gegeneinander gespielt haben.
counted = -# Gezählt werden nur Partien, die in der ursprünglichen Besetzung zu Ende gespielt wurden, auch vereinbarte Remis. Ein Solospiel, das sofort aufgegeben wurde, zählt nicht.
heading =
    { $direct ->
        [yes] ## { $name } in unseren Direktnachrichten
       *[no] ## { $name } auf diesem Server
    }
none-of =
    { $direct ->
        [yes] { $name } hat in unseren Direktnachrichten noch keine Ergebnisse.
       *[no] { $name } hat auf diesem Server noch keine Ergebnisse.
    }
none-of-game =
    { $direct ->
        [yes] { $name } hat in unseren Direktnachrichten noch keine Ergebnisse in { $game }.
       *[no] { $name } hat auf diesem Server noch keine Ergebnisse in { $game }.
    }
none-here = Für eine Bestenliste gibt es auf diesem Server noch keine Partien. Partien gegen Computer zählen nicht.
none-here-game = Für eine Bestenliste in { $game } gibt es auf diesem Server noch keine Partien. Partien gegen Computer zählen nicht.
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
        [yes] Wertungszahl { $rating } (vorläufig, bis es mehr Partien gegen verschiedene Personen gibt).
       *[no] Wertungszahl { $rating }.
    }
streak =
    Längste Siegesserie: { $best }{ $now ->
        [0] .
       *[other] , zurzeit { $now }.
    }
won-in-seats = Siege nach Plätzen: { $seats }.
in-seat = { $won } von { $played } auf Platz { $seat }
ahead = Direkter Vergleich: { $rivals }.
against = { $won } von { $played } gegen { $name }
score = { $options }: Punktzahl { $score } in 1 Partie.
scores =
    { $options }: beste Punktzahl { $best }, im Schnitt { $mean } in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }.
with-options = Mit { $options }
with-hints = { $options }, mit Hinweisen
all-games = Alle Partien
option = { $option } { $value }
option-meaning = { $option } { $value } ({ $meaning })

## /stats: was man neben den Ergebnissen ansehen kann

choose-game = Ein Spiel wählen
list-games = Liste beendeter Partien
results = Zurück zu den Ergebnissen
won-with = { $options }: { $won } von { $played } gewonnen.
chart-first = Start
chart-last = Letzte gewertete Partie
chart-alt = Diagramm der Wertungszahlen von { $name } über die gewerteten Partien. { $lines }
chart-line =
    { $game }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, höchste Wertungszahl { $best }, letzte Wertungszahl { $now }.
games-heading =
    { $number ->
        [0] { $name } hat keine beendeten Partien, die du hier ansehen kannst.
       *[other] { $number ->
            [one] { $name }: { $number } beendete Partie
           *[other] { $name }: { $number } beendete Partien
        }{ $pages ->
            [1] {""}
           *[other] , Seite { $page } von { $pages }
        }
    }
see-history = Eine Partie durchgehen
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
    }, Punktzahl { $score }

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
       *[other] , zuletzt { $streak } in Folge
    }
scored =
    { $place }. { $name }: { $score }, in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
provisional = -# Noch ohne Rang (vorläufige Wertungszahlen): { $names }.
others =
    { $number ->
        [one] { $number } weitere Person
       *[other] { $number } weitere
    }
by-seat = -# Siege nach Plätzen: { $seats }.
more = -# … und { $number } weitere.

## Am Ende einer Partie

counts = -# Gewertete Partie.
counts-not-short =
    -# Diese Partie zählt nicht für die Wertung: { $turns ->
        [one] Alle, die dabeibleiben, müssen mindestens { $turns } Zug machen.
       *[other] Alle, die dabeibleiben, müssen mindestens { $turns } Züge machen.
    }
counts-not-often = -# Diese Partie zählt nicht für die Wertung: Zwei der Beteiligten hatten an diesem Tag schon { $most } gewertete Partien dieses Spiels miteinander.
starts-unrated = -# Wenn diese Partie heute (UTC) beginnt, zählt sie nicht für die Wertung: Zwei der Beteiligten haben heute schon { $most } gewertete Partien dieses Spiels miteinander.
counts-not-computer = -# Diese Partie zählt nicht für die Wertung: Ein Computer hat mitgespielt.
counts-not-agreed = -# Diese Partie zählt nicht für die Wertung: Der Tisch war ungewertet.
counts-not-replaced = -# Diese Partie zählt nicht für die Wertung: Jemand wurde ersetzt.

strangers-heading = ## Partien mit Fremden
strangers-none = Für eine Bestenliste unter Fremden gibt es noch keine Partien. Gewertete Partien, die mit `/find` beginnen, zählen.
strangers-explained = -# Wertungszahlen beginnen bei 0 und steigen, wenn die Spielstärke immer sicherer feststeht. Es zählen gewertete Partien, für die ich den Gegner gefunden habe, wenn beide mindestens ein paar Züge gemacht haben, die neuesten am meisten. Einen Rang bekommst du mit Partien gegen { $few } verschiedene Personen, die schon einen haben.
strangers-named = -# Personen werden hier nur genannt, wenn sie das in `/me` erlauben.
unnamed = jemand
own-place = Du bist Nummer { $place } von { $number }: { $rating }
own-provisional = Du hast noch keinen Rang. Wertungszahl: { $rating }
