### Sezony rankingu.

heading = ## { $name }
running = -# Koniec sezonu: { $when }. Liczą się tylko partie zakończone w trakcie sezonu, a wszyscy zaczynają od 0.
over = -# Sezon od { $since } do { $until }. Te miejsca są ostateczne.
none-yet = W tym sezonie nie zakończyła się jeszcze żadna partia.
none-placed = W tym sezonie nikt nie zajął miejsca.
own-place = -# Twoje miejsce: { $place }.

current = -# Trwa sezon { $name }. Koniec: { $when }.
see = Ranking sezonu

begin = Rozpocznij sezon na { $days } dni
form-title = Nowy sezon
form-text = Od teraz liczą się wszystkie partie, które się kończą, a wszyscy zaczynają od 0. Na końcu sezonu miejsca stają się ostateczne.
form-label = Nazwa sezonu
form-hint = Na przykład: Wiosna 2027
begun = ✅ Sezon { $name } się rozpoczął. Każdy może go zobaczyć przez `/leaderboard`.
end = Zakończ sezon
ask-end = Zakończyć teraz sezon { $name }? Jego miejsca staną się ostateczne. Tego nie można cofnąć.
end-now = Zakończ sezon teraz
keep = Nie kończ sezonu

choice-running = { $name } (trwa)
