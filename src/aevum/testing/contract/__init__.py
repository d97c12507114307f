"""Contract tests. Each takes a `game` or a `variant` of one, which the plugin supplies."""
