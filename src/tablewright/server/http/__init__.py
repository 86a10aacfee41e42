"""HTTP: a module of routes for each subject, what they share (`deps`), and what stands around them: pages, limits of
bodies, shutdown, health.

A route reads what was asked, calls one part of the service and answers in terms of the protocol. Nothing imports this
but the application.
"""
