"""How a database came to its present form, step by step (Alembic); run by ``storage.upgrade``.

A change of ``storage.schema`` needs a new file in ``versions``: the next number, what it follows, and
``upgrade()`` written out by hand. A test holds the two together.
"""
