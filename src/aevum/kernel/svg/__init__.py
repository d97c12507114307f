"""SVG documents, typography, colours by theme, hex outlines, export to PNG and PDF."""
