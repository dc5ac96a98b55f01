### Co czyta się przy stole poza tym, co mówi sama gra: ramka planszy, koniec partii, odpowiedzi.

## Gdy coś się nie uda

sorry = Przepraszam, coś poszło nie tak. Nic z partii nie zginęło: `/board` pokazuje jej obecny stan.
unknown-button = Ten przycisk jest ze starszej wersji bota. Działające przyciski da ci `/board`.
command-changed = Ta komenda się zmieniła. Uruchom Discorda ponownie (na komputerze naciśnij Ctrl+R) i spróbuj jeszcze raz.
not-here = Nie ma mnie na tym serwerze, więc nie mogę tego tutaj zrobić. Może mnie dodać ktoś, kto nim zarządza. W naszych wiadomościach prywatnych możesz grać przez `/play`.
outside = -# Nie ma mnie na tym serwerze, więc chodziło o twoje partie w [naszych wiadomościach prywatnych]({ $direct }). Ktoś, kto zarządza serwerem, może [mnie dodać]({ $invite }).
wrong-value = Jednej z tych wartości nie mogę tu użyć. Sprawdź, czy jest z tego serwera, i spróbuj jeszcze raz.
nobody-else = W wiadomościach prywatnych jesteśmy tylko ty i ja, więc nie podawaj innych osób. Możesz je zaprosić na naszym wspólnym serwerze.
nobody-else-outside = Nie ma mnie na tym serwerze, więc nie podawaj innych osób. Możesz je zaprosić na naszym wspólnym serwerze.

## Na liście członków, pod nazwą bota: zawsze po angielsku

activity = Press / and play

## Przyciski

rules = Zasady
the-rule = Zasada
record = Zapis
rematch = Rewanż
play-again = Zagraj jeszcze raz
resign = Poddaj partię
back = Wstecz
play-on = Graj dalej
earlier = ◀ Wcześniej
more = Więcej ▶
previous = ◀ Wstecz
next = Dalej ▶
go-to-page = Idź do strony
study = Szczegóły
whole-page = Cała strona zasad
go-to-board = Do planszy
go-to-table = Do stołu

## Numer stołu i odcisk sekretu

fingerprint =
    Stół { $table }. Odcisk { $draws ->
        [lot] losowania
        [cards] kart
       *[dice] kości
    }: { $fingerprint }.
fingerprints =
    Stół { $table }. Pierwszy odcisk { $draws ->
        [lot] losowania
        [cards] kart
       *[dice] kości
    }: { $first }. Najnowszy odcisk: { $last }.

## Plansze

turn = { $badge } { $who }: { $ask }
choose-on = { $label }: co dalej?
menu = { $asks } ({ $entries })
menu-page = { $asks } ({ $entries }, strona { $page } z { $pages })
menu-choose = Wybierz

## Dlaczego partia skończyła się inaczej niż według zasad

ended-by-moderator = Partię zakończył moderator ({ $who }). Nie ma ona wyniku.
ended-by-a-moderator = Partię zakończył moderator. Nie ma ona wyniku.
ended-outdated = Partia została zamknięta, bo jej zasady zmieniły się od początku partii. Nie ma ona wyniku.
ended-not-shown = Partia została zamknięta, bo nie mogę pisać na jej kanale. Nie ma ona wyniku.
ended-server-left = Partia została zamknięta, bo nie ma mnie już na tym serwerze. Nie ma ona wyniku.
ended-channel-gone = Partia została zamknięta, bo jej kanał został usunięty. Nie ma ona wyniku.
ended-agreed = Remis za zgodą obu stron.
ended-computers-left = Partia została zamknięta, bo zostały w niej tylko komputery. Nie ma ona wyniku.
ended-silence = Partia została zamknięta, bo od miesiąca nikt nie wykonał ruchu. Gracze mogą ją otworzyć na nowo.
ended-silence-claim =
    { $number ->
        [one] Partia została zamknięta, bo { $who } od miesiąca nie wykonuje ruchu. { $others } może ogłosić zwycięstwo albo otworzyć ją na nowo. Termin ogłoszenia: { $when }.
        [few] Partia została zamknięta, bo { $who } od miesiąca nie wykonuje ruchu. { $others } mogą ogłosić zwycięstwo albo otworzyć ją na nowo. Termin ogłoszenia: { $when }.
       *[many] Partia została zamknięta, bo { $who } od miesiąca nie wykonuje ruchu. { $others } mogą ogłosić zwycięstwo albo otworzyć ją na nowo. Termin ogłoszenia: { $when }.
    }

## Pod skończoną partią i przy jej zapisie

footing =
    Stół { $table }, { $moves ->
        [0] bez ruchów
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }. Przez { record } pobierzesz partię i sprawdzisz { $draws ->
        [lot] losowanie
        [cards] karty
       *[dice] kości
    }.
moves =
    { $moves ->
        [0] bez ruchów
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }
record-of =
    Stół { $table }, { $moves ->
        [0] bez ruchów
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }.
record-check =
    Aby sprawdzić { $draws ->
        [lot] losowanie
        [cards] karty
       *[dice] kości
    }, uruchom { $command } w kopii kodu tego bota. Zamiast … wstaw odcisk, który był pokazany przed partią.
record-later =
    Do końca partii w zapisie nie ma sekretu { $draws ->
        [lot] losowania. Potem każdy może je sprawdzić.
        [cards] kart. Potem każdy może je sprawdzić.
       *[dice] kości. Potem każdy może je sprawdzić.
    }
secret-withheld =
    Partia została zamknięta, bo nikt nie wykonał ruchu, ale gracze mogą ją jeszcze otworzyć na nowo. Dlatego sekret { $draws ->
        [lot] losowania jest na razie ukryty. Ujawnienie, jeśli partia nie będzie otwarta: { $when }.
        [cards] kart jest na razie ukryty. Ujawnienie, jeśli partia nie będzie otwarta: { $when }.
       *[dice] kości jest na razie ukryty. Ujawnienie, jeśli partia nie będzie otwarta: { $when }.
    }
best-own =
    { $hinted ->
        [yes] Z tymi opcjami i podpowiedziami: twój najlepszy wynik { $own }.
       *[no] Z tymi opcjami: twój najlepszy wynik { $own }.
    }
best-server =
    { $hinted ->
        [yes] Z tymi opcjami i podpowiedziami: najlepszy wynik na serwerze { $server }.
       *[no] Z tymi opcjami: najlepszy wynik na serwerze { $server }.
    }
best-both =
    { $hinted ->
        [yes] Z tymi opcjami i podpowiedziami: twój najlepszy wynik { $own }, najlepszy na serwerze { $server }.
       *[no] Z tymi opcjami: twój najlepszy wynik { $own }, najlepszy na serwerze { $server }.
    }

## Odpowiedzi dla gracza

done = Zagrane: { $label }.
resigned = Poddajesz partię.
resign-question = Poddać tę partię ({ $game })? Tego nie można cofnąć.
playing-on = OK, grasz dalej.
nothing-to-study = Nie ma nic więcej do sprawdzenia: wszystko widać na planszy.

## Ktoś opuścił serwer

gone-from-lobby = Gracz { $who } opuścił serwer. Jeśli pójdziecie dalej bez niego, jego miejsce będzie wolne, a stół dostanie innego gospodarza.
gone-from-game = Teraz kolej gracza { $who }, ale opuścił on serwer. Jeśli pójdziecie dalej bez niego, jego miejsce przepadnie.
go-on-without = Dalej bez: { $who }
went-on = Gracie dalej bez gracza { $who }.
left-server = Gracz { $who } opuścił serwer, więc jego miejsce przepadło.

## Moderator zamyka stół albo kończy partię

close-it = Zamknij stół
leave-open = Zostaw stół otwarty
end-it = Zakończ partię
leave-running = Niech partia trwa
stays-open = Stół zostaje otwarty.
goes-on = Partia toczy się dalej.
close-question = Ten stół do gry { $game } jeszcze nie zaczął partii. Zamknąć go?
end-question =
    { $number ->
        [one] Zakończyć tę partię ({ $game }, gra { $players })? Nie będzie miała wyniku.
        [few] Zakończyć tę partię ({ $game }, grają { $players })? Nie będzie miała wyniku.
       *[many] Zakończyć tę partię ({ $game }, grają { $players })? Nie będzie miała wyniku.
    }
closed = Stół jest zamknięty.
closed-and-kept = Partia jest zakończona, bez wyniku. Jej zapis nadal daje `/record`.

## Zasady

clauses-heading =
    { $game }, { $number ->
        [one] zasada
        [few] zasady
       *[many] zasady
    } { $clauses }
rules-heading = { $game }, strona { $page } z { $pages }
