### What players are called, in Spanish. The words stand without an article, so their gender shows nowhere.

somebody = Alguien
former-player = Cuenta eliminada
computer =
    Máquina{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    } ({ $level ->
        [very-easy] muy fácil
        [easy] fácil
        [fairly-easy] bastante fácil
        [medium] media
        [fairly-hard] bastante difícil
       *[hard] difícil
    })
computer-short =
    Máquina{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }

namesake = { $who } ({ $number })

player =
    { $word ->
        [acacia] Acacia
        [agate] Ágata
        [alabaster] Alabastro
        [alder] Aliso
        [almond] Almendro
        [amber] Ámbar
        [amethyst] Amatista
        [aquamarine] Aguamarina
        [ash] Fresno
        [aspen] Temblón
        [baobab] Baobab
        [basalt] Basalto
        [beech] Haya
        [beryl] Berilo
        [birch] Abedul
        [bora] Bora
        [breeze] Brisa
        [cedar] Cedro
        [chalk] Tiza
        [cherry] Cerezo
        [chestnut] Castaño
        [citrine] Citrino
        [cloud] Nube
        [copper] Cobre
        [coral] Coral
        [crystal] Cristal
        [cypress] Ciprés
        [diamond] Diamante
        [dolomite] Dolomita
        [ebony] Ébano
        [elm] Olmo
        [emerald] Esmeralda
        [feldspar] Feldespato
        [fir] Abeto
        [flint] Sílex
        [garnet] Granate
        [ginkgo] Ginkgo
        [gneiss] Gneis
        [granite] Granito
        [graphite] Grafito
        [gypsum] Yeso
        [hawthorn] Espino
        [hazel] Avellano
        [heather] Brezo
        [hematite] Hematita
        [holly] Acebo
        [ivy] Hiedra
        [jade] Jade
        [jasper] Jaspe
        [juniper] Enebro
        [larch] Alerce
        [laurel] Laurel
        [lilac] Lila
        [limestone] Caliza
        [linden] Tilo
        [magnolia] Magnolia
        [mahogany] Caoba
        [malachite] Malaquita
        [maple] Arce
        [marble] Mármol
        [mica] Mica
        [mist] Bruma
        [mistral] Mistral
        [monsoon] Monzón
        [mulberry] Morera
        [myrtle] Mirto
        [oak] Roble
        [obsidian] Obsidiana
        [olive] Olivo
        [onyx] Ónix
        [opal] Ópalo
        [palm] Palmera
        [pearl] Perla
        [pebble] Guijarro
        [peridot] Peridoto
        [pine] Pino
        [poplar] Chopo
        [porphyry] Pórfido
        [pumice] Pómez
        [pyrite] Pirita
        [quartz] Cuarzo
        [rain] Lluvia
        [rowan] Serbal
        [ruby] Rubí
        [sandstone] Arenisca
        [sapphire] Zafiro
        [sequoia] Secuoya
        [sirocco] Siroco
        [slate] Pizarra
        [snow] Nieve
        [spinel] Espinela
        [spruce] Pícea
        [storm] Tormenta
        [teak] Teca
        [thunder] Trueno
        [topaz] Topacio
        [tourmaline] Turmalina
        [tramontane] Tramontana
        [travertine] Travertino
        [tuff] Toba
        [turquoise] Turquesa
        [walnut] Nogal
        [willow] Sauce
        [zephyr] Céfiro
       *[zircon] Circón
    } { $number }
