PYTHON ?= $(firstword $(foreach name,python3 python3.11 python3.12 python3.13 python3.14,$(shell command -v $(name) 2>/dev/null)))
BIN := .venv/bin

.PHONY: setup
setup: ## Prepare everything: environment, libraries, compiled rules
	@$(if $(PYTHON),,echo "Skerry needs Python 3.11 or newer; install it (on Debian: apt-get install python3 python3-venv)." >&2; exit 1;) \
	"$(PYTHON)" tools/setup.py
