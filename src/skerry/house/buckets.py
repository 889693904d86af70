"""How often: each visitor has a bucket of tokens that fills again with time."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

MOST_BUCKETS = 50_000
HOUSEHOLD = 64  # bits


def visitor_address(address: str) -> str:
    """What stands for one visitor: an address, or of IPv6 the network that one household has."""
    if ":" not in address:
        return address
    try:
        return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False).network_address)
    except ValueError:
        return address


class Bucket:
    """So many at once, and so many a second."""

    __slots__ = ("at", "left")

    def __init__(self, most: float) -> None:
        self.left = most
        self.at = time.monotonic()

    def take(self, rate: float, most: float, tokens: float = 1.0) -> bool:
        """Take one, or as many as something costs, where there are so many."""
        now = time.monotonic()
        self.left = min(most, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < tokens:
            return False
        self.left -= tokens
        return True


class Buckets:
    """A bucket for each visitor; those that were not seen for longest are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, visitor: str, tokens: float = 1.0) -> bool:
        bucket = self._buckets.get(visitor)
        if bucket is None:
            bucket = self._buckets[visitor] = Bucket(self.most)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(visitor)
        return bucket.take(self.rate, self.most, tokens)
