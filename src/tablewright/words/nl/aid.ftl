### Het spelersoverzicht: een spel op één pagina, op het scherm en op papier.

aid-title = { $game }: spelersoverzicht
aid-open = Spelersoverzicht
aid-print = Deze pagina afdrukken
aid-note = Eén pagina om af te drukken. Alle getallen zijn die waarmee nieuwe tafels op deze server gespeeld worden.
aid-source = Gedrukte waarden { $data } · tussen haakjes staan de regels waar het in staat
aid-failed = Het spelersoverzicht kan niet getoond worden.
