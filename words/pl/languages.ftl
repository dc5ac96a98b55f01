### Języki w /settings i /me.

name = Polski

as-in-discord = Jak na Discordzie

## Nad menu

person-heading = **Język** tego, co widzisz tylko ty.
server-heading = **Język** nowych stołów.

## Co zmienił wybór

person-chosen = Wszystko, co widzisz tylko ty, jest teraz w języku: { $language }.
person-as-in-discord = Wszystko, co widzisz tylko ty, jest teraz w języku twojego Discorda.
server-chosen = Nowe stoły są teraz w języku: { $language }. Otwarte stoły zachowują swój język.
server-as-in-discord = Nowe stoły są teraz w języku, który ten serwer ma na Discordzie. Otwarte stoły zachowują swój język.

## Co bot o kimś wie, na liście w /privacy

settled-language = twój język
settled-locale = język twojego Discorda
