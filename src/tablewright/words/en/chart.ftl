### Charts: the same numbers as a picture and as a table.

chart-as-table = As a table
chart-as-picture = As a chart
