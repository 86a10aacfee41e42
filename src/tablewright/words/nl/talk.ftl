### Praten aan tafel en de revanche: wat mensen aan een tafel met elkaar te maken hebben.

## Talk
talk-empty = Er heeft nog niemand iets gezegd.
talk-earlier = Eerdere regels
talk-say = Zeg iets
talk-send = Zeg het
talk-to-players = Iedereen aan tafel hoort je, en wie kijkt ook.
talk-to-watchers = Wie kijkt hoort je. De spelers lezen het als het spel voorbij is.
talk-to-all = Iedereen die hier is hoort je.
talk-watching = kijkt
talk-gone = Iemand die weg is
talk-gone-text = Deze regel is samen met de schrijver verwijderd.
talk-me = Jij
talk-mute = Niet tonen wat { $player } zegt
talk-muted = Je ziet niet wat { $players } zegt:
talk-unmute = { $player } weer tonen
talk-heard = { $player }: { $text }
talk-new =
    { $count ->
        [one] { $count } nieuwe regel
       *[other] { $count } nieuwe regels
    }

## Rematch
rematch-offer = Revanche aanbieden
rematch-offered = { $player } biedt een revanche aan.
rematch-offered-somebody = Er wordt een revanche aangeboden.
rematch-mine = Je revanche wacht op de anderen.
rematch-runs = De revanche is begonnen.
rematch-sit = Ga zitten
rematch-go = Naar de revanche
rematch-decline = Nee, bedankt
rematch-declined = Je plaats daar is vrij voor anderen.
rematch-expected = wordt verwacht
rematch-waits = Wachten op { $players }. Het spel begint als iedereen er is.
rematch-you = Je plaats wacht op je.
