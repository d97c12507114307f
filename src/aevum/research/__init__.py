"""PettingZoo, Gymnasium and OpenSpiel environments of every installed game, for researchers.

Each module needs its package: in a clone `pip install ".[research]"`, and `".[openspiel]"` for OpenSpiel. `python -m
aevum.research GAME` prints what each number of an observation means.
"""
