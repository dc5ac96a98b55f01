### Oglądanie partii bez ruchu: /board, /history, /open.

## Przyciski

view-large = Pokaż w pełnym rozmiarze
turn-it = Obróć planszę
post-again = Wyślij planszę jeszcze raz
history = Przebieg
first = ⏮ Początek
back = ◀ Wstecz
next = Dalej ▶
last = Koniec ⏭
go-to = Idź do…
see-board = Zobacz planszę
in-words = Pokaż jako tekst

## Plansza

posted = Plansza jest znowu na kanale.
to-play = { $badge } Kolej gracza { $who }.
watch = { $table }. Nie grasz tam, ale możesz oglądać.

## Przeglądanie partii

form-title = Idź do ruchu
form-label = Numer ruchu
form-hint = 0 to początek partii
no-number = To nie jest numer ruchu. Podaj liczbę, na przykład 12.
moves-so-far =
    { $moves ->
        [0] Ta partia nie ma ruchów.
        [one] Ta partia ma { $moves } ruch.
        [few] Ta partia ma { $moves } ruchy.
       *[many] Ta partia ma { $moves } ruchów.
    }
at-start = -# { $game }, przed pierwszym ruchem
at-move = -# { $game }, ruch { $move } z { $last }
page = -# { $game }, strona { $page } z { $last }
nothing-yet = Jeszcze bez ruchów.
