### Nauka gry: Jak grać, samouczek, zasady, wskazówki i /help.

## Przyciski

all-rules = Wszystkie zasady
how-to-play = Jak grać
guided-game = Samouczek
next-lesson = Dalej ▶
skip = Pomiń
back = Wstecz
again = Jeszcze raz
play = Graj z innymi
first-game = Zagraj swoją pierwszą partię
no-hints = Wyłącz wskazówki
hints-on = Włącz wskazówki

## Wskazówki

hints-off = W żadnej grze nie zobaczysz już wskazówek. Zasady i samouczek są nadal pod przyciskiem Zasady.
hints-again = Wskazówki są znów włączone: w pierwszych partiach wiersz pod planszą mówi ci, na co patrzeć.
wrong-answer = ❌ Twoja odpowiedź: { $moves }.

## Partia ćwiczebna

how-to-play-heading = ## { $game }: jak grać
lesson-number = -# { $game }, samouczek: lekcja { $number } z { $lessons }
stale = Ten wybór jest już nieaktualny. Wybierz jeszcze raz:
all-done = To była ostatnia lekcja. *Zagraj swoją pierwszą partię* zaczyna grę { $game } z najsłabszym komputerem i wskazówkami pod planszą. { $watch } Gdy się skończy, *Ucz się z tej gry* pokaże ci, gdzie można było zagrać lepiej.
all-done-alone = To była ostatnia lekcja. *Zagraj swoją pierwszą partię* zaczyna grę { $game } na najłatwiejszym poziomie ze wskazówkami pod planszą. { $watch } Gdy się skończy, *Ucz się z tej gry* pokaże ci, gdzie można było zagrać lepiej.
rival = Przeciwnik
rival-number = Przeciwnik { $number }

## Na liście /play, dla nowych

newcomers = Pierwszy raz tutaj?
newcomers-about = Kilka krótkich lekcji nauczy cię gry. Potem zagrasz swoją pierwszą partię z najsłabszym komputerem.
newcomers-menu = Naucz się gry

## /help

welcome-heading-here = ## Gry planszowe na tym kanale
welcome-heading = ## Gry planszowe
game-and-summary = **{ $game }**: { $summary }
welcome-here = `/play` otwiera stół albo zaczyna partię z komputerem. Dalej wystarczą przyciski i menu pod planszą. `/tutorial` uczy gry w kilka minut, tylko dla ciebie.
welcome-direct = Tutaj `/play` zaczyna partię z komputerem, a na serwerze otwiera stół. Dalej wystarczą przyciski i menu pod planszą. `/tutorial` uczy gry w kilka minut.
welcome-outside = Nie ma mnie na tym serwerze, więc twoje partie toczą się w naszych wiadomościach prywatnych. `/play` zaczyna tam partię z komputerem, także stąd. Dalej wystarczą tam przyciski pod planszą. `/tutorial` uczy gry w kilka minut.
welcome-direct-alone =
    { $number ->
        [one] Tutaj `/play` zaczyna partię z komputerem albo grę dla jednej osoby ({ $games }). Na serwerze otwiera stół. Dalej wystarczą przyciski i menu pod planszą. `/tutorial` uczy gry w kilka minut.
        [few] Tutaj `/play` zaczyna partię z komputerem albo jedną z gier dla jednej osoby ({ $games }). Na serwerze otwiera stół. Dalej wystarczą przyciski i menu pod planszą. `/tutorial` uczy gry w kilka minut.
       *[many] Tutaj `/play` zaczyna partię z komputerem albo jedną z gier dla jednej osoby ({ $games }). Na serwerze otwiera stół. Dalej wystarczą przyciski i menu pod planszą. `/tutorial` uczy gry w kilka minut.
    }
commands-begin = **Na początek:** { $commands }
commands-games = **Twoje partie:** { $commands }
commands-during = **W trakcie partii:** { $commands }
commands-back = **Poprzednie partie:** { $commands }
commands-results = **Wyniki:** { $commands }
commands-settings = **Ustawienia:** { $commands }
commands-moderation = **Dla moderatorów:** { $commands }
install-about = -# Jeśli dodasz mnie do swojego konta, możesz grać w naszych wiadomościach prywatnych, nawet gdy nie mamy wspólnego serwera.
add-to-account = Dodaj mnie do swojego konta
add-to-server = Dodaj mnie do serwera
greeting = Cześć! Wpisz `/play`, żeby zacząć tu partię, `/tutorial`, żeby nauczyć się gry, albo `/help`, żeby zobaczyć, co jeszcze potrafię.
greeting-direct = Cześć! Wpisz `/play`, żeby zagrać tu z komputerem, `/tutorial`, żeby nauczyć się gry, albo `/help`, żeby zobaczyć, co jeszcze potrafię.
choose-game = Jak się gra w …?

## Zasady, na stronach

rules-title = Zasady
page-of = { $title } ({ $number } z { $pages })
options-title = Opcje
option = - **{ $option }**, { $allowed } (domyślnie { $default }): { $meaning }.
option-value = - { $value }: { $meaning }.
