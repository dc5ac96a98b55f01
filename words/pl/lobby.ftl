### Przed partią: poczekalnia, prywatne wiadomości jej przycisków, lista gier.

## Przyciski poczekalni

join = Dołącz
leave = Odejdź
start = Zacznij
cancel = Odwołaj
cancel-table = Odwołaj stół
accept = Przyjmij
decline = Odmów
options = Opcje
details = Szczegóły
invite = Zaproś
add-word = Dodaj słowo

## Poczekalnia

opens =
    { $hosts ->
        [yes] Gospodarzem stołu { $size ->
            [one] dla 1 osoby
            [same] dla { $few } osób
           *[range] dla { $few }–{ $many } osób
        } jest { $who }
       *[no] { $who } otwiera stół { $size ->
            [one] dla 1 osoby
            [same] dla { $few } osób
           *[range] dla { $few }–{ $many } osób
        }
    }{ $private ->
        [yes] , tylko dla zaproszonych
       *[no] {""}
    }.
for-players =
    { $size ->
        [one] Dla 1 osoby
        [same] Dla { $few } osób
       *[range] Dla { $few }–{ $many } osób
    }
seat-host = { $who } (gospodarz)
seat-invited = { $who } (zaproszenie bez odpowiedzi)
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
        [one] { $who }: masz zaproszenie! Naciśnij { accept } albo { decline }.
        [few] { $who }: macie zaproszenie! Naciśnijcie { accept } albo { decline }.
       *[many] { $who }: macie zaproszenie! Naciśnijcie { accept } albo { decline }.
    }
chosen = Opcje: { $options }
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
        [one] { $host } może zacząć, gdy dołączy { $number } osoba.
        [few] { $host } może zacząć, gdy przy stole będą { $number } osoby.
       *[many] { $host } może zacząć, gdy przy stole będzie { $number } osób.
    }
claim-rule =
    { $rated ->
        [yes] Rankingowa, bez zegara
       *[no] Bez zegara
    }: jeśli gracz nie wykona ruchu przez { $span }, partia zostanie zamknięta, a inni mogą ogłosić zwycięstwo.
start-now = { $host } może już zacząć.
for-one = Grasz w pojedynkę? `/play` ma partie z komputerem i gry dla jednej osoby ({ $games }), a `/tutorial` uczy każdej gry.
for-one-tutorial = Grasz w pojedynkę? `/play` ma partie z komputerem, a `/tutorial` uczy każdej gry.

## Jak rozdziela się miejsca

seats-by-lot = Miejsca są losowane.
sits-first-then-lot = { $who } siada na miejscu 1. Pozostałe miejsca są losowane.
rule-sits-first = { $who }, { $rule }, siada na miejscu 1. Pozostałe miejsca są losowane.

## Sekret, z którego wynika los, i słowa graczy

fingerprint =
    Odcisk { $draws ->
        [lot] losowania
        [cards] kart
       *[dice] kości
    }: { $fingerprint }
word-added = { $who } dodaje słowo.
word-label = Twoje słowo
word-hint = Dowolne słowo. Będzie widoczne w zapisie partii.
word-asked =
    { $draws ->
        [lot] Losowanie wynika
        [cards] Karty wynikają
       *[dice] Kości wynikają
    } z sekretu bota i ze słów graczy. Sekret powstał, zanim dodasz słowo, więc osoba, która prowadzi bota, nie mogła go do niego dobrać. Skopiuj odcisk sekretu, a potem dodaj słowo, którego nikt nie zgadnie, najlepiej gdy wszyscy już siedzą:
word-taken = Twoje słowo jest dodane: { $word }. Zachowaj je i ten odcisk:
word-taken-check =
    Po partii możesz nimi i zapisem partii sprawdzić, czy { $draws ->
        [lot] losowanie było uczciwe
        [cards] karty były uczciwe
       *[dice] kości były uczciwe
    }. Nawet osoba, która prowadzi bota, nie mogłaby oszukać niezauważenie.
press-again = To trwało za długo. Spróbuj jeszcze raz.

## Co się stało z poczekalnią

closed-cancelled = Ten stół został odwołany.
closed-nobody-came = Nikt nie dołączył, więc ten stół został zamknięty.
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
        [one] Dla 1 osoby
        [same] Dla { $few } osób
       *[range] Dla { $few }–{ $many } osób
    }.
at-the-table = Ustawienia stołu
follows-from-secret =
    { $draws ->
        [lot] Losowanie wynika
        [cards] Karty wynikają
       *[dice] Kości wynikają
    } z sekretu, który bot ustalił wcześniej, i ze słów graczy, więc nikt nie może nimi pokierować.
option-now = { $about }: { $value }
value-meaning = { $value }: { $meaning }

## Panel gospodarza

page-game = Gra
page-table = Stół
page-people = Gracze
heading-game = Opcje gry
heading-table = Ustawienia stołu
heading-people = Gracze
no-options = Ta gra nie ma opcji.
first-menu = Kto siada na miejscu 1
first-menu-rule = Kto siada na miejscu 1 (według zasad: { $rule })
by-lot = Miejsce 1: losowo
sits-first = Miejsce 1: { $who }
remove-menu = Usuń gracza
hand-menu = Zmień gospodarza stołu
invite-menu = Zaproś kogoś
guest = { $who } (zaproszenie)
value-label = { $option }: { $value }
values-from-to = { $option }: od { $first } do { $last }
handed = Gospodarzem stołu jest teraz { $who }.
invited = Zaproszenie wysłane: { $who }.

## Lista gier i otwieranie stołu

name-the-game = Jaka gra? Gdy zapraszasz kogoś przez `/play`, wypełnij też pole gry.
open-menu = Otwórz stół do gry…
others-in-servers = W gry dla kilku osób gra się na serwerach: użyj { $command } na naszym wspólnym serwerze.
alone = Widzisz to tylko ty. Plansza pojawi się, gdy naciśniesz { start }.
open-it = Otwórz mimo to
leave-it = Nie otwieraj
not-opened = Żaden stół nie został otwarty.
more-question =
    { $most ->
        [0] Masz ustawione, że na razie nie grasz przy żadnym stole.
        [one] Twój własny limit stołów ({ $most }) jest osiągnięty.
        [few] Twój własny limit stołów ({ $most }) jest osiągnięty.
       *[many] Twój własny limit stołów ({ $most }) jest osiągnięty.
    } Otworzyć ten stół mimo to? Limit zmienisz przez `/me`.
open-thread = Otwórz wątek
join-it = Dołącz
no-thread-now = Nie mogę teraz otworzyć tu wątku. Otwórz go i użyj w nim `/play`.
joined = Siedzisz teraz przy tym stole do gry { $game }.
again-open = Twoja następna partia { $game } jest już otwarta.
table-open = Twój stół do gry { $game } jest otwarty.
