"""How the table of Clash of Cultures is drawn."""
