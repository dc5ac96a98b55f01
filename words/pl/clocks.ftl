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
deadline-of-bank = Termin: { $when } (koniec czasu na całą partię).
deadline-before-bank = Termin: { $when }. Koniec czasu na całą partię: { $later }.
deadline-without-bank = Termin: { $when }. Czas na całą partię jest wyczerpany.
reminder-bank =
    { $used ->
        [half] Przypomnienie: ponad połowa czasu na całą partię minęła.
       *[most] Przypomnienie: zostało mniej niż 10% czasu na całą partię.
    } { $deadline }
bank-used =
    { $used ->
        [half] Ponad połowa twojego czasu na całą partię minęła.
       *[most] Zostało mniej niż 10% twojego czasu na całą partię.
    }
reminder = Przypomnienie o tej turze. { $deadline }
reminder-reserve = Przypomnienie o tej turze. Koniec zapasu czasu: { $when }.
time-is-out = Czas na tę turę minął.
silence = Termin: { $when }. Potem partia zostanie zamknięta, a pozostali gracze mogą ogłosić zwycięstwo.
time-ended = Koniec czasu na tę turę: { $when }.
bank-ended = Koniec czasu na całą partię: { $when }.

## Zapas czasu

left = Pozostały zapas czasu: { $players }.
left-of-banks = Pozostały czas na całą partię: { $players }.
left-of = { $who } { $span }
left-none = { $who } brak
