### Seasons, in Brazilian Portuguese: temporadas.

## The leaderboard of a season

heading = ## { $name }
running = -# Fim da temporada: { $when }. Só contam partidas que acabam durante a temporada, e todos começam em 0.
over = -# Temporada de { $since } a { $until }. Estas posições são definitivas.
none-yet = Nenhuma partida acabou nesta temporada ainda.
none-placed = Ninguém conseguiu uma posição nesta temporada.
own-place = -# Sua posição: { $place }.

## Below the leaderboard of all games

current = -# A temporada { $name } está em andamento. Fim: { $when }.
see = Classificação da temporada

## What managers of the server do

begin =
    { $days ->
        [one] Começar temporada de { $days } dia
       *[other] Começar temporada de { $days } dias
    }
form-title = Começar uma temporada
form-text = Contam as partidas que acabarem a partir de agora, e todos começam em 0. Quando a temporada termina, as posições ficam definitivas.
form-label = Nome da temporada
form-hint = Por exemplo: Verão de 2027
begun = ✅ A temporada { $name } começou. Todos podem vê-la com `/leaderboard`.
end = Encerrar a temporada
ask-end = Encerrar a temporada { $name } agora? As posições ficam definitivas. Isso não pode ser desfeito.
end-now = Encerrar a temporada agora
keep = Manter a temporada

## Choices of the command’s option

choice-running = { $name } (em andamento)
