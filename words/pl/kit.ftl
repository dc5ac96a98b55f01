### Co jest wspólne dla wszystkich gier: na obrazach, w menu i w tekstach.
###
### Pojęcia wszystkich plików: table = stół; game = gra (jaka), partia (rozgrywana); seat = miejsce; turn = tura; move = ruch;
### player = gracz; opponent = przeciwnik; host = gospodarz; record = zapis partii; draw = remis; resign = poddać partię;
### take back = cofnąć ruch; lot = losowanie; clock = zegar; reserve = zapas czasu; thread = wątek; direct message = wiadomość prywatna.
### Imion nie odmieniamy: „ruch gracza Anna”. Zdania są w czasie teraźniejszym, bo przeszły zależy od rodzaju.

## Listy

list-two = { $a } i { $b }
list-last = { $most } i { $last }
or-two = { $a } lub { $b }
or-last = { $most } lub { $last }
list-comma = {", "}
list-semicolon = {"; "}
decimal = { $whole },{ $digits }

## Wokół pozycji

last = Ostatnio: { $told }
unnamed = Miejsce { $seat }
ended = Partia jest zakończona.
game-begins = Partia się zaczyna.
table-ended = Tu partia została przerwana przy stole.

## Etykiety w menu

label-wins = { $meaning } i wygrywasz
label-loses = { $meaning } i przegrywasz
label-draws = { $meaning }, potem remis
label-out = { $meaning } i odpadasz
label-further = { $meaning }, potem { $further }
several = { $meaning } ×{ $times }

## Jak ktoś opuszcza miejsce

gave-up = { $who } poddaje partię.
departed =
    { $how ->
        [late] Czas gracza { $who } minął
        [left] { $who } opuszcza serwer
       *[taken] Moderator usunął z partii gracza { $who }
    }.
plate-gone =
    { $how ->
        [late] czas minął
        [left] poza serwerem
        [taken] usunięcie z gry
       *[resigned] poddanie partii
    }
