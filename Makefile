# The few commands of the project. Each stands in plain form in README.md, for machines without make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play bot test check format bench clean

play: $(VENV)/run ## play on this machine, without Discord
	$(BIN)/python -m sandbox

bot: $(VENV)/run ## run the bot on Discord (needs DISCORD_TOKEN)
	$(BIN)/python bot.py

test: $(VENV)/dev ## run every test
	$(BIN)/pytest

check: $(VENV)/dev ## exactly what CI runs
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -m "not slow"

format: $(VENV)/dev ## put the code in order
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/dev ## measure speed beside peers
	$(BIN)/python -m bench

clean: ## remove what the commands above made
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed (this is %s). Name another: make PYTHON=python3.12" % sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)

$(VENV)/run: requirements.txt | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(VENV)/dev: requirements-dev.txt $(VENV)/run
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@
