### /plan and /note.

## Buttons and menus

plan-moves = Züge planen
add = Variante hinzufügen
save = Variante speichern
see = Mein Plan
drop-all = Alle Varianten löschen
drop = Eine Variante löschen
note = Meine Notiz
write = Notiz schreiben
change = Notiz bearbeiten
erase = Notiz löschen

## The plan

heading = ## Dein Plan
empty = Für diese Stellung hast du nichts geplant.
explained = Spielt { $who } eine dieser Varianten, spiele ich sofort deine Antwort. Wenn die Partie anders verläuft oder ein Zug zurückgenommen wird, werden Varianten gelöscht, die nicht mehr passen. Nur du siehst deinen Plan.
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

board-heading = -# Züge planen: Wähle einen Zug für { $who }, dann deine Antwort. Nur du siehst das.
saved = Gespeichert. Für eine weitere Variante mach einige Züge rückgängig und probier andere.

## What everybody reads

planned = { $told } (im Voraus geplant)

## The note

note-heading = ## Deine Notiz zu dieser Partie
no-note = Du hast keine Notiz geschrieben.
note-explained = Nur du siehst das.
form-title = Deine Notiz zu dieser Partie
form-label = Notiz
form-hint = Nur du siehst das. Leer lassen, um die Notiz zu löschen.
