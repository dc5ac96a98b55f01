### /plan i /note: zaplanowane odpowiedzi i prywatna notatka. Pojęcia: plan; line = wariant.

## Przyciski i menu

plan-moves = Zaplanuj ruchy
add = Dodaj wariant
save = Zapisz ten wariant
see = Mój plan
drop-all = Usuń wszystkie warianty
drop = Usuń wariant
note = Moja notatka
write = Napisz notatkę
change = Zmień moją notatkę
erase = Usuń moją notatkę

## Plan

heading = ## Twój plan
empty = Nie masz żadnego planu na tę pozycję.
explained = Jeśli { $who } zagra któryś z tych wariantów, od razu zagram twoją odpowiedź. Gdy partia potoczy się inaczej albo ktoś cofnie ruch, warianty, które już nie pasują, znikają. Plan widzisz tylko ty.
counted =
    { $lines ->
        [one] { $lines } wariant z { $most }
        [few] { $lines } warianty z { $most }
       *[many] { $lines } wariantów z { $most }
    }.
step =
    { $own ->
        [yes] **ty: { $move }**
       *[no] { $who }: { $move }
    }

## Plansza, na której powstaje wariant

board-heading = -# Planujesz ruchy: wybierz ruch gracza { $who }, a potem swoją odpowiedź. Widzisz to tylko ty.
saved = Zapisane. Aby dodać następny wariant, cofnij kilka ruchów i wypróbuj inne.

## Co czytają wszyscy

planned = { $told } (zaplanowane wcześniej)

## Notatka

note-heading = ## Twoja notatka o tej partii
no-note = Nie masz tu jeszcze notatki.
note-explained = Widzisz ją tylko ty.
form-title = Twoja notatka o tej partii
form-label = Notatka
form-hint = Widzisz ją tylko ty. Puste pole usuwa notatkę.
