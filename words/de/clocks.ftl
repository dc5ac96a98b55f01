### Zeit: wie lange ein Zug dauern darf, wann er endet, und Zeitspannen.
### Begriffe: clock = Bedenkzeit; reserve = Zeitreserve; deadline = Frist.

## Spannen. Sie stehen allein, nach „für“ und in Klammern: überall im Akkusativ.

days =
    { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
hours =
    { $number ->
        [one] { $number } Stunde
       *[other] { $number } Stunden
    }
minutes =
    { $number ->
        [one] { $number } Minute
       *[other] { $number } Minuten
    }
less-than-a-minute = weniger als eine Minute

## Die Frist des Zuges

deadline = Frist: { $when }.
deadline-with-reserve = Frist: { $when }. Mit Zeitreserve ({ $span }): { $later }.
deadline-without-reserve = Frist: { $when }. Keine Zeitreserve mehr.
deadline-of-bank = Frist: { $when } (Ende der Zeit für die ganze Partie).
deadline-before-bank = Frist: { $when }. Ende der Zeit für die ganze Partie: { $later }.
deadline-without-bank = Frist: { $when }. Keine Zeit mehr für die ganze Partie.
reminder-bank =
    { $used ->
        [half] Erinnerung: Mehr als die Hälfte der Zeit für die ganze Partie ist verbraucht.
       *[most] Erinnerung: Von der Zeit für die ganze Partie sind weniger als 10 % übrig.
    } { $deadline }
bank-used =
    { $used ->
        [half] Mehr als die Hälfte deiner Zeit für die ganze Partie ist verbraucht.
       *[most] Von deiner Zeit für die ganze Partie sind weniger als 10 % übrig.
    }
reminder = Erinnerung an diesen Zug. { $deadline }
reminder-reserve = Erinnerung an diesen Zug. Ende der Zeitreserve: { $when }.
time-is-out = Die Zeit für diesen Zug ist abgelaufen.
silence = Frist: { $when }. Danach schließt die Partie, und die anderen können den Sieg beanspruchen.
time-ended = Die Zeit für diesen Zug ist { $when } abgelaufen.

bank-ended = Die Zeit für die ganze Partie ist { $when } abgelaufen.

## Die Reserve

left = Verbleibende Zeitreserve: { $players }.
left-of-banks = Verbleibende Zeit für die ganze Partie: { $players }.
left-of = { $who } { $span }
left-none = { $who } keine
