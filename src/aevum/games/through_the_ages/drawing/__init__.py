"""SVG drawings of the game, panel by panel."""
