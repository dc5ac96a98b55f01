### Lo que se cuenta de las partidas lejos de sus mesas: listas y resultados en canales, y avisos a quienes las siguen.

games-heading = ## Partidas en curso
games-none = Ahora mismo no hay partidas en curso en este servidor. Usa `/play` para abrir una mesa.
games-more =
    -# { $number ->
        [one] { $number } partida más
       *[other] { $number } partidas más
    } en este servidor: mira `/games`.

## Una línea por partida

game-turn = - **{ $game }**, { $people }: turno de { $who }.
game-nobody = - **{ $game }**, { $people }.
game-paused = - **{ $game }**, { $people }: en pausa.

## Una partida terminada en el canal de resultados

result-of = **{ $game }**, { $people }.

## /follow: recibir avisos de una partida sin jugar en ella. Privado.

follow-heading = ## Seguir { $game }
follow-nothing-here = ## Partidas que sigues
follow-not = No sigues esta partida de { $people }. Si la sigues, recibes avisos de la forma que elegiste en `/me`.
follow-turns = Sigues esta partida de { $people }: recibes avisos de los turnos (uno por minuto como máximo) y del final.
follow-end = Sigues esta partida de { $people }: recibes un aviso cuando termine.
follow-over = Esta partida de { $people } terminó.
follow-button = Seguir
tell-turns = Avisarme de cada turno
tell-end = Avisarme solo del final
stop-following = Dejar de seguir esta partida
follow-none = No sigues ninguna partida. Usa `/follow` en un canal donde jueguen otras personas.
follow-others =
    { $number ->
        [0] No sigues ninguna otra partida.
        [one] Sigues { $number } partida más:
       *[other] Sigues { $number } partidas más:
    }
pick-to-stop = Dejar de seguir una partida…
followed-game = { $game }: { $people }
followed-unknown = Una partida que ya no se puede leer

## Lo que reciben quienes siguen una partida

followed-turn = Es el turno de { $who } en la partida de { $game } que sigues en { $channel } ({ $people }).
called-turn = { $mentions }: es el turno de { $who } en una partida de { $game } que sigues.
followed-end = La partida de { $game } que seguías en { $channel } ({ $people }) terminó. { $result }
called-end = { $mentions }: la partida de { $game } que seguías terminó. { $result }

## /board en un canal con varias partidas en sus hilos

which-board = Hay partidas en varios hilos de este canal. ¿Cuál quieres ver?
pick-board = Elige una partida
