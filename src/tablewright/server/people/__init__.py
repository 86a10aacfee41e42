"""People: who is asking (`identity`), their accounts and passwords, coming and going.

May change seats and tables of who goes. What people have in higher rooms is handed to it as `Belongings`.
"""
