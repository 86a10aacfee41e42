### Yinzi: de begeleide eerste partij.

learn-yinzi-about = Verbouw goederen, bouw fabrieken, maak papier, zijde, porselein en suiker en laad de schepen naar Azië en Europa; met arbeiders om te voeden en belasting om te betalen.

learn-yinzi-welcome = De voorbereiding
learn-yinzi-welcome-goal = Vier ronden beslissen. Overwinningspunten komen van boten, fabrieken, producten in het buitenland, oorlogen, routes, innovaties en zilver.
learn-yinzi-welcome-colour = Kies een kleur. Het is die van je blokjes, en ze bepaalt welke fabrieken meedoen.
learn-yinzi-welcome-factory = Kies je eerste fabriek. Haar kleur zegt welke grondstof ze nodig heeft, haar plaatje wat ze maakt.
learn-yinzi-welcome-site = Een fabriek bedekt twee vakken. Nanzhili en Zhejiang liggen aan de kust: vandaar is de weg naar de schepen kort.
learn-yinzi-welcome-stone = Neem een steen: daarmee bouw je deze ronde een tweede fabriek.

learn-yinzi-bonus = Fase A: een bonus
learn-yinzi-bonus-choose = Kies een bonus. Hoe verder naar links, hoe eerder je deze ronde speelt. Gevoede arbeiders of geen belasting zijn goed voor het begin.
learn-yinzi-bonus-tile = Je mag de plantagetegel onder je bonus kopen. Doe dat: thee gaat op schepen, de andere naar de stad.
learn-yinzi-bonus-plant = Leg hem op een vrij vak. Hij komt met twee van je blokjes.

learn-yinzi-cards = De kaarten
learn-yinzi-cards-frame = In fase B heeft ieder zes acties: drie kaarten voor geluksacties, drie groepen arbeiders voor arbeidersacties.
learn-yinzi-cards-play = Speel een kaart. Haar waarde zegt hoe vaak de actie wordt uitgevoerd, de figuren hoeveel arbeiders je krijgt.
learn-yinzi-cards-cultivate = Gebruik haar om te verbouwen. De arbeiders van de kaart wachten onder die actie, voor later.
learn-yinzi-cards-grow = Verbouw vrije vakken, één voor één: rijst geeft twee blokjes, de andere één. Aan het eind van de ronde heb je voedsel nodig.

learn-yinzi-factories = De fabrieken
learn-yinzi-factories-play = Als je weer aan de beurt bent, speel nog een kaart.
learn-yinzi-factories-action = Gebruik haar om fabrieken te ontwikkelen.
learn-yinzi-factories-build = Bouw een fabriek voor je steen, of betaal munten om er een te verbeteren. Hogere niveaus vragen minder arbeiders en zijn meer waard.
learn-yinzi-factories-tax = Een belastingschijf geeft één uitvoering extra. Maar kaarten en schijven samen worden belast: vanaf 6 kost het zilver.

learn-yinzi-workers = De arbeiders
learn-yinzi-workers-send = Gebruik nu een groep arbeiders die op je bord wacht.
learn-yinzi-workers-resources = Stuur ze om bouwmateriaal te nemen. Elk van de vijf arbeidersacties is één keer per ronde open.
learn-yinzi-workers-take = Elke arbeider brengt een hout of een steen voor een munt: hout is voor boten, steen voor fabrieken.

learn-yinzi-emperor = Voor de keizer
learn-yinzi-emperor-send = Stuur een tweede groep naar de keizerlijke diensten. Wacht er geen groep, speel dan eerst een kaart.
learn-yinzi-emperor-space = Kies een vak: hoe meer arbeiders het vraagt, hoe beter de beloning aan het eind van de ronde.

learn-yinzi-innovations = De innovaties
learn-yinzi-innovations-play = Speel je derde kaart op de innovaties.
learn-yinzi-innovations-place = Leg een schijf op een innovatie. Je besteedt ze als je haar nodig hebt; zo niet, dan scoort wie er in een deel de meeste heeft.

learn-yinzi-war = De oorlog
learn-yinzi-war-army = Stuur je laatste groep naar oorlog & routes. De soldaten staan samen tegen de vijanden op de routetegels.
learn-yinzi-war-glory = Zijn er van alle spelers genoeg, dan is de oorlog gewonnen: het grootste leger scoort 4, het tweede 2. Routes betalen bovendien voor goederen.

learn-yinzi-reckoning = De afrekening
learn-yinzi-reckoning-feed = Nu eten de arbeiders: één voedsel voor elke drie op het bord. Wie te weinig heeft, krijgt tegenspoed, elk 2 punten minder.
learn-yinzi-reckoning-tax = Dan volgen krijgsroem, rampen, keizerlijke beloningen en belasting, en er mag nog voedsel op schepen voor zilver.
learn-yinzi-reckoning-round = Beantwoord wat gevraagd wordt tot de tweede ronde begint.

learn-yinzi-market = De stad
learn-yinzi-market-play = Kies een bonus zoals eerst. Speel dan een kaart om op de stadsmarkt te verkopen.
learn-yinzi-market-sell = Verkoop een goed waar een markt het toont: 2 munten, of 3 op een munt ernaast. Het blokje blijft daar, als grondstof voor iedereen.

learn-yinzi-products = De producten
learn-yinzi-products-produce = Stuur arbeiders om te produceren. Een fabriek maakt van grondstof van haar kleur, uit welke markt ook, een product van jou.

learn-yinzi-ships = De schepen
learn-yinzi-ships-deliver = Stuur arbeiders om schepen te bevoorraden: een product, een thee of twee zout, telkens voor een zilver. Een vol schip vaart uit, en je producten scoren in het buitenland.
learn-yinzi-ships-boats = Alles wat een grens over gaat, heeft riviertransport nodig. Ontwikkel je boten met hout: ze geven ook 2 punten per eenheid.

learn-yinzi-end = Tot het einde
learn-yinzi-end-score = Alles wat de regels toestaan, is nu vrij. Kijk naar de score van je plaats: ze zegt waar je punten vandaan komen.
learn-yinzi-end-play = Speel verder tot en met ronde 4. Houd voedsel voor de arbeiders, zilver voor de belasting, en vul schepen samen met de anderen.
