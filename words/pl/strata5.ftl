### Strata 5: wszystko, co ludzie o tej grze czytają. Imion nie odmieniamy. Pola nazywają się jak c3.
### Pojęcia: pawn = pionek; block = klocek; space = pole; level = poziom; Starting Block = klocek startowy; in hand = w ręce;
### enter = wprowadzić; trap = więzić, uwięziony (na zawsze); lock = blokować, zablokowany; capture = bić; lay = kłaść.

## Przed partią

title = Strata 5
summary = Układaj klocki, prowadź po nich pionki i jako pierwszy gracz dojdź na poziom 5.
watch = Sprawdzaj, dokąd pionki przeciwnika dojdą w dokładnie tylu krokach, ile wynosi ich liczba: tak biją i wspinają się. Kładź każdy blok tam, gdzie pomaga twoim pionkom i zamyka im drogę.
option-size-name = rozmiar
option-size = Rozmiar planszy
option-size-6 = szybka gra, lepsza dla czerwonych
option-size-8 = zwykła gra
option-size-10 = długa gra, zwykle remis

## Co się stało

turn = { $who } { $actions }.
did-move =
    przesuwa pionek { $number } z { $start }{ $ways ->
        [yes] {" "}przez { $way }
       *[no] {""}
    } na { $end } (poziom { $level }{ $stuck ->
        [yes] , na razie zablokowany
       *[no] {""}
    }){ $captures ->
        [yes] , bijąc pionek { $captured } gracza { $rival }
       *[no] {""}
    }
did-enter =
    wprowadza pionek { $number }{ $ways ->
        [yes] {" "}przez { $way }
       *[no] {""}
    } na { $end } (poziom { $level }{ $stuck ->
        [yes] , na razie zablokowany
       *[no] {""}
    }){ $captures ->
        [yes] , bijąc pionek { $captured } gracza { $rival }
       *[no] {""}
    }
did-move-briefly =
    { $again ->
        [yes] pionek { $number } z { $start } na { $end }
       *[no] przesuwa pionek { $number } z { $start } na { $end }
    }{ $captures ->
        [yes] , bijąc pionek { $captured } gracza { $rival }
       *[no] {""}
    }
did-enter-briefly =
    wprowadza pionek { $number } na { $end }{ $captures ->
        [yes] , bijąc pionek { $captured } gracza { $rival }
       *[no] {""}
    }
did-block =
    kładzie klocek od { $place } do { $corner } (poziom { $level }){ $does ->
        [traps] , więżąc { $trapped }
        [locks] , blokując { $locked }
        [both] , więżąc { $trapped } i blokując { $locked }
       *[nothing] {""}
    }
did-block-briefly =
    kładzie klocek na { $place }{ $traps ->
        [yes] , więżąc { $trapped }
       *[no] {""}
    }
caught =
    { $whose ->
        [own] { $owns ->
            [one] własny pionek { $own }
            [few] własne pionki { $own }
           *[many] własne pionki { $own }
        }
        [theirs] { $rivals ->
            [one] pionek { $theirs } gracza { $rival }
            [few] pionki { $theirs } gracza { $rival }
           *[many] pionki { $theirs } gracza { $rival }
        }
        [both] własny pionek { $own } i pionek { $theirs } gracza { $rival }
       *[lists] { $owns ->
            [one] własny pionek { $own }
            [few] własne pionki { $own }
           *[many] własne pionki { $own }
        } oraz { $rivals ->
            [one] pionek { $theirs } gracza { $rival }
            [few] pionki { $theirs } gracza { $rival }
           *[many] pionki { $theirs } gracza { $rival }
        }
    }
did-no-pawn = nie może przesunąć żadnego pionka
did-no-second = nie może przesunąć drugiego pionka
did-no-place = nie ma miejsca na klocek
did-no-block-left = nie ma już klocków
did-pass = musi spasować

## Stan partii

state = Strata 5, tura { $turn }. { $doing }
doing =
    { $who } { $step ->
        [first] przesuwa pionek
        [second] przesuwa drugi pionek
       *[block] kładzie klocek
    }{ $moved ->
        [yes] {" "}(pionek na { $space } jest już po ruchu)
       *[no] {""}
    }.
sides = { $red } gra czerwonymi, { $black } gra czarnymi.
seen-from-black = Widok od strony czarnych.
levels-by-rank = Poziomy w rzędach, od a do { $last }: { $ranks }.
blocks-by-space = Klocki według lewego dolnego pola: { $levels }.
blocks-on-level = poziom { $level } { $places }
pawns-of =
    { $side ->
        [red] Czerwone pionki
       *[black] Czarne pionki
    }: { $board ->
        [0] brak
       *[other] { $pawns }
    }. W ręce: { $hand ->
        [0] nic
       *[other] { $held }
    }{ $trapped ->
        [0] {""}
       *[other] . Uwięzione: { $caged }
    }.
pawn-on = { $number } na { $space }
pawn-in = { $number } w { $space } na poziomie { $level }
count =
    { $blocks ->
        [0] Nie ma już klocków
        [one] Został { $blocks } klocek
        [few] Zostały { $blocks } klocki
       *[many] Zostało { $blocks } klocków
    }{ $idle ->
        [0] {""}
       *[other] . Tury bez bicia i bez klocka: { $idle } z { $most }
    }{ $stirred ->
        [yes] . W tej turze było bicie albo klocek
       *[no] {""}
    }{ $times ->
        [1] {""}
       *[other] . Ta pozycja jest na planszy po raz { $times }
    }.
levels-heading = Poziom każdego pola, od a do { $last }:
rank = Rząd { $rank }: { $levels }
level-by-level-heading = Poziom po poziomie, klocki według lewego dolnego pola:
blocks-heading = Klocki według lewego dolnego pola:
level =
    Poziom { $level }: klocki { $blocks }{ $standing ->
        [yes] , pionki { $pawns }
       *[no] {""}
    }.
level-pawn =
    { $side ->
        [red] czerwony
       *[black] czarny
    } { $number } na { $space }{ $locked ->
        [yes] {" "}(zablokowany)
       *[no] {""}
    }
level-trapped =
    { $side ->
        [red] czerwony
       *[black] czarny
    } { $number } uwięziony w { $space }
hollow = Puste pod spodem: { $gaps }.
gap = { $space } pod poziomem { $level }
in-hand =
    W ręce: czerwone { $reds ->
        [0] nic
       *[other] { $red }
    }, czarne { $blacks ->
        [0] nic
       *[other] { $black }
    }.
grid-levels = Poziomy:
grid-pawns = Pionki, { letter-red } czerwone i { letter-black } czarne:
letter-red = r
letter-black = n
progress =
    { $forces }. { $blocks ->
        [0] Nie ma już klocków
        [one] Został { $blocks } klocek
        [few] Zostały { $blocks } klocki
       *[many] Zostało { $blocks } klocków
    }.
force =
    { $who } ({ $side ->
        [red] czerwone
       *[black] czarne
    }) { $pawns ->
        [0] nie ma pionków na planszy
        [one] ma { $pawns } pionek na planszy, najwyższy na poziomie { $high }
        [few] ma { $pawns } pionki na planszy, najwyższy na poziomie { $high }
       *[many] ma { $pawns } pionków na planszy, najwyższy na poziomie { $high }
    }

## Koniec

won-climbed = { $winner } dochodzi na poziom 5 i wygrywa.
won-by-capture = { $winner } wygrywa biciem: { $loser } nie ma już niezablokowanego pionka.
won-by-block = { $winner } wygrywa klockiem: wszystkie pozostałe pionki gracza { $loser } są zablokowane.
won-locked-itself = { $loser } nie ma już niezablokowanego pionka, więc wygrywa { $winner }.
drawn-no-five = Remis: wszystkie klocki są położone, a żaden nie leży na poziomie 5.
drawn-idle =
    Remis: { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    } z rzędu bez bicia i bez klocka.
drawn-third = Remis: ta sama pozycja wystąpiła 3 razy.

## Do osoby, która ma wybrać

ask-first = Przesuń pionek.
ask-second = Przesuń drugi pionek (nie ten na { $moved }).
ask-block = Połóż klocek.
ask-block-no-pawn = Żaden z twoich pionków nie może się ruszyć, więc połóż klocek.
ask-block-no-second = Żaden inny z twoich pionków nie może się ruszyć, więc połóż klocek.
menu-move = Przesuń pionek
menu-board = Przesuń pionek na planszy
menu-hand = Wprowadź pionek z ręki
menu-block = Połóż klocek
menu-block-harm = Uwięź albo zablokuj pionki
menu-block-top = Połóż go na innych klockach
menu-block-board = Połóż go na planszy
menu-where =
    { $where ->
        [climb] { $hand ->
            [yes] Wejdź wyżej lub bij pionkiem { $pawn }
           *[no] Wejdź wyżej lub bij pionkiem z { $pawn }
        }
        [level] { $hand ->
            [yes] Zostań na tym poziomie pionkiem { $pawn }
           *[no] Zostań na tym poziomie pionkiem z { $pawn }
        }
        [descend] { $hand ->
            [yes] Zejdź niżej pionkiem { $pawn }
           *[no] Zejdź niżej pionkiem z { $pawn }
        }
       *[any] { $hand ->
            [yes] Twój pionek { $pawn } idzie na…
           *[no] Pionek z { $pawn } idzie na…
        }
    }

## Do wyboru w menu

label-pawn =
    { $number } { $hand ->
        [yes] z ręki
       *[no] na { $start }
    } ({ $places ->
        [one] { $places } pole
        [few] { $places } pola
       *[many] { $places } pól
    }{ $captures ->
        [yes] , może bić
       *[no] {""}
    }{ $wins ->
        [yes] , może wygrać
       *[no] {""}
    })
label-lay =
    Połóż klocek ({ $places ->
        [one] { $places } miejsce
        [few] { $places } miejsca
       *[many] { $places } miejsc
    })
label-walk =
    { $hand ->
        [yes] { $number } z ręki
       *[no] { $start }
    } na { $end }, poziom { $level }{ $does ->
        [captures] : bije { $side ->
            [red] czerwony pionek { $captured }
           *[black] czarny pionek { $captured }
        }
        [locked] : na razie będzie tam zablokowany
        [both] : bije { $side ->
            [red] czerwony pionek { $captured }
           *[black] czarny pionek { $captured }
        } i na razie będzie zablokowany
       *[nothing] {""}
    }
label-block =
    { $place } do { $corner }, poziom { $level }{ $does ->
        [traps] : więzi { $trapped }
        [locks] : blokuje { $locked }
        [both] : więzi { $trapped }, blokuje { $locked }
       *[nothing] {""}
    }
label-block-briefly =
    { $place } do { $corner }, poziom { $level }{ $does ->
        [traps] : więzi { $trapped ->
            [one] { $trapped } pionek
            [few] { $trapped } pionki
           *[many] { $trapped } pionków
        }
        [locks] : blokuje { $locked ->
            [one] { $locked } pionek
            [few] { $locked } pionki
           *[many] { $locked } pionków
        }
        [both] : więzi { $trapped ->
            [one] { $trapped } pionek
            [few] { $trapped } pionki
           *[many] { $trapped } pionków
        }, blokuje { $locked }
       *[nothing] {""}
    }
label-caught =
    { $whose ->
        [own] { $owns ->
            [one] twój pionek { $own }
            [few] twoje pionki { $own }
           *[many] twoje pionki { $own }
        }
        [theirs] { $rivals ->
            [one] { $side ->
                [red] czerwony pionek { $theirs }
               *[black] czarny pionek { $theirs }
            }
            [few] { $side ->
                [red] czerwone pionki { $theirs }
               *[black] czarne pionki { $theirs }
            }
           *[many] { $side ->
                [red] czerwone pionki { $theirs }
               *[black] czarne pionki { $theirs }
            }
        }
        [both] twój pionek { $own } i { $side ->
            [red] czerwony { $theirs }
           *[black] czarny { $theirs }
        }
       *[lists] { $owns ->
            [one] twój pionek { $own }
            [few] twoje pionki { $own }
           *[many] twoje pionki { $own }
        } oraz { $rivals ->
            [one] { $side ->
                [red] czerwony { $theirs }
               *[black] czarny { $theirs }
            }
            [few] { $side ->
                [red] czerwone { $theirs }
               *[black] czarne { $theirs }
            }
           *[many] { $side ->
                [red] czerwone { $theirs }
               *[black] czarne { $theirs }
            }
        }
    }

## Na obrazie

key-level = poziom
key-air = pusty spód
key-trapped = uwięziony
key-locked = zablokowany
status-doing =
    { $step ->
        [first] przesuwa pionek
        [second] przesuwa drugi
       *[block] kładzie klocek
    }
status-doing-left =
    { $step ->
        [first] przesuwa pionek
        [second] przesuwa drugi
       *[block] kładzie klocek
    }, { $left ->
        [one] została { $left } tura
        [few] zostały { $left } tury
       *[many] zostało { $left } tur
    }
status =
    { $board ->
        [0] { $trapped ->
            [0] wszystkie w ręce
           *[other] uwięzione: { $trapped }
        }
       *[other] { $trapped ->
            [0] na planszy: { $board }
           *[other] na planszy: { $board }, uwięzione: { $trapped }
        }
    }

## Wskazówki: jeden wiersz na telefonie

hint-wins = Pionek { $number } może dojść na { $end }, poziom { $level }: to wygrywa.
hint-captures = Twój pionek { $number } może zbić pionek { $captured } na { $end }.
hint-second = Liczy się, gdzie stanie, a nie którędy pójdzie.
hint-enter = Wejście na klocek startowy to pierwszy krok pionka.
hint-walk = Pionek idzie tyle kroków, ile ma; w kroku najwyżej 1 poziom.
hint-trap = Klocek na { $place } na zawsze uwięzi pionek { $number } przeciwnika.
hint-trap-own = Uwaga: klocek na { $place } uwięzi twój własny pionek { $number }.
hint-climb = Klocek na { $place } tworzy stopień na poziom { $level }.
hint-block = Gdzie stykają się dwa klocki, następny oprze się na obu.

## Dlaczego ruch jest niedozwolony

why-off-board = { $space } nie leży na planszy, która sięga od a1 do { $last }.
why-pawn-before-block =
    { $first ->
        [yes] Zanim położysz klocek, przesuń pierwszy pionek.
       *[no] Zanim położysz klocek, przesuń drugi pionek.
    }
why-block-now = Teraz musisz położyć klocek.
why-not-in-hand = Nie masz w ręce pionka { $number }.
why-no-door = Twoje klocki startowe nie mają już odkrytego pola, więc żaden pionek nie może wejść.
why-doors-taken = Każde odkryte pole twoich klocków startowych jest zajęte, więc żaden pionek nie może wejść.
why-no-entry = Twój pionek { $number } nie ma teraz z klocków startowych drogi o długości { $number }.
why-entry-blocked = Inne pionki zagradzają każdą drogę twojego pionka { $number } na { $end }.
why-entry-far =
    Pionek z ręki nie dojdzie na { $end } w { $number ->
        [one] { $number } kroku
        [few] { $number } krokach
       *[many] { $number } krokach
    } (wejście to pierwszy krok).
why-trapped = Twój pionek { $number } na { $space } jest uwięziony na zawsze.
why-empty = Na { $space } nie ma pionka.
why-theirs = Pionek na { $space } należy do przeciwnika.
why-moved = Pionek na { $space } jest już po ruchu. Drugi pionek musi być inny.
why-same-space = Pionek nie może skończyć na polu, z którego wychodzi.
why-locked = Twój pionek { $number } na { $space } jest zablokowany: nie ma drogi o długości { $number }.
why-blocked = Inne pionki zagradzają drogę twojemu pionkowi { $number } na { $space }: nie może się teraz ruszyć.
why-bare = Na { $space } nie ma klocka, a pionki mogą stać tylko na klockach.
why-own-pawn = Na { $space } stoi twój własny pionek.
why-too-far =
    Z { $start } na { $end } jest co najmniej { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }, a pionek { $number } idzie dokładnie tyle kroków, ile pokazuje jego liczba.
why-parity =
    { $odd ->
        [yes] Pionek { $number } idzie dokładnie tyle kroków, ile pokazuje jego liczba, a z { $start } na { $end } jest zawsze nieparzysta liczba kroków.
       *[no] Pionek { $number } idzie dokładnie tyle kroków, ile pokazuje jego liczba, a z { $start } na { $end } jest zawsze parzysta liczba kroków.
    }
why-walk-blocked = Inne pionki zagradzają każdą drogę o długości { $number } z { $start } na { $end }.
why-no-walk = Z { $start } na { $end } nie ma drogi o długości { $number }. Pionek idzie po klockach, wchodzi lub schodzi najwyżej o 1 poziom w kroku i nie wraca na żadne pole.
why-over-edge = Klocek nazywa się od lewego dolnego pola. Na { $place } wystawałby poza krawędź.
why-alone = Na gołej planszy klocek musi leżeć obok innego na poziomie 1. Na { $place } nie leżałby.
why-too-high = Na { $place } klocek byłby na poziomie { $level }, a najwyższy poziom to { $top }.
why-uneven =
    { $spaces ->
        [one] Na { $place } tylko 1 z 4 pól klocka sięga poziomu { $height }, a muszą co najmniej 3.
        [few] Na { $place } tylko 2 z 4 pól klocka sięgają poziomu { $height }, a muszą co najmniej 3.
       *[many] Na { $place } tylko 2 z 4 pól klocka sięgają poziomu { $height }, a muszą co najmniej 3.
    }
why-one-block = Na { $place } klocek leżałby na jednym tylko klocku. Potrzebuje pod sobą co najmniej 2 części (klocków lub pionków).

## Dlaczego podpowiedź radzi tę turę

advice-free = Potem pionki, które mogą się ruszyć: twoje { $own }, przeciwnika { $theirs }. Po drugiej najlepszej turze: { $ownother } i { $theirsother }.
advice-stops = To nie wpuszcza przeciwnika na poziom 5.
advice-climbs = Potem grozisz wejściem na poziom 5.
advice-captures = Potem możliwe bicia: twoje { $own }, przeciwnika { $theirs }. Po drugiej najlepszej turze: { $ownother } i { $theirsother }.
outdoes-free = Pionki, które mogą się ruszyć: { $own } do { $theirs } zamiast { $ownwas } do { $theirswas }.
outdoes-captures = Możliwe bicia: { $own } do { $theirs } zamiast { $ownwas } do { $theirswas }.

## Rada

advise-walk =
    { $hand ->
        [yes] { $captures ->
            [yes] Wprowadź pionek { $number } na { $end } i bij tam
           *[no] Wprowadź pionek { $number } na { $end }
        }
       *[no] { $captures ->
            [yes] Przesuń pionek { $number } z { $start } na { $end } i bij tam
           *[no] Przesuń pionek { $number } z { $start } na { $end }
        }
    }
advise-block = Połóż klocek na { $place }
