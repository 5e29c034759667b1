# The two commands for everybody: `make play` and `make test`. `make help` lists the rest.
SHELL := /bin/sh
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# What playing needs, and what developing needs on top of it.
PLAYABLE := $(VENV)/.playable
INSTALLED := $(VENV)/.installed
PIP_INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --editable
COMPILED := build/compiled
STAMP := $(COMPILED)/.stamp
SOURCES := $(shell find src -path '*/static' -prune -o \( -name '*.py' -o -name '*.json' -o -name '*.ftl' \) -print) setup.py
# A fresh compiled build is used by itself; an outdated one is ignored.
FRESH = $(shell test -e $(STAMP) && test -z "$$(find src setup.py -path '*/static' -prune -o -newer $(STAMP) \( -name '*.py' -o -name '*.json' -o -name '*.ftl' \) -print | head -1)" && echo $(COMPILED))
# The browser client: node is needed to build it, not to run it.
STATIC := src/orrery/server/static/index.html
NODE_MODULES := web/node_modules/.installed
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print)
JOBS ?= 2
GAME ?= alien-frontiers
ARGS ?=

.PHONY: play terminal test check test-pure test-compiled test-web e2e compile web bench strength load golden help clean

play: $(PLAYABLE) $(STATIC) ## open the table in the browser: a server of your own, bots included (ARGS="--port 9000")
	@PYTHONPATH=$(FRESH) $(BIN)/orrery serve --open $(ARGS)

terminal: $(PLAYABLE) ## play a game in the terminal against bots (GAME=..., ARGS="--lang pl")
	@PYTHONPATH=$(FRESH) $(BIN)/orrery play $(GAME) $(ARGS)

test: check test-pure test-compiled test-web e2e ## everything CI runs: checks, the tests on both builds, the logic of the page, matches in Chromium

check: $(INSTALLED) $(NODE_MODULES) ## linters, types and import rules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && npm run --silent check

test-pure: $(INSTALLED) ## the tests on plain Python
	ORRERY_BUILD=python $(BIN)/python -m pytest -n $(JOBS)

test-compiled: $(STAMP) ## the same tests on the compiled build, but for those of the server
	ORRERY_BUILD=compiled PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n $(JOBS) --ignore=tests/server

test-web: $(NODE_MODULES) ## the logic of the browser client
	cd web && npm run --silent test

e2e: $(INSTALLED) $(STATIC) ## matches in Chromium against a real server
	scripts/browser
	cd web && npm run --silent e2e

compile: $(STAMP) ## compile engine, games and bots with mypyc; used from then on by play and bench

web: $(STATIC) ## build the browser client into the package

bench: $(INSTALLED) ## speed of the games on this machine
	PYTHONPATH=$(FRESH) $(BIN)/python benchmarks/speed.py

strength: $(STAMP) ## the table of bot strength (about half an hour)
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/strength.py --game $(GAME)

load: $(STAMP) ## how many live tables the server bears (about five minutes)
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/load.py

golden: $(INSTALLED) ## rewrite the golden playthroughs after a deliberate change of rules
	$(BIN)/python -m pytest tests/golden --orrery-golden-update

$(PLAYABLE): pyproject.toml setup.py constraints.txt
	@test -d $(VENV) || $(PYTHON) -m venv $(VENV)
	@echo "installing into $(VENV) ..."
	@$(PIP_INSTALL) '.[terminal,server]'
	@touch $@

$(INSTALLED): pyproject.toml setup.py constraints.txt
	@test -d $(VENV) || $(PYTHON) -m venv $(VENV)
	@echo "installing into $(VENV), with everything the tests need ..."
	@$(PIP_INSTALL) '.[dev]'
	@touch $@ $(PLAYABLE)

$(NODE_MODULES): web/package.json
	@command -v npm >/dev/null || { echo "the browser client is built with Node.js 20 or newer and npm: please install them (make terminal needs neither)"; exit 1; }
	@echo "installing what the browser client is built with ..."
	@cd web && npm install --silent
	@touch $@

$(STATIC): $(NODE_MODULES) $(WEB_SOURCES)
	@echo "building the browser client ..."
	@cd web && npm run --silent build
	@touch $@

$(STAMP): $(INSTALLED) $(SOURCES)
	@echo "compiling with mypyc into $(COMPILED) ..."
	@rm -rf $(COMPILED) build/lib* build/temp*
	@ORRERY_COMPILE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--no-deps --no-build-isolation --target $(COMPILED) .
	@touch $@

clean: ## remove everything the targets made
	rm -rf $(VENV) build src/*.egg-info web/node_modules src/orrery/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## /  make \1\t/' | expand -t 24
