"""HTTP endpoints that answer with HTML pages, drawings and files."""
