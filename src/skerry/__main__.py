"""`python -m skerry`."""

from skerry.cli import main

main()
