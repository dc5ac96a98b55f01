# Author: the project's first translator
# Reviewer: nobody yet

### Computerspieler, am Tisch und daneben.

thinks = { $badge } { $who } denkt nach.
thinks-elsewhere =
    { $alone ->
        [yes] Deine Computer denken zuerst an { $number ->
            [one] { $number } anderen Tisch
           *[other] { $number } anderen Tischen
        } nach.
       *[no] Die Computer von { $who } denken zuerst an { $number ->
            [one] { $number } anderen Tisch
           *[other] { $number } anderen Tischen
        } nach.
    }

versus-heading = Gegen den Computer
versus-about = Die Partie beginnt sofort. Sie zählt nicht für die Wertung.
versus-direct = Die Partie beginnt sofort, hier zwischen dir und mir.
versus-solo =
    { $number ->
        [one] { $games } ist für eine Person, ohne Computerspieler.
       *[other] { $games } sind für eine Person, ohne Computerspieler.
    }
solo = Dieses Spiel spielst du allein: Computerspieler gibt es darin nicht.
versus-start = Gegen den Computer spielen
versus-set-up = Zuerst den Tisch einrichten
play-alone = Allein spielen
open-table = Einen Tisch eröffnen
level =
    { $level ->
        [easy] Computer: leicht
        [medium] Computer: mittel
       *[hard] Computer: schwer
    }
level-about =
    { $level ->
        [easy] Macht Fehler: für deine ersten Partien
        [medium] Spielt gut und übersieht manches
       *[hard] Spielt, so gut er kann
    }
opponents =
    { $number ->
        [one] Gegen { $number } Computer
       *[other] Gegen { $number } Computer
    }

add = Computer dazusetzen
alone = Willst du nicht warten, dann drück { $add }.
replace-menu = Ein Computer statt jemand Eingeladenem
replace = { $computer } statt { $who }

stand-in = Computer weiterspielen lassen
stand-in-ask = Welcher Computer soll einen Platz übernehmen? Die anderen am Tisch werden vorher gefragt.
stand-in-alone = Welcher Computer soll einen Platz übernehmen?
stand-in-menu = Wähle einen Computer und einen Platz
stand-in-own = { $computer } spielt für dich weiter
stand-in-for = { $computer } spielt für { $owner } weiter
late-forfeit = Die Zeit von { $who } ist um; ziehen geht noch. Geschieht nichts, wird der Platz { $when } aufgegeben.
done-substituted = Der Platz ist übernommen.
name-newcomer = Wer soll den Platz übernehmen? Nenne eine Person oder einen Computer.
name-one-newcomer = Nenne für den Platz eine Person oder einen Computer, nicht beides.

beaten = Computer besiegt: { $levels }.
beaten-level =
    { $level ->
        [easy] leicht in { $won } von { $played }
        [medium] mittel in { $won } von { $played }
       *[hard] schwer in { $won } von { $played }
    }
try-next =
    { $level ->
        [easy] Du hast die Stufe „leicht“ { $won ->
            [one] { $won } Mal
           *[other] { $won } Mal
        } besiegt.
       *[medium] Du hast die Stufe „mittel“ { $won ->
            [one] { $won } Mal
           *[other] { $won } Mal
        } besiegt.
    } { $next ->
        [medium] Willst du gegen „mittel“ spielen?
       *[hard] Willst du gegen „schwer“ spielen?
    }
try-button =
    { $next ->
        [medium] Gegen „mittel“ spielen
       *[hard] Gegen „schwer“ spielen
    }
