### Wie Mitspielende heißen. Die Namen selbst ($who) bleiben in jeder Sprache, wie sie sind.

somebody = Jemand
former-player = Gelöschtes Profil
computer =
    Computer{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    } ({ $level ->
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    })

computer-short =
    Computer{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }

namesake = { $who } ({ $number })
