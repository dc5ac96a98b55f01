# Author: the project
# Reviewer: nobody yet

### /plan and /note.

## Buttons and menus

plan-moves = Züge planen
add = Variante hinzufügen
save = Variante speichern
see = Mein Plan
drop-all = Alle löschen
drop = Eine Variante löschen
note = Meine Notiz
write = Schreiben
change = Ändern
erase = Löschen

## The plan

heading = ## Dein Plan
empty = Für die jetzige Stellung hast du nichts geplant.
explained = Spielt { $who } eine dieser Varianten, spielt der Bot sofort deine Antwort. Sobald die Partie anders verläuft oder ein Zug zurückgenommen wird, werden die Varianten gelöscht, die nicht mehr passen. Niemand sonst sieht deinen Plan.
counted =
    { $lines ->
        [one] { $lines } Variante
       *[other] { $lines } Varianten
    } von { $most }.
step =
    { $own ->
        [yes] **du: { $move }**
       *[no] { $who }: { $move }
    }

## The board on which a line is entered

board-heading = -# Du planst Züge: Wähle, was { $who } spielen könnte, und dann deine Antwort. Niemand sonst sieht das.
saved = Gespeichert. Für eine weitere Variante nimm einige Züge zurück und wähle andere.

## What everybody reads

planned = { $told } (im Voraus geplant)

## The note

note-heading = ## Deine Notiz zu dieser Partie
no-note = Du hast noch nichts notiert.
note-explained = Niemand sonst sieht sie.
form-title = Deine Notiz zu dieser Partie
form-label = Notiz
form-hint = Niemand sonst sieht sie. Leer lassen, um sie zu löschen.
