"""The rules, one file per chapter of the rulebook: what is legal, which clause forbids a move, what a move does.

Files import facts and one another; what they act on is the `World` handed to them.
"""
