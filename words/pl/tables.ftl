### Co czyta się przy stole poza tym, co mówi sama gra: ramka planszy, koniec partii, odpowiedzi.

## Gdy coś się nie uda

sorry = Coś poszło nie tak po naszej stronie. Nic z partii nie zginęło: /board pokazuje, jak stoi partia.
unknown-button = Ten przycisk należy do starszej wersji bota. /board pokazuje partię z przyciskami, które działają.
command-changed = Ta komenda się zmieniła. Odśwież Discorda (Ctrl+R) i spróbuj jeszcze raz.
not-here = Stoły otwiera się na serwerach, na których jestem, a tu mnie nie ma. Może mnie dodać ktoś, kto zarządza serwerem. /rules działa wszędzie.
wrong-value = Jedna z wartości jest złego rodzaju albo nie należy do tego serwera.
nobody-else = W wiadomościach prywatnych jesteśmy tylko ty i ja, więc nie podawaj innych osób. Możesz je podać na serwerze, na którym jestem.

## Na liście członków, pod nazwą bota: zawsze po angielsku

activity = Press / and play

## Przyciski

rules = Zasady
the-rule = Zasada
record = Zapis
rematch = Rewanż
resign = Poddaj
back = Wstecz
play-on = Graj dalej
earlier = ◀ Wcześniej
more = Więcej ▶
previous = ◀ Wstecz
next = Dalej ▶
go-to-page = Idź do strony
study = Szczegóły
whole-page = Cała strona
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
    Stół { $table }. Odcisk { $draws ->
        [lot] losowania
        [cards] kart
       *[dice] kości
    } na początku: { $first }. Odcisk teraz: { $last }.

## Plansze

turn = { $badge } { $who }: { $ask }
choose-on = { $label }: wybierz, co dalej.
menu = { $asks } ({ $entries })
menu-page = { $asks } ({ $entries }, strona { $page } z { $pages })
menu-choose = Wybierz

## Dlaczego partia skończyła się inaczej niż według zasad

ended-by-moderator = Partię zakończył moderator { $who }. Nie ma ona wyniku.
ended-by-a-moderator = Partię zakończył moderator. Nie ma ona wyniku.
ended-outdated = Zasady tej gry zmieniły się od początku partii, więc została zamknięta. Nie ma ona wyniku.
ended-not-shown = Partia została zamknięta, bo na tym kanale nie można nic pokazać. Nie ma ona wyniku.
ended-server-left = Partia została zamknięta, bo bot został usunięty z tego serwera. Nie ma ona wyniku.
ended-channel-gone = Partia została zamknięta, bo jej kanał został usunięty. Nie ma ona wyniku.
ended-agreed = Remis: gracze się na niego zgodzili.
ended-computers-left = Partia została zamknięta, bo zostały w niej tylko komputery. Nie ma ona wyniku.
ended-silence = Partia została zamknięta, bo od miesiąca nikt nie wykonał ruchu. Jej gracze mogą ją otworzyć na nowo.

## Pod skończoną partią i przy jej zapisie

footing =
    Stół { $table }, { $moves ->
        [0] bez ruchów
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }. { record } daje partię jako plik, żeby sprawdzić { $draws ->
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
    Żeby sprawdzić { $draws ->
        [lot] losowanie
        [cards] karty
       *[dice] kości
    }, uruchom { $command } w kopii kodu tego bota, z odciskiem, który był pokazany przed partią.
record-later =
    { $draws ->
        [lot] Sekretu losowania nie ma tu do końca partii. Potem każdy może je sprawdzić.
        [cards] Sekretu kart nie ma tu do końca partii. Potem każdy może je sprawdzić.
       *[dice] Sekretu kości nie ma tu do końca partii. Potem każdy może je sprawdzić.
    }
secret-withheld =
    Partia została zamknięta, bo nikt nie wykonał ruchu. Jej gracze mogą ją otworzyć na nowo, więc { $draws ->
        [lot] sekret losowania pozostaje ukryty do { $when }. Jeśli do tego czasu nikt jej nie otworzy, każdy będzie mógł je sprawdzić.
        [cards] sekret kart pozostaje ukryty do { $when }. Jeśli do tego czasu nikt jej nie otworzy, każdy będzie mógł je sprawdzić.
       *[dice] sekret kości pozostaje ukryty do { $when }. Jeśli do tego czasu nikt jej nie otworzy, każdy będzie mógł je sprawdzić.
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

done = { $label }: zrobione.
resigned = Poddajesz partię.
resign-question = Czy chcesz poddać tę partię ({ $game })? Tego nie można cofnąć.
playing-on = Grasz dalej.
nothing-to-study = W tej grze nie ma więcej szczegółów: wszystko widać na planszy.

## Ktoś opuścił serwer

gone-from-lobby = { $who } opuszcza serwer. Stół czeka; jeśli pójdziecie dalej bez tej osoby, jej miejsce będzie wolne.
gone-from-game = { $who } opuszcza serwer, a jest kolej tej osoby; jeśli pójdziecie dalej bez niej, jej miejsce przepadnie.
go-on-without = Dalej bez: { $who }
went-on = Idziecie dalej bez gracza { $who }.
left-server = { $who } opuszcza serwer, więc miejsce tej osoby przepada.

## Moderator zamyka stół albo kończy partię

close-it = Zamknij
leave-open = Zostaw otwarty
end-it = Zakończ
leave-running = Nie kończ
stays-open = Stół zostaje otwarty.
goes-on = Partia toczy się dalej.
close-question = Czy chcesz zamknąć ten stół ({ $game })? Partia jeszcze się nie zaczęła.
end-question =
    { $number ->
        [one] Czy chcesz zakończyć tę partię w { $game } (gra { $players })? Nie będzie miała wyniku.
        [few] Czy chcesz zakończyć tę partię w { $game } (grają { $players })? Nie będzie miała wyniku.
       *[many] Czy chcesz zakończyć tę partię w { $game } (grają { $players })? Nie będzie miała wyniku.
    }
closed = Stół jest zamknięty.
closed-and-kept = Stół jest zamknięty. Jego partia zostaje zachowana: daje ją /record.

## Zasady

clauses-heading =
    { $game }, { $number ->
        [one] zasada
        [few] zasady
       *[many] zasady
    } { $clauses }
rules-heading = { $game }, strona { $page } z { $pages }
