### /privacy: lo que se guarda sobre alguien, y cómo se borra. Privado.

## Botones

delete = Borrar mis datos
delete-now = Borrar para siempre
keep = Conservar mis datos
notice = Aviso de privacidad
terms = Condiciones de uso

## Lo que se guarda

nothing = No se guarda nada sobre ti.
kept-on = No se borró nada.
asked = ¿Borrar todos tus datos? Sales de todas las mesas abiertas y abandonas todas las partidas en curso. Las partidas en mensajes directos se borran. Tus demás partidas se conservan, con “Cuenta eliminada” en lugar de tu nombre. Los mensajes ya publicados en canales se quedan. Esto no se puede deshacer.
kept-id = Se guarda tu ID de Discord.
kept-tables =
    Se guardan tu ID de Discord y tu nombre en { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }: { $counted }.
tables-lobby =
    { $number ->
        [one] { $number } abierta
       *[other] { $number } abiertas
    }
tables-running = { $number } en curso
tables-over =
    { $number ->
        [one] { $number } terminada
       *[other] { $number } terminadas
    }
tables-cancelled =
    { $number ->
        [one] { $number } cancelada
       *[other] { $number } canceladas
    }
called = Allí apareces como { $names }.
settings = Tus ajustes guardados: { $settings }.
discord-language = Se guarda el idioma de tu Discord.
puzzles =
    { $puzzles ->
        [one] Se guarda tu resultado en { $puzzles } problema.
       *[other] Se guardan tus resultados en { $puzzles } problemas.
    }
exercises =
    { $exercises ->
        [one] Se guarda { $exercises } ejercicio de tus partidas.
       *[other] Se guardan { $exercises } ejercicios de tus partidas.
    }
followed =
    { $games ->
        [one] Sigues { $games } partida.
       *[other] Sigues { $games } partidas.
    }
offers = Se guardan tus propuestas abiertas y tus avisos de propuestas ({ $number } en total).
tournaments = Se guardan tus torneos.
file = El archivo contiene todo: tus nombres, puestos, jugadas, las palabras que añadiste, resultados y todo lo demás que se guarda sobre ti.

## Después de borrar: varias frases, con espacios entre ellas

done-none = Listo. La base de datos del bot ya no contiene ningún dato tuyo.
done =
    Listo. Tu nombre y tu ID se quitaron de { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }. La base de datos del bot no contiene nada más sobre ti.
done-damaged =
    { $tables ->
        [one] Listo, salvo { $tables } mesa: su registro está dañado y no se puede cambiar. Pregunta a quien administra el bot, que encuentra los detalles en el diario del programa.
       *[other] Listo, salvo { $tables } mesas: sus registros están dañados y no se pueden cambiar. Pregunta a quien administra el bot, que encuentra los detalles en el diario del programa.
    }
traces = Los archivos de la base de datos aún contienen rastros, porque otro programa los está leyendo. El bot los quita en menos de 2 horas, o cuando ese programa termine.
no-backups = Este bot no hace copias de seguridad por sí mismo.
in-backups =
    { $backups ->
        [1] La copia de seguridad más reciente del bot aún contiene lo que borraste. Cada día una nueva la reemplaza.
        [one] Las copias de seguridad del bot aún contienen lo que borraste. Se hace una cada día, y se conservan las { $backups } más recientes. En unos { $backups } días tus datos ya no están en ellas.
       *[other] Las copias de seguridad del bot aún contienen lo que borraste. Se hace una cada día, y se conservan las { $backups } más recientes. En unos { $backups } días tus datos ya no están en ellas.
    }
delete-again = Si quien administra el bot restaura una copia de seguridad, borra tus datos otra vez. Pregúntale por las copias que guarde en otro lugar.
reviews =
    { $games ->
        [one] Lo que un análisis encontró sobre tu juego en { $games } partida está guardado.
       *[other] Lo que los análisis encontraron sobre tu juego en { $games } partidas está guardado.
    }
