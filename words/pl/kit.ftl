### Co jest wspólne dla wszystkich gier: na obrazach, w menu i w tekstach.
###
### Pojęcia wszystkich plików: words/terms.csv. Imion nie odmieniamy: „ruch gracza Anna”. Czas przeszły zależy od rodzaju, więc to,
### co robią gracze, jest w teraźniejszym („Anna cofa ruch”) albo zgadza się z rzeczownikiem („moderator usunął gracza Anna”).
### Do czytającej osoby mówimy „ty” i unikamy form, które zdradzają rodzaj („masz za sobą”, nie „zrobiłeś”).

## Listy

list-two = { $a } i { $b }
list-last = { $most } i { $last }
list-clauses = { $most }, i { $last }
or-two = { $a } lub { $b }
or-last = { $most } lub { $last }
list-comma = {", "}
list-semicolon = {"; "}
decimal = { $whole },{ $digits }

## Wokół pozycji

last = Ostatnio: { $told }
unnamed = Miejsce { $seat }
ended = Partia jest zakończona.
game-begins = Początek partii.
table-ended = Tu partia zakończyła się przed czasem.

## Etykiety w menu

label-wins = { $meaning } – wygrywasz
label-loses = { $meaning } – przegrywasz
label-draws = { $meaning } – remis
label-out = { $meaning } – odpadasz
label-further = { $meaning }, potem { $further }
several = { $meaning } ×{ $times }

## Jak ktoś opuszcza miejsce

gave-up = { $who } poddaje partię.
departed =
    { $how ->
        [late] Czas gracza { $who } minął
        [left] Gracz { $who } opuścił serwer
       *[taken] Moderator usunął z partii gracza { $who }
    }.
won-resigned =
    { $how ->
        [late] Czas gracza { $loser } minął, więc wygrywa { $winner }
        [left] Gracz { $loser } opuścił serwer, więc wygrywa { $winner }
        [taken] Moderator usunął z partii gracza { $loser }, więc wygrywa { $winner }
       *[resigned] { $loser } poddaje partię, więc wygrywa { $winner }
    }.
plate-gone =
    { $how ->
        [late] czas minął
        [left] poza serwerem
        [taken] usunięcie z partii
       *[resigned] poddanie partii
    }
plate-draw = remis
plate-won = wygrana
plate-lost = przegrana
plate-to-move = kolej na ruch
