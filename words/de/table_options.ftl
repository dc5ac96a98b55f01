### Was ein Tisch neben den Optionen des Spiels vereinbart. $begins ist hier nur bei Wörtern wichtig, die im Deutschen klein geschrieben würden.

## auto: auch auf dem Knopf „Ändern in: …“, zusammen höchstens 38 Zeichen

auto-about = Ob der Bot erzwungene Züge selbst spielt (außer wenn die Partie damit für jemanden endet)
auto-on =
    { $begins ->
        [yes] Erzwungene Züge automatisch
       *[no] erzwungene Züge automatisch
    }
auto-off =
    { $begins ->
        [yes] Keine automatischen Züge
       *[no] keine automatischen Züge
    }

## thread

thread-about = Wo die Partie gespielt wird
thread-off = Partie in diesem Kanal
thread-on = Partie in einem Thread
thread-direct = Ungewertete Partie in Direktnachrichten

## side

side-about = Von welcher Seite man das Brett sieht, falls es Seiten hat
side-fixed = Brett immer von derselben Seite
side-mover = Brett aus Sicht der Person am Zug

## seating

seating-about = Wer mitspielen kann
seating-open =
    { $begins ->
        [yes] Alle können mitspielen
       *[no] alle können mitspielen
    }
seating-invited =
    { $begins ->
        [yes] Nur auf Einladung
       *[no] nur auf Einladung
    }

## clock

clock-about = Bedenkzeit je Zug
clock-none =
    { $begins ->
        [yes] Unbegrenzte Bedenkzeit
       *[no] unbegrenzte Bedenkzeit
    }
clock-1h = 1 Stunde je Zug
clock-12h = 12 Stunden je Zug
clock-1d = 1 Tag je Zug
clock-3d = 3 Tage je Zug
clock-1w = 1 Woche je Zug

## reserve

reserve-about = Zusätzliche Zeit pro Person für die ganze Partie
reserve-none =
    { $begins ->
        [yes] Keine Zeitreserve
       *[no] keine Zeitreserve
    }
reserve-1h = 1 Stunde Zeitreserve
reserve-12h = 12 Stunden Zeitreserve
reserve-1d = 1 Tag Zeitreserve
reserve-3d = 3 Tage Zeitreserve
reserve-1w = 1 Woche Zeitreserve

## bank

bank-about = Bedenkzeit pro Person für die ganze Partie
bank-none =
    { $begins ->
        [yes] Kein Zeitlimit für die ganze Partie
       *[no] kein Zeitlimit für die ganze Partie
    }
bank-each = { $span } pro Person für die ganze Partie
bank-meaning = Übliche Partie ({ $turns } Züge): { $span } je Zug
bank-usual =
    Übliche Partie: { $turns } Züge. 95 % der Partien: höchstens { $most } Züge. { $counted ->
        [yes] In den letzten { $games } Partien hier gezählt.
       *[no] Aus Partien zwischen Computern geschätzt.
    }

## answer

answer-about = Wie viel Zeit für Antworten auf Anfragen bleibt, zum Beispiel auf die Bitte um Zurücknahme
answer-1h = 1 Stunde für Antworten auf Anfragen
answer-12h = 12 Stunden für Antworten auf Anfragen
answer-1d = 1 Tag für Antworten auf Anfragen
answer-3d = 3 Tage für Antworten auf Anfragen
answer-1w = 1 Woche für Antworten auf Anfragen

## forfeit

forfeit-about = Was passiert, wenn sich jemand um eine ganze Bedenkzeit verspätet
forfeit-off =
    { $begins ->
        [yes] Bei Verspätung entscheiden die anderen
       *[no] bei Verspätung entscheiden die anderen
    }
forfeit-on =
    { $begins ->
        [yes] Bei Verspätung um eine ganze Bedenkzeit verfällt der Platz
       *[no] bei Verspätung um eine ganze Bedenkzeit verfällt der Platz
    }
forfeit-about-bank = Was passiert, wenn die Zeit abgelaufen ist
forfeit-at-once =
    { $begins ->
        [yes] Sobald die Zeit abgelaufen ist, verfällt der Platz
       *[no] sobald die Zeit abgelaufen ist, verfällt der Platz
    }

## rated: ob die Partie für die Wertung zählt

rated-about = Ob die Partie für die Wertung zählt
rated-yes =
    { $begins ->
        [yes] Gewertet
       *[no] gewertet
    }
rated-no =
    { $begins ->
        [yes] Ungewertet
       *[no] ungewertet
    }
