### Gdzie toczy się partia: we własnym wątku albo na kanale.

thread-name = { $game }: { $who }

no-thread = Nie mogę otworzyć tu wątku, więc partia toczy się na samym kanale.
no-thread-permissions =
    Nie mogę otworzyć wątku, bo brakuje mi { $number ->
        [one] uprawnienia
        [few] uprawnień
       *[many] uprawnień
    } { $permissions }. Dopóki tak jest, partie toczą się na samym kanale.
quoted = „{ $name }”

## Zamknięty wątek

go-on-here = Graj dalej tutaj
thread-locked = { $player }: twoja kolej w { $game }, ale wątek { $thread } jest zablokowany. Dowolny gracz może nacisnąć „{ go-on-here }”, albo wątek może odblokować ktoś, kto zarządza wątkami.
still-open = Wątek tej partii nie jest już zablokowany, więc możesz grać tam dalej.

## Na kanale partii, która toczy się w wątku

played-in =
    { $number ->
        [one] { $players } gra w { $thread }.
        [few] { $players } grają w { $thread }.
       *[many] { $players } grają w { $thread }.
    }
to-move = { $badge } Kolej gracza { $who }.
moved = Partia { $game } toczy się teraz na { $channel }.
moved-unseen = { $player }: twoja kolej. Poproś moderatora o dostęp do tego kanału.
