### Agra: de begeleide eerste partij.

learn-agra-about = Produceer goederen, bewerk ze, lever ze aan de notabelen langs de rivier en win de gunst van de gilden en de keizer.

learn-agra-welcome = Waar het om gaat
learn-agra-welcome-goal = De rijkste wint. Roepies komen van goederen: die je levert aan de notabelen aan de rivier, aan de gilden en aan Akbar.
learn-agra-welcome-turn = Een beurt heeft drie fasen: de meditatie, die niet hoeft; de actie, waar het om draait; en desgewenst een opdracht.

learn-agra-wood = Het hout
learn-agra-wood-produce = Zet een arbeider op de Houtzagerij: ze produceert hout, zoveel als je boerderij opbrengt. Je arbeider blijft daar staan.
learn-agra-wood-goods = Elke speelsteen van jou op een gebouw is één goed van die soort. Dit is je hout.
learn-agra-wood-merchant = De Koopman stond daar: wie hem bezoekt, krijgt 2 gunst. Daarna trekt hij verder en laat onderweg roepies achter voor wie volgt.

learn-agra-stone = Het zandsteen
learn-agra-stone-produce = Gebruik nu de Groeve voor zandsteen. Met hout en zandsteen kun je later bouwen.
learn-agra-stone-farm = Hoeveel wordt er geproduceerd? Op beide sporen bij de hoek van een goed tellen de vrije vakken tussen de hoek en de boer.
learn-agra-stone-kicked = Je mag gaan waar een andere arbeider staat: die wordt weggestuurd, en zijn eigenaar krijgt gunst. Een eigen veld kost de horige.

learn-agra-meditation = Meditatie
learn-agra-meditation-lay = Begin een beurt met meditatie: leg je beide arbeiders neer. Elk geeft meditatiepunten, alleen voor deze fase.
learn-agra-meditation-process = Besteed ze: bewerk een goed langs een pijl. Dat kost zoveel punten als het nieuwe goed waard is. Bakstenen, cement, planken of papier: kijk wat de notabelen willen.
learn-agra-meditation-blocked = De marker in de cirkel blokkeert wat het laatst is gedaan: de volgende speler kan dat niet doen.

learn-agra-sailor = De Schipper
learn-agra-sailor-use = Zet een arbeider op de Schipper: hij levert je goederen aan de notabelen tot aan de boot. De eerste levering is gratis.
learn-agra-sailor-deliver = Lever een goed dat een notabele heeft besteld. Je krijgt zoveel roepies als er dan speelstenen op de kaart liggen.
learn-agra-sailor-rise = Voor elke notabele die je hebt beleverd, stijg je een stap bij zijn gilde. Zo worden de opdrachten van dat gilde meer waard.
learn-agra-sailor-contract = Als alle goederen van een notabele er zijn, gaat de kaart naar wie het meest heeft geleverd, met haar vermogen; de anderen krijgen gunst.

learn-agra-architect = Bouwen
learn-agra-architect-build = Verzamel hout en zandsteen met een waarde van 3; twee soorten samen tellen 1 extra. Gebruik dan de Architect en bouw.
learn-agra-architect-bonus = Neem een bonustegel: roepies, en nog iets. Hoe lager je gebouw, hoe kleiner ze zijn.
learn-agra-architect-work = Een tweede arbeider van jou staat op het nieuwe gebouw, en daar bewerk je tot drie goederen tegelijk.
learn-agra-architect-follow = Wie met een hoofdactie bewerkt, kan gevolgd worden: de anderen mogen één goed op dezelfde manier bewerken, en jij krijgt gunst voor elk.

learn-agra-orders = Opdrachten en Akbar
learn-agra-orders-serve = Beëindig een beurt met een opdracht: schenk Akbar een goed waarvoor zijn schaal leeg is, of vervul de gemarkeerde opdracht van een gilde.
learn-agra-orders-pays = Een gilde betaalt meer naarmate je er hoger staat. Akbar betaalt aan het eind, en meer voor elke volgende schaal.

learn-agra-botanist = De Botanist
learn-agra-botanist-use = Gebruik de Botanist om je boerderij te verbeteren: twee verschillende dingen van de drie.
learn-agra-botanist-uncover = Verwijder een afdekfiche, verplaats boeren, of betaal goederen om vooruit te gaan in meditatie. Vrije vakken tellen aan beide kanten van de boer.

learn-agra-favour = Gunst
learn-agra-favour-use = Op elk moment van je beurt mag je gunst gebruiken: 2 voor een basisgoed, 3 om er een te bewerken. Elke gunstactie één keer per beurt.
learn-agra-favour-tiles = Op stap 3 en 6 van een gilde kies je tussen gunst en een tegel: een gunstactie voor jou alleen.

learn-agra-rest = Wat er nog is
learn-agra-rest-trader = De Handelaar ruilt tot drie goederen voor andere die samen 1 minder waard zijn, en verlegt de prijzen.
learn-agra-rest-peon = Op een eigen veld gebruik je de horige: 2 roepies, en je arbeider handelt daar opnieuw.
learn-agra-rest-luxury = Elk luxegoed heeft een sterke actie: een beeld geeft een tweede hoofdactie. Alles wat de regels toestaan, is nu vrij.

learn-agra-end = Tot het einde
learn-agra-end-score = Aan het eind krijgt de leider van elk gilde 2 roepies per eigen opdracht daar, de tweede 1; en verwijderde afdekfiches tellen elk 1.
learn-agra-end-trigger = Het einde komt met een contract van niveau IV, een marker boven aan een spoor of een volle kolom opdrachten; daarna volgt nog één ronde.
learn-agra-end-play = Speel verder tot het einde. Kijk waar de boot is, lever wat het meest opbrengt en laat geen beurt voorbijgaan zonder opdracht.
