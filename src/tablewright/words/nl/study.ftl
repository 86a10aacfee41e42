### Een afgelopen partij bestuderen: hoe het liep, wat het waard was, wat had gekund.

study-title = Analyse
study-of = { $game }: analyse
study-open = Partij analyseren
study-table = Naar de tafel
study-entry = Open een afgelopen partij uit je lijst met tafels, of breng een geëxporteerde partij als bestand.
study-drop = Sleep een geëxporteerde partij hierheen (.json of .txt)
study-file = Kies een bestand
study-share = Dit moment delen
study-link-copied = De link naar zet { $ply } is gekopieerd.
study-export = Als bestand exporteren
study-eyes = Gezien door de ogen van
study-eyes-all = wie toekeek
study-running = Deze partij gaat nog door: zo is het tot nu toe gegaan, voor zover jij dat kunt weten. Wat de anderen verborgen houden, wat bots ervan vinden en wat-als-kopieën komen als ze is afgelopen.

## The tabs
study-tab-scores = Scores
study-tab-resources = Middelen
study-tab-points = Punten
study-tab-review = De bots
study-tab-comments = Opmerkingen

## Scores and resources over time
study-ply = Zet
study-round = Ronde
study-scores = Scores in de tijd
study-scores-note = Op elk moment: wat iedereen had gehad als het spel toen was afgelopen.
study-standing = De stand aan het einde
study-resource = Wat je wilt volgen
study-resource-held = Wat spelers hebben
study-resource-counted = Wat aan het einde telt

## Where the points came from
study-by-round = Punten per ronde
study-whose = De punten van
study-by-clause = Waar ze vandaan kwamen
study-by-phase = In welke fase
study-by-phase-note = Punten tellen voor de fase waarin de beslissing viel die ze opleverde.
study-best-turns = De beurten die het meest opleverden
study-plies = { $count ->
    [one] zet { $first }
   *[other] zet { $first } tot { $last }
}

## What bots think
study-review-what = Bots spelen de partij vanaf elke beurt vele malen verder en vergelijken wat er gespeeld is met het beste wat ze vinden. Dat duurt een paar minuten; je kunt intussen doorlezen, of weggaan en terugkomen.
study-review-begin = Laat bots op de partij terugkijken
study-review-waiting = Eerst is een andere partij aan de beurt.
study-review-running = Bots kijken op de partij terug: { $done } van { $total }
study-review-cancel = Afbreken
study-review-failed = De bots konden het niet afmaken. Er is niets verloren; probeer het opnieuw.
study-review-doubt = Dit alles is wat bots denken, uit verzonnen partijen waarin ze alleen weten wat de speler kon weten. Meesters zijn ze niet: ± zegt hoe ver een getal er alleen al door toeval naast kan zitten, en waar ze een stelling verkeerd beoordelen is dat nog meer.
study-wins = Kans om te winnen
study-verdict-best = De bots vonden niets beters dan wat er gespeeld is.
study-verdict-behind = { $points } punten (± { $error }) achter op het beste wat de bots vonden; ook winnen telt voor enkele punten.
study-verdict-unsure = Dat kan heel goed toeval zijn.
study-verdict-instead = Zij hadden gespeeld:
study-turning = Keerpunten
study-turning-none = Geen enkele beslissing of trekking springt er zonder twijfel uit.
study-turning-choice = Met deze keuze verloor { $player } iets
study-turning-luck = Wat er voor { $player } uit kwam
study-luck = Geluk en spel
study-luck-points = Geluk
study-play-points = De rest van de voorsprong
study-luck-note = Geluk is wat elke eigen trekking van een speler (dobbelstenen, kaarten, tegels) waard was, vergeleken met wat er had kunnen komen. De rest van de uiteindelijke voorsprong op de beste tegenstander is spel, de volgorde van de plaatsen en wat bots verkeerd beoordelen.
study-player = Speler
study-draws = Trekkingen

## Comments
study-comment-about = Opmerking bij zet { $ply }
study-comment-send = Opmerking toevoegen
study-comment-none = Nog niemand heeft iets geschreven.
study-comment-nobody = Iemand
study-comment-remove = Mijn opmerking bij zet { $ply } weghalen

## What if
study-what-if = Wat als …
study-what-if-over = Hier is het spel afgelopen. Ga eerst een paar zetten terug.
study-what-if-title = Wat als: verder vanaf zet { $ply }
study-what-if-means = Je krijgt een eigen privétafel die hier begint. Bots nemen de andere plaatsen in; de partij die je bestudeert blijft zoals ze is.
study-what-if-seat = Ik zit hier
study-what-if-bot = Tegen
study-what-if-chance = Dobbelstenen, kaarten en tegels komen in de volgorde waarin ze in de partij kwamen, zodat jouw keuzes het verschil maken. Je ziet wat een speler op die plaats mag zien.
study-what-if-begin = Ga vanaf hier verder
study-what-if-copy = Een wat-als-kopie, vanaf zet { $ply }.
study-what-if-back = Terug naar de analyse

## Refusals
error-not-yours = Dat is van iemand anders.
error-too-many-comments = Bij deze partij passen niet meer opmerkingen.
error-nothing-follows = Daar is het spel afgelopen. Ga verder vanaf een eerdere zet.
