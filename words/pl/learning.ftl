### Nauka gry: Jak grać, partia ćwiczebna, zasady, wskazówki i /help.

## Przyciski

all-rules = Wszystkie zasady
how-to-play = Jak grać
guided-game = Partia ćwiczebna
next-lesson = Dalej ▶
skip = Pomiń
back = Wstecz
again = Jeszcze raz
play = Graj
no-hints = Bez wskazówek
hints-on = Znów wskazówki

## Wskazówki

hints-off = Nie zobaczysz już wskazówek w żadnej grze. Zasady i partia ćwiczebna są nadal pod przyciskiem Zasady.
hints-again = Wskazówki są włączone: w grze, w której nie masz jeszcze ukończonej partii, wiersz pod planszą mówi, na co patrzeć.

## Partia ćwiczebna

how-to-play-heading = ## { $game }: jak grać
lesson-number = -# { $game }, partia ćwiczebna, { $number } z { $lessons }
stale = Tego nie można tu już wybrać. Spróbuj jeszcze raz:
all-done-here = To była ostatnia lekcja. *Graj* otwiera stół do gry { $game }. W pierwszej partii pod planszą są wskazówki.
all-done = To była ostatnia lekcja. *Graj* zaczyna tutaj partię gry { $game }. W pierwszej partii pod planszą są wskazówki.
rival = Przeciwnik
rival-number = Rywal { $number }

## /help

welcome-heading-here = ## Gry planszowe na tym kanale
welcome-heading = ## Gry planszowe
game-and-summary = **{ $game }**: { $summary }
welcome-here = `/play` otwiera stół albo zaczyna partię z komputerem. Dalej wystarczą przyciski i menu pod planszą. `/tutorial` uczy gry w kilka minut, tylko dla ciebie.
welcome-direct = Tutaj `/play` zaczyna partię z komputerem. Na serwerze `/play` otwiera stół. Dalej wystarczą przyciski i menu pod planszą. `/tutorial` uczy gry w kilka minut, tylko dla ciebie.
welcome-direct-alone =
    { $number ->
        [one] Tutaj `/play` zaczyna partię z komputerem albo grę dla jednej osoby: { $games }. Na serwerze `/play` otwiera stół. Dalej wystarczą przyciski i menu pod planszą. `/tutorial` uczy gry w kilka minut, tylko dla ciebie.
        [few] Tutaj `/play` zaczyna partię z komputerem albo gry dla jednej osoby: { $games }. Na serwerze `/play` otwiera stół. Dalej wystarczą przyciski i menu pod planszą. `/tutorial` uczy gry w kilka minut, tylko dla ciebie.
       *[many] Tutaj `/play` zaczyna partię z komputerem albo gry dla jednej osoby: { $games }. Na serwerze `/play` otwiera stół. Dalej wystarczą przyciski i menu pod planszą. `/tutorial` uczy gry w kilka minut, tylko dla ciebie.
    }
commands-begin = **Na początek:** { $commands }
commands-games = **Twoje partie:** { $commands }
commands-during = **W trakcie partii:** { $commands }
commands-back = **Po partii:** { $commands }
commands-results = **Wyniki:** { $commands }
commands-settings = **Ustawienia:** { $commands }
choose-game = Jak się gra w …?

## Zasady, na stronach

rules-title = Zasady
page-of = { $title } ({ $number } z { $pages })
options-title = Opcje
option = - **{ $option }**, { $allowed } (domyślnie { $default }): { $meaning }.
option-value = - { $value }: { $meaning }.
