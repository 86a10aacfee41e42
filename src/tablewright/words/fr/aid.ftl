### L’aide de jeu : un jeu sur une page, à l’écran et sur papier.

aid-title = { $game } : aide de jeu
aid-open = Aide de jeu
aid-print = Imprimer cette page
aid-note = Une page à imprimer. Tous les nombres sont ceux avec lesquels se jouent les nouvelles tables de ce serveur.
aid-source = Valeurs imprimées { $data } · les petits sigles sont ceux des articles des règles
aid-named = { $name } :
aid-failed = L’aide de jeu ne peut pas être affichée.
