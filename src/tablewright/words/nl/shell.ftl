### De tafel rond elk spel: lobby, actiebalk, verslag, regels, uitslag, fouten.

## Everywhere
shell-close = Sluiten
shell-rather-not = Liever niet
shell-new = nieuw
shell-settings = Instellingen
shell-theme = Weergave
shell-theme-system = Zoals mijn apparaat
shell-theme-light = Licht
shell-theme-dark = Donker
shell-language = Taal
shell-motion = Animatie
shell-motion-on = Aan
shell-motion-off = Uit
shell-motion-system = Je apparaat vraagt om minder beweging, dus de stukken blijven stil, ook als dit aan staat.
shell-to-lobby = Naar de lobby
shell-lost = Op dit adres is niets te vinden.
shell-connecting = We schuiven aan tafel …
shell-connection-lost = De verbinding is weg. Er wordt opnieuw geprobeerd …
shell-try-again-in =
    { $count ->
        [one] Probeer het over { $count } seconde opnieuw.
       *[other] Probeer het over { $count } seconden opnieuw.
    }
shell-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }

## Lobby
shell-lobby-title = Schuif aan.
shell-lobby-promise = Grote, pittige bordspellen met al hun regels: elke zet gecontroleerd, elk punt uitgelegd, tegen bots of met vrienden.
shell-play-now = Speel nu tegen een bot
shell-new-table = Nieuwe tafel
shell-games = Spellen
shell-game-seats = Voor { $fewest } tot { $most } spelers
shell-guest-name = Je naam
shell-guest-other = Gast
shell-tables-mine = Jouw tafels
shell-tables-mine-none = Je zit nog aan geen enkele tafel. Met één klik hierboven wel.
shell-tables-open = Open tafels
shell-tables-open-none = Op dit moment zoekt niemand medespelers. Open een tafel en deel de link.
shell-tables-running = Tafels om bij te kijken
shell-tables-all = Toon alle { $count }
shell-table-waiting =
    { $count ->
        [one] { $count } vrije plaats
       *[other] { $count } vrije plaatsen
    }
shell-table-running = Bezig
shell-table-turn = { $player } is aan zet
shell-table-finished = Gewonnen door { $players }
shell-table-archived = Om na te spelen
shell-import = Partij importeren
shell-import-note = Loop een afgelopen partij na vanuit het .txt- of .json-bestand.
shell-import-delete = Deze geïmporteerde partij verwijderen
shell-import-delete-title = De geïmporteerde partij verwijderen?
shell-import-delete-note = Ze verdwijnt voor iedereen die de link heeft, met alle opmerkingen erbij. Het bestand waar ze uit komt blijft zoals het is.
shell-import-delete-yes = Verwijderen
shell-about-what = Tablewright is vrije software om bordspellen te spelen, na te spelen en te bestuderen.
shell-about-unofficial = Het is een onofficieel project van liefhebbers. Het is niet verbonden aan en niet goedgekeurd door de auteurs, uitgevers of licentiehouders. Vind je een spel leuk, koop dan de doos.
shell-about-icons = Veel pictogrammen komen van

## A new table
shell-seats-how-many = Aantal spelers
shell-seats-count =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
shell-seat-kind-me = Ik
shell-seat-kind-here = Iemand anders aan dit scherm
shell-seat-kind-open = Vrije plaats: ik deel de link
shell-bot-random = Willekeurige bot
shell-bot-greedy = Gretige bot
shell-bot-novice = Beginnersbot
shell-bot-club = Clubbot
shell-bot-strong = Sterke bot
shell-bot-expert = Expertbot
shell-settings-game = Hoe er gespeeld wordt
shell-new-table-open = Het spel begint zodra alle plaatsen bezet zijn.
shell-new-table-full = Iedereen is er: het spel begint meteen.
shell-new-table-create = Tafel openen

## Before the start
shell-waiting-room = Wachtkamer
shell-waiting-open =
    { $count ->
        [one] Er is nog { $count } plaats vrij. Deel de link.
       *[other] Er zijn nog { $count } plaatsen vrij. Deel de link.
    }
shell-waiting-full = Iedereen is er.
shell-copy-link = Link kopiëren
shell-link-copied = De link is gekopieerd.
shell-join = Hier zitten
shell-leave = Van tafel gaan
shell-start = Spel beginnen

## Seats
shell-seats = Spelers
shell-seat-number = Plaats { $number }
shell-seat-open = vrije plaats
shell-seat-me = jij
shell-seat-here = aan tafel
shell-seat-away = afwezig
shell-seat-turn = Beslist
shell-seat-my-turn = Jij bent aan zet
shell-seat-details = Alles over { $player }
shell-seat-no-details = Er is niets meer te tonen.
shell-score-now = punten als het spel nu zou eindigen
shell-look = Kijk van hieruit
shell-look-now = Nu in beeld
shell-watching =
    { $count ->
        [one] { $count } persoon kijkt mee
       *[other] { $count } mensen kijken mee
    }

## The action bar
shell-actions = Wat te doen
shell-board = Bord
shell-side = Verslag en regels
shell-pages = Delen van de tafel
shell-waiting-for = { $player } beslist:
shell-waiting-secret = { $player } beslist in het geheim.
shell-finished = Het spel is afgelopen.
shell-replay-note = Je bekijkt een eerder moment. Wat je hier doet, verandert niets aan het spel.
shell-options-answers = Antwoorden
shell-options-any-time = Op elk moment
shell-options-all = Toon alle { $count }
shell-options-folded = { $label } ({ $count })
shell-options-further =
    { $count ->
        [one] en nog { $count }
       *[other] en nog { $count }
    }
shell-preview-more = Wat daarna komt, is nog niet bekend.
shell-compose-less = { $thing }: één minder
shell-compose-more = { $thing }: één meer
shell-compose-send = Betaal { $chosen } van { $due }
shell-compose-variety = Kies minstens { $kinds } soorten.
shell-why-not = Nu niet mogelijk
shell-why-nothing = Hier is nu niets te doen.
shell-why-point-first = Wijs eerst iets op het bord aan en vraag dan waarom.
shell-undo = Terugnemen
shell-undo-takes-back = Neemt terug:
shell-undo-steps =
    { $count ->
        [one] Je kunt { $count } stap terug.
       *[other] Je kunt { $count } stappen terug.
    }
shell-undo-nothing = Je hebt niets om terug te nemen.
shell-undo-too-long = Aan deze tafel is te veel teruggenomen: vanaf hier telt elke zet.
shell-undo-other-seat = Iemand anders heeft intussen iets gedaan, dus verder terug kan niet.
shell-undo-reveal = Er is iets verborgens onthuld, dus verder terug kan niet.
shell-undo-chance = Het toeval heeft beslist, dus verder terug kan niet.
shell-turn = Deze beurt tot nu toe
shell-turn-steps =
    { $count ->
        [one] { $count } stap
       *[other] { $count } stappen
    }
shell-turn-take-back =
    { $count ->
        [one] Neem deze stap terug
       *[other] Neem { $count } stappen terug
    }

## The board
shell-outline = Het bord in woorden
shell-zoom = Grootte van het bord
shell-zoom-in = Groter
shell-zoom-out = Kleiner
shell-zoom-fit = Hele bord tonen

## Beside the board: plan, talk, log and rules
shell-plan = Plan
shell-talk = Chat
shell-log = Verslag
shell-log-empty = Er is nog niets gebeurd.
shell-log-earlier =
    { $count ->
        [one] { $count } eerdere beurt
       *[other] { $count } eerdere beurten
    }
shell-log-more = Eerdere beurten
shell-log-setup = Opbouw
shell-log-round = Ronde { $round }
shell-log-step = Toon de tafel na zet { $ply }
shell-rules = Regels
shell-rules-search = Zoek in de regels
shell-rules-chapters = Hoofdstukken
shell-rules-found =
    { $count ->
        [one] { $count } bepaling
       *[other] { $count } bepalingen
    }
shell-rules-none = Geen enkele bepaling bevat al deze woorden.
shell-rules-reconstructed =
    { $count ->
        [one] { $count } gereconstrueerde waarde
       *[other] { $count } gereconstrueerde waarden
    }
shell-rules-reconstructed-why = Geen enkele bron noemt deze gedrukte waarden. Ze zijn afgeleid uit de regels en hun voorbeelden en kunnen afwijken van jouw exemplaar.
shell-rule-link = Regel { $rule }

## Time
shell-timeline = Verloop
shell-timeline-at = Zet { $ply } van { $last }
shell-timeline-first = Naar het begin
shell-timeline-back = Eén zet terug
shell-timeline-forward = Eén zet verder
shell-timeline-live = Terug naar nu
shell-timeline-result = Naar de uitslag

## The result
shell-result = Uitslag
shell-result-winner =
    { $count ->
        [one] { $players } wint
       *[other] { $players } delen de overwinning
    }
shell-result-rank = { $rank }.
shell-result-breakdown = Waar de punten vandaan komen
shell-result-item = Voor
shell-result-total = Totaal
shell-result-tie-break = Bij gelijke stand
shell-result-board = Bekijk het bord
shell-rematch = Nog een keer
shell-step-through = Partij nalopen
shell-record-text = Partij (.txt)
shell-record-json = Partij (.json)
shell-seal = Zegel van deze deling
shell-seal-promise = Het schudden lag vast vóór de eerste zet. Dit zegel bewijst het: het is een hash van het begingetal en de opstelling, en het begingetal staat in de partij die je na afloop kunt ophalen. Bewaar het als je het wilt nagaan.
shell-seal-check = Haal de partij op en ga na dat dit spel gespeeld is met de deling die het zegel vanaf het begin beloofde:

## Help
shell-help = Toetsen en gebaren
shell-key-option = die mogelijkheid kiezen
shell-key-zones = van de ene bruikbare plek naar de andere
shell-key-act = de aangewezen plek gebruiken
shell-key-why = vragen waarom niet
shell-key-undo = je laatste stap terugnemen
shell-key-history = één zet terug of verder in het verloop
shell-key-search = in de regels zoeken
shell-key-away = opbergen wat open is
shell-key-help = deze hulp tonen
shell-key-talk = iets zeggen aan tafel
shell-help-touch = Met een vinger: tik om te gebruiken, houd ingedrukt om te vragen waarom, knijp om het bord te vergroten. Met een muis: wijs aan, klik, draai aan het wiel om te zoomen, sleep om te verschuiven.

## Errors
error-offline = De server is niet te bereiken.
error-unreadable = Het antwoord van de server is niet te lezen.
error-connection-lost = De verbinding viel weg vóór het antwoord. Kijk of je zet is geteld voordat je het opnieuw probeert.
error-bad-request = De server begreep dit verzoek niet.
error-malformed = De server begreep dit bericht niet.
error-unknown-type = De server kent dit soort bericht niet.
error-too-large = Dat is te veel in één keer.
error-too-slow = Het verzoek deed er te lang over om aan te komen.
error-too-many = Dat was te veel in korte tijd. Wacht even en probeer het opnieuw.
error-too-many-tables = Je hebt te veel tafels die niet klaar zijn. Maak er eerst een af of verlaat er een.
error-too-many-imports = Je bewaart { $most } geïmporteerde partijen, en meer passen er niet. Verwijder er eerst een in de lobby.
error-too-many-bot-tables = Te veel van je tafels hebben alleen bots. Laat er een uitspelen, of beëindig er een.
error-unknown-path = Op dit adres is niets te vinden.
error-not-allowed-here = Dat kan niet op dit adres.
error-unknown-game = Dit spel is hier niet geïnstalleerd.
error-unknown-table = Die tafel bestaat niet.
error-unknown-seat = Die plaats bestaat niet.
error-unknown-ply = Zo’n moment kent deze partij niet.
error-bad-setup = Zo kan deze tafel niet worden klaargezet.
error-bad-record = Dit bestand is geen partij die hier kan worden nagespeeld.
error-record-too-long = Deze partij heeft meer dan { $most } zetten; langere kunnen niet worden geïmporteerd.
error-record-too-slow = Het duurt te lang om deze partij na te spelen; ze is niet geïmporteerd.
error-not-imported = Alleen geïmporteerde partijen kunnen worden verwijderd.
error-foreign-seat = Dat is niet jouw plaats.
error-not-host = Dat mag alleen wie de tafel heeft geopend.
error-wrong-password = Accountnaam en wachtwoord horen niet bij elkaar.
error-signed-out = Je bent zojuist afgemeld, hier of ergens anders.
error-has-account = Je hebt al een account.
error-no-account = Dat kan alleen met een account.
error-login-taken = Iemand anders heeft deze accountnaam al.
error-bad-name = Deze naam kan niet. Een naam heeft 1 tot 40 zichtbare tekens, zonder # of iets dat erop lijkt.
error-bad-login = Deze accountnaam kan niet: 3 tot 40 tekens, letters van a tot z, cijfers en de tekens . _ -
error-weak-password = Dit wachtwoord is makkelijk te raden: het is een van de eerste die geprobeerd worden. Drie of vier woorden die niet bij elkaar horen zijn goed.
error-seat-taken = Iemand was sneller: de plaats is bezet.
error-seated-already = Je hebt in dit spel op een andere plaats gezeten, en niemand mag in twee handen kijken. Naar die plaats kun je terug.
error-was-removed = De gastheer heeft je van deze tafel verwijderd. Je kunt hier weer zitten als je wordt toegelaten.
error-open-seats = Er zijn nog vrije plaatsen.
error-table-started = Het spel is al begonnen.
error-not-started = Het spel is nog niet begonnen.
error-table-finished = Het spel is afgelopen.
error-table-paused = Het spel is gepauzeerd. Het gaat verder zodra de gastheer dat zegt.
error-table-abandoned = Het spel is zonder uitslag beëindigd.
error-table-too-long = Deze tafel heeft { $most } zetten, met de teruggenomen erbij, en er passen er niet meer in. Wie de tafel heeft geopend kan haar beëindigen.
error-still-running = Dat kan pas als het spel is afgelopen.
error-stale-ply = De tafel is intussen verder. Kijk opnieuw en kies dan.
error-unknown-action = Het spel kent deze actie niet.
error-illegal-action = Dat is nu niet mogelijk.
error-cannot-undo = Dat kan niet meer worden teruggenomen.
error-other-rules = Deze tafel is gespeeld met een andere versie van de regels dan hier is geïnstalleerd.
error-damaged-table = Wat van deze tafel is opgeslagen, kan niet worden gelezen. De beheerder van deze site kan uitzoeken waarom.
error-foreign-origin = Deze pagina mag niet met de server praten.
error-not-ready = Deze server kan nu even niemand ontvangen. Probeer het zo meteen opnieuw.
error-internal = De server maakte een fout. Je spel is veilig; probeer het opnieuw.
error-database-away = De server kan zijn database niet bereiken. Hij gaat zo vanzelf verder; niets wat bevestigd is gaat verloren.

## Borden

shell-board-options = { $count ->
        [one] 1 keuze hier
       *[other] { $count } keuzes hier
    }
shell-board-points = Punten
shell-board-score = Punten als het spel nu eindigde
shell-board-reconstructed = De gedrukte waarde is niet bekend; deze is gereconstrueerd.
