"""The record that holds a position, made so that plain Python reads its fields quickly."""

from __future__ import annotations

import functools
from operator import itemgetter
from typing import Any

import numpy as np


@functools.cache
def quick(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same dtype, whose fields are also attributes.

    NumPy's own `record` searches for each name in Python, which takes four times as long; compiled functions
    take either for the same.
    """
    fields = {name: field(name) for name in dtype.names or ()}
    return np.dtype((type("Record", (np.void,), {"__slots__": (), **fields}), dtype))


def field(name: str) -> property:
    def put(record: Any, value: Any) -> None:
        record[name] = value

    return property(itemgetter(name), put)
