"""Contract suite: tests that every game must pass, run by a pytest plugin (`pytest --aevum-game NAME`)."""
