### /settings (serwera) i /me (osoby): ekrany, co zmienia wybór, i powiadomienia, które z tego wynikają.

## Ekrany

server = ## Stoły na tym serwerze
person = ## Twoje ustawienia
person-note = -# Obowiązują na każdym serwerze. Nikt inny ich nie widzi.
all-channels = Wszystkie kanały
nobody = Nikt
digest-button = Codzienne podsumowanie
digest-heading = ## Codzienne podsumowanie
digest-note = O tej godzinie dostajesz wiadomość prywatną ze wszystkimi partiami, które na ciebie czekają, jeśli takie są. Twoja strefa czasowa: **{ $zone }**.
digest-never = Nigdy
zone-button = Strefa czasowa
zone-title = Twoja strefa czasowa
zone-text = Godzina codziennego podsumowania obowiązuje w tej strefie, także przy zmianie czasu.
zone-label = Strefa czasowa albo jej miasto
zone-hint = Na przykład Europe/Warsaw, New York albo UTC
no-zone = Nie ma strefy czasowej o tej nazwie. Spróbuj angielskiej nazwy dużego miasta w pobliżu albo na przykład Europe/Warsaw.
channels-heading = ## Kanały list i wyników
no-channel = Żaden kanał
channels-page = Listy i wyniki
other-settings = Inne ustawienia

## Nad menu

server-channels = **Kanały**, na których wolno otwierać stoły, razem z ich wątkami. Bez wyboru: wszystkie.
server-openers = **Kto** może otwierać stoły.
server-tables-at-once = **Ile** stołów może być otwartych naraz.
server-clocks = **Zegary**, które może mieć stół: czas na turę.
server-clock = **Zegar** nowego stołu.
server-past = **Dawne plansze**: co zostaje po nich na kanale.
server-games-channel = **Trwające partie**: kanał z jedną wiadomością, która je wymienia i jest na bieżąco aktualizowana.
server-offers-channel = **Oferty**: kanał z jedną wiadomością, która mówi, kto szuka przeciwników.
server-results-channel = **Wyniki**: kanał, na którym pojawia się każda zakończona partia.
person-pings = **Wzmianki**: kiedy bot oznacza cię na kanale.
person-reminder = **Przypomnienie**: kiedy bot ci przypomina, jeśli partia ma zegar.
person-open-games = **Partie**: przy ilu otwartych stołach możesz siedzieć.
person-company = **Nieznajomi**: kto może się do ciebie przysiąść.
person-avoided = **Osoby**, z którymi nie chcesz grać. Nie dowiedzą się o tym.

## Co można wybrać w menu

clock =
    { $time ->
        [none] Bez zegara
        [hour] 1 godzina na turę
        [half-day] 12 godzin na turę
        [day] 1 dzień na turę
        [three-days] 3 dni na turę
       *[week] 1 tydzień na turę
    }
clock-inner =
    { $time ->
        [none] bez zegara
        [hour] 1 godzina na turę
        [half-day] 12 godzin na turę
        [day] 1 dzień na turę
        [three-days] 3 dni na turę
       *[week] 1 tydzień na turę
    }
openers-everyone = Każdy
openers-moderators = Tylko moderatorzy (Zarządzanie wiadomościami)
past-sentences = Ich zdania, bez obrazów
past-pictures = Ich zdania i obrazy
past-one-message = Nic: jedna wiadomość na całą partię
pings-every-turn = W każdej mojej turze
pings-reminders = Tylko przy przypomnieniach
pings-never = Nigdy
company-everyone = Każdy
company-met = Tylko osoby, z którymi mam skończoną partię lub które zapraszam
reminder-half = Gdy minie połowa czasu
reminder-nine-tenths = Gdy minie dziewięć dziesiątych czasu
limit-none = Bez limitu
limit-zero = Przy żadnym

## Przełączniki

switch-threads =
    { $on ->
        [yes] Wątek dla każdej partii: tak
       *[no] Wątek dla każdej partii: nie
    }
switch-direct =
    { $on ->
        [yes] Wiadomości prywatne: tak
       *[no] Wiadomości prywatne: nie
    }
switch-turned =
    { $on ->
        [yes] Plansze od mojej strony: tak
       *[no] Plansze od mojej strony: nie
    }
switch-hints =
    { $on ->
        [yes] Wskazówki w nowych grach: tak
       *[no] Wskazówki w nowych grach: nie
    }
switch-confirm =
    { $on ->
        [yes] Potwierdzaj decydujące ruchy: tak
       *[no] Pytaj przed ruchem o wyniku: nie
    }
switch-sentences =
    { $on ->
        [yes] Plansza słowami, w zdaniach: tak
       *[no] Plansza słowami, w zdaniach: nie
    }
switch-named-everywhere =
    { $on ->
        [yes] Moja nazwa we wszystkich wynikach: tak
       *[no] Twoje imię we wszystkich wynikach: nie
    }

## Co odtąd obowiązuje na serwerze

told-every-channel = Stoły można teraz otwierać na każdym kanale.
told-channels = Stoły można teraz otwierać tylko tutaj: { $channels }.
told-openers-everyone = Stoły może teraz otwierać każdy.
told-openers-moderators = Stoły mogą teraz otwierać tylko moderatorzy.
told-tables-no-limit = Naraz może być teraz otwartych dowolnie wiele stołów.
told-tables =
    { $most ->
        [one] Naraz może być teraz otwarty najwyżej { $most } stół.
        [few] Naraz mogą być teraz otwarte najwyżej { $most } stoły.
       *[many] Naraz może być teraz otwartych najwyżej { $most } stołów.
    }
told-clocks = Stoły mogą mieć teraz takie zegary: { $clocks }. Nowe mają: { $clock }.
told-clock = Nowe stoły mają teraz: { $clock }, jeśli nie wybiorą inaczej.
told-threads =
    { $on ->
        [yes] Partia przy nowym stole toczy się teraz we własnym wątku, jeśli stół nie wybierze inaczej.
       *[no] Partia przy nowym stole toczy się teraz na kanale, jeśli stół nie wybierze inaczej.
    }
told-past-sentences = Z dawnych plansz zostają teraz tylko ich zdania.
told-past-pictures = Dawne plansze zachowują teraz swoje obrazy.
told-past-one-message = Każda partia mieści się teraz w jednej wiadomości; wzmianka o następnym graczu znika po ruchu.
told-games-channel = Trwające partie są teraz wymienione na kanale { $channel }, chyba że nie wszyscy widzą, gdzie się toczą.
told-no-games-channel = Trwające partie nie są już wymieniane.
told-offers-channel = Otwarte oferty są teraz wymienione na kanale { $channel }.
told-no-offers-channel = Otwarte oferty nie są już wymieniane na żadnym kanale.
told-results-channel = Zakończone partie pojawiają się teraz na kanale { $channel }, chyba że nie wszyscy widzieli, gdzie się toczyły.
told-no-results-channel = Zakończone partie nie są już pokazywane.

## Co odtąd obowiązuje dla osoby

told-turned =
    { $on ->
        [yes] Plansze, które widzisz tylko ty, są teraz obrócone w twoją stronę.
       *[no] Plansze, które widzisz tylko ty, nie są teraz obracane.
    }
told-hints =
    { $on ->
        [yes] Pierwsze partie w nowej grze mają teraz dla ciebie wskazówki.
       *[no] Pierwsze partie w nowej grze nie mają teraz dla ciebie wskazówek.
    }
told-confirm =
    { $on ->
        [yes] Bot pyta cię teraz przed ruchem, który rozstrzyga twoją partię.
       *[no] Ruchy, które rozstrzygają twoją partię, są teraz wykonywane od razu.
    }
told-sentences =
    { $on ->
        [yes] Plansza, o którą prosisz jako tekst, jest teraz opisana zdaniami, dla czytnika ekranu.
       *[no] Plansza, o którą prosisz jako tekst, jest teraz narysowana znakami.
    }
told-named-everywhere =
    { $on ->
        [yes] Tabele wyników wszystkich serwerów pokazują teraz twoje imię na każdym serwerze.
       *[no] Tabele wyników wszystkich serwerów nie pokazują już twojego imienia na innych serwerach niż twój.
    }
told-open-games-no-limit = Możesz teraz siedzieć przy dowolnie wielu stołach.
told-open-games =
    { $most ->
        [0] Nikt nie może cię teraz zaprosić do stołu.
        [one] Możesz teraz siedzieć naraz najwyżej przy { $most } stole.
        [few] Możesz teraz siedzieć naraz najwyżej przy { $most } stołach.
       *[many] Możesz teraz siedzieć naraz najwyżej przy { $most } stołach.
    }
told-company-everyone = Przysiąść się do ciebie może teraz każdy.
told-company-met = Przysiąść się do ciebie mogą teraz tylko osoby, z którymi masz skończoną partię lub które zapraszasz.
told-avoided-nobody = Nie unikasz teraz nikogo.
told-avoided = Nie usiądziesz teraz przy jednym stole z: { $people }. Trwające partie toczą się dalej.
told-digest = Codziennie o { $hour } ({ $zone }) dostajesz teraz wiadomość prywatną z partiami, które na ciebie czekają, jeśli takie są.
told-no-digest = Nie dostajesz teraz codziennego podsumowania.
told-zone = Twoja strefa czasowa to teraz { $zone }.
told-reminder-half = Jeśli partia ma zegar, bot przypomina ci, gdy minie połowa czasu.
told-reminder-nine-tenths = Jeśli partia ma zegar, bot przypomina ci, gdy minie dziewięć dziesiątych czasu.
told-pings-every-turn =
    { $direct ->
        [yes] Bot oznacza cię teraz w każdej twojej turze, a do tego dostajesz wiadomość prywatną.
       *[no] Bot oznacza cię teraz w każdej twojej turze.
    }
told-pings-reminders =
    { $direct ->
        [yes] Na kanale bot oznacza cię teraz tylko przy przypomnieniach. W każdej turze dostajesz wiadomość prywatną.
       *[no] Na kanale bot oznacza cię teraz tylko przy przypomnieniach.
    }
told-pings-never =
    { $direct ->
        [yes] Na kanale bot nigdy cię teraz nie oznacza. W każdej turze dostajesz wiadomość prywatną.
       *[no] Na kanale bot nigdy cię teraz nie oznacza.
    }

## Co ktoś ustawił, jako lista

settled-pings = kiedy bot cię woła
settled-direct = wiadomości prywatne
settled-turned = plansze nieobracane w twoją stronę
settled-hints = brak wskazówek w pierwszych partiach
settled-confirm = pytanie przed rozstrzygającymi ruchami
settled-open-games = ile partii przyjmujesz
settled-avoided = osoby, z którymi nie chcesz grać
settled-reminder = kiedy bot ci przypomina
settled-company = kto może się do ciebie przysiąść
settled-away-until = do kiedy cię nie ma
settled-absences = kiedy cię nie było w ostatnim roku
settled-sentences = plansze w zdaniach
settled-named-everywhere = twoje imię w wynikach wszystkich serwerów
settled-digest = codzienne podsumowanie
settled-zone = twoja strefa czasowa

## Wiadomości prywatne

invited = { $host } zaprasza cię do stołu { $game } na kanale { $channel }.
answered =
    Wszyscy zaproszeni do stołu { $game } odpowiedzieli. { $ready ->
        [yes] Możesz zacząć partię.
       *[no] Graczy jest jeszcze za mało.
    } Stół jest tutaj: { $channel }.
your-turn =
    { $what ->
        [turn] Twoja kolej w { $game }, { $channel } (przy stole: { $others }).
        [reminder] Przypomnienie: twoja kolej w { $game }, { $channel } (przy stole: { $others }).
       *[asked] Jest do ciebie pytanie w { $game }, { $channel } (przy stole: { $others }).
    }
closed-to-me = Chcesz dostawać wiadomości prywatne, ale Discord mówi, że twoje są dla mnie zamknięte. Otwórz je w ustawieniach prywatności tego serwera albo wybierz w /me wzmianki. Spróbuję znów za dzień.

## Wzmianki na kanale

called-guests = { $guests }: { $host } zaprasza do stołu { $game }.
called-host =
    { $host }: wszyscy zaproszeni do stołu { $game } odpowiedzieli. { $ready ->
        [yes] Możesz zacząć partię.
       *[no] Graczy jest jeszcze za mało.
    }
called-turn =
    { $what ->
        [turn] { $who }: twoja kolej w { $game } (przy stole: { $others }).
        [reminder] { $who }: przypomnienie, twoja kolej w { $game } (przy stole: { $others }).
       *[asked] { $who }: jest do ciebie pytanie w { $game } (przy stole: { $others }).
    }

## Przyciski

show-here = Pokaż tutaj
play-it = Zagraj
leave-it = Nie graj

## Przed ruchem, który rozstrzyga partię

sure = { $move }. To rozstrzyga twoją partię i nie da się tego cofnąć. Czy chcesz tak zagrać?
played = Zagrane.
not-played = Nic nie zostało zagrane.
