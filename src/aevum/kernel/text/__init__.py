"""Text of the rules: word stems, by which a search finds other forms of a word."""
