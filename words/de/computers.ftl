### Computerspieler, am Tisch und daneben.

thinks = { $badge } { $who } denkt nach …
thinks-elsewhere =
    { $alone ->
        [yes] Deine Computer sind zuerst noch an { $number ->
            [one] { $number } anderen Tisch
           *[other] { $number } anderen Tischen
        } beschäftigt.
       *[no] Die Computer von { $who } sind zuerst noch an { $number ->
            [one] { $number } anderen Tisch
           *[other] { $number } anderen Tischen
        } beschäftigt.
    }

versus-heading = Gegen den Computer
versus-about = Die Partie beginnt sofort und ist ungewertet.
versus-direct = Die Partie beginnt sofort, in unseren Direktnachrichten.
versus-solo =
    { $number ->
        [one] { $games } ist ein Solospiel, deshalb gibt es keine Computerspieler.
       *[other] { $games } sind Solospiele, deshalb gibt es keine Computerspieler.
    }
solo = Das ist ein Solospiel ohne Computerspieler.
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
        [easy] Macht Fehler, gut für deine ersten Partien
        [medium] Spielt gut, übersieht aber manches
       *[hard] Spielt so gut wie möglich
    }
opponents =
    { $number ->
        [one] Gegen { $number } Computer
       *[other] Gegen { $number } Computer
    }

add = Computer dazusetzen
alone = Keine Lust zu warten? Drück „{ $add }“.
wanted =
    Drück „{ $add }“: Es { $number ->
        [one] fehlt noch { $number } Computer.
       *[other] fehlen noch { $number } Computer.
    }
replace-menu = Eingeladene Person durch Computer ersetzen
replace = { $computer } statt { $who }

stand-in = Computer übernehmen lassen
stand-in-replace = { $who } ersetzen
stand-in-replace-one = Einen Computer ersetzen
stand-in-ask = Welcher Computer soll einen Platz übernehmen? Die anderen am Tisch werden vorher gefragt.
stand-in-alone = Welcher Computer soll ersetzt werden, und durch welchen?
stand-in-menu = Wähle einen Computer und einen Platz
stand-in-own = { $computer } übernimmt für dich
stand-in-for = { $computer } übernimmt für { $owner }
late-forfeit = Die Zeit von { $who } ist abgelaufen, Ziehen geht aber noch. Ohne Zug verfällt der Platz. Frist: { $when }.
done-substituted = Erledigt. Der Platz ist neu besetzt.
name-newcomer = Wer soll den Platz übernehmen? Nenne eine Person oder einen Computer.
name-one-newcomer = Nenne für den Platz eine Person oder einen Computer, nicht beides.

beaten = Siege gegen Computer: { $levels }.
beaten-level =
    { $level ->
        [easy] leicht { $won } von { $played }
        [medium] mittel { $won } von { $played }
       *[hard] schwer { $won } von { $played }
    }
try-next =
    { $level ->
        [easy] Du hast den leichten Computer { $won ->
            [one] { $won }-mal
           *[other] { $won }-mal
        } besiegt.
       *[medium] Du hast den mittleren Computer { $won ->
            [one] { $won }-mal
           *[other] { $won }-mal
        } besiegt.
    } { $next ->
        [medium] Bereit für die Stufe „mittel“?
       *[hard] Bereit für die Stufe „schwer“?
    }
try-button =
    { $next ->
        [medium] Gegen Computer (mittel) spielen
       *[hard] Gegen Computer (schwer) spielen
    }
