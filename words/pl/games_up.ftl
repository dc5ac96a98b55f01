### The Game’s Up!: wszystko, co ludzie o tej grze czytają.
###
### Pojęcia: piece = pionek; single = pojedynczy pionek; stack = stos; face = liczba; turns over = odwraca się, „3 zmienia się w 4”;
### square = pole; rank = rząd; file = kolumna; move = ruch, przesunąć; leap = skok, przeskoczyć; capture, take = bić, bicie;
### target = cel; score = punkty; lot = losowanie; opponent, rival = przeciwnik; closed = zamknięty; draw = remis.
### Liczby się nie odmieniają („bije 3”), strony są przymiotnikami („czerwony pionek”) albo grają jako „czerwone” i „niebieskie”.

## Przed partią

title = The Game’s Up!
summary = Odwracaj pionki, bij je i układaj w stosy, i jako pierwszy gracz osiągnij cel.
option-target-name = cel
option-target = Liczba punktów, która od razu wygrywa
option-stacks-name = stosy
option-stacks = Co może bić stos
option-stacks-free-name = dowolnie
option-stacks-free = wszystko, co pokazuje mniejszą liczbę
option-stacks-alternating-name = na przemian
option-stacks-alternating = to samo, jeśli kolory idą potem na przemian aż do dołu
option-turning-name = obracanie
option-turning = Czy po każdym ruchu obraz obraca się o ćwierć obrotu, razem z napisami
option-turning-on-name = tak
option-turning-on = plansza się obraca
option-turning-off-name = nie
option-turning-off = plansza stoi w miejscu

## Co się stało

told =
    { $who } przesuwa { $what ->
        [stack] stos z { $tall } pionków
        [theirs] pionek { $face } gracza { $rival }
       *[own] { $face }
    } z { $start } na { $end }{ $leaps ->
        [yes] {" "}przez { $over }
       *[no] {""}
    } ({ $what ->
        [stack] na górze { $face } zmienia się w { $shown }
       *[other] zmienia się w { $shown }
    }){ $prey ->
        [stack] {" "}i bije stos z { $taken } pionków gracza { $rival }
        [single] {" "}i bije pionek { $preyface } gracza { $rival }
       *[none] {""}
    }{ $gains ->
        [yes] : { $gain }, razem { $score } z { $target }
       *[no] {""}
    }.
falls = { $who } spada z { $before } na { $after }.
starts-by-lot = Zaczyna { $who }: tak wyszło w losowaniu.

## Jak stoi partia

to-move = Kolej gracza { $who }.
lot-to-come = O tym, kto zaczyna, rozstrzygnie losowanie.
state = The Game’s Up! { $doing } Punkty, cel { $target }: { $scores }.
score-sided =
    { $who } ({ $side ->
        [red] czerwone
       *[blue] niebieskie
    }) { $score }
score = { $who } { $score }
progress = { $scores }; cel to { $target }.
no-way-back = Bez powrotu: { $ways }.
way = { $start } na { $end }
quiet =
    Bez bicia: { $quiet } z { $most } ruchów{ $times ->
        [one] {""}
        [few] ; ta pozycja była już { $times } razy
       *[many] ; ta pozycja była już { $times } razy
    }.
turned =
    { $quarters ->
        [1] Obrót o ćwierć w prawo
        [2] Do góry nogami
       *[3] Obrót o trzy czwarte w prawo
    }.
seen-from-blue = Widok od strony niebieskich.
singles =
    { $side ->
        [red] Pojedyncze czerwone
       *[blue] Pojedyncze niebieskie
    }: { $pieces }.
no-singles =
    { $side ->
        [red] Pojedyncze czerwone
       *[blue] Pojedyncze niebieskie
    }: brak.
stacks =
    { $side ->
        [red] Czerwone stosy
       *[blue] Niebieskie stosy
    }, od góry: { $stacks }.
stack-at = { $square } { $stack }
stacks-heading = Stosy, od góry:
no-stacks = Nie ma stosów.
stack-line = { $square }: { $stack }.
stack = { $pieces } ({ $tall }, suma { $sum })
stack-piece =
    { $side ->
        [red] czerwone
       *[blue] niebieskie
    } { $face }
rank = Rząd { $rank }: { $squares }.
rank-piece =
    { $file } { $side ->
        [red] czerwone
       *[blue] niebieskie
    } { $face }
rank-stack =
    { $file } { $side ->
        [red] czerwony
       *[blue] niebieski
    } stos z { $tall } pionków, na górze { $face }
rank-empty = { $files } puste
grid-key = r czerwone, b niebieskie, + stos

## Jak skończyła się partia

won-target = Wygrywa { $winner }: cel { $target } jest osiągnięty.
won-no-move = Wygrywa { $winner }, { $more } do { $less }; nie ma już żadnego ruchu.
drawn-no-move = Remis: jest { $score } do { $score } i nie ma już żadnego ruchu.
won-quiet = Wygrywa { $winner }, { $more } do { $less }; liczba ruchów z rzędu bez bicia: { $most }.
drawn-quiet = Remis: jest { $score } do { $score }, a liczba ruchów z rzędu bez bicia to { $most }.
drawn-third = Remis: ta sama pozycja powtarza się po raz trzeci.
won-resigned =
    { $how ->
        [late] Czas gracza { $loser } minął i wygrywa { $winner }
        [left] { $loser } opuszcza serwer i wygrywa { $winner }
        [taken] Moderator usunął z partii gracza { $loser } i wygrywa { $winner }
       *[resigned] { $loser } poddaje partię i wygrywa { $winner }
    }.
scores-are = Punkty: { $scores }.

## Co czyta ten, czyja jest kolej

ask =
    Przesuń swój pionek albo { $side ->
        [red] czerwony
       *[blue] niebieski
    }.
ask-not-back = Przesuń pionek. Bez powrotu: { $ways }.
way-short = { $start }–{ $end }
menu-any = Przesuń pionek
menu-own = Przesuń swój pionek
menu-theirs =
    { $side ->
        [red] Przesuń czerwony pionek
       *[blue] Przesuń niebieski pionek
    }
menu-where = Dokąd z { $start }
turning = Po każdym ruchu plansza obraca się o ćwierć obrotu w prawo. Pola zachowują swoje nazwy.

## Etykiety w menu

label-stack =
    Stos na { $start }, na górze { $face } (zmieni się w { $shown }{ $can ->
        [win] , może wygrać
        [capture] , może bić
       *[no] {""}
    })
label-own =
    { $face } na { $start } (zmieni się w { $shown }{ $can ->
        [win] , może wygrać
        [capture] , może bić
       *[no] {""}
    })
label-theirs =
    { $side ->
        [red] Czerwone
       *[blue] Niebieskie
    } { $face } na { $start } (zmieni się w { $shown }{ $can ->
        [win] , może wygrać
        [capture] , może bić
       *[no] {""}
    })
label-go =
    { $start } { $leaps ->
        [yes] skacze na
       *[no] na
    } { $end }{ $gains ->
        [yes] , { $gain }
       *[no] {""}
    }
label-takes =
    { $start } { $leaps ->
        [yes] skacze na
       *[no] na
    } { $end }: bije { $prey ->
        [stack] stos z { $taken } pionków, na górze { $preyface }
       *[single] { $preyface }
    }, { $gain }

## Na obrazie

key-small = w to zmienia się po ruchu
key-plate = liczą się tylko stosy: suma
layers = Od góry:
plate-draw = remis
plate-won = wygrywa
plate-lost = przegrywa
plate-to-move = ma ruch
plate-moves-left =
    { $left ->
        [0] ma ruch, zostało 0 ruchów
        [one] ma ruch, został { $left } ruch
        [few] ma ruch, zostały { $left } ruchy
       *[many] ma ruch, zostało { $left } ruchów
    }
plate =
    { $singles ->
        [0] nic luzem
        [one] { $singles }{"\u00A0"}luzem
        [few] { $singles }{"\u00A0"}luzem
       *[many] { $singles }{"\u00A0"}luzem
    }, { $stacks ->
        [0] bez{"\u00A0"}stosów
        [one] { $stacks }{"\u00A0"}stos
        [few] { $stacks }{"\u00A0"}stosy
       *[many] { $stacks }{"\u00A0"}stosów
    }

## Wskazówki

hint-stack = Twój stos na { $square } daje { $worth }; po ruchu jego { $top } pokaże { $shown }.
hint-none = Liczą się tylko stosy, a stosy powstają z bicia.
hint-capture =
    { $what ->
        [stack] Twój stos na { $start } zmienia się w { $shown }
       *[single] Twoje { $face } na { $start } zmienia się w { $shown }
    }, bije { $end }: { $gain }{ $wins ->
        [yes] , wygrana
       *[no] {""}
    }.

## Dlaczego ruch nie jest dozwolony

why-off-board = { $square } jest poza planszą, która sięga od a1 do { $last }.
why-empty = { $square } jest puste.
why-their-stack = Stos na { $square } należy do przeciwnika: z jego pionków możesz przesuwać tylko pojedyncze.
why-nowhere = To, co stoi na { $square }, nie ma teraz dokąd pójść.
why-there = To, co stoi na { $square }, już tam jest.
why-far = { $end } jest za daleko od { $start } albo nie leży w linii prostej.
why-stack-far = Stos przesuwa się zawsze tylko o jedno pole.
why-leap = Skacze się tylko nad własnym kolorem, a na { $over } go nie ma.
why-closed = Droga powrotna z { $start } na { $end } jest zamknięta.
why-own = Na { $end } stoi ten sam kolor.
why-their-piece = Pionek przeciwnika może stanąć tylko na pustym polu.
why-alternating = Jego najniższy pionek leżałby na pionku tego samego koloru.
why-face = To, co przesuwasz, zmieni się w { $face }, a { $face } nie bije { $prey }.

## Dlaczego podpowiedź doradza ruch

