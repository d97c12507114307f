"""The cards: families of rows, and beside them functions for what rows cannot say."""
