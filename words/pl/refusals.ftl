### Dlaczego czegoś nie da się zrobić: jedno lub dwa zdania na każdy powód.

## Nie ma stołu albo nie tutaj

unknown-session = Ten stół nie jest tu już znany. Zacznij nowy przez /play.
no-table = Na tym kanale nie toczy się żadna partia. Zacznij ją przez /play.
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
unknown-level = Komputery nie mają poziomu „{ $level }”: wybierz łatwy, średni lub trudny.
only-in-servers = { $game } jest dla kilku graczy, a w wiadomościach prywatnych jesteśmy tylko ty i ja. Graj w to na serwerze, na którym jestem. Tutaj /tutorial uczy każdej gry.
channel-taken =
    { $lobby ->
        [yes] Na tym kanale stół do gry { $game } czeka już na graczy. Naraz może być jeden: użyj innego kanału albo wątku.
       *[no] Na tym kanale toczy się już partia w { $game }. Naraz może być jedna: użyj innego kanału albo wątku.
    }
may-not-write-there = Nie możesz pisać na tamtym kanale, więc stół zostaje tutaj.
permissions-missing =
    { $number ->
        [one] Nie mogę postawić tu stołu: na tym kanale brakuje mi uprawnienia { $names }. Może mi je dać ktoś, kto zarządza kanałem.
        [few] Nie mogę postawić tu stołu: na tym kanale brakuje mi uprawnień { $names }. Może mi je dać ktoś, kto zarządza kanałem.
       *[many] Nie mogę postawić tu stołu: na tym kanale brakuje mi uprawnień { $names }. Może mi je dać ktoś, kto zarządza kanałem.
    }
permissions-missing-in =
    { $number ->
        [one] Nie mogę używać { $channel }: brakuje mi tam uprawnienia { $names }. Może mi je dać ktoś, kto zarządza tym kanałem.
        [few] Nie mogę używać { $channel }: brakuje mi tam uprawnień { $names }. Może mi je dać ktoś, kto zarządza tym kanałem.
       *[many] Nie mogę używać { $channel }: brakuje mi tam uprawnień { $names }. Może mi je dać ktoś, kto zarządza tym kanałem.
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
no-such-option = { $game } nie ma opcji „{ $given }” (opcje: { $options }).
no-options = { $game } nie ma opcji „{ $given }” (opcje: brak).
too-many-players =
    { $game } ma { $seats ->
        [one] jedno miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }, a liczba osób na twojej liście, razem z tobą, to { $people }.
too-few-players =
    { $game } jest dla { $least }–{ $most } graczy, a { $people ->
        [one] siedzi tu jeden
        [few] siedzi tu { $people }
       *[many] siedzi tu { $people }
    }.
too-few-players-for =
    { $game } jest dla { $most } graczy, a { $people ->
        [one] siedzi tu jeden
        [few] siedzi tu { $people }
       *[many] siedzi tu { $people }
    }.
seated-twice = Każdy gracz może siedzieć przy stole tylko raz.
bot-seated = Bot nie może siedzieć przy stole.

## Kto może siedzieć przy stole

not-seated = Nie grasz przy tym stole do gry { $game }, ale możesz oglądać.
already-seated = Siedzisz już przy tym stole.
sits-already = Podaj kogoś innego: { $name } siedzi już przy tym stole.
no-seat-of = Podaj kogoś, kto tu gra: { $name } nie gra przy tym stole.
no-seat-of-out = Podaj kogoś, kto jeszcze gra: { $name } nie gra już w tej partii.
not-invited = Nie masz zaproszenia do tego stołu, więc nie masz na co odpowiadać.
only-invited = Ten stół jest tylko dla osób, które zaprasza { $host }. Możesz oglądać.
was-removed = Gospodarz ({ $host }) usunął cię z tego stołu. Możesz usiąść znowu, jeśli dostaniesz zaproszenie.
already-invited = { $name } ma już zaproszenie, ale jeszcze nie ma odpowiedzi.
not-there = Ta osoba nie siedzi już przy tym stole. Nic się nie zmieniło.
not-joined = Nie możesz teraz dołączyć do tego stołu. Każdy może ustawić, z kim siada, na przykład tylko ze znajomymi. Nikt inny nie widzi tych ustawień.
table-full = Wszystkie miejsca przy tym stole są zajęte.
table-full-invited = Wszystkie miejsca przy tym stole są zajęte albo czekają na zaproszonych.
still-invited =
    { $number ->
        [one] { $names }: jeszcze bez odpowiedzi na zaproszenie. Poczekaj albo usuń tę osobę pod Opcje.
        [few] { $names } jeszcze nie odpowiadają na zaproszenie. Poczekaj albo usuń te osoby pod Opcje.
       *[many] { $names } jeszcze nie odpowiadają na zaproszenie. Poczekaj albo usuń te osoby pod Opcje.
    }
first-not-seated = Na pierwszym miejscu siedzi { $first }, a tej osoby jeszcze nie ma przy stole.
first-not-seated-any = Osoby, która ma siedzieć na pierwszym miejscu, jeszcze nie ma przy stole.
still-here = Partia czeka na gracza { $name }, który jest na tym serwerze.
not-member = { $name } nie należy do tego serwera.
avoided = Według twoich ustawień nie grasz z: { $name }. Zmienisz to w /me.
avoids-self = Siebie nie da się unikać: wybierz inne osoby.
sits-here = Grasz w tej partii, więc i tak dostajesz powiadomienia. /follow jest dla tych, którzy się przyglądają.
follows-many =
    Obserwujesz już { $most ->
        [one] { $most } partię
        [few] { $most } partie
       *[many] { $most } partii
    }, więcej się nie da. /follow je wymienia: najpierw z jednej zrezygnuj.
followed-by-many = Liczba osób, które obserwują tę partię, to już { $most }; więcej być nie może.
not-visible = Możesz obserwować tylko partię, której kanał widzisz.
unreachable = W /me nie wybrano ani wzmianek przy każdym ruchu, ani wiadomości prywatnych, więc nic by do ciebie nie dotarło. Najpierw wybierz tam jedno z nich.
no-invitations = { $name } nie przyjmuje teraz od ciebie zaproszeń.
too-many-games =
    { $most ->
        [0] Według twoich ustawień nie siedzisz na razie przy żadnym stole. Zmienisz to w /me.
        [one] Według twoich ustawień możesz siedzieć naraz najwyżej przy { $most } stole i tak właśnie jest. Zmienisz to w /me.
        [few] Według twoich ustawień możesz siedzieć naraz najwyżej przy { $most } stołach i tak właśnie jest. Zmienisz to w /me.
       *[many] Według twoich ustawień możesz siedzieć naraz najwyżej przy { $most } stołach i tak właśnie jest. Zmienisz to w /me.
    }

## Kto co może

only-computers = W partii musi zostać co najmniej jeden człowiek: stół samych komputerów jest zamykany.
not-moderator = Mogą to zrobić tylko osoby, które opiekują się tym kanałem.
not-host = Może to zrobić tylko { $host }: to gospodarz, który otworzył stół.
not-host-handed = Może to zrobić tylko { $host }: to teraz gospodarz stołu.
not-manager = Tylko osoby, które zarządzają tym serwerem, mogą zmienić, jak działają jego stoły.
only-moderators = Na tym serwerze stoły otwierają tylko moderatorzy (Zarządzanie wiadomościami); możesz do nich dołączać. Zmieni to w /settings ktoś, kto zarządza serwerem.
own-game = Grasz w tej partii, więc musi o tym zdecydować inny moderator.
other-channels = Na tym serwerze stoły otwiera się tylko tutaj: { $channels }. Zmieni to w /settings ktoś, kto zarządza serwerem.
clock-not-allowed = Na tym serwerze stół może mieć taki zegar: { $clocks }. Zmieni to w /settings ktoś, kto zarządza serwerem.
server-full =
    { $most ->
        [one] Na tym serwerze może być naraz otwarty najwyżej { $most } stół i tyle ich jest. Miejsce będzie, gdy jego partia się skończy. Zmieni to w /settings ktoś, kto zarządza serwerem.
        [few] Na tym serwerze mogą być naraz otwarte najwyżej { $most } stoły i tyle ich jest. Miejsce będzie, gdy któraś partia się skończy. Zmieni to w /settings ktoś, kto zarządza serwerem.
       *[many] Na tym serwerze może być naraz otwartych najwyżej { $most } stołów i tyle ich jest. Miejsce będzie, gdy któraś partia się skończy. Zmieni to w /settings ktoś, kto zarządza serwerem.
    }
wrong-setting = Tego nie można tu już wybrać. Otwórz ten ekran jeszcze raz jego komendą.

## Za często albo za długo

too-many-tables =
    W krótkim czasie powstało dużo twoich stołów. Zanim otworzysz następny, poczekaj { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }.
too-many-tables-server =
    Na tym serwerze w krótkim czasie powstało dużo stołów. Zanim otworzysz następny, poczekaj { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }.
too-many-lobbies = Na graczy czeka już kilka twoich stołów. Najpierw zacznij albo odwołaj jeden z nich.
invited-too-often =
    Jeszcze nie teraz: { $name } ma w krótkim czasie dużo zaproszeń. Poczekaj { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    } albo otwórz stół, nie podając tej osoby: może dołączyć sama.
posted-too-often =
    Ten stół był w krótkim czasie dużo razy pokazany tu od nowa. Poczekaj { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }; do tego czasu /board pokazuje go tylko tobie.
asked-before =
    To pytanie już od ciebie padło i nie było na to zgody. Możesz zapytać znowu { $plays ->
        [yes] po swojej następnej turze albo za { $hours ->
            [one] godzinę
            [few] { $hours } godziny
           *[many] { $hours } godzin
        }
       *[no] za { $hours ->
            [one] godzinę
            [few] { $hours } godziny
           *[many] { $hours } godzin
        }
    }.
asked-before-named =
    { $named ->
        [one] Na miejsce była już od ciebie propozycja { $named } osoby i nie było na to zgody.
        [few] Na miejsce były już od ciebie propozycje { $named } osób i nie było na to zgody.
       *[many] Na miejsce były już od ciebie propozycje { $named } osób i nie było na to zgody.
    } Inną osobę możesz podać { $plays ->
        [yes] po swojej następnej turze albo za { $hours ->
            [one] godzinę
            [few] { $hours } godziny
           *[many] { $hours } godzin
        }
       *[no] za { $hours ->
            [one] godzinę
            [few] { $hours } godziny
           *[many] { $hours } godzin
        }
    }.
away-too-long = To za długo. { $budget }

## Ruchy

not-your-turn = To nie twoja kolej: teraz gra { $who }.
not-your-turn-nobody = To nie twoja kolej: teraz nie gra nikt.
out-of-game = Nie grasz już w tej partii. Możesz ją oglądać do końca.
step-by-step = Jeden z tych kroków rozstrzyga twoją partię, a według twoich ustawień bot ma wtedy pytać: graj je po kolei. Nic nie zostało zagrane.
stale = Partia poszła dalej, odkąd powstał ten przycisk. Nic nie zostało zagrane.
nothing-to-take-back = Nie masz ruchu, który można cofnąć.
nothing-to-take-back-chance = Tego nie można już cofnąć, bo od tego czasu padły kości albo zostały dobrane karty.
move-too-early = „{ $asked }” to za wcześnie: nikt jeszcze nie wie, co będzie można wtedy zagrać. Nic nie zostało zagrane.
move-ambiguous = „{ $asked }” może oznaczać więcej niż jeden ruch: { $moves }. Nic nie zostało zagrane.
move-illegal = „{ $asked }” nie jest teraz dozwolonym ruchem.
moves-legal = Możesz zagrać { $moves }.
moves-and-more = { $moves } …

## Stan partii lub stołu

finished = Ta partia jest skończona. Zacznij następną przez /play.
was-cancelled = Ten stół został odwołany.
there-already = Ta partia toczy się już na tamtym kanale.
not-started = Ta partia jeszcze się nie zaczęła.
already-started = Ta partia już się zaczęła.
not-over-yet = Ta partia jeszcze się nie skończyła.
nothing-due = Przy tym stole nic się nie zmieniło.
is-paused = Partia jest wstrzymana. Toczy się dalej, gdy wznowi ją moderator.
not-paused = Partia nie jest wstrzymana.
not-reopened = Otworzyć na nowo można tylko partię zamkniętą dlatego, że nikt nie wykonał ruchu.
old-rules = W tę grę już się tu nie gra.
outdated = Ta partia w { $game } była grana według starszej wersji zasad i nie może toczyć się dalej. Zostaje zachowana taka, jaka jest.

## Pytania do stołu i czas

question-open = Przy stole jest już otwarte jedno pytanie. Poczekaj, aż będzie rozstrzygnięte.
question-gone = To jest już rozstrzygnięte albo partia poszła dalej.
already-granted = Była twoja zgoda i tak się stało.
not-asked = To pytanie nie jest do ciebie: mają na nie odpowiedzieć inni.
not-asked-answered = Twoja odpowiedź już jest.
not-for-two = Na remis można zgodzić się tylko w grach dla dwóch osób.
no-plans = Ruchy można planować tylko w grach dla dwojga, w których nie decydują ani kości, ani karty.
plan-on-turn = Teraz twoja kolej. Gdy wykonasz ruch, możesz zaplanować odpowiedzi.
plan-full = W twoim planie nie ma miejsca na kolejny wariant. Usuń jeden lub kilka.
not-late = Na tę turę jest jeszcze czas.
not-late-others = O tym decydują inni. Możesz jeszcze wykonać ruch.
no-nudge-own-turn = To twoja kolej: nie ma kogo ponaglać.
no-nudge-paused = Partia jest wstrzymana, więc nie ma kogo ponaglać. Toczy się dalej, gdy wznowi ją moderator.
no-nudge-clock = Ta partia ma zegar, który sam przypomina temu, czyja jest kolej.
no-nudge-too-early =
    Daj tej osobie jeden dzień. Możesz zapytać znowu za { $hours ->
        [one] godzinę
        [few] { $hours } godziny
       *[many] { $hours } godzin
    }.

## Kości i sekrety

empty-seed = W tym słowie nie ma nic, co da się przeczytać. Podaj inne.
secret-withheld =
    { $draws ->
        [dice] Kości tej partii nie można jeszcze sprawdzić. { $why }
        [cards] Kart tej partii nie można jeszcze sprawdzić. { $why }
       *[lot] Losowania tej partii nie można jeszcze sprawdzić. { $why }
    }
only-in-practice = W próbie rozdania dnia niczego nie można cofnąć i nie ma podpowiedzi, ruchów na próbę ani zastępców. Potem możesz ćwiczyć te same karty za pomocą /deal.
had-attempt = Twoja próba tego rozdania dnia już była. Możesz je ćwiczyć, a następne będzie jutro: zobacz /deal.
no-attempt-over = To rozdanie dnia możesz ćwiczyć, gdy skończy się twoja próba. Ona jeszcze trwa.
no-attempt-begun = To rozdanie dnia możesz ćwiczyć, gdy skończy się twoja próba. Ona się jeszcze nie zaczęła: zobacz /deal.
no-deal = Na ten dzień nie ma rozdania.
spoils = To rozdanie dnia { $date }, które możesz jeszcze zagrać. Jego partie możesz przeglądać, gdy skończy się twoja własna próba, albo po { $until }.
not-as-drawn = Zapis tej partii i jej sekret nie zgadzają się ze sobą. { $why }

## Pliki z zapisami

record-too-large = Ten plik jest za duży jak na zapis partii: zapisy mają najwyżej 200 kB.
record-too-long = Ten zapis ma więcej ruchów, niż może mieć tu jakakolwiek partia.
record-no-text = Ten plik nie jest tekstem, więc nie jest zapisem partii. Zapis daje /record.
record-gone = Tego pliku już nie ma. Użyj /open jeszcze raz.
record-unknown-game = Tego pliku nie da się przejrzeć: nie jest z żadnej gry, w którą się tu gra ({ $games }).

record-wrong = Tego pliku nie da się przejrzeć: { $why }

## Awaria dysku

damaged = Zapis tej partii uszkodził się na dysku hosta, więc nie może toczyć się dalej. Zostaje zachowany taki, jaki jest; więcej mówi dziennik hosta.
not-kept = Tego nie dało się zapisać, więc się nie stało. Nic nie zginęło; więcej mówi dziennik hosta.
not-noted = To się stało i widać to na kanale, ale zaraz potem zawiódł dysk hosta: więcej mówi jego dziennik. Nic nie zginęło.
not-read = Tego stołu nie dało się teraz odczytać. Nic nie zginęło; więcej mówi dziennik hosta.

## Dlaczego Discord nie przyjął wiadomości i co dalej ze stołem

obstacle-no-access = Nie mogę widzieć tego kanału. W prywatnym wątku najpierw mnie w nim oznacz; gdzie indziej ktoś, kto zarządza kanałem, może dać mi „Wyświetlanie kanału”.
obstacle-no-right = Nie mogę pisać na tym kanale. Ktoś, kto nim zarządza, może dać mi „Wyświetlanie kanału”, „Wysyłanie wiadomości” (w wątku „Wysyłanie wiadomości w wątkach”) i „Załączanie plików”.
obstacle-locked = Ten wątek jest zablokowany. Może go odblokować ktoś, kto zarządza wątkami.
obstacle-archived = Ten wątek jest zarchiwizowany. Napisz coś w nim, żeby go przywrócić.
obstacle-closed = Nie przyjmujesz ode mnie wiadomości prywatnych, więc nie mogę pokazać tu partii. Zezwól na wiadomości prywatne w ustawieniach prywatności serwera, na którym jestem, i nie blokuj mnie.
obstacle-blocked = AutoMod tego serwera zablokował moją wiadomość. Ktoś, kto zarządza serwerem, może mnie przepuścić.
obstacle-gone = Tego kanału już nie ma.
obstacle-other = Discord nie przyjął właśnie żadnej wiadomości.
not-shown-not-opened = Dlatego stół nie został otwarty: użyj wtedy /play jeszcze raz albo gdzie indziej.
not-shown-not-opened-soon = Dlatego stół nie został otwarty: użyj /play za chwilę jeszcze raz.
not-shown-closed = To, co było na nim otwarte, jest zamknięte.
not-shown-soon = To, co robisz, jest zapisane i pojawi się tutaj, gdy tylko Discord to przyjmie.
not-shown-locked = Moderator może też przenieść stół na inny kanał przez /moveto. To, co robisz, jest zapisane.
not-shown = Zmiana jest zapisana i /board wtedy to pokaże.

## Otwarte oferty

too-many-offers =
    Masz na tym serwerze { $most ->
        [one] { $most } otwartą ofertę
        [few] { $most } otwarte oferty
       *[many] { $most } otwartych ofert
    }, więcej mieć nie można. Najpierw wycofaj jedną z nich: pokazuje je /find.
offered-too-often =
    W krótkim czasie powstało dużo twoich ofert. Zanim złożysz następną, poczekaj { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }.
private-thread = W prywatnym wątku nie można zaoferować partii, bo inni by jej nie widzieli. Użyj /find na kanale albo w publicznym wątku.
