### Areny: turnieje na jedno spotkanie bez rund. Kto nie gra, czeka i dostaje przeciwnika, który też czeka.

## Publiczna wiadomość

about = { $game } · arena przez { $minutes } minut, po każdej partii nowy przeciwnik · { $bank } na gracza i partię
play = Gram
rest = Przerwa
gathers = Naciśnij *Gram*, jeśli jesteś na miejscu: grają tylko ci, którzy to zrobią. Obecni: { $ready }/{ $players }.
starts = Początek, gdy obecnych będzie 90%. Najpóźniej: { $when }
current = Zakończone partie: { $over } · Trwające partie: { $games } · Czekający: { $waiting }
until = Nowe partie zaczynają się do: { $when }. Każda rozpoczęta partia się liczy.
come = Naciśnij *Gram*, żeby dołączyć albo wrócić po przerwie.
closing = Nowe partie już się nie zaczynają. Trwające jeszcze się liczą.
place =
    { $points ->
        [one] { $place }. { $who } · { $points } punkt
        [few] { $place }. { $who } · { $points } punkty
       *[many] { $place }. { $who } · { $points } punktów
    } · { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }

## Prywatne odpowiedzi

registered = Grasz. Po końcu zapisów naciśnij *Gram* w wiadomości turnieju, inaczej nie zagrasz. Koniec zapisów: { $when }
here = Zanotowano. Arena zacznie się, gdy obecnych będzie 90% graczy. Najpóźniej: { $when }
call = { $people }: { $name } zaraz się zacznie. Naciśnij *Gram* pod wiadomością, inaczej nie zagrasz: { $link }. Najpóźniej: { $when }
after-game = Następnego przeciwnika dostaniesz, gdy ta partia się skończy.
waits = Czekasz na przeciwnika. Wspomnę o tobie, gdy będzie twoja kolej.
rests =
    { $playing ->
        [yes] Dokończ tę partię. Potem nie dostaniesz przeciwnika, dopóki nie naciśniesz *Gram*.
       *[no] Nie dostaniesz przeciwnika, dopóki nie naciśniesz *Gram*.
    }
started = Zapisy na turniej { $name } są zamknięte. Teraz gracze naciskają *Gram*, najwyżej przez 5 minut. Potem zaczynają się pierwsze partie.

## Dziennik

line-began = Turniej zaczął się. Gracze: { $entrants }, czas: { $minutes } minut.
line-away = Przerwa w mojej pracy trwała { $time }. O tyle później skończy się arena.

## /organise: prywatne

format = Arena: po każdej partii nowy przeciwnik, na jednym spotkaniu
new = Kto czeka, dostaje przeciwnika, aż skończy się czas, każda partia we własnym wątku tego kanału. Wygrana to 2 punkty, remis 1. Ogłoszę to tutaj.
minutes-menu = Długość areny
minutes-choice = { $minutes } minut
