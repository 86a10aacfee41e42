### Accounts: dezelfde naam en dezelfde tafels op elk apparaat.

account-title = Naam en account
account-open = Account

## My name
account-name-note = Aan jouw tafels ziet iedereen die. Wie daar met een ander verward kan worden, staat er met een nummer, zoals #417.
account-name-save = Naam bewaren
account-renamed = Je heet nu { $name }.

## A guest
account-guest = Je bent gast: alleen deze browser kent je. Met een account vind je je naam en je tafels op elk apparaat terug.
account-make = Een account maken
account-make-do = Account maken
account-made = Het account is gemaakt. Meld je er op je andere apparaten mee aan.
account-login = Accountnaam
account-login-note = 3 tot 40 tekens: letters van a tot z, cijfers en de tekens . _ - Je meldt je ermee aan; niemand anders ziet hem. Hoofdletters maken niet uit.
account-password = Wachtwoord
account-password-note = Minstens 8 tekens. Drie of vier woorden die niet bij elkaar horen zijn goed; wat anderen ook gebruiken wordt geweigerd. Zonder wachtwoord kom je er niet meer in.
account-password-show = Wachtwoord tonen
account-sign-in = Ik heb een account
account-sign-in-do = Aanmelden
account-bring = Meenemen wat ik hier als gast heb
account-bring-tables =
    { $count ->
        [one] { $count } tafel gaat mee naar je account. Anders ben je je plaats daar kwijt.
       *[other] { $count } tafels gaan mee naar je account. Anders ben je je plaatsen daar kwijt.
    }
account-welcome = Welkom terug, { $name }.

## With an account
account-signed-in = Aangemeld als { $login }
account-sign-out = Afmelden
account-sign-out-note = Deze browser vergeet je, en een kopie van zijn cookie is niets meer waard. Alles blijft bij je account.
account-sign-out-everywhere = Overal afmelden
account-sign-out-everywhere-note = Al je apparaten vergeten je, ook dit. Handig als je er een kwijt bent.
account-signed-out = Je bent afgemeld en hier een nieuwe gast.
account-signed-out-everywhere = Je bent op alle apparaten afgemeld en hier een nieuwe gast.
account-change = Wachtwoord wijzigen
account-change-note = Al je andere apparaten worden afgemeld.
account-password-old = Huidig wachtwoord
account-password-new = Nieuw wachtwoord
account-changed = Het wachtwoord is gewijzigd. Alle andere apparaten zijn afgemeld.

## My browsers
account-sessions = Mijn browsers
account-sessions-note = Waar je bent aangemeld. Een browser die je niet kent, of niet meer hebt, kun je hier afmelden.
account-session-unknown = Onbekende browser
account-session-here = Deze browser
account-session-seen = Laatst gebruikt op { $date }
account-session-end = Afmelden
account-session-end-of = Afmelden: { $browser }, { $seen }
account-session-ended = Afgemeld: { $browser }
account-forget = Vergeet mij in deze browser
account-forget-note = Je hebt geen account, dus daarna kan niemand meer als jou terugkomen: je plaatsen en tafels blijven achter, zonder jou. Maak eerst een account als je ze wilt houden; verwijder jezelf als anderen ze mogen overnemen.
account-forget-sure = Ja, ik geef mijn plaatsen en tafels op

## Going
account-delete = Mijn account verwijderen
account-delete-guest = Mij verwijderen
account-delete-goes = Wat verdwijnt
account-delete-goes-name = Je naam, overal: ook bij afgelopen partijen ben je alleen nog een plaatsnummer.
account-delete-goes-login = Je accountnaam en wachtwoord; al je apparaten worden afgemeld.
account-delete-goes-cookie = De cookie waaraan deze browser je herkent.
account-delete-goes-seats = Je plaatsen in lopende partijen: ze komen vrij en iemand anders mag verder spelen.
account-delete-stays = Wat blijft
account-delete-stays-games = De partijen die je speelde, met alle zetten en uitslagen, zonder je naam.
account-delete-stays-tables = Tafels die je opende gaan over op de volgende die er zit; is er niemand, dan houden ze op.
account-delete-final = Dit kan niet ongedaan worden gemaakt.
account-delete-password = Je wachtwoord, om zeker te weten dat jij het bent
account-delete-sure = Ja, ik wil verwijderd worden
account-deleted = Je bent verwijderd. Wie nu naar deze pagina kijkt, is een nieuwe gast.
