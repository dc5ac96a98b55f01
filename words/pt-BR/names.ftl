### What players are called, in Brazilian Portuguese.

somebody = Alguém
former-player = Conta apagada
computer =
    Computador{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    } ({ $level ->
        [very-easy] muito fácil
        [easy] fácil
        [fairly-easy] meio fácil
        [medium] médio
        [fairly-hard] meio difícil
       *[hard] difícil
    })
computer-short =
    PC{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
namesake = { $who } ({ $number })
player =
    { $word ->
        [acacia] Acácia
        [agate] Ágata
        [alabaster] Alabastro
        [alder] Amieiro
        [almond] Amêndoa
        [amber] Âmbar
        [amethyst] Ametista
        [aquamarine] Água-marinha
        [ash] Freixo
        [aspen] Álamo
        [baobab] Baobá
        [basalt] Basalto
        [beech] Faia
        [beryl] Berilo
        [birch] Bétula
        [bora] Bora
        [breeze] Brisa
        [cedar] Cedro
        [chalk] Giz
        [cherry] Cereja
        [chestnut] Castanha
        [citrine] Citrino
        [cloud] Nuvem
        [copper] Cobre
        [coral] Coral
        [crystal] Cristal
        [cypress] Cipreste
        [diamond] Diamante
        [dolomite] Dolomita
        [ebony] Ébano
        [elm] Olmo
        [emerald] Esmeralda
        [feldspar] Feldspato
        [fir] Abeto
        [flint] Sílex
        [garnet] Granada
        [ginkgo] Ginkgo
        [gneiss] Gnaisse
        [granite] Granito
        [graphite] Grafite
        [gypsum] Gipsita
        [hawthorn] Espinheiro
        [hazel] Avelã
        [heather] Urze
        [hematite] Hematita
        [holly] Azevinho
        [ivy] Hera
        [jade] Jade
        [jasper] Jaspe
        [juniper] Zimbro
        [larch] Lariço
        [laurel] Louro
        [lilac] Lilás
        [limestone] Calcário
        [linden] Tília
        [magnolia] Magnólia
        [mahogany] Mogno
        [malachite] Malaquita
        [maple] Bordo
        [marble] Mármore
        [mica] Mica
        [mist] Névoa
        [mistral] Mistral
        [monsoon] Monção
        [mulberry] Amora
        [myrtle] Murta
        [oak] Carvalho
        [obsidian] Obsidiana
        [olive] Oliva
        [onyx] Ônix
        [opal] Opala
        [palm] Palmeira
        [pearl] Pérola
        [pebble] Seixo
        [peridot] Peridoto
        [pine] Pinheiro
        [poplar] Choupo
        [porphyry] Pórfiro
        [pumice] Púmice
        [pyrite] Pirita
        [quartz] Quartzo
        [rain] Chuva
        [rowan] Sorveira
        [ruby] Rubi
        [sandstone] Arenito
        [sapphire] Safira
        [sequoia] Sequoia
        [sirocco] Siroco
        [slate] Ardósia
        [snow] Neve
        [spinel] Espinélio
        [spruce] Espruce
        [storm] Tempestade
        [teak] Teca
        [thunder] Trovão
        [topaz] Topázio
        [tourmaline] Turmalina
        [tramontane] Tramontana
        [travertine] Travertino
        [tuff] Tufo
        [turquoise] Turquesa
        [walnut] Nogueira
        [willow] Salgueiro
        [zephyr] Zéfiro
       *[zircon] Zircão
    } { $number }
