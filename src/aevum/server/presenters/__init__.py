"""From a live or stored match to the data that a page shows."""
