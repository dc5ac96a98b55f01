# The few commands of the project. README.md has `play` and `test` in plain form, for machines without make, and docs/hosting has `bot`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PAGE := sandbox/page
NODE := $(shell command -v node >/dev/null && command -v npm >/dev/null && echo yes)
TSC := $(if $(NODE),$(PAGE)/node_modules/.bin/tsc)
FOREIGN := tests/foreign
DISCORDJS := $(if $(NODE),$(FOREIGN)/node_modules/discord.js)
PYTEST := $(BIN)/pytest --numprocesses auto --maxprocesses 8 --dist worksteal

.PHONY: play bot test quick coverage lint words gallery pythons check format lock image bench clean

play: $(VENV)/play ## play on this machine, without Discord
	$(BIN)/python -m sandbox

bot: $(VENV)/run ## run the bot on Discord (needs DISCORD_TOKEN)
	$(BIN)/python bot.py

test: words $(TSC) $(DISCORDJS) ## run every test
	$(PYTEST)

quick: words ## run the tests that are worth running on every Python
	$(PYTEST) -m "not once"

coverage: words ## the same, and how much of the code they run (cheap from Python 3.12 on)
	$(PYTEST) -m "not once" --cov

lint: words ## check format, style, types and import rules
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m words.check

words: $(VENV)/dev ## compile the texts (words/*/*.ftl), and write what mypy knows of them
	$(BIN)/python -m words

gallery: $(VENV)/run ## write a page for each language with all that the bot says, into gallery/
	$(BIN)/python -m render.gallery

pythons: $(VENV)/dev ## run the tests on the other Pythons that are installed
	$(BIN)/nox --session tests

check: ## exactly what CI runs
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory pythons

# Where npm cannot fetch something, the tests say that it is missing.
$(PAGE)/node_modules/.bin/tsc: $(PAGE)/package-lock.json
	-cd $(PAGE) && npm ci --silent --no-audit --no-fund && touch node_modules/.bin/tsc

$(FOREIGN)/node_modules/discord.js: $(FOREIGN)/package-lock.json
	-cd $(FOREIGN) && npm ci --silent --no-audit --no-fund && touch node_modules/discord.js

format: $(VENV)/dev ## put the code in order
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock: $(VENV)/dev ## write requirements*.txt anew after a change of pyproject.toml (needs the network)
	$(BIN)/nox -s lock

image: words ## build the container image and try it, with docker or podman
	$(BIN)/python -m bench.image

bench: $(VENV)/dev ## measure speed beside peers
	$(BIN)/python -m bench

clean: ## remove what the commands above made
	rm -rf $(VENV) .venv-* .nox .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage gallery $(PAGE)/node_modules $(FOREIGN)/node_modules

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed (this is %s). Name another: make PYTHON=python3.12" % sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)

$(VENV)/run: requirements.txt | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@

$(VENV)/play $(VENV)/dev: $(VENV)/%: requirements-%.txt $(VENV)/run
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@
