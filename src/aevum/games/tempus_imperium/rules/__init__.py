"""The rules, one file per chapter of the rulebook. Each action has its legal moves, its check and its effect.

Files import only facts; what they act on is the `Sheet` handed to them.
"""
