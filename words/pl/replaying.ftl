### Skończona partia: /replay, animacja, i /verify, czy losowanie było uczciwe.

## Powtórka

replay = Powtórka
in-line = Najpierw powstaje inna powtórka. Twoja będzie po niej.
too-large = Ta partia jest za długa na animację. `/history` pokazuje ją ruch po ruchu.
stopped = Uruchamiam się ponownie, więc powtórka nie jest gotowa. Spróbuj za minutę.
drawing = Powtórka powstaje: gotowe klatki { $drawn } z { $frames }.
shown =
    -# { $game }, stół { $table }: { $whole ->
        [yes] każda tura
       *[no] bez niektórych tur, bo jest ich tak dużo
    }, { $frames ->
        [one] { $frames } klatka
        [few] { $frames } klatki
       *[many] { $frames } klatek
    }.
no-gif = -# Za długa na GIF. Jeśli nie odtwarza się na telefonie, użyj `/history`.
alt = Animowana powtórka partii { $game } przy stole { $table }. /history opowiada ją słowami.

## Czy los był uczciwy

verified =
    { $drawn ->
        [dice] Rzuty kością w tej partii zostały powtórzone z jej sekretu ({ $times ->
            [one] { $times } rzut
            [few] { $times } rzuty
           *[many] { $times } rzutów
        }). Wyniki są takie same{ $partly ->
            [yes] , poza miejscami graczy, których dane zostały usunięte.
           *[no] .
        }
        [cards] Dobieranie kart w tej partii zostało powtórzone z jej sekretu ({ $times ->
            [one] { $times } dobranie
            [few] { $times } dobrania
           *[many] { $times } dobrań
        }). Wyniki są takie same{ $partly ->
            [yes] , poza miejscami graczy, których dane zostały usunięte.
           *[no] .
        }
        [lot] Losowanie tej partii zostało powtórzone z jej sekretu ({ $times ->
            [one] { $times } los
            [few] { $times } losy
           *[many] { $times } losów
        }). Wyniki są takie same{ $partly ->
            [yes] , poza miejscami graczy, których dane zostały usunięte.
           *[no] .
        }
       *[seats] W tej grze losowane są tylko miejsca. Zostały wylosowane jeszcze raz z sekretu partii i wynik jest taki sam{ $partly ->
            [yes] , poza miejscami graczy, których dane zostały usunięte.
           *[no] .
        }
    }
fingerprint = Ten sekret ma odcisk, który był pokazany przed partią:
proof = Czego to dowodzi, mówi `python -m sessions`, uruchomione na pliku z `/record`.
seats-drawn = Miejsca zostały wylosowane dla graczy, którzy zaczynali partię.
took-over = { $newcomer } przejmuje miejsce { $seat }, które wcześniej miał gracz { $former }.

## Jak potoczył się los

luck = Kto miał ile szczęścia?
luck-mean = - { $name }, { $what } ({ $times }): średnio { $came }, oczekiwane { $expected }.
luck-different = - { $name }, { $what } ({ $times }): { $came } z { $all } możliwych wyników.
luck-results = - { $name }, { $what } ({ $times }): { $results }.
luck-result = { $result } { $came } (oczekiwane { $expected })
