### Gdzie toczy się partia: we własnym wątku albo na kanale.

thread-name = { $game }: { $who }

no-thread = Nie można tu otworzyć wątku, więc partia toczy się na samym kanale.
no-thread-permissions =
    Nie mogę otworzyć wątku: na tym kanale { $number ->
        [one] brakuje mi uprawnienia
        [few] brakuje mi uprawnień
       *[many] brakuje mi uprawnień
    } { $permissions }. Dopóki tak jest, partie toczą się na samym kanale.
quoted = „{ $name }”

## Zamknięty wątek

go-on-here = Graj dalej tutaj
thread-locked = { $player }: twoja kolej w { $game }, ale wątek { $thread } jest zablokowany, więc nikt nie może tam nic nacisnąć. Kto gra, może nacisnąć „{ go-on-here }”: wtedy partia toczy się dalej na tym kanale. Wątek może też otworzyć ktoś, kto zarządza wątkami.
still-open = Wątek tej partii nie jest już zamknięty: grajcie w nim dalej.

## Na kanale partii, która toczy się w wątku

played-in =
    { $number ->
        [one] { $players } gra w { $thread }.
        [few] { $players } grają w { $thread }.
       *[many] { $players } grają w { $thread }.
    }
to-move = { $badge } Kolej gracza { $who }.
