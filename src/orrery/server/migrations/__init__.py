"""The steps by which a database came to its present form (Alembic); ``storage.upgrade`` runs them.

A change of ``storage.schema`` needs a new file in ``versions`` (the next number, what it follows, and
``upgrade()`` written out by hand) and the same number as ``REVISION``. A test holds the two together.
"""
