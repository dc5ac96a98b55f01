### Dlaczego czegoś nie da się zrobić: jedno lub dwa zdania na każdy powód.

## Nie ma stołu albo nie tutaj

unknown-session = Ten stół już nie istnieje. Zacznij nowy przez /play.
no-table = Na tym kanale nie toczy się żadna partia. Zacznij ją przez /play.
no-table-direct = W naszych wiadomościach prywatnych nie toczy się żadna partia. Zacznij ją przez /play.
no-direct-messages = Nie mogę teraz znaleźć naszych wiadomości prywatnych, więc nic się nie stało. Spróbuj za minutę.
in-threads =
    { $own ->
        [yes] Grasz w kilku wątkach tego kanału. Użyj komendy w jednym z nich.
       *[no] Partie toczą się w kilku wątkach tego kanału. Użyj komendy w jednym z nich.
    }
in-threads-games =
    { $own ->
        [yes] Twoje partie: { $games }.
       *[no] Te partie: { $games }.
    }
unknown-game = Nie ma gry o nazwie „{ $key }”.
own-rated-game = Grasz w tej partii rankingowej, więc musi o tym zdecydować inny moderator.
own-rated-game-of-two = Grasz w tej partii rankingowej, więc musi o tym zdecydować inny moderator. Aby zakończyć ją bez zwycięzcy, zaproponuj remis przez /draw.
unknown-level = Komputery nie mają poziomu „{ $level }”. Wybierz łatwy, średni albo trudny.
only-in-servers = { $game } to gra dla kilku osób, a tu jesteśmy tylko ty i ja. Zagraj tutaj z komputerem przez /play albo na naszym wspólnym serwerze.
channel-taken =
    { $lobby ->
        [yes] Na tym kanale jest już otwarty stół do gry { $game }. Użyj innego kanału albo wątku.
       *[no] Na tym kanale toczy się już partia { $game }. Użyj innego kanału albo wątku.
    }
channel-hidden = Nie widzisz już kanału tej partii, więc nie mogę otworzyć tam stołu.
may-not-write-there = Nie możesz pisać na tamtym kanale, więc stół zostaje tutaj.
permissions-missing =
    { $number ->
        [one] Nie mogę postawić tu stołu, bo brakuje mi uprawnienia { $names }. Poproś o nie dla mnie kogoś, kto zarządza kanałem.
        [few] Nie mogę postawić tu stołu, bo brakuje mi uprawnień { $names }. Poproś o nie dla mnie kogoś, kto zarządza kanałem.
       *[many] Nie mogę postawić tu stołu, bo brakuje mi uprawnień { $names }. Poproś o nie dla mnie kogoś, kto zarządza kanałem.
    }
permissions-missing-in =
    { $number ->
        [one] Nie mogę używać kanału { $channel }, bo brakuje mi tam uprawnienia { $names }. Poproś o nie dla mnie kogoś, kto nim zarządza.
        [few] Nie mogę używać kanału { $channel }, bo brakuje mi tam uprawnień { $names }. Poproś o nie dla mnie kogoś, kto nim zarządza.
       *[many] Nie mogę używać kanału { $channel }, bo brakuje mi tam uprawnień { $names }. Poproś o nie dla mnie kogoś, kto nim zarządza.
    }

## Nazwy uprawnień na Discordzie

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-attach-files = Załączanie plików
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-create-public-threads = Tworzenie publicznych wątków
permission-connect = Łączenie

## Opcje i gracze nowego stołu

wrong-value = Dla { $option } możliwe jest: { $allowed }, a nie „{ $given }”.
from-to = od { $first } do { $last }
no-such-option = { $game } nie ma opcji „{ $given }”. Opcje tej gry: { $options }.
no-options = { $game } nie ma żadnych opcji, więc nie ma też „{ $given }”.
too-many-players =
    { $game } ma { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }, a liczba graczy razem z tobą to { $people }.
too-few-players =
    { $game } jest dla { $least }–{ $most } graczy, a przy tym stole { $people ->
        [one] jest tylko { $people }
        [few] jest tylko { $people }
       *[many] jest tylko { $people }
    }.
too-few-players-for =
    { $game } jest dla { $most } graczy, a przy tym stole { $people ->
        [one] jest tylko { $people }
        [few] jest tylko { $people }
       *[many] jest tylko { $people }
    }.
seated-twice = Każda osoba może mieć przy stole tylko jedno miejsce.
bot-seated = Boty nie mogą siedzieć przy stole.

## Kto może siedzieć przy stole

not-seated = Nie grasz przy tym stole do gry { $game }, ale możesz oglądać.
not-in-that-game = Nie było cię w tej partii, ale możesz zacząć własną: wpisz /play.
already-seated = Siedzisz już przy tym stole.
sits-already = { $name } siedzi już przy tym stole. Wybierz kogoś innego.
no-seat-of = { $name } nie gra przy tym stole. Wybierz kogoś, kto tu gra.
no-seat-of-out = { $name } już nie gra w tej partii. Wybierz kogoś, kto jeszcze gra.
not-invited = Nie masz zaproszenia do tego stołu, więc nie masz na co odpowiadać.
only-invited = Do tego stołu mogą dołączyć tylko osoby, które zaprasza { $host }. Możesz oglądać.
was-removed = Gospodarz ({ $host }) usunął cię z tego stołu. Możesz dołączyć znowu, jeśli dostaniesz zaproszenie.
has-declined = { $name } nie przyjmuje zaproszenia do tego stołu, ale może jeszcze dołączyć.
already-invited = { $name } ma już zaproszenie, ale jeszcze nie ma odpowiedzi.
not-there = Ta osoba nie siedzi już przy tym stole. Nic się nie zmieniło.
not-joined = Nie możesz teraz dołączyć do tego stołu. Gracze mogą wybrać, z kim grają, a ten wybór jest prywatny.
table-full = Ten stół jest pełny.
table-full-invited = Ten stół jest pełny: pozostałe miejsca są dla zaproszonych.
still-invited =
    { $number ->
        [one] { $names }: jeszcze bez odpowiedzi na zaproszenie. Poczekaj albo usuń tę osobę pod Opcje.
        [few] { $names } jeszcze nie odpowiadają na zaproszenie. Poczekaj albo usuń te osoby pod Opcje.
       *[many] { $names } jeszcze nie odpowiadają na zaproszenie. Poczekaj albo usuń te osoby pod Opcje.
    }
first-not-seated = Na miejscu 1 siada { $first }, a tej osoby jeszcze nie ma przy stole.
first-not-seated-any = Osoby, która ma usiąść na miejscu 1, jeszcze nie ma przy stole.
still-here = { $name } jest jeszcze na tym serwerze, więc partia czeka na tego gracza.
not-member = Gracza { $name } nie ma na tym serwerze.
avoided = Masz ustawione, że z tym graczem nie grasz: { $name }. Zmienisz to przez /me.
avoids-self = Nie możesz unikać siebie. Wybierz kogoś innego.
sits-here = Grasz w tej partii. /follow jest dla tych, którzy się przyglądają.
follows-many =
    Obserwujesz już { $most ->
        [one] { $most } partię
        [few] { $most } partie
       *[many] { $most } partii
    }, więcej się nie da. Najpierw przestań obserwować jedną z nich: pokazuje je /follow.
followed-by-many =
    Tę partię { $most ->
        [one] obserwuje już { $most } osoba
        [few] obserwują już { $most } osoby
       *[many] obserwuje już { $most } osób
    }, więcej nie można.
not-visible = Możesz obserwować tylko partie na kanałach, które widzisz.
unreachable = Nie masz włączonych ani wzmianek w każdej turze, ani wiadomości prywatnych, więc nie mogę cię powiadamiać. Najpierw włącz jedno z nich przez /me.
no-invitations = Gracza { $name } nie można teraz zaprosić.
too-many-games =
    { $most ->
        [0] Masz ustawione, że na razie nie grasz przy żadnym stole. Zmienisz to przez /me.
        [one] Twój własny limit stołów ({ $most }) jest osiągnięty. Zmienisz go przez /me.
        [few] Twój własny limit stołów ({ $most }) jest osiągnięty. Zmienisz go przez /me.
       *[many] Twój własny limit stołów ({ $most }) jest osiągnięty. Zmienisz go przez /me.
    }

## Kto co może

only-computers = W partii musi zostać co najmniej jedna osoba. Komputery nie grają dalej same.
not-moderator = Mogą to zrobić tylko moderatorzy tego kanału.
not-host = Może to zrobić tylko { $host }: gospodarz, który otworzył ten stół.
not-host-handed = Może to zrobić tylko { $host }, obecny gospodarz stołu.
not-manager = Te ustawienia mogą zmienić tylko osoby, które zarządzają tym serwerem.
only-moderators = Na tym serwerze tylko moderatorzy (Zarządzanie wiadomościami) mogą otwierać stoły, ale możesz do nich dołączać. Osoby zarządzające serwerem mogą to zmienić przez /settings.
own-game = Grasz w tej partii, więc musi o tym zdecydować inny moderator.
other-channels = Na tym serwerze stoły można otwierać tylko tutaj: { $channels }. Osoby zarządzające serwerem mogą to zmienić przez /settings.
clock-not-allowed = Na tym serwerze stół może mieć: { $clocks }. Osoby zarządzające serwerem mogą to zmienić przez /settings.
server-full =
    { $most ->
        [one] Limit otwartych stołów na tym serwerze ({ $most }) jest osiągnięty. Spróbuj, gdy partia się skończy. Osoby zarządzające serwerem mogą zmienić limit przez /settings.
        [few] Limit otwartych stołów na tym serwerze ({ $most }) jest osiągnięty. Spróbuj, gdy któraś partia się skończy. Osoby zarządzające serwerem mogą zmienić limit przez /settings.
       *[many] Limit otwartych stołów na tym serwerze ({ $most }) jest osiągnięty. Spróbuj, gdy któraś partia się skończy. Osoby zarządzające serwerem mogą zmienić limit przez /settings.
    }
wrong-setting = Tego nie można już wybrać. Użyj komendy jeszcze raz, żeby zobaczyć aktualne możliwości.
no-season = Takiego sezonu nie ma na tym serwerze. Wybierz sezon z listy w /leaderboard.
season-runs = Na tym serwerze trwa już sezon. Następny możesz rozpocząć, gdy się skończy.
wrong-season = Sezon musi mieć nazwę, najwyżej { $most } znaków.

## Za często albo za długo

too-many-tables =
    W krótkim czasie powstało dużo twoich stołów. Zanim otworzysz następny, poczekaj { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }.
too-many-tables-server =
    W krótkim czasie powstało tu dużo stołów. Zanim otworzysz następny, poczekaj { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }.
too-many-lobbies = Na graczy czeka już kilka twoich stołów. Najpierw zacznij albo odwołaj jeden z nich.
invited-too-often =
    { $name } ma ostatnio dużo zaproszeń. Poczekaj { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    } albo nie zapraszaj tej osoby. Do otwartego stołu może dołączyć sama.
posted-too-often =
    Ta plansza była ostatnio często wysyłana od nowa. Poczekaj { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }. Do tego czasu /board pokazuje ją tylko tobie.
asked-before =
    Ta prośba już była i nie ma na nią zgody. Możesz poprosić znowu { $plays ->
        [yes] po swojej następnej turze albo za { $hours ->
            [one] { $hours } godzinę
            [few] { $hours } godziny
           *[many] { $hours } godzin
        }
       *[no] za { $hours ->
            [one] { $hours } godzinę
            [few] { $hours } godziny
           *[many] { $hours } godzin
        }
    }.
asked-before-named =
    { $named ->
        [one] Na to miejsce była już od ciebie propozycja { $named } osoby i nie ma na nią zgody.
        [few] Na to miejsce były już od ciebie propozycje { $named } osób i nie ma zgody na żadną.
       *[many] Na to miejsce były już od ciebie propozycje { $named } osób i nie ma zgody na żadną.
    } Następną osobę możesz zaproponować { $plays ->
        [yes] po swojej następnej turze albo za { $hours ->
            [one] { $hours } godzinę
            [few] { $hours } godziny
           *[many] { $hours } godzin
        }
       *[no] za { $hours ->
            [one] { $hours } godzinę
            [few] { $hours } godziny
           *[many] { $hours } godzin
        }
    }.
away-too-long = To więcej dni, niż ci zostało. { $budget }

## Ruchy

not-your-turn = Teraz kolej gracza { $who }, nie twoja.
not-your-turn-nobody = Teraz nie jest niczyja kolej.
out-of-game = Nie grasz już w tej partii, ale możesz ją dalej oglądać.
step-by-step = Jeden z tych kroków rozstrzyga twoją partię, a takie ruchy chcesz potwierdzać. Zagraj kroki po kolei. Nic nie zostało zagrane.
stale = Partia poszła w tym czasie dalej. Nic nie zostało zagrane.
nothing-to-take-back = Nie masz ruchu, który można cofnąć.
nothing-to-take-back-chance = Tego nie można już cofnąć, bo od tego czasu był rzut kością albo zostały dobrane karty.
move-too-early = „{ $asked }” nie można jeszcze zagrać, bo zależy to od tego, co stanie się najpierw. Nic nie zostało zagrane.
move-ambiguous = „{ $asked }” może oznaczać więcej niż jeden ruch: { $moves }. Nic nie zostało zagrane.
move-illegal = „{ $asked }” nie jest tu dozwolonym ruchem.
moves-legal = Możesz zagrać { $moves }.
moves-and-more = { $moves } i inne

## Stan partii lub stołu

finished = Ta partia jest skończona. Zacznij nową przez /play.
was-cancelled = Ten stół został odwołany.
there-already = Ta partia jest już na tamtym kanale.
not-started = Ta partia jeszcze się nie zaczęła.
already-started = Ta partia już się zaczęła.
not-over-yet = Ta partia jeszcze się nie skończyła.
nobody-left = Nie ma już nikogo, z kim można zagrać rewanż.
nothing-due = Przy tym stole nic się nie zmieniło.
is-paused =
    { $by ->
        [organiser] Turniej jest wstrzymany, dopóki nie wznowi go organizator.
       *[moderator] Partia jest wstrzymana, dopóki nie wznowi jej moderator.
    }
not-paused = Partia nie jest wstrzymana.
not-claimed = W tej partii nie można ogłosić zwycięstwa albo już nie można.
others-decide = Zabrakło twojego ruchu na czas, więc decydują inni gracze: mogą ogłosić zwycięstwo albo otworzyć partię na nowo.
not-reopened = Otworzyć na nowo można tylko partię, która została zamknięta, bo nikt nie wykonał ruchu.
old-rules = Ta gra nie jest już dostępna.
outdated = Ta partia { $game } toczyła się według starszej wersji zasad, więc nie może być kontynuowana. Nic z niej nie zostało usunięte.

## Pytania do stołu i czas

question-open = Przy tym stole jest już otwarta prośba. Poczekaj, aż będzie rozstrzygnięta.
question-gone = Ta prośba jest już rozstrzygnięta albo partia poszła dalej.
already-granted = Twoja zgoda już jest i tak się stało.
not-asked = Ta prośba nie jest do ciebie.
not-asked-answered = Twoja odpowiedź już jest.
not-for-two = Na remis można zgodzić się tylko w grach dla dwóch osób.
no-plans =
    { $alone ->
        [yes] Ruchy można planować tylko przeciwko ludziom: komputer odpowiada od razu.
       *[no] Ruchy można planować tylko w grach dla dwóch osób bez kości i kart.
    }
plan-on-turn = Teraz twoja kolej. Po ruchu możesz zaplanować odpowiedzi.
plan-full = Twój plan jest pełny. Najpierw usuń jeden wariant.
not-late = Na tę turę jest jeszcze czas.
not-late-others = To zależy od innych. Możesz jeszcze wykonać ruch.
no-nudge-own-turn = To twoja kolej, więc nie ma kogo ponaglać.
no-nudge-paused = Partia jest wstrzymana, więc nie ma kogo ponaglać. Może ją wznowić moderator.
no-nudge-clock = Ta partia ma zegar, więc gracze dostają przypomnienia automatycznie.
no-nudge-too-early =
    Daj tej osobie najpierw dzień. Możesz ją ponaglić za { $hours ->
        [one] { $hours } godzinę
        [few] { $hours } godziny
       *[many] { $hours } godzin
    }.

## Kości i sekrety

empty-seed = Wpisz słowo z co najmniej jednym widocznym znakiem.
secret-withheld =
    { $draws ->
        [dice] Kości tej partii nie można jeszcze sprawdzić. { $why }
        [cards] Kart tej partii nie można jeszcze sprawdzić. { $why }
       *[lot] Losowania tej partii nie można jeszcze sprawdzić. { $why }
    }
only-in-practice = W liczącej się próbie rozdania dnia nie ma cofania, podpowiedzi, wypróbowywania ruchów ani zastępców. Potem możesz ćwiczyć te same karty przez /deal.
had-attempt = Twoja próba tego rozdania dnia już była. Możesz je ćwiczyć, a jutro będzie nowe: zobacz /deal.
no-attempt-over = Twoja próba tego rozdania dnia jeszcze trwa. Gdy się skończy, możesz je ćwiczyć.
no-attempt-begun = Twoja próba tego rozdania dnia jeszcze się nie zaczęła. Po niej możesz je ćwiczyć: zobacz /deal.
no-deal = Tego dnia nie było rozdania dnia.
helps-in-game = Grasz partię { $game } bez podpowiedzi, a to by ci w niej pomogło. Spróbuj, gdy ta partia się skończy.
spoils = Ta partia to rozdanie dnia { $date }. Zobaczysz ją po własnej próbie albo po { $until }.
not-as-drawn = Zapis tej partii i jej sekret nie pasują do siebie. { $why }

## Pliki z zapisami

record-too-large = Ten plik jest za duży. Zapisy partii mają najwyżej 200 kB.
record-too-long = Ten zapis ma za dużo ruchów jak na którąkolwiek z tutejszych gier.
record-no-text = To nie jest plik tekstowy, więc nie może być zapisem partii. Zapis daje /record.
record-gone = Ten plik nie jest już dostępny. Użyj /open jeszcze raz.
record-unknown-game = Nie mogę otworzyć tego pliku, bo nie jest z żadnej z tutejszych gier ({ $games }).

record-wrong = Nie mogę otworzyć tego pliku. { $why }

## Awaria dysku

damaged = Zapis tej partii jest uszkodzony, więc nie może się ona toczyć dalej. Osoba prowadząca bota znajdzie szczegóły w dzienniku.
not-kept = Tego nie udało się zapisać, więc nic się nie zmieniło. Osoba prowadząca bota znajdzie szczegóły w dzienniku.
not-noted = To się udało, ale zaraz potem coś poszło nie tak. Nic nie zginęło. Osoba prowadząca bota znajdzie szczegóły w dzienniku.
not-read = Nie mogę tego teraz wczytać, ale nic nie zginęło. Osoba prowadząca bota znajdzie szczegóły w dzienniku.

## Dlaczego Discord nie przyjął wiadomości i co dalej ze stołem

obstacle-no-access = Nie widzę tego kanału. Jeśli to prywatny wątek, najpierw mnie w nim oznacz. W innym razie poproś osobę, która zarządza kanałem, żeby dała mi „Wyświetlanie kanału”.
obstacle-no-right = Nie mogę pisać na tym kanale. Poproś osobę, która nim zarządza, żeby dała mi „Wyświetlanie kanału”, „Wysyłanie wiadomości” (w wątkach: „Wysyłanie wiadomości w wątkach”) i „Załączanie plików”.
obstacle-locked = Ten wątek jest zablokowany. Może go odblokować ktoś, kto zarządza wątkami.
obstacle-archived = Ten wątek jest zarchiwizowany. Napisz coś w nim, żeby go przywrócić.
obstacle-closed = Nie mogę wysyłać ci wiadomości prywatnych. Zezwól na nie w ustawieniach prywatności naszego wspólnego serwera albo dodaj mnie do swojego konta i sprawdź, czy mnie nie blokujesz.
obstacle-blocked = AutoMod tego serwera zablokował moją wiadomość. Poproś osobę, która zarządza serwerem, żeby AutoMod mnie przepuszczał.
obstacle-gone = Tego kanału już nie ma.
obstacle-other = Discord nie przyjął mojej wiadomości.
not-shown-not-opened = Stół nie został otwarty. Użyj potem /play jeszcze raz albo na innym kanale.
not-shown-not-opened-soon = Stół nie został otwarty. Spróbuj /play jeszcze raz za chwilę.
not-shown-closed = Stół, który tam był, jest zamknięty.
not-shown-soon = Zmiana jest zapisana i pojawi się tutaj, jak tylko to będzie możliwe.
not-shown-locked = Moderator może też przenieść stół na inny kanał przez /moveto. Zmiana jest zapisana.
not-shown = Zmiana jest zapisana i /board wtedy to pokaże.

## Otwarte oferty

too-many-offers =
    Masz już na tym serwerze { $most ->
        [one] { $most } otwartą ofertę
        [few] { $most } otwarte oferty
       *[many] { $most } otwartych ofert
    }, więcej nie można. Najpierw wycofaj jedną z nich: pokazuje je /find.
offered-too-often =
    W krótkim czasie powstało dużo twoich ofert. Zanim złożysz następną, poczekaj { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }.
barred = Osoba, która prowadzi tego bota, nie pozwala ci grać z nieznajomymi do { $moment }. Nie dotyczy to innych twoich partii.
stalled = W zbyt wielu ostatnich partiach z nieznajomymi skończył ci się czas. Nowych możesz szukać od { $moment }. Nie dotyczy to innych twoich partii.
private-thread = W prywatnym wątku nie możesz zaoferować partii, bo inni by jej nie widzieli. Użyj /find na kanale albo w publicznym wątku.
name-too-new =
    Twoja nazwa gracza jest jeszcze nowa. Następną wylosujesz za { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }.

## Turnieje

no-tournament = Tego turnieju już nie ma. /tournament pokazuje inne.
not-organiser = Turnieje organizują tylko osoby, które zarządzają wydarzeniami na tym serwerze.
too-many-tournaments = Ten serwer ma już tyle turniejów, ile może: { $most }. Zacznij nowy, gdy któryś się skończy.
in-many-tournaments = Grasz już w tylu turniejach, w ilu można: { $most }. Dołącz, gdy któryś się skończy.
not-played-here = Turniej potrzebuje kanału tekstowego, na którym mogę otwierać wątki. Użyj tam /organise.
registration-over = Zapisy są zamknięte.
has-registered =
    { $waits ->
        [yes] Jesteś już na liście oczekujących.
       *[no] Bierzesz już udział w tym turnieju.
    }
not-registered = Nie bierzesz udziału w tym turnieju.
was-withdrawn =
    { $removed ->
        [yes] Organizator usunął cię z tego turnieju.
       *[no] Nie grasz już w tym turnieju.
    }
wants-fewer-games = Twój limit partii naraz to { $limit }, a w tym turnieju może ich być { $games }. Zmienisz to przez /me.
too-few-entrants = Turniej zaczyna się, gdy graczy jest co najmniej { $least }.
too-new = Aby dołączyć, potrzebujesz tylu zakończonych partii na tym serwerze: { $games }. Masz { $finished }.
not-under-way = Ten turniej teraz nie trwa.
own-result = To zadanie dla innego organizatora, bo bierzesz w tym udział.
still-played = Ta partia jeszcze trwa.
tournament-over = Ten turniej się skończył.
still-playing = Grasz jeszcze w tej rundzie. Naciśnij Gotowość, gdy twoja partia się skończy.
in-pause = Turniej jest wstrzymany. Naciśnij Gotowość, gdy ruszy dalej.
no-further-round = Nie ma już następnej rundy.
arena-closing = W tej arenie nowe partie już się nie zaczynają. Trwające jeszcze się liczą.
arena-full = W tej arenie gra już tyle osób, ile może: { $most }.
in-tournament =
    { $what ->
        [back] W turnieju cofasz ruchy tylko w swojej turze.
        [draw] W turnieju zaproponujesz remis, gdy obie strony mają za sobą tyle tur: { $turns }.
        [seat] W partii turniejowej nikt nie przejmuje miejsca.
       *[pause] Partii turniejowych nie można wstrzymywać pojedynczo.
    }
