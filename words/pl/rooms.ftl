### Partie poza stołami: listy i wyniki na kanałach serwera, obserwujący, wybór planszy.
### follow = obserwować.

## Lista trwających partii na kanale

games-heading = ## Trwające partie
games-none = Na tym serwerze nie toczy się teraz żadna partia. `/play` otwiera stół.
games-more =
    -# { $number ->
        [one] { $number } partia więcej na tym serwerze: zobacz `/games`.
        [few] { $number } partie więcej na tym serwerze: zobacz `/games`.
       *[many] { $number } partii więcej na tym serwerze: zobacz `/games`.
    }

## Wiersz dla każdej partii

game-turn = - **{ $game }**, { $people }: kolej gracza { $who }.
game-nobody = - **{ $game }**, { $people }.
game-paused = - **{ $game }**, { $people }: wstrzymana.

## Skończona partia na kanale wyników

result-of = **{ $game }**, { $people }.

## /follow: powiadomienia o partii, w której się nie gra

follow-heading = ## Obserwowanie: { $game }
follow-nothing-here = ## Obserwowane partie
follow-not = Nie obserwujesz tej partii ({ $people }). Jeśli zaczniesz, dostaniesz powiadomienia tak, jak masz ustawione w `/me`.
follow-turns = Obserwujesz tę partię ({ $people }): dostajesz powiadomienia o ruchach (najwyżej raz na minutę) i o jej końcu.
follow-end = Obserwujesz tę partię ({ $people }): dostajesz powiadomienie o jej końcu.
follow-over = Ta partia ({ $people }) jest zakończona.
follow-button = Obserwuj
tell-turns = Powiadamiaj mnie o każdym ruchu
tell-end = Powiadom mnie tylko o końcu
stop-following = Przestań obserwować tę partię
follow-none = Nie obserwujesz żadnej partii. Użyj `/follow` na kanale, na którym grają inni.
follow-others =
    { $number ->
        [0] Nie obserwujesz żadnej innej partii.
        [one] Obserwujesz { $number } inną partię:
        [few] Obserwujesz { $number } inne partie:
       *[many] Obserwujesz { $number } innych partii:
    }
pick-to-stop = Przestań obserwować partię…
followed-game = { $game }: { $people }
followed-unknown = Partia, której nie da się już odczytać

## Co dostają obserwujący

followed-turn = Kolej gracza { $who } w partii { $game }, którą obserwujesz na { $channel } ({ $people }).
called-turn = { $mentions }: kolej gracza { $who } w obserwowanej partii { $game }.
followed-end = Obserwowana partia { $game } na { $channel } ({ $people }) jest zakończona. { $result }
called-end = { $mentions }: obserwowana partia { $game } jest zakończona. { $result }

## /board na kanale z wieloma wątkami

which-board = W kilku wątkach tego kanału toczą się partie. Którą chcesz zobaczyć?
pick-board = Wybierz partię
