### Die Sprachen, in /settings und /me.

name = Deutsch
as-in-discord = Wie in Discord

## Über den Menüs

person-heading = **Sprache** für alles, was nur du siehst.
server-heading = **Sprache** für neue Tische.

## Was eine Änderung bewirkt

person-chosen = Die Sprache für alles, was nur du siehst, ist jetzt { $language }.
person-as-in-discord = Für alles, was nur du siehst, gilt jetzt deine Discord-Sprache.
server-chosen = Die Sprache für neue Tische ist jetzt { $language }. Offene Tische behalten ihre Sprache.
server-as-in-discord = Für neue Tische gilt jetzt die Discord-Sprache dieses Servers. Offene Tische behalten ihre Sprache.

## Was jemand festgelegt hat, in der Liste von /privacy

settled-language = deine Sprache
settled-locale = deine Discord-Sprache

## Eine Sprache, die neu ist: Beta

beta = { $language } (Beta)
beta-report = -# { $languages } { $many ->
    [one] ist
   *[other] sind
 } hier neu. Du hast einen falschen Satz gefunden? Melde ihn hier: { $address }
beta-tell = -# { $languages } { $many ->
    [one] ist
   *[other] sind
 } hier neu. Du hast einen falschen Satz gefunden? Sag es der Person, die diesen Bot betreibt.
