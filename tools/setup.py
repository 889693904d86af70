"""Find a Python that is new enough, and let it prepare Skerry.

`make setup` runs this file with whatever `python3` the machine has, so it keeps to words
that even Python 2.7 can read; the work itself is in environment.py, in present-day Python.
"""

from __future__ import print_function

import os
import subprocess
import sys

OLDEST = (3, 11)
NEWEST = (3, 14)
HERE = os.path.dirname(os.path.abspath(__file__))


def fits(version):
    """Whether this version of Python can run Skerry."""
    return OLDEST <= tuple(version)[:2] <= NEWEST


def version_of(command):
    """The version of a Python on the search path, or None where it does not run."""
    try:
        question = "import sys; print('%d.%d' % sys.version_info[:2])"
        with open(os.devnull, "w") as nowhere:
            answer = subprocess.check_output([command, "-c", question], stderr=nowhere)
        return tuple(int(part) for part in answer.decode("ascii").strip().split("."))
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None


def another_python():
    """The first Python on the search path that is new enough, or None."""
    for minor in range(OLDEST[1], NEWEST[1] + 1):
        command = "python3.%d" % minor
        version = version_of(command)
        if version is not None and fits(version):
            return command
    return None


def main():
    if fits(sys.version_info):
        sys.path.insert(0, HERE)
        import environment

        return environment.main(sys.argv[1:])
    command = another_python()
    if command is None:
        print(
            "Skerry needs Python %d.%d to %d.%d, and this is Python %d.%d; install a newer one "
            "(on Debian 12 or later: apt-get install python3 python3-venv) and run `make setup` again."
            % (OLDEST + NEWEST + tuple(sys.version_info)[:2]),
            file=sys.stderr,
        )
        return 1
    return subprocess.call([command, os.path.abspath(__file__)] + sys.argv[1:])


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
