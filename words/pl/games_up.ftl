### The Game’s Up!: wszystko, co ludzie o tej grze czytają.
###
### Pojęcia: piece = pionek; single = pojedynczy pionek; stack = stos; face = liczba; turns over = odwraca się, „3 zmienia się w 4”;
### square = pole; rank = rząd; file = kolumna; move = ruch, przesunąć; leap = skok, przeskoczyć; capture, take = bić, bicie;
### target = cel; score = punkty; lot = losowanie; opponent, rival = przeciwnik; closed = zamknięty; draw = remis.
### Liczby się nie odmieniają („bije 3”), strony są przymiotnikami („czerwony pionek”) albo grają jako „czerwone” i „niebieskie”.

## Przed partią

title = The Game’s Up!
summary = Odwracaj pionki, bij je i układaj w stosy, i jako pierwszy gracz osiągnij cel.
watch = Po każdym swoim ruchu sprawdź, co można teraz zbić: najpierw twoje duże stosy. Mała liczba na brzegu pionka to ta, na którą się odwróci, gdy się ruszy.
option-target-name = cel
option-target = Liczba punktów, która od razu wygrywa
option-stacks-name = stosy
option-stacks = Co może bić stos
option-stacks-free-name = dowolnie
option-stacks-free = wszystko, co pokazuje mniejszą liczbę
option-stacks-alternating-name = na przemian
option-stacks-alternating = to samo, ale kolory muszą dalej iść na przemian aż do dołu
option-turning-name = obracanie
option-turning = Czy po każdym ruchu obraz planszy obraca się o ćwierć obrotu, razem z opisami pól
option-turning-on-name = tak
option-turning-on = plansza się obraca
option-turning-off-name = nie
option-turning-off = plansza się nie obraca

## Co się stało

told =
    { $who } przesuwa { $what ->
        [stack] stos z { $tall } pionków
        [theirs] pionek { $face } gracza { $rival }
       *[own] pionek { $face }
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
told-least =
    { $who } przesuwa { $what ->
        [stack] stos z { $tall } pionków
        [theirs] pionek { $face } gracza { $rival }
       *[own] pionek { $face }
    } z { $start } na { $end }{ $prey ->
        [stack] {" "}i bije stos z { $taken } pionków gracza { $rival }
        [single] {" "}i bije pionek { $preyface } gracza { $rival }
       *[none] {""}
    }{ $gains ->
        [yes] : { $gain }
       *[no] {""}
    }.
falls = { $who } spada z { $before } na { $after }.
starts-by-lot = Wylosowano, że zaczyna { $who }.

## Jak stoi partia

to-move = Kolej gracza { $who }.
lot-to-come = Jeszcze nie wylosowano, kto zaczyna.
state = The Game’s Up! { $doing } Punkty (cel { $target }): { $scores }.
score-sided =
    { $who } ({ $side ->
        [red] czerwone
       *[blue] niebieskie
    }) { $score }
score = { $who } { $score }
progress = { $scores }. Cel: { $target }.
no-way-back = Bez ruchu prosto z powrotem: { $ways }.
way = { $start } na { $end }
quiet =
    Ruchy bez bicia: { $quiet } z { $most }{ $times ->
        [1] {""}
       *[other] . Ta pozycja jest na planszy po raz { $times }
    }.
turned =
    Plansza jest obrócona { $quarters ->
        [1] o ćwierć obrotu w prawo
        [2] do góry nogami
       *[3] o trzy czwarte obrotu w prawo
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
        [red] czerwona
       *[blue] niebieska
    } { $face }
rank = Rząd { $rank }: { $squares }.
rank-piece =
    { $file } { $side ->
        [red] czerwona
       *[blue] niebieska
    } { $face }
rank-stack =
    { $file } { $side ->
        [red] czerwony
       *[blue] niebieski
    } stos z { $tall } pionków, na górze { $face }
rank-empty = { $files } puste
grid-key = r czerwona, b niebieska, + stos

## Jak skończyła się partia

won-target = Wygrywa { $winner }: cel { $target } jest osiągnięty.
won-no-move = Wygrywa { $winner }, { $more } do { $less }: nie ma już żadnego ruchu.
drawn-no-move = Remis: jest { $score } do { $score } i nie ma już żadnego ruchu.
won-quiet = Wygrywa { $winner }, { $more } do { $less }: ruchy z rzędu bez bicia to już { $most }.
drawn-quiet = Remis: jest { $score } do { $score }, a ruchy z rzędu bez bicia to już { $most }.
drawn-third = Remis: ta sama pozycja wystąpiła 3 razy.
scores-are = Wynik końcowy: { $scores }.

## Co czyta ten, czyja jest kolej

ask =
    Przesuń swój pionek albo { $side ->
        [red] pionek czerwonych
       *[blue] pionek niebieskich
    }.
ask-not-back = Przesuń pionek, ale nie prosto z powrotem ({ $ways }).
way-short = { $start }–{ $end }
menu-any = Przesuń pionek
menu-own = Przesuń swój pionek
menu-theirs =
    { $side ->
        [red] Przesuń pionek czerwonych
       *[blue] Przesuń pionek niebieskich
    }
menu-where = Z { $start } na…
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
        [red] Czerwona
       *[blue] Niebieska
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

key-small = liczba po ruchu
key-plate = punkty dają tylko stosy: ich suma
layers = Od góry:
plate-moves-left =
    { $left ->
        [0] kolej na ruch, 0 ruchów do końca
        [one] kolej na ruch, { $left } ruch do końca
        [few] kolej na ruch, { $left } ruchy do końca
       *[many] kolej na ruch, { $left } ruchów do końca
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

hint-stack = Twój stos na { $square } daje { $worth }. Po ruchu jego { $top } zmieni się w { $shown }.
hint-none = Punkty dają tylko stosy, a każde bicie tworzy stos.
hint-capture =
    { $what ->
        [stack] Twój stos na { $start } zmieni się w { $shown }
       *[single] Twoja { $face } na { $start } zmieni się w { $shown }
    } i bije { $end }: { $gain }{ $wins ->
        [yes] , wygrana
       *[no] {""}
    }.

## Dlaczego ruch nie jest dozwolony

why-off-board = { $square } nie leży na planszy, która sięga od a1 do { $last }.
why-empty = { $square } jest puste.
why-their-stack = Stos na { $square } należy do przeciwnika: z jego pionków możesz przesuwać tylko pojedyncze.
why-nowhere = Pionek lub stos na { $square } nie ma teraz dokąd pójść.
why-there = Pionek lub stos na { $square } już tam stoi.
why-far = { $end } jest za daleko od { $start } albo nie leży w linii prostej.
why-stack-far = Stosy przesuwają się tylko o jedno pole.
why-leap = Skakać można tylko nad pionkiem tego samego koloru, a na { $over } takiego nie ma.
why-closed = Nie możesz wrócić prosto z { $start } na { $end }.
why-own = Na { $end } stoi pionek lub stos tego samego koloru.
why-their-piece = Pionki przeciwnika mogą stanąć tylko na pustym polu.
why-alternating = Najniższy pionek stosu trafiłby na pionek tego samego koloru.
why-face = Ten pionek zmieni się w { $face }, a { $face } nie bije { $prey }.
advice = Wobec przeciwnika to daje { $gain }. Drugi najlepszy ruch daje { $other }.
advice-after = Przy najlepszej grze będzie potem { $own } dla ciebie i { $theirs } dla przeciwnika. Po drugim najlepszym ruchu: { $ownother } i { $theirsother }.
outdoes = Wynik byłby { $own } do { $theirs } zamiast { $ownwas } do { $theirswas }.
advise-move =
    { $what ->
        [stack] { $captures ->
            [yes] Przesuń stos z { $start } na { $end } i bij tam
           *[no] Przesuń stos z { $start } na { $end }
        }
       *[single] { $captures ->
            [yes] Przesuń pionek z { $start } na { $end } i bij tam
           *[no] Przesuń pionek z { $start } na { $end }
        }
    }

## Dlaczego podpowiedź doradza ruch
