### Oglądanie partii bez ruchu: /board, /history, /open.

## Przyciski

view-large = Powiększ
turn-it = Obróć
post-again = Pokaż tu jeszcze raz
history = Przebieg
first = ⏮ Początek
back = ◀ Wstecz
next = Dalej ▶
last = Koniec ⏭
go-to = Idź do…
see-board = Zobacz planszę
in-words = Słowami

## Plansza

posted = Plansza jest znów na kanale.
to-play = { $badge } Kolej gracza { $who }.
watch = { $table }. Nie grasz tam, ale możesz oglądać.

## Przeglądanie partii

form-title = Idź do ruchu
form-label = Numer ruchu
form-hint = 0 to początek partii.
no-number = Żaden ruch nie ma takiego numeru.
moves-so-far =
    { $moves ->
        [0] Ta partia nie ma jeszcze żadnego ruchu.
        [one] Ta partia ma dotąd { $moves } ruch.
        [few] Ta partia ma dotąd { $moves } ruchy.
       *[many] Ta partia ma dotąd { $moves } ruchów.
    }
at-start = -# { $game }, przed pierwszym ruchem
at-move = -# { $game }, ruch { $move } z { $last }
page = -# { $game }, strona { $page } z { $last }
nothing-yet = Nikt jeszcze nie wykonał ruchu.
