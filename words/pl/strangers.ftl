### Partie z nieznajomymi

## Dlaczego ktoś nie może szukać przeciwnika

not-from-here = Ten serwer nie pozwala szukać stąd przeciwników na innych serwerach. Użyj /find w naszych wiadomościach prywatnych.
not-agreed = Nie ma jeszcze twojej zgody na grę z nieznajomymi. Co ona znaczy, pokaże /find w naszych wiadomościach prywatnych.
account-too-new =
    Twoje konto Discord jest zbyt nowe, by grać z nieznajomymi. Będzie to możliwe za { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }.
direct-closed = Nie mogę pisać do ciebie w wiadomościach prywatnych, a tam toczą się partie z nieznajomymi. Zezwól na nie w ustawieniach prywatności naszego wspólnego serwera i spróbuj ponownie.
too-many-games = Grasz już w { $most } partiach w wiadomościach prywatnych, więcej się nie da. Najpierw zakończ jedną z nich.

## Dlaczego zakończyła się partia, która się nie zaczęła

ended-not-begun = Partia została zamknięta, bo pierwszy ruch nie nadszedł na czas. Nie ma ona wyniku.
ended-not-shown = Partia została zamknięta, bo nie udało się dotrzeć do jednej z osób. Nie ma ona wyniku.

## Ustawienie serwera

switch-pool =
    { $on ->
        [yes] Nieznajomi z innych serwerów: tak
       *[no] Nieznajomi z innych serwerów: nie
    }
told-pool =
    { $on ->
        [yes] Członkowie mogą teraz szukać stąd przeciwników na innych serwerach.
       *[no] Członkowie nie mogą już szukać stąd przeciwników na innych serwerach.
    }
