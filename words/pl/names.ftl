# Author: the project’s first translator
# Reviewer: nobody yet

### Nazwy graczy.

somebody = Ktoś
former-player = Dawny gracz
computer =
    Komputer ({ $level ->
        [easy] łatwy
        [medium] średni
       *[hard] trudny
    })

computer-short =
    SI: { $level ->
        [easy] łatwy
        [medium] średni
       *[hard] trudny
    }
