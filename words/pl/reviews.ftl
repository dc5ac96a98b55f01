### Postępy: ile kosztowały własne ruchy w ostatnich partiach i co zrobiło szczęście. Prywatnie.

## Przyciski

open = Twoje postępy
analyse-next = Analizuj kolejną partię

## Treść

heading = ## { $game }: twoje postępy
counted =
    { $games ->
        [one] Na podstawie 1 twojej partii z analizą lub ćwiczeniami.
        [few] Na podstawie { $games } ostatnich twoich partii z analizą lub ćwiczeniami.
       *[many] Na podstawie { $games } ostatnich twoich partii z analizą lub ćwiczeniami.
    }
loss = Każdy twój ruch kosztuje średnio **{ $mean }** punktu procentowego szansy na wygraną.
loss-between = Każdy twój ruch kosztuje średnio **{ $mean }** punktu procentowego szansy na wygraną. Z pewnością 95% jest to od { $low } do { $high }.
phase =
    { $part ->
        [beginning] początek { $cost }
        [middle] środek { $cost }
       *[end] koniec { $cost }
    }
phases = Według części partii: { $list }.
balance-part =
    { $what ->
        [own] twoje ruchy { $points }
        [others] ruchy innych { $points }
       *[luck] szczęście { $points }
    }
balance = Tak zmieniała się twoja szansa na wygraną w partii: { $list }.
luck-part = Szczęście wyjaśnia około { $percent }% różnic między twoimi wynikami, a ruchy wszystkich graczy resztę.
more-needed =
    { $games ->
        [one] Przeanalizuj jeszcze 1 partię, żeby zobaczyć wykres.
        [few] Przeanalizuj jeszcze { $games } partie, żeby zobaczyć wykres.
       *[many] Przeanalizuj jeszcze { $games } partii, żeby zobaczyć wykres.
    }
none = Żadna twoja partia nie ma jeszcze analizy, więc nie ma czego pokazać. Liczy się każda partia, którą analizujesz lub z której się uczysz.

## Wykres

explained = -# Każda kropka to jedna partia. Linia to średnia z najwyżej dziesięciu partii, a pas to przedział, w którym leży z pewnością 95%.
line = Punkty stracone na ruch
first = Pierwsza partia
last = Ostatnia partia
alt =
    Wykres punktów procentowych, które kosztował każdy ruch, { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, ze średnią z najwyżej dziesięciu partii i przedziałem, w którym leży z pewnością 95%. Pierwsza średnia: { $before }. Ostatnia średnia: { $now }, od { $low } do { $high }.
