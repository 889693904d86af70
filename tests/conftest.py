"""Generated cases are the same in every run, and keep no time: the first call of a rule may compile it."""

import signal

from hypothesis import HealthCheck, settings

settings.register_profile(
    "house",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("house")

# Whoever starts the tests in the background has Ctrl-C ignored, by them and by all that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)
