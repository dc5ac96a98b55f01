### Przed partią: poczekalnia, prywatne wiadomości jej przycisków, lista gier.

## Przyciski poczekalni

join = Dołącz
leave = Odejdź
start = Zacznij
cancel = Odwołaj
accept = Przyjmij
decline = Odmów
options = Opcje
details = Szczegóły
invite = Zaproś
add-word = Dodaj słowo

## Poczekalnia

opens =
    Stół { $size ->
        [one] dla jednej osoby
        [same] dla { $few } osób
       *[range] dla { $few }–{ $many } osób
    }, gospodarz: { $who }{ $private ->
        [yes] . Tylko dla zaproszonych
       *[no] {""}
    }.
for-players =
    { $size ->
        [one] Dla jednej osoby
        [same] Dla { $few } osób
       *[range] Dla { $few }–{ $many } osób
    }
seat-host = { $who } (gospodarz)
seat-invited = { $who }: zaproszenie wysłane, jeszcze bez odpowiedzi
seats-free =
    { $number ->
        [one] { $number } wolne miejsce
        [few] { $number } wolne miejsca
       *[many] { $number } wolnych miejsc
    }
declined =
    { $number ->
        [one] { $who } odmawia.
        [few] { $who } odmawiają.
       *[many] { $who } odmawiają.
    }
called =
    { $number ->
        [one] { $who }: masz zaproszenie. Naciśnij { accept } albo { decline }.
        [few] { $who }: macie zaproszenie. Naciśnijcie { accept } albo { decline }.
       *[many] { $who }: macie zaproszenie. Naciśnijcie { accept } albo { decline }.
    }
chosen = Wybrane: { $options }
option-value = { $option } { $value }
switch-to = Zmień: { $what }

## Kto i kiedy może zacząć

start-after-answers =
    { $number ->
        [one] { $host } może zacząć, gdy odpowie { $guests } albo gdy usunie tę osobę pod { options }.
        [few] { $host } może zacząć, gdy odpowiedzą { $guests } albo gdy usunie te osoby pod { options }.
       *[many] { $host } może zacząć, gdy odpowiedzą { $guests } albo gdy usunie te osoby pod { options }.
    }
start-with-enough =
    { $number ->
        [one] { $host } może zacząć, gdy przy stole będzie { $number } osoba.
        [few] { $host } może zacząć, gdy przy stole będą { $number } osoby.
       *[many] { $host } może zacząć, gdy przy stole będzie { $number } osób.
    }
start-now = { $host } może już zacząć.
for-one = Dla jednej osoby /play ma partie z komputerem i { $games }, a /tutorial uczy każdej gry.
for-one-tutorial = Dla jednej osoby /play ma partie z komputerem, a /tutorial uczy każdej gry.

## Jak rozdziela się miejsca

seats-by-lot = O miejscach decyduje losowanie.
sits-first-then-lot = { $who } siedzi na pierwszym miejscu; o pozostałych decyduje losowanie.
rule-sits-first = { $who }, { $rule }, siedzi na pierwszym miejscu; o pozostałych decyduje losowanie.

## Sekret, z którego wynika los, i słowa graczy

fingerprint =
    Odcisk { $draws ->
        [lot] losowania
        [cards] kart
       *[dice] kości
    }: { $fingerprint }
word-added = { $who } dodaje słowo.
word-label = Twoje słowo
word-hint = Dowolne. Będzie też w zapisie partii.
word-asked =
    { $draws ->
        [lot] Losowanie wynika
        [cards] Karty wynikają
       *[dice] Kości wynikają
    } z sekretu bota i ze słów graczy. Sekret powstał, zanim dodasz słowo, więc nikt, kto prowadzi bota, nie mógł dobrać go do twojego słowa. Skopiuj odcisk sekretu, a potem dodaj słowo, którego nikt nie zgadnie, najlepiej gdy wszyscy już siedzą:
word-taken = Twoje słowo jest dodane: { $word }. Zachowaj je razem z tym odciskiem:
word-taken-check =
    Po partii zapis pokaże z ich pomocą, że { $draws ->
        [lot] losowanie było uczciwe
        [cards] karty były uczciwe
       *[dice] kości były uczciwe
    }, nawet gdyby ktoś, kto prowadzi bota, chciał oszukać.
press-again = To trwało zbyt długo. Naciśnij jeszcze raz.

## Co się stało z poczekalnią

closed-cancelled = Ten stół został odwołany.
closed-nobody-came = Nikt nie przyszedł, więc stół został zamknięty.
closed-nobody-started = Nikt nie zaczął partii, więc stół został zamknięty.
begun =
    { $number ->
        [one] Partia się zaczęła: gra { $players }.
        [few] Partia się zaczęła: grają { $players }.
       *[many] Partia się zaczęła: grają { $players }.
    }

## Szczegóły poczekalni

details-heading = { $game }, stół { $table }
details-players =
    { $size ->
        [one] Dla jednej osoby
        [same] Dla { $few } osób
       *[range] Dla { $few }–{ $many } osób
    }.
at-the-table = Przy stole
follows-from-secret =
    { $draws ->
        [lot] Losowanie wynika
        [cards] Karty wynikają
       *[dice] Kości wynikają
    } z sekretu, który bot wybrał wcześniej, i ze słów, które dodają gracze. Nikt więc nie mógł wybrać, jak potoczy się los.
option-now = { $about }: { $value }
value-meaning = { $value }: { $meaning }

## Panel gospodarza

page-game = Gra
page-table = Stół
page-people = Gracze
heading-game = Zasady tego stołu
heading-table = Jak się tu gra
heading-people = Kto gra
no-options = W tej grze nie ma nic do wyboru.
first-menu = Kto siedzi na pierwszym miejscu
first-menu-rule = Kto siedzi na pierwszym miejscu ({ $rule }, według zasad)
by-lot = O pierwszym miejscu decyduje losowanie
sits-first = Pierwsze miejsce: { $who }
remove-menu = Usuń kogoś
hand-menu = Przekaż stół
invite-menu = Zaproś kogoś
guest = { $who } (zaproszenie)
value-label = { $option }: { $value }
values-from-to = { $option }: od { $first } do { $last }
handed = Gospodarzem stołu jest teraz { $who }.
invited = { $who } dostaje zaproszenie. Poczekalnia to pokazuje i czeka na odpowiedź.

## Lista gier i otwieranie stołu

name-the-game = Jaka gra? Gdy kogoś zapraszasz, podaj też grę: /play ma na nią pole.
open-menu = Otwórz stół do gry …
others-in-servers = W gry dla kilku osób gra się na serwerach: użyj { $command } na serwerze, na którym jestem.
alone = Widzisz to tylko ty. Plansza pojawi się, gdy naciśniesz { start }.
open-it = Otwórz
leave-it = Zostaw
not-opened = Żaden stół nie został otwarty.
more-question =
    { $most ->
        [0] Na razie nie chcesz siedzieć przy żadnym stole.
        [one] Nie chcesz siedzieć naraz przy więcej niż { $most } stole i tak właśnie jest.
        [few] Nie chcesz siedzieć naraz przy więcej niż { $most } stołach i tak właśnie jest.
       *[many] Nie chcesz siedzieć naraz przy więcej niż { $most } stołach i tak właśnie jest.
    } Czy mimo to chcesz otworzyć ten stół? Swój limit zmienisz w /me.
open-thread = Otwórz wątek
join-it = Dołącz
no-thread-now = Nie mogę teraz otworzyć tu wątku. Otwórz go i użyj w nim /play.
joined = Siedzisz przy tym stole do gry { $game }.
table-open = Twój stół do gry { $game } jest otwarty.
