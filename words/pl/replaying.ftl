### Skończona partia: /replay, animacja, i /verify, czy losowanie było uczciwe.

## Powtórka

replay = Powtórka
in-line = Na tym serwerze powstaje właśnie inna powtórka. Twoja będzie następna.
too-large = Ta partia jest za długa na animację. /history pokazuje ją ruch po ruchu.
stopped = Powtórka nie jest gotowa: muszę odejść. Poproś o nią jeszcze raz za minutę.
drawing = Powtórka powstaje: gotowe { $drawn } z { $frames }.
shown =
    -# { $game }, stół { $table }: { $whole ->
        [yes] każda tura
       *[no] nie każda tura, bo jest ich za dużo
    }, { $frames ->
        [one] { $frames } obraz
        [few] { $frames } obrazy
       *[many] { $frames } obrazów
    }.
no-gif = -# Jest za długa na GIF. Jeśli na twoim telefonie się nie rusza, /history pokazuje każdy ruch.
alt = Partia w { $game } przy stole { $table } jako animacja. /history opowiada ją słowami.

## Czy los był uczciwy

verified =
    { $drawn ->
        [dice] Kości tej partii ({ $times ->
            [one] { $times } rzut
            [few] { $times } rzuty
           *[many] { $times } rzutów
        }) zostały wyprowadzone jeszcze raz z sekretu partii, z tym samym wynikiem{ $partly ->
            [yes] , poza miejscami graczy, których nazwy są już usunięte.
           *[no] .
        }
        [cards] Karty tej partii ({ $times ->
            [one] { $times } dobranie
            [few] { $times } dobrania
           *[many] { $times } dobrań
        }) zostały wyprowadzone jeszcze raz z sekretu partii, z tym samym wynikiem{ $partly ->
            [yes] , poza miejscami graczy, których nazwy są już usunięte.
           *[no] .
        }
        [lot] Losowanie tej partii ({ $times ->
            [one] { $times } los
            [few] { $times } losy
           *[many] { $times } losów
        }) zostało wyprowadzone jeszcze raz z sekretu partii, z tym samym wynikiem{ $partly ->
            [yes] , poza miejscami graczy, których nazwy są już usunięte.
           *[no] .
        }
       *[seats] W tej partii losuje się tylko miejsca. Zostały wyprowadzone jeszcze raz z sekretu partii, z tym samym wynikiem{ $partly ->
            [yes] , poza miejscami graczy, których nazwy są już usunięte.
           *[no] .
        }
    }
fingerprint = Sekret ma odcisk, który był pokazany przed partią:
proof = `python -m sessions`, uruchomione na pliku z /record, mówi, czego to dowodzi i komu.
seats-drawn = Miejsca zostały wylosowane dla tych, którzy zaczynali partię.
took-over = { $newcomer } przejmuje miejsce { $seat }, które wcześniej miał gracz { $former }.

## Jak potoczył się los

luck = Jak potoczył się los:
luck-mean = - { $name }, { $what } ({ $times }): średnio { $came }, oczekiwane { $expected }.
luck-different = - { $name }, { $what } ({ $times }): { $came } z { $all } różnych.
luck-results = - { $name }, { $what } ({ $times }): { $results }.
luck-result = { $result } { $came } (oczekiwane { $expected })
