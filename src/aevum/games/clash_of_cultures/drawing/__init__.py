"""SVG drawings of Clash of Cultures: symbols, map, panels and tooltips."""
