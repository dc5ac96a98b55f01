### Los idiomas, en /settings y /me.

name = Español

as-in-discord = Igual que en Discord

## Encima de los menús

person-heading = **Idioma** de todo lo que solo ves tú.
server-heading = **Idioma** de las mesas nuevas.

## Qué cambió

person-chosen = Todo lo que solo ves tú está ahora en este idioma: { $language }.
person-as-in-discord = Todo lo que solo ves tú está ahora en el idioma de tu Discord.
server-chosen = Las mesas nuevas están ahora en este idioma: { $language }. Las mesas abiertas conservan el suyo.
server-as-in-discord = Las mesas nuevas usan ahora el idioma que este servidor tiene en Discord. Las mesas abiertas conservan el suyo.

## Lo que se guarda de alguien, en una lista de /privacy

settled-language = tu idioma
settled-locale = el idioma de tu Discord

## Un idioma nuevo: beta

beta = { $language } (beta)
beta-report =
    -# { $many ->
        [one] Idioma nuevo: { $languages }. ¿Viste una frase incorrecta? Avisa aquí: { $address }
       *[other] Idiomas nuevos: { $languages }. ¿Viste una frase incorrecta? Avisa aquí: { $address }
    }
beta-tell =
    -# { $many ->
        [one] Idioma nuevo: { $languages }. ¿Viste una frase incorrecta? Avisa a quien administra este bot.
       *[other] Idiomas nuevos: { $languages }. ¿Viste una frase incorrecta? Avisa a quien administra este bot.
    }
