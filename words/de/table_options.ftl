# Author: the project's first translator
# Reviewer: nobody yet

### Was ein Tisch neben den Optionen des Spiels vereinbart. $begins ist hier nur bei Wörtern wichtig, die im Deutschen klein geschrieben würden.

## auto

auto-about = Ob der Bot einen Zug, der der einzig mögliche ist, selbst spielt, außer wenn er für jemanden die Partie beendet.
auto-on =
    { $begins ->
        [yes] Der Bot macht erzwungene Züge
       *[no] der Bot macht erzwungene Züge
    }
auto-off =
    { $begins ->
        [yes] Keine automatischen Züge
       *[no] keine automatischen Züge
    }

## thread

thread-about = Ob die Partie in einem eigenen Thread gespielt wird.
thread-off =
    { $begins ->
        [yes] In diesem Kanal gespielt
       *[no] in diesem Kanal gespielt
    }
thread-on =
    { $begins ->
        [yes] In einem Thread gespielt
       *[no] in einem Thread gespielt
    }

## side

side-about = Von welcher Seite man das Brett sieht, wenn es Seiten hat.
side-fixed =
    { $begins ->
        [yes] Das Brett ist immer von derselben Seite zu sehen
       *[no] das Brett ist immer von derselben Seite zu sehen
    }
side-mover =
    { $begins ->
        [yes] Das Brett ist von der Seite zu sehen, die am Zug ist
       *[no] das Brett ist von der Seite zu sehen, die am Zug ist
    }

## seating

seating-about = Wer sich setzen darf.
seating-open =
    { $begins ->
        [yes] Alle dürfen mitspielen
       *[no] alle dürfen mitspielen
    }
seating-invited =
    { $begins ->
        [yes] Nur Eingeladene dürfen mitspielen
       *[no] nur Eingeladene dürfen mitspielen
    }

## clock

clock-about = Wie lange ein Zug dauern darf.
clock-none =
    { $begins ->
        [yes] Unbegrenzte Bedenkzeit
       *[no] unbegrenzte Bedenkzeit
    }
clock-1h = 1 Stunde je Zug
clock-12h = 12 Stunden je Zug
clock-1d = 1 Tag je Zug
clock-3d = 3 Tage je Zug
clock-1w = 1 Woche je Zug

## reserve

reserve-about = Was man über die Bedenkzeit hinaus verbrauchen darf, in der ganzen Partie.
reserve-none =
    { $begins ->
        [yes] Keine Zeitreserve
       *[no] keine Zeitreserve
    }
reserve-1h = 1 Stunde Reserve
reserve-12h = 12 Stunden Reserve
reserve-1d = 1 Tag Reserve
reserve-3d = 3 Tage Reserve
reserve-1w = 1 Woche Reserve

## answer

answer-about = Wie lange man eine Frage an den Tisch beantworten kann, zum Beispiel die Bitte um Zurücknahme.
answer-1h =
    { $begins ->
        [yes] Fragen schließen nach 1 Stunde
       *[no] Fragen schließen nach 1 Stunde
    }
answer-12h =
    { $begins ->
        [yes] Fragen schließen nach 12 Stunden
       *[no] Fragen schließen nach 12 Stunden
    }
answer-1d =
    { $begins ->
        [yes] Fragen schließen nach 1 Tag
       *[no] Fragen schließen nach 1 Tag
    }
answer-3d =
    { $begins ->
        [yes] Fragen schließen nach 3 Tagen
       *[no] Fragen schließen nach 3 Tagen
    }
answer-1w =
    { $begins ->
        [yes] Fragen schließen nach 1 Woche
       *[no] Fragen schließen nach 1 Woche
    }

## forfeit

forfeit-about = Mit Bedenkzeit: ob ein Platz von selbst aufgegeben wird, wenn die Zeit so lange um ist, wie ein Zug dauern darf.
forfeit-off =
    { $begins ->
        [yes] Ist die Zeit um, entscheiden die anderen
       *[no] ist die Zeit um, entscheiden die anderen
    }
forfeit-on =
    { $begins ->
        [yes] Ist die Zeit noch einmal so lange um, geht der Platz verloren
       *[no] ist die Zeit noch einmal so lange um, geht der Platz verloren
    }

## rated: ob die Partie für die Wertung zählt

rated-about = Ob die Partie für die Wertung zählt.
rated-yes =
    { $begins ->
        [yes] Die Partie zählt für die Wertung
       *[no] die Partie zählt für die Wertung
    }
rated-no =
    { $begins ->
        [yes] Die Partie zählt nicht für die Wertung
       *[no] die Partie zählt nicht für die Wertung
    }
