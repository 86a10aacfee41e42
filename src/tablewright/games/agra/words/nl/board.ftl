# Het bord van Agra: de gebieden, wat de stukken zeggen, en de borden van de spelers.

# Gebieden.
agra-board-areas = Gebieden van het bord
agra-board-city = Stad
agra-board-characters = Hoofdkarakters
agra-board-circle = Meditatiecirkel
agra-board-goods = Waarden van goederen
agra-board-river = Rivier
agra-board-palace = Paleisbord
agra-board-akbar = Keizer Akbar
agra-board-display = Gunsttegels
agra-board-bonus = Bouwbonustegels
agra-board-estates = Spelersborden
agra-board-estate = Bord van { $player }

# De beurt.
agra-board-round = Ronde { $round }
agra-board-round-of = Ronde { $round } van hoogstens { $limit }
agra-board-ending = Hierna nog één ronde
agra-board-last-round = Laatste ronde
agra-board-turn-of = Beurt: { $player }
agra-board-points =
    { $count ->
        [one] 1 meditatiepunt te besteden
       *[other] { $count } meditatiepunten te besteden
    }
agra-board-start-player = Startspeler

# Stad en karakters.
agra-board-site = in aanbouw, niveau { $level }, kosten { $cost }
agra-board-stands = arbeider van { $player }, staand
agra-board-lies = arbeider van { $player }, liggend
agra-board-merchant = Koopman
agra-board-builder = Bouwer
agra-board-rupees =
    { $count ->
        [one] hier ligt 1 roepie
       *[other] hier liggen { $count } roepies
    }
agra-board-value = Waarde { $value }, gedrukt { $printed }
agra-board-made-from = Wordt gemaakt van: { $good }
agra-board-flags =
    { $count ->
        [one] 1 vlaggetje
       *[other] { $count } vlaggetjes
    }

# Meditatie.
agra-board-blocked = geblokkeerd
agra-board-costs-points =
    { $count ->
        [one] kost 1 meditatiepunt
       *[other] kost { $count } meditatiepunten
    }
agra-board-costs-value = kost evenveel meditatiepunten als het goed waard is
agra-board-move-farmer = Verplaats een Boer
agra-board-meditation-track = Meditatiespoor
agra-board-meditation-space =
    { $count ->
        [one] Meditatie: veld { $space } van { $last }, 1 punt voor de eerste arbeider
       *[other] Meditatie: veld { $space } van { $last }, { $count } punten voor de eerste arbeider
    }

# Rivier.
agra-board-pier = Steiger { $number }
agra-board-pier-open = Open niveaus: { $levels }.
agra-board-pier-leave =
    { $count ->
        [one] De Boot vertrekt na 1 contract van niveau { $level }.
       *[other] De Boot vertrekt na { $count } contracten van niveau { $level }.
    }
agra-board-boat-here = De Boot ligt hier
agra-board-boat = Boot bij steiger { $number }, opdrachtenlimiet { $limit }
agra-board-limit = Opdrachtenlimiet: { $count }
agra-board-notable = Niveau { $level }, { $guild }
agra-board-ordered = Besteld, van boven naar beneden: { $goods }
agra-board-beyond = Zo ver is de Boot nog niet
agra-board-delivered = geleverd door { $player }
agra-board-delivered-double = dubbel geleverd door { $player }

# Paleisbord.
agra-board-step-of = { $player } op trede { $step }
agra-board-orders-of = Opdrachten: { $guild }
agra-board-marked = Nu open: { $goods }
agra-board-taken = { $taken } vervuld of bedekt, limiet { $limit }
agra-board-bowl = Schaal voor { $good }
agra-board-closed = gesloten door een neutraal speelstuk
agra-board-pile = In de stapel: { $count }

# Het eigen bord.
agra-board-farm = Boerderij
agra-board-plot = { $track }, veld { $place }
agra-board-covered = afdekfiche
agra-board-farmer = boer
agra-board-production = Productie van { $good }: { $count }
agra-board-favour = Gunst: { $count }
agra-board-favour-price = Bezit minstens { $own } gunst, geef { $spend } uit
agra-board-used = deze beurt gebruikt
agra-board-supply = Erf
agra-board-markers = Speelstenen op het erf: { $count }
agra-board-workers = Arbeiders: { $supply } in de voorraad, { $standing } staand, { $lying } liggend, { $all } in totaal
agra-board-contracts = Contracten
agra-board-no-contracts = Nog geen contract
agra-board-tiles = Gunsttegels in bezit
agra-board-stored =
    { $count ->
        [one] 1 arbeider op de kaart
       *[other] { $count } arbeiders op de kaart
    }
agra-board-depot =
    { $count ->
        [one] 1 goed op de kaart
       *[other] { $count } goederen op de kaart
    }
agra-board-secret = De roepies in de zak zijn geheim en tellen in deze som niet mee.
agra-board-tie-break = Goederen en gunst (meer wint bij gelijke stand)
