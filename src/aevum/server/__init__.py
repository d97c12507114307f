"""ASGI server on which people play matches in the browser, alone, on one device or over the network."""
