### Czas: ile trwa tura, kiedy się kończy, odcinki czasu.

## Odcinki czasu, w skrótach, które się nie odmieniają

days =
    { $number ->
        [one] { $number } dzień
        [few] { $number } dni
       *[many] { $number } dni
    }
hours = { $number } godz.
minutes = { $number } min
less-than-a-minute = poniżej minuty

## Koniec tury

deadline = Termin: { $when }.
deadline-with-reserve = Termin: { $when }. Z zapasem czasu ({ $span }): { $later }.
deadline-without-reserve = Termin: { $when }. Zapas czasu jest wyczerpany.
reminder = Przypomnienie. { $deadline }
reminder-reserve = Przypomnienie. Zapas czasu na tę turę kończy się { $when }.
time-is-out = Czas na tę turę minął.
time-ended = Czas na tę turę minął { $when }.

## Zapas czasu

left = Zapas czasu: { $players }.
left-of = { $who } { $span }
left-none = { $who } brak
