### Stranded on Mars: wszystko, co ludzie o tej grze czytają. Imion nie odmieniamy.
### Nazwy kart, zagrożeń i rozdziałów mają biernik równy mianownikowi („pokonuje Pył w śluzie”), więc mogą stać po czasownikach
### z biernikiem: dobiera, niszczy, pokonuje, wykorzystuje. Z innymi przypadkami nie da się ich połączyć.
### Pojęcia: hazard = zagrożenie; fight = walka; life = punkty życia, krótko „życia”; aging card = karta starzenia;
### free card = darmowa karta; draw pile = stos dobierania; discard pile = stos kart odrzuconych; row = rząd; Final Chapter =
### Ostatni rozdział; Green Sol = Zielony sol; destroy = zniszczyć; hunger = głód.

## Przed partią

title = Stranded on Mars
summary = W pojedynkę na Marsie: ucz się na tym, co przetrwasz, i odleć, zanim skończy ci się życie.
watch = Na początku przegrywaj niektóre walki celowo i za stracone życie niszcz słabe karty. Przestań dobierać, gdy tylko masz dość.
option-level-name = poziom
option-level = Poziom trudności
option-level-1 = 20 życia (najwyżej 22), na początku bez karty starzenia, brak karty Zdrętwiałe palce (−3)
option-level-2 = 20 życia (najwyżej 22), od początku 1 karta starzenia, brak karty Zdrętwiałe palce (−3)
option-level-3 = 20 życia (najwyżej 22), od początku 1 karta starzenia, wszystkie karty starzenia w grze
option-level-4 = 18 życia (najwyżej 20), od początku 1 karta starzenia, wszystkie karty starzenia w grze

## Co się stało

level-says = Poziom { $level }: { $says }.
drew = { $who } dobiera { $cards }.
paid-for =
    { $who } płaci { $life ->
        [one] { $life } punkt życia
        [few] { $life } punkty życia
       *[many] { $life } punktów życia
    } za { $cards }.
destroyed = { $who } niszczy { $cards }.
drew-unknown = { $who } dobiera darmową kartę.
paid-for-unknown =
    { $who } płaci { $life ->
        [one] { $life } punkt życia
        [few] { $life } punkty życia
       *[many] { $life } punktów życia
    } za kartę.
destroyed-none = { $who } nie niszczy żadnej karty.
destroyed-no-more = { $who } nie niszczy więcej kart.
chapters-drawn = Ostatnie rozdziały: { $foes }.
hazards-dealt = Zagrożenia: { $foes }.
came = Ta karta to { $card }.
needs =
    wymaga { $value } { $free ->
        [0] bez darmowych kart
        [one] przy { $free } darmowej karcie
        [few] przy { $free } darmowych kartach
       *[many] przy { $free } darmowych kartach
    }
last-hazard = To ostatnie zagrożenie, więc nie ma wyboru: { needs }.
faced = { $who } wybiera zagrożenie { $foe }: { needs }.
began-chapter = { $who } zaczyna od Ostatniego rozdziału { $foe }: { needs }.
next-chapter = Teraz drugi Ostatni rozdział, { $foe }: { needs }.
cannot-beat = { $foe }: tego nie da się już pokonać.
renewed =
    Karty odrzucone tworzą po przetasowaniu nowy stos dobierania: { $size ->
        [0] bez kart
        [one] { $size } karta
        [few] { $size } karty
       *[many] { $size } kart
    }, { $joined ->
        [yes] wśród nich { $card }
       *[no] bez nowej karty starzenia
    }.
aging-joined = Do talii dochodzi karta { $card }.
aging-from-start = Od początku w talii: { $card }.
beat =
    { $who } pokonuje { $foe } ({ $total } do { $value }){ $gains ->
        [yes] {" "}i zdobywa { $card }
       *[no] {""}
    }.
lost-fight =
    { $who } przegrywa walkę ({ $foe }, { $total } do { $value }) i płaci { $life ->
        [one] { $life } punkt życia
        [few] { $life } punkty życia
       *[many] { $life } punktów życia
    }.
paid-hunger =
    { $who } płaci { $life ->
        [one] { $life } punkt życia
        [few] { $life } punkty życia
       *[many] { $life } punktów życia
    } za głód.
not-paid =
    { $who } musi zapłacić { $life ->
        [one] { $life } punkt życia
        [few] { $life } punkty życia
       *[many] { $life } punktów życia
    } za { $cost ->
        [fight] przegraną walkę
       *[hunger] głód
    }, a ma tylko { $had }.
phase-begins =
    { $phase ->
        [green] Zaczyna się Zielony sol.
        [yellow] Zaczyna się Żółty sol.
        [red] Zaczyna się Czerwony sol.
       *[final] Zaczynają się Ostatnie rozdziały.
    }

## Co zrobiła zdolność karty

effects = { $who } { $effects }.
effects-last = { $most } oraz { $last }
did-use = wykorzystuje { $card }
did-destroy = niszczy { $card }
did-double = podwaja { $card }
did-copy = kopiuje { $card }
did-swap = odrzuca { $card }
did-get = dobiera w zamian { $card }
did-put-below = odkłada { $card } na spód stosu dobierania
did-see = ogląda { $cards }
did-draw = dobiera { $cards }
did-take-more = sięga po następną kartę
did-leave = na tym kończy
did-drop = odrzuca { $card }
did-drop-none = nie odrzuca niczego
did-put-back =
    { $count ->
        [1] odkłada z powrotem na wierzch { $first }
        [2] odkłada z powrotem na wierzch 2 karty (od góry: { $first }, { $second })
       *[3] odkłada z powrotem na wierzch 3 karty (od góry: { $first }, { $second }, { $third })
    }
did-gain =
    zyskuje { $life ->
        [one] { $life } punkt życia
        [few] { $life } punkty życia
       *[many] { $life } punktów życia
    }
did-lower =
    { $phase ->
        [green] obniża zagrożenie do wartości z Zielonego sola
        [yellow] obniża zagrożenie do wartości z Żółtego sola
       *[red] obniża zagrożenie do wartości z Czerwonego sola
    }

## Karty w zdaniach

valued = { $card } ({ $value })
times = { $many } × { $card }
full =
    { $card } { $value }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    }
short =
    { $code } { $value }{ $acts ->
        [yes] {" "}{ $does }
       *[no] {""}
    }
numbered = { $place } { $what }

## Stan partii

state = Stranded on Mars, poziom { $level }. { $doing }
doing = { $who } { waits }.
doing-stopped = { $who }: partia jest zakończona.
waits =
    { $step ->
        [first-aging] dobiera kartę starzenia
        [final] dobiera Ostatni rozdział
        [deal] dobiera zagrożenie
        [face] musi wybrać zagrożenie
        [chapter] musi wybrać Ostatni rozdział
        [fight] musi walczyć dalej albo zakończyć walkę
        [aging] dobiera kartę starzenia
        [card] dobiera kartę
        [on] musi wybrać kartę
        [look] musi wziąć kartę albo przestać
        [drop] może odrzucić 1 kartę
        [stack] musi odłożyć karty z powrotem
       *[destroy] musi zniszczyć karty albo przestać
    }
life-and-score =
    { $phase ->
        [green] Zielony sol
        [yellow] Żółty sol
        [red] Czerwony sol
       *[final] Ostatnie rozdziały
    }, życie { $life } z { $most }, { $over ->
        [yes] wynik { $score }
       *[no] wynik dotąd { $score }
    }.
dealt = Do wyboru: { $offers }.
offer =
    { $foe } ({ needs }, daje kartę { $worth }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    })
against =
    Walka: { $foe }, suma { $total } z { $value }{ $lowered ->
        [0] {""}
       *[other] , faza −{ $lowered }
    }, { $free ->
        [0] bez darmowych kart
        [one] została { $free } darmowa karta
        [few] zostały { $free } darmowe karty
       *[many] zostało { $free } darmowych kart
    }{ $stopped ->
        [yes] , karta stop
       *[no] {""}
    }{ $hunger ->
        [0] {""}
       *[other] , głód { $hunger }
    }.
lost-to = Przegrana walka: { $foe }. Na niszczenie kart zostaje { $budget }.
under-way = W trakcie: { $does } (karta { $place }, jeszcze { $left }).
coming =
    { $free ->
        [yes] Teraz: darmowa karta jako karta { $place }.
       *[no] Teraz: karta jako karta { $place }.
    }
used-gone = Użyte i już poza rzędem: { $cards }.
used-times = { $many } × { $card }
in-view = Odkryte: { $cards }.
row = Rząd: { $cards }.
row-heading = Rząd:
row-last = { $card }.
row-card = { $card } ({ $notes })
note-doubled = podwojona
note-made-0 = liczy się jako 0
note-left-out = nie liczy się
note-used = użyta
note-usable = do użycia
note-free = darmowa
letter-doubled = p
letter-used = u
letter-free = d
row-by-codes = Rząd po kolei ({ letter-doubled } podwojona, { letter-used } użyta, { letter-free } darmowa): { $cards }.
row-table-heading = Rząd ({ letter-doubled } podwojona, { letter-used } użyta, { letter-free } darmowa):
stack =
    Stos dobierania { $size }{ $tops ->
        [yes] , następne { $top }
       *[no] {""}
    }{ $bottoms ->
        [yes] , na spodzie { $bottom }
       *[no] {""}
    }{ $rests ->
        [yes] : { $rest }
       *[no] {""}
    }.
discard = Karty odrzucone { $size }: { $cards }.
removed = Usunięte { $size }: { $cards }.
hazard-discard = Odrzucone zagrożenia { $size }: { $cards }.
left =
    Zostało: { $hazards ->
        [0] 0 zagrożeń
        [one] { $hazards } zagrożenie
        [few] { $hazards } zagrożenia
       *[many] { $hazards } zagrożeń
    }, { $aging ->
        [0] 0 kart starzenia
        [one] { $aging } karta starzenia
        [few] { $aging } karty starzenia
       *[many] { $aging } kart starzenia
    }.
chapters =
    Rozdziały: { $chapters }{ $first ->
        [yes] , najpierw { $foe }
       *[no] {""}
    }.
chapter-stands =
    { $foe } { $beaten ->
        [yes] (pokonany rozdział)
       *[no] { $value }
    }
progress =
    { $who } ma jeszcze { $life ->
        [one] { $life } punkt życia
        [few] { $life } punkty życia
       *[many] { $life } punktów życia
    }, { $phase ->
        [green] trwa Zielony sol
        [yellow] trwa Żółty sol
        [red] trwa Czerwony sol
       *[final] trwają Ostatnie rozdziały
    }.
luck = wartość dobieranych kart

## Koniec

won = { $who } wygrywa i opuszcza Marsa: oba Ostatnie rozdziały są pokonane.
lost-by-fight = { $who } przegrywa: brakuje życia, by zapłacić za przegraną walkę.
lost-by-hunger = { $who } przegrywa: brakuje życia, by zapłacić za głód.
lost-by-chapter = { $who } przegrywa: jednego z Ostatnich rozdziałów nie da się już pokonać.
lost-resigned =
    { $how ->
        [late] { $who } przegrywa: czas minął.
        [left] { $who } opuszcza serwer i przegrywa.
        [taken] { $who } odpada decyzją moderatora i przegrywa.
       *[resigned] { $who } poddaje partię i przegrywa.
    }
score-cards = Posiadane karty: { $number } ({ $points })
score-aging = Posiadane karty starzenia: { $number } ({ $points })
score-chapters = Pokonane rozdziały: { $number } ({ $points })
score-life = Pozostałe życie: { $number } ({ $points })
score-life-idle = Pozostałe życie: { $number } ({ $points }, liczy się tylko po wygranej)
score-unbeaten = Niepokonane zagrożenia: { $number } ({ $points })
score = Wynik na poziomie { $level }: { $score }.

## Do osoby, która gra: co wybrać

ask-face = Wybierz, z którym zagrożeniem walczysz. Drugie trafi na stos odrzuconych zagrożeń.
ask-chapter = Ostatnie walki: wybierz, z którym Ostatnim rozdziałem walczysz najpierw. Musisz wygrać z oboma.
ask-fight-enough = Twoja suma to { $total } z { $value }. Zakończ walkę albo walcz dalej.
ask-fight-no-card = Twoja suma to { $total } z { $value }. Zanim zakończysz walkę, dobierz kartę.
ask-fight-free =
    Twoja suma to { $total } z { $value }. { $free ->
        [0] Nie masz już darmowych kart
        [one] Masz jeszcze { $free } darmową kartę
        [few] Masz jeszcze { $free } darmowe karty
       *[many] Masz jeszcze { $free } darmowych kart
    }.{ $must ->
        [yes] {" "}Tę walkę musisz wygrać.
       *[no] {""}
    }
ask-fight-pay =
    Twoja suma to { $total } z { $value }. { $stopped ->
        [yes] Karta stop blokuje darmowe karty
       *[no] Nie masz już darmowych kart
    }, a następna karta kosztuje { $price ->
        [one] { $price } punkt życia
        [few] { $price } punkty życia
       *[many] { $price } punktów życia
    }.{ $must ->
        [yes] {" "}Tę walkę musisz wygrać.
       *[no] {""}
    }
ask-fight-stuck =
    Twoja suma to { $total } z { $value }. { $poor ->
        [yes] Masz za mało życia na następną kartę.
       *[no] Nie ma już kart do dobrania.
    }{ $must ->
        [yes] {" "}Tę walkę musisz wygrać.
       *[no] {""}
    }
ask-card-to-destroy = Zniszczenie: wybierz kartę, którą usuniesz z gry.
ask-card-to-double = Podwojenie: wybierz kartę, która policzy się dwa razy.
ask-card-to-copy = Kopiowanie: wybierz kartę, której zdolności chcesz użyć.
ask-card-to-swap = Wymiana: wybierz kartę, którą odrzucisz, i dobierz za nią nową.
ask-card-to-swap-first = Wymiana: wybierz kartę, którą odrzucisz, i dobierz za nią nową.
ask-card-to-swap-again = Wymiana: wybierz następną kartę, którą odrzucisz, i dobierz za nią nową, albo przestań.
ask-card-to-put-below = Na spód: wybierz kartę, którą odłożysz na spód stosu dobierania.
ask-look-at-more = Obejrzeć następną kartę (jeszcze { $left }) czy przestać?
ask-draw-more = Dobrać następną darmową kartę (jeszcze { $left }) czy przestać?
ask-drop = Możesz odrzucić 1 z odkrytych kart. Pozostałe wrócą na wierzch stosu dobierania.
ask-stack = W jakiej kolejności karty wracają na wierzch? Pierwszą z nich dobierzesz następnym razem.
ask-destroy = Walka jest przegrana. Na niszczenie kart masz { $budget }: każda kosztuje 1, karta starzenia 2.
ask-nothing = Teraz nie ma nic do wyboru.

## Menu: co łączy ich pozycje

menu-face = Wybierz zagrożenie do walki
menu-chapter = Walcz z Ostatnim rozdziałem
menu-use = Użyj karty
menu-drop = Odrzuć kartę
menu-stack = Odłóż karty z powrotem
menu-double = Podwój kartę
menu-copy = Skopiuj kartę
menu-choose = Wybierz kartę
menu-destroy =
    { $worth ->
        [more] Zniszcz kartę wartą więcej niż 0
        [less] Zniszcz kartę wartą 0 lub mniej
       *[any] Zniszcz kartę
    }
menu-swap =
    { $worth ->
        [more] Wymień kartę wartą więcej niż 0
        [less] Wymień kartę wartą 0 lub mniej
       *[any] Wymień kartę
    }
menu-put-below =
    { $worth ->
        [more] Odłóż na spód kartę wartą więcej niż 0
        [less] Odłóż na spód kartę wartą 0 lub mniej
       *[any] Odłóż kartę na spód
    }

## Pozycje w menu i przyciski

start-use = Użyj karty
start-on = Wybierz kartę
start-destroy = Zniszcz kartę
start-face = Wybierz zagrożenie do walki
start-chapter = Wybierz Ostatni rozdział
start-drop = Odrzuć kartę
start-stack = Odłóż karty z powrotem
draw =
    Dobierz{ $aging ->
        [yes] , dojdzie karta starzenia
       *[no] {""}
    }
draw-all = Dobierz wszystkie darmowe karty
pay =
    { $price ->
        [one] Płać { $price } życie
        [few] Płać { $price } życia
       *[many] Płać { $price } życia
    }{ $aging ->
        [yes] , dojdzie starzenie
       *[no] {""}
    }
end-fight =
    Zakończ walkę ({ $wins ->
        [yes] { $paid ->
            [0] wygrana
            [one] wygrana, −{ $paid } życie
            [few] wygrana, −{ $paid } życia
           *[many] wygrana, −{ $paid } życia
        }
       *[no] { $paid ->
            [one] −{ $paid } życie
            [few] −{ $paid } życia
           *[many] −{ $paid } życia
        }
    })
look-at-one =
    Obejrzyj 1 (z { $left }){ $aging ->
        [yes] , dojdzie starzenie
       *[no] {""}
    }
draw-one =
    Dobierz 1 (z { $left }){ $aging ->
        [yes] , dojdzie starzenie
       *[no] {""}
    }
leave = Przestań tutaj
drop-none = Nie odrzucaj niczego
destroy-no-more = Nie niszcz więcej kart
label-use = Użyj { $place }: { $card }, { $would }
label-copy = { $place }: { $card }, { $would }
would-gain =
    { $life ->
        [one] +{ $life } życie
        [few] +{ $life } życia
       *[many] +{ $life } życia
    }
would-lower = zagrożenie wymaga { $lower } zamiast { $value }
would-draw-1 = dobierz do 1 karty
would-draw-2 = dobierz do 2 kart
would-destroy = zniszcz inną kartę
would-double = podwój inną kartę
would-copy = skopiuj inną zdolność
would-sort = obejrzyj do 3 kart, odrzuć do 1
would-swap-1 = wymień inną kartę
would-swap-2 = wymień do 2 kart
would-put-below = odłóż inną kartę na spód stosu dobierania
label-face =
    { $which }: { $foe }, { needs }, daje { $worth }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    }
label-chapter =
    { $which }: { $foe }, { needs }{ $says ->
        [yes] , { $text }
       *[no] {""}
    }
label-card = { $place }: { $card }
label-double = { $place }: { $card }, z { $value } robi się { $twice }
label-put-below-free = { $place }: { $card }, zwraca darmową kartę
label-destroy-aging = { $place }: { $card }, kosztuje 2
label-stack =
    { $count ->
        [1] Teraz { $first }
        [2] Teraz { $first }, potem { $second }
       *[3] Teraz { $first }, potem { $second }, potem { $third }
    }

## Wskazówki: jeden wiersz na telefonie

hint-face = Pokonane zagrożenie staje się kartą w twojej talii.
hint-chapter = Musisz pokonać oba życiem, które ci zostało.
hint-on = To nic nie kosztuje: wybierz, gdzie pomoże najwięcej.
hint-look = Te karty są darmowe, przestać możesz w każdej chwili.
hint-drop = Odrzucona karta wróci dopiero po tasowaniu.
hint-stack = Pierwszą z nich dobierzesz następnym razem.
hint-destroy = Niszcz najgorsze karty. Karta starzenia kosztuje 2.
hint-use = Użyj zdolności kart, zanim zakończysz walkę.
hint-no-card = Zanim zakończysz walkę, dobierz co najmniej 1 kartę.
hint-enough = To wystarczy: zakończ walkę. Dalej może być gorzej.
hint-free = Wykorzystaj darmowe karty, zanim zapłacisz za inne.
hint-must-win = Musisz to wygrać: płać za karty, póki możesz.
hint-cannot-lose = Nie stać cię na przegraną: płać za następne karty.
hint-lose =
    Teraz koniec to { $life ->
        [one] −{ $life } życie
        [few] −{ $life } życia
       *[many] −{ $life } życia
    }, ale możesz niszczyć karty.

## Dlaczego ruch jest niedozwolony

why-face-first = Najpierw wybierz jedno z 2 zagrożeń.
why-chapter-first = Najpierw wybierz, z którym Ostatnim rozdziałem walczysz.
why-fighting = Trwa walka ({ $foe }): najpierw ją dokończ.
why-destroying = Walka jest przegrana: zniszcz karty z rzędu albo zakończ słowem „done”.
why-finish = Najpierw dokończ użycie karty { $number }, { $card }.
why-no-card = Nie ma już kart do dobrania.
why-no-free = W tej walce nie masz już darmowych kart.
why-stopped = W rzędzie leży karta stop, więc nie możesz dobierać darmowych kart.
why-free-first =
    { $free ->
        [one] Masz jeszcze { $free } darmową kartę: dobierz ją, zanim zapłacisz.
        [few] Masz jeszcze { $free } darmowe karty: dobierz je, zanim zapłacisz.
       *[many] Masz jeszcze { $free } darmowych kart: dobierz je, zanim zapłacisz.
    }
why-no-life =
    Karta kosztuje { $price ->
        [one] { $price } punkt życia
        [few] { $price } punkty życia
       *[many] { $price } punktów życia
    }, a masz tylko { $life }.
why-must-win =
    { $missing ->
        [one] Ostatni rozdział musisz wygrać, a brakuje ci jeszcze { $missing }.
        [few] Ostatni rozdział musisz wygrać, a brakuje ci jeszcze { $missing }.
       *[many] Ostatni rozdział musisz wygrać, a brakuje ci jeszcze { $missing }.
    }
why-draw-first = Zanim zakończysz walkę, musisz dobrać kartę.
why-none-usable = Żadnej karty z rzędu nie można teraz użyć.
why-aging = Karta { $number }, { $card }, to karta starzenia: działa sama.
why-no-ability = Karta { $number }, { $card }, nie ma zdolności, której można użyć.
why-used = Karta { $number }, { $card }, jest już użyta.
why-used-up = Karta { $number }, { $card }, była w tej walce użyta tyle razy, ile jest jej kopii.
why-most-life =
    Masz już { $life ->
        [one] { $life } punkt życia
        [few] { $life } punkty życia
       *[many] { $life } punktów życia
    }, więcej się nie da.
why-not-chapter = Karta { $number }, { $card }, nic nie daje przeciwko Ostatniemu rozdziałowi.
why-green-already = To zagrożenie ma już zieloną wartość.
why-nothing-to-copy = W rzędzie nie ma zdolności, którą karta { $number }, { $card }, może teraz skopiować.
why-nothing-to-double = Każda inna karta jest już podwojona, więc karta { $number }, { $card }, nie ma czego podwoić.
why-needs-card = Nie ma już karty do dobrania dla karty { $number }, { $card }.
why-needs-stack = Nie ma stosu dobierania, więc karta { $number }, { $card }, nie może odłożyć karty na jego spód.
why-needs-another = Karta { $number }, { $card }, potrzebuje innej karty w rzędzie.
why-must-swap = Karta jest już użyta, więc pierwsza wymiana jest obowiązkowa.
why-must-act = Karta jest już użyta, więc musisz wybrać dla niej kartę.
why-same-card = Karta { $number }, { $card }, to ta, której używasz: wybierz inną.
why-doubled = Karta { $number }, { $card }, jest już podwojona.
why-no-copy = Karta { $number }, { $card }, nie ma zdolności, którą można skopiować.
why-only-copies = Karta { $number }, { $card }, sama kopiuje, więc nie można jej skopiować.
why-no-change = Karta { $number }, { $card }, niczego by teraz nie zmieniła.
why-not-in-view = Odkryte karty: { $size }. Karty { $number } nie ma.
why-name-all =
    { $size ->
        [one] Podaj { $size } kartę
        [few] Podaj wszystkie { $size } karty
       *[many] Podaj wszystkie { $size } kart
    }, najpierw tę, którą dobierzesz następną, na przykład „{ $example }”.
why-aging-costs = Karta starzenia kosztuje 2, a zostało ci tylko { $budget }.
why-two-hazards = Są 2 zagrożenia: wybierz 1 albo 2.
why-two-chapters = Są 2 Ostatnie rozdziały: wybierz 1 albo 2.
why-empty-row = W rzędzie nie ma kart.
why-not-in-row =
    { $size ->
        [one] W rzędzie jest { $size } karta, a karty { $number } nie ma.
        [few] W rzędzie są { $size } karty, a karty { $number } nie ma.
       *[many] W rzędzie jest { $size } kart, a karty { $number } nie ma.
    }

## Do sprawdzenia: każdy wiersz zaczyna się tłustym nagłówkiem

study-next-none = **Następna karta**: nie ma już kart do dobrania.
study-next-one = **Następna karta**: { $card }.
study-next = **Następna karta**{ $renewed ->
        [yes] , po przetasowaniu
       *[no] {""}
    }: { $shares }.
share = { $card } { $percent }%
share-small = { $card } poniżej 1%
study-stack = **Stos dobierania**, { $size ->
        [0] bez kart
        [one] { $size } karta
        [few] { $size } karty
       *[many] { $size } kart
    }{ $tops ->
        [yes] . Na wierzchu, w tej kolejności: { $top }
       *[no] {""}
    }{ $rests ->
        [yes] { $tops ->
            [yes] . Potem w nieznanej kolejności: { $rest }
           *[no] . W nieznanej kolejności: { $rest }
        }
       *[no] {""}
    }{ $bottoms ->
        [yes] . Na spodzie, najniższa na końcu: { $bottom }
       *[no] {""}
    }.
study-discard = **Stos kart odrzuconych**, { $size ->
        [0] bez kart
        [one] { $size } karta: { $cards }
        [few] { $size } karty: { $cards }
       *[many] { $size } kart: { $cards }
    }.
study-removed = **Usunięte z gry**, { $size ->
        [0] bez kart
        [one] { $size } karta: { $cards }
        [few] { $size } karty: { $cards }
       *[many] { $size } kart: { $cards }
    }.
study-hazards = **Stos zagrożeń**, { $size ->
        [0] bez kart
        [one] { $size } karta: { $cards }
        [few] { $size } karty: { $cards }
       *[many] { $size } kart: { $cards }
    }.
study-hazard-discard = **Stos odrzuconych zagrożeń**, { $size ->
        [0] bez kart
        [one] { $size } karta: { $cards }
        [few] { $size } karty: { $cards }
       *[many] { $size } kart: { $cards }
    }.
study-aging-empty = **Stos kart starzenia**: pusty.
study-aging = **Stos kart starzenia**, { $size ->
        [one] { $size } karta
        [few] { $size } karty
       *[many] { $size } kart
    }. Następna: { $shares }{ $later ->
        [yes] . Dopiero po nich: { $cards }
       *[no] {""}
    }.
study-chapter = **Ostatni rozdział**, { $state ->
        [beaten] pokonany
        [now] trwa walka
       *[open] jeszcze niepokonany
    }: { $foe } ({ needs }{ $says ->
        [yes] , { $text }
       *[no] {""}
    }).
study-score = **Wynik dotąd**: { $score } ({ $lines }).
study-line = { $line } { $points }

## Na obrazie: krótko, nic nie może zostać ucięte

phase-green = Zielony sol
phase-yellow = Żółty sol
phase-red = Czerwony sol
phase-final = Ostatnie rozdziały
does-life1 = +1 życie
does-life2 = +2 życia
does-card1 = +1 karta
does-card2 = +2 karty
does-destroy = zniszcz
does-double = podwój
does-copy = kopiuj
does-step = faza −1
does-sort = ułóż 3
does-swap1 = wymień 1
does-swap2 = wymień 2
does-under = na spód
does-hunger1 = −1 życie
does-hunger2 = −2 życia
does-fear = najwyż. = 0
does-stop = stop
brief-life1 = +1 życie
brief-life2 = +2 życia
brief-card1 = +1 karta
brief-card2 = +2 karty
brief-destroy = zniszcz
brief-double = podwój
brief-copy = kopiuj
brief-step = faza −1
brief-sort = ułóż 3
brief-swap1 = wymień 1
brief-swap2 = wymień 2
brief-under = na spód
brief-hunger1 = −1 życie
brief-hunger2 = −2 życia
brief-fear = maks = 0
brief-stop = stop
says-toll = płatna karta kosztuje 2 punkty życia
says-half = liczy się tylko połowa kart
says-plus = każda karta liczy się o 1 więcej
says-aged = 2 za każdą dotychczasową kartę starzenia
says-all = wszystkie niepokonane zagrożenia naraz
pile-stack = Dobieranie
pile-discard = Odrzucone
pile-hazards = Zagrożenia
pile-past = Odłożone
pile-aging = Starzenie
pile-destroyed = Usunięte
line-cards = karty
line-aging = karty starzenia
line-chapters = pokonane rozdziały
line-life = pozostałe życie
line-unbeaten = niepokonane zagrożenia
picture-sum = suma
picture-needed = potrzeba
picture-free =
    { $free ->
        [one] { $free } darmowa
        [few] { $free } darmowe
       *[many] { $free } darmowych
    }
picture-free-after =
    { $free ->
        [one] darmowa karta
        [few] darmowe karty
       *[many] darmowych kart
    }
picture-beaten = pokonany
picture-head =
    Poziom { $level }  ·  { $over ->
        [yes] Wynik { $score }
       *[no] Wynik dotąd { $score }
    }
picture-score = Wynik
picture-won = Wygrana
picture-lost = Przegrana
picture-missing = do wygranej brakuje { $missing }
picture-reached = wystarczy do wygranej
picture-price =
    { $price ->
        [one] potem { $price } życie za kartę
        [few] potem { $price } życia za kartę
       *[many] potem { $price } życia za kartę
    }
picture-hunger =
    { $life ->
        [one] głód: na końcu −{ $life } życie
        [few] głód: na końcu −{ $life } życia
       *[many] głód: na końcu −{ $life } życia
    }
picture-budget = { $budget } na niszczenie kart
picture-stopped = stop: bez darmowych kart
picture-stopped-game = zakończona przed czasem
picture-lost-fight = walka przegrana
picture-gained = zdobycz: { $card }
picture-paid =
    { $life ->
        [one] −{ $life } życie
        [few] −{ $life } życia
       *[many] −{ $life } życia
    }
picture-paid-hunger =
    { $life ->
        [one] głód: −{ $life } życie
        [few] głód: −{ $life } życia
       *[many] głód: −{ $life } życia
    }
picture-unpaid = potrzeba { $life } życia
picture-doing-card1 = dobierz jeszcze 1
picture-doing-card2 = dobieraj dalej
picture-doing-sort = oglądaj dalej
picture-doing-drop = którą odrzucić?
picture-doing-stack = która będzie następna?
picture-doing-destroy = którą zniszczyć?
picture-doing-double = którą podwoić?
picture-doing-copy = którą skopiować?
picture-doing-swap = którą wymienić?
picture-doing-under = którą dać na spód?
picture-doing-left = { $doing } (jeszcze { $left })

## Karty początkowej talii: nazwa (card-…) i zdanie małym drukiem (flavour-…)

card-clear-head = Jasny umysł
flavour-clear-head = Raz wszystkie liczby na liście się zgadzają.
card-steady-hands = Pewne ręce
flavour-steady-hands = Śruba po śrubie, a żadna nie przepadła w pyle.
card-tired = Zmęczenie
flavour-tired = Ten skafander uszyto dla kogoś, kto się wyspał.
card-hot-meal = Ciepły posiłek
flavour-hot-meal = Zalany wodą, osolony i zjedzony na siedząco.
card-light-headed = Zawroty głowy
flavour-light-headed = Ten zawór był otwarty czy zamknięty?

## Zagrożenia (hazard-…) i karty wiedzy, którymi się stają po pokonaniu (card-…)

hazard-stale-air = Zatęchłe powietrze
flavour-stale-air = Filtry pachną starymi skarpetami, a nawet gorzej.
card-fresh-filters = Świeże filtry
hazard-lost-toolbox = Zagubione narzędzia
flavour-lost-toolbox = Leżały tutaj. Potem był tu wiatr.
card-spare-tools = Zapasowe narzędzia
hazard-mislabelled-crates = Pomylone etykiety
flavour-mislabelled-crates = Ktoś na Ziemi miał bardzo długi dzień.
card-inventory = Spis zapasów
hazard-static-on-the-radio = Szumy w radiu
flavour-static-on-the-radio = Powtarza wciąż to samo, jeszcze raz i jeszcze raz.
card-echo = Echo
hazard-jammed-locker = Zacięte drzwiczki
flavour-jammed-locker = To w środku nie może być tego warte. A może?
card-crowbar = Łom
hazard-loose-soil = Sypki grunt
flavour-loose-soil = Postaw stopę i patrz, jak znika.
card-shallow-pit = Płytki dół
hazard-steep-crater-rim = Stromy stok krateru
flavour-steep-crater-rim = Z orbity wyglądał na taki płaski.
card-rope-and-anchor = Sprzęt wspinaczkowy
hazard-frozen-water-line = Zamarznięty wodociąg
flavour-frozen-water-line = Woda tam jest. Trzeba ją tylko ładnie poprosić.
card-insulated-pipe = Ocieplone rury
hazard-weak-batteries = Słabe baterie
flavour-weak-batteries = Zostały dwie kreski, a jedna z nich kłamie.
card-parallel-wiring = Obwód równoległy
hazard-torn-manual = Podarty podręcznik
flavour-torn-manual = Strona dziewiąta odsyła do dziesiątej. Dziesiątej nie ma.
card-copied-notes = Przepisane notatki
hazard-mouldy-stores = Spleśniałe zapasy
flavour-mouldy-stores = Wreszcie znaleziono życie na Marsie. Zjadło ryż.
card-clean-shelves = Czyste półki
hazard-dust-in-the-airlock = Pył w śluzie
flavour-dust-in-the-airlock = Wymieć go, a wróci z kolegami.
card-dust-trap = Łapacz pyłu
hazard-cracked-visor = Pęknięty wizjer
flavour-cracked-visor = Szkło cienkie jak włos, a za nim już nic.
card-sealant = Szczeliwo
hazard-withering-seedlings = Więdnące sadzonki
flavour-withering-seedlings = Im ten widok też się nie podoba.
card-greenhouse = Ogród pod szkłem
hazard-stuck-rover = Łazik w piachu
flavour-stuck-rover = Wszystkie sześć kół się kręci. Każde w swoją stronę.
card-rover-keys = Kluczyki do łazika
hazard-scrambled-telemetry = Zakłócone pomiary
flavour-scrambled-telemetry = Gdzieś w tym jest jutrzejsza pogoda.
card-weather-station = Czujniki pogody
hazard-worn-out-suit = Znoszony skafander
flavour-worn-out-suit = Już więcej w nim łat niż skafandra.
card-patched-suit = Połatany skafander
hazard-dusty-solar-field = Zakurzone panele
flavour-dusty-solar-field = Całe słońce i czterdzieści paneli, które go nie widzą.
card-mirror-array = Pole luster
hazard-corroded-tank = Skorodowany zbiornik
flavour-corroded-tank = Trzyma, dopóki nikt na niego nie dmuchnie.
card-cutting-torch = Palnik tnący
hazard-rockslide = Osuwisko
flavour-rockslide = Krótka droga do domu zrobiła się długa.
card-mountain-pass = Szlak przez góry
hazard-radiation-burst = Wybuch promieniowania
flavour-radiation-burst = Osiem minut ostrzeżenia, siedem już minęło.
card-storm-watch = Alarm burzowy
hazard-reactor-fault = Defekt reaktora
flavour-reactor-fault = Lampka powinna być zielona. Ma odcień „nie”.
card-refitted-reactor = Odnowiony reaktor
hazard-breached-habitat = Nieszczelny habitat
flavour-breached-habitat = Wieje. Tu nie ma prawa wiać.
card-airtight-door = Szczelne drzwi
hazard-global-dust-storm = Wielki huragan pyłowy
flavour-global-dust-storm = Przez czterdzieści soli niebo i grunt to jedno.
card-storm-proof-shelter = Schron burzowy

## Karty starzenia

card-absent-mind = Roztargnienie
flavour-absent-mind = Cała droga do łazika, i to po co?
card-dulled-senses = Przytępione zmysły
flavour-dulled-senses = Każdy sol to ten sam sol.
card-numb-fingers = Zdrętwiałe palce
flavour-numb-fingers = Rękawica się zaciska. Dłoń chyba jest w środku.
card-night-terrors = Nocne lęki
flavour-night-terrors = Najlepszy pomysł o trzeciej w nocy wygląda głupio.
card-thin-rations = Skąpe racje
flavour-thin-rations = Pół ziemniaka to uczta, byle żuć dość wolno.
card-cold-feet = Nogi jak z waty
flavour-cold-feet = Ani kroku dalej, cokolwiek mówi plan.
card-starvation = Wygłodzenie
flavour-starvation = W pasku skończyły się dziurki.
card-lost-bearings = Zgubiony kierunek
flavour-lost-bearings = Każda wydma to ta, za którą jest obóz.
card-despair = Rozpacz
flavour-despair = Nikt nie przyleci. Nikt nigdy nie miał przylecieć.

## Ostatnie rozdziały

chapter-fuel-the-ascent-stage = Tankowanie rakiety
flavour-fuel-the-ascent-stage = Kropla po kropli, z rzadkiego powietrza.
chapter-cross-the-plain = Marsz przez równinę
flavour-cross-the-plain = Dziewięćset kilometrów, a mapa kończy się w połowie.
chapter-strip-the-capsule = Demontaż kapsuły
flavour-strip-the-capsule = Wyrzuć wszystko, co nieprzykręcone. Potem wyrzuć śruby.
chapter-launch-in-a-storm = Start w burzy
flavour-launch-in-a-storm = Okno startowe jest teraz. Burza też jest teraz.
chapter-catch-the-mother-ship = Pościg za statkiem
flavour-catch-the-mother-ship = Nie zwalnia i nie zawróci.
chapter-last-of-the-air = Resztki powietrza
flavour-last-of-the-air = Każdy oddech liczy się podwójnie.
chapter-half-the-crews-seats = Miejsca dla połowy
flavour-half-the-crews-seats = Kabina nie pomieści wszystkiego.
chapter-all-hands-on-deck = Alarm na pokładzie
flavour-all-hands-on-deck = Każdy drobiazg pomaga i każdy jest potrzebny.
chapter-the-long-wait = Długie czekanie
flavour-the-long-wait = Co zabrały lata, zabiorą jeszcze raz.
chapter-everything-at-once = Wszystko naraz
flavour-everything-at-once = Wszystko, co odłożone, czeka przy wyrzutni.

## Dlaczego podpowiedź radzi ten ruch

advice-missing =
    { $after ->
        [0] Starczy ci na wygranie walki. Po drugim najlepszym ruchu brakuje ci jeszcze { $other }.
       *[other] Do wygrania walki brakuje ci jeszcze { $after }. Po drugim najlepszym ruchu: { $other }.
    }
advice-life = Zostaje ci wtedy { $after } życia. Po drugim najlepszym ruchu: { $other }.
outdoes-missing = W walce brakowałoby { $better } zamiast { $played }.
outdoes-life = Zostałoby { $better } życia zamiast { $played }.

## Rada

advise-face = Wybierz { $card }
advise-destroy = Zniszcz { $card }
advise-use = Wykorzystaj { $card } ({ $would })
