# Author: the project
# Reviewer: the project

### What players are called. The names of people themselves ($who) stand as they are, in every language.

# In place of a name of which nothing can be shown. It can begin a sentence.
somebody = Somebody

# A player whose data was deleted. It is used like a name, so it can begin a sentence.
former-player = Former player

# A computer player. It is used like a name.
computer =
    Computer ({ $level ->
        [easy] easy
        [medium] medium
       *[hard] hard
    })

# The same on a plate in a picture on which the whole name has no room: at most 14 characters, with the level whole.
# It may use what computer players are called for short.
computer-short =
    AI: { $level ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }
