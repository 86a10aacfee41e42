# Il tabellone di Agra: le aree, ciò che dicono i pezzi e le plance dei giocatori.

# Aree.
agra-board-areas = Aree del tabellone
agra-board-city = Città
agra-board-characters = Personaggi Principali
agra-board-circle = Ciclo di Meditazione
agra-board-goods = Valori delle merci
agra-board-river = Fiume
agra-board-palace = Plancia Imperiale
agra-board-akbar = Imperatore Akbar
agra-board-display = Tessere Favore
agra-board-bonus = Tessere Bonus Costruzione
agra-board-estates = Plance dei giocatori
agra-board-estate = Plancia di { $player }

# Il turno.
agra-board-round = Round { $round }
agra-board-round-of = Round { $round } di { $limit } al massimo
agra-board-ending = Ancora un round dopo questo
agra-board-last-round = Ultimo round
agra-board-turn-of = Turno: { $player }
agra-board-points =
    { $count ->
        [one] 1 punto meditazione da spendere
       *[other] { $count } punti meditazione da spendere
    }
agra-board-start-player = Primo giocatore

# Città e personaggi.
agra-board-site = in costruzione, livello { $level }, costo { $cost }
agra-board-stands = lavoratore di { $player }, non esaurito
agra-board-lies = lavoratore di { $player }, esaurito
agra-board-merchant = Mercante
agra-board-builder = Costruttore
agra-board-rupees =
    { $count ->
        [one] qui c’è 1 rupia
       *[other] qui ci sono { $count } rupie
    }
agra-board-value = Valore { $value }, stampato { $printed }
agra-board-made-from = Si trasforma da: { $good }
agra-board-flags =
    { $count ->
        [one] 1 bandierina
       *[other] { $count } bandierine
    }

# Meditazione.
agra-board-blocked = bloccata
agra-board-costs-points =
    { $count ->
        [one] costa 1 punto meditazione
       *[other] costa { $count } punti meditazione
    }
agra-board-costs-value = costa tanti punti meditazione quanto vale la merce
agra-board-move-farmer = Muovere un Contadino
agra-board-meditation-track = Tracciato Meditazione
agra-board-meditation-space =
    { $count ->
        [one] Meditazione: spazio { $space } di { $last }, 1 punto per il primo lavoratore
       *[other] Meditazione: spazio { $space } di { $last }, { $count } punti per il primo lavoratore
    }

# Fiume.
agra-board-pier = Pontile { $number }
agra-board-pier-open = Livelli aperti: { $levels }.
agra-board-pier-leave =
    { $count ->
        [one] La Barca riparte dopo 1 contratto di livello { $level }.
       *[other] La Barca riparte dopo { $count } contratti di livello { $level }.
    }
agra-board-boat-here = La Barca è qui
agra-board-boat = Barca al pontile { $number }, limite ordini { $limit }
agra-board-limit = Limite ordini: { $count }
agra-board-notable = Livello { $level }, { $guild }
agra-board-ordered = Ordinato, dall’alto in basso: { $goods }
agra-board-beyond = La Barca non è ancora arrivata fin qui
agra-board-delivered = consegnato da { $player }
agra-board-delivered-double = consegnato due volte da { $player }

# Plancia Imperiale.
agra-board-step-of = { $player } sul gradino { $step }
agra-board-orders-of = Ordini: { $guild }
agra-board-marked = Ora disponibile: { $goods }
agra-board-taken = { $taken } evasi o coperti, limite { $limit }
agra-board-bowl = Ciotola per { $good }
agra-board-closed = chiusa da un segnalino neutrale
agra-board-pile = Nel mazzetto: { $count }

# La propria plancia.
agra-board-farm = Fattoria
agra-board-plot = { $track }, spazio { $place }
agra-board-covered = tessera Copertura
agra-board-farmer = contadino
agra-board-production = Produzione di { $good }: { $count }
agra-board-favour = Favore: { $count }
agra-board-favour-price = Possedere almeno { $own } Favore, spenderne { $spend }
agra-board-used = usata in questo turno
agra-board-supply = Riserva personale
agra-board-markers = Marcatori nella riserva: { $count }
agra-board-workers = Lavoratori: { $supply } nella riserva, { $standing } non esauriti, { $lying } esauriti, { $all } in tutto
agra-board-contracts = Contratti
agra-board-no-contracts = Ancora nessun contratto
agra-board-tiles = Tessere Favore possedute
agra-board-stored =
    { $count ->
        [one] 1 lavoratore sulla carta
       *[other] { $count } lavoratori sulla carta
    }
agra-board-depot =
    { $count ->
        [one] 1 merce sulla carta
       *[other] { $count } merci sulla carta
    }
agra-board-secret = Le rupie nel sacchetto sono segrete e non fanno parte di questa somma.
agra-board-tie-break = Merci e Favore (vince chi ne ha di più in caso di parità)
