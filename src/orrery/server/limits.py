"""Numbers that keep one person, or one match, from using up what is there for all; docs/server.md has them.

What an operator may choose is in ``settings``.
"""

from typing import Final

#: Plies after which nothing can be taken back any more, and of an uploaded record.
LONGEST_MATCH: Final = 10_000
#: Characters of the specification of a bot.
LONGEST_BOT: Final = 80
#: Records that an account may keep.
MOST_RECORDS: Final = 100
#: Wishes of an account that may wait for a bot before no more hints are taken.
WAITING_HINTS: Final = 4
#: Reviews that may be made for an account at a time.
WAITING_REVIEWS: Final = 2
#: Wrong passwords for one name that addresses unknown to the account may try at once, and then a minute.
WRONG_PASSWORDS: Final = 10
WRONG_PASSWORDS_A_MINUTE: Final = 1.0
#: Addresses from which accounts were used that are remembered.
KNOWN_ADDRESSES: Final = 50_000
