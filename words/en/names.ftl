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
