### Een tafel en haar mensen: de link, vrije plaatsen en wat de gastheer mag.

host-menu = Deze tafel

## The link
host-link = Link naar deze tafel
host-link-private = Privé: wie deze link heeft vindt de tafel, verder niemand.
host-link-listed = Iedereen vindt deze tafel in de lobby; de link leidt er meteen naartoe.
host-private = Privé
host-who-finds = Wie de tafel vindt
host-who-finds-listed = Iedereen in de lobby
host-who-finds-private = Alleen wie de link heeft

## Seats
host-change = Wijzigen
host-seat-change = { $player } wijzigen
host-seat-free = Plaats vrijmaken
host-seat-bot = { $bot } neemt over
host-seat-free-ask = De plaats van { $player } vrijmaken?
host-seat-free-means = Wie daar zat kan alleen nog kijken, en gaat pas weer aan deze tafel zitten als je diegene toelaat. Het spel wacht tot er iemand gaat zitten of een bot verder speelt.
host-seat-bot-ask = De plaats van { $player } aan een bot geven?
host-seat-bot-means = { $bot } speelt vanaf hier verder. Wie daar zat kan alleen nog kijken.
host-seat-lost = Je zit niet meer aan deze tafel. Je kunt nog wel kijken.
host-seat-waits = { $player } is vrij. Het spel gaat verder zodra er iemand gaat zitten.
host-seat-waits-host = { $player } is vrij. Deel de link, of geef de plaats bij “Deze tafel” aan een bot.
host-sit = Hier gaan zitten
host-removed = Van deze tafel verwijderd
host-removed-means = Ze kunnen pas weer aan deze tafel gaan zitten als je ze toelaat.
host-let-in = Weer toelaten
host-let-in-player = { $player } weer toelaten

## Pausing
host-pause = Spel onderbreken
host-pause-note = Niemand kan iets doen, ook bots niet, tot je het verder laat gaan.
host-resume = Verdergaan
host-paused = Het spel is onderbroken.
host-paused-why = De gastheer heeft het spel onderbroken: niemand kan iets doen tot het verdergaat.
host-paused-short = Onderbroken

## Going and ending
host-leave-ask = Het lopende spel verlaten?
host-leave-means = Je plaats komt vrij; iemand anders mag verder spelen en jij kunt alleen nog kijken.
host-leave-host-means = Jij bent de gastheer: de volgende aan tafel neemt dat over.
host-leave-ends = Er zit verder niemand, dus het spel eindigt zonder uitslag.
host-abandon = Spel zonder uitslag beëindigen
host-abandon-note = Voor iedereen en voorgoed. De zetten blijven te bekijken.
host-abandon-ask = Het spel voor iedereen beëindigen?
host-abandon-means = Niemand kan nog verder spelen en niemand wint. De zetten tot nu toe blijven te bekijken. Dit kan niet ongedaan worden gemaakt.
host-abandon-do = Spel beëindigen
host-abandoned = De gastheer heeft dit spel zonder uitslag beëindigd.
host-abandoned-short = Zonder uitslag beëindigd
host-rules-differ = De regels die hier zijn geïnstalleerd, zijn verbeterd sinds dit spel begon.
host-rules-move = Het is te zien tot waar beide overeenkomen: zet { $ply } van { $player } ({ $move }) loopt nu anders af, dus niemand kan verder spelen.
host-rules-hidden = Het is te zien tot waar beide overeenkomen: zet { $ply } van { $player }, in het geheim gekozen, loopt nu anders af, dus niemand kan verder spelen.
host-rules-setup = Al de opstelling komt nu anders uit, dus niemand kan verder spelen. Wat te zien is, is niet wat er gespeeld is.
host-rules-host = De gastheer kan het spel beëindigen.
host-rules-end-means = Niemand wint. De zetten tot waar beide overeenkomen blijven te bekijken, en het verslag bevat ze allemaal. Dit kan niet ongedaan worden gemaakt.
host-close = Tafel sluiten
host-close-ask = Deze tafel sluiten?
host-close-means = Het spel is nog niet begonnen; de tafel verdwijnt voor iedereen die hier wacht.

## Wat er met de plaatsen gebeurde, tussen de zetten van het verslag
seat-log-somebody = iemand
seat-log-sat = { $player } gaat zitten.
seat-log-left = { $player } staat op.
seat-log-removed = De gastheer verwijdert { $player } van de tafel.
seat-log-let-in = De gastheer laat { $player } weer toe.
seat-log-bot = De gastheer geeft de plaats van { $player } aan een bot: { $bot }.
seat-log-bot-alone = De gastheer laat een bot spelen op deze plaats ({ $seat }): { $bot }.
seat-log-freed = De gastheer maakt de plaats van { $player } vrij ({ $bot }).
seat-log-stand-in = De tijd van { $player } is om. Invaller: { $bot }.
seat-log-back = { $player } is terug en speelt verder.
seat-log-paused = De gastheer onderbreekt het spel.
seat-log-resumed = De gastheer laat het spel verdergaan.
seat-log-host = { $player } is nu gastheer.
