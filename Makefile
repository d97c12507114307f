# Two commands do everything: `make play` and `make test`.

VENV := .venv
BENCH := .venv-bench
PYTHON_OF_TESTS := $(VENV)/bin/python

.PHONY: play test test-all bench clean help

play: ## install what is needed and play
	@tools/environment $(VENV) print
	@$(VENV)/bin/python -m aevum play tempus-imperium

test: ## lint, types and the whole test suite
	@tools/environment $(VENV) dev
	@$(PYTHON_OF_TESTS) -m ruff check --quiet .
	@$(PYTHON_OF_TESTS) -m ruff format --quiet --check .
	@$(PYTHON_OF_TESTS) -m mypy --no-error-summary
	@$(PYTHON_OF_TESTS) -m pytest --quiet

test-all: ## the same with the large runs: thousands of games, legal against check on tens of thousands of positions
	@tools/environment $(VENV) dev
	@$(PYTHON_OF_TESTS) -m pytest --exhaustive

bench: ## speed, side by side with catanatron in the same run
	@tools/environment $(BENCH) bench
	@$(BENCH)/bin/python bench/side_by_side.py

clean: ## remove everything that was made here
	rm -rf $(VENV) $(BENCH) .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1: /p' Makefile
