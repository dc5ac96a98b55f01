### Turnieje: ich publiczna wiadomość, prywatne odpowiedzi i prywatny panel organizatorów.

## Przyciski

join = Dołącz
leave = Wypisz się
withdraw = Wycofaj się
how = Jak to działa
join-anyway = Dołącz mimo to
withdraw-now = Wycofaj się z turnieju
stay-in = Zostań
announce = Ogłoś…
start-now = Zamknij zapisy i zacznij
cancel-it = Odwołaj turniej…

## Publiczna wiadomość

about = { $game } · każdy z każdym, wszystkie partie naraz · { $bank } na gracza i partię
closes = Koniec zapisów: { $when }
nobody-yet = Nikt się jeszcze nie zapisał. Liczba miejsc: { $most }.
joined =
    { $joined ->
        [one] Zapisana { $joined } osoba na { $most }: { $names }
        [few] Zapisane { $joined } osoby na { $most }: { $names }
       *[many] Zapisanych { $joined } osób na { $most }: { $names }
    }
waiting =
    { $number ->
        [one] { $number } osoba jest na liście oczekujących.
        [few] { $number } osoby są na liście oczekujących.
       *[many] { $number } osób jest na liście oczekujących.
    }
fingerprint = Odcisk losowania: `{ $fingerprint }`
check-draw = Sprawdź losowanie
check-how = Ten plik zawiera losowanie i wszystkie wyniki jako liczby, bez nazw graczy. Programem bota każdy może z niego powtórzyć losowanie i sprawdzić tabelę:
check-nothing = W tym turnieju niczego nie losowano. Plik pokazuje, że tajna liczba pasuje do odcisku:
check-later = Gdy turniej się skończy, ten plik będzie zawierał także tajną liczbę. Pokaże ona, że losowanie było ustalone od początku.
check-secret = Tajna liczba losowania: `{ $secret }`. Jej SHA-256 to odcisk.
progress =
    { $games ->
        [one] Zakończone partie: { $over } z { $games }
        [few] Zakończone partie: { $over } z { $games }
       *[many] Zakończone partie: { $over } z { $games }
    }
ends = Koniec najpóźniej: { $when }
place = { $place }. { $who } · { $points } z { $played }
out = { $who } nie gra już w turnieju.
over = Turniej się skończył.
won = Wygrywa { $who }: { $points } z { $played }.
shared = Pierwsze miejsce dzielą { $names }: { $points } z { $played }.
cancelled-few =
    { $least ->
        [one] Turniej odwołano: zapisała się mniej niż { $least } osoba.
        [few] Turniej odwołano: zapisało się mniej niż { $least } osoby.
       *[many] Turniej odwołano: zapisało się mniej niż { $least } osób.
    }
cancelled = Organizator odwołał turniej: „{ $reason }”

## Prywatne odpowiedzi

registered =
    { $games ->
        [one] Grasz. Będziesz grać najwyżej { $games } partię naraz, na każdą masz { $bank }. `/away` nie zatrzymuje tych zegarów.
        [few] Grasz. Będziesz grać najwyżej { $games } partie naraz, na każdą masz { $bank }. `/away` nie zatrzymuje tych zegarów.
       *[many] Grasz. Będziesz grać najwyżej { $games } partii naraz, na każdą masz { $bank }. `/away` nie zatrzymuje tych zegarów.
    }
on-waiting-list = Wszystkie miejsca są zajęte. Twój numer na liście oczekujących: { $number }. Grasz, jeśli miejsce zwolni się w porę.
someone-avoided = Zapisała się osoba, której unikasz. Nie zagracie ze sobą: ta partia liczy się jako remis.
left = Nie bierzesz już udziału w turnieju.
withdraw-asked = Wycofać się z turnieju { $name }? Poddasz wszystkie swoje partie. Jeśli rozegrano mniej niż połowę z nich, żadna się nie liczy. Tego nie można cofnąć.
withdrawn = Wycofujesz się z turnieju.
stayed = Grasz dalej.

## /tournament

list-heading = Turnieje na tym serwerze
list-none = Na tym serwerze nie ma turnieju. Kto może zarządzać wydarzeniami, zaczyna turniej przez `/organise`.
list-line =
    { $link } · { $game } · { $state ->
        [open] zapisy otwarte
        [running] trwa
        [over] zakończony
       *[cancelled] odwołany
    }

## /organise: prywatnie

new-heading = Nowy turniej
new-about = Każdy gra raz z każdym, wszystkie partie naraz, każda we własnym wątku tego kanału. Ogłoszę go tutaj.
bank-choice = { $bank } na gracza i partię
most-choice =
    { $number ->
        [one] Najwyżej { $number } gracz
        [few] Najwyżej { $number } graczy
       *[many] Najwyżej { $number } graczy
    }
open-for =
    { $time ->
        [quarter] Zapisy przez 15 minut
        [hour] Zapisy przez 1 godzinę
        [day] Zapisy przez 1 dzień
        [three-days] Zapisy przez 3 dni
       *[week] Zapisy przez 1 tydzień
    }
game-menu = Gra
bank-menu = Czas na gracza i partię
most-menu = Liczba graczy
open-menu = Zapisy
who-menu = Kto może grać
who-anyone = Każdy może grać
who-games =
    { $number ->
        [one] Od { $number } zakończonej partii na tym serwerze
        [few] Od { $number } zakończonych partii na tym serwerze
       *[many] Od { $number } zakończonych partii na tym serwerze
    }
manage-menu = Zarządzaj turniejem
name-title = Nazwa turnieju
name-text = Nazwę przeczyta każdy na tym serwerze.
name-label = Nazwa
name-hint = Na przykład „Puchar jesieni”
announced = Ogłoszono: { $name }. Przez `/organise` zaczniesz go lub odwołasz.
started = { $name }: turniej się zaczął. Otwieram partie, kilka na minutę.
cancel-title = Odwołaj turniej
cancel-text = Zaczęte partie toczą się dalej jako zwykłe partie. Tego nie można cofnąć.
cancel-label = Powód
cancel-hint = Przeczyta go każdy na tym serwerze
cancelled-now = Odwołano turniej: { $name }.

## Dziennik: co zrobili organizatorzy i co rozstrzygnęły zasady

journal = Dziennik
journal-heading = Co zrobili organizatorzy i co rozstrzygnęły zasady
journal-empty = Jeszcze nic się nie wydarzyło.
journal-line = { $when } · { $line }
line-began =
    { $entrants ->
        [one] Turniej zaczęła { $entrants } osoba.
        [few] Turniej zaczęły { $entrants } osoby.
       *[many] Turniej zaczęło { $entrants } osób.
    }
line-bound = Losowanie ma nową tajną liczbę i nowy odcisk, bo odtworzono mnie z kopii zapasowej.
line-withdrew = { $who } nie gra dalej.
line-removed = { $by }: usunięcie gracza { $who }. „{ $reason }”
line-annulled = Partie gracza { $who } się nie liczą: rozegrano mniej niż połowę.
line-finished = Wszystkie partie są zakończone.
line-cancelled = { $by }: odwołanie turnieju. „{ $reason }”
line-corrected = { $by }: poprawka partii { $board } ({ $first } i { $second }): { $result }. „{ $reason }”
an-organiser = Organizator
verdict-wins = wygrywa { $who }
verdict-draw = remis
verdict-nobody = obie strony przegrywają
verdict-annulled = partia się nie liczy

## Co zmieniają organizatorzy: prywatnie

players-menu = Popraw wynik, rozdziel graczy albo kogoś usuń
games-menu = Popraw wynik partii
game-choice = Partia { $board }, przeciwnik: { $who }
remove = Usuń z turnieju…
apart-menu = Nie kojarz z…
keep-apart = Nie kojarz z: { $who }
pair-again = Znów kojarz z: { $who }
kept-apart = Bez kojarzenia z: { $names }. Widzą to tylko organizatorzy, tutaj.
correct-asked = Jaki jest wynik partii { $board }: { $first } i { $second }? Sama partia i jej ranking zostają bez zmian.
make-win = Wygrywa { $who }…
make-draw = Remis…
make-nobody = Obie strony przegrywają…
make-annulled = Partia się nie liczy…
reason-title = Podaj powód
reason-text = Powód widać przy tabeli i w dzienniku.
done = Gotowe. Widać to w dzienniku i w tabeli.

## Co organizator robi z czasem: prywatnie

pause-it = Wstrzymaj turniej…
resume-it = Wznów turniej
longer-menu = Dodaj czasu…
longer-registration = Zapisy dłużej o { $time }
longer-games = Więcej czasu w każdej otwartej partii: { $time }

## To samo w dzienniku i pod tabelą

line-extended = { $by } daje każdemu więcej czasu w każdej otwartej partii, o { $time }: „{ $reason }”
line-prolonged = { $by } przedłuża zapisy o { $time }: „{ $reason }”
line-paused = { $by } wstrzymuje turniej: „{ $reason }”
line-resumed = { $by } wznawia turniej.
is-paused = Wstrzymany { $when }: wszystkie zegary stoją.

## Potwierdzanie przed startem

here = Jestem
checking-in =
    { $joined ->
        [one] Potwierdzanie: jest { $here } z { $joined } osoby. Jeśli grasz, naciśnij *Jestem*.
        [few] Potwierdzanie: jest { $here } z { $joined } osób. Jeśli grasz, naciśnij *Jestem*.
       *[many] Potwierdzanie: jest { $here } z { $joined } osób. Jeśli grasz, naciśnij *Jestem*.
    }
check-in-ends = Koniec potwierdzania: { $when }. Kto do tego czasu nie naciśnie, nie gra.
check-in-follows = Przed startem oznaczę cię, a ty potwierdzisz, że jesteś.
checked-in =
    { $place ->
        [waiting] Zapisane. Grasz, jeśli kogoś innego nie będzie.
       *[in] Grasz. Partie zaczną się, gdy skończy się potwierdzanie.
    }
call-up = { $people }: w turnieju { $name } jest teraz dla ciebie miejsce, więc grasz. { $link }
call-check = { $people }: { $name } zaraz się zacznie. Naciśnij *Jestem* pod wiadomością: { $link }. Koniec potwierdzania: { $when }
