### Graphiques : les mêmes nombres en image et en tableau.

chart-as-table = En tableau
chart-as-picture = En graphique
