"""The table: a server where people play in the browser, alone, side by side or far apart."""
