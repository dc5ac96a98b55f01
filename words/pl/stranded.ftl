### Stranded: wszystko, co ludzie o tej grze czytają. Imion nie odmieniamy. Pola nazywają się jak a5.
### Pojęcia: tower = wieża; cap = krążek; column = słup; bare ground = goły słup; stranded = utyka, tkwi; jump = przeskoczyć;
### die = kość; roll = rzut; hole = dziura; emblem: znak koloru.

## Przed partią

title = Stranded
summary = Zbieraj krążki, przesuwaj wieżę i nie daj się uwięzić na gołym słupie, zanim utkną inni.
watch = Zanim weźmiesz krążek, sprawdź, dokąd pójdzie potem twoja wieża. I zabieraj krążki, których potrzebują przeciwnicy: kto ma najmniej wyjść, pierwszy utknie.
youngest = najmłodsza osoba
option-blacks-name = czarne ścianki
option-blacks = Ile z 6 ścianek kości jest czarnych (czarna pozwala wybrać dowolny kolor)
option-blacks-one = wszystkie 5 wyników jest równie prawdopodobnych
option-blacks-two = czarny wypada dwa razy częściej niż każdy inny kolor

## Kolory: czerwony (krążek, kolor), czerwoną (wieżę), czerwona (wieża), czerwonego (krążka), czerwonym (słupie)

color =
    { $color ->
        [red] czerwony
        [blue] niebieski
        [yellow] żółty
        [green] zielony
       *[black] czarny
    }
color-2 =
    { $color ->
        [red] czerwoną
        [blue] niebieską
        [yellow] żółtą
        [green] zieloną
       *[black] czarną
    }
color-3 =
    { $color ->
        [red] czerwona
        [blue] niebieska
        [yellow] żółta
        [green] zielona
       *[black] czarna
    }
color-4 =
    { $color ->
        [red] czerwonego
        [blue] niebieskiego
        [yellow] żółtego
        [green] zielonego
       *[black] czarnego
    }
color-5 =
    { $color ->
        [red] czerwonym
        [blue] niebieskim
        [yellow] żółtym
        [green] zielonym
       *[black] czarnym
    }
color-capital =
    { $color ->
        [red] Czerwony
        [blue] Niebieski
        [yellow] Żółty
        [green] Zielony
       *[black] Czarny
    }

## Co się stało

turn = { $who } { $did }.
turn-jumping =
    { $who } { $did }, przeskakując wieżę gracza { $rival }{ $then ->
        [set] {" "}i przestawiając ją na { $column }
        [left] {" "}i zostawiając ją na { $column }
       *[none] {""}
    }.
turn-jumping-several = { $who } { $did }, przeskakując { $towers }.
jumped =
    wieżę gracza { $rival }{ $then ->
        [set] {" "}(przestawioną na { $column })
        [left] {" "}(zostawioną na { $column })
       *[none] {""}
    }
did-roll = wyrzuca { $sign }{ color }
did-get-tower = bierze { color-2 } wieżę
did-choose-tower = wybiera { color-2 } wieżę
did-place-it = stawia ją na { $column }
did-place = stawia { color-2 } wieżę na { $column }
did-name = wybiera { $sign }{ color }
did-take = bierze { color } krążek z { $column }
did-find-none = nie może wziąć żadnego { color-4 } krążka
did-stay = musi zostać na { $column }
did-move = przechodzi z { $start } na { $end }
did-strand = utyka na gołym { color-5 } słupie { $column }
did-set-down = przestawia wieżę gracza { $rival } na { $column }
did-leave = zostawia wieżę gracza { $rival } na { $column }
caps-on = Potasowane krążki ({ $count }) leżą w stosach na { $columns }.
caps-everywhere = Potasowane krążki ({ $count }) leżą w stosach, po 2 na każdym słupie.
gave-up-on = { $who } poddaje partię. Wieża zostaje na { $column } jako przeszkoda.

## Stan partii

alt = Stranded. { $now } Wieże: { $towers }. Słupy, dziura na c3, krążki od góry: { $columns }.
text =
    Stranded. { $now } Kość ma { $blacks ->
        [one] { $blacks } czarną ściankę
        [few] { $blacks } czarne ścianki
       *[many] { $blacks } czarnych ścianek
    }.
now = { $who }: { $doing }.
doing-caps = czeka na krążki
doing-roll = rzuca kością
doing-tower = wybiera wieżę
doing-corner = wybiera róg
doing-color = wybiera kolor (czarny)
doing-take = bierze { color } krążek
doing-move = przechodzi na { color } krążek
doing-strand = przechodzi na goły { color } słup
doing-put = przestawia { color-2 } wieżę
tower = { $who } ({ color }) { $standing }
no-tower = { $who } ({ $standing })
tower-line = { $who }: { color }, { $standing }.
no-tower-line = { $who }: { $standing }.
standing =
    { $where ->
        [on] na { $column }
        [stranded] tkwi na { $column }
        [none] jeszcze bez wieży
       *[nowhere] poza planszą
    }{ $how ->
        [late] , czas minął
        [left] , poza serwerem
        [taken] , usunięcie przez moderatora
        [resigned] , partia poddana
       *[no] {""}
    }
column = { $column } { $caps }
on-top = { $upper }, { $lower }
bare = goły { color }
towers-heading = Wieże:
columns-heading = Słupy, krążki od góry do dołu i na końcu kolor słupa:
rank = Rząd { $rank }: { $places }.
place = { $file } { $caps }
place-tower = { $file } { $caps } ({ color-3 } wieża)
place-hole = { $file } dziura
ground = { color } słup
bare-ground = goły { color } słup
grid-key = Każde pole to wieża:krążki/słup, górny krążek jest pierwszy (r czerwony, b niebieski, y żółty, g zielony).
grid-hole = dziura
progress = Jeszcze w grze: { $players }.
die-rolls = rzuty kością

## Koniec

won = { $who } wygrywa jako ostatni gracz w grze.
went =
    { $who } { $how ->
        [stranded] utyka na { $column }
        [late] przekracza czas
        [left] opuszcza serwer
        [taken] odpada decyzją moderatora
       *[resigned] poddaje partię
    }
others = { $went }.

## Do osoby, która ma wybrać

ask-tower = Wypadł czarny: wybierz dowolną wolną wieżę.
ask-corner =
    { $color ->
        [red] Czerwona
        [blue] Niebieska
        [yellow] Żółta
        [green] Zielona
       *[black] Czarna
    } wieża jest twoja: postaw ją na wolnym rogu.
ask-color = Wypadł czarny: wybierz kolor na tę turę.
ask-take = Twój kolor to { color }: weź { color } krążek z wierzchu stosu.
ask-move =
    { $skipped ->
        [yes] Nie możesz wziąć żadnego { color-4 } krążka, więc ta część przepada. Przesuń wieżę w linii prostej na { color } krążek.
       *[no] Przesuń wieżę w linii prostej na { color } krążek.
    }
ask-strand =
    { $skipped ->
        [yes] Nie ma { color-4 } krążka, który możesz wziąć albo na który możesz przejść
       *[no] Nie masz drogi do żadnego { color-4 } krążka
    }, więc przejdź na goły { color } słup. Twoja wieża tam utknie, a ty odpadasz.
ask-put = Przeskakujesz { color-2 } wieżę na { $column }: przestaw ją na dowolny wolny słup z krążkiem albo zostaw.
ask-nothing = Teraz nie ma nic do wyboru.
menu-take = Weź { color } krążek
menu-move = Przejdź na { color } krążek
menu-put = Przestaw { color-2 } wieżę
menu-strand = Przejdź na goły { color } słup
menu-corner = Wybierz róg
menu-tower = Wybierz wieżę
menu-color = Wybierz kolor

## Do wyboru w menu

label-take =
    Weź { $column } (pod spodem { $below ->
        [cap] { color } krążek
       *[ground] { color } słup
    })
label-move =
    Przejdź na { $column } (pod spodem { $below ->
        [cap] { color } krążek
       *[ground] { color } słup
    })
label-move-jumping =
    Na { $column } (pod spodem { $below ->
        [cap] { color }
       *[ground] { color } słup
    }), przeskakuje { $towers } { $jumped ->
        [one] wieżę
        [few] wieżę
       *[many] wieżę
    }
label-jumped = { color-2 }
label-put =
    Przestaw ją na { $column } ({ $reach ->
        [0] 0 krążków
        [one] { $reach } krążek
        [few] { $reach } krążki
       *[many] { $reach } krążków
    } w zasięgu)
label-leave =
    Zostaw ją na { $column } ({ $reach ->
        [0] 0 krążków
        [one] { $reach } krążek
        [few] { $reach } krążki
       *[many] { $reach } krążków
    } w zasięgu)
label-strand = Utknij na { $column }
label-corner = Zacznij na { $column }
label-tower =
    { $color ->
        [red] Czerwona
        [blue] Niebieska
        [yellow] Żółta
        [green] Zielona
       *[black] Czarna
    } wieża
label-color = { color-capital }
label-color-none = { color-capital } (żadnego krążka do wzięcia)
further-stay = zostajesz w miejscu
further-places =
    { $count ->
        [0] nie ma dokąd przejść
        [one] { $count } słup do wyboru
        [few] { $count } słupy do wyboru
       *[many] { $count } słupów do wyboru
    }
further-caps =
    { $count ->
        [0] nie ma krążka do wzięcia
        [one] { $count } krążek do wzięcia
        [few] { $count } krążki do wzięcia
       *[many] { $count } krążków do wzięcia
    }

## Na obrazie

plate-stranded = tkwi na { $column }
plate-last = ostatnia w grze
plate-no-tower = jeszcze bez wieży

## Wskazówki: jeden wiersz na telefonie

hint-tower = Wieże różnią się tylko kolorem: weź dowolną.
hint-corner = Sprawdź, jakie kolory są stamtąd w zasięgu.
hint-color = Bierzesz krążek tego koloru i przechodzisz na inny.
hint-strand = Następnym razem zostaw sobie drugą drogę.
hint-put = Im mniej krążków w jej zasięgu, tym trudniej właścicielowi.
hint-take-none = Z { $column } nie sięgasz do żadnego { color-4 } krążka.
hint-take-one = W zasięgu masz tylko { color } na { $column }: weź inny.
hint-take-few = Masz w zasięgu { color }: { $columns }. Zostaw sobie jeden.
hint-take-many =
    Masz w zasięgu { $count ->
        [one] { $count } krążek ({ color })
        [few] { $count } krążki ({ color })
       *[many] { $count } { $color ->
            [red] czerwonych
            [blue] niebieskich
            [yellow] żółtych
            [green] zielonych
           *[black] czarnych
        } krążków
    }: zostaw sobie jeden.
hint-jump = Ruch na { $column } przeskakuje wieżę; możesz ją przestawić.

## Dlaczego ruch jest niedozwolony

why-tower-taken =
    { $color ->
        [red] Czerwona
        [blue] Niebieska
        [yellow] Żółta
        [green] Zielona
       *[black] Czarna
    } wieża jest już zajęta.
why-hole = { $column } to dziura.
why-off-board = { $column } nie leży na planszy, która sięga od a1 do e5.
why-no-corner = { $column } to nie róg.
why-corner-taken = Na { $column } stoi już wieża.
why-tower-first = Najpierw wybierz wieżę.
why-corner-first = Najpierw postaw swoją wieżę na rogu.
why-color-first = Najpierw wybierz kolor na tę turę.
why-put-first = Najpierw zdecyduj, dokąd trafi { color-3 } wieża.
why-color-set = Kolor tej tury to już { color }.
why-placed = Twoja wieża już stoi na planszy.
why-nothing-jumped = Nie ma przeskoczonej wieży, którą możesz przestawić.
why-take-first = Najpierw weź { color } krążek.
why-strand-now = Twoja wieża musi teraz przejść na goły { color } słup.
why-not-stranded = Możesz jeszcze dojść do { color-4 } krążka, więc nie utykasz.
why-move-now = Twoja wieża musi teraz przejść na { color } krążek.
why-cap-stays = Na { $column } stoi wieża, więc nie możesz wziąć stamtąd krążka.
why-no-cap = Na { $column } nie ma krążka.
why-other-color =
    { $column } pokazuje kolor { $shown ->
        [red] czerwony
        [blue] niebieski
        [yellow] żółty
        [green] zielony
       *[black] czarny
    }, a kolor tej tury to { color }.
why-there = Twoja wieża już tam stoi.
why-tower-there = Na { $column } stoi wieża.
why-bare = Na { $column } nie ma krążka, a możesz jeszcze dojść do { color-4 } krążka.
why-covered = Na { $column } leży krążek, a twoja wieża musi teraz przejść na goły słup.
why-across-hole = Między { $start } a { $end } jest dziura. Twoja wieża przez nią nie przejdzie.
why-not-straight = { $end } nie leży w linii prostej z { $start }.
why-nothing-to-stand-on = Na { $column } nie ma krążka, na którym wieża może stanąć.

## Dlaczego podpowiedź radzi ten ruch

advice-danger = Ryzyko, że utkniesz przy następnym rzucie, wynosi wtedy { $after }%. Po drugim najlepszym ruchu: { $other }%.
advice-their-danger = Największe ryzyko przeciwnika wynosi wtedy { $after }%. Po drugim najlepszym ruchu: { $other }%.
outdoes-danger = Ryzyko utknięcia przy następnym rzucie wynosiłoby { $better }% zamiast { $played }%.
outdoes-their-danger = Największe ryzyko przeciwnika wynosiłoby { $better }% zamiast { $played }%.

## Rada

advise-color = Wybierz kolor: { $choice }
advise-tower = Weź { color-2 } wieżę
