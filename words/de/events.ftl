### Punkteturniere: Alle spielen allein dieselben Partien, jeden Tag eine, jede einmal, und die besten Punktzahlen werden addiert. Sie sind eine Art Turnier (tournaments.ftl).

## Die öffentliche Nachricht

about =
    { $deals ->
        [one] { $game } · Punkteturnier: Alle spielen allein dieselbe Partie
       *[other] { $game } · Punkteturnier: Alle spielen allein dieselben Partien, jeden Tag eine · es zählen die besten { $counting } von { $deals }
    }
first-deal = Erste Partie: { $when }
open-deal = Partie { $number } von { $deals } ist offen. Letzter Beginn: { $until }
scores-at = Bekanntgabe der Punktzahlen von Partie { $number }: { $when }
nobody = Niemand hat eine Punktzahl.
everywhere = Offen für alle Server.
place =
    { $deals ->
        [one] { $place }. { $who } · { $score } in { $deals } Partie
       *[other] { $place }. { $who } · { $score } in { $deals } Partien
    }
won = { $who } gewinnt mit { $score }.
shared = { $names } teilen sich den ersten Platz mit { $score }.
play = Spielen
check-deals = Partien prüfen

## Der private Bildschirm

deal-of = Partie { $number } von { $deals }
dealt = { $options }. Alle bekommen dieselben Karten, und du hast einen Versuch. Dabei gibt es keine Hinweise, und du kannst Züge weder zurücknehmen noch ausprobieren.
not-played = Ein Versuch zählt, wenn du ihn bis { $start } beginnst und bis { $until } beendest.
scored = Deine Punktzahl: { $score }. In der Tabelle steht sie nach { $until }.
none-open = Jetzt ist keine Partie offen.
your-scores = Deine Punktzahlen
deal-score = Partie { $number }: { $score }
deal-no-score = Partie { $number }: keine Punktzahl
your-place =
    { $players ->
        [one] Summe: { $score }. Bisher hat sonst niemand eine Punktzahl.
       *[other] Summe: { $score }. Du bist auf Platz { $place } von { $players }.
    }
withdraw-asked = Von { $name } zurückziehen? Du kannst dort keine weiteren Partien spielen, behältst aber deine Punktzahlen. Das lässt sich nicht rückgängig machen.
begins = Hier beginnt dein Versuch an Partie { $number } von { $name }.
check-about = Jede Partie stand fest, als dieses Turnier angekündigt wurde: Die SHA-256 ihres Geheimnisses ist der Fingerabdruck. Ist eine Partie vorbei, kannst du ihre Karten in der Aufzeichnung jedes Spiels davon prüfen.

## Zeilen auf Brettern

board-attempt = -# { $event }: Dieser Versuch zählt, wenn du ihn bis { $until } beendest.
board-over = -# { $event }: dein einziger Versuch an dieser Partie.
board-late = -# { $event }: Dieser Versuch zählt nicht mehr.
end-counts = -# Dieser Versuch zählt für { $event }. Bekanntgabe der Punktzahlen dieser Partie: { $when }
end-counts-not = -# Dieser Versuch zählt nicht für { $event }: Er war nicht rechtzeitig zu Ende, wurde sofort aufgegeben oder endete ohne Ergebnis.

## Warum etwas nicht geht

no-deal-now = Diese Partie kannst du jetzt nicht spielen. Welche offen ist, steht in der Nachricht des Turniers.
fixed-days = Die Tage eines Punkteturniers stehen fest. Es kann nicht früher beginnen, verlängert oder angehalten werden.
spoils = Das ist eine Partie von { $event }. Wie andere sie gespielt haben, kannst du nach deinem eigenen Versuch ansehen oder nach { $until }.
only-in-practice = In einem Versuch, der zählt, gibt es keine Zurücknahmen, Hinweise, ausprobierten Züge und Vertretungen.
one-everywhere = Es gibt schon ein Punkteturnier für alle Server. Warte, bis es beendet ist.

## Das Journal

line-began =
    { $deals ->
        [one] Das Turnier begann mit { $deals } Partie.
       *[other] Das Turnier begann mit { $deals } Partien.
    }

## /organise: privat

format-event = Punkteturnier: Alle spielen allein dieselben Partien
new-event = Alle spielen allein dieselben Partien, in Direktnachrichten oder in einem Kanal, jede einmal. Eine Partie ist einen Tag lang offen (UTC). Niemand muss sich anmelden. Ich kündige das Turnier hier an.
deals-menu = Zahl der Partien
deals-choice =
    { $deals ->
        [one] { $deals } Partie
       *[other] { $deals } Partien, jeden Tag eine, die besten { $counting } zählen
    }
servers-menu = Wer mitspielen kann
servers-here = Nur dieser Server
servers-all = Alle Server mit einem Kanal für Punkteturniere
start-menu = Beginn
starts =
    { $time ->
        [quarter] Erste Partie um Mitternacht (UTC)
        [day] Erste Partie um Mitternacht (UTC), frühestens in 1 Tag
        [three-days] Erste Partie um Mitternacht (UTC), frühestens in 3 Tagen
       *[week] Erste Partie um Mitternacht (UTC), frühestens in 1 Woche
    }
