### Een beurt plannen op een eigen kopie van de tafel.

plan-intro = Probeer je beurt uit voordat je hem speelt: klik zoals altijd, op een kopie van de tafel die niemand anders ziet, houd meerdere plannen naast elkaar en voer er een in één keer uit. Je kunt ook plannen terwijl anderen spelen.
plan-private = Plannen blijven in deze browser. Niemand aan tafel kan ze zien, en ze tonen nooit meer dan je kunt weten.
plan-begin = Mijn beurt plannen
plan-another = Nog een plan
plan-copy = Dit plan kopiëren
plan-clear = Alle plannen verwijderen
plan-name = Plan { $letter }
plan-rename = Naam van het plan
plan-open = { $name } op het bord tonen
plan-open-short = Tonen
plan-remove = { $name } verwijderen
plan-steps = Stappen van het plan
plan-empty = Nog geen stap: kies er een op het bord of in de lijst.
plan-back-to = Terug naar vlak na: { $step }
plan-undo = Eén stap terug
plan-do = Dit doen
plan-do-some = { $count ->
    [one] De eerste stap doen
   *[other] De eerste { $count } stappen doen
}
plan-not-yet = Je kunt dit doen zodra je aan de beurt bent. Dan wordt het opnieuw geprobeerd, en je hoort het als iets niet meer past.
plan-done = { $left ->
    [0] Gedaan zoals gepland: { $count ->
        [one] één stap
       *[other] { $count } stappen
    }.
   *[other] Tot hier gedaan zoals gepland; de rest wacht tot de anderen hebben geantwoord.
}

## De lijst om het bord
plan-banner = Plannen: { $name }
plan-banner-copy = Een kopie die alleen jij ziet; de tafel gaat door.
plan-banner-mine = Een kopie die alleen jij ziet; aan tafel ben jij aan de beurt.
plan-banner-early = Alsof je nu aan de beurt was, met de tafel zoals hij is.
plan-leave = Terug naar de tafel

## Wat het oplevert
plan-score = Stand van nu
plan-compare = De plannen vergeleken
plan-step-count = Stappen
plan-standing = Hoe ver
plan-is-open = gaat door
plan-is-whole = hele beurt
plan-is-unknown = tot een verrassing
plan-is-broken = past niet meer
plan-ends-turn = Je beurt eindigt hier.
plan-ends-unknown = Wat volgt, is niet bekend voordat het gebeurt: het plan eindigt hier.
plan-meanwhile = Aangenomen dat de anderen zo afmaken wat ze begonnen zijn:
plan-assumed = { $player } antwoordt naar verwachting: { $answer }
plan-broken = Stap { $number } past niet meer: { $step }.
plan-broken-unknown = Wat eraan voorafgaat, is niet bekend voordat het gebeurt.
error-nothing-to-plan = Er valt nu niets te plannen: niemand weet nog hoe je volgende beurt begint.
error-no-turn-to-come = Je hebt je laatste beurt van deze partij gehad: er valt geen beurt meer te plannen.
