### Duplicaatspel: dezelfde verdeling aan meerdere tafels.

series-title = Dezelfde verdeling aan meerdere tafels
series-note = Al deze tafels zijn met dezelfde verdeling begonnen. Als de laatste klaar is, wordt ieders score vergeleken met dezelfde plaats aan de andere tafels. Tot dan zien alleen de spelers een tafel, en wie aan een ervan heeft gezeten, kan niet aan een andere plaatsnemen.
series-over = Alle tafels zijn klaar: zo staan ze tegenover elkaar.
series-seated = Je hebt deze verdeling gezien, dus je kunt niet aan een andere van deze tafels plaatsnemen.
series-tables = Tafels
series-table = Tafel { $number }
series-waiting = Wacht op spelers
series-running = Wordt gespeeld
series-finished = Klaar
series-abandoned = Beëindigd zonder uitslag
series-closed = Open voor de spelers tot alle tafels klaar zijn
series-told-later = Studie en partijbestand komen als alle tafels van de serie klaar zijn: ze zouden de verdeling verraden.
series-go = Naar de tafel
series-go-mine = Naar mijn tafel
series-sit-at = Neem plaats aan tafel { $number }, plaats { $seat }
series-link = Link naar deze tafels
series-link-note = Stuur hem naar wie dezelfde verdeling aan een andere tafel moet spelen.
series-one-of = Een van meerdere tafels met dezelfde verdeling.
series-see = Bekijk ze allemaal

## Aan het eind
series-ranking = Ranglijst
series-ranking-note = Wat telt is het verschil met het gemiddelde van dezelfde plaats aan alle tafels: ook wie slecht zat, kan winnen.
series-rank = Rang
series-player = Speler
series-difference = Verschil
series-beaten = Tafels verslagen
series-points = Punten
series-where = Waar
series-by-seat = Scores per plaats
series-average = Gemiddelde van de plaats

## Er een maken
series-new = Tafels met dezelfde verdeling
series-new-note = Duplicaatspel: jij zit aan de eerste tafel, bots zitten aan alle tafels en de andere plaatsen zijn vrij. De scores worden vergeleken als alle tafels klaar zijn.
series-count = { $count ->
    [one] 1 tafel
   *[other] { $count } tafels
}
series-compare = De tafels vergelijken
series-give = Anderen deze verdeling laten spelen
series-give-means = Er komen nieuwe tafels met dezelfde verdeling voor anderen; bots houden hun plaats. Tot ze allemaal klaar zijn, kunnen alleen de spelers dit spel bekijken, en zij kunnen niet aan de nieuwe tafels plaatsnemen. Aan het eind worden de scores plaats voor plaats vergeleken. (Wie dit spel al heeft bekeken, kent de verdeling: dat is een kwestie van eer.)
series-give-do = De tafels openen
series-how-many = Hoeveel tafels erbij
error-unknown-series = Er is geen reeks tafels met dit adres.
error-series-closed = Dezelfde verdeling wordt nog aan andere tafels gespeeld. Tot ze allemaal klaar zijn, zien alleen de spelers deze tafel, zoals ze die in het spel zagen: een partijbestand, studie of kopie ervan is er nog niet.
error-knows-the-deal = Je hebt aan een andere tafel met dezelfde verdeling gezeten, of hebt er een kopie van: je kent hem al.
error-no-series = Deze verdeling kan niet aan anderen worden gegeven.
