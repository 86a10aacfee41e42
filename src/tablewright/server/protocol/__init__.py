"""All that goes over the wire, and nothing else: what clients may say, what the server says, and every error.

`openapi.json`, and from it the web's types, are made of what is declared here, a module for each subject. It knows
nothing of the rest of the server, of games or of the database; everything else may import it.
"""
