### /settings (serwera) i /me (osoby): ekrany, co zmienia wybór, i powiadomienia, które z tego wynikają.

## Ekrany

server = ## Stoły na tym serwerze
person = ## Twoje ustawienia
person-note = -# Obowiązują na każdym serwerze. Widzisz je tylko ty.
all-channels = Wszystkie kanały
nobody = Nikt
digest-button = Codzienne podsumowanie
digest-heading = ## Codzienne podsumowanie
digest-note = Codziennie o tej godzinie dostajesz wiadomość prywatną z partiami, które na ciebie czekają, jeśli takie są. Twoja strefa czasowa: **{ $zone }**.
digest-never = Nigdy
zone-button = Zmień strefę czasową
zone-title = Twoja strefa czasowa
zone-text = Twoje codzienne podsumowanie używa tej strefy czasowej, także przy zmianie czasu.
zone-label = Strefa czasowa albo miasto
zone-hint = Na przykład Europe/Warsaw, New York albo UTC
no-zone = Nie znam takiej strefy czasowej. Spróbuj dużego miasta w pobliżu (po angielsku) albo nazwy takiej jak Europe/Warsaw.
channels-heading = ## Kanały list i wyników
no-channel = Żaden kanał
channels-page = Kanały list i wyników
other-settings = Inne ustawienia

## Nad menu

server-channels = **Kanały**, na których (i w których wątkach) można otwierać stoły. Żaden wybrany oznacza wszystkie.
server-openers = **Kto** może otwierać stoły.
server-tables-at-once = **Ile** stołów może być otwartych naraz.
server-clocks = **Czas na turę**, z którego wybierają stoły.
server-clock = **Domyślny czas na turę** nowych stołów.
server-past = **Dawne plansze**: co zostaje po nich na kanale.
server-games-channel = **Trwające partie**: kanał z jedną, zawsze aktualną wiadomością, która je wymienia.
server-offers-channel = **Oferty**: kanał z jedną wiadomością, która wymienia graczy szukających przeciwnika.
server-results-channel = **Wyniki**: kanał, na którym pojawiają się skończone partie.
server-events-channel = **Turniej na punkty wszystkich serwerów**: kanał z wiadomością, z której mogą w nim grać członkowie serwera. Bez kanału nie ma go tutaj.
person-pings = **Wzmianki**: kiedy oznaczam cię na kanale.
person-reminder = **Przypomnienia**: kiedy ci przypominam w partiach z zegarem.
person-open-games = **Partie**: w ilu partiach z innymi chcesz grać naraz.
person-company = **Nieznajomi**: kto może dołączyć do stołów, przy których siedzisz.
person-avoided = **Osoby**, z którymi nie chcesz grać. Nie dowiedzą się o tym.

## Co można wybrać w menu

clock =
    { $time ->
        [none] Bez limitu czasu
        [hour] 1 godzina na turę
        [half-day] 12 godzin na turę
        [day] 1 dzień na turę
        [three-days] 3 dni na turę
       *[week] 1 tydzień na turę
    }
clock-inner =
    { $time ->
        [none] brak limitu czasu
        [hour] 1 godzina na turę
        [half-day] 12 godzin na turę
        [day] 1 dzień na turę
        [three-days] 3 dni na turę
       *[week] 1 tydzień na turę
    }
openers-everyone = Każdy
openers-moderators = Tylko moderatorzy (Zarządzanie wiadomościami)
past-sentences = Zostaje tekst, bez obrazów
past-pictures = Zostają tekst i obrazy
past-one-message = Nie zostaje nic: jedna wiadomość na partię
pings-every-turn = W każdej turze
pings-reminders = Tylko przypomnienia
pings-never = Nigdy
company-everyone = Każdy
company-met = Tylko osoby, z którymi mam skończoną partię albo które zapraszam
reminder-half = Gdy zostaje połowa czasu
reminder-nine-tenths = Gdy zostaje 10% czasu
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
        [yes] Moje plansze od mojej strony: tak
       *[no] Moje plansze od mojej strony: nie
    }
switch-hints =
    { $on ->
        [yes] Wskazówki w nowych grach: tak
       *[no] Wskazówki w nowych grach: nie
    }
switch-confirm =
    { $on ->
        [yes] Potwierdzaj decydujące ruchy: tak
       *[no] Potwierdzaj decydujące ruchy: nie
    }
switch-sentences =
    { $on ->
        [yes] Plansze tekstowe w zdaniach: tak
       *[no] Plansze tekstowe w zdaniach: nie
    }
switch-named-everywhere =
    { $on ->
        [yes] Moja nazwa gracza na listach: tak
       *[no] Moja nazwa gracza na listach: nie
    }

## Co odtąd obowiązuje na serwerze

told-every-channel = Stoły można teraz otwierać na każdym kanale.
told-channels = Stoły można teraz otwierać tylko tutaj: { $channels }.
told-openers-everyone = Otwierać stoły może teraz każdy.
told-openers-moderators = Otwierać stoły mogą teraz tylko moderatorzy.
told-tables-no-limit = Nie ma teraz limitu otwartych stołów.
told-tables =
    { $most ->
        [one] Naraz może być teraz otwarty najwyżej { $most } stół.
        [few] Naraz mogą być teraz otwarte najwyżej { $most } stoły.
       *[many] Naraz może być teraz otwartych najwyżej { $most } stołów.
    }
told-clocks = Stoły wybierają teraz z: { $clocks }. Domyślnie nowe stoły mają: { $clock }.
told-clock = Domyślnie nowe stoły mają teraz: { $clock }.
told-threads =
    { $on ->
        [yes] Nowe stoły mają teraz własny wątek, jeśli nie wybiorą inaczej.
       *[no] Nowe stoły są teraz na samym kanale, jeśli nie wybiorą inaczej.
    }
told-past-sentences = Z dawnych plansz zostaje teraz tylko ich tekst.
told-past-pictures = Z dawnych plansz zostają teraz tekst i obrazy.
told-past-one-message = Każda partia to teraz jedna wiadomość. Wzmianka o następnym graczu znika po ruchu.
told-games-channel = Trwające partie są teraz wymienione na kanale { $channel }, poza tymi na kanałach, których nie widzą wszyscy.
told-no-games-channel = Trwające partie nie są już wymieniane na żadnym kanale.
told-offers-channel = Otwarte oferty są teraz wymienione na kanale { $channel }.
told-no-offers-channel = Otwarte oferty nie są już wymieniane na żadnym kanale.
told-results-channel = Skończone partie pojawiają się teraz na kanale { $channel }, poza tymi z kanałów, których nie widzą wszyscy.
told-no-results-channel = Skończone partie nie pojawiają się już na osobnym kanale.
told-events-channel = Turnieje na punkty wszystkich serwerów pojawią się teraz na kanale { $channel }.
told-no-events-channel = Turnieje na punkty wszystkich serwerów nie są już tu pokazywane.

## Co odtąd obowiązuje dla osoby

told-turned =
    { $on ->
        [yes] Plansze, które widzisz tylko ty, są teraz pokazywane od twojej strony.
       *[no] Plansze, które widzisz tylko ty, nie są już obracane w twoją stronę.
    }
told-hints =
    { $on ->
        [yes] W pierwszych partiach dostaniesz teraz wskazówki.
       *[no] Nie dostaniesz już wskazówek.
    }
told-confirm =
    { $on ->
        [yes] Decydujące ruchy będziesz teraz potwierdzać.
       *[no] Decydujące ruchy są teraz wykonywane bez pytania.
    }
told-sentences =
    { $on ->
        [yes] Plansze tekstowe są teraz pisane zdaniami, dla czytników ekranu.
       *[no] Plansze tekstowe są teraz rysowane znakami.
    }
told-named-everywhere =
    { $on ->
        [yes] Listy ze wszystkich serwerów pokazują teraz twoją nazwę gracza.
       *[no] Listy ze wszystkich serwerów nie pokazują już twojej nazwy gracza.
    }
told-open-games-no-limit = Możesz teraz siedzieć przy dowolnie wielu stołach.
told-open-games =
    { $most ->
        [0] Nikt nie może cię teraz zaprosić do stołu i do żadnego nie możesz dołączyć.
        [one] Możesz teraz siedzieć naraz najwyżej przy { $most } stole.
        [few] Możesz teraz siedzieć naraz najwyżej przy { $most } stołach.
       *[many] Możesz teraz siedzieć naraz najwyżej przy { $most } stołach.
    }
told-company-everyone = Do stołów, przy których siedzisz, może teraz dołączyć każdy.
told-company-met = Do stołów, przy których siedzisz, mogą teraz dołączyć tylko osoby, z którymi masz skończoną partię albo które zapraszasz.
told-avoided-nobody = Nie unikasz już nikogo.
told-avoided = Nie trafisz już do jednego stołu z tymi osobami: { $people }. Trwające partie toczą się dalej.
told-digest = Codziennie o { $hour } ({ $zone }) dostaniesz wiadomość prywatną z partiami, które na ciebie czekają, jeśli takie są.
told-no-digest = Nie dostaniesz już codziennego podsumowania.
told-zone = Twoja strefa czasowa to teraz { $zone }.
told-reminder-half = W partiach z zegarem przypomnę ci teraz, gdy zostanie połowa czasu.
told-reminder-nine-tenths = W partiach z zegarem przypomnę ci teraz, gdy zostanie 10% czasu.
told-pings-every-turn =
    { $direct ->
        [yes] Gdy będzie twoja kolej, oznaczę cię na kanale i wyślę wiadomość prywatną.
       *[no] Gdy będzie twoja kolej, oznaczę cię na kanale.
    }
told-pings-reminders =
    { $direct ->
        [yes] Na kanale oznaczę cię teraz tylko dla przypomnienia. Gdy będzie twoja kolej, wyślę ci wiadomość prywatną.
       *[no] Na kanale oznaczę cię teraz tylko dla przypomnienia.
    }
told-pings-never =
    { $direct ->
        [yes] Nie oznaczę cię już na kanałach. Gdy będzie twoja kolej, wyślę ci wiadomość prywatną.
       *[no] Nie oznaczę cię już na kanałach.
    }

## Co ktoś ustawił, jako lista

settled-pings = kiedy oznaczam cię na kanale
settled-direct = wiadomości prywatne
settled-turned = prywatne plansze nieobracane w twoją stronę
settled-hints = brak wskazówek w pierwszych partiach
settled-confirm = potwierdzanie decydujących ruchów
settled-open-games = w ilu partiach chcesz grać naraz
settled-avoided = osoby, z którymi nie chcesz grać
settled-reminder = kiedy ci przypominam
settled-company = kto może dołączyć do twoich stołów
settled-away-until = jak długo cię nie ma
settled-absences = twoje nieobecności w ostatnim roku
settled-sentences = plansze tekstowe w zdaniach
settled-named-everywhere = czy listy pokazują twoją nazwę gracza
settled-digest = twoje codzienne podsumowanie
settled-zone = twoja strefa czasowa
settled-pool = to, że grasz z nieznajomymi, i od kiedy

## Wiadomości prywatne

invited = { $host } zaprasza cię do stołu { $game } na kanale { $channel }.
answered =
    Wszyscy zaproszeni do twojego stołu { $game } odpowiedzieli. { $ready ->
        [yes] Możesz zacząć partię.
       *[no] Graczy jest jeszcze za mało.
    } Stół jest tutaj: { $channel }.
unheard =
    { $number ->
        [one] { $guests } od jednego dnia nie odpowiada na twoje zaproszenie do { $game } ({ $channel }). Możesz czekać dalej albo zaprosić innych. Jeśli przez następny dzień nic się nie stanie, stół zostanie zamknięty.
        [few] { $guests } od jednego dnia nie odpowiadają na twoje zaproszenie do { $game } ({ $channel }). Możesz czekać dalej albo zaprosić innych. Jeśli przez następny dzień nic się nie stanie, stół zostanie zamknięty.
       *[many] { $guests } od jednego dnia nie odpowiadają na twoje zaproszenie do { $game } ({ $channel }). Możesz czekać dalej albo zaprosić innych. Jeśli przez następny dzień nic się nie stanie, stół zostanie zamknięty.
    }
your-turn =
    { $what ->
        [turn] Twoja kolej w { $game } na { $channel } (przy stole: { $others }).
        [reminder] Przypomnienie: twoja kolej w { $game } na { $channel } (przy stole: { $others }).
       *[asked] Jest do ciebie prośba w { $game } na { $channel } (przy stole: { $others }).
    }
your-game-over = Twoja partia { $game } na { $channel } (przy stole: { $others }) jest zakończona. { $result }
your-game-alone-over = Twoja partia { $game } na { $channel } jest zakończona. { $result }
your-table-closed = Twój stół { $game } na { $channel } jest zamknięty. { $result }
closed-to-me = Chcesz dostawać wiadomości prywatne, ale nie mogę ci ich wysyłać. Zezwól na nie w ustawieniach prywatności tego serwera albo wybierz wzmianki przez `/me`. Spróbuję znowu za dzień.

## Wzmianki na kanale

called-guests = { $guests }: { $host } zaprasza do stołu { $game }.
called-host =
    { $host }: wszyscy zaproszeni do twojego stołu { $game } odpowiedzieli. { $ready ->
        [yes] Możesz zacząć partię.
       *[no] Graczy jest jeszcze za mało.
    }
called-host-unheard =
    { $number ->
        [one] { $host }: { $guests } od jednego dnia nie odpowiada na twoje zaproszenie do { $game }. Możesz czekać dalej albo zaprosić innych. Jeśli przez następny dzień nic się nie stanie, stół zostanie zamknięty.
        [few] { $host }: { $guests } od jednego dnia nie odpowiadają na twoje zaproszenie do { $game }. Możesz czekać dalej albo zaprosić innych. Jeśli przez następny dzień nic się nie stanie, stół zostanie zamknięty.
       *[many] { $host }: { $guests } od jednego dnia nie odpowiadają na twoje zaproszenie do { $game }. Możesz czekać dalej albo zaprosić innych. Jeśli przez następny dzień nic się nie stanie, stół zostanie zamknięty.
    }
called-turn =
    { $what ->
        [turn] { $who }: twoja kolej w { $game } (przy stole: { $others }).
        [reminder] { $who }: przypomnienie, że jest twoja kolej w { $game } (przy stole: { $others }).
       *[asked] { $who }: jest do ciebie prośba w { $game } (przy stole: { $others }).
    }
called-over = { $players }: wasza partia { $game } jest zakończona. { $result }
called-closed = { $players }: wasz stół { $game } jest zamknięty. { $result }

## Przyciski

show-here = Pokaż stół tutaj
play-it = Zagraj ten ruch
leave-it = Nie graj tego ruchu

## Przed ruchem, który rozstrzyga partię

sure = { $move }: to rozstrzyga twoją partię i nie można tego cofnąć. Zagrać?
played = Zagrane.
not-played = OK, nic nie zostało zagrane.
