# Author: the project's first translator
# Reviewer: nobody yet

### Die Sprachen, in /settings und /me.

name = Deutsch
as-in-discord = Wie in Discord

## Über den Menüs

person-heading = **Sprache** von allem, was nur du siehst.
server-heading = **Sprache** neuer Tische.

## Was eine Änderung bewirkt

person-chosen = Was nur du siehst, ist jetzt in dieser Sprache: { $language }.
person-as-in-discord = Was nur du siehst, ist jetzt in der Sprache deines Discord.
server-chosen = Neue Tische sind jetzt in dieser Sprache: { $language }. Offene Tische behalten ihre.
server-as-in-discord = Neue Tische sind jetzt in der Sprache, die dieser Server in Discord hat. Offene Tische behalten ihre.

## Was jemand festgelegt hat, in der Liste von /privacy

settled-language = deine Sprache
settled-locale = die Sprache deines Discord
