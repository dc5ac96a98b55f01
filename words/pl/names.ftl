### Nazwy graczy.

somebody = Ktoś
former-player = Dawny gracz
computer =
    Komputer{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    } ({ $level ->
        [easy] łatwy
        [medium] średni
       *[hard] trudny
    })

computer-short =
    Komputer{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }

namesake = { $who } ({ $number })
