"""Mail: who wants to be written to (`wishes`), what waits to be sent (`outbox`), and what it says (`message`).

Reads seats and tables from storage, and who is present; nothing depends on it but the service and HTTP.
"""
