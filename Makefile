# Two commands do everything: `make play` and `make test`.

VENV := .venv
BENCH := .venv-bench
RESEARCH := .venv-research
FAST := .venv-fast
PYTHON_OF_TESTS := $(VENV)/bin/python
# A process for each core, each with its own servers and browser; whoever is done takes over from the others.
IN_PARALLEL := --numprocesses=auto --maxprocesses=8 --dist=worksteal

.PHONY: play fast test test-all test-fast test-postgres test-research games effects states load siege thinking push bench bench-research bench-solver clean help

play: ## install what is needed, open the table and the browser
	@tools/environment $(VENV) table
	@$(VENV)/bin/python -m aevum serve --open

fast: ## compile the engines: .venv-fast plays the same games, several times as fast
	@tools/environment $(FAST) dev
	@tools/fast $(FAST)

test: ## lint, types and the whole test suite
	@tools/environment $(VENV) dev
	@tools/browser >/dev/null
	@tools/axe >/dev/null
	@$(PYTHON_OF_TESTS) -m ruff check --quiet .
	@$(PYTHON_OF_TESTS) -m ruff format --quiet --check .
	@$(PYTHON_OF_TESTS) -m mypy --no-error-summary
	@$(PYTHON_OF_TESTS) -m pytest --quiet $(IN_PARALLEL)

test-all: ## the same with the large runs: thousands of games, legal against check on tens of thousands of positions
	@tools/environment $(VENV) dev,ray
	@$(PYTHON_OF_TESTS) -m pytest --exhaustive $(IN_PARALLEL)

test-fast: fast ## compiled engines: the same 200 games as plain ones, and the promises that every game makes
	@tools/environment $(VENV) dev
	@$(PYTHON_OF_TESTS) -m pytest --quiet tests/compiled --compiled $(FAST)/bin/python
	@$(FAST)/bin/python -m pytest --quiet $(IN_PARALLEL) tests/contract tests/golden tests/games tests/bots

test-postgres: ## the table on PostgreSQL, and two servers on one database
	@tools/environment $(VENV) dev
	@tools/postgres $(PYTHON_OF_TESTS) -m pytest --quiet tests/table --postgres

test-research: ## the environments for researchers, by the tests of PettingZoo, Gymnasium and OpenSpiel
	@tools/environment $(RESEARCH) dev,openspiel,bench-research
	@$(RESEARCH)/bin/python -m pytest --quiet $(IN_PARALLEL) tests/research

games: ## a thousand games of chance to the end, every piece counted after each decision
	@tools/environment $(VENV) dev
	@$(PYTHON_OF_TESTS) -m pytest --quiet --exhaustive $(IN_PARALLEL) tests/games/*/test_whole_games.py

effects: ## take away every effect of every card in turn, and list those that no test misses
	@tools/environment $(VENV) dev
	@PYTHONPATH=tests:tests/third_party $(PYTHON_OF_TESTS) -m removal $(OF)

states: ## write the classes of the games' fields anew from their lists
	@tools/environment $(VENV) dev
	@PYTHONPATH=tests/third_party $(PYTHON_OF_TESTS) tools/states aevum.games.tempus aevum.games.tempus_imperium aevum.games.through_the_ages aevum.games.clash_of_cultures high_card hammer

load: ## a thousand seats at one server on this machine: delay, lost or doubled moves, memory
	@tools/environment $(VENV) dev
	@$(PYTHON_OF_TESTS) -m bench.load

thinking: ## 21 hard bots think at a server on this machine: how long people wait for their picks
	@tools/environment $(VENV) dev
	@$(PYTHON_OF_TESTS) -m bench.siege hard

siege: ## attacks and heavy neighbours on a server on this machine: what others notice of them
	@tools/environment $(VENV) dev
	@$(PYTHON_OF_TESTS) -m bench.siege

push: ## what a page is sent after a move, late in a long match: bytes and time
	@tools/environment $(VENV) dev
	@$(PYTHON_OF_TESTS) -m bench.push

bench: fast ## speed, plain and compiled, side by side with catanatron and OpenSpiel in the same run
	@tools/environment $(BENCH) bench
	@$(BENCH)/bin/python -m bench.side_by_side $(FAST)/bin/python

bench-research: ## steps of the environments, side by side with PettingZoo's chess in the same run
	@tools/environment $(RESEARCH) bench-research
	@$(RESEARCH)/bin/python bench/environments.py

bench-solver: ## the solver at every hour of a day against a wide beam, and ten times at the rulebook's minute; an hour
	@tools/environment $(VENV) dev
	@$(PYTHON_OF_TESTS) -m bench.solver

clean: ## remove everything that was made here
	rm -rf $(VENV) $(BENCH) $(FAST) $(RESEARCH) .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1: /p' Makefile
