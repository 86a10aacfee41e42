### Terwijl je weg was: wat de anderen sinds je laatste beslissing hebben gedaan.

away-title = Terwijl je weg was
away-since =
    { $count ->
        [one] { $count } zet sinds je laatste beslissing
       *[other] { $count } zetten sinds je laatste beslissing
    }
away-since-start =
    { $count ->
        [one] { $count } zet sinds het begin van het spel
       *[other] { $count } zetten sinds het begin van het spel
    }
away-points = Punten
away-points-of = { $player }: { $before } → { $after }
away-closed = Niet meer mogelijk voor jou
away-closed-more =
    { $count ->
        [one] en nog { $count }
       *[other] en nog { $count }
    }
away-show = De tafel na deze zet tonen
away-replay = Deze zetten naspelen
away-play = Afspelen
away-pause = Pauze
away-at = { $number } van { $count }
away-before = Zoals je de tafel achterliet
