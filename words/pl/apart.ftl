### Partie, w których każdy gra w swoich wiadomościach prywatnych z botem.

## Poczekalnia na kanale serwera

started =
    { $number ->
        [one] { $players } gra w wiadomościach prywatnych.
        [few] { $players } grają w wiadomościach prywatnych.
       *[many] { $players } grają w wiadomościach prywatnych.
    }
closed-to =
    Nie mogę zacząć: { $number ->
        [one] { $who } nie przyjmuje ode mnie wiadomości prywatnych. Można na nie zezwolić w ustawieniach prywatności tego serwera.
        [few] { $who } nie przyjmują ode mnie wiadomości prywatnych. Można na nie zezwolić w ustawieniach prywatności tego serwera.
       *[many] { $who } nie przyjmują ode mnie wiadomości prywatnych. Można na nie zezwolić w ustawieniach prywatności tego serwera.
    }

## Wiadomości prywatne

greeting = { $host } zaczyna partię { $game }. Twoja plansza pojawi się tutaj.
greeting-host = Zaczynasz partię { $game }. Twoja plansza pojawi się tutaj.
unreachable =
    { $timed ->
        [yes] Nie mogę teraz nic wysłać do gracza { $who }. Czas tego gracza biegnie dalej.
       *[no] Nie mogę teraz nic wysłać do gracza { $who }.
    }
withdraw = Wycofaj
where = twoje wiadomości prywatne

## Następna partia

wants-rematch =
    { $number ->
        [one] { $players } chce rewanżu. Naciśnij „{ $rematch }”, żeby go zacząć.
        [few] { $players } chcą rewanżu. Naciśnij „{ $rematch }”, żeby go zacząć.
       *[many] { $players } chcą rewanżu. Naciśnij „{ $rematch }”, żeby go zacząć.
    }
rematch-waits =
    { $number ->
        [one] Rewanż zacznie się, gdy zechce go też { $players }.
        [few] Rewanż zacznie się, gdy zechcą go też { $players }.
       *[many] Rewanż zacznie się, gdy zechcą go też { $players }.
    }
rematch-asked = Powiem o tym innym. Rewanż zacznie się, gdy zechcą go wszyscy.
rematch-begun = Rewanż się zaczął.
