### /privacy: what is stored about a person, and its deletion, in Brazilian Portuguese. “Conta apagada” as in names.ftl.

## Buttons

delete = Apagar meus dados
delete-now = Apagar para sempre
keep = Manter meus dados
notice = Aviso de privacidade
terms = Termos de uso

## What is stored

nothing = Não há nada guardado sobre você.
kept-on = Nada foi apagado.
asked = Apagar todos os seus dados? Você sai de todas as mesas abertas e desiste de todas as partidas em andamento. As partidas por mensagem direta são apagadas. As outras ficam, com “Conta apagada” no lugar do seu nome. Mensagens já publicadas em canais ficam. Isso não pode ser desfeito.
kept-id = Seu ID do Discord está guardado.
kept-tables =
    Seu ID do Discord está guardado, e seu nome também, em { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }: { $counted }.
tables-lobby =
    { $number ->
        [one] { $number } aberta
       *[other] { $number } abertas
    }
tables-running = { $number } em andamento
tables-over =
    { $number ->
        [one] { $number } encerrada
       *[other] { $number } encerradas
    }
tables-cancelled =
    { $number ->
        [one] { $number } cancelada
       *[other] { $number } canceladas
    }
called = Lá você aparece como { $names }.
settings = Suas configurações guardadas: { $settings }.
discord-language = O idioma do seu Discord está guardado.
puzzles =
    { $puzzles ->
        [one] Seu resultado em { $puzzles } problema está guardado.
       *[other] Seus resultados em { $puzzles } problemas estão guardados.
    }
exercises =
    { $exercises ->
        [one] { $exercises } exercício das suas partidas está guardado.
       *[other] { $exercises } exercícios das suas partidas estão guardados.
    }
followed =
    { $games ->
        [one] Você segue { $games } partida.
       *[other] Você segue { $games } partidas.
    }
offers = Suas propostas abertas e seus avisos de propostas estão guardados ({ $number } ao todo).
tournaments = Seus torneios estão guardados.
file = O arquivo contém tudo: seus nomes, lugares, jogadas, as palavras que você adicionou, resultados e tudo o mais que está guardado sobre você.

## After the deletion: several sentences, joined by spaces

done-none = Pronto. O banco de dados do bot não contém mais nenhum dado seu.
done =
    Pronto. Seu nome e seu ID foram removidos de { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }. O banco de dados do bot não contém mais nada sobre você.
done-damaged =
    { $tables ->
        [one] Pronto, menos em { $tables } mesa: o registro dela está danificado e não pode ser alterado. Fale com quem administra o bot, que encontra os detalhes no log.
       *[other] Pronto, menos em { $tables } mesas: os registros delas estão danificados e não podem ser alterados. Fale com quem administra o bot, que encontra os detalhes no log.
    }
traces = Os arquivos do banco de dados ainda têm vestígios, porque outro programa está lendo esses arquivos. O bot remove tudo em até 2 horas, ou quando esse programa terminar.
no-backups = Este bot não faz backups por conta própria.
in-backups =
    { $backups ->
        [1] O backup mais recente do bot ainda contém o que você apagou. Um novo o substitui a cada dia.
        [one] Os backups do bot ainda contêm o que você apagou. É feito um por dia, e os { $backups } mais recentes são mantidos. Seus dados somem deles em cerca de { $backups } dias.
       *[other] Os backups do bot ainda contêm o que você apagou. É feito um por dia, e os { $backups } mais recentes são mantidos. Seus dados somem deles em cerca de { $backups } dias.
    }
delete-again = Se quem administra o bot restaurar um backup, apague seus dados de novo. Pergunte também sobre cópias guardadas em outros lugares.
reviews =
    { $games ->
        [one] O que uma análise encontrou sobre o seu jogo em { $games } partida está guardado.
       *[other] O que análises encontraram sobre o seu jogo em { $games } partidas está guardado.
    }
