"""A corpus of finished records that every later version has to replay or refuse in words."""
