"""Client addresses, rate limits, connection limits, login throttle, the server's secret."""
