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
SOURCES := $(shell find src -name '*.py' -o -name '*.json' -o -name '*.ftl') setup.py
# A fresh compiled build is used by itself; an outdated one is ignored.
FRESH = $(shell test -e $(STAMP) && test -z "$$(find src setup.py -newer $(STAMP) \( -name '*.py' -o -name '*.json' -o -name '*.ftl' \) | head -1)" && echo $(COMPILED))
JOBS ?= 2
GAME ?= alien-frontiers
ARGS ?=

.PHONY: play test check test-pure test-compiled compile bench strength golden help clean

play: $(PLAYABLE) ## play a game in the terminal against bots (GAME=..., ARGS="--lang pl")
	@PYTHONPATH=$(FRESH) $(BIN)/orrery play $(GAME) $(ARGS)

test: check test-pure test-compiled ## everything CI runs: checks, then the tests on both builds

check: $(INSTALLED) ## linters, types and import rules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test-pure: $(INSTALLED) ## the tests on plain Python
	ORRERY_BUILD=python $(BIN)/python -m pytest -n $(JOBS)

test-compiled: $(STAMP) ## the same tests on the compiled build
	ORRERY_BUILD=compiled PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n $(JOBS)

compile: $(STAMP) ## compile engine, games and bots with mypyc; used from then on by play and bench

bench: $(INSTALLED) ## speed of the games on this machine
	PYTHONPATH=$(FRESH) $(BIN)/python benchmarks/speed.py

strength: $(STAMP) ## the table of bot strength (about half an hour)
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/strength.py --game $(GAME)

golden: $(INSTALLED) ## rewrite the golden playthroughs after a deliberate change of rules
	$(BIN)/python -m pytest tests/golden --orrery-golden-update

$(PLAYABLE): pyproject.toml setup.py constraints.txt
	@test -d $(VENV) || $(PYTHON) -m venv $(VENV)
	@echo "installing into $(VENV) ..."
	@$(PIP_INSTALL) '.[terminal]'
	@touch $@

$(INSTALLED): pyproject.toml setup.py constraints.txt
	@test -d $(VENV) || $(PYTHON) -m venv $(VENV)
	@echo "installing into $(VENV), with everything the tests need ..."
	@$(PIP_INSTALL) '.[dev]'
	@touch $@ $(PLAYABLE)

$(STAMP): $(INSTALLED) $(SOURCES)
	@echo "compiling with mypyc into $(COMPILED) ..."
	@rm -rf $(COMPILED) build/lib* build/temp*
	@ORRERY_COMPILE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--no-deps --no-build-isolation --target $(COMPILED) .
	@touch $@

clean: ## remove everything the targets made
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## /  make \1\t/' | expand -t 24
